# The table in a few lines, names of squares, the drawn boards, what is printed, and where digits came from

aurora-space = { $kind ->
    [tile] { NAME("tile", $name) } { $square }
    [planet] { NAME("planet", $name) } { $square }
    [field] the landing field { NAME("place", $name) } ({ $square })
    [dock] { $name ->
        [home] the dock at home
       *[other] the dock { NAME("place", $name) }
    }
    [crew] { NAME("crew", $name) }
    [ship] { NAME("ship", $name) }
   *[thing] { NAME("thing", $name) }
}

## The table in a few lines

aurora-table-round = Round { $round }. { $events ->
    [0] { $left ->
        [1] This is the last round.
       *[other] No world events are left: one more round after this one.
    }
   *[other] { $waits ->
        [1] { COUNT("events", $events) } to come: the first when somebody has landed, then one a round; then one more round.
       *[other] { COUNT("events", $events) } to come, one a round; then one more round.
    }
}
aurora-table-mission = Mission “{ NAME("mission", $mission) }” ({ COUNT("digits", $digits) }): { NAME("mission", $mission, form: "goal") }{ $tier ->
    [2] , and fly home with it
   *[other] { "" }
}. { $coalition ->
    [stop] The Renegades are after it; the Coalition wins if they run out of time.
    [together] Both sides win or lose it together.
   *[race] Both sides are after it.
}
aurora-table-goal = On the planet: { NAME("thing", $what) }, { PLACE($square) }{ $rounds ->
    [0] { "" }
    [one] , held for { $rounds } round by { $side ->
        [0] the { NAME("faction", "renegades") }
       *[other] the { NAME("faction", "coalition") }
    }
   *[other] , held for { $rounds } rounds by { $side ->
        [0] the { NAME("faction", "renegades") }
       *[other] the { NAME("faction", "coalition") }
    }
}
aurora-table-owner = { PERSON($seat) ->
    [you] You
    [npc] The game
   *[other] { SEAT($seat) }
} ({ $side ->
    [0] { NAME("faction", "renegades") }
   *[other] { NAME("faction", "coalition") }
}{ PERSON($seat) ->
    [npc] { "" }
   *[other] , { COUNT("digits", $digits) }
}): { NAME("ship", $ship) }
aurora-table-condition = { $up ->
    [1] { $left } shields
   *[other] shields down, { $left } hull
}{ SIZE($cards) ->
    [0] { "" }
   *[other] ; salvage: { TALLY("card", $cards) }
}
aurora-table-in-orbit = { aurora-table-owner } in orbit at { PLACE("orbit", $square) }, facing { NAME("facing", $facing) }; { aurora-table-condition }
aurora-table-docked = { aurora-table-owner } at { PLACE("dock", $dock) }; { aurora-table-condition }
aurora-table-nowhere = { aurora-table-owner } is not on the board; { aurora-table-condition }
aurora-table-taken = { aurora-table-owner } has been taken by { NAME("ship", $captor) }; { aurora-table-condition }
aurora-table-who = { PERSON($seat) ->
    [you] Your { NAME("crew", $crew) }
    [npc] { NAME("crew", $crew) } of the Coalition
   *[other] { NAME("crew", $crew) } of { SEAT($seat) }
}
aurora-table-state = { $out ->
    [1] , unconscious
   *[other] { $wounds ->
        [0] { "" }
       *[other] , { $wounds } of { $health } wounds
    }
}{ aurora-table-marks }
aurora-table-marks = { $hidden ->
    [1] , in Stealth
   *[other] { "" }
}{ $stun ->
    [1] , stunned
   *[other] { "" }
}{ SIZE($gear) ->
    [0] { "" }
   *[other] ; { TALLY("card", $gear) }
}{ SIZE($holds) ->
    [0] { "" }
   *[other] ; has { TALLY("thing", $holds) }
}
aurora-table-on-surface = { aurora-table-who }: { PLACE($square) }{ aurora-table-state }
aurora-table-enemy = { NAME("crew", $crew) } ({ $wounds } of { COUNT("wounds", $health) }): { PLACE($square) }{ aurora-table-marks }
aurora-table-npc-ship = { NAME("ship", $ship) } (hull { $left }): { PLACE("orbit", $square) }, facing { NAME("facing", $facing) }
aurora-table-is-carried = { aurora-table-who }: carried by { NAME("crew", $carrier) }{ aurora-table-state }
aurora-table-aboard = { aurora-table-who }: aboard { NAME("ship", $ship) }, { NAME("room", $room) }{ aurora-table-state }
aurora-table-bounty = Your secret bounty: { NAME("crew", $crew) }, { COUNT("digits", $digits) }

