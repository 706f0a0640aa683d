"""Flat ids for the options of Xia: a number for each kind of option, the same at every table.

An option is a word, or a word with what it is about. A word is a *family*; what it is about are places along its axes:
`hex` has an id for every cell of every sector, wherever the sector lies. Ships go by where their player sits as seen
from the seat that is asked, unexplored places by the sector that they are beside. The table follows from the box, so
another box has other ids.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from math import prod
from typing import NamedTuple

from rimward.games.xia import GAME, board, move
from rimward.games.xia.board import SIDES, SIZE, STEPS, Hex, Map, distance
from rimward.games.xia.content import CELL_NAMES, content
from rimward.games.xia.entries import DIRECTIONS
from rimward.games.xia.npcs import CARDS
from rimward.games.xia.setup import KITS
from rimward.games.xia.state import MARKERS, Xia, completed, drawn
from rimward.kernel.question import Choose, Value

BOX = content()
SEATS = max(GAME.seats)
SHIPS = ("own", *(f"player {n}" for n in range(1, SEATS)), *CARDS)  # players clockwise from one's own, then NPCs
SECTORS, OUTFITS, MATS, CUBES = tuple(BOX.sectors), tuple(BOX.outfits), tuple(BOX.ships), tuple(BOX.cubes)
MISSIONS, TITLES = tuple(BOX.missions), tuple(BOX.titles)
ABILITIES = tuple(kind.ability for kind in BOX.ships.values())
HOLD = max(len(kind.hold) for kind in BOX.ships.values())
# Of a Hold as it is and as it first was: a table plays with either.
_CELLS = [cell for kind in BOX.ships.values() for cell in (*kind.hold, *kind.first_hold)]
WIDE, HIGH = (1 + max(cell[axis] for cell in _CELLS) for axis in (0, 1))
DICE = 8  # more than are ever rolled at once

WORDS = (
    *("end", "stop", "done", "pass", "none", "auto", "stay", "detach", "impulse", "attack", *move.IN_SPACE, "tigris"),
    *("recharge", "repair", "rearrange", "buy-fame", "remains", "reveal", "double", "accept", "decline"),
    *(card for card in ABILITIES if card != "tac-x"),  # it is never played without a die
)


class Family(NamedTuple):
    """Options that begin with the same word. The ids of a family run along its axes, the last one fastest.

    Its name is the word, but for `use` and `sell`, which each mean several things.
    """

    word: str
    axes: tuple[tuple[str, tuple[str, ...]], ...]  # what there is along each axis, and the names there
    means: str

    @property
    def size(self) -> int:
        return prod(len(names) for _, names in self.axes)


def _count(number: int, first: int = 0) -> tuple[str, ...]:
    return tuple(str(n) for n in range(first, first + number))


_SECTOR, _CELL, _SPACE = ("sector", SECTORS), ("cell", CELL_NAMES), ("hold space", _count(HOLD))
_WAY, _SHIP, _CARD = ("direction", DIRECTIONS), ("ship", SHIPS), ("mission", MISSIONS)

FAMILIES: tuple[Family, ...] = (
    *(Family(word, (), "a word alone") for word in WORDS),
    Family("hex", (_SECTOR, _CELL), "fly, come back or be put into that space"),
    Family("cross", (_SECTOR, _CELL), "the same across a border that asks for a roll or has a price"),
    Family("gate", (_SECTOR, _CELL), "through a Gate into that space"),
    Family("jump", (_WAY,), "a Blind Jump in that direction"),
    Family("edge", (_SECTOR, _WAY), "a new tile at that side of a sector; of several such, the one listed first"),
    Family("use-space", (_WAY, ("act", move.USABLE)), "an Action in the occupied space in that direction"),
    Family("use-rescue", (_WAY, _SHIP), "a Rescue from there"),
    Family("follow", (), "after a ship on the Mag-Harpoon"),
    Family("add", (), "the most that an Afterburner adds"),
    Family("engine", (_SPACE,), "a Move with the Engine whose Use Space is there"),
    Family("use", (_SPACE,), "a marker on that Use Space of the own ship"),
    Family("hold", (("player", SHIPS[:SEATS]), _SPACE), "damage there, or away from there"),
    Family("space", (_SPACE,), "the cube in hand goes there"),
    Family("place", (("x", _count(WIDE)), ("y", _count(HIGH)), ("turn", _count(4))), "the Outfit in hand lies so"),
    Family("sell-outfit", (_SPACE,), "the Outfit whose first section is there"),
    Family("arm", (("markers", _count(MARKERS + 1)),), "arm so many"),
    Family("pairs", (("pairs", _count(HOLD // 2, 1)),), "buy so many pairs of cubes"),
    Family("cube", (("cube", CUBES),), "a cube of that type"),
    Family("sell-cubes", (("cube", CUBES), ("number", _count(HOLD + 1))), "sell so many of a type"),
    Family("ship", (_SHIP,), "that ship as the target"),
    Family("rescue", (_SHIP,), "rescue that ship"),
    Family("line", (_WAY,), "fire along that line"),
    Family("tac-x", (("die", _count(DICE)),), "roll that die again"),
    Family("second-chance", (("die", _count(DICE)),), "the same, by a Title"),
    Family("keep", (_CARD,), "keep that card of the three"),
    Family("experience", (_CARD,), "spend that completed Mission for a new roll"),
    Family("title", (("title", TITLES),), "claim it"),
    Family("card", (("ability", ABILITIES),), "refresh it"),
    Family("outfit", (("outfit", OUTFITS),), "take it at the start"),
    Family("buy-outfit", (("outfit", OUTFITS),), "buy it"),
    Family("mat", (("ship", MATS),), "begin with it"),
    Family("buy-ship", (("ship", MATS),), "buy it"),
    Family("kit", (("kit", tuple(KITS)),), "begin the first game with it"),
    Family("sector", (_SECTOR,), "fold space to there"),
)


def _firsts() -> dict[str, int]:
    """By word, the first id of its family."""
    firsts, at = dict[str, int](), 0
    for family in FAMILIES:
        firsts[family.word] = at
        at += family.size
    return firsts


FIRST = _firsts()
ACTIONS = sum(family.size for family in FAMILIES)


def name_of(action: int) -> str:
    """What an id stands for: `stop`, `hex kemplar-ii b2`, `hold player 1, 4`."""
    family = next(family for family in reversed(FAMILIES) if FIRST[family.word] <= action)
    rest, names = action - FIRST[family.word], list[str]()
    for _, along in reversed(family.axes):
        rest, place = divmod(rest, len(along))
        names.insert(0, along[place])
    return " ".join([family.word, *names])


# --- from an option to its id ----------------------------------------------------------------------------------------
def _numbered(words: Iterable[str]) -> dict[str, int]:
    return {word: number for number, word in enumerate(words)}


_NPCS = _numbered(CARDS)


@lru_cache(maxsize=256)
def spaces_of(chart: Map) -> dict[Hex, int]:
    """The spaces on the board: sector by sector as the box has them, 19 cells each, wherever the tiles lie."""
    firsts = [SECTORS.index(kind.name) * SIZE for kind in chart.kinds]
    return {space: firsts[number // SIZE] + number % SIZE for space, number in chart.numbers.items()}


def ship_row(g: Xia, seat: int, ship: int) -> int:
    """The place of a ship in SHIPS, as a seat sees it."""
    return (ship - seat) % g.seats if ship < g.seats else SEATS + _NPCS[g.ships[ship].npc]


_NAMED = {  # words with one name, and their places
    "line": _numbered(DIRECTIONS),
    "cube": _numbered(CUBES),
    "title": _numbered(TITLES),
    "card": _numbered(ABILITIES),
    "outfit": _numbered(OUTFITS),
    "buy-outfit": _numbered(OUTFITS),
    "mat": _numbered(MATS),
    "buy-ship": _numbered(MATS),
    "kit": _numbered(KITS),
    "sector": _numbered(SECTORS),
}
_COUNTED = {"engine": 0, "space": 0, "sell-outfit": 0, "arm": 0, "tac-x": 0, "second-chance": 0, "pairs": -1}
_WORDS = {word: FIRST[word] for word in WORDS}
_SPACES = {word: FIRST[word] for word in ("hex", "cross", "gate")}


def legal(g: Xia, question: Choose) -> dict[int, Value]:
    """The options of a question by their ids."""
    found, spaces, seat = dict[int, Value](), spaces_of(g.map), question.seat
    for value in question.options:
        if type(value) is str:
            found[_WORDS[value]] = value
        elif type(value) is tuple:
            word: str = value[0]  # type: ignore[assignment]
            first = _SPACES.get(word)
            if first is None:
                found[_id(g, seat, word, value)] = value
            else:
                found[first + spaces[value[1:]]] = value  # type: ignore[index]
    return found


def _id(g: Xia, seat: int, word: str, value: tuple[str | int, ...]) -> int:
    if word in _NAMED:
        return FIRST[word] + _NAMED[word][str(value[1])]
    if word in _COUNTED:
        return FIRST[word] + _COUNTED[word] + int(value[1])
    if word == "use" and len(value) > 3:
        return _used_space(g, seat, value)
    if word == "sell":
        return FIRST["sell-cubes"] + CUBES.index(str(value[1])) * (HOLD + 1) + int(value[2])
    return FIRST[word] + _PLACES[word](g, seat, value)


def _used_space(g: Xia, seat: int, value: tuple[str | int, ...]) -> int:
    way = _way(g, seat, value)
    if value[3] == "rescue":
        return FIRST["use-rescue"] + way * len(SHIPS) + ship_row(g, seat, int(value[4]))
    return FIRST["use-space"] + way * len(move.USABLE) + move.USABLE.index(str(value[3]))


def _way(g: Xia, seat: int, value: tuple[str | int, ...]) -> int:
    """The direction of a neighbouring space from the seat's ship."""
    q, r = g.space_of(seat)
    return STEPS.index((int(value[1]) - q, int(value[2]) - r))


