"""Grenades, broken walls and being knocked back."""

from __future__ import annotations

import pytest

from tests.games.aurora.folk import (
    C1,
    C2,
    R2,
    Kind,
    at,
    finish,
    kind,
    middle,
    red,
    some,
)
from tests.games.aurora.world import CONTENT, RENEGADE, Play, crew, item, sq, world

GRENADES = {n: card for n, card in CONTENT.items.items() if card.kind == "grenade"}
GLOBE = next(n for n, card in GRENADES.items() if card.breaks and card.range == 3 and not card.dice)
RANGE = CONTENT.items[GLOBE].range
HIGH = {f"{row}{column}": "^" for row in "cdef" for column in (5, 6, 7)}
LEDGE = (
    {f"{row}4e": "=" for row in "cdef"}
    | {f"{row}7e": "=" for row in "cdef"}
    | {f"{row}{column}s": "=" for row in "bf" for column in (5, 6, 7)}
)


def throwing(
    *dice: int,
    start: str = "d2",
    target: str = "d4",
    ground: dict[str, str] | None = None,
    edges: dict[str, str] | None = None,
    others: tuple[tuple[str, int, str], ...] = (),
) -> Play:
    figures = [crew(R2, 0, at(start), gear=(item(GLOBE, wielded=True),)), crew(C1, 1, at(target))]
    figures += [crew(name, seat, at(place)) for name, seat, place in others]
    return Play(world(surface=middle(ground, edges), figures=figures, then=f"crew:{R2}"), *dice)


def key(square: str) -> str:
    return f"throw:{at(square)},{GLOBE}"


# --- grenades --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.combat.weapon-range")
@pytest.mark.parametrize(("target", "possible"), [("d5", True), ("d6", False)])
def test_a_grenade_flies_as_far_as_its_card_says(target: str, possible: bool) -> None:
    assert (key(target) in throwing(target=target).keys) == possible


