"""What is skipped or remembered to be quick changes nothing: the same questions are made the long way round."""

from heapq import heappop, heappush
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rimward.games.xia import GAME, action
from rimward.games.xia.advice import BALANCED, distances, fights, goals, worth
from rimward.games.xia.advice.places import Prospects
from rimward.games.xia.fight import combat
from rimward.games.xia.flight import choices, move, paths
from rimward.games.xia.missions.rolls import contraband_for
from rimward.games.xia.npcs import routes
from rimward.games.xia.renown import progress
from rimward.games.xia.table import board
from rimward.games.xia.table.board import Map
from rimward.games.xia.table.state import Xia, abilities
from rimward.games.xia.trade.business import BusinessPhase
from rimward.kernel.chance import Seeded
from rimward.kernel.frame import Table, answer, start
from rimward.kernel.question import Value
from rimward.kernel.window import subscribed
from tests.games.xia.maps import random_map


def questions(seed: int, most: int) -> list[Xia]:
    """Tables at the questions of a game of random players."""
    rng, chance, found = Random(seed), Seeded(seed), list[Xia]()
    g: Table = GAME.new_table(4, GAME.checked({"start_credits": 6000}))
    start(g, chance)
    while g.result is None and len(found) < most:
        copied = g.copy()
        assert isinstance(copied, Xia)
        found.append(copied)
        answer(g, chance, g.open[0].seat, rng.choice(g.open[0].options))
    return found


@pytest.fixture(scope="module")
def tables() -> list[Xia]:
    return [g for seed in (1, 2) for g in questions(seed, 800)]


def allowed(g: Xia) -> tuple[Value, ...]:
    """Every candidate judged, none left out."""
    top = g.stack[-1]
    if isinstance(top, BusinessPhase):
        return (*[option for option in top.candidates(g) if top.barred(g, option) is None], "end")
    if isinstance(top, move.Move):
        return tuple([to for to, bar in choices.candidates(g, top.ship, top.movement, top.drifts) if bar is None])
    seat = g.open[0].seat
    ready = subscribed(g, action.WINDOW, abilities(seat))
    cards = [card for card, kind in ready.items() if kind.bar(g, seat) is None]
    return (*[act for act in action.acts(g, seat) if action.bar(g, seat, act) is None], *cards, "end")


@pytest.mark.rule("xia.action.list")
@pytest.mark.rule("xia.stranded.limits")
@pytest.mark.parametrize("code", ["xia.action.list", "xia.move.point-per-space", "xia.business.any-order"])
def test_nothing_that_could_be_done_is_left_out(tables: list[Xia], code: str) -> None:
    asked = [g for g in tables if g.open[0].code == code]
    assert len(asked) > 20
    for g in asked:
        assert g.open[0].options == allowed(g)


def test_who_is_too_far_away_by_the_straight_way_is_out_of_reach(tables: list[Xia]) -> None:
    found = 0
    for g in tables:
        for seat in [seat for seat in range(g.seats) if g.ships[seat].space is not None]:
            here = g.space_of(seat)
            others = [other for other in g.others_on_board(seat) if combat.weapon_uses(g, seat, other, here)]
            assert combat.targets(g, seat, here) == others
            found += len(others)
    assert found


def test_what_is_remembered_of_a_map_is_what_a_new_search_finds(tables: list[Xia]) -> None:
    moves = [g for g in tables if g.open[0].code == move.MOVING]
    assert len(moves) > 100
    for g in moves:
        ship, chart, pilot = g.open[0].seat, g.map, g.pilot(g.open[0].seat)
        here = g.number_of(ship)
        anew = paths.Lanes(chart, pilot, contraband_for(g, ship))
        free = anew.look(chart, here)
        across = paths.across(chart, here, pilot, contraband_for(g, ship))
        assert across == [chart.next[step] for step in anew.rough[here]]
        assert paths.lanes(chart, pilot, contraband_for(g, ship)).free[here] == free
        assert choices.shares(g, ship) == (here in choices.others_at(g, ship))
        for there in g.occupied_spaces():
            assert chart.sight(here, there) == chart._sees(here, there)
            assert paths.range_between(chart, here, there) == paths._count(paths._grid(chart), here, there)


