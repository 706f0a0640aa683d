"""Games that were never played, for what is counted; and a plan of quick ones."""

from __future__ import annotations

from typing import Any

import msgspec

from rimward.games.catalog import GAMES
from rimward.lab.ledger import Ledger, Plan, Seating
from rimward.lab.meeting import Meeting, Thought
from rimward.measured import content_of

COMET = {"target": 8, "rounds": 4}


def plan(*tables: tuple[str, ...], games: int = 12, rotated: bool = True, **options: Any) -> Plan:
    game = GAMES["comet"]
    seatings = tuple(Seating(bots, game.checked({**COMET, **options})) for bots in tables)
    return Plan("arena", "comet", game.version, content_of(game), "7", rotated, False, seatings, games)


def meeting(game: int, winners: list[int], table: int = 0, **more: Any) -> Meeting:
    """Three seats, and the bots in their order."""
    told = {"scores": [int(seat in winners) for seat in range(3)], "thoughts": [Thought() for _ in range(3)], **more}
    return Meeting(table, game, [0, 1, 2], winners=winners, **told)


def ledger(plan: Plan, *meetings: Meeting) -> Ledger:
    made = Ledger(plan)
    made.take(meetings)
    return made


def bare(ledger: Ledger) -> list[Any]:
    """All but the time it took, which is another every time."""
    found = [msgspec.to_builtins(each) for _, each in sorted(ledger.meetings.items())]
    for each in found:
        each["thoughts"] = [thought["count"] for thought in each["thoughts"]]
    return found
