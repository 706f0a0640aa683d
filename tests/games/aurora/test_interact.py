"""Data, samples and people: what missions are about."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.aurora.folk import (
    C1,
    R1,
    R2,
    at,
    finish,
    kind,
    middle,
    skill,
    sure,
    test_dice,
    walk,
)
from tests.games.aurora.world import CONTENT, Play, crew, dock, world

REACH = [("d5", True), ("d4", True), ("e6", True), ("d3", False), ("f7", False)]
MISSIONS = {"data": "silent-ledger", "xealana": "abduct-the-princess", "sample": "fever-line"}
SKILL = {"data": "tech", "xealana": "leadership", "sample": "medical"}
DOCTOR = next(n for n, c in CONTENT.crew.items() if c.faction == 0 and "medical" in c.specialty)


def near(what: str, *dice: int, where: str = "d4", figures: tuple[Any, ...] = (), who: str = R1, **fields: Any) -> Play:
    """Somebody near what a mission is about, which is on d5."""
    g = world(
        figures=[crew(who, 0, at(where), **fields), *figures],
        things={at("d5"): what},
        mission=MISSIONS[what],
        then=f"crew:{who}",
    )
    return Play(g, *dice)


@pytest.mark.rule("aurora.interact.reach")
@pytest.mark.parametrize("what", ["data", "xealana", "sample"])
@pytest.mark.parametrize(
    ("where", "possible"), [("d5", True), ("d4", True), ("e6", True), ("d3", False), ("f7", False)]
)
def test_on_it_or_next_to_it(what: str, where: str, possible: bool) -> None:
    assert ("take:0" in near(what, where=where).keys) == possible


@pytest.mark.rule("aurora.interact.reach")
def test_a_wall_between_is_out_of_reach() -> None:
    wall = {f"{row}4e": "|" for row in "abcdefgh"}
    g = world(
        surface=middle({}, wall),
        figures=[crew(R1, 0, at("d4"))],
        things={at("d5"): "data"},
        mission="silent-ledger",
        then=f"crew:{R1}",
    )
    assert "take:0" not in Play(g).keys


@pytest.mark.rule("aurora.interact.reach")
@pytest.mark.parametrize(("where", "possible"), [("d4", True), ("e6", True), ("d3", False)])
def test_a_body_is_reached_like_everything_else(where: str, possible: bool) -> None:
    g = world(figures=[crew(R1, 0, at(where)), crew(C1, 1, at("d5"), out=True)], then=f"crew:{R1}")
    assert ("carry:1" in Play(g).keys) == possible


@pytest.mark.rule("aurora.interact.data")
@pytest.mark.parametrize("best", [4, 5])
def test_data_takes_a_tech_test_of_five_plus(best: int) -> None:
    play = near("data", *test_dice(R1, "tech", best)).say("take:0")
    assert [len(faces) for _, faces in play.rolled()] == [skill(R1, "tech")]
    assert play.who(R1).holds == (("data",) if best == 5 else ())
    assert len(play.g.things) == (best == 4)


@pytest.mark.rule("aurora.interact.mission-tests")
@pytest.mark.parametrize("best", [4, 5])
def test_a_mission_may_ask_for_another_skill(best: int) -> None:
    """A sample takes a medical hand."""
    play = near("sample", *test_dice(DOCTOR, "medical", best), who=DOCTOR).say("take:0")
    assert [len(faces) for _, faces in play.rolled()] == [skill(DOCTOR, "medical")]
    assert play.who(DOCTOR).holds == (("sample",) if best == 5 else ())


# --- people ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.mission-character.persuade")
@pytest.mark.parametrize("best", [4, 5])
def test_the_princess_follows_after_a_leadership_test(best: int) -> None:
    play = near("xealana", *test_dice(R1, "leadership", best)).say("take:0")
    assert [len(faces) for _, faces in play.rolled()] == [skill(R1, "leadership")]
    assert play.who(R1).holds == (("xealana",) if best == 5 else ())
    walk(play, at("c3"))
    assert not play.match.asked or "move" not in play.keys  # an Interact action, passed or failed


@pytest.mark.rule("aurora.mission-character.follow")
def test_she_goes_where_her_crew_goes_and_slows_nobody() -> None:
    g = world(figures=[crew(R1, 0, at("d1"), holds=("xealana",))], mission="abduct-the-princess", then=f"crew:{R1}")
    play = Play(g).say("move")
    far = at("d1") + kind(R1).speed
    assert f"go:{far}" in play.keys
    play.go(far)
    assert play.who(R1).holds == ("xealana",)
    assert play.g.things == ()


@pytest.mark.rule("aurora.mission-character.follow")
def test_she_goes_aboard_with_it() -> None:
    """Tier 2, so that the mission goes on."""
    g = world(
        figures=[crew(R1, 0, dock(0) + 28, holds=("xealana",))],
        mission="abduct-the-princess",
        tier=2,
        then=f"crew:{R1}",
    )
    play = Play(g).say("move").go(dock(0))
    while play.match.asked and play.code in ("move.any-direction", "landing.party-aboard"):
        play.say("stop" if play.code == "move.any-direction" else play.keys[0])
    assert play.who(R1).ship == 0
    assert play.who(R1).holds == ("xealana",)


def steal(thief_at: str = "d4", **holder: Any) -> Play:
    g = world(
        surface=middle({"d5": "h"}),
        figures=[crew(R1, 0, at(thief_at)), crew(C1, 1, at("d5"), holds=("xealana",), **holder)],
        mission="abduct-the-princess",
        then=f"crew:{R1}",
    )
    dice = [*test_dice(R1, "leadership", 6), *[1] * skill(C1, "leadership")]
    return Play(g, *dice)


def stealing(play: Play) -> list[str]:
    return [key for key in play.keys if key.startswith("steal:1")]


@pytest.mark.rule("aurora.mission-character.steal")
@pytest.mark.parametrize(("where", "possible"), [("d4", True), ("e6", True), ("d3", False)])
def test_only_from_somebody_next_to_the_thief(where: str, possible: bool) -> None:
    assert bool(stealing(steal(where))) == possible


@pytest.mark.rule("aurora.mission-character.steal")
def test_not_from_somebody_hidden() -> None:
    assert not stealing(steal(hidden=True))


@pytest.mark.rule("aurora.mission-character.steal")
def test_not_from_a_friend() -> None:
    g = world(
        figures=[crew(R1, 0, at("d4")), crew(R2, 0, at("d5"), holds=("xealana",))],
        mission="abduct-the-princess",
        then=f"crew:{R1}",
    )
    assert not stealing(Play(g))


@pytest.mark.rule("aurora.mission-character.steal")
def test_both_roll_their_leadership_and_it_costs_an_action() -> None:
    play = steal()
    play.say(*stealing(play))
    assert sum([len(faces) for _, faces in play.rolled()]) == skill(R1, "leadership") + skill(C1, "leadership")
    assert play.who(R1).holds == ("xealana",)
    assert play.who(C1).holds == ()
    assert "attack:1,bare" in play.keys  # the other action


@pytest.mark.rule("aurora.mission-character.steal")
def test_things_are_not_persuaded_away() -> None:
    """Data is no person: it is taken from whoever lies on the ground, not talked out of a hand."""
    g = world(
        figures=[crew(R1, 0, at("d4")), crew(C1, 1, at("d5"), holds=("data",))],
        mission="silent-ledger",
        then=f"crew:{R1}",
    )
    assert not stealing(Play(g))


@pytest.mark.rule("aurora.mission-character.holder-defeated")
@pytest.mark.parametrize("what", ["data", "xealana", "sample"])
def test_what_a_defeated_crew_had_is_left_on_its_square(what: str) -> None:
    g = world(
        figures=[crew(R1, 0, at("d4")), crew(C1, 1, at("d5"), holds=(what,), wounds=kind(C1).health - 1)],
        mission=MISSIONS[what],
        then=f"crew:{R1}",
    )
    play = finish(Play(g, *sure(R1, 1), *[6] * 9).say("attack:1,bare"))
    assert play.who(C1).holds == ()
    assert [(thing.name, thing.square) for thing in play.g.things] == [(what, at("d5"))]
    assert "take:0" in play.keys  # by anybody


@pytest.mark.rule("aurora.mission-character.holder-defeated")
def test_a_character_left_behind_has_to_be_persuaded_again() -> None:
    g = world(
        figures=[crew(R1, 0, at("d4")), crew(C1, 1, at("d5"), holds=("xealana",), wounds=kind(C1).health - 1)],
        mission="abduct-the-princess",
        then=f"crew:{R1}",
    )
    play = finish(Play(g, *sure(R1, 1), *test_dice(R1, "leadership", 4)).say("attack:1,bare")).say("take:0")
    assert len(play.rolled()[-1][1]) == skill(R1, "leadership")
    assert play.who(R1).holds == ()
    assert len(play.g.things) == 1


@pytest.mark.rule("aurora.mission-character.steal")
@pytest.mark.rule("aurora.docked.battle")
def test_aboard_a_ship_the_holder_is_adjacent_too() -> None:
    g = world(
        figures=[crew(R1, 0, "deck", ship=1), crew(C1, 1, "weapons", holds=("xealana",))],
        mission="abduct-the-princess",
        tier=2,
        then=f"crew:{R1}",
    )
    assert stealing(Play(g))
