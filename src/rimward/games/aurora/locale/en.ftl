# Destiny Aurora: Renegades

aurora-title = Destiny Aurora: Renegades
aurora-how-long = { $first_game ->
    [yes] This is the quicker game: everybody begins with a landing. There are eight world events, one a round, and then one last round.
   *[no] { $quicker ->
        [yes] This is the quicker game: everybody begins with a landing. There are eight world events, one a round, and then one last round.
       *[no] There is one world event a round, and the last round comes after the last event at the latest.
    }
}
aurora-intro = Two factions, each with its ships and crews, are after the same thing on the same planet. Every round the ships move and fire first, then the landing parties act on the surface: each of them has two actions, such as moving, attacking or opening a crate. Skills are tested with dice: as many as the skill says, and one of them has to show enough. The Renegades try to carry out the mission; the Coalition { $mission ->
    [silent-ledger] tries to stop them
    [the-convict] tries to stop them
    [the-informer] tries to stop them
    [three-saints] tries to stop them
    [cold-chain] tries to stop them
    [the-listening-post] tries to stop them
   *[other] wants the same, or stops them
}. { aurora-how-long } The side that brings the prize of the mission aboard one of its ships{ $tier ->
    [2] , and the ship home,
   *[other] { "" }
} wins.{ aurora-campaign-intro }
aurora-score = { COUNT("digits", $score) }

## The options of a table

aurora-preset-first-game = Your first game: the princess, dealt crews, a quick start on the planet, eight world events
aurora-preset-book = The whole game, as in the book: crews are drafted, ships start at home, all 28 world events

aurora-setting-mission = Mission
    .heading = The game:
    .value-draw = drawn
    .value-abduct-the-princess = Abduct the Princess
    .value-the-convict = The Convict
    .value-the-prince-who-stayed = The Prince Who Stayed
    .value-the-informer = The Informer
    .value-loose-rounds = Loose Rounds
    .value-three-saints = Three Saints
    .value-hot-rods = Hot Rods
    .value-cold-chain = The Cold Chain
    .value-silent-ledger = The Silent Ledger
    .value-dead-mans-switch = Dead Man's Switch
    .value-the-listening-post = The Listening Post
    .value-fever-line = The Fever Line
    .value-the-last-witness = The Last Witness
    .value-the-kite-hunt = The Kite Hunt
    .value-blind-the-eye = Blind the Eye
    .value-ship-rescue = Ship Rescue
aurora-setting-tier = Where it ends
    .value-1 = when the prize is aboard
    .value-2 = when the ship is home with it
aurora-setting-quicker = Quicker game: everybody starts on the planet
aurora-setting-deck = World events: about as many rounds
aurora-setting-crew = Crews
    .value-drafted = drafted: five each, chosen in turns
    .value-dealt = dealt: one specialist for each station
aurora-setting-caps = The planets around the space board
    .value-random = at random
    .value-fair = at random, the two homes opposite each other
aurora-setting-drop_items = House rule: surplus gear may be dropped
    .heading = House rules:
aurora-setting-larger_board = House rule: larger boards, with one more tile in the north and one in the south
aurora-setting-location_text = House rule: location cards take effect, once a mission, for the first crew to end a turn there
aurora-setting-bounty_redraw = House rule: after round 3 everybody may draw another bounty once
aurora-setting-first_rules = A few rules as we first read them, before we put them right
aurora-setting-first_game = First game in the book
aurora-setting-ship = Ship
    .value-any = any
    .value-cerberus = Cerberus (Renegades)
    .value-hades-vi = Hades VI (Renegades)
    .value-destiny-aurora = Destiny Aurora (Coalition)
    .value-eden-fyre = Eden Fyre (Coalition)
aurora-refused-same-ship = two players cannot have the same ship
aurora-refused-one-faction = both factions are needed

## What is counted

aurora-count-digits = { $count ->
    [one] { $count } digit
   *[other] { $count } digits
}
aurora-count-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
aurora-count-damage = { $count } damage
aurora-count-wounds = { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}
aurora-count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
aurora-count-squares = { $count ->
    [one] { $count } square
   *[other] { $count } squares
}
aurora-count-events = { $count ->
    [one] { $count } world event
   *[other] { $count } world events
}
aurora-count-uses = { $count ->
    [one] { $count } use
   *[other] { $count } uses
}
aurora-count-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}

## Factions, stations, skills

