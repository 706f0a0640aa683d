"""The table of Destiny Aurora: Renegades, and what its box holds."""
