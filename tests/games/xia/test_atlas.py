"""The board as text: made from a view, with the labels of options where they belong."""

from __future__ import annotations

import pytest

from rimward.games.xia import GAME
from rimward.games.xia.shown import atlas
from rimward.games.xia.table.board import CELLS, Tile
from rimward.games.xia.table.content import CELL_NAMES
from rimward.games.xia.table.settings import Rules
from rimward.games.xia.table.state import Xia, token
from rimward.games.xia.trade.layout import Stow
from rimward.kernel.chance import Scripted, Seeded
from rimward.kernel.event import Event
from rimward.kernel.game import Picture
from rimward.kernel.match import Match
from rimward.kernel.question import Option
from rimward.messages import Messages
from rimward.terminal import screen
from tests.games.xia.printed import content
from tests.games.xia.scenes import GATES, HORSE, Play, flight, npc, table, turn

TWO = (Tile("lost-sector", 0, 0), Tile("tk-421", 5, -2))


def shown(g: Xia, labels: dict[str, str] | None = None, room: tuple[int, int] = (0, 0), seat: int = 0) -> Picture:
    match = Match.scenario(GAME, g, chance=Scripted())
    messages = Messages("en", "xia", you=seat, strict=True)
    messages.naming = screen.named(match, seat)
    return atlas.picture(
        content(), match.view(seat), labels or {}, lambda code, **params: messages.text(code, params), room
    )


def rows(picture: Picture) -> list[str]:
    return ["".join(text for text, _ in row) for row in picture.rows]


# --- the map --------------------------------------------------------------------------------------------------------
def test_a_tile_has_its_ground_its_marks_and_the_ships() -> None:
    picture = shown(flight((0, -2), 3, tiles=HORSE))
    assert rows(picture) == [
        "    A<1>  .   . |",
        "  | .   ~   ~   .^|",
        "|(3)  ~M  ~   ~   . |",
        "  | .   ~   ~!  . |",
        "    |(2)  .   . |",
    ]
    assert picture.names == ["<1>\xa0You, (2)\xa0Player\xa02, (3)\xa0Player\xa03", "A\xa0Burning\xa0Horse"]
    signs = [". open space", "~ nebula", "M cubes to mine, salvage or harvest", "! Mission Point", "^ Spawn Point"]
    assert picture.legend == signs
    assert rows(shown(flight((0, -2), 3, tiles=HORSE), seat=2))[0] == "    A(1)  .   . |", (
        "each has its own ship marked"
    )


def test_a_token_is_shown_as_long_as_it_lies_there_and_so_are_cubes() -> None:
    g = flight((0, -2), 3, tiles=HORSE)
    g.adrift = ((2, 0, "holo"),)
    g.zones.add(token("burning-horse"), "token")
    assert rows(shown(g.copy()))[2] == "|(3)  ~M  ~   ~   .+|"
    assert "token" not in shown(g.copy()).guide[0]
    g.zones.put(token("burning-horse"), "fame", 0)
    assert rows(shown(g.copy()))[2] == "|(3)  ~M  ~T  ~   .+|"
    assert "token at c3" in shown(g).guide[0]


def test_labels_stand_in_their_spaces_on_the_board_and_off_it() -> None:
    picture = shown(
        flight((0, -2), 3, tiles=HORSE), {"hex:1,-2": "1", "hex:1,-1": "12", "hex:0,-3": "7", "card:3": "9"}
    )
    assert rows(picture)[:3] == ["    7?", "    A<1>  1.  . |", "  | .   ~  12~  .^|"]
    assert ("12", "label") in picture.rows[2]
    assert "9" not in "".join(rows(picture))
    assert "? the unknown" in picture.legend


def test_the_question_of_a_move_has_its_numbers_on_the_map() -> None:
    match = Match.scenario(GAME, flight((0, 0), 2, tiles=TWO, others=((-2, 0), (0, -2))), chance=Scripted())
    messages = Messages("en", "xia", you=0, strict=True)
    picture = screen.picture(messages, match.game, match.view(0), match.asked[0], (0, 0))
    assert picture is not None
    offers = screen.offers(messages, match.asked[0])
    centre = rows(picture)[4]
    for side, key in ((-1, "hex:-1,0"), (1, "hex:1,0")):
        [number] = [number for number, offer in enumerate(offers, 1) if offer.key == key]
        at = centre.index("<1>") + 4 * side
        assert centre[at : at + 3] == f"{number:>2}."


def test_tiles_share_the_line_between_them_and_are_lettered_as_they_were_laid() -> None:
    picture = shown(flight((0, 0), 3, tiles=TWO))
    lines = rows(picture)
    assert [line[column] for line, column in ((lines[0], 20), (lines[2], 4))] == ["B", "A"]
    assert lines[2].count("|") == 2
    assert lines[2].endswith("|")
    assert picture.names[1] == "A\xa0Lost\xa0Sector, B\xa0TK-421"


