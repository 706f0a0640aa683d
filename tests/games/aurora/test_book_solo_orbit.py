"""Scenes of the game for one from the lines of the booklet: the ships of the Coalition, its friends, and the end."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.aurora.enemies.fleet import FleetTurns
from rimward.games.aurora.enemies.turns import EnemyTurns
from rimward.games.aurora.solo.ships import CoalitionTurn
from rimward.games.aurora.table.pieces import Ship
from rimward.games.aurora.table.state import Aurora
from tests.games.aurora.foes import enemy, npc_ship
from tests.games.aurora.orbit import NEBULA
from tests.games.aurora.solos import coalition_ship, mate, rival, solo
from tests.games.aurora.test_book_solo import (
    DONEXIA,
    FLIBBY,
    GROM,
    JAYCE,
    PRINCESS,
    RANE,
    ROVANNA,
    STRAKEN,
    Scene,
    field,
    fights,
    party,
)
from tests.games.aurora.world import CONTENT, Play, crew, ship, sq

BLUE, RED, HADES = "destiny-aurora", "cerberus", "hades-vi"
GUNNER = "tamsin-oryx"  # no bonus of a ship's guns
SPEED = CONTENT.crew[FLIBBY].skills[2] + 1  # Flibby flies it, and its shields are up


def fleet(*ships: Ship, weapons: str = GUNNER, then: str = "", more: tuple[Any, ...] = (), **fields: Any) -> Aurora:
    """A ship of the Coalition with a pilot and a gunner."""
    figures = [crew(GROM, 0, "weapons"), crew(RANE, 0, "navigation"), *more]
    figures += [mate(FLIBBY, "navigation", ship=1), mate(weapons, "weapons", ship=1)]
    return solo(figures=figures, ships=ships, then=then, **fields)


def turn(g: Aurora, *d6: int, rest: int = 1) -> Scene:
    return Scene(g, CoalitionTurn(coalition_ship(g)), *d6, rest=rest)


def shots(play: Play) -> list[tuple[str, str]]:
    return [(told["ship"], told["target"]) for told in play.told("ship-combat.fired")]


def gap(play: Play, one: str, two: str) -> int:
    return int(play.g.space().map.distance(play.card(one).square, play.card(two).square))


def red(column: int, row: int, **fields: Any) -> Ship:
    return ship(RED, 0, sq(column, row), **{"facing": "west", **fields})


def blue(column: int, row: int, **fields: Any) -> Ship:
    return rival(BLUE, sq(column, row), **{"facing": "west", **fields})


@pytest.mark.rule("aurora.solo.ship-approach")
@pytest.mark.parametrize("away", [3, 5, SPEED + 1])
def test_it_comes_beside_a_renegade_ship_and_attacks(away: int) -> None:
    """book:1458."""
    play = turn(fleet(red(4, 12), blue(4 + away, 12)))
    assert shots(play) == [(BLUE, RED)]
    assert gap(play, BLUE, RED) == 1


@pytest.mark.rule("aurora.solo.ship-approach")
def test_where_it_cannot_attack_it_moves_twice() -> None:
    """book:1458, 1491: a player's two actions."""
    play = turn(fleet(red(2, 12), blue(25, 12)))
    assert shots(play) == []
    assert gap(play, BLUE, RED) == 23 - 2 * SPEED


@pytest.mark.rule("aurora.solo.ship-approach")
def test_it_attacks_once_a_round() -> None:
    assert len(shots(turn(fleet(red(4, 12), blue(5, 12))))) == 1


@pytest.mark.rule("aurora.solo.ship-approach")
def test_of_two_it_takes_the_nearest() -> None:
    """Two Renegades play."""
    ships = [red(4, 12), ship(HADES, 1, sq(20, 12)), blue(14, 12)]
    figures = [crew(GROM, 0, "weapons"), crew(DONEXIA, 1, "weapons"), crew(STRAKEN, 1, sq(2, 2))]
    g = solo(
        2,
        figures=[*figures, mate(FLIBBY, "navigation"), mate(GUNNER, "weapons")],
        ships=ships,
    )
    assert shots(turn(g)) == [(BLUE, HADES)]


@pytest.mark.rule("aurora.solo.ship-other-npcs")
@pytest.mark.parametrize(("hurt", "prey"), [(0, RED), (2, "dregg-fighter-1")])
def test_it_attacks_a_fighter_only_after_it_was_hit_by_it(hurt: int, prey: str) -> None:
    """book:1459."""
    hits = {BLUE: {"dregg-fighter-1": hurt}} if hurt else {}
    g = fleet(red(4, 12), blue(8, 12), npc_ship("dregg-fighter-1", sq(10, 12), "west"), hurt=hits)
    assert shots(turn(g)) == [(BLUE, prey)]


