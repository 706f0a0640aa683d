"""Return to Station: which modules are activated with what, the core modules, and how the ships come back."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.andromeda.table.names import market, sustain
from tests.games.andromeda.stations import (
    ACTIVATION,
    ARCHITECT,
    FIRST,
    REACTOR,
    SECOND,
    SHIPWRIGHT,
    THIRD,
    TILES,
    TREASURY,
    TURN,
    Game,
    added,
    entries,
    find,
    gains,
    offered,
    places,
    settle,
    stored,
    use,
)
from tests.games.andromeda.world import BLUE, YELLOW, Play, at, card, moon, place, world

CHOOSE = "andromeda.repair.choose"
SCIENCE = "andromeda.core.primary-reactor"
BUILD = "andromeda.core.shipwright"
DRAW_OR_DEVELOP = "andromeda.core.architect"
FLARE = gains("science", energy=2)
COMETS = gains("science", ice=1)
PATENTS = gains("science", credit=1)
EXTRACTOR = gains("industry", titanium=2)
BANK = gains("commerce", credit=1, energy=1)
COLLECTORS = gains("commerce", credit=2)
SUPPLIER = gains("commerce", slot="input", titanium=1, nanocarbon=1, ice=1)
LAST_WORDS = find("modules", deck="civilization", do=None)  # scores at the end of the game, and has no dock
DRAW = find("modules", deck="civilization", slot=None, do=[{"draw": {"cards": 1}}, {"gain": {"ice": 1}}])
COST = entries("numbers")["ships"]["costs"]


def returning(*modules: str, ships: int = 4, **said: Any) -> Play:
    """Yellow returns with transports from C3, and has such modules beside the cores."""
    told: dict[str, Any] = {"ships": [(YELLOW, "transport", "C3")] * ships, **said}
    return Game(world(tiles=TILES, modules={YELLOW: modules}, phase="return", **told))


def energy_on(play: Play) -> set[int]:
    return {int(key.removeprefix("energy:")) for key in play.asked.keys if key.startswith("energy:")}


# --- steps -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.return.steps")
@pytest.mark.rule("andromeda.return.discard-sustain")
def test_modules_first_then_ships_then_what_was_spent() -> None:
    kept = card("sustain")
    play = settle(returning(sustain={YELLOW: (kept,), BLUE: (kept,)}), ACTIVATION)
    assert play.zone(sustain(YELLOW)) == [kept], "it lies there until the last step"
    settle(use(play, TREASURY)).say("done")
    settle(play)
    steps = ("return.activated", "return.returned", "tactics.discarded")
    assert [code for code in play.codes() if code in steps] == list(steps)
    assert play.zone(sustain(YELLOW)) == []
    assert play.zone(sustain(BLUE)) == [kept], "that of another player stays"


@pytest.mark.rule("andromeda.return.steps")
def test_a_return_is_a_whole_turn() -> None:
    g = world(tiles=TILES, ships=[(YELLOW, "transport", "C3"), (YELLOW, "transport", "bay")])
    play = Game(g).say("return")
    assert (play.asked.seat, play.asked.code) == (YELLOW, ACTIVATION)
    play.say("done")
    assert (play.asked.seat, play.asked.code) == (BLUE, TURN)


@pytest.mark.rule("andromeda.return.discard-energy")
def test_energy_on_modules_is_spent_and_energy_in_storage_is_kept() -> None:
    play = returning(COLLECTORS, stock={YELLOW: {"energy": 3}})
    use(play, TREASURY).say(f"energy:{FIRST}", "done")
    assert stored(play) == {"energy": 2, "credit": 3}


# --- what may activate a module --------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.return.ship-activation")
def test_any_number_of_modules_in_any_order_a_ship_each() -> None:
    play = returning(COLLECTORS)
    for module in (FIRST, ARCHITECT, TREASURY):
        settle(use(play, module))
    activated = [told["module"] for told in play.told("return.activated")]
    assert activated == [COLLECTORS, "architect", "treasury"]
    assert sorted(play.where(YELLOW, "transport")) == ["C3", *["module"] * 3, "supply", "supply"]


@pytest.mark.rule("andromeda.return.ship-activation")
def test_ships_come_from_anywhere_on_the_map() -> None:
    fleet = [(YELLOW, "transport", "C2"), (YELLOW, "science-vessel", "N5"), (YELLOW, "fighter", "B2")]
    play = Game(world(tiles=TILES, ships=fleet, phase="return"))
    assert places(play) == {at("C2"), at("N5"), at("B2")}
    use(play, TREASURY, "N5", "science-vessel")
    assert stored(play) == {"credit": 1}
    assert places(play) == {at("C2"), at("B2")}


@pytest.mark.rule("andromeda.return.ineligible-ships")
def test_ships_in_the_bay_and_in_the_top_of_the_scrapyard_activate_nothing() -> None:
    fleet = [(YELLOW, "transport", where) for where in ("bay", "scrapyard", "barge", "C3", "settled", "supply")]
    play = Game(world(tiles=TILES, ships=[*fleet, (BLUE, "transport", "C2")], phase="return"))
    assert places(play) == {place("barge"), at("C3")}
    use(play, TREASURY, "barge")
    assert stored(play) == {"credit": 1}


@pytest.mark.rule("andromeda.return.ineligible-ships")
def test_a_ship_repaired_this_turn_activates_a_module() -> None:
    play = Game(
        world(tiles=TILES, ships=[(YELLOW, "transport", "C3"), (YELLOW, "fighter", "scrapyard")], phase="return")
    )
    assert places(play) == {at("C3")}
    settle(use(play, SHIPWRIGHT).say("repair"), CHOOSE)
    play.say(next(key for key in play.asked.keys if key.startswith("ship:")))
    assert places(play) == {place("barge")}
    use(play, TREASURY, "barge", "fighter")
    assert stored(play) == {"credit": 1}


@pytest.mark.rule("andromeda.return.ineligible-ships")
@pytest.mark.rule("andromeda.core.shipwright")
def test_a_new_ship_goes_to_the_bay_and_activates_nothing() -> None:
    play = returning(ships=2, stock={YELLOW: COST["transport"]})
    use(play, SHIPWRIGHT).say("build:transport")
    assert stored(play) == {}
    assert places(play) == {at("C3")}
    assert sorted(play.where(YELLOW, "transport"))[:3] == ["C3", "bay", "module"]


@pytest.mark.rule("andromeda.return.energy-activation")
@pytest.mark.example("andromeda.example.energy-needs-ship-in-row")
def test_energy_needs_a_ship_in_its_row() -> None:
    play = returning(COLLECTORS, ships=2, stock={YELLOW: {"energy": 2}})
    play.refused(f"energy:{FIRST}")
    use(play, TREASURY).say(f"energy:{FIRST}")
    assert stored(play) == {"energy": 1, "credit": 3}


@pytest.mark.rule("andromeda.return.energy-activation")
def test_a_ship_in_another_row_opens_nothing_here() -> None:
    play = returning(COLLECTORS, EXTRACTOR, stock={YELLOW: {"energy": 2}})
    settle(use(play, SHIPWRIGHT))
    assert energy_on(play) == {SECOND}


@pytest.mark.rule("andromeda.return.energy-activation")
def test_a_ship_on_any_module_of_the_row_opens_the_core_module_too() -> None:
    play = returning(COLLECTORS, stock={YELLOW: {"energy": 1}})
    use(play, FIRST)
    assert energy_on(play) == {TREASURY}
    play.say(f"energy:{TREASURY}")
    assert stored(play) == {"credit": 3}


@pytest.mark.rule("andromeda.return.energy-activation")
def test_energy_gained_a_moment_ago_may_be_used() -> None:
    play = returning(COLLECTORS)
    use(play, TREASURY)
    assert energy_on(play) == set()
    settle(use(play, REACTOR))
    assert energy_on(play) == {FIRST}
    assert stored(play.say(f"energy:{FIRST}")) == {"energy": 1, "credit": 3}


@pytest.mark.rule("andromeda.return.once-per-module")
def test_no_module_twice_be_it_with_a_ship_or_with_energy() -> None:
    play = returning(COLLECTORS, BANK, stock={YELLOW: {"energy": 3}})
    use(play, TREASURY).say(f"energy:{FIRST}")
    assert not {TREASURY, FIRST} & (offered(play) | energy_on(play))
    assert SECOND in offered(play) & energy_on(play)


@pytest.mark.rule("andromeda.return.once-per-module")
def test_the_next_return_may_use_the_module_again() -> None:
    play = use(returning(), TREASURY).say("done")
    settle(play.launch("transport", "C2"), TURN)
    settle(play.launch("transport", "C3"), TURN)
    assert play.asked.seat == BLUE
    settle(play.launch("transport", "B2"), TURN).say("return")
    assert TREASURY in offered(play)


@pytest.mark.rule("andromeda.return.damaged-blocked")
def test_a_damaged_module_cannot_be_activated_until_its_last_marker_is_gone() -> None:
    """Two markers lie on the treasury: the first repair is not enough."""
    bay = find("modules", deck="industry", do=[{"repair": {}}])
    play = returning(bay, damage={YELLOW: {"treasury": 2}}, stock={YELLOW: {"energy": 5}})
    for step, module in enumerate((SHIPWRIGHT, FIRST)):
        assert TREASURY not in offered(play) | energy_on(play)
        use(play, module)
        if module == SHIPWRIGHT:
            play.say("repair")
        settle(play, CHOOSE).say(f"module:{TREASURY}")
        assert play.damage(YELLOW) == ({} if step else {"treasury": 1})
    assert TREASURY in offered(play)


@pytest.mark.rule("andromeda.return.undocked-modules")
def test_science_and_game_end_modules_have_no_dock() -> None:
    play = returning(COMETS, LAST_WORDS, DRAW, stock={YELLOW: {"energy": 5}})
    assert offered(play) == {REACTOR, SHIPWRIGHT, TREASURY, ARCHITECT, THIRD}
    settle(use(play, THIRD))
    settle(use(play, REACTOR))
    assert energy_on(play) == {ARCHITECT}


# --- modules gained on the way ---------------------------------------------------------------------------------------
def city(deck: str, name: str) -> Play:
    """Yellow returns, and gets that module with its City card before the first activation."""
    rest = [other for other, entry in entries("modules").items() if entry["deck"] == deck and other != name]
    play = returning(cards={YELLOW: ("city",)}, market={deck: (name, *rest[:2])}, stock={YELLOW: {"energy": 3}})
    return settle(play.act(YELLOW, "play:city").say(f"take:{deck},0"))


@pytest.mark.rule("andromeda.return.new-module")
def test_a_module_gained_while_returning_may_be_activated() -> None:
    play = city("industry", find("modules", deck="industry", damage=0, do=[{"repair": {}}]))
    assert FIRST in offered(play)
    assert FIRST not in energy_on(play), "energy still needs a ship in the row"
    settle(use(play, SHIPWRIGHT))
    assert FIRST in energy_on(play)


@pytest.mark.rule("andromeda.return.new-module")
def test_a_module_that_comes_damaged_may_not() -> None:
    broken = find("modules", deck="industry", damage=1, do=[{"gain": {"titanium": 2}}])
    play = city("industry", broken)
    assert play.damage(YELLOW) == {broken: 1}
    assert FIRST not in offered(play)


@pytest.mark.rule("andromeda.return.new-module")
def test_a_new_science_module_works_through_the_reactor_alone() -> None:
    sieve = find("modules", deck="science", damage=0, do=[{"gain": {"ice": 1}}])
    play = city("science", sieve)
    assert FIRST not in offered(play)
    use(play, REACTOR).say(f"module:{FIRST}")
    assert stored(settle(play)) == {"energy": 5, "ice": 1}


@pytest.mark.rule("andromeda.return.new-module")
def test_after_the_reactor_a_new_science_module_comes_too_late() -> None:
    sieve = find("modules", deck="science", damage=0, do=[{"gain": {"ice": 1}}])
    rest = [name for name, entry in entries("modules").items() if entry["deck"] == "science" and name != sieve]
    play = returning(cards={YELLOW: ("city",)}, market={"science": (sieve, *rest[:2])})
    settle(use(play, REACTOR))
    settle(play.act(YELLOW, "play:city").say("take:science,0"))
    assert play.modules(YELLOW)[FIRST] == sieve
    assert len(play.zone(market("science"))) == 3
    assert REACTOR not in offered(play)
    assert FIRST not in offered(play)


# --- benefits --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.return.benefit")
def test_a_benefit_comes_at_once_and_can_pay_for_the_next_module() -> None:
    """The extractor gives the titanium that the input of the next module costs."""
    play = returning(EXTRACTOR, SUPPLIER, slots={YELLOW: {SUPPLIER: moon("industry", titanium=2)}})
    assert SECOND not in offered(play)
    use(play, FIRST)
    assert stored(play) == {"titanium": 2}
    use(play, SECOND)
    assert stored(play) == {"titanium": 1, "nanocarbon": 1, "ice": 1}


@pytest.mark.rule("andromeda.return.benefit")
def test_an_effect_is_resolved_before_the_next_activation() -> None:
    play = use(returning(), ARCHITECT)
    assert play.asked.code == DRAW_OR_DEVELOP
    play.refused(f"ship:{TREASURY},0")
    play.say("draw")
    assert (len(play.hand(YELLOW)), play.asked.code) == (1, ACTIVATION)


@pytest.mark.rule("andromeda.return.voluntary")
def test_nothing_needs_to_be_activated() -> None:
    play = returning(COLLECTORS, stock={YELLOW: {"energy": 3}}).say("done")
    assert play.told("return.activated") == []
    assert stored(play) == {"energy": 3}
    assert play.where(YELLOW, "transport").count("bay") == 4


@pytest.mark.rule("andromeda.return.voluntary")
def test_an_effect_that_is_declined_keeps_the_ship_on_the_module() -> None:
    play = use(returning(), SHIPWRIGHT).say("decline")
    assert play.where(YELLOW, "transport").count("module") == 1
    assert SHIPWRIGHT not in offered(play)


# --- the ships come home ---------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.return.all-ships")
def test_all_ships_come_back_from_everywhere() -> None:
    fleet = [(YELLOW, "transport", where) for where in ("C3", "C2", "scrapyard", "barge", "bay", "settled")]
    fleet += [(YELLOW, "science-vessel", "N5"), (BLUE, "transport", "C3"), (BLUE, "fighter", "scrapyard")]
    play = use(Game(world(tiles=TILES, ships=fleet, phase="return")), TREASURY).say("done")
    assert play.where(YELLOW, "transport") == [*["bay"] * 5, "settled"]
    assert play.where(YELLOW, "science-vessel") == ["bay"]
    assert play.where(YELLOW, "fighter") == ["supply"], "what was never built is not built now"
    assert (play.where(BLUE, "transport")[0], play.where(BLUE, "fighter")) == ("C3", ["scrapyard"])


@pytest.mark.rule("andromeda.return.shields-restored")
def test_a_return_takes_the_damage_off_the_shields() -> None:
    """Blue beats yellow's cruiser, whose shield keeps it in C3; then yellow returns."""
    fleet = [(YELLOW, "heavy-cruiser", "C3"), (YELLOW, "transport", "C2"), (YELLOW, "transport", "bay")]
    fleet += [(BLUE, "transport", "B2"), (BLUE, "transport", "bay")]
    g = world(
        active=BLUE,
        tiles=TILES,
        ships=fleet,
        stock={BLUE: {"energy": 5}},
        moons={"C3": (moon("industry", titanium=1), 1)},
    )
    play = settle(Game(g, d6=(*(6,) * 6, 5, 5, 5)).launch("transport", "C3"), "andromeda.battle.dice-energy").say("5")
    settle(play, TURN)
    assert play.where(YELLOW, "heavy-cruiser") == ["C3"]
    assert sum(bay["damaged"] for bay in play.table["bays"][YELLOW]) == 1
    settle(play.say("return"), ACTIVATION).say("done")
    assert sum(bay["damaged"] for bay in play.table["bays"][YELLOW]) == 0


