# What may be answered, and what its owner is told about it

## Pieces of other texts

aurora-how-is = { $wounds ->
    [0] unhurt
   *[other] { $wounds } of { $health } wounds
}
aurora-is-specialist = { NAME("specialty", $specialty) }{ $other_specialty ->
    [none] { "" }
   *[other] {" "}and { NAME("specialty", $other_specialty) }
}
aurora-what-it-is = { $token ->
    [trap] a booby trap, which you know how to open
    [explosive] an explosive, which you know how to handle
   *[other] { NAME("card", $token) }
}
aurora-part-of = { $ground ->
    [tile] { NAME("tile", $name) }
    [planet] { NAME("planet", $name) }
    [dock] docks
   *[field] landing field { NAME("place", $name) }
}
aurora-short-square = { $ground ->
    [dock] dock { NAME("place", $name) }
   *[other] { $square }
}

aurora-has-skill = , { NAME("skill", $skill) } { $has }

## Squares

aurora-option-go = Go to { PLACE($first) }
    .offer = Go to { PLACE($first) }{ $there ->
        [none] { "" }
       *[other] : aboard { NAME("ship", $there) }
    }
    .group = Go to
    .part = { aurora-part-of }
    .short = { aurora-short-square }
    .note = { $there ->
        [none] { "" }
       *[other] aboard { NAME("ship", $there) }
    }{ $odds ->
        [none] { "" }
       *[other] { SHARES("odds", $odds) }
    }
aurora-option-leap = Leap down to { PLACE($first) }, for 1 wound
aurora-option-stop = Stop
aurora-option-fly = Fly to { PLACE("orbit", $first) }, facing { NAME("facing", $second) }
    .offer = Fly to { PLACE("orbit", $first) }, facing { NAME("facing", $second) }{ $there ->
        [none] { "" }
       *[other] , beside salvage
    }
    .group = Fly to
    .part = { aurora-part-of }
    .short = { $square }
    .note = { $there ->
        [none] { "" }
       *[other] salvage
    }
aurora-option-square = { PLACE("orbit", $first) }
    .group = Go to
    .part = { aurora-part-of }
    .short = { $square }
    .note = { "" }
aurora-option-facing = Face { NAME("facing", $first) }
aurora-option-dock = { PLACE("dock", $first) }
aurora-option-put-down = Put down the one you carry at { PLACE($first) }, free

## Characters and ships

aurora-option-crew = { PLACE("crew", $first) }
    .offer = { PLACE("crew", $first) } ({ aurora-how-is })
aurora-option-seat = { SEAT($first) }
aurora-option-ship = { PLACE("ship", $first) }
aurora-option-agree = Agree
aurora-option-refuse = Refuse
aurora-option-leave = { PLACE("crew", $first) } leaves the ship, moves, and has one action
    .offer = { PLACE("crew", $first) } leaves the ship, moves, and has one action ({ aurora-how-is }, speed { $speed }{ aurora-has-skill })
aurora-option-disembark = { PLACE("crew", $first) } goes ashore
    .offer = { PLACE("crew", $first) } goes ashore ({ aurora-how-is }, speed { $speed }{ aurora-has-skill })
aurora-option-await-rescue = { PLACE("crew", $first) } waits for rescue, so that another can act
aurora-option-give-up = Give up the mission
aurora-option-room = To { NAME("room", $first) }
aurora-option-station = { NAME("room", $first) }
aurora-option-end = End

## The turn of a ship

aurora-option-move = Move
aurora-option-attack = Attack { PLACE("crew", $first) } with { NAME("card", $second) }
    .offer_odds = Attack { PLACE("crew", $first) } ({ aurora-how-is }) with { NAME("card", $second) }: { SHARES("odds", $odds) }
    .offer = Attack { PLACE("crew", $first) } with { NAME("card", $second) } ({ aurora-how-is })
aurora-option-salvage = Collect the salvage at { PLACE("salvage", $first) }
    .offer = Collect the salvage at { PLACE("salvage", $first) }: { aurora-what-it-is }
