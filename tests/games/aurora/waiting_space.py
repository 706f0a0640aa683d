"""Rules of space, setup and rounds that no test proves yet, and what each waits for."""

from __future__ import annotations

WAITING: dict[str, str] = {
    "aurora.ship.brig-mutiny": "world events",
    "aurora.ship.upgrade-slots": "campaigns",
    "aurora.initiative.npc-level": "enemies",
    "aurora.initiative.npc-ship-order": "enemy ships",
    "aurora.initiative.npc-surface-order": "enemies",
    "aurora.setup.campaign-credit": "campaigns",
    "aurora.setup.extra-side-tiles": "the variant of larger boards",
    "aurora.setup.location-text-optional": "the variant of location abilities",
    "aurora.setup.villain-level": "enemies",
    "aurora.board.random-location": "world events",
    "aurora.board.random-placement-square": "enemies",
    "aurora.overtaken.returned-characters": "shore leave",
    "aurora.overtaken.ship-rescue": "campaigns",
    "aurora.prisoner.owner-recruits": "shore leave",
    "aurora.reward.failure-cost": "a mission that costs digits",
    "aurora.example.quantum-boost-commander-in-engineering": "tactical cards",
    "aurora.example.quantum-boost-commander-in-navigation": "tactical cards",
}
