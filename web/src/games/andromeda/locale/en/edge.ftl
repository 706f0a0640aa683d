# What the drawings of Andromeda’s Edge say and its own texts have no need to.

## A station

edge-station-of = { $name }'s station
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
edge-place = Place an industry module
edge-place-after = after { $name }
edge-place-end = at the end
edge-bring-home = Bring home
edge-energy = { $count } energy
edge-way = { $module }: { $does }
edge-way-with = { $ship } from { $from }
edge-way-build = build a { $name }
edge-way-ship = repair a { $name }
edge-way-shield = recharge a shield of the { $name }
edge-way-module = repair { $name }
edge-way-vp = 1 VP, with nothing to repair
edge-way-draw = draw a tactics card
edge-way-develop = build a development at { $name }
edge-energy-where = where a ship works in the row
edge-on-barge = on the Repair Barge
edge-moons = Claimed moons { $count } of { $most }
edge-moons-short = Moons
edge-operations = Operations
edge-fits = { $count ->
    [one] fits { $count } slot
   *[other] fits { $count } slots
}
edge-abandon = Abandon this moon for its resources
edge-leaders = { $count ->
    [one] { $count } leader
   *[other] { $count } leaders
}

## The Launch Bay

edge-bay = Launch Bay
edge-ready = ready
edge-launch-with = Launch with
edge-launch-ways = { $safe ->
    [one] { $safe } region without a battle
   *[other] { $safe } regions without a battle
}, { $risky } with one
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

## A battle

edge-battle-at = Battle at { $place }
edge-sides = { $count ->
    [one] { $count } side
   *[other] { $count } sides, the highest die wins
}
edge-step-escalation = Escalation
edge-step-diplomacy = Diplomacy
edge-step-energy = Energy
edge-step-roll = Roll
edge-step-outcome = Outcome
edge-step-damage = Damage
edge-joined = { $count ->
    [0] nobody joined
    [one] { $count } ship joined
   *[other] { $count } ships joined
}
edge-bought = { $list } energy
edge-raider-class = raiders of class { $letter }{ $shields ->
    [0] { "" }
    [one] , { $shields } shield
   *[other] , { $shields } shields
}
edge-has = { $energy } energy, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
edge-active = active
edge-from-weapons = weapons { $sum }
edge-from-developments = { $count ->
    [one] { $count } development
   *[other] { $count } developments
}
edge-from-energy = { $count } from energy
edge-from-cards = { $count } from cards
edge-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
edge-faces = Faces below { $targeting } are re-rolled
edge-deciding = deciding
edge-wins = wins
edge-loses = loses
edge-compare = The dice compared
edge-leads = leads on die { $die }
edge-behind = behind
edge-alike = all alike
edge-add-none = if the others add none
edge-add-all = if they add all
edge-percent = { $number } %
edge-energy-left = { $count } energy left
edge-if-won = If you win
edge-supremacy-up = one space up the { $track } track
edge-if-not = If not
edge-ships-hit = { $count ->
    [0] nothing of yours is hit
    [one] { $count } ship damaged, then a card or your slotted moon
   *[other] { $count } ships damaged, then a card or your slotted moon
}
edge-adds = +{ $dice } { $dice ->
    [one] die
   *[other] dice
}, +{ $targeting } targeting
edge-with-these = With { $dice } { $dice ->
    [one] die
   *[other] dice
} and targeting { $targeting } you win
edge-nobody-follows = If nobody follows: { $lose } % another wins, { $nobody } % nobody does
edge-spend = { $count ->
    [0] Spend no energy
   *[other] Spend { $count } energy
}
edge-join = { $count ->
    [0] Nobody joins
    [one] Send { $count } ship
   *[other] Send { $count } ships
}

## What is looked into

