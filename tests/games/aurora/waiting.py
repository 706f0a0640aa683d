"""Rules of the surface that have no test yet, and what each of them waits for."""

from __future__ import annotations

from typing import Final

ENEMIES: Final = "enemies: villains, creatures, drones"
EVENTS: Final = "world events that do something"
SHORE: Final = "shore leave"

WAITING: Final[dict[str, str]] = {
    "aurora.dice.roll-off": ENEMIES,
    "aurora.example.roll-off-darius": ENEMIES,
    "aurora.example.solen-hunts-jayce": ENEMIES,
    "aurora.example.solen-without-jayce": ENEMIES,
    "aurora.example.solen-ignores-docked-ship": ENEMIES,
    "aurora.example.darius-drawn-to-docked-ship": ENEMIES,
    "aurora.elude.drones-exempt": ENEMIES,
    "aurora.elude.npc-exempt": ENEMIES,
    "aurora.stealth.failed-in-room": ENEMIES,
    "aurora.scan.npc": ENEMIES,
    "aurora.board.low-ceilings": ENEMIES,
    "aurora.docked.highest-initiative": ENEMIES,
    "aurora.docked.npc-aboard": ENEMIES,
    "aurora.board.random-location": EVENTS,
    "aurora.board.random-placement-square": EVENTS,
    "aurora.status.fire": EVENTS,
    "aurora.ko.starting-gear-returned": SHORE,
    "aurora.energy.arc-ammo": SHORE,
    "aurora.example.test-bonus-lifts-five": "a card that raises a die of a test",
}
