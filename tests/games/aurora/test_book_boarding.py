"""Scenes from the lines of the booklet: boarding in space, captured ships and prisoners."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.aurora.table.names import NOWHERE
from tests.games.aurora.orbit import (
    AURORA,
    CERBERUS,
    DONEXIA,
    FLIBBY,
    GROM,
    JAYCE,
    MISSION_CAP,
    NELLHA,
    RANE,
    ROVANNA,
    Quiet,
    again,
    aurora,
    can,
    cerberus,
    dice,
    flights,
    hull,
    keys_of,
    pad,
    skill,
    space,
)
from tests.games.aurora.world import COALITION, CONTENT, RENEGADE, Play, crew, dock, number, ship, sq, world

RED = {"engineering": NELLHA, "weapons": GROM, "navigation": RANE}
BLUE = {"navigation": FLIBBY, "commander": JAYCE}
TECH = skill(NELLHA, "engineering")
GATE = dock(2) - 28  # before the southern dock, where the Destiny Aurora lies


def beside(
    *d6: int,
    red: dict[str, str] | None = None,
    blue: dict[str, str] | None = None,
    mine: dict[str, Any] | None = None,
    target: dict[str, Any] | None = None,
    place: tuple[int, int] = (11, 10),
    more: tuple[Any, ...] = (),
    then: str = "ship:cerberus",
) -> Quiet:
    """The Cerberus beside the Destiny Aurora, whose shields are down."""
    ships = [cerberus(*place, **(mine or {})), aurora(**{**hull(), **(target or {})})]
    return Quiet(space(RED if red is None else red, BLUE if blue is None else blue, ships, more, then), *d6)


def board(play: Quiet, name: str) -> Quiet:
    return play.say(f"board:{AURORA},{number(play.g, name)}")


def settle(play: Quiet) -> Quiet:
    while play.match.asked and play.code.startswith(("ship-combat.", "terrain.", "combat.bonus")):
        play.say("done" if can(play, "done") else play.keys[0])
    return play


# --- crossing over ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.boarding.action-cost")
@pytest.mark.rule("aurora.boarding.conditions")
def test_two_boarders_are_two_actions_and_one_test() -> None:
    """book:1028-1032: each character counts toward the ship's two actions."""
    play = board(board(beside(*pad(TECH, 5)), GROM), RANE)
    assert [len(faces) for _, faces in play.rolled()] == [TECH]
    assert [play.who(name).ship for name in (GROM, RANE)] == [AURORA, AURORA]
    assert not play.match.asked or not can(play, "move")


@pytest.mark.rule("aurora.boarding.conditions")
@pytest.mark.rule("aurora.boarding.action-cost")
def test_a_failed_tractor_beam_may_be_tried_again_with_the_other_action() -> None:
    """book:1028, 758: any action but Attack may be taken twice."""
    play = board(beside(*pad(TECH, 4), *pad(TECH, 5)), GROM)
    assert play.who(GROM).ship == CERBERUS
    assert play.card("destiny-aurora").link == NOWHERE
    board(play, GROM)
    assert play.who(GROM).ship == AURORA


@pytest.mark.rule("aurora.boarding.conditions")
@pytest.mark.rule("aurora.boarding.link")
def test_the_engineer_may_cross_and_the_next_needs_no_test() -> None:
    """book:1028-1030: the beam holds; Engineering is empty now."""
    play = board(beside(*pad(TECH, 6)), NELLHA)
    assert play.who(NELLHA).ship == AURORA
    board(play, GROM)
    assert len(play.rolled()) == 1
    assert play.who(GROM).ship == AURORA


@pytest.mark.rule("aurora.boarding.conditions")
@pytest.mark.parametrize(("place", "may"), [((11, 9), True), ((13, 11), True), ((10, 10), False), ((12, 12), False)])
def test_ships_that_touch_at_a_corner_are_adjacent(place: tuple[int, int], may: bool) -> None:
    """book:1028, 1038; nobody has to face the other."""
    assert (keys_of(beside(place=place), "board") != []) == may


@pytest.mark.rule("aurora.boarding.conditions")
def test_without_anybody_in_engineering_nobody_boards() -> None:
    """book:1028: the test is made from the Engineering Station."""
    assert keys_of(beside(red={"weapons": GROM, "navigation": RANE, "commander": NELLHA}), "board") == []


