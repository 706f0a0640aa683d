# What cards, tokens, modules and abilities do: their verbs, times, counts and conditions

## Amounts: what is none is not said, and a comma comes only between two

andromeda-after-titanium = { $titanium ->
    [0] { "" }
   *[other] { ", " }
}
andromeda-after-nanocarbon = { $nanocarbon ->
    [0] { andromeda-after-titanium }
   *[other] { ", " }
}
andromeda-after-ice = { $ice ->
    [0] { andromeda-after-nanocarbon }
   *[other] { ", " }
}
andromeda-after-credit = { $credit ->
    [0] { andromeda-after-ice }
   *[other] { ", " }
}
andromeda-after-energy = { $energy ->
    [0] { andromeda-after-credit }
   *[other] { ", " }
}
andromeda-after-any = { $any ->
    [0] { andromeda-after-energy }
   *[other] { ", " }
}
andromeda-amounts = { $titanium ->
    [0] { "" }
   *[other] { COUNT("titanium", $titanium) }
}{ $nanocarbon ->
    [0] { "" }
   *[other] { andromeda-after-titanium }{ COUNT("nanocarbon", $nanocarbon) }
}{ $ice ->
    [0] { "" }
   *[other] { andromeda-after-nanocarbon }{ COUNT("ice", $ice) }
}{ $credit ->
    [0] { "" }
   *[other] { andromeda-after-ice }{ COUNT("credit", $credit) }
}{ $energy ->
    [0] { "" }
   *[other] { andromeda-after-credit }{ COUNT("energy", $energy) }
}

## What they do

andromeda-do-gain = gain { andromeda-amounts }
andromeda-do-all-gain = every player gains { andromeda-amounts }
andromeda-do-pay = pay { andromeda-amounts }{ $any ->
    [0] { "" }
   *[other] { andromeda-after-energy }{ COUNT("any", $any) }
}
andromeda-do-price = { andromeda-amounts }{ $any ->
    [0] { "" }
   *[other] { andromeda-after-energy }{ COUNT("any", $any) }
}{ $tactics ->
    [0] { "" }
   *[other] { andromeda-after-any }{ COUNT("tactics", $tactics) }
}
andromeda-do-vp = score { COUNT("vp", $points) }
andromeda-do-draw = draw { COUNT("cards", $cards) }
andromeda-do-all-draw = every player draws { COUNT("cards", $cards) }
andromeda-do-repair = repair
andromeda-do-build = build a ship{ $less ->
    [0] { "" }
    [one] {" "}for { $less } resource less
   *[other] {" "}for { $less } resources less
}
andromeda-do-develop = build a development{ $less ->
    [0] { "" }
    [one] {" "}for { $less } resource less
   *[other] {" "}for { $less } resources less
}
andromeda-do-module = { $price ->
    [free] gain a module from { NAME("deck", $deck) } for free
   *[board] buy a module from { NAME("deck", $deck) }{ $less ->
        [0] { "" }
        [one] {" "}for { $less } resource less
       *[other] {" "}for { $less } resources less
    }
}
andromeda-do-advance = advance { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} on { $track ->
    [any] a progress track of your choice
   *[other] the { NAME("track", $track) } track
}
andromeda-do-upgrade = gain a ship upgrade
andromeda-do-peek = { $cards ->
    [2] look at the top two event cards: put one back on top, the other at the bottom
   *[other] look at the top { $cards } event cards and put them back in any order
}
andromeda-do-discovery = take one of the observatory's discovery tokens
andromeda-do-recruit = recruit { $leaders ->
    [one] a leader
   *[other] up to { $leaders } leaders
} from anywhere on the map
andromeda-do-ready = { $cards ->
    [one] turn a used development card face up again
    [15] turn all your used development cards face up again
   *[other] turn up to { $cards } used development cards face up again
}
andromeda-do-marker = advance the event marker
andromeda-do-move = move { $ships ->
    [one] one of your ships
   *[other] up to { $ships } of your ships
} within range
andromeda-do-bonus = { $regions ->
    [one] { $on ->
        [planets] 1 { NAME("resource", $kind) } is placed on a planet
        [bases] 1 { NAME("resource", $kind) } is placed on an Alliance Base
        [nebulae] 1 { NAME("resource", $kind) } is placed on a nebula
        [yours] 1 { NAME("resource", $kind) } is placed on a region with one of your ships
       *[fewest-moons] 1 { NAME("resource", $kind) } is placed on the planet with fewest moons
    }
   *[other] { $on ->
        [planets] 1 { NAME("resource", $kind) } is placed on each of { $regions } planets
        [bases] 1 { NAME("resource", $kind) } is placed on each of { $regions } Alliance Bases
        [nebulae] 1 { NAME("resource", $kind) } is placed on each of { $regions } nebulae
        [yours] 1 { NAME("resource", $kind) } is placed on each of { $regions } regions with your ships
       *[fewest-moons] 1 { NAME("resource", $kind) } is placed on each of the { $regions } planets with fewest moons
    }
}
andromeda-do-market = all modules of { $deck ->
    [any] a column of your choice
   *[other] { NAME("deck", $deck) }
} are replaced
andromeda-do-take = an opponent of your choice gives you { $resources ->
    [one] a resource
   *[other] { $resources } resources
}
andromeda-do-discard = discard { COUNT("cards", $cards) }
andromeda-do-lose = lose { COUNT("any", $resources) }
andromeda-do-damage-module = one of your modules is damaged
andromeda-do-damage-ship = one of your ships { $where ->
    [planets] on a planet
    [bases] at an Alliance Base
    [nebulae] in a nebula
   *[anywhere] on the board
} is damaged
andromeda-do-recall-leaders = your leaders at { $base ->
    [any] all Alliance Bases
   *[other] { NAME("alliance", $base) }
} come back to your station
andromeda-do-raiders-move = every raider moves one region towards the nearest ship
andromeda-do-dice = roll { $dice ->
    [one] { $dice } more die
   *[other] { $dice } more dice
} in this battle
andromeda-do-targeting = your targeting value rises by { $by } in this battle
andromeda-do-again = re-roll up to { $dice } of your dice
andromeda-do-jam = an opponent re-rolls their highest die
andromeda-do-sabotage = an opposing ship or a raider in this battle is damaged
andromeda-do-brace = one of your ships that would go to the Scrapyard stays
andromeda-do-truce = each player in the battle may end it
andromeda-do-no-strike = raiders do not strike this turn
andromeda-do-shield = recharge a ship shield
andromeda-do-keep-ship = up to { $ships } of your ships stay on the board

