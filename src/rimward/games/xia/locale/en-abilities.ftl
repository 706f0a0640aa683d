# The Ability Cards

## Names

xia-card-tac-x = TAC-X
    .flavour = It has already done the sums again.
xia-card-energy-scoop = Energy Scoop
    .flavour = Space is only nearly empty.
xia-card-afterburner = Afterburner
    .flavour = There is a red lever for people in a hurry.
xia-card-mag-harpoon = Mag-Harpoon
    .flavour = Why fly when somebody else does?
xia-card-side-bet = Side Bet
    .flavour = The crew has money on everything, this turn too.
xia-card-auto-pilot = Auto-Pilot
    .flavour = It steers best when nobody is looking.
xia-card-evasive-thrusters = Evasive Thrusters
    .flavour = Where the shot went, the ship had been.
xia-card-nano-regeneration = Nano-regeneration
    .flavour = A million mechanics, and none of them wants a break.
xia-card-rail-gun = Rail Gun
    .flavour = One bolt, one bearing, one very annoyed engineer.
xia-card-silent-running = Silent Running
    .flavour = Lights out, engines cold, nobody sneezes.
xia-card-cargo-drones = Cargo Drones
    .flavour = They bring it to the door and never ask for a tip.
xia-card-decoy-beacon = Decoy Beacon
    .flavour = It looks more like us than we do.
xia-card-particle-emitter = Particle Emitter
    .flavour = Stand anywhere but in front of it.
xia-card-ablative-plating = Ablative Plating
    .flavour = Let them knock.
xia-card-replicator = Replicator
    .flavour = Worn out at noon, as good as new by one.
xia-card-salvo-racks = Salvo Racks
    .flavour = There are enough for everybody.
xia-card-fold-drive = Fold Drive
    .flavour = The shortest way does not lead through the middle.
xia-card-deep-scan = Deep Scan
    .flavour = She saw it coming, and it has not even been there.

## Using them

xia-ability-use = { SEAT($seat) } used { NAME("card", $card) }.
    .ask = You rolled { $faces } ({ ROLL($roll) }). Do you use anything on it?
    .option-pass = Let it stand
xia-ability-defense-timing = { NAME("card", $card) } prevents { COUNT("damage", $prevents) }.
    .ask = Do you use an Ability to defend yourself?
    .option-pass = Use none
xia-combat-ability-attack = { SEAT($attacker) } attacked with { NAME("card", $card) }: { SEATS($targets) }.
    .ask = Whom do you attack?
    .option-done = Only these
xia-status-cards = Your Abilities: { SIZE($ready) ->
    [0] none is ready
   *[other] { NAME("card", $ready) }
}{ SIZE($used) ->
    [0] { "" }
   *[other] ; used: { NAME("card", $used) }
}

## Energy, damage, Credits

xia-ability-energy-scoop = { SEAT($seat) } scooped up { COUNT("energy", $energy) }.
    .roll = Energy Scoop
xia-option-energy-scoop = Energy Scoop
    .offer = Energy Scoop, for free: { $middle }% { COUNT("energy", $middle_worth) }, { $high }% { COUNT("energy", $high_worth) }, { $top }% Energy up to the maximum, { $nothing }% nothing
xia-ability-nano-regeneration = { SEAT($seat) } removed { COUNT("damage", $points) }.
    .ask = Which damage goes? Up to { $points }
    .option-done = Leave the rest
    .roll = Nano-regeneration
xia-option-nano-regeneration = Nano-regeneration
    .offer = Nano-regeneration, for { COUNT("energy", $energy) }: { $middle }% up to { COUNT("damage", $middle_worth) } removed, { $high }% up to { $high_worth }, { $top }% all of it, { $nothing }% nothing
xia-ability-side-bet = { $credits ->
    [0] { $energy ->
        [0] { SEAT($seat) } lost the bet.
       *[other] { SEAT($seat) } got the stake back.
    }
   *[other] { SEAT($seat) } won { COUNT("credits", $credits) }.
}
    .roll = Side Bet
xia-option-side-bet = Side Bet
    .offer = Side Bet, at { COUNT("energy", $energy) }: { $middle }% the stake back, { $high }% also { COUNT("credits", $high_worth) }, { $top }% also { COUNT("credits", $top_worth) }, { $nothing }% nothing
xia-ability-replicator = { SIZE($cards) ->
    [0] The Replicator had no effect.
   *[other] { SEAT($seat) } refreshed { NAME("card", $cards) }.
}
    .ask = Which Abilities do you refresh?
    .roll = Replicator
xia-option-card = { NAME("card", $first) }
xia-option-replicator = Replicator
    .offer = Replicator, for { COUNT("energy", $energy) }: { $middle }% one other used Ability is ready again, { $high }% two, { $top }% all and this one, { $nothing }% nothing

## Cubes, sectors, space

xia-ability-cargo-drones =
    .roll = Cargo Drones
