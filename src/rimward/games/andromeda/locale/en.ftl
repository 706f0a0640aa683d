# Andromeda's Edge

andromeda-title = Andromeda's Edge
andromeda-intro = Each of you leads a faction to the edge of a new galaxy. A turn is one of two things: you launch a ship to a region and use what is there, or you return to your station, where the ships that come home set your modules to work. Gather resources, moons and leaders, build developments on planets, climb five progress tracks, and fight for regions against raiders and each other. When somebody has { $first_game ->
    [yes] 60
   *[no] { $length ->
        [short] 50
        [long] 70
       *[medium] 60
    }
} VP, everybody takes one more turn, and the final scoring follows. The most VP wins.
andromeda-score = { COUNT("vp", $score) }

## The options of a table

andromeda-preset-first-game = Your first game, by the book: beginners' factions and raiders, Galactic Dawn, to 60 VP
andromeda-preset-book = The whole game, by the book: one faction of three, random raiders, to 60 VP

andromeda-setting-length = Length of the game
    .heading = The game:
    .value-short = short: to 50 VP
    .value-medium = medium: to 60 VP
    .value-long = long: to 70 VP
andromeda-setting-events = Event deck
    .value-dawn = Galactic Dawn
    .value-twilight = Cosmic Twilight, the harsher one
andromeda-setting-factions = Factions
    .value-dealt = each player is dealt three and secretly keeps one
    .value-chosen = all are open; players choose in turn
andromeda-setting-first_game = The book's first game
andromeda-setting-first_numbers = The numbers we made up, before we balanced them
andromeda-setting-first_rules = A few rules as we first read them, before we put them right

## Resources and other things that are counted

andromeda-resource-titanium = titanium
andromeda-resource-nanocarbon = nanocarbon
andromeda-resource-ice = ice
andromeda-resource-credit = credit
andromeda-resource-energy = energy
andromeda-resource-tactics = tactics card
andromeda-resource-any = any resource

andromeda-count-titanium = { $count } titanium
andromeda-count-nanocarbon = { $count } nanocarbon
andromeda-count-ice = { $count } ice
andromeda-count-credit = { $count ->
    [one] { $count } credit
   *[other] { $count } credits
}
andromeda-count-energy = { $count } energy
andromeda-count-tactics = { $count ->
    [one] { $count } tactics card
   *[other] { $count } tactics cards
}
andromeda-count-any = { $count ->
    [one] { $count } resource of any kind
   *[other] { $count } resources of any kind
}
andromeda-count-vp = { $count } VP
andromeda-count-repair = { $count ->
    [one] { $count } repair
   *[other] { $count } repairs
}
andromeda-count-upgrade = { $count ->
    [one] { $count } ship upgrade
   *[other] { $count } ship upgrades
}
andromeda-count-module = { $count ->
    [one] { $count } module
   *[other] { $count } modules
}
andromeda-count-developments = { $count ->
    [one] { $count } development
   *[other] { $count } developments
}
andromeda-count-cards = { $count ->
    [one] { $count } tactics card
   *[other] { $count } tactics cards
}
andromeda-count-modules = { $count ->
    [one] { $count } module
   *[other] { $count } modules
}
andromeda-count-slotted = { $count ->
    [one] { $count } slotted moon
   *[other] { $count } slotted moons
}
andromeda-count-moons = { $count ->
    [one] { $count } claimed moon
   *[other] { $count } claimed moons
}
andromeda-count-leaders = { $count ->
    [one] { $count } leader
   *[other] { $count } leaders
}
andromeda-count-tokens-used = { $count ->
    [one] { $count } used token
   *[other] { $count } used tokens
}
andromeda-count-levels = { $count ->
    [one] { $count } track at development level 2
   *[other] { $count } tracks at development level 2
}
andromeda-count-upgrades = { $count ->
    [one] { $count } ship upgrade
   *[other] { $count } ship upgrades
}
andromeda-count-opposing-ships = { $count ->
    [one] { $count } opposing ship or raider
   *[other] { $count } opposing ships or raiders
}
andromeda-count-opponents-here = { $count ->
    [one] { $count } ship of another player in the region
   *[other] { $count } ships of other players in the region
}
andromeda-count-own-ships-here = { $count ->
    [one] { $count } of your ships in the region
   *[other] { $count } of your ships in the region
}
andromeda-count-alone-here = a region you have to yourself
andromeda-count-ships-on-board = { $count ->
    [one] { $count } ship on the board
   *[other] { $count } ships on the board
}
andromeda-count-damaged = { $count ->
    [one] { $count } damaged module
   *[other] { $count } damaged modules
}
andromeda-count-credits = { $count ->
    [one] { $count } credit
   *[other] { $count } credits
}
andromeda-count-fields = { $count ->
    [one] { $count } ship at a Field
   *[other] { $count } ships at Fields
}
andromeda-count-battles = a battle you take part in
andromeda-count-own-turn = your own turn
andromeda-count-nebula-here = a nebula as the active region
andromeda-count-planet-here = a planet as the active region
andromeda-count-base-here = an Alliance Base as the active region
andromeda-count-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
andromeda-count-regions = { $count ->
    [one] { $count } region
   *[other] { $count } regions
}
andromeda-count-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
andromeda-count-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}