def test_a_window_keeps_ship_and_labels_in_sight_and_names_what_is_in_it() -> None:
    g = flight((0, 0), 3, tiles=GATES)
    whole = shown(g.copy())
    assert whole.whole
    part = shown(g.copy(), room=(30, 5))
    assert not part.whole
    assert max(map(len, rows(part))) <= 30
    assert len(part.rows) == 5
    assert any("<1>" in row for row in rows(part))
    assert len(part.names[1]) < len(whole.names[1])
    far = {f"hex:{q},{r}": "8" for q, r in ((-1, 0), (0, 2), (-3, 7))}
    assert "".join(rows(shown(g, far, (60, 5)))).count(" 8") == 3, "it is as high as need be"


def test_the_guide_says_what_there_is_and_where() -> None:
    tiles = (Tile("kemplar-ii", 0, 0, 1), Tile("loath", 5, -2), Tile("smugglers-den", 2, 3))
    g = flight((0, -2), 3, tiles=tiles)
    kemplar, loath, den = shown(g.copy()).guide
    assert kemplar.startswith("A Kemplar II, Lawful planet: ")
    assert "Entrance of d2 to the south-west" in kemplar, "the tile is turned, and so is its entrance"
    assert "Spawn Point 10 at c5" in kemplar
    assert "d2 buys any cubes" in loath
    assert "buys" not in den
    g.rules = Rules(den_buys_any=True)
    _, loath, den = shown(g).guide
    assert "buys" not in loath
    assert "buys any cubes" in den


# --- the Hold -------------------------------------------------------------------------------------------------------
def test_questions_about_the_hold_show_the_hold() -> None:
    g = flight((0, -2), 3, tiles=HORSE, damaged=(0,), hold=("",) * 9 + ("holo",))
    picture = shown(g, {"hold:0,3": "1"})
    assert [row.rstrip() for row in rows(picture)] == ["        1x  2B", "    3b  4E  5E  6e", "    7.  8.  9. 10o"]
    assert picture.names == [". nothing, e Engine, b Blaster, o cube, x damage, a capital bears a use"]


# --- names ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("turns", range(6))
def test_a_space_is_called_by_where_it_lies_however_the_tile_is_turned(turns: int) -> None:
    match = Match.scenario(GAME, flight((0, 0), 3, tiles=(Tile("red-gulch", 5, -2, turns), *HORSE)), chance=Scripted())
    spaces = atlas.naming(content(), match.view(0)).spaces
    named = {(q + 5, r - 2): name for (q, r), name in zip(CELLS, CELL_NAMES, strict=True)}
    assert {space: told["cell"] for space, told in spaces.items() if told["sector"] == "red-gulch"} == named


def test_events_options_and_the_table_say_where() -> None:
    match = Match.scenario(GAME, flight((0, 0), 3), chance=Scripted())
    messages = Messages("en", "xia", you=0, names=("Ann", "Bo", "Cy"), strict=True)
    flown = Event("xia.move.point-per-space", {"ship": 1, "space": (1, -2)})
    assert messages.event(flown) == "Bo flew to (1, -2)."
    messages.naming = screen.named(match, 0)
    assert messages.event(flown) == "Bo flew to Lost Sector a2."
    assert messages.event(flown, 3) == "Bo flew 3 spaces to Lost Sector a2."
    assert messages.label("xia.move.point-per-space", "cross:1,-2") == "Cross into Lost Sector a2"
    assert messages.seen_by(1).event(flown) == "You flew to Lost Sector a2."
    assert "Lost Sector c3" in "".join(screen.status_lines(messages, match.game, match.view(0)))


def test_steps_of_a_flight_are_one_line_and_what_lies_between_parts_them() -> None:
    match = Match.new(GAME, 3, chance=Seeded(1))
    messages = Messages("en", "xia", strict=True)
    steps = [Event("xia.move.point-per-space", {"ship": ship, "space": (q, 0)}) for ship, q in ((0, 1), (0, 2), (1, 9))]
    stopped = Event("xia.move.unspent-lost", {"ship": 1, "movement": 2})
    lines = screen.log_lines(messages, [*steps, stopped, steps[2]])
    assert lines == [
        "  Player 1 flew 2 spaces to (2, 0).",
        "  Player 2 flew to (9, 0).",
        "  Player 2 stopped; unused movement: 2.",
        "  Player 2 flew to (9, 0).",
    ]
    hits = [
        Event("xia.damage.placement", {"ship": 0, "space": n, "cube": cube}) for n, cube in enumerate(("", "", "holo"))
    ]
    assert screen.log_lines(messages, hits) == [
        "  Player 1 took 2 damage in the Hold.",
        "  Player 1's Hold space 3 was damaged; the Holo there went overboard.",
    ]
    assert match.table.seats == 3


