"""The chapter on ship combat, with the examples of the booklet. Dice fall as written: red first, then black."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from rimward import rulebook
from rimward.games.aurora import GAME
from rimward.games.aurora.ship_combat import ShipAttack, bar_attack
from rimward.games.aurora.space import (
    EAST,
    NORTH,
    NORTH_EAST,
    OFF_BOARD,
    SOUTH_WEST,
    WEST,
    Space,
    ahead,
    firing_lines,
)
from rimward.games.aurora.state import Aurora, Bonus
from rimward.kernel.chance import Scripted
from rimward.kernel.frame import Table
from rimward.kernel.match import Match
from rimward.kernel.question import Bar, Refused
from tests.games.aurora.scenes import FLIBBY, GROM, cerberus_attack, coalition, crossfire, duel, nebula, renegade, table

EXAMPLES = {example.id: example for example in rulebook.load("aurora").examples}
ATTACKER, DEFENDER = 0, 1


def fight(g: Table, *d6: int) -> Match:
    return Match.scenario(GAME, g, chance=Scripted(d6=d6))


def say(match: Match, seat: int, *keys: str) -> None:
    for key in keys:
        question = match.question(seat)
        assert question is not None, f"seat {seat} is not asked for {key}"
        match.answer(question.id, seat, key)


def asked(match: Match, seat: int) -> tuple[str, list[str]]:
    """Rule and options of the one open question, which is this seat's."""
    (question,) = match.asked
    assert question.seat == seat
    return question.code.removeprefix("aurora."), question.keys


def told(match: Match, code: str) -> list[dict[str, Any]]:
    return [event.params for event in match.events(ATTACKER) if event.code == code]


def rolls(match: Match) -> list[tuple[int, ...]]:
    return [params["faces"] for params in told(match, "kernel.rolled")]


def hits(match: Match) -> tuple[int, ...]:
    found: tuple[int, ...] = told(match, "aurora.ship-combat.hits")[-1]["red"]
    return found


def damage(match: Match) -> int:
    found: int = told(match, "aurora.ship-combat.damage")[-1]["damage"]
    return found


def card(match: Match, ship: str) -> tuple[str, int]:
    """The side of a ship card that lies up, and the damage markers on it, as a spectator sees them."""
    seen = match.view(match.table.seats)["table"]["ships"]["dict"][ship]
    return "shields" if seen["shields_up"] else "hull", seen["damage"]


def one_die(bonuses: tuple[Bonus, ...] = (), defense: tuple[Bonus, ...] = (), dice: int = 1) -> Aurora:
    """A duel in which the attacker rolls so many dice."""
    return duel(renegade(facing=WEST, weapons=dice - 1, bonuses=bonuses), coalition(bonuses=defense))


# --- the example of the booklet --------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ship-combat.procedure")
@pytest.mark.rule("aurora.ship-combat.pairing")
@pytest.mark.rule("aurora.ship.attack-formula")
def test_the_cerberus_attacks_the_destiny_aurora() -> None:
    match = fight(cerberus_attack(), 1, 3, 4, 5, 6, 2, 4, 4, 6)

    assert rolls(match) == [(1, 3, 4, 5, 6)]  # Weapons 4, and 1 for the shields
    assert asked(match, ATTACKER) == (
        "ship-combat.bonus-changes-die",
        ["red:1", "red:3", "red:4", "red:5", "red:6", "done"],
    )
    say(match, ATTACKER, "red:3")
    assert hits(match) == (4, 4, 5, 6)

    assert rolls(match)[1:] == [(2, 4, 4, 6)]
    assert asked(match, DEFENDER) == ("ship-combat.pairing", ["pair:4,2", "pair:4,4", "pair:4,6"])
    say(match, DEFENDER, "pair:4,2", "pair:4,4", "pair:5,4")  # only the 6 is left for the 6

    assert asked(match, DEFENDER) == (
        "ship-combat.bonus-changes-die",
        ["pair:4,2", "pair:4,4", "pair:5,4", "pair:6,6", "done"],
    )
    say(match, DEFENDER, "pair:5,4")
    assert told(match, "aurora.ship-combat.damage") == [
        {"ship": "destiny-aurora", "red": (4, 4, 5, 6), "black": (2, 4, 5, 6), "damage": 1}
    ]
    assert card(match, "destiny-aurora") == ("shields", 1)
    assert card(match, "cerberus") == ("shields", 3)
    assert match.result is not None


def outcomes(match: Match) -> Iterator[int]:
    """The damage at the end of every way to answer from here."""
    if not match.asked:
        yield damage(match)
        return
    (question,) = match.asked
    for key in question.keys:
        branch = match.copy()
        branch.answer(question.id, question.seat, key)
        yield from outcomes(branch)


