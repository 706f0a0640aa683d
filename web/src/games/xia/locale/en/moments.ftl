# Moments: one text for the player who did it, one for the player it hits, one for everybody else.

## A fight

moment-fired-doer = Combat · you fired on { $target }
moment-fired-victim = Combat · { $attacker } fired on you
moment-fired-other = Combat · { $attacker } fired on { $target }
moment-damage = { $count } damage
moment-values = { $attack } against { $defense }.
moment-hit-doer = You hit { $target }
moment-hit-victim = You are hit
moment-hit-other = { $target } is hit
moment-held-doer = { $target } takes nothing
moment-held-victim = You take nothing
moment-held-other = { $target } takes nothing
moment-left = { $left } more would destroy it
moment-left-doer = as the ship is now
moment-left-victim = you choose where the damage goes
moment-left-other = as the ship is now

## A ship is gone

moment-gone-doer = { $name }’s { $ship } is destroyed
moment-gone-victim = Your { $ship } is destroyed
moment-gone-other = { $name }’s { $ship } is destroyed
moment-gone-npc = { $name } is destroyed
moment-room-doer = The ship had room for { $room } more.
moment-room-victim = You had room for { $room } more.
moment-room-other = The ship had room for { $room } more.
moment-npc-returns = It misses a turn and comes back on the one after.
moment-no-killer = Nobody did it, so nobody gets a reward.
moment-adrift = { $count ->
    [one] A cube drifts there
   *[other] { $count } cubes drift there
}
moment-adrift-more = anyone who flies in may take them
moment-lost = { $count ->
    [one] Lost: a cube
   *[other] Lost: { $count } cubes
}
moment-lost-more = they drift where you were
moment-mission = Lost: your Mission
moment-mission-more = with any payment on it
moment-kept = Kept: everything else
moment-kept-more = ship, Outfits, { $credits } Credits, { $fame } Fame
moment-late = You miss your next turn
moment-late-more = a ship of tier { $tier } does
moment-soon = You miss no turn
moment-soon-more = a ship of tier { $tier } is back at once
moment-whole = Then you come back undamaged
moment-whole-more = { $energy } Energy, 4 armed, no damage
moment-bounty-taken = Bounty of { $credits }
moment-bounty-taken-doer = you take it
moment-bounty-taken-victim = { $name } takes it
moment-bounty-taken-other = { $name } takes it
moment-bounty = Bounty +{ $added }
moment-bounty-doer = the ship was Innocent: you are an Outlaw
moment-bounty-victim = you were Innocent: { $name } is an Outlaw
moment-bounty-other = { $name } is an Outlaw

## What dice did

moment-rebuffed = The Shield throws you back
moment-rebuffed-why = The border was not crossed.
moment-drained = { $energy ->
    [0] { $markers ->
        [one] You lose a marker
       *[other] You lose { $markers } markers
    }
   *[other] You lose { $energy } Energy{ $markers ->
        [0] {""}
        [one] {" "}and a marker
       *[other] {" "}and { $markers } markers
    }
}
moment-drained-why = You have { $left } Energy left.
moment-stranded-doer = You are Stranded
moment-stranded-other = { $name } is Stranded
moment-stranded-why = No Energy and no armed marker.
moment-impulse = You still have Impulse
moment-impulse-more = { $impulse } spaces a turn, and Minor Actions
moment-rescue = Energy frees you
moment-rescue-more = a planet recharges you, another captain may Rescue you
moment-help = Anyone nearby may help
moment-help-more = a Rescue brings 1 Fame

## Fame and Titles

moment-fame-caps = Fame · { $name }
moment-fame-doer = +{ $points } Fame for you
moment-fame-other = +{ $points } Fame for { $name }
moment-from-to = { $from } → { $to } Fame
moment-track = { $fame } of { $target } Fame
moment-you-have = you { $fame }
moment-has = { $name } { $fame }
moment-fame-now = +{ $points } Fame, now { $fame }
moment-fame-tier-doer = as many as the tier of the ship
moment-fame-tier-victim = for { $name }, as many as the tier of your ship
moment-fame-tier-other = for { $name }
moment-why-combat = For a destroyed ship.
moment-why-explore = From an Exploration Token.
moment-why-first-use-fame = For the first use of this Gate.
moment-why-kindness = For a Rescue.
moment-why-luck = A natural 20.
moment-why-missions = For a completed Mission.
moment-why-ships = For the new ship.
moment-why-titles = For a Title.
moment-why-trade = For selling all cargo at once.
moment-why-wealth = Bought with Credits.
moment-title-caps = A Title · { $name }
moment-title-doer = You are now the { $title }
moment-title-other = { $name } is now the { $title }
moment-title-why = What it took: { $goal }.
moment-skill = The Skill that comes with it

## Numbers, and what they stand for

fact-now = Die now
fact-left = Uses left
fact-of = { $left } of { $of }
number-energy = Energy
number-impulse = Impulse
number-armed = Armed markers
number-disarmed = Disarmed markers
number-bounty = Bounty
number-credits = Credits
number-fame = Fame
about-energy = Arms markers, scans and pays for Abilities. A planet recharges it.
about-impulse = Spaces the ship may fly once a turn, without an Engine and without a marker.
about-armed = Each use of an Outfit takes one. They are armed again for 1 Energy each.
about-disarmed = Used up: 1 Energy each arms them again after your turn.
about-bounty = Credits on a captain’s head: whoever destroys the ship gets them. With any Bounty you are an Outlaw, and Lawful Entrances are closed to you.
about-credits = For Outfits, ships, cargo and repairs, and in the end for Fame.
about-fame = The first to have enough of it wins at once.