@pytest.mark.rule("aurora.combat.grenade-level")
@pytest.mark.parametrize(("start", "possible"), [("d4", True), ("d3", False)])
def test_to_another_level_half_as_far_rounded_up(start: str, possible: bool) -> None:
    """Range 3, so 2: to somebody one square behind the ledge, where no shot could reach."""
    half = -(-RANGE // 2)
    target = f"d{4 + half}"
    assert (key(target) in throwing(start=start, target=target, ground=HIGH, edges=LEDGE).keys) == possible


@pytest.mark.rule("aurora.combat.grenade-level")
def test_not_over_a_wall() -> None:
    wall = {f"{row}4e": "|" for row in "abcdefgh"}
    assert key("d5") not in throwing(start="d4", target="d5", edges=wall).keys


@pytest.mark.rule("aurora.combat.grenade-door")
@pytest.mark.parametrize(("start", "possible"), [("d4", True), ("d3", False)])
def test_through_a_doorway_only_by_somebody_next_to_it(start: str, possible: bool) -> None:
    door = {f"{row}4e": "|" for row in "abcefgh"} | {"d4e": "D"}
    assert (key("d5") in throwing(start=start, target="d5", edges=door).keys) == possible


WALL = {f"{row}5e": "|" for row in "abcdefgh"}


def blast(face: int) -> Play:
    """At a wall across the tile stands somebody who can take one more wound; the thrower is two squares away."""
    figures = [
        crew(R2, 0, at("d3"), gear=(item(GLOBE, wielded=True), item("arc-pistol"))),
        crew(C1, 1, at("d5"), wounds=kind(C1).health - 1),
        crew(C2, 1, at("d8")),
    ]
    play = Play(world(surface=middle({}, WALL), figures=figures, then=f"crew:{R2}"), *red(R2, face), 1)
    return finish(play.say(f"throw:{at('d5')},{GLOBE}"))


@pytest.mark.rule("aurora.combat.wall-break")
@pytest.mark.parametrize(("face", "broken"), [(5, False), (6, True)])
def test_a_six_breaks_the_wall_next_to_the_blast(face: int, broken: bool) -> None:
    """And then one can walk through it; the rest of the wall still stands."""
    play = blast(face)
    assert [event["square"] in (at("d5"), at("d6")) for event in play.told("combat.wall-broken")] == [True] * broken
    play.say("move")
    assert (f"go:{at('d6')}" in play.keys) == broken
    play.go(at("d5"))
    assert (f"go:{at('d6')}" in play.keys) == broken
    assert f"go:{at('c6')}" not in play.keys or broken


@pytest.mark.rule("aurora.combat.wall-break")
@pytest.mark.rule("aurora.terrain.doorway")
def test_a_broken_wall_is_a_doorway_which_stops_shots() -> None:
    """Another crew in the room with a pistol still cannot shoot through it."""
    figures = [crew(R2, 0, at("d4"), gear=(item("arc-pistol", wielded=True),)), crew(C1, 1, at("d7"))]
    g = world(surface=middle({}, WALL), figures=figures, walls=blast(6).g.walls, then=f"crew:{R2}")
    play = Play(g)
    assert "attack:1,arc-pistol" not in play.keys
    play.say("move")
    assert f"go:{at('d6')}" in play.keys


@pytest.mark.rule("aurora.combat.wall-break")
def test_a_pistol_breaks_no_wall() -> None:
    wall = {f"{row}5e": "|" for row in "abcdefgh"}
    figures = [crew(R2, 0, at("d3"), gear=(item("arc-pistol", wielded=True),)), crew(C1, 1, at("d5"))]
    play = Play(world(surface=middle({}, wall), figures=figures, then=f"crew:{R2}"), *red(R2, 6), 1)
    finish(play.say("attack:1,arc-pistol"))
    assert play.told("combat.wall-broken") == []


# --- knocked back ----------------------------------------------------------------------------------------------------
def pushes(squares: int) -> Kind:
    def fits(card: Kind) -> bool:
        return any(a.kind == "action" and not a.test and a.do == {"push": {"squares": squares}} for a in card.red)

    return fits


PUSHER = some(RENEGADE, pushes(2))
PUSH = next(ability.name for ability in kind(PUSHER).red if ability.kind == "action")


def pushed(
    ground: dict[str, str] | None = None,
    edges: dict[str, str] | None = None,
    others: tuple[tuple[str, int, str], ...] = (),
    start: str = "d3",
    target: str = "d4",
    hidden: bool = False,
) -> Play:
    figures = [crew(PUSHER, 0, at(start)), crew(C1, 1, at(target))]
    figures += [crew(name, seat, at(place)) for name, seat, place in others]
    play = Play(world(surface=middle(ground, edges), figures=figures, then=f"crew:{PUSHER}")).say(f"ability:{PUSH}")
    if play.code == "ability.action-cost":
        play.say("crew:1")
    return play


@pytest.mark.rule("aurora.combat.knockback-distance")
@pytest.mark.parametrize(("start", "target", "end"), [("d3", "d4", "d6"), ("d3", "e4", "g6"), ("d3", "c3", "a3")])
def test_straight_away_from_whoever_pushes(start: str, target: str, end: str) -> None:
    play = pushed(start=start, target=target)
    assert play.who(C1).square == at(end)
    assert play.who(C1).wounds == 0


@pytest.mark.rule("aurora.combat.knockback-wall")
@pytest.mark.rule("aurora.combat.unavoidable")
@pytest.mark.parametrize(
    ("ground", "edges", "end"),
    [
        ({"d6": "#"}, {}, "d5"),  # one square, then rock
        ({"d5": "#"}, {}, "d4"),  # not a square
        ({}, {"d5e": "|"}, "d5"),
        ({}, {"d4e": "|"}, "d4"),
    ],
)
def test_a_wall_or_rock_hurts_and_cannot_be_parried(ground: dict[str, str], edges: dict[str, str], end: str) -> None:
    play = pushed(ground, edges)
    assert play.who(C1).square == at(end)
    assert play.who(C1).wounds == 1
    assert play.rolled() == []


@pytest.mark.rule("aurora.combat.knockback-stop")
def test_another_character_stops_it_and_hurts_nobody() -> None:
    for seat, name in ((1, C2), (0, R2 if R2 != PUSHER else some(RENEGADE, but=(PUSHER,)))):
        play = pushed(others=((name, seat, "d6"),))
        assert play.who(C1).square == at("d5")
        assert (play.who(C1).wounds, play.who(name).wounds) == (0, 0)


@pytest.mark.rule("aurora.combat.knockback-stop")
def test_the_edge_of_the_map_stops_it_and_does_not_hurt() -> None:
    """Next to no end cap: the outermost square of a tile."""
    figures = [crew(PUSHER, 0, sq(4, 5)), crew(C1, 1, sq(3, 5))]
    play = Play(world(figures=figures, then=f"crew:{PUSHER}")).say(f"ability:{PUSH}")
    if play.code == "ability.action-cost":
        play.say("crew:1")
    assert play.who(C1).square == sq(2, 5)
    assert play.who(C1).wounds == 0


@pytest.mark.rule("aurora.combat.knockback-distance")
@pytest.mark.rule("aurora.combat.unavoidable")
def test_knocked_off_a_ledge_it_falls() -> None:
    ground = {f"{row}{column}": "^" for row in "cde" for column in (2, 3, 4)}
    edges = {f"{row}4e": "=" for row in "cde"}
    play = pushed(ground, edges)
    assert play.who(C1).square == at("d6")
    assert play.who(C1).wounds == 1
    assert play.rolled() == []
