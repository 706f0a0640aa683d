# Xia in the lobby, and what its players are called. Loaded before the game is.

title-xia = Xia: Legends of a Drift System
short-xia = Xia
about-xia = A small ship, an unmapped system. Trade, explore, take Missions, shoot or rescue: all of it brings Fame.
facts-xia = 2–5 captains · about 60 min to 10 Fame
learn-xia = 20 min, with a coach
player-xia = Captain
player-number-xia = Captain { $number }
players-here-xia = Captains
