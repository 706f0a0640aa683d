"""Ship combat: the dice, with the examples of the booklet. Dice fall as written: red first, then black."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from rimward import rulebook
from rimward.games.aurora import GAME
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.match import Match
from tests.games.aurora.orbit import (
    FLIBBY,
    GROM,
    Quiet,
    again,
    aurora,
    black_dice,
    cerberus,
    damage,
    fire,
    hand,
    hull,
    red_dice,
    reds,
    skill,
    space,
    special,
    specialist,
    until,
)
from tests.games.aurora.world import COALITION, CONTENT, RENEGADE, crew, item, ship, sq

EXAMPLES = {example.id: example for example in rulebook.load("aurora").examples}
GUNNER = hand(RENEGADE, "weapons", least=3)  # has no bonus at the guns


def duel(gunner: str = GUNNER, pilot: str = "", **fields: Any) -> Aurora:
    """The Cerberus in front of the Destiny Aurora; fields are of the Destiny Aurora's card."""
    idle = hand(COALITION, "weapons", but=(FLIBBY, pilot))
    blue = {"navigation": pilot} if pilot else {"med-bay": idle}
    return space({"weapons": gunner}, blue, [cerberus(), aurora(**fields)])


def grom_against_flibby() -> Aurora:
    """aurora.example.cerberus-attack: Grom at the guns, Flibby at the helm."""
    return space({"weapons": GROM}, {"navigation": FLIBBY}, [cerberus(damage=3), aurora()])


# --- the example of the booklet --------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ship-combat.procedure")
@pytest.mark.rule("aurora.ship-combat.pairing")
@pytest.mark.rule("aurora.ship.attack-formula")
@pytest.mark.example("aurora.example.cerberus-attack")
def test_the_cerberus_attacks_the_destiny_aurora() -> None:
    play = fire(grom_against_flibby(), 1, 3, 4, 5, 6, 2, 4, 4, 6)

    assert red_dice(play) == [(1, 3, 4, 5, 6)]  # Weapons 4, and 1 for the shields
    assert (play.asked.seat, play.code) == (RENEGADE, "ship-combat.bonus-changes-die")
    assert set(play.keys) == {"red:1", "red:3", "red:4", "red:5", "red:6", "done"}
    play.say("red:3")
    assert play.told("ship-combat.hits")[-1]["red"] == (4, 4, 5, 6)

    assert black_dice(play) == [(2, 4, 4, 6)]
    assert (play.asked.seat, play.code) == (COALITION, "ship-combat.pairing")
    assert play.keys == ["pair:4,2", "pair:4,4", "pair:4,6"]
    play.say("pair:4,2", "pair:4,4", "pair:5,4")  # only the 6 is left for the 6

    assert (play.asked.seat, play.code) == (COALITION, "ship-combat.bonus-changes-die")
    assert set(play.keys) == {"pair:4,2", "pair:4,4", "pair:5,4", "pair:6,6", "done"}
    without_flibby = play.match.copy()
    without_flibby.answer(play.asked.id, COALITION, "done")
    assert last_damage(without_flibby) == 2
    play.say("pair:5,4")
    assert play.told("ship-combat.damage")[-1]["black"] == (2, 4, 5, 6)
    assert damage(play) == 1
    assert play.card("destiny-aurora").damage == 1
    assert play.card("cerberus").damage == 3


def last_damage(match: Match) -> int:
    found = [event.params["damage"] for event in match.events(0) if event.code == "aurora.ship-combat.damage"]
    return int(found[-1])


def outcomes(match: Match) -> Iterator[int]:
    """The damage at the end of every way to pair and to use the bonus."""
    if not match.asked or match.asked[0].seat == RENEGADE:  # the attack is over
        yield last_damage(match)
        return
    (question,) = match.asked
    for key in question.keys:
        branch = match.copy()
        branch.answer(question.id, question.seat, key)
        yield from outcomes(branch)


@pytest.mark.rule("aurora.ship-combat.pairing")
@pytest.mark.example("aurora.example.cerberus-optimal-pairing")
def test_no_pairing_and_no_bonus_saves_the_destiny_aurora_from_all_damage() -> None:
    play = fire(grom_against_flibby(), 1, 3, 4, 5, 6, 2, 4, 4, 6).say("red:3")
    expected = EXAMPLES["aurora.example.cerberus-optimal-pairing"].expected
    found = set(outcomes(play.match))
    assert expected == {"minimum_damage_over_all_pairings": min(found)}
    assert found == {1, 2, 3}  # the defender may also pair badly


