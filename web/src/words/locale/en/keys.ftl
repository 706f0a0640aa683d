## Keys

keys = Keys
keys-table = At the table
keys-map = On the map
keys-hold = In the hold
keys-back = Looking back
key-choose = choose an option by its number
key-through = go through the options
key-primary = choose the filled option, or the one you are at
key-undo = undo
key-close = cancel, or close what is open
key-hurry = to your next decision
key-log = the log
key-this = these keys
key-cursor = go to a space that can be chosen
key-space = choose it
key-zoom = nearer and farther
key-fit = the whole map
key-ship = my ship
key-rotate = turn the piece
key-flip = turn the piece over
key-step = a step back and a step on
