"""Staying unseen, and looking for those who do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.aurora.folk import (
    C1,
    C2,
    R1,
    R2,
    at,
    dice_of,
    finish,
    halt,
    middle,
    red,
    skill,
    sure,
    test_dice,
    walk,
)
from tests.games.aurora.world import Play, crew, world

NELLHA, JAYCE = "nellha", "jayce-carver"
ROCK = {f"{row}{column}": "#" for row in "ce" for column in range(1, 9)}
FOG = {f"d{column}": "h" for column in range(1, 9)}
# A room of six by six squares with a door in the west, at d2.
ROOM = {f"{row}{column}e": "|" for row in "bcdefg" for column in (1, 7)} | {
    f"{row}{column}s": "-" for row in "ag" for column in range(2, 8)
}
DOOR = ROOM | {"d1e": "D"}


def hiding(
    *dice: int,
    where: str = "d4",
    ground: dict[str, str] | None = None,
    edges: dict[str, str] | None = None,
    figures: tuple[Any, ...] = (),
    then: str = "",
    **fields: Any,
) -> Play:
    """Somebody on the middle tile, which is a building where it has walls."""
    g = world(
        surface=middle(ground, edges),
        indoor=["centre"] if edges else (),
        figures=[crew(R1, 0, at(where), **fields), *figures],
        then=then or f"crew:{R1}",
    )
    return Play(g, *dice)


# --- entering Stealth ------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.stealth.test")
@pytest.mark.parametrize(("best", "hidden"), [(4, False), (5, True), (6, True)])
def test_a_free_test_of_five_plus(best: int, hidden: bool) -> None:
    play = hiding(*test_dice(R1, "stealth", best), ground=FOG).say("hide")
    assert [len(faces) for faces in dice_of(play, "stealth.test")] == [skill(R1, "stealth")]
    assert play.who(R1).hidden == hidden
    walk(play, at("d5"))
    assert "move" in play.keys  # it has cost no action


@pytest.mark.rule("aurora.stealth.eligible-squares")
@pytest.mark.parametrize(
    ("where", "ground", "edges", "possible"),
    [
        ("d4", {}, {}, False),
        ("d4", {"d4": "h"}, {}, True),
        ("d4", {"d5": "h"}, {}, False),  # next to it is not in it
        ("d4", {"d4": "w"}, {}, False),
        ("d2", {}, ROOM, True),
        ("b2", {}, DOOR, True),
        ("d4", {}, DOOR, False),  # in the middle of the room
        ("c3", {}, DOOR, False),  # one square away from the walls
        ("d2", {}, DOOR, True),  # inside the doorway
        ("d1", {}, DOOR, False),  # in front of it, outdoors
        ("b4", {"b4": "w"}, DOOR, True),  # water beside an interior wall
        ("d4", {"d4": "w"}, DOOR, False),
    ],
)
def test_in_hindering_terrain_or_beside_an_interior_wall(
    where: str, ground: dict[str, str], edges: dict[str, str], possible: bool
) -> None:
    assert ("hide" in hiding(where=where, ground=ground, edges=edges).keys) == possible


@pytest.mark.rule("aurora.stealth.eligible-squares")
@pytest.mark.rule("aurora.board.containers-hinder")
def test_a_square_with_a_crate_is_hindering_and_will_do() -> None:
    g = world(figures=[crew(R1, 0, at("d4"))], crates={at("d4"): "cache"}, then=f"crew:{R1}")
    assert "hide" in Play(g).keys


@pytest.mark.rule("aurora.stealth.before-each-move")
def test_every_move_in_stealth_takes_a_test_of_its_own() -> None:
    dice = test_dice(R1, "stealth", 5)
    play = hiding(*dice, *dice, ground=FOG, hidden=True).say("sneak").go(at("d5"))
    halt(play)
    assert play.who(R1).hidden
    assert len(dice_of(play, "stealth.test")) == 1
    halt(play.say("sneak").go(at("d6")))
    assert len(dice_of(play, "stealth.test")) == 2
    assert play.who(R1).hidden


@pytest.mark.rule("aurora.stealth.before-each-move")
def test_moving_without_a_test_ends_stealth() -> None:
    play = walk(hiding(ground=FOG, hidden=True), at("d5"))
    assert not play.who(R1).hidden


@pytest.mark.rule("aurora.stealth.before-each-move")
def test_at_most_one_test_for_an_action_and_none_after_an_attack() -> None:
    play = hiding(*test_dice(R1, "stealth", 4), ground=FOG).say("hide")
    play.refused("hide")
    foe = crew(C1, 1, at("c4"))
    play = hiding(*red(R1), ground=FOG, figures=(foe,))
    finish(play.say("attack:1,bare"))
    play.refused("hide")
    play.refused("sneak")


@pytest.mark.rule("aurora.stealth.fail-options")
def test_after_a_failure_it_stays_out_or_goes_in_openly() -> None:
    """In front of the door: the failed test costs nothing, and the whole Move is there."""
    play = hiding(*test_dice(R1, "stealth", 4), where="d1", edges=DOOR).say("sneak")
    assert play.code == "crew-action.list"
    assert {"move", "end"} <= set(play.keys)
    play.refused("sneak")
    walk(play, at("d3"))
    assert not play.who(R1).hidden
    assert play.who(R1).square == at("d3")
    assert "move" in play.keys


# --- moving in Stealth -----------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.stealth.path")
def test_along_the_wall_it_stays_hidden() -> None:
    play = hiding(*test_dice(R1, "stealth", 5), where="c2", edges=DOOR).say("sneak")
    for square in ("b2", "b3"):
        play.go(at(square))
        assert play.who(R1).hidden
    halt(play)
    assert play.who(R1).hidden


@pytest.mark.rule("aurora.stealth.path")
def test_a_step_into_the_room_reveals_it_at_once() -> None:
    play = hiding(*test_dice(R1, "stealth", 5), where="c2", edges=DOOR).say("sneak").go(at("c3"))
    assert not play.who(R1).hidden


@pytest.mark.rule("aurora.stealth.path")
def test_before_the_door_the_ground_does_not_matter() -> None:
    """From the open through the door to a corner of the room: it hides on the first square beside a wall."""
    play = hiding(*test_dice(R1, "stealth", 5), where="d1", edges=DOOR | {"c2s": "-"}).say("sneak").go(at("d2"))
    assert play.who(R1).hidden


@pytest.mark.rule("aurora.stealth.path")
@pytest.mark.rule("aurora.stealth.eligible-squares")
def test_from_room_to_room_through_a_doorway_it_stays_hidden() -> None:
    """book:1154, 1196, 1200: a doorway is a part of the wall that it keeps to. Nothing else is beside d4 and d5."""
    edges = ROOM | {"d4e": "D"} | {f"{row}4e": "|" for row in "bcefg"}
    play = hiding(*test_dice(R1, "stealth", 5), where="e4", edges=edges).say("sneak")
    for square in ("d4", "d5", "e5"):
        play.go(at(square))
        assert play.who(R1).hidden
    halt(play)
    assert play.who(R1).hidden


@pytest.mark.rule("aurora.stealth.path")
def test_of_two_ways_it_takes_the_one_along_the_wall() -> None:
    """book:1200: from b2 to d4 of a room there is a shorter way through its middle; c4 hides, and so do b3 and b4."""
    play = hiding(*test_dice(R1, "stealth", 5), where="b2", ground={"c4": "h", "d4": "h"}, edges=DOOR).say("sneak")
    play.go(at("d4"))
    assert [step["square"] for step in play.told("move.stepped")] == [at("b3"), at("c4"), at("d4")]
    assert play.who(R1).hidden


@pytest.mark.rule("aurora.stealth.elude-included")
def test_no_elude_for_whoever_sneaks() -> None:
    """Past an opponent next to it and through the square of another, in a corridor full of fog."""
    figures = (crew(C1, 1, at("d3")),)
    play = hiding(*test_dice(R1, "stealth", 5), where="d2", ground=ROCK | FOG, figures=figures).say("sneak")
    assert dice_of(play, "elude.test") == []
    assert f"go:{at('d3')}" not in play.keys
    halt(play.go(at("d4")))
    assert play.who(R1).square == at("d4")
    assert play.who(R1).hidden
    assert len(play.rolled()) == 1


# --- what it is good for ---------------------------------------------------------------------------------------------
def hunt(*dice: int, more: tuple[Any, ...] = (), then: str = f"crew:{JAYCE}") -> Play:
    """Nell'ha is hidden in the fog, and Jayce Carver stands next to her."""
    figures = [crew(NELLHA, 0, at("d4"), hidden=True), crew(JAYCE, 1, at("d5")), *more]
    return Play(world(surface=middle({"d4": "h"}), figures=figures, then=then), *dice)


