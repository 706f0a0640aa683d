"""The end of a round: healing, revival, repairs, and what counts once a round: aurora.round.end-step, aurora.heal."""

from __future__ import annotations

from typing import Final

from rimward.games.aurora.ship_damage import repair
from rimward.games.aurora.table.names import HOME, MED_BAY
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.table.strength import health, is_immune
from rimward.games.aurora.wounds import defeat

HEALS: Final = 2  # aurora.heal.med-bay
REPAIRS: Final = 2  # aurora.ship-damage.home-repair
NOBODY: Final = -1


def recover(g: Aurora) -> None:
    for ship in range(len(g.ships)):
        med_bay(g, ship)
    for ship, card in enumerate(g.ships):
        if card.dock == HOME:
            repair(g, ship, REPAIRS)
    sicken(g)
    for n, who in enumerate(g.figures):
        if who.done:
            g.put(n, done=())
    for n, card in enumerate(g.ships):
        if card.done:
            g.put_ship(n, done=())


def has_medic(g: Aurora, ship: int) -> bool:
    """aurora.heal.medic-presence: in the bay itself, conscious, and of the ship's side."""
    side = g.ships[ship].side
    return any(
        [
            g.figures[n].room == MED_BAY
            and not g.figures[n].out
            and g.figures[n].side == side
            and "medical" in g.crew(n).specialty
            for n in g.aboard(ship)
        ]
    )


def med_bay(g: Aurora, ship: int) -> None:
    """Whoever came this round waits (aurora.heal.not-first-round); an unconscious one wakes with its first two wounds
    healed (aurora.heal.revive)."""
    if not has_medic(g, ship):
        return
    for n in g.aboard(ship):
        who = g.figures[n]
        if who.room != MED_BAY or who.since >= g.round:
            continue
        if "infected" in who.tokens:
            g.put(n, tokens=tuple([each for each in who.tokens if each != "infected"]))
        if not who.wounds:
            continue
        now = max(0, who.wounds - HEALS - sum([g.content.upgrades[part].med_bay for part in g.ships[ship].upgrades]))
        g.put(n, wounds=now)
        g.say("aurora.heal.healed", crew=who.name, wounds=who.wounds - now, now=now)
        if who.out:
            g.put(n, out=False)
            g.say("aurora.heal.revived", crew=who.name)


def sicken(g: Aurora) -> None:
    """aurora.status.radiation"""
    for n, who in enumerate(g.figures):
        if "infected" in who.tokens and not who.out and not is_immune(g, n, "radiation"):
            now = who.wounds + 1
            g.put(n, wounds=min(now, health(g, n)))
            g.say("aurora.status.sickened", crew=who.name, now=g.figures[n].wounds)
            if now >= health(g, n):
                defeat(g, n, NOBODY)