@pytest.mark.rule("aurora.ship-combat.procedure")
def test_the_steps_follow_in_the_order_of_the_booklet() -> None:
    play = fire(grom_against_flibby(), 1, 3, 4, 5, 6, 2, 4, 4, 6)
    play.say("red:3", "pair:4,2", "pair:4,4", "pair:5,4", "pair:5,4")
    codes = play.codes()
    steps = ["ship-combat.fired", "ship-combat.hits", "ship-combat.damage", "ship-damage.shields"]
    places = [codes.index(step) for step in steps]
    assert all(one < two for one, two in pairwise(places))
    assert play.rolled() == [
        ("ship.attack-formula", (1, 3, 4, 5, 6)),
        ("ship-combat.defense-dice", (2, 4, 4, 6)),
    ]


# --- bonuses ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ship-combat.bonus-changes-die")
@pytest.mark.example("aurora.example.grom-bonus-not-extra-die")
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
    play = fire(grom_against_flibby(), 1, 3, 4, 5, 6, *[1] * 4).say(choice)
    assert red_dice(play) == [(1, 3, 4, 5, 6)]
    assert play.told("ship-combat.hits")[-1]["red"] == expected


@pytest.mark.rule("aurora.ship-combat.bonus-changes-die")
def test_a_pilot_does_not_help_the_attack_nor_a_gunner_the_defence() -> None:
    """Rane or another defensive pilot aboard the attacker; Rovanna's guns aboard the defender."""
    pilot = specialist(RENEGADE, "navigation", lambda blue: blue.defense != (0, 0))
    gunner = specialist(COALITION, "weapons", lambda blue: blue.attack != (0, 0))
    scene = space({"weapons": GUNNER, "navigation": pilot}, {"weapons": gunner})
    play = fire(scene, *reds(GUNNER, 5), 5)
    assert damage(play) == 0
    assert (play.asked.seat, play.code) == (RENEGADE, "ship-action.list")  # nobody was asked for a bonus


@pytest.mark.rule("aurora.ship-combat.bonus-changes-die")
def test_one_bonus_helps_one_die() -> None:
    play = fire(grom_against_flibby(), 3, 3, 1, 1, 1, 1).say("red:3")
    assert play.told("ship-combat.hits")[-1]["red"] == (4,)
    assert play.asked.seat == COALITION  # Grom has nothing left to give


@pytest.mark.rule("aurora.ship-combat.bonus-reuse")
def test_the_same_bonus_serves_in_a_second_defence() -> None:
    """Two Renegade ships fire at the Destiny Aurora in one round: Flibby's bonus helps each time."""
    second = hand(RENEGADE, "weapons", but=(GUNNER, GROM))
    ships = [cerberus(), aurora(), ship("hades-vi", 2, sq(8, 10), facing="east")]
    scene = space({"weapons": GUNNER}, {"navigation": FLIBBY}, ships, [crew(second, 2, "weapons")], then="ships")
    play = Quiet(scene, *reds(GUNNER, 5), 4, *reds(second, 6), 5)
    play.say("end")  # Flibby flies nowhere
    play.say("ship:0", "agree", "attack", "pair:5,4")
    assert damage(play) == 0
    play.say(*(["end"] if play.asked.seat == RENEGADE else []), "attack", "pair:6,5")
    assert damage(play) == 0
    assert len(play.told("ship-combat.damage")) == 2


@pytest.mark.rule("aurora.ship-combat.bonus-reuse")
def test_groms_bonus_serves_again_in_the_next_attack() -> None:
    play = fire(space({"weapons": GROM}), *reds(GROM, 3), 6).say("red:3")
    later = until(again(play, "end", *reds(GROM, 3), 6), "attack").say("attack", "red:3")
    assert [told["red"] for told in later.told("ship-combat.hits")] == [(4,)]


# --- hits, blocks, sevens --------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ship-combat.hits")
@pytest.mark.rule("aurora.ship-combat.defense-dice")
def test_fours_and_more_are_hits_and_each_brings_a_black_die() -> None:
    best = hand(RENEGADE, "weapons", least=4)
    play = fire(duel(best), *reds(best, 1, 3, 4, 5, 6), 6, 6, 6)
    assert play.told("ship-combat.hits")[-1]["red"] == (4, 5, 6)
    assert black_dice(play) == [(6, 6, 6)]
    assert damage(play) == 0


