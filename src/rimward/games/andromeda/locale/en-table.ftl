# Andromeda's Edge: the table in a few lines, the drawn map with its signs, what is printed, and where VP came from

## What the regions are called

andromeda-space = { $kind ->
    [planet] { NAME("planet", $name) } ({ $space })
    [base] { NAME("alliance", $name) } ({ $space })
    [nebula] nebula { $space }
    [quasar] { NAME("special", $name) } ({ $space })
    [vortex] { NAME("special", $name) } ({ $space })
   *[other] empty space { $space }
}

## The table in a few lines

andromeda-status-turn = { PERSON($seat) ->
    [you] It is your turn.
   *[other] It is the turn of { SEAT($seat) }.
}
andromeda-status-marker = Event marker: space { $marker } of { $steps }. The end begins at { $terminus } VP.
andromeda-status-due = An event is due at the end of this turn.
andromeda-status-ended = The end has begun: after this turn everybody has one more.
andromeda-status-final = { $turns ->
    [one] This is the last turn of the game.
   *[other] The end is near: { $turns } more turns with this one.
}
andromeda-status-battle = There is a battle at { PLACE($region) }.
andromeda-status-seat = { SEAT($seat) }{ $faction ->
    [none] { "" }
   *[other] {" "}({ NAME("faction", $faction) })
}: { COUNT("vp", $vp) }, { COUNT("cards", $cards) }
andromeda-status-stock = Your storage: { COUNT("titanium", $titanium) }, { COUNT("nanocarbon", $nanocarbon) }, { COUNT("ice", $ice) }, { COUNT("credit", $credit) }, { COUNT("energy", $energy) }; { COUNT("leaders", $leaders) } at your station.
andromeda-own-hand = Your hand: { TALLY("card", $cards) }
andromeda-own-sustain = Your sustain cards: { TALLY("card", $cards) }
andromeda-own-tokens = Your discovery tokens: { TALLY("token", $cards) }
andromeda-own-developed = Your development cards: { TALLY("development", $cards) }
andromeda-own-awards = Your supremacy tokens: { TALLY("token", $cards) }

## Signs of the picture

andromeda-short-resource = { $what ->
    [titanium] T
    [nanocarbon] N
    [ice] I
    [credit] C
    [energy] E
    [tactics] #
    [repair] R
    [vp] *
   *[any] ?
}
andromeda-short-track = { $what ->
    [science] sci
    [industry] ind
    [supremacy] sup
    [commerce] com
   *[civilization] civ
}
andromeda-short-ship = { $what ->
    [transport] t
    [fighter] f
    [science-vessel] v
   *[heavy-cruiser] c
}
andromeda-short-development = { $what ->
    [observatory] Obs
    [factory] Fac
    [obelisk] Obe
    [spaceport] Spa
   *[city] City
}
andromeda-short-head = { $what ->
    [player] { "" }
    [vp] VP
    [leaders] @
    [bay] bay
    [scrapyard] scrap
   *[moons] moons
}
andromeda-legend-mark = { $what ->
    [moon] moon, with what the top one gives
    [bonus] bonus resources
    [leaders] leaders, by their seats
    [raiders] raiders, by class
    [damage] damage
    [slot] empty moon slot
    [level] development level
   *[used] used in this Return
}
andromeda-legend-resource = { $what ->
    [repair] repair
    [vp] VP
   *[other] { NAME("resource", $what) }
}
andromeda-legend-track = { NAME("track", $what) }
andromeda-legend-ship = { NAME("ship", $what) }
andromeda-legend-development = { NAME("development", $what) }

## Around the map

andromeda-map-planet = { NAME("planet", $planet) }
andromeda-map-base = { $base ->
    [monolith] Monolith
    [trade-hub] Trade Hub
    [maximus] Maximus
    [odessa] Odessa
    [shipyard] Shipyard
   *[development-office] Dev. Office
}
andromeda-map-seat = { SEAT($seat) }
andromeda-map-module = { NAME("module", $module) }
andromeda-map-raider = { NAME("raider", $raider) }
andromeda-map-operations = Tactical Operations: { NAME("moon", $moon) }
andromeda-map-tiles = Ship upgrades: { NAME("upgrade", $tiles) }
andromeda-map-faction = { NAME("faction", $faction) }: { NAME("ability", $abilities) }
andromeda-map-operations-brief = operations { $moon }
andromeda-map-tokens-brief = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
andromeda-map-sustain-brief = { $count ->
    [one] { $count } sustain card
   *[other] { $count } sustain cards
}

