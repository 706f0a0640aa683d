# Enemies of Destiny Aurora: their names, what they do, and world events

## Names

aurora-crew-solen-frae = So'len Frae
    .flavour = There is one name on his list, and he will not cross it out.
aurora-crew-darius = Darius
    .flavour = Pays his soldiers late and his grudges on time.
aurora-crew-axiom-of-rust = Axiom of Rust
    .flavour = It has proved that you are superfluous.
aurora-crew-silt-strider = the Silt Strider
    .flavour = Each of its steps is somebody else's landslide.
aurora-crew-quarry-maw = the Quarry Maw
    .flavour = It does not go round walls.
aurora-crew-tower-grazer = the Tower Grazer
    .flavour = Spits further than it can see.
aurora-crew-glass-kite = the Glass Kite
    .flavour = You notice the shadow first. Then nothing.
aurora-crew-ash-lantern = the Ash Lantern
    .flavour = A light that comes to you is not always help.
aurora-crew-orphan-walker = the Orphan Walker
    .flavour = Its crew left it. It has not stopped looking.
aurora-crew-furnace-hen = the Furnace Hen
    .flavour = Broods over a reactor, and dislikes visitors.
aurora-crew-tunnel-hound = the Tunnel Hound
    .flavour = Holding your breath will not help.
aurora-crew-weeping-eel = the Weeping Eel
    .flavour = Do not touch the tears.
aurora-crew-snare-cat = the Snare Cat
    .flavour = Lets nobody leave in the middle of a conversation.
aurora-crew-zurathi-warrior-1 = Zurathi warrior 1
aurora-crew-zurathi-warrior-2 = Zurathi warrior 2
aurora-crew-zurathi-warrior-3 = Zurathi warrior 3
aurora-crew-zurathi-warrior-4 = Zurathi warrior 4
aurora-crew-zurathi-warrior-5 = Zurathi warrior 5
aurora-crew-zurathi-warrior-6 = Zurathi warrior 6
aurora-crew-dregg-warrior-1 = Dregg warrior 1
aurora-crew-dregg-warrior-2 = Dregg warrior 2
aurora-crew-dregg-warrior-3 = Dregg warrior 3
aurora-crew-dregg-warrior-4 = Dregg warrior 4
aurora-crew-dregg-warrior-5 = Dregg warrior 5
aurora-crew-dregg-warrior-6 = Dregg warrior 6
aurora-crew-ronin-android-1 = Ronin android 1
aurora-crew-ronin-android-2 = Ronin android 2
aurora-crew-ronin-android-3 = Ronin android 3
aurora-crew-ronin-android-4 = Ronin android 4
aurora-crew-ronin-android-5 = Ronin android 5
aurora-crew-ronin-android-6 = Ronin android 6
aurora-crew-drone-1 = Drone 1
aurora-crew-drone-2 = Drone 2
aurora-crew-drone-3 = Drone 3
aurora-crew-drone-4 = Drone 4
aurora-crew-drone-5 = Drone 5
aurora-crew-drone-6 = Drone 6
aurora-ship-zurathi-fighter-1 = Zurathi fighter 1
aurora-ship-zurathi-fighter-2 = Zurathi fighter 2
aurora-ship-zurathi-fighter-3 = Zurathi fighter 3
aurora-ship-dregg-fighter-1 = Dregg fighter 1
aurora-ship-dregg-fighter-2 = Dregg fighter 2
aurora-ship-dregg-fighter-3 = Dregg fighter 3
aurora-ship-troop-transport = the Troop Transport
aurora-ship-military-satellite = the Military Satellite

## Whose dice they are

