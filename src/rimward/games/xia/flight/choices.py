"""xia.move: what a ship can do next with its movement, and why not all the rest."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from rimward.games.xia.fight import combat
from rimward.games.xia.flight import explore, gate, paths
from rimward.games.xia.flight.border import is_refused
from rimward.games.xia.flight.rescue import bar_rescue, bar_stranded
from rimward.games.xia.missions import acts as mission_acts
from rimward.games.xia.missions.rolls import contraband_for
from rimward.games.xia.table import board
from rimward.games.xia.table.board import Hex
from rimward.games.xia.table.content import SectorKind
from rimward.games.xia.table.state import NOBODY, Xia, abilities, mission
from rimward.games.xia.trade import cargo
from rimward.kernel.question import Bar, Value
from rimward.kernel.window import subscribed

USING: Final = 2  # xia.move.use-occupied-space

# Actions that go by the space that a ship is in
IN_SPACE: Final[tuple[str, ...]] = (*explore.ACTS, *cargo.ACTS, *mission_acts.ACTS)
# xia.action.minor-list, of those; a Blind Jump is a step
MINOR: Final[tuple[str, ...]] = ("token", *cargo.MINOR, *mission_acts.MINOR)
MARKED: Final = {  # what they need printed
    "token": "explore",
    **{act: act for act in ("buy", "sell", *cargo.GATHERING)},
    **dict.fromkeys(("draw", "pick-up", "research", "complete"), "mission"),
}
NOT_MINOR: Final[tuple[str, ...]] = ("attack", "impulse", *[act for act in IN_SPACE if act not in MINOR])

OF_THE_SHIP: Final[tuple[str, ...]] = ("jettison", "abort")  # wherever it is: no use of a space
# from outside, as an Attack is
USABLE: Final[tuple[str, ...]] = ("attack", *[act for act in IN_SPACE if act not in OF_THE_SHIP])

Candidate = tuple[Value, Bar | None]
ENDS_MOVE: Final = Bar("xia.bar.ends-move", "xia.action.non-minor-ends-move")
ENDING: Final[tuple[Candidate, ...]] = tuple([(act, ENDS_MOVE) for act in NOT_MINOR])
Spaces = frozenset[int]  # by number


# --- Actions of a space ----------------------------------------------------------------------------------------------
def bar_in_space(g: Xia, seat: int, act: str, space: Hex) -> Bar | None:
    """Of an Action in a space, be it the ship's own or one that it uses from outside."""
    if act in cargo.ACTS:
        return cargo.bar_cargo(g, seat, act, space)
    stranded = None if act in MINOR else bar_stranded(g, seat)
    if act in mission_acts.ACTS:
        return stranded or mission_acts.bar_mission(g, seat, act, space)
    return stranded or explore.bar_explore(g, seat, act, space)


