"""Tactical cards, with a pack of two that only these tests play: they are an expansion (book:439-459, 645, 1587)."""

from __future__ import annotations

from typing import Any

import pytest

from rimward import rulebook
from rimward.games.aurora import GAME
from rimward.games.aurora.shore.tactical import card_of, tactical_zones
from rimward.games.aurora.table.pieces import Figure
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.chance import Scripted, Seeded
from rimward.kernel.content import Pack
from rimward.kernel.game import Game
from rimward.kernel.match import Match
from rimward.messages import LANGUAGES, Messages
from tests.games.aurora.folk import at
from tests.games.aurora.leave import Leave, Mixed, over
from tests.games.aurora.orbit import DONEXIA, GROM, JAYCE, RANE, aurora, box, cerberus, hull, space
from tests.games.aurora.world import CONTENT, Play, crew, world

EXAMPLES: dict[str, Any] = {example.id: example for example in rulebook.load("aurora").examples}
BOOST, RALLY = "quantum-boost", "rally-point"
CARDS = """
quantum-boost:
  {place: orbit, stations: [engineering, navigation], test: tech 5, do: {repair: {points: 2}}, source: designed}
rally-point: {place: surface, test: leadership 5, do: {heal: {wounds: 1, whom: either}}, source: designed}
"""
TWICE = """
second-boost: {place: orbit, do: {mine: {}}, source: designed}
second-rally: {place: surface, do: {move: {points: 2}}, source: designed}
"""
DAMAGED = hull(3)


def pack(*more: str) -> Pack:
    box_ = GAME.box
    assert box_ is not None
    return box_.pack({"tactical.yaml": "\n".join((CARDS, *more))}, "tactics")


def game(*more: str) -> Game:
    """Destiny Aurora with the expansion."""
    return GAME.with_packs([pack(*more)])


class Tactics(Play):
    """A scene in which seat 0 has both cards."""

    def __init__(self, scene: Aurora, *d6: int, orbit: str = BOOST) -> None:
        wanted = game(TWICE)
        for own, drawn in ((wanted.content.surface, CONTENT.surface), (wanted.content.orbit, CONTENT.orbit)):
            own.update({name: tile for name, tile in drawn.items() if name.startswith("test-")})
        wanted.at_table(scene)
        tactical_zones(scene)
        for place, name in (("orbit", orbit), ("surface", RALLY)):
            deck = f"tactical:{place}"
            scene.zones.take(deck, name, f"{deck}:0", scene.zones.everyone)
        self.chance = Scripted(d6=list(d6))
        self.match = Match.scenario(wanted, scene, chance=self.chance)


def flying(figures: list[Figure], *d6: int, **card: Any) -> Tactics:
    return Tactics(space(None, None, [cerberus(**(card or DAMAGED)), aurora()], figures), *d6)


# --- not in the box --------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.tactical.not-core")
@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_expansion_the_option_changes_nothing_and_says_why(language: str) -> None:
    assert not CONTENT.tactical
    table = GAME.new_table(2, {"tactical": True})
    assert not [name for name in table.zones.by_name if name.startswith("tactical")]
    said = Messages(language, "aurora", strict=True).text("aurora.setting.tactical")
    assert {"en": "not in the box", "ru": "в коробке нет"}[language] in said


# --- dealing ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.tactical.deal")
def test_the_highest_die_takes_the_top_card_of_both_decks_and_then_the_others() -> None:
    """Book:445, 645: a tie is rolled again; seat 1 takes first."""
    box()
    wanted = game(TWICE)
    draw = ["second-boost"]
    match = Match.new(wanted, 2, {"tactical": True, "crew": "dealt"}, chance=Mixed((4, 4, 2, 5), draw, 3))
    while not any([event.code == "aurora.setup.mission" for event in match.events(0)]):
        question = match.asked[0]
        match.answer(question.id, question.seat, question.keys[0])
    rolls = [event.params["faces"] for event in match.events(0) if event.code == "kernel.rolled"]
    assert rolls[:2] == [(4, 4), (2, 5)]
    dealt = [event.params for event in match.events(0) if event.code == "aurora.tactical.dealt"]
    assert [each["seat"] for each in dealt] == [1, 1, 0, 0]
    places = [wanted.content.tactical[each["card"]].place for each in dealt]
    assert places == ["surface", "orbit"] * 2
    assert len({each["card"] for each in dealt}) == 4


@pytest.mark.rule("aurora.tactical.deal")
def test_without_the_option_nobody_gets_any() -> None:
    box()
    match = Match.new(game(), 2, {"crew": "dealt"}, chance=Seeded(3))
    assert not [name for name in match.view(0)["zones"] if name.startswith("tactical")]


# --- using -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.tactical.use")
def test_it_costs_no_action_and_works_once_a_round() -> None:
    """Book:449, 884: with a test; here Tech 5+ of whoever is in Engineering."""
    crew_ = [crew(DONEXIA, 0, "commander"), crew("nellha", 0, "engineering"), crew(RANE, 0, "navigation")]
    tech = CONTENT.crew["nellha"].skill("tech")
    play = flying(crew_, 5, *[1] * (tech - 1))
    before = play.match.asked[0].about["actions"]
    play.say(f"tactical:{BOOST}")
    assert play.card("cerberus").damage == 1
    assert play.asked.about["actions"] == before
    assert f"tactical:{BOOST}" not in play.keys


