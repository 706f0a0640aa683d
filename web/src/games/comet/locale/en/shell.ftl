# What the table says about Comet Rush: what can be done, what comes next, the chapters of its rules, its house rules.

can-comet-near = Fly the near lane: little ice, and drills seldom fail.
can-comet-mid = Fly the mid lane: more ice, and one drill in three fails.
can-comet-far = Fly the far lane: a lot of ice, and every other drill fails.
can-comet-drill = Roll for ice; a failure loses all that is in your hold.
can-comet-haul = Bring the ice in your hold home and end your turn.
can-comet-tune = Spend 1 ice from your hold to draw a gadget.
can-comet-card = Play a gadget on this roll.
can-comet-gift = Offer another pilot some of your ice.
can-comet-accept = Take the gift.
can-comet-decline = Refuse the gift.
next-comet-Round = When all have chosen, the lanes are revealed and everybody takes a turn.
next-comet-Turn = When the turn ends, the next pilot flies; after the last one a new round begins.
next-comet-Drill = When all have let the die stand, it brings ice or ends the turn.
next-comet-Gift = The turn continues.
chapter-comet-general = The game in general
chapter-comet-setup = Setup
chapter-comet-round = Rounds
chapter-comet-lane = Lanes
chapter-comet-turn = Turns
chapter-comet-drill = Drilling
chapter-comet-gadget = Gadgets
chapter-comet-gift = Gifts
house-comet-target = The game ends after the round in which somebody has this much ice at home.
house-comet-rounds = The game ends after this many rounds in any case.
