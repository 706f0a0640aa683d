"""What is told to those who ask about a ship, a sector or a card."""

import pytest

from rimward.games.xia import GAME
from rimward.messages import LANGUAGES, Messages
from rimward.terminal import screen
from tests.games.xia.printed import content

BOX = content()
KINDS = {"ship": 18, "sector": 21, "card": 18, "title": 18, "job": 52}


def told(language: str, name: str) -> str:
    messages = Messages(language, "xia", strict=True)
    found = screen.things(messages, GAME, name)
    return " ".join(line for thing in found for line in screen.thing_lines(messages, thing))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_can_be_asked_about(language: str) -> None:
    messages, things = Messages(language, "xia", strict=True), GAME.things(GAME)
    assert {kind: sum(thing.kind == kind for thing in things) for kind in KINDS} == KINDS
    for thing in things:
        name = messages.name(thing.kind, thing.name)
        assert (thing.kind, thing.name) in [found[:2] for found in screen.things(messages, GAME, name)]
        assert name in screen.thing_lines(messages, thing)[0]
        assert "{" not in " ".join(screen.thing_lines(messages, thing))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ship_and_sector_has_a_word_of_its_own_said_about_it(language: str) -> None:
    messages = Messages(language, "xia", strict=True)
    lore = [messages.name("lore", name) for name in (*BOX.ships, *BOX.sectors)]
    assert len(set(lore)) == 18 + 21
    assert all(text.endswith((".", "?", "!")) and 1 <= sum(map(text.count, ".?!")) <= 3 for text in lore)
    assert [
        name for name in (*BOX.ships, *BOX.sectors) if messages.name("lore", name) not in told(language, name)
    ] == []


@pytest.mark.parametrize(
    ("name", "facts"),
    [
        ("Azure", ("Neutral planet with 2 Entrances", "buy Holo", "sell Terra", "Missions", "Spawn Point 7")),
        ("easy tiger", ("Tier 1", "1,000 Credits", "11 Hold spaces", "Impulse 3", "10 Energy", "TAC-X")),
        ("red gulch", ("asteroids", "Terra can be mined")),
        ("039", ("Mission 039", "Research", "1,000 to 5,000 Credits")),
        ("090", ("Speed Master", "3 Fame", "your Impulse is 5")),
        ("collector", ("3 Fame", "cubes of all 5 types")),
        ("tac-x", ("Easy Tiger", "re-roll one of your dice", "1 Energy")),
        ("nano", ("Krembler", "35% up to 3 damage", "2 Energy")),
        ("Ockham's Razor", ("Tier 2", "Rail Gun")),
    ],
)
def test_the_numbers_are_those_of_the_box(name: str, facts: tuple[str, ...]) -> None:
    text = told("en", name).replace("\xa0", " ")
    assert [fact for fact in facts if fact not in text] == []


def test_names_may_be_typed_as_people_do() -> None:
    def found(language: str, name: str) -> list[str]:
        return [thing.name for thing in screen.things(Messages(language, "xia"), GAME, name)]

    assert (
        found("en", "OCKHAMS razor")
        == found("ru", "бритва оккама")
        == found("ru", "ockhams-razor")
        == ["ockhams-razor"]
    )
    assert found("ru", "тигр") == ["easy-tiger", "tigris-gate"]
    assert found("en", "gate") == ["deltus-gate", "expedior-gate", "tigris-gate", "gatewalker"]
    assert found("en", "unobtainium") == []