def test_lanes_that_are_extended_over_several_tiles_are_those_of_a_new_look(tables: list[Xia]) -> None:
    charts, grown = {id(g.map): g.map for g in tables}, 0
    for chart in charts.values():
        for pilot in (paths.OUTLAW, routes.HONEST, routes.SCOUNDREL):
            found, anew = paths.lanes(chart, pilot), paths.Lanes(chart, pilot, "")
            grown += any(around is not None for around in found.free)
            for space in range(0, len(chart.hexes), 3):
                free, into = anew.look(chart, space), routes._look_back(chart, anew, space)
                assert found.free[space] in (None, free)
                assert found.into[space] in (None, into)
                if found.free[space] is not None:
                    assert found.rough[space] == anew.rough[space]
                if found.into[space] is not None:
                    assert found.safe[space] == anew.safe[space]
    assert grown


def test_objectives_that_nobody_has_begun_are_met_by_nobody(tables: list[Xia]) -> None:
    found = 0
    for g in tables:
        for title in progress._kinds(g.content, g.open_titles()):
            met = [seat for seat in range(g.seats) if progress.reached(g, seat, title) >= title.count]
            assert progress._met(g, title) == met
            found += title.objective in progress.DOES and bool(progress.done(g, 0, title.objective))
    assert found


@pytest.mark.rule("xia.combat.acquire")
def test_whom_a_weapon_reaches_is_whom_an_attack_offers(tables: list[Xia]) -> None:
    attacks = [(g, g.stack[-1]) for g in tables if isinstance(g.stack[-1], combat.Attack)]
    asked = [(g, attack) for g, attack in attacks if g.open[0].code == "xia.combat.acquire"]
    assert asked
    for g, attack in asked:
        others = g.others_on_board(attack.attacker)
        near = [("ship", o) for o in others if combat.weapon_uses(g, attack.attacker, o, attack.here(g))]
        assert g.open[0].options == tuple(near)
        assert [option for option, _ in attack.barred(g)] == [("ship", o) for o in others if ("ship", o) not in near]


@settings(max_examples=30, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6), tiles=st.integers(1, 6))
def test_what_is_in_sight_is_in_range_by_the_straight_way(seed: int, tiles: int) -> None:
    rng = Random(seed)
    chart = random_map(rng, tiles, "......#~ad*")
    here = rng.randrange(len(chart.hexes))
    q, r = chart.hexes[here]
    for there, (to_q, to_r) in enumerate(chart.hexes):
        apart = board.distance((q, r), (to_q, to_r))
        assert apart == max(abs(to_q - q), abs(to_r - r), abs(to_q - q + to_r - r))
        assert paths.range_between(chart, here, there) >= apart
        if chart.sight(here, there):
            assert paths.range_between(chart, here, there) == apart


def test_a_copy_has_every_field(tables: list[Xia]) -> None:
    g = tables[-1]
    for one, other in ((g, g.copy()), (g.ships[0], g.ships[0].copy()), (g.zones, g.zones.copy())):
        for kind in type(one).__mro__:
            for name in getattr(kind, "__slots__", ()):
                assert hasattr(other, name), name


def far(chart: Map, costs: distances.Costs, target: int) -> list[int]:
    """To one space from all others, searched on the whole map at once."""
    found, edge = {target: 0}, [(0, target)]
    while edge:
        distance, there = heappop(edge)
        steps = {here: distances.step(chart, costs, here, there) for here in chart.next[there * 6 : there * 6 + 6]}
        steps.pop(-1, None)
        for here, cost in (steps | dict.fromkeys(chart.gates(there), 1)).items():
            if cost < distances.FAR and distance + cost < found.get(here, distances.FAR):
                found[here] = distance + cost
                heappush(edge, (distance + cost, here))
    return [found.get(space, distances.FAR) for space in range(len(chart.hexes))]


