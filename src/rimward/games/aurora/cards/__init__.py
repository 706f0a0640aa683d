"""What cards do, as data: the verbs of abilities, items and salvage."""
