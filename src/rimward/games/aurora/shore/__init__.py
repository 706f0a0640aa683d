"""Campaigns: missions one after the other, shore leave between them, and what is carried over."""
