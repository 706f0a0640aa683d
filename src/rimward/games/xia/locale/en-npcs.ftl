# The NPC ships

xia-ship-enforcer = Enforcer
xia-ship-scoundrel = Scoundrel
xia-ship-merchant = Merchant

xia-frame-Spawn = a new ship
xia-frame-NpcTurn = turn of an NPC
xia-frame-NpcMove = its movement
xia-frame-Enforcer = Enforcer
xia-frame-Scoundrel = Scoundrel
xia-frame-Merchant = Merchant

## Cards and Spawn Points

xia-setup-npc-deal = { SEAT($seat) } got the NPC Card { NAME("ship", $npc) }.
xia-npc-spawn = { SEAT($ship) } came onto the board at { PLACE($space) }.
    .ask = Its Spawn Point is occupied. Where does { SEAT($ship) } begin?
    .offer-hex = { xia-place }
    .option-hex = At { PLACE($first, $second) }

## Turns

xia-npc-turn = The turn of { SEAT($ship) }, carried out by { PERSON($seat) ->
    [you] you
   *[other] { SEAT($seat) }
}.
    .heading = The turn of { SEAT($ship) }
xia-npc-turn-unspawned = { SEAT($ship) } is not on the board yet and has no turn.
xia-death-npc-skip-turn = { SEAT($ship) } was destroyed and misses a turn.
    .heading = The turn of { SEAT($ship) }, missed

## Targets

xia-npc-last-attacker = { SEAT($ship) } will remember { PERSON($attacker) ->
    [you] you
   *[other] { SEAT($attacker) }
}.
xia-npc-enforcer-target = { SEAT($ship) } hunts { PERSON($target) ->
    [you] you
   *[other] { SEAT($target) }
}, { $why ->
    [attacker] who attacked it last
   *[outlaw] the nearest Outlaw
}.
xia-npc-enforcer-patrol = { SEAT($ship) } has nobody to hunt and is on its way to { NAME("sector", $sector) }.
xia-npc-target-choice = Two planets are equally far from the Enforcer: { NAME("sector", $candidates) }. The die decided for { NAME("sector", $winner) }.
xia-npc-scoundrel-target = { $why ->
    [loath] { SEAT($ship) } finds nobody to rob and flies to Loath.
    [attacker] { SEAT($ship) } hunts { PERSON($target) ->
        [you] you
       *[other] { SEAT($target) }
    }, who attacked it last.
   *[innocent] { SEAT($ship) } hunts { PERSON($target) ->
        [you] you
       *[other] { SEAT($target) }
    }, the nearest Innocent.
}
xia-npc-merchant-route = { SEAT($ship) } is on its way to the market of { NAME("sector", $sector) }.

## Movement

xia-npc-move-route =
    .ask = { SEAT($ship) } has equally good routes. Where does it fly? Movement left: { $movement }
    .offer-hex = To { xia-place }
    .option-hex = To { PLACE($first, $second) }
    .offer-cross = Over a border with a roll, into { xia-place }
    .option-cross = Over a border with a roll, into { PLACE($first, $second) }
xia-npc-move-nebula = { SEAT($ship) } flew to { PLACE($space) }; Nebulae do not affect it.
xia-npc-move-gates = { SEAT($ship) } came through a Gate to { PLACE($space) }.
xia-npc-move-entrances = { SEAT($ship) } flew through an Entrance to { PLACE($space) }.
xia-npc-move-occupied = The way ahead is occupied; { SEAT($ship) } stopped at { PLACE($space) }.
xia-npc-move-unreachable = There is no safe way to { NAME("sector", $sector) }; { $way ->
    [yes] { SEAT($ship) } takes the least dangerous one.
   *[no] { SEAT($ship) } stays where it is.
}

## Attack, damage and money

xia-npc-scoundrel-attack = { SEAT($ship) } runs away to { NAME("sector", $sector) }.
xia-npc-scoundrel-bounty = { COUNT("credits", $added) } more for the head of { SEAT($ship) }, { $credits } in all.
xia-npc-merchant-wealth = { SEAT($ship) } earned { COUNT("credits", $added) } in { NAME("sector", $sector) } and has { $credits } now.
xia-damage-npc = { SEAT($ship) } takes { COUNT("damage", $points) }, { $wounds } in all.

## The table

xia-whose-card = { PERSON($seat) ->
    [you] your card
   *[other] card of { SEAT($seat) }
}
xia-status-npc-waits = { NAME("ship", $npc) }, { xia-whose-card }: not on the board yet
xia-status-npc-away = { NAME("ship", $npc) }, { xia-whose-card }: destroyed, { COUNT("credits", $credits) } on the card
xia-status-npc = { NAME("ship", $npc) }, { xia-whose-card }: { PLACE($space) }, damage { $wounds } of { $to_kill }, { COUNT("credits", $credits) } on the card