## Tracks and decks

andromeda-track-science = science
andromeda-track-industry = industry
andromeda-track-supremacy = supremacy
andromeda-track-commerce = commerce
andromeda-track-civilization = civilization
andromeda-deck-science = the science column
andromeda-deck-industry = the industry column
andromeda-deck-commerce = the commerce column
andromeda-deck-civilization = the civilization column
andromeda-deck-any = any column
andromeda-market-0 = bottom
andromeda-market-1 = middle
andromeda-market-2 = top

## Ships, bases and raiders

andromeda-ship-transport = transport
andromeda-ship-fighter = fighter
andromeda-ship-science-vessel = science vessel
andromeda-ship-heavy-cruiser = heavy cruiser
andromeda-class-0 = class S
andromeda-class-1 = class A
andromeda-class-2 = class B
andromeda-class-3 = class C
andromeda-class-4 = class D
andromeda-npc-raiders = the raiders

## Moons: they differ only in what they give

andromeda-moon-science-one = a moon with 1 energy
andromeda-moon-science-either = a moon with 1 energy or 1 ice
andromeda-moon-science-two = a moon with 2 energy
andromeda-moon-science-both = a moon with 1 energy and 1 ice
andromeda-moon-science-purse = a moon with 1 credit
andromeda-moon-science-tools = a moon with a repair
andromeda-moon-science-card = a moon with a tactics card
andromeda-moon-industry-one = a moon with 1 titanium
andromeda-moon-industry-either = a moon with 1 titanium or 1 nanocarbon
andromeda-moon-industry-two = a moon with 2 titanium
andromeda-moon-industry-both = a moon with 1 titanium and 1 energy
andromeda-moon-industry-purse = a moon with 1 credit
andromeda-moon-industry-tools = a moon with a repair
andromeda-moon-industry-card = a moon with a tactics card
andromeda-moon-supremacy-one = a moon with 1 nanocarbon
andromeda-moon-supremacy-either = a moon with 1 nanocarbon or 1 titanium
andromeda-moon-supremacy-two = a moon with 2 nanocarbon
andromeda-moon-supremacy-both = a moon with 1 nanocarbon and 1 energy
andromeda-moon-supremacy-purse = a moon with 1 credit
andromeda-moon-supremacy-tools = a moon with a repair
andromeda-moon-supremacy-card = a moon with a tactics card
andromeda-moon-commerce-one = a moon with 1 credit
andromeda-moon-commerce-either = a moon with 1 credit or 1 nanocarbon
andromeda-moon-commerce-two = a moon with 2 credits
andromeda-moon-commerce-both = a moon with 1 credit and 1 energy
andromeda-moon-commerce-purse = a moon with 1 credit and 1 ice
andromeda-moon-commerce-tools = a moon with a repair
andromeda-moon-commerce-card = a moon with a tactics card
andromeda-moon-civilization-one = a moon with 1 ice
andromeda-moon-civilization-either = a moon with 1 ice or 1 nanocarbon
andromeda-moon-civilization-two = a moon with 2 ice
andromeda-moon-civilization-both = a moon with 1 ice and 1 energy
andromeda-moon-civilization-purse = a moon with 1 credit
andromeda-moon-civilization-tools = a moon with a repair
andromeda-moon-civilization-card = a moon with a tactics card
andromeda-moon-drifting-mint = a moon with 2 credits
andromeda-moon-drifting-sun = a moon with 3 energy
andromeda-moon-drifting-oracle = a moon with 2 tactics cards
andromeda-moon-drifting-quarry = a moon with 1 titanium, 1 nanocarbon and 1 ice
andromeda-moon-drifting-workshop = a moon with a repair and 2 VP
andromeda-moon-drifting-vault = a moon with 1 credit and 2 VP
andromeda-moon-none = no moon

