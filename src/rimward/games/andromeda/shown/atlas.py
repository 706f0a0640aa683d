"""The map as lines of text: five rows of spaces, the nebulae around them, what lies and stands there; below it the
stations and the market.

All of it is made from a view, so a seat is shown no more than it may know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rimward.games.andromeda.shown.guide import guide, raider_names
from rimward.games.andromeda.shown.signs import (
    BONUS,
    CUT,
    LEADERS,
    MOON,
    PLAIN,
    RAIDERS,
    Piece,
    Signs,
    fitted,
    flowed,
    kinds_at,
    style_of,
    wide,
)
from rimward.games.andromeda.shown.stations import blocks
from rimward.games.andromeda.table.content import Content
from rimward.kernel.game import Picture, Say

ROWS = "ABCDE"
LONGEST = 5  # spaces in rows A, C and E
WIDE, NARROW = 15, 8  # a space on the screen, with the line on its left
EDGE = 11  # the nebulae on the left and on the right
HIGH, LOW = 3, 2  # lines of a space: with its name, or where there is little room without
SURF = "~"
FEW = 6  # columns between the waves
STYLES = {
    "planet": "planet",
    "base": "gate",
    "nebula": "nebula",
    "empty": "space",
    "quasar": "gate",
    "vortex": "nebula",
}

Canvas = dict[tuple[int, int], tuple[str, str]]  # by row and column: a character and the word of its style


def picture(
    content: Content, view: dict[str, Any], labels: Mapping[str, str], say: Say, room: tuple[int, int]
) -> Picture:
    """The map and as many of the blocks below it as there is room for (columns, rows; 0 for any number)."""
    content = content.at(view["table"]["first_numbers"])
    columns, rows = room
    signs = Signs(say)
    chart = Chart(content, view, labels, signs, columns, rows)
    drawn, whole = chart.rows(), chart.whole
    below, left_out = _below(content, view, labels, signs, chart.width, max(0, rows - len(drawn)) if rows else -1)
    drawn += below
    return Picture(
        rows=[_cut(row, columns) for row in drawn],
        names=raider_names(view, signs),
        legend=signs.legend(),
        guide=guide(content, view, Signs(say)),
        whole=whole and not left_out and all(wide(row) <= (columns or wide(row)) for row in drawn),
    )


def _below(
    content: Content, view: dict[str, Any], labels: Mapping[str, str], signs: Signs, width: int, left: int
) -> tuple[list[list[Piece]], bool]:
    """In their order, and by what matters most as far as they fit; and whether any had to be left out."""
    found = blocks(content, view, labels, signs, width)
    shown: list[int] = []
    for number in sorted(range(len(found)), key=lambda number: found[number].rank):
        if left < 0 or len(found[number].rows) <= left:
            shown.append(number)
            left -= len(found[number].rows) if left >= 0 else 0
        elif not shown:  # the rest says little without the first
            break
    for number in shown:
        signs.used |= found[number].used
    rows = [list(row) for number in sorted(shown) for row in found[number].rows]
    return rows, len(shown) < len(found)


def _cut(row: Sequence[Piece], columns: int) -> list[Piece]:
    """No longer than there are columns."""
    if not columns or wide(row) <= columns:
        return list(row)
    cut: list[Piece] = []
    left = columns
    for text, style in row:
        cut.append((text[:left], style))
        left -= len(text[:left])
    return [piece for piece in cut if piece[0]]


class Chart:
    """The map, drawn space by space. `whole` is False where something did not fit into its space."""

    def __init__(
        self,
        content: Content,
        view: dict[str, Any],
        labels: Mapping[str, str],
        signs: Signs,
        columns: int,
        rows: int,
    ) -> None:
        self.content, self.view, self.labels, self.signs = content, view, labels, signs
        self.table = view["table"]
        self.cell = max(NARROW, (columns - 1 - 2 * EDGE) // LONGEST) if columns else WIDE
        self.edge = max(0, min(EDGE, (columns - 1 - LONGEST * self.cell) // 2)) if columns else EDGE
        laid = sum([self._is_laid(row) for row in ROWS])
        self.high = LOW if rows and rows < laid * HIGH + len(ROWS) - laid + 2 * (HIGH - 1) else HIGH
        self.top = self.high - 1
        self.heights = [self.high if self._is_laid(row) else 1 for row in ROWS]
        self.height = 2 * self.top + sum(self.heights)
        self.width = 2 * self.edge + LONGEST * self.cell + 1
        self.whole = self.high == HIGH
        self.canvas: Canvas = {}

    def _is_laid(self, row: str) -> bool:
        """A row without a tile takes one line."""
        named = zip(self.content.spaces, self.table["regions"], strict=True)
        return any(region["kind"] != "empty" for name, region in named if name[0] == row)

    def rows(self) -> list[list[Piece]]:
        for row in range(self.height):
            for column in range(self.width):
                if (column + FEW // 2 * row) % FEW == 0:
                    self.canvas[row, column] = (SURF, "nebula")
        for number, name in enumerate(self.content.spaces):
            if name[0] in ROWS:
                self._space(number, ROWS.index(name[0]), int(name[1:]) - 1)
            else:
                self._nebula(number, int(name[1:]))
        self._seams()
        return rows_of(self.canvas)

    # --- spaces ------------------------------------------------------------------------------------------------------
    def _space(self, number: int, row: int, place: int) -> None:
        """Its borders are shared with its neighbours."""
        top, high = self.top + sum(self.heights[:row]), self.heights[row]
        left = self.edge + place * self.cell + row % 2 * (self.cell // 2)
        for line in range(high):
            for column in range(1, self.cell):
                self.canvas[top + line, left + column] = (" ", PLAIN)
            self.canvas[top + line, left] = self.canvas[top + line, left + self.cell] = ("|", "edge")
        lines = self._lines(number, self.cell - 1)
        for line, pieces in enumerate(lines[:high]):
            self._write(top + line, left + 1, pieces)

    def _lines(self, number: int, width: int) -> list[list[Piece]]:
        """What stands in a space: its name, what lies there, and who is there."""
        region = self.table["regions"][number]
        facts, pieces = self.facts(number), self.pieces(number)
        head = self._head(number)
        if self.high == HIGH:
            name = fitted(self._name(region), width - wide(head) - 1)
            first = [*head, (f" {name}" if name else "", STYLES[region["kind"]])]
            return [first, *self._filled([], facts, pieces, width, HIGH - 1)]
        return self._filled(head, facts, pieces, width, LOW)

    def _head(self, number: int) -> list[Piece]:
        """The number of an option, and which space it is."""
        label = self.labels.get(f"region:{number}", "")
        name = (self.content.spaces[number], "name" if self.table["regions"][number]["kind"] != "empty" else "space")
        return [(f"{label})", "label"), name] if label else [name]

    def _name(self, region: Mapping[str, Any]) -> str:
        if region["kind"] == "planet":
            return self.signs.say("andromeda.map.planet", planet=region["name"])
        return self.signs.say("andromeda.map.base", base=region["name"]) if region["kind"] == "base" else ""

    def _filled(
        self, head: Sequence[Piece], facts: Sequence[Piece], pieces: Sequence[Piece], width: int, lines: int
    ) -> list[list[Piece]]:
        """What lies there in the lines above, ships in those below. Where that is too much, ships come first."""
        shown = flowed([*head, *facts], width) + flowed(pieces, width)
        if len(shown) > lines:
            shown = flowed([*head, *facts, *pieces], width)
        if len(shown) > lines:
            self.whole = False
            shown = flowed([*head, *pieces, *facts], width)[:lines]
            last = shown[-1]
            if wide(last) >= width:
                last[-1] = (last[-1][0][:-1], last[-1][1])
            last.append((CUT, PLAIN))
        if any(CUT in text for line in shown for text, _ in line):
            self.whole = False
        return shown

    # --- nebulae -----------------------------------------------------------------------------------------------------
    def _nebula(self, number: int, place: int) -> None:
        """N1 and N2 lie above the rows, N4 and N5 below, N3 on the right and N6 on the left."""
        half, height = self.width // 2, self.height
        there = self._head(number), self.facts(number), self.pieces(number)
        if place in (3, 6):
            left = 0 if place == 6 else self.width - self.edge
            lines = self._filled(*there, self.edge - 2, 3 * self.high)
            top = (height - len(lines)) // 2
            for line, pieces in enumerate(lines):
                self._write(top + line, left, [(" ", PLAIN), *pieces, (" ", PLAIN)])
            return
        top = 0 if place < 3 else height - self.top
        lines = self._filled(*there, half - 4, self.top)
        middle = half // 2 if place in (1, 5) else half + half // 2
        for line, pieces in enumerate(lines):
            text = [(" ", PLAIN), *pieces, (" ", PLAIN)]
            self._write(top + line, middle - wide(text) // 2, text)

    def _seams(self) -> None:
        """Where the left nebula above or below the rows ends and the right one begins."""
        for row in (*range(self.top), *range(self.height - self.top, self.height)):
            self.canvas[row, self.width // 2] = ("|", "edge")

    def _write(self, row: int, column: int, pieces: Sequence[Piece]) -> None:
        for text, style in pieces:
            for char in text:
                self.canvas[row, column] = (char, style)
                column += 1

    # --- what there is in a region -----------------------------------------------------------------------------------
    def facts(self, number: int) -> list[Piece]:
        """Its type, its development, its moons and what it gives, bonus resources, leaders."""
        region, signs = self.table["regions"][number], self.signs
        found: list[Piece] = []
        built = next((each for each in self.table["developments"] if each["region"] == number), None)
        if built is not None:
            short = signs.short("development", built["kind"])
            found.append((f"{short}{built['owner'] + 1}", style_of(self.view, built["owner"])))
        if region["kind"] == "planet":
            planet = self.content.planets[region["name"]]
            found.append((signs.short("track", planet.type), "planet"))
            if not self.table["moons_left"][number]:
                found.append((signs.choice(planet.under, planet.other), "mark"))
        found += self._moons(number)
        if self.table["bonus"][number]:
            sign = signs.mark("bonus", BONUS)
            found.append((sign + signs.contents(self.table["bonus"][number]), "mark"))
        there = self.table["leaders"][number]
        seats = "".join([str(seat + 1) * leaders for seat, leaders in enumerate(there)])
        return [*found, (signs.mark("leaders", LEADERS) + seats, "star")] if seats else found

    def _moons(self, number: int) -> list[Piece]:
        left, top = self.table["moons_left"][number], self.table["tops"][number]
        if not left:
            return []
        sign, moon = self.signs.mark("moon", MOON) * left, self.content.moons.get(top)
        return [(sign, "nebula"), (self.signs.choice(moon.gives, moon.other) if moon else "", "mark")]

    def pieces(self, number: int) -> list[Piece]:
        """Raiders, then the ships of each seat."""
        found: list[Piece] = []
        for raider in self.table["raiders"]:
            there = raider["regions"].count(number)
            if there:
                sign = self.signs.mark("raiders", RAIDERS) + raider["letter"] + (str(there) if there > 1 else "")
                found.append((sign, "debris"))
        for seat in range(self.table["seats"]):
            kinds = kinds_at(self.view, seat, number)
            if kinds:
                found.append((f"{seat + 1}{self.signs.ships(kinds)}", style_of(self.view, seat)))
        return found


def rows_of(canvas: Canvas) -> list[list[Piece]]:
    """Characters of one style that follow each other are one piece."""
    rows: list[list[Piece]] = []
    for row in range(max(row for row, _ in canvas) + 1):
        pieces: list[Piece] = []
        for column in range(max(column for line, column in canvas if line == row) + 1):
            char, style = canvas.get((row, column), (" ", PLAIN))
            if pieces and (pieces[-1][1] == style or char == " "):
                pieces[-1] = (pieces[-1][0] + char, pieces[-1][1])
            else:
                pieces.append((char, style))
        rows.append(pieces)
    return rows
