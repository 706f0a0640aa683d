"""Xia at the text table: the menu of its options, its map, and answers by what stands on it."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from rimward.bots import BOTS
from rimward.games.xia import GAME
from rimward.games.xia.setup import FIRST_SECTORS
from rimward.games.xia.table.state import token
from rimward.kernel.chance import Scripted
from rimward.kernel.match import Match
from rimward.messages import Messages
from rimward.terminal import Console, Wishes, console, menu, screen
from rimward.terminal.sitting import Sitting
from tests.games.xia.printed import starting_tiles
from tests.games.xia.scenes import GATES, flight
from tests.test_terminal import table

OPENING = ["2", "1", "1", "1", "2"]  # the first game, four at the table, a ship and a strategy


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def opened(lines: Iterable[str], **wishes: Any) -> str:
    return table(lines, lambda console: menu(console, Wishes(seed="5", **wishes)))


def flown(lines: Iterable[str], movement: int = 3, **more: Any) -> str:
    """What is shown in the middle of a Move, and after these lines."""
    match = Match.scenario(GAME, flight((0, 0), movement, tiles=GATES, others=((-2, 2), (-2, 0))), chance=Scripted())
    people = Messages("en", "xia", names=("Ann", "Bo", "Cy"))
    return table(lines, lambda c: Sitting(match, [None] * 3, c, people, seats="me,me,me", **more).run())


# --- the menu -------------------------------------------------------------------------------------------------------
def test_the_menu_asks_for_the_rules_and_begins_with_the_first_game() -> None:
    shown = opened(["2", "", "", "quit"])
    assert "  1. Your first game, by the book: to 5 Fame" in shown
    assert "\n  1. You and 3 bots\n  2. You and 2 bots\n  3. You and 4 bots\n" in shown
    assert "\n\n  Fame to win: 5\n  The book's first game: yes\nPractice" in shown, "what is as usual is not listed"
    assert "take on Missions" in shown.replace("\n", " ")
    assert "not in the game yet" not in shown.replace("\n", " ")
    assert "Bot 4: 0 Fame" in shown


def test_own_options_are_changed_by_number_and_two_players_have_to_be_wanted() -> None:
    refused = opened(["xia", "2", "me,random", "quit"])
    assert "Xia is for 3 to 5 players, not 2; two can play with the house rule two_players=yes." in refused
    shown = opened(["xia", "3", "1 12", "1 99", "2", "x", "8", "10", "", "me,random", "quit"])
    assert "The game:\n  1. Fame to win: 10\n" in shown
    assert (
        "House rules:\n  7. A rolled move is at least: as rolled\n  8. Mining without a roll, for 1 damage: no\n"
        in shown
    )
    assert "  3. Fame for the first to use a Gate: as in the edition\n" in shown
    assert "The option target cannot be 99; it may be 5..20." in shown
    assert "Type a number from 1 to 12." in shown
    assert "  2. You and a bot\n" in shown
    head = shown[shown.index("\n  Fame to win: 12\n") :]
    assert head.startswith(
        "\n  Fame to win: 12\n  Edition of the rules: Russian, 2023\n"
        "  Mining without a roll, for 1 damage: yes\n  Two players are enough: yes\n"
    )


@pytest.mark.parametrize("lines", [["xia"], ["xia", "q"], ["xia", "3"], ["xia", "1", "q"], ["xia", "9", "9"]])
def test_the_menu_can_be_left_at_any_point(lines: list[str]) -> None:
    assert "Which ship" not in opened(lines)


def test_options_that_were_given_are_not_asked_for() -> None:
    shown = opened(["xia", "1", "quit"], options=("target=7",))
    assert "By which rules?" not in shown
    assert "  Fame to win: 7\n" in shown


# --- the map --------------------------------------------------------------------------------------------------------
def test_a_game_begins_with_the_map_and_its_signs() -> None:
    shown = opened([*OPENING, "quit"])
    first, second = shown.split("Which ship do you fly?")[:2]
    assert "\n                      B .   .   .^|\n" in first
    assert ". open space, # planet, ~ nebula" in first
    assert "A\xa0Burning\xa0Horse, B\xa0Kemplar\xa0II" in first
    assert "<1>\xa0You, (2)\xa0Bot\xa02" in second
    assert "open space" not in second, "the signs are explained once"
    assert "\x1b" not in shown


def test_the_map_is_shown_again_only_where_it_changed() -> None:
    kit = opened([*OPENING, "why", "quit"]).split("How will you win Fame?")[1]
    assert "\n    1.  2." in kit, "the Hold, for the Outfits that were bought"
    assert "|" not in kit.split("How does")[0]


def test_a_space_is_chosen_by_its_number_or_its_name_and_enter_stops() -> None:
    shown = flown(["", "1", ""])
    number = re.search(r"(\d+)\.<1>|<1> +(\d+)[.@]", shown)
    assert number
    assert re.search(r"\n  1\. Fly .*\n(  \d+\. Fly .*\n)*  By the numbers on the map: 1 away: \d+-", shown)
    assert re.search(r"Ann flew \d+ spaces to [A-Z]", shown)
    assert "Ann stopped; unused movement" not in shown, "others need not read that"
    assert "You flew 2 spaces to Expedior Gate d1." in flown(["", "Expedior gate d1"])
    assert "Ann flew 2 spaces to Expedior Gate d1." in flown(["", "d1"], movement=2)
    assert "neither a number nor a command" in flown(["", "d1"]), "there are several"


def test_the_whole_map_with_what_there_is_to_be_found() -> None:
    shown = flown(["", "map", "map off", "show", "map on", "show"])
    whole, off, on = (shown.split(f"> {line}\n")[1] for line in ("map", "map off", "map on"))
    assert "  A Expedior Gate: Missions at e3; Spawn Point 1 at a1\n" in whole
    assert "  D Doravin V, Neutral planet: " in whole
    assert off.startswith("The map is off")
    assert "<1>" not in off.split("> show\n")[1].split("> ")[0]
    assert re.search("\n  Fly to Expedior Gate: 1 away: \\d+\xa0", off), "then the spaces are named in words"
    assert "<1>" in on.split("> show\n")[1]


def test_what_a_thing_is() -> None:
    """By its name, by the number of its card, by the beginning of a word; and all names where none is said."""
    shown = " ".join(flown(["", "about azure", "about 090", "about gat", "about", "about nothing much"]).split())
    assert "Azure, a Neutral planet with 2 Entrances." in shown
    assert "Speed Master, a Title worth 3 Fame." in shown
    assert (
        "Type about and one of these names, or the number of a card: Deltus Gate, Expedior Gate, Tigris Gate" in shown
    )
    assert "Easy Tiger, Puddle Jumper, Numerator" in shown
    assert "There is nothing about “nothing much”." in shown


def test_a_thing_is_told_in_the_language_of_the_table() -> None:
    shown = opened(["2", "1", "", "про лазурь", "quit"], language="ru")
    assert "Лазурь: нейтральная планета" in shown


def test_a_game_without_a_map_says_so() -> None:
    shown = table(["comet", "1", "map"], lambda console: menu(console, Wishes(seed="7")))
    assert "This game has no map." in shown


def test_a_small_screen_has_a_window_on_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Console, "size", lambda self: (40, 12))
    shown = flown([""], movement=1)
    drawn = [line for line in shown.splitlines() if re.search(r"[|][ (<\d]", line)]
    assert drawn
    assert max(map(len, drawn)) <= 40
    assert "Only part of the map fits here; type map to see all of it." in shown.replace("\n", " ")


def test_colours_are_for_terminals_that_have_them() -> None:
    out = io.StringIO()
    shown = Console(io.StringIO(), out)
    shown.draw([[("12", "label"), (". ", "space")]])
    shown.colours = True
    shown.draw([[("12", "label"), (". ", "")]])
    assert out.getvalue() == "12.\n\x1b[1;97m12\x1b[0m.\n"


def test_every_style_has_a_colour() -> None:
    match = Match.scenario(GAME, flight((0, 0), 3, tiles=GATES), chance=Scripted())
    picture = screen.picture(Messages("en", "xia", you=0), match.game, match.view(0), match.asked[0], (0, 0))
    assert picture is not None
    styles = {style for row in picture.rows for _, style in row}
    assert {"label", "me", "ship", "name", "edge", "mark"} <= styles
    assert styles - {""} <= console.COLOURS.keys()


def test_russian_has_no_foreign_words() -> None:
    shown = opened([*OPENING, "карта", "карта выкл", "карта вкл", "выход"], language="ru")
    text = shown[shown.index("Во что играем") :]
    left = re.sub(r"\(§ [a-z0-9.-]+\)|rimward.*|data/\S+|Enter|Xia: Legends of a Drift System|me,[a-z,/]+", "", text)
    left = re.sub(r"Andromeda's Edge|Destiny Aurora: Renegades|In English", "", left)
    assert re.findall(r"[A-Za-z]{3,}", left) == []
    assert "Карта больше не показывается сама" in shown


def test_barred_options_with_one_reason_share_a_line() -> None:
    shown = flown(["", "why", ""]).replace("\n    ", " ")
    assert "  Attack, Fly with Impulse, Scan, Buy cubes, Sell cubes, Mine, Salvage, Harvest, " in shown
    assert shown.count("stop first (§ xia.action.non-minor-ends-move)") == 1


def test_a_sign_is_explained_when_it_is_first_on_the_map() -> None:
    shown = flown(["", "expedior gate a2", ""])
    assert shown.count(". open space, ") == 1
    assert "\n? the unknown\n" in shown
    assert flown(["", "status", ""]).count(". open space, ") == 2, "as often as somebody wants to see it all"


def test_a_space_beyond_a_border_is_called_by_its_name() -> None:
    scene = flight((2, -1), 5, tiles=starting_tiles(FIRST_SECTORS[:3]), others=((5, -4), (2, 0)))
    match = Match.scenario(GAME, scene, chance=Scripted(d20=[15]))
    names = Messages("en", "xia", names=("You", "Bo", "Cy"))
    bots = [BOTS["random"](match.game, n) for n in (1, 2)]
    lines = ["burning horse b3"]
    shown = table(lines, lambda c: Sitting(match, [None, *bots], c, names, seats="me,random,random").run())
    assert "You rolled 15 on d20 (nebula)." in shown


def test_the_move_in_the_guide_is_what_is_shown() -> None:
    tiles = starting_tiles(FIRST_SECTORS[:3])
    scene = flight((2, -1), 5, tiles=tiles, others=((5, -4), (2, 0)))
    scene.zones.add(token("neo-damascus"), "token")
    scene.zones.put(token("neo-damascus"), "fame", 0)
    match = Match.scenario(GAME, scene, chance=Scripted())
    messages = Messages("en", "xia", names=("You", "Bot 2", "Bot 3"))
    bots = [BOTS["random"](match.game, n) for n in (1, 2)]
    shown = table([], lambda c: Sitting(match, [None, *bots], c, messages, seats="me,random,random").run())
    guide = (Path(__file__).parents[1] / "docs/terminal.md").read_text()
    excerpt = re.search(r"A move in Xia.*?```text\n(.*?)```", guide, re.S)
    assert excerpt
    assert excerpt[1] in shown.replace("\xa0", " ")
