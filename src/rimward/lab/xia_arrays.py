"""What a seat of Xia sees, as arrays of small numbers, written straight from the table.

Everything is as the seat sees it: row 0 of the ships is its own, the other players follow clockwise, then the NPCs.
What it may not know is not looked at: a hidden card is read only where the seat's bit is set. Credits count in
thousands, and nothing is above 255. What is printed on the tiles is made once for a map, and a table is written onto a
copy of that.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import prod
from operator import attrgetter
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rimward.games.xia import cargo, deeds, state
from rimward.games.xia.board import SIZE, Hex, Map
from rimward.games.xia.content import CELL_NAMES, SectorKind
from rimward.games.xia.deeds import Deed
from rimward.games.xia.entries import GROUND
from rimward.games.xia.state import NOBODY, Effect, Outfit, Xia
from rimward.games.xia.turn import Turns
from rimward.kernel.question import Choose, Value
from rimward.kernel.zone import Zone, Zones
from rimward.lab import xia_ids
from rimward.lab.xia_ids import ABILITIES, BOX, CUBES, HOLD, MATS, MISSIONS, OUTFITS, SEATS, SECTORS, SHIPS, TITLES

MOST, COIN = 255, 1000
HIDDEN = MOST  # a card that lies face down
LAWS = ("lawful", "neutral", "outlaw")
TYPES = tuple(dict.fromkeys(kind.type for kind in BOX.missions.values()))
FACES = tuple(dict.fromkeys(BOX.tokens))
PLAYERS = SHIPS[:SEATS]

# --- what the arrays hold --------------------------------------------------------------------------------------------
QUESTIONS = (
    *("xia.setup.ship-choice-tier-one", "xia.setup.starting-outfits", "xia.first-game.kit-choice"),
    *("xia.action.list", "xia.move.point-per-space", "xia.business.any-order", "xia.business.buy-ship-transfer"),
    *("xia.status.arm", "xia.title.claim", "xia.rescue.arm-now", "xia.respawn.where", "xia.gate.tigris"),
    *("xia.outfit.placement", "xia.outfit.shield-hazards", "xia.explore.declare-edge", "xia.damage.placement"),
    *("xia.cargo.buy", "xia.cargo.buy-where", "xia.cargo.sell", "xia.cargo.placing", "xia.cargo.collect"),
    *("xia.cargo.jettison", "xia.mission.draw", "xia.mission.reveal", "xia.credits.gift"),
    *("xia.combat.acquire", "xia.combat.declare-attack", "xia.combat.declare-defense", "xia.combat.rearm"),
    *("xia.combat.ability-attack", "xia.npc.spawn", "xia.npc.move-route"),
    *("xia.ability.use", "xia.ability.defense-timing", "xia.ability.afterburner", "xia.ability.mag-harpoon"),
    *("xia.ability.rail-gun", "xia.ability.particle-emitter", "xia.ability.nano-regeneration"),
    *("xia.ability.replicator", "xia.ability.deep-scan", "xia.ability.fold-drive"),
)
ROLLS = (
    *("xia.move.engine", "xia.combat.roll", "xia.outfit.shield-hazards", "xia.gate.tigris", "xia.respawn.where"),
    *("xia.border.shield-cross", "xia.border.debris-enter", "xia.border.asteroid-enter", "xia.border.nebula-enter"),
    *("xia.cargo.mine", "xia.cargo.salvage", "xia.cargo.harvest", "xia.mission.smuggler-sneak"),
    *("xia.mission.research-roll", "xia.mission.bounty-hunter-roll", "xia.mission.thief-steal"),
    *(f"xia.ability.{card}" for card in ABILITIES),
)
QUESTION = (
    *("code", "seat", "movement", "points", "left", "roll", "ship", "target", "mat", "outfit", "cube", "giver"),
    *("credits", "rolled", "face 1", "face 2", "face 3", "face 4", "picked"),
)
HOUSE = ("gate_fame", "den_buys_any", "first_game", "npcs", "min_move", "safe_mining")
TABLE = ("seats", "target", "tiles", "turn", *HOUSE)
SHIP = (
    *("on board", "sector", "cell", "mat", "tier", "energy", "meter", "armed", "disarmed", "markers", "damage"),
    *("wounds", "bounty", "credits", "fame", "impulse ready", "skips", "controller", "grudge", "heading"),
    *("payment", "crime", "lucky", "rerolled", "auto-pilot", "armour", "harpoon steps", "harpoon target"),
)
IN_HOLD = ("cube", "outfit", "use space", "marker", "damage")
PLANES = (
    *("explored", *GROUND.values()),
    *("law", "buys", "sells", "gathers", "mission", "spawn", "token", *(f"adrift {cube}" for cube in CUBES), "ship"),
)
IN_SECTOR = ("laid", "turn", "gate used", "drawn here")
PILES = ("sectors", "tokens", "titles", "missions", "discarded missions")


class Part(NamedTuple):
    """One array: the names along its axes, and what its numbers mean."""

    name: str
    axes: tuple[tuple[str, ...], ...]
    means: str
    kind: type[np.uint8] | type[np.int8] = np.uint8

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(len(names) for names in self.axes)


def _names(number: int) -> tuple[str, ...]:
    return tuple(str(n) for n in range(number))


_CELLS = (SECTORS, CELL_NAMES)
PARTS: tuple[Part, ...] = (
    Part("spaces", (PLANES, *_CELLS), "what is printed and what lies in every space; where a name is told, from 1"),
    Part("where", (("q", "r"), *_CELLS), "axial coordinates of every space; 0 where unexplored", np.int8),
    Part(
        "sectors", (SECTORS, IN_SECTOR), "the how-manieth tile it is, from 1, and how many sixths it is turned; flags"
    ),
    Part("question", (QUESTION,), "the open question and its numbers; codes, names, seats and ships from 1"),
    Part("table", (TABLE,), "what is played, and whose turn it is: 1 for the own seat, then clockwise"),
    Part(
        "ships", (SHIPS, SHIP), "ships and their captains; names and ships from 1; a payment of 255 waits for a sector"
    ),
    Part("holds", (PLAYERS, IN_HOLD, _names(HOLD)), "what lies on every Hold space; cubes and Outfits from 1; flags"),
    Part("progress", (PLAYERS, TITLES), "how far players are with open Titles that count deeds; Credits in thousands"),
    Part("claims", (PLAYERS, TITLES), "1 where a player was the first to earn an open Title"),
    Part("abilities", (PLAYERS, ABILITIES), "1 ready, 2 exhausted"),
    Part("titles", (TITLES,), "1 open; 2 claimed by the own seat, 3 by the next one ..."),
    Part(
        "missions", (PLAYERS, ("active", *TYPES)), f"the Active Mission from 1, {HIDDEN} face down; the completed ones"
    ),
    Part("drawn", (_names(3),), "the Mission Cards that the own seat chooses from, from 1"),
    Part("unseen_missions", (MISSIONS,), "1 where the seat cannot say where the card is"),
    Part("tokens", (PLAYERS, FACES), "Exploration Tokens collected"),
    Part("piles", (PILES,), "how many lie there"),
)
SIZES = [prod(part.shape) for part in PARTS]
LENGTH = sum(SIZES)
OFFSETS = {part.name: sum(SIZES[:number]) for number, part in enumerate(PARTS)}
_VIEWS = tuple((part.name, part.shape, part.kind, OFFSETS[part.name]) for part in PARTS)
_CARDS = OFFSETS["abilities"]  # from here on everything follows from the zones

Arrays = dict[str, NDArray[Any]]


def _from_one(names: Iterable[str]) -> dict[str, int]:
    return {"": 0, **{name: number for number, name in enumerate(names, 1)}}


_CODE, _ROLL, _MAT, _OUTFIT, _CUBE = (_from_one(names) for names in (QUESTIONS, ROLLS, MATS, OUTFITS, CUBES))
_SECTOR, _MISSION, _ABILITY = (_from_one(names) for names in (SECTORS, MISSIONS, ABILITIES))
_OBJECTIVE = {kind.objective: number for number, kind in enumerate(BOX.titles.values())}
_house = attrgetter(*HOUSE)
_PLACE = {name: place for place, name in enumerate(QUESTION)}
_GOODS = {**_CUBE, cargo.ANY: len(CUBES) + 1}


# --- the map ---------------------------------------------------------------------------------------------------------
class Chart:
    """What a map gives: a buffer with all that stays as it is, and where the rest is written."""

    __slots__ = ("buffer", "spaces", "tokens")

    def __init__(self, chart: Map, den_buys_any: bool) -> None:
        self.spaces = xia_ids.spaces_of(chart)
        self.tokens: list[tuple[str, int]] = []  # zones, and where a token in them is told
        buffer = np.zeros(LENGTH, np.uint8)
        arrays = _views(buffer.data)
        for number, (tile, kind) in enumerate(zip(chart.tiles, chart.kinds, strict=True)):
            sector = SECTORS.index(kind.name)
            _print(arrays["spaces"][:, sector], kind, den_buys_any)
            arrays["where"][:, sector] = np.transpose(chart.hexes[number * SIZE : (number + 1) * SIZE])
            arrays["sectors"][sector, :2] = number + 1, tile.turn
            if "explore" in kind.marks:
                self.tokens.append((state.token(kind.name), _at("token", sector * SIZE + kind.marks["explore"])))
        self.buffer = buffer.tobytes()


def _print(planes: NDArray[np.uint8], kind: SectorKind, den_buys_any: bool) -> None:
    """One sector."""
    plane = dict(zip(PLANES, planes, strict=True))
    plane["explored"][:] = 1
    plane["law"][:] = LAWS.index(kind.law) + 1 if kind.law else 0
    for sign, ground in GROUND.items():
        plane[ground][:] = [at == sign for at in kind.ground]
    for mark, cell in kind.marks.items():
        if mark in ("mission", "spawn"):
            plane[mark][cell] = kind.spawn if mark == "spawn" else 1
        elif mark == "buy":
            plane["buys"][cell] = _GOODS[kind.buys]
        elif mark == "sell":
            plane["sells"][cell] = _GOODS[cargo.wanted(kind, den_buys_any)]
        elif mark in cargo.GATHERING:
            plane["gathers"][cell] = _GOODS[kind.gathers]


def _at(plane: str, space: int) -> int:
    """Where in the buffer a plane has a space."""
    return PLANES.index(plane) * len(SECTORS) * SIZE + space


@lru_cache(maxsize=256)
def charted(chart: Map, den_buys_any: bool) -> Chart:
    return Chart(chart, den_buys_any)


def _views(buffer: Any) -> Arrays:
    return {name: np.ndarray(shape, kind, buffer, offset) for name, shape, kind, offset in _VIEWS}


# --- the table -------------------------------------------------------------------------------------------------------
_ADRIFT = {cube: _at(f"adrift {cube}", 0) for cube in CUBES}
_SHIP_PLANE = _at("ship", 0)
_ROW, _HOLD = len(SHIP), len(IN_HOLD) * HOLD
_NOBODY = bytes(_ROW)


class XiaArrays:
    """Makes the arrays of a seat. It remembers what followed from the zones, which seldom change."""

    actions = xia_ids.ACTIONS
    parts = PARTS

    def __init__(self) -> None:
        self._seen: dict[int, tuple[tuple[Zone, ...], bytes]] = {}  # by seat: the zones, and what followed from them
        self._hands: dict[int, tuple[tuple[Zone, ...], bytes]] = {}  # the same without the Ability Cards

    def legal(self, g: Xia, question: Choose) -> dict[int, Value]:
        return xia_ids.legal(g, question)

    def observe(self, g: Xia, seat: int) -> Arrays:
        chart = charted(g.map, g.rules.den_buys_any)
        buffer = bytearray(chart.buffer)
        _write(buffer, "question", _question(g, seat))
        _write(buffer, "table", _table(g, seat))
        _ships(buffer, chart.spaces, g, seat)
        _holds(buffer, g, seat)
        if g.deeds:
            _write(buffer, "progress", _progress(g.deeds, seat, g.seats))
        if g.earned:
            _write(buffer, "claims", _claims(g, seat))
        buffer[_CARDS:] = self._zones(g, seat)
        _on_the_map(buffer, chart, g)
        return _views(buffer)

    def _zones(self, g: Xia, seat: int) -> bytes:
        """Zones are replaced and never changed, so the same zones have the same cards."""
        now = tuple(g.zones.by_name.values())
        known = self._seen.get(seat)
        if known is None or known[0] != now:
            rest = tuple([zone for zone in now if zone.deck != "ability"])
            hands = self._hands.get(seat)
            if hands is None or hands[0] != rest:
                hands = self._hands[seat] = rest, _cards(g.zones, seat, g.seats)
            known = self._seen[seat] = now, _abilities(g.zones, seat, g.seats) + hands[1]
        return known[1]


def _write(buffer: bytearray, part: str, numbers: bytes) -> None:
    first = OFFSETS[part]
    buffer[first : first + len(numbers)] = numbers


def _coins(credits: int) -> int:
    return min(credits // COIN, MOST)


def _question(g: Xia, seat: int) -> bytes:
    row = bytearray(len(QUESTION))
    if g.open:
        asked, top = g.open[0], g.stack[-1]
        row[0], row[1], row[-1] = _CODE[asked.code], (asked.seat - seat) % g.seats + 1, len(top.picks)
        for name, value in asked.about.items():
            if name == "faces":
                faces = bytes([int(face) for face in str(value).split(",")[:4] if face])
                row[_PLACE["face 1"] : _PLACE["face 1"] + len(faces)] = faces
            elif isinstance(value, int):
                row[_PLACE[name]] = _number(g, seat, name, value)
            elif name in _NAMES:
                place, numbers = _NAMES[name]
                row[_PLACE[place]] = numbers[value]
    return bytes(row)


_NAMES = {"roll": ("rolled", _ROLL), "ship": ("mat", _MAT), "outfit": ("outfit", _OUTFIT), "cube": ("cube", _CUBE)}


def _number(g: Xia, seat: int, name: str, value: int) -> int:
    if name in ("ship", "target", "giver"):
        return xia_ids.ship_row(g, seat, value) + 1
    return _coins(value) if name == "credits" else min(value, MOST)


def _table(g: Xia, seat: int) -> bytes:
    turns = g.stack[0] if g.stack else None
    turn = (turns.seat - seat) % g.seats + 1 if isinstance(turns, Turns) else 0
    return bytes((g.seats, g.target, len(g.tiles), turn, *_house(g.rules)))


def _ships(buffer: bytearray, spaces: dict[Hex, int], g: Xia, seat: int) -> None:
    """Rows, and where they are on the map; of two in one space the player is told, and first of all the seat's own."""
    seats, ships, first, rows = g.seats, g.ships, OFFSETS["ships"], [_NOBODY] * len(SHIPS)
    for number in range(seats, len(ships)):
        row = xia_ids.ship_row(g, seat, number)
        rows[row] = _npc(g, seat, number, _lies(buffer, spaces, ships[number].space, row))
    for row in range(seats - 1, -1, -1):
        number = (seat + row) % seats
        rows[row] = _captain(g, row, number, _lies(buffer, spaces, ships[number].space, row))
    buffer[first : first + len(rows) * _ROW] = b"".join(rows)
    for effect in g.effects:
        _effect(buffer, first + (effect.seat - seat) % seats * _ROW, g, seat, effect)