## When

andromeda-when-turn-begins = as your turn begins
andromeda-when-launched = when you have launched a ship
andromeda-when-other-launched = when another player has launched a ship
andromeda-when-activated = when you have activated a region
andromeda-when-strike = before raiders strike
andromeda-when-escalation = when ships join a battle
andromeda-when-diplomacy = during diplomacy
andromeda-when-preparations = during battle preparations
andromeda-when-rolled = when the dice of a battle have been rolled
andromeda-when-results = when all dice of a battle are final
andromeda-when-outcomes = when a battle has been decided
andromeda-when-damage = before ships are damaged in a battle
andromeda-when-won = when you have won a battle
andromeda-when-lost = when you have been defeated
andromeda-when-event = before an event card is revealed
andromeda-when-event-scoring = before the track of an event is scored
andromeda-when-event-done = after an event
andromeda-when-returning = as you return to your station
andromeda-when-module-used = when you have used a module
andromeda-when-returned = when your ships have come back
andromeda-when-module-gained = when you have gained a module
andromeda-when-developed = when you have built a development
andromeda-when-built = when you have built a ship

## For each so many

andromeda-each-developments = for each { $count ->
    [1] of your developments
   *[other] { $count } of your developments
}
andromeda-each-cards = for each { $count ->
    [1] tactics card in your hand
   *[other] { $count } tactics cards in your hand
}
andromeda-each-modules = for each { $count ->
    [1] { $deck ->
        [any] module
       *[other] { NAME("track", $deck) } module
    }
   *[other] { $deck ->
        [any] { $count } modules
       *[other] { $count } { NAME("track", $deck) } modules
    }
} that you have
andromeda-each-slotted = for each { $count ->
    [1] moon
   *[other] { $count } moons
} that you have slotted
andromeda-each-moons = for each { $count ->
    [1] moon
   *[other] { $count } moons
} that you have claimed
andromeda-each-leaders = for each { $count ->
    [1] leader
   *[other] { $count } leaders
} on your station
andromeda-each-tokens-used = for each { $count ->
    [1] token
   *[other] { $count } tokens
} that you have used
andromeda-each-levels = for each { $count ->
    [1] track
   *[other] { $count } tracks
} on which you have reached development level 2
andromeda-each-upgrades = for each { $count ->
    [1] ship upgrade
   *[other] { $count } ship upgrades
} that you have
andromeda-each-opposing-ships = for each { $count ->
    [1] opposing ship or raider here
   *[other] { $count } opposing ships and raiders here
}
andromeda-each-opponents-here = for each { $count ->
    [1] ship
   *[other] { $count } ships
} of other players here
andromeda-each-own-ships-here = for each { $count ->
    [1] of your ships
   *[other] { $count } of your ships
} here
andromeda-each-alone-here = if nobody else is here
andromeda-each-ships-on-board = for each { $count ->
    [1] of your ships
   *[other] { $count } of your ships
} on the board
andromeda-each-damaged = for each { $count ->
    [1] of your damaged modules
   *[other] { $count } of your damaged modules
}
andromeda-each-energy = for each { $count ->
    [1] energy
   *[other] { $count } energy
} that you have
andromeda-each-credits = for each { $count ->
    [1] credit
   *[other] { $count } credits
} that you have
andromeda-each-fields = for each { $count ->
    [1] of your ships
   *[other] { $count } of your ships
} at Maximus or Odessa Field
andromeda-each-battles = if you are in a battle
andromeda-each-own-turn = if it is your turn
andromeda-each-nebula-here = if the active region is a nebula
andromeda-each-planet-here = if the active region is a planet
andromeda-each-base-here = if the active region is an Alliance Base

