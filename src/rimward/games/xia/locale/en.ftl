# Xia: Legends of a Drift System

xia-title = Xia: Legends of a Drift System
xia-intro = Each of you captains a small ship in an unmapped star system. Fly with Engines and Impulse. Scan for new sectors, or jump into them blind. Carry cargo to where it is wanted, take on Missions, mine rocks, rescue the stranded, or shoot at each other. All of it can bring Fame, and some of it a Title. On a planet you recharge, repair and buy Outfits and better ships. The first to { $first_game ->
    [yes] 5
   *[no] { $target }
} Fame wins at once.
xia-score = { COUNT("fame", $score) }

## Names

xia-ship-none = no ship
xia-ship-easy-tiger = Easy Tiger
xia-ship-puddle-jumper = Puddle Jumper
xia-ship-numerator = Numerator
xia-ship-swamp-rat = Swamp Rat
xia-ship-lucky-penny = Lucky Penny
xia-ship-lamplighter = Lamplighter
xia-ship-gaiden = Gaiden
xia-ship-krembler = Krembler
xia-ship-ockhams-razor = Ockham's Razor
xia-ship-nightshade = Nightshade
xia-ship-long-haul = Long Haul
xia-ship-hollow-crown = Hollow Crown
xia-ship-lasting-sorrow = Lasting Sorrow
xia-ship-granite-psalm = Granite Psalm
xia-ship-foundry = Foundry
xia-ship-iron-orchard = Iron Orchard
xia-ship-far-thunder = Far Thunder
xia-ship-vagrant-queen = Vagrant Queen

xia-outfit-m-22 = M-22
xia-outfit-halon = Halon
xia-outfit-raptor-k = Raptor-K
xia-outfit-targe = Targe
xia-outfit-rondache = Rondache
xia-outfit-pavise = Pavise
xia-outfit-falconet = Falconet
xia-outfit-saker-v = Saker V
xia-outfit-culverin = Culverin
xia-outfit-squib = Squib
xia-outfit-petard = Petard
xia-outfit-hellburner = Hellburner

xia-kind-engine = Engine
xia-kind-shield = Shield
xia-kind-blaster = Blaster
xia-kind-missile = Missile

xia-sector-unknown = unknown space
xia-sector-kemplar-ii = Kemplar II
xia-sector-lunari = Lunari
xia-sector-azure = Azure
xia-sector-doravin-v = Doravin V
xia-sector-neo-damascus = Neo Damascus
xia-sector-loath = Loath
xia-sector-smugglers-den = Smugglers' Den
xia-sector-deltus-gate = Deltus Gate
xia-sector-expedior-gate = Expedior Gate
xia-sector-tigris-gate = Tigris Gate
xia-sector-burning-horse = Burning Horse
xia-sector-lower-stratus = Lower Stratus
xia-sector-vortex-86 = Vortex 86
xia-sector-red-gulch = Red Gulch
xia-sector-outpost-338 = Outpost 338
xia-sector-tk-421 = TK-421
xia-sector-pelmont = Pelmont
xia-sector-kreller-iv = Kreller IV
xia-sector-the-keep = The Keep
xia-sector-xia = Xia
xia-sector-lost-sector = Lost Sector

xia-cube-any = any cubes
xia-cube-spice = Spice
xia-cube-holo = Holo
xia-cube-terra = Terra
xia-cube-plasma = Plasma
xia-cube-cyber = Cyber

xia-token-credits = 1,000 Credits
xia-token-fame = 1 Fame
xia-token-nothing = nothing
xia-token-unknown = face down

xia-npc-enforcer = the Enforcer
xia-npc-scoundrel = the Scoundrel
xia-npc-merchant = the Merchant

xia-kit-explorer = Explorer
    .does = a Raptor-K Engine: find new sectors and their tokens
xia-kit-trader = Trader
    .does = an M-22 Engine, a Targe Shield and 1,000 Credits for cargo
xia-kit-worker = Worker
    .does = a Halon Engine and a Targe Shield: draw Missions, best Shuttle and Research
xia-kit-pirate = Pirate
    .does = an M-22 Engine and a Saker V Blaster: live off the others

xia-act-attack = attack from there
xia-act-rescue = rescue a ship beside it
xia-act-token = take the Exploration Token
xia-act-scan = scan
xia-act-buy = buy cubes
xia-act-sell = sell cubes
xia-act-mine = mine
xia-act-salvage = salvage
xia-act-harvest = harvest
xia-act-collect = collect cubes

xia-wind-here = right here
xia-wind-n = north
xia-wind-ne = north-east
xia-wind-e = east
xia-wind-se = south-east
xia-wind-s = south
xia-wind-sw = south-west
xia-wind-w = west
xia-wind-nw = north-west

xia-preset-first-game = Your first game, by the book: to 5 Fame, with known first sectors and a ready-made kit
xia-preset-book = The whole game, by the book: to 10 Fame, with a ship and Outfits of your choice

xia-setting-target = Fame to win
    .heading = The game:
xia-setting-edition = Edition of the rules
    .value-en-2014 = English, 2014
    .value-ru-2023 = Russian, 2023
xia-setting-gate_fame = Fame for the first to use a Gate
    .value-edition = as in the edition
    .value-on = yes
    .value-off = no
xia-setting-den_buys_any = The Smugglers' Den buys all cubes, not Loath
    .value-edition = as in the edition
    .value-on = yes
    .value-off = no
