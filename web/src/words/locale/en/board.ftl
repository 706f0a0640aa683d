## Boards

board-keys = The map. Arrows move between what you can choose, Enter chooses; plus, minus and 0 zoom, H finds your ship.
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Show the whole map
board-find = Show my ship
board-hide = Hide the pieces
board-show = Show the pieces
board-again = Press again to dare it
board-again-odds = Press again to dare it: { $percent }% that it goes wrong
board-wrong = { $percent }% that it goes wrong
board-percent = { $number }%
board-which = Which one?
board-close = Close
board-barred = Not now: { $reasons }
board-look = What is here?
board-tabs = Boards
board-both = Both
board-asked = you are asked here
board-other = To the other board: { $name }
