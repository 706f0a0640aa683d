"""Xia: Legends of a Drift System."""
