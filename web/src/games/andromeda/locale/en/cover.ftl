# Andromeda’s Edge in the lobby, and what its players are called. Loaded before the game is.

title-andromeda = Andromeda’s Edge
short-andromeda = Andromeda’s Edge
about-andromeda = Settle a frontier: launch ships, build your station, fight raiders and each other for the best worlds.
facts-andromeda = 2–4 factions, or two against two · about 90 min
learn-andromeda = 45 min, with a coach
player-andromeda = Faction
player-number-andromeda = Faction { $number }
players-here-andromeda = Factions
