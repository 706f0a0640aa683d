# The rulebook.

rules-contents = Contents
rules-back = Back
rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-more = And { $count } more: another word will find fewer.
rule-edition = only in the edition: { $edition }
rule-variant = only in the first game of the book
rule-designed = designed for Rimward
chapter-xia-general = The game in general
chapter-xia-setup = Setup
chapter-xia-first-game = The first game
chapter-xia-turn = Turns
chapter-xia-action = Actions
chapter-xia-move = Moving
chapter-xia-board = The board
chapter-xia-border = Borders
chapter-xia-gate = Gates
chapter-xia-planet = Planets
chapter-xia-adjacency = Adjacent ships
chapter-xia-los = Line of Sight
chapter-xia-range = Range
chapter-xia-ship = Ships
chapter-xia-energy = Energy
chapter-xia-marker = Markers
chapter-xia-outlaw-token = Outlaw Tokens
chapter-xia-outfit = Outfits
chapter-xia-combat = Combat
chapter-xia-damage = Damage
chapter-xia-death = Destruction
chapter-xia-respawn = Coming back
chapter-xia-stranded = Being stranded
chapter-xia-rescue = Rescue
chapter-xia-explore = Exploring
chapter-xia-mission = Missions
chapter-xia-title = Titles
chapter-xia-fame = Fame
chapter-xia-bounty = Bounty
chapter-xia-cargo = Cargo
chapter-xia-credits = Credits
chapter-xia-business = Business
chapter-xia-status = The Status Phase
chapter-xia-victory = Victory
chapter-xia-npc = Ships that nobody plays
chapter-xia-ability = Abilities
chapter-xia-limit = What there is in the box
chapter-comet-general = The game in general
chapter-comet-setup = Setup
chapter-comet-round = Rounds
chapter-comet-lane = Lanes
chapter-comet-turn = Turns
chapter-comet-drill = Drilling
chapter-comet-gadget = Gadgets
chapter-comet-gift = Gifts
