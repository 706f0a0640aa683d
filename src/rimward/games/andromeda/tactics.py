"""Tactics cards in hands: andromeda.tactics. How they are played is in `cards/played.py`; no rule imports a card."""

from __future__ import annotations

from typing import ClassVar

from rimward.games.andromeda.resources import discard_cards
from rimward.games.andromeda.table.names import DECK, DISCARD, HAND, hand
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.frame import Done, Draw, Frame, Next
from rimward.kernel.question import Choose, PickSome, Value
from rimward.kernel.zone import Ref


class DrawTactics(Frame):
    """andromeda.tactics.draw: from the common deck; an empty deck is made from the discards. If both are empty, what is
    missing is lost."""

    CHAPTER: ClassVar[str] = "andromeda.tactics"
    STEPS: ClassVar[tuple[str, ...]] = ("discard", "draw", "hand")

    def __init__(self, seat: int, count: int = 1) -> None:
        self.seat, self.count = seat, count

    def discard(self, g: Andromeda, _: None) -> Next:
        if g.zones.size(DECK) < self.count and not g.zones.size(DECK):
            g.zones.shuffle_into(DISCARD, DECK)
        return None if g.zones.size(DECK) and self.count else Done()

    def draw(self, g: Andromeda, _: None) -> Next:
        return Draw(DECK, min(self.count, g.zones.size(DECK)), hand(self.seat), g.seen_by(self.seat))

    def hand(self, g: Andromeda, places: tuple[int, ...]) -> Next:
        for place in places:
            g.say("andromeda.tactics.drawn", seat=self.seat, card=Ref(hand(self.seat), place))
        missing = self.count - len(places)
        return DrawTactics(self.seat, missing) if missing else None


class DiscardTactics(Frame):
    """So many cards out of the hand, which the player chooses; without a number, those above the hand limit."""

    CHAPTER: ClassVar[str] = "andromeda.tactics"
    STEPS: ClassVar[tuple[str, ...]] = ("hand", "discard")

    def __init__(self, seat: int, count: int = -1) -> None:
        self.seat, self.count = seat, count

    def hand(self, g: Andromeda, _: None) -> Next:
        due = self.count if self.count >= 0 else over_hand(g, self.seat)
        number = min(due, g.zones.size(hand(self.seat)))
        cards: list[Value] = [("card", place) for place in range(g.zones.size(hand(self.seat)))] if number else []
        code = "andromeda.tactics.hand-limit"
        return PickSome(self.seat, code, cards, at_least=number, at_most=number, about={"number": number})

    def discard(self, g: Andromeda, picks: tuple[tuple[str, int], ...]) -> Next:
        discard_cards(g, self.seat, [place for _, place in picks], "andromeda.tactics.discarded")
        return None


def over_hand(g: Andromeda, seat: int) -> int:
    """andromeda.tactics.hand-limit: the cards above it, which is never lower than HAND."""
    cards = g.zones.size(hand(seat))
    return max(0, cards - g.hand_limit(seat)) if cards > HAND else 0


class DrawUp(Frame):
    """andromeda.track.civilization-limit: up to the new limit, at once, if the player wants to."""

    CHAPTER: ClassVar[str] = "andromeda.track"
    STEPS: ClassVar[tuple[str, ...]] = ("civilization", "limit")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def civilization(self, g: Andromeda, _: None) -> Next:
        if self.room(g) <= 0:
            return Done()
        return Choose(
            self.seat, "andromeda.track.civilization-limit", ("draw", "decline"), about={"cards": self.room(g)}
        )

    def limit(self, g: Andromeda, choice: str) -> Next:
        return DrawTactics(self.seat, self.room(g)) if choice == "draw" else None

    def room(self, g: Andromeda) -> int:
        return g.hand_limit(self.seat) - g.zones.size(hand(self.seat))