@pytest.mark.rule("aurora.ship-combat.pairing")
def test_no_pairing_and_no_bonus_saves_the_destiny_aurora_from_all_damage() -> None:
    match = fight(cerberus_attack(), 1, 3, 4, 5, 6, 2, 4, 4, 6)
    say(match, ATTACKER, "red:3")
    expected = EXAMPLES["aurora.example.cerberus-optimal-pairing"].expected
    found = set(outcomes(match))
    assert expected == {"minimum_damage_over_all_pairings": min(found)}
    assert found == {1, 2, 3}  # the defender may also pair badly


# --- bonuses ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ship-combat.bonus-changes-die")
@pytest.mark.parametrize(
    ("choice", "expected"),
    [
        ("red:3", (4, 4, 5, 6)),  # a miss becomes a hit
        ("red:1", (4, 5, 6)),  # a 2 is still a miss
        ("red:5", (4, 6, 6)),
        ("done", (4, 5, 6)),
    ],
)
def test_groms_bonus_alters_a_rolled_die_and_adds_none(choice: str, expected: tuple[int, ...]) -> None:
    match = fight(cerberus_attack(), 1, 3, 4, 5, 6, *[1] * 4)
    say(match, ATTACKER, choice)
    assert rolls(match)[0] == (1, 3, 4, 5, 6)
    assert hits(match) == expected


@pytest.mark.rule("aurora.combat.bonus-stacking")
def test_one_bonus_goes_on_different_dice_and_two_bonuses_may_meet() -> None:
    match = fight(one_die((("attack", 1, 2), GROM), dice=3), 2, 2, 3, 1)
    say(match, ATTACKER, "red:2")
    assert asked(match, ATTACKER)[1] == ["red:2", "red:3", "done"]  # the other 2, and not the die that is now a 3
    say(match, ATTACKER, "red:3")
    assert asked(match, ATTACKER)[1] == ["red:3", "red:2", "red:4", "done"]  # the second bonus: any die
    say(match, ATTACKER, "red:4")
    assert hits(match) == (5,)


@pytest.mark.rule("aurora.combat.bonus-stacking")
def test_a_bonus_for_more_dice_than_were_rolled_is_partly_lost() -> None:
    match = fight(one_die((("attack", 1, 2),)), 4, 1)
    say(match, ATTACKER, "red:4")
    assert hits(match) == (5,)


@pytest.mark.rule("aurora.ship-combat.bonus-changes-die")
def test_a_pilot_does_not_help_the_attack_nor_a_gunner_the_defence() -> None:
    match = fight(one_die((FLIBBY,), (GROM,)), 5, 5)
    assert match.result is not None  # nobody was asked
    assert damage(match) == 0


@pytest.mark.rule("aurora.ship-combat.bonus-reuse")
def test_the_same_bonuses_serve_in_a_second_attack() -> None:
    first = fight(one_die((GROM,), (FLIBBY,)), 5, 5)
    say(first, ATTACKER, "red:5")
    say(first, DEFENDER, "pair:6,5")
    assert damage(first) == 0

    g = first.table.copy()
    g.result, g.stack = None, [ShipAttack("cerberus")]
    second = fight(g, 3, 3)
    say(second, ATTACKER, "red:3")
    say(second, DEFENDER, "pair:4,3")
    assert damage(second) == 0


# --- hits, blocks, sevens --------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ship-combat.hits")
@pytest.mark.rule("aurora.ship-combat.defense-dice")
def test_fours_and_more_are_hits_and_each_brings_a_black_die() -> None:
    match = fight(one_die(dice=6), 1, 2, 3, 4, 5, 6, 6, 6, 6)
    assert hits(match) == (4, 5, 6)
    assert rolls(match)[1] == (6, 6, 6)
    assert damage(match) == 0


@pytest.mark.rule("aurora.ship-combat.hits")
def test_an_attack_without_a_hit_ends_before_the_defence() -> None:
    match = fight(one_die(dice=2), 3, 3)
    assert rolls(match) == [(3, 3)]
    assert told(match, "aurora.ship-combat.damage") == []
    assert match.result is not None


@pytest.mark.rule("aurora.ship-combat.damage")
@pytest.mark.parametrize(("red", "black", "expected"), [(5, 4, 1), (5, 5, 0), (5, 6, 0)])
def test_only_a_higher_red_die_does_damage(red: int, black: int, expected: int) -> None:
    match = fight(one_die(), red, black)
    assert damage(match) == expected
    assert card(match, "destiny-aurora") == ("shields", expected)