aurora-npc-solen-frae = { aurora-crew-solen-frae }
aurora-npc-darius = { aurora-crew-darius }
aurora-npc-axiom-of-rust = { aurora-crew-axiom-of-rust }
aurora-npc-silt-strider = { aurora-crew-silt-strider }
aurora-npc-quarry-maw = { aurora-crew-quarry-maw }
aurora-npc-tower-grazer = { aurora-crew-tower-grazer }
aurora-npc-glass-kite = { aurora-crew-glass-kite }
aurora-npc-ash-lantern = { aurora-crew-ash-lantern }
aurora-npc-orphan-walker = { aurora-crew-orphan-walker }
aurora-npc-furnace-hen = { aurora-crew-furnace-hen }
aurora-npc-tunnel-hound = { aurora-crew-tunnel-hound }
aurora-npc-weeping-eel = { aurora-crew-weeping-eel }
aurora-npc-snare-cat = { aurora-crew-snare-cat }
aurora-npc-zurathi-warrior-1 = { aurora-crew-zurathi-warrior-1 }
aurora-npc-zurathi-warrior-2 = { aurora-crew-zurathi-warrior-2 }
aurora-npc-zurathi-warrior-3 = { aurora-crew-zurathi-warrior-3 }
aurora-npc-zurathi-warrior-4 = { aurora-crew-zurathi-warrior-4 }
aurora-npc-zurathi-warrior-5 = { aurora-crew-zurathi-warrior-5 }
aurora-npc-zurathi-warrior-6 = { aurora-crew-zurathi-warrior-6 }
aurora-npc-dregg-warrior-1 = { aurora-crew-dregg-warrior-1 }
aurora-npc-dregg-warrior-2 = { aurora-crew-dregg-warrior-2 }
aurora-npc-dregg-warrior-3 = { aurora-crew-dregg-warrior-3 }
aurora-npc-dregg-warrior-4 = { aurora-crew-dregg-warrior-4 }
aurora-npc-dregg-warrior-5 = { aurora-crew-dregg-warrior-5 }
aurora-npc-dregg-warrior-6 = { aurora-crew-dregg-warrior-6 }
aurora-npc-ronin-android-1 = { aurora-crew-ronin-android-1 }
aurora-npc-ronin-android-2 = { aurora-crew-ronin-android-2 }
aurora-npc-ronin-android-3 = { aurora-crew-ronin-android-3 }
aurora-npc-ronin-android-4 = { aurora-crew-ronin-android-4 }
aurora-npc-ronin-android-5 = { aurora-crew-ronin-android-5 }
aurora-npc-ronin-android-6 = { aurora-crew-ronin-android-6 }
aurora-npc-drone-1 = { aurora-crew-drone-1 }
aurora-npc-drone-2 = { aurora-crew-drone-2 }
aurora-npc-drone-3 = { aurora-crew-drone-3 }
aurora-npc-drone-4 = { aurora-crew-drone-4 }
aurora-npc-drone-5 = { aurora-crew-drone-5 }
aurora-npc-drone-6 = { aurora-crew-drone-6 }
aurora-npc-zurathi-fighter-1 = { aurora-ship-zurathi-fighter-1 }
aurora-npc-zurathi-fighter-2 = { aurora-ship-zurathi-fighter-2 }
aurora-npc-zurathi-fighter-3 = { aurora-ship-zurathi-fighter-3 }
aurora-npc-dregg-fighter-1 = { aurora-ship-dregg-fighter-1 }
aurora-npc-dregg-fighter-2 = { aurora-ship-dregg-fighter-2 }
aurora-npc-dregg-fighter-3 = { aurora-ship-dregg-fighter-3 }
aurora-npc-troop-transport = { aurora-ship-troop-transport }
aurora-npc-military-satellite = { aurora-ship-military-satellite }

## Enemy cards

aurora-enemies-zurathi-patrol = Zurathi Patrol
aurora-enemies-zurathi-war-band = Zurathi War Band
aurora-enemies-dregg-scouts = Dregg Scouts
aurora-enemies-dregg-column = Dregg Column
aurora-enemies-ronin-sweep = Ronin Sweep
aurora-enemies-ronin-cordon = Ronin Cordon
aurora-enemies-solen-strikes = So'len Strikes
aurora-enemies-solen-in-force = So'len in Force
aurora-enemies-darius-hunts = Darius Hunts
aurora-enemies-darius-at-the-head = Darius at the Head
aurora-enemies-axiom-wakes = The Axiom Wakes
aurora-enemies-axiom-commands = The Axiom Commands
aurora-enemies-uneasy-allies = Uneasy Allies
aurora-enemies-bought-rifles = Bought Rifles
aurora-enemies-claw-and-horn = Claw and Horn
aurora-enemies-shared-quarry = Shared Quarry
aurora-enemies-flesh-and-steel = Flesh and Steel
aurora-enemies-borrowed-blades = Borrowed Blades

## What they do

