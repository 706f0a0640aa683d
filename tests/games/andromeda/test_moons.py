"""Moons of Andromeda's Edge: the four claimed ones, and those that lie in slots."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.andromeda.table.names import moon_pile, moons_out
from tests.games.andromeda.stations import (
    ACTIVATION,
    FIRST,
    SECOND,
    SHIPWRIGHT,
    THIRD,
    TILES,
    TREASURY,
    Game,
    claimed,
    find,
    gains,
    moons_in,
    offered,
    settle,
    stored,
    use,
)
from tests.games.andromeda.world import BLUE, YELLOW, Play, moon, world

FULL = "andromeda.moon.over-limit-own-turn"
OPERATIONS = "andromeda.battle.tactical-operations"
ICE = moon("civilization", ice=1)
TITANIUM = moon("industry", titanium=1)
TWO_TITANIUM = moon("industry", titanium=2)
FOUR = (TITANIUM, ICE, moon("science", energy=1), moon("supremacy", nanocarbon=1))
EXTRACTOR = gains("industry", titanium=2)
MILL = gains("industry", titanium=1, nanocarbon=1)
LANTERN = gains("commerce", slot="output", credit=1)
SUPPLIER = gains("commerce", slot="input", titanium=1, nanocarbon=1, ice=1)


def claims(mine: tuple[str, ...], **said: Any) -> Play:
    """Yellow launches to a planet with one moon of two titanium, with such moons already claimed."""
    g = world(tiles=TILES, moons={"C3": (TWO_TITANIUM, 1)}, claimed={YELLOW: mine}, **said)
    return Game(g).launch("transport", "C3")


def returning(*modules: str, ships: int = 3, **said: Any) -> Play:
    """Yellow returns with transports from C3, and has such modules beside the cores."""
    fleet = [(YELLOW, "transport", "C3")] * ships
    return Game(world(tiles=TILES, ships=fleet, modules={YELLOW: modules}, phase="return", **said))


def turn(*modules: str, **said: Any) -> Play:
    return Game(world(tiles=TILES, modules={YELLOW: modules}, **said))


def slots(play: Play, seat: int = YELLOW) -> set[str]:
    return {key for key in play.acts(seat) if key.startswith("slot:")}


# --- four claimed moons ----------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.moon.limit")
def test_the_fourth_moon_fits_and_asks_nothing() -> None:
    play = claims(FOUR[:3])
    assert claimed(play) == [*FOUR[:3], TWO_TITANIUM]
    assert play.asked.seat == BLUE
    assert stored(play) == {}, "a claimed moon gives nothing yet"


@pytest.mark.rule("andromeda.moon.limit")
def test_slotted_moons_do_not_count_towards_the_four() -> None:
    play = claims(
        FOUR[:3],
        operations={YELLOW: moon("industry", repair=1)},
        modules={YELLOW: (LANTERN,)},
        slots={YELLOW: {LANTERN: moon("science", ice=1, energy=1)}},
    )
    assert len(claimed(play)) == 4
    assert play.asked.seat == BLUE


@pytest.mark.rule("andromeda.moon.over-limit-own-turn")
@pytest.mark.rule("andromeda.free.abandon-moon")
@pytest.mark.example("andromeda.example.moon-limit-own-turn")
def test_the_fifth_moon_makes_its_owner_abandon_one_for_its_benefit() -> None:
    play = claims(FOUR)
    assert (play.asked.seat, play.asked.code) == (YELLOW, FULL)
    play.say("abandon:1")
    assert claimed(play) == [FOUR[0], *FOUR[2:], TWO_TITANIUM]
    assert stored(play) == {"ice": 1}
    assert play.asked.seat == BLUE


@pytest.mark.rule("andromeda.moon.over-limit-own-turn")
def test_the_new_moon_may_be_the_one_abandoned() -> None:
    play = claims(FOUR).say("abandon:4")
    assert claimed(play) == list(FOUR)
    assert stored(play) == {"titanium": 2}


@pytest.mark.rule("andromeda.moon.over-limit-own-turn")
@pytest.mark.parametrize(("number", "slotted"), [(0, TITANIUM), (4, TWO_TITANIUM)])
def test_slotting_a_moon_makes_room_too(number: int, slotted: str) -> None:
    play = claims(FOUR).say(f"slot:{number},ops")
    assert play.table["operations"][YELLOW] == slotted
    assert sorted(claimed(play)) == sorted({*FOUR, TWO_TITANIUM} - {slotted})
    assert stored(play) == {}


@pytest.mark.rule("andromeda.moon.over-limit-own-turn")
def test_whoever_makes_no_room_loses_the_new_moon_without_its_benefit() -> None:
    play = claims(FOUR).say("decline")
    assert claimed(play) == list(FOUR)
    assert stored(play) == {}
    assert [told["moon"] for told in play.told("moon.discarded")] == [TWO_TITANIUM]


@pytest.mark.rule("andromeda.moon.discard-pile")
def test_an_abandoned_moon_does_not_go_back_to_the_reserve() -> None:
    play = turn(claimed={YELLOW: (TITANIUM,)})
    reserve = len(play.zone(moon_pile("industry")))
    play.act(YELLOW, "abandon:0")
    assert claimed(play) == []
    assert len(play.zone(moon_pile("industry"))) == reserve
    assert TITANIUM in play.zone(moons_out("industry")), "it lies face up"


@pytest.mark.rule("andromeda.moon.discard-pile")
def test_a_moon_that_is_refused_does_not_go_back_either() -> None:
    play = claims(FOUR)
    reserve = len(play.zone(moon_pile("industry")))
    play.say("decline")
    assert len(play.zone(moon_pile("industry"))) == reserve


# --- slotting --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.moon.slot-any-time")
def test_anybody_may_slot_a_moon_on_anybodys_turn() -> None:
    play = turn(claimed={YELLOW: (TITANIUM,), BLUE: (ICE,)})
    play.act(BLUE, "slot:0,ops").act(YELLOW, "slot:0,ops")
    assert play.table["operations"][:2] == [TITANIUM, ICE]
    assert claimed(play, YELLOW) == claimed(play, BLUE) == []
    assert (play.asked.seat, play.turn_of) == (YELLOW, YELLOW), "the turn goes on where it was"


@pytest.mark.rule("andromeda.moon.slot-any-time")
def test_a_moon_may_be_slotted_when_tactical_operations_are_about_to_be_used() -> None:
    g = world(
        tiles=TILES,
        ships=[(YELLOW, "transport", "C3"), (BLUE, "transport", "C3")],
        claimed={BLUE: (ICE,)},
        phase="battle",
        region="C3",
    )
    play = settle(Game(g, d6=(6, 1)), OPERATIONS)
    assert (play.asked.seat, "moon" in play.asked.keys) == (BLUE, False)
    play.act(BLUE, "slot:0,ops").say("moon")
    assert stored(play, BLUE) == {"ice": 1}


@pytest.mark.rule("andromeda.moon.slot-any-time")
def test_no_moon_is_slotted_while_an_event_is_resolved() -> None:
    """First Light lets everybody choose what to gain: a decision in the middle of the event."""
    choice = find("events", deck="dawn", do={"choose": [{"gain": {"energy": 1}}, {"gain": {"ice": 1}}]})
    raiders = [(find("raiders", letter="A", start="nebula"), ())]
    mine = {YELLOW: (ICE,), BLUE: (ICE,)}
    play = Game(
        world(tiles=TILES, claimed=mine, raiders=raiders, phase="end", due=True, events=(choice,)),
        d6=(1,),
    )
    assert play.told("event.card")
    assert play.turn_of == YELLOW
    assert play.acts(YELLOW) == play.acts(BLUE) == []


@pytest.mark.rule("andromeda.moon.slot-permanent")
def test_a_slotted_moon_stays_in_its_slot() -> None:
    play = turn(LANTERN, claimed={YELLOW: (TITANIUM, ICE)})
    play.act(YELLOW, f"slot:0,{FIRST}").act(YELLOW, "slot:0,ops")
    assert (moons_in(play), play.table["operations"][YELLOW]) == ({LANTERN: TITANIUM}, ICE)
    assert not [key for key in play.acts(YELLOW) if key.startswith(("slot:", "abandon:"))]
    play.refused_act(YELLOW, "abandon:0")
    assert stored(play) == {}


@pytest.mark.rule("andromeda.moon.slot-replace")
def test_a_moon_that_is_replaced_is_discarded_without_its_benefit() -> None:
    play = turn(LANTERN, claimed={YELLOW: (ICE,)}, slots={YELLOW: {LANTERN: TITANIUM}})
    play.act(YELLOW, f"slot:0,{FIRST}")
    assert moons_in(play) == {LANTERN: ICE}
    assert [told["moon"] for told in play.told("moon.discarded")] == [TITANIUM]
    assert (stored(play), claimed(play)) == ({}, [])


@pytest.mark.rule("andromeda.moon.slot-replace")
def test_the_moon_of_tactical_operations_is_replaced_alike() -> None:
    play = turn(claimed={YELLOW: (ICE,)}, operations={YELLOW: TITANIUM}).act(YELLOW, "slot:0,ops")
    assert play.table["operations"][YELLOW] == ICE
    assert (stored(play), claimed(play)) == ({}, [])


# --- inputs and outputs ----------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.moon.input-cost")
def test_the_resources_of_the_moon_are_the_cost() -> None:
    play = returning(SUPPLIER, slots={YELLOW: {SUPPLIER: TWO_TITANIUM}}, stock={YELLOW: {"titanium": 3}})
    use(play, FIRST)
    assert stored(play) == {"titanium": 3 - 2 + 1, "nanocarbon": 1, "ice": 1}
    assert moons_in(play) == {SUPPLIER: TWO_TITANIUM}, "it is not the moon that is paid"


@pytest.mark.rule("andromeda.moon.input-cost")
@pytest.mark.parametrize(("titanium", "possible"), [(0, False), (1, False), (2, True)])
def test_the_cost_of_an_input_is_paid_in_full_or_not_at_all(titanium: int, possible: bool) -> None:
    stock = {YELLOW: {"titanium": titanium, "ice": 5}}
    play = returning(SUPPLIER, slots={YELLOW: {SUPPLIER: TWO_TITANIUM}}, stock=stock)
    assert (FIRST in offered(play)) is possible


@pytest.mark.rule("andromeda.moon.input-empty")
@pytest.mark.rule("andromeda.return.damaged-blocked")
@pytest.mark.example("andromeda.example.blocked-modules")
def test_an_empty_input_and_a_damaged_module_cannot_be_activated() -> None:
    stock = {YELLOW: {"titanium": 1}}
    play = returning(SUPPLIER, EXTRACTOR, damage={YELLOW: {EXTRACTOR: 1}}, stock=stock)
    assert not offered(play) & {FIRST, SECOND}
    play = returning(SUPPLIER, EXTRACTOR, slots={YELLOW: {SUPPLIER: TITANIUM}}, stock=stock)
    assert offered(play) >= {FIRST, SECOND}, "filled and repaired both can"


@pytest.mark.rule("andromeda.moon.input-empty")
def test_an_input_that_is_filled_now_can_be_activated_now() -> None:
    play = returning(SUPPLIER, claimed={YELLOW: (TITANIUM,)}, stock={YELLOW: {"titanium": 1}})
    assert FIRST not in offered(play)
    assert FIRST in offered(play.act(YELLOW, f"slot:0,{FIRST}"))


@pytest.mark.rule("andromeda.moon.input-no-repair")
@pytest.mark.parametrize("tools", [moon("industry", repair=1), moon("nebula", repair=1, vp=2)])
def test_a_moon_with_a_repair_icon_is_no_input(tools: str) -> None:
    play = turn(SUPPLIER, LANTERN, claimed={YELLOW: (tools, TITANIUM)})
    assert slots(play) == {f"slot:0,{SECOND}", "slot:0,ops", f"slot:1,{FIRST}", f"slot:1,{SECOND}", "slot:1,ops"}
    play.refused_act(YELLOW, f"slot:0,{FIRST}")


@pytest.mark.rule("andromeda.moon.output")
@pytest.mark.parametrize(("moons", "more"), [({}, {}), ({LANTERN: TITANIUM}, {"titanium": 1})])
def test_an_output_is_gained_on_top_and_an_empty_one_blocks_nothing(
    moons: dict[str, str], more: dict[str, int]
) -> None:
    play = use(returning(LANTERN, slots={YELLOW: moons}), FIRST)
    assert stored(play) == {"credit": 1, **more}
    assert moons_in(play) == moons, "it is there for the next Return"


@pytest.mark.rule("andromeda.moon.output")
@pytest.mark.example("andromeda.example.output-slot")
def test_one_repair_and_one_titanium() -> None:
    """A module that repairs, with a titanium moon in a slot that is no input: both when it is activated."""
    bay = find("modules", deck="industry", do=[{"repair": {}}])
    play = returning(bay, slots={YELLOW: {bay: TITANIUM}}, damage={YELLOW: {"treasury": 1}})
    settle(use(play, SHIPWRIGHT))
    assert (stored(play), play.damage(YELLOW)) == ({}, {"treasury": 1})
    settle(use(play, FIRST), "andromeda.repair.choose").say(f"module:{TREASURY}")
    assert (stored(play), play.damage(YELLOW)) == ({"titanium": 1}, {})


@pytest.mark.rule("andromeda.moon.output")
def test_a_slotted_moon_gives_its_repair() -> None:
    tools = moon("industry", repair=1)
    play = returning(LANTERN, slots={YELLOW: {LANTERN: tools}}, damage={YELLOW: {"architect": 1}})
    settle(use(play, FIRST), "andromeda.repair.choose").say("module:3")
    assert (stored(play), play.damage(YELLOW)) == ({"credit": 1}, {})


@pytest.mark.rule("andromeda.moon.output")
def test_a_slotted_moon_never_scores_its_own_vp() -> None:
    vault = moon("nebula", credit=1, vp=2)
    play = turn(LANTERN, claimed={YELLOW: (vault,)}).act(YELLOW, f"slot:0,{FIRST}")
    assert play.vp(YELLOW) == 0
    play = use(returning(LANTERN, slots={YELLOW: {LANTERN: vault}}), FIRST)
    assert (stored(play), play.vp(YELLOW)) == ({"credit": 2}, 0)


@pytest.mark.rule("andromeda.moon.slot-vp")
def test_vp_of_a_slot_are_scored_once_when_it_is_filled() -> None:
    """Two VP are printed on the slot: the first moon scores them, the one that takes its place does not."""
    port = find("modules", deck="commerce", slot="output", slot_vp=2)
    play = turn(port, claimed={YELLOW: (ICE, TITANIUM)})
    assert play.act(YELLOW, f"slot:0,{FIRST}").vp(YELLOW) == 2
    assert play.act(YELLOW, f"slot:0,{FIRST}").vp(YELLOW) == 2
    assert moons_in(play) == {port: TITANIUM}


@pytest.mark.rule("andromeda.moon.slot-vp")
def test_a_slot_without_printed_vp_scores_nothing() -> None:
    play = turn(LANTERN, claimed={YELLOW: (ICE, TITANIUM)})
    assert play.act(YELLOW, f"slot:0,{FIRST}").act(YELLOW, "slot:0,ops").vp(YELLOW) == 0


# --- half slots ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.moon.half-slots")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_a_row_has_as_many_whole_slots_as_modules_beside_the_shipwright(count: int) -> None:
    mine = (EXTRACTOR, MILL)[:count]
    play = turn(*mine, claimed={YELLOW: (ICE,)})
    assert slots(play) == {"slot:0,ops", *[f"slot:0,{FIRST + number}" for number in range(count)]}


@pytest.mark.rule("andromeda.moon.half-slots")
def test_modules_of_other_rows_make_no_slot_together() -> None:
    comets = gains("science", ice=1)
    bank = gains("commerce", credit=1, energy=1)
    play = turn(comets, bank, claimed={YELLOW: (ICE,)})
    assert slots(play) == {"slot:0,ops"}
    play.refused_act(YELLOW, f"slot:0,{SHIPWRIGHT}")


@pytest.mark.rule("andromeda.moon.half-slot-benefit")
@pytest.mark.rule("andromeda.moon.half-slot-optional")
@pytest.mark.example("andromeda.example.half-slot-both")
@pytest.mark.parametrize("order", [(FIRST, SHIPWRIGHT), (SHIPWRIGHT, FIRST)])
def test_the_moon_between_two_modules_is_gained_with_the_second_of_them(order: tuple[int, int]) -> None:
    play = returning(EXTRACTOR, slots={YELLOW: {EXTRACTOR: ICE}})
    settle(use(play, order[0]))
    assert "ice" not in stored(play), "one side gives nothing of the moon"
    settle(use(play, order[1]))
    assert stored(play) == {"titanium": 2, "ice": 1}, "and both together give it once"


@pytest.mark.rule("andromeda.moon.half-slot-benefit")
def test_one_side_alone_gives_nothing_of_the_moon() -> None:
    play = settle(use(returning(EXTRACTOR, slots={YELLOW: {EXTRACTOR: ICE}}), FIRST)).say("done")
    assert stored(play) == {"titanium": 2}


@pytest.mark.rule("andromeda.moon.half-slot-benefit")
def test_energy_on_the_second_side_counts_like_a_ship() -> None:
    play = returning(EXTRACTOR, slots={YELLOW: {EXTRACTOR: ICE}}, stock={YELLOW: {"energy": 1}}, ships=2)
    settle(use(play, SHIPWRIGHT)).say(f"energy:{FIRST}")
    assert stored(play) == {"titanium": 2, "ice": 1}


@pytest.mark.rule("andromeda.moon.half-slot-benefit")
def test_a_module_between_two_others_can_complete_two_moons() -> None:
    play = returning(MILL, EXTRACTOR, slots={YELLOW: {MILL: ICE, EXTRACTOR: moon("science", energy=2)}})
    settle(use(play, SHIPWRIGHT))
    settle(use(play, SECOND))
    assert stored(play) == {"titanium": 2}
    settle(use(play, FIRST))
    assert stored(play) == {"titanium": 3, "nanocarbon": 1, "ice": 1, "energy": 2}


@pytest.mark.rule("andromeda.moon.half-slot-benefit")
def test_a_moon_that_comes_after_both_activations_gives_nothing_this_turn() -> None:
    play = returning(EXTRACTOR, claimed={YELLOW: (ICE,)})
    settle(use(play, SHIPWRIGHT))
    settle(use(play, FIRST)).act(YELLOW, f"slot:0,{FIRST}")
    assert moons_in(play) == {EXTRACTOR: ICE}
    assert "ice" not in stored(play.say("done"))


@pytest.mark.rule("andromeda.moon.half-slot-optional")
def test_industry_modules_work_without_a_moon_and_at_the_end_of_the_row() -> None:
    play = returning(EXTRACTOR, MILL)
    settle(use(play, FIRST))
    settle(use(play, SECOND))
    assert stored(play) == {"titanium": 3, "nanocarbon": 1}
    assert play.asked.code == ACTIVATION


@pytest.mark.rule("andromeda.moon.half-slot-separate")
@pytest.mark.rule("andromeda.moon.half-slots")
@pytest.mark.example("andromeda.example.industry-row-slots")
def test_two_modules_that_change_places_keep_the_moon_between_them() -> None:
    """The one between the Shipwright and its old neighbour is discarded, and its titanium is not gained."""
    play = turn(EXTRACTOR, MILL, slots={YELLOW: {EXTRACTOR: TITANIUM, MILL: ICE}}, claimed={YELLOW: (FOUR[2],)})
    play.act(YELLOW, f"arrange:{SECOND},0")
    assert list(moons_in(play).values()) == [ICE]
    assert [told["moon"] for told in play.told("moon.discarded")] == [TITANIUM]
    assert stored(play) == {}
    assert len(slots(play)) == 3, "two whole slots and that of Tactical Operations"
    settled = moons_in(play)
    assert list(settled) == [EXTRACTOR], "it lies between the mill and the extractor, which is now the last"


@pytest.mark.rule("andromeda.moon.half-slot-separate")
def test_neighbours_that_stay_together_keep_their_moon() -> None:
    """Of three modules the last goes to the front: the two others are still neighbours."""
    harvester = gains("industry", titanium=1, nanocarbon=1, ice=1)
    play = turn(EXTRACTOR, MILL, harvester, slots={YELLOW: {MILL: ICE}}).act(YELLOW, f"arrange:{THIRD},0")
    assert moons_in(play) == {MILL: ICE}
    assert not play.told("moon.discarded")
