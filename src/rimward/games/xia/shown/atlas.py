"""The board as lines of text: the spaces with the labels of options, ships and marks; what spaces and ships are called.

All of it is made from a view, so a seat is shown no more than it may know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rimward.games.xia.table import board
from rimward.games.xia.table.board import CELLS, STEPS, Hex, Map, Tile
from rimward.games.xia.table.content import CELL_NAMES, Content, SectorKind
from rimward.games.xia.table.state import token
from rimward.games.xia.trade import cargo, hold
from rimward.games.xia.trade.layout import Stow
from rimward.kernel.game import Naming, Picture, Say, Space

GROUND = {
    board.SPACE: "space",
    board.PLANET: "planet",
    board.NEBULA: "nebula",
    board.DEBRIS: "debris",
    board.ASTEROID: "asteroid",
    board.GATE: "gate",
    board.STAR: "star",
    board.UNEXPLORED: "unexplored",
}
WINDS = ("e", "se", "sw", "w", "nw", "ne")  # of STEPS

GLYPHS = {
    "space": ".",
    "planet": "#",
    "nebula": "~",
    "asteroid": "%",
    "debris": "&",
    "gate": "@",
    "star": "*",
    "unexplored": "?",
    "buy": "B",
    "sell": "S",
    "gather": "M",
    "mission": "!",
    "spawn": "^",
    "token": "T",
    "adrift": "+",
}
LYING = {"nothing": ".", "engine": "e", "shield": "s", "blaster": "b", "missile": "m", "cube": "o", "damage": "x"}
IN_HOLD = ("place", "space", "hold")  # the words of options that are Hold spaces
WIDE, HIGH = 4, 1  # a space on the screen; the row below lies half a space further to the right
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

Canvas = dict[tuple[int, int], tuple[str, str]]  # by row and column: a character and the word of its style
Box = tuple[int, int, int, int]  # the first row and column, and the last ones


# --- names -----------------------------------------------------------------------------------------------------------
def naming(content: Content, view: dict[str, Any]) -> Naming:
    """Every space by its sector and its row and place there, a1 to e3 from the top; NPCs by their cards."""
    spaces: dict[Space, dict[str, str]] = {
        space: {"sector": tile.sector, "cell": cell} for tile in _tiles(view) for space, cell in _cells(tile)
    }
    ships = enumerate(view["table"]["ships"])
    return Naming(spaces, {number: ship["npc"] for number, ship in ships if ship["npc"]})


def cell_name(tile: Tile, space: Hex) -> str:
    """As it lies on the board, however the tile is turned: a1 is always the one in the north-west."""
    return CELL_NAMES[CELLS.index((space[0] - tile.q, space[1] - tile.r))]


def _cells(tile: Tile) -> list[tuple[Hex, str]]:
    return [((tile.q + q, tile.r + r), name) for (q, r), name in zip(CELLS, CELL_NAMES, strict=True)]


def _tiles(view: dict[str, Any]) -> tuple[Tile, ...]:
    return tuple([Tile(tile["sector"], tile["q"], tile["r"], tile["turn"]) for tile in view["table"]["tiles"]])


# --- the picture -----------------------------------------------------------------------------------------------------
def picture(
    content: Content, view: dict[str, Any], labels: Mapping[str, str], say: Say, room: tuple[int, int]
) -> Picture:
    """The board, or as much of it as there is room for (columns, rows; 0 for any number) around the ship and labels."""
    if any(thing.partition(":")[0] in IN_HOLD for thing in labels):
        return _hold(content, view, say)
    chart, ships = board.chart(content, _tiles(view)), _ships(view)
    canvas, used = _canvas(view, chart, ships, labels)
    shown = _window(_bounds(list(canvas)), [_at(space) for space in _wanted(view, labels)], room)
    names = [f"{look} {say('xia.map.ship', ship=number)}" for number, look in sorted(ships.values())]
    sectors = [
        f"{_letter(number)} {say('xia.map.sector', sector=tile.sector)}"
        for number, tile in enumerate(chart.tiles)
        if any(_is_in(_at(space), shown) for space in tile.spaces())
    ]
    return Picture(
        rows=_rows(canvas, shown),
        names=[", ".join(_unbroken(line)) for line in (names, sectors) if line],
        legend=[f"{glyph} {say('xia.map.glyph', what=what)}" for what, glyph in GLYPHS.items() if what in used],
        guide=[_guide(view, chart, number, say) for number in range(len(chart.tiles))],
        whole=shown == _bounds(list(canvas)),
    )


def _ships(view: dict[str, Any]) -> dict[Hex, tuple[int, str]]:
    """By space: the number of the ship there, and how it looks."""
    looks: dict[Hex, tuple[int, str]] = {}
    for number, ship in enumerate(view["table"]["ships"]):
        if ship["space"] is not None:
            own, npc = number == view["seat"], ship["npc"]
            look = f"<{number + 1}>" if own else f"[{npc[0]}]" if npc else f"({number + 1})"
            looks[ship["space"][0], ship["space"][1]] = number, look
    return looks


def _wanted(view: dict[str, Any], labels: Mapping[str, str]) -> list[Hex]:
    """What a window on the board has to show: the labels, and the seat's own ship."""
    spaces = [_space_of(thing) for thing in labels]
    ships, seat = view["table"]["ships"], view["seat"]
    if seat < view["table"]["seats"] and ships[seat]["space"] is not None:
        spaces.append((ships[seat]["space"][0], ships[seat]["space"][1]))
    return [space for space in spaces if space is not None]


