"""Combat, a second look at rules of which one test alone had told."""

import pytest

from rimward.games.xia.table.board import Tile
from rimward.games.xia.table.state import exhausted
from rimward.games.xia.turn import Turn
from tests.games.xia.scenes import Play, attack, attack_by_tiger, deal, easy_tiger, gaiden, puddle_jumper, table

STEPS = (
    "xia.combat.declare-attack",
    "xia.combat.declare-defense",
    "kernel.rolled",
    "xia.combat.resolve",
    "xia.damage.placement",
    "xia.combat.end",
)


def resolved(play: Play) -> list[tuple[int, int, int, int]]:
    told = [event.params for event in play.told("xia.combat.resolve")]
    return [(event["target"], event["attack"], event["defense"], event["damage"]) for event in told]


@pytest.mark.rule("xia.combat.steps")
def test_the_steps_come_in_the_order_of_the_book() -> None:
    """E:551-570: Easy Tiger with its Saker V against two Shields of Gaiden, which re-arms one of them at the end."""
    play = Play(deal(attack_by_tiger(), 2), d8=(8, 2, 4)).say("attack")
    assert not play.told("xia.combat.declare-attack"), "a target is acquired first"
    play.say("use:2,0", "done", "use:1,0", "use:1,1", "done", "pass", "hold:1,8", "hold:1,9", "use:1,0", "done")
    told = [event.code for event in play.match.events(0) if event.code in STEPS]
    assert told == [*STEPS[:2], *["kernel.rolled"] * 2, "xia.combat.resolve", *["xia.damage.placement"] * 2, STEPS[-1]]
    assert (play.ship(1)["armed"], play.ship(1)["disarmed"], play.ship(1)["energy"]) == (3, 1, 2)
    assert resolved(play) == [(1, 8, 6, 2)]


@pytest.mark.rule("xia.combat.combine")
def test_different_weapons_make_one_attack() -> None:
    """E:563, E:518: a Blaster and an Engine that rams; two dice, one Attack Value, one defence."""
    play = Play(attack(), d6=(4, 3), d8=(5,)).say("attack", "ship:1", "use:0,0", "use:0,3", "done")
    play.say("use:1,0", "done", "pass")
    (told,) = play.told("xia.combat.declare-attack")
    assert told.params["uses"] == (0, 3)
    assert resolved(play) == [(1, 7, 5, 2)]


@pytest.mark.rule("xia.combat.combine")
def test_the_same_uses_apart_are_two_attacks_with_a_defence_each() -> None:
    """E:563: what was added up above is stopped twice when it comes apart."""
    play = Play(attack(), d6=(4, 3), d8=(5, 5)).say("attack", "ship:1", "use:0,0", "done", "use:1,0", "done", "pass")
    while play.asked.seat == 1:
        play.say("done")
    play.say("attack", "ship:1", "use:0,1", "done", "use:1,1", "done", "pass")
    assert resolved(play) == [(1, 4, 5, 0), (1, 3, 5, 0)]


@pytest.mark.rule("xia.combat.multi-target")
def test_the_defence_of_one_target_does_not_help_the_other() -> None:
    """E:568: Salvo Racks with 7 against Gaiden, which stops 5 of them, and Easy Tiger, which stops none."""
    ships = (puddle_jumper(0, (-2, 0)), gaiden(1, (0, -1)), easy_tiger(2, (-2, 2)))
    tiles = (Tile("lost-sector", 0, 0), Tile("deltus-gate", 5, -2))
    play = Play(deal(table(ships, tiles, Turn(0)), 0, "salvo-racks"), d20=(12,), d6=(3, 4), d8=(5,))
    play.say("salvo-racks", "ship:1", "ship:2", "use:1,0", "done", "pass", "done")
    while play.asked.code in ("xia.damage.placement", "xia.combat.rearm"):
        play.say("done" if "done" in play.asked.keys else play.asked.keys[-1])
    assert resolved(play) == [(1, 7, 5, 2), (2, 7, 0, 7)]
    assert [len(play.ship(seat)["damaged"]) for seat in range(3)] == [0, 2, 7]
    assert play.zone(exhausted(0)) == ["salvo-racks"]


@pytest.mark.rule("xia.combat.multi-target")
def test_targets_declare_and_bear_the_damage_in_the_order_of_their_seats_from_the_attacker() -> None:
    """E:564-568: player 2 attacks, so player 3 comes before player 1; all declare before a die falls."""
    ships = (gaiden(0, (0, -1)), puddle_jumper(1, (-2, 0)), gaiden(2, (-2, 2)))
    tiles = (Tile("lost-sector", 0, 0), Tile("deltus-gate", 5, -2))
    g = deal(deal(deal(table(ships, tiles, Turn(1)), 1, "salvo-racks"), 0), 2)
    play = Play(g, d20=(5,), d6=(6,), d8=(5, 4)).say("salvo-racks", "ship:0", "ship:2")
    assert (play.asked.seat, play.asked.code) == (2, "xia.combat.declare-defense")
    play.say("use:2,0", "done")
    assert (play.asked.seat, play.asked.code) == (0, "xia.combat.declare-defense")
    assert play.told("kernel.rolled") == []
    play.say("use:0,0", "done")
    order = []
    while play.asked.code in ("xia.damage.placement", "xia.combat.rearm"):
        order.append(play.asked.seat)
        play.say("done" if "done" in play.asked.keys else play.asked.keys[-1])
    assert resolved(play) == [(2, 6, 5, 1), (0, 6, 4, 2)]
    assert order == [2, 2, 0, 0, 0]
