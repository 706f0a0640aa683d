# The course of the game: what is asked, what may be answered, what happened, and why not
# What else options tell, with costs, gains and chances, stands in en-options.ftl.

## Pieces of other texts

# A player, or the raiders.
andromeda-side = { $side ->
    [-1] the raiders
   *[other] { SEAT($side) }
}
# Ships are numbered player by player, each in the order of the Launch Bay.
andromeda-hull = { $first ->
    [6] fighter
    [15] fighter
    [24] fighter
    [33] fighter
    [7] science vessel
    [16] science vessel
    [25] science vessel
    [34] science vessel
    [8] heavy cruiser
    [17] heavy cruiser
    [26] heavy cruiser
    [35] heavy cruiser
   *[other] transport
}
andromeda-second-hull = { $second ->
    [6] fighter
    [15] fighter
    [24] fighter
    [33] fighter
    [7] science vessel
    [16] science vessel
    [25] science vessel
    [34] science vessel
    [8] heavy cruiser
    [17] heavy cruiser
    [26] heavy cruiser
    [35] heavy cruiser
   *[other] transport
}
andromeda-joined-hull = { $ship ->
    [6] fighter
    [15] fighter
    [24] fighter
    [33] fighter
    [7] science vessel
    [16] science vessel
    [25] science vessel
    [34] science vessel
    [8] heavy cruiser
    [17] heavy cruiser
    [26] heavy cruiser
    [35] heavy cruiser
   *[other] transport
}
andromeda-shelf = the { NAME("market", $second) } module of { NAME("deck", $first) }
# Launches and moves: what is said about the region besides what it gives.
andromeda-jumps = { $jump ->
    [0] { "" }
   *[other] , a Jump for 1 energy
}
andromeda-besides = { $bonus ->
    [0] { "" }
    [one] , { $bonus } bonus resource
   *[other] , { $bonus } bonus resources
}{ $leaders ->
    [0] { "" }
   *[other] , { COUNT("leaders", $leaders) } of yours
}
andromeda-place-of = { $from ->
    [-1] in the Scrapyard
    [-2] in the Launch Bay
    [-3] on the Repair Barge
   *[other] at { PLACE($from) }
}

## Setup

andromeda-setup-raider = Raiders in this game: { NAME("raider", $raider) }.
andromeda-setup-s-class-start =
    .roll = where the first raiders stand
andromeda-setup-prizes = Supremacy tokens on their track: { NAME("token", $tokens) }.
andromeda-player-dealt = { $faction ->
    [unknown] { PERSON($seat) ->
        [you] You were
       *[other] { SEAT($seat) } was
    } dealt a faction card.
   *[other] { PERSON($seat) ->
        [you] You were
       *[other] { SEAT($seat) } was
    } dealt { NAME("faction", $faction) }.
}
andromeda-player-faction-choice =
    .ask = Which faction do you lead?
andromeda-option-faction = Faction { $first }
    .offer = { NAME("faction", $faction) }: { EFFECT($gives) }; ship upgrade { NAME("upgrade", $upgrade) }
andromeda-player-faction = { SEAT($seat) } took charge of { NAME("faction", $faction) }.
andromeda-player-leaders-nebula =
    .roll = where two leaders wait
andromeda-player-leaders = { PERSON($seat) ->
    [you] Two of your leaders
   *[other] Two of { SEAT($seat) }'s leaders
} wait at { PLACE($region) }.
andromeda-player-start-player =
    .roll = who goes first
andromeda-player-starts = { SEAT($seat) } went first.

## Turns

andromeda-turn-begins = { PERSON($seat) ->
    [you] Your turn began.
   *[other] { SEAT($seat) }'s turn began.
}
    .heading = { PERSON($seat) ->
        [you] Your turn
       *[other] { SEAT($seat) }'s turn
    }
andromeda-turn-start-effects =
    .ask = Your turn begins. Do you use anything?
    .option-pass = Nothing
andromeda-turn-launch-or-return =
    .ask = What do you do this turn?
andromeda-turn-end-steps =
    .ask = Your turn ends. Which comes first?
    .option-discard = Discard down to your limits
    .option-event = The event