@pytest.mark.rule("aurora.boarding.shields-down")
@pytest.mark.parametrize(("target", "may"), [({"shields_up": True, "damage": 9}, False), (hull(6), True)])
def test_shields_on_their_last_point_still_keep_boarders_out(target: dict[str, Any], may: bool) -> None:
    """book:1028: once the card is turned; a crippled ship can be boarded like any other."""
    assert (keys_of(beside(target=target), "board") != []) == may


@pytest.mark.rule("aurora.boarding.shields-down")
def test_the_ship_of_a_teammate_is_not_boarded() -> None:
    """book:1028: an opponent's ship."""
    ships = [cerberus(11, 10), aurora(2, 20), ship("hades-vi", 2, sq(12, 10), **hull())]
    play = Quiet(space(RED, None, ships, [crew("straken", 2, "commander")]), *pad(TECH, 5))
    assert keys_of(play, "board") == []


@pytest.mark.rule("aurora.ship-damage.critical")
@pytest.mark.rule("aurora.boarding.conditions")
def test_a_crippled_ship_may_still_send_boarders() -> None:
    """book:1078: it makes no attacks and gets no bonuses; the tractor beam is neither."""
    play = board(beside(*pad(TECH, 5), mine=hull(6)), GROM)
    assert play.who(GROM).ship == AURORA


def held(*intruders: Any, d6: tuple[int, ...] = (), then: str = "ship:cerberus", **fields: Any) -> Quiet:
    """A link of before, and Grom aboard the Destiny Aurora."""
    target = {"link": CERBERUS, **fields.pop("target", {})}
    fields.setdefault("red", {"engineering": NELLHA, "navigation": RANE})
    grom = crew(GROM, RENEGADE, "deck", ship=AURORA)
    return beside(*d6, target=target, more=(grom, *intruders, *fields.pop("more", ())), then=then, **fields)


@pytest.mark.rule("aurora.ship-move.linked")
@pytest.mark.rule("aurora.landing.descend")
@pytest.mark.parametrize("name", ["cerberus", "destiny-aurora"])
def test_linked_ships_do_not_land(name: str) -> None:
    """book:1048-1050: neither can move except by rotation; the boarded ship lands once the link is severed."""
    for link in (CERBERUS, NOWHERE):
        ships = [ship("cerberus", 0, MISSION_CAP), ship("destiny-aurora", 1, sq(26, 12), **hull(), link=link)]
        figures = [crew(GROM, RENEGADE, "deck", ship=AURORA)]
        play = Quiet(space({"engineering": NELLHA, "navigation": RANE}, BLUE, ships, figures, then=f"ship:{name}"))
        assert (keys_of(play, "descend") == []) == (link == CERBERUS)


@pytest.mark.rule("aurora.boarding.counter-board")
@pytest.mark.rule("aurora.boarding.action-cost")
def test_who_boards_back_needs_no_test_and_pays_an_action_of_its_own_ship() -> None:
    """book:1048, 1032: the ships are connected already."""
    play = held(then="ship:destiny-aurora", mine=hull())
    play.say(f"board:{CERBERUS},{number(play.g, JAYCE)}")
    assert play.rolled() == []
    assert play.who(JAYCE).ship == CERBERUS
    play.say("move", "stop")
    assert not play.match.asked or not can(play, "move")


@pytest.mark.rule("aurora.boarding.break-link")
@pytest.mark.rule("aurora.boarding.stranded-intruders")
def test_once_the_link_is_severed_nobody_is_fetched_and_both_ships_fly() -> None:
    """book:1050."""
    engineer = "ozymar"
    blue = {"engineering": engineer, "navigation": FLIBBY}
    play = held(d6=(*pad(skill(engineer, "engineering"), 6),), then="ship:destiny-aurora", blue=blue).say("break")
    play.say("move")
    assert flights(play) != set()
    later = again(play.say("stop"), "ship:cerberus")
    assert keys_of(later, "fetch") == []
    later.say("move")
    assert flights(later) != set()


@pytest.mark.rule("aurora.boarding.break-link")
def test_the_intruding_ships_engineer_has_no_say_in_breaking_it() -> None:
    """book:1050: a crew on the boarded ship; the intruder simply lets go."""
    play = held()
    assert not can(play, "break")
    assert can(play, f"release:{AURORA}")


