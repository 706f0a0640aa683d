# What an option brings, what it costs and how it may end: short, for buttons and bars

## What it brings

xia-some-cubes = { $goods ->
    [any] { COUNT("cubes", $cubes) }
   *[other] { $cubes } { NAME("cube", $goods) }
}
xia-gain-sell = Sell { xia-some-cubes } for { COUNT("credits", $credits) }
xia-gain-sell-all = Sell all { xia-some-cubes } for { COUNT("credits", $credits) } and { COUNT("fame", 1) }
xia-gain-buy = { $goods ->
    [any] Buy { NAME("cube", $goods) }
   *[other] Buy { $cubes } { NAME("cube", $goods) } for { COUNT("credits", $credits) }
}
xia-gain-pairs = { COUNT("cubes", $cubes) } to sell elsewhere
xia-gain-mine = Mine { NAME("cube", $goods) }
xia-gain-salvage = Salvage { NAME("cube", $goods) }
xia-gain-harvest = Harvest { NAME("cube", $goods) }
xia-gain-collect = { COUNT("cubes", $cubes) } adrift to collect
xia-gain-token = Credits, Fame or nothing
xia-gain-draw = A new Mission
xia-gain-pick-up = Pick up what your Mission asks for
xia-gain-research = The research of your Mission
xia-gain-steal = The theft of your Mission
xia-gain-complete = Complete your Mission: { COUNT("credits", $payment) } and { COUNT("fame", 1) }
xia-gain-payment = { $pays ->
    [fixed] Pays { COUNT("credits", $least) }
   *[other] Pays { COUNT("credits", $least) } to { COUNT("credits", $most) }
}
xia-gain-rescue = Rescue { SEAT($whom) }: { COUNT("fame", 1) }
xia-gain-gate = { COUNT("fame", 1) } for the first use of the Gate
xia-gain-scan = A new sector
xia-gain-engine = { $least } to { $most } movement
xia-gain-impulse = { COUNT("spaces", $movement) }, for free
xia-gain-kill = If it is destroyed: { COUNT("fame", $fame) }{ $spoils ->
    [0] { "" }
   *[other] {" "}and { COUNT("credits", $spoils) }
}
xia-gain-buy-ship = A ship of the next tier: { COUNT("fame", 1) }
xia-gain-buy-fame = { COUNT("fame", 1) } for Credits
xia-gain-repair = { COUNT("damage", $points) } repaired
xia-gain-recharge = { COUNT("energy", $energy) } recharged
xia-gain-title = { COUNT("fame", $fame) } for the Title
xia-gain-credits = { COUNT("credits", $credits) }
xia-gain-arm = { COUNT("markers", $markers) } armed
xia-gain-end-turn = End the turn{ $charged ->
    [0] { $markers ->
        [0] { "" }
       *[other] : { xia-end-arms }
    }
   *[other] : recharge{ $markers ->
        [0] { "" }
       *[other] , { xia-end-arms }
    }
}
xia-end-arms = arm { COUNT("markers", $markers) }{ $pays ->
    [0] { "" }
   *[other] {" "}for { COUNT("energy", $pays) }
}

## What it costs

xia-cost-movement = { $spends } movement
xia-cost-unspent = { $movement } movement left unused
xia-cost-energy = { COUNT("energy", $energy) }
xia-cost-credits = { COUNT("credits", $price) }
xia-cost-crime = A Bounty of { COUNT("credits", $crime) } on your head
xia-cost-bounty = A Bounty of { COUNT("credits", $crime) } on your head if you destroy it

## How it may end

xia-odds-safe = unharmed
xia-odds-cube = a cube
xia-odds-scratched = a cube with damage
xia-odds-seen = seen: the Mission fails
xia-odds-bounty = a Bounty on your head
xia-odds-drained = Energy lost
xia-odds-stays = turned back
xia-odds-damaged = damaged
xia-odds-rebuffed = damaged and turned back
xia-odds-stranded = stranded
xia-odds-destroyed = destroyed
xia-odds-hit-none = no damage
xia-odds-hit-some = some damage
xia-odds-hit-much = much damage
xia-odds-hit-fatal = destroyed
xia-odds-pays-1000 = 1,000 Credits
xia-odds-pays-2000 = 2,000 Credits
xia-odds-pays-3000 = 3,000 Credits
xia-odds-pays-4000 = 4,000 Credits
xia-odds-pays-5000 = 5,000 Credits
xia-odds-failed = the Mission fails

## Rules of thumb for standing orders

xia-thumb-stow = Stow everything as it comes
    .about = Cubes and Outfits go wherever there is room.
xia-thumb-arm-all = Arm everything when it is free
    .about = If it costs Energy, you are asked.
xia-thumb-recharge = Recharge on every planet
    .about = It is free. Where there is nothing to buy or to repair, the phase ends. For everything else, you are asked.
xia-thumb-average = Keep an Engine roll of average or more
    .about = Below average, you are asked what to use on it.
xia-thumb-least-harm = Place damage where it hurts least
    .about = Empty spaces first, then weapons, Shields and cubes, and the Engine last.
xia-thumb-shields = Put up Shields against hazards
    .about = As many as it takes on average to stop all of it, and none for a single point. In a fight, you are asked.
xia-thumb-onward = Fly on where there is nothing else to do
    .about = With Impulse first, then with one Engine after the other. Where there is something to gain, or somebody to attack without a Bounty for it, you are asked. The Energy Scoop is used as soon as 2 Energy are missing, and at the end of the turn in any case.
