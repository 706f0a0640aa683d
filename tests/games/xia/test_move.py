"""Moves: where movement comes from, what it is spent on, and other ships in the way."""

import pytest

from rimward.games.xia.table.board import Tile
from rimward.games.xia.table.settings import Rules
from rimward.games.xia.table.state import STACK
from rimward.games.xia.turn import Turn
from rimward.kernel.question import Refused
from tests.games.xia.scenes import VOID, Play, easy_tiger, fitted, flight, gaiden, puddle_jumper, table, turn

KEMPLAR = (Tile("kemplar-ii", 0, 0),)
HORSE = (Tile("burning-horse", 0, 0),)
TK = (Tile("tk-421", 0, 0),)


def movement(play: Play) -> int:
    """What is left of the Move under way."""
    left: int = play.match.view(3)["stack"][-1]["movement"]
    return left


def way(play: Play) -> list[tuple[int, int]]:
    return [event.params["space"] for event in play.told("xia.move.point-per-space")]


def stowed(play: Play) -> Play:
    """Whatever is asked about cubes until the Move goes on: the first answer will do."""
    while play.asked.code != "xia.move.point-per-space":
        play.say(play.asked.keys[0])
    return play


def reason(play: Play, key: str) -> str:
    """The rule by which an option is barred."""
    with pytest.raises(Refused) as refused:
        play.say(key)
    return refused.value.rule


# --- Engines and Impulse ---------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.move.engine")
@pytest.mark.rule("xia.action.procedure")
@pytest.mark.example("xia.ex.action-engine-five")
def test_an_engine_roll_of_five_moves_five_spaces() -> None:
    """xia.ex.action-engine-five"""
    play = Play(turn((-2, 1), armed=1, disarmed=3), d6=(5,)).say("engine:3", "hex:2,-1")
    assert (len(way(play)), movement(play)) == (4, 1)
    play.say("hex:2,0")
    assert (len(way(play)), play.ship(0)["armed"], play.asked.code) == (5, 0, "xia.action.list")


@pytest.mark.rule("xia.outfit.damage-roll")
@pytest.mark.rule("xia.move.engine")
@pytest.mark.parametrize(("damage", "roll", "left"), [((5,), 4, 3), ((5, 4), 4, 2)])
@pytest.mark.example("xia.ex.engine-one-damage")
def test_damage_on_an_engine_slows_it(damage: tuple[int, ...], roll: int, left: int) -> None:
    """xia.ex.engine-one-damage"""
    play = Play(turn((0, 0), damaged=damage), d6=(roll,)).say("engine:3")
    assert movement(play) == left


@pytest.mark.rule("xia.move.engine")
@pytest.mark.example("xia.ex.damage-floor")
def test_a_move_of_no_points_is_over_and_paid_for() -> None:
    """xia.ex.damage-floor"""
    play = Play(turn((0, 0), damaged=(4, 5)), d6=(1,)).say("engine:3")
    assert (play.asked.code, play.ship(0)["armed"], play.ship(0)["markers"]) == ("xia.action.list", 3, [3])


@pytest.mark.rule("xia.move.engine-one-marker")
@pytest.mark.rule("xia.move.action")
@pytest.mark.rule("xia.outfit.use-space-limit")
def test_every_use_of_an_engine_is_a_move_of_its_own() -> None:
    play = Play(turn((0, 0)), d6=(2, 3)).say("engine:3")
    assert (movement(play), play.ship(0)["markers"]) == (2, [3])
    play.say("stop", "engine:4")
    assert movement(play) == 3  # what was left of the first roll is not added
    assert [event.params["dice"] for event in play.told("kernel.rolled")] == [(6,), (6,)]
    play.say("stop")
    assert reason(play, "engine:3") == "xia.outfit.use-space-limit"


@pytest.mark.rule("xia.outfit.use-space-limit")
@pytest.mark.rule("xia.outfit.damage-use-space")
@pytest.mark.rule("xia.marker.spend")
def test_an_engine_needs_a_use_space_and_a_marker() -> None:
    play = Play(turn((0, 0), damaged=(3,)))
    assert reason(play, "engine:3") == "xia.outfit.damage-use-space"
    assert "engine:4" in play.asked.keys
    assert reason(Play(turn((0, 0), armed=0, disarmed=4)), "engine:4") == "xia.marker.spend"


