# Comet Rush

comet-title = Comet Rush
comet-intro = Drill comets for ice and haul it home. Each round, all pilots choose a lane in secret. The farther out, the more ice a drill brings and the more often it fails; alone in a lane, you get 1 more. On your turn, drill as often as you dare, then haul the ice in your hold home. A failed drill loses all of it and ends the turn. Gadgets change a die just rolled by anybody. After the round in which somebody has { COUNT("ice", $target) } at home, or after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, the most ice wins.
comet-score = { COUNT("ice", $score) }

## Names

comet-lane-near = near lane
comet-lane-mid = mid lane
comet-lane-far = far lane
comet-card-nudge = Nudge
    .does = the die is rolled again
comet-card-boost = Boost
    .does = the die goes up by 1
comet-card-jam = Jam
    .does = the die goes down by 1
comet-setting-target = Ice to win
comet-setting-rounds = Rounds at most
comet-count-ice = { $count } ice
comet-count-gadgets = { $count ->
    [one] { $count } gadget
   *[other] { $count } gadgets
}

comet-frame-Setup = Comet Rush
comet-frame-Round = round
comet-frame-Turn = turn
comet-frame-Drill = drill
comet-frame-DrawGadget = drawing a gadget
comet-frame-PlayGadget = gadget
comet-frame-Nudge = Nudge
comet-frame-Boost = Boost
comet-frame-Jam = Jam
comet-frame-Gift = gift

## Questions and options

comet-lane-choose =
    .ask = Which lane do you fly this round? All choose in secret.
comet-turn-action =
    .ask = What do you do?
comet-gadget-after-roll =
    .ask = Do you play a gadget on this roll?
    .option-pass = Play none
    .offer-pass = Play none: leave the die at { $face }

comet-option-near = Near lane
    .offer = Near lane: { $safe } in { $of } safe, { COUNT("ice", $ice) } a drill, 1 more if you are alone there
comet-option-mid = Mid lane
    .offer = Mid lane: { $safe } in { $of } safe, { COUNT("ice", $ice) } a drill, 1 more if you are alone there
comet-option-far = Far lane
    .offer = Far lane: { $safe } in { $of } safe, { COUNT("ice", $ice) } a drill, 1 more if you are alone there
comet-gain-drill = { COUNT("ice", $ice) }
comet-gain-haul = { COUNT("ice", $hold) } safe at home
comet-odds-ice = ice
comet-odds-bust = the hold is lost
comet-option-drill = Drill
    .offer = Drill: { $safe } in { $of } safe for { COUNT("ice", $ice) }, { $hold ->
        [0] nothing to lose
       *[other] or you lose the { $hold } in your hold
    }; cannot be undone
comet-option-haul = Haul home
    .offer = Haul { COUNT("ice", $hold) } home and end your turn
comet-option-tune = Tune
    .offer = Tune: spend 1 of { COUNT("ice", $hold) } to draw a gadget; cannot be undone
comet-option-card = Play a gadget
    .offer = Play { NAME("card", $card) }: { NAME("card", $card, form: "does") }
comet-option-gift = Offer { SEAT($first) } { COUNT("ice", $second) }
comet-option-accept = Accept
comet-option-decline = Decline

## What happened

comet-lane-chosen = Round { $round }. { EACH("lane", $lanes) }.
    .heading = Round { $round }. { EACH("lane", $lanes) }
comet-turn-start = { SEAT($seat) } flew out into the { NAME("lane", $lane) }.
    .heading = { PERSON($seat) ->
        [you] Your turn
       *[other] { SEAT($seat) }'s turn
    }, { NAME("lane", $lane) }
comet-turn-hauled = { SEAT($seat) } hauled { COUNT("ice", $ice) } home.
    .source = Hauled home
comet-turn-tuned = { SEAT($seat) } spent { COUNT("ice", 1) } on tuning; { $hold } left in the hold.
comet-drill-roll =
    .roll = drill
comet-drill-ice = { SEAT($seat) } drilled { COUNT("ice", $ice) }; { $hold } in the hold.
comet-drill-bust = The drill failed; { PERSON($seat) ->
    [you] you
   *[other] { SEAT($seat) }
} lost { $lost ->
    [0] only the turn
   *[other] the { COUNT("ice", $lost) } in the hold
}.
comet-gadget-drawn = { SEAT($seat) } drew { $card ->
    [unknown] a gadget
   *[other] { NAME("card", $card) }
}.
comet-gadget-played = { SEAT($seat) } played { NAME("card", $card) }.
comet-gadget-die = The die stands at { $face }.
comet-gift-accept = { SEAT($giver) } gave { PERSON($receiver) ->
    [you] you
   *[other] { SEAT($receiver) }
} { COUNT("ice", $ice) }.
    .source = Gifts
    .ask = { SEAT($giver) } offers you { COUNT("ice", $ice) } as a gift. Do you take it?
comet-gift-decline = { SEAT($receiver) } declined { COUNT("ice", $ice) } from { PERSON($giver) ->
    [you] you
   *[other] { SEAT($giver) }
}.
comet-round-target =
    .end = The target was reached.
comet-round-last =
    .end = The last round is over.

## Why not

comet-bar-full = the hold is full: it takes { COUNT("ice", $hold) }
comet-bar-empty = the hold is empty
comet-bar-nothing = you have no ice at home
comet-bar-hand = you already have { COUNT("gadgets", $most) }, the most anybody may hold

## The table

comet-status-round = Round { $round } of at most { $rounds }; the game ends at { COUNT("ice", $target) }.
comet-status-pilot = { SEAT($seat) }: { COUNT("ice", $ice) } at home, { COUNT("gadgets", $gadgets) }
comet-status-flying = { SEAT($seat) }: { COUNT("ice", $ice) } at home, { COUNT("gadgets", $gadgets) }, { NAME("lane", $lane) }
comet-status-hold = { PERSON($seat) ->
    [you] Your hold
   *[other] Hold of { SEAT($seat) }
}: { $hold } of { $most } ice
comet-status-hand = { $count ->
    [0] You have no gadget.
   *[other] Your gadgets: { NAME("card", $cards) }
}

## What lies on the table, plainly

comet-field-target = Ice to win
comet-field-rounds = Rounds at most
comet-field-ice = Ice at home
comet-field-lanes = Lane
comet-zone-deck = Gadgets to draw
comet-zone-discard = Played gadgets
comet-zone-hand = Hand

## Why a bot would

comet-advice-lane = The { NAME("lane", $lane) }: { $safe } in { $of } drills are safe, and each brings { COUNT("ice", $ice) }.
comet-advice-drill = One more drill pays: { $safe } in { $of } for { COUNT("ice", $ice) }, { $hold ->
    [0] with nothing to lose
   *[other] against the { $hold } in the hold
}.
comet-advice-haul = The { COUNT("ice", $hold) } in the hold { $hold ->
    [one] is
   *[other] are
} worth more at home than one more drill would bring.
comet-advice-tune = A gadget is worth an ice of the { $hold } in the hold.
comet-advice-pass = No gadget changes what the { $face } on the die means.
comet-advice-gadget = { $own ->
    [yes] A { $face } loses the hold; { NAME("card", $card) } may save it.
   *[other] With a { $face } the other brings ice home; { NAME("card", $card) } may spoil it.
}
comet-advice-idle = { NAME("card", $card) } would not help here.
comet-advice-gift = { $answer ->
    [accept] A gift costs nothing.
   *[other] The ice is better off where it is.
}
