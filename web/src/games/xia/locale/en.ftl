# The words of Xia's drawings.

close = Close
percent = { $number }%
combat-aims = { $attacker } looks for a target
combat-fires = { $attacker } fires on { $target }
combat-rams = { $attacker } rams { $target }
combat-nth = attack { $number } of this turn
combat-further = then { $names }
combat-step-target = Target
combat-step-attack = Attack
combat-step-defence = Defence
combat-step-roll = Roll
combat-step-resolve = Resolve
combat-step-rearm = Re-arm
combat-deciding = deciding
combat-declared = declared
combat-times = { $count ->
    [1] { $name }
   *[other] { $name } × { $count }
}
combat-left = { $left } damage to destroy
combat-markers = markers: { $count }
combat-spread = { $least }–{ $most }, about { $average }
combat-attack-value = attack
combat-defence-value = defence
combat-damage = { $count ->
    [0] No damage for { $name }
   *[other] { $count } damage for { $name }
}
combat-earlier = Attack { $number }
combat-others = { $names } may interfere
hit-none = none
hit-fatal = destroyed
declare-odds = Damage that would come through
declare-odds-shielded = Damage that would come through if every marker goes to a Shield
declare-fire = Fire { $count ->
    [0] …
    [one] one die
   *[other] { $count } dice
}
declare-defend = { $count ->
    [0] No Shield
    [one] Put up one Shield
   *[other] Put up { $count } Shields
}
declare-dice = d{ $die } each use
declare-untold = No odds are shown for so many at once.
stow-freely = Stow them for me
lay-damage = Lay { $count } damage
harm = What it does
harm-lay = Tap a space of the Hold to lay damage there, and again to take it back.
harm-empty = { $count } on empty spaces
harm-none = no harm
harm-cube = { $count } on { $cube }
harm-overboard = goes overboard
harm-outfit = { $count } on { $name }
harm-die = d{ $die } −{ $less };
harm-uses = { $uses ->
    [0] no use left
    [one] one use left
   *[other] { $uses } uses left
}
harm-left = { $count } more would destroy the ship
declare-open = Without Shields: { $number }% destroyed
declare-ram = The ram: { $number }% to destroy you
declare-ram-safe = The ram hurts you as well

flew = { $count ->
    [one] flew 1 space
   *[other] flew { $count } spaces
}
fame-track = Fame, to { $target }
fame = Fame
title-space = a Title is drawn here
mat = Your ship
energy = Energy
impulse = Impulse
impulse-used = used
armed = armed
disarmed = disarmed
bounty = Bounty { $bounty }
no-bounty = no Bounty
captains = Other captains
drift = In the drift
titles = Titles to claim
held = Titles held
mission-mine = Your Mission
mission-hidden = A Mission, face down
payment = Payment { $payment }
payment-waits = Payment waits for the sector
used = used
market = On offer
ways = Ways to place it
free-spaces = { $count } free
damage = { $count } damaged
on-card = { $credits } on the card
flies-to = flies to { $sector }
hunts = after { $name }
not-there = not on the board
die = d{ $die }
fame-worth = { $fame } Fame
letter-spice = S
letter-holo = H
letter-terra = T
letter-plasma = P
letter-cyber = C
npc-enforcer = En
npc-scoundrel = Sc
npc-merchant = Me

## What things are and do

fact-die = Die
fact-uses = Uses a turn
fact-size = Hold spaces
fact-price = Price
fact-credits = Credits
fact-wounds = Damage
fact-free = Free spaces
fact-bounty = Bounty
stands-here = Here: { $name }
adrift-here = Adrift: { $cube }
about-engine = Put an armed marker on a free use and roll the die: you may fly that many spaces. Each damage on the Engine takes one off. Engines can ram, too.
about-shield = In combat its die reduces the damage. It also helps against asteroids and against Energy loss in nebulae, but not against planetary shields, debris or stars.
about-blaster = Attacks a ship next to you that you can see: the die is the damage.
about-missile = Attacks a ship 2 to 6 spaces away that you can see, never one next to you: the die is the damage.
about-enforcer = Hunts whoever attacked it last, or else the nearest Outlaw; otherwise it patrols the Lawful planets. It flies 6 spaces, shoots with a d8 Missile from 2 to 6 spaces away, defends with a d8 and falls at 12 damage. Destroy it for its Credits and 2 Fame, but also a Bounty of 2,000 on your head.
about-scoundrel = Hunts whoever attacked it last, or else the nearest ship without a Bounty; otherwise it flies to Loath. It flies 5 spaces, shoots with a d8 Blaster at a ship next to it and then flees up to 8 spaces. It defends with a d6 and falls at 10 damage. Destroy it for its Credits and 1 Fame.
about-merchant = Flies 8 spaces a turn from planet to planet and earns 1,000 Credits at each. It never attacks, defends with a d8 and falls at 15 damage. Destroy it for its Credits and 1 Fame, but also a Bounty of 1,000 on your head.
ground-space = Nothing happens here.
ground-planet = On a planet you do business after your Actions. An Entrance lets you in without a roll. Across the shield, roll a d20: on 1–10 you are thrown back and take that much damage; on 11–17 you get in, with 1,000 Bounty; on 18–20 you get in.
ground-nebula = Roll a d20 when you enter from outside: on 1–10 you lose that much Energy. Inside and on the way out nothing happens.
ground-asteroid = Roll a d20 for every step into an asteroid space: on 1–10 you take that much damage.
ground-debris = Roll a d20 for every step into a debris space: on 1–3 the ship is destroyed, and no Shield helps.
ground-gate = From a Gate space, 1 movement takes you to any space of another connected Gate.
ground-star = A ship that flies into the star is destroyed at once.