@pytest.mark.rule("aurora.ship-combat.penetrating")
@pytest.mark.parametrize(
    ("attack", "block", "expected"), [("red:6", "done", 1), ("red:6", "pair:7,6", 1), ("done", "done", 0)]
)
def test_a_six_made_seven_cannot_be_blocked_even_by_a_seven(attack: str, block: str, expected: int) -> None:
    match = fight(one_die((GROM,), (FLIBBY,)), 6, 6)
    say(match, ATTACKER, attack)
    say(match, DEFENDER, block)
    assert damage(match) == expected


@pytest.mark.rule("aurora.ship-combat.penetrating")
def test_a_penetrating_hit_still_brings_a_black_die_that_must_stand_against_it() -> None:
    match = fight(one_die((GROM,), dice=2), 4, 6, 6, 1)
    say(match, ATTACKER, "red:6")
    assert rolls(match)[1] == (6, 1)
    say(match, DEFENDER, "pair:4,6")
    assert told(match, "aurora.ship-combat.damage")[0]["black"] == (6, 1)
    assert damage(match) == 1


# --- lines, range and terrain ----------------------------------------------------------------------------------------
def drawn(facing: int) -> list[str]:
    """A board of seven by seven with a ship in the middle and its three firing lines."""
    board = Space(7, bytearray(49))
    rows = [["."] * 7 for _ in range(7)]
    rows[3][3] = "S"
    for name, line in zip("lcr", firing_lines(board, 24, facing), strict=True):
        for square in line:
            rows[square // 7][square % 7] = name
    return ["".join(row) for row in rows]


@pytest.mark.rule("aurora.ship-combat.firing-lines")
def test_three_lines_run_parallel_to_the_facing() -> None:
    assert drawn(NORTH) == ["..lcr..", "..lcr..", "..lcr..", "...S...", ".......", ".......", "......."]
    assert drawn(EAST) == [".......", ".......", "....lll", "...Sccc", "....rrr", ".......", "......."]


@pytest.mark.rule("aurora.ship-combat.firing-lines")
def test_a_diagonal_facing_has_three_lines_without_gaps() -> None:
    assert drawn(NORTH_EAST) == [".....lc", "....lcr", "...lcr.", "...Sr..", ".......", ".......", "......."]
    assert drawn(SOUTH_WEST) == [".......", ".......", ".......", "..rS...", ".rcl...", "rcl....", "cl....."]


@pytest.mark.rule("aurora.ship-combat.firing-lines")
@pytest.mark.parametrize("facing", range(8))
def test_no_square_lies_on_two_lines(facing: int) -> None:
    board = Space(9, bytearray(81))
    left, straight, right = firing_lines(board, 40, facing)
    assert len({*left, *straight, *right}) == len(left) + len(straight) + len(right)
    assert straight[0] == ahead(board, 40, facing) != OFF_BOARD


def why_not(match: Match) -> dict[str, tuple[str, str, dict[str, int | str]]]:
    return {key: shown(bar) for key, bar in match.why_not(ATTACKER)}


def shown(bar: Bar | Refused) -> tuple[str, str, dict[str, int | str]]:
    return bar.code, bar.rule, bar.numbers


def gallery() -> Aurora:
    """Ships in the sights of the Cerberus, and others just out of them."""
    return table(
        """
        . . . . N . . F
        C . A . # . B .
        . . . . . . M .
        . O . . . . . .
        """,
        "cerberus",
        cerberus=renegade(facing=EAST),
        ahead=coalition(),
        near=coalition(),
        midway=coalition(),
        behind=coalition(),
        far=coalition(),
        off=coalition(),
    )


@pytest.mark.rule("aurora.ship-combat.target")
@pytest.mark.rule("aurora.ship-combat.range-count")
@pytest.mark.rule("aurora.ship-combat.blocking-terrain")
def test_targets_lie_on_a_line_within_range_and_in_sight() -> None:
    match = fight(gallery())
    assert asked(match, ATTACKER) == ("ship-combat.target", ["ship:ahead", "ship:near", "ship:midway"])
    assert why_not(match) == {
        "ship:behind": ("aurora.bar.blocked", "aurora.ship-combat.blocking-terrain", {}),
        "ship:far": ("aurora.bar.range", "aurora.ship-combat.range-count", {"range": 6, "distance": 7}),
        "ship:off": ("aurora.bar.off-line", "aurora.ship-combat.firing-lines", {}),
    }


@pytest.mark.rule("aurora.ship-combat.range-count")
@pytest.mark.parametrize(("row", "reached"), [("C . . . . . D", True), ("C . . . . . . D", False)])
def test_the_sixth_square_in_front_is_the_last(row: str, reached: bool) -> None:
    g = table(row, "cerberus", cerberus=renegade(facing=EAST), destiny_aurora=coalition())
    bar = bar_attack(g, "cerberus")
    assert (bar is None) == reached
    if bar is not None:
        assert shown(bar) == ("aurora.bar.no-target", "aurora.ship-combat.target", {"range": 6})


@pytest.mark.rule("aurora.ship-combat.firing-at-own-faction")
def test_a_friend_is_no_target_and_the_refusal_says_why() -> None:
    match = fight(nebula())
    assert asked(match, ATTACKER)[1] == ["ship:destiny-aurora", "ship:eden-fyre"]
    with pytest.raises(Refused) as refusal:
        say(match, ATTACKER, "ship:hades-vi")
    assert shown(refusal.value) == ("aurora.bar.friendly", "aurora.ship-combat.firing-at-own-faction", {})
    assert why_not(match)["ship:hades-vi"] == shown(refusal.value)


@pytest.mark.rule("aurora.ship-combat.ships-dont-block")
def test_a_ship_behind_another_can_be_hit() -> None:
    match = fight(crossfire(), 6, 1, 1, 1, 1, 1)
    say(match, ATTACKER, "ship:eden-fyre", "done")
    assert told(match, "aurora.ship-combat.fired") == [{"ship": "cerberus", "target": "eden-fyre", "range": 6}]
    assert damage(match) == 1
    assert card(match, "destiny-aurora") == ("shields", 9)


@pytest.mark.rule("aurora.ship-combat.hindering-reroll")
@pytest.mark.parametrize("name", ["hindering-edge-outward", "hindering-edge-inward", "hindering-both-adjacent"])
def test_the_targets_square_hinders_and_the_attackers_does_not(name: str) -> None:
    example = EXAMPLES[f"aurora.example.{name}"]
    assert isinstance(example.expected, dict)
    letters = {"clear": "CD", "hindering": "cd"}
    line = [{"clear": ".", "hindering": "~"}[square] for square in example.given["line_squares"]]
    row = [letters[example.given["attacker_square"]][0], *line, letters[example.given["target_square"]][1]]
    g = table(" ".join(row), "cerberus", cerberus=renegade(facing=EAST, weapons=2), destiny_aurora=coalition())

    match = fight(g, 4, 5, 6, 1, 2, 3, 4, 4)
    rerolls = 0
    while asked(match, DEFENDER)[0] == "ship-combat.hindering-reroll":
        say(match, DEFENDER, asked(match, DEFENDER)[1][0])
        rerolls += 1
    assert rerolls == example.expected["defense_rerolls"]


@pytest.mark.rule("aurora.ship-combat.hindering-reroll")
@pytest.mark.rule("aurora.dice.reroll-once")
def test_the_defender_rolls_two_dice_again_together_and_keeps_them() -> None:
    match = fight(nebula(), 4, 4, 4, 4, 1, 2, 3, 3, 5, 1, 6)
    say(match, ATTACKER, "ship:eden-fyre", "done", "done")
    assert asked(match, 2) == ("ship-combat.hindering-reroll", ["black:2", "black:3", "black:5", "done"])
    say(match, 2, "black:3")
    assert asked(match, 2)[1] == ["black:2", "black:3", "black:5", "done"]  # there is another 3
    say(match, 2, "black:3")
    assert rolls(match)[1:] == [(2, 3, 3, 5), (1, 6)]
    assert asked(match, 2) == ("ship-combat.pairing", ["pair:4,1", "pair:4,2", "pair:4,5", "pair:4,6"])


@pytest.mark.rule("aurora.ship-combat.hindering-reroll")
def test_another_line_past_the_nebula_gives_no_reroll() -> None:
    match = fight(nebula(), 4, 1, 1, 1, 1, 3)
    say(match, ATTACKER, "ship:destiny-aurora", "done", "done")
    assert asked(match, DEFENDER) == ("ship-combat.bonus-changes-die", ["pair:4,3", "done"])


# --- shields and hull ------------------------------------------------------------------------------------------------
def barrage(shields_up: bool, damage: int) -> Match:
    """Three hits, none blocked, on a ship with this much damage."""
    g = duel(renegade(facing=WEST, weapons=2), coalition(shields_up=shields_up, damage=damage))
    return fight(g, 6, 6, 6, 1, 1, 1)


@pytest.mark.rule("aurora.ship-damage.shields")
@pytest.mark.rule("aurora.ship-damage.shields-down")
@pytest.mark.parametrize(
    ("before", "after"),
    [(0, ("shields", 3)), (6, ("shields", 9)), (7, ("hull", 0)), (9, ("hull", 0))],  # damage left over is lost
)
def test_ten_damage_destroys_the_shields(before: int, after: tuple[str, int]) -> None:
    match = barrage(True, before)
    assert card(match, "destiny-aurora") == after
    assert bool(told(match, "aurora.ship-damage.shields-down")) == (after[0] == "hull")


@pytest.mark.rule("aurora.ship-damage.hull")
@pytest.mark.rule("aurora.ship-damage.critical")
@pytest.mark.parametrize(("before", "after", "critical"), [(0, 3, False), (2, 5, False), (3, 6, True), (5, 6, True)])
def test_six_hull_damage_is_critical_and_more_is_ignored(before: int, after: int, critical: bool) -> None:
    match = barrage(False, before)
    assert card(match, "destiny-aurora") == ("hull", after)
    assert bool(told(match, "aurora.ship-damage.critical")) == critical
    bar = bar_attack(match.table, "destiny-aurora") if isinstance(match.table, Aurora) else None
    assert (bar is not None and bar.code == "aurora.bar.critical") == critical


@pytest.mark.rule("aurora.ship.indestructible")
def test_a_crippled_ship_stays_on_the_board_and_defends() -> None:
    match = barrage(False, 6)
    assert rolls(match)[1] == (1, 1, 1)
    assert card(match, "destiny-aurora") == ("hull", 6)


@pytest.mark.rule("aurora.ship-damage.critical-no-bonus")
@pytest.mark.parametrize(("hull_damage", "is_asked"), [(5, True), (6, False)])
def test_a_critically_damaged_ship_defends_without_its_crews_bonuses(hull_damage: int, is_asked: bool) -> None:
    defender = coalition(bonuses=(FLIBBY,), shields_up=False, damage=hull_damage)
    match = fight(duel(renegade(facing=WEST, weapons=0), defender), 5, 4)
    assert (match.question(DEFENDER) is not None) == is_asked


@pytest.mark.rule("aurora.ship-damage.bonus-lost")
@pytest.mark.rule("aurora.ship.attack-formula")
@pytest.mark.parametrize(
    ("shields_up", "expected"), [(True, "attack_dice_shields_up"), (False, "attack_dice_shields_down")]
)
def test_rovanna_rolls_one_die_less_without_shields(shields_up: bool, expected: str) -> None:
    example = EXAMPLES["aurora.example.rovanna-attack-dice"]
    assert isinstance(example.expected, dict)
    g = duel(renegade(facing=WEST, weapons=example.given["weapons_skill"], shields_up=shields_up), coalition())
    assert len(rolls(fight(g, *[1] * 5))[0]) == example.expected[expected]


@pytest.mark.rule("aurora.ship.weapons-required")
def test_a_ship_without_a_gunner_cannot_attack_but_defends() -> None:
    g = duel(renegade(facing=WEST, weapons=1), coalition(facing=EAST, weapons=None))
    bar = bar_attack(g, "destiny-aurora")
    assert bar is not None
    assert shown(bar) == ("aurora.bar.no-gunner", "aurora.ship.weapons-required", {})
    assert rolls(fight(g, 5, 5, 6, 6)) == [(5, 5), (6, 6)]


def test_a_gunner_who_cannot_shoot_on_a_ship_without_shields_rolls_nothing() -> None:
    match = fight(duel(renegade(facing=WEST, weapons=0, bonuses=(GROM,), shields_up=False), coalition()))
    assert hits(match) == ()
    assert match.result is not None


# --- the table as data -----------------------------------------------------------------------------------------------
def test_aurora_is_not_set_up_yet() -> None:
    with pytest.raises(Refused, match=r"^aurora\.refused\.not-yet"):
        Match.new(GAME, 2, chance=Scripted())


def test_a_paused_attack_is_saved_and_taken_up_again() -> None:
    match = fight(nebula(), 4, 4, 4, 4, 1, 2, 3, 3, 5)
    say(match, ATTACKER, "ship:eden-fyre", "red:4", "done", "done")
    again = Match.load(GAME, match.record())
    assert again.asked[0].keys == match.asked[0].keys == ["black:2", "black:3", "black:5", "done"]
    assert again.view(2) == match.view(2)
    assert again.breadcrumb() == [
        ("aurora.ship-combat", "ShipAttack", "hindering_reroll"),
        ("aurora.dice", "Reroll", "reroll"),
    ]
