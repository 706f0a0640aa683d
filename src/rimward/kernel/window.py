"""Windows: who may interrupt an event, in which order, and who is asked.

A rule that can be interrupted opens a window by name. Cards and pending effects subscribe to that name as reactions;
the rule knows none of them. A window asks every seat that *could* have a reaction as far as the table knows, so that
being asked tells nobody anything, and goes round until all pass.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from rimward.kernel.frame import Done, Frame, Goto, Next, Table
from rimward.kernel.plain import mypyc_attr
from rimward.kernel.question import NOTHING, PASS, About, Bar, Choose, Value

Subscribers = Mapping[str, tuple[type["Reaction"], ...]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Reaction(Frame):
    """A frame that a window may start: a card (`CARD` is its face), or an effect that every seat may have pending.

    A card is looked for only in the zones that a game names as a seat's (`Game.cards`), hidden or open.
    """

    ON: ClassVar[str] = ""  # the window
    CARD: ClassVar[str] = ""
    MUST: ClassVar[bool] = False  # happens by itself wherever it is offered, before anybody is asked; has no CARD
    ORDERED: ClassVar[bool] = False  # of what MUST happen: where others do too, whoever's turn it is orders them
    OWN: ClassVar[bool] = False  # never for another seat than the one with which the window begins, or owners of dice

    @classmethod
    def open_to(cls, g: Any, seat: int) -> bool:
        """Whether, by what everybody can see, this seat could use it now. It never looks at a secret."""
        return True

    @classmethod
    def offers(cls, g: Any, seat: int) -> tuple[Value, ...]:
        """The ways in which a seat that has it can use it now, each `(word, *arguments)`: the frame is then made from
        the seat and the arguments."""
        raise NotImplementedError

    @classmethod
    def bar(cls, g: Any, seat: int) -> Bar | None:
        """Why a seat that has it cannot use it now: for rules that offer it among their own options."""
        return None

    @classmethod
    def about(cls, g: Any, seat: int, option: Value) -> About:
        """What there is to tell about one of its offers, or about an option of a question that it asks itself."""
        return NOTHING


class Window(Frame):
    """Obligatory reactions first, then each seat in the game's order (`Table.order`) until all in a row have passed.

    `turn` counts in that order. `own` are the seats whose own event it is, where `first` is not the only one.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("must", "fire", "happen", "ask", "act")

    ready: Choose | None = None  # its first question, from `opened` until it is asked

    def __init__(
        self,
        name: str,
        first: int,
        turn: int = 0,
        passed: int = 0,
        obliged: tuple[tuple[Any, ...], ...] = (),
        own: tuple[int, ...] = (),
    ) -> None:
        self.name, self.first, self.turn, self.passed = name, first, turn, passed
        self.obliged, self.own = obliged, own

    def copy(self) -> Window:
        return self.onto(Window(self.name, self.first, self.turn, self.passed, self.obliged, self.own))

    def must(self, g: Table, _: None) -> Next:
        """What happens by itself is settled as the window opens: kind, seat and arguments of each."""
        kinds = g.game.obliged.get(self.name)
        if not kinds:
            return Goto("ask")
        others = self.name not in g.game.own
        self.obliged = tuple(
            [
                (kind.__name__, seat, *_arguments(offer))
                for seat in g.order(self.first)
                if others or self._is_own(seat)
                for kind in kinds
                for offer in kind.offers(g, seat)
            ]
        )
        return None if self.obliged else Goto("ask")

    def fire(self, g: Table, _: Any) -> Next:
        """One after the other. If one of several says that the order matters, the player whose turn it is chooses."""
        if not self.obliged:
            return Goto("ask")
        ordered = [kind.__name__ for kind in g.game.obliged.get(self.name, ()) if kind.ORDERED]
        if not ordered or not any([effect[0] in ordered for effect in self.obliged]):
            return None
        options = tuple(dict.fromkeys(self.obliged))
        return Choose(self._whose(g), "kernel.meet", options) if len(options) > 1 else None

    def happen(self, g: Table, chosen: tuple[Any, ...] | None) -> Next:
        at = 0 if chosen is None else self.obliged.index(chosen)
        kind, *arguments = self.obliged[at]
        self.obliged = self.obliged[:at] + self.obliged[at + 1 :]
        return g.game.frames[kind](*arguments).then("fire")

    def _whose(self, g: Table) -> int:
        """Whose turn it is; the seat with which the window begins, where it is the turn of no seat."""
        whose = turn_of(g)
        return whose if whose is not None and 0 <= whose < g.seats else self.first

    def ask(self, g: Table, _: Any) -> Next:
        """A seat with nothing to offer passes unasked; running this again from the same seat asks the same."""
        if self.ready is not None:
            ready, self.ready = self.ready, None
            return ready
        if self.name not in g.game.reactions:
            return Done()
        others = self.name not in g.game.own
        seats = g.order(self.first)
        while self.passed < g.seats:
            seat = seats[self.turn]
            if others or self._is_own(seat):
                question = offered(g, self.name, seat)
                if question is not None:
                    return question
            self.turn, self.passed = (self.turn + 1) % g.seats, self.passed + 1
        return Done()

    def act(self, g: Table, option: Value) -> Next:
        turn = self.turn
        self.turn = (turn + 1) % g.seats
        if option == PASS:
            self.passed += 1
            return Goto("ask")
        self.passed = 0
        return reaction_for(g, self.name, g.order(self.first)[turn], option).then("ask")

    def _is_own(self, seat: int) -> bool:
        return seat in self.own if self.own else seat == self.first


def turn_of(g: Table) -> int | None:
    """Whose turn it is; nobody's, before the first and between two."""
    for frame in g.stack:
        if frame.TURN:
            seat: int = getattr(frame, frame.TURN)
            return seat
    return None


