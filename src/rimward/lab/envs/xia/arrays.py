"""What a seat of Xia sees, as arrays of small numbers, written straight from the table.

Everything is as the seat sees it: row 0 of the ships is its own, the other players follow clockwise, then the NPCs.
What it may not know is not looked at: a hidden card is read only where the seat's bit is set. Credits count in
thousands, and nothing is above 255. What is printed on the tiles is made once for a map, and a table is written onto a
copy of that.
"""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rimward.games.xia.renown import progress
from rimward.games.xia.renown.progress import Deed
from rimward.games.xia.table import state
from rimward.games.xia.table.board import SIZE, Hex, Map
from rimward.games.xia.table.content import SectorKind
from rimward.games.xia.table.entries import GROUND
from rimward.games.xia.table.state import NOBODY, Effect, Outfit, Xia
from rimward.games.xia.trade import cargo
from rimward.games.xia.turn import Turns
from rimward.kernel.question import Choose, Value
from rimward.kernel.zone import Zone, Zones
from rimward.lab.envs.xia import ids
from rimward.lab.envs.xia.ids import PRINTED, SEATS, SHIPS, Ids
from rimward.lab.envs.xia.layout import HIDDEN, HOUSE, IN_SECTOR, LAWS, MOST, QUESTION, SHIP, Layout, layout_of

COIN = 1000
Arrays = dict[str, NDArray[Any]]
_house = attrgetter(*HOUSE)
_PLACE = {name: place for place, name in enumerate(QUESTION)}
_ROW = len(SHIP)
_NOBODY = bytes(_ROW)


# --- the map ---------------------------------------------------------------------------------------------------------
class Chart:
    """What a map gives: a buffer with all that stays as it is, and where the rest is written."""

    __slots__ = ("buffer", "spaces", "tokens")

    def __init__(self, lay: Layout, chart: Map, den_buys_any: bool) -> None:
        self.spaces = ids.spaces_of(lay.ids, chart)
        self.tokens: list[tuple[str, int]] = []  # zones, and where a token in them is told
        buffer = np.zeros(lay.length, np.uint8)
        arrays = _views(lay, buffer.data)
        for number, (tile, kind) in enumerate(zip(chart.tiles, chart.kinds, strict=True)):
            sector = lay.ids.sectors.index(kind.name)
            _print(lay, arrays["spaces"][:, sector], kind, den_buys_any)
            arrays["where"][:, sector] = np.transpose(chart.hexes[number * SIZE : (number + 1) * SIZE])
            arrays["sectors"][sector, :2] = number + 1, tile.turn
            if "explore" in kind.marks:
                self.tokens.append((state.token(kind.name), lay.at("token", sector * SIZE + kind.marks["explore"])))
        self.buffer = buffer.tobytes()


def _print(lay: Layout, planes: NDArray[np.uint8], kind: SectorKind, den_buys_any: bool) -> None:
    """One sector."""
    plane = dict(zip(lay.planes, planes, strict=True))
    plane["explored"][:] = 1
    plane["law"][:] = LAWS.index(kind.law) + 1 if kind.law else 0
    for sign, ground in GROUND.items():
        plane[ground][:] = [at == sign for at in kind.ground]
    for mark, cell in kind.marks.items():
        if mark in ("mission", "spawn"):
            plane[mark][cell] = kind.spawn if mark == "spawn" else 1
        elif mark == "buy":
            plane["buys"][cell] = lay.goods[kind.buys]
        elif mark == "sell":
            plane["sells"][cell] = lay.goods[cargo.wanted(kind, den_buys_any)]
        elif mark in cargo.GATHERING:
            plane["gathers"][cell] = lay.goods[kind.gathers]


@lru_cache(maxsize=256)
def charted(lay: Layout, chart: Map, den_buys_any: bool) -> Chart:
    return Chart(lay, chart, den_buys_any)