def _space_of(thing: str) -> Hex | None:
    word, _, rest = thing.partition(":")
    q, _, r = rest.partition(",")
    return (int(q), int(r)) if word == "hex" else None


def _canvas(
    view: dict[str, Any], chart: Map, ships: dict[Hex, tuple[int, str]], labels: Mapping[str, str]
) -> tuple[Canvas, set[str]]:
    """All characters, and the words of the glyphs among them."""
    canvas: Canvas = {}
    used: set[str] = set()
    labelled = {space: label for thing, label in labels.items() if (space := _space_of(thing)) is not None}
    for number, space in enumerate(chart.hexes):
        _draw_border(canvas, chart, number)
        ground, mark = GROUND[chart.ground[number]], _mark(view, chart, number)
        if space in ships:
            ship, look = ships[space]
            _write(canvas, space, look, "me" if ship == view["seat"] else "ship")
            continue
        used |= {ground, mark} - {""}
        label, glyph = labelled.get(space, ""), GLYPHS[mark or ground]
        _write(canvas, space, f"{label:>2}{glyph}" if label else f" {GLYPHS[ground]}{glyph if mark else ' '}", ground)
        if label:
            _write(canvas, space, f"{label:>2}", "label")
        elif mark:
            _write(canvas, space, glyph, "mark", 2)
    for space, label in labelled.items():
        if space not in chart.numbers:
            used.add("unexplored")
            _write(canvas, space, f"{label:>2}", "label")
            _write(canvas, space, GLYPHS["unexplored"], "unexplored", 2)
    return canvas, used


def _mark(view: dict[str, Any], chart: Map, number: int) -> str:
    """The word of what there is in a space besides its ground."""
    kind, space = chart.kind_at(number), chart.hexes[number]
    if any((q, r) == space for q, r, _ in view["table"]["adrift"]):
        return "adrift"
    words = [word for word, cell in kind.marks.items() if cell == number % board.SIZE]
    for word in words:
        if word == "explore":
            return "token" if _has_token(view, kind) else ""
        if word != "sell" or _wanted_at(view, kind):
            return "gather" if word in cargo.GATHERING else word
    return ""


def _has_token(view: dict[str, Any], kind: SectorKind) -> bool:
    zone = view["zones"].get(token(kind.name))
    return zone is not None and bool(zone["items"])


def _wanted_at(view: dict[str, Any], kind: SectorKind) -> str:
    return cargo.wanted(kind, view["table"]["rules"]["den_buys_any"])


