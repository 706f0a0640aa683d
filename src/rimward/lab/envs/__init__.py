"""Games for learning agents, a package for each."""