xia-option-cargo-drones = Cargo Drones
    .offer = Cargo Drones, for { COUNT("energy", $energy) }: { $middle }% { COUNT("cubes", $middle_worth) } of this sector, { $high }% { $high_worth }, { $top }% { $top_worth }, { $nothing }% nothing
xia-ability-deep-scan =
    .ask = Where does the new sector go?
    .roll = Deep Scan
xia-option-deep-scan = Deep Scan
    .offer = Deep Scan, for { COUNT("energy", $energy) }: { $middle }% a new sector beside this one, { $high }% beside any, { $top }% two of them, { $nothing }% nothing
xia-ability-fold-drive = { SEAT($seat) } folded space and came out at { PLACE($space) }.
    .ask = Where do you come out?
    .option-sector = In { NAME("sector", $first) }
    .option-hex = At { PLACE($first, $second) }
    .offer-hex = { xia-place }
    .option-stay = Stay here
    .roll = Fold Drive
xia-option-fold-drive = Fold Drive
    .offer = Fold Drive, for { COUNT("energy", $energy) }: { $middle }% to a free space up to { $middle_worth } away, { $high }% up to { $high_worth }, { $top }% anywhere, { $nothing }% nothing

## Right after a roll, and as Defense

xia-ability-tac-x =
    .roll = TAC-X
xia-option-tac-x = TAC-X: roll die { NTH($first) } again for 1 Energy
    .offer = TAC-X: roll the d{ $die } that shows { $face } again, for { COUNT("energy", $energy) }
    .offer_any = TAC-X: re-roll one of your dice right after a roll, for { COUNT("energy", $energy) }
xia-ability-silent-running = { SEAT($seat) } ran silent: the roll counts as { $face }.
    .roll = Silent Running
xia-option-silent-running = Silent Running
    .offer = Silent Running, for { COUNT("energy", $energy) }: { $middle }% the roll rises by { $middle_worth }, { $high }% by { $high_worth }, { $top }% to 20, { $nothing }% nothing
xia-ability-afterburner = The Afterburner added { $added }: { $total } now.
    .ask = The Engine gave { $points }. What does the Afterburner do?
    .option-double = Double it
    .option-add = Add { $first }
    .roll = Afterburner
xia-option-afterburner = Afterburner
    .offer = Afterburner, for { COUNT("energy", $energy) }: { $middle }% adds { $middle_worth }, { $high }% adds { $high_worth }, { $top }% adds { $top_worth } or doubles, { $nothing }% nothing
xia-ability-evasive-thrusters =
    .roll = Evasive Thrusters
xia-option-evasive-thrusters = Evasive Thrusters
    .offer = Evasive Thrusters, for free: { $middle }% prevents { $middle_worth }, { $high }% prevents { $high_worth }, { $top }% prevents { $top_worth }, { $nothing }% nothing
xia-ability-decoy-beacon =
    .roll = Decoy Beacon
xia-option-decoy-beacon = Decoy Beacon
    .offer = Decoy Beacon, for { COUNT("energy", $energy) }: { $middle }% prevents a third, { $high }% half, { $top }% all of it, { $nothing }% nothing

## Attacks

xia-ability-rail-gun =
    .ask = Which Outfit takes { COUNT("damage", $points) }?
    .offer-hold = { NAME("outfit", $outfit) } { NAME("kind", $kind) }
    .option-hold = The Outfit on Hold space { NTH($second) }
    .roll = Rail Gun
xia-option-rail-gun = Rail Gun
    .offer = Rail Gun, for { COUNT("energy", $energy) }: { $middle }% { COUNT("damage", $middle_worth) } on an Outfit you choose, { $high }% { $high_worth }, { $top }% { $top_worth } anywhere you like, { $nothing }% nothing; unblockable
xia-ability-particle-emitter =
    .ask = Along which line do you fire?
    .roll = Particle Emitter
xia-option-line = To the { NAME("wind", $first) }
    .offer = To the { NAME("wind", $first) }: { COUNT("ships", $ships) }
xia-count-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
xia-option-particle-emitter = Particle Emitter
    .offer = Particle Emitter, for { COUNT("energy", $energy) }: d{ $middle_worth } damage with { $middle }%, d{ $high_worth } with { $high }%, d{ $top_worth } with { $top }%, { $nothing }% nothing; to all ships on a line
xia-ability-salvo-racks =
    .roll = Salvo Racks
xia-option-salvo-racks = Salvo Racks
    .offer = Salvo Racks, for { COUNT("energy", $energy) }: { $middle_worth }d6 damage with { $middle }%, { $high_worth }d6 with { $high }%, { $top_worth }d6 with { $top }%, { $nothing }% nothing; to up to three ships

## What goes on

xia-ability-auto-pilot = { $movement ->
    [0] The Auto-Pilot did not start.
   *[other] The Auto-Pilot will fly up to { COUNT("spaces", $movement) } after every other turn.
}
    .roll = Auto-Pilot