xia-setting-first_game = The book's first game
xia-setting-npcs = NPC ships
xia-setting-min_move = A rolled move is at least
    .heading = House rules:
    .value-0 = as rolled
xia-setting-safe_mining = Mining without a roll, for 1 damage
xia-setting-start_credits = Credits at the start
xia-setting-two_players = Two players are enough
xia-setting-first_numbers = Designed ships with their old numbers
xia-setting-first_holds = Old Holds

xia-count-fame = { $count } Fame
xia-count-credits = { $count } Credits
xia-count-energy = { $count } Energy
xia-count-damage = { $count } damage
xia-count-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
xia-count-sections = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
xia-count-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
xia-count-markers = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
}

## Pieces of other texts

xia-place = { NAME("sector", $sector) } { $cell }{ $mark ->
    [buy] , where { NAME("cube", $goods) } can be bought
    [sell] , where { NAME("cube", $goods) } can be sold
    [mine] , where { NAME("cube", $goods) } is mined
    [salvage] , where { NAME("cube", $goods) } is salvaged
    [harvest] , where { NAME("cube", $goods) } is harvested
    [token] , with an Exploration Token
    [mission] , at the Mission Point
    [gate] , in the Gate
    [planet] , on the planet
    [nebula] , in the nebula
    [asteroid] , among asteroids
    [debris] , among debris
    [star] , in the star
   *[other] { "" }
}
xia-odds = { $cube ->
    [0] { $safe ->
        [100] no danger
       *[other] { $safe }% unharmed
    }
   *[other] { $cube }% a cube
}{ $scratched ->
    [0] { "" }
   *[other] , { $scratched }% a cube with damage
}{ $seen ->
    [0] { "" }
   *[other] , { $seen }% seen with the contraband
}{ $bounty ->
    [0] { "" }
   *[other] , { $bounty }% Bounty
}{ $drained ->
    [0] { "" }
   *[other] , { $drained }% Energy loss
}{ $stays ->
    [0] { "" }
   *[other] , { $stays }% turned back
}{ $damaged ->
    [0] { "" }
   *[other] , { $damaged }% damaged
}{ $rebuffed ->
    [0] { "" }
   *[other] , { $rebuffed }% damaged and turned back
}{ $stranded ->
    [0] { "" }
   *[other] , { $stranded }% stranded
}{ $destroyed ->
    [0] { "" }
   *[other] , { $destroyed }% destroyed
}
xia-odds-shields = with all Shields { $shielded_safe }% unharmed{ $shielded_stranded ->
    [0] { "" }
   *[other] , { $shielded_stranded }% stranded
}{ $shielded_destroyed ->
    [0] { "" }
   *[other] , { $shielded_destroyed }% destroyed
}
xia-tool = { NAME("outfit", $outfit) } { NAME("kind", $kind) } (d{ $die }{ $less ->
    [0] { "" }
   *[other] , less { $less } for damage
})
xia-ware = { NAME("outfit", $outfit) } { NAME("kind", $kind) }: d{ $die }, { $uses ->
    [one] { $uses } use
   *[other] { $uses } uses
} a turn, takes { COUNT("sections", $sections) }

xia-mat = { NAME("ship", $first) }: Hold { $hold }, Impulse { $impulse }, Energy { $energy }; { NAME("card", $ability) } { NAME("power", $ability) }

## Setup

xia-setup-starting-sectors = { NAME("sector", $sector) } was laid out.
xia-setup-starting-sectors-spawn-required = { NAME("sector", $sector) } has no Spawn Point, so it went back into the stack.
xia-setup-exploration-tokens = An Exploration Token was laid on { NAME("sector", $sector) }.
xia-setup-starting-credits = Everybody starts with { COUNT("credits", $credits) }.
xia-setup-victory-target = The game is played to { COUNT("fame", $target) }.
xia-setup-ship-choice-order = The highest roll was { $roll }: { PERSON($seat) ->
    [you] you choose
   *[other] { SEAT($seat) } chooses
} first.
    .roll = who chooses first
xia-setup-ship-choice-tier-one = { SEAT($seat) } took { NAME("ship", $ship) }.
    .ask = Which ship do you fly?
xia-setup-ship-placement = { SEAT($seat) } started at { PLACE($space) }.
xia-setup-starting-outfits = { SEAT($seat) } bought { NAME("outfit", $outfit) } for { COUNT("credits", $price) }; { $credits } left.
    .ask = Which Outfits do you start with?
    .option-done = Buy no more
xia-setup-first-player = { SEAT($seat) } went first.
xia-first-game-kit-choice = { SEAT($seat) } set out as { NAME("kit", $kit) }.
    .ask = How will you win Fame?
xia-option-mat = { NAME("ship", $first) }
    .offer = { xia-mat }
xia-option-outfit = { NAME("outfit", $first) }
    .offer = { xia-ware }, { COUNT("credits", $price) }
xia-option-kit = { NAME("kit", $first) }: { NAME("kit", $first, form: "does") }
xia-setup-markers = Every Energy Meter is full, and everybody has { COUNT("markers", $markers) } armed.

## Turns

xia-turn-phases = { PERSON($seat) ->
    [you] Your turn began.
   *[other] { SEAT($seat) }'s turn began.
}
    .heading = { PERSON($seat) ->
        [you] Your turn
       *[other] { SEAT($seat) }'s turn
    }
