"""Cubes, business on planets, the Hold, and Credits."""