andromeda-launch-placed = { SEAT($seat) } launched a { NAME("ship", $kind) } to { PLACE($region) }{ $jump ->
    [yes] , with a Jump
   *[no] { "" }
}.
andromeda-launch-sequence =
    .ask = Your ship has arrived. Do you use anything?
    .option-pass = Nothing
andromeda-tactics-type-action =
    .ask = Another player has launched a ship. Do you use anything?
    .option-pass = Nothing
andromeda-activate-planet = { SEAT($seat) } activated { PLACE($region) }.
    .aside = { PERSON($seat) }
andromeda-activate-base = { SEAT($seat) } activated { PLACE($region) }.
    .aside = { PERSON($seat) }
andromeda-activate-nebula = { SEAT($seat) } activated { PLACE($region) }.
    .aside = { PERSON($seat) }
andromeda-activate-once =
    .ask = You have activated the region. Do you use anything?
    .option-pass = Nothing
andromeda-activate-nebula-peek =
    .ask = Which of these event cards goes back on top now? (Of two, the other goes to the bottom. Of three, all go on top, and the last one ends up highest.)
andromeda-event-seen = { $card ->
    [unknown] { SEAT($seat) } looked at an event card.
   *[other] { SEAT($seat) } saw an event card: { NAME("event", $card) }.
}

## Alliance Bases

andromeda-any-resources = { $number ->
    [one] Which resource do you pay with?
   *[other] Which resources do you pay with? { $number } in all
}
andromeda-base-any-resources =
    .ask = { andromeda-any-resources }
    .option-card = Tactics card { NTH($first) } of your hand
    .offer-card = The tactics card { NAME("card", $card) }
    .option-done = That is all
andromeda-option-titanium = Titanium
    .offer = Titanium (you have { $has })
andromeda-option-nanocarbon = Nanocarbon
    .offer = Nanocarbon (you have { $has })
andromeda-option-ice = Ice
    .offer = Ice (you have { $has })
andromeda-option-credit = Credit
    .offer = Credit (you have { $has })
andromeda-option-energy = Energy
    .offer = Energy (you have { $has })
andromeda-base-maximus =
    .ask = Maximus Field: which module do you buy?
andromeda-base-odessa =
    .ask = Odessa Field: which module do you buy?
andromeda-base-field-second-module =
    .ask = Do you buy a second module, or send one to the bottom of its deck?
andromeda-base-shipyard =
    .ask = Shipyard: do you build a ship, or repair?
andromeda-base-impossible = { PERSON($seat) ->
    [you] You could
   *[other] { SEAT($seat) } could
} no longer do anything at { NAME("alliance", $base) }.
andromeda-core-shipwright =
    .ask = Shipwright: do you build a ship, or repair?
andromeda-option-repair = Repair
andromeda-option-decline = No
    .enter = No (or just Enter)
andromeda-base-development-office =
    .ask = Development Office: where do you build a development?
andromeda-development-public-actions =
    .ask = Where do you build a development?
    .option-decline = Build none
andromeda-core-architect =
    .ask = Architect: where do you build a development, or do you draw a tactics card?
    .option-decline = Neither
andromeda-option-draw = Draw a tactics card

## Resources

andromeda-resource-gained = { SEAT($seat) } gained { AMOUNTS($contents) }.
andromeda-resource-paid = { SEAT($seat) } paid { AMOUNTS($contents) }.
    .aside = { PERSON($seat) }
andromeda-resource-lost = { SEAT($seat) } lost { AMOUNTS($contents) }.
    .aside = { PERSON($seat) }
andromeda-resource-discarded = { SEAT($seat) } discarded { AMOUNTS($contents) } above the storage limit.
andromeda-resource-costs =
    .ask = Which part of the price do you leave out?
    .option-any = A resource of any kind
andromeda-general-effect-overrides =
    .ask = What do you give up?
    .option-card = Tactics card { NTH($first) } of your hand
    .offer-card = The tactics card { NAME("card", $card) }
andromeda-resource-icon-or =
    .ask = Which of the two?
andromeda-resource-kinds =
    .ask = Who gives you resources?
andromeda-general-scored = { SEAT($seat) } scored { COUNT("vp", $points) } for { NAME("card", $card) }.
    .source = Cards and modules

## Tactics cards