@pytest.mark.rule("xia.move.impulse")
@pytest.mark.rule("xia.move.impulse-once")
def test_impulse_costs_nothing_and_comes_once_in_a_turn() -> None:
    play = Play(turn((0, 0))).say("impulse")
    assert movement(play) == 4  # printed on the mat of Puddle Jumper
    play.say("stop")
    assert (play.ship(0)["energy"], play.ship(0)["armed"], play.ship(0)["impulse_ready"]) == (6, 4, False)
    assert reason(play, "impulse") == "xia.move.impulse-once"
    play.say("end")
    assert play.ship(0)["impulse_ready"] is True


@pytest.mark.parametrize(("first", "points"), [(False, 4), (True, 3)])
def test_a_ship_of_ours_flies_as_far_as_its_table_says(first: bool, points: int) -> None:
    g = turn((0, 0))
    g.ships = (fitted("swamp-rat", 0, (0, 0)), *g.ships[1:])
    g.rules = Rules(first_numbers=first)
    assert movement(Play(g).say("impulse")) == points


@pytest.mark.rule("xia.move.impulse-not-ram")
def test_impulse_is_no_weapon() -> None:
    g = turn((0, 0), others=((1, 0), (-2, 2)), outfits=())
    play = Play(g)
    assert reason(play, "attack") == "xia.combat.acquire"
    assert "impulse" in play.asked.keys


@pytest.mark.parametrize(("rules", "left"), [(Rules(), 1), (Rules(min_move=3), 3)])
def test_the_house_rule_of_a_least_move(rules: Rules, left: int) -> None:
    g = turn((0, 0))
    g.rules = rules
    assert movement(Play(g, d6=(1,)).say("engine:3")) == left


# --- steps -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.move.point-per-space")
@pytest.mark.rule("xia.border.normal")
def test_a_point_takes_a_ship_to_any_neighbour_in_this_sector_or_the_next() -> None:
    play = Play(flight((2, 0), 1, tiles=(*VOID, Tile("deltus-gate", 5, -2))))
    near = {"hex:2,-1", "hex:3,-1", "hex:1,0", "hex:3,0", "hex:1,1"}
    assert {key for key in play.asked.keys if key.startswith("hex")} == near
    play.say("hex:3,0")
    assert play.ship(0)["space"] == [3, 0]


@pytest.mark.rule("xia.move.point-per-space")
def test_an_option_tells_what_it_costs_and_which_way_it_goes() -> None:
    play = Play(flight((-1, -1), 4, tiles=TK))
    told = {option.key: option.about for option in play.asked.options}
    around = told["hex:-1,1"]
    assert (around["spends"], around["way"], around["sector"]) == (3, "-2,0 -2,1 -1,1", "tk-421")  # around the rocks
    assert told["cross:-1,0"]["spends"] == 1
    play.say("hex:-1,1")
    assert (way(play), movement(play)) == ([(-2, 0), (-2, 1), (-1, 1)], 1)


@pytest.mark.rule("xia.move.unspent-lost")
@pytest.mark.rule("xia.move.point-per-space")
def test_what_is_not_used_is_lost() -> None:
    play = Play(flight((0, 0))).say("hex:1,0", "stop")
    assert [event.params["movement"] for event in play.told("xia.move.unspent-lost")] == [4]
    assert play.over()


@pytest.mark.rule("xia.border.unexplored-edge")
@pytest.mark.rule("xia.explore.stack-empty")
def test_nobody_flies_off_the_board() -> None:
    g = flight((2, 0), 3)
    g.zones.add(STACK, "sector")
    play = Play(g)
    assert reason(play, "jump:3,0") == "xia.explore.stack-empty"
    with pytest.raises(Refused):
        play.say("hex:3,0")


# --- Minor Actions ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.action.minor-during-move")
@pytest.mark.rule("xia.explore.blind-jump")
@pytest.mark.rule("xia.explore.token-collect")
@pytest.mark.example("xia.ex.minor-actions-in-move")
def test_minor_actions_between_steps() -> None:
    """xia.ex.minor-actions-in-move: with a roll of 5, three steps, a Blind Jump, a token and a last step."""
    g = turn((-2, 1))
    g.zones.add(STACK, "sector", ("red-gulch",))
    play = Play(g, d6=(5,), draw=("red-gulch", "credits")).say("engine:3", "hex:1,1")
    assert movement(play) == 2
    play.say("jump:1,2")
    assert movement(play) == 1
    play.say("token")
    assert (movement(play), play.public("credits")[0]) == (1, 1000)
    play.say("hex:1,1")
    assert (play.asked.code, len(way(play))) == ("xia.action.list", 5)