# --- the fight -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.boarding.engage")
@pytest.mark.rule("aurora.boarding.battle-order")
def test_unconscious_and_captive_crew_do_not_engage() -> None:
    """book:1042: those who may leave their stations: not the one who lies in the Med Bay, nor a prisoner."""
    out = crew(ROVANNA, COALITION, "med-bay", out=True, wounds=8)
    captive = crew("skirr", RENEGADE, "brig", ship=AURORA, wounds=1)
    play = held(more=(out, captive)).say("end")
    assert play.code == "boarding.engage"
    assert {play.g.figures[int(key[5:])].name for key in keys_of(play, "crew")} == set(BLUE.values())


@pytest.mark.rule("aurora.boarding.engaged-first")
@pytest.mark.rule("aurora.boarding.battle-order")
def test_whom_an_engaged_defender_shields_until_it_is_beaten() -> None:
    """book:1032: Jayce meets Grom; Flibby at the helm cannot be attacked while he stands."""
    play = held(d6=(1,) * 40).say("end", f"crew:{number_of(JAYCE)}", "done")
    settle(play.say(next(key for key in play.keys if key.startswith("attack:"))))
    assert play.asked.seat == RENEGADE
    assert {int(key.split(",")[1]) for key in keys_of(play, "attack")} == {number(play.g, JAYCE)}


def number_of(name: str) -> int:
    return number(held().g, name)


@pytest.mark.rule("aurora.ko.aboard")
@pytest.mark.rule("aurora.prisoner.definition")
def test_an_intruder_who_falls_is_the_prey_of_the_boarded_ship() -> None:
    """book:1056, 1282, 1505: its player puts it into the Med Bay or the Brig."""
    grom = crew(GROM, RENEGADE, "deck", ship=AURORA, out=True, wounds=CONTENT.crew[GROM].health)
    play = beside(red={"engineering": NELLHA}, more=(grom,), then="ship:destiny-aurora")
    rooms = {key.split(",")[1] for key in keys_of(play, "man") if key.startswith(f"man:{number(play.g, GROM)},")}
    assert rooms == {"med-bay", "brig"}


@pytest.mark.rule("aurora.boarding.keep-one")
def test_the_medic_in_the_med_bay_may_be_the_one_who_stays() -> None:
    """book:1030: as long as one remains aboard; it need not be at a station."""
    play = board(beside(*pad(TECH, 5), red={"engineering": NELLHA, "med-bay": "dro-tov"}), NELLHA)
    assert play.who(NELLHA).ship == AURORA
    assert keys_of(play, "board") == []


@pytest.mark.rule("aurora.boarding.linked-fire")
@pytest.mark.rule("aurora.ship-combat.firing-lines")
@pytest.mark.parametrize(("facing", "may"), [("east", True), ("west", False), ("north-east", True), ("north", False)])
def test_linked_ships_need_their_lines_of_fire(facing: str, may: bool) -> None:
    """book:1048: they may still attack, in adjacency; that is why the booklet lets them rotate."""
    ships = [cerberus(11, 10, facing), aurora(**hull(), link=CERBERUS)]
    play = Quiet(space({"engineering": NELLHA, "weapons": GROM}, BLUE, ships, [crew(RANE, 0, "deck", ship=AURORA)]))
    assert can(play, "attack") == may


# --- captured --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.overtaken.mission-failed")
def test_with_a_teammate_there_is_no_giving_up() -> None:
    """book:1056: in a game of three or four the party goes on helping."""
    ships = [
        cerberus(),
        aurora(**hull(), captor=CERBERUS),
        ship("hades-vi", 2, sq(20, 20)),
        ship("eden-fyre", 3, "dock:3"),
    ]
    figures = [
        crew(RANE, 0, "navigation"),
        crew(GROM, 0, "deck", ship=AURORA),
        crew(FLIBBY, 1, "navigation", out=True, wounds=7),
        crew(JAYCE, 1, sq(12, 12)),
        crew("straken", 2, "commander"),
        crew(ROVANNA, 3, "navigation"),
    ]
    play = Play(world(4, ships=ships, figures=figures, then="player:1"))
    assert can(play, f"crew:{number(play.g, JAYCE)}")
    assert not can(play, "give-up")