aurora-npc-placed = { NAME("crew", $crew) } appears at { PLACE($square) }.
aurora-npc-moved = { NAME("crew", $crew) } goes to { PLACE($square) }.
aurora-npc-hunts = { NAME("crew", $crew) } goes for { NAME("crew", $target) }: { $why ->
    [docked-npc-aboard] it fights the crew aboard
    [commander-solen-frae] they have an account to settle
    [commander-gravitate] the highest initiative on the planet
    [commander-escort] its commander hunts that one
    [creature-retaliate] that one has hurt it
    [creature-guard] that one has come into its room
    [creature-behaviour] the highest initiative on the planet
    [creature-giant-break-off] it cannot follow the others under the low ceilings
    [warrior-retaliate] that one has hurt it most
    [warrior-guard] that one has been in its room
    [warrior-stay-engaged] their fight is not over
    [warrior-no-shared-target-twice] another has its last target
    [warrior-targeting] it can get there
    [warrior-pair-off] nobody else fights that one
    [drone-stay-engaged] their fight is not over
    [drone-targeting] the nearest one without a drone
   *[other] by its card
}.
aurora-npc-hunts-ship = { NAME("crew", $crew) } heads for { NAME("ship", $target) }, which has been on its dock too long.
aurora-npc-turns-on = { NAME("crew", $crew) } cannot reach its target, and turns on { NAME("crew", $target) }.
aurora-npc-stunned = { NAME("crew", $crew) } is stunned, and misses a turn.
aurora-npc-dragged = { NAME("crew", $crew) } is dragged to { PLACE($square) }.
aurora-npc-removed = { $by ->
    [none] { NAME("crew", $crew) } is defeated.
   *[other] { NAME("crew", $by) } defeats { NAME("crew", $crew) }.
}
aurora-npc-crate-drop = A crate is left at { PLACE($square) }.
aurora-npc-rolled-off = A roll-off between { NAME("crew", $candidates) }: { NAME("crew", $winner) }.
aurora-npc-ships-rolled-off = A roll-off between { NAME("ship", $candidates) }: { NAME("ship", $winner) }.
aurora-npc-way-rolled-off = Several ways are equally good; a roll-off decides.
aurora-dice-roll-off =
    .roll = roll-off
aurora-scan-npc =
    .roll = looking for somebody hidden
aurora-commander-escort = { NAME("crew", $crew) } escorts { NAME("crew", $target) }.

aurora-fighter-placed = { NAME("ship", $ship) } appears at { PLACE("orbit", $square) }.
aurora-fighter-hunts = { NAME("ship", $ship) } goes for { NAME("ship", $target) }: { $why ->
    [npcship-satellite] in range, and the nearest or the worst offender
    [warrior-retaliate] that ship has hit it
    [fighter-lone] a lone fighter goes for ships on docks first
    [fighter-targeting] nobody else has that ship
    [fighter-docked-target] ships on docks come first
    [fighter-surplus] there are more fighters than ships
    [solo-fighter-split] fewest fighters go for that ship
   *[other] by its card
}.
aurora-fighter-damaged = { NAME("ship", $ship) } has { $damage } of { $health } damage.
aurora-fighter-destroyed = { NAME("ship", $ship) } is destroyed.
aurora-fighter-salvage-drop = Salvage drifts at { PLACE("orbit", $square) }.
aurora-fighter-reward = { SEAT($seat) } { PERSON($seat) ->
    [you] earn
   *[other] earns
} { COUNT("digits", $digits) } for { NAME("ship", $ship) }.
aurora-npcship-transport =
    .roll = landing troops
aurora-npcship-landed = { NAME("ship", $ship) } lands { COUNT("warriors", $count) } and leaves.

## World events

aurora-board-random-location = { $board ->
    [orbit] It happens in orbit: { NAME("tile", $tile) }.
   *[other] It happens on the planet: { NAME("tile", $tile) }.
}
aurora-enemy-card-drawn = Enemy card: “{ NAME("enemies", $card) }”.
aurora-enemy-card-roll =
    .roll = how many come
aurora-enemy-card-number = { NAME("species", $species) }: { $wanted } by the die, { $present } there already, { $placed } placed.
aurora-event-no-target = The event finds nothing to change.
aurora-event-where =
    .roll = escaping the event