@pytest.mark.rule("aurora.ship-combat.hits")
def test_an_attack_without_a_hit_ends_before_the_defence() -> None:
    play = fire(duel(), *reds(GUNNER, 3, 3))
    assert black_dice(play) == []
    assert play.told("ship-damage.shields") == []
    assert play.card("destiny-aurora").damage == 0


@pytest.mark.rule("aurora.ship-combat.damage")
@pytest.mark.parametrize(("red", "black", "expected"), [(5, 4, 1), (5, 5, 0), (5, 6, 0), (4, 3, 1), (6, 5, 1)])
def test_only_a_higher_red_die_does_damage(red: int, black: int, expected: int) -> None:
    play = fire(duel(), *reds(GUNNER, red), black)
    assert damage(play) == expected
    assert play.card("destiny-aurora").damage == expected


@pytest.mark.rule("aurora.ship-combat.damage")
def test_each_pair_does_one_damage_however_much_higher_the_red_die_is() -> None:
    play = fire(duel(), *reds(GUNNER, 6, 6), 1, 1)
    assert damage(play) == 2


@pytest.mark.rule("aurora.ship-combat.pairing")
def test_the_defender_may_give_the_better_die_to_the_lower_hit() -> None:
    play = fire(duel(), *reds(GUNNER, 4, 6), 4, 5)
    assert play.asked.seat == COALITION
    assert play.keys == ["pair:4,4", "pair:4,5"]
    other = play.match.copy()
    other.answer(play.asked.id, COALITION, "pair:4,5")
    assert last_damage(other) == 1
    play.say("pair:4,4")
    assert damage(play) == 1


@pytest.mark.rule("aurora.ship-combat.pairing")
def test_a_choice_of_pairs_can_cost_a_block() -> None:
    play = fire(duel(), *reds(GUNNER, 4, 5), 4, 5)
    other = play.match.copy()
    other.answer(play.asked.id, COALITION, "pair:4,5")  # the 4 is left for the 5
    assert last_damage(other) == 1
    assert damage(play.say("pair:4,4")) == 0


@pytest.mark.rule("aurora.ship-combat.penetrating")
@pytest.mark.example("aurora.example.penetrating-six-plus-one")
@pytest.mark.parametrize(
    ("attack", "block", "expected"), [("red:6", "done", 1), ("red:6", "pair:7,6", 1), ("done", "done", 0)]
)
def test_a_six_made_seven_cannot_be_blocked_even_by_a_seven(attack: str, block: str, expected: int) -> None:
    play = fire(grom_against_flibby(), *reds(GROM, 6), 6).say(attack)
    assert play.told("ship-combat.hits")[-1]["red"] == ((7,) if attack == "red:6" else (6,))
    if play.asked.seat == COALITION:
        play.say(block)
    assert damage(play) == expected


@pytest.mark.rule("aurora.ship-combat.penetrating")
def test_a_penetrating_hit_still_brings_a_black_die_that_must_stand_against_it() -> None:
    play = fire(grom_against_flibby(), *reds(GROM, 4, 6), 6, 1).say("red:6")
    assert black_dice(play) == [(6, 1)]
    assert set(play.keys) == {"pair:4,1", "pair:4,6"}
    play.say("pair:4,6")
    if play.asked.seat == COALITION:
        play.say("done")
    assert damage(play) == 1


@pytest.mark.rule("aurora.ship-combat.penetrating")
def test_the_worst_die_may_stand_against_the_penetrating_hit() -> None:
    """Two hits, 7 and 5, and black 5 and 1: the 5 blocks the 5, and only the 7 does damage."""
    play = fire(grom_against_flibby(), *reds(GROM, 6, 5), 5, 1).say("red:6", "pair:5,5")
    if play.asked.seat == COALITION:
        play.say("done")
    assert damage(play) == 1


# --- stacking --------------------------------------------------------------------------------------------------------
def armed(gunner: str, attack: tuple[int, int]) -> Aurora:
    """A ship with such a gunner and a card of salvage that gives this bonus to attacks."""
    kinds = CONTENT.items.items()
    fit = [name for name, kind in kinds if kind.deck == "salvage" and (kind.attack, kind.defense) == (attack, (0, 0))]
    return space({"weapons": gunner}, None, [cerberus(salvage=(item(fit[0]),)), aurora()])


