"""What an option with a Mission tells: the card to its owner, what it may pay, and the odds of its roll.

Experience and Ability Cards are left out, as in all odds.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Final

from rimward.games.xia.flight.odds import D20, Spread, percent
from rimward.games.xia.missions import cards
from rimward.games.xia.table.content import MissionKind
from rimward.games.xia.table.state import NOBODY, Xia
from rimward.kernel.question import Fate

About = dict[str, int | str]
ROLLING: Final[tuple[str, ...]] = ("research", "steal", "remains")


def payments(card: MissionKind) -> Spread[int]:
    """By Credits; 0 is a failure."""
    found: Spread[int] = {}
    for face in D20:
        payment = cards.by_roll(card, face)
        found[payment] = found.get(payment, Fraction(0)) + Fraction(1, len(D20))
    return found


def brief(card: MissionKind) -> About:
    """What the card says, to nobody in particular."""
    job = {"job": card.name, "type": card.type, "place": card.place, "target": card.target, "deliver": card.deliver}
    return {**job, "whom": NOBODY, "unfound": ""}


def to_owner(card: MissionKind, seat: int, seats: int, sectors: Iterable[str]) -> About:
    """The same to its owner: whom it means, and which of its sectors nobody has found yet."""
    whom = {"left": (seat + 1) % seats, "right": (seat - 1) % seats}.get(card.target, NOBODY)
    found = set(sectors)
    unfound = [word for word, sector in (("place", card.place), ("deliver", card.deliver)) if {sector} - found - {""}]
    return {**brief(card), "whom": whom, "unfound": "-".join(unfound)}


def printed(g: Xia, seat: int, card: MissionKind) -> About:
    return to_owner(card, seat, g.seats, [tile.sector for tile in g.map.tiles])


def prospects(g: Xia, seat: int, card: MissionKind) -> About:
    """Of a card in hand: it, and from what to what it may pay as things are now."""
    failed = 0
    if card.type in cards.BY_ROLL:
        found = payments(card)
        pays, failed = [payment for payment in found if payment], percent(found.get(0, Fraction(0)))
    elif card.type in cards.BY_DISTANCE:
        payment = cards.by_distance(g, card)
        pays = list(cards.BY_DISTANCE[card.type]) if payment == cards.WAITING else [payment]
    else:
        target = cards.target_of(g, seat, card)
        tiers = list(cards.BY_TIER) if target is None else [cards.tier_of(g, target)]
        pays = [cards.BY_TIER[tier][0] for tier in tiers]
    least, most = min(pays), max(pays)
    pay: About = {"pays": "fixed" if least == most else "range", "least": least, "most": most, "failed": failed}
    return {**printed(g, seat, card), **pay}


def about(g: Xia, seat: int, act: str) -> About:
    """Of an Action with the seat's Active Mission, or of collecting remains after a kill."""
    card = cards.active(g, seat)
    if card is None:
        return {}
    told = printed(g, seat, card)
    if act == "pick-up":
        told["payment"] = cards.by_distance(g, card)
    elif act == "complete":
        told["payment"], told["crime"] = cards.due(g, seat), g.crimes[seat]
    elif act in ROLLING and card.type in cards.BY_ROLL:
        found = payments(card)
        told |= {f"pays_{payment}": percent(chance) for payment, chance in found.items() if payment}
        told["failed"] = percent(found.get(0, Fraction(0)))
        told["least"], told["most"] = min(filter(None, found)), max(found)
        told["average"] = int(sum(payment * chance for payment, chance in found.items()))
    return told


def fates(told: About) -> tuple[Fate, ...]:
    """Of a roll for a Mission: what it pays, the most first, and that it fails. A d20 gives whole per cents."""
    pays = sorted([int(name.removeprefix("pays_")) for name in told if name.startswith("pays_")], reverse=True)
    found = [Fate("good", f"pays-{payment}", int(told[f"pays_{payment}"])) for payment in pays]
    return (*found, Fate("harm", "failed", int(told["failed"]))) if told["failed"] else tuple(found)
