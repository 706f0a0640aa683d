"""What can be done at a table besides answering: what a rule allows at any time, and which of it is a move for bots.

An act is open at every question that is not closed. Most acts are for people: bots are offered those that their game
lists as moves, and of these none that would bring back a state that the table has been in, so that no game goes round
in circles.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from rimward.kernel.chance import Chance, Rng
from rimward.kernel.frame import Table, answer, push, start
from rimward.kernel.question import Bar, PickSome, Value, key_of
from rimward.kernel.record import Entry
from rimward.kernel.view import looks_alike, sample, view

Earlier = tuple[Table, ...]
"""The states since the last answer that was no part of an act, before the present one."""

NEW: Final[Earlier] = ()


def named(values: Iterable[Value], key: str) -> Value | None:
    """The option with this key."""
    for value in values:
        if key_of(value) == key:
            return value
    return None


def perform(table: Table, entry: Entry, chance: Chance, value: Value | None) -> None:
    """Carry out a start, an answer or an act. What a record names is looked up in what is asked now."""
    if entry.did == "start":
        start(table, chance)
        return
    if value is None:
        value = named(_options(table, entry), entry.key)
    if value is None:
        raise ValueError(f"{entry.key} is no option")
    if entry.did == "answer":
        answer(table, chance, entry.seat, value)
    else:
        interject(table, chance, entry.seat, value)


def _options(table: Table, entry: Entry) -> Iterable[Value]:
    if entry.did == "act":
        return table.game.acts(table, entry.seat)
    asked = next((q for q in table.open if q.seat == entry.seat and q.code == entry.code), None)
    if asked is None:
        raise ValueError(f"seat {entry.seat} is not asked {entry.code}")
    return asked.options


def is_picking(g: Table) -> bool:
    """Whether somebody is in the middle of picking several things."""
    return isinstance(g.asked, PickSome) and bool(g.stack[-1].picks)


def interject(g: Table, chance: Chance, seat: int, act: Value) -> None:
    """Run an act on top of the open questions. Whether it is allowed is checked before."""
    if g.game.interject is None:
        raise ValueError(f"{g.game.name} has no interjections")
    push(g, chance, g.game.interject(g, seat, act))


# --- acts ------------------------------------------------------------------------------------------------------------
def is_open(g: Table) -> bool:
    """Whether acts may come now. Not between the early answers to a question to several: those were given for the table
    as it is."""
    return bool(g.open) and not g.early and not any([question.closed for question in g.open])


def acts_of(g: Table, seat: int) -> Sequence[Value]:
    return g.game.acts(g, seat) if is_open(g) else ()


def barred_acts(g: Table, seat: int) -> list[tuple[str, Bar]]:
    """What a seat might do at another time or in another case, and why not now."""
    if not g.open:
        return []
    if is_open(g):
        return [(key_of(act), bar) for act, bar in g.game.barred_acts(g, seat)]
    asking = next((question for question in g.open if question.closed), g.open[0])
    closed = Bar("kernel.bar.closed", asking.code)
    return [(key_of(act), closed) for act in g.game.acts(g, seat)]


# --- moves -----------------------------------------------------------------------------------------------------------
def earlier_than(earlier: Earlier, g: Table, act: bool) -> Earlier:
    """What will be earlier once an act is done at this table, or an answer given. Where the game goes on by an answer,
    nothing that came before can come back."""
    if act or any([frame.aside for frame in g.stack]):
        return (*earlier, g.copy())
    return NEW


def moves_of(g: Table, seat: int, earlier: Earlier, imagined: Callable[[Rng], Table] | None = None) -> list[Value]:
    """What a bot in a seat that is asked may do instead of answering.

    Whether a move brings something back is tried on a table that the seat imagines, always the same one, so that the
    list tells nothing which the seat does not know. `imagined` makes that table where there is a quicker way.
    """
    words = g.game.moves
    asked = [question for question in g.open if question.seat == seat] if words else []
    if not asked:
        return []
    offered = [key_of(option) for option in asked[0].options]
    listed = [act for act in acts_of(g, seat) if _word(act) in words and key_of(act) not in offered]
    if not listed:
        return []
    known = (*earlier, g)
    tried = imagined(_First()) if imagined is not None else sample(g.game, view(g, seat), _First())
    after = [(act, _after(tried.copy(), seat, act)) for act in listed]
    return [act for act, there in after if there is None or not any([looks_alike(there, one, seat) for one in known])]


def _word(act: Value) -> str:
    return str(act[0]) if isinstance(act, tuple) else str(act)


def _after(g: Table, seat: int, act: Value) -> Table | None:
    """The table after an act; None where chance decides, which always brings something new."""
    try:
        interject(g, _Unasked(), seat, act)
    except _AskedError:
        return None
    return g


class _First(Rng):
    """The same deal each time."""

    def randrange(self, stop: int, /) -> int:
        return 0


class _AskedError(Exception):
    """Chance was asked."""


class _Unasked(Chance):
    def number(self, n: int, below: int) -> int:
        raise _AskedError