@pytest.mark.rule("aurora.overtaken.definition")
@pytest.mark.rule("aurora.docked.boardable")
@pytest.mark.parametrize("out", [True, False])
def test_an_empty_ship_on_a_dock_falls_to_the_first_who_walks_aboard(out: bool) -> None:
    """book:1056, 1090: all its crew are on the planet, or down; nobody has to be beaten."""
    body = (crew(ROVANNA, 1, "med-bay", out=True, wounds=8),) if out else ()
    play = Play(world(figures=[crew(GROM, 0, GATE), crew(FLIBBY, 1, sq(5, 5)), *body], then=f"crew:{GROM}"))
    play.say("move").go(dock(2))
    while play.match.asked and play.code == "move.any-direction":
        play.say("stop")
    assert play.card("destiny-aurora").captor == CERBERUS


@pytest.mark.rule("aurora.overtaken.take-prisoner")
@pytest.mark.rule("aurora.overtaken.definition")
def test_the_captor_of_a_docked_ship_takes_one_of_the_beaten_too() -> None:
    """book:1058-1062: to the brig of the ship of whoever took it."""
    figures = [
        crew(GROM, 0, "deck", ship=AURORA),
        crew(FLIBBY, 1, "navigation", wounds=CONTENT.crew[FLIBBY].health - 1),
        crew(JAYCE, 1, sq(5, 5)),
        crew(RANE, 0, "navigation"),
    ]
    play = Quiet(world(figures=figures, then="player:0"), 6, *[1] * 20)
    settle(play.say(f"crew:{number(play.g, GROM)}", f"attack:{number(play.g, FLIBBY)},bare"))
    assert play.code == "overtaken.take-prisoner"
    play.say(f"prisoner:{number(play.g, FLIBBY)}")
    assert (play.who(FLIBBY).ship, play.who(FLIBBY).room) == (CERBERUS, "brig")


@pytest.mark.rule("aurora.overtaken.must-sell")
@pytest.mark.rule("aurora.crew.faction-lock")
def test_the_captors_man_no_station_of_the_captured_ship() -> None:
    """book:1068, 220: a player never has crews operating two ships."""
    ships = [cerberus(11, 10), aurora(**hull(), captor=CERBERUS, link=CERBERUS)]
    grom = crew(GROM, RENEGADE, "deck", ship=AURORA)
    out = crew(FLIBBY, COALITION, "navigation", out=True, wounds=7)
    play = Quiet(space({"engineering": NELLHA, "navigation": RANE}, {}, ships, [grom, out]))
    assert [key for key in keys_of(play, "man") if key.startswith(f"man:{number(play.g, GROM)},")] == []


# --- prisoners -------------------------------------------------------------------------------------------------------
def captive(*d6: int, red: dict[str, str], name: str = FLIBBY, more: tuple[Any, ...] = (), place: Any = None) -> Quiet:
    who = crew(name, COALITION, "brig", ship=CERBERUS, wounds=1)
    ships = [ship("cerberus", 0, sq(8, 10) if place is None else place), aurora(2, 20)]
    blue = {"weapons": ROVANNA}
    play = Quiet(space(red, blue, ships, [who, *more], then="ships"), *d6)
    while not keys_of(play, "turn"):
        play.say("end" if can(play, "end") else "pass")
    return play


def turn(play: Quiet, name: str = FLIBBY) -> Quiet:
    play.say(f"turn:{number(play.g, name)}")
    while play.match.asked:
        play.say("end" if can(play, "end") else "done" if can(play, "done") else play.keys[0])
    return play


@pytest.mark.rule("aurora.prisoner.turn-roll")
def test_the_highest_initiative_aboard_rolls_for_the_captor() -> None:
    """book:1286: Donexia, with the highest of all, is on the planet; Rane with six rolls."""
    party = crew(DONEXIA, 0, sq(12, 12))
    leadership = {name: CONTENT.crew[name].skill("leadership") for name in (RANE, GROM, FLIBBY)}
    assert CONTENT.crew[RANE].initiative > CONTENT.crew[GROM].initiative
    assert leadership[RANE] != leadership[GROM]
    play = turn(captive(*[1] * 9, red={"engineering": GROM, "weapons": RANE}, more=(party,)))
    assert sum(len(faces) for _, faces in play.rolled()) == leadership[RANE] + leadership[FLIBBY]