andromeda-tactics-drawn = { $card ->
    [unknown] { SEAT($seat) } drew a tactics card.
   *[other] { SEAT($seat) } drew { NAME("card", $card) }.
}
    .run = { SEAT($seat) } drew { $count } tactics cards{ $card ->
        [unknown] { "" }
       *[other] , { NAME("card", $card) } last
    }.
andromeda-tactics-played = { SEAT($seat) } played { NAME("card", $card) }.
andromeda-tactics-used = { SEAT($seat) } used { NAME("card", $card) }.
andromeda-tactics-spent = { SEAT($seat) } paid with { NAME("card", $card) }.
andromeda-tactics-discarded = { SEAT($seat) } discarded { NAME("card", $card) }.
andromeda-tactics-hand-limit =
    .ask = { $number ->
        [one] Which tactics card do you discard?
       *[other] Which tactics cards do you discard? { $number } in all
    }
    .option-done = That is all
    .offer-card = { NAME("card", $card) }
andromeda-tactics-type-battle =
    .ask = The battle continues. Do you use anything now?
    .offer-pass = Nothing: { andromeda-chances }
    .option-pass = Nothing
andromeda-free-faction-ability =
    .ask = Do you use an ability or a card now?
    .option-pass = None
andromeda-option-keep = Lay down { NAME("card", $first) }
    .offer = Lay down { NAME("card", $card) }: { EFFECT($effect) }

## Moons

andromeda-moon-shown = At { PLACE($region) } there is now { NAME("moon", $moon) }.
andromeda-moon-gained = { SEAT($seat) } claimed { NAME("moon", $moon) }.
andromeda-moon-abandoned = { SEAT($seat) } abandoned { NAME("moon", $moon) }.
andromeda-moon-discarded = { SEAT($seat) } discarded { NAME("moon", $moon) }.
andromeda-moon-slotted = { SEAT($seat) } slotted { NAME("moon", $moon) } { $where ->
    [ops] in Tactical Operations
   *[other] in a module
}.
andromeda-moon-output = { PERSON($seat) ->
    [you] Your slotted moon was used
   *[other] A slotted moon of { SEAT($seat) } was used
}: { NAME("moon", $moon) }.
andromeda-moon-over-limit-own-turn =
    .ask = You have more moons than you may keep. Which goes, or where do you slot one?
    .option-decline = Give up the new one
andromeda-moon-over-limit-other-turn =
    .ask = You have more moons than you may keep. Which do you discard, or where do you slot one?
    .option-decline = Give up the new one
    .option-discard = Discard moon { NTH($first) }
    .offer-discard = Discard { NAME("moon", $moon) }
andromeda-option-abandon = Abandon moon { NTH($first) }
    .offer = Abandon { NAME("moon", $moon) }
andromeda-option-slot = Slot moon { NTH($first) } { $second ->
    [ops] in Tactical Operations
   *[other] in module { NTH($second) }
}
    .offer = Slot { NAME("moon", $moon) } in { $where ->
        [ops] Tactical Operations
       *[other] { NAME("module", $where) }
    }

## Free actions

andromeda-free-abandon-moon-payment =
    .ask = You cannot pay yet. What do you turn into resources?
andromeda-free-recruit-leaders =
    .ask = Where do you recruit leaders from?
    .option-region = A leader from { PLACE($first) }
    .option-done = No more
andromeda-free-recruited = { SEAT($seat) } recruited { COUNT("leaders", $leaders) } from { PLACE($region) }.
andromeda-option-recruit = Recruit { COUNT("leaders", $second) } from { PLACE($first) }
andromeda-option-bonus = Take 1 { NAME("resource", $second) }, the bonus resource at { PLACE($first) }
andromeda-free-bonus-resources =
    .ask = Where is the bonus resource placed?
andromeda-free-bonus = { COUNT($resource, 1) } was placed at { PLACE($region) }.
andromeda-free-bonus-taken = { SEAT($seat) } took { COUNT($resource, 1) } from { PLACE($region) }.
andromeda-option-region = { PLACE($first) }
andromeda-free-rearranged = { SEAT($seat) } moved { NAME("module", $module) } within its row.
    .aside = { PERSON($seat) }
andromeda-option-arrange = Move module { NTH($first) } to place { NTH($second) } of its row
    .offer = Move { NAME("module", $module) } to place { $place } of its row
