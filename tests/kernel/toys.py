"""A table to try the kernel on: it keeps a list of notes, and each test brings its own frames."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from typing import Any

from rimward.kernel.chance import Chance, Scripted
from rimward.kernel.frame import Frame, Table
from rimward.kernel.game import Game
from rimward.kernel.match import Match


class Toy(Table):
    def __init__(self, seats: int, notes: tuple[Any, ...] = ()) -> None:
        super().__init__(seats)
        self.notes = notes

    def copy(self) -> Toy:
        return self.onto(Toy(self.seats, self.notes))

    def note(self, *what: Any) -> None:
        self.notes = (*self.notes, *what)


def toy_game(module: str, **more: Any) -> Game:
    """A game of the frames of a test module: `toy_game(__name__)`."""
    chapters = (sys.modules[__name__], sys.modules[module])
    return Game(
        name="toy",
        version="1",
        table=Toy,
        setup=lambda seats, _: Toy(seats),
        seats=range(1, 5),
        chapters=chapters,
        **more,
    )


def playing(
    module: str,
    *stack: Frame,
    seats: int = 2,
    chance: Chance | None = None,
    hands: Mapping[int, tuple[str, ...]] | None = None,
    table: Callable[[Toy], None] | None = None,
    **more: Any,
) -> Match:
    """A match of such a game that starts with this stack; `hands` are known to their seats alone."""
    g = Toy(seats)
    for seat in range(seats if hands is not None else 0):
        g.zones.add(f"hand:{seat}", "card")
        for face in (hands or {}).get(seat, ()):
            g.zones.put(f"hand:{seat}", face, 1 << seat)
    if table is not None:
        table(g)
    g.stack = list(stack)
    return Match.scenario(toy_game(module, **more), g, chance=chance or Scripted())


def notes(match: Match) -> tuple[Any, ...]:
    assert isinstance(match.table, Toy)
    return match.table.notes


def say(match: Match, key: str, seat: int | None = None) -> None:
    """Answer the open question, or that of a seat."""
    question = match.asked[0] if seat is None else match.question(seat)
    assert question is not None
    match.answer(question.id, question.seat, key)