andromeda-map-left = { $count } left

## The guide

andromeda-map-amount = { COUNT($what, $count) }
andromeda-map-either = { $first } or { $second }
andromeda-map-guide = { $space } { $kind ->
    [planet] { NAME("planet", $name) }, { NAME("track", $track) } planet
    [base] { NAME("alliance", $name) }
    [quasar] { NAME("special", $name) }, Quasar
    [vortex] { NAME("special", $name) }, Vortex
   *[other] nebula
}{ $things ->
    [none] { "" }
   *[other] : { $things }
}
andromeda-map-moons = { $count ->
    [one] a moon with { $top }
   *[other] { $count } moons, on top { $top }
}
andromeda-map-gives = gives { $contents }
andromeda-map-costs = costs { $contents } to develop
andromeda-map-bonus = bonus { $contents }
andromeda-map-built = { NAME("development", $kind) } ({ SEAT($seat) })
andromeda-map-leaders = { COUNT("leaders", $leaders) } ({ SEAT($seat) })
andromeda-map-raiders = { $count ->
    [one] { NAME("raider", $raider) }
   *[other] { $count } × { NAME("raider", $raider) }
}
andromeda-map-ships = { SEAT($seat) }: { TALLY("ship", $ships) }
andromeda-map-raider-card = !{ $letter } { NAME("raider", $raider) }: range { $range }, weapons { $weapons }, { $shields ->
    [0] no shield
   *[other] shields { $shields } ({ $damaged } damaged)
}, targeting { $targeting }; for defeating it: { $reward }{ SIZE($quirks) ->
    [0] { "" }
   *[other] ; { NAME("quirk", $quirks) }
}
andromeda-map-bay = { NAME("ship", $kind) }{ $tile ->
    [none] { "" }
   *[other] {" "}({ NAME("upgrade", $tile) })
} range { $range }, weapons { $weapons }{ $shields ->
    [0] { "" }
   *[other] , shields { $shields } ({ $damaged } damaged)
}{ $targeting ->
    [0] { "" }
   *[other] , targeting { $targeting }
}, { NAME("power", $abilities) }
andromeda-map-bays = Ships ({ SEAT($seat) }): { $ships }
andromeda-map-prize = { NAME("token", $token) } on step { $step }
andromeda-map-prizes = Supremacy tokens to be taken: { $tokens }
andromeda-map-stacks = In their stacks: { $planets } planets, { $events } events, discoveries { $first }, { $second } and { $observatory } at the observatory

andromeda-power-populate = Populate
andromeda-power-attack = Attack
andromeda-power-voyage = Voyage
andromeda-power-jump = Jump
andromeda-quirk-no-energy = energy buys no dice against it
andromeda-quirk-no-diplomacy = no diplomacy in a battle with it
andromeda-quirk-plunder = each player it defeats loses 1 resource
andromeda-quirk-ruin = each player it defeats damages a module
andromeda-type-action = action card
andromeda-type-event = event card
andromeda-type-sustain = sustain card
andromeda-type-diplomacy = diplomacy card
andromeda-type-battle = battle card

## What is printed