## If there are so many

andromeda-if-developments =
    .least = { $count ->
        [1] if you have built a development
       *[other] if you have built { $count } or more developments
    }
    .most = { $count ->
        [0] if you have built no development
       *[other] if you have built at most { COUNT("developments", $count) }
    }
andromeda-if-cards =
    .least = if you hold { COUNT("cards", $count) } or more
    .most = { $count ->
        [0] if you hold no tactics cards
       *[other] if you hold at most { COUNT("cards", $count) }
    }
andromeda-if-modules =
    .least = if you have { $count } { $deck ->
        [any] modules
       *[other] { NAME("track", $deck) } modules
    } or more
    .most = if you have at most { $count } { $deck ->
        [any] modules
       *[other] { NAME("track", $deck) } modules
    }
andromeda-if-slotted =
    .least = if you have { COUNT("slotted", $count) } or more
    .most = { $count ->
        [0] if you have no slotted moon
       *[other] if you have at most { COUNT("slotted", $count) }
    }
andromeda-if-moons =
    .least = if you have { COUNT("moons", $count) } or more
    .most = { $count ->
        [0] if you have no claimed moon
       *[other] if you have at most { COUNT("moons", $count) }
    }
andromeda-if-leaders =
    .least = if you have { COUNT("leaders", $count) } or more on your station
    .most = { $count ->
        [0] if no leader is on your station
       *[other] if you have at most { COUNT("leaders", $count) } on your station
    }
andromeda-if-tokens-used =
    .least = if you have { COUNT("tokens-used", $count) } or more
    .most = { $count ->
        [0] if you have used no token
       *[other] if you have at most { COUNT("tokens-used", $count) }
    }
andromeda-if-levels =
    .least = if you have { COUNT("levels", $count) } or more
    .most = { $count ->
        [0] if you have no track at development level 2
       *[other] if you have at most { COUNT("levels", $count) }
    }
andromeda-if-upgrades =
    .least = if you have { COUNT("upgrades", $count) } or more
    .most = { $count ->
        [0] if you have no ship upgrade
       *[other] if you have at most { COUNT("upgrades", $count) }
    }
