# The course of the game: what is asked, what happened, and why not

## Setup

aurora-setup-crew-draft =
    .ask = { $played ->
        [yes] Who joins your crew? You have { $picked } of 5; each of your five stations needs its specialist.
       *[no] Who joins the crew of { NAME("ship", $ship) }, which the game plays? It has { $picked } of 5; each of its five stations needs its specialist.
    }
    .roll = who picks first
    .option-crew = { NAME("crew", $first) }
    .offer-crew = { NAME("crew", $first) }, { aurora-is-specialist }: initiative { $initiative }, health { $health }, speed { $speed }, attack { $attack }
aurora-setup-crew = { SEAT($seat) } { PERSON($seat) ->
    [you] get
   *[other] gets
} { NAME("crew", $crew) }.
aurora-setup-place-crew =
    .ask = Which station does { NAME("crew", $crew) } man?
aurora-setup-mission = The mission: “{ NAME("mission", $mission) }”, on { NAME("planet", $planet) }.
aurora-setup-tile = { $board ->
    [orbit] In orbit { NAME("place", $place) }: { NAME("tile", $tile) }.
   *[surface] On the planet { NAME("place", $place) }: { NAME("tile", $tile) }.
}
aurora-setup-planet-caps = Around the space board, clockwise from the north: { NAME("planet", $planets) }.
aurora-bounty-drawn = { $crew ->
    [unknown] { SEAT($seat) } { PERSON($seat) ->
        [you] have
       *[other] has
    } drawn a secret bounty.
   *[other] { PERSON($seat) ->
        [you] Your
       *[other] { SEAT($seat) }'s
    } secret bounty is on { NAME("crew", $crew) }.
}
aurora-setup-quick-docks =
    .ask = On which dock does { NAME("ship", $ship) } begin?
aurora-setup-ship-start = { NAME("ship", $ship) } begins at { PLACE("orbit", $square) }, facing { NAME("facing", $facing) }.
    .ask = Where does { NAME("ship", $ship) } begin, and which way does it face?
aurora-initiative-tie-same-faction =
    .ask = Two of your faction have the same initiative. Who goes first?
    .roll = who goes first
    .option-agree = Agree: as proposed
    .option-refuse = Refuse: dice decide

## Rounds

aurora-round-begins = Round { $round } began.
    .heading = Round { $round }
aurora-round-ship-turn = { PERSON($seat) ->
    [npc] Turn of { NAME("ship", $ship) }.
   *[other] Turn of { NAME("ship", $ship) } ({ SEAT($seat) }).
}
    .heading = { NAME("ship", $ship) }
aurora-round-surface-turn = { PERSON($seat) ->
    [you] Your turn on the surface.
    [npc] The party of { SEAT($seat) } acts on the surface.
   *[other] { SEAT($seat) }'s turn on the surface.
}
    .heading = On the surface: { SEAT($seat) }
aurora-round-surface-phase =
    .ask = Which of your crew acts next on the surface?
    .option-crew = { PLACE("crew", $first) } acts
    .offer-crew = { PLACE("crew", $first) } acts ({ aurora-how-is }, speed { $speed }{ aurora-has-skill })
    .option-end = End your surface turn
aurora-event-drawn = World event: “{ NAME("event", $card) }”. { COUNT("events", $left) } to come.
aurora-timed-final-turn = That was the last world event: one more round.

## The turn of a ship

aurora-ship-action-list =
    .ask = { NAME("ship", $ship) }: what does it do? { COUNT("actions", $actions) } left.
    .option-end = End the turn of the ship
    .option-scan = Scan the salvage at { PLACE("salvage", $first) }
    .offer-scan = Scan the salvage at { PLACE("salvage", $first) } ({ SHARES("odds", $odds) })
    .option-turn = Try to turn the prisoner { PLACE("crew", $first) }
    .offer-turn = Try to turn the prisoner { PLACE("crew", $first) } ({ SHARES("odds", $odds) })
    .option-ability = Use { NAME("ability", $first) }
    .offer-ability = Use { NAME("ability", $first) } ({ SHARES("odds", $odds) })
    .option-attack = Fire at another ship
    .offer-attack = Fire at another ship ({ SHARES("odds", $odds) })
    .option-move = Fly
