"""xia.title: Titles are drawn as Fame grows, lie open for everybody, and go to who first completes their objective."""

from __future__ import annotations

from typing import Any, ClassVar

from rimward.games.xia.renown import progress
from rimward.games.xia.renown.fame import GainFame
from rimward.games.xia.table.content import Content
from rimward.games.xia.table.state import TITLES, TITLES_OPEN, Xia, titles
from rimward.kernel.frame import Done, Draw, Frame, Next
from rimward.kernel.question import Bar, PickSome, Value

Named = tuple[str, str]  # ("title", its name)


def deck(box: Content, npcs: bool) -> tuple[str, ...]:
    """xia.first-game.no-npcs: without NPCs the Titles that speak of one are left in the box."""
    return tuple([title.name for title in box.titles.values() if npcs or not title.npc])


def due(g: Xia) -> int:
    """xia.title.draw: a card for every Title space that somebody has reached, less those drawn before."""
    best, zones = max(g.fame), g.zones.by_name
    due = sum([space <= best for space in g.content.title_spaces]) - len(zones[TITLES_OPEN].faces)
    for seat in range(g.seats):
        due -= len(zones[titles(seat)].faces)
    return min(due, g.zones.size(TITLES))  # xia.title.deck-empty


class DrawTitles(Frame):
    """xia.title.draw-timing: all that are due, for everybody to see."""

    CHAPTER: ClassVar[str] = "xia.title"
    STEPS: ClassVar[tuple[str, ...]] = ("draw_timing", "draw")

    def draw_timing(self, g: Xia, _: None) -> Next:
        return Draw(TITLES, due(g), TITLES_OPEN, g.zones.everyone)

    def draw(self, g: Xia, places: tuple[int, ...]) -> Next:
        for place in places:
            card = g.content.titles[g.zones.face(TITLES_OPEN, place)]
            g.say(
                "xia.title.draw",
                title=card.name,
                fame=card.fame,
                objective=card.objective,
                count=card.count,
                npc=card.npc,
                skill=card.skill,
                by=card.by,
            )
        return None


def claimable(g: Xia, seat: int) -> list[str]:
    return [card for card in g.open_titles() if bar_claim(g, seat, card) is None]


def bar_claim(g: Xia, seat: int, card: str) -> Bar | None:
    title = g.content.titles[card]
    reached = progress.reached(g, seat, title)
    if reached < title.count and not progress.is_earned(g, seat, card):  # in a game from before, nobody is noted yet
        return Bar("xia.bar.objective", "xia.title.claim", reached=reached, count=title.count)
    if progress.is_anothers(g, seat, card):
        return Bar("xia.bar.first-to-claim", "xia.title.first-to-claim", seat=progress.first(g.earned, card)[0])
    return None


class ClaimTitles(Frame):
    """xia.title.claim: any that the player was the first to earn, and wants (xia.title.claim-several)."""

    CHAPTER: ClassVar[str] = "xia.title"
    STEPS: ClassVar[tuple[str, ...]] = ("claim", "claim_several", "first_to_claim")

    def __init__(self, seat: int, cards: tuple[str, ...] = ()) -> None:
        self.seat, self.cards = seat, cards

    def claim(self, g: Xia, _: None) -> Next:
        earned = [("title", card) for card in claimable(g, self.seat)]
        return PickSome(self.seat, "xia.title.claim", earned, why=lambda: self.barred(g))

    def barred(self, g: Xia) -> list[tuple[Value, Bar]]:
        found = [(("title", card), bar_claim(g, self.seat, card)) for card in g.open_titles()]
        return [(option, bar) for option, bar in found if bar is not None]

    def claim_several(self, g: Xia, picks: tuple[Named, ...]) -> Next:
        self.cards = tuple(card for _, card in picks)
        for card in claimable(g, self.seat):
            if card not in self.cards:
                progress.decline(g, self.seat, g.content.titles[card])
        return None

    def first_to_claim(self, g: Xia, _: None) -> Next:
        """One after the other, each with its Fame; its Skill works from now on (xia.title.skill)."""
        if not self.cards:
            return Done()
        card, self.cards = g.content.titles[self.cards[0]], self.cards[1:]
        place = g.open_titles().index(card.name)
        g.zones.move(TITLES_OPEN, place, titles(self.seat))
        progress.claimed(g, card)
        g.say("xia.title.claim", seat=self.seat, title=card.name)
        return GainFame(self.seat, card.fame, "xia.fame.titles").then("first_to_claim")


def with_nobody_first(data: dict[str, Any]) -> dict[str, Any]:
    """A snapshot of shape 2, from when nobody kept who was first: all who have completed an objective by now are."""
    return {**data, "table": {**data["table"], "earned": []}}
