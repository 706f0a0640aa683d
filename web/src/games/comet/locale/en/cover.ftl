# Comet Rush in the lobby, and what its players are called. Loaded before the game is.

title-comet = Comet Rush
short-comet = Comet Rush
about-comet = A small game of nerve: drill comets for ice, and stop in time.
facts-comet = 2–4 pilots · about 10 min
learn-comet = 10 min, with a coach
player-comet = Pilot
player-number-comet = Pilot { $number }
players-here-comet = Pilots
