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

# The dry dock.
dock = Dry dock
dock-open-place = Place { $name } in the dry dock
dock-open-stow = Stow it in the dry dock
dock-open-trade = Buy and fit in the dry dock
dock-open-ship = See the ships in the dry dock
dock-keys = Hull of { $ship }. Arrows move the piece in hand, R turns it, Enter puts it down.
dock-tray = What can be laid into the Hold
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
dock-no-way = As the Hold is now, { $name } fits 0 ways, however the rest is arranged.
dock-fixed = { $name } stays where it is.
dock-ready = Everything has its place. Confirm it below, or go on trying.
dock-behind = No room aboard for { $names }: Outfits are sold, cubes stay behind.
dock-hint = Choose a piece, then a space of the hull.
dock-free = Nothing here is real: try any Outfit in any hull, at any time.
dock-setup = Buy what you like; how it all lies is asked when you are done.
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
   *[other] Lay it all so
}
dock-next = Here, and then { $name }
dock-arrange = Arrange the Hold so
dock-two-steps = First the Hold is rearranged, then it is bought.
dock-not-yet = Does not fit yet{ $cells ->
    [none] { "" }
   *[other] : { $cells }
}
dock-not-now = Not now: only in the Business Phase on a planet
dock-still-in-hand = Something is still in hand
dock-stuck = That cannot be done after all. Go on from here.
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