aurora-ship-action-manned = { NAME("crew", $crew) } went to { NAME("room", $room) }.
aurora-ship-move-straight =
    .ask = Where does { NAME("ship", $ship) } fly? { COUNT("points", $points) } left; a turn costs 1.
    .option-stop = Stop here
    .option-turn = Turn to the { NAME("facing", $first) }
aurora-ship-move-turned = { NAME("ship", $ship) } turned to the { NAME("facing", $facing) }.
aurora-ship-move-flew = { NAME("ship", $ship) } flew { NAME("facing", $facing) } to { PLACE("orbit", $square) }.
aurora-ship-ability-timing =
    .ask = { NAME("ship", $ship) }: use an ability now? { $dice ->
        [one] One die has to show 5 or more.
       *[other] { $dice } dice; at least one has to show 5 or more.
    } One ability a round.
    .option-ability = Use { NAME("ability", $first) }
    .offer-ability = Use { NAME("ability", $first) } ({ SHARES("odds", $odds) })
    .option-pass = Not now
aurora-ship-ability-declared = { NAME("ship", $ship) } uses { NAME("ability", $ability) }.
aurora-ship-ability-in-command =
    .roll = In Command
aurora-ship-ability-scan-weakness =
    .roll = Scan for Weaknesses
aurora-ship-ability-overclock =
    .roll = Overclock
aurora-ship-ability-tactical-targeting =
    .ask = Which red dice do you re-roll?
    .roll = Tactical Targeting
aurora-ship-ability-evasive =
    .ask = Which black dice do you re-roll?
    .roll = Evasive Maneuver
aurora-ship-ability-patch-hull =
    .roll = Patch the Hull

## Fire

aurora-ship-combat-target =
    .ask = Which ship do you fire at?
    .option-ship = { PLACE("ship", $first) }
    .offer-ship = { PLACE("ship", $first) } ({ SHARES("odds", $odds) })
aurora-ship-combat-fired = { NAME("ship", $ship) } fired at { NAME("ship", $target) }.
aurora-ship-attack-formula =
    .roll = attack
aurora-ship-combat-defense-dice =
    .roll = defence
aurora-ship-combat-hits = { SIZE($red) ->
    [0] { NAME("ship", $ship) } missed { NAME("ship", $target) }.
   *[other] { NAME("ship", $ship) } hits { NAME("ship", $target) } with { LIST($red) }.
}
aurora-ship-combat-damage = Red { LIST($red) } against black { LIST($black) }: { COUNT("damage", $damage) } to { NAME("ship", $ship) }.
aurora-ship-combat-hindering-reroll =
    .ask = Cover: which of your black dice do you re-roll?
    .roll = cover
aurora-ship-combat-pairing =
    .ask = Set one of your black dice against this hit. It blocks if it is not lower; a red 7 goes through everything.
aurora-ship-combat-bonus-changes-die =
    .ask = Add { $plus } to { $dice ->
        [one] a die
       *[other] up to { $dice } dice
    }{ $card ->
        [none] { "" }
       *[other] {" "}with { NAME("card", $card) }
    }: which?
aurora-ship-combat-bonus = { SEAT($seat) } added { $plus } to { COUNT("dice", $dice) }: { LIST($faces) }.
aurora-ship-damage-shields = Shields of { NAME("ship", $ship) }: { $damage } of { $shields } gone.
aurora-ship-damage-shields-down = The shields of { NAME("ship", $ship) } are down. From now on its hull takes the damage.
aurora-ship-damage-hull = Hull of { NAME("ship", $ship) }: { $damage } of { $hull } gone.
aurora-ship-damage-critical = { NAME("ship", $ship) } is critically damaged: it cannot fire, and hardly moves.
aurora-ship-damage-repaired = { NAME("ship", $ship) }: { COUNT("damage", $repaired) } of the hull repaired.

## Salvage and mines

aurora-salvage-scan =
    .roll = scan of salvage
aurora-salvage-looked = { $token ->
    [unknown] { NAME("ship", $ship) } looked at the salvage at { PLACE("orbit", $square) }.
   *[other] { NAME("ship", $ship) } looked at the salvage at { PLACE("orbit", $square) }: { NAME("card", $token) }.
}
aurora-salvage-collected = { NAME("ship", $ship) } collected salvage: { NAME("card", $token) }.
aurora-salvage-explosive =
    .roll = explosion