def hopeful(g: Xia, seat: int, space: int, minor: bool = False) -> tuple[str, ...]:
    """Those of the Actions in a space, or the Minor ones of them, that do not lack what they need, whatever else bars
    them: a mark on the space, a Mission, a cube on board or adrift, an edge of the board."""
    chart = g.map
    has = 8 if g.zones.by_name[mission(seat)].faces else 0
    if g.adrift:
        has |= 4
    if any(g.ships[seat].hold):
        has |= 2
    if -1 in chart.next[space * 6 : space * 6 + 6]:
        has |= 1
    return _hopeful(minor, chart.kinds[space // board.SIZE], space % board.SIZE, has)


@lru_cache(maxsize=4096)
def _hopeful(minor: bool, sector: SectorKind, cell: int, has: int) -> tuple[str, ...]:
    has_mission, adrift, laden, edge = bool(has & 8), has & 4, has & 2, has & 1
    lacking = [act for act, mark in MARKED.items() if sector.marks.get(mark) != cell]
    lacking += [act for act in mission_acts.ACTS if (act == "draw") == has_mission]
    needs = {"jettison": laden, "collect": adrift, "scan": edge}
    lacking += [act for act, there in needs.items() if not there]
    return tuple([act for act in (MINOR if minor else IN_SPACE) if act not in lacking])


def victims(g: Xia, seat: int) -> list[int]:
    """Whom somebody might rescue."""
    ships = g.ships
    return [
        other for other in range(g.seats) if other != seat and ships[other].stranded and ships[other].space is not None
    ]


# --- what can be done with movement ----------------------------------------------------------------------------------
def possible(g: Xia, ship: int, movement: int, drifts: bool) -> list[Value]:
    """Those of the `candidates` that nothing bars. What cannot be is not even judged."""
    chart, here, others, guarded = g.map, g.number_of(ship), others_at(g, ship), contraband_for(g, ship)
    hexes, shared = chart.hexes, here in others
    ways = _ways(g, ship, 1 if g.is_followed(ship) else movement, guarded)
    flights = chart.flights
    found: list[Value] = [
        flights[space]
        for space in ways.spaces()
        if space not in others or moves_on(g, ship, space, movement - ways.cost(space))
    ]
    for space in paths.across(chart, here, g.pilot(ship), guarded):
        if space not in others or moves_on(g, ship, space, movement - 1):
            found.append(("cross", *hexes[space]))
    own = not shared and not drifts
    if own:
        found += [option for option, bar in _jumps(g, ship, None) if bar is None]
    if chart.ground[here] == board.GATE:
        found += [option for option, bar in _gates(g, ship, movement, others) if bar is None]
    if own:
        for act in hopeful(g, ship, here, minor=True):
            if bar_in_space(g, ship, act, hexes[here]) is None:
                found.append(act)
        if movement >= USING and not others.isdisjoint(chart.next[here * 6 : here * 6 + 6]):
            found += _possible_uses(g, ship, others)
    if not shared:
        found.append("stop")
    return found


def _possible_uses(g: Xia, ship: int, others: Spaces) -> list[Value]:
    found: list[Value] = []
    hexes, here = g.map.hexes, g.space_of(ship)
    for number in neighbours(g, ship):
        if number not in others or is_refused(g, ship, here, hexes[number]):
            continue
        q, r = there = hexes[number]
        for act in ("attack", *hopeful(g, ship, number)):
            if act not in OF_THE_SHIP and bar_use(g, ship, there, act) is None:
                found.append(("use", q, r, act))
        for other in victims(g, ship):
            if bar_use(g, ship, there, "rescue", other) is None:
                found.append(("use", q, r, "rescue", other))
    return found


def candidates(g: Xia, ship: int, movement: int, drifts: bool = False) -> list[Candidate]:
    """Everything that a Move could do next, and what bars it, if something does."""
    others, stop, sharing = others_at(g, ship), None, None
    if drifts:
        sharing = Bar("xia.bar.own-turn", "xia.ability.auto-pilot-timing")
    if g.number_of(ship) in others:
        stop = Bar("xia.bar.occupied", "xia.move.one-ship-per-space")
        sharing = Bar("xia.bar.sharing", "xia.move.no-action-in-occupied")
    return [
        *_spaces(g, ship, movement, others),
        *_crossings(g, ship, movement, others),
        *_jumps(g, ship, sharing),
        *_gates(g, ship, movement, others),
        *_acts(g, ship, sharing),
        *_uses(g, ship, movement, others, sharing),
        ("stop", stop),
    ]


def _spaces(g: Xia, ship: int, movement: int, others: Spaces) -> list[Candidate]:
    """Without a roll, the cheapest first; through other ships, but not to them unless the ship can move on."""
    ways = _ways(g, ship, 1 if g.is_followed(ship) else movement, contraband_for(g, ship))
    flights = g.map.flights
    return [
        (flights[space], _bar_occupied(g, ship, space, movement - ways.cost(space)) if space in others else None)
        for space in ways.spaces()
    ]


def _crossings(g: Xia, ship: int, movement: int, others: Spaces) -> Iterator[Candidate]:
    """Neighbours across borders that ask for a roll or have a price."""
    here = g.space_of(ship)
    for space in paths.across(g.map, g.number_of(ship), g.pilot(ship), contraband_for(g, ship)):
        bar = _bar_occupied(g, ship, space, movement - 1) if space in others else None
        yield ("cross", *g.map.hexes[space]), bar
    if g.ships[ship].bounty:
        for there in neighbours(g, ship):
            if is_refused(g, ship, here, g.map.hexes[there]):
                yield ("cross", *g.map.hexes[there]), _bar_outlaw(g, ship)


def _jumps(g: Xia, ship: int, sharing: Bar | None) -> Iterator[Candidate]:
    edges = g.map.unexplored(g.number_of(ship))
    if edges:
        bar = sharing or explore.bar_explore(g, ship, "jump", g.space_of(ship))
        for edge in edges:
            yield ("jump", *edge), bar


def _gates(g: Xia, ship: int, movement: int, others: Spaces) -> Iterator[Candidate]:
    here = g.number_of(ship)
    if g.map.ground[here] != board.GATE:
        return
    if gate.is_tigris(g, g.space_of(ship)):
        yield "tigris", None
        return
    arrivals = g.map.gates(here)
    if not arrivals:
        yield "gate", Bar("xia.bar.gate", "xia.gate.single-gate")
    for space in arrivals:  # xia.gate.arrival
        bar = _bar_occupied(g, ship, space, movement - 1) if space in others else None
        yield ("gate", *g.map.hexes[space]), bar


def _acts(g: Xia, ship: int, sharing: Bar | None) -> Iterator[Candidate]:
    here = g.space_of(ship)
    for minor in MINOR:
        yield minor, sharing or bar_in_space(g, ship, minor, here)
    yield from ENDING
    for act in subscribed(g, "action", abilities(g.ships[ship].seat)):
        yield act, ENDS_MOVE


def _uses(g: Xia, ship: int, movement: int, others: Spaces, sharing: Bar | None) -> Iterator[Candidate]:
    near = [g.map.hexes[there] for there in neighbours(g, ship) if there in others]
    if not near:
        return
    bar = sharing
    if bar is None and movement < USING:
        bar = Bar("xia.bar.movement", "xia.move.use-occupied-space", movement=movement, needed=USING)
    for there in near:
        refused = _bar_outlaw(g, ship) if is_refused(g, ship, g.space_of(ship), there) else None
        for act in USABLE:
            yield ("use", *there, act), bar or refused or bar_use(g, ship, there, act)
        for other in g.others_on_board(ship):
            yield ("use", *there, "rescue", other), bar or refused or bar_use(g, ship, there, "rescue", other)


def bar_use(g: Xia, ship: int, space: Hex, act: str, target: int = NOBODY) -> Bar | None:
    """xia.move.use-occupied-space: of an Action as if the ship were in a space."""
    if act not in ("attack", "rescue"):
        return bar_in_space(g, ship, act, space)
    if act == "rescue":
        return bar_stranded(g, ship) or bar_rescue(g, ship, target, space)
    return bar_stranded(g, ship) or combat.bar_attack(g, ship, space)


def _bar_outlaw(g: Xia, ship: int) -> Bar:
    return Bar("xia.bar.outlaw", "xia.planet.lawful-entrance", bounty=g.ships[ship].bounty)


def _bar_occupied(g: Xia, ship: int, space: int, points: int) -> Bar | None:
    """xia.move.through-ships: with what is left after getting there."""
    return None if moves_on(g, ship, space, points) else Bar("xia.bar.occupied", "xia.move.one-ship-per-space")


# --- ways ------------------------------------------------------------------------------------------------------------
def neighbours(g: Xia, ship: int) -> list[int]:
    """The explored spaces around a ship, by number."""
    here = g.number_of(ship)
    return [there for there in g.map.next[here * 6 : here * 6 + 6] if there >= 0]


def others_at(g: Xia, ship: int) -> Spaces:
    """The spaces of all other ships, by number."""
    numbers, spaces = g.map.numbers, [other.space for other in g.ships]
    del spaces[ship]
    return frozenset([numbers[space] for space in spaces if space is not None])


def shares(g: Xia, ship: int) -> bool:
    return [other.space for other in g.ships].count(g.space_of(ship)) > 1


def moves_on(g: Xia, ship: int, space: int, points: int) -> bool:
    """Whether a ship that has so much left in a space can get to one of its own, if all rolls go well."""
    chart, others = g.map, others_at(g, ship)
    ring, known = [space], {space}
    for _ in range(points):
        steps = [(here, there) for here in ring for there in chart.next[here * 6 : here * 6 + 6] if there >= 0]
        ring = []
        for here, there in steps:
            if there in known or chart.ground[there] == board.STAR:
                continue
            if is_refused(g, ship, chart.hexes[here], chart.hexes[there]):
                continue
            if there not in others:
                return True
            known.add(there)
            ring.append(there)
    return False


def _ways(g: Xia, ship: int, movement: int, guarded: str) -> paths.Ways:
    return paths.reachable(g.map, g.number_of(ship), movement, g.pilot(ship), guarded=guarded)


def way_to(g: Xia, ship: int, movement: int, target: Hex) -> list[Hex]:
    """The spaces to step into, one after the other."""
    chart, ways = g.map, _ways(g, ship, movement, contraband_for(g, ship))
    return [chart.hexes[space] for space in ways.way(chart.numbers[target])]
