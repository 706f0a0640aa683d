## Missions, and what they are about

aurora-mission-abduct-the-princess = Abduct the Princess
    .goal = persuade Princess Xea'lana (Leadership, 5 or more), and bring her aboard your ship
    .flavour = She has a suitcase packed, and a list of people who must not come along.
    .timeout = The princess unpacks. She will be asked politely from now on, and that was the point.
aurora-mission-the-convict = The Convict
    .goal = lift one of the three cell codes (Stealth, 5 or more); once one of you has it, talk the Convict into coming (Leadership, 5 or more), and bring him aboard your ship
    .flavour = Nine years for a theft that he did not commit. He is now quite good at it.
    .timeout = The morning roll call is complete. The Convict counts the bars again; still eleven.
aurora-mission-the-prince-who-stayed = The Prince Who Stayed
    .goal = find one of the two signet rings (Search, 5 or more); once one of you has it, talk Prince Ulep out of the Petrified Wood (Leadership, 5 or more), and bring him aboard your ship
    .flavour = Everybody fled the palace by the gate. He took the kitchen door, and the dog.
    .timeout = The wood keeps him another winter. He has learned to cook bark.
aurora-mission-the-informer = The Informer
    .goal = find one of the two half coins (Search, 5 or more); once one of you has it, win the informer over (Leadership, 5 or more), and bring her aboard your ship
    .flavour = She believes nobody, but half a coin that fits hers would help.
    .timeout = She finishes her tea, pays with half a coin, and is not seen again.
aurora-mission-loose-rounds = Loose Rounds
    .goal = find two of the three crates of munitions (Search, 5 or more), and bring both aboard one ship
    .flavour = The gun is mounted. The shells fell off a lorry, in three places.
    .timeout = The rain gets to the powder first.
aurora-mission-three-saints = Three Saints
    .goal = lift two of the three saints (Stealth, 5 or more), and bring both aboard one ship
    .flavour = Painted wood, and hollow. The pilgrims never shake them; you should.
    .timeout = At dawn the saints are back in their niches, and one of them seems to smile.
aurora-mission-hot-rods = Hot Rods
    .goal = unbolt two of the three fuel rods (Tech, 5 or more), and bring both aboard one ship; whenever one comes loose, something leaks somewhere
    .flavour = The label says: do not carry by hand. The label does not know your budget.
    .timeout = The reactor is sealed in concrete. So are two very good wrenches.
aurora-mission-cold-chain = The Cold Chain
    .goal = find two of the four boxes of vaccine (Search, 5 or more), and bring both aboard one ship
    .flavour = Each box hums. When the humming stops, it is only a box.
    .timeout = The humming stops.
aurora-mission-silent-ledger = The Silent Ledger
    .goal = copy data (Tech, 5 or more) from two of three places, and bring both copies aboard one ship
    .flavour = Three copies of a book that says who paid for the war.
    .timeout = The book is filed under fiction, and nobody asks for it again.
aurora-mission-dead-mans-switch = Dead Man's Switch
    .goal = be alone beside the same one of the two consoles, with no enemy near it, at the end of three rounds; then bring the override code aboard your ship
    .flavour = Somebody has to keep a hand on it until the bar is full. Somebody else objects.
    .timeout = Ninety-nine per cent. The line goes dead.
aurora-mission-the-listening-post = The Listening Post
    .goal = lift one of the three copies of the cipher (Stealth, 5 or more); once one of you has it, tap the dish (Tech, 5 or more), and bring the recordings aboard your ship
    .flavour = They listen to everybody. It is only polite to listen back.
    .timeout = The dish turns away. It has heard all about you.
aurora-mission-fever-line = The Fever Line
    .goal = take a sample (Medical, 5 or more), and bring it aboard your ship
    .flavour = The first to have the sample names the price of the cure.
    .timeout = The ward is burned, to be safe. The fever has long since left by the front door.
aurora-mission-the-last-witness = The Last Witness
    .goal = find one of the two antidotes (Search, 5 or more); once one of you has it, get the witness on his feet (Medical, 5 or more), and bring him aboard your ship
    .flavour = He saw who poisoned the well. He also drank from it.
    .timeout = He signs a paper that says he saw nothing. The hand is not quite his.
