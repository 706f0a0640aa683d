"""What is skipped or remembered to be quick changes nothing: the same questions are answered the long way round."""

from __future__ import annotations

from itertools import product

import pytest

from rimward.games.andromeda import free, launch, resources, station
from rimward.games.andromeda.bases import still_able
from rimward.games.andromeda.developments import barred_development, developable
from rimward.games.andromeda.resources import NOWHERE, affords, could_pay, could_pay_one, sources, total
from rimward.games.andromeda.table.names import ANY, BAY, STORED, Contents, hand
from rimward.games.andromeda.table.reach import NO_WAY, Reach, placed_ships
from rimward.games.andromeda.table.state import Andromeda
from rimward.kernel.question import Value
from rimward.kernel.window import turn_of
from tests.games.andromeda.random_games import moments

COSTS: tuple[Contents, ...] = (
    (("any", 2),),
    (("ice", 1), ("titanium", 2)),
    (("credit", 4),),
    (("tactics", 1), ("energy", 1)),
    (("nanocarbon", 1), ("any", 3)),
)


@pytest.fixture(scope="module")
def tables() -> list[Andromeda]:
    """Tables at every fourth answer of random games."""
    found = list[Andromeda]()
    for seed, seats in ((1, 2), (2, 3), (3, 4)):
        for number, match in enumerate(moments(seed, seats)):
            if number % 4 == 0 and match.result is None:
                table = match.table.copy()
                assert isinstance(table, Andromeda)
                found.append(table)
    return found


@pytest.mark.rule("andromeda.launch.subsequent-range")
@pytest.mark.rule("andromeda.launch.first-region")
def test_no_launch_is_left_out(tables: list[Andromeda]) -> None:
    found = 0
    for g, seat in product(tables, range(2)):
        every, near = launch.launches(g, seat), launch.launches(g, seat, far=False)
        assert [value for value, reason in every.items() if reason is None] == [
            value for value, reason in near.items() if reason is None
        ]
        found += len(every) - len(near)
    assert found


@pytest.mark.rule("andromeda.return.energy-activation")
def test_no_activation_is_left_out(tables: list[Andromeda]) -> None:
    found = 0
    for g, seat in product(tables, range(2)):
        every, near = station.activations(g, seat), station.activations(g, seat, idle=False)
        assert [value for value, reason in every.items() if reason is None] == [
            value for value, reason in near.items() if reason is None
        ]
        found += len([value for value, reason in near.items() if reason is None and value[0] == "energy"])  # type: ignore[index]
    assert found


def test_what_lies_within_a_range_is_what_lies_no_farther(tables: list[Andromeda]) -> None:
    for g in tables[::20]:
        reach = Reach(g.regions)
        for start, range_, voyage in product(reach.laid, (1, 2, 3), (False, True)):
            steps = {target: reach.distance(start, target, voyage) for target in range(len(g.regions))}
            assert reach.within(start, range_, voyage) == {target for target, far in steps.items() if far <= range_}
        assert reach.planets == tuple([n for n, region in enumerate(g.regions) if region.kind == "planet"])
        assert reach.distance(BAY, 0, True) == NO_WAY


def pays(g: Andromeda, seat: int, cost: Contents, at: int) -> bool:
    """Every way of turning everything into resources, one by one."""
    cards = g.zones.size(hand(seat))
    if affords(g.stock[seat], cards, cost) or not resources.turns_freely(g, seat):
        return affords(g.stock[seat], cards, cost)
    for ways in product(*sources(g, seat, at)):
        stock = dict(zip(STORED, g.stock[seat], strict=True))
        for what, amount in [pair for way in ways for pair in way if pair[0] in STORED]:
            stock[what] += amount
        has = {**stock, "tactics": cards}
        if all([has[what] >= amount for what, amount in cost if what != ANY]) and sum(has.values()) >= total(cost):
            return True
    return False


@pytest.mark.rule("andromeda.launch.base-ability-check")
def test_whether_a_cost_could_be_paid_is_what_trying_it_out_says(tables: list[Andromeda]) -> None:
    helped = 0
    for g in tables:
        seat = turn_of(g)
        for at, cost in product((-1, NOWHERE), COSTS if seat is not None else ()):
            assert seat is not None
            assert could_pay(g, seat, cost, 0, at) == pays(g, seat, cost, at)
            helped += could_pay(g, seat, cost, 0, at) and not affords(g.stock[seat], g.zones.size(hand(seat)), cost)
        if seat is not None:
            assert could_pay_one(g, seat, COSTS) == any([could_pay(g, seat, cost) for cost in COSTS])
    assert helped


@pytest.mark.rule("andromeda.development.requirements")
def test_planets_without_a_ship_of_the_seats_are_no_place_for_a_development(tables: list[Andromeda]) -> None:
    found = 0
    for g, seat in product(tables, range(2)):
        planets = [number for number, region in enumerate(g.regions) if region.kind == "planet"]
        could = any([barred_development(g, seat, region, 3) is None for region in planets])
        assert developable(g, seat, 3) == could
        found += could
    assert found


def test_free_actions_are_judged_together_as_one_by_one(tables: list[Andromeda]) -> None:
    def reason(g: Andromeda, seat: int, value: Value) -> str:
        bar = free.barred(g, seat, value)
        if bar is None and isinstance(value, tuple) and value[0] == "slot":
            bar = still_able(g, seat, int(value[1]))
        return bar.code if bar is not None else ""

    found = set[str]()
    for g, seat in product(tables, range(2)):
        judged = {value: bar.code if bar is not None else "" for value, bar in free.judged(g, seat)}
        assert judged == {value: reason(g, seat, value) for value in free.candidates(g, seat)}
        found.update(judged.values())
    assert {"", "andromeda.bar.own-turn"} < found


def test_where_ships_are_is_remembered_rightly(tables: list[Andromeda]) -> None:
    """Also when one has moved."""
    moved = [g.copy() for g in tables[::5]]
    for number, g in enumerate(moved):
        g.ships_in(BAY, 0)
        ship = number % len(g.ships)
        g.move(ship, (g.ships[ship].region + 1) % len(g.regions))
        placed = {place: ships for place, ships in (g.found.placed or {}).items() if ships}
        assert placed == placed_ships(g.ships)
    for g in [*tables, *moved]:
        for seat in range(g.seats):
            assert g.on_board(seat) == [n for n, ship in enumerate(g.ships) if ship.owner == seat and ship.region >= 0]
        for region in range(len(g.regions)):
            ships, raiders = [ship.region for ship in g.ships], [at for card in g.raiders for at in card.regions]
            assert g.is_occupied(region) == (region in ships or region in raiders)