# --- core modules ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.core.primary-reactor")
@pytest.mark.example("andromeda.example.reactor-activates-science")
def test_one_ship_on_the_reactor_activates_all_undamaged_science_modules() -> None:
    play = returning(COMETS, PATENTS, FLARE, damage={YELLOW: {FLARE: 1}}, ships=2)
    use(play, REACTOR)
    assert stored(play) == {"energy": 2}
    assert (play.asked.code, set(play.asked.keys)) == (SCIENCE, {f"module:{FIRST}", f"module:{SECOND}", "done"})
    play.refused(f"module:{THIRD}")
    play.say(f"module:{SECOND}")
    play.refused(f"module:{SECOND}")
    play.say(f"module:{FIRST}")
    assert stored(settle(play)) == {"energy": 2, "credit": 1, "ice": 1}
    assert sorted(play.where(YELLOW, "transport"))[:2] == ["C3", "module"]


@pytest.mark.rule("andromeda.core.primary-reactor")
def test_the_reactor_alone_gives_two_energy_and_forces_nothing() -> None:
    play = use(returning(COMETS), REACTOR).say("done")
    assert stored(play) == {"energy": 2}
    assert (play.asked.code, REACTOR in offered(play)) == (ACTIVATION, False)


@pytest.mark.rule("andromeda.core.science-through-reactor")
def test_science_modules_take_neither_ships_nor_energy_and_the_reactor_no_energy() -> None:
    play = returning(COMETS, FLARE, stock={YELLOW: {"energy": 5}})
    assert not offered(play) & {FIRST, SECOND}
    for module in (TREASURY, ARCHITECT, SHIPWRIGHT):
        settle(use(play, module))
    assert energy_on(play) == set()
    play.refused(f"energy:{REACTOR}")
    play.refused(f"energy:{FIRST}")