def _views(lay: Layout, buffer: Any) -> Arrays:
    return {name: np.ndarray(shape, kind, buffer, offset) for name, shape, kind, offset in lay.arrays}


# --- the table -------------------------------------------------------------------------------------------------------


class XiaArrays:
    """Makes the arrays of a seat. It remembers what followed from the zones, which seldom change."""

    def __init__(self, numbers: Ids = PRINTED) -> None:
        self._ids, self._layout = numbers, layout_of(numbers)
        self.actions, self.blocks = numbers.actions, self._layout.blocks
        self._seen: dict[int, tuple[tuple[Zone, ...], bytes]] = {}  # by seat: the zones, and what followed from them
        self._hands: dict[int, tuple[tuple[Zone, ...], bytes]] = {}  # the same without the Ability Cards

    def legal(self, g: Xia, question: Choose) -> dict[int, Value]:
        return self._ids.legal(g, question)

    def observe(self, g: Xia, seat: int) -> Arrays:
        lay = self._layout
        chart = charted(lay, g.map, g.rules.den_buys_any)
        buffer = bytearray(chart.buffer)
        _write(lay, buffer, "question", _question(lay, g, seat))
        _write(lay, buffer, "table", _table(g, seat))
        _ships(lay, buffer, chart.spaces, g, seat)
        _holds(lay, buffer, g, seat)
        if g.deeds:
            _write(lay, buffer, "progress", _progress(lay, g.deeds, seat, g.seats))
        if g.earned:
            _write(lay, buffer, "claims", _claims(lay, g, seat))
        buffer[lay.cards :] = self._zones(g, seat)
        _on_the_map(lay, buffer, chart, g)
        return _views(lay, buffer)

    def _zones(self, g: Xia, seat: int) -> bytes:
        """Zones are replaced and never changed, so the same zones have the same cards."""
        now = tuple(g.zones.by_name.values())
        known = self._seen.get(seat)
        if known is None or known[0] != now:
            rest = tuple([zone for zone in now if zone.deck != "ability"])
            hands = self._hands.get(seat)
            if hands is None or hands[0] != rest:
                hands = self._hands[seat] = rest, _cards(self._layout, g.zones, seat, g.seats)
            known = self._seen[seat] = now, _abilities(self._layout, g.zones, seat, g.seats) + hands[1]
        return known[1]


def _write(lay: Layout, buffer: bytearray, part: str, numbers: bytes) -> None:
    first = lay.offsets[part]
    buffer[first : first + len(numbers)] = numbers