andromeda-if-opposing-ships =
    .least = { $count ->
        [1] if an opposing ship or raider is here
       *[other] if there are { COUNT("opposing-ships", $count) } or more here
    }
    .most = { $count ->
        [0] if no opposing ship or raider is here
       *[other] if there are at most { COUNT("opposing-ships", $count) } here
    }
andromeda-if-opponents-here =
    .least = { $count ->
        [1] if a ship of another player is here
       *[other] if other players have { $count } or more ships here
    }
    .most = { $count ->
        [0] if no ship of another player is here
       *[other] if other players have at most { COUNT("ships", $count) } here
    }
andromeda-if-own-ships-here =
    .least = { $count ->
        [1] if you have a ship here
       *[other] if you have { $count } or more ships here
    }
    .most = { $count ->
        [0] if you have no ship here
       *[other] if you have at most { COUNT("ships", $count) } here
    }
andromeda-if-alone-here =
    .least = if nobody else is here
    .most = if somebody else is here
andromeda-if-ships-on-board =
    .least = { $count ->
        [1] if you have a ship on the board
       *[other] if you have { $count } or more ships on the board
    }
    .most = { $count ->
        [0] if you have no ship on the board
       *[other] if you have at most { COUNT("ships-on-board", $count) }
    }
andromeda-if-damaged =
    .least = { $count ->
        [1] if one of your modules is damaged
       *[other] if { $count } or more of your modules are damaged
    }
    .most = { $count ->
        [0] if none of your modules is damaged
       *[other] if you have at most { COUNT("damaged", $count) }
    }
andromeda-if-energy =
    .least = if you have { COUNT("energy", $count) } or more
    .most = if you have at most { COUNT("energy", $count) }
andromeda-if-credits =
    .least = if you have { COUNT("credits", $count) } or more
    .most = if you have at most { COUNT("credits", $count) }
andromeda-if-fields =
    .least = { $count ->
        [1] if you have a ship at Maximus or Odessa Field
       *[other] if you have { $count } or more ships at Maximus and Odessa Field
    }
    .most = { $count ->
        [0] if you have no ship at Maximus or Odessa Field
       *[other] if you have at most { COUNT("ships", $count) } at Maximus and Odessa Field
    }
andromeda-if-battles =
    .least = if you are in the battle
    .most = if you are not in the battle
andromeda-if-own-turn =
    .least = if it is your turn
    .most = if it is another player's turn
andromeda-if-nebula-here =
    .least = if the active region is a nebula
    .most = if the active region is not a nebula
andromeda-if-planet-here =
    .least = if the active region is a planet
    .most = if the active region is not a planet
andromeda-if-base-here =
    .least = if the active region is an Alliance Base
    .most = if the active region is not an Alliance Base

## Whatever does something is spoken of as a card