## The drawn boards

aurora-board-surface = Surface
aurora-board-orbit = Orbit
aurora-map-square = { $field ->
    [orbit] { PLACE("orbit", $square) }
   *[surface] { PLACE($square) }
}
aurora-map-name = { NAME("tile", $tile) }
aurora-map-crew = { $sign } { NAME("crew", $crew) }{ $out ->
    [1] {" "}(unconscious)
   *[other] {" "}({ $wounds }/{ $health }{ $hidden ->
        [1] , in Stealth
       *[other] { "" }
    })
}
aurora-map-ship = { $sign } { NAME("ship", $ship) } ({ $up ->
    [1] shields { $left }
   *[other] hull { $left }
})
aurora-map-planet = { NAME("planet", $planet) } { NAME("place", $place) }
aurora-map-tile = { $board ->
    [orbit] In orbit { NAME("place", $place) }: { NAME("tile", $tile) }
   *[surface] On the planet { NAME("place", $place) }: { NAME("tile", $tile) }
}
aurora-legend = { $what ->
    [hindering] hindering
    [nebula] hindering
    [blocking] blocking
    [water] water
    [elevated] elevated
    [sunken] sunken
    [wall] wall
    [door] doorway
    [ledge] ledge
    [steps] steps
    [crate] crate
    [fire] fire
    [pile] dropped gear
    [goal] goal of the mission
    [dock] dock
    [ship] docked ship
    [salvage] salvage
    [mine] space mine
   *[planet] planet
}

## What is printed