@pytest.mark.rule("xia.action.non-minor-ends-move")
@pytest.mark.rule("xia.action.minor-list")
@pytest.mark.rule("xia.explore.scan")
@pytest.mark.example("xia.ex.scan-ends-move")
def test_scanning_ends_the_move() -> None:
    """xia.ex.scan-ends-move"""
    play = Play(turn((-1, 0), others=((-2, 2), (-2, 1))), d6=(5,), draw=("lunari",)).say("engine:3", "hex:2,0")
    assert reason(play, "scan") == "xia.action.non-minor-ends-move"
    play.say("stop", "scan", "edge:3,0")
    assert [event.params["movement"] for event in play.told("xia.move.unspent-lost")] == [2]
    assert (play.asked.code, play.ship(0)["energy"], play.ship(0)["space"]) == ("xia.action.list", 5, [2, 0])


@pytest.mark.rule("xia.action.minor-list")
@pytest.mark.rule("xia.action.minor-during-move")
def test_cubes_are_jettisoned_and_collected_on_the_way() -> None:
    g = flight((0, 0), 2, hold=("",) * 9 + ("spice",))
    g.adrift = ((1, 0, "holo"),)
    play = stowed(Play(g).say("jettison", "hex:1,0", "collect"))
    assert movement(play) == 1
    assert "holo" in play.ship(0)["hold"]
    assert play.public("adrift") == [[0, 0, "spice"]]


# --- other ships -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.move.through-ships")
@pytest.mark.rule("xia.move.one-ship-per-space")
def test_a_ship_flies_through_others_and_does_not_stop_there() -> None:
    others = ((1, 0), (2, 0))
    play = Play(flight((0, 0), 1, others=others))
    assert reason(play, "hex:1,0") == "xia.move.one-ship-per-space"
    play = Play(flight((0, 0), 3, others=others))
    assert "hex:2,0" in play.asked.keys  # with the third point it can move on
    play.say("hex:1,0")
    assert (play.ship(0)["space"], movement(play)) == ([1, 0], 2)
    assert reason(play, "stop") == "xia.move.one-ship-per-space"
    play.say("hex:2,-1")
    assert (play.ship(0)["space"], movement(play)) == ([2, -1], 1)


@pytest.mark.rule("xia.move.no-action-in-occupied")
def test_no_action_beside_another_ship_in_the_same_space() -> None:
    g = flight((1, 0), 3, others=((2, 0), (-2, 1)), hold=("",) * 9 + ("spice",))
    play = Play(g).say("hex:2,0")
    for key in ("jettison", "token", "jump:3,0"):
        assert reason(play, key) == "xia.move.no-action-in-occupied", key
    assert {key.partition(":")[0] for key in play.asked.keys} == {"hex"}


@pytest.mark.rule("xia.move.forced-stop-occupied")
@pytest.mark.rule("xia.stranded.ends-move")
def test_a_ship_that_is_stranded_in_an_occupied_space_goes_back() -> None:
    g = flight((2, -1), 3, tiles=HORSE, others=((1, -1), (-2, 2)), energy=2, armed=0, disarmed=4)
    play = Play(g, d20=(9,)).say("cross:1,-1")
    assert (play.ship(0)["space"], play.ship(0)["energy"]) == ([2, -1], 0)
    assert [event.params["space"] for event in play.told("xia.move.forced-stop-occupied")] == [(2, -1)]
    assert len(play.told("kernel.rolled")) == 1


@pytest.mark.rule("xia.move.forced-stop-occupied")
def test_a_ship_that_is_thrown_back_with_its_last_point_leaves_an_occupied_space() -> None:
    """Into the only gap between others, which leads on through a Planetary Shield."""
    tiles = (*KEMPLAR, Tile("lost-sector", 5, -2))
    g = flight((3, 0), 2, tiles=tiles, others=((2, 0), (-2, 2)))
    play = Play(g, d20=(1,)).say("hex:2,0", "cross:1,0", "hold:0,6")
    assert play.ship(0)["space"] == [3, 0]


# --- using an occupied space -----------------------------------------------------------------------------------------
def selling(at: tuple[int, int], **more: object) -> Play:
    """Gaiden stands on the Sell Space of Kemplar II."""
    return Play(turn(at, tiles=KEMPLAR, others=((1, 0), (-2, 2)), hold=("",) * 8 + ("holo", "holo"), **more), d20=(18,))


