# Andromeda's Edge: what is optional. Special regions, destinies, two against two

## Special regions

andromeda-special-white-bell = The White Bell
    .flavour = It has rung once, in light, and we are still inside the sound.
andromeda-special-gilded-wound = The Gilded Wound
    .flavour = Nobody goes near it, and everybody wants a window facing it.
andromeda-card-humming-stair = { andromeda-special-humming-stair }
andromeda-special-humming-stair = The Humming Stair
    .flavour = Switch off the engines, hang out the wires, and wait.
andromeda-card-millers-wheel = { andromeda-special-millers-wheel }
andromeda-special-millers-wheel = The Miller's Wheel
    .flavour = It has been grinding moons into flour since before there was bread.

## Destinies: science

andromeda-destiny-patient-engine = The Patient Engine
    .flavour = Your grandmother asked the question, and you will build the room for the answer.
andromeda-destiny-last-theorem = The Last Theorem
    .flavour = Whoever proves it must be strong enough to be believed.
andromeda-destiny-the-open-gate = The Open Gate
    .flavour = There is a door between the galaxies, and you mean to sell tickets.
andromeda-destiny-winter-fever = Winter Fever
    .flavour = Every family on the Edge has lost somebody to it, and yours will be the last.

## Destinies: industry

andromeda-destiny-glass-hands = Hands of Glass
    .flavour = First the tool, then the maker of tools, then the eye that needs neither.
andromeda-destiny-long-wall = The Long Wall
    .flavour = Something out there knocks, and you will be the one who answers with plate.
andromeda-destiny-river-of-rivets = A River of Rivets
    .flavour = You will sell them the hull, the harbour, and the paint between the two.
andromeda-destiny-roofs-first = Roofs First
    .flavour = You promised four walls to everybody who came, and they all came.

## Destinies: supremacy

andromeda-destiny-iron-covenant = The Iron Covenant
    .flavour = Your oath was to guard the archive, whatever is in it.
andromeda-destiny-hammer-and-crown = Hammer and Crown
    .flavour = The smith who arms the king need not bow for long.
andromeda-destiny-safe-passage = Safe Passage
    .flavour = Where your guns are, the traders sleep, and they pay for the sleep.
andromeda-destiny-one-banner = One Banner
    .flavour = Forty fleets came under forty flags, and yours has room for their colours.

## Destinies: commerce

andromeda-destiny-map-sellers = The Map Sellers
    .flavour = The stars are free, but the names of them are yours.
andromeda-destiny-paid-in-full = Paid in Full
    .flavour = The debt that your people fled from is to be returned in ships, with interest.
andromeda-destiny-bought-peace = The Bought Peace
    .flavour = A war costs nine fleets, a treaty seven, and you have counted twice.
andromeda-destiny-market-day = Market Day
    .flavour = Where enemies have breakfast at the same stall, a town has begun.

## Destinies: civilization

andromeda-destiny-school-of-comets = The School of Comets
    .flavour = The lessons last as long as the orbit, and the children come back as teachers.
andromeda-destiny-many-hearths = Many Hearths
    .flavour = You carry a coal from the old world, and it has a thousand stoves to light.
andromeda-destiny-empty-chair = The Empty Chair
    .flavour = Your council will obey nobody, and nobody will dare to sit down.
andromeda-destiny-full-granaries = Full Granaries
    .flavour = In your pocket is a seed that grows on ice; in your dream nobody weighs bread.

## The options of a table

andromeda-setting-special = Special regions
    .value-none = none
    .value-quasars = two Quasars: nobody can enter them, and the regions beside them are worth more
    .value-vortexes = two Vortexes: keep a ship there and gain something each turn
andromeda-setting-destinies = Destiny cards
andromeda-setting-teams = Two against two
andromeda-refused-partner = only neighbours can be a team, and wishes must agree: { $partner } cannot be a partner
andromeda-refused-team-seats = two against two needs { $seats } players

## Laying out and dealing

andromeda-special-laid = Part of the map: { PLACE($region) }.
andromeda-destiny-dealt = { PERSON($seat) ->
    [you] You were
   *[other] { SEAT($seat) } was
} dealt { $card ->
    [unknown] a destiny card
   *[other] the destiny “{ NAME("destiny", $card) }”
}.
andromeda-destiny-deal =
    .ask = Which destiny do you keep?
andromeda-option-destiny = Keep destiny { NTH($first) }
    .offer = Keep “{ NAME("destiny", $card) }”: { $high } VP for { NAME("track", $best) }, { $low } VP for { NAME("track", $next) }, where nobody is ahead of you
