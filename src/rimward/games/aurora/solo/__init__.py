"""The Coalition where the game plays it: its ships, its party, its behaviour cards: aurora.solo."""
