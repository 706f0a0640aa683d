"""Comet Rush for learning agents: `comet_v0`."""
