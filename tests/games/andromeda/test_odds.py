"""Exact odds of battles: against the book's example, against every roll there is, and against what is on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations, product
from math import comb
from typing import Any

import pytest

from rimward import rulebook
from rimward.games.andromeda import odds
from rimward.games.andromeda.battle import winner_of
from rimward.games.andromeda.odds import Odds, Throw, fallen, of_launch, ways_of
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.question import percents
from tests.games.andromeda.more_world import teamed
from tests.games.andromeda.odds_subject import Launches
from tests.games.andromeda.world import BLUE, GREEN, YELLOW, Play, at, world
from tests.harness.odds import Venture, compared, problems

SMALL = [Throw(dice, targeting) for dice in range(4) for targeting in (1, 3, 5) if dice < 3 or targeting > 1]
EVERY = [Throw(dice, targeting) for dice in range(7) for targeting in range(1, 6)]


def thrown(throw: Throw) -> list[tuple[int, ...]]:
    """Every way in which the dice of a side may fall in the end, all as likely."""
    faces = product(range(throw.targeting, 7), repeat=throw.dice)
    return [tuple(sorted((*fell, *throw.lying), reverse=True)) for fell in faces]


def counted(throws: Sequence[Throw]) -> Odds:
    """Of the first, by all the ways that there are."""
    ends = [winner_of(results) for results in product(*[thrown(throw) for throw in throws])]
    win, nobody = Fraction(ends.count(0), len(ends)), Fraction(ends.count(None), len(ends))
    return Odds(win, 1 - win - nobody, nobody)


# --- dice ------------------------------------------------------------------------------------------------------------
@pytest.mark.example("andromeda.example.battle-odds")
def test_the_rows_of_the_book() -> None:
    examples = rulebook.load("andromeda").examples_of("andromeda.battle.reroll")
    (example,) = [each for each in examples if each.id == "andromeda.example.battle-odds"]
    assert isinstance(example.expected, dict)
    assert len(example.expected["rows"]) == 8
    for dice, targeting, others, aim, *chances in example.expected["rows"]:
        found = odds.odds(Throw(dice, targeting), [Throw(others, aim)])
        assert list(found) == [Fraction(chance) for chance in chances]


@pytest.mark.rule("andromeda.battle.reroll")
def test_two_sides_against_every_roll() -> None:
    for throw, other in product(SMALL, repeat=2):
        assert odds.odds(throw, [other]) == counted([throw, other]), (throw, other)


@pytest.mark.rule("andromeda.battle.compare")
@pytest.mark.rule("andromeda.battle.everyone-loses")
@pytest.mark.parametrize(
    "throws",
    [
        (Throw(1, 1), Throw(1, 1), Throw(1, 1)),
        (Throw(2, 1), Throw(1, 3), Throw(1, 1)),
        (Throw(2, 4), Throw(2, 2), Throw(3, 5)),
        (Throw(0, 1), Throw(1, 1), Throw(0, 3)),
        (Throw(1, 2), Throw(1, 1), Throw(1, 5), Throw(2, 4)),
        (Throw(1, 3), Throw(1, 4), Throw(1, 3), Throw(0, 1), Throw(2, 5)),
    ],
)
def test_three_sides_and_more_against_every_roll(throws: tuple[Throw, ...]) -> None:
    for at_ in range(len(throws)):
        first = (throws[at_], *throws[:at_], *throws[at_ + 1 :])
        assert odds.odds(first[0], first[1:]) == counted(first)


def by_faces(face: int, throw: Throw, other: Throw) -> Fraction:
    """That the first wins, counted in another way: no die shows more than this face, and whoever has more that show it
    wins. Where both have as many, the others decide."""
    if not throw.dice or not other.dice:
        return Fraction(throw.dice > other.dice)
    chance = Fraction(0)
    for mine, theirs in product(range(throw.dice + 1), range(other.dice + 1)):
        likely = showing(face, throw, mine) * showing(face, other, theirs)
        if likely and mine > theirs:
            chance += likely
        elif likely and mine == theirs:
            rest = throw._replace(dice=throw.dice - mine), other._replace(dice=other.dice - theirs)
            chance += likely * by_faces(face - 1, *rest)
    return chance


def showing(face: int, throw: Throw, number: int) -> Fraction:
    each = Fraction(1, face - throw.targeting + 1) if face >= throw.targeting else Fraction(0)
    return comb(throw.dice, number) * each**number * (1 - each) ** (throw.dice - number)


def test_every_pair_up_to_six_dice_and_targeting_five() -> None:
    for throw, other in combinations(EVERY, 2):
        found, back = odds.odds(throw, [other]), odds.odds(other, [throw])
        assert found == (back.lose, back.win, back.nobody)
        assert sum(found) == 1
        assert not found.nobody or throw.dice == other.dice
        assert ways_of(throw) == (7 - throw.targeting) ** throw.dice
        if throw.dice < 4 or other.dice < 4 or throw.targeting == other.targeting:
            assert found.win == by_faces(6, throw, other)


def test_more_dice_and_more_targeting_are_never_worse() -> None:
    for throw, other in product(EVERY, repeat=2):
        chance = odds.odds(throw, [other]).win
        for more in (throw.more(1, 0), throw.more(0, 1)):
            assert odds.odds(more, [other]).win >= chance


@pytest.mark.rule("andromeda.battle.dice-limit")
@pytest.mark.rule("andromeda.battle.targeting-value")
def test_limits() -> None:
    assert Throw(5, 4).more(3, 3) == Throw(6, 5)


def test_dice_that_lie() -> None:
    """Those below the targeting value are still to be rolled."""
    assert fallen(0, 3, (2, 6, 3)) == Throw(1, 3, (6, 3))
    assert fallen(0, 3, (2, 6, 3)).more(0, 1) == Throw(2, 4, (6,))
    for throw, other in product([fallen(0, 3, (2, 6)), fallen(1, 2, (5, 1))], [Throw(2, 1), fallen(0, 1, (6, 1))]):
        assert odds.odds(throw, [other]) == counted([throw, other])


@pytest.mark.parametrize(
    ("chances", "told"),
    [
        ((Fraction(1, 3), Fraction(1, 3), Fraction(1, 3)), 100),
        ((Fraction(1, 1000), Fraction(999, 1000), Fraction(0)), 100),
        ((Fraction(995, 1000), Fraction(4, 1000), Fraction(1, 1000)), 100),
        ((Fraction(1), Fraction(0), Fraction(0)), 100),
    ],
)
def test_percents_add_up_and_0_is_impossible(chances: tuple[Fraction, ...], told: int) -> None:
    found = percents(chances)
    assert sum(found) == told
    assert [bool(part) for part in found] == [bool(chance) for chance in chances]


# --- launches --------------------------------------------------------------------------------------------------------
TILES = {"C3": "monolith", "C2": "science", "B2": "industry", "C4": "commerce", "D2": "civilization"}


def launch(kind: str = "transport", space: str = "C2", **said: Any) -> odds.Outlook | None:
    seats = said.pop("seats", 2)
    ships = [(YELLOW, kind, "bay"), (YELLOW, "science-vessel", "B2"), *said.pop("ships", ())]
    return of_launch(world(seats=seats, tiles=TILES, ships=ships, **said), YELLOW, kind, at(space))


def against(dice: int, targeting: int) -> Odds:
    """One plain die against so many."""
    return odds.odds(Throw(1, 1), [Throw(dice, targeting)])


def test_no_battle_no_odds() -> None:
    assert launch(ships=[(BLUE, "transport", "C4")]) is None


def test_a_battle_of_two() -> None:
    found = launch(ships=[(BLUE, "heavy-cruiser", "C2")])
    assert found is not None
    assert (found.odds, found.sides, found.raider) == (against(3, 1), 2, -1)
    assert found.worst == found.odds


def test_developments_fight_too() -> None:
    """andromeda.battle.dice-developments: here, and next to here."""
    found = launch(ships=[(BLUE, "transport", "C2")], developments=[(YELLOW, "factory", "B2")])
    assert found is not None
    assert found.odds == odds.odds(Throw(2, 1), [Throw(1, 1)])


@pytest.mark.parametrize(
    ("energy", "dice"),
    [(0, 1), (1, 2), (4, 5), (8, 6)],
)
def test_at_worst_the_others_buy_dice(energy: int, dice: int) -> None:
    found = launch(ships=[(BLUE, "transport", "C2")], stock={BLUE: {"energy": energy}})
    assert found is not None
    assert (found.odds, found.worst) == (against(1, 1), against(dice, 1))


def test_at_worst_they_bring_ships_in_range() -> None:
    """andromeda.battle.escalation-sources: a transport next to it, and no transport farther off."""
    ships = [(BLUE, "transport", "C2"), (BLUE, "transport", "C3"), (BLUE, "transport", "C4")]
    found = launch(ships=ships)
    assert found is not None
    assert (found.odds, found.worst) == (against(1, 1), against(2, 2))


def test_at_worst_they_jump_for_energy() -> None:
    """One energy for a Jump with three weapons is more than one for a die; the second buys a die."""
    ships = [(BLUE, "transport", "C2"), (BLUE, "heavy-cruiser", "C4")]
    without, with_two = launch(ships=ships), launch(ships=ships, stock={BLUE: {"energy": 2}})
    assert without is not None
    assert with_two is not None
    assert without.worst == against(1, 1)
    assert with_two.worst == against(5, 2)


def test_at_worst_somebody_else_joins() -> None:
    found = launch(seats=3, ships=[(BLUE, "transport", "C2"), (GREEN, "fighter", "C3")])
    assert found is not None
    assert found.odds == against(1, 1)
    assert found.worst == odds.odds(Throw(1, 1), [Throw(1, 1), Throw(2, 1)])


@pytest.mark.rule("andromeda.raider.strike-choice")
def test_the_raider_that_is_best_for_the_player() -> None:
    """Three dice with targeting 2 of the hulks, or four with 2 of the brothers."""
    raiders = [("siege-brothers", ["C4"]), ("barrow-hulks", ["C3"])]
    found = launch(raiders=raiders)
    assert found is not None
    assert (found.raider, found.raiders, found.cards) == (1, 1, 2)
    assert found.odds == against(3, 2)


@pytest.mark.rule("andromeda.raider.strike-s-class-join")
def test_all_of_a_swarm_in_range() -> None:
    """One is here; one next to here strikes, too, and one two away does not. No other class does."""
    raiders = [("vorticon-strikers", ["C2", "C3", "C4"]), ("barrow-hulks", ["D2"])]
    found = launch(raiders=raiders)
    assert found is not None
    assert (found.raider, found.raiders, found.cards) == (0, 2, 1)
    assert found.odds == against(2, 2)


@pytest.mark.rule("andromeda.raider.strike-blocked")
def test_no_strike_where_a_raider_is() -> None:
    found = launch(raiders=[("barrow-hulks", ["C2"]), ("vorticon-strikers", ["C3"])])
    assert found is not None
    assert (found.raider, found.raiders) == (0, 1)


def test_raiders_that_are_kept_away() -> None:
    """andromeda.raider.strike-timing: none strikes this turn, so that there is no battle."""
    ships = [(YELLOW, "transport", "bay"), (YELLOW, "science-vessel", "B2")]
    g = world(tiles=TILES, ships=ships, raiders=[("barrow-hulks", ["C3"])])
    assert of_launch(g, YELLOW, "transport", at("C2")) is not None
    g.quiet = True
    assert of_launch(g, YELLOW, "transport", at("C2")) is None


def test_a_raider_that_forbids_energy() -> None:
    found = launch(
        ships=[(BLUE, "transport", "C2")], raiders=[("the-long-patrol", ["C2"])], stock={BLUE: {"energy": 5}}
    )
    assert found is not None
    assert found.worst == found.odds == odds.odds(Throw(1, 1), [Throw(1, 1), Throw(3, 2)])


# --- played on -------------------------------------------------------------------------------------------------------
SCENES: list[Mapping[str, Any]] = [
    {"ships": [(BLUE, "heavy-cruiser", "C2")], "stock": {BLUE: {"energy": 3}}},
    {"raiders": [("siege-brothers", ["C4"]), ("barrow-hulks", ["C3"])]},
    {"raiders": [("vorticon-strikers", ["C2", "C3"])], "ships": [(BLUE, "fighter", "C2")]},
]


@pytest.mark.rule("andromeda.battle.compare")
@pytest.mark.parametrize("scene", SCENES)
def test_what_is_told_comes_to_be(scene: Mapping[str, Any]) -> None:
    """A launch into each of these battles, again and again by the rules."""
    ships = [(YELLOW, "fighter", "bay"), (YELLOW, "science-vessel", "B2"), *scene.get("ships", ())]
    said = {**scene, "ships": ships}
    play = Play(world(tiles=TILES, **said))
    g, subject, option = play.match.table, Launches(), ("launch", "fighter", at("C2"))
    assert isinstance(g, Andromeda)
    told = subject.told(g, YELLOW, option)
    assert told is not None
    assert problems(compared(subject, 1, Venture(g, YELLOW, option, told), 400)) == []


# --- two against two -------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.team.battle-combine")
@pytest.mark.parametrize(
    ("mine", "mate", "other"),
    [
        (Throw(1, 1), Throw(1, 1), Throw(2, 2)),
        (Throw(2, 2), Throw(1, 4, (6,)), Throw(3, 2)),
        (Throw(0, 1), Throw(2, 1), Throw(1, 3)),
        (Throw(1, 3, (5, 4)), Throw(0, 2, (3,)), Throw(2, 5)),
    ],
)
def test_the_dice_of_teammates_are_one_row(mine: Throw, mate: Throw, other: Throw) -> None:
    """Each of them rolls by its own targeting value; then all their dice are compared together."""
    rows = [tuple(sorted(one + two, reverse=True)) for one, two in product(thrown(mine), thrown(mate))]
    ends = [winner_of(results) for results in product(rows, thrown(other))]
    win, lose = Fraction(ends.count(0), len(ends)), Fraction(ends.count(1), len(ends))
    assert odds.odds(mine.beside(mate), [other]) == Odds(win, lose, 1 - win - lose)
    assert odds.odds(other, [mine.beside(mate)]) == Odds(lose, win, 1 - win - lose)


def teams_at(*there: tuple[int, str, str]) -> odds.Outlook | None:
    """Yellow would launch a transport to C3, where these ships stand."""
    ships = [(YELLOW, "transport", "bay"), *there]
    return of_launch(teamed(tiles={"C3": "science"}, ships=ships), YELLOW, "transport", at("C3"))


@pytest.mark.rule("andromeda.team.no-battle-alone")
def test_a_teammate_is_nobody_to_fight_with() -> None:
    assert teams_at((BLUE, "transport", "C3")) is None
    assert teams_at((GREEN, "transport", "C3")) is not None


@pytest.mark.rule("andromeda.team.battle-combine")
def test_a_launch_beside_a_teammate_is_told_with_the_dice_of_both() -> None:
    found = teams_at((BLUE, "transport", "C3"), (GREEN, "transport", "C3"))
    assert found is not None
    assert found.odds == odds.odds(Throw(1, 1).beside(Throw(1, 1)), [Throw(1, 1)])
    assert found.odds.win > Fraction(1, 2)