@pytest.mark.rule("aurora.prisoner.turn-roll")
@pytest.mark.rule("aurora.test.opposed")
@pytest.mark.parametrize(("captor", "turned"), [((5, 6), True), ((5, 1), False)])
def test_as_many_fives_and_sixes_are_not_enough(captor: tuple[int, int], turned: bool) -> None:
    """book:1288: the same or more, and the prisoner remains. Flibby rolls a 5 and a 1."""
    leadership = CONTENT.crew[RANE].skill("leadership")
    assert (leadership, CONTENT.crew[FLIBBY].skill("leadership")) == (2, 2)
    play = turn(captive(*captor, 5, 1, red={"weapons": RANE}))
    assert (play.who(FLIBBY).side == RENEGADE) == turned


@pytest.mark.rule("aurora.prisoner.turned")
@pytest.mark.rule("aurora.ship.capacity")
@pytest.mark.parametrize(("aboard", "may"), [(6, True), (7, False)])
def test_a_ship_of_seven_has_no_place_for_an_eighth(aboard: int, may: bool) -> None:
    """book:318: seven, without those in the Brig; the landing party belongs to the ship."""
    names = [n for n, card in CONTENT.crew.items() if card.faction == RENEGADE][:aboard]
    rooms = ("commander", "communications", "engineering", "weapons", "navigation")
    figures = [crew(n, 0, room) for n, room in zip(names, rooms, strict=False)]
    figures += [crew(n, 0, sq(5 + 2 * k, 5)) for k, n in enumerate(names[5:])]
    who = crew(FLIBBY, COALITION, "brig", ship=CERBERUS, wounds=1)
    play = Quiet(space({}, {"weapons": ROVANNA}, [cerberus(), aurora(2, 20)], [*figures, who]))
    assert (keys_of(play, "turn") != []) == may


@pytest.mark.rule("aurora.prisoner.turn-when")
def test_a_ship_that_lands_after_the_declaration_does_not_roll() -> None:
    """book:1296-1298: at the end of the round in orbit, and the ship is in space."""
    play = captive(*[6] * 12, red={"commander": DONEXIA, "navigation": RANE}, place=MISSION_CAP)
    play.say(f"turn:{number(play.g, FLIBBY)}", "descend:0")
    while play.match.asked:
        play.say("end" if can(play, "end") else "done" if can(play, "done") else "pass")
    assert play.who(FLIBBY).side == COALITION
    assert dice(play, "test.opposed") == []


@pytest.mark.rule("aurora.prisoner.turned")
@pytest.mark.rule("aurora.crew.faction-lock")
def test_a_turned_pilot_mans_the_helm_of_her_new_ship() -> None:
    """book:1288-1294: a Coalition pilot on a Renegade ship, because her faction has changed."""
    flibby = crew(FLIBBY, RENEGADE, "deck", ship=CERBERUS, side=RENEGADE)
    play = Quiet(space({"weapons": GROM}, {"weapons": ROVANNA}, [cerberus(), aurora(2, 20)], [flibby]))
    play.say(f"man:{number(play.g, FLIBBY)},navigation")
    assert can(play, "move")


@pytest.mark.rule("aurora.docked.stolen")
@pytest.mark.rule("aurora.overtaken.tow")
@pytest.mark.parametrize(("column", "may"), [(11, True), (10, False)])
def test_a_stolen_ship_in_orbit_is_taken_in_tow_by_the_ship_of_its_captors(column: int, may: bool) -> None:
    """book:1066, 1096: once it is beside it; then the two move together, and at home 200 are paid."""
    ships = [cerberus(column, 3, "north"), aurora(12, 3, **hull(), captor=CERBERUS)]
    grom = crew(GROM, RENEGADE, "deck", ship=AURORA)
    out = crew(FLIBBY, COALITION, "navigation", out=True, wounds=7)
    play = Quiet(space({"engineering": NELLHA, "navigation": RANE}, {}, ships, [grom, out]))
    assert can(play, f"tow:{AURORA}") == may
    if may:
        play.say(f"tow:{AURORA}", "move", f"fly:{sq(11, 1)},0", "stop")
        assert [(told["seat"], told["digits"]) for told in play.told("overtaken.sold")] == [(RENEGADE, 200)]
