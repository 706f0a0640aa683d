"""Destiny cards, where a table has them: andromeda.destiny."""

from __future__ import annotations

from typing import ClassVar

from rimward.games.andromeda.table.names import TRACKS, destiny
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.frame import Draw, Frame, Goto, Next
from rimward.kernel.question import All, Choose
from rimward.kernel.zone import Ref

DESTINIES, DESTINIES_OUT = "destinies", "destinies:out"
DEALT = 2


class DealDestinies(Frame):
    """andromeda.destiny.deal: two to each, after the factions are known; all keep one, in secret."""

    CHAPTER: ClassVar[str] = "andromeda.destiny"
    STEPS: ClassVar[tuple[str, ...]] = ("deal", "gets", "keeps", "returns")

    def __init__(self, turn: int = 0) -> None:
        self.turn = turn

    def deal(self, g: Andromeda, _: None) -> Next:
        if self.turn == g.seats:
            return Goto("keeps")
        self.turn += 1
        return Draw(DESTINIES, DEALT, destiny(self.turn - 1), g.seen_by(self.turn - 1))

    def gets(self, g: Andromeda, places: tuple[int, ...]) -> Next:
        seat = self.turn - 1
        for place in places:
            g.say("andromeda.destiny.dealt", seat=seat, card=Ref(destiny(seat), place))
        return Goto("deal")

    def keeps(self, g: Andromeda, _: None) -> Next:
        return All(
            Choose(
                seat,
                "andromeda.destiny.deal",
                [("destiny", place) for place in range(g.zones.size(destiny(seat)))],
                hinges="private",
                closed=True,
            )
            for seat in range(g.seats)
        )

    def returns(self, g: Andromeda, kept: tuple[tuple[str, int], ...]) -> Next:
        """What is returned stays unseen by the others."""
        for seat, (_, place) in enumerate(kept):
            g.zones.move(destiny(seat), 1 - place, DESTINIES_OUT)
            g.say("andromeda.destiny.kept", seat=seat)
        return None


def reveal(g: Andromeda) -> None:
    """andromeda.destiny.scoring: all cards face up; what they score is `fulfilled`."""
    for seat in range(g.seats):
        g.zones.reveal(destiny(seat), 0)
        g.say("andromeda.destiny.revealed", seat=seat, card=Ref(destiny(seat), 0))


def fulfilled(g: Andromeda, seat: int) -> int:
    """andromeda.destiny.goal: nobody's marker is higher on the track."""
    if destiny(seat) not in g.zones or not g.zones.size(destiny(seat)):
        return 0
    card = g.zones.face(destiny(seat), 0)
    goals = g.content.destinies[card].goals
    return sum([points for track, points in goals.items() if g.step(seat, track) == highest(g, track)])


def highest(g: Andromeda, track: str) -> int:
    at = TRACKS.index(track)
    return max([steps[at] for steps in g.tracks])