def opened(g: Table, name: str, first: int, own: tuple[int, ...] = ()) -> Window | None:
    """The window; None where nothing happens by itself and everybody can see that nobody has anything to say there,
    which is most of the time. Where nothing happens by itself, it begins with the first seat that is asked."""
    game = g.game
    others = name not in game.own
    seats = g.order(first) if others else (first,)
    if own and not others:
        seats = tuple([seat for seat in g.order(first) if seat in own])
    for kind in game.obliged.get(name, ()):
        if any([kind.offers(g, seat) for seat in seats]):
            return Window(name, first, 0, 0, (), own)
    subscribers = game.reactions.get(name)
    if not subscribers or (others and not _any_cards(g, subscribers)):
        return None
    for seat in seats:
        offers = _offers(g, name, seat)
        if offers is not None:
            turn = g.order(first).index(seat)
            window = Window(name, first, turn, turn, (), own)
            window.at, window.ready = _ASK, _question(g, name, seat, offers, g.stack[-1])
            return window
    return None


_ASK: Final = Window.STEPS.index("ask")


class Offer(Frame):
    """One seat's one chance at a window, for rules that go round only once. Gives what the reaction gave."""

    STEPS: ClassVar[tuple[str, ...]] = ("ask", "act")

    def __init__(self, name: str, seat: int) -> None:
        self.name, self.seat = name, seat

    def ask(self, g: Table, _: None) -> Next:
        return offered(g, self.name, self.seat) or Done()

    def act(self, g: Table, option: Value) -> Next:
        return Done() if option == PASS else reaction_for(g, self.name, self.seat, option)


def offered(g: Table, name: str, seat: int) -> Choose | None:
    """What a seat is asked at a window; None where everybody can see that it has nothing to say there."""
    offers = _offers(g, name, seat)
    return None if offers is None else _question(g, name, seat, offers, g.stack[-2] if len(g.stack) > 1 else None)


def _question(g: Table, name: str, seat: int, offers: list[Value], opener: Frame | None) -> Choose:
    about = opener.gist() if opener is not None else NOTHING
    code, closed = g.game.windows[name], name in g.game.closed
    return Choose(seat, code, (*offers, PASS), hinges="private", closed=closed, about=about, passes=PASS)


def _offers(g: Table, name: str, seat: int) -> list[Value] | None:
    """All that a seat can do at a window, which may be nothing where the table cannot see that it has nothing."""
    subscribers = g.game.reactions.get(name)
    held = _held(g, seat, subscribers) if subscribers else None
    if held is None or subscribers is None:
        return None
    offers: list[Value] = []
    for kind in held:
        if kind.open_to(g, seat):
            offers += kind.offers(g, seat)
    return offers if offers or _could(g, seat, subscribers) else None


def reaction_for(g: Table, name: str, seat: int, option: Value) -> Reaction:
    """The reaction that offers this option. It is looked for again, because a window keeps only what everybody may see:
    not which card was behind which of its options."""
    kind = offering(g, name, seat, option)
    if kind is None:
        raise LookupError(f"no reaction of {name} offers {option!r}")
    return kind(seat, *_arguments(option))  # type: ignore[call-arg]


def offering(g: Table, name: str, seat: int, option: Value) -> type[Reaction] | None:
    """The kind of reaction that offers a seat this option at a window."""
    for kind in _held(g, seat, g.game.reactions.get(name, {})) or ():
        if kind.open_to(g, seat) and option in kind.offers(g, seat):
            return kind
    return None


def subscribed(g: Table, name: str, zone: str) -> dict[str, type[Reaction]]:
    """The cards in an open zone that react at a window, for a rule that lists them among its own options."""
    subscribers = g.game.reactions.get(name, {})
    return {face: subscribers[face][0] for face in g.zones.by_name[zone].faces if face in subscribers}


def _arguments(offer: Value) -> tuple[str | int, ...]:
    return offer[1:] if isinstance(offer, tuple) else ()


def _any_cards(g: Table, subscribers: Subscribers) -> bool:
    """Whether a seat has a reaction that needs no card, a card that reacts, or one that not everybody knows."""
    if "" in subscribers:
        return True
    zones, everyone = g.zones.by_name, g.zones.everyone
    for seat in range(g.seats):
        for name in g.game.cards(g, seat):
            zone = zones[name]
            if not subscribers.keys().isdisjoint(zone.faces) or zone.masks.count(everyone) != len(zone.masks):
                return True
    return False


def _held(g: Table, seat: int, subscribers: Subscribers) -> list[type[Reaction]] | None:
    """The reactions of the cards that a seat has, each once, and those that need no card; None without either."""
    kinds = list(subscribers[""]) if "" in subscribers else []
    empty, zones = not kinds, g.zones.by_name
    for name in g.game.cards(g, seat):
        for face in zones[name].faces:
            empty = False
            if face in subscribers:
                kinds += [kind for kind in subscribers[face] if kind not in kinds]
    return None if empty else kinds


def _could(g: Table, seat: int, subscribers: Subscribers) -> bool:
    """Whether the table must reckon with a card of this seat's that it cannot see."""
    zones, everyone = g.zones.by_name, g.zones.everyone
    for name in g.game.cards(g, seat):
        zone = zones[name]
        if zone.masks.count(everyone) == len(zone.masks):  # of cards that lie open, their offers tell
            continue
        unplaced = g.zones.unplaced(zone.deck)
        for face, kinds in subscribers.items():
            if face in unplaced or face in zone.faces:
                for kind in kinds:
                    if kind.open_to(g, seat):
                        return True
    return False
