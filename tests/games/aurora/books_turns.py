"""What may be done how often in a round, by what everybody is told."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rimward.games.aurora.table.state import Aurora
from rimward.kernel.event import Event

SCANS = 2  # aurora.ship-action.scan-limit
AGAIN = ("claw-pounce",)  # a further attack in the same turn


class Turns:
    """Counts of this round, by crew or by ship and what it did."""

    def __init__(self) -> None:
        self.done: Counter[tuple[str, str]] = Counter()
        self.fight = ""  # the ship on which a boarding fight is under way

    def enter(self, event: Event, g: Aurora) -> None:
        told, code = event.params, event.code.removeprefix("aurora.")
        if code == "round.begins":
            self.done.clear()
        elif code in ("round.ship-turn", "round.surface-turn"):
            self.fight = ""
            self.once(code, str(told.get("ship", told.get("seat"))))
        elif code == "boarding.fight":
            self.fight = told["ship"]
            self.once(code, told["ship"])
        elif code == "combat.attacks":
            self.attack(told)
        elif code == "ship-combat.fired" or code == "ship-ability.declared":
            self.once(code, told["ship"])
        elif code == "crew-action.commanded":
            self.done["commanded", told["target"]] += 1
        elif code == "ability.used" and told["card"] in AGAIN:
            self.done["again", told["crew"]] += 1

    def once(self, code: str, who: str, most: int = 1) -> None:
        """aurora.round.repeat-actions, aurora.ship-ability.once-per-round"""
        self.done[code, who] += 1
        assert self.done[code, who] <= most, f"{who}: {code} for the {self.done[code, who]}. time in a round"

    def attack(self, told: dict[str, Any]) -> None:
        """aurora.combat.special-attacks: one a round, in a boarding fight one more, and what cards grant."""
        if self.fight:
            self.once("fights", told["crew"])
            return
        more = self.done["commanded", told["crew"]] + self.done["again", told["crew"]]
        self.once("attacks", told["crew"], 1 + more)