andromeda-free-development-card-refresh =
    .ask = Which development card do you turn face up again?
    .option-card = { NAME("card", $first) }
andromeda-free-readied = { SEAT($seat) } turned { NAME("card", $card) } face up again.

## Modules

andromeda-module-gained = { SEAT($seat) } gained a module: { NAME("module", $module) }.
andromeda-module-refreshed = New in { NAME("deck", $deck) }: { NAME("module", $module) }.
andromeda-module-discarded = { NAME("module", $module) } went to the bottom of its deck.
andromeda-module-gain-steps =
    .ask = Which module do you take?
    .option-pass = Nothing
    .option-decline = Take none
andromeda-module-refresh =
    .ask = Which column of modules is replaced?
andromeda-option-deck = { NAME("deck", $first) }

## Return to Station

andromeda-return-begins = { SEAT($seat) } returned to the station.
andromeda-return-steps =
    .ask = You return to your station. Do you use anything first?
    .option-pass = Nothing
andromeda-return-ship-activation =
    .ask = Which module do you use, and with what?
    .option-ship = Use module { NTH($first) } with a { andromeda-second-hull }
    .offer-ship = Use { NAME("module", $module) } with a { NAME("ship", $kind) } { andromeda-place-of }{ andromeda-for-price }{ andromeda-does }{ andromeda-also-gives }
    .option-energy = Use module { NTH($first) } for 1 energy
    .offer-energy = Use { NAME("module", $module) } for 1 energy{ andromeda-does }{ andromeda-also-gives }
    .option-done = Nothing more
andromeda-return-activated = { SEAT($seat) } used { NAME("module", $module) }{ $by ->
    [ship] { "" }
    [energy] {" "}for 1 energy
   *[reactor] {" "}through the Primary Reactor
}.
andromeda-core-primary-reactor =
    .ask = Primary Reactor: which science module do you use next?
    .option-done = None
andromeda-return-benefit =
    .ask = The module has been used. Do you use anything?
    .option-pass = Nothing
andromeda-return-all-ships =
    .ask = Which ships stay on the board?
    .option-ship = A { andromeda-hull } stays on the board
    .option-pass = Nothing
    .option-done = The others come back
    .offer-ship = A { NAME("ship", $kind) } { andromeda-place-of } stays on the board
andromeda-return-returned = { $ships ->
    [0] None of { PERSON($seat) ->
        [you] your ships
       *[other] { SEAT($seat) }'s ships
    } came back.
    [one] One of { PERSON($seat) ->
        [you] your ships
       *[other] { SEAT($seat) }'s ships
    } came back.
   *[other] { $ships } of { PERSON($seat) ->
        [you] your ships
       *[other] { SEAT($seat) }'s ships
    } came back.
}

## Ships and upgrades

andromeda-ship-built = { SEAT($seat) } built a { NAME("ship", $kind) }.
andromeda-ship-build =
    .ask = Which ship do you build?
    .option-pass = Nothing
    .option-decline = Build none
andromeda-ship-moved = { SEAT($seat) } moved a { NAME("ship", $kind) } to { PLACE($region) }.
andromeda-ship-move-effect =
    .ask = Which ship do you move, and where?
    .option-done = No more moves
andromeda-option-move = Move a { andromeda-hull } to { PLACE($second) }
    .offer = Move a { NAME("ship", $kind) } from { PLACE($from) } to { PLACE($region) }{ andromeda-jumps }{ andromeda-besides }
andromeda-ship-ability-jump =
    .ask = Which ships jump into the battle, for 1 energy each?
    .option-done = No more
    .offer-done = No more: { andromeda-chances }
andromeda-upgrade-gain =
    .ask = Which ship upgrade do you take?
andromeda-upgrade-gained = { SEAT($seat) } gained a ship upgrade: { NAME("upgrade", $tile) }.
andromeda-upgrade-free-ship =
    .ask = Do you build a { NAME("ship", $kind) } for free?
    .option-build = Yes

## Developments

andromeda-development-built = { SEAT($seat) } built a development at { PLACE($region) }: { NAME("development", $kind) }.
andromeda-development-scored = { SEAT($seat) } scored { COUNT("vp", $points) } for the leaders around it.
    .source = Building developments
andromeda-development-step-card =
    .ask = Your development is built. Do you use anything?
    .option-pass = Nothing