aurora-salvage-blast = The explosion does { COUNT("damage", $damage) } to { NAME("ship", $ship) }.
aurora-salvage-mine = A space mine at { PLACE("orbit", $square) } goes off!
aurora-salvage-mine-laid = { NAME("ship", $ship) } laid a space mine at { PLACE("orbit", $square) }.

## Boarding

aurora-boarding-conditions =
    .roll = tractor link
aurora-boarding-linked = { NAME("ship", $ship) } holds { NAME("ship", $target) } with a tractor link.
aurora-boarding-break-link =
    .roll = breaking the link
aurora-boarding-released = The tractor link to { NAME("ship", $ship) } is broken.
aurora-boarding-fight = Fight aboard { NAME("ship", $ship) }!
    .heading = Fight aboard { NAME("ship", $ship) }
aurora-boarding-engage =
    .ask = Who leaves their station on { NAME("ship", $ship) } to fight the intruders?
aurora-boarding-battle-order =
    .ask = Whom does { NAME("crew", $crew) } attack?
    .option-attack = Attack { PLACE("crew", $second) } with { NAME("card", $third) }
    .offer-attack_odds = Attack { PLACE("crew", $second) } ({ aurora-how-is }) with { NAME("card", $third) }: { SHARES("odds", $odds) }
    .offer-attack = Attack { PLACE("crew", $second) } with { NAME("card", $third) } ({ aurora-how-is })
    .option-pass = Nobody
aurora-boarding-negotiate =
    .ask = You are offered { NAME("crew", $crew) } if you leave { NAME("ship", $ship) } in peace. Do you agree?
    .option-agree = Agree
    .option-refuse = Refuse
aurora-boarding-agreed = The intruders leave { NAME("ship", $ship) } and take { NAME("crew", $crew) } along.
aurora-boarding-refused = The intruders aboard { NAME("ship", $ship) } refuse to leave for { NAME("crew", $crew) }.
aurora-boarding-swapped = { NAME("crew", $crew) } waits to be picked up.
aurora-boarding-joins = There is room again: { NAME("crew", $crew) } joins the landing party.
aurora-boarding-waits = The landing party is full: { NAME("crew", $crew) } waits at the dock.
aurora-overtaken-taken = { NAME("ship", $ship) } is taken by the crew of { NAME("ship", $captor) }!
aurora-overtaken-take-prisoner =
    .ask = The ship is yours. Do you take a prisoner, or free one of your own?
    .option-pass = Neither
aurora-overtaken-rescued = { NAME("crew", $crew) } is free again, aboard { NAME("ship", $ship) }.
aurora-overtaken-retaken = The crew of { NAME("ship", $ship) } has its ship back.
aurora-overtaken-tow =
    .ask = Do you tow the ship that you have taken? It pays 200 digits at home.
    .option-tow = Tow it
    .option-pass = Leave it
aurora-overtaken-towed = { NAME("ship", $captor) } tows { NAME("ship", $ship) }.
aurora-overtaken-sold = { NAME("ship", $ship) } came home in tow: { COUNT("digits", $digits) } for { SEAT($seat) }.
aurora-overtaken-mission-failed =
    .end = A ship was taken, and its player gave up the mission.
aurora-prisoner-jailed = { NAME("crew", $crew) } is a prisoner aboard { NAME("ship", $ship) }.
aurora-prisoner-turn-roll =
    .roll = turning a prisoner
aurora-prisoner-turned = { NAME("crew", $crew) } changes sides and joins { SEAT($seat) }.
aurora-prisoner-trade =
    .ask = { $card ->
        [none] { $digits ->
            [0] { NAME("ship", $ship) } offers to hand { NAME("crew", $crew) } back to you. What do you give?
           *[other] { NAME("ship", $ship) } gives { COUNT("digits", $digits) } for { NAME("crew", $crew) }. Do you agree?
        }
       *[other] { NAME("ship", $ship) } gives { NAME("card", $card) } for { NAME("crew", $crew) }. Do you agree?
    }
    .option-pay = { COUNT("digits", $first) }
    .option-barter = { NAME("card", $first) }
    .option-agree = Agree
    .option-refuse = Refuse