def spread(match: Match) -> set[tuple[int, ...]]:
    """All ways to lay the bonuses on dice that all show 4: what each gets, the highest first."""
    told = [event.params["red"] for event in match.events(0) if event.code == "aurora.ship-combat.hits"]
    if told:
        return {tuple(sorted((after - 4 for after in told[-1] if after > 4), reverse=True))}
    (question,) = match.asked
    found = set[tuple[int, ...]]()
    for key in question.keys:
        branch = match.copy()
        branch.answer(question.id, question.seat, key)
        found |= spread(branch)
    return found


@pytest.mark.rule("aurora.combat.bonus-stacking")
@pytest.mark.example("aurora.example.sword-stacking")
def test_two_bonuses_are_spread_or_stacked_and_never_all_on_one_die() -> None:
    """+1 to two dice and +1 to one, as Jayce has them with a sword; a ship's guns stack theirs alike."""
    count = skill(GROM, "weapons") + 1
    play = fire(armed(GROM, (1, 2)), *[4] * count, *[1] * count)
    ways = spread(play.match)
    assert {way for way in ways if sum(way) == 3} == {(1, 1, 1), (2, 1)}
    assert max(max(way, default=0) for way in ways) == 2


@pytest.mark.rule("aurora.combat.bonus-stacking")
def test_two_bonuses_may_meet_on_one_die() -> None:
    play = fire(armed(GROM, (1, 1)), *reds(GROM, 4), 1).say("red:4")
    assert "red:5" in play.keys
    assert play.say("red:5").told("ship-combat.hits")[-1]["red"] == (6,)


@pytest.mark.rule("aurora.combat.bonus-stacking")
def test_one_bonus_goes_on_different_dice() -> None:
    """The die that it has made a 4 gets no more of it, but the other 3 does."""
    play = fire(armed(GUNNER, (1, 2)), *reds(GUNNER, 3, 3), 1, 1).say("red:3")
    assert "red:3" in play.keys
    assert "red:4" not in play.keys
    assert play.say("red:3").told("ship-combat.hits")[-1]["red"] == (4, 4)


# --- the attacker and its dice ---------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ship.attack-formula")
@pytest.mark.rule("aurora.ship-damage.bonus-lost")
@pytest.mark.example("aurora.example.rovanna-attack-dice")
@pytest.mark.parametrize(
    ("shields_up", "expected"), [(True, "attack_dice_shields_up"), (False, "attack_dice_shields_down")]
)
def test_rovanna_rolls_one_die_less_without_shields(shields_up: bool, expected: str) -> None:
    example = EXAMPLES["aurora.example.rovanna-attack-dice"]
    assert isinstance(example.expected, dict)
    assert skill("rovanna", "weapons") == example.given["weapons_skill"]
    card = aurora() if shields_up else aurora(**hull())
    idle = {"med-bay": hand(RENEGADE, "weapons")}
    scene = space(idle, {"weapons": "rovanna"}, [cerberus(), card], then="ship:destiny-aurora")
    play = Quiet(scene, *[1] * 5).say("attack")
    if play.code == "ship-combat.bonus-changes-die":
        play.say("done")
    assert len(red_dice(play)[0]) == example.expected[expected]


@pytest.mark.rule("aurora.ship.weapons-required")
def test_a_ship_without_a_gunner_cannot_attack_but_defends() -> None:
    idle = {"med-bay": GROM, "navigation": hand(RENEGADE, "navigation", but=(GROM,))}
    play = Quiet(space(idle))
    assert "attack" not in play.keys
    assert play.refused("attack").rule == "aurora.ship.weapons-required"
    assert black_dice(fire(duel(), *reds(GUNNER, 5), 6)) == [(6,)]  # nobody mans the guns of the defender


@pytest.mark.rule("aurora.ship.substitute-crew")
@pytest.mark.parametrize("station", ["commander", "communications", "engineering", "navigation"])
def test_whoever_mans_the_guns_has_as_many_dice_as_the_skill_says(station: str) -> None:
    """Specialists of other stations: they bring their Weapons skill and no blue ability."""
    gunner = next(name for name, kind in CONTENT.crew.items() if not kind.faction and special(name, station))
    play = fire(space({"weapons": gunner}), *[1] * 6)
    assert len(red_dice(play)[0]) == skill(gunner, "weapons") + 1


# --- the table as data -----------------------------------------------------------------------------------------------
def test_a_paused_attack_is_saved_and_taken_up_again() -> None:
    play = fire(grom_against_flibby(), 1, 3, 4, 5, 6, 2, 4, 4, 6).say("red:3", "pair:4,2")
    again = Match.load(GAME, play.match.record())
    assert again.asked[0].keys == play.keys
    assert again.view(2) == play.match.view(2)
