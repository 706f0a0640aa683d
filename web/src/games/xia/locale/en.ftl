# The words of Xia's drawings.

map-keys = Map of the drift. Arrows move between what you can choose, Enter chooses; plus, minus and 0 zoom, H finds your ship.
zoom-in = Zoom in
zoom-out = Zoom out
fit = Show the whole map
my-ship = Show my ship
hide = Hide the pieces
show = Show the pieces
again = Tap again to risk the ship
choose-which = Which one?
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
declare-odds-shielded = Damage that would come through, if all Shields that there are markers for are put up
declare-none = No Shield
declare-enough = As it is
declare-more = and { $name }
declare-no-dice = no dice
declare-open = Without Shields: { $number }% destroyed
declare-ram = The ram: { $number }% that it destroys you
declare-ram-safe = The ram hurts you as well
declare-fire = Fire
declare-defend = Declare
declare-then = then the dice fall
declare-add = Add, then choose on

fame-track = Fame, to { $target }
fame = Fame
title-space = a Title is laid out here
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
ways = Ways to lay it down
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
