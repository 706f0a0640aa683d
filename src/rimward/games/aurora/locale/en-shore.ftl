# Campaigns: shore leave, upgrades and recruits

## The options of a table

aurora-setting-campaign = Length
    .heading = A campaign:
    .value-0 = none: a single mission
    .value-3 = three missions and the ending
    .value-4 = four missions and the ending
    .value-5 = five missions and the ending
aurora-setting-storyline = Storyline
    .value-civil-war = Civil War
    .value-fever-market = The Fever Market
    .value-rust-tide = The Rust Tide
aurora-setting-royalty = Royals can be recruited on shore leave
aurora-setting-tactical = Tactical cards, where a pack brings some: the expansion is not in the box

aurora-campaign-intro = { $first_game ->
    [yes] { "" }
   *[no] { $campaign ->
        [3] {" "}{ aurora-campaign-told }
        [4] {" "}{ aurora-campaign-told }
        [5] {" "}{ aurora-campaign-told }
       *[other] { "" }
    }
}
aurora-campaign-told = This is a campaign of { $campaign } missions. After each of them you go ashore with what you have earned: you sell, buy, train and recruit. What you have stays with you, and the ending decides who wins.

## Where in the rules we are

aurora-frame-Campaign = campaign
aurora-frame-ShoreLeave = shore leave
aurora-frame-Sell = selling
aurora-frame-Buy = buying
aurora-frame-Muster = recruiting
aurora-frame-DealTactical = tactical cards
aurora-frame-RedrawTactical = tactical cards
aurora-frame-Take = tactical cards
aurora-frame-UseTactical = tactical card

## What may be answered

aurora-option-sell = Sell { NAME("card", $first) }
    .offer = Sell { NAME("card", $first) } for { COUNT("digits", $digits) }
aurora-option-reload = Reload { NAME("card", $first) } with Arc Ammo
aurora-option-buy = Buy { NAME("card", $first) }
    .offer = Buy { NAME("card", $first) } for { COUNT("digits", $digits) }
aurora-option-fit = Fit the ship with { NAME("card", $first) }
    .offer = Fit the ship with { NAME("card", $first) } for { COUNT("digits", $digits) }
aurora-option-train = { PLACE("crew", $first) }: { NAME("card", $second) }
    .offer = { PLACE("crew", $first) }: { NAME("card", $second) } for { COUNT("digits", $digits) }
    .group = Train
    .part = { PLACE("crew", $first) }
    .short = { NAME("card", $second) }
    .note = { $digits }
aurora-option-recruit = Recruit { NAME("crew", $first) }
    .offer = Recruit { NAME("crew", $first) } for { COUNT("digits", $digits) }: initiative { $initiative }, health { $health }, speed { $speed }, attack { $attack }
aurora-option-tactical = Use { NAME("card", $first) }

## Shore leave

aurora-shore-when = Shore leave after “{ NAME("mission", $mission) }”, mission { $number } of the campaign.
    .heading = Shore leave
aurora-shore-new-bounty = { PERSON($seat) ->
    [you] You return
   *[other] { SEAT($seat) } returns
} the bounty on { NAME("crew", $crew) }.
aurora-shore-collect = { SEAT($seat) } { PERSON($seat) ->
    [you] collect
   *[other] collects
} { COUNT("digits", $digits) } and { PERSON($seat) ->
    [you] have
   *[other] has
} { $now } now.
aurora-overtaken-must-sell = { NAME("ship", $ship) } is sold. { SEAT($seat) } { PERSON($seat) ->
    [you] are
   *[other] is
} paid { COUNT("digits", $digits) }.
aurora-overtaken-ship-rescue = { SEAT($seat) } { PERSON($seat) ->
    [you] fly
   *[other] flies
} a borrowed ship: everything on { NAME("ship", $ship) } is gone unless Ship Rescue brings it back.
aurora-overtaken-regained = { NAME("ship", $ship) } is back with everything that was aboard.
aurora-shore-sell = { SEAT($seat) } sold { NAME("card", $item) } for { COUNT("digits", $digits) }.
    .ask = What do you sell or reload? You have { COUNT("digits", $digits) }.
    .option-done = Keep the rest
aurora-energy-arc-ammo = { NAME("ship", $ship) }: { NAME("card", $item) } is reloaded, with { $energy } energy.
aurora-shore-turned-over = { PERSON($seat) ->
    [you] For you the market has { TALLY("card", $cards) }.
   *[other] For { SEAT($seat) } the market has { TALLY("card", $cards) }.
}
aurora-shore-buy-gear =
    .ask = What do you buy? You have { COUNT("digits", $digits) }.
    .option-done = Buy nothing more
