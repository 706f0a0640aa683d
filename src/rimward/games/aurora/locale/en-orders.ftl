# What an option brings, how it may end, and rules of thumb for standing orders: short, for buttons and bars

aurora-gain-mission = The prize of the mission
aurora-gain-aboard = Carried aboard your ship
aurora-gain-beside = Beside the prize of the mission
aurora-gain-landing = Down to the mission
aurora-gain-homewards = Off the planet, homewards
aurora-gain-planet = The planet of the mission
aurora-gain-home = Home with your prize
aurora-gain-blow = A blow against the other side
aurora-gain-fire = An enemy ship in your sights
aurora-gain-find = Something to take along
aurora-gain-best = The best use of your dice

aurora-odds-defeated = defeated
aurora-odds-wounded = wounded
aurora-odds-unhurt = unhurt
aurora-odds-shields-down = shields destroyed
aurora-odds-critical = critical damage
aurora-odds-damaged = damaged
aurora-odds-unharmed = no damage
aurora-odds-passed = passed
aurora-odds-failed = failed
aurora-odds-eluded = gets away
aurora-odds-held = held up
aurora-odds-won = won
aurora-odds-lost = lost

## Rules of thumb for standing orders

aurora-thumb-dice = Make the best of all dice
    .about = Pair, add and re-roll so that as much as possible gets through or is stopped; do nothing where nothing helps.
aurora-thumb-pairs = Pair defence dice as well as possible
    .about = So that as many hits as possible are stopped, your bonuses included.
aurora-thumb-bonuses = Put bonuses where they help most
    .about = On dice that will then hit, penetrate or stop a hit; otherwise on none.
aurora-thumb-again = Re-roll defence dice where it pays
    .about = The lowest dice, and as many as give the best chance to stop the hits.
aurora-thumb-again-4 = Re-roll defence dice below 4
    .about = The lowest first, as many as you may.
aurora-thumb-again-5 = Re-roll defence dice below 5
    .about = The lowest first, as many as you may.
aurora-thumb-ability-1 = Use an ability of the ship whenever you can
    .about = The first time you are asked in a round.
aurora-thumb-ability-2 = Use an ability of the ship with 2 dice or more
    .about = With fewer dice the ability is kept for another moment.
aurora-thumb-ability-3 = Use an ability of the ship with 3 dice or more
    .about = With fewer dice the ability is kept for another moment.
aurora-thumb-cheapest = Discard the cheapest gear
    .about = When somebody carries too much, the least valuable piece goes.

## Why not

aurora-bar-ability-tried = already tried this turn
aurora-bar-crew-settled = crew change places before the first action
aurora-bar-out-of-reach = too far: scans reach { COUNT("squares", $range) }
aurora-bar-carries-enough = no more of that kind can be carried
aurora-bar-no-actions = no actions are left
