# Andromeda's Edge: the names of the factions and of their abilities

## Factions

andromeda-faction-lantern-keepers = Lantern Keepers
    .flavour = They tend the lights between the stars and write down who passes.
andromeda-faction-rust-choir = Rust Choir
    .flavour = They sing to old hulls until the hulls hold together.
andromeda-faction-toll-house = The Toll House
    .flavour = Every road out here was paid for once, and they still collect.
andromeda-faction-magnet-war-exiles = Exiles of the Magnet War
    .flavour = They have lost every battle but the one for tomorrow.
andromeda-faction-wrought-minds = The Wrought Minds
    .flavour = Forged to calculate, they calculated that they would rather be free.
andromeda-faction-nightmare-cove = Corsairs of Nightmare Cove
    .flavour = Their children play merchants and robbers, and nobody wants to be the merchant.
andromeda-faction-casket-bearers = The Casket Bearers
    .flavour = What they carry builds whatever it is asked for, and then asks for something back.
    .any-field = At Maximus and Odessa Field you may buy modules from every column.
andromeda-faction-hearthwrights = Hearthwrights
    .flavour = Give them a rock and a week, and there will be curtains.
andromeda-faction-hush-riders = Hush Riders
    .flavour = You hear them only when they want to be thanked.
andromeda-faction-comet-herders = Comet Herders
    .flavour = The herd comes round every seventy years, and somebody has to be there.
andromeda-faction-orchard-moons = Orchard Moons
    .flavour = A family that plants moons does not count in seasons.
andromeda-faction-glass-foundry = The Glass Foundry
    .flavour = Anything melts, and anything molten has a price.

## Abilities

andromeda-ability-lamp-log = Lamp Log
andromeda-ability-patchwork-litany = Patchwork Litany
andromeda-ability-wreck-song = Wreck Song
andromeda-ability-stamped-papers = Stamped Papers
andromeda-ability-berth-fee = Berth Fee
andromeda-ability-bitter-lessons = Bitter Lessons
andromeda-ability-shared-stove = Shared Stove
andromeda-ability-fine-calipers = Fine Calipers
andromeda-ability-idle-current = Idle Current
andromeda-ability-boarding-hooks = Boarding Hooks
andromeda-ability-dire-pennant = Dire Pennant
andromeda-ability-open-casket = Open Casket
andromeda-ability-standing-scaffold = Standing Scaffold
andromeda-ability-soft-crossing = Soft Crossing
andromeda-ability-running-dark = Running Dark
andromeda-ability-long-tether = Long Tether
andromeda-ability-tail-ice = Tail Ice
andromeda-ability-ripe-fruit = Ripe Fruit
andromeda-ability-slow-furnace = Slow Furnace
andromeda-ability-launch-crucible = Launch Crucible
