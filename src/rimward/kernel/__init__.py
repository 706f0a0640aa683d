"""The engine: frames, questions, zones, chance and the match. It knows no game."""