@pytest.mark.rule("andromeda.core.science-through-reactor")
def test_a_damaged_reactor_silences_all_science_modules() -> None:
    play = returning(COMETS, FLARE, damage={YELLOW: {"primary-reactor": 1}})
    assert offered(play) == {SHIPWRIGHT, TREASURY, ARCHITECT}


@pytest.mark.rule("andromeda.core.shipwright")
def test_the_shipwright_builds_one_ship_or_repairs_once() -> None:
    both = {YELLOW: added(COST["fighter"], COST["transport"])}
    play = use(returning(stock=both, damage={YELLOW: {"treasury": 2}}), SHIPWRIGHT)
    assert play.asked.code == BUILD
    assert {"build:fighter", "build:transport", "repair", "decline"} <= set(play.asked.keys)
    play.say("build:fighter")
    assert (play.asked.code, play.where(YELLOW, "fighter")) == (ACTIVATION, ["bay"])
    assert stored(play) == COST["transport"], "the price of one ship is gone"
    assert play.damage(YELLOW) == {"treasury": 2}


@pytest.mark.rule("andromeda.core.shipwright")
def test_the_repair_of_the_shipwright_is_a_single_one() -> None:
    play = use(returning(damage={YELLOW: {"treasury": 2}}), SHIPWRIGHT).say("repair")
    settle(play, CHOOSE).say(f"module:{TREASURY}")
    assert (play.damage(YELLOW), play.asked.code) == ({"treasury": 1}, ACTIVATION)