xia-ability-auto-pilot-timing = { PERSON($seat) ->
    [you] Your Auto-Pilot flies
   *[other] { SEAT($seat) }'s Auto-Pilot flies
} up to { COUNT("spaces", $movement) }.
xia-option-auto-pilot = Auto-Pilot
    .offer = Auto-Pilot, for { COUNT("energy", $energy) }: after the turn of every other player { $middle }% { COUNT("spaces", $middle_worth) }, { $high }% { $high_worth }, { $top }% { $top_worth }, { $nothing }% nothing
xia-ability-mag-harpoon = { $steps ->
    [0] { SEAT($seat) } did not hook { PERSON($target) ->
        [you] you
       *[other] { SEAT($target) }
    }: the line does not hold.
   *[other] { SEAT($seat) } hooked { PERSON($target) ->
        [you] you
       *[other] { SEAT($target) }
    }.
}
    .ask = { $doing ->
        [hook] Which ship do you hook?
       *[follow] The ship you are hooked to has moved. Do you follow?
    }
    .roll = Mag-Harpoon
xia-option-mag-harpoon = Mag-Harpoon
    .offer = Mag-Harpoon, for { COUNT("energy", $energy) }: you follow a ship for { $middle_worth } steps with { $middle }%, for { $high_worth } with { $high }%, to your next turn with { $top }%, { $nothing }% nothing
xia-option-follow = Follow to { PLACE($first, $second) }
    .offer_shields = Follow to { xia-place }: { xia-odds }; { xia-odds-shields }
    .offer_odds = Follow to { xia-place }: { xia-odds }
    .offer = Follow to { xia-place }
xia-option-detach = Let go
xia-ability-ablative-plating = { $armour ->
    [0] The plating did not take.
   *[other] { SEAT($seat) } plated the hull: { $armour } more Defense until { PERSON($seat) ->
        [you] your
       *[other] their
    } next turn.
}
    .roll = Ablative Plating
xia-option-ablative-plating = Ablative Plating
    .offer = Ablative Plating, for { COUNT("energy", $energy) }: until your next turn { $middle }% { $middle_worth } more Defense, { $high }% { $high_worth }, { $top }% { $top_worth }, { $nothing }% nothing

## Why not, and where in the rules we are

xia-bar-all-ready = none of your other Abilities is used up
xia-bar-exhausted = you have used it, and it is not refreshed yet
xia-bar-line = no ship is on a straight line from yours
xia-bar-nobody-adjacent = no ship is adjacent
xia-bar-nothing-to-gather = there is nothing to gather in this sector
xia-bar-own-turn = it is not your turn
xia-bar-reach = it is { COUNT("spaces", $range) } away, and the card reaches { $reach }

xia-frame-TacX = TAC-X
xia-frame-EnergyScoop = Energy Scoop
xia-frame-Afterburner = Afterburner
xia-frame-Doubling = doubling the roll
xia-frame-MagHarpoon = Mag-Harpoon
xia-frame-Tow = on the line
xia-frame-SideBet = Side Bet
xia-frame-AutoPilot = Auto-Pilot
xia-frame-AutoPilotMove = Auto-Pilot
xia-frame-EvasiveThrusters = Evasive Thrusters
xia-frame-DefenseRoll = defensive Ability
xia-frame-NanoRegeneration = Nano-regeneration
xia-frame-RailGun = Rail Gun
xia-frame-RailShot = Rail Gun
xia-frame-SilentRunning = Silent Running
xia-frame-CargoDrones = Cargo Drones
xia-frame-DecoyBeacon = Decoy Beacon
xia-frame-ParticleEmitter = Particle Emitter
xia-frame-Barrage = attack
xia-frame-Defense = defence
xia-frame-AblativePlating = Ablative Plating
xia-frame-Armour = Ablative Plating
xia-frame-Replicator = Replicator
xia-frame-SalvoRacks = Salvo Racks
xia-frame-FoldDrive = Fold Drive
xia-frame-DeepScan = Deep Scan

## What the cards that are data do

xia-do-use = pay { COUNT("energy", $energy) } and exhaust the card
xia-do-roll = roll a d20
xia-do-gain = gain { $energy ->
    [0] nothing
    [99] Energy up to the end of the meter
   *[other] { COUNT("energy", $energy) }
}
xia-do-add = { $borders ->
    [0] nothing changes
   *[other] the border roll goes up by { $borders }
}
xia-do-plate = { $armour ->
    [0] nothing changes
   *[other] { $armour } more Defense until your next turn
}
xia-do-burn = { $engine ->
    [0] nothing changes
   *[other] the Engine roll goes up by { $engine }
}
xia-do-burn-or-double = the Engine roll goes up by { $engine } or is doubled, as you choose
xia-when-action = as an Action
xia-when-rolled = right after a roll
xia-when-engine = right after an Engine roll
xia-if-border-roll =
    .least = if you rolled at a border
xia-count-border-roll = a border roll of your own
xia-if-own-engine =
    .least = if the Engine is yours
xia-count-own-engine = an Engine roll of your own
