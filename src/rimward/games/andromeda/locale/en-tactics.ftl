# Andromeda's Edge: the names of the tactics cards

## Action

andromeda-card-cold-trail = Cold Trail
    .flavour = Three engine burns, one dead drop, and nobody left behind us.
andromeda-card-call-to-quarters = Call to Quarters
    .flavour = Finish your drinks, the shuttle leaves on the hour.
andromeda-card-spare-keel = Spare Keel
    .flavour = It was under a tarpaulin, and nobody asked whose.
andromeda-card-breaking-ground = Breaking Ground
    .flavour = The first thing they built was a fence to argue about.
andromeda-card-quiet-auction = Quiet Auction
    .flavour = Two bidders, one nod, and no names in the book.
andromeda-card-slipstream = Slipstream
    .flavour = Let the big freighter do the work and keep your lights off.
andromeda-card-all-hands-below = All Hands Below
    .flavour = Even the cook can hold a welding torch.
andromeda-card-full-manifest = Full Manifest
    .flavour = Every hold sealed, every seal counted, every count disputed.
andromeda-card-harbour-dues = Harbour Dues
    .flavour = We were here first, and we have the receipt.
andromeda-card-cut-and-run = Cut and Run
    .flavour = By the time they missed the crates we were two moons away.
andromeda-card-sealed-hatches = Sealed Hatches
    .flavour = The claw marks are all on the outside.
andromeda-card-talk-of-the-docks = Talk of the Docks
    .flavour = Buy the crane crew a round and you will hear everything.
andromeda-card-weather-eye = Weather Eye
    .flavour = Old Ansa watches the dust and is wrong only about weddings.
andromeda-card-inspection-day = Inspection Day
    .flavour = Paint over it if you cannot fix it, but fix it if you can.

## Battle

andromeda-card-reserve-batteries = Reserve Batteries
    .flavour = The cabins go dark, the guns do not.
andromeda-card-long-odds = Long Odds
    .flavour = Somebody on Tern Station has just made a lot of money.
andromeda-card-burning-the-stores = Burning the Stores
    .flavour = We can eat next month.
andromeda-card-ranging-shots = Ranging Shots
    .flavour = The first three were only there to be measured.
andromeda-card-reef-pilots = Reef Pilots
    .flavour = They grew up in this fog and know its rocks by name.
andromeda-card-second-salvo = Second Salvo
    .flavour = Again, and this time with your eyes open.
andromeda-card-jamming-burst = Jamming Burst
    .flavour = One second of noise, and their best gunner aims at a memory.
andromeda-card-sabotage = Sabotage
    .flavour = A single bolt, loosened at the last port of call.
andromeda-card-double-bulkheads = Double Bulkheads
    .flavour = She has no bow left, but she has her place in the line.
andromeda-card-vultures-share = Vultures' Share
    .flavour = We were never in the fight, only very near it.

## Sustain

andromeda-card-prospecting-rights = Prospecting Rights
    .flavour = The stamp is older than the planet's name.
andromeda-card-dockside-tab = Dockside Tab
    .flavour = Put it on the account, and the account on somebody else.
andromeda-card-ambush-nets = Ambush Nets
    .flavour = A thousand mirrors on strings, waiting for somebody in a hurry.
andromeda-card-tow-lines = Tow Lines
    .flavour = Nobody sails alone who has a friend with a winch.
andromeda-card-fitters-bonus = Fitters' Bonus
    .flavour = Paid by the bulkhead, in coin, before the weld is cool.
andromeda-card-night-shift = Night Shift
    .flavour = Quietly, please: the day shift is dreaming of holidays.

## Diplomacy

andromeda-card-hailing-frequencies = Hailing Frequencies
    .flavour = Before anybody fires, let us find out who is in love with whom.
andromeda-card-prisoner-exchange = Prisoner Exchange
    .flavour = Two gunners for one mechanic, and both sides think they won.
andromeda-card-convoy-terms = Convoy Terms
    .flavour = You fly in front, we refuel behind, and nobody counts the guns.
andromeda-card-common-table = Common Table
    .flavour = They brought the bread, we brought the news.
andromeda-card-last-warning = Last Warning
    .flavour = The hand on the hatch is open, and so are the gun ports.

## Event

andromeda-card-wreckers-bargain = Wreckers' Bargain
    .flavour = Half price while it still glows.
andromeda-card-parade-of-hulls = Parade of Hulls
    .flavour = Nobody was threatened, and everybody understood.
andromeda-card-ultimatum = Ultimatum
    .flavour = You have until the end of this sentence.
andromeda-card-renewed-charter = Renewed Charter
    .flavour = The same promises, on better paper.
andromeda-card-deep-soundings = Deep Soundings
    .flavour = We dropped a bell into the dark, and something rang it back.
