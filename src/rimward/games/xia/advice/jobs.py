"""Missions: what a card brings, and where on the map as it is known that begins and ends."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from rimward.games.xia.advice import goals, worth
from rimward.games.xia.advice.worth import Weights
from rimward.games.xia.missions import acts, cards, rolls
from rimward.games.xia.table.board import Map
from rimward.games.xia.table.content import MissionKind
from rimward.games.xia.table.state import MISSIONS, MISSIONS_OUT, Xia

D20 = range(1, 21)
UNDETECTED = sum(face > rolls.DETECTED for face in D20) / len(D20)
GUESS = 1  # the Payment of a Delivery sector that is yet to be found: the middle one
KILLS = ("bounty-hunter", "assassin")


class Leg(NamedTuple):
    """What to do next for a Mission: where it begins, and in which sector it ends."""

    act: str
    start: str
    end: str
    value: float


def point(chart: Map, sector: str) -> int:
    """The Mission Point of a sector; -1 as long as it is not on the board."""
    for space in chart.marks.get("mission", ()):
        if chart.kind_at(space).name == sector:
            return int(space)
    return -1


def paid(w: Weights, g: Xia, seat: int, credits: float) -> float:
    """xia.mission.payment: the Credits and the Fame."""
    had = g.credits[seat]
    money = worth.credits(w, had + int(credits)) - worth.credits(w, had)
    return w.missions * (money + worth.fame(w, g, seat) + goals.gain(w, g, seat, "missions"))


def by_face(w: Weights, g: Xia, seat: int, card: MissionKind, face: int) -> float:
    """What a d20 for the Mission itself makes of it."""
    payment = cards.by_roll(card, face)
    return paid(w, g, seat, payment) if payment else -w.crime


def reward(w: Weights, g: Xia, seat: int, card: MissionKind) -> float:
    """What the whole of it brings, be it that the objective is met and the way is flown."""
    if card.type in cards.BY_ROLL:
        values = {face: by_face(w, g, seat, card, face) for face, _ in cards.BY_ROLL[card.type]}
        return sum([values[face] for face in _bands(card.type)], 0.0) / len(D20)
    if card.type == "assassin":
        target = cards.target_of(g, seat, card)
        payment, _ = cards.BY_TIER[1 if target is None else cards.tier_of(g, target)]
        return paid(w, g, seat, payment) - w.crime
    payment = cards.by_distance(g, card)
    value = paid(w, g, seat, cards.BY_DISTANCE[card.type][GUESS] if payment == cards.WAITING else payment)
    return sneaked(w, value) if card.type == "smuggler" else value


@cache
def _bands(kind: str) -> tuple[int, ...]:
    """By the face of a d20, the least one that pays as much."""
    return tuple([max([least for least, _ in cards.BY_ROLL[kind] if least <= face]) for face in D20])


def sneaked(w: Weights, value: float) -> float:
    """xia.mission.smuggler-sneak"""
    return UNDETECTED * value - (1 - UNDETECTED) * w.crime


def due(w: Weights, g: Xia, seat: int, card: MissionKind) -> float:
    """What it brings to complete a revealed one; contraband is through when the ship is on the planet."""
    value = paid(w, g, seat, cards.due(g, seat)) - (w.crime if g.crimes[seat] else 0.0)
    smuggled = rolls.contraband_for(g, seat)
    return sneaked(w, value) if smuggled and g.planet_of(seat) != smuggled else value


def leg(w: Weights, g: Xia, seat: int, card: MissionKind) -> Leg | None:
    """Of a card that is face down; None for those that a kill fulfils."""
    if card.type in KILLS:
        return None
    return Leg(acts.OBJECTIVES[card.type][0], card.place, card.deliver, reward(w, g, seat, card))


def for_kill(w: Weights, g: Xia, seat: int, target: int) -> float:
    """What a seat's own Mission adds to the destruction of a ship."""
    card = cards.active(g, seat) if seat < g.seats else None
    if card is None or cards.is_revealed(g, seat):
        return 0.0
    outlaw = g.ships[target].outlaw
    return w.turn * reward(w, g, seat, card) if acts.is_fulfilled(g, seat, card, target, outlaw) else 0.0


def can_draw(g: Xia, space: int) -> bool:
    """Whether there are cards to draw here, for a seat that has none."""
    left = g.zones.size(MISSIONS) + g.zones.size(MISSIONS_OUT)
    return bool(left) and g.map.is_marked(space, "mission") and g.map.kind_at(space).name not in g.drew
