# What options tell their owner: what they cost and give, and the chances of battles

## Pieces of other texts

andromeda-does = { $effect ->
    [none] { "" }
   *[other] : { EFFECT($effect) }
}
andromeda-also-gives = { $gives ->
    [none] { "" }
   *[other] ; { EFFECT($gives) }
}
andromeda-for-price = { $price ->
    [none] { "" }
   *[other] {" "}for { EFFECT($price) }
}
andromeda-cheaper = { $less ->
    [0] { "" }
    [one] , { $less } less
   *[other] , { $less } less
}
andromeda-icons = { $damage ->
    [0] { "" }
    [one] , with { $damage } damage
   *[other] , with { $damage } damage
}{ $slot ->
    [none] { "" }
    [input] , with an input slot
   *[output] , with an output slot
}
andromeda-chances = { $win }% to win, { $lose }% to lose{ $nobody ->
    [0] { "" }
   *[other] , { $nobody }% that nobody wins
}{ $worse ->
    [0] { "" }
   *[other] ; at worst { $win_worst }%, if the others add every ship and energy they have
}
andromeda-chances-now = { andromeda-chances }; { $win_now }% without it
andromeda-bonus-here = { $bonus ->
    [0] { "" }
    [one] ; { $bonus } bonus resource
   *[other] ; { $bonus } bonus resources
}
andromeda-there = { $jump ->
    [0] { "" }
   *[other] , with a Jump for 1 energy
}{ $moon ->
    [none] { "" }
   *[other] : { NAME("moon", $moon) }
}{ $gives ->
    [none] { "" }
   *[other] : { EFFECT($gives) }
}{ andromeda-bonus-here }{ $leaders ->
    [0] { "" }
   *[other] ; { COUNT("leaders", $leaders) } of yours
}{ $development ->
    [none] { "" }
   *[other] ; a development ({ NAME("development", $development) }) would now score { COUNT("vp", $points) }
}
andromeda-raiders-come = { NAME("raider", $raider) }{ $raiders ->
    [one] { "" }
   *[other] {" "}× { $raiders }
}{ $cards ->
    [one] { "" }
   *[other] , the best for you of the { $cards } that may strike
}
andromeda-arms = range { $range }, { $weapons ->
    [one] { $weapons } weapon
   *[other] { $weapons } weapons
}{ $shields ->
    [0] { "" }
    [one] , { $shields } shield
   *[other] , { $shields } shields
}{ $aim ->
    [0] { "" }
   *[other] , Targeting { $aim }
}{ $voyage ->
    [0] { "" }
   *[other] , Voyage
}{ $attack ->
    [0] { "" }
   *[other] , Attack
}{ $jump ->
    [0] { "" }
   *[other] , Jump
}

## Turns

andromeda-option-launch = Launch a { NAME("ship", $first) } to { PLACE($second) }
    .offer_raider = Launch a { NAME("ship", $first) } to { PLACE($second) }{ andromeda-there }; battle with { andromeda-raiders-come }: { andromeda-chances }
    .offer_battle = Launch a { NAME("ship", $first) } to { PLACE($second) }{ andromeda-there }; battle: { andromeda-chances }
    .offer = Launch a { NAME("ship", $first) } to { PLACE($second) }{ andromeda-there }
    .group = Launch a { NAME("ship", $first) }
    .part = { $ground ->
        [planet] planets
        [base] Alliance Bases
        [vortex] Vortexes
       *[nebula] nebulae
    }
    .short = { PLACE($second) }
    .note = { $odds ->
        [none] { "" }
       *[other] battle, { $odds }%
    }
andromeda-option-return = Return to your station
    .offer = Return to your station with { COUNT("ships", $ships) }{ $scrapyard ->
        [0] { "" }
       *[other] {" "}from the board and { $scrapyard } from the Scrapyard
    }