## Tracks

andromeda-track-advanced = { SEAT($seat) } advanced to space { $space } of the { NAME("track", $track) } track.
andromeda-track-top = { SEAT($seat) } could go no further on the { NAME("track", $track) } track.
andromeda-track-any-track =
    .ask = On which track do you advance?
andromeda-track-discovery = { SEAT($seat) } took a discovery token.
andromeda-track-science-discovery =
    .ask = Which discovery token do you take?
andromeda-track-science-observatory =
    .ask = Which of the observatory's discovery tokens do you take?
andromeda-track-prize = { SEAT($seat) } came first to a supremacy token and took it: { NAME("token", $token) }.
andromeda-track-later = { SEAT($seat) } came too late for the supremacy token and scored { COUNT("vp", 2) }.
    .source = Supremacy spaces
andromeda-draw-up = Do you draw up to your new hand limit? That is { COUNT("cards", $cards) }.
andromeda-track-civilization-limit =
    .ask = { andromeda-draw-up }
    .option-draw = Draw them

## Events

andromeda-event-advanced = The event marker advanced to space { $marker }.
andromeda-event-triggered = The event marker reached the end of its track: an event follows at the end of the turn.
andromeda-event-planet = A planet was revealed: { PLACE($region) }.
andromeda-event-card = The event: { NAME("event", $card) }.
andromeda-event-scored = { SEAT($seat) } scored { COUNT("vp", $points) } for the { NAME("track", $track) } track.
    .source = Event scoring
andromeda-event-reset = { $marker ->
    [-1] The event marker was removed.
   *[other] The event marker went back to its start.
}
andromeda-event-no-actions =
    .ask = An event is being resolved. Do you use anything?
    .option-pass = Nothing

## Raiders

andromeda-raider-strike-timing =
    .ask = Raiders are about to strike. Do you use anything?
    .option-pass = Nothing
andromeda-raider-strike-choice =
    .ask = Which raiders strike?
andromeda-raider-strikes = { NAME("raider", $raider) } moved in to strike at { PLACE($region) }{ $count ->
    [one] { "" }
   *[other] : { $count } of them
}.
andromeda-raider-place-random =
    .roll = where a raider enters
andromeda-raider-placed = A raider entered at { PLACE($region) }: { NAME("raider", $raider) }.
andromeda-raider-moved = { NAME("raider", $raider) }: raiders moved towards ships.
andromeda-raider-quiet = { SEAT($seat) } kept the raiders away for this turn.
andromeda-raider-shield = { NAME("raider", $raider) }: a shield held.
andromeda-raider-returned = { NAME("raider", $raider) }: a raider left the map.
andromeda-raider-defeated = { SEAT($seat) } defeated raiders: { NAME("raider", $raider) }.

## Battles

andromeda-battle-begins = A battle began at { PLACE($region) }: { SEATS($sides) }.
andromeda-battle-joiners-take-part =
    .ask = A battle begins. Do you use anything?
    .option-pass = Nothing
andromeda-battle-escalation =
    .ask = Which of your ships join the battle?
    .option-done = No more
    .offer-done = No more: { andromeda-chances }
andromeda-battle-joined = { SEAT($seat) } joined the battle with a { andromeda-joined-hull }{ $jump ->
    [yes] , by a Jump
   *[no] { "" }
}.
andromeda-battle-diplomacy =
    .ask = Do you play a diplomacy card?
    .offer-pass = None: { andromeda-chances }
    .option-pass = None
andromeda-battle-diplomacy-may-end =
    .ask = Do you end the battle?
andromeda-option-end = End the battle
andromeda-battle-dice-energy =
    .ask = How much energy do you spend, for one more die each?
    .offer-number_now = { $first ->
        [0] None
       *[other] { COUNT("energy", $first) }
    }: { andromeda-chances-now }
    .offer-number = { $first ->
        [0] None
       *[other] { COUNT("energy", $first) }
    }: { andromeda-chances }
    .option-number = { $first ->
        [0] None
       *[other] { COUNT("energy", $first) }
    }