andromeda-about-planet = { NAME("planet", $planet) }, a planet of { NAME("track", $track) }. When its moons are gone: { EFFECT($gives) }. Development: { NAME("development", $development) }, for which you { EFFECT($cost) } and need { COUNT("leaders", $leaders) }.
andromeda-about-base = { NAME("alliance", $base) }, an Alliance Base: { $base ->
    [monolith] pay 2 resources of any kind and draw 3 tactics cards.
    [trade-hub] pay 2 resources of any kind and gain 2 credits.
    [maximus] advance the event marker and buy a science or industry module, then buy or discard another.
    [odessa] advance the event marker and buy a commerce or civilization module, then buy or discard another.
    [shipyard] build a ship, or repair.
   *[development-office] build a development on a planet where you meet its requirements.
}
andromeda-about-core = { NAME("module", $module) }, a core module ({ NAME("track", $deck) }): { $module ->
    [primary-reactor] gain 2 energy, then use your other science modules, each once.
    [shipwright] build a ship, or repair.
    [treasury] gain 1 credit.
   *[architect] draw a tactics card, or build a development where one of your transports was.
}
andromeda-about-module = { NAME("module", $module) }, a module of { NAME("track", $deck) }{ $copies ->
    [1] { "" }
   *[other] {" "}(× { $copies })
}: { EFFECT($effect) }.{ $slot ->
    [input] {" "}Input slot: it costs what the moon shows.
    [output] {" "}Output slot: it also gives what the moon shows.
   *[none] { "" }
}{ $points ->
    [0] { "" }
   *[other] {" "}A moon in the slot scores { COUNT("vp", $points) }.
}{ $damage ->
    [0] { "" }
   *[other] {" "}It comes with { $damage } damage.
}
andromeda-about-module-end = { NAME("module", $module) }, a module of { NAME("track", $deck) }{ $copies ->
    [1] { "" }
   *[other] {" "}(× { $copies })
}. At the end of the game: { $base ->
    [0] { "" }
   *[other] { COUNT("vp", $base) }, and{" "}
}{ EFFECT($each) }{ $most ->
    [0] { "" }
   *[other] {" "}({ COUNT("vp", $most) } in all at most)
}.{ $damage ->
    [0] { "" }
   *[other] {" "}It comes with { $damage } damage.
}
andromeda-about-card = { NAME("card", $card) }, { NAME("type", $type) }{ $copies ->
    [1] { "" }
   *[other] {" "}(× { $copies })
}: { EFFECT($effect) }.
andromeda-about-event = { NAME("event", $event) }, an event of { $deck ->
    [dawn] Galactic Dawn
   *[twilight] Cosmic Twilight
}: a raider of class { $letter } enters, the { NAME("track", $track) } track is scored, and { $who ->
    [each] for every player
   *[table] once for the table
}: { EFFECT($effect) }.
andromeda-about-raider = { NAME("raider", $raider) }, raiders of class { $letter }: range { $range }, weapons { $weapons }, shields { $shields }, targeting { $targeting }; they enter { $start ->
    [nebula] in a random nebula
    [last-planet] at the planet that was revealed last
   *[other] at { NAME("alliance", $start) }
}. For defeating one: { EFFECT($reward) }.{ SIZE($quirks) ->
    [0] { "" }
   *[other] {" "}Note: { NAME("quirk", $quirks) }.
}
andromeda-about-faction = { NAME("faction", $faction) }, a faction: a step on { NAME("track", $tracks) }; at the start { EFFECT($start) }; upgrade { NAME("upgrade", $upgrade) }; abilities: { NAME("ability", $abilities) }{ $fields ->
    [0] { "" }
   *[other] ; at Maximus and Odessa Field it buys modules from every column
}.
andromeda-about-faction-end = { andromeda-about-faction } At the end of the game: { $base ->
    [0] { "" }
   *[other] { COUNT("vp", $base) }, and{" "}
}{ EFFECT($each) }{ $most ->
    [0] { "" }
   *[other] {" "}({ COUNT("vp", $most) } in all at most)
}.
andromeda-about-ability = { NAME("ability", $ability) }, an ability of { NAME("faction", $faction) }{ $often ->
    [turn] , once a turn
    [game] , once a game
   *[always] { "" }
}: { EFFECT($effect) }.
andromeda-about-upgrade = { NAME("upgrade", $upgrade) }, an upgrade{ $faction ->
    [none] { "" }
   *[other] {" "}of { NAME("faction", $faction) }
} ({ NAME("ship", $ship) }): range { $range }, weapons { $weapons }, shields { $shields }, targeting { $targeting }{ SIZE($powers) ->
    [0] { "" }
   *[other] , { NAME("power", $powers) }
}.
andromeda-about-token = { NAME("token", $token) }, { $kind ->
    [discovery] a discovery token
   *[supremacy] a supremacy token
}: { EFFECT($effect) }.
andromeda-about-development = { NAME("development", $development) }, the development of { NAME("track", $track) }: it needs { COUNT("leaders", $leaders) }; its card, once: { EFFECT($effect) }.

## Where VP came from

andromeda-source-rewards =
    .source = Raiders and abandoned moons
andromeda-player-starting-vp = { SEAT($seat) } { PERSON($seat) ->
    [you] start
   *[other] starts
} with { COUNT("vp", $points) }.
    .source = At the start
andromeda-moon-slot-vp = { SEAT($seat) } scored { COUNT("vp", $points) } for a moon in its slot.
    .source = Slotted moons
