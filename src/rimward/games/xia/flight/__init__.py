"""Moving: ways, borders, gates, the unknown, and help for a stranded ship."""
