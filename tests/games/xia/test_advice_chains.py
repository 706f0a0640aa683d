"""Advice looks ahead: at what comes after the next thing to do, at what a scan costs, and at how late it is."""

from itertools import permutations
from typing import Any

import pytest

from rimward.games.xia.advice import BALANCED, STYLES, advice, outlook, places, worth
from rimward.games.xia.advice.chains import Opportunity
from rimward.games.xia.advice.places import LOOK, SCAN, Prospects
from rimward.games.xia.table.board import CELLS, Hex, Tile
from rimward.games.xia.table.state import Ship, Xia
from rimward.games.xia.trade.business import BusinessPhase
from rimward.games.xia.turn import Turn
from rimward.kernel.question import key_of
from tests.games.xia.scenes import Play, easy_tiger, fitted, gaiden, table, under_way

KEMPLAR = Tile("kemplar-ii", 0, 0)  # takes holo
EMPTY = Tile("lost-sector", 0, 0)


def scene(ship: Ship, *tiles: Tile, frame: Any = None, **more: Any) -> Xia:
    """Seat 0 at the start of its turn, or in the frame."""
    ships = (ship, gaiden(1, (-2, 2)), easy_tiger(2, (-2, 1)))
    stack = (Turn(0),) if frame is None else (under_way(Turn(0), "phases"), frame)
    play = Play(table(ships, tiles, *stack, **more))
    assert isinstance(play.match.table, Xia)
    return play.match.table


def captain(at: Hex, **more: Any) -> Ship:
    return fitted("easy-tiger", 0, at, "halon", **more)


def ratings(g: Xia) -> dict[str, float]:
    (question,) = g.open
    return dict(zip(map(key_of, question.options), advice(g, question), strict=True))


# --- chains ----------------------------------------------------------------------------------------------------------
def chained(*values: float) -> tuple[Prospects, list[Opportunity]]:
    """Something to do in as many spaces of a tile, and nothing else."""
    p = Prospects(BALANCED, scene(captain((0, 0)), EMPTY), 0)
    p.found = []
    for number, value in enumerate(values):
        p._add(("thing", number), (p.chart.numbers[CELLS[2 * number]],), value)
    found = list(p.found)
    p._chain()
    return p, found


def flown(p: Prospects, way: tuple[Opportunity, ...]) -> float:
    """What it is worth to do these one after the other, from where the first is done."""
    first, *after = way
    then = flown(p, tuple(after)) * p.fading[after[0].reach[first.end]] if after else 0.0
    return p.faded(first.value + then, first.delay)


def test_a_chain_is_four_long() -> None:
    p, (first, *others) = chained(0.1, 1.0, 0.9, 0.8)
    assert first.chain == pytest.approx(max(flown(p, (first, *way)) for way in permutations(others)))
    assert first.chain > max(flown(p, (first, *way)) for way in permutations(others, 2))


def test_a_chain_does_not_go_straight_back() -> None:
    """What has been done is not there a second time."""
    p, (one, other) = chained(1.0, 0.9)
    assert one.chain == pytest.approx(flown(p, (one, other)))
    assert other.chain == pytest.approx(flown(p, (other, one)))


def test_where_the_best_is_what_one_came_from_the_second_best_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "AFTER", 2)
    p, (one, other, third) = chained(3.0, 2.0, 0.1)
    assert other.then == (one, third)
    assert one.chain == pytest.approx(flown(p, (one, other, third)))


def test_the_longest_chain_is_tried_first() -> None:
    """So that most need not be tried."""
    p, _ = chained(0.2, 0.9, 0.5, 0.7, 0.1)
    assert [o.chain for o in p.found] == sorted([o.chain for o in p.found], reverse=True)
    for space in range(len(p.chart.hexes)):
        assert p.at(space) == max(o.chain * p.fading[o.reach[space]] for o in p.found)


# --- a scan ----------------------------------------------------------------------------------------------------------
EDGE = (1, -2)  # two spaces from where holo is sold


def at_the_edge(**more: Any) -> Xia:
    """Cubes to sell near by, and something yet unknown just beside."""
    return scene(captain(EDGE, cubes=("holo", "holo")), KEMPLAR, **more)


def test_nobody_scans_on_the_way_to_the_last_fame() -> None:
    """It costs next to nothing but time."""
    rated = ratings(at_the_edge(fame=(9, 0, 0), target=10))
    assert 0 < rated["scan"] < rated["impulse"]


def test_a_scan_takes_time_and_leads_to_the_edge() -> None:
    g = at_the_edge()
    p = Prospects(BALANCED, g, 0)
    scan = next(o for o in p.found if o.what == SCAN)
    for space in range(len(p.chart.hexes)):
        there_and_back = p.fading[2 * scan.reach[space]]
        after = p.at(space, SCAN) * BALANCED.turn**LOOK * there_and_back
        assert p._best(space, [scan]) == pytest.approx(scan.value * p.fading[scan.reach[space]] + after)


def test_who_has_nothing_better_to_do_scans() -> None:
    rated = ratings(scene(captain((2, -2)), EMPTY))
    assert max(rated, key=lambda key: rated[key]) == "scan"


# --- late ------------------------------------------------------------------------------------------------------------
def offered(fame: int) -> dict[str, float]:
    """On a planet with money, and the first of the others has so much Fame of 10."""
    return ratings(scene(captain((0, 0)), KEMPLAR, frame=BusinessPhase(0), credits=(4000, 0, 0), fame=(0, fame, 0)))


def test_means_are_worth_less_the_less_is_left_of_the_game() -> None:
    outfit = "buy-outfit:raptor-k"
    assert offered(0)[outfit] > offered(5)[outfit] > offered(9)[outfit]


@pytest.mark.parametrize("style", STYLES)
def test_halfway_a_captain_thinks_as_the_weights_say(style: str) -> None:
    g = scene(captain((0, 0)), KEMPLAR, fame=(0, 5, 0), target=10)
    assert worth.now(STYLES[style], g) == STYLES[style]


def test_what_the_chances_were_fitted_with_knows_no_late() -> None:
    """Their numbers hold for all of a game."""
    early, late = (scene(captain((0, 0)), KEMPLAR, fame=(0, fame, 0), target=10) for fame in (0, 9))
    assert outlook.has(early)[0] == outlook.has(late)[0]
