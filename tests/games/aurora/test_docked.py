"""Ships on a dock: fired at from above, boarded from below."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.aurora.folk import (
    C1,
    C2,
    C3,
    MISS,
    R1,
    R2,
    R3,
    at,
    damage,
    draw,
    finish,
    halt,
    kind,
    skill,
    sure,
    test_dice,
    walk,
)
from tests.games.aurora.world import CONTENT, RENEGADE, Play, crew, dock, item, ship, sq, world

GUNNER = next(
    n
    for n, card in CONTENT.crew.items()
    if card.faction == RENEGADE and skill(n, "weapons") and "weapons" in card.specialty
)
PILOT = next(n for n in (R1, R2, R3) if n != GUNNER)
GATE = dock(2) - 28  # the square before the southern dock, where the Destiny Aurora lies


def above(square: int, *dice: int, place: str = "dock:2", facing: str = "north", **fields: Any) -> Play:
    """The Cerberus in orbit; the mission planet is in the east, columns 26 and 27."""
    ships = [ship("cerberus", 0, square, facing=facing), ship("destiny-aurora", 1, place, **fields)]
    figures = [crew(GUNNER, 0, "weapons"), crew(PILOT, 0, "navigation"), crew(C1, 1, "commander")]
    return Play(world(ships=ships, figures=figures, then="ship:cerberus"), *dice)


# --- one ship a dock -------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.docked.one-per-dock")
def test_three_ships_down_one_dock_left() -> None:
    names = ("cerberus", "destiny-aurora", "hades-vi", "eden-fyre")
    ships = [ship(names[0], 0, sq(26, 13)), *[ship(names[n], n, f"dock:{n}") for n in (1, 2, 3)]]
    play = Play(world(4, ships=ships, figures=[crew(R1, 0, "navigation")], then="ship:cerberus"))
    assert [key for key in play.keys if key.startswith("descend:")] == ["descend:0"]


# --- from orbit ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.docked.orbital-fire")
@pytest.mark.parametrize(
    ("square", "possible"),
    [
        (sq(27, 13), True),
        (sq(25, 13), True),
        (sq(24, 13), True),
        (sq(23, 13), False),
        (sq(24, 8), True),
        (sq(24, 7), False),
    ],
)
@pytest.mark.parametrize("facing", ["west", "south-east"])
def test_within_two_squares_of_the_planet_whatever_the_facing(square: int, possible: bool, facing: str) -> None:
    assert ("attack" in above(square, facing=facing).keys) == possible


@pytest.mark.rule("aurora.docked.orbital-fire")
def test_not_at_the_home_planet_and_not_a_friend() -> None:
    assert "attack" not in above(sq(25, 13), place="home").keys
    ships = [ship("cerberus", 0, sq(25, 13)), ship("destiny-aurora", 1, "home"), ship("hades-vi", 2, "dock:2")]
    figures = [crew(GUNNER, 0, "weapons"), crew(PILOT, 0, "navigation")]
    assert "attack" not in Play(world(3, ships=ships, figures=figures, then="ship:cerberus")).keys


def fire(play: Play) -> Play:
    play.say("attack")
    while play.match.asked and play.code.startswith(("ship-combat.", "ship-ability.")):
        choice = [key for key in ("pass", "done") if key in play.keys]
        play.say(choice[0] if choice else play.keys[0])
    return play


@pytest.mark.rule("aurora.docked.orbital-fire")
def test_fog_around_the_planet_gives_no_rerolls() -> None:
    """A target lock: no line is drawn, so no terrain is on it."""
    fog = draw({f"{row}{column}": "h" for row in "abcdefgh" for column in range(1, 9)})
    ships = [ship("cerberus", 0, sq(25, 13)), ship("destiny-aurora", 1, "dock:2")]
    figures = [crew(GUNNER, 0, "weapons"), crew(PILOT, 0, "navigation"), crew(C1, 1, "commander")]
    g = world(ships=ships, orbit={"east": fog}, figures=figures, then="ship:cerberus")
    dice = skill(GUNNER, "weapons") + 1
    play = Play(g, *[6, 6, *[MISS] * (dice - 2)], 1, 1).say("attack")
    asked = set()
    while play.match.asked and play.code.startswith(("ship-combat.", "ship-ability.")):
        asked.add(play.code)
        choice = [key for key in ("pass", "done") if key in play.keys]
        play.say(choice[0] if choice else play.keys[0])
    assert "ship-combat.hindering-reroll" not in asked
    assert play.card("destiny-aurora").damage == 2


@pytest.mark.rule("aurora.docked.no-return-fire")
@pytest.mark.rule("aurora.docked.orbital-fire")
def test_a_docked_ship_defends_and_is_damaged_like_any_other() -> None:
    dice = skill(GUNNER, "weapons") + 1
    play = fire(above(sq(25, 13), *[6, 6, *[MISS] * (dice - 2)], 6, 1))
    assert [len(faces) for _, faces in play.rolled()] == [dice, 2]
    assert play.card("destiny-aurora").damage == 1


@pytest.mark.rule("aurora.docked.no-return-fire")
def test_a_docked_ship_does_not_attack() -> None:
    ships = [ship("cerberus", 0, "dock:0"), ship("destiny-aurora", 1, sq(25, 13))]
    figures = [crew(GUNNER, 0, "weapons"), crew(PILOT, 0, "navigation"), crew(C1, 1, "commander")]
    play = Play(world(ships=ships, figures=figures, then="ship:cerberus"))
    assert play.code == "ship-action.list"
    assert "attack" not in play.keys


@pytest.mark.rule("aurora.docked.not-driven-off")
@pytest.mark.parametrize("damage_taken", [3, 6])
def test_a_battered_ship_may_stay_and_may_ascend(damage_taken: int) -> None:
    ships = [ship("cerberus", 0, "dock:0", shields_up=False, damage=damage_taken), ship("destiny-aurora", 1, "dock:2")]
    figures = [crew(PILOT, 0, "navigation"), crew(GUNNER, 0, at("d4"))]
    play = Play(world(ships=ships, figures=figures, then="player:0"))
    assert play.card("cerberus").dock == 0
    play.say("ascend", f"square:{sq(26, 13)}", "facing:0")
    assert play.card("cerberus").in_orbit


# --- boarded ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.docked.boardable")
@pytest.mark.rule("aurora.docked.enter-by-move")
@pytest.mark.rule("aurora.board.one-figure-per-square")
def test_opponents_walk_aboard_and_have_an_action_left() -> None:
    """No shields have to be down, and no test is made."""
    play = walk(Play(world(figures=[crew(R1, 0, GATE), crew(C1, 1, "weapons")], then=f"crew:{R1}")), dock(2))
    assert (play.who(R1).ship, play.who(R1).square) == (1, -1)
    assert play.rolled() == []
    assert "attack:1,bare" in play.keys


@pytest.mark.rule("aurora.docked.enter-by-move")
def test_two_moves_and_no_action_is_left() -> None:
    figures = [crew(R1, 0, GATE - 28 * kind(R1).speed), crew(C1, 1, "weapons")]
    play = Play(world(figures=figures, then=f"crew:{R1}"))
    walk(play, GATE)
    walk(play, dock(2))
    assert play.who(R1).ship == 1
    assert not play.match.asked or "attack:1,bare" not in play.keys


@pytest.mark.rule("aurora.docked.enter-by-move")
def test_passing_over_the_dock_is_not_boarding() -> None:
    """Only who ends a move on it is aboard."""
    play = Play(world(figures=[crew(R1, 0, GATE), crew(C1, 1, "weapons")], then=f"crew:{R1}")).say("move")
    halt(play.go(dock(2)).go(GATE))
    assert play.who(R1).square == GATE


@pytest.mark.rule("aurora.docked.boardable")
def test_a_ship_at_its_home_is_out_of_reach() -> None:
    ships = [ship("cerberus", 0, "dock:0"), ship("destiny-aurora", 1, "home")]
    figures = [crew(R1, 0, GATE), crew(C1, 1, "weapons")]
    play = walk(Play(world(ships=ships, figures=figures, then=f"crew:{R1}")), dock(2))
    assert play.who(R1).ship == -1


def aboard(*dice: int, gear: tuple[Any, ...] = (), then: str = f"crew:{R1}", wounds: int = 0) -> Play:
    """R1 has come aboard the Destiny Aurora, where C1 and C2 are at their stations; C3 stands outside."""
    figures = [
        crew(R1, 0, "deck", ship=1, gear=gear),
        crew(C1, 1, "weapons", wounds=wounds),
        crew(C2, 1, "navigation"),
        crew(C3, 1, at("d4")),
        crew(R2, 0, at("h8")),
    ]
    return Play(world(figures=figures, then=then), *dice)


@pytest.mark.rule("aurora.docked.battle")
def test_all_aboard_are_adjacent_and_pistols_reach() -> None:
    play = aboard(gear=(item("arc-pistol", wielded=True),))
    assert {f"attack:{n},{weapon}" for n in (1, 2) for weapon in ("bare", "arc-pistol")} <= set(play.keys)
    assert not any(key.startswith(("attack:3", "attack:4")) for key in play.keys)


@pytest.mark.rule("aurora.docked.battle")
def test_it_is_an_ordinary_attack_with_wounds() -> None:
    play = finish(aboard(*sure(R1, 2)).say("attack:1,bare"))
    assert damage(play) == 2
    assert play.who(C1).wounds == 2


@pytest.mark.rule("aurora.docked.battle")
def test_the_crew_aboard_fights_back_in_its_players_surface_turn() -> None:
    play = aboard(*sure(C1, 1), then="player:1")
    assert "crew:1" in play.keys
    play.say("crew:1")
    if play.code == "crew-action.list":
        play.say("attack:0,bare")
    finish(play)
    assert play.who(R1).wounds == 1
    assert not play.match.asked or "attack:0,bare" not in play.keys  # one attack


@pytest.mark.rule("aurora.docked.battle")
def test_those_outside_do_not_reach_in() -> None:
    g = world(
        figures=[
            crew(R1, 0, "deck", ship=1),
            crew(C1, 1, "weapons"),
            crew(C3, 1, GATE, gear=(item("arc-pistol", wielded=True),)),
        ],
        then=f"crew:{C3}",
    )
    assert not any(key.startswith("attack:") for key in Play(g).keys)


@pytest.mark.rule("aurora.docked.enter-by-move")
def test_an_intruder_may_leave_again_by_a_move() -> None:
    """Invaders may escape onto the surface: book:1054."""
    play = halt(aboard(then="player:0").say("leave:0").go(GATE))
    assert (play.who(R1).square, play.who(R1).ship) == (GATE, -1)


# --- stolen ----------------------------------------------------------------------------------------------------------
def taken(*figures: Any) -> Play:
    """R1 and R2 are aboard the Destiny Aurora, and R1 fells the last of its crew."""
    g = world(
        figures=[
            crew(R1, 0, "deck", ship=1),
            crew(R2, 0, "deck", ship=1),
            crew(C1, 1, "weapons", wounds=kind(C1).health - 1),
            *figures,
        ],
        then="player:0",
    )
    return finish(Play(g, *sure(R1, 1)).say("crew:0", "attack:2,bare"))


@pytest.mark.rule("aurora.docked.stolen")
def test_whoever_fells_all_aboard_takes_over_the_ship() -> None:
    """Its party outside does not save it."""
    play = taken(crew(C2, 1, at("h8")), crew(R3, 0, "navigation"))
    assert play.card("destiny-aurora").captor == 0


@pytest.mark.rule("aurora.docked.stolen")
def test_and_may_ascend_with_it() -> None:
    play = taken(crew(C2, 1, at("h8")), crew(R3, 0, "navigation"))
    while play.match.asked and play.code.startswith("overtaken."):
        play.say("pass" if "pass" in play.keys else play.keys[0])
    play.say("ascend:1")


@pytest.mark.rule("aurora.docked.stolen")
def test_who_is_left_behind_goes_on_with_the_mission() -> None:
    """The Cerberus holds the captured ship in orbit; its party still takes what the mission is about."""
    g = world(
        ships=[ship("cerberus", 0, sq(12, 12)), ship("destiny-aurora", 1, sq(13, 13), captor=0)],
        figures=[crew(C2, 1, at("d4")), crew(R1, 0, "navigation"), crew(C1, 1, "weapons", out=True)],
        things={at("d5"): "data"},
        mission="silent-ledger",
        then="player:1",
    )
    play = Play(g, *test_dice(C2, "tech", 5)).say("crew:0", "take:0")
    assert play.who(C2).holds == ("data",)