andromeda-battle-dice = { $energy ->
    [0] { SEAT($seat) } will roll { COUNT("dice", $dice) }.
   *[other] { SEAT($seat) } spent { COUNT("energy", $energy) } and will roll { COUNT("dice", $dice) }.
}
andromeda-battle-aimed = { PERSON($seat) ->
    [you] Your targeting value
   *[other] { SEAT($seat) }'s targeting value
} rose to { $targeting }.
andromeda-battle-roll =
    .roll = battle
    .ask = Who re-rolls their highest die?
andromeda-battle-rolled = { SIZE($faces) ->
    [0] { andromeda-side } had no dice.
   *[other] { andromeda-side } rolled { LIST($faces) }, with a targeting value of { $targeting }.
}
andromeda-battle-reroll =
    .roll = re-roll
    .ask = Which of your dice do you re-roll?
    .offer-done = No more: { andromeda-chances }
    .option-done = No more
andromeda-battle-rerolled = { andromeda-side } re-rolled: { LIST($again) }.
andromeda-battle-won = { andromeda-side } won the battle by { $die ->
    [1] the highest die
    [2] the second die
    [3] the third die
   *[other] die number { $die }
}.
andromeda-battle-tied = The battle was a tie, and nobody won.
andromeda-battle-tactical-operations =
    .ask = Tactical Operations: what do you take for your defeat?
    .option-moon = What the slotted moon shows
    .option-decline = Nothing
    .offer-moon = What the slotted moon shows: { EFFECT($gives) }
andromeda-battle-ends = The battle at { PLACE($region) } was over.

## Damage and repair

andromeda-damage-shield = { PERSON($seat) ->
    [you] A shield of your { NAME("ship", $kind) }
   *[other] A shield of { SEAT($seat) }'s { NAME("ship", $kind) }
} held.
andromeda-damage-scrapped = { PERSON($seat) ->
    [you] Your { NAME("ship", $kind) }
   *[other] { SEAT($seat) }'s { NAME("ship", $kind) }
} went to the Scrapyard.
andromeda-damage-saved = { PERSON($seat) ->
    [you] Your { NAME("ship", $kind) }
   *[other] { SEAT($seat) }'s { NAME("ship", $kind) }
} was saved.
andromeda-damage-shield-shared =
    .ask = Which ships do the shields save?
andromeda-damage-ship =
    .ask = Which of your ships is damaged?
    .offer-ship = { SEAT($owner) }: a { NAME("ship", $kind) } { andromeda-place-of }
andromeda-general-opponent =
    .ask = Whom do you damage?
    .option-raider = The raiders
    .offer-ship_odds = { SEAT($owner) }: a { NAME("ship", $kind) }; { andromeda-chances }
    .offer-ship = { SEAT($owner) }: a { NAME("ship", $kind) } { andromeda-place-of }
    .offer-raider_odds = { NAME("raider", $raider) }: { andromeda-chances }
    .offer-raider = { NAME("raider", $raider) }
andromeda-battle-damage-players =
    .ask = Which of your ships is saved?
    .offer-ship = { SEAT($owner) }: a { NAME("ship", $kind) } { andromeda-place-of }
andromeda-damage-module = { SEAT($seat) } took damage on a module: { NAME("module", $module) }.
    .ask = Which module is damaged?
    .offer-module = { NAME("module", $module) }
andromeda-repair-choose =
    .ask = What do you repair?
    .option-ship = A { andromeda-hull } in the Scrapyard
    .option-decline = Nothing
    .offer-ship = A { NAME("ship", $kind) } in the Scrapyard
    .option-module = Module { NTH($first) }
    .offer-module = { NAME("module", $module) } (damaged: { $damage })
andromeda-option-shield = A shield of the { NAME("ship", $first) }
    .offer = A shield of the { NAME("ship", $kind) } ({ $damaged } of { $shields } damaged)
andromeda-repair-nothing = { SEAT($seat) } had nothing to repair and scored { COUNT("vp", 1) }.
    .ask = You have nothing to repair. Do you score 1 VP instead?
    .source = Nothing to repair
andromeda-option-vp = Score { COUNT("vp", 1) }
andromeda-repair-ship = { SEAT($seat) } repaired a { NAME("ship", $kind) }.
andromeda-repair-shield = { SEAT($seat) } recharged a shield of the { NAME("ship", $kind) }.
    .ask = Which shield do you recharge?