xia-turn-ends = { SEAT($seat) } ended the turn.
    .aside = { PERSON($seat) }
xia-general-ties = The die decided for { PERSON($winner) ->
    [you] you
   *[other] { SEAT($winner) }
}.
    .roll = a tie

## Actions

xia-action-list =
    .ask = Which Action do you take?
    .option-end = End your Actions
xia-option-end = End the phase
xia-option-engine = Use the Engine on Hold space { NTH($first) }
    .offer_odds = Fly with the { xia-tool }: { $least } to { $most } movement, { $average } on average
    .offer = Fly with the { xia-tool }
xia-option-impulse = Fly with Impulse
    .offer = Fly with Impulse: { COUNT("spaces", $movement) }, once a turn for free
xia-option-attack = Attack
    .offer = Attack a ship in reach
xia-option-token = Take the Exploration Token
xia-option-scan = Scan
    .offer = Scan: lay out a new sector beside this space, { $energy ->
        [0] for free
       *[other] for { COUNT("energy", $energy) }
    }
xia-option-buy = Buy cubes
    .offer = Buy { NAME("cube", $goods) }, two for 1,000 Credits
xia-option-sell = Sell cubes
    .offer = Sell { NAME("cube", $goods) }, 1,000 Credits a cube
xia-option-mine = Mine
    .offer_shields = Mine { NAME("cube", $goods) }: { xia-odds }; { xia-odds-shields }
    .offer_odds = Mine { NAME("cube", $goods) }: { xia-odds }
    .offer = Mine { NAME("cube", $goods) }
xia-option-salvage = Salvage
    .offer_odds = Salvage { NAME("cube", $goods) }: { xia-odds }
    .offer = Salvage { NAME("cube", $goods) }
xia-option-harvest = Harvest
    .offer_shields = Harvest { NAME("cube", $goods) }: { xia-odds }; { xia-odds-shields }
    .offer_odds = Harvest { NAME("cube", $goods) }: { xia-odds }
    .offer = Harvest { NAME("cube", $goods) }
xia-option-collect = Collect the cubes here
xia-option-jettison = Throw cubes overboard
xia-option-rescue = Rescue { SEAT($first) }
    .offer = Rescue { SEAT($first) }: give 2 Energy, gain 1 Fame

## Moving

xia-move-engine = { PERSON($ship) ->
    [you] Your Engine gives
   *[other] { SEAT($ship) }'s Engine gives
} { COUNT("spaces", $movement) } of movement.
    .aside = { PERSON($ship) }
    .roll = Engine
xia-move-impulse = { SEAT($ship) } used Impulse for { COUNT("spaces", $movement) } of movement.
xia-move-point-per-space = { SEAT($ship) } flew to { PLACE($space) }.
    .run = { SEAT($ship) } flew { COUNT("spaces", $count) } to { PLACE($space) }.
    .ask = Where do you fly? Movement left: { $movement }
    .offer-use_rescue_shields = From here, as if in { xia-place }: rescue { SEAT($fourth) } (2 movement): { xia-odds }; { xia-odds-shields }
    .offer-use_rescue_odds = From here, as if in { xia-place }: rescue { SEAT($fourth) } (2 movement): { xia-odds }
    .offer-use_shields = From here, as if in { xia-place }: { NAME("act", $third) } (2 movement): { xia-odds }; { xia-odds-shields }
    .offer-use_odds = From here, as if in { xia-place }: { NAME("act", $third) } (2 movement): { xia-odds }
    .offer-use = From here, as if in { xia-place }: { NAME("act", $third) } (2 movement)
    .option-use = Reach across to { PLACE($first, $second) } and { NAME("act", $third) }
xia-option-hex = Fly to { PLACE($first, $second) }
    .offer = Fly { COUNT("spaces", $spends) } { NAME("wind", $to) } to { xia-place }
    .group = Fly to { NAME("sector", $sector) }
    .part = { $spends } away
    .short = { $cell }{ $mark ->
        [planet] {" "}planet
        [nebula] {" "}nebula
        [asteroid] {" "}asteroids
        [debris] {" "}debris
       *[other] { "" }
    }
    .note = { $mark ->
        [buy] buy { NAME("cube", $goods) }
        [sell] sell { NAME("cube", $goods) }
        [mine] mine { NAME("cube", $goods) }
        [salvage] salvage { NAME("cube", $goods) }
        [harvest] harvest { NAME("cube", $goods) }
        [token] token
        [mission] Mission Point
        [gate] Gate
       *[other] { "" }
    }
xia-option-cross = Cross into { PLACE($first, $second) }
    .offer_shields = Cross { NAME("wind", $to) } into { xia-place }: { xia-odds }; { xia-odds-shields }
    .offer_odds = Cross { NAME("wind", $to) } into { xia-place }: { xia-odds }
    .offer = Cross { NAME("wind", $to) } into { xia-place }, over a border with a cost or a roll
xia-option-jump = Jump blind into { PLACE($first, $second) }
    .offer_shields = Jump blind { NAME("wind", $to) } into the unknown: { xia-odds }; { xia-odds-shields }; no way back
    .offer_odds = Jump blind { NAME("wind", $to) } into the unknown: { xia-odds }; no way back
    .offer = Jump blind { NAME("wind", $to) } into the unknown; no way back
xia-option-gate = Go through the Gate
    .offer = Go through the Gate to { NAME("sector", $sector) } { $cell }{ $first_use ->
        [0] { "" }
       *[other] , and { COUNT("fame", $first_use) } for its first use
    }