@pytest.mark.rule("xia.move.use-occupied-space")
@pytest.mark.rule("xia.move.use-occupied-space-one-action")
@pytest.mark.example("xia.ex.use-occupied-space")
def test_selling_on_an_occupied_sell_space() -> None:
    """xia.ex.use-occupied-space: two steps, then two points for the Sell Action."""
    play = selling((-1, 2)).say("impulse", "hex:0,1")
    assert movement(play) == 2
    play.say("use:1,0,sell", "sell:holo,2")
    assert (play.public("credits")[0], play.ship(0)["space"]) == (2000, [0, 1])
    assert play.asked.code == "xia.action.list"  # the Sell Action was the end of the Move


@pytest.mark.rule("xia.move.use-occupied-space-one-action")
def test_an_action_that_is_not_minor_ends_the_move_though_movement_is_left() -> None:
    g = flight((0, 1), 4, tiles=KEMPLAR, others=((1, 0), (-2, 2)), hold=("",) * 8 + ("holo", "holo"))
    play = Play(g).say("use:1,0,sell", "sell:holo,2")
    assert (play.asked.code, play.public("credits")[0]) == ("xia.business.any-order", 2000)


@pytest.mark.rule("xia.move.use-occupied-space")
def test_using_a_space_takes_two_points() -> None:
    play = selling((-1, 2)).say("impulse", "hex:0,1", "hex:0,0")
    assert (movement(play), reason(play, "use:1,0,sell")) == (1, "xia.move.use-occupied-space")


@pytest.mark.rule("xia.move.use-occupied-space-borders")
@pytest.mark.rule("xia.move.use-occupied-space-no-business")
def test_using_a_planet_from_outside_does_not_put_the_ship_on_it() -> None:
    play = selling((2, 0)).say("impulse", "use:1,0,sell", "sell:holo,2")
    assert [event.params["rule"] for event in play.told("kernel.rolled")] == ["xia.border.shield-cross"]
    assert (play.public("credits")[0], play.ship(0)["space"]) == (2000, [2, 0])
    assert play.say("end").over()  # no Business Phase


@pytest.mark.rule("xia.move.use-occupied-space-borders")
def test_a_rebuff_costs_the_points_and_the_action() -> None:
    g = flight((2, 0), 4, tiles=KEMPLAR, others=((1, 0), (-2, 2)), hold=("",) * 8 + ("holo", "holo"))
    play = Play(g, d20=(1,)).say("use:1,0,sell", "hold:0,0")
    assert (play.public("credits")[0], movement(play), play.ship(0)["damaged"]) == (0, 2, [0])


@pytest.mark.rule("xia.move.use-occupied-space-one-action")
@pytest.mark.rule("xia.move.use-occupied-space-borders")
def test_a_minor_action_lets_the_move_go_on_and_each_one_is_paid_for() -> None:
    """Over the border of an Asteroid, which is rolled for every time."""
    g = flight((1, -1), 5, tiles=TK, others=((1, 0), (-2, 2)))
    g.adrift = ((1, 0, "spice"), (1, 0, "holo"))
    play = stowed(Play(g, d20=(11, 12)).say("use:1,0,collect", "cube:spice", "done"))
    assert (movement(play), play.ship(0)["space"]) == (3, [1, -1])
    stowed(play.say("use:1,0,collect"))
    assert (movement(play), sorted(cube for cube in play.ship(0)["hold"] if cube)) == (1, ["holo", "spice"])


@pytest.mark.rule("xia.move.use-occupied-space-borders")
@pytest.mark.rule("xia.death.cargo")
def test_who_dies_reaching_across_dies_at_home() -> None:
    g = flight((1, -1), 2, tiles=TK, others=((1, 0), (-2, 2)), damaged=tuple(range(8)), hold=("",) * 9 + ("spice",))
    g.adrift = ((1, 0, "holo"),)
    play = Play(g, d20=(2,)).say("use:1,0,collect")
    assert play.over()
    assert play.ship(0)["space"] is None
    assert sorted(play.public("adrift")) == [[1, -1, "spice"], [1, 0, "holo"]]


@pytest.mark.rule("xia.move.use-occupied-space-borders")
def test_what_the_way_there_costs_may_leave_nothing_for_the_action() -> None:
    """A Nebula lies between, and takes the Energy that the Scan was to cost."""
    g = flight((-2, 0), 4, tiles=(Tile("lower-stratus", 0, 0),), others=((-1, -1), (2, 0)), energy=3)
    play = Play(g, d20=(4,)).say("use:-1,-1,scan")
    assert (play.ship(0)["energy"], play.ship(0)["armed"], len(play.public("tiles"))) == (0, 3, 1)
    assert (play.asked.code, movement(play)) == ("xia.move.point-per-space", 2)