## What is not known

andromeda-card-unknown = a card

## Where in the rules we are

andromeda-frame-Abandon = abandoning a moon
andromeda-frame-Acquire = a new module
andromeda-frame-Activate = activating the region
andromeda-frame-Advance = progress track
andromeda-frame-AdvanceMarker = event marker
andromeda-frame-Architect = Architect
andromeda-frame-Arrange = arranging modules
andromeda-frame-Battle = battle
andromeda-frame-Brace = saving a ship
andromeda-frame-Build = building a ship
andromeda-frame-BuildSome = building a ship
andromeda-frame-ChooseRaiders = choosing raiders
andromeda-frame-DamageModule = damage to a module
andromeda-frame-DamageShip = damage to a ship
andromeda-frame-DamageShips = damage to ships
andromeda-frame-DealFactions = dealing factions
andromeda-frame-DealTiles = dealing upgrade tiles
andromeda-frame-Defeat = defeat
andromeda-frame-Develop = building a development
andromeda-frame-DevelopSome = building a development
andromeda-frame-DiceForEnergy = dice for energy
andromeda-frame-DiscardTactics = discarding tactics cards
andromeda-frame-Discover = discovery
andromeda-frame-DrawTactics = drawing tactics cards
andromeda-frame-DrawUp = drawing up to the hand limit
andromeda-frame-EitherOr = one of two
andromeda-frame-Escalation = escalation
andromeda-frame-Exchange = exchange
andromeda-frame-Field = Field
andromeda-frame-FinalScoring = final scoring
andromeda-frame-Gain = reward
andromeda-frame-GainEach = reward for everybody
andromeda-frame-GainModule = gaining a module
andromeda-frame-GainMoon = claiming a moon
andromeda-frame-GainUpgrade = ship upgrade
andromeda-frame-HitOther = damage to an opponent
andromeda-frame-HitOwnShip = damage to a ship
andromeda-frame-Jam = jamming
andromeda-frame-Keep = sustain card
andromeda-frame-Launch = launch
andromeda-frame-LayPrizes = supremacy tokens
andromeda-frame-LayTiles = laying the map
andromeda-frame-LayTokens = discovery tokens
andromeda-frame-LeadersOut = leaders on nebulae
andromeda-frame-Lose = losing resources
andromeda-frame-MoveShip = moving a ship
andromeda-frame-Offer = diplomacy
andromeda-frame-Raise = raising energy
andromeda-frame-Pay = paying
andromeda-frame-PayAny = paying any resource
andromeda-frame-PayInput = paying for a module
andromeda-frame-Peek = looking at event cards
andromeda-frame-PickFactions = choosing factions
andromeda-frame-PlaceBonus = bonus resources
andromeda-frame-PlaceRaider = a raider enters
andromeda-frame-Played = card
andromeda-frame-PlayedOwn = card
andromeda-frame-Players = the players
andromeda-frame-RaidersMove = raiders on the move
andromeda-frame-Reactor = Primary Reactor
andromeda-frame-Ready = turning cards up again
andromeda-frame-Recruit = recruiting leaders
andromeda-frame-RecruitAnywhere = recruiting leaders
andromeda-frame-Refresh = refreshing the market
andromeda-frame-RenewColumn = renewing a column
andromeda-frame-Repair = repair
andromeda-frame-Reroll = re-roll
andromeda-frame-ResolveEvent = event
andromeda-frame-Return = Return to Station
andromeda-frame-RevealPlanet = a new planet
andromeda-frame-RollAgain = re-roll
andromeda-frame-Setup = setup
andromeda-frame-Shields = recharging a shield
andromeda-frame-ShipOrRepair = building or repair
andromeda-frame-ShowTop = turning up a moon
andromeda-frame-SlotMoon = slotting a moon
andromeda-frame-StartPlayer = who goes first
andromeda-frame-Stay = staying on the board
andromeda-frame-Strike = Raider Strike
andromeda-frame-Take = taking resources
andromeda-frame-TakeBonus = bonus resource
andromeda-frame-TakeTop = taking a moon
andromeda-frame-Treasury = Treasury
andromeda-frame-Truce = offer of a truce
andromeda-frame-Turn = turn
andromeda-frame-Turns = Andromeda's Edge
andromeda-frame-UseModule = using a module