aurora-prisoner-handed-back = { NAME("crew", $crew) } went over to { NAME("ship", $ship) }.
aurora-prisoner-paid = { SEAT($seat) } gave { $card ->
    [none] { COUNT("digits", $digits) }
   *[other] { NAME("card", $card) }
} for { NAME("crew", $crew) }.
aurora-prisoner-kept = { NAME("crew", $crew) } stays in the Brig.

## Down and up

aurora-landing-descended = { NAME("ship", $ship) } landed: { PLACE("dock", $dock) }.
aurora-landing-choose-party =
    .ask = Who leaves { NAME("ship", $ship) } for the surface? At most three.
    .option-done = Nobody else
aurora-landing-assign-armory =
    .ask = What does { NAME("crew", $crew) } take from the armory?
    .option-done = Nothing more
aurora-landing-armed = { NAME("crew", $crew) } took { NAME("card", $item) }.
aurora-landing-deployment =
    .ask = Where does { NAME("crew", $crew) } go ashore? Half of the speed counts.
aurora-landing-disembarked = { NAME("crew", $crew) } went ashore: { PLACE($square) }.
aurora-landing-boarded = { NAME("crew", $crew) } came aboard { NAME("ship", $ship) }.
aurora-landing-party-aboard =
    .ask = { NAME("crew", $crew) } is back aboard. Where to?
aurora-landing-ascend-place =
    .ask = Where in orbit does the ship go, and which way does it face?
aurora-landing-ascended = { NAME("ship", $ship) } ascended to { PLACE("orbit", $square) }, facing { NAME("facing", $facing) }.

## The turn of a crew

aurora-crew-action-list =
    .ask = { NAME("crew", $crew) }: what now? { COUNT("actions", $actions) } left.
    .option-end = End the turn of this crew
    .option-move = Move
    .option-scan = Scan the crate at { PLACE("crate", $first) }, free
    .offer-scan = Scan the crate at { PLACE("crate", $first) }, free ({ SHARES("odds", $odds) })
aurora-crew-action-wielded = { NAME("crew", $crew) } took { NAME("card", $item) } in hand.
aurora-crew-action-commanded = { NAME("crew", $crew) } gives an action to { NAME("crew", $target) }.
aurora-move-any-direction =
    .ask = Where does { NAME("crew", $crew) } go? { COUNT("points", $points) } left.
    .option-stop = Stop here
aurora-move-stepped = { NAME("crew", $crew) } moved to { PLACE($square) }.
    .run = { NAME("crew", $crew) } moved { COUNT("squares", $count) }, to { PLACE($square) }.
aurora-terrain-leapt = { NAME("crew", $crew) } leapt down to { PLACE($square) }.
aurora-elude-test =
    .roll = slipping away
aurora-elude-passed = { NAME("crew", $crew) } slipped away.
aurora-elude-failed = { NAME("crew", $crew) } is held up, and cannot move this round.
aurora-stealth-test =
    .roll = hiding
aurora-stealth-hidden = { NAME("crew", $crew) } is in Stealth.
aurora-stealth-lost = { NAME("crew", $crew) } is seen again.
aurora-scan-room =
    .roll = looking for somebody
aurora-scan-found = { NAME("crew", $crew) } found { NAME("crew", $target) }.
aurora-test-six-plus = { SEAT($seat) } adds { $lift } to a die that shows { $face }.
aurora-test-passed = Passed: { ROLL($rule) }, { COUNT("dice", $dice) }, { $least } or more.
aurora-test-failed = Failed: { ROLL($rule) }, { COUNT("dice", $dice) }, { $least } or more.
aurora-test-opposed = { ROLL($rule) }: { SEAT($seat) } { $has }, { SEAT($other) } { $needs }.

## Attacks

aurora-combat-attacks = { NAME("crew", $crew) } attacks { NAME("crew", $target) } with { NAME("card", $weapon) }.
aurora-combat-special-attacks =
    .ask = Whom does { NAME("crew", $crew) } attack?
    .option-pass = Nobody
aurora-crew-attack-value =
    .roll = attack
aurora-combat-hits = { SIZE($red) ->
    [0] { NAME("crew", $target) } is missed.
   *[other] { NAME("crew", $target) } is hit with { LIST($red) }.
}
aurora-terrain-hindering-defense =
    .ask = Cover: which of your black dice do you re-roll?
    .roll = cover
