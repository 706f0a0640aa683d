# Core modules, bases, developments, planets, ship upgrades and tokens

## Core modules

andromeda-module-primary-reactor = Primary Reactor
    .flavour = Whatever is warm aboard is warm because of it.
andromeda-module-shipwright = Shipwright
    .flavour = It remembers every keel it ever laid.
andromeda-module-treasury = Treasury
    .flavour = A thick door in front of a thin pile.
andromeda-module-architect = Architect
    .flavour = The ground is not surveyed yet, and the second floor is drawn.

## Bases

andromeda-alliance-monolith = Monolith of Ancients
    .flavour = It always answers, though never the question.
andromeda-alliance-trade-hub = Trade Hub
    .flavour = Everything here has already been sold at least once today.
andromeda-alliance-maximus = Maximus Field
    .flavour = Sparks all day, blueprints all night.
andromeda-alliance-odessa = Odessa Field
    .flavour = Deals in the shade, speeches in the sun.
andromeda-alliance-shipyard = Shipyard
    .flavour = It smells of solder, coffee and second chances.
andromeda-alliance-development-office = Development Office
    .flavour = Take a number, then take a planet.

## Developments

andromeda-development-observatory = Observatory
    .flavour = The dome opens wider than the budget.
andromeda-development-factory = Factory
    .flavour = Three shifts and no night.
andromeda-development-obelisk = Obelisk
    .flavour = Its shadow falls on those who have not arrived yet.
andromeda-development-spaceport = Spaceport
    .flavour = Somebody is always waving.
andromeda-development-city = City
    .flavour = It began as a queue for water.

## Planets

andromeda-planet-hearthglass = Hearthglass
    .flavour = The dunes melted once and have been a mirror ever since.
andromeda-planet-mirrorfen = Mirrorfen
    .flavour = There are two skies, and you can wade into one.
andromeda-planet-tarn-seven = Tarn Seven
    .flavour = The other six lakes left no survey behind.
andromeda-planet-cinderwell = Cinderwell
    .flavour = They drew ash for a century before they drew metal.
andromeda-planet-ironmeadow = Ironmeadow
    .flavour = The grass rusts in autumn.
andromeda-planet-low-anvil = Low Anvil
    .flavour = Heavy enough that nothing here is ever dropped twice.
andromeda-planet-spearhaven = Spearhaven
    .flavour = Every harbour light is mounted on a gun.
andromeda-planet-old-redoubt = Old Redoubt
    .flavour = The war is over, but nobody has told the walls.
andromeda-planet-crownfall = Crownfall
    .flavour = Three empires ended here, all of them on a Tuesday.
andromeda-planet-saffron-quay = Saffron Quay
    .flavour = You can smell the market from orbit.
andromeda-planet-long-tally = Long Tally
    .flavour = The oldest debt here has a birthday feast.
andromeda-planet-amber-ford = Amber Ford
    .flavour = The one shallow place in a very deep dark.
andromeda-planet-thousand-wells = Thousand Wells
    .flavour = Nobody has counted them again since.
andromeda-planet-quietmarch = Quietmarch
    .flavour = The border guards here are mostly gardeners.
andromeda-planet-orchard-reach = Orchard Reach
    .flavour = The first trees were smuggled in as furniture.

## Ship upgrades: transports

andromeda-upgrade-deep-hull = Deep Hull
    .flavour = Built for the place where the stars go soft.
andromeda-upgrade-ribbed-hull = Ribbed Hull
    .flavour = It was meant to be bumped into.
andromeda-upgrade-mist-barge = Mist Barge
    .flavour = It has no windows, because there is nothing to see.
andromeda-upgrade-shoulder-tug = Shoulder Tug
    .flavour = There is room in every dock if you lean.
andromeda-upgrade-skip-freighter = Skip Freighter
    .flavour = The middle of the trip is left out.
andromeda-upgrade-settler-train = Settler Train
    .flavour = Goats forward, grandmothers aft.
andromeda-upgrade-armed-convoy = Armed Convoy
    .flavour = Half of the crates are marked with a red line.
andromeda-upgrade-ghost-convoy = Ghost Convoy
    .flavour = Lamps out, names painted over.

## Ship upgrades: fighters

andromeda-upgrade-fog-runner = Fog Runner
    .flavour = It steers by the taste of dust.
andromeda-upgrade-lightning-rack = Lightning Rack
    .flavour = Three barrels and no patience.
andromeda-upgrade-hardshell = Hardshell
    .flavour = The pilot sits where the fuel used to be.
andromeda-upgrade-true-eye = True Eye
    .flavour = It does not blink, so neither do you.