# The dry dock.
dock = Dry dock
dock-open-place = Place { $name } in the dry dock
dock-open-stow = Stow it in the dry dock
dock-open-trade = Buy and fit in the dry dock
dock-open-ship = See the ships in the dry dock
dock-keys = Hull of { $ship }. Arrows move the piece in hand, R turns it, Enter puts it down.
dock-tray = What you can place in the Hold
dock-tab-market = Market
dock-tab-hold = In my Hold
dock-tab-free = Try freely
dock-ware = { $kind } · { $die } · { $uses ->
    [one] { $uses } use
   *[other] { $uses } uses
}
dock-mat = Hold { $hold } · Impulse { $impulse } · Energy { $energy }
dock-ships = Ships of Tier { $tier }
dock-hull = Hull
dock-owned = { $count } in Hold
dock-short = You have { $credits }
dock-placing = placing
dock-in-hand = in hand
dock-stays = stays where it is
dock-empty = The Hold is empty.
dock-place = Place { $name }
dock-taken = { $cells } { $count ->
    [one] is
   *[other] are
} taken by { $by }.
dock-on-damage = { $cells } { $count ->
    [one] is
   *[other] are
} damaged.
dock-outside = { $cells } { $count ->
    [one] is
   *[other] are
} outside the Hold.
dock-beyond = It sticks out of the Hold.
dock-rest = Then there would be no room for the rest.
dock-fits = { $name } fits { $count ->
    [one] 1 way
   *[other] { $count } ways
}.
dock-lies = { $name } on { $cells }. It fits { $count ->
    [one] 1 way
   *[other] { $count } ways
}.
dock-auto-helps = As the Hold is now, { $name } fits 0 ways. Move the others yourself, or let auto-arrange do it.
dock-no-way = { $name } fits 0 ways, however the rest is arranged.
dock-fixed = { $name } stays where it is.
dock-ready = Everything has its place. Confirm it below, or keep trying.
dock-behind = No room aboard for { $names }: Outfits are sold, cubes stay behind.
dock-hint = Choose a piece, then a space of the hull.
dock-free = Nothing here is real: try any Outfit in any hull, at any time.
dock-setup = Buy what you like; you place it all when you are done.
dock-ways = Where it fits · { $count }
dock-uses = uses { $cells }
dock-more = { $count } more
dock-fewer = Fewer
dock-inside = In this Hold
dock-credits = Credits
dock-left = left
dock-buy = Buy { $name } · { $price }
dock-buy-fit = Buy and fit { $name } · { $price }
dock-fly = Fly { $name }
dock-lay = { $count ->
    [one] Lay it here
   *[other] Lay everything like this
}
dock-next = Here, and then { $name }
dock-arrange = Arrange the Hold like this
dock-two-steps = First you rearrange the Hold, then you buy it.
dock-not-yet = Does not fit yet{ $cells ->
    [none] { "" }
   *[other] : { $cells }
}
dock-not-now = Not now: only in the Business Phase on a planet
dock-still-in-hand = Something is still in hand
dock-stuck = That is not possible after all. Continue from here.
dock-undo = Undo last
dock-reset = Reset
dock-tools = The piece in hand
dock-turn = Rotate
dock-flip = Flip
dock-one-face = tiles have one face
dock-auto = Auto-arrange
dock-auto-moves = { $count ->
    [0] nothing else moves
    [one] moves 1 piece
   *[other] moves { $count } pieces
}
dock-auto-none = no layout holds it all
dock-out = Take out
dock-out-none = nothing in hand
dock-put-back = Put back
dock-sell = Sell
dock-no-sale = only in the Business Phase
dock-not-real = Nothing here is real
dock-only-try = Not your business now: you can try, and look at prices
dock-trial = only a try
log-fame = Fame
log-credits = Credits
