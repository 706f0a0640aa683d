"""Whoever nobody plays: villains, creatures, drones and their ships."""
