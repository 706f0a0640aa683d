## Why an option is good, as the advice sees it: `advice/reasons.py`

# Pieces of the texts below. What things are worth is told in VP, roughly.
andromeda-advice-worth = { $gain ->
    [little] a small gain
   *[some] worth about { $whole }.{ $tenth } VP
}
andromeda-advice-aim = { $aim ->
    [module] to buy modules
    [moon] for the moon
    [peek] to look at the coming events
    [monolith] for tactics cards
    [trade-hub] for credits
    [shipyard] for a ship or a repair
    [development-office] to build a development
   *[resource] for what the planet gives
}

andromeda-advice-launch = A launch to { PLACE($region) } { andromeda-advice-aim }: with what it makes possible, { andromeda-advice-worth }{ $battle ->
    [none] { "" }
    [good] , and the battle there is worth fighting
   *[bad] , though a battle there would probably be lost
}.
andromeda-advice-return = Return now: { $ships ->
    [0] no ship is out to activate a module
    [one] one ship can activate a module
   *[other] { $ships } ships can activate modules
}; per turn, { andromeda-advice-worth }.
andromeda-advice-module = { NAME("module", $module) }: with its step on the track, { andromeda-advice-worth }.
andromeda-advice-activate = { NAME("module", $module) } does the most now{ $by ->
    [ship] { "" }
   *[energy] , and an energy is well spent on it
}.
andromeda-advice-play = { NAME("card", $card) }: { andromeda-advice-worth }.
andromeda-advice-energy = { $energy ->
    [0] More dice would not raise the chances enough to pay for them.
   *[other] With { $energy } more dice the battle improves by about { $whole }.{ $tenth } VP, more than they cost.
}
andromeda-advice-spend = This will be missed least.
andromeda-advice-wait = { $best ->
    [yes] Nothing else is worth it now.
   *[no] Something else would be better.
}
andromeda-advice-option = This one is { andromeda-advice-worth }.