@pytest.mark.rule("aurora.stealth.unseen")
@pytest.mark.rule("aurora.scan.room")
@pytest.mark.rule("aurora.stealth.test")
@pytest.mark.example("aurora.example.stealth-nellha-jayce")
def test_jayce_fails_his_scan_and_nellha_stays_in_stealth() -> None:
    hidden = Play(
        world(surface=middle({"d4": "h"}), figures=[crew(NELLHA, 0, at("d4"))], then=f"crew:{NELLHA}"),
        *test_dice(NELLHA, "stealth", 5),
    ).say("hide")
    assert hidden.who(NELLHA).hidden
    play = hunt(*test_dice(JAYCE, "search", 4))
    assert "attack:0,bare" not in play.keys
    play.say("find:0")
    assert play.who(NELLHA).hidden
    assert "attack:0,bare" not in play.keys


@pytest.mark.rule("aurora.scan.room")
def test_after_a_passed_scan_he_may_attack_her() -> None:
    play = hunt(*test_dice(JAYCE, "search", 5)).say("find:0")
    assert [len(faces) for faces in dice_of(play, "scan.room")] == [skill(JAYCE, "search")]
    assert "attack:0,bare" in play.keys
    assert "move" in play.keys


@pytest.mark.rule("aurora.scan.room")
def test_once_a_round_and_only_next_to_her() -> None:
    play = hunt(*test_dice(JAYCE, "search", 4)).say("find:0")
    play.refused("find:0")
    g = world(
        surface=middle({"d4": "h"}),
        figures=[crew(NELLHA, 0, at("d4"), hidden=True), crew(JAYCE, 1, at("d6"))],
        then=f"crew:{JAYCE}",
    )
    Play(g).refused("find:0")


