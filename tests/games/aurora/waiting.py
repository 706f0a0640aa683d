"""Rules and examples of Destiny Aurora that have no test yet, each under what it waits for."""

from __future__ import annotations

from typing import Final

WAITING: Final[dict[str, tuple[str, ...]]] = {
    "enemies: villains, creatures, drones and the ships that nobody plays": (),
    "world events that do something": (),
}