@pytest.mark.rule("andromeda.core.treasury")
def test_the_treasury_gives_one_credit() -> None:
    play = use(returning(stock={YELLOW: {"credit": 2}}), TREASURY)
    assert (stored(play), play.asked.code) == ({"credit": 3}, ACTIVATION)


@pytest.mark.rule("andromeda.core.architect")
def test_the_architect_draws_one_card() -> None:
    play = use(returning(), ARCHITECT).say("draw")
    assert (len(play.hand(YELLOW)), play.asked.code) == (1, ACTIVATION)


COSTS_C3 = next(entry["cost"] for entry in entries("planets").values() if entry["type"] == "industry")
LEADERS = entries("developments")["factory"]["leaders"]


def architect(transports: int, **said: Any) -> Play:
    """Yellow can pay for a factory on C3, where such a number of transports stands; a fighter stands in C2."""
    fleet = [(YELLOW, "transport", "C3")] * transports + [(YELLOW, "fighter", "C2")]
    told: dict[str, Any] = {"stock": {YELLOW: COSTS_C3}, "station": {YELLOW: LEADERS}, "ships": fleet, **said}
    return Game(world(tiles=TILES, phase="return", **told))


@pytest.mark.rule("andromeda.core.architect")
@pytest.mark.rule("andromeda.core.architect-transport")
def test_the_architect_builds_a_development_instead_of_drawing() -> None:
    play = use(architect(1), ARCHITECT, "C2", "fighter")
    play.say(f"develop:{at('C3')}")
    assert (stored(play), play.table["station"][YELLOW]) == ({}, 0)
    assert [told["kind"] for told in play.told("development.built")] == ["factory"]
    assert len(play.hand(YELLOW)) == 0
    assert play.where(YELLOW, "transport").count("settled") == 1


