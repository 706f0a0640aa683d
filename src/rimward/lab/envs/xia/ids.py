"""Flat ids for the options of Xia: a number for each kind of option, the same at every table.

An option is a word, or a word with what it is about. A word is a *family*; what it is about are places along its axes:
`hex` has an id for every cell of every sector, wherever the sector lies. Ships go by where their player sits as seen
from the seat that is asked, unexplored places by the sector that they are beside. The table follows from the box, so
another box has other ids: `Ids` are those of a content, and the constants of this module those of the box as it comes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from rimward.games.xia import GAME
from rimward.games.xia.flight.choices import IN_SPACE, USABLE
from rimward.games.xia.npcs import CARDS
from rimward.games.xia.setup import KITS
from rimward.games.xia.table import board
from rimward.games.xia.table.board import SIDES, SIZE, STEPS, Hex, Map, distance
from rimward.games.xia.table.content import CELL_NAMES, Content
from rimward.games.xia.table.entries import DIRECTIONS
from rimward.games.xia.table.state import MARKERS, Xia, completed, drawn
from rimward.kernel.question import Choose, Value
from rimward.lab.envs import shapes
from rimward.lab.envs.shapes import Family

SEATS = max(GAME.seats)
SHIPS = ("own", *(f"player {n}" for n in range(1, SEATS)), *CARDS)  # players clockwise from one's own, then NPCs
DICE = 8  # more than are ever rolled at once


def _count(number: int, first: int = 0) -> tuple[str, ...]:
    return tuple(str(n) for n in range(first, first + number))


def _numbered(words: Iterable[str]) -> dict[str, int]:
    return {word: number for number, word in enumerate(words)}


class Ids:
    """Those of a content."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.sectors, self.outfits = tuple(content.sectors), tuple(content.outfits)
        self.mats, self.cubes = tuple(content.ships), tuple(content.cubes)
        self.missions, self.titles = tuple(content.missions), tuple(content.titles)
        self.abilities = tuple(kind.ability for kind in content.ships.values())
        self.hold = max(len(kind.hold) for kind in content.ships.values())
        # Of a Hold as it is and as it first was: a table plays with either.
        cells = [cell for kind in content.ships.values() for cell in (*kind.hold, *kind.first_hold)]
        self.wide, self.high = (1 + max(cell[axis] for cell in cells) for axis in (0, 1))
        self.words = (
            *("end", "stop", "done", "pass", "none", "auto", "stay", "detach", "impulse", "attack", *IN_SPACE),
            *("tigris", "recharge", "repair", "rearrange", "buy-fame", "remains", "reveal", "double", "accept"),
            *("decline", *(card for card in self.abilities if card != "tac-x")),  # it is never played without a die
        )
        self.families = self._families()
        self.first: dict[str, int] = {}  # by word, the first id of its family
        self.actions = 0
        for family in self.families:
            self.first[family.word] = self.actions
            self.actions += family.size
        self.named = {  # words with one name, and their places
            "line": _numbered(DIRECTIONS),
            "cube": _numbered(self.cubes),
            "title": _numbered(self.titles),
            "card": _numbered(self.abilities),
            "outfit": _numbered(self.outfits),
            "buy-outfit": _numbered(self.outfits),
            "mat": _numbered(self.mats),
            "buy-ship": _numbered(self.mats),
            "kit": _numbered(KITS),
            "sector": _numbered(self.sectors),
        }
        self.alone = {word: self.first[word] for word in self.words}
        self.spaces = {word: self.first[word] for word in ("hex", "cross", "gate")}

    def _families(self) -> tuple[Family, ...]:
        sector, cell, space = ("sector", self.sectors), ("cell", CELL_NAMES), ("hold space", _count(self.hold))
        way, ship, card = ("direction", DIRECTIONS), ("ship", SHIPS), ("mission", self.missions)
        return (
            *(Family(word, (), "a word alone") for word in self.words),
            Family("hex", (sector, cell), "fly, come back or be put into that space"),
            Family("cross", (sector, cell), "the same across a border that asks for a roll or has a price"),
            Family("gate", (sector, cell), "through a Gate into that space"),
            Family("jump", (way,), "a Blind Jump in that direction"),
            Family("edge", (sector, way), "a new tile at that side of a sector; of several such, the one listed first"),
            Family("use-space", (way, ("act", USABLE)), "an Action in the occupied space in that direction"),
            Family("use-rescue", (way, ship), "a Rescue from there"),
            Family("follow", (), "after a ship on the Mag-Harpoon"),
            Family("add", (), "the most that an Afterburner adds"),
            Family("engine", (space,), "a Move with the Engine whose Use Space is there"),
            Family("use", (space,), "a marker on that Use Space of your ship"),
            Family("hold", (("player", SHIPS[:SEATS]), space), "damage there, or away from there"),
            Family("space", (space,), "the cube in hand goes there"),
            Family(
                "place",
                (("x", _count(self.wide)), ("y", _count(self.high)), ("turn", _count(4))),
                "the Outfit in hand lies so",
            ),
            Family("sell-outfit", (space,), "the Outfit whose first section is there"),
            Family("arm", (("markers", _count(MARKERS + 1)),), "arm this many"),
            Family("pairs", (("pairs", _count(self.hold // 2, 1)),), "buy this many pairs of cubes"),
            Family("cube", (("cube", self.cubes),), "a cube of that type"),
            Family("sell-cubes", (("cube", self.cubes), ("number", _count(self.hold + 1))), "sell this many of a type"),
            Family("ship", (ship,), "that ship as the target"),
            Family("rescue", (ship,), "rescue that ship"),
            Family("line", (way,), "fire along that line"),
            Family("tac-x", (("die", _count(DICE)),), "roll that die again"),
            Family("second-chance", (("die", _count(DICE)),), "the same, by a Title"),
            Family("keep", (card,), "keep that card of the three"),
            Family("experience", (card,), "spend that completed Mission for a new roll"),
            Family("title", (("title", self.titles),), "claim it"),
            Family("card", (("ability", self.abilities),), "refresh it"),
            Family("outfit", (("outfit", self.outfits),), "take it at the start"),
            Family("buy-outfit", (("outfit", self.outfits),), "buy it"),
            Family("mat", (("ship", self.mats),), "begin with it"),
            Family("buy-ship", (("ship", self.mats),), "buy it"),
            Family("kit", (("kit", tuple(KITS)),), "begin the first game with it"),
            Family("sector", (sector,), "fold space to there"),
        )

    def name_of(self, action: int) -> str:
        """What an id stands for: `stop`, `hex kemplar-ii b2`, `hold player 1, 4`."""
        return shapes.name_of(self.families, self.first, action)

    # --- from an option to its id ------------------------------------------------------------------------------------
    def legal(self, g: Xia, question: Choose) -> dict[int, Value]:
        """The options of a question by their ids."""
        found, spaces, seat = dict[int, Value](), spaces_of(self, g.map), question.seat
        for value in question.options:
            if type(value) is str:
                found[self.alone[value]] = value
            elif type(value) is tuple:
                word: str = value[0]  # type: ignore[assignment]
                first = self.spaces.get(word)
                if first is None:
                    found[self._id(g, seat, word, value)] = value
                else:
                    found[first + spaces[value[1:]]] = value  # type: ignore[index]
        return found

    def _id(self, g: Xia, seat: int, word: str, value: tuple[str | int, ...]) -> int:
        if word in self.named:
            return self.first[word] + self.named[word][str(value[1])]
        if word in _COUNTED:
            return self.first[word] + _COUNTED[word] + int(value[1])
        if word == "use" and len(value) > 3:
            return self._used_space(g, seat, value)
        if word == "sell":
            place = self.cubes.index(str(value[1])) * (self.hold + 1) + int(value[2])
            return self.first["sell-cubes"] + place
        return self.first[word] + _PLACES[word](self, g, seat, value)

    def _used_space(self, g: Xia, seat: int, value: tuple[str | int, ...]) -> int:
        way = _way(self, g, seat, value)
        if value[3] == "rescue":
            return self.first["use-rescue"] + way * len(SHIPS) + ship_row(g, seat, int(value[4]))
        return self.first["use-space"] + way * len(USABLE) + USABLE.index(str(value[3]))


@lru_cache(maxsize=256)
def spaces_of(ids: Ids, chart: Map) -> dict[Hex, int]:
    """The spaces on the board: sector by sector as the box has them, 19 cells each, wherever the tiles lie."""
    firsts = [ids.sectors.index(kind.name) * SIZE for kind in chart.kinds]
    return {space: firsts[number // SIZE] + number % SIZE for space, number in chart.numbers.items()}


_NPCS = _numbered(CARDS)


def ship_row(g: Xia, seat: int, ship: int) -> int:
    """The place of a ship in SHIPS, as a seat sees it."""
    return (ship - seat) % g.seats if ship < g.seats else SEATS + _NPCS[g.ships[ship].npc]


_COUNTED = {"engine": 0, "space": 0, "sell-outfit": 0, "arm": 0, "tac-x": 0, "second-chance": 0, "pairs": -1}


def _way(ids: Ids, g: Xia, seat: int, value: tuple[str | int, ...]) -> int:
    """The direction of a neighbouring space from the seat's ship."""
    q, r = g.space_of(seat)
    return STEPS.index((int(value[1]) - q, int(value[2]) - r))


def _edge(ids: Ids, g: Xia, seat: int, value: tuple[str | int, ...]) -> int:
    """The place for a tile that has this space, by the first of the sectors that it lies beside, and the side."""
    space = int(value[1]), int(value[2])
    return min(
        ids.sectors.index(tile.sector) * len(SIDES) + side
        for tile in g.tiles
        for side, (q, r) in enumerate(SIDES)
        if distance((tile.q + q, tile.r + r), space) <= board.CELLS[-1][1]
    )


def _ship(ids: Ids, g: Xia, seat: int, value: tuple[str | int, ...]) -> int:
    return ship_row(g, seat, int(value[1]))


_PLACES: dict[str, Callable[[Ids, Xia, int, tuple[str | int, ...]], int]] = {
    "jump": _way,
    "edge": _edge,
    "follow": lambda ids, g, seat, value: 0,
    "add": lambda ids, g, seat, value: 0,
    "use": lambda ids, g, seat, value: int(value[2]),
    "hold": lambda ids, g, seat, value: ship_row(g, seat, int(value[1])) * ids.hold + int(value[2]),
    "place": lambda ids, g, seat, value: (int(value[1]) * ids.high + int(value[2])) * 4 + int(value[3]),
    "ship": _ship,
    "rescue": _ship,
    "keep": lambda ids, g, seat, value: ids.missions.index(g.zones.face(drawn(seat), int(value[1]))),
    "experience": lambda ids, g, seat, value: ids.missions.index(g.zones.face(completed(seat), int(value[1]))),
}

# --- of the box as it comes ------------------------------------------------------------------------------------------
BOX: Content = GAME.content
PRINTED = Ids(BOX)
SECTORS, OUTFITS, MATS, CUBES = PRINTED.sectors, PRINTED.outfits, PRINTED.mats, PRINTED.cubes
MISSIONS, TITLES, ABILITIES, HOLD = PRINTED.missions, PRINTED.titles, PRINTED.abilities, PRINTED.hold
WORDS, FAMILIES, FIRST, ACTIONS = PRINTED.words, PRINTED.families, PRINTED.first, PRINTED.actions
legal, name_of = PRINTED.legal, PRINTED.name_of