xia-option-tigris = Go through Tigris Gate
    .offer_choice = Go through Tigris Gate: { SHARES("sector", $spawns) }; { $choice }% to choose yourself{ $first_use ->
        [0] { "" }
       *[other] , and { COUNT("fame", $first_use) } for its first use
    }
    .offer_odds = Go through Tigris Gate: { SHARES("sector", $spawns) }{ $first_use ->
        [0] { "" }
       *[other] , and { COUNT("fame", $first_use) } for its first use
    }
xia-option-stop = Stop here
    .enter = Stop here (or just Enter)
xia-move-unspent-lost = { SEAT($ship) } stopped; unused movement: { $movement }.
    .aside = { PERSON($ship) }
xia-move-forced-stop-occupied = There was no room: { PERSON($ship) ->
    [you] you
   *[other] { SEAT($ship) }
} fell back to { PLACE($space) }.
xia-move-use-occupied-space = { SEAT($ship) } reached across to { PLACE($space) } to { NAME("act", $act) }.
xia-gate-use = { SEAT($ship) } went through { NAME("sector", $gate) } to { PLACE($space) }.
xia-gate-tigris = { SEAT($ship) } went through Tigris Gate to { PLACE($space) }.
    .ask = You rolled { $roll }. Where does Tigris Gate take you?
    .offer-hex = { xia-place }
    .option-hex = To { PLACE($first, $second) }
    .roll = Tigris Gate
xia-gate-first-use-fame = { SEAT($seat) } gained { COUNT("fame", $points) } as the first to use this Gate, and now { PERSON($seat) ->
    [you] have
   *[other] has
} { $fame }.
    .source = Gates
xia-marker-spend = { SIZE($uses) ->
    [0] { SEAT($ship) } spent no marker.
    [one] { SEAT($ship) } spent a marker on { TALLY("outfit", $outfits) }.
   *[other] { SEAT($ship) } spent { SIZE($uses) } markers on { TALLY("outfit", $outfits) }.
}
    .aside = { PERSON($ship) }

## Borders

xia-border-shield-cross =
    .roll = planetary shield
xia-border-shield-rebuff = { SEAT($ship) } did not get through the planetary shield.
xia-border-debris-enter =
    .roll = debris field
xia-border-asteroid-enter =
    .roll = asteroids
xia-border-nebula-enter =
    .roll = nebula
xia-border-nebula-loss-overflow = { SEAT($ship) } lost { $energy ->
    [0] no Energy
   *[other] { COUNT("energy", $energy) }
}{ $markers ->
    [0] { "" }
   *[other] {" "}and disarmed { COUNT("markers", $markers) }
}.
xia-stranded-definition = { SEAT($ship) } { PERSON($ship) ->
    [you] are
   *[other] is
} stranded: no Energy and no armed markers.
xia-outfit-shield-hazards = { PERSON($ship) ->
    [you] Your Shields
   *[other] { SEAT($ship) }'s Shields
} stopped { $stopped }; { $left } got through.
    .ask = You are hit for { $points }. Which Shields do you use?
    .option-done = No more Shields
    .roll = Shields
xia-bounty-evading = { SEAT($ship) } slipped past the planetary shield and { PERSON($ship) ->
    [you] were
   *[other] was
} seen: { COUNT("credits", $added) } more on { PERSON($ship) ->
    [you] your
   *[other] that
} head, { $bounty } in all.
xia-bounty-outlaw-association = { SEAT($ship) } used an Entrance of outlaws: { COUNT("credits", $added) } more on { PERSON($ship) ->
    [you] your
   *[other] that
} head, { $bounty } in all.
xia-bounty-raiding = { SEAT($ship) } destroyed an innocent: { COUNT("credits", $added) } more on { PERSON($ship) ->
    [you] your
   *[other] that
} head, { $bounty } in all.

## Exploring

xia-explore-declare-edge =
    .ask = Beside which edge do you scan?
xia-option-edge = Scan beyond the edge
    .offer = Scan to the { NAME("wind", $to) }
xia-explore-scan = { SEAT($ship) } scanned the unknown.
xia-explore-blind-jump = { SEAT($ship) } jumped blind into the unknown.
xia-explore-place-tile = { NAME("sector", $sector) } was discovered.
xia-explore-token-placing = There is an Exploration Token in { NAME("sector", $sector) }.
xia-explore-token-collect = { SEAT($seat) } took the Exploration Token of { NAME("sector", $sector) }: { NAME("token", $token) }.
xia-explore-token-rewards = { SEAT($seat) } found { COUNT("credits", $credits) }.

## Combat

xia-combat-acquire =
    .ask = Whom do you attack?
xia-option-ship = { SEAT($first) }
    .offer_npc = { NAME("ship", $npc) }: { COUNT("damage", $left) } would destroy it{ $loot ->
        [0] { "" }
       *[other] , with { COUNT("credits", $loot) } on its card
    }
    .offer = { SEAT($first) } in { NAME("ship", $ship) }: { COUNT("damage", $left) } would destroy it{ $reward ->
        [0] { "" }
       *[other] , with a Bounty of { COUNT("credits", $reward) }
    }
