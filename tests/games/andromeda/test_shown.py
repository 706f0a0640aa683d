"""What regions are called, the table in a few lines, how it stands, and what is printed on tiles and cards."""

from __future__ import annotations

import pytest

from rimward.games.andromeda import GAME
from rimward.games.andromeda.shown.things import either, spelled
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.chance import Scripted
from rimward.kernel.event import Event
from rimward.kernel.match import Match
from rimward.kernel.phrase import read
from rimward.messages import LANGUAGES, Messages
from rimward.terminal import screen
from tests.games.andromeda.random_games import moments
from tests.games.andromeda.world import BLUE, CONTENT, YELLOW, at, card, world


def words(match: Match, seat: int = YELLOW, language: str = "en") -> Messages:
    messages = Messages(language, "andromeda", you=seat if seat < match.table.seats else -1, strict=True)
    messages.naming = screen.named(match, seat)
    return messages


def lines(g: Andromeda, seat: int = YELLOW, language: str = "en") -> list[str]:
    match = Match.scenario(GAME, g, chance=Scripted())
    return [line.strip() for line in screen.status_lines(words(match, seat, language), GAME, match.view(seat))]


# --- names -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Low Anvil (C3)", "Shipyard (E5)", "nebula N4", "empty space A1"]),
        ("ru", ["«Нижняя Наковальня» (C3)", "«Верфь» (E5)", "Туманность N4", "пустое место A1"]),
    ],
)
def test_a_region_is_called_by_its_tile_and_its_space(language: str, names: list[str]) -> None:
    match = Match.scenario(GAME, world(tiles={"C3": "low-anvil", "E5": "shipyard"}), chance=Scripted())
    messages = words(match, language=language)
    assert [
        messages.text("andromeda.space", messages.naming.spaces[at(space),]) for space in ("C3", "E5", "N4", "A1")
    ] == names


@pytest.mark.parametrize(("language", "name"), [("en", "raiders"), ("ru", "рейдеров")])
def test_the_dice_of_raiders_are_told_as_their_own(language: str, name: str) -> None:
    match = Match.scenario(GAME, world(), chance=Scripted())
    told = {"by": YELLOW, "rule": "andromeda.battle.roll", "dice": (6, 6), "faces": (4, 2), "owners": (YELLOW, -1)}
    assert name in words(match, language=language).event(Event("kernel.rolled", told)).casefold()


# --- the table -------------------------------------------------------------------------------------------------------
def test_the_table_is_told_in_a_few_lines() -> None:
    g = world(
        active=BLUE,
        vp={YELLOW: 12, BLUE: 9},
        stock={YELLOW: {"ice": 2, "credit": 1}},
        station={YELLOW: 1},
        hand={YELLOW: ("cold-trail", "cold-trail"), BLUE: ("spare-keel",)},
        tokens={YELLOW: ("frozen-purse",)},
        cards={YELLOW: ("city",)},
        awards={YELLOW: ("war-chest",)},
        factions={YELLOW: "rust-choir", BLUE: "toll-house"},
        marker=3,
    )
    own = lines(g.copy())
    assert own == [
        "It is the turn of Player 2.",
        "Event marker: space 3 of 5. The end begins at 60 VP.",
        "You (Rust Choir): 12 VP, 2 tactics cards",
        "Player 2 (The Toll House): 9 VP, 1 tactics card",
        "Your storage: 0 titanium, 0 nanocarbon, 2 ice, 1 credit, 0 energy; 1 leader at your station.",
        "Your hand: 2 × Cold Trail",
        "Your discovery tokens: Frozen Purse",
        "Your development cards: City",
        "Your supremacy tokens: War Chest",
    ]
    others = lines(g.copy(), BLUE)
    assert others[0] == "It is your turn."
    assert "Your hand: Spare Keel" in others
    assert not any("Cold Trail" in line or "Frozen Purse" in line for line in others)
    assert lines(g.copy(), 2) == [own[0], own[1], own[2].replace("You", "Player 1"), own[3]], (
        "a spectator has no station"
    )