@pytest.mark.rule("aurora.solo.ship-follow")
@pytest.mark.parametrize("down", [True, False])
def test_it_lands_once_a_renegade_ship_has(down: bool) -> None:
    """book:1460: it is at the planet, in the east."""
    own = ship(RED, 0, "dock:0", landed=2) if down else red(20, 13)
    where = (crew(DONEXIA, 0, sq(13, 4)),) if down else ()
    play = Scene(
        fleet(own, blue(26, 13), more=where, round=2), CoalitionTurn(1), cards=("bloodhound", "courier", "sentry")
    )
    assert bool(play.told("landing.descended")) == down


@pytest.mark.rule("aurora.solo.ship-follow")
def test_it_flies_to_the_planet_first() -> None:
    """book:1460."""
    play = turn(fleet(ship(RED, 0, "dock:0"), blue(4, 13), more=(crew(DONEXIA, 0, sq(13, 4)),)))
    planet = play.g.planet_squares("neutral")
    map_ = play.g.space().map
    assert min(map_.distance(play.card(BLUE).square, square) for square in planet) < min(
        map_.distance(sq(4, 13), square) for square in planet
    )
    assert shots(play) == []


@pytest.mark.rule("aurora.solo.ship-follow")
def test_it_goes_up_again_when_its_party_has_the_next_turn() -> None:
    """The ruling: it does not stay on its dock."""
    ships = [ship(RED, 0, "dock:0"), rival(BLUE, "dock:1", landed=2)]
    g = fleet(*ships, more=(crew(DONEXIA, 0, sq(13, 4)), mate(JAYCE, sq(20, 13))), round=2)
    play = party(g)
    assert [told["ship"] for told in play.told("landing.ascended")] == [BLUE]
    assert play.card(BLUE).square in play.g.planet_squares("neutral")


@pytest.mark.rule("aurora.solo.ship-route")
def test_it_flies_round_the_nebula_where_that_is_as_short() -> None:
    """book:1461: two of the three lanes are free."""
    rows = ["h h h h h h h h" if row == 3 else ". . . . . . . ." for row in range(8)]
    play = turn(fleet(red(2, 13), blue(25, 13), orbit={"centre": "\n\n".join(rows), "east": "\n\n".join(rows)}))
    ground = play.g.space().map.ground
    ended = [told["square"] for told in play.told("ship-move.flew")]
    assert ended
    assert all(ground[square] != 1 for square in ended)
    assert gap(play, BLUE, RED) <= 23 - 2 * SPEED + 2


@pytest.mark.rule("aurora.solo.ship-route")
def test_it_fires_through_the_nebula() -> None:
    """book:1461."""
    play = turn(fleet(red(10, 12), blue(13, 12), orbit={"centre": NEBULA}))
    assert shots(play) == [(BLUE, RED)]


@pytest.mark.rule("aurora.solo.ship-bonuses")
def test_the_gunners_bonus_goes_onto_the_highest_die() -> None:
    """book:1463: Rovanna's +1 makes a six a penetrating hit."""
    play = turn(fleet(red(10, 12), blue(11, 12), weapons=ROVANNA), 6, 5, 1, 1, 1)
    assert sorted(play.told("ship-combat.hits")[0]["red"]) == [5, 7]


@pytest.mark.rule("aurora.solo.turn-order")
@pytest.mark.parametrize(("commander", "first"), [(DONEXIA, RED), (STRAKEN, BLUE)])
def test_ships_go_by_the_initiative_of_their_commanders(commander: str, first: str) -> None:
    """book:1452: Jayce has eight, and Renegades go first on a tie."""
    more = (crew(commander, 0, "commander"), mate(JAYCE, "commander", ship=1))
    play = Scene(fleet(red(4, 12), blue(8, 12), then="ships", more=more), None)
    while play.code == "ship-ability.timing":
        play.say("pass")
    assert (shots(play) == []) == (first == RED)


def enemies(g: Aurora, *d6: int) -> Scene:
    return Scene(g, EnemyTurns(), *d6)


# --- friends and foes ------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.solo.friendships")
def test_crew_of_the_coalition_leave_each_other_alone() -> None:
    """book:1481."""
    play = party(field(crew(GROM, 0, sq(25, 2)), mate(FLIBBY, sq(4, 22)), mate(JAYCE, sq(4, 23))))
    assert fights(play) == []


@pytest.mark.rule("aurora.solo.friendships")
@pytest.mark.rule("aurora.npc.hostile-to-both")
def test_villains_are_no_friends_of_theirs() -> None:
    """book:561, 1481."""
    g = field(mate(FLIBBY, sq(13, 13)), crew(GROM, 0, sq(25, 2)), enemy("dregg-warrior-1", sq(13, 15)))
    assert fights(enemies(g)) == [("dregg-warrior-1", FLIBBY)]