aurora-option-board = Board { PLACE("ship", $first) } with { PLACE("crew", $second) }
    .offer = Board { PLACE("ship", $first) } with { PLACE("crew", $second) } ({ SHARES("odds", $odds) })
aurora-option-fetch = Fetch { PLACE("crew", $first) } back
aurora-option-break = Try to break the tractor link
    .offer = Try to break the tractor link ({ SHARES("odds", $odds) })
aurora-option-descend = { $first ->
    [4] Land at home, for repairs
   *[other] Land on the planet: { PLACE("dock", $first) }
}
aurora-option-ascend = Ascend to orbit
    .offer = Ascend to orbit with { PLACE("ship", $first) }
aurora-option-turn = Turn { PLACE("crew", $first) }
aurora-option-man = { PLACE("crew", $first) } to { NAME("room", $second) }, free
    .group = To another room, free
    .part = { PLACE("crew", $first) }
    .short = { NAME("room", $second) }
    .note = { "" }
aurora-option-release = Release { PLACE("ship", $first) } from the tractor link, free
aurora-option-trade = Offer to hand back { PLACE("crew", $first) }, free
aurora-option-offer = Offer { PLACE("crew", $first) } to the intruders if they leave, free
aurora-option-use = Use { NAME("card", $first) }, free
    .offer = Use { NAME("card", $first) }, free: { EFFECT($effect) }
aurora-option-tow = Tow it
aurora-option-prisoner = Take { PLACE("crew", $first) } prisoner
aurora-option-rescue = Free { PLACE("crew", $first) }

## The turn of a crew

aurora-option-sneak = Sneak: hide, and move in Stealth
    .offer = Sneak: hide, and move in Stealth ({ SHARES("odds", $odds) })
aurora-option-hide = Hide here, free
    .offer = Hide here, free ({ SHARES("odds", $odds) })
aurora-option-open = Open the crate at { PLACE("crate", $first) }
    .offer = Open the crate at { PLACE("crate", $first) }: { aurora-what-it-is }
aurora-option-scan = Scan the crate at { PLACE("crate", $first) }
aurora-option-find = Look for { PLACE("crew", $first) }, who is hidden, free
    .offer = Look for { PLACE("crew", $first) }, who is hidden, free ({ SHARES("odds", $odds) })
aurora-option-take = Take { PLACE("thing", $first) }
    .offer_odds = { PLACE("thing", $first) }: test { NAME("skill", $skill) }, { $least } or more ({ SHARES("odds", $odds) })
    .offer_test = { PLACE("thing", $first) }: test { NAME("skill", $skill) }, { $least } or more
    .offer = Take { PLACE("thing", $first) }
aurora-option-carry = Pick up { PLACE("crew", $first) }, who is unconscious
aurora-option-loot = Take what was dropped at { PLACE("pile", $first) }
aurora-option-steal = Win over { NAME("thing", $second) } from { PLACE("crew", $first) }
    .offer = Win over { NAME("thing", $second) } from { PLACE("crew", $first) } ({ SHARES("odds", $odds) })
aurora-option-throw = Throw { NAME("card", $second) } at { PLACE($first) }
aurora-option-ability = Use { NAME("card", $first) }
    .offer_odds = Use { NAME("card", $first) }: { EFFECT($effect) } ({ SHARES("odds", $odds) })
    .offer = Use { NAME("card", $first) }: { EFFECT($effect) }
aurora-option-free = Use { NAME("card", $first) }, free
    .offer = Use { NAME("card", $first) }, free: { EFFECT($effect) }
aurora-option-wield = Take { NAME("card", $first) } in hand, free
aurora-option-arm = { NAME("card", $first) }
aurora-option-exchange = Exchange gear, free
aurora-option-give = Give { NAME("card", $first) } to { PLACE("crew", $second) }
aurora-option-drop = Drop { NAME("card", $first) }
aurora-option-discard = Discard { NAME("card", $first) }

## Dice

aurora-option-red = The red { $first }
aurora-option-black = The black { $first }
aurora-option-pair = Black { $second } against red { $first }
