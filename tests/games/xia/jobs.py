"""Tables of Xia with Missions under way, and short hands for doing them."""

from typing import Any

from rimward.games.xia.action import ActionPhase
from rimward.games.xia.flight.move import Move
from rimward.games.xia.table.board import SIZE, STEPS, Hex, Tile
from rimward.games.xia.table.content import MissionKind
from rimward.games.xia.table.state import MISSIONS, MISSIONS_OUT, Ship, Xia, abilities, completed, mission
from rimward.games.xia.turn import Turn
from tests.games.xia.openings import taken_over
from tests.games.xia.printed import content
from tests.games.xia.scenes import Play, easy_tiger, gaiden, npc, puddle_jumper, table, turn, under_way

AWAY = ((1, -2), (2, -2))  # two spaces of any tile that are no Mission Point
VOID = "lost-sector"


def point(g: Xia, sector: str) -> Hex:
    """The Mission Point of a sector on the board."""
    tile = [tile.sector for tile in g.tiles].index(sector)
    return g.map.hexes[tile * SIZE + content().sectors[sector].marks["mission"]]


def holding(g: Xia, card: str, seat: int = 0, *, payment: int = 0, crime: int = 0) -> Xia:
    """This seat has a Mission: face down, or revealed with so much on it."""
    if card in g.zones[MISSIONS].bag:
        g.zones.lay(MISSIONS, g.zones[MISSIONS].without_from_bag(card))
    g.zones.put(mission(seat), card, g.zones.everyone if payment else 1 << seat)
    g.payments = tuple(payment if other == seat else paid for other, paid in enumerate(g.payments))
    g.crimes = tuple(crime if other == seat else bounty for other, bounty in enumerate(g.crimes))
    return g


def experienced(g: Xia, *cards: str) -> Xia:
    """Seat 0 has completed these."""
    for card in cards:
        g.zones.put(completed(0), card, g.zones.everyone)
    return g


def piles(g: Xia, deck: tuple[str, ...], discarded: tuple[str, ...] = ()) -> Xia:
    g.zones.add(MISSIONS, "mission", deck)
    g.zones.add(MISSIONS_OUT, "mission")
    for card in discarded:
        g.zones.put(MISSIONS_OUT, card, g.zones.everyone)
    return g


def at_point(*sectors: str, **more: Any) -> Xia:
    """Seat 0 begins a turn on the Mission Point of the first sector; the second lies east of it, the third beyond."""
    g = turn((0, 0), tiles=laid(*sectors), others=AWAY, **more)
    g.ships[0].space = point(g, sectors[0])
    return quiet(g)


def laid(*sectors: str) -> tuple[Tile, ...]:
    """In a row to the east."""
    return tuple(Tile(sector, 5 * n, -2 * n) for n, sector in enumerate(sectors))


def quiet(g: Xia) -> Xia:
    """Nobody has an Ability to interrupt with."""
    for seat in range(3):
        g.exhaust(seat, g.zones.face(abilities(seat), 0))
    return g


def moving(g: Xia, movement: int) -> Xia:
    """The same in the middle of a Move, with the rest of the Action Phase to come."""
    phase = under_way(ActionPhase(0), "procedure")
    g.stack = [under_way(Turn(0), "phases"), phase, Move(0, movement).then("list")]
    return g


# --- ships to steal from and to destroy ------------------------------------------------------------------------------
def beside(target: str, *sectors: str, bounty: int = 0, **more: Any) -> Xia:
    """Seat 0 in empty space with this target (left, right, an NPC) beside it, hardly able to bear a shot."""
    near, wounds = (1, 0), {"enforcer": 11, "scoundrel": 9, "merchant": 14}
    left = gaiden(1, near if target == "left" else (-2, 0), damaged=tuple(range(12)), bounty=bounty)
    right = easy_tiger(2, near if target == "right" else (-2, 1), damaged=tuple(range(10)), bounty=bounty)
    ships: tuple[Ship, ...] = (puddle_jumper(0, (0, 0), **more), left, right)
    if target in wounds:
        ships = (*ships, npc(target, 1, near, wounds=wounds[target]))
    return quiet(piles(table(ships, laid(VOID, *sectors), Turn(0)), tuple(content().missions)))


SHOT = ("attack", "use:0,0", "done")  # at the only ship in reach


# --- the rest of the way ---------------------------------------------------------------------------------------------
def door(g: Xia, planet: str) -> tuple[Hex, Hex]:
    """A space of open space outside a planet and the one inside, with an Entrance between them."""
    tile = [tile.sector for tile in g.tiles].index(planet)
    for cell, way in sorted(content().sectors[planet].entrances):
        inside = g.map.hexes[tile * SIZE + cell]
        outside = inside[0] + STEPS[way][0], inside[1] + STEPS[way][1]
        if g.map.number(outside) >= 0 and g.ground(outside) == ".":
            return outside, inside
    raise LookupError(planet)


def later(play: Play, space: Hex, *, d20: tuple[int, ...] = ()) -> Play:
    """Another turn of seat 0, which has flown to that space meanwhile."""
    g = taken_over(play)
    g.ships[0].space, g.ships[0].impulse_ready = space, True
    g.stack = [Turn(0)]
    return Play(g, d20=d20)


def to_delivery(play: Play, card: MissionKind) -> Play:
    """To the Mission Point; a Smuggler sneaks through an Entrance, unseen."""
    g = taken_over(play)
    there = point(g, card.deliver)
    if card.type != "smuggler":
        return later(play, there)
    outside, inside = door(g, card.deliver)
    play = later(play, outside, d20=(13,)).say("impulse", f"cross:{inside[0]},{inside[1]}")
    return play.say("stop") if inside == there else play.say(f"hex:{there[0]},{there[1]}", "stop")