aurora-shore-bought = { SEAT($seat) } bought { NAME("card", $item) } for { COUNT("digits", $digits) }.
aurora-shore-buy-upgrades =
    .ask = Which upgrades do you buy? You have { COUNT("digits", $digits) }.
    .option-done = Buy nothing more
aurora-shore-fitted = { SEAT($seat) } fitted { NAME("ship", $ship) } with { NAME("card", $upgrade) } for { COUNT("digits", $digits) }.
aurora-shore-trained = { SEAT($seat) } trained { NAME("crew", $crew) }: { NAME("card", $upgrade) }, for { COUNT("digits", $digits) }.
aurora-shore-recruit =
    .ask = Who joins your crew? You have { COUNT("digits", $digits) }.
    .option-done = Nobody else
aurora-shore-recruited = { NAME("crew", $crew) } joined the crew of { SEAT($seat) } for { COUNT("digits", $digits) }.
aurora-campaign-winner = The campaign “{ NAME("storyline", $storyline) }” is over.
    .end = The ending of the campaign has decided it.
aurora-storyline-civil-war = Civil War
aurora-storyline-fever-market = The Fever Market
aurora-storyline-rust-tide = The Rust Tide
aurora-storyline-unknown = a campaign

## Tactical cards

aurora-tactical-deal =
    .roll = who takes tactical cards first
aurora-tactical-dealt = { SEAT($seat) } took { NAME("card", $card) }.
aurora-tactical-redraw =
    .ask = Which tactical card do you put away for another?
    .option-done = Keep what you have
    .option-discard = Put { NAME("card", $first) } away
aurora-tactical-use = { NAME("crew", $crew) } used { NAME("card", $card) }.
    .roll = tactical card

## Why not

aurora-bar-no-slot = all { $slots } upgrade slots are taken
aurora-bar-turned-ashore = one prisoner in a shore leave
aurora-bar-too-dear = { COUNT("digits", $digits) } are more than you have

## What is printed

aurora-upgrade-head = { NAME("card", $card) }, an upgrade { $keyword ->
    [human] for humans
    [alien] for aliens
    [skill] for crew who have the skill
    [head] for the specialist of a station
   *[ship] for a ship
}{ $copies ->
    [1] { "" }
   *[other] {" "}(× { $copies })
}
aurora-upgrade-tail = ; costs { COUNT("digits", $digits) }. { NAME("card", $card, form: "flavour") }
aurora-about-upgrade = { aurora-upgrade-head }: { $what ->
    [skill] { NAME("skill", $skill) } +{ $count }
    [health] health +{ $count }
    [initiative] initiative +{ $count }
    [attack] attack of the ship +{ $plus } on up to { COUNT("dice", $on) }
    [defense] defence of the ship +{ $plus } on up to { COUNT("dice", $on) }
    [speed] the ship flies { COUNT("squares", $count) } further
    [range] range of the ship +{ $count }
    [hull] hull +{ $count }
    [patch] Patch the Hull repairs { $count } more
   *[med_bay] the Med Bay heals { COUNT("wounds", $count) } more
}{ aurora-upgrade-tail }
aurora-about-upgrade-blue = { aurora-upgrade-head }, from { NAME("room", $station) }: { $what ->
    [attack] attack +{ $plus } on up to { COUNT("dice", $on) }
    [defense] defence +{ $plus } on up to { COUNT("dice", $on) }
    [initiative] initiative +{ $count }
    [dice] { NAME("ability", $ability) } with { COUNT("dice", $count) } more
   *[more] { NAME("ability", $ability) } does { $count } more
}{ aurora-upgrade-tail }
aurora-about-upgrade-bonus = { aurora-upgrade-head }: { aurora-what-counts }{ aurora-only-when }{ aurora-upgrade-tail }
aurora-about-upgrade-action = { aurora-upgrade-head }, an action: test { NAME("skill", $skill) }, { $least } or more; { EFFECT($effect) }{ aurora-upgrade-tail }
aurora-about-recruit = { NAME("crew", $crew) }, who joins either faction for { COUNT("digits", $digits) } ({ NAME("keyword", $keywords) }): initiative { $initiative }, health { $health }, speed { $speed }, attack { $attack }, defence +{ $plus } on { COUNT("dice", $dice) }; Leadership { $leadership }, Search { $search }, Piloting { $piloting }, Tech { $tech }, Stealth { $stealth }, Weapons { $weapons }, Medical { $medical }; { NAME("card", $cards) }. { NAME("crew", $crew, form: "flavour") }
aurora-table-purse = { SEAT($seat) } { PERSON($seat) ->
    [you] have
   *[other] has
} { COUNT("digits", $digits) } to spend{ SIZE($upgrades) ->
    [0] { "" }
   *[other] ; upgrades: { TALLY("card", $upgrades) }
}.
aurora-table-campaign = Campaign “{ NAME("storyline", $storyline) }”: { $played ->
    [0] the first mission
   *[other] missions over: { $played } of { $length }
}.