def test_what_lies_pending_is_told() -> None:
    assert "An event is due at the end of this turn." in lines(world(due=True))
    ships = [(YELLOW, "fighter", "C3"), (BLUE, "fighter", "C3")]
    battle = world(
        tiles={"C3": "science"}, ships=ships, hand={YELLOW: (card("diplomacy"),)}, phase="battle", region="C3"
    )
    assert "There is a battle at Hearthglass (C3)." in lines(battle)


def test_the_last_turns_are_counted() -> None:
    told = {}
    for match in moments(3, 2):
        view = match.view(YELLOW)
        if match.result is None and view["table"]["ended"]:
            last = [line for line in screen.status_lines(words(match), GAME, view) if "end" in line or "last" in line]
            told[view["stack"][0]["left"]] = "".join(last).strip()
    assert "The end has begun: after this turn" in told.pop(
        -1, "The end has begun: after this turn everybody has one more."
    )
    assert told == {
        2: "The end is near: 2 more turns with this one.",
        1: "This is the last turn of the game.",
    }
    g = world(marker=-1)
    g.ended = True
    assert lines(g)[1] == "The end has begun: after this turn everybody has one more."


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_moment_can_be_told_and_the_standing_is_the_vp(seats: int) -> None:
    assert GAME.standing is not None
    for number, match in enumerate(moments(seats, seats)):
        if number % 37 == 0 or match.result is not None:
            view = match.view(number % (seats + 1))
            assert list(GAME.standing(view)) == list(view["table"]["vp"])
            for language in LANGUAGES:
                assert all(screen.status_lines(words(match, number % (seats + 1), language), GAME, view))
    assert match.result is not None
    assert list(GAME.standing(match.view(seats))) == list(match.result.scores)


# --- what is printed -------------------------------------------------------------------------------------------------
def about(name: str, language: str = "en") -> list[str]:
    messages = Messages(language, "andromeda", strict=True)
    return [line for thing in screen.things(messages, GAME, name) for line in screen.thing_lines(messages, thing)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_of_the_box_can_be_asked_about(language: str) -> None:
    messages = Messages(language, "andromeda", strict=True)
    found = list(GAME.things(GAME))
    names = {(thing.kind, thing.name) for thing in found}
    assert len(names) == len(found)
    files = (CONTENT.planets, CONTENT.modules, CONTENT.tactics, CONTENT.events, CONTENT.raiders, CONTENT.factions)
    more = (CONTENT.abilities, CONTENT.upgrades, CONTENT.tokens, CONTENT.developments)
    optional = (CONTENT.specials, CONTENT.destinies)
    count = sum(len(file) for file in (*files, *more, *optional))
    assert len(found) == count + 6 + 4, "and the bases and core modules"
    for thing in found:
        [line] = screen.thing_lines(messages, thing)
        assert messages.name(thing.kind, thing.name) in line
        assert line.endswith(".")
        assert ".." not in line


def test_some_of_what_is_printed() -> None:
    assert about("low anvil") == [
        "Low Anvil, a planet of industry. When its moons are gone: either gain 1 titanium or gain 1 nanocarbon. "
        "Development: Factory, for which you pay 2 titanium, 2 nanocarbon, 1 credit and need 3 leaders."
    ]
    assert about("vorticon") == [
        "Vorticon Strikers, raiders of class S: range 1, weapons 1, shields 0, targeting 0; "
        "they enter in a random nebula. For defeating one: gain 1 credit, 1 energy."
    ]
    assert about("tide gauge") == [
        "Tide Gauge, a module of science (× 2): pay 1 energy, then gain 1 credit. "
        "Output slot: it also gives what the moon shows. A moon in the slot scores 1 VP."
    ]
    assert about("Land Ministry") == [
        "Land Ministry, a module of civilization. At the end of the game: 4 VP, and for each of your developments: "
        "score 2 VP. It comes with 1 damage."
    ]
    assert about("Казна", "ru") == ["Казна, базовый модуль (торговля): получите 1 кредит."]


def test_contents_are_spelled_as_cards_are() -> None:
    assert read(spelled((("ice", 2), ("any", 1)), "pay"))[0] == "pay"
    both = read(spelled((("credit", 1), ("vp", 2))))
    assert [both[0], both[1][0], both[2]] == ["then", "gain", ["vp", "points_2"]]
    assert read(either((("ice", 1),), (("energy", 1),)))[0] == "choose"
    assert read(either((("ice", 1),), ()))[0] == "gain"