andromeda-repair-module = { SEAT($seat) } repaired a module: { NAME("module", $module) }.

## The end

andromeda-end-triggered = { SEAT($seat) } reached { COUNT("vp", $vp) }, and the end of the game begins at { $terminus }.
andromeda-end-final-turns = { $turns ->
    [one] There is one more turn.
   *[other] There are { $turns } more turns, one for each player.
}
andromeda-scoring-before =
    .source = Before the final scoring
andromeda-scoring-tracks = { SEAT($seat) } scored { COUNT("vp", $points) } for progress tracks.
    .source = Progress tracks
andromeda-scoring-developments = { SEAT($seat) } scored { COUNT("vp", $points) } for developments.
    .source = Developments
andromeda-scoring-damaged-modules = { $points ->
    [0] { SEAT($seat) } lost nothing for damaged modules.
   *[other] { SEAT($seat) } lost { LESS("vp", $points) } for damaged modules.
}
    .source = Damaged modules
andromeda-scoring-vault = { SEAT($seat) } scored { COUNT("vp", $points) } for resources in the vault.
    .source = Vault
andromeda-scoring-civilization-modules = { SEAT($seat) } scored { COUNT("vp", $points) } for game-end modules.
    .source = Game-end modules
andromeda-scoring-leaders = { SEAT($seat) } scored { COUNT("vp", $points) } for leaders.
    .source = Leaders
andromeda-scoring-other = { SEAT($seat) } scored { COUNT("vp", $points) } for the faction.
    .source = Faction
andromeda-general-goal =
    .end = The final scoring is done.

## Why not

andromeda-bar-battle = not during a battle
andromeda-bar-damaged = { NAME("module", $module) } is damaged
andromeda-bar-developed = it already has a development
andromeda-bar-empty-slot = the slot of { NAME("module", $module) } is empty, so there is nothing to pay
andromeda-bar-event = not while an event is resolved
andromeda-bar-last-ship = it is your last ship
andromeda-bar-leaders = it takes { COUNT("leaders", $needed) }, and you could have { $has }
andromeda-bar-needed = you need it to pay for what you must do now
andromeda-bar-no-build = there is no ship you could build and pay for
andromeda-bar-no-card = none of your development cards is used
andromeda-bar-no-damage = none of your shields is damaged
andromeda-bar-no-development = there is no development you could build
andromeda-bar-no-dice = there are no dice to re-roll
andromeda-bar-no-dock = { NAME("module", $module) } has no dock for a ship
andromeda-bar-no-leader = none of your leaders is on the map
andromeda-bar-no-module = there is no module you could take and pay for
andromeda-bar-no-resource = the moon shows no resource to pay
andromeda-bar-no-ship = your { NAME("ship", $kind) } is already built
andromeda-bar-no-ship-there = you have no ship there
andromeda-bar-no-target = there is no ship for it
andromeda-bar-no-tile = all tiles of this kind are built: { NAME("development", $kind) }
andromeda-bar-no-transport = none of your ships there can Populate
andromeda-bar-no-upgrade = you have no upgrade tile left to use
andromeda-bar-nobody-has = no other player has a resource
andromeda-bar-nothing-to-return = you have nothing to bring back or to recharge
andromeda-bar-occupied = the region is occupied, and a { NAME("ship", $kind) } without Attack cannot be launched there first
andromeda-bar-own-ship = one of your ships is already there
andromeda-bar-own-turn = it is not your turn
andromeda-bar-range = it is { $far ->
    [99] out of reach
   *[other] { COUNT("regions", $far) } away
}, and the { NAME("ship", $kind) } has a range of { $range }
andromeda-bar-reactor = the Primary Reactor takes no energy
andromeda-bar-repair-icon = the moon shows a repair, and only resources can be paid
andromeda-bar-resources = it takes { COUNT($what, $needed) }, and you have { $has }
andromeda-bar-row = no ship has been used in the row of { NAME("module", $module) }
andromeda-bar-spent = you have already used it
andromeda-bar-total = it takes { $needed ->
    [one] { $needed } resource
   *[other] { $needed } resources
} in all, and you have { $has }
andromeda-bar-used = { NAME("module", $module) } has already been used in this Return
andromeda-bar-voyage = a { NAME("ship", $kind) } without Voyage cannot enter a nebula