def test_ways_that_are_mended_when_a_tile_is_laid_are_as_short_as_those_on_the_whole_map(tables: list[Xia]) -> None:
    charts = {len(g.map.tiles): g for g in tables if g.ships[g.open[0].seat].name}
    assert sum(g.map.before in [other.map for other in charts.values()] for g in charts.values()) > 3
    for size in sorted(charts):
        g = charts[size]
        costs = distances.costs(BALANCED, g.ships[g.open[0].seat])
        for target in range(0, len(g.map.hexes), 7):
            assert list(distances.to(g.map, costs, (target,))) == far(g.map, costs, target), (size, target)
        both = [min(pair) for pair in zip(far(g.map, costs, 0), far(g.map, costs, 9), strict=True)]
        assert list(distances.to(g.map, costs, (0, 9))) == both


# --- advice ----------------------------------------------------------------------------------------------------------
def on_board(tables: list[Xia]) -> list[tuple[Xia, int]]:
    return [(g, seat) for g in tables[::5] for seat in range(g.seats) if g.ships[seat].space is not None]


HARMLESS = fights.Volley((0,), ((2, 0),), 0.01, 0.0)


def test_a_prize_that_is_not_reckoned_would_change_no_strike(tables: list[Xia]) -> None:
    found = 0
    for g, seat in on_board(tables):
        arms = [HARMLESS, *fights.volleys(BALANCED, g, seat, g.ships[seat].free_uses("blaster", "engine"))]
        for target in g.others_on_board(seat):
            prize, prey = fights.won(BALANCED, g, seat, target), g.ships[target]
            strike = fights.NO_STRIKE
            for arm in arms:
                hit = fights.beats(arm.dice, fights.defense(prey), fights.left(prey)) * (1 - arm.dies)
                strike = max(strike, fights.Strike(hit * prize - arm.cost, arm.uses), key=lambda each: each.value)
            assert fights.at(BALANCED, g, seat, target, arms) == strike
            found += strike.value > 0
    assert found


def brought(g: Xia, seat: int, sold: int, held: int, credits: int) -> float:
    gain = worth.credits(BALANCED, credits + 1000 * sold) - worth.credits(BALANCED, credits)
    gain += goals.gain(BALANCED, g, seat, "cubes-sold", sold)
    return gain + (worth.fame(BALANCED, g, seat) if sold >= 2 and sold == held else 0.0)


def test_what_cubes_bring_is_the_same_however_often_it_is_asked(tables: list[Xia]) -> None:
    found = 0
    for g, seat in on_board(tables):
        sales, credits = Prospects(BALANCED, g, seat).sales, g.credits[seat]
        held = [cube for cube in g.ships[seat].hold if cube]
        for cube in ("holo", "cyber"):
            some = sales.hauls(cube, 3, 0.5, 0.1)
            for number, haul in enumerate(some, 1):
                expected = []
                for market in sales.markets:
                    if cube in market.taken:
                        sold = sum(each in market.taken for each in held)
                        now = brought(g, seat, sold, len(held), credits) if sold else 0.0
                        more = brought(g, seat, sold + number, len(held) + number, credits) - now - number / 0.5 * 0.1
                        expected += [(market.space, more)] if more > 0 else []
                assert [market.space for _, market in haul] == [space for space, _ in expected]
                assert [value for value, _ in haul] == pytest.approx([more for _, more in expected])
                found += len(haul)
            if credits >= 1000:
                for value, market in sales.haul((cube,) * 2, 1000):
                    sold = sum(each in market.taken for each in held)
                    spent = worth.credits(BALANCED, credits) - worth.credits(BALANCED, credits - 1000)
                    more = brought(g, seat, sold + 2, len(held) + 2, credits - 1000) - market.now - spent
                    assert value == pytest.approx(more)
    assert found > 100
