"""Event cards: andromeda.event."""

from __future__ import annotations

from typing import ClassVar

from rimward.games.andromeda.moments import moment
from rimward.games.andromeda.raiders import PlaceRaider
from rimward.games.andromeda.table.names import EVENT_NOW, EVENTS, EVENTS_DONE, peek
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.carry import run
from rimward.kernel.frame import Done, Draw, Frame, Goto, Next
from rimward.kernel.question import Choose
from rimward.kernel.zone import Ref


class ResolveEvent(Frame):
    """andromeda.event.resolve-timing: score a track, place a raider, the special effect, reset; nothing else happens.

    `turn` counts the players who have had the special effect.
    """

    CHAPTER: ClassVar[str] = "andromeda.event"
    STEPS: ClassVar[tuple[str, ...]] = (
        "deck",
        "empty",
        "advance",
        "timing",
        "score",
        "raider",
        "special",
        "reset",
    )

    def __init__(self, seat: int, turn: int = 0) -> None:
        self.seat, self.turn = seat, turn

    def deck(self, g: Andromeda, _: None) -> Next:
        return moment(g, "event", self.seat)

    def empty(self, g: Andromeda, _: None) -> Next:
        """andromeda.event.deck-empty"""
        if not g.zones.size(EVENTS):
            g.zones.shuffle_into(EVENTS_DONE, EVENTS)
        return Draw(EVENTS, 1, EVENT_NOW, g.zones.everyone)

    def advance(self, g: Andromeda, places: tuple[int, ...]) -> Next:
        g.say("andromeda.event.card", card=Ref(EVENT_NOW, places[0]))
        return None

    def card(self, g: Andromeda) -> str:
        return g.zones.face(EVENT_NOW, 0)

    def timing(self, g: Andromeda, _: None) -> Next:
        return moment(g, "event-scoring", self.seat)

    def score(self, g: Andromeda, _: None) -> Next:
        """andromeda.event.step-score: less 1 for each damaged module, but not less than nothing."""
        track = g.content.events[self.card(g)].track
        for seat in g.order(self.seat):
            shown = g.content.tracks[track].vp[g.step(seat, track)]
            points = max(0, shown - len(g.damaged_modules(seat)))
            g.say("andromeda.event.scored", seat=seat, track=track, points=points)
            g.score(seat, points)
        return None

    def raider(self, g: Andromeda, _: None) -> Next:
        return PlaceRaider(g.content.events[self.card(g)].raider)

    def special(self, g: Andromeda, _: None) -> Next:
        """andromeda.event.step-special: in turn order, where it is for everybody."""
        card = self.card(g)
        often = g.seats if g.content.events[card].who == "each" else 1
        if card not in g.game.effects.cards or self.turn >= often:  # type: ignore[union-attr]
            return None
        self.turn += 1
        return run(g, g.order(self.seat)[self.turn - 1], card).then("special")

    def reset(self, g: Andromeda, _: None) -> Next:
        """andromeda.event.step-reset; in the final turns the marker is gone instead."""
        g.zones.move(EVENT_NOW, 0, EVENTS_DONE)
        g.due, g.marker = False, -1 if g.ended else 0
        g.say("andromeda.event.reset", marker=g.marker)
        return moment(g, "event-done", self.seat)


class Peek(Frame):
    """andromeda.activate.nebula-peek: look at the top cards of the event deck.

    Of two, one goes back on top and the other to the bottom; of three, all go back in any order.
    """

    CHAPTER: ClassVar[str] = "andromeda.event"
    STEPS: ClassVar[tuple[str, ...]] = ("deck", "step", "reveal", "reset")

    def __init__(self, seat: int, count: int = 2) -> None:
        self.seat, self.count = seat, count

    def deck(self, g: Andromeda, _: None) -> Next:
        if g.zones.size(EVENTS) < 1:
            g.zones.shuffle_into(EVENTS_DONE, EVENTS)
        count = min(self.count, g.zones.size(EVENTS))
        return Draw(EVENTS, count, peek(self.seat), g.seen_by(self.seat)) if count else Done()

    def step(self, g: Andromeda, places: tuple[int, ...]) -> Next:
        for place in places:
            g.say("andromeda.event.seen", seat=self.seat, card=Ref(peek(self.seat), place))
        return None

    def reveal(self, g: Andromeda, _: None) -> Next:
        """Which goes back on top: of three, the last that is named lies highest."""
        lying = g.zones.size(peek(self.seat))
        if not lying:
            return Done()
        if lying == 1:
            return Goto("reset", ("top", 0))
        options = [("top", place) for place in range(lying)]
        return Choose(self.seat, "andromeda.activate.nebula-peek", options, hinges="private", closed=True)

    def reset(self, g: Andromeda, choice: tuple[str, int]) -> Next:
        """To the top; and if it was one of two, the other to the bottom."""
        place = choice[1]
        if self.count == 2 and g.zones.size(peek(self.seat)) == 2:
            g.zones.put_under(peek(self.seat), 1 - place, EVENTS)
            place = 0
        g.zones.put_on_top(peek(self.seat), place, EVENTS)
        return Goto("reveal")


def is_event(g: Andromeda) -> bool:
    """andromeda.event.no-actions: whether an event card is being resolved."""
    return any([isinstance(frame, ResolveEvent) for frame in g.stack])