def _edge(g: Xia, seat: int, value: tuple[str | int, ...]) -> int:
    """The place for a tile that has this space, by the first of the sectors that it lies beside, and the side."""
    space = int(value[1]), int(value[2])
    return min(
        SECTORS.index(tile.sector) * len(SIDES) + side
        for tile in g.tiles
        for side, (q, r) in enumerate(SIDES)
        if distance((tile.q + q, tile.r + r), space) <= board.CELLS[-1][1]
    )


def _hold(g: Xia, seat: int, value: tuple[str | int, ...]) -> int:
    return ship_row(g, seat, int(value[1])) * HOLD + int(value[2])


def _ship(g: Xia, seat: int, value: tuple[str | int, ...]) -> int:
    return ship_row(g, seat, int(value[1]))


_PLACES: dict[str, Callable[[Xia, int, tuple[str | int, ...]], int]] = {
    "jump": _way,
    "edge": _edge,
    "follow": lambda g, seat, value: 0,
    "add": lambda g, seat, value: 0,
    "use": lambda g, seat, value: int(value[2]),
    "hold": _hold,
    "place": lambda g, seat, value: (int(value[1]) * HIGH + int(value[2])) * 4 + int(value[3]),
    "ship": _ship,
    "rescue": _ship,
    "keep": lambda g, seat, value: MISSIONS.index(g.zones.face(drawn(seat), int(value[1]))),
    "experience": lambda g, seat, value: MISSIONS.index(g.zones.face(completed(seat), int(value[1]))),
}
