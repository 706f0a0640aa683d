"""Turns, sectors and what is around them, a second look at rules of which one test alone had told."""

from typing import Any

import pytest

from rimward.games.xia.missions import WAITING
from rimward.games.xia.npcs.turn import NpcTurn
from rimward.games.xia.table.board import SIZE, Hex, Tile, distance
from rimward.games.xia.turn import Turn, Turns
from rimward.kernel.question import Refused
from tests.games.xia.jobs import quiet
from tests.games.xia.openings import taken_over
from tests.games.xia.printed import chart, content
from tests.games.xia.scenes import (
    VOID,
    Play,
    blind_jump,
    deal,
    easy_tiger,
    fitted,
    flight,
    gaiden,
    mark,
    npc,
    puddle_jumper,
    table,
    turn,
)
from tests.games.xia.title_scenes import give

KEMPLAR = (Tile("kemplar-ii", 0, 0),)
ACTIONS, BUSINESS, STATUS = "xia.action.list", "xia.business.any-order", "xia.status.arm"
SECTORS = content().sectors


def phases(play: Play) -> list[str]:
    """What is asked, one question after the other, of somebody who ends every phase and arms nothing."""
    found = []
    while play.match.asked:
        found.append(play.asked.code)
        play.say("arm:0" if play.asked.code == STATUS else "end")
    return found


# --- phases ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.turn.phases")
@pytest.mark.parametrize(
    ("start", "flown", "left"),
    [
        ((0, 2), ("hex:0,1",), [ACTIONS, BUSINESS, STATUS]),
        ((0, 1), ("hex:0,2",), [ACTIONS, STATUS]),
        ((0, 1), ("hex:0,2", "hex:0,1"), [ACTIONS, BUSINESS, STATUS]),
    ],
    ids=["lands", "takes off", "takes off and lands"],
)
def test_the_three_phases_of_one_who_flies_through_an_entrance(
    start: Hex, flown: tuple[str, ...], left: list[str]
) -> None:
    """E:209-221: Business is in the middle, and only for who ends the Action Phase on the planet."""
    play = Play(turn(start, tiles=KEMPLAR, armed=2, disarmed=2)).say("impulse", *flown, "stop")
    assert phases(play) == left
    assert play.over()


@pytest.mark.rule("xia.turn.phases")
def test_the_phases_of_one_turn_come_before_those_of_the_next() -> None:
    """E:209, E:223: three players on a planet, and the third of them begins."""
    g = turn((0, 0), tiles=KEMPLAR, others=((1, 0), (-1, 0)))
    for ship in g.ships:
        ship.armed, ship.disarmed = 3, 1
    g.stack = [Turns(2)]
    play, found = Play(g), []
    for _ in range(9):
        found.append((play.asked.seat, play.asked.code))
        play.say("arm:0" if play.asked.code == STATUS else "end")
    assert found == [(seat, phase) for seat in (2, 0, 1) for phase in (ACTIONS, BUSINESS, STATUS)]


@pytest.mark.rule("xia.action.phase-end")
@pytest.mark.parametrize(("at", "then"), [((0, 0), BUSINESS), ((2, 0), STATUS)], ids=["planet", "space"])
@pytest.mark.parametrize("able", [True, False])
def test_the_action_phase_ends_by_choice_or_for_want_of_an_action(at: Hex, then: str, able: bool) -> None:
    """E:213, E:756: "either by being unable to take another Action or by deciding to end the phase"."""
    more: dict[str, Any] = (
        {"armed": 2, "disarmed": 2} if able else {"armed": 0, "disarmed": 4, "impulse_ready": False, "energy": 0}
    )
    g = deal(turn(at, tiles=KEMPLAR, **more), 0)
    play = Play(g)
    if able:
        assert {"impulse", "engine:3", "end"} <= set(play.asked.keys)
        play.say("end")
    if then == STATUS and not able:
        assert play.over(), "without Energy nothing is armed, and nothing is asked"
        assert play.ship(0)["impulse_ready"]
    else:
        assert play.asked.code == then


