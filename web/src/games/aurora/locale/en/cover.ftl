# Destiny Aurora in the lobby, and what its players are called. Loaded before the game is.

title-aurora = Destiny Aurora: Renegades
short-aurora = Destiny Aurora
about-aurora = Lead a crew through missions and campaigns: on the surface, in orbit, and through boarded ships.
facts-aurora = 1–4 crews, campaign · about 75 min a mission
player-aurora = Crew
player-number-aurora = Crew { $number }
players-here-aurora = Crews
