# Destiny Aurora: ships, places, missions, events

## Ships

aurora-ship-cerberus = Cerberus
    .flavour = Three decks, three cooks, one appetite.
aurora-ship-hades-vi = Hades VI
    .flavour = The first five did not come back either, at first.
aurora-ship-destiny-aurora = Destiny Aurora
    .flavour = Built to keep a peace that nobody had signed yet.
aurora-ship-eden-fyre = Eden Fyre
    .flavour = She maps what others burn.

## Tiles of both boards

aurora-tile-overlook = Overlook
    .flavour = From up here every road looks like a plan.
aurora-tile-relay-hall = Relay Hall
    .flavour = Every word on this planet passes through here, and some stay.
aurora-tile-market-dome = Market Dome
    .flavour = You can buy rain here, by the jar.
aurora-tile-weir-road = Weir Road
    .flavour = The river was here first, and it knows.
aurora-tile-broken-orchard = Broken Orchard
    .flavour = Apples the size of a thumb, and nobody to climb for them.
aurora-tile-landing-terrace = Landing Terrace
    .flavour = Built for guests who came with flowers.
aurora-tile-customs-house = Customs House
    .flavour = Anything to declare? Everything to hide.
aurora-tile-fuel-depot = Fuel Depot
    .flavour = No smoking, no shooting, no luck.
aurora-tile-sunken-court = Sunken Court
    .flavour = They danced down there, and lowered the floor each year.
aurora-tile-shale-flats = Shale Flats
    .flavour = Every step says where you are.
aurora-tile-barracks = Barracks
    .flavour = Forty beds made, four hundred holes in the wall.
aurora-tile-cistern-office = Cistern Office
    .flavour = Damp files, dry humour.
aurora-tile-guest-wing = Guest Wing
    .flavour = The minibar has been inventoried by force.
aurora-tile-fever-ward = Fever Ward
    .flavour = Somebody still changes the flowers.
aurora-tile-archive = Archive
    .flavour = Whisper. The shelves take notes.
aurora-tile-signal-bluff = Signal Bluff
    .flavour = The mast sings in a high wind and lies in a low one.
aurora-tile-reed-pool = Reed Pool
    .flavour = Something plops, always behind you.
aurora-tile-quarry = Quarry
    .flavour = The crane stopped mid-sentence.
aurora-tile-petrified-wood = Petrified Wood
    .flavour = A forest that held its breath too long.
aurora-tile-nebula = Nebula
    .flavour = Fly by ear.
aurora-tile-black-hole = Black Hole
    .flavour = The one place from which no complaint was ever received.
aurora-tile-scattered-ice = Scattered Ice
    .flavour = Once a moon's best coat.
aurora-tile-derelict-hulk = Derelict Hulk
    .flavour = The lights inside are only reflections. Probably.
aurora-tile-dust-lane = Dust Lane
    .flavour = It gets into the tea.
aurora-tile-shattered-moon = Shattered Moon
    .flavour = Two fleets agreed on a target, once.
aurora-tile-ion-shoals = Ion Shoals
    .flavour = Blue sparks, dead clocks.
aurora-tile-relay-buoys = Relay Buoys
    .flavour = They blink to each other when nobody listens.
aurora-tile-comet-trail = Comet Trail
    .flavour = It passed an hour ago, and still apologises.
aurora-tile-wreck-field = Wreck Field
    .flavour = Both sides say that they won here.
aurora-tile-gas-plume = Gas Plume
    .flavour = Pretty, and it eats paint.
aurora-tile-asteroid-knot = Asteroid Knot
    .flavour = Nobody has untied it yet.
aurora-tile-quiet-reach = Quiet Reach
    .flavour = Too quiet, says everybody, every time.
aurora-tile-old-battlefield = Old Battlefield
    .flavour = The mines are polite: they wait.

## Missions, and what they are about

aurora-mission-abduct-the-princess = Abduct the Princess
    .goal = persuade Princess Xealana (Leadership, 5 or more), and bring her aboard your ship
    .flavour = She has a suitcase packed, and a list of people who must not come along.
aurora-mission-silent-ledger = The Silent Ledger
    .goal = copy data (Tech, 5 or more) from two of three places, and bring both copies aboard one ship
    .flavour = Three copies of a book that says who paid for the war.
aurora-mission-fever-line = The Fever Line
    .goal = take a sample (Medical, 5 or more), and bring it aboard your ship
    .flavour = Whoever has the sample first decides what the cure will cost.
aurora-thing-xealana = Princess Xealana
aurora-thing-data = the data
aurora-thing-sample = the sample

## World events

aurora-event-patrol-in-force = Patrol in Force
    .flavour = Boots on gravel, more than you can count.
aurora-event-landing-party = Another Landing Party
    .flavour = Your dock has a queue.
aurora-event-old-enemies = Old Enemies
    .flavour = They remember the restaurant bill.
aurora-event-distress-bait = Bait
    .flavour = The call for help has been calling since Tuesday.
aurora-event-the-hunters = The Hunters
    .flavour = Somebody printed your face.
aurora-event-hired-guns = Hired Guns
    .flavour = Paid by the hour, in no hurry.
aurora-event-shadow-column = Shadow Column
    .flavour = A march without a drum.
aurora-event-border-raid = Border Raid
    .flavour = There is no border here, they say, and raid it.
aurora-event-breakaway-squad = Breakaway Squad
    .flavour = They left both sides and took the ammunition.
aurora-event-something-stirs = Something Stirs
    .flavour = The birds went first.
aurora-event-hungry-season = Hungry Season
    .flavour = It has been a long winter under the stones.
aurora-event-tunnels-open = The Tunnels Open
    .flavour = The floor is a door.
aurora-event-loose-cargo = Loose Cargo
    .flavour = The crate said: this side up, do not feed.
aurora-event-squadron-contact = Squadron in Sight
    .flavour = Four lights that do not twinkle.
aurora-event-second-wave = Second Wave
    .flavour = The first was the polite one.
aurora-event-long-patrol = Long Patrol
    .flavour = They have nowhere else to be.
aurora-event-blockade = Blockade
    .flavour = All lanes closed, please turn around.
aurora-event-troopship = Troopship
    .flavour = It is full, and it is early.
aurora-event-watchful-eye = The Watchful Eye
    .flavour = A satellite learns to frown.
aurora-event-tremor = Tremor
    .flavour = The planet turns over in bed.
aurora-event-wildfire = Wildfire
    .flavour = It does not read the map.
aurora-event-radiation-storm = Radiation Storm
    .flavour = The sky ticks.
aurora-event-flash-flood = Flash Flood
    .flavour = Yesterday's road is today's river.
aurora-event-ion-storm = Ion Storm
    .flavour = Every screen shows the same snow.
aurora-event-grey-market = Grey Market
    .flavour = No names, no receipts, no returns.
aurora-event-supply-drop = Supply Drop
    .flavour = It was meant for somebody else, so hurry.
aurora-event-mutiny = Mutiny
    .flavour = A vote was held, and you were not asked.
aurora-event-jailbreak = Jailbreak
    .flavour = The Brig is open, the keys are inside.

## Planets

aurora-planet-earth = Earth
    .flavour = Still claims to be the middle of everything.
aurora-planet-port-saven = Port Saven
    .flavour = Half harbour, half hideout, and every clock is wrong.
aurora-planet-neutral = the Neutral Planet
    .flavour = It serves both sides, and charges them the same.
aurora-planet-fourth = Vessa
    .flavour = The fourth on every list, and proud of it.
aurora-planet-unknown = a planet
