"""Boards of Xia drawn as text.

A row of the drawing is a row of spaces; the next row lies half a space further east or west, as on the table. A space
is its ground (`. # ~ a d g *` as in the sector files), a capital that names it or a blank, and two blanks. Every
tile that is drawn is drawn whole; where nothing is drawn, nothing is explored.
"""

from random import Random

from rimward.games.xia.table.board import AROUND, CELLS, SIDES, STEPS, Hex, Map, Tile
from rimward.games.xia.table.content import SectorKind
from rimward.kernel.content import Source

SYMBOLS = ("ring", "bar", "dot", "star", "wave", "fork")
TILE = """
    .A  .B  .C
  .D  .E  .F  .G
.H  .I  .J  .K  .L
  .M  .N  .O  .P
    .Q  .R  .S
"""
PAIR = """
                    .V  .   .
                  .U  .   .   .
    .A  .B  .C  .Z  .   .   .   .
  .D  .E  .F  .G  .W  .X  .T  .
.H  .I  .J  .K  .L  .Y  .   .
  .M  .N  .O  .P
    .Q  .R  .S
"""
KINDS = {"#": "planet", "~": "nebula", "a": "asteroid", "d": "debris", "g": "gate", "*": "star"}


class Drawing:
    """A map, and the numbers of its named spaces."""

    def __init__(self, chart: Map, named: dict[str, int]) -> None:
        self.map, self.named = chart, named

    def __getitem__(self, name: str) -> int:
        return self.named[name]

    def borders(self, way: str) -> tuple[str, str]:
        """What the step from one named space to another crosses: `borders("AB")`."""
        return self.map.borders(self.map.step(self[way[0]], self[way[1]]))

    def names(self, spaces: list[int] | tuple[int, ...]) -> str:
        """Spaces in letters; `?` for one without a name."""
        letters = {number: name for name, number in self.named.items()}
        return "".join(letters.get(space, "?") for space in spaces)


def draw(
    text: str,
    *,
    entrances: tuple[str, ...] = (),
    laws: tuple[str, ...] = (),
    sectors: tuple[str, ...] = (),
    on: dict[str, str] | None = None,
) -> Drawing:
    """The map of a drawing; its first tile begins the northernmost row.

    An entrance is an edge between two named spaces, `AB`, of which A is on the planet. Laws and names go by tile.
    `on={"a": "BC"}` puts other ground on named spaces.
    """
    grounds, names = _read(text)
    for ground, changed in (on or {}).items():
        for name in changed:
            grounds[names[name]] = ground
    ways = {_edge(names[way[0]], names[way[1]]) for way in entrances}
    chart = Map()
    for number, (q, r) in enumerate(_centres(grounds)):
        spaces = [(q + dq, r + dr) for dq, dr in CELLS]
        ground = "".join(grounds.pop(space, " ") for space in spaces)
        doors = frozenset((cell, way) for cell, space in enumerate(spaces) for at, way in ways if at == space)
        sector = sectors[number] if sectors else f"drawn-{number}"
        chart = chart.laid(Tile(sector, q, r), kind(sector, ground, doors, laws[number] if laws else ""))
    assert not grounds, f"these spaces belong to no tile that is drawn whole: {list(grounds)}"
    return Drawing(chart, {name: chart.numbers[space] for name, space in names.items()})


def kind(name: str, ground: str, entrances: frozenset[tuple[int, int]] = frozenset(), law: str = "") -> SectorKind:
    """A sector of this ground, with nothing on it; what kind it is, its ground says."""
    assert all(cell in AROUND for cell in ground), f"the tile {name} is not drawn whole: {ground!r}"
    what = next((word for mark, word in KINDS.items() if mark in ground), "void")
    law = law or ("neutral" if what == "planet" else "")
    return SectorKind(name, what, law, SYMBOLS, ground, {}, 0, "", "", "", entrances, Source("designed"))


def _edge(inside: Hex, outside: Hex) -> tuple[Hex, int]:
    return inside, STEPS.index((outside[0] - inside[0], outside[1] - inside[1]))


def _read(text: str) -> tuple[dict[Hex, str], dict[str, Hex]]:
    """Grounds by space, and named spaces. The column of a space is four times q and twice r, from somewhere."""
    rows = [row for row in text.splitlines() if row.strip()]
    grounds: dict[Hex, str] = {}
    names: dict[str, Hex] = {}
    shift: int | None = None
    for r, row in enumerate(rows):
        for column, mark in enumerate(row):
            if mark not in AROUND:
                continue
            if shift is None:
                shift = column
            q, odd = divmod(column - shift - 2 * r, 4)
            assert odd == 0, f"row {r + 1}, column {column + 1}: this space does not lie between those above"
            grounds[q, r] = mark
            name = row[column + 1 : column + 2].strip()
            if name:
                names[name] = q, r
    return grounds, names


def _centres(grounds: dict[Hex, str]) -> list[Hex]:
    """Of the tiles that are drawn whole: the first one begins the northernmost row, the others hang on it."""
    q, r = next(iter(grounds))
    found = [(q, r + 2)]
    for q, r in found:
        for dq, dr in SIDES:
            at = (q + dq, r + dr)
            if at not in found and all((at[0] + cq, at[1] + cr) in grounds for cq, cr in CELLS):
                found.append(at)
    return found


def random_map(rng: Random, tiles: int, grounds: str = "....##~~adg*") -> Map:
    """Tiles of any ground, turned anyhow, each beside an earlier one."""
    chart, centres = Map(), [(0, 0)]
    for number in range(tiles):
        q, r = centres[-1]
        ground = "".join(rng.choices(grounds, k=len(CELLS)))
        doors = frozenset((rng.randrange(len(CELLS)), rng.randrange(6)) for _ in range(12))
        law = rng.choice(("lawful", "neutral", "outlaw"))
        chart = chart.laid(Tile(f"any-{number}", q, r, rng.randrange(6)), kind(f"any-{number}", ground, doors, law))
        beside = [(q + dq, r + dr) for q, r in centres for dq, dr in SIDES]
        centres.append(rng.choice([at for at in beside if at not in centres]))
    return chart