# --- using a space ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.move.use-occupied-space-no-business")
@pytest.mark.parametrize(("at", "inside"), [((1, 1), False), ((-1, 2), True)], ids=["from space", "on the planet"])
def test_who_sells_through_an_entrance_arms_as_in_space(at: Hex, inside: bool) -> None:
    """E:687, E:760, E:972: Gaiden is on the Sell Space of Neo Damascus. The one beyond the Entrance has 1 Energy for
    three markers and no Business Phase; the one beside it on the planet has both for nothing."""
    seller = fitted("easy-tiger", 0, at, "m-22", cubes=("spice", "spice"), energy=1, armed=1, disarmed=3)
    ships = (seller, gaiden(1, mark("neo-damascus", "sell")), easy_tiger(2, (-2, 0)))
    g = quiet(table(ships, (Tile("neo-damascus", 0, 0),), Turn(0)))
    play = Play(g).say("impulse", "use:0,2,sell", "sell:spice,2")
    assert (play.public("credits")[0], play.ship(0)["space"], play.told("kernel.rolled")) == (2000, list(at), [])
    play.say("end")
    assert (play.asked.code == BUSINESS) is inside
    if inside:
        play.say("end")
    assert play.asked.keys[0] == ("arm:3" if inside else "arm:1")


# --- sectors ---------------------------------------------------------------------------------------------------------
TRADE = [
    ("kemplar-ii", "buy", "spice"),
    ("outpost-338", "mine", "spice"),
    ("neo-damascus", "sell", "spice"),
    ("azure", "buy", "holo"),
    ("burning-horse", "harvest", "holo"),
    ("kemplar-ii", "sell", "holo"),
    ("doravin-v", "buy", "terra"),
    ("red-gulch", "mine", "terra"),
    ("azure", "sell", "terra"),
    ("neo-damascus", "buy", "plasma"),
    ("lower-stratus", "harvest", "plasma"),
    ("lunari", "sell", "plasma"),
    ("lunari", "buy", "cyber"),
    ("pelmont", "salvage", "cyber"),
    ("kreller-iv", "salvage", "cyber"),
    ("doravin-v", "sell", "cyber"),
]


@pytest.mark.rule("xia.board.sector-features")
@pytest.mark.parametrize(("sector", "act", "cube"), TRADE)
@pytest.mark.parametrize("sixths", [0, 2, 5])
def test_cubes_are_traded_and_gathered_where_the_book_says_and_nowhere_else_in_the_sector(
    sector: str, act: str, cube: str, sixths: int
) -> None:
    """E:809, E:1151-1163: however the tile is turned, one space of it is for this."""
    offered = []
    tile = Tile(sector, 5, -2, sixths)
    for number in range(SIZE, 2 * SIZE):
        captain = fitted("easy-tiger", 0, chart((*VOID, tile)).hexes[number], cubes=(cube,), armed=4)
        g = quiet(table((captain, gaiden(1, (-2, 0)), easy_tiger(2, (-2, 1))), (*VOID, tile), Turn(0)))
        g.credits = (1000, 0, 0)
        if act in Play(g).asked.keys:
            offered.append(number - SIZE)
    assert offered == [SECTORS[sector].marks[act]]
    kind = SECTORS[sector]
    assert {"buy": kind.buys, "sell": kind.sells}.get(act, kind.gathers) == cube