aurora-event-kinds =
    .roll = guarding the Brig
aurora-event-immune = { NAME("crew", $crew) } is immune.
aurora-event-crate = A crate turns up at { PLACE($square) }.
aurora-event-storm = The storm does { COUNT("damage", $damage) } to { NAME("ship", $ship) }.
aurora-event-salvage = Salvage turns up at { PLACE("orbit", $square) }.
aurora-event-broke-out = { NAME("crew", $crew) } breaks out of the Brig of { NAME("ship", $ship) }.
aurora-event-burns = Fire at { PLACE($square) }: it burns there and on the four squares around.
aurora-ship-brig-mutiny = The crew of { NAME("ship", $ship) } locks { NAME("crew", $crew) } into the Brig.
    .roll = against the mutiny

aurora-do-enemy-card = draw an enemy card
aurora-do-warriors = { $least } to { $most } { NAME("warriors", $species) } at a random location{ $commander ->
    [nobody] { "" }
   *[other] , with { NAME("crew", $commander) }
}
aurora-do-creature = a creature at a random location
aurora-do-drones = { COUNT("drones", $count) } at a random location
aurora-do-squadron = { NAME("squadron", $ship) } in orbit{ $count ->
    [1] { "" }
   *[other] , { $count } of them
}
aurora-do-quake = all crew on one tile test { NAME("skill", $test) } 5+ or are knocked back { COUNT("squares", $squares) }
aurora-do-fire = fire on one tile
aurora-do-radiation = all crew on one tile test { NAME("skill", $test) } 5+ or are sick with radiation
aurora-do-flood = all crew on one tile test { NAME("skill", $test) } 5+ or take { COUNT("wounds", $wounds) }
aurora-do-ion-storm = every ship in orbit tests Tech 5+ or takes { COUNT("damage", $damage) }
aurora-do-crate = the side that is behind finds a crate beside one of its crew
aurora-do-salvage = salvage turns up in orbit
aurora-do-mutiny = a Commander who is wounded, or whose shields are down, tests Leadership 5+ or is locked into the Brig
aurora-do-jailbreak = a prisoner of each ship gets out of the Brig unless its guard passes Weapons 5+

aurora-species-zurathi = Zurathi
aurora-species-dregg = Dregg
aurora-species-ronin = Ronin androids
aurora-warriors-zurathi = Zurathi warriors
aurora-warriors-dregg = Dregg warriors
aurora-warriors-ronin = Ronin androids
aurora-squadron-zurathi-fighter = Zurathi fighters
aurora-squadron-dregg-fighter = Dregg fighters
aurora-squadron-troop-transport = the Troop Transport
aurora-squadron-military-satellite = the Military Satellite
aurora-count-drones = { $count ->
    [one] { $count } drone
   *[other] { $count } drones
}
aurora-count-warriors = { $count ->
    [one] { $count } warrior
   *[other] { $count } warriors
}

## Options of the table, and what is under way

aurora-setting-events = World events
    .value-quiet = only mark the time
    .value-full = take effect: enemies, creatures, disasters
aurora-setting-guards = Rooms that a mission guards are guarded
aurora-setting-level = Strength of the enemies
    .value-1 = level 1
    .value-2 = level 2

aurora-frame-RandomLocation = a random location
aurora-frame-Warriors = enemies appear
aurora-frame-EnemyCard = enemy card
aurora-frame-Creature = a creature appears
aurora-frame-Drones = drones appear
aurora-frame-Chosen = roll-off
aurora-frame-Fallen = an enemy falls
aurora-frame-Squadron = ships appear
aurora-frame-FleetTurns = NPC ships
aurora-frame-FleetTurn = its turn
aurora-frame-Transport = Troop Transport
aurora-frame-Disaster = disaster
aurora-frame-Fire = fire
aurora-frame-IonStorm = ion storm
aurora-frame-Market = a find
aurora-frame-Wreck = salvage
aurora-frame-Mutiny = mutiny
aurora-frame-Jailbreak = jailbreak
aurora-frame-AfterHit = after a hit
aurora-frame-EnemyTurns = enemies
aurora-frame-EnemyTurn = its turn
aurora-frame-EnemyScan = looking for somebody hidden
aurora-frame-Wrecked = a ship is destroyed
aurora-frame-Release = letting the Commander out