@pytest.mark.rule("xia.move.use-occupied-space")
@pytest.mark.rule("xia.move.use-occupied-space-one-action")
def test_an_attack_as_if_from_an_occupied_space() -> None:
    """Easy Tiger is two spaces away, behind Gaiden, so a Blaster reaches it only from Gaiden's space."""
    play = Play(turn((0, 0), others=((1, 0), (2, 0))), d6=(2,)).say("impulse", "use:1,0,attack")
    (forced,) = [event for event in play.told("kernel.forced") if event.params["question"] == "xia.combat.acquire"]
    assert forced.params["key"] == "ship:2", "from its own space Gaiden is in no weapon's Range"
    play.say("use:0,0", "done", "done", "hold:2,9", "hold:2,10")
    assert (play.ship(0)["space"], len(play.ship(2)["damaged"])) == ([0, 0], 2)
    assert play.asked.code == "xia.action.list"  # it is no Minor Action: the other points are lost
    play.say("attack")
    forced = [event for event in play.told("kernel.forced") if event.params["question"] == "xia.combat.acquire"][1]
    assert forced.params["key"] == "ship:1"


@pytest.mark.rule("xia.move.use-occupied-space")
@pytest.mark.rule("xia.combat.acquire")
def test_an_attack_from_an_occupied_space_needs_somebody_in_reach_of_it() -> None:
    play = Play(flight((0, 0), 3, others=((1, 0), (-2, 2))))
    assert reason(play, "use:1,0,attack") == "xia.combat.acquire"
    play = Play(flight((0, 0), 3, others=((1, 0), (2, 0)), armed=0, disarmed=4))
    assert reason(play, "use:1,0,attack") == "xia.marker.spend"


@pytest.mark.rule("xia.move.use-occupied-space")
@pytest.mark.rule("xia.rescue.conditions")
def test_a_rescue_as_if_from_an_occupied_space() -> None:
    g = flight((0, 0), 3, others=((1, 0), (2, 0)))
    g.ships[2].energy, g.ships[2].armed, g.ships[2].disarmed = 0, 0, 4
    play = Play(g)
    assert reason(play, "use:1,0,rescue,1") == "xia.stranded.definition"
    play.say("use:1,0,rescue,2", "arm:0")
    assert (play.public("fame"), play.ship(0)["energy"], play.ship(2)["energy"]) == ([1, 0, 0], 4, 2)
    assert play.over()  # the Move ended with it, as it is no Minor Action
    assert play.ship(0)["space"] == [0, 0]


@pytest.mark.rule("xia.move.no-action-in-occupied")
def test_a_ship_in_an_occupied_space_uses_no_other() -> None:
    g = flight((0, 0), 4, others=((1, 0), (2, 0)))
    g.adrift = ((2, 0, "spice"),)
    play = Play(g).say("hex:1,0")
    assert reason(play, "use:2,0,collect") == "xia.move.no-action-in-occupied"


@pytest.mark.rule("xia.action.reactions")
def test_border_rolls_do_not_end_a_move() -> None:
    play = Play(flight((1, -1), 3, tiles=TK), d20=(12,)).say("cross:1,0")
    assert (movement(play), play.asked.code) == (2, "xia.move.point-per-space")


def test_no_move_ends_where_it_began_forever() -> None:
    """No idle loops: every answer that is no Minor Action leaves less movement."""
    play = Play(flight((0, 0), 3)).say("hex:1,0", "hex:0,0", "hex:1,0")
    assert play.over()


# --- any order -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.action.unlimited")
@pytest.mark.example("xia.ex.outfits-any-order")
def test_engines_and_blasters_in_any_order() -> None:
    """xia.ex.outfits-any-order"""
    ships = (puddle_jumper(0, (0, 0), armed=3, disarmed=1), gaiden(1, (1, 0)), easy_tiger(2, (-2, 2)))
    play = Play(table(ships, VOID, Turn(0)), d6=(1, 1, 1)).say("engine:3", "hex:1,-1", "attack")
    play.say("use:0,0", "done", "done", "pass")
    while play.asked.code == "xia.damage.placement":
        play.say(play.asked.keys[0])
    play.say("engine:4")
    assert (play.ship(0)["armed"], play.asked.code) == (0, "xia.move.point-per-space")