def _draw_border(canvas: Canvas, chart: Map, number: int) -> None:
    """Lines to the left and right of a sector; its letter stands where its first row begins."""
    tile, (q, r) = number // board.SIZE, chart.hexes[number]
    row, column = _at((q, r))
    for direction, side in ((3, -2), (0, 2)):
        other = chart.next[number * 6 + direction]
        if other < 0 or (other // board.SIZE != tile and direction == 3):
            canvas[row, column + side] = ("|", "edge")
    laid = chart.tiles[tile]
    if cell_name(laid, (q, r)) == CELL_NAMES[0]:
        canvas[row, column - 2] = (_letter(tile), "name")


def _write(canvas: Canvas, space: Hex, text: str, style: str, start: int = 0) -> None:
    """Into the three columns of a space."""
    row, column = _at(space)
    for place, char in enumerate(text, start - 1):
        canvas[row, column + place] = (char, style)


def _at(space: Hex) -> tuple[int, int]:
    """Row and column of the middle of a space."""
    q, r = space
    return HIGH * r, WIDE * q + WIDE // 2 * r


def _unbroken(texts: list[str]) -> list[str]:
    """A sign and what it stands for are not torn apart where a line is broken."""
    return [text.replace(" ", "\xa0") for text in texts]


def _letter(tile: int) -> str:
    return LETTERS[tile % len(LETTERS)]


# --- windows ---------------------------------------------------------------------------------------------------------
def _bounds(places: list[tuple[int, int]]) -> Box:
    rows, columns = [row for row, _ in places], [column for _, column in places]
    return (min(rows), min(columns), max(rows), max(columns)) if places else (0, 0, -1, -1)


def _window(everything: Box, wanted: list[tuple[int, int]], room: tuple[int, int]) -> Box:
    """As wide as there is room; higher if what is wanted is."""
    focus = _bounds(wanted) if wanted else everything
    columns, rows = room
    top, bottom = _span(
        everything[0], everything[2], focus[0], focus[2], max(rows, focus[2] - focus[0] + 3) if rows else 0
    )
    left, right = _span(everything[1], everything[3], focus[1], focus[3], columns)
    return top, left, bottom, right


def _is_in(place: tuple[int, int], box: Box) -> bool:
    return box[0] <= place[0] <= box[2] and box[1] <= place[1] <= box[3]


def _span(first: int, last: int, begin: int, end: int, most: int) -> tuple[int, int]:
    """At most so many lines of first..last, with begin..end in their middle."""
    if not most or last - first + 1 <= most:
        return first, last
    start = max(first, min((begin + end - most + 1) // 2, last - most + 1))
    return start, start + most - 1


def _rows(canvas: Canvas, shown: Box) -> list[list[tuple[str, str]]]:
    """Characters of one style that follow each other are one piece."""
    top, left, bottom, right = shown
    rows: list[list[tuple[str, str]]] = []
    for row in range(top, bottom + 1):
        pieces: list[tuple[str, str]] = []
        last = max([column for column in range(left, right + 1) if (row, column) in canvas], default=left - 1)
        for column in range(left, last + 1):
            char, style = canvas.get((row, column), (" ", ""))
            if pieces and (pieces[-1][1] == style or char == " "):
                pieces[-1] = (pieces[-1][0] + char, pieces[-1][1])
            else:
                pieces.append((char, style))
        rows.append(pieces)
    return rows


# --- the Hold --------------------------------------------------------------------------------------------------------
def _hold(content: Content, view: dict[str, Any], say: Say) -> Picture:
    """The spaces of the seat's Hold with their numbers, and what lies on them."""
    ship = _stowing(content, view) or view["table"]["ships"][view["seat"]]
    cells = hold.mat(content.ships[ship["name"]], first=view["table"]["rules"]["first_holds"]).hold
    looks = [_in_hold(ship, space) for space in range(len(cells))]
    rows: list[list[tuple[str, str]]] = []
    for y in range(max(y for _, y in cells) + 1):
        row: list[tuple[str, str]] = [("  ", "")]
        for x in range(max(x for x, _ in cells) + 1):
            space = cells.index((x, y)) if (x, y) in cells else -1
            row += [(f"{space + 1:>3}", "space"), (looks[space], "mark")] if space >= 0 else [("    ", "")]
        rows.append(row)
    there = {look.lower() for look in looks}
    legend = [f"{sign} {say('xia.map.lying', what=what)}" for what, sign in LYING.items() if sign in there]
    legend += [say("xia.map.capital")] if any(look.isupper() for look in looks) else []
    return Picture(rows, [", ".join(legend)], [], [], True)


def _stowing(content: Content, view: dict[str, Any]) -> dict[str, Any] | None:
    """The Hold that is being filled, which may be that of the next ship: what is still in hand does not lie there."""
    frame = view["stack"][-1] if view["stack"] else {}
    if frame.get("is") != Stow.__name__:
        return None
    laid = []
    for name, sections, _ in frame["laid"]:
        kind = content.outfits[name]
        laid.append({"kind": kind.kind, "sections": sections, "uses": [sections[use] for use in kind.uses]})
    return {"name": frame["mat"], "outfits": laid, "hold": frame["stowed"], "damaged": frame["damaged"]}


def _in_hold(ship: dict[str, Any], space: int) -> str:
    """The sign of what lies on a Hold space, a capital for a Use Space."""
    if space in ship["damaged"]:
        return LYING["damage"]
    for outfit in ship["outfits"]:
        if space in outfit["sections"]:
            sign = LYING[outfit["kind"]]
            return sign.upper() if space in outfit["uses"] else sign
    return LYING["cube" if ship["hold"][space] else "nothing"]


# --- the guide -------------------------------------------------------------------------------------------------------
def _guide(view: dict[str, Any], chart: Map, number: int, say: Say) -> str:
    """A sector in a line: what there is to be found in it, and where."""
    tile, kind = chart.tiles[number], chart.kinds[number]
    spaces = tile.spaces()
    things = []
    for word, cell in kind.marks.items():
        at = cell_name(tile, spaces[cell])
        goods = {"buy": kind.buys, "sell": _wanted_at(view, kind)}.get(word, kind.gathers) or "none"
        gone = (word == "explore" and not _has_token(view, kind)) or (word == "sell" and goods == "none")
        if not gone:
            things.append(say("xia.map.mark", mark=word, goods=goods, cell=at, number=kind.spawn))
    for cell, direction in sorted(kind.entrances):
        wind = WINDS[(direction + tile.turn) % len(STEPS)]
        things.append(say("xia.map.entrance", cell=cell_name(tile, spaces[cell]), to=wind))
    letter, law, found = _letter(number), kind.law or "none", "; ".join(things) or "none"
    return say("xia.map.guide", letter=letter, sector=kind.name, law=law, things=found)
