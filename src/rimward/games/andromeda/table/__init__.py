"""The table of Andromeda's Edge: what everybody sees, the map, what the box holds, and the options of a game."""