aurora-faction-renegades = Renegades
aurora-faction-coalition = Coalition
aurora-room-commander = the commander's station
aurora-room-communications = communications
aurora-room-engineering = engineering
aurora-room-weapons = weapons
aurora-room-navigation = navigation
aurora-room-med-bay = the Med Bay
aurora-room-brig = the Brig
aurora-room-deck = the deck
aurora-specialty-commander = commander
aurora-specialty-navigation = navigator
aurora-specialty-weapons = gunner
aurora-specialty-medical = medic
aurora-specialty-engineering = engineer
aurora-skill-leadership = Leadership
aurora-skill-search = Search
aurora-skill-piloting = Piloting
aurora-skill-tech = Tech
aurora-skill-stealth = Stealth
aurora-skill-weapons = Weapons
aurora-skill-medical = Medical
aurora-ability-in-command = In Command
aurora-ability-scan-weakness = Scan for Weaknesses
aurora-ability-overclock = Overclock
aurora-ability-tactical-targeting = Tactical Targeting
aurora-ability-evasive = Evasive Maneuver
aurora-ability-patch-hull = Patch the Hull
aurora-kind-pistol = a pistol
aurora-kind-rifle = a rifle
aurora-kind-melee = a melee weapon
aurora-kind-grenade = a grenade
aurora-kind-personal = a personal item
aurora-kind-ammo = ammunition
aurora-kind-ship = a part for a ship
aurora-deck-armory = from the armory of every ship
aurora-deck-search = found in crates
aurora-deck-gear = bought on shore leave
aurora-deck-salvage = found in orbit
aurora-keyword-human = human
aurora-keyword-alien = alien
aurora-keyword-robot = robot
aurora-keyword-female = female
aurora-keyword-male = male
aurora-keyword-dregg = Dregg
aurora-keyword-zurathi = Zurathi
aurora-keyword-feline = feline
aurora-keyword-winged = winged
aurora-keyword-sword = sword
aurora-npc-explosion = The explosion

## Directions

aurora-facing-0 = north
aurora-facing-1 = north-east
aurora-facing-2 = east
aurora-facing-3 = south-east
aurora-facing-4 = south
aurora-facing-5 = south-west
aurora-facing-6 = west
aurora-facing-7 = north-west
aurora-place-centre = in the middle
aurora-place-north = in the north
aurora-place-east = in the east
aurora-place-south = in the south
aurora-place-west = in the west
aurora-place-north-east = in the north-east
aurora-place-south-east = in the south-east
aurora-place-south-west = in the south-west
aurora-place-north-west = in the north-west
aurora-place-far-north = in the far north
aurora-place-far-south = in the far south

## Where in the rules we are

aurora-frame-Aboard = coming aboard
aurora-frame-Acting = turn of a crew
aurora-frame-AddBonuses = bonuses
aurora-frame-Again = re-roll
aurora-frame-Aim = aiming
aurora-frame-Ascend = ascending
aurora-frame-Blast = explosion
aurora-frame-Board = boarding
aurora-frame-BoardingFight = fight aboard
aurora-frame-BreakLink = breaking the tractor link
aurora-frame-BuildBoard = building a board
aurora-frame-ChooseOne = choosing somebody
aurora-frame-Collect = collecting salvage
aurora-frame-Command = command
aurora-frame-CrewAttack = attack
aurora-frame-CrewDeal = dealing crews
aurora-frame-CrewDraft = drafting crews
aurora-frame-CrewMove = move
aurora-frame-CrewTurn = turn of a crew
aurora-frame-DealBounties = bounties
aurora-frame-Declare = ability of a ship
aurora-frame-Deploy = landing party
aurora-frame-Descend = descending
aurora-frame-Detonate = space mine
aurora-frame-Elude = eluding
aurora-frame-Equip = armory
aurora-frame-Evade = evading
aurora-frame-Exchange = handing gear over
aurora-frame-First = who is first
aurora-frame-Flying = turn of a ship
aurora-frame-Heal = healing
aurora-frame-Hide = hiding
aurora-frame-HigherRoll = roll-off
aurora-frame-Jail = prisoner
aurora-frame-Knockback = knockback
aurora-frame-Leave = leaving the ship
aurora-frame-Look = looking for somebody
aurora-frame-ManStations = manning stations
aurora-frame-Mission = mission
aurora-frame-MoveBy = move
aurora-frame-Negotiate = negotiation
aurora-frame-Offered = ability of a ship
aurora-frame-OpenCrate = opening a crate
aurora-frame-OpposedTest = opposed test
aurora-frame-Overclock = Overclock
aurora-frame-Overtake = a ship is taken
aurora-frame-Pairing = pairing dice
aurora-frame-Patch = Patch the Hull
aurora-frame-Push = push
aurora-frame-Reroll = re-roll
aurora-frame-ScanCrate = scanning a crate
aurora-frame-ScanRoom = scanning for somebody
aurora-frame-ScanSalvage = scanning salvage
aurora-frame-Setup = setup
aurora-frame-ShipAttack = ship's attack
aurora-frame-ShipDamage = damage to a ship
aurora-frame-ShipMove = ship's move
aurora-frame-ShipPhase = ship phase
aurora-frame-ShipTurn = turn of a ship
aurora-frame-SkillTest = skill test
aurora-frame-StartShips = ships to their places
aurora-frame-Steal = stealing a follower
aurora-frame-Strike = attack
aurora-frame-Stun = stunning
aurora-frame-SurfacePhase = surface phase
aurora-frame-SurfaceTurn = surface turn
aurora-frame-TakeItem = a find
aurora-frame-TakeThing = interaction
aurora-frame-Throw = grenade
aurora-frame-Trade = handing over a prisoner
aurora-frame-Trap = booby trap
aurora-frame-TurnPrisoner = turning a prisoner
aurora-frame-Use = ability
aurora-frame-WorldEvent = world event
aurora-frame-Wound = wounds