@pytest.mark.rule("xia.board.sector-features")
def test_names_and_the_numbers_of_spawn_points_are_unique_in_the_box() -> None:
    """E:797-800: all twenty-one laid out; each has a type, at most one of everything, and seven are planets."""
    found = chart([Tile(sector, 5 * n, -2 * n, n % 6) for n, sector in enumerate(SECTORS)])
    assert len({kind.name for kind in found.kinds}) == 21
    assert {kind.name for kind in found.kinds if kind.kind == "planet"} == {
        "lunari",
        "kemplar-ii",
        "azure",
        "doravin-v",
        "loath",
        "neo-damascus",
        "smugglers-den",
    }
    assert len(found.spawns) == len(found.marks["spawn"]) == len([kind for kind in found.kinds if kind.spawn])
    assert all(1 <= number <= 20 for number in found.spawns)
    for word, spaces in found.marks.items():
        assert len({space // SIZE for space in spaces}) == len(spaces), word


@pytest.mark.rule("xia.board.special-spaces")
@pytest.mark.parametrize("sector", SECTORS)
def test_borders_and_sight_are_those_of_the_ground_whatever_is_printed_on_it(sector: str) -> None:
    """E:809: a ship flies onto and over any marked space of a tile as over its neighbours of the same ground."""
    kind, found = SECTORS[sector], chart([Tile(sector, 0, 0)])
    calm = {".": "normal", "~": "inner", "#": "inner", "g": "normal"}
    for cell in kind.marks.values():
        around = [step for step in range(cell * 6, cell * 6 + 6) if found.next[step] >= 0]
        alike = [step for step in around if kind.ground[found.next[step]] == kind.ground[cell]]
        if kind.ground[cell] in calm:
            assert {word for step in alike for word in found.borders(step)} <= {calm[kind.ground[cell]]}
            assert all(found.sight(cell, found.next[step]) for step in alike)


@pytest.mark.rule("xia.board.special-spaces")
@pytest.mark.parametrize(
    ("sector", "word", "start", "end"),
    [
        ("azure", "spawn", (-1, -1), (-2, 1)),
        ("red-gulch", "mission", (0, -2), (-2, 0)),
        ("lost-sector", "explore", (-1, 0), (1, 0)),
        ("tigris-gate", "explore", (-2, 0), (0, -1)),
        ("kemplar-ii", "sell", (1, -1), (0, 1)),
    ],
)
def test_a_special_space_costs_one_point_no_roll_and_does_not_hide_a_ship(
    sector: str, word: str, start: Hex, end: Hex
) -> None:
    """E:809: two points over it, and a ship in it is seen from both sides."""
    g = flight(start, 2, tiles=(Tile(sector, 0, 0),), others=((2, 0), (2, -2)))
    over = mark(sector, word)
    play = Play(g)
    play.say(f"hex:{over[0]},{over[1]}")
    assert play.asked.about["movement"] == 1
    play.say(f"hex:{end[0]},{end[1]}")
    assert (play.ship(0)["space"], play.told("kernel.rolled")) == (list(end), [])
    board = g.map
    assert board.sight(board.numbers[start], board.numbers[over])
    assert board.sight(board.numbers[over], board.numbers[end])


# --- Outlaws ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.outlaw-token.visual")
@pytest.mark.parametrize(("bounty", "hunted"), [(0, False), (1000, True)])
def test_the_enforcer_goes_by_the_bounty(bounty: int, hunted: bool) -> None:
    """E:389: an Outlaw Token only denotes that a ship has a Bounty; with the Bounty the Outlaw is gone too."""
    ships = (puddle_jumper(0, (1, 0), bounty=bounty), gaiden(1, (-2, 0)), easy_tiger(2, (-2, 2)), npc("enforcer", 0))
    ships[3].space = (0, 0)
    g = table(ships, VOID, NpcTurn(3), credits=(0,) * 4)
    for seat in range(3):
        deal(g, seat)
    play = Play(g, d8=(1,) if hunted else ())
    while play.match.asked:
        play.say(play.asked.keys[-1])
    assert bool(play.told("xia.combat.declare-attack")) is hunted


@pytest.mark.rule("xia.outlaw-token.visual")
def test_a_new_ship_is_innocent_at_once() -> None:
    """E:389, E:424: the Bounty goes with the old ship, and with it whatever marked the Outlaw."""
    captain = fitted("puddle-jumper", 0, (0, 1), bounty=5000)
    g = table((captain, gaiden(1, (2, 0)), easy_tiger(2, (-2, 0))), KEMPLAR, Turns(0), credits=(20000, 0, 0))
    for seat in range(3):
        deal(g, seat)
    play = Play(g).say("end", "buy-ship:krembler")
    while play.asked.code != BUSINESS:
        play.say(play.asked.keys[0])
    assert (play.ship(0)["name"], play.ship(0)["bounty"]) == ("krembler", 0)
    play.say("end", "end", "end", "impulse", "hex:0,2")
    assert "hex:0,1" in play.asked.keys, "the Entrance of the Lawful planet lets it back in"


# --- Rescue ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.rescue.repeat")
def test_who_is_stranded_again_in_the_same_turn_is_rescued_again() -> None:
    """E:256, E:695-697: Gaiden arms two markers, spends them on its Shield against its rescuer, and is Stranded."""
    g = turn((0, 0), others=((1, 0), (-2, 2)), energy=9)
    g.ships[1].energy, g.ships[1].armed, g.ships[1].disarmed = 0, 0, 4
    for seat in range(3):
        deal(g, seat)
    play = Play(g, d6=(1,), d8=(8, 8)).say("rescue:1", "arm:2", "attack", "use:0,0", "done", "use:1,0", "use:1,1")
    while play.asked.code != ACTIONS:
        play.say(play.asked.keys[-1])
    assert (play.ship(1)["energy"], play.ship(1)["armed"]) == (0, 0)
    play.say("rescue:1", "arm:0")
    assert (play.public("fame"), play.ship(0)["energy"], play.ship(1)["energy"]) == ([2, 0, 0], 5, 2)


@pytest.mark.rule("xia.rescue.repeat")
def test_three_rescues_of_one_player_are_three_fame_and_the_last_takes_three_energy() -> None:
    """E:695: 7 Energy are enough for three, and the fourth finds the rescuer with 1."""
    g = turn((0, 0), others=((1, 0), (-2, 2)), energy=7)
    for seat in range(3):
        deal(g, seat)
    for times in range(1, 4):
        g.ships[1].energy, g.ships[1].armed, g.ships[1].disarmed = 0, 0, 4
        play = Play(g).say("rescue:1", "arm:0")
        assert (play.public("fame")[0], play.ship(0)["energy"]) == (times, 7 - 2 * times)
        g = taken_over(play)
    g.ships[1].energy = 0
    with pytest.raises(Refused) as refused:
        Play(g).say("rescue:1")
    assert refused.value.rule == "xia.rescue.conditions"


# --- new tiles -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.explore.new-tile-order")
@pytest.mark.parametrize(
    ("at", "jump", "drawn", "told"),
    [
        ((2, -2), (3, -3), ("loath", "fame"), ["place", "token", "ship", "npc", "payment"]),
        ((0, 2), (-1, 3), ("kemplar-ii",), ["place", "ship", "npc"]),
    ],
)
def test_who_jumps_onto_the_spawn_point_is_there_before_the_npc(
    at: Hex, jump: Hex, drawn: tuple[str, ...], told: list[str]
) -> None:
    """E:863, E:1076, E:1225: so the Scoundrel or the Enforcer goes beside it, and then a waiting Payment is known."""
    names = {
        "xia.explore.place-tile": "place",
        "xia.explore.token-placing": "token",
        "xia.move.point-per-space": "ship",
        "xia.npc.spawn": "npc",
        "xia.mission.shuttle-payment": "payment",
    }
    play = Play(blind_jump(at, 3), draw=drawn).say(f"jump:{jump[0]},{jump[1]}")
    assert (play.asked.code, play.ship(0)["space"]) == ("xia.npc.spawn", list(jump))
    spaces = [key.removeprefix("hex:").split(",") for key in play.asked.keys]
    assert all(distance(jump, (int(q), int(r))) == 1 for q, r in spaces)
    play.say(play.asked.keys[0])
    assert [names[event.code] for event in play.match.events(3) if event.code in names] == told
    assert play.public("payments")[1] == (4000 if "payment" in told else WAITING)


@pytest.mark.rule("xia.explore.new-tile-order")
def test_a_scan_brings_the_same_but_for_the_ship() -> None:
    """E:863, E:1076, E:1225: Loath again; the Spawn Point is free, so nobody is asked where the Scoundrel goes."""
    g = blind_jump((2, 0))
    g.stack = [Turn(0)]
    play = Play(g, draw=("loath", "fame")).say("scan", "edge:3,0")
    codes = [event.code for event in play.match.events(3)]
    order = ["place-tile", "token-placing"]
    places = [codes.index(f"xia.explore.{step}") for step in order]
    places += [codes.index("xia.npc.spawn"), codes.index("xia.mission.shuttle-payment")]
    assert places == sorted(places)
    found = taken_over(play).map
    assert (play.ship(0)["space"], found.numbers[tuple(play.ship(4)["space"])]) == ([2, 0], found.spawns[19])


# --- cards and disputes ----------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.general.cards-override")
@pytest.mark.parametrize(("name", "printed"), [("easy-tiger", 3), ("puddle-jumper", 4), ("lasting-sorrow", 1)])
@pytest.mark.parametrize("held", [False, True])
def test_a_title_says_otherwise_than_the_ship_mat(name: str, printed: int, held: bool) -> None:
    """E:996, R:491-497: "your ship's Impulse is 5 until the end of the game", whatever its mat says."""
    g = table((fitted(name, 0, (0, 0)), gaiden(1, (-2, 0)), easy_tiger(2, (-2, 2))), VOID, Turn(0))
    play = Play(give(g, 0, "speed-master") if held else g).say("impulse")
    assert play.asked.about["movement"] == (5 if held else printed)


@pytest.mark.rule("xia.general.cards-override")
@pytest.mark.parametrize("sector", ["kemplar-ii", "azure", "smugglers-den"])
def test_a_sector_says_otherwise_than_the_rules_of_buying(sector: str) -> None:
    """E:809, E:1137: a planet has the specified cube for sale, the Smugglers' Den any that a captain names."""
    captain = fitted("easy-tiger", 0, mark(sector, "buy"))
    ships = (captain, gaiden(1, (-2, 0)), easy_tiger(2, (-2, 2)))
    play = Play(quiet(table(ships, (Tile(sector, 0, 0),), Turn(0), credits=(1000, 0, 0)))).say("buy")
    named = [key.removeprefix("cube:") for key in play.asked.keys if key.startswith("cube:")]
    assert named == (["spice", "holo", "terra", "plasma", "cyber"] if sector == "smugglers-den" else [])


@pytest.mark.rule("xia.general.disputes")
@pytest.mark.parametrize(("rolls", "hit"), [((3, 18), [0, 1]), ((18, 3), [1, 0]), ((10, 11), [0, 1])])
def test_the_same_tie_is_rolled_for_again_and_nobody_is_asked_who_is_right(
    rolls: tuple[int, int], hit: list[int]
) -> None:
    """E:1266-1270: only the answer to a dispute lasts for the rest of the game, and there are no disputes. Two Outlaws
    are equally near to the Enforcer, in two turns."""
    ships = (
        fitted("easy-tiger", 0, (2, 0), bounty=1000),
        fitted("puddle-jumper", 1, (-2, 0), bounty=1000),
        fitted("numerator", 2, (-2, 2)),
        npc("enforcer", 0, (0, 0)),
    )
    g = quiet(table(ships, VOID, NpcTurn(3), NpcTurn(3).then("turn"), credits=(0,) * 4))
    play, asked = Play(g, d20=rolls, d8=(1, 1)), set()
    while play.match.asked:
        asked.add(play.asked.code)
        play.say(play.asked.keys[0])
    assert [event.params["winner"] for event in play.told("xia.general.ties")] == hit
    assert [event.params["target"] for event in play.told("xia.combat.declare-attack")] == hit
    assert asked <= {"xia.damage.placement"}
    assert play.over()