andromeda-card-sun-catcher = { andromeda-module-sun-catcher }
andromeda-card-comet-sieve = { andromeda-module-comet-sieve }
andromeda-card-spectral-sorter = { andromeda-module-spectral-sorter }
andromeda-card-star-census = { andromeda-module-star-census }
andromeda-card-patent-office = { andromeda-module-patent-office }
andromeda-card-beam-relay = { andromeda-module-beam-relay }
andromeda-card-caged-flare = { andromeda-module-caged-flare }
andromeda-card-omen-array = { andromeda-module-omen-array }
andromeda-card-signal-loom = { andromeda-module-signal-loom }
andromeda-card-relic-bench = { andromeda-module-relic-bench }
andromeda-card-steam-lattice = { andromeda-module-steam-lattice }
andromeda-card-matter-press = { andromeda-module-matter-press }
andromeda-card-hearsay-engine = { andromeda-module-hearsay-engine }
andromeda-card-isotope-mint = { andromeda-module-isotope-mint }
andromeda-card-tide-gauge = { andromeda-module-tide-gauge }
andromeda-card-orbit-almanac = { andromeda-module-orbit-almanac }
andromeda-card-moonlight-cell = { andromeda-module-moonlight-cell }
andromeda-card-core-sampler = { andromeda-module-core-sampler }
andromeda-card-tidal-refinery = { andromeda-module-tidal-refinery }
andromeda-card-slag-furnace = { andromeda-module-slag-furnace }
andromeda-card-thread-vats = { andromeda-module-thread-vats }
andromeda-card-offcut-bin = { andromeda-module-offcut-bin }
andromeda-card-rolling-mill = { andromeda-module-rolling-mill }
andromeda-card-index-extractor = { andromeda-module-index-extractor }
andromeda-card-contract-foundry = { andromeda-module-contract-foundry }
andromeda-card-export-smelter = { andromeda-module-export-smelter }
andromeda-card-strip-harvester = { andromeda-module-strip-harvester }
andromeda-card-patch-bay = { andromeda-module-patch-bay }
andromeda-card-warm-dock = { andromeda-module-warm-dock }
andromeda-card-hull-surgeons = { andromeda-module-hull-surgeons }
andromeda-card-keel-line = { andromeda-module-keel-line }
andromeda-card-breakers-slip = { andromeda-module-breakers-slip }
andromeda-card-launch-cradle = { andromeda-module-launch-cradle }
andromeda-card-drone-pit = { andromeda-module-drone-pit }
andromeda-card-scrap-auction = { andromeda-module-scrap-auction }
andromeda-card-slurry-works = { andromeda-module-slurry-works }
andromeda-card-supplier = { andromeda-module-supplier }
andromeda-card-ferry-exchange = { andromeda-module-ferry-exchange }
andromeda-card-pilgrim-bazaar = { andromeda-module-pilgrim-bazaar }
andromeda-card-fuel-broker = { andromeda-module-fuel-broker }
andromeda-card-harbourmaster = { andromeda-module-harbourmaster }
andromeda-card-consortium-floor = { andromeda-module-consortium-floor }
andromeda-card-dockside-pawnshop = { andromeda-module-dockside-pawnshop }
andromeda-card-bulk-chandler = { andromeda-module-bulk-chandler }
andromeda-card-night-courier = { andromeda-module-night-courier }
andromeda-card-barter-ring = { andromeda-module-barter-ring }
andromeda-card-passage-office = { andromeda-module-passage-office }
andromeda-card-grand-auction = { andromeda-module-grand-auction }
andromeda-card-toll-lantern = { andromeda-module-toll-lantern }
andromeda-card-moon-registry = { andromeda-module-moon-registry }
andromeda-card-free-port = { andromeda-module-free-port }
andromeda-card-coin-and-counsel = { andromeda-module-coin-and-counsel }
andromeda-card-solar-bank = { andromeda-module-solar-bank }
andromeda-card-debt-collectors = { andromeda-module-debt-collectors }
andromeda-card-calling-bell = { andromeda-module-calling-bell }
andromeda-card-survey-corps = { andromeda-module-survey-corps }
andromeda-card-moonrise-festival = { andromeda-module-moonrise-festival }
andromeda-card-guest-house = { andromeda-module-guest-house }
andromeda-card-orators-terrace = { andromeda-module-orators-terrace }
andromeda-card-founders-fund = { andromeda-module-founders-fund }
andromeda-card-embassy-row = { andromeda-module-embassy-row }
andromeda-card-poets-circle = { andromeda-module-poets-circle }
andromeda-card-post-road = { andromeda-module-post-road }
andromeda-card-grand-muster = { andromeda-module-grand-muster }
andromeda-card-model-village = { andromeda-module-model-village }
andromeda-card-seers-parliament = { andromeda-module-seers-parliament }
andromeda-card-first-light = { andromeda-event-first-light }
andromeda-card-drifting-floes = { andromeda-event-drifting-floes }
andromeda-card-yard-clearance = { andromeda-event-yard-clearance }
andromeda-card-salvage-tide = { andromeda-event-salvage-tide }
andromeda-card-long-calm = { andromeda-event-long-calm }
andromeda-card-amnesty-week = { andromeda-event-amnesty-week }
andromeda-card-rim-payday = { andromeda-event-rim-payday }
andromeda-card-open-moorings = { andromeda-event-open-moorings }
andromeda-card-caravan-season = { andromeda-event-caravan-season }
andromeda-card-unlocked-archive = { andromeda-event-unlocked-archive }
andromeda-card-burned-ciphers = { andromeda-event-burned-ciphers }
andromeda-card-reactor-flare = { andromeda-event-reactor-flare }
andromeda-card-rust-bloom = { andromeda-event-rust-bloom }
andromeda-card-dock-fires = { andromeda-event-dock-fires }
andromeda-card-hunted-lanes = { andromeda-event-hunted-lanes }
andromeda-card-falling-moonlets = { andromeda-event-falling-moonlets }
andromeda-card-forged-bills = { andromeda-event-forged-bills }
andromeda-card-lean-months = { andromeda-event-lean-months }
andromeda-card-hull-fever = { andromeda-event-hull-fever }
andromeda-card-silent-monolith = { andromeda-event-silent-monolith }
andromeda-card-lamp-log = { andromeda-ability-lamp-log }
andromeda-card-patchwork-litany = { andromeda-ability-patchwork-litany }
andromeda-card-wreck-song = { andromeda-ability-wreck-song }
andromeda-card-stamped-papers = { andromeda-ability-stamped-papers }
andromeda-card-berth-fee = { andromeda-ability-berth-fee }
andromeda-card-bitter-lessons = { andromeda-ability-bitter-lessons }
andromeda-card-shared-stove = { andromeda-ability-shared-stove }
andromeda-card-fine-calipers = { andromeda-ability-fine-calipers }
andromeda-card-idle-current = { andromeda-ability-idle-current }
andromeda-card-boarding-hooks = { andromeda-ability-boarding-hooks }
andromeda-card-dire-pennant = { andromeda-ability-dire-pennant }
andromeda-card-open-casket = { andromeda-ability-open-casket }
andromeda-card-standing-scaffold = { andromeda-ability-standing-scaffold }
andromeda-card-soft-crossing = { andromeda-ability-soft-crossing }
andromeda-card-running-dark = { andromeda-ability-running-dark }
andromeda-card-long-tether = { andromeda-ability-long-tether }
andromeda-card-tail-ice = { andromeda-ability-tail-ice }
andromeda-card-ripe-fruit = { andromeda-ability-ripe-fruit }
andromeda-card-slow-furnace = { andromeda-ability-slow-furnace }
andromeda-card-launch-crucible = { andromeda-ability-launch-crucible }
andromeda-card-survey-cache = { andromeda-token-survey-cache }
andromeda-card-foundry-blueprint = { andromeda-token-foundry-blueprint }
andromeda-card-sealed-ledger = { andromeda-token-sealed-ledger }
andromeda-card-lost-charter = { andromeda-token-lost-charter }
andromeda-card-wreck-plating = { andromeda-token-wreck-plating }
andromeda-card-frozen-purse = { andromeda-token-frozen-purse }
andromeda-card-humming-crate = { andromeda-token-humming-crate }
andromeda-card-spare-parts = { andromeda-token-spare-parts }
andromeda-card-tireless-mender = { andromeda-token-tireless-mender }
andromeda-card-echo-key = { andromeda-token-echo-key }
andromeda-card-rescue-flare = { andromeda-token-rescue-flare }
andromeda-card-cracked-orrery = { andromeda-token-cracked-orrery }
andromeda-card-black-box = { andromeda-token-black-box }
andromeda-card-ancient-primer = { andromeda-token-ancient-primer }
andromeda-card-victors-share = { andromeda-token-victors-share }
andromeda-card-captured-foundry = { andromeda-token-captured-foundry }
andromeda-card-surrendered-senate = { andromeda-token-surrendered-senate }
andromeda-card-flagship-plans = { andromeda-token-flagship-plans }
andromeda-card-old-oaths = { andromeda-token-old-oaths }
andromeda-card-hospital-fleet = { andromeda-token-hospital-fleet }
andromeda-card-war-chest = { andromeda-token-war-chest }
andromeda-card-triumph-parade = { andromeda-token-triumph-parade }
andromeda-card-observatory = { andromeda-development-observatory }
andromeda-card-factory = { andromeda-development-factory }
andromeda-card-obelisk = { andromeda-development-obelisk }
andromeda-card-spaceport = { andromeda-development-spaceport }
andromeda-card-city = { andromeda-development-city }

