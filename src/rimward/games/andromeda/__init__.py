"""Andromeda's Edge."""
