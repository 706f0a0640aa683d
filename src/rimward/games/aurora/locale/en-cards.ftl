# What abilities and items do: their verbs

aurora-do-move = { $half ->
    [1] move by half its speed
   *[other] { $points ->
        [0] move by its speed
       *[other] move up to { COUNT("squares", $points) }
    }
}{ $freely ->
    [0] { "" }
   *[other] , past enemies without a test
}
aurora-do-attack = { $way ->
    [melee] attack in melee
    [ranged] attack at range
   *[any] attack
}{ $dice ->
    [0] { "" }
   *[other] {" "}with { COUNT("dice", $dice) } more
}{ $again ->
    [0] { "" }
   *[other] ; after a wound it may be used again
}
aurora-do-heal = heal { COUNT("wounds", $wounds) }, { $whom ->
    [self] your own
    [adjacent] an adjacent friend's
   *[either] your own or an adjacent friend's
}
aurora-do-stun = stun { $range ->
    [1] an adjacent enemy
   *[other] an enemy in sight within { COUNT("squares", $range) }
}: it misses its next turn
aurora-do-push = push an adjacent enemy back by { COUNT("squares", $squares) }
aurora-do-command = an adjacent friend takes one action{ $attack ->
    [0] , but not an attack
   *[other] , which may be an attack
}
aurora-do-look = look for somebody hidden within { COUNT("squares", $range) }
aurora-do-teleport = return to your ship at once
aurora-do-repair = repair { COUNT("points", $points) } of hull damage
aurora-do-mine = lay a space mine where the ship is
aurora-do-ambush = { NAME("warriors", $species) } attack: { $count } on this tile
aurora-do-cache = a crate appears beside you
aurora-do-hazard = test { NAME("skill", $test) } 5+ or take { COUNT("wounds", $wounds) }
aurora-do-rest = heal { COUNT("wounds", $wounds) }