andromeda-option-top = Put card { NTH($first) } on top
    .offer = Put { NAME("event", $card) } on top: scores the { NAME("track", $track) } track{ $effect ->
        [none] { "" }
       *[other] ; { EFFECT($effect) }
    }

## Modules, ships, developments

andromeda-option-buy = Buy { andromeda-shelf }
    .offer = Buy { NAME("module", $module) } for { EFFECT($price) }{ andromeda-cheaper }{ andromeda-icons }{ andromeda-does }
andromeda-option-take = Take { andromeda-shelf }
    .offer = Take { NAME("module", $module) }{ andromeda-icons }{ andromeda-does }
andromeda-option-discard = Send { andromeda-shelf } to the bottom of its deck
    .offer = Send { NAME("module", $module) } to the bottom of its deck
andromeda-option-module = Module { NTH($first) }
    .offer = { NAME("module", $module) }{ andromeda-for-price }{ andromeda-does }{ andromeda-also-gives }
andromeda-option-build = Build a { NAME("ship", $first) }
    .offer = Build a { NAME("ship", $first) } for { EFFECT($price) }{ andromeda-cheaper } ({ andromeda-arms })
andromeda-option-tile = { NAME("upgrade", $first) }
    .offer = { NAME("upgrade", $upgrade) }, { NAME("ship", $kind) }: { andromeda-arms }
andromeda-option-develop = Build a development at { PLACE($first) }
    .offer = Build a development at { PLACE($first) } ({ NAME("development", $development) }) for { EFFECT($price) }{ andromeda-cheaper } and { COUNT("leaders", $leaders) }: { COUNT("vp", $points) } now, and space { $step } of the { NAME("track", $track) } track
andromeda-option-track = { NAME("track", $first) }
    .offer = { NAME("track", $first) }: you are on space { $step }; the next one shows { COUNT("vp", $points) }

## Cards and tokens

andromeda-option-card = Card { NTH($first) } of your hand
    .offer = { NAME("card", $card) }{ andromeda-does }
andromeda-option-play = Use { NAME("card", $first) }
    .offer_now = Use { NAME("card", $card) }: { EFFECT($effect) }; { andromeda-chances-now }
    .offer = Use { NAME("card", $card) }: { EFFECT($effect) }
andromeda-option-token = Token { NTH($first) }
    .offer = { NAME("token", $token) }{ andromeda-does }
andromeda-option-first = The first one
    .offer_gives = { EFFECT($gives) }
    .offer_costs = Pay { EFFECT($price) }
andromeda-option-second = The second one
    .offer_gives = { EFFECT($gives) }
    .offer_costs = Pay { EFFECT($price) }
andromeda-option-seat = { SEAT($first) }
    .offer = { SEAT($first) }, who has { $has ->
        [one] { $has } resource
       *[other] { $has } resources
    }

## Battles

andromeda-option-raider = Raiders of { NAME("class", $first) }
    .offer_strike = { NAME("raider", $raider) }{ $raiders ->
        [one] { "" }
       *[other] {" "}× { $raiders }
    }, { COUNT("dice", $dice) } with a targeting value of { $targeting }: { andromeda-chances }; for a victory: { EFFECT($gives) }
    .offer = { NAME("raider", $raider) }
andromeda-option-ship = { andromeda-hull }
    .offer_now = { NAME("ship", $kind) }: { andromeda-chances-now }
    .offer_battle = { NAME("ship", $kind) }, into a battle you are not in yet: { andromeda-chances }
    .offer = { NAME("ship", $kind) }
andromeda-option-fight = Fight on
    .offer = Fight on: { andromeda-chances }
andromeda-option-side = { $first ->
    [-1] The raiders
   *[other] { SEAT($first) }
}
    .offer = { $first ->
        [-1] The raiders
       *[other] { SEAT($first) }
    }: { andromeda-chances }
andromeda-option-die = Die { NTH($first) }
    .offer_battle = The { $face }: { andromeda-chances }
    .offer = The { $face }