@pytest.mark.parametrize(
    ("language", "sentence", "target"),
    [
        ("en", "The Enforcer flew to Burning Horse c3.", "Player 1 attacked the Enforcer with 1 marker."),
        ("ru", "Патрульный летит на клетку Огненная Лошадь c3.", "цель: Патрульный"),
    ],
)
def test_ships_that_nobody_plays_have_their_own_names(language: str, sentence: str, target: str) -> None:
    g = flight((0, -2), 3, tiles=HORSE)
    g = table((*g.ships, npc("merchant", 1, (2, -1)), npc("enforcer", 0, (0, 0))), HORSE, *g.stack, credits=(0,) * 5)
    match = Match.scenario(GAME, g, chance=Scripted())
    messages = Messages(language, "xia", strict=True)
    messages.naming = screen.named(match, 0)
    assert messages.event(Event("xia.move.point-per-space", {"ship": 4, "space": (0, 0)})) == sentence
    shot = Event("xia.combat.declare-attack", {"attacker": 0, "target": 4, "uses": (3,)})
    assert target in messages.event(shot)
    picture = screen.picture(messages, match.game, match.view(0), None, (0, 0))
    assert picture is not None
    assert "[m]" in rows(picture)[1]
    assert "[e]" in rows(picture)[2]


# --- options --------------------------------------------------------------------------------------------------------
def test_tigris_says_how_likely_it_leads_where() -> None:
    tiles = (Tile("tigris-gate", 0, 0), Tile("red-gulch", 5, -2), Tile("burning-horse", 2, 3))
    g = flight((0, 0), 3, tiles=tiles, others=((-2, 2), (-2, 1)))
    g.rules = Rules(gate_fame=True)
    [option] = [option for option in Play(g).asked.options if option.key == "tigris"]
    text = Messages("en", "xia", strict=True).option("xia.move.point-per-space", option)
    low, high = option.about["spawn_9"], option.about["spawn_12"]
    assert int(low) + int(high) == 95
    assert text.replace("\xa0", " ") == (
        f"Go through Tigris Gate: Red Gulch {low}% and Burning Horse {high}%; 5% to choose yourself"
        ", and 1 Fame for its first use"
    )
    g.gates_used = ("tigris-gate",)
    [again] = [option for option in Play(g).asked.options if option.key == "tigris"]
    assert again.about["first_use"] == 0


@pytest.mark.parametrize(("points", "asked"), [(1, "takes the damage?"), (3, "takes damage? 3 to place")])
def test_the_question_for_damage_says_how_much_is_left(points: int, asked: str) -> None:
    assert asked in Messages("en", "xia", strict=True).prompt("xia.damage.placement", {"points": points})


def test_reasons_say_what_exactly_is_lacking() -> None:
    play = Play(turn((0, 0), energy=0))
    said = {key: (bar.code, bar.numbers) for key, bar in play.match.why_not(0)}
    assert said["jettison"] == ("xia.bar.hold-empty", {})
    assert said["collect"] == ("xia.bar.nothing-adrift", {})
    edge = Play(turn((0, -2), energy=0))
    assert dict(edge.match.why_not(0))["scan"].numbers == {"energy": 0, "needed": 1}


def test_many_spaces_share_lines_by_sector_and_distance() -> None:
    messages = Messages("en", "xia", strict=True)
    about: dict[str, int | str] = {
        "sector": "azure",
        "cell": "b2",
        "spends": 2,
        "mark": "buy",
        "goods": "holo",
        "to": "e",
    }
    assert messages.brief(Option("hex:1,2", "hex:1,2", about)) == ("Fly to Azure", "2 away", "b2", "buy Holo")
    assert messages.brief(Option("stop")) is None
    match = Match.scenario(GAME, flight((0, 0), 2, tiles=TWO, others=((-2, 0), (0, -2))), chance=Scripted())
    at_length = screen.question_lines(messages, match.asked[0])
    assert at_length[1].startswith("  Fly to Lost Sector: 1 away: 1\xa0")
    brief = screen.question_lines(messages, match.asked[0], drawn=True)
    assert brief[1].startswith("  By the numbers on the map: 1 away: 1-6; 2 away: 7-")
    assert brief[-1] == at_length[-1]
    assert brief[-1].endswith("Stop here (or just Enter)")


def test_the_hold_that_is_being_filled_is_drawn_and_it_may_be_that_of_the_next_ship() -> None:
    g = turn((0, 0))
    g.stack.append(Stow(0, "long-haul", (("targe", ()),), (), (("m-22", (2, 3, 8), ()),), ("",) * 14))
    drawn = shown(g, {"place:0,2,0": "1"})
    assert [row.count(".") for row in rows(drawn)] == [2, 3, 3, 3]
    assert rows(drawn)[0].startswith("        1.      2.")
    assert rows(drawn)[1].startswith("    3E  4E  5.")


def test_a_hold_is_drawn_as_it_first_was_where_the_table_plays_with_it() -> None:
    g = turn((0, 0))
    g.rules = Rules(first_holds=True)
    g.stack.append(Stow(0, "long-haul", (("targe", ()),), (), (("m-22", (0, 4, 9), ()),), ("",) * 14))
    drawn = shown(g, {"place:0,0,0": "1"})
    assert [row.count(".") for row in rows(drawn)] == [3, 4, 4]
    assert rows(drawn)[0].startswith("    1E  2.")
