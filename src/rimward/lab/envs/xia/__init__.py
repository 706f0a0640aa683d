"""Xia for learning agents: `xia_v0`."""