def _coins(credits: int) -> int:
    return min(credits // COIN, MOST)


def _question(lay: Layout, g: Xia, seat: int) -> bytes:
    row = bytearray(len(QUESTION))
    if g.open:
        asked, top = g.open[0], g.stack[-1]
        row[0], row[1], row[-1] = lay.code[asked.code], (asked.seat - seat) % g.seats + 1, len(top.picks)
        for name, value in asked.about.items():
            if name == "faces":
                faces = bytes([int(face) for face in str(value).split(",")[:4] if face])
                row[_PLACE["face 1"] : _PLACE["face 1"] + len(faces)] = faces
            elif isinstance(value, int):
                row[_PLACE[name]] = _number(g, seat, name, value)
            elif name in lay.named:
                place, numbers = lay.named[name]
                row[_PLACE[place]] = numbers[value]
    return bytes(row)


def _number(g: Xia, seat: int, name: str, value: int) -> int:
    if name in ("ship", "target", "giver"):
        return ids.ship_row(g, seat, value) + 1
    return _coins(value) if name == "credits" else min(value, MOST)


def _table(g: Xia, seat: int) -> bytes:
    turns = g.stack[0] if g.stack else None
    turn = (turns.seat - seat) % g.seats + 1 if isinstance(turns, Turns) else 0
    return bytes((g.seats, g.target, len(g.tiles), turn, *_house(g.rules)))


def _ships(lay: Layout, buffer: bytearray, spaces: dict[Hex, int], g: Xia, seat: int) -> None:
    """Rows, and where they are on the map; of two in one space the player is told, and first of all the seat's own."""
    seats, ships, first, rows = g.seats, g.ships, lay.offsets["ships"], [_NOBODY] * len(SHIPS)
    for number in range(seats, len(ships)):
        row = ids.ship_row(g, seat, number)
        rows[row] = _npc(lay, g, seat, number, _lies(lay, buffer, spaces, ships[number].space, row))
    for row in range(seats - 1, -1, -1):
        number = (seat + row) % seats
        rows[row] = _captain(lay, g, row, number, _lies(lay, buffer, spaces, ships[number].space, row))
    buffer[first : first + len(rows) * _ROW] = b"".join(rows)
    for effect in g.effects:
        _effect(buffer, first + (effect.seat - seat) % seats * _ROW, g, seat, effect)


def _lies(lay: Layout, buffer: bytearray, spaces: dict[Hex, int], here: Hex | None, row: int) -> tuple[int, int, int]:
    """Whether a ship is on the board, and where."""
    if here is None:
        return 0, 0, 0
    space = spaces[here]
    buffer[lay.ship_plane + space] = row + 1
    return 1, space // SIZE + 1, space % SIZE


def _captain(lay: Layout, g: Xia, row: int, seat: int, here: tuple[int, int, int]) -> bytes:
    ship = g.ships[seat]
    return bytes(
        (
            *here,
            lay.mat[ship.name],
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


def _npc(lay: Layout, g: Xia, seat: int, number: int, here: tuple[int, int, int]) -> bytes:
    ship = g.ships[number]
    loot, controller = min(g.credits[number] // COIN, MOST), (ship.seat - seat) % g.seats + 1
    grudge = 0 if ship.grudge == NOBODY else ids.ship_row(g, seat, ship.grudge) + 1
    card = (ship.wounds, 0, loot, 0, 0, ship.skips, controller, grudge, lay.sector[ship.heading])
    return bytes((*here, 0, ship.tier, *(0, 0, 0, 0, 0, 0), *card, *(0, 0, 0, 0, 0, 0, 0, 0)))


def _effect(buffer: bytearray, row: int, g: Xia, seat: int, effect: Effect) -> None:
    place = SHIP.index(_EFFECTS[effect.card])
    buffer[row + place] = min(effect.amount, MOST)
    if effect.target != NOBODY:
        buffer[row + place + 1] = ids.ship_row(g, seat, effect.target) + 1


_EFFECTS = {"auto-pilot": "auto-pilot", "ablative-plating": "armour", "mag-harpoon": "harpoon steps"}


def _holds(lay: Layout, buffer: bytearray, g: Xia, seat: int) -> None:
    at = lay.offsets["holds"]
    for row in range(g.seats):
        ship = g.ships[(seat + row) % g.seats]
        buffer[at : at + lay.hold] = _hold(lay, ship.hold, ship.outfits, ship.markers, ship.damaged)
        at += lay.hold


@lru_cache(maxsize=4096)
def _hold(
    lay: Layout,
    cubes: tuple[str, ...],
    outfits: tuple[Outfit, ...],
    markers: tuple[int, ...],
    damaged: tuple[int, ...],
) -> bytes:
    rows = bytearray(lay.hold)
    for space, cube in enumerate(cubes):
        rows[space] = lay.cube[cube]
    for outfit in outfits:
        for space in outfit.sections:
            rows[lay.ids.hold + space] = lay.outfit[outfit.name]
        for space in outfit.uses:
            rows[2 * lay.ids.hold + space] = 1
    for space in markers:
        rows[3 * lay.ids.hold + space] = 1
    for space in damaged:
        rows[4 * lay.ids.hold + space] = 1
    return bytes(rows)


@lru_cache(maxsize=1024)
def _progress(lay: Layout, done: tuple[Deed, ...], seat: int, seats: int) -> bytes:
    rows = bytearray(seats * len(lay.ids.titles))
    for by, objective, value in done:
        at = (by - seat) % seats * len(lay.ids.titles) + lay.objective[objective]
        rows[at] = _coins(value) if value >= COIN else min(value, MOST)
    return bytes(rows)


def _claims(lay: Layout, g: Xia, seat: int) -> bytes:
    rows = bytearray(g.seats * len(lay.ids.titles))
    for card in g.open_titles():
        for first in progress.first(g.earned, card):
            rows[(first - seat) % g.seats * len(lay.ids.titles) + lay.ids.titles.index(card)] = 1
    return bytes(rows)


def _on_the_map(lay: Layout, buffer: bytearray, chart: Chart, g: Xia) -> None:
    zones, sectors = g.zones.by_name, lay.offsets["sectors"]
    for name, place in chart.tokens:
        if name in zones and zones[name].faces:
            buffer[place] = 1
    for q, r, cube in g.adrift:
        buffer[lay.adrift[cube] + chart.spaces[q, r]] += 1
    for sector in g.gates_used:
        buffer[sectors + (lay.sector[sector] - 1) * len(IN_SECTOR) + 2] = 1
    for sector in g.drew:
        buffer[sectors + (lay.sector[sector] - 1) * len(IN_SECTOR) + 3] = 1


# --- the cards -------------------------------------------------------------------------------------------------------
def _abilities(lay: Layout, zones: Zones, seat: int, seats: int) -> bytes:
    rows = bytearray(SEATS * len(lay.ids.abilities))
    for row in range(seats):
        player = (seat + row) % seats
        for mark, cards in enumerate((state.abilities(player), state.exhausted(player)), 1):
            for card in zones.by_name[cards].faces:
                rows[row * len(lay.ids.abilities) + lay.ability[card] - 1] = mark
    return bytes(rows)


def _cards(lay: Layout, zones: Zones, seat: int, seats: int) -> bytes:
    """Titles, Missions and tokens, as far as the bit of this seat goes."""
    titles, missions = bytearray(len(lay.ids.titles)), bytearray(SEATS * (1 + len(lay.types)))
    unseen, tokens = bytearray(b"\1" * len(lay.ids.missions)), bytearray(SEATS * len(lay.faces))
    for title in zones[state.TITLES_OPEN].faces:
        titles[lay.ids.titles.index(title)] = 1
    for row in range(seats):
        player = (seat + row) % seats
        for title in zones[state.titles(player)].faces:
            titles[lay.ids.titles.index(title)] = 2 + row
        for face in zones[state.tokens_of(player)].faces:
            tokens[row * len(lay.faces) + lay.faces.index(face)] += 1
        first = row * (1 + len(lay.types))
        for card in _seen(zones[state.mission(player)], seat):
            missions[first] = lay.mission[card] if card else HIDDEN
        for card in filter(None, _seen(zones[state.completed(player)], seat)):
            missions[first + 1 + lay.types.index(lay.ids.content.missions[card].type)] += 1
    for name, zone in zones.by_name.items():
        if zone.deck == "mission" and name != state.MISSIONS:
            for card in filter(None, _seen(zone, seat)):
                unseen[lay.mission[card] - 1] = 0
    choice = bytes([lay.mission[card] for card in _seen(zones[state.drawn(seat)], seat)]).ljust(3, b"\0")
    piles = bytes(
        [zones.size(pile) for pile in (state.STACK, state.TOKENS, state.TITLES, state.MISSIONS, state.MISSIONS_OUT)]
    )
    return b"".join((titles, missions, choice, unseen, tokens, piles))


def _seen(zone: Zone, seat: int) -> list[str]:
    """The faces of a zone, each empty where the seat does not know it."""
    return [face if mask >> seat & 1 else "" for face, mask in zip(zone.faces, zone.masks, strict=True)]