xia-combat-declare-attack = { SEAT($attacker) } attacked { PERSON($target) ->
    [you] you
   *[other] { SEAT($target) }
}{ SIZE($uses) ->
    [0] { "" }
    [one] {" "}with { SIZE($uses) } marker
   *[other] {" "}with { SIZE($uses) } markers
}.
    .ask = What do you attack { SEAT($target) } with? { COUNT("damage", $left) } would destroy it; every use takes an armed marker.
    .offer-use = { xia-tool }, on Hold space { NTH($second) }: { $least } to { $most }, { $average } on average{ $kind ->
        [engine] ; ramming does the same damage to you
       *[other] { "" }
    }; { $fatal }% to destroy it
    .offer-done = Attack with these: { $none }% no damage, { $fatal }% to destroy it
    .option-done = Attack with these
xia-combat-declare-defense = { SEAT($target) } put up { PERSON($target) ->
    [npc] its Shield
   *[other] { SIZE($uses) ->
        [0] no Shields
        [one] { SIZE($uses) } Shield use
       *[other] { SIZE($uses) } Shield uses
    }
}{ SIZE($abilities) ->
    [0] { "" }
   *[other] {" "}and used { NAME("card", $abilities) }
}.
    .ask = You are attacked. Which Shields do you use?
    .offer-use = { xia-tool }, on Hold space { NTH($second) }: { $least } to { $most }, { $average } on average; { $none }% no damage, { $fatal }% destroyed
    .offer-done = No more Shields: { $none }% no damage, { $fatal }% destroyed
    .option-done = No more Shields
xia-combat-roll =
    .roll = combat
xia-combat-resolve = { $attack } against { $defense }: { PERSON($target) ->
    [you] you take
   *[other] { SEAT($target) } takes
} { COUNT("damage", $damage) }.
xia-combat-rearm =
    .ask = Which Shield markers do you arm again, for 1 Energy each?
    .option-done = No more
xia-combat-end = { $rearmed ->
    [0] The attack was over.
   *[other] The attack was over; { SEAT($target) } armed { COUNT("markers", $rearmed) } again.
}
xia-option-use = The use on Hold space { NTH($second) }
    .offer_hazard = { xia-tool }, on Hold space { NTH($second) }: { $stops_all }% to stop it all
    .offer_odds = { xia-tool }, on Hold space { NTH($second) }: { $least } to { $most }, { $average } on average
    .offer = { xia-tool }, on Hold space { NTH($second) }
xia-damage-placement = { PERSON($ship) ->
    [you] Your Hold space
   *[other] { SEAT($ship) }'s Hold space
} { NTH($space) } was damaged{ $cube ->
    [none] { "" }
   *[other] ; the { NAME("cube", $cube) } there went overboard
}.
    .run = { SEAT($ship) } took { COUNT("damage", $count) } in the Hold{ $cube ->
        [none] { "" }
       *[other] , and { $count } { NAME("cube", $cube) } went overboard
    }.
    .ask = { $points ->
        [one] Which Hold space takes the damage?
       *[other] Which Hold space takes damage? { $points } to place
    }
xia-option-hold = Hold space { NTH($second) }
    .offer_outfit = Hold space { NTH($second) }: { $lies ->
        [use] a use of the { NAME("outfit", $outfit) } { NAME("kind", $kind) }
       *[section] part of the { NAME("outfit", $outfit) } { NAME("kind", $kind) }
    }
    .offer_cube = Hold space { NTH($second) }: { NAME("cube", $cube) }
    .offer = Hold space { NTH($second) }: empty

## Death and coming back

xia-death-removed = { $by ->
    [-1] { SEAT($ship) } { PERSON($ship) ->
        [you] were
       *[other] was
    } destroyed at { PLACE($space) }.
   *[other] { SEAT($by) } destroyed { PERSON($ship) ->
        [you] your ship
       *[other] { SEAT($ship) }
    } at { PLACE($space) }.
}
xia-death-missions = { SEAT($seat) } lost the Mission.
xia-death-bounty = { $by ->
    [-1] A Bounty of { COUNT("credits", $credits) } went to nobody.
   *[other] { SEAT($by) } claimed { COUNT("credits", $credits) }.
}
xia-death-skip-turn = { SEAT($seat) } missed a turn, waiting for the ship.
    .heading = { PERSON($seat) ->
        [you] Your turn, missed
       *[other] { SEAT($seat) }'s turn, missed
    }
xia-respawn-where = { SEAT($ship) } came back at { PLACE($space) }.
    .ask = { PERSON($ship) ->
        [you] You rolled { $roll }. Where do you come back?
       *[other] { $roll } was rolled for { SEAT($ship) }. Where does it come back?
    }
    .offer-hex = { xia-place }
    .option-hex = At { PLACE($first, $second) }
    .roll = Spawn Point
xia-rescue-transfer = { SEAT($ship) } gave { PERSON($target) ->
    [you] you
   *[other] { SEAT($target) }
} { COUNT("energy", $energy) }.
xia-rescue-arm-now = { SEAT($ship) } armed { $markers ->
    [0] no markers
   *[other] { COUNT("markers", $markers) }
}.
    .ask = You are rescued. How many markers do you arm right away?

## Cargo

xia-cargo-buy = { SEAT($seat) } bought { TALLY("cube", $cubes) } for { COUNT("credits", $price) }.
    .ask = How much do you buy?
xia-option-pairs = { $first ->
    [one] { $first } pair
   *[other] { $first } pairs
}
    .offer = { COUNT("cubes", $cubes) } for { COUNT("credits", $price) }