aurora-mission-the-kite-hunt = The Kite Hunt
    .goal = bring down the Glass Kite, and bring its gland aboard your ship
    .flavour = A drop from its gland cures the fever, or starts it. Chemists are divided.
    .timeout = It rises until it is a glint, and then a rumour.
aurora-mission-blind-the-eye = Blind the Eye
    .goal = wreck the Military Satellite; as long as one of you has its core, read it out at the dish on the planet (Tech, 5 or more), and bring what it saw aboard your ship
    .flavour = It sees every ship between two suns. It does not see jokes.
    .timeout = The Eye blinks, takes a note, and looks at the next ship.
aurora-mission-ship-rescue = Ship Rescue
    .goal = open two of the three clamps (Tech, 5 or more), and bring both release codes aboard one ship
    .flavour = Your hull, their dock, a parking fee with nine digits.
    .timeout = The fee doubles at midnight. The ship stays where it is, and so do you.
aurora-mission-ending-civil-war = Civil War
    .goal = be alone beside the empty throne, with no enemy near it, at the end of three rounds; then bring the crown aboard your ship
    .flavour = Two claimants, one chair, and nobody is waiting for an election.
    .timeout = The chair is sawn in half. So is the kingdom.
aurora-mission-ending-fever-market = The Last Dose
    .goal = take two of the three parts of the formula (Medical, 5 or more), and bring both aboard one ship
    .flavour = One page heals, one page dates the patent, and one page is the recipe for soup. You need two of them.
    .timeout = The fever finds its own price.
aurora-mission-ending-rust-tide = Rust at the Gates
    .goal = together, defeat the Axiom of Rust, and bring its core aboard any ship of either side
    .flavour = It counts ships without asking for flags. For once, neither do you.
    .timeout = The tide comes in. It does not go out again.

aurora-campaign-civil-war = Civil War
    .flavour = A throne is free, and everybody knows somebody who ought to sit on it.
    .won = The crown fits whoever brought it. Princes and princesses look for honest work now, and your ship has bunks.
aurora-campaign-fever-market = The Fever Market
    .flavour = Every cure has a price. Somebody has begun to set the price first, and the illness later.
    .won = The formula is nailed to every dock in the system. Somewhere a very rich man sells his yacht.
aurora-campaign-rust-tide = The Rust Tide
    .flavour = Androids that were scrapped years ago walk again, all in one direction.
    .won = A hundred thousand androids stop in mid-step. For one evening, both sides drink at the same bar.

aurora-thing-xealana = Princess Xea'lana
aurora-thing-convict = the Convict
aurora-thing-cell-key = a cell code
aurora-thing-ulep = Prince Ulep
aurora-thing-signet = a signet ring
aurora-thing-antidote = an antidote
aurora-thing-informer = the informer
aurora-thing-half-coin = a half coin
aurora-thing-munition = munitions
aurora-thing-saint = a saint
aurora-thing-fuel-rod = a fuel rod
aurora-thing-vaccine = vaccine
aurora-thing-data = the data
aurora-thing-download = the console
aurora-thing-override = the override code
aurora-thing-cipher = the cipher
aurora-thing-dish = the dish
aurora-thing-intercepts = the recordings
aurora-thing-sample = the sample
aurora-thing-witness = the witness
aurora-thing-kite-gland = the kite's gland
aurora-thing-eye-core = the core of the Eye
aurora-thing-eye-secrets = what the Eye saw
aurora-thing-clamp = a clamp
aurora-thing-release-code = a release code
aurora-thing-throne = the throne
aurora-thing-crown = the crown
aurora-thing-formula = a part of the formula
aurora-thing-axiom-core = the core of the Axiom

## What happens on them

aurora-mission-alarm = That has not gone unnoticed.
aurora-mission-held = { $side ->
    [0] The Renegades
   *[1] The Coalition
} hold { NAME("thing", $what) }: { $rounds } of { $of } rounds.
aurora-mission-salvaged = { NAME("crew", $crew) } pulls { NAME("thing", $what) } out of the wreck: it is aboard { NAME("ship", $ship) } now.
aurora-mission-unfinished = { NAME("mission", $mission, form: "timeout") }
aurora-bar-takes-time = nobody just takes it: be alone beside it at the end of { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
aurora-bar-needs = one of your side has to have this first: { NAME("thing", $what) }
aurora-frame-Holding = holding out