aurora-gear-weapon-bonus =
    .ask = Your gear lets you re-roll black dice: which?
    .roll = re-roll
aurora-combat-damage = Red { LIST($red) } against black { LIST($black) }: { COUNT("wounds", $damage) } for { NAME("crew", $target) }.
aurora-combat-thrown = { NAME("crew", $crew) } threw { NAME("card", $item) } at { PLACE($square) }.
aurora-combat-wall-broken = The wall at { PLACE($square) } is broken.
aurora-combat-knocked = { NAME("crew", $crew) } is knocked back to { PLACE($square) }.
aurora-ko-wounded = { NAME("crew", $crew) } takes { COUNT("wounds", $wounds) }, and has { $now } now.
aurora-ko-defeated = { $by ->
    [none] { NAME("crew", $crew) } is out of action.
   *[other] { NAME("crew", $by) } puts { NAME("crew", $crew) } out of action.
}
aurora-ko-dropped = { NAME("crew", $crew) } dropped at { PLACE($square) }: { TALLY("card", $items) }.
aurora-ko-looted = { NAME("crew", $crew) } took from the ground at { PLACE($square) }: { TALLY("card", $items) }.
aurora-ko-carried = { NAME("crew", $crew) } carries { NAME("crew", $body) }.
aurora-ko-put-down = { NAME("crew", $crew) } put { NAME("crew", $body) } down at { PLACE($square) }.
aurora-ko-to-med-bay = { NAME("crew", $crew) } is in the Med Bay of { NAME("ship", $ship) }.
aurora-heal-healed = { NAME("crew", $crew) }: { COUNT("wounds", $wounds) } healed, { $now } left.
aurora-heal-revived = { NAME("crew", $crew) } is conscious again.
aurora-status-stun = { NAME("crew", $crew) } is stunned, and misses a turn.
aurora-status-infected = { NAME("crew", $crew) } is sick with radiation.
aurora-status-sickened = { NAME("crew", $crew) } suffers from radiation: 1 wound.
aurora-bounty-completed = { PERSON($seat) ->
    [you] Your
   *[other] { SEAT($seat) }'s
} secret bounty was on { NAME("crew", $crew) }: { COUNT("digits", $digits) }.
aurora-reward-earned = { SEAT($seat) } { PERSON($seat) ->
    [you] earn
   *[other] earns
} { COUNT("digits", $digits) }{ $crew ->
    [none] {" "}from a crate
   *[other] {" "}for { NAME("crew", $crew) }
}.

## Crates, things, gear

aurora-search-scan =
    .roll = scan of a crate
aurora-search-looked = { $token ->
    [unknown] { NAME("crew", $crew) } looked into the crate at { PLACE($square) }.
   *[other] { NAME("crew", $crew) } looked into the crate at { PLACE($square) }: { NAME("card", $token) }.
}
aurora-search-opened = { NAME("crew", $crew) } opened the crate at { PLACE($square) }: { NAME("card", $token) }.
aurora-search-disarmed = The trap was known and does no harm.
aurora-search-booby-trap =
    .roll = booby trap
aurora-search-trap = The trap does { COUNT("wounds", $damage) } to { NAME("crew", $crew) }.
aurora-interact-mission-tests =
    .roll = mission test
aurora-interact-took = { NAME("crew", $crew) } has { NAME("thing", $what) }!
aurora-mission-character-persuade =
    .roll = persuading
aurora-mission-character-steal =
    .roll = stealing a follower
aurora-mission-character-stolen = { NAME("thing", $what) } now follows { NAME("crew", $crew) } and not { NAME("crew", $target) }.
aurora-mission-character-left = { NAME("crew", $crew) } left behind at { PLACE($square) }: { NAME("thing", $what) }.
aurora-mission-character-passed = { NAME("crew", $crew) } has it now: { NAME("thing", $what) }.
aurora-gear-over-limit =
    .ask = { NAME("card", $item) } is one too many of its kind. What goes?
aurora-gear-went = { NAME("crew", $crew) } { $way ->
    [give] handed over
    [drop] dropped
   *[other] discarded
} { NAME("card", $item) }.
aurora-gear-exchange =
    .ask = What changes hands?
    .option-take = Take { NAME("card", $first) } from { PLACE("crew", $second) }
    .option-done = Nothing more
