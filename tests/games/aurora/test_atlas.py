"""Both boards as text: walls and levels, what stands and lies there, the numbers of options, and the room for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from rimward.games.aurora import GAME
from rimward.games.aurora.shown.atlas import picture
from rimward.games.aurora.table.board import NINE, WIDTH, at
from rimward.games.aurora.table.pieces import Thing, Tile
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.game import Picture
from rimward.kernel.match import Match
from rimward.messages import LANGUAGES, Messages
from rimward.terminal import screen
from tests.games.aurora.random_games import SHORT, moments

PLACED = {
    "surface": ("relay-hall", "weir-road", "sunken-court", "shale-flats", "barracks"),
    "orbit": ("nebula", "dust-lane", "ion-shoals", "relay-buoys", "scattered-ice"),
}
CORNERS = {
    "surface": ("archive", "quarry", "reed-pool", "guest-wing"),
    "orbit": ("gas-plume", "wreck-field", "comet-trail", "quiet-reach"),
}
TURNS = (0, 0, 1, 2, 3, 1, 2, 3, 0)


def laid() -> Match:
    """A game whose tiles lie as it is said above, before anything has been done."""
    match = next(moments(3, 2))
    g = match.table
    assert isinstance(g, Aurora)
    for board in ("surface", "orbit"):
        names = (*PLACED[board], *CORNERS[board])
        setattr(g, board, tuple(Tile(name, turn) for name, turn in zip(names, TURNS, strict=True)))
    g.planets, g.things, g.crates, g.salvage = ("earth", "neutral", "port-saven", "fourth"), (), (), ()
    for number in range(len(g.ships)):
        g.put_ship(number, square=-1, dock=-1)
    return match


def drawn(
    match: Match, labels: Mapping[str, str] | None = None, room: tuple[int, int] = (0, 0), seat: int = 0
) -> Picture:
    messages = Messages("en", "aurora", you=seat, strict=True)
    return picture(GAME.content, match.view(seat), labels or {}, lambda code, **told: messages.text(code, told), room)


def text(shown: Picture) -> list[str]:
    return ["".join(piece for piece, _ in row).rstrip() for row in shown.rows]


def part(rows: list[str], name: str, column: int) -> list[str]:
    """The rows of a tile in the middle band, from the line with its name on: `column` is 0, 1 or 2."""
    first = next(number for number, row in enumerate(rows) if name in row)
    left = 1 + 3 * (2 + 8 * column)
    found = [row[left : left + 24].rstrip() for row in rows[first + 1 :]]
    return [row for row in found if row]  # a wall beside it has a line that is empty here


def change(match: Match, **fields: Any) -> Match:
    for name, value in fields.items():
        setattr(match.table, name, value)
    return match


# --- squares ---------------------------------------------------------------------------------------------------------
def test_a_tile_is_drawn_with_its_walls_and_doorways() -> None:
    assert part(text(drawn(laid())), "Relay Hall", 1)[:10] == [
        "  .  .  .  .  .  .  .  .",
        "    ----- DD --------",
        "  .| .  .  .  .  .  .| .",
        "  .| .  %  .  .  %  .| .",
        "  .| %  .  #  .  .  .D .",
        "  .D .  .  .  #  .  %| .",
        "  .| .  %  .  .  %  .| .",
        "  .| .  .  .  .  .  .| .",
        "    -------- DD -----",
        "  .  .  .  .  .  .  .  .",
    ]


def test_levels_ledges_steps_and_water_have_signs() -> None:
    rows = text(drawn(laid()))
    assert any("v  v" in row for row in rows)
    assert any("//" in row and "==" in row for row in rows)
    assert any("~  ~  ~" in row for row in rows)
    legend = " ".join(drawn(laid()).legend)
    for word in ("ledge", "steps", "water", "sunken", "wall", "doorway", "hindering", "blocking", "dock", "planet"):
        assert word in legend


def test_a_broken_wall_is_a_doorway() -> None:
    square = at(11, 11)  # the north-western room square of the hall: a wall to its north
    before = part(text(drawn(laid())), "Relay Hall", 1)[1]
    after = part(text(drawn(change(laid(), walls=((square, 0),)))), "Relay Hall", 1)[1]
    assert (before[4:6], after[4:6]) == ("--", "DD")


# --- pieces ----------------------------------------------------------------------------------------------------------
def test_what_stands_and_lies_there_is_drawn_and_named() -> None:
    match = laid()
    g = match.table
    assert isinstance(g, Aurora)
    g.crates, g.things = (at(12, 12),), (Thing("sample", at(13, 13)),)
    g.put(0, ship=-1, room="", square=at(14, 14), wounds=2)
    g.put(1, ship=-1, room="", square=at(15, 15), wounds=9, out=True)
    g.put_ship(0, dock=0)
    g.put_ship(1, square=at(20, 20), facing=3)
    shown = drawn(match)
    rows = text(shown)
    for sign in ("[]", "<>", "1a", "1B", "S1", "2↘"):
        assert any(sign in row for row in rows), sign
    first = Messages("en", "aurora").name("crew", g.figures[0].name)
    assert f"1a {first} (2/" in shown.names[0]
    assert "(unconscious)" in shown.names[0]
    assert "Earth in the north" in shown.names[1]
    assert "2↘ Destiny Aurora (shields 10)" in shown.names[1]


def test_own_pieces_have_a_style_of_their_own() -> None:
    match = laid()
    g = match.table
    assert isinstance(g, Aurora)
    g.put_ship(0, dock=0)
    styles = {
        seat: {style for row in drawn(match, seat=seat).rows for sign, style in row if sign == "S1"} for seat in (0, 1)
    }
    assert styles == {0: {"me"}, 1: {"ship"}}


# --- options ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("thing", "square"),
    [("square:{}", at(13, 13)), ("orbit:{}", at(13, 13)), ("dock:2", NINE.docks[2]), ("crew:0", at(14, 14))],
)
def test_the_number_of_an_option_stands_where_it_belongs(thing: str, square: int) -> None:
    match = laid()
    g = match.table
    assert isinstance(g, Aurora)
    g.put(0, ship=-1, room="", square=at(14, 14))
    rows = text(drawn(match, {thing.format(square): "77"}))
    [row] = [row for row in rows if "77" in row]
    assert row.index("77") == 1 + 3 * (square % WIDTH) + 1
    lines = {name: next(number for number, row in enumerate(rows) if name in row) for name in ("Relay Hall", "Nebula")}
    own, other = ("Nebula", "Relay Hall") if thing.startswith("orbit") else ("Relay Hall", "Nebula")
    assert lines[own] < lines[other]
    assert rows.index(row) < lines[other]


def test_the_board_that_is_asked_about_comes_first() -> None:
    match = laid()
    for thing, first, second in (("square:400", "Relay Hall", "Nebula"), ("orbit:400", "Nebula", "Relay Hall")):
        whole = "\n".join(text(drawn(match, {thing: "1"})))
        assert whole.index(first) < whole.index(second)
        cut = "\n".join(text(drawn(match, {thing: "1"}, (90, 30))))
        assert first in cut
        assert second not in cut


# --- room ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("room", [(79, 20), (100, 30), (60, 11), (200, 60)])
@pytest.mark.parametrize("square", [at(2, 2), at(13, 13), at(25, 25), NINE.docks[0], NINE.docks[1]])
def test_there_is_room_for_it_and_what_is_asked_about_is_in_sight(room: tuple[int, int], square: int) -> None:
    shown = drawn(laid(), {f"square:{square}": "77"}, room)
    rows = text(shown)
    assert len(rows) <= room[1]
    assert max(map(len, rows)) <= room[0]
    assert sum("77" in row for row in rows) == 1
    assert shown.whole == (room == (200, 60))


def test_more_than_99_options_make_the_squares_wider() -> None:
    labels = {f"square:{at(2 + number % 12, 2 + number // 12)}": str(number + 1) for number in range(120)}
    rows = text(drawn(laid(), labels))
    assert any(" 99 100 101" in row or "100" in row for row in rows)
    assert all(f"{number}" in " ".join(rows) for number in (1, 99, 120))


def test_nothing_is_drawn_before_the_boards_lie() -> None:
    shown = drawn(change(laid(), orbit=()))
    assert (list(shown.rows), shown.whole) == ([], True)


@pytest.mark.parametrize("seats", [2, 4])
def test_every_moment_can_be_drawn_and_all_see_the_same(seats: int) -> None:
    for number, match in enumerate(moments(seats, seats, SHORT)):
        if number % 41 == 0 or match.result is not None:
            question = next((match.question(seat) for seat in range(seats) if match.question(seat)), None)
            bare = set()
            for seat in range(seats + 1):
                for language in LANGUAGES:
                    messages = Messages(language, "aurora", you=seat if seat < seats else -1, strict=True)
                    shown = screen.picture(messages, GAME, match.view(seat), question, (79, 24))
                    assert shown is not None
                    assert len(shown.rows) <= 24
                bare.add("\n".join(text(drawn(match, seat=seat))))
            assert len(bare) == 1