xia-cargo-buy-where =
    .ask = Which cubes do you take?
xia-option-cube = { NAME("cube", $first) }
xia-cargo-placing = { SEAT($seat) } gathered { NAME("cube", $cube) }.
    .ask = Where do you put the { NAME("cube", $cube) }?
xia-option-space = Hold space { NTH($first) }
xia-option-auto = Stow the rest for me
    .enter = Stow the rest for me (or just Enter)
xia-cargo-sell = { SEAT($seat) } sold { TALLY("cube", $cubes) } for { COUNT("credits", $credits) }.
    .ask = How many do you sell?
    .option-sell = { $second ->
        [0] No { NAME("cube", $first) }
       *[other] { $second } { NAME("cube", $first) }
    }
    .offer-sell = { $second ->
        [0] No { NAME("cube", $first) }
       *[other] { $second } { NAME("cube", $first) } for { COUNT("credits", $credits) }{ $fame ->
            [0] { "" }
           *[other] {" "}and { COUNT("fame", $fame) }, as nothing is left
        }
    }
xia-cargo-mine =
    .roll = mining
xia-cargo-salvage =
    .roll = salvaging
xia-cargo-harvest =
    .roll = harvesting
xia-cargo-collect = { SEAT($seat) } collected { TALLY("cube", $cubes) }.
    .ask = Which cubes do you collect?
    .option-done = Collect no more
xia-cargo-jettison = { SEAT($seat) } threw { TALLY("cube", $cubes) } overboard.
    .ask = Which cubes do you throw overboard?
    .option-done = No more

## Business

xia-business-any-order =
    .ask = What is your business on this planet?
    .option-end = Done here
xia-option-recharge = Recharge
    .offer = Recharge: { COUNT("energy", $energy) } for free
xia-option-repair = Repair
    .offer = Repair all { COUNT("damage", $points) } for { COUNT("credits", $price) }
xia-option-rearrange = Rearrange the Hold
xia-option-buy-fame = Buy 1 Fame
    .offer = Buy 1 Fame for { COUNT("credits", $price) }
xia-option-buy-outfit = Buy { NAME("outfit", $first) }
    .offer = Buy { xia-ware }, { COUNT("credits", $price) }
xia-option-sell-outfit = Sell the Outfit on Hold space { NTH($first) }
    .offer = Sell the { NAME("outfit", $outfit) } { NAME("kind", $kind) } for { COUNT("credits", $resale) }
xia-option-buy-ship = Buy { NAME("ship", $first) }
    .offer = Buy { xia-mat }; { COUNT("credits", $price) }, and you gain 1 Fame
xia-business-recharge = { SEAT($seat) } recharged to { COUNT("energy", $energy) }.
xia-business-repair = { SEAT($seat) } repaired the ship for { COUNT("credits", $price) }.
xia-business-rearrange = { SEAT($seat) } arranged the Hold.
xia-business-buy-outfits = { SEAT($seat) } bought { NAME("outfit", $outfit) } for { COUNT("credits", $price) }.
xia-business-sell-outfits = { SEAT($seat) } sold { NAME("outfit", $outfit) } for { COUNT("credits", $credits) }.
xia-business-buy-ship = { SEAT($seat) } bought { NAME("ship", $ship) } for { COUNT("credits", $price) }{ SIZE($left) ->
    [0] { "" }
   *[other] {" "}and left { TALLY("cube", $left) } behind
}.
xia-business-buy-ship-transfer =
    .ask = Not everything fits into { NAME("ship", $ship) }. What do you give up?
xia-outfit-placement =
    .ask = How does { NAME("outfit", $outfit) } lie in the Hold?
xia-option-place = From column { NTH($first) }, row { NTH($second) }, turned { $third ->
    [0] not at all
    [1] a quarter
    [2] half
   *[3] three quarters
}
    .offer = On Hold spaces { $spaces }, with its uses on { $uses }

## Status Phase, Fame and Credits

xia-status-arm = { SEAT($seat) } armed { $armed ->
    [0] no markers
   *[other] { COUNT("markers", $armed) } { $energy ->
        [0] for free
       *[other] for { COUNT("energy", $energy) }
    }
}.
    .ask = How many markers do you arm for the next turn?
xia-option-arm = { $first ->
    [0] Arm none
   *[other] Arm { COUNT("markers", $first) }
}
    .offer = { $first ->
        [0] Arm none
       *[other] Arm { COUNT("markers", $first) } { $energy ->
            [0] for free
           *[other] for { COUNT("energy", $energy) }
        }
    }
xia-fame-combat = { SEAT($seat) } gained { COUNT("fame", $points) } for the destroyed ship: { $fame } now.
    .source = Destroyed ships
xia-fame-explore = { SEAT($seat) } gained { COUNT("fame", $points) } for the discovery: { $fame } now.
    .source = Discoveries
xia-fame-kindness = { SEAT($seat) } gained { COUNT("fame", $points) } for the rescue: { $fame } now.
    .source = Rescues
xia-fame-trade = { SEAT($seat) } gained { COUNT("fame", $points) } for selling all cargo: { $fame } now.
    .source = Trade
xia-fame-luck = { SEAT($seat) } gained { COUNT("fame", $points) } for a natural 20: { $fame } now.
    .source = Natural 20s
xia-fame-wealth = { SEAT($seat) } bought { COUNT("fame", $points) }: { $fame } now.
    .source = Bought
