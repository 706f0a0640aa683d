## Why an option is good, as the advice sees it: `advice/reasons.py`

# Pieces of the texts below.
xia-advice-aim = { $aim ->
    [sell] sell { COUNT("cubes", $number) }
    [buy] buy cubes that are wanted elsewhere
    [mine] mine
    [salvage] salvage
    [harvest] harvest
    [collect] pick up cubes adrift
    [token] take the Exploration Token
    [scan] scan for a new sector
    [jump] jump into the unknown
    [gate] travel through the Gate
    [tigris] travel through the Gate
    [business] do business on the planet
    [rescue] rescue { xia-advice-whom }
    [attack] attack { xia-advice-whom }
    [draw] draw a Mission
    [complete] complete the Mission
   *[mission] continue the Mission
}
xia-advice-worth = { $gain ->
    [game] that wins the game
    [little] a small gain
   *[fame] worth about { $whole }.{ $tenth } Fame
}
xia-advice-whom = { PERSON($ship) ->
    [you] your ship
   *[other] { SEAT($ship) }
}
xia-advice-away = { $turns ->
    [0] this turn
    [1] a turn away
   *[other] { $turns } turns away
}

# Where to, and what to do there.
xia-advice-heads = On the way to { NAME("sector", $sector) } to { xia-advice-aim }: { xia-advice-worth }, { xia-advice-away }.
xia-advice-does = { NAME("sector", $sector) } is the place to { xia-advice-aim }: { xia-advice-worth }.
xia-advice-dares = The border is worth the risk on the way to { NAME("sector", $sector) } to { xia-advice-aim }: { xia-advice-worth }.
xia-advice-begins = A good place to begin: the next thing is to { xia-advice-aim } ({ NAME("sector", $sector) }), { xia-advice-worth }.
xia-advice-waits = There is nothing more to gain this turn; the next thing is to { xia-advice-aim } ({ NAME("sector", $sector) }), { xia-advice-worth }.
xia-advice-drifts = Nothing within reach is worth flying for.
xia-advice-safer = Better to be out of the way: { SEAT($ship) } is hunting here.
xia-advice-jump = A Blind Jump may bring Fame.
xia-advice-edge = { $tiles ->
    [one] A sector there would touch one known sector.
   *[other] A sector there would touch { $tiles } known sectors and be easy to reach.
}
xia-advice-npc = Better to send it towards the others than towards your own ship.
xia-advice-abort = The Mission leads nowhere, and there are others here.

# Cubes and Missions.
xia-advice-buys = As many as you can pay for and carry: { COUNT("cubes", $number) } sell for { COUNT("credits", $credits) }.
xia-advice-type = { NAME("cube", $cube) } can be sold soonest: { NAME("sector", $sector) } takes it.
xia-advice-sells = { COUNT("cubes", $number) } for { COUNT("credits", $credits) }{ $fame ->
    [yes] , and Fame because that empties the Hold
   *[no] {""}
}.
xia-advice-takes = It is free, so take all of it.
xia-advice-enough = More would bring nothing.
xia-advice-stows = Everything fits as it is.
xia-advice-job = The best of these Missions from here: { xia-advice-worth }.
xia-advice-no-job = None of these Missions is worth the trip.
xia-advice-claims = The Title is worth { COUNT("fame", $fame) }.

# Fights and harm.
xia-advice-attack = { $chance }% to destroy { xia-advice-whom }.
xia-advice-weapon = With the right weapons, { $chance }% to destroy { xia-advice-whom }.
xia-advice-enough-weapons = That is enough for { $chance }% to destroy { xia-advice-whom }.
xia-advice-shot = The best target within range is { xia-advice-whom }.
xia-advice-line = This line hits the most.
xia-advice-defends = Whatever is stopped does no damage.
xia-advice-shields = With { $points } points of harm coming, a marker is well spent.
xia-advice-no-shield = The harm that is coming is not worth another marker.
xia-advice-damage = { $whose ->
    [own] It hurts least there.
   *[enemy] It hurts most there.
}
xia-advice-mends = The most important part is repaired first.

# Dice and cards.
xia-advice-card = { NAME("card", $card) } brings more than it costs: { xia-advice-worth }.
xia-advice-keeps-roll = Another roll would not be better.
xia-advice-again = Another roll is likely to be better than { $face }.
xia-advice-refresh = { NAME("card", $card) } will be useful soonest.
xia-advice-burn = That adds { $points }, the most possible.

# Business and markers.
xia-advice-business = End the turn on { NAME("sector", $sector) } to do business there: { xia-advice-worth }.
xia-advice-recharge = Energy is down to { $energy } of { $meter } and costs nothing here.
xia-advice-repair = { COUNT("damage", $points) } in a Hold of { COUNT("sections", $hold) } is too much to fly on.
xia-advice-wealth = { COUNT("credits", $credits) } are enough to buy a Fame.
xia-advice-no-deal = Nothing else here is worth its price.
xia-advice-ship = { NAME("ship", $name) } brings Fame and a better hull: { xia-advice-worth }.
xia-advice-outfit = { NAME("outfit", $outfit) } { $kind ->
    [engine] makes the ship faster
    [shield] protects the ship
   *[weapon] makes the ship dangerous
}.
xia-advice-sell-outfit = { NAME("outfit", $outfit) } will be missed least.
xia-advice-saves = Better to keep { COUNT("credits", $credits) } for trading.
xia-advice-kit = The kit “{ NAME("kit", $kit) }” suits this captain.
xia-advice-arms = { $free ->
    [yes] Arming is free on a planet: { COUNT("markers", $number) }.
   *[no] { $number ->
        [0] The Energy, { $energy } now, is needed more than another marker.
       *[other] { COUNT("markers", $number) } ready for the next turn: there is enough Energy, { $energy } now.
    }
}
xia-advice-rearms = There is enough Energy, { $energy } now, to arm the marker again.
xia-advice-keeps-energy = The Energy, { $energy } now, is needed more.

# Everything else.
xia-advice-equal = All choices are equally good here.
xia-advice-only = There is no other choice.
xia-advice-poor = Another choice is better here.
xia-advice-declines = Better to leave it.
