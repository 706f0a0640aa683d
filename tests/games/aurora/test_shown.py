"""What squares are called, the table in a few lines, how it stands, and what is printed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rimward.games.aurora import GAME
from rimward.games.aurora.shown.names import letters
from rimward.games.aurora.table.board import NINE, at
from rimward.games.aurora.table.names import BLASTS
from rimward.games.aurora.table.pieces import Item
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.event import Event
from rimward.kernel.match import Match
from rimward.messages import LANGUAGES, Messages
from rimward.terminal import screen
from tests.games.aurora.orbit import box
from tests.games.aurora.random_games import moments

BOXED = replace(GAME)  # with a content of its own: other tests lay tiles of theirs into that of the game
CONTENT = BOXED.content


def words(match: Match, seat: int = 0, language: str = "en") -> Messages:
    messages = Messages(language, "aurora", you=seat if seat < match.table.seats else -1, strict=True)
    messages.naming = screen.named(match, seat)
    return messages


def game(seed: int = 3, seats: int = 2) -> Match:
    """A game of the box, whose tiles lie as chance has it, before the first decision."""
    return next(moments(seed, seats))


def called(match: Match, *space: int | str, language: str = "en") -> str:
    messages = words(match, language=language)
    return messages.text("aurora.space", messages.naming.spaces[space])


# --- names -----------------------------------------------------------------------------------------------------------
def test_a_square_is_called_by_its_tile_and_its_place_on_it() -> None:
    match = game()
    names = [tile["name"] for tile in match.view(0)["table"]["surface"]]
    centre, north_west = (words(match).name("tile", names[place]) for place in (0, 8))
    assert called(match, at(10, 10)) == f"{centre} a1"
    assert called(match, at(13, 12)) == f"{centre} c4"
    assert called(match, at(2, 2)) == f"{north_west} a1"
    assert (letters(3, 3), letters(7, 0)) == ("d4", "h1")


def test_the_same_number_is_another_square_in_orbit() -> None:
    match = game()
    orbit = words(match).name("tile", match.view(0)["table"]["orbit"][0]["name"])
    assert called(match, "orbit", at(10, 10)) == f"{orbit} a1"
    north = words(match).name("planet", match.view(0)["table"]["planets"][0])
    assert called(match, "orbit", at(12, 1)) == f"{north} b3"
    assert called(match, at(12, 1)) == "the landing field in the north (b3)"


@pytest.mark.parametrize(("language", "name"), [("en", "the dock in the east"), ("ru", "причал на востоке")])
def test_docks_have_names(language: str, name: str) -> None:
    assert called(game(), NINE.docks[1], language=language) == name
    assert called(game(), "dock", 1, language=language) == name


def test_what_options_name_by_a_number_has_a_name() -> None:
    match = game()
    table = match.view(0)["table"]
    assert called(match, "crew", 0) == words(match).name("crew", table["figures"][0]["name"])
    assert called(match, "ship", 1) == words(match).name("ship", table["ships"][1]["name"])
    assert called(match, "crate", 0) == called(match, table["crates"][0])
    assert called(match, "salvage", 2) == called(match, "orbit", table["salvage"][2])


@pytest.mark.parametrize(("language", "name"), [("en", "The explosion"), ("ru", "Взрыв")])
def test_the_dice_of_a_trap_are_those_of_an_explosion(language: str, name: str) -> None:
    told = {"by": BLASTS, "rule": "aurora.search.booby-trap", "dice": (6, 6), "faces": (4, 2)}
    assert words(game(), language=language).event(Event("kernel.rolled", told)).startswith(name)


# --- the table -------------------------------------------------------------------------------------------------------
def table(deck: int = 3, left: int = -1) -> Match:
    """Two ships and a few crew, as they might stand in round 4 of a game of the box."""
    match = game()
    g = match.table
    assert isinstance(g, Aurora)
    g.round, g.deck, g.left, g.mission, g.things = 4, deck, left, "fever-line", ()
    g.put_ship(0, square=at(10, 10), facing=2, dock=-1, damage=3, salvage=(Item("gun-pod", 3),))
    g.put_ship(1, dock=2, shields_up=False, damage=2)
    party = [n for n, who in enumerate(g.figures) if who.seat == 0][:2]
    g.put(party[0], wounds=2)
    pistol = Item("arc-pistol", wielded=True)
    g.put(party[1], ship=-1, room="", square=NINE.docks[0], gear=(pistol,), holds=("sample",))
    other = next(n for n, who in enumerate(g.figures) if who.seat == 1)
    g.put(other, ship=-1, room="", square=NINE.docks[1], hidden=True)
    return match


def lines(match: Match, seat: int = 0, language: str = "en") -> list[str]:
    return [line.strip() for line in screen.status_lines(words(match, seat, language), GAME, match.view(seat))]


def test_the_table_is_told_in_a_few_lines() -> None:
    match = table()
    named = words(match)
    first, second, *_ = [named.name("crew", who["name"]) for who in match.view(0)["table"]["figures"]]
    other = next(named.name("crew", who["name"]) for who in match.view(0)["table"]["figures"] if who["seat"] == 1)
    own = lines(match)
    assert own[:2] == [
        "Round 4. 3 world events to come, one a round; then one more round.",
        "Mission “The Fever Line” (275 digits): take a sample (Medical, 5 or more), and bring it aboard your ship. "
        "Both sides are after it.",
    ]
    assert own[2].startswith("You (Renegades, 0 digits): Cerberus in orbit at ")
    assert own[2].endswith(" a1, facing east; 7 shields; salvage: Gun Pod")
    assert own[3] == "Player 2 (Coalition, 0 digits): Destiny Aurora at the dock in the south; shields down, 4 hull"
    assert own[4].startswith(f"Your {first}: aboard Cerberus, the commander's station, 2 of ")
    assert own[5] == f"Your {second}: the dock in the north; Arc Pistol; has the sample"
    assert f"{other} of Player 2: the dock in the east, in Stealth" in own
    assert own[-1].startswith("Your secret bounty: ")
    assert not any("bounty" in line for line in lines(match, 2)), "a spectator has none, and sees none"
    assert lines(match, 1)[-1] != own[-1]


def test_the_last_rounds_are_told() -> None:
    assert "No world events are left: one more round after this one." in lines(table(0, -1))[0]
    assert "This is the last round." in lines(table(0, 1))[0]


def test_the_first_event_of_a_timed_game_waits_for_a_landing() -> None:
    match = next(moments(3, 2, {"deck": 6, "crew": "dealt"}))
    g = match.table
    assert isinstance(g, Aurora)
    g.round = 1
    assert "6 world events to come: the first when somebody has landed" in lines(match)[0]


def test_a_ship_that_has_not_begun_is_nowhere() -> None:
    match = game()
    told = screen.status_lines(words(match), GAME, match.view(0))
    assert any("is not on the board" in line for line in told)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_moment_can_be_told_and_the_standing_is_the_digits(seats: int) -> None:
    assert GAME.standing is not None
    for number, match in enumerate(moments(seats, seats)):
        if number % 37 == 0 or match.result is not None:
            view = match.view(number % (seats + 1))
            for language in LANGUAGES:
                assert all(screen.status_lines(words(match, number % (seats + 1), language), GAME, view))
    assert match.result is not None
    assert list(GAME.standing(match.view(seats))) == list(match.result.scores)


# --- what is printed -------------------------------------------------------------------------------------------------
def about(name: str, language: str = "en") -> list[str]:
    box()
    messages = Messages(language, "aurora", strict=True)
    return [line for thing in screen.things(messages, BOXED, name) for line in screen.thing_lines(messages, thing)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_of_the_box_can_be_asked_about(language: str) -> None:
    box()
    messages = Messages(language, "aurora", strict=True)
    found = list(BOXED.things(BOXED))
    assert len({(thing.kind, thing.name) for thing in found}) == len(found)
    files = (CONTENT.crew, CONTENT.ships, CONTENT.items, CONTENT.missions, CONTENT.surface, CONTENT.orbit)
    more = (CONTENT.endings, CONTENT.events, CONTENT.recruits, CONTENT.upgrades, CONTENT.npc_cards)
    abilities = sum(len(one.blue) + len(one.red) for one in (*CONTENT.crew.values(), *CONTENT.recruits.values()))
    assert len(found) == sum(len(file) for file in (*files, *more)) + abilities + 3
    for thing in found:
        line = screen.thing_lines(messages, thing)[0]
        assert messages.name(thing.kind, thing.name).casefold() in line.casefold()
        assert line[-1] in ".?"
        assert ".." not in line


def test_some_of_what_is_printed() -> None:
    assert about("nellha")[0] == (
        "Nell'ha, engineer of the Renegades (alien, female, Zurathi, feline): initiative 3, health 6, speed 5, "
        "attack 4, defence +1 on 2 dice; Leadership 3, Search 2, Piloting 3, Tech 5, Stealth 3, Weapons 3, Medical 0; "
        "Spare Parts, Claw Pounce, Zurathi Exile. The other side pays a bounty of 75 digits. "
        "Exiled for a question, and she still asks it with her claws."
    )
    assert about("field dressing")[0] == (
        "Field Dressing, of Perrine Voss, an action: test Medical, 5 or more; "
        "heal 1 wound, your own or an adjacent friend's."
    )
    assert about("drop strike")[0] == (
        "Drop Strike, of Skirr, always: attack +1 on up to 1 die against a target that stands lower."
    )
    assert about("hard turn")[0] == "Hard Turn, of Skirr, for its ship from navigation: a free turn in each move."
    assert about("lance rifle")[0] == (
        "Lance Rifle, a rifle, found in crates (× 2); two hands; range 7; attack +1 on up to 2 dice; speed -1; 3 uses; "
        "worth 110 digits. A thin white line between two silences."
    )
    assert about("Стеклянный топор", "ru")[0].startswith("Стеклянный топор, оружие ближнего боя, из ящиков (× 2)")