@pytest.mark.rule("aurora.scan.room")
def test_one_scan_a_round_even_if_two_are_hidden() -> None:
    play = hunt(*test_dice(JAYCE, "search", 4), more=(crew(R2 if R2 != NELLHA else R1, 0, at("c4"), hidden=True),))
    play.say("find:0")
    play.refused("find:2")


@pytest.mark.rule("aurora.scan.only-scanner")
def test_for_others_she_stays_hidden_until_that_attack() -> None:
    """Jayce has found her; his comrade beside her may not attack her before he has."""
    mate = crew(C2, 1, at("e4"))
    play = hunt(*test_dice(JAYCE, "search", 5), *sure(JAYCE, 1), more=(mate,), then="player:1")
    play.say("crew:1", "find:0", "end", "crew:2")
    assert play.who(NELLHA).hidden
    assert "attack:0,bare" not in play.keys

    play = hunt(*test_dice(JAYCE, "search", 5), *sure(JAYCE, 1), more=(mate,), then="player:1")
    play.say("crew:1", "find:0", "attack:0,bare")
    finish(play).say("end", "crew:2")
    assert "attack:0,bare" in play.keys


@pytest.mark.rule("aurora.stealth.unseen")
def test_nobody_interacts_with_somebody_hidden_unscanned() -> None:
    """The princess follows a hidden crew: no stealing her before a scan."""
    for best in (4, 5):
        g = world(
            surface=middle({"d4": "h"}),
            figures=[crew(R1, 0, at("d4"), hidden=True, holds=("xealana",)), crew(C1, 1, at("d5"))],
            mission="abduct-the-princess",
            then=f"crew:{C1}",
        )
        play = Play(g, *test_dice(C1, "search", best))
        assert not any(key.startswith("steal:") for key in play.keys)
        play.say("find:0")
        assert any(key.startswith("steal:0") for key in play.keys) == (best == 5)


@pytest.mark.rule("aurora.stealth.unseen")
def test_a_blast_hits_whoever_is_hidden() -> None:
    """A booby trap next to a hidden opponent."""
    g = world(
        surface=middle({"d4": "h"}),
        figures=[crew(NELLHA, 0, at("d4"), hidden=True), crew(JAYCE, 1, at("d6"))],
        crates={at("d5"): "trap"},
        then=f"crew:{JAYCE}",
    )
    play = Play(g, *[3] * 12).say("open:0")
    assert {event["crew"] for event in play.told("search.trap")} == {NELLHA, JAYCE}


@pytest.mark.rule("aurora.stealth.allowed-acts")
def test_scanning_and_interacting_keep_it_hidden() -> None:
    g = world(
        surface=middle({"d4": "h"}),
        figures=[crew(R1, 0, at("d4"), hidden=True), crew(C1, 1, at("c4"), hidden=True)],
        crates={at("d5"): "cache"},
        then=f"crew:{R1}",
    )
    play = Play(g, *test_dice(R1, "search", 4), *test_dice(R1, "search", 4)).say("scan:0", "find:1", "open:0")
    assert play.who(R1).hidden


# --- losing it -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.stealth.lost")
def test_an_attack_reveals_it_for_this_round() -> None:
    play = hiding(*red(R1), ground=FOG, figures=(crew(C1, 1, at("c4")),), hidden=True)
    finish(play.say("attack:1,bare"))
    assert not play.who(R1).hidden
    play.refused("hide")
    play.refused("sneak")


@pytest.mark.rule("aurora.stealth.lost")
def test_being_found_and_attacked_reveals_it_for_this_round() -> None:
    """Jayce goes first, finds Nell'ha and attacks her; in her own turn that round there is no hiding."""
    play = hunt(*test_dice(JAYCE, "search", 5), *red(JAYCE), then="surface")
    assert play.asked.seat == 1
    play.say("crew:1", "find:0", "attack:0,bare")
    finish(play)
    assert not play.who(NELLHA).hidden
    while play.asked.seat == 1:
        play.say("end")
    play.say("crew:0")
    play.refused("hide")
    play.refused("sneak")


@pytest.mark.rule("aurora.stealth.lost")
def test_whoever_stays_put_stays_hidden_from_round_to_round() -> None:
    g = world(surface=middle({"d4": "h"}), figures=[crew(R1, 0, at("d4"), hidden=True)], then="end")
    assert Play(g).who(R1).hidden
