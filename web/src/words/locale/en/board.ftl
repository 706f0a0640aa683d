## Boards

board-keys = The map. Arrow keys move between the options, Enter chooses; plus, minus and 0 zoom, H finds your ship.
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Show the whole map
board-find = Show my ship
board-hide = Hide the pieces
board-show = Show the pieces
board-again = Press again to risk it
board-again-odds = Press again to risk it: { $percent }% to fail
board-wrong = { $percent }% to fail
board-percent = { $number }%
board-which = Which one?
board-close = Close
board-barred = Not now: { $reasons }
board-look = What is here?
board-tabs = Boards
board-both = Both
board-asked = your decision is here
board-other = To the other board: { $name }
