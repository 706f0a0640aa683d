# Moments: one text for whoever did it, one for whom it hits, one for all others.

edge-raiders = The raiders
edge-battle = Battle · { $names }
edge-won-doer = You win the battle
edge-won-victim = You lose the battle
edge-won-other = The battle is won: { $name }
edge-built = A development · { $name }
edge-built-doer = You built: { $kind }
edge-built-other = { $name } built: { $kind }
edge-event = An event
edge-event-why = It affects everybody at once.