xia-fame-ships = { SEAT($seat) } gained { COUNT("fame", $points) } for the new ship: { $fame } now.
    .source = New ships
xia-victory-immediate =
    .end = The Victory Marker was reached.
xia-option-gift = Give { SEAT($first) } { COUNT("credits", $second) }
xia-bar-gift-time = you can give Credits only while a player chooses an Action or does business
xia-bar-gift-credits = you have no Credits
xia-option-accept = Accept
xia-option-decline = Decline
xia-credits-gift = { $reply ->
    [accept] { SEAT($giver) } gave { PERSON($receiver) ->
        [you] you
       *[other] { SEAT($receiver) }
    } { COUNT("credits", $credits) }.
   *[decline] { SEAT($receiver) } declined { COUNT("credits", $credits) } from { PERSON($giver) ->
        [you] you
       *[other] { SEAT($giver) }
    }.
}
    .ask = { SEAT($giver) } offers you { COUNT("credits", $credits) } as a gift. Do you take it?
xia-mission-shuttle-payment = { PERSON($seat) ->
    [you] Your Payment
   *[other] The Payment of { SEAT($seat) }
} is settled: { COUNT("credits", $payment) }.

## Luck

xia-option-luck = Luck

## Why not

xia-bar-adjacent = that ship is not adjacent
xia-bar-armed = you have no armed marker
xia-bar-credits = it costs { COUNT("credits", $price) }, and you have { $credits }
xia-bar-edge = this space has no unexplored edge
xia-bar-ends-move = it would end your move; only Minor Actions fit into one, such as taking a token or a Mission; stop first
xia-bar-energy = it takes { $needed } Energy, and you have { $energy }
xia-bar-energy-full = your Energy is full at { $energy }
xia-bar-fit = it does not fit into the Hold
xia-bar-from-den = the Den does not buy back what you bought there this turn
xia-bar-gate = no Gate connected to this one has been found
xia-bar-hold-empty = there are no cubes in your Hold
xia-bar-impulse = you have used Impulse this turn
xia-bar-jettisoned = you threw it overboard this turn
xia-bar-just-bought = you bought it in this phase, and it sells for what you paid ({ $resale })
xia-bar-last-fame = you have { $fame } of { COUNT("fame", $target) }, and the last one cannot be bought
xia-bar-movement = it takes { $needed } movement, and you have { $movement }
xia-bar-no-buy-space = nothing is for sale in this space
xia-bar-no-harvest-space = there is nothing to harvest in this space
xia-bar-no-mine-space = there is nothing to mine in this space
xia-bar-no-salvage-space = there is nothing to salvage in this space
xia-bar-no-sell-space = nobody buys cubes in this space
xia-bar-no-sale = this Sell Space takes nothing in the edition you play
xia-bar-not-wanted = you have none of the cubes wanted here
xia-bar-nothing-adrift = there are no cubes in this space
xia-bar-not-stranded = that ship is not stranded
xia-bar-nothing-to-move = nothing in the Hold can be moved
xia-bar-npc = only players can be rescued
xia-bar-occupied = another ship is there, and you could not fly on
xia-bar-outfit-damaged = it is damaged
xia-bar-outlaw = with a Bounty of { COUNT("credits", $bounty) } you cannot enter a Lawful planet this way
xia-bar-range = it is { COUNT("spaces", $range) } away, and none of your ready weapons has that Range
xia-bar-rearranged = nothing in the Hold has changed since you rearranged it
xia-bar-room = the Hold has { COUNT("sections", $room) } free, and it takes { $needed }
xia-bar-sharing = not while you share a space with another ship
xia-bar-sight = it is out of sight
xia-bar-stack = all sectors have been found
xia-bar-stranded = you are stranded
xia-bar-supply = there are none left
xia-bar-taken = somebody has or had that ship
xia-bar-target = nobody is in reach of your ready weapons
xia-bar-tier = it is of Tier { $tier }, and your next ship is of Tier { $needed }
xia-bar-token = there is no Exploration Space here
xia-bar-token-gone = the token here has been taken
xia-bar-use-damaged = that use is damaged
xia-bar-use-taken = there is already a marker
xia-bar-whole = the ship has no damage
xia-refused-players = Xia is for { $least } to { $most } players, not { $seats }; two can play with the house rule two_players=yes.

## The table

xia-status-board = Playing to { COUNT("fame", $target) }. Sectors: { $sectors } found, { $left } still unknown.
xia-status-player = { SEAT($seat) }: { COUNT("fame", $fame) }, { COUNT("credits", $credits) }
xia-status-away = { SEAT($seat) } in { NAME("ship", $ship) }: { COUNT("fame", $fame) }, { COUNT("credits", $credits) }; not on the board{ $bounty ->
    [0] { "" }
   *[other] ; Bounty { $bounty }
}
xia-status-ship = { SEAT($seat) } in { NAME("ship", $ship) }: { COUNT("fame", $fame) }, { COUNT("credits", $credits) }; { PLACE($space) }{ $bounty ->
    [0] { "" }
   *[other] ; Bounty { $bounty }
}
xia-status-mat = Your Energy: { $energy } of { $most }. Markers: { $armed } armed, { $used } on Outfits, { $disarmed } disarmed. Impulse: { $impulse ->
    [yes] ready
   *[no] used
}
xia-status-hold = Your Hold of { COUNT("sections", $size) }: { SIZE($outfits) ->
    [0] no Outfits
   *[other] { TALLY("outfit", $outfits) }
}; { SIZE($cubes) ->
    [0] no cubes
   *[other] { TALLY("cube", $cubes) }
}; { $free } free, { $damaged } damaged