edge-about-titanium = Building material for ships, industry modules and developments.
edge-about-nanocarbon = Building material for ships, commerce modules and developments.
edge-about-ice = Building material for science modules and developments.
edge-about-credit = A resource like the others: it pays where a price shows it, or shows any resource.
edge-about-energy = Sets a module to work without a ship, lets a ship jump, and buys dice in a battle.
edge-about-tactics = A card is played for its effect, or paid as any one resource.
edge-about-vp = The last turns begin when somebody reaches the terminus; the final scoring comes after them.
edge-leaders-title = Leaders
edge-about-leaders = They wait on the map until you recruit them. Developments need them, and each at your station scores at the end.
edge-about-moon = Slot it in a module, for good, or abandon it at any time for its resources.
edge-about-populate = It builds developments on planets, and stays there.
edge-about-attack = It may be launched first even to an occupied region.
edge-about-voyage = It flies into nebulae and through them.
edge-about-jump = For 1 energy its range has no limit, in a launch or a move.
edge-floor = Space { $step }, { $vp } VP: { $what }
edge-level = level { $level } of developments
edge-sign-event = the event marker advances
edge-sign-discovery = a discovery token
edge-sign-upgrade = a ship upgrade
edge-sign-prize = a supremacy token
edge-sign-vault = a vault for the final scoring
edge-sign-hand = a larger hand
edge-sign-any = { $count ->
    [one] any { $count } resource
   *[other] any { $count } resources
}
edge-sign-repair = a repair
edge-sign-damage = damage: the module sleeps until it is repaired
edge-sign-ship = a ship is built, at its cost
edge-sign-build = a development is built, at its cost
edge-sign-module = a module of the market
edge-sign-peek = a look at the next event cards
edge-sign-moon = a slotted moon
edge-sign-arrow = pay what stands before the arrow, gain what follows
edge-sign-or = one or the other
edge-sign-plus = and then
edge-sign-per = for each
edge-sign-dock = a dock: a ship that comes home uses the module, or energy where a ship works in its row
edge-sign-slot = a free slot for a moon
edge-sign-used = used in this return
edge-raiders-at = Now at { $places }.

## Factions

edge-factions = Who lights the Edge with you?
edge-head-start = Head start
edge-start-with = Start with
edge-once-turn = once a turn
edge-once-game = once a game
edge-final-title = Final scoring
edge-final = { $base ->
    [0] { $each }
   *[other] { $base } VP, and { $each }
}.
edge-own-upgrade = Its own upgrade, one of your tiles

## An event

edge-event-title = Event: { $name }
edge-event-score = { $track } is scored
edge-event-score-how = the VP at the marker, less 1 for each damaged module
edge-event-raider = Raiders of class { $letter } enter
edge-event-each = Every player
edge-event-table = For the table
edge-event-reset = The marker goes back to its start
edge-scores = is scored
edge-enters = enters
edge-turn-order = Turn order
edge-vp-short = VP
edge-damage = Damage
edge-gain = Gain

edge-versus = { $vp } VP, you { $mine }
edge-next-sign = next, at { $step }:

## The final scoring

edge-score-where = Where it came from
edge-score-steps = The steps of the final scoring
edge-score-step = Step { $step } of { $all }
edge-score-back = The step before
edge-score-on = The next step
edge-score-whose = Whose points
edge-score-sums = The score sheet
edge-score-none = none
edge-score-total = Total
edge-score-ties = ties: modules, then resources
edge-score-scoring-before = on the VP track
edge-score-scoring-developments = by the level on their track
edge-score-scoring-damaged-modules = 2 VP each
edge-score-scoring-vault = for each unspent resource
edge-score-scoring-civilization-modules = undamaged ones
edge-score-scoring-leaders = 1 VP each at the station
edge-score-scoring-other = abilities that score last
edge-score-special-scoring = developments next to them
edge-score-destiny-scoring = nobody is higher on the track

## Two against two

edge-sides-title = The sides
edge-side = Side { $letter }
edge-side-own = yours
edge-side-other = against you
edge-mate = The hand of { $name }
edge-mate-only = only your side sees this
edge-give = Give { $name }
edge-ask = Ask { $name } for
edge-pass-one = One thing in each of your turns, if your teammate agrees.
edge-passes = { $giver } { $has } → { $left }, { $taker } { $gets } → { $more }