def _lies(buffer: bytearray, spaces: dict[Hex, int], here: Hex | None, row: int) -> tuple[int, int, int]:
    """Whether a ship is on the board, and where."""
    if here is None:
        return 0, 0, 0
    space = spaces[here]
    buffer[_SHIP_PLANE + space] = row + 1
    return 1, space // SIZE + 1, space % SIZE


def _captain(g: Xia, row: int, seat: int, here: tuple[int, int, int]) -> bytes:
    ship = g.ships[seat]
    return bytes(
        (
            *here,
            _MAT[ship.name],
            ship.tier,
            ship.energy,
            ship.meter,
            ship.armed,
            ship.disarmed,
            len(ship.markers),
            len(ship.damaged),
            0,
            min(ship.bounty // COIN, MOST),
            min(g.credits[seat] // COIN, MOST),
            g.fame[seat],
            ship.impulse_ready,
            ship.skips,
            row + 1,
            *(0, 0),
            g.payments[seat] // COIN & MOST,  # 255 where it waits for a sector
            g.crimes[seat] // COIN,
            seat in g.lucky,
            g.rerolled.count(seat),
            *(0, 0, 0, 0),
        )
    )


def _npc(g: Xia, seat: int, number: int, here: tuple[int, int, int]) -> bytes:
    ship = g.ships[number]
    loot, controller = min(g.credits[number] // COIN, MOST), (ship.seat - seat) % g.seats + 1
    grudge = 0 if ship.grudge == NOBODY else xia_ids.ship_row(g, seat, ship.grudge) + 1
    card = (ship.wounds, 0, loot, 0, 0, ship.skips, controller, grudge, _SECTOR[ship.heading])
    return bytes((*here, 0, ship.tier, *(0, 0, 0, 0, 0, 0), *card, *(0, 0, 0, 0, 0, 0, 0, 0)))


def _effect(buffer: bytearray, row: int, g: Xia, seat: int, effect: Effect) -> None:
    place = SHIP.index(_EFFECTS[effect.card])
    buffer[row + place] = min(effect.amount, MOST)
    if effect.target != NOBODY:
        buffer[row + place + 1] = xia_ids.ship_row(g, seat, effect.target) + 1


_EFFECTS = {"auto-pilot": "auto-pilot", "ablative-plating": "armour", "mag-harpoon": "harpoon steps"}


def _holds(buffer: bytearray, g: Xia, seat: int) -> None:
    at = OFFSETS["holds"]
    for row in range(g.seats):
        ship = g.ships[(seat + row) % g.seats]
        buffer[at : at + _HOLD] = _hold(ship.hold, ship.outfits, ship.markers, ship.damaged)
        at += _HOLD


@lru_cache(maxsize=4096)
def _hold(
    cubes: tuple[str, ...], outfits: tuple[Outfit, ...], markers: tuple[int, ...], damaged: tuple[int, ...]
) -> bytes:
    rows = bytearray(_HOLD)
    for space, cube in enumerate(cubes):
        rows[space] = _CUBE[cube]
    for outfit in outfits:
        for space in outfit.sections:
            rows[HOLD + space] = _OUTFIT[outfit.name]
        for space in outfit.uses:
            rows[2 * HOLD + space] = 1
    for space in markers:
        rows[3 * HOLD + space] = 1
    for space in damaged:
        rows[4 * HOLD + space] = 1
    return bytes(rows)


@lru_cache(maxsize=1024)
def _progress(done: tuple[Deed, ...], seat: int, seats: int) -> bytes:
    rows = bytearray(seats * len(TITLES))
    for by, objective, value in done:
        at = (by - seat) % seats * len(TITLES) + _OBJECTIVE[objective]
        rows[at] = _coins(value) if value >= COIN else min(value, MOST)
    return bytes(rows)


def _claims(g: Xia, seat: int) -> bytes:
    rows = bytearray(g.seats * len(TITLES))
    for card in g.open_titles():
        for first in deeds.first(g.earned, card):
            rows[(first - seat) % g.seats * len(TITLES) + TITLES.index(card)] = 1
    return bytes(rows)


def _on_the_map(buffer: bytearray, chart: Chart, g: Xia) -> None:
    zones, sectors = g.zones.by_name, OFFSETS["sectors"]
    for name, place in chart.tokens:
        if name in zones and zones[name].faces:
            buffer[place] = 1
    for q, r, cube in g.adrift:
        buffer[_ADRIFT[cube] + chart.spaces[q, r]] += 1
    for sector in g.gates_used:
        buffer[sectors + (_SECTOR[sector] - 1) * len(IN_SECTOR) + 2] = 1
    for sector in g.drew:
        buffer[sectors + (_SECTOR[sector] - 1) * len(IN_SECTOR) + 3] = 1


# --- the cards -------------------------------------------------------------------------------------------------------
def _abilities(zones: Zones, seat: int, seats: int) -> bytes:
    rows = bytearray(SEATS * len(ABILITIES))
    for row in range(seats):
        player = (seat + row) % seats
        for mark, cards in enumerate((state.abilities(player), state.exhausted(player)), 1):
            for card in zones.by_name[cards].faces:
                rows[row * len(ABILITIES) + _ABILITY[card] - 1] = mark
    return bytes(rows)


def _cards(zones: Zones, seat: int, seats: int) -> bytes:
    """Titles, Missions and tokens, as far as the bit of this seat goes."""
    titles, missions = bytearray(len(TITLES)), bytearray(SEATS * (1 + len(TYPES)))
    unseen, tokens = bytearray(b"\1" * len(MISSIONS)), bytearray(SEATS * len(FACES))
    for title in zones[state.TITLES_OPEN].faces:
        titles[TITLES.index(title)] = 1
    for row in range(seats):
        player = (seat + row) % seats
        for title in zones[state.titles(player)].faces:
            titles[TITLES.index(title)] = 2 + row
        for face in zones[state.tokens_of(player)].faces:
            tokens[row * len(FACES) + FACES.index(face)] += 1
        first = row * (1 + len(TYPES))
        for card in _seen(zones[state.mission(player)], seat):
            missions[first] = _MISSION[card] if card else HIDDEN
        for card in filter(None, _seen(zones[state.completed(player)], seat)):
            missions[first + 1 + TYPES.index(BOX.missions[card].type)] += 1
    for name, zone in zones.by_name.items():
        if zone.deck == "mission" and name != state.MISSIONS:
            for card in filter(None, _seen(zone, seat)):
                unseen[_MISSION[card] - 1] = 0
    choice = bytes([_MISSION[card] for card in _seen(zones[state.drawn(seat)], seat)]).ljust(3, b"\0")
    piles = bytes(
        [zones.size(pile) for pile in (state.STACK, state.TOKENS, state.TITLES, state.MISSIONS, state.MISSIONS_OUT)]
    )
    return b"".join((titles, missions, choice, unseen, tokens, piles))


def _seen(zone: Zone, seat: int) -> list[str]:
    """The faces of a zone, each empty where the seat does not know it."""
    return [face if mask >> seat & 1 else "" for face, mask in zip(zone.faces, zone.masks, strict=True)]
