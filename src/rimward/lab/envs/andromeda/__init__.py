"""Andromeda's Edge for learning agents."""
