# Destiny Aurora in the lobby, and what its players are called. Loaded before the game is.

title-aurora = Destiny Aurora: Renegades
short-aurora = Destiny Aurora
about-aurora = Two factions, one prize: landing parties on the surface, ships in orbit, fights aboard.
facts-aurora = 1–4 crews · about 75 min a mission
learn-aurora = 45 min, with a coach
player-aurora = Crew
player-number-aurora = Crew { $number }
players-here-aurora = Crews
