"""Windows: who may interrupt an event, in which order, and who is asked.

A rule that can be interrupted opens a window by name. Cards and pending effects subscribe to that name as reactions;
the rule knows none of them. A window asks every seat that *could* have a reaction as far as the table knows, so that
being asked tells nobody anything, and goes round until all pass.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rimward.kernel.frame import Done, Frame, Goto, Next, Table
from rimward.kernel.question import PASS, Choose, Value

Subscribers = Mapping[str, tuple[type["Reaction"], ...]]


class Reaction(Frame):
    """A frame that a window may start: a card (`CARD` is its face), or an effect that every seat may have pending.

    A card is looked for only in the zones that a game names as a seat's (`Game.cards`), hidden or open.
    """

    ON: ClassVar[str] = ""  # the window
    CARD: ClassVar[str] = ""
    MUST: ClassVar[bool] = False  # happens by itself wherever it is offered, before anybody is asked

    @classmethod
    def offers(cls, g: Any, seat: int) -> tuple[Value, ...]:
        """The ways in which a seat that has it can use it now, each `(word, *arguments)`: the frame is then made from
        the seat and the arguments."""
        raise NotImplementedError


class Window(Frame):
    """Obligatory reactions first, then each seat in turn from `first` until all in a row have passed."""

    STEPS: ClassVar[tuple[str, ...]] = ("must", "ask", "act")

    def __init__(self, name: str, first: int, turn: int = 0, passed: int = 0, fired: int = 0) -> None:
        self.name, self.first, self.turn, self.passed, self.fired = name, first, turn, passed, fired

    def must(self, g: Table, _: None) -> Next:
        """The next obligatory reaction, seat by seat; each fires once."""
        kinds = g.game.obliged.get(self.name, ())
        while self.fired < len(kinds) * g.seats:
            turn, number = divmod(self.fired, len(kinds))
            self.fired += 1
            seat = (self.first + turn) % g.seats
            for offer in kinds[number].offers(g, seat):
                return _made(kinds[number], seat, offer).then("must")
        return None

    def ask(self, g: Table, _: None) -> Next:
        """A seat with nothing to offer passes unasked; running this again from the same seat asks the same."""
        subscribers = g.game.reactions.get(self.name)
        if not subscribers:
            return Done()
        while self.passed < g.seats:
            seat = (self.first + self.turn) % g.seats
            offers: list[Value] = []
            for kind in _held(g, seat, subscribers):
                offers += kind.offers(g, seat)
            if offers or _could(g, seat, subscribers):
                return Choose(seat, g.game.windows[self.name], (*offers, PASS), hinges="private")
            self._next(g, self.passed + 1)
        return Done()

    def act(self, g: Table, option: Value) -> Next:
        seat = (self.first + self.turn) % g.seats
        self._next(g, self.passed + 1 if option == PASS else 0)
        if option == PASS:
            return Goto("ask")
        for kind in _held(g, seat, g.game.reactions[self.name]):
            if option in kind.offers(g, seat):
                return _made(kind, seat, option).then("ask")
        raise LookupError(f"no reaction of {self.name} offers {option!r}")

    def _next(self, g: Table, passed: int) -> None:
        self.turn, self.passed = (self.turn + 1) % g.seats, passed


def _made(kind: type[Reaction], seat: int, offer: Value) -> Reaction:
    arguments = offer[1:] if isinstance(offer, tuple) else ()
    return kind(seat, *arguments)  # type: ignore[call-arg]


def _held(g: Table, seat: int, subscribers: Subscribers) -> list[type[Reaction]]:
    """The reactions of the cards that a seat has, each once, and those that need no card."""
    kinds = list(subscribers.get("", ()))
    for name in g.game.cards(g, seat):
        for face in g.zones.by_name[name].faces:
            if face in subscribers:
                kinds += [kind for kind in subscribers[face] if kind not in kinds]
    return kinds


def _could(g: Table, seat: int, subscribers: Subscribers) -> bool:
    """Whether the table must reckon with a card of this seat's that it cannot see."""
    everyone = g.zones.everyone
    for name in g.game.cards(g, seat):
        masks = g.zones.by_name[name].masks  # of cards that lie open, their offers tell
        if masks.count(everyone) < len(masks) and g.zones.could_hold(name, subscribers):
            return True
    return False
