"""Attacks, damage, the end of a ship and its return."""