## Where in the rules we are: these react by themselves

andromeda-frame-ColdTrail = { andromeda-card-cold-trail }
andromeda-frame-Slipstream = { andromeda-card-slipstream }
andromeda-frame-FullManifest = { andromeda-card-full-manifest }
andromeda-frame-HarbourDues = { andromeda-card-harbour-dues }
andromeda-frame-CutAndRun = { andromeda-card-cut-and-run }
andromeda-frame-SealedHatches = { andromeda-card-sealed-hatches }
andromeda-frame-TalkOfTheDocks = { andromeda-card-talk-of-the-docks }
andromeda-frame-WeatherEye = { andromeda-card-weather-eye }
andromeda-frame-InspectionDay = { andromeda-card-inspection-day }
andromeda-frame-ReserveBatteries = { andromeda-card-reserve-batteries }
andromeda-frame-LongOdds = { andromeda-card-long-odds }
andromeda-frame-BurningTheStores = { andromeda-card-burning-the-stores }
andromeda-frame-RangingShots = { andromeda-card-ranging-shots }
andromeda-frame-ReefPilots = { andromeda-card-reef-pilots }
andromeda-frame-SecondSalvo = { andromeda-card-second-salvo }
andromeda-frame-JammingBurst = { andromeda-card-jamming-burst }
andromeda-frame-Sabotage = { andromeda-card-sabotage }
andromeda-frame-DoubleBulkheads = { andromeda-card-double-bulkheads }
andromeda-frame-VulturesShare = { andromeda-card-vultures-share }
andromeda-frame-ProspectingRights = { andromeda-card-prospecting-rights }
andromeda-frame-DocksideTab = { andromeda-card-dockside-tab }
andromeda-frame-AmbushNets = { andromeda-card-ambush-nets }
andromeda-frame-TowLines = { andromeda-card-tow-lines }
andromeda-frame-FittersBonus = { andromeda-card-fitters-bonus }
andromeda-frame-NightShift = { andromeda-card-night-shift }
andromeda-frame-HailingFrequencies = { andromeda-card-hailing-frequencies }
andromeda-frame-PrisonerExchange = { andromeda-card-prisoner-exchange }
andromeda-frame-ConvoyTerms = { andromeda-card-convoy-terms }
andromeda-frame-CommonTable = { andromeda-card-common-table }
andromeda-frame-LastWarning = { andromeda-card-last-warning }
andromeda-frame-Ultimatum = { andromeda-card-ultimatum }
andromeda-frame-LampLog = { andromeda-card-lamp-log }
andromeda-frame-PatchworkLitany = { andromeda-card-patchwork-litany }
andromeda-frame-WreckSong = { andromeda-card-wreck-song }
andromeda-frame-StampedPapers = { andromeda-card-stamped-papers }
andromeda-frame-BerthFee = { andromeda-card-berth-fee }
andromeda-frame-BitterLessons = { andromeda-card-bitter-lessons }
andromeda-frame-SharedStove = { andromeda-card-shared-stove }
andromeda-frame-FineCalipers = { andromeda-card-fine-calipers }
andromeda-frame-IdleCurrent = { andromeda-card-idle-current }
andromeda-frame-BoardingHooks = { andromeda-card-boarding-hooks }
andromeda-frame-DirePennant = { andromeda-card-dire-pennant }
andromeda-frame-OpenCasket = { andromeda-card-open-casket }
andromeda-frame-StandingScaffold = { andromeda-card-standing-scaffold }
andromeda-frame-SoftCrossing = { andromeda-card-soft-crossing }
andromeda-frame-RunningDark = { andromeda-card-running-dark }
andromeda-frame-LongTether = { andromeda-card-long-tether }
andromeda-frame-TailIce = { andromeda-card-tail-ice }
andromeda-frame-LaunchCrucible = { andromeda-card-launch-crucible }
andromeda-frame-Obelisk = { andromeda-card-obelisk }