## The map

xia-space = { NAME("sector", $sector) } { $cell }
xia-map-ship = { SEAT($ship) }
xia-map-sector = { NAME("sector", $sector) }
xia-map-glyph = { $what ->
    [space] open space
    [planet] planet
    [nebula] nebula
    [asteroid] asteroids
    [debris] debris
    [gate] Gate
    [star] star
    [unexplored] the unknown
    [buy] cubes for sale
    [sell] cubes wanted
    [gather] cubes to mine, salvage or harvest
    [mission] Mission Point
    [spawn] Spawn Point
    [token] Exploration Token
   *[adrift] cubes adrift
}
xia-map-mark = { $mark ->
    [buy] { $cell } sells you { NAME("cube", $goods) }
    [sell] { $cell } buys { NAME("cube", $goods) }
    [mine] mine { NAME("cube", $goods) } at { $cell }
    [salvage] salvage { NAME("cube", $goods) } at { $cell }
    [harvest] harvest { NAME("cube", $goods) } at { $cell }
    [explore] token at { $cell }
    [spawn] Spawn Point { $number } at { $cell }
   *[mission] Missions at { $cell }
}
xia-map-lying = { $what ->
    [engine] Engine
    [shield] Shield
    [blaster] Blaster
    [missile] Missile
    [cube] cube
    [damage] damage
   *[nothing] nothing
}
xia-map-capital = a capital bears a use
xia-map-entrance = Entrance of { $cell } to the { NAME("wind", $to) }
xia-map-guide = { $letter } { NAME("sector", $sector) }{ $law ->
    [lawful] , Lawful planet
    [neutral] , Neutral planet
    [outlaw] , Outlaw planet
   *[none] { "" }
}{ $things ->
    [none] { "" }
   *[other] : { $things }
}

## Where in the rules we are

xia-frame-Setup = setup
xia-frame-StartingSectors = first sectors
xia-frame-StartingTokens = first Exploration Tokens
xia-frame-ShipChoiceOrder = who chooses first
xia-frame-ShipChoice = choosing a ship
xia-frame-StartingOutfits = first Outfits
xia-frame-FirstGameKit = choosing a strategy
xia-frame-Turns = Xia
xia-frame-Turn = turn
xia-frame-ActionPhase = Action Phase
xia-frame-EngineMove = Engine
xia-frame-ImpulseMove = Impulse
xia-frame-Move = Move
xia-frame-UseSpace = reaching across
xia-frame-Crossing = border
xia-frame-PlanetaryShield = planetary shield
xia-frame-Debris = debris field
xia-frame-Asteroid = asteroids
xia-frame-AsteroidDamage = asteroid damage
xia-frame-Nebula = nebula
xia-frame-EnergyLoss = loss of Energy
xia-frame-ShieldHazard = Shields
xia-frame-GateTravel = Gate
xia-frame-TigrisTravel = Tigris Gate
xia-frame-Scan = scan
xia-frame-BlindJump = blind jump
xia-frame-NewTile = new sector
xia-frame-CollectToken = Exploration Token
xia-frame-Attack = attack
xia-frame-PlaceDamage = damage
xia-frame-Death = destruction
xia-frame-Respawn = coming back
xia-frame-Rescue = rescue
xia-frame-BuyCubes = buying cubes
xia-frame-SellCubes = selling cubes
xia-frame-Gather = gathering
xia-frame-Mine = mining
xia-frame-SafeMine = careful mining
xia-frame-Salvage = salvaging
xia-frame-Harvest = harvesting
xia-frame-CollectCubes = collecting cubes
xia-frame-Jettison = throwing overboard
xia-frame-BusinessPhase = Business Phase
xia-frame-BuyOutfit = buying an Outfit
xia-frame-Rearrange = rearranging the Hold
xia-frame-BuyShip = buying a ship
xia-frame-Stow = stowing
xia-frame-Gift = gift
xia-frame-StatusPhase = Status Phase
xia-frame-GainFame = Fame
xia-frame-Luck = luck
xia-frame-Tie = tie

## What lies on the table, plainly

xia-field-target = Fame to win
xia-field-fame = Fame
xia-field-credits = Credits
xia-field-payments = Payments
xia-field-crimes = Crimes
xia-field-ships = Ships
xia-field-tiles = Sectors on the table
xia-field-rules = Rules
xia-zone-stack-sectors = Sectors to discover
xia-zone-drawn-sectors = Sector just drawn
xia-zone-laid-sectors = Sectors on the table
xia-zone-stack-tokens = Exploration Tokens left
xia-zone-stack-missions = Missions to draw
xia-zone-discard-missions = Discarded Missions
xia-zone-stack-titles = Titles to come
xia-zone-open-titles = Titles to race for
xia-zone-stack-npcs = NPC cards left
xia-zone-dealt-npcs = NPCs in the game
xia-zone-abilities = Ability
xia-zone-exhausted = Ability, exhausted
xia-zone-mission = Mission
xia-zone-drawn = Missions to choose from
xia-zone-completed = Completed Missions
xia-zone-tokens = Exploration Tokens
xia-zone-titles = Titles
xia-zone-token = Exploration Token
