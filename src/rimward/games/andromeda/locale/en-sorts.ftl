# What an option brings, what it costs, and how a battle may end: short, for buttons and bars

andromeda-gain-moon = { NAME("moon", $moon) }
andromeda-gain-base = { $tile ->
    [monolith] Three tactics cards for two resources
    [trade-hub] Two credits for two resources
    [maximus] Buy one or two modules
    [odessa] Buy one or two modules
    [shipyard] Build a ship, or repair
   *[other] Build a development
}
andromeda-gain-gives = You { EFFECT($gives) }
andromeda-gain-settle = A planet for a development: { COUNT("vp", $points) } as things are
andromeda-gain-leaders = { COUNT("leaders", $leaders) } to fetch
andromeda-gain-bonus = { $bonus ->
    [one] { $bonus } bonus resource
   *[other] { $bonus } bonus resources
}
andromeda-gain-development = { COUNT("vp", $points) }, and space { $step } of the { NAME("track", $track) } track
andromeda-gain-module = Space { $step } of the { NAME("track", $deck) } track
andromeda-gain-vp = { COUNT("vp", $vp) }
andromeda-gain-effect = You { EFFECT($effect) }
andromeda-gain-card = It scores or builds
andromeda-gain-points = The next space shows { COUNT("vp", $points) }

andromeda-cost-price = { EFFECT($price) }
andromeda-cost-energy = { COUNT("energy", $cost_energy) }

andromeda-odds-win = you win
andromeda-odds-nobody = nobody wins
andromeda-odds-lose = another side wins

## Rules of thumb for standing orders

andromeda-thumb-join-50 = Join a battle if that makes a win as likely as not
    .about = Sends the ship that helps most, if it raises the chance to 50% or more.
andromeda-thumb-join-70 = Join a battle if that makes a win quite likely
    .about = Sends the ship that helps most, if it raises the chance to 70% or more.
andromeda-thumb-energy-1 = Buy 1 die if that makes a win as likely as not
    .about = For 1 energy, if it raises the chance to 50% or more; otherwise none.
andromeda-thumb-energy-2 = Buy up to 2 dice if they make a win as likely as not
    .about = As few as it takes to raise the chance to 50% or more; otherwise none.
andromeda-thumb-energy-3 = Buy up to 3 dice if they make a win as likely as not
    .about = As few as it takes to raise the chance to 50% or more; otherwise none.
andromeda-thumb-operation = Take the tactical operation that is worth more
    .about = Takes what the slotted moon gives if that is more than one piece, otherwise a card.
andromeda-thumb-least-harm = Place damage where it hurts least
    .about = On the module that gives least; on a ship with a shield left, or else the one that fights least.
andromeda-thumb-room = Make room for a new moon
    .about = Uses an empty slot, or abandons a moon for VP. If neither works, you are asked.
andromeda-thumb-nothing = Pass where I have nothing to play
    .about = Wherever passing is all you can do. After a launch to leaders or resources that you could collect, you are asked once.
andromeda-thumb-pay = Pay “any resource” with what I have most of
    .about = Energy comes last. Where only cards would pay, you are asked.
