"""What several games need and no rule owns: boards with ways and sight, roll-offs, targets. It knows no game."""