@pytest.mark.rule("aurora.tactical.use")
def test_a_failed_test_uses_it_up_for_the_round() -> None:
    crew_ = [crew(DONEXIA, 0, "commander"), crew("nellha", 0, "engineering"), crew(RANE, 0, "navigation")]
    play = flying(crew_, *[4] * CONTENT.crew["nellha"].skill("tech")).say(f"tactical:{BOOST}")
    assert play.card("cerberus").damage == 3
    assert f"tactical:{BOOST}" not in play.keys


@pytest.mark.rule("aurora.tactical.use")
def test_on_the_surface_the_red_card_counts_and_in_orbit_the_blue_one() -> None:
    """Book:451."""
    figures = [crew(DONEXIA, 0, at("d4"), wounds=2), crew(GROM, 0, at("d5"))]
    dice = [5] + [1] * (CONTENT.crew[DONEXIA].skill("leadership") - 1)
    play = Tactics(world(figures=figures, then=f"crew:{DONEXIA}"), *dice)
    assert [key for key in play.keys if key.startswith("tactical")] == [f"tactical:{RALLY}"]
    play.say(f"tactical:{RALLY}")
    assert play.who(DONEXIA).wounds == 1


@pytest.mark.rule("aurora.tactical.use")
def test_a_commander_on_the_surface_commands_nothing_in_orbit() -> None:
    """Not even a card that asks for no station."""
    for where, offered in ((at("d4"), False), ("commander", True)):
        who = [crew(DONEXIA, 0, where), crew("nellha", 0, "engineering"), crew(RANE, 0, "navigation")]
        scene = space(None, None, [cerberus(), aurora()], who)
        assert ("tactical:second-boost" in Tactics(scene, orbit="second-boost").keys) == offered


@pytest.mark.rule("aurora.tactical.use")
def test_only_a_commander_uses_them() -> None:
    figures = [crew(DONEXIA, 0, at("d4"), wounds=2), crew(GROM, 0, at("d5"))]
    play = Tactics(world(figures=figures, then=f"crew:{GROM}"))
    assert not [key for key in play.keys if key.startswith("tactical")]


@pytest.mark.rule("aurora.tactical.use")
@pytest.mark.rule("aurora.ship-damage.critical-no-bonus")
def test_not_aboard_a_critical_ship() -> None:
    """Book:1078."""
    crew_ = [crew(DONEXIA, 0, "commander"), crew("nellha", 0, "engineering"), crew(RANE, 0, "navigation")]
    assert f"tactical:{BOOST}" in flying(crew_).keys
    assert f"tactical:{BOOST}" not in flying(crew_, **hull(6)).keys


# --- requirements ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.tactical.requirements")
@pytest.mark.example("aurora.example.quantum-boost-commander-in-engineering")
def test_the_commander_in_engineering_satisfies_the_card() -> None:
    """Book:455-459: with one die, since her Tech is 1."""
    example = EXAMPLES["aurora.example.quantum-boost-commander-in-engineering"]
    play = flying([crew(DONEXIA, 0, "engineering"), crew(RANE, 0, "navigation")], 5)
    assert (f"tactical:{BOOST}" in play.keys) == example.expected["may_attempt"]
    play.say(f"tactical:{BOOST}")
    assert len(play.rolled()[-1][1]) == example.expected["tech_dice"] == example.given["tech"]["Donexia"]
    assert play.card("cerberus").damage == 1


@pytest.mark.rule("aurora.tactical.requirements")
@pytest.mark.example("aurora.example.quantum-boost-commander-in-navigation")
def test_or_in_navigation() -> None:
    example = EXAMPLES["aurora.example.quantum-boost-commander-in-navigation"]
    tech = CONTENT.crew[RANE].skill("tech")
    play = flying([crew(DONEXIA, 0, "navigation"), crew(RANE, 0, "engineering")], *[1] * tech)
    assert (f"tactical:{BOOST}" in play.keys) == example.expected["may_attempt"]
    play.say(f"tactical:{BOOST}")
    assert len(play.rolled()[-1][1]) == tech


@pytest.mark.rule("aurora.tactical.requirements")
@pytest.mark.parametrize("empty", ["engineering", "navigation"])
def test_not_with_one_of_its_stations_empty(empty: str) -> None:
    other = "navigation" if empty == "engineering" else "engineering"
    play = flying([crew(DONEXIA, 0, "commander"), crew(RANE, 0, other)])
    assert f"tactical:{BOOST}" not in play.keys


# --- between missions ------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.tactical.redraw")
def test_between_missions_cards_may_be_put_away_for_others() -> None:
    """Book:445, 1424, 1587: each once; what is kept stays."""
    wanted = game(TWICE)
    scene = over([crew(DONEXIA, 0, "commander"), crew(JAYCE, 1, "commander")], digits=(0, 0))
    wanted.at_table(scene)
    tactical_zones(scene)
    for place, name in (("orbit", BOOST), ("surface", RALLY)):
        scene.zones.take(f"tactical:{place}", name, f"tactical:{place}:0", scene.zones.everyone)
    play = Leave.__new__(Leave)
    play.match = Match.scenario(wanted, scene, chance=Mixed((), (), 1))
    play.until("tactical.redraw", 0)
    assert play.keys == [f"discard:{RALLY}", f"discard:{BOOST}", "done"]
    play.say(f"discard:{BOOST}")
    assert card_of(play.g, 0, "orbit") == "second-boost"
    assert play.keys == [f"discard:{RALLY}", "done"]
    play.say("done")
    assert card_of(play.g, 0, "surface") == RALLY
    play.next_mission()
    assert card_of(play.g, 0, "orbit") == "second-boost"