andromeda-destiny-kept = { SEAT($seat) } kept one destiny and returned the other.
andromeda-destiny-revealed = { PERSON($seat) ->
    [you] Your
   *[other] { SEAT($seat) }'s
} destiny was “{ NAME("destiny", $card) }”.

## Special regions

andromeda-activate-vortex = { SEAT($seat) } activated { PLACE($region) }.
andromeda-vortex-income = { PERSON($seat) ->
    [you] Your ship gains
   *[other] { SEAT($seat) }'s ship gains
} from { PLACE($region) }.
andromeda-bar-quasar = no ship can enter a Quasar
andromeda-special-scoring = { SEAT($seat) } scored { COUNT("vp", $points) } for developments next to special regions.
    .source = Special regions
andromeda-destiny-scoring = { SEAT($seat) } scored { COUNT("vp", $points) } for the destiny.
    .source = Destiny

## Two against two

andromeda-team-start-player =
    .roll = which team goes first
andromeda-team-supremacy-token =
    .ask = Your team comes to the supremacy token together. Who takes it?
andromeda-team-transfer =
    .ask = { SEAT($from) } would give { $what ->
        [card] a tactics card
        [moon] a claimed moon
        [token] a discovery token
        [award] a supremacy token
       *[other] 1 { NAME("resource", $what) }
    } to { SEAT($to) }. Do you agree?
    .option-accept = Yes
    .option-decline = No
andromeda-transferred = { $first ->
    [card] a tactics card
    [moon] a claimed moon
    [token] a discovery token
    [award] a supremacy token
   *[other] 1 { NAME("resource", $first) }
}
andromeda-option-give = Give your teammate { andromeda-transferred }
    .offer_card = Give { SEAT($to) } the card “{ NAME("card", $card) }”
    .offer_moon = Give { SEAT($to) } { NAME("moon", $moon) }
    .offer_token = Give { SEAT($to) } the token “{ NAME("token", $token) }”
    .offer = Give { SEAT($to) } 1 { NAME("resource", $what) }
andromeda-option-ask = Ask your teammate for { andromeda-transferred }
    .offer_card = Ask { SEAT($from) } for the card “{ NAME("card", $card) }”
    .offer_moon = Ask { SEAT($from) } for { NAME("moon", $moon) }
    .offer_token = Ask { SEAT($from) } for the token “{ NAME("token", $token) }”
    .offer = Ask { SEAT($from) } for 1 { NAME("resource", $what) }
andromeda-team-declined = { PERSON($seat) ->
    [you] Your teammate
   *[other] The teammate of { SEAT($seat) }
} did not agree to the transfer.
andromeda-team-given = { SEAT($seat) } gave 1 { NAME("resource", $what) } to { SEAT($to) }.
andromeda-team-given-moon = { SEAT($seat) } gave { NAME("moon", $moon) } to { SEAT($to) }.
andromeda-team-given-prize = { SEAT($seat) } gave the token “{ NAME("token", $token) }” to { SEAT($to) }.
andromeda-team-given-card = { SEAT($seat) } gave { $card ->
    [unknown] a tactics card
   *[other] the card “{ NAME("card", $card) }”
} to { SEAT($to) }.
andromeda-team-given-token = { SEAT($seat) } gave { $card ->
    [unknown] a discovery token
   *[other] the token “{ NAME("token", $card) }”
} to { SEAT($to) }.
andromeda-team-transfer-module =
    .ask = Who gains the module?
    .option-keep = You
    .option-give = Your teammate
andromeda-bar-declined = your teammate has already declined this turn
andromeda-bar-moons-full = there is no room among the claimed moons

## Where in the rules we are

andromeda-frame-AdvanceBoth = supremacy for a team
andromeda-frame-DealDestinies = destinies
andromeda-frame-ForMate = a module for the teammate
andromeda-frame-Income = Vortex
andromeda-frame-LaySpecial = special regions
andromeda-frame-TeamStart = which team goes first
andromeda-frame-Transfer = transfer

## What is printed

andromeda-about-quasar = { NAME("special", $special) }, a Quasar: no ship can enter it or pass through it. Raiders come here on { LIST($numbers) }; each development beside it scores { COUNT("vp", $points) } at the end.
andromeda-about-vortex = { NAME("special", $special) }, a Vortex: when you launch a ship here, and at the beginning of each of your turns with a ship here: { EFFECT($effect) }. Raiders come here on { LIST($numbers) }; each development beside it scores { COUNT("vp", $points) } at the end.
andromeda-about-destiny = { NAME("destiny", $destiny) }, a destiny: { $high } VP if nobody is ahead of you in { NAME("track", $best) }, { $low } VP if nobody is in { NAME("track", $next) }.
