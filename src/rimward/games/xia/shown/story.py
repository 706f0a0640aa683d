"""How the story of a game of Xia is read from its events: Fame by its source, and what a roll is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rimward.games.xia.flight import border
from rimward.games.xia.missions import rolls
from rimward.games.xia.table.state import Ship, Xia, completed, mission, titles, tokens_of
from rimward.games.xia.trade import cargo
from rimward.kernel.event import Event
from rimward.kernel.story import PEOPLE, Gain, Tag, Telling, face_value

FAME = "xia.fame."
GATE = "xia.gate.first-use-fame"
SOURCES = (
    "xia.fame.trade",
    "xia.fame.missions",
    "xia.fame.explore",
    "xia.fame.combat",
    "xia.fame.ships",
    "xia.fame.wealth",
    "xia.fame.titles",
    "xia.fame.kindness",
    "xia.fame.luck",
    GATE,
)
STARTING_SHIP = "xia.setup.ship-choice-tier-one"
CUBE = 3  # what a gathered cube is worth, in points of damage or Energy: our own reckoning
NEITHER = ("xia.respawn.where", "xia.gate.tigris")  # where to, and no place is better than another


def turn(event: Event) -> int | None:
    return event.params["seat"] if event.code in ("xia.turn.phases", "xia.death.skip-turn") else None


def gains(event: Event) -> Sequence[Gain]:
    """xia.fame.immediate: whatever gives Fame says so under the name of its source."""
    if not event.code.startswith(FAME) and event.code != GATE:
        return ()
    params = event.params
    return (Gain(params["seat"], event.code, params["points"], params["fame"]),)


def worth(rule: str, die: int) -> Sequence[float]:
    """By what comes of a roll without Shields and Abilities; elsewhere the higher the better."""
    if rule in NEITHER:
        return ()
    result = RESULTS.get(rule)
    return [result(face) for face in range(1, die + 1)] if result else face_value(rule, die)


def _harm(face: int) -> float:
    """Up to HARMFUL a hazard takes as much as the die shows."""
    return -face if face <= border.HARMFUL else 0


def _shield(face: int) -> float:
    """xia.border.shield-cross: who was seen has a Bounty, which is as bad as one damage."""
    return -1 if border.HARMFUL < face <= border.EVADED else _harm(face)


def _gathered(face: int) -> float:
    return _harm(face) or CUBE


RESULTS: dict[str, Callable[[int], float]] = {
    "xia.border.shield-cross": _shield,
    "xia.border.asteroid-enter": _harm,
    "xia.border.nebula-enter": _harm,
    "xia.border.debris-enter": lambda face: face > border.WRECKED,
    "xia.cargo.mine": _gathered,
    "xia.cargo.harvest": _gathered,
    "xia.cargo.salvage": lambda face: face > cargo.EXPLOSION,
    rolls.SNEAK: lambda face: face > rolls.DETECTED,
}


def tags(event: Event) -> Sequence[Tag]:
    """The ship that a captain starts with."""
    return (Tag(event.params["seat"], "ship", event.params["ship"]),) if event.code == STARTING_SHIP else ()


def still(before: Xia, after: Xia, seat: int) -> bool:
    """The captain is where it was and has what it had, nobody was harmed, and nothing was found. Energy and markers
    that are merely gone are no effect; a shot that missed, or a way out and back, was for nothing. Of a captain
    without a ship on the board nobody expects more (xia.death.skip-turn)."""
    return (
        before.ships[seat].space is not None
        and after.ships[seat].energy <= before.ships[seat].energy
        and _has(before, seat) == _has(after, seat)
        and [_harm_to(ship) for ship in before.ships] == [_harm_to(ship) for ship in after.ships]
        and (len(before.tiles), before.adrift, before.gates_used) == (len(after.tiles), after.adrift, after.gates_used)
    )


def _has(g: Xia, seat: int) -> tuple[Any, ...]:
    ship, zones = g.ships[seat], g.zones
    mat = (ship.name, ship.space, ship.hold, [(each.name, each.sections) for each in ship.outfits], ship.bounty)
    cards = [zones[zone(seat)].faces for zone in (mission, completed, titles, tokens_of)]
    return g.fame[seat], g.credits[seat], g.payments[seat], mat, cards


def _harm_to(ship: Ship) -> tuple[Any, ...]:
    return ship.damaged, ship.wounds, ship.space is None


TELLING = Telling(
    turn=turn,
    gains=gains,
    worth=worth,
    sources=SOURCES,
    tags=tags,
    tagging=(STARTING_SHIP,),
    still=still,
    people={
        **PEOPLE,
        "": ("attacker", "seat", "ship", "target", "targets"),  # a ship is known by its number: a seat's, or an NPC's
        "xia.setup.": ("seat",),  # here the target is that of the game
        "xia.death.": ("by", "seat", "ship"),
        "xia.credits.gift": ("giver", "receiver"),
    },
)
