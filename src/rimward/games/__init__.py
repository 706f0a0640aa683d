"""The games. Only the catalog names them all; they do not know each other."""