andromeda-upgrade-twin-stingers = Twin Stingers
    .flavour = One for the shield, one for the point.
andromeda-upgrade-escort-wing = Escort Wing
    .flavour = They always fly on the side that faces the trouble.
andromeda-upgrade-knife-wing = Knife Wing
    .flavour = You see it edge on, which is to say too late.
andromeda-upgrade-corsair-wing = Corsair Wing
    .flavour = No two are painted alike, and no two are paid for.

## Ship upgrades: science vessels

andromeda-upgrade-stubborn-probe = Stubborn Probe
    .flavour = Told to turn back, it asks for the reason in writing.
andromeda-upgrade-flare-thrower = Flare Thrower
    .flavour = For lighting things up, in either sense.
andromeda-upgrade-insulated-core = Insulated Core
    .flavour = The library stays cool whatever happens.
andromeda-upgrade-rangefinder = Rangefinder
    .flavour = To measure is halfway to hitting.
andromeda-upgrade-fold-needle = Fold Needle
    .flavour = Two stitches and the distance is gone.
andromeda-upgrade-beacon-ship = Beacon Ship
    .flavour = Whatever it looks at, everyone can see.
andromeda-upgrade-far-lantern = Far Lantern
    .flavour = Someone has to carry the light past the last post.
andromeda-upgrade-deep-courier = Deep Courier
    .flavour = The letter arrives, even if the ink has aged.

## Ship upgrades: heavy cruisers

andromeda-upgrade-broadside-deck = Broadside Deck
    .flavour = The neighbours have complained about the windows.
andromeda-upgrade-double-plate = Double Plate
    .flavour = The first coat is for show.
andromeda-upgrade-long-keel = Long Keel
    .flavour = It takes a day to turn and a week to stop.
andromeda-upgrade-gunnery-mast = Gunnery Mast
    .flavour = The best view on the ship and the shortest career.
andromeda-upgrade-stormskin = Stormskin
    .flavour = Lightning writes on it and signs with care.
andromeda-upgrade-ram-prow = Ram Prow
    .flavour = Diplomacy begins at the bow.
andromeda-upgrade-ironside = Ironside
    .flavour = It has outlived four of its captains' hats.
andromeda-upgrade-siege-hull = Siege Hull
    .flavour = Slow to come, slower to leave.

## Discovery tokens

andromeda-token-survey-cache = Survey Cache
    .flavour = The notes stop in the middle of a number.
andromeda-token-foundry-blueprint = Foundry Blueprint
    .flavour = Somebody has corrected it in another alphabet.
andromeda-token-sealed-ledger = Sealed Ledger
    .flavour = The seal is worth more than the first ten pages.
andromeda-token-lost-charter = Lost Charter
    .flavour = It grants us everything, if anyone still asks.
andromeda-token-wreck-plating = Wreck Plating
    .flavour = Still warm on one side.
andromeda-token-frozen-purse = Frozen Purse
    .flavour = Chip gently: it is money all the way down.
andromeda-token-humming-crate = Humming Crate
    .flavour = The tune changes when you lie to it.
andromeda-token-spare-parts = Spare Parts
    .flavour = They fit everything, though nothing well.
andromeda-token-tireless-mender = Tireless Mender
    .flavour = It fixed the door, the lock and the argument.
andromeda-token-echo-key = Echo Key
    .flavour = It opens what has been opened before.
andromeda-token-rescue-flare = Rescue Flare
    .flavour = Two answered, and they brought soup.
andromeda-token-cracked-orrery = Cracked Orrery
    .flavour = One of its worlds has not been found yet.
andromeda-token-black-box = Black Box
    .flavour = The last minute is the instructive one.
andromeda-token-ancient-primer = Ancient Primer
    .flavour = The pictures are for children, the footnotes are not.

## Supremacy tokens

andromeda-token-victors-share = Victor's Share
    .flavour = Divided fairly, by the one with the knife.
andromeda-token-captured-foundry = Captured Foundry
    .flavour = The fires were still lit, and so was the canteen stove.
andromeda-token-surrendered-senate = Surrendered Senate
    .flavour = They asked only to finish the debate.
andromeda-token-flagship-plans = Flagship Plans
    .flavour = Folded small, smuggled far.
andromeda-token-old-oaths = Old Oaths
    .flavour = Every tower remembers whom it promised to serve.
andromeda-token-hospital-fleet = Hospital Fleet
    .flavour = They treat the hulls and the tempers of both sides.
andromeda-token-war-chest = War Chest
    .flavour = Padlocked on three sides; the fourth is open.
andromeda-token-triumph-parade = Triumph Parade
    .flavour = The confetti will be in the vents for years.