## Upgrades

aurora-card-muster-drill = Muster Drill
    .flavour = Stand straight, and somebody will follow.
aurora-card-lattice-reading = Lattice Reading
    .flavour = Most of seeing is knowing where not to look.
aurora-card-slalom-hours = Slalom Hours
    .flavour = Two hundred poles in the dark. Nobody asks how many are left.
aurora-card-bench-year = Bench Year
    .flavour = A year of small screws.
aurora-card-quiet-shoes = Quiet Shoes
    .flavour = The shoes are ordinary. The lessons were not.
aurora-card-gunnery-school = Gunnery School
    .flavour = Lead the target, forgive the gun.
aurora-card-ward-rounds = Ward Rounds
    .flavour = Wash your hands and look worried later.
aurora-card-flag-school = Flag School
    .flavour = They teach you to decide before you understand.
aurora-card-needle-threading = Needle Threading
    .flavour = The ship is exactly as wide as you think.
aurora-card-ranging-tables = Ranging Tables
    .flavour = Somebody did the sums, so that you only have to pull.
aurora-card-deep-ear = Deep Ear
    .flavour = Every hull has a note at which it complains.
aurora-card-red-line = Red Line
    .flavour = Painted by people who wanted to go home.
aurora-card-iron-rations = Iron Rations
    .flavour = What does not kill you is served again on Tuesday.
aurora-card-range-hours = Range Hours
    .flavour = A thousand paper enemies, all very brave.
aurora-card-shoulder-to-shoulder = Shoulder to Shoulder
    .flavour = You watch the left. You always watch the left.
aurora-card-marathon = Marathon
    .flavour = The last mile is done with the teeth.
aurora-card-one-more-breath = One More Breath
    .flavour = Not yet. Ask again.
aurora-card-battle-sergeant = Battle Sergeant
    .flavour = Nobody loves the voice, and everybody moves.
aurora-card-second-heart = Second Heart
    .flavour = The first was only for practice.
aurora-card-grown-plates = Grown Plates
    .flavour = They itch when it rains and ring when they are hit.
aurora-card-unfolded-wings = Unfolded Wings
    .flavour = Folded since childhood, for want of ceilings.
aurora-card-hunting-blood = Hunting Blood
    .flavour = Grandmother would be proud, and a little afraid.
aurora-card-cold-eyes = Cold Eyes
    .flavour = They blink when it is over.
aurora-card-deep-skin = Deep Skin
    .flavour = The counter clicks. The wearer does not.
aurora-card-long-lens = Long Lens
    .flavour = Ground for an observatory, sold to somebody in a hurry.
aurora-card-trim-vanes = Trim Vanes
    .flavour = A hand's breadth of metal, a league of manners.
aurora-card-ablative-belt = Ablative Belt
    .flavour = It flakes off in the right order.
aurora-card-twin-mounts = Twin Mounts
    .flavour = The second gun disagrees with nobody.
aurora-card-ribbed-frame = Ribbed Frame
    .flavour = The yard asked what for, and then stopped asking.
aurora-card-repair-crawlers = Repair Crawlers
    .flavour = Six legs, one weld each, no questions.
aurora-card-second-cot = Second Cot
    .flavour = There is always somebody to put in it.

## Recruits

aurora-keyword-royalty = royalty
aurora-keyword-assassin = assassin
aurora-keyword-thief = thief
aurora-keyword-investigator = investigator
aurora-keyword-mercenary = mercenary
aurora-crew-xealana = Xea'lana
    .flavour = She was told to wait for the throne. She has stopped waiting.
aurora-crew-ulep = Ulep
    .flavour = Third in line, first through the door.
aurora-crew-mirel-ash = Mirel Ash
    .flavour = Her price has two parts, and nobody pays the second twice.
aurora-crew-pell-orrin = Pell Orrin
    .flavour = He gives everything back, except what was good.
aurora-crew-constance-vey = Constance Vey
    .flavour = She writes it all down, in pencil, and waits.
aurora-crew-gruun = Gruun
    .flavour = Counts the money, then the enemies, and shrugs.
aurora-card-royal-word = Royal Word
aurora-card-court-manners = Court Manners
aurora-card-fencing-master = Fencing Master
aurora-card-princely-guard = Princely Guard
aurora-card-out-of-nowhere = Out of Nowhere
aurora-card-gone-again = Gone Again
aurora-card-third-pocket = Third Pocket
aurora-card-rooftops = Rooftops
aurora-card-loose-thread = Loose Thread
aurora-card-known-faces = Known Faces
aurora-card-paid-in-advance = Paid in Advance
aurora-card-shove = Shove
