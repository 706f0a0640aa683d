# What the drawings of Andromeda’s Edge say and its own texts have no need to.

## A station

edge-station-of = The station of { $name }
edge-station = Station
edge-map = Map
edge-pages = Map and stations
edge-open-station = Open the station
edge-brought = So far
edge-arms = The rows of the station
edge-step = { $step } · { $vp } VP
edge-stored = { $what ->
    [titanium] Titanium
    [nanocarbon] Nanocarbon
    [ice] Ice
    [credit] Credits
    [energy] Energy
   *[tactics] Tactics cards
}
edge-amount = { $what ->
    [titanium] titanium
    [nanocarbon] nanocarbon
    [ice] ice
    [credit] credits
    [energy] energy
    [vp] VP
   *[tactics] tactics cards
}
edge-at-end = at the end
edge-with-reactor = with the Reactor
edge-module-in = in the { $row } row
edge-damaged = { $count ->
    [one] { $count } damage
   *[other] { $count } damage
}
edge-used = used
edge-gone = sold
edge-free-slot = a free slot for a moon
edge-bring-home = Bring home
edge-energy = { $count } energy
edge-energy-where = where a ship works in the row
edge-on-barge = on the Repair Barge
edge-moons = Claimed moons { $count } of { $most }
edge-moons-short = Moons
edge-operations = Operations
edge-fits = { $count ->
    [one] fits { $count } slot
   *[other] fits { $count } slots
}
edge-abandon = Give this moon up for what it shows
edge-leaders = { $count ->
    [one] { $count } leader
   *[other] { $count } leaders
}

## The Launch Bay

edge-bay = Launch Bay
edge-ready = ready
edge-out = { $count } out
edge-barge = { $count } on the barge
edge-lost = { $count } lost
edge-unbuilt = not built
edge-range = Range
edge-weapons = Weapons
edge-targeting = Targeting
edge-shields = Shields
edge-power-populate = Populate
edge-power-attack = Attack
edge-power-voyage = Voyage
edge-power-jump = Jump

## Cards

edge-hand = Tactics
edge-of = { $count } of { $most }
edge-playable = { $count } playable now

## What is everybody’s

edge-vp = Victory points
edge-fleet = { $ready } ready, { $out } out{ $lost ->
    [0] { "" }
   *[other] , { $lost } lost
}
edge-modules = { $count ->
    [one] { $count } module
   *[other] { $count } modules
}
edge-tracks = Tracks
edge-my-vp = my VP below
edge-track-seat = { $name } { $step }
edge-events = Event
edge-event-cards = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
edge-event-left = { $left } to go
edge-event-due = due
edge-no-events = no more events
edge-raiders-out = { $count } out
edge-raiders-wait = waits
edge-ruler = The end begins at { $terminus } VP.
edge-ruler-seat = { $name }: { $vp } VP.
edge-next-planet = next planet
edge-lands-here = lands here