aurora-gear-exchanged = { NAME("crew", $crew) } handed { NAME("card", $item) } to { NAME("crew", $other) }.
aurora-energy-depleted = { NAME("card", $item) } of { NAME("crew", $crew) } is used up.
aurora-ability-action-cost =
    .ask = { NAME("card", $card) }: who?
    .roll = special ability
aurora-ability-used = { NAME("crew", $crew) } uses { NAME("card", $card) }.

## The end

aurora-reward-failure-cost = { SEAT($seat) } { PERSON($seat) ->
    [you] pay
   *[other] pays
} { COUNT("digits", $digits) } for the failed mission.
aurora-win-paid = { SEAT($seat) } { PERSON($seat) ->
    [you] are
   *[other] is
} paid { COUNT("digits", $digits) } for the mission.
aurora-win-ended = The mission is over.
aurora-win-tier1 =
    .end = The prize of the mission is aboard.
aurora-win-tier2 =
    .end = The ship came home with the prize of the mission.
aurora-win-tier2-tie =
    .end = The ship that carried the prize was lost: nobody wins, and both sides share the reward.
aurora-win-deck-out =
    .end = Time is up.
aurora-win-all-lose =
    .end = Time is up, and nobody got away with the prize: everybody loses.

## Why not

aurora-bar-ability-used = the ship has used an ability this round
aurora-bar-at-home = it is at its home planet
aurora-bar-attacked = only one attack a round
aurora-bar-began = weapons are changed before the first action
aurora-bar-blocked = something blocks the line of fire
aurora-bar-boarded = another ship has boarded it
aurora-bar-boards-another = your ship has boarded another
aurora-bar-carries = already carrying somebody
aurora-bar-critical = the ship is critically damaged
aurora-bar-docked = the ship is not in orbit
aurora-bar-elsewhere = they are not in the same place
aurora-bar-engaged-first = those who have come to fight are attacked first
aurora-bar-closed = the ship came down heavily damaged: it takes crew aboard and lets nobody out
aurora-bar-friendly = that one is on your side
aurora-bar-full = the ship has no room: { $capacity } is the most
aurora-bar-heavy-damage = the hull is heavily damaged: with an engineer aboard it does not land
aurora-bar-hidden = the target is in Stealth, and has to be found first
aurora-bar-hidden-already = already in Stealth
aurora-bar-in-orbit = the ship is not on a dock
aurora-bar-in-the-way = another enemy stands in the way
aurora-bar-known = you already know what it is
aurora-bar-linked = a tractor link holds the ship
aurora-bar-no-damage = the hull is not damaged
aurora-bar-no-dock = there is no free dock there
aurora-bar-no-gunner = nobody mans the weapons
aurora-bar-no-navigator = nobody mans navigation
aurora-bar-no-shadow = there is nothing to hide behind: only hindering terrain and squares at an inner wall
aurora-bar-no-sight = there is no line of sight
aurora-bar-no-square = all squares around the planet are taken
aurora-bar-no-station-left = taking { NAME("crew", $crew) } would leave a station without a specialist
aurora-bar-no-target = nobody is on a firing line within { COUNT("squares", $range) }
aurora-bar-nobody = there is nobody it could affect
aurora-bar-not-adjacent = not adjacent
aurora-bar-not-at-planet = the ship is not at that planet
aurora-bar-not-critical = a ship lands at home only with critical damage
aurora-bar-not-in-hand = the weapon is not in hand
aurora-bar-not-linked = no tractor link holds the ship
aurora-bar-off-line = it is on none of the three firing lines
aurora-bar-other-side = { NAME("ability", $ability) } is not on the side of the card that is up
aurora-bar-party-full = { $most } of your crew are on the surface already
aurora-bar-pinned = held up by an enemy this round
aurora-bar-range = too far: { $distance }, and the range is { $range }
aurora-bar-revealed = seen this round, and cannot hide
aurora-bar-scanned = no further scan this round
aurora-bar-shields-up = its shields are up
aurora-bar-station-empty = nobody mans { NAME("room", $station) }
aurora-bar-taken = the ship has been taken
aurora-bar-taken-square = somebody stands there
aurora-bar-tried = already tried before this move
aurora-bar-turned-already = one prisoner a round
aurora-bar-unconscious = unconscious