@pytest.mark.rule("andromeda.core.architect")
@pytest.mark.parametrize("short", [{"stock": {}}, {"station": {YELLOW: LEADERS - 1}}])
def test_the_architect_builds_nothing_that_cannot_be_paid_in_full(short: dict[str, Any]) -> None:
    play = use(architect(1, **short), ARCHITECT, "C2", "fighter")
    assert f"develop:{at('C3')}" not in play.asked.keys
    assert "draw" in play.asked.keys


@pytest.mark.rule("andromeda.core.architect-transport")
@pytest.mark.parametrize(("transports", "possible"), [(1, False), (2, True)])
def test_a_transport_on_the_architect_stands_on_its_planet_no_more(transports: int, possible: bool) -> None:
    play = use(architect(transports), ARCHITECT, "C3")
    assert (f"develop:{at('C3')}" in play.asked.keys) is possible


# --- what a module is used for, told with its activation -------------------------------------------------------------
def ways(play: Play, key: str) -> list[list[str]]:
    """The answers of each way, as the option tells them."""
    (option,) = [one for one in play.asked.options if one.key.startswith(key)]
    return [[option.key, *way.partition("=")[0].split(">")] for way in str(option.about.get("ways", "")).split()]


@pytest.mark.parametrize(
    ("module", "asked", "more"),
    [
        (SHIPWRIGHT, BUILD, {}),
        (SHIPWRIGHT, BUILD, {"damage": {YELLOW: {"treasury": 1}}}),
        (ARCHITECT, DRAW_OR_DEVELOP, {"stock": {YELLOW: {"titanium": 5, "nanocarbon": 5, "ice": 5, "credit": 5}}}),
    ],
    ids=["nothing-to-repair", "repair", "architect"],
)
def test_all_ways_to_use_a_module_are_told_with_it(module: int, asked: str, more: dict[str, Any]) -> None:
    """As many as the module would offer, but for leaving it; and the game takes the answers of each."""
    given = {"stock": {YELLOW: {"titanium": 3, "nanocarbon": 3, "ice": 3}}, **more}
    told = ways(returning(**given), f"ship:{module},")
    direct = returning(**given).say(told[0][0])
    assert direct.asked.code == asked
    assert {way[1] for way in told} == set(direct.asked.keys) - {"decline"}
    for way in told:
        assert returning(**given).say(*way).asked.code not in (asked, CHOOSE, "andromeda.repair.nothing")


def test_a_module_that_repairs_says_what() -> None:
    docked = find("modules", deck="industry", do=[{"repair": {}}])
    play = returning(docked, damage={YELLOW: {"treasury": 1, "architect": 1}})
    key = next(key for key in play.asked.keys if key.startswith("ship:4,"))
    told = ways(play, key)
    assert told == [[key, "module:2"], [key, "module:3"]]
    assert play.say(*told[0]).damage(YELLOW) == {"architect": 1}
