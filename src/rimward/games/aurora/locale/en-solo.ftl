# A game for one: the Coalition that the game plays, and its behaviour cards

## Who they are to the dice

aurora-npc-jayce-carver = { aurora-crew-jayce-carver }
aurora-npc-ilan-maro = { aurora-crew-ilan-maro }
aurora-npc-flibby = { aurora-crew-flibby }
aurora-npc-tamsin-oryx = { aurora-crew-tamsin-oryx }
aurora-npc-rovanna = { aurora-crew-rovanna }
aurora-npc-brandt-hale = { aurora-crew-brandt-hale }
aurora-npc-oru-vantle = { aurora-crew-oru-vantle }
aurora-npc-sister-quill = { aurora-crew-sister-quill }
aurora-npc-ozymar = { aurora-crew-ozymar }
aurora-npc-zhenna-ruul = { aurora-crew-zhenna-ruul }
aurora-npc-destiny-aurora = { aurora-ship-destiny-aurora }
aurora-npc-eden-fyre = { aurora-ship-eden-fyre }

## Behaviour cards

aurora-behaviour-bloodhound = Bloodhound
    .flavour = It does not ask who you are. Only how far.
aurora-behaviour-headhunter = Headhunter
    .flavour = Why bother with the hands?
aurora-behaviour-carrion-crow = Carrion Crow
    .flavour = Waits for you to limp.
aurora-behaviour-counterpart = Counterpart
    .flavour = The same training, the other flag.
aurora-behaviour-repossessor = Repossessor
    .flavour = Everything you carry is overdue.
aurora-behaviour-taskmaster = Taskmaster
    .flavour = The list has one line, and it is yours.
aurora-behaviour-courier = Courier
    .flavour = Signed for, sealed, and nearly gone.
aurora-behaviour-surveyor = Surveyor
    .flavour = Measures the room, then whoever is in it.
aurora-behaviour-opportunist = Opportunist
    .flavour = You only had to look away once.
aurora-behaviour-climber = Climber
    .flavour = One more success, and it is a desk with a window.
aurora-behaviour-gatekeeper = Gatekeeper
    .flavour = Nobody boards without being asked twice.
aurora-behaviour-sentry = Sentry
    .flavour = Has stood here before you were wanted.
aurora-behaviour-second = Second
    .flavour = Never starts a fight. Ends yours.
aurora-behaviour-shadow = Shadow
    .flavour = You hear the door. You never see who closed it.
aurora-behaviour-whisper = Whisper
    .flavour = Says it softly, and takes it softly.

aurora-pursuit-nearest = the nearest Renegade
aurora-pursuit-highest-initiative = the Renegade with the highest initiative
aurora-pursuit-same-station = a Renegade of the same specialty
aurora-pursuit-wounded = the Renegade with the most wounds
aurora-pursuit-carrier = whoever carries what the mission asks for
aurora-pursuit-alone = a Renegade without a friend in the room
aurora-pursuit-near-dock = a Renegade within 6 squares of a Renegade ship
aurora-pursuit-near-goal = a Renegade within 6 squares of the goal
aurora-pursuit-mate-fights = whoever a comrade fights
aurora-pursuit-goal = the goal of the mission
aurora-pursuit-dock = the dock of a Renegade ship, to wait there
aurora-about-behaviour = { NAME("behaviour", $card) }, a behaviour card of the Coalition where the game plays it. It goes for, in this order: { NAME("pursuit", $order) }.{ $stealth ->
    [1] {" "}It moves in Stealth.
   *[other] { "" }
}{ $finishes ->
    [1] {" "}First of all it attacks a Renegade beside it who has no more than 2 health left.
   *[other] { "" }
} { NAME("behaviour", $card, form: "flavour") }
aurora-table-mate = { NAME("crew", $crew) } of the Coalition, “{ NAME("behaviour", $card) }”: { PLACE($square) }{ aurora-table-state }

## What they do

aurora-solo-party = { NAME("ship", $ship) } sends out the counterparts of your party: { NAME("crew", $crew) }.
aurora-solo-card = { NAME("crew", $crew) } goes by “{ NAME("behaviour", $card) }”.
aurora-solo-hunts = { NAME("crew", $crew) } hunts { NAME("crew", $target) }: { $why ->
    [nearest] the nearest
    [highest-initiative] the highest initiative
    [same-station] the same specialty
    [wounded] the most wounds
    [carrier] has what the mission asks for
    [alone] alone in the room
    [near-dock] near the ship that awaits the goods
    [near-goal] near the goal
    [mate-fights] a comrade fights that one
    [quarry] the mission asks for that one
    [melee] their fight is not over
    [eluded] it could not get away
    [hidden] somebody hides there
    [aboard] an intruder aboard
    [finish] hardly any health left
   *[other] by its card
}.
aurora-solo-heads-for = { NAME("crew", $crew) } heads for { PLACE($square) }: { $why ->
    [goal] what the mission asks for is there
    [guard] it guards what is there
    [home] with what the mission asks for, to its ship
    [dock] it guards the dock
    [ship] that is where you will come out
   *[other] by its card
}.
aurora-solo-idle = { NAME("crew", $crew) } finds nobody, and waits.
aurora-solo-ship-hunts = { NAME("ship", $ship) } goes for { NAME("ship", $target) }: { $why ->
    [retaliates] that ship has hit it
    [goal] the mission asks for that
   *[nearest] the nearest Renegade
}.
aurora-solo-ship-bound = { NAME("ship", $ship) } is bound for { NAME("planet", $planet) }: { $why ->
    [follows] the Renegades have landed
    [fetches] to fetch its crew
   *[home] home, with what the mission asked for
}.
aurora-solo-ship-idle = { NAME("ship", $ship) } finds no ship to attack.
aurora-solo-rolled-off = Equal initiative: a roll-off decides who of the Coalition is next.
aurora-solo-start-rolled-off = A roll-off decides where the Coalition starts.
aurora-solo-fighter-split =
    .roll = whom the last fighter goes for
aurora-solo-result =
    .end = Time is up: the Coalition has held you off.

## Options of the table, and what is under way

aurora-setting-coalition = Who plays the Coalition
    .value-people = people and bots
    .value-game = the game: for one or two Renegades. One player alone always plays against the game
aurora-refused-two-renegades = against the game there are at most { COUNT("players", $seats) }
aurora-refused-renegades-only = against the game everybody flies a ship of the Renegades
aurora-count-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

aurora-frame-CoalitionTurn = a ship of the Coalition
aurora-frame-Land = landing
aurora-frame-Rise = ascending
aurora-frame-Mirror = the Coalition's party lands
aurora-frame-CoalitionParty = the Coalition's party
aurora-frame-MateTurn = one of the Coalition
aurora-frame-March = on the move
aurora-frame-OddOrEven = the last fighter
