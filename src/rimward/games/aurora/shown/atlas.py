"""The two boards as lines of text: squares with the numbers of options, walls between them, and whoever is there.

What the question is about comes first; the other board follows where there is room. All of it is made from a view, so a
seat is shown no more than it may know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rimward.games.aurora.shown.names import ORBIT, View
from rimward.games.aurora.shown.signs import GROUNDS, LEVELS, Marks, Piece, Signs, figures_on, ships_on, things_at
from rimward.games.aurora.table.board import (
    DEEP,
    TILE,
    VOID,
    WIDTH,
    Plan,
    changed,
    layout_of,
    plan_of,
    stocked,
)
from rimward.games.aurora.table.content import Content
from rimward.games.aurora.table.names import CAPS, NOWHERE
from rimward.kernel.game import Picture, Say
from rimward.kit.gait import DOOR, OPEN, STAIRS, WALL
from rimward.kit.squares import EAST, SOUTH

SURFACE: Final = "surface"
LEFT: Final = 1  # column of the letters
CELL: Final = 2  # a square on the screen, at least, without the edge on its left
EDGES: Final = {WALL: ("|", "-", "wall"), DOOR: ("D", "D", "door"), STAIRS: ("/", "/", "steps")}
LEDGE: Final = ("=", "=", "ledge")

Window = tuple[int, int, int, int]  # the first and the last row, the first and the last column


def picture(content: Content, view: View, labels: Mapping[str, str], say: Say, room: tuple[int, int]) -> Picture:
    """As much of both boards as there is room for (columns, rows; 0 for any number)."""
    table, signs = view["table"], Signs(say)
    if not table["surface"] or not table["orbit"]:
        return Picture([], [], [], [], True)
    columns, left = room
    rows: list[list[Piece]] = []
    whole = True
    names: list[str] = []
    for drawn in _in_order(view, [Drawn(plan(content, view, b), view, b, labels, signs) for b in (SURFACE, ORBIT)]):
        if rows and room[1]:
            break  # a second one would be cut to a few lines
        part = drawn.rows(columns, left)
        rows += ([[("", "")]] if rows else []) + part
        whole = whole and drawn.whole
        names += ships_on(content, view, signs) if drawn.board == ORBIT else figures_on(content, view, signs)
    return Picture(rows, names, signs.legend(), guide(view, say), whole)


def _in_order(view: View, boards: list[Drawn]) -> list[Drawn]:
    """The board that has the options, or else where the turn is, comes first."""
    flying = any([frame["is"] == "ShipPhase" for frame in view["stack"]])
    return sorted(boards, key=lambda drawn: (-len(drawn.labels), (drawn.board == ORBIT) != flying))


def plan(content: Content, view: View, board: str) -> Plan:
    """The board as it lies now."""
    table = view["table"]
    found = plan_of(content, tuple([(tile["name"], tile["turn"]) for tile in table[board]]), board == ORBIT)
    if board == ORBIT:
        return found
    bare = changed(found, tuple([(square, side) for square, side in table["walls"]]))
    crates = (*table["crates"], *[pile["square"] for pile in table["piles"]])
    return stocked(bare, bare, frozenset(crates))


class Drawn:
    """One of the two, square by square; between two rows there is a line where a wall or a ledge is.

    `whole` is False where a part of it was left out.
    """

    def __init__(self, plan: Plan, view: View, board: str, labels: Mapping[str, str], signs: Signs) -> None:
        self.plan, self.view, self.board, self.signs = plan, view, board, signs
        self.layout, self.high = plan.layout, plan.layout.height
        self.marks = Marks({}, [])
        where = self.places()
        self.labels = {where[thing]: label for thing, label in labels.items() if thing in where}
        self.cell = max(CELL, *[len(label) for label in self.labels.values()], CELL)
        self.caps = {square for cap in plan.caps for square in cap}
        self.whole = True

    def places(self) -> dict[str, int]:
        """Where the things of options are on this board."""
        table = self.view["table"]
        if self.board == ORBIT:
            found = {f"orbit:{square}": square for square in range(len(self.plan.map))}
            found.update({f"salvage:{n}": square for n, square in enumerate(table["salvage"])})
            listed: tuple[tuple[str, str], ...] = (("ship", "ships"),)
        else:
            found = {f"square:{square}": square for square in range(len(self.plan.map))}
            found.update({f"crate:{n}": square for n, square in enumerate(table["crates"])})
            found.update({f"dock:{n}": square for n, square in enumerate(self.layout.docks)})
            listed = (("crew", "figures"), ("thing", "things"), ("pile", "piles"))
        for kind, pieces in listed:
            found.update({f"{kind}:{n}": piece["square"] for n, piece in enumerate(table[pieces])})
        return {thing: square for thing, square in found.items() if square != NOWHERE}

    # --- which part --------------------------------------------------------------------------------------------------
    def rows(self, columns: int, lines: int) -> list[list[Piece]]:
        self.marks = things_at(self.view, self.board, self.signs)
        top, bottom, left, right = self.window(columns, lines)
        self.whole = (top, bottom, left, right) == (0, self.high - 1, 0, WIDTH - 1)
        drawn = [self.head(left, right)]
        for row in range(top, bottom + 1):
            if _on_tiles(row, self.high) and (row == top or (row - DEEP) % TILE == 0):
                drawn.append(self.tiles(row, left, right))
            drawn.append(self.line(row, left, right))
            between = self.between(row, left, right)
            if between and row < bottom:
                drawn.append(between)
        return drawn

    def window(self, columns: int, lines: int) -> Window:
        """All of it, or what is around the numbers or the pieces of this seat."""
        squares = [*self.labels] or self.marks.own or [*self.marks.there]
        wide = max(1, (columns - LEFT) // (self.cell + 1)) if columns else WIDTH
        left, right = _span([square % WIDTH for square in squares], wide, WIDTH)
        high = self.high
        while lines and high > 1:
            top, bottom = _span([square // WIDTH for square in squares], high, self.high)
            between = [row for row in range(top, bottom) if self.between(row, left, right)]
            named = [row for row in range(top, bottom + 1) if (row - DEEP) % TILE == 0 or row == top]
            if 1 + high + len(between) + len(named) <= lines:
                break
            high -= 1
        top, bottom = _span([square // WIDTH for square in squares], high, self.high)
        return top, bottom, left, right

    # --- lines -------------------------------------------------------------------------------------------------------
    def head(self, left: int, right: int) -> list[Piece]:
        """The numbers of the columns, tile by tile."""
        text = "".join([f" {_number(column).rjust(self.cell)}" for column in range(left, right + 1)])
        return [(" " * LEFT, ""), (text, "name")]

    def tiles(self, row: int, left: int, right: int) -> list[Piece]:
        """The names of the three tiles in a row."""
        text = [" "] * (LEFT + (right - left + 1) * (self.cell + 1))
        for place, tile in enumerate(self.view["table"][self.board]):
            column, top = self.layout.origin(place)
            first = max(left, column)
            squares = min(right, column + TILE - 1) - first + 1
            if top <= row < top + TILE and squares > 1:
                name = tile["name"]
                said = self.signs.say("aurora.map.name", tile=name)[: squares * (self.cell + 1) - 2]
                at = LEFT + 1 + (first - left) * (self.cell + 1)
                text[at : at + len(said)] = said
        return [("".join(text), "name")]

    def line(self, row: int, left: int, right: int) -> list[Piece]:
        pieces: list[Piece] = [(_letter(row, self.high), "name")]
        for column in range(left, right + 1):
            square = row * WIDTH + column
            text, style = self.square(square)
            edge = self.edge(square - 1, square, EAST) if column > left else " "
            pieces += [(edge, "edge"), (text.rjust(self.cell), style)]
        return pieces

    def square(self, square: int) -> Piece:
        if square in self.labels:
            return self.labels[square], "label"
        if square in self.marks.there:
            return self.marks.there[square]
        ground, level = self.plan.map.ground[square], self.plan.map.levels[square]
        if ground == VOID:
            return "", ""
        if square in self.caps and self.board == ORBIT:
            return self.signs.mark("planet", "o"), "planet"
        sign, style, word = GROUNDS[ground]
        if not word and level in LEVELS:
            sign, style, word = LEVELS[level]
        return self.signs.mark("nebula" if word == "hindering" and self.board == ORBIT else word, sign), style

    def between(self, row: int, left: int, right: int) -> list[Piece]:
        """What is below a row; nothing where all is open."""
        if row + 1 >= self.high:
            return []
        squares = [row * WIDTH + column for column in range(left, right + 1)]
        edges = [self.edge(square, square + WIDTH, SOUTH) for square in squares]
        if not any([edge.strip() for edge in edges]):
            return []
        joints = [edge if edge == before else " " for before, edge in zip([" ", *edges], edges, strict=False)]
        text = "".join([joint + edge * self.cell for joint, edge in zip(joints, edges, strict=True)])
        return [(" " * LEFT, ""), (text, "edge")]

    def edge(self, one: int, other: int, side: int) -> str:
        found = self.plan.map.edge(one, side)
        levels, grounds = self.plan.map.levels, self.plan.map.ground
        if found == OPEN and (levels[one] == levels[other] or VOID in (grounds[one], grounds[other])):
            return " "
        across, along, word = EDGES.get(found, LEDGE)
        return self.signs.mark(word, along if side == SOUTH else across)


def _span(places: list[int], room: int, all_: int) -> tuple[int, int]:
    """The first and the last of so many rows or columns, with what matters in the middle of them."""
    if room >= all_:
        return 0, all_ - 1
    middle = (min(places) + max(places)) // 2
    first = max(0, min(all_ - room, middle - room // 2))
    return first, first + room - 1


def _letter(row: int, height: int) -> str:
    """That of a row on its tile; on the caps none."""
    return "abcdefgh"[(row - DEEP) % TILE] if _on_tiles(row, height) else " "


def _number(column: int) -> str:
    return str((column - DEEP) % TILE + 1) if _on_tiles(column, WIDTH) else " "


def _on_tiles(place: int, whole: int) -> bool:
    return DEEP <= place < whole - DEEP


# --- in words --------------------------------------------------------------------------------------------------------
def guide(view: View, say: Say) -> list[str]:
    """Which tile lies where."""
    table = view["table"]
    lines = [
        say("aurora.map.tile", board=board, tile=tile["name"], place=place)
        for board in (SURFACE, ORBIT)
        for place, tile in zip(layout_of(len(table[board])).places, table[board], strict=True)
    ]
    return [
        *lines,
        *[say("aurora.map.planet", planet=p, place=cap) for cap, p in zip(CAPS, table["planets"], strict=False)],
    ]
