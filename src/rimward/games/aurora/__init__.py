"""Destiny Aurora: Renegades."""
