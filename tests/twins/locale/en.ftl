comet-card-lucky-charm = Lucky Charm
comet-card-bribe = Bribe
comet-card-trade-in = Trade-in
comet-card-salvage = Salvage
comet-card-gamble = Gamble
comet-card-windfall = Windfall
comet-card-toll = Toll
comet-card-shipment = Shipment

comet-do-pay = pay { COUNT("ice", $ice) }
comet-do-gain = gain { COUNT("ice", $ice) }
comet-do-draw = draw { COUNT("gadgets", $gadgets) }
comet-do-turn = { $up ->
    [0] turn the die down by { $down }
   *[other] turn the die up by { $up }
}
comet-do-roll = roll a d6
comet-when-rolled = after a roll
comet-each-ice = for each { $count ->
    [1] ice
   *[other] { $count } ice
} that you have
comet-if-ice =
    .least = if you have { $count } ice or more
    .most = if you have { $count } ice at most
comet-each-gadgets = for each { $count ->
    [1] gadget
   *[other] { $count } gadgets
} in your hand
comet-if-gadgets =
    .least = if you hold { COUNT("gadgets", $count) } or more
    .most = if you hold { COUNT("gadgets", $count) } at most
comet-count-own-roll = a roll of your own
comet-if-own-roll =
    .least = if it is your own
comet-option-play = Play { NAME("card", $first) }
    .offer = Play { NAME("card", $card) }: { EFFECT($effect) }
comet-about-card = { NAME("card", $card) }: { EFFECT($effect) }
comet-frame-DrawSome = drawing gadgets
comet-frame-EventRound = round