@pytest.mark.rule("aurora.solo.villains")
@pytest.mark.parametrize("name", ["darius", "tunnel-hound"])
@pytest.mark.parametrize(("theirs", "prey"), [(JAYCE, JAYCE), (FLIBBY, RANE)])
def test_commanders_and_creatures_hunt_the_highest_of_either_side(name: str, theirs: str, prey: str) -> None:
    """book:1479."""
    g = field(crew(RANE, 0, sq(13, 17)), mate(theirs, sq(13, 9)), enemy(name, sq(13, 13)))
    assert fights(enemies(g)) == [(name, prey)]


@pytest.mark.rule("aurora.solo.villains")
def test_warriors_pair_off_between_both_sides() -> None:
    """book:1479: and stay with the first they engage."""
    g = field(
        crew(RANE, 0, sq(12, 11)),
        mate(FLIBBY, sq(14, 11)),
        enemy("dregg-warrior-1", sq(12, 13)),
        enemy("dregg-warrior-2", sq(14, 13)),
    )
    first = enemies(g)
    assert {prey for _, prey in fights(first)} == {RANE, FLIBBY}
    assert fights(enemies(first.g)) == fights(first)


@pytest.mark.rule("aurora.solo.fighter-split")
@pytest.mark.parametrize(("die", "prey"), [(1, "cerberus"), (6, "destiny-aurora")])
def test_three_fighters_split_evenly_and_the_third_rolls(die: int, prey: str) -> None:
    """book:1462, the printed example."""
    names = [f"dregg-fighter-{n}" for n in (1, 2, 3)]
    fleet = [
        ship("cerberus", 0, sq(11, 11), facing="west"),
        rival("destiny-aurora", sq(15, 13), facing="west"),
        npc_ship(names[0], sq(12, 11), "west"),
        npc_ship(names[1], sq(14, 13), "east"),
        npc_ship(names[2], sq(13, 14), "north"),
    ]
    g = solo(figures=[crew(GROM, 0, sq(2, 2)), mate(FLIBBY, "navigation")], ships=fleet)
    play = Scene(g, FleetTurns(), *[die] * 40)
    found = {told["ship"]: told["target"] for told in play.told("ship-combat.fired")}
    assert sorted([found[names[0]], found[names[1]]]) == ["cerberus", "destiny-aurora"]
    assert found[names[2]] == prey


# --- the end ---------------------------------------------------------------------------------------------------------
def end_of_time(*figures: Any, deck: int = 1, **fields: Any) -> Scene:
    """The last event has come, and the player does nothing any more."""
    g = solo(
        figures=figures,
        ships=[ship(RED, 0, "dock:0"), rival(BLUE, sq(25, 25))],
        mission=PRINCESS,
        deck=deck,
        then="event",
        **fields,
    )
    g.quiet = True
    play = Scene(g, None, cards=("jailbreak",))
    while play.match.asked:
        play.say("end" if "end" in play.keys else "pass" if "pass" in play.keys else play.keys[0])
    return play


@pytest.mark.rule("aurora.solo.result")
def test_when_time_is_up_the_renegade_has_lost() -> None:
    """book:463, 1448."""
    play = end_of_time(crew(GROM, 0, sq(4, 22)), things={sq(13, 22): "xealana"})
    assert play.over is not None
    assert play.over.winners == ()
    assert sum(play.over.scores) == 0


@pytest.mark.rule("aurora.solo.result")
def test_with_the_princess_aboard_the_renegade_wins() -> None:
    """book:1397."""
    g = solo(
        figures=[crew(GROM, 0, sq(13, 1), holds=("xealana",)), mate(FLIBBY, "navigation")],
        ships=[ship(RED, 0, "dock:0"), rival(BLUE, sq(25, 25))],
        mission=PRINCESS,
        then="player:0",
    )
    play = Scene(g, None).say("crew:0", "move", f"go:{sq(13, 0)}", "stop")
    while play.match.asked:
        play.say("end" if "end" in play.keys else play.keys[0])
    assert play.over.winners == (0,)


@pytest.mark.rule("aurora.solo.result")
def test_when_the_coalition_has_the_princess_aboard_the_renegade_has_lost() -> None:
    """book:463, 1448: Flibby brings her to the ship, which waits on its dock."""
    g = solo(
        figures=[
            crew(GROM, 0, sq(4, 4)),
            mate(FLIBBY, sq(14, 26), holds=("xealana",)),
            mate(ROVANNA, "navigation"),
        ],
        ships=[ship(RED, 0, sq(2, 2)), rival(BLUE, "dock:2", landed=2)],
        mission=PRINCESS,
        cards={FLIBBY: "courier"},
        then="surface",
    )
    play = Scene(g, None, cards=("jailbreak",) * 9)
    for _ in range(40):
        if play.over or not play.match.asked:
            break
        play.say("end" if "end" in play.keys else "pass" if "pass" in play.keys else play.keys[0])
    assert play.over is not None
    assert play.over.winners == ()
