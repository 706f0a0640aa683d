# Andromeda's Edge: the names of the events and of the raiders

## Galactic Dawn

andromeda-event-first-light = First Light
    .flavour = For one hour every collector on the Edge faces the right way.
andromeda-event-drifting-floes = Drifting Floes
    .flavour = The old comet broke up politely, one bite for every nebula.
andromeda-event-yard-clearance = Yard Clearance
    .flavour = Everything must go, says the sign, and it has said so for years.
andromeda-event-salvage-tide = Salvage Tide
    .flavour = What the last war lost comes down like rain.
andromeda-event-long-calm = The Long Calm
    .flavour = Nobody has shot at anybody for a week, so the welders caught up.
andromeda-event-amnesty-week = Amnesty Week
    .flavour = Deserters, debtors and poets may all come home.
andromeda-event-rim-payday = Rim Payday
    .flavour = Eleven months late, and the song about it is already old.
andromeda-event-open-moorings = Open Moorings
    .flavour = The harbour masters quarrel over guests and leave gifts at the piers.
andromeda-event-caravan-season = Caravan Season
    .flavour = They sell houses, holidays and quite good soup.
andromeda-event-unlocked-archive = The Unlocked Archive
    .flavour = Somebody forgot the code, so somebody removed the door.

## Cosmic Twilight

andromeda-event-burned-ciphers = Burned Ciphers
    .flavour = Either the codebook goes into the fire or the fire comes to the codebook.
andromeda-event-reactor-flare = Reactor Flare
    .flavour = The largest stations had the best view of it.
andromeda-event-rust-bloom = Rust Bloom
    .flavour = It looks like moss and eats like a shipyard.
andromeda-event-dock-fires = Dock Fires
    .flavour = Cast off, cast off, and leave the crates.
andromeda-event-hunted-lanes = Hunted Lanes
    .flavour = Something has learned our timetables.
andromeda-event-falling-moonlets = Falling Moonlets
    .flavour = The sky was full of small appointments.
andromeda-event-forged-bills = Forged Bills
    .flavour = The whole market closed, and opened again under other names.
andromeda-event-lean-months = Lean Months
    .flavour = The soup has become a rumour of soup.
andromeda-event-hull-fever = Hull Fever
    .flavour = It spreads through the rivets, and no two doctors agree.
andromeda-event-silent-monolith = The Silent Monolith
    .flavour = It stopped humming at noon, and by dusk the town around it was packed.

## Raiders

andromeda-raider-vorticon-strikers = Vorticon Strikers
    .flavour = Small, quick, and never only one.
andromeda-raider-grave-lamps = Grave Lamps
    .flavour = They do not answer, they only come closer and shine.
andromeda-raider-saucerian-abductor = Saucerian Abductor
    .flavour = It takes notes first and the note-taker second.
andromeda-raider-ash-gleaners = Ash Gleaners
    .flavour = They sweep up after battles, and before them too.
andromeda-raider-barrow-hulks = Barrow Hulks
    .flavour = Somebody buried these ships, and somebody dug them up.
andromeda-raider-the-long-patrol = The Long Patrol
    .flavour = Nobody ever told them that their war is over.
andromeda-raider-siege-brothers = Siege Brothers
    .flavour = One to knock, the other to come in.
andromeda-raider-grinding-maw = Grinding Maw
    .flavour = A recycling plant with ambitions.
andromeda-raider-hollow-sovereign = Hollow Sovereign
    .flavour = A crown, a throne and ten thousand guns, with nobody aboard.
andromeda-raider-court-of-embers = Court of Embers
    .flavour = They hold trial over burning ships, and have yet to acquit one.
