"""xia.title.skill: what the Skills of a player's Titles add. Rules ask by a word, and know none of the cards."""

from __future__ import annotations

from rimward.games.xia.table.state import Xia, titles


def bonus(g: Xia, ship: int, word: str) -> int:
    """In all; 0 without such a Skill, and for NPCs."""
    if ship >= g.seats:
        return 0
    cards = g.zones[titles(ship)].faces
    return sum([g.content.titles[card].by for card in cards if g.content.titles[card].skill == word]) if cards else 0


def reward(g: Xia, seat: int, word: str) -> None:
    """Credits that a Skill pays."""
    credits = bonus(g, seat, word)
    if credits:
        g.pay(seat, credits)
        g.say("xia.title.skill", seat=seat, skill=word, by=credits)
