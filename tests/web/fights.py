"""What viewers of fights are sent, from recorded games; `duel.rimward` is one that was played for this."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from rimward import wire
from rimward.games.catalog import GAMES
from rimward.kernel.match import Match
from rimward.kernel.record import read

HERE = Path(__file__).parent
RECORDED = HERE.parent / "recorded/xia"
# A record, and after how many lines of it.
DUEL = HERE / "duel.rimward", 61  # Ilya has fired once, with TAC-X; now with two dice, and Juno declares her defence
AMBUSH = RECORDED / "3-random.rimward", 548  # the Scoundrel on a captain who has two Shields
SCENES = {
    "duel": DUEL,
    "npc": AMBUSH,
    "damage": (RECORDED / "3-random.rimward", 550),
    "lowered": (RECORDED / "3-random.rimward", 1282),
    "card": (RECORDED / "4-greedy-ru.rimward", 325),
    "many": (RECORDED / "by-hand/npcs-and-missions.rimward", 88),
}


def cut(path: Path, lines: int) -> str:
    """A record that ends at a decision."""
    return "\n".join(path.read_text().splitlines()[:lines]) + "\n"


def scenes() -> dict[str, Any]:
    """Of each fight, what the one who is asked and a spectator are sent."""
    return {name: _sent(cut(*scene)) for name, scene in SCENES.items()}


def _sent(record: str) -> list[Any]:
    match = Match.load(GAMES["xia"], read(record.encode()))
    viewers = (match.asked[0].seat, match.table.seats)
    return [msgspec.to_builtins(wire.update(match, viewer, max(0, len(match.log) - 60))) for viewer in viewers]