aurora-about-crew = { NAME("crew", $crew) }, { NAME("specialty", $specialty) } of the { $side ->
    [0] { NAME("faction", "renegades") }
   *[other] { NAME("faction", "coalition") }
} ({ NAME("keyword", $keywords) }): initiative { $initiative }, health { $health }, speed { $speed }, attack { $attack }, defence +{ $plus } on { COUNT("dice", $dice) }; Leadership { $leadership }, Search { $search }, Piloting { $piloting }, Tech { $tech }, Stealth { $stealth }, Weapons { $weapons }, Medical { $medical }; { NAME("card", $cards) }. The other side pays a bounty of { COUNT("digits", $bounty) }. { NAME("crew", $crew, form: "flavour") }
aurora-only-when = { $when ->
    [melee] {" "}in melee
    [ranged] {" "}at range
   *[none] { "" }
}{ $against ->
    [none] { "" }
   *[other] {" "}against { NAME("keyword", $against) }
}{ $wielding ->
    [none] { "" }
   *[other] {" "}with a { NAME("keyword", $wielding) } in hand
}{ $lower ->
    [0] { "" }
   *[other] {" "}against a target that stands lower
}{ $near ->
    [0] { "" }
   *[other] {" "}within { COUNT("squares", $near) }
}{ $for ->
    [elude] {" "}when slipping away
    [stealth] {" "}when hiding
    [scan] {" "}when scanning
    [container] {" "}with crates
   *[none] { "" }
}
aurora-what-counts = { $what ->
    [attack] attack +{ $plus } on up to { COUNT("dice", $on) }
    [defense] defence +{ $plus } on up to { COUNT("dice", $on) }
    [dice] attack with { COUNT("dice", $count) } more
    [reroll] re-rolls { COUNT("dice", $count) } of its defence
    [tests] tests { $skill ->
        [none] { "" }
       *[other] of { NAME("skill", $skill) }{" "}
    }with { COUNT("dice", $count) } more
    [lift] one die of its tests{ $skill ->
        [none] { "" }
       *[other] {" "}of { NAME("skill", $skill) }
    } counts { $count } more
    [speed] speed +{ $count }
    [range] range +{ $count }
    [flight] flies
   *[immune] cannot be stunned
}
aurora-about-bonus = { NAME("card", $card) }, of { NAME("crew", $crew) }, always: { aurora-what-counts }{ aurora-only-when }.
aurora-about-action = { NAME("card", $card) }, of { NAME("crew", $crew) }, { $kind ->
    [free] free
   *[action] an action
}: { $skill ->
    [none] { "" }
   *[other] test { NAME("skill", $skill) }, { $least } or more;{" "}
}{ EFFECT($effect) }.
aurora-about-blue = { NAME("card", $card) }, of { NAME("crew", $crew) }, for its ship from { NAME("room", $station) }: { $what ->
    [attack] attack +{ $plus } on up to { COUNT("dice", $on) }
    [defense] defence +{ $plus } on up to { COUNT("dice", $on) }
    [free_turns] a free turn in each move
    [initiative] initiative +{ $count }
    [scan_range] scans salvage within { COUNT("squares", $count) }
    [dice] { NAME("ability", $ability) } with { COUNT("dice", $count) } more
   *[more] { NAME("ability", $ability) } does { $count } more
}.
aurora-about-ship = { NAME("ship", $ship) }, a ship of the { $side ->
    [0] { NAME("faction", "renegades") }
   *[other] { NAME("faction", "coalition") }
}: shields { $shields }, hull { $hull }, range { $range }. With shields up: { NAME("ability", $front) }. With shields down: { NAME("ability", $back) }. { NAME("ship", $ship, form: "flavour") }
aurora-about-item = { NAME("card", $card) }, { NAME("kind", $kind) }, { NAME("deck", $deck) }{ $copies ->
    [1] { "" }
   *[other] {" "}(× { $copies })
}{ $hands ->
    [0] { "" }
    [1] ; one hand
   *[other] ; two hands
}{ $range ->
    [0] { "" }
   *[other] ; range { $range }
}{ $dice ->
    [0] { "" }
   *[other] ; { COUNT("dice", $dice) } more
}{ $on ->
    [0] { "" }
   *[other] ; attack +{ $plus } on up to { COUNT("dice", $on) }
}{ $against ->
    [none] { "" }
   *[other] {" "}against { NAME("keyword", $against) }
}{ $guarded ->
    [0] { "" }
   *[other] ; defence +{ $guard } on up to { COUNT("dice", $guarded) }
}{ $speed ->
    [0] { "" }
   *[other] ; speed { $speed }
}{ $area ->
    [0] { "" }
   *[other] ; hits everybody within { COUNT("squares", $area) }
}{ $breaks ->
    [0] { "" }
   *[other] ; breaks walls on a 6
}{ $effect ->
    [none] { "" }
   *[other] ; { $act ->
        [free] free
       *[action] as an action
    }: { EFFECT($effect) }
}{ $energy ->
    [0] { "" }
   *[other] ; { COUNT("uses", $energy) }
}{ $value ->
    [0] { "" }
   *[other] ; worth { COUNT("digits", $value) }
}. { NAME("card", $card, form: "flavour") }
aurora-about-item-bonus = { NAME("card", $card) }, { NAME("kind", $kind) }, { NAME("deck", $deck) }{ $copies ->
    [1] { "" }
   *[other] {" "}(× { $copies })
}: { aurora-what-counts }{ aurora-only-when }; worth { COUNT("digits", $value) }. { NAME("card", $card, form: "flavour") }
aurora-about-trap = { NAME("card", $card) }: six dice against everybody within 2 squares, unless a scan has found it first.
aurora-about-cache = { NAME("card", $card) }: 25 digits, at once.
aurora-about-explosive = { NAME("card", $card) }: six dice against every ship within 2 squares, unless a scan has found it first.
aurora-about-mission = { NAME("mission", $mission) }, a mission on { NAME("planet", $planet) }, for { COUNT("digits", $digits) }: { NAME("mission", $mission, form: "goal") }. { $coalition ->
    [stop] The Coalition wins if time runs out first.
    [together] Both sides win or lose it together.
   *[race] Both sides may do it.
} { $when ->
    [begins] When it begins: { EFFECT($effect) }.{ " " }
    [taken] Whenever it is taken: { EFFECT($effect) }.{ " " }
   *[other] { "" }
}{ NAME("mission", $mission, form: "flavour") }
aurora-about-tile = { NAME("tile", $tile) }, { $board ->
    [orbit] a tile in orbit
   *[surface] { $indoor ->
        [1] a tile with rooms on the planet
       *[other] a tile on the planet
    }
}, { $type ->
    [centre] for the middle
    [side] for a side
   *[corner] for a corner
}. { NAME("tile", $tile, form: "flavour") }{ $effect ->
    [none] { "" }
   *[other] {" "}With location cards: { EFFECT($effect) }.
}
aurora-about-event = { NAME("event", $card) }, a world event: { EFFECT($effect) }. It takes effect only if the table plays with events; otherwise it just marks the time. { NAME("event", $card, form: "flavour") }

## Where digits came from

aurora-source-mission =
    .source = Mission
aurora-source-bounty =
    .source = Bounties
aurora-source-crew =
    .source = Defeated crew
aurora-source-villains =
    .source = Villains
aurora-source-creatures =
    .source = Creatures
aurora-source-ships =
    .source = Ships in tow
aurora-source-finds =
    .source = Finds
