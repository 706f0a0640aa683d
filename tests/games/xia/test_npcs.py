"""The ships that nobody plays: dealing, turns, targets, movement, attacks, death and money."""

from typing import Any

import pytest

from rimward.games.xia.npcs import CARDS
from rimward.games.xia.npcs.turn import NpcTurn
from rimward.games.xia.table.board import Hex, Tile
from rimward.games.xia.table.state import NOBODY, Ship, Xia
from rimward.games.xia.turn import Turn, Turns
from rimward.kernel.frame import Frame
from tests.games.xia.openings import Opening, cell, taken_over
from tests.games.xia.scenes import HORSE, VOID, Play, deal, easy_tiger, gaiden, mark, npc, puddle_jumper, table
from tests.games.xia.title_scenes import give

ENFORCER, SCOUNDREL, MERCHANT = 3, 4, 5
NPCS = ("enforcer", "scoundrel", "merchant")
FAR = (Tile("lost-sector", 0, 0), Tile("tk-421", 5, -2), Tile("deltus-gate", 10, -4), Tile("burning-horse", 15, -6))
LAW = (Tile("kemplar-ii", 0, 0), Tile("lost-sector", 5, -2), Tile("lunari", 10, -4))
PRISON = (Tile("lost-sector", 0, 0), Tile("loath", 5, -2))


def scene(
    players: tuple[Hex | None, Hex | None, Hex | None],
    npcs: dict[int, Hex],
    *stack: Frame,
    tiles: tuple[Tile, ...] = VOID,
    credits: tuple[int, ...] = (0, 0, 0, 0, 2000, 0),
    **more: Any,
) -> Xia:
    """Puddle Jumper, Gaiden and Easy Tiger, each with the card of an NPC; those without a space have not spawned."""
    a, b, c = players
    captains = (puddle_jumper(0, a or (0, 0)), gaiden(1, b or (0, 0)), easy_tiger(2, c or (0, 0)))
    for ship, space in zip(captains, players, strict=True):
        ship.space = space
    ships: tuple[Ship, ...] = (*captains, *(npc(card, seat, npcs.get(seat + 3)) for seat, card in enumerate(NPCS)))
    waiting = tuple(number for number in (ENFORCER, SCOUNDREL, MERCHANT) if number not in npcs)
    g = table(ships, tiles, *stack, unspawned=waiting, credits=credits, **more)
    for seat in range(3):
        g.exhaust(seat, g.zones.face(f"abilities:{seat}", 0))
    return g


def codes(play: Play, *chapters: str) -> list[str]:
    return [event.code for event in play.match.events(3) if event.code.startswith(chapters or ("xia.npc.",))]


def target(play: Play) -> tuple[int, str]:
    (told,) = [*play.told("xia.npc.enforcer-target"), *play.told("xia.npc.scoundrel-target")]
    return told.params["target"], told.params["why"]


def space(play: Play, ship: int) -> list[int] | None:
    found: list[int] | None = play.ship(ship)["space"]
    return found


def number(g: Xia, play: Play, ship: int) -> int:
    q, r = play.ship(ship)["space"]
    return g.map.numbers[q, r]


# --- dealing and spawning --------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.setup.npc-deal")
@pytest.mark.rule("xia.npc.list")
@pytest.mark.rule("xia.npc.controller")
@pytest.mark.parametrize(("seats", "owners"), [(3, [1, 2, 0]), (4, [1, 2, 3]), (5, [1, 2, 3])])
def test_the_first_three_in_turn_order_get_a_card(seats: int, owners: list[int]) -> None:
    """Seat 0 rolls highest, so seat 1 begins."""
    sectors = ("pelmont", "red-gulch", "expedior-gate", "outpost-338", "burning-horse")[:seats]
    opening = Opening(seats, sectors, cards=("merchant", "enforcer", "scoundrel")).ships()
    for _ in range(seats):
        opening.outfits()
    ships = [opening.ship(number) for number in range(seats, seats + 3)]
    assert [(ship["npc"], ship["seat"], ship["space"]) for ship in ships] == [
        ("merchant", owners[0], None),
        ("enforcer", owners[1], None),
        ("scoundrel", owners[2], None),
    ]
    assert opening.public("credits")[seats:] == [0, 0, 2000]
    assert (opening.asked.seat, opening.asked.code) == (1, "xia.action.list")


@pytest.mark.rule("xia.first-game.no-npcs")
@pytest.mark.parametrize("options", [{"first_game": True, "npcs": True}, {"npcs": False}])
def test_without_npcs_no_card_is_dealt(options: dict[str, Any]) -> None:
    opening = Opening(3, () if "first_game" in options else ("pelmont", "red-gulch", "azure"), **options).ships()
    for _ in range(3):
        if options.get("first_game"):
            opening.say("kit:explorer").anywhere()
        else:
            opening.outfits()
    assert opening.asked.code == "xia.action.list"
    assert (len(opening.public("ships")), opening.public("unspawned")) == (3, [])
    assert "stack:npcs" not in opening.match.view(0)["zones"]


@pytest.mark.rule("xia.setup.npc-on-starting-tile")
@pytest.mark.rule("xia.npc.merchant-spawn")
def test_npcs_of_starting_tiles_are_there_before_the_first_turn() -> None:
    """Of Azure, Kemplar II and Lunari the second one dealt brings the Merchant; players stand on all Spawn Points."""
    opening = Opening(3, ("azure", "kemplar-ii", "lunari"), cards=("merchant", "scoundrel", "enforcer")).ships()
    opening.outfits().outfits().outfits()
    asked = []
    while opening.asked.code == "xia.npc.spawn":
        asked.append(opening.asked.seat)
        opening.say(opening.asked.keys[0])
    assert asked[0] == 1
    sectors = [event.params["sector"] for event in opening.told("xia.npc.spawn")]
    assert sectors == ["kemplar-ii", "kemplar-ii"]
    assert (opening.public("unspawned"), opening.ship(3)["heading"]) == ([4], "lunari")
    g = taken_over(opening)
    point = cell(g, "kemplar-ii", "a3")
    for ship in (3, 5):
        (q, r) = opening.ship(ship)["space"]
        assert max(abs(q - point[0]), abs(r - point[1]), abs(q + r - sum(point))) == 1


@pytest.mark.rule("xia.npc.merchant-route")
@pytest.mark.rule("xia.npc.merchant-move")
@pytest.mark.parametrize(
    ("placed", "after"),
    [
        (("azure", "doravin-v"), "azure"),  # spawned on the second
        (("doravin-v", "azure"), "doravin-v"),
        (("doravin-v", "lunari", "azure"), "doravin-v"),
        (("lunari", "neo-damascus", "azure", "kemplar-ii"), "lunari"),
    ],
)
def test_the_first_market_is_the_one_after_that_where_it_spawned(placed: tuple[str, ...], after: str) -> None:
    opening = Opening(len(placed) + (len(placed) < 3), (*placed, "pelmont")[: max(3, len(placed))], cards=NPCS).ships()
    while opening.asked.code != "xia.action.list":
        opening.say("done" if "done" in opening.asked.keys else opening.asked.keys[0])
    merchant = next(ship for ship in opening.public("ships") if ship["npc"] == "merchant")
    assert merchant["heading"] == after


# --- whose turn ------------------------------------------------------------------------------------------------------
def sequence(play: Play) -> list[str]:
    """Whose turns there were, and which of them were skipped."""
    skipped = ("xia.death.skip-turn", "xia.npc.turn-unspawned", "xia.death.npc-skip-turn")
    found = []
    for event in play.match.events(0):
        if event.code in ("xia.turn.phases", "xia.npc.turn", *skipped):
            who = event.params["npc"] if "npc" in event.params else f"player_{event.params['seat'] + 1}"
            found.append(who + "_skipped" * (event.code in skipped))
    return found


@pytest.mark.rule("xia.turn.npc-turn-after")
@pytest.mark.rule("xia.npc.turn-unspawned")
@pytest.mark.example("xia.ex.npc-round-of-four")
def test_a_round_of_four() -> None:
    """xia.ex.npc-round-of-four"""
    sectors = ("pelmont", "expedior-gate", "outpost-338", "burning-horse")
    opening = Opening(4, sectors, (1, 2, 3, 12), cards=("scoundrel", "enforcer", "merchant")).ships()
    for _ in range(4):
        opening.outfits()
    g = taken_over(opening)
    g.ships[4].space, g.ships[5].space, g.unspawned = cell(g, "pelmont", "c5"), cell(g, "expedior-gate", "c1"), (6,)
    g.stack = [Turns(0)]
    play = Play(g, d8=(1,) * 4, d6=(1,) * 4, d20=(1,) * 4)
    for _ in range(60):
        if len(sequence(play)) > 7:
            break
        play.say("end" if "end" in play.asked.keys else play.asked.keys[0])
    assert sequence(play)[:8] == [
        "player_1",
        "scoundrel",
        "player_2",
        "enforcer",
        "player_3",
        "merchant_skipped",
        "player_4",
        "player_1",
    ]


@pytest.mark.rule("xia.turn.npc-turn-after")
def test_the_npc_acts_though_its_controller_does_not() -> None:
    g = scene(((-2, 0), (2, 0), (0, 2)), {ENFORCER: (0, -2)}, Turns(0), tiles=VOID)
    g.ships[0].skips = True
    assert sequence(Play(g))[:3] == ["player_1_skipped", "enforcer", "player_2"]


@pytest.mark.rule("xia.npc.first-turn")
@pytest.mark.rule("xia.npc.enforcer-spawn")
def test_an_npc_that_has_just_come_takes_its_turn() -> None:
    g = scene(((2, 0), (-2, 0), (-2, 2)), {}, Turns(0), tiles=VOID)
    play = Play(g, draw=("kemplar-ii",)).say("scan", "edge:3,0", "end")
    assert sequence(play)[:3] == ["player_1", "enforcer", "player_2"]


@pytest.mark.rule("xia.fame.luck-limit")
def test_the_turn_of_an_npc_is_a_turn_of_its_own() -> None:
    g = scene(((-2, 0), (2, 0), (0, 2)), {ENFORCER: (0, -2)}, NpcTurn(ENFORCER), lucky=(1,))
    assert Play(g).public("lucky") == []


# --- the Enforcer: whom it hunts -------------------------------------------------------------------------------------
def patrol(players: tuple[Hex, Hex, Hex], at: Hex, tiles: tuple[Tile, ...] = FAR, **npcs: Hex) -> Xia:
    places = {ENFORCER: at, **({SCOUNDREL: npcs["scoundrel"]} if npcs else {})}
    return scene(players, places, NpcTurn(ENFORCER), tiles=tiles)


@pytest.mark.rule("xia.npc.enforcer-target")
@pytest.mark.rule("xia.npc.target-choice")
def test_the_nearest_outlaw_in_the_next_sector_and_no_further() -> None:
    g = patrol(((5, 0), (10, -4), (-2, 2)), (0, -2))
    g.ships[0].bounty = g.ships[1].bounty = 1000
    assert target(Play(g, d8=(1,))) == (0, "outlaw")
    g = patrol(((5, 0), (10, -4), (-2, 2)), (0, -2))
    g.ships[1].bounty = 1000  # two Sectors away
    assert "xia.npc.enforcer-target" not in codes(Play(g))
    innocent = patrol(((5, 0), (10, -4), (-2, 2)), (0, -2))
    assert "xia.npc.enforcer-target" not in codes(Play(innocent))


@pytest.mark.rule("xia.npc.enforcer-target")
def test_the_scoundrel_is_an_outlaw() -> None:
    g = patrol(((15, -4), (15, -6), (15, -8)), (0, 0), scoundrel=(0, 2))
    play = Play(g, d8=(5,), d6=(2,))
    assert target(play) == (SCOUNDREL, "outlaw")
    assert (play.ship(SCOUNDREL)["wounds"], play.ship(SCOUNDREL)["grudge"]) == (3, ENFORCER)


@pytest.mark.rule("xia.npc.nearest")
def test_a_tie_between_two_outlaws_is_rolled() -> None:
    """Both three steps away; the blocks begin with the controller."""
    for roll, found in ((1, 0), (10, 0), (11, 2), (20, 2)):
        g = scene(((2, 0), (-2, 2), (-2, 0)), {ENFORCER: (0, -2)}, NpcTurn(ENFORCER))
        g.ships[0].bounty = g.ships[2].bounty = 1000
        g.ships[0].space, g.ships[2].space = (1, 1), (-1, 2)
        g.ships[1].space = (0, 2)
        play = Play(g, d20=(roll,), d8=(1,)).say("done") if found else Play(g, d20=(roll,), d8=(1,))
        assert target(play)[0] == found
        assert play.public("fame") == [0, 0, 0]  # a 20 that is nobody's luck


@pytest.mark.rule("xia.npc.last-attacker")
@pytest.mark.parametrize(("at", "remembered"), [((9, -4), True), ((14, -6), False)])
def test_the_last_attacker_comes_first_within_two_sectors(at: Hex, remembered: bool) -> None:
    """An Innocent one, and an Outlaw sits next to it."""
    g = patrol(((1, -1), at, (-2, 2)), (0, -2))
    g.ships[0].bounty, g.ships[ENFORCER].grudge = 1000, 1
    play = Play(g, d8=(1,) if not remembered else ())
    assert target(play) == ((1, "attacker") if remembered else (0, "outlaw"))


@pytest.mark.rule("xia.npc.last-attacker")
def test_every_attack_is_remembered_and_the_last_one_counts() -> None:
    g = scene(((1, 0), (2, 0), (0, -1)), {ENFORCER: (0, 0), SCOUNDREL: (1, -1), MERCHANT: (0, 1)}, Turn(0))
    play = Play(g, d6=(1, 2), d8=(8,)).say("attack", "ship:3", "use:0,0", "done")
    assert (play.ship(ENFORCER)["wounds"], play.ship(ENFORCER)["grudge"]) == (0, 0)  # nothing got through
    g = scene(((1, 0), (2, 0), (0, -1)), {ENFORCER: (0, 0)}, Turn(2))
    g.ships[ENFORCER].grudge = 0
    play = Play(g, d8=(3, 1)).say("attack", "use:2,0", "done")
    assert play.ship(ENFORCER)["grudge"] == 2


@pytest.mark.rule("xia.npc.merchant-peaceful")
def test_the_merchant_remembers_nobody_and_harms_nobody() -> None:
    g = scene(((1, 0), (2, 0), (0, -1)), {MERCHANT: (0, 1)}, Turn(0))
    play = Play(g, d6=(1,), d8=(8,)).say("attack", "ship:5", "use:0,0", "done")
    assert play.ship(MERCHANT)["grudge"] == NOBODY
    assert (CARDS["merchant"].weapon, CARDS["merchant"].attacks) == ("", 0)
    tiles = (Tile("azure", 0, 0), Tile("doravin-v", 5, -2))
    g = scene(((0, -1), (2, 0), (-2, 2)), {MERCHANT: (-1, -1)}, NpcTurn(MERCHANT), tiles=tiles)
    g.ships[0].bounty, g.ships[MERCHANT].heading = 1000, "azure"
    assert not Play(g).told("xia.combat.declare-attack")


# --- the Enforcer: patrol --------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.npc.enforcer-patrol")
def test_it_flies_to_the_most_distant_lawful_planet() -> None:
    for at, planet in (((2, 0), "lunari"), ((9, -3), "kemplar-ii")):
        g = scene(((-2, 0), (-2, 1), (-2, 2)), {ENFORCER: at}, NpcTurn(ENFORCER), tiles=LAW)
        play = Play(g)
        (told,) = play.told("xia.npc.enforcer-patrol")
        assert told.params["sector"] == planet == play.ship(ENFORCER)["heading"]


@pytest.mark.rule("xia.npc.enforcer-patrol")
def test_it_does_not_turn_round_half_way_but_does_on_arrival() -> None:
    g = scene(((-2, 0), (-2, 1), (-2, 2)), {ENFORCER: (3, 0)}, NpcTurn(ENFORCER), tiles=LAW)
    g.ships[ENFORCER].heading = "kemplar-ii"
    assert Play(g).told("xia.npc.enforcer-patrol")[0].params["sector"] == "kemplar-ii"
    g = scene(((-2, 0), (-2, 1), (-2, 2)), {ENFORCER: (0, 0)}, NpcTurn(ENFORCER), tiles=LAW)
    g.ships[ENFORCER].heading = "kemplar-ii"
    play = Play(g)
    assert play.told("xia.npc.enforcer-patrol")[0].params["sector"] == "lunari"
    assert space(play, ENFORCER) != [0, 0]


@pytest.mark.rule("xia.npc.enforcer-patrol")
def test_with_one_lawful_planet_it_flies_there_and_stays() -> None:
    g = scene(((-2, 0), (-2, 1), (-2, 2)), {ENFORCER: (0, 0)}, NpcTurn(ENFORCER), tiles=LAW[:2])
    play = Play(g)
    assert (space(play, ENFORCER), play.ship(ENFORCER)["heading"]) == ([0, 0], "kemplar-ii")


@pytest.mark.rule("xia.npc.enforcer-patrol")
@pytest.mark.rule("xia.general.ties")
@pytest.mark.parametrize("tiles", [LAW, LAW[::-1]])
@pytest.mark.parametrize(("roll", "place"), [(1, 0), (10, 0), (11, 1), (20, 1)])
def test_between_two_equally_distant_planets_a_d20_decides(tiles: tuple[Tile, ...], roll: int, place: int) -> None:
    """en:1266: the one that was placed first has 1-10. Nobody is asked: en:1246 lets the controller choose routes."""
    g = scene(((-2, 0), (-2, 1), (-2, 2)), {ENFORCER: (4, 0)}, NpcTurn(ENFORCER), tiles=tiles)
    play = Play(g, d20=(roll,))
    planet = ("kemplar-ii", "lunari")[place] if tiles is LAW else ("lunari", "kemplar-ii")[place]
    assert play.ship(ENFORCER)["heading"] == planet
    (patrol,) = play.told("xia.npc.enforcer-patrol")
    (decided,) = play.told("xia.npc.target-choice")
    (rolled,) = play.told("kernel.rolled")
    assert (patrol.params["sector"], decided.params["winner"]) == (planet, planet)
    assert (rolled.params["rule"], rolled.params["by"]) == ("xia.general.ties", NOBODY)
    assert play.public("fame") == [0, 0, 0], "no Luck"


@pytest.mark.rule("xia.npc.enforcer-patrol")
def test_no_d20_while_it_is_on_its_way_to_one_of_two_equally_distant_planets() -> None:
    g = scene(((-2, 0), (-2, 1), (-2, 2)), {ENFORCER: (4, 0)}, NpcTurn(ENFORCER), tiles=LAW)
    g.ships[ENFORCER].heading = "lunari"
    play = Play(g)
    assert (play.told("kernel.rolled"), play.ship(ENFORCER)["heading"]) == ([], "lunari")


@pytest.mark.rule("xia.npc.enforcer-patrol")
def test_a_ship_to_hunt_ends_the_patrol() -> None:
    g = scene(((3, 0), (-2, 1), (-2, 2)), {ENFORCER: (2, 0)}, NpcTurn(ENFORCER), tiles=LAW)
    g.ships[ENFORCER].heading, g.ships[0].bounty = "lunari", 1000
    assert Play(g, d8=(1,)).ship(ENFORCER)["heading"] == ""


# --- the Enforcer: movement and attack -------------------------------------------------------------------------------
def chase(outlaw: Hex, at: Hex, tiles: tuple[Tile, ...] = FAR, others: tuple[Hex, Hex] = ((15, -4), (15, -8))) -> Xia:
    g = scene((outlaw, *others), {ENFORCER: at}, NpcTurn(ENFORCER), tiles=tiles)
    g.ships[0].bounty = 1000
    return g


@pytest.mark.rule("xia.npc.enforcer-move")
@pytest.mark.rule("xia.npc.enforcer-attack")
def test_it_stops_at_range_six_and_fires() -> None:
    """Seven spaces apart in open space: one step will do."""
    g = chase((5, 0), (-2, 0))
    play = Play(g, d8=(3,))
    steps = play.told("xia.move.point-per-space")
    assert [event.params["ship"] for event in steps] == [ENFORCER]
    (shot,) = play.told("xia.combat.declare-attack")
    assert (shot.params["attacker"], shot.params["target"], shot.params["uses"]) == (ENFORCER, 0, ())
    assert (play.asked.seat, play.asked.code) == (0, "xia.damage.placement")  # no Shield to declare
    assert play.say("hold:0,9", "hold:0,8", "hold:0,7").over()


@pytest.mark.rule("xia.npc.enforcer-move")
def test_it_stays_where_it_can_fire_from() -> None:
    play = Play(chase((2, 0), (0, 0)), d8=(1,))
    assert (space(play, ENFORCER), play.told("xia.move.point-per-space")) == ([0, 0], [])


@pytest.mark.rule("xia.npc.enforcer-move")
def test_too_near_it_backs_off_first() -> None:
    g = chase((0, 0), (1, 0), others=((2, -1), (-2, 2)))
    play = Play(g, d8=(1,))
    assert (play.asked.seat, play.asked.code) == (0, "xia.npc.move-route")
    assert set(play.asked.keys) == {"hex:1,1", "hex:2,0"}  # the third space at Range 2 is occupied
    play.say("hex:2,0")
    assert (space(play, ENFORCER), play.asked.code) == ([2, 0], "xia.damage.placement")


@pytest.mark.rule("xia.npc.enforcer-move")
def test_without_sight_it_keeps_moving() -> None:
    """TK-421 has a bar of rock in its middle: the Outlaw is right behind it."""
    tiles = (Tile("tk-421", 0, 0),)
    g = chase((0, 1), (0, -1), tiles, ((2, 0), (-2, 2)))
    play = Play(g, d8=(1,))
    while play.asked.code == "xia.npc.move-route":
        play.say(play.asked.keys[0])
    assert play.asked.code == "xia.damage.placement"
    assert space(play, ENFORCER) != [0, -1]


@pytest.mark.rule("xia.npc.enforcer-attack")
def test_out_of_reach_it_does_not_fire() -> None:
    """Among the rocks of TK-421, which nobody sees into."""
    g = chase((5, -2), (-2, 0), (Tile("lost-sector", 0, 0), Tile("tk-421", 5, -2)), ((-2, 2), (-2, 1)))
    play = Play(g)
    while play.match.asked:
        play.say(play.asked.keys[0])
    assert not play.told("xia.combat.declare-attack")


@pytest.mark.rule("xia.npc.enforcer-no-bounty")
@pytest.mark.rule("xia.npc.kill-player")
def test_what_it_destroys_makes_it_no_outlaw() -> None:
    """Its last attacker is Innocent; then an Outlaw, whose Bounty goes onto the card."""
    for bounty, credits in ((0, 0), (3000, 3000)):
        g = scene(((2, 0), (-2, 2), (-2, 0)), {ENFORCER: (0, 0)}, NpcTurn(ENFORCER))
        g.ships[0].damaged, g.ships[0].bounty = tuple(range(9)), bounty
        g.ships[ENFORCER].grudge = 0
        play = Play(g, d8=(1,))
        assert play.over()
        assert (space(play, 0), play.ship(0)["bounty"], play.ship(0)["energy"]) == (None, 0, 10)
        assert (play.public("credits")[ENFORCER], play.ship(ENFORCER)["bounty"]) == (credits, 0)
        assert play.ship(ENFORCER)["grudge"] == NOBODY  # it has had its revenge
        assert play.public("fame") == [0, 0, 0]


@pytest.mark.rule("xia.npc.attack")
def test_against_an_npc_one_defends_as_against_a_player() -> None:
    """Gaiden declares two Shields, and re-arms one of them with its only Energy."""
    g = scene(((-2, 0), (2, 0), (-2, 2)), {ENFORCER: (0, 0)}, NpcTurn(ENFORCER))
    g.ships[1].bounty = 1000
    play = Play(g, d8=(7, 2, 1))
    assert (play.asked.seat, play.asked.code) == (1, "xia.combat.declare-defense")
    play.say("use:1,0", "use:1,1", "done")
    (resolved,) = play.told("xia.combat.resolve")
    assert (resolved.params["attack"], resolved.params["defense"]) == (7, 3)
    play.say(*(f"hold:1,{hold}" for hold in (12, 11, 10, 9)))
    assert (play.asked.seat, play.asked.code) == (1, "xia.combat.rearm")
    play.say("use:1,0")
    assert play.over()
    assert (play.ship(1)["energy"], play.ship(1)["disarmed"]) == (0, 1)


@pytest.mark.rule("xia.npc.kill-player")
def test_a_death_by_an_npc_in_the_turn_of_another() -> None:
    """The Enforcer, controlled by player 1, destroys player 2, who flies a Tier 2 ship and misses a turn."""
    g = scene(((-2, 0), (2, 0), (-2, 2)), {ENFORCER: (0, 0)}, Turns(0))
    g.ships[1].bounty, g.ships[1].damaged, g.ships[1].armed, g.ships[1].disarmed = 1000, tuple(range(12)), 0, 4
    play = Play(g, d8=(1,)).say("end")
    assert sequence(play) == ["player_1", "enforcer", "player_2_skipped", "scoundrel_skipped", "player_3"]
    assert (play.asked.seat, play.asked.code) == (2, "xia.action.list")


# --- the Scoundrel ---------------------------------------------------------------------------------------------------
def raid(players: tuple[Hex, Hex, Hex], at: Hex, tiles: tuple[Tile, ...] = PRISON, **npcs: Hex) -> Xia:
    places = {SCOUNDREL: at, **{NPCS.index(name) + 3: space for name, space in npcs.items()}}
    return scene(players, places, NpcTurn(SCOUNDREL), tiles=tiles)


@pytest.mark.rule("xia.npc.scoundrel-target")
@pytest.mark.rule("xia.npc.nearest")
def test_the_nearest_innocent_wherever_it_is() -> None:
    g = raid(((-1, 0), (-2, 2), (0, 2)), (2, 0))
    g.ships[2].bounty = 1000  # the nearest, but an Outlaw
    assert target(Play(g, d8=(1,))) == (0, "innocent")
    far = raid(((-2, 0), (15, -5), (-2, 2)), (0, 0), FAR)
    far.ships[0].bounty = far.ships[2].bounty = 1000
    assert target(Play(far)) == (1, "innocent")


@pytest.mark.rule("xia.npc.nearest")
def test_who_cannot_be_reached_comes_last() -> None:
    """Puddle Jumper among rocks two steps away, Gaiden among other rocks far away, Easy Tiger in open space."""
    tiles = (Tile("lost-sector", 0, 0), Tile("tk-421", 5, -2), Tile("red-gulch", 10, -4))
    g = raid(((4, -2), (10, -3), (10, -2)), (2, -1), tiles)
    assert target(run(Play(g.copy()))) == (2, "innocent")
    g.ships[2].bounty = 1000
    assert target(run(Play(g))) == (0, "innocent")


@pytest.mark.rule("xia.npc.scoundrel-target")
def test_the_merchant_is_prey_and_the_enforcer_never() -> None:
    g = raid(((-2, 0), (-2, 2), (0, 2)), (2, 0), merchant=(0, -2), enforcer=(2, -1))
    for seat in range(3):
        g.ships[seat].bounty = 1000
    g.ships[SCOUNDREL].grudge = ENFORCER
    assert target(Play(g, d8=(1, 8))) == (MERCHANT, "innocent")
    g = raid(((-2, 0), (-2, 2), (0, 2)), (2, 0), enforcer=(2, -1))
    for seat in range(3):
        g.ships[seat].bounty = 1000
    play = Play(g)
    assert target(play) == (NOBODY, "loath")
    assert not play.told("xia.combat.declare-attack")


@pytest.mark.rule("xia.npc.scoundrel-target")
@pytest.mark.rule("xia.npc.last-attacker")
def test_it_strikes_back_at_an_outlaw() -> None:
    g = raid(((-2, 0), (1, 0), (0, 2)), (2, 0))
    g.ships[2].bounty, g.ships[SCOUNDREL].grudge = 1000, 2
    assert target(Play(g, d8=(1,))) == (2, "attacker")


@pytest.mark.rule("xia.npc.scoundrel-move")
@pytest.mark.rule("xia.npc.scoundrel-attack")
def test_it_comes_near_strikes_and_flees_to_loath() -> None:
    """Four steps to be adjacent to Puddle Jumper, and then eight towards the docks of Loath."""
    g = raid(((-2, 0), (-2, 2), (-1, 2)), (2, 0))
    g.ships[1].bounty = g.ships[2].bounty = 1000
    play = Play(g, d8=(1,))
    assert (play.asked.seat, play.asked.code) == (0, "xia.damage.placement")
    assert space(play, SCOUNDREL) == [-1, 0]
    play.say("hold:0,9")
    while play.match.asked:
        play.say(play.asked.keys[0])
    order = codes(play, "xia.combat.declare-attack", "xia.npc.scoundrel-attack")
    assert order == ["xia.combat.declare-attack", "xia.npc.scoundrel-attack"]
    assert g.map.kind_at(number(g, play, SCOUNDREL)).name == "loath"


@pytest.mark.rule("xia.npc.scoundrel-move")
@pytest.mark.rule("xia.npc.scoundrel-attack")
def test_five_steps_are_not_enough_and_so_it_does_not_flee() -> None:
    g = raid(((-2, 0), (-2, 2), (-1, 2)), (6, -2), (Tile("lost-sector", 0, 0), Tile("burning-horse", 5, -2)))
    g.ships[1].bounty = g.ships[2].bounty = 1000
    play = Play(g)
    while play.match.asked:
        play.say(play.asked.keys[0])
    assert len([e for e in play.match.events(3) if e.code in ("xia.move.point-per-space", "xia.npc.move-nebula")]) == 5
    assert not play.told("xia.combat.declare-attack")
    assert "xia.npc.scoundrel-attack" not in codes(play)


@pytest.mark.rule("xia.npc.move-unreachable")
@pytest.mark.rule("xia.npc.move-entrances")
def test_on_a_lawful_planet_one_is_safe_from_it() -> None:
    g = raid(((0, 0), (-2, 1), (-2, 2)), (2, -2), (Tile("kemplar-ii", 0, 0),))
    g.ships[1].bounty = g.ships[2].bounty = 1000
    play = Play(g)
    while play.match.asked:
        play.say(play.asked.keys[0])
    assert g.map.planet(number(g, play, SCOUNDREL)) == ""
    assert not play.told("xia.combat.declare-attack")
    g.ships[0].bounty, g.ships[1].bounty, g.ships[2].bounty, g.stack = 1000, 0, 0, [NpcTurn(ENFORCER)]
    g.ships[ENFORCER].space, g.ships[SCOUNDREL].space, g.unspawned = (0, 2), None, (MERCHANT,)
    assert run(Play(g, d8=(1,))).told("xia.npc.move-entrances")  # but not from the law


@pytest.mark.rule("xia.npc.scoundrel-bounty")
def test_it_is_worth_more_for_every_innocent_and_not_for_outlaws() -> None:
    for bounty, credits in ((0, 3000), (1000, 3000)):  # 1,000 for the crime, or the Bounty that it claims
        g = raid(((1, 0), (-2, 2), (-1, 2)), (2, 0), VOID)
        g.ships[0].damaged, g.ships[0].bounty, g.ships[SCOUNDREL].grudge = tuple(range(9)), bounty, 0
        play = Play(g, d8=(1,))
        assert (play.public("credits")[SCOUNDREL], play.ship(SCOUNDREL)["bounty"]) == (credits, 0)
        assert len(play.told("xia.npc.scoundrel-bounty")) == (bounty == 0)


@pytest.mark.rule("xia.npc.scoundrel-bounty")
@pytest.mark.rule("xia.npc.kill-by-npc")
def test_destroying_the_merchant_pays_twice() -> None:
    g = raid(((-2, 0), (-2, 2), (-2, 1)), (2, 0), VOID, merchant=(1, 0))
    for seat in range(3):
        g.ships[seat].bounty = 1000
    g.ships[MERCHANT].wounds, g.credits = 14, (0, 0, 0, 0, 2000, 4000)
    play = Play(g, d8=(8, 1))
    assert play.public("credits") == [0, 0, 0, 0, 7000, 0]
    assert (space(play, MERCHANT), play.public("fame")) == (None, [0, 0, 0])


@pytest.mark.rule("xia.npc.kill-by-npc")
@pytest.mark.example("xia.ex.npc-kills-npc")
def test_the_enforcer_takes_what_the_scoundrel_has() -> None:
    """xia.ex.npc-kills-npc"""
    g = patrol(((15, -4), (15, -6), (15, -8)), (0, 0), scoundrel=(0, 2))
    g.ships[SCOUNDREL].wounds, g.credits = 9, (0, 0, 0, 1000, 3000, 0)
    play = Play(g, d8=(2,), d6=(1,))
    assert play.public("credits") == [0, 0, 0, 4000, 0, 0]
    assert (play.public("fame"), play.ship(ENFORCER)["bounty"]) == ([0, 0, 0], 0)


# --- the Merchant ----------------------------------------------------------------------------------------------------
MARKETS = (Tile("azure", 0, 0), Tile("doravin-v", 5, -2))


def trade(at: Hex, heading: str, tiles: tuple[Tile, ...] = MARKETS, others: tuple[Hex, Hex, Hex] | None = None) -> Xia:
    g = scene(others or ((-2, 0), (-2, 1), (-2, 2)), {MERCHANT: at}, NpcTurn(MERCHANT), tiles=tiles)
    g.ships[MERCHANT].heading = heading
    return g


def run(play: Play) -> Play:
    while play.match.asked:
        play.say(play.asked.keys[0])
    return play


@pytest.mark.rule("xia.npc.merchant-move")
@pytest.mark.rule("xia.npc.merchant-wealth")
def test_it_stops_at_the_market_and_earns() -> None:
    market = mark("azure", "sell")
    play = run(Play(trade((2, 0), "azure")))
    assert space(play, MERCHANT) == list(market)
    assert (play.public("credits")[MERCHANT], play.ship(MERCHANT)["heading"]) == (1000, "doravin-v")
    (told,) = play.told("xia.npc.merchant-wealth")
    assert (told.params["sector"], told.params["added"]) == ("azure", 1000)


@pytest.mark.rule("xia.npc.merchant-move")
@pytest.mark.rule("xia.npc.merchant-wealth")
def test_eight_steps_a_turn_and_nothing_for_them_alone() -> None:
    tiles = (*MARKETS, Tile("lost-sector", -5, 2), Tile("tk-421", -10, 4))
    play = run(Play(trade((-12, 4), "azure", tiles, ((0, 2), (1, 1), (2, 0)))))
    assert len([e for e in play.match.events(3) if e.code.startswith(("xia.move.", "xia.npc.move-"))]) == 8
    assert (play.public("credits")[MERCHANT], play.ship(MERCHANT)["heading"]) == (0, "azure")


@pytest.mark.rule("xia.npc.merchant-route")
@pytest.mark.parametrize(
    ("sector", "placed", "expected"),
    [
        ("doravin-v", ("azure", "doravin-v", "lunari"), "azure"),
        ("azure", ("azure", "doravin-v", "lunari"), "lunari"),
        ("lunari", ("azure", "doravin-v", "lunari"), "doravin-v"),
        ("azure", ("azure", "kemplar-ii", "neo-damascus"), "kemplar-ii"),
        ("kemplar-ii", ("azure", "kemplar-ii", "neo-damascus"), "neo-damascus"),
        ("neo-damascus", ("azure", "kemplar-ii", "neo-damascus"), "azure"),
    ],
)
def test_the_circle_without_what_is_not_placed(sector: str, placed: tuple[str, ...], expected: str) -> None:
    tiles = tuple(Tile(name, 5 * i, -2 * i) for i, name in enumerate(placed))
    at = tiles[placed.index(sector)]
    q, r = mark(sector, "sell")
    g = trade((at.q + q, at.r + r), sector, tiles, ((at.q + 2, at.r), (at.q - 2, at.r), (at.q, at.r - 2)))
    for ship in g.ships[:3]:
        ship.space = None
    assert run(Play(g)).ship(MERCHANT)["heading"] == expected


@pytest.mark.rule("xia.npc.move-occupied")
@pytest.mark.rule("xia.npc.merchant-wealth")
@pytest.mark.parametrize(("at", "earned"), [((7, -3), 1000), ((7, -4), 0)])  # seven and eight steps away
def test_beside_an_occupied_market_is_good_enough_with_two_movement_left(at: Hex, earned: int) -> None:
    market = mark("azure", "sell")
    g = trade(at, "azure", others=(market, (-2, 1), (-2, 2)))
    play = run(Play(g))
    assert space(play, MERCHANT) != list(market)
    assert play.public("credits")[MERCHANT] == earned


@pytest.mark.rule("xia.npc.merchant-respawn")
@pytest.mark.rule("xia.npc.death")
@pytest.mark.rule("xia.death.npc-skip-turn")
def test_after_its_death_it_misses_a_turn_and_goes_on_where_it_was_going() -> None:
    g = scene(((-2, 0), (-2, 1), (1, -2)), {MERCHANT: (2, -2)}, Turns(2), tiles=MARKETS)
    g.credits = (0, 0, 0, 0, 2000, 5000)
    g.ships[MERCHANT].heading, g.ships[MERCHANT].wounds = "azure", 14
    play = Play(g, d8=(8, 1), d20=(1,)).say("attack", "use:2,0", "done")
    assert (space(play, MERCHANT), play.ship(MERCHANT)["wounds"]) == (None, 0)
    assert (play.public("credits"), play.public("fame")) == ([0, 0, 5000, 0, 2000, 0], [0, 0, 1])
    assert play.ship(2)["bounty"] == 1000
    for _ in range(40):
        if play.told("xia.respawn.where"):
            break
        play.say("end" if "end" in play.asked.keys else play.asked.keys[-1])
    turns = [turn for turn in sequence(play) if "merchant" in turn]
    assert turns == ["merchant_skipped", "merchant"]
    (back,) = play.told("xia.respawn.where")
    assert back.params["ship"] == MERCHANT
    assert play.told("xia.npc.merchant-route")[-1].params["sector"] == "azure"


# --- defence, damage and death ---------------------------------------------------------------------------------------
@pytest.mark.rule("xia.npc.merchant-defense")
@pytest.mark.rule("xia.npc.enforcer-defense")
@pytest.mark.rule("xia.npc.scoundrel-defense")
@pytest.mark.parametrize(
    ("ship", "die", "to_kill", "fame", "bounty"),
    [(ENFORCER, 8, 12, 2, 2000), (SCOUNDREL, 6, 10, 1, 0), (MERCHANT, 8, 15, 1, 1000)],
)
@pytest.mark.example("xia.ex.npc-kill-thresholds")
def test_what_it_takes_and_what_it_is_worth(ship: int, die: int, to_kill: int, fame: int, bounty: int) -> None:
    """xia.ex.npc-kill-thresholds: a Blaster with 8 against 1 and a point less than needed, then one with the rest."""
    for wounds, dead in ((to_kill - 8, False), (to_kill - 7, True)):
        g = scene(((0, 2), (2, 0), (0, -1)), {ship: (0, 0)}, Turn(2), credits=(0, 0, 0, 100, 200, 300))
        g.ships[ship].wounds = wounds
        script = {"d8": (8, 1)} if die == 8 else {"d8": (8,), f"d{die}": (1,)}
        play = Play(g, **script).say("attack", "use:2,0", "done")
        assert (space(play, ship) is None) == dead
        if dead:
            assert (play.public("fame")[2], play.ship(2)["bounty"]) == (fame, bounty)
            assert (play.public("credits")[2], play.public("credits")[ship]) == (100 * (ship - 2), 0)
            assert play.ship(ship)["wounds"] == 0
        else:
            assert play.ship(ship)["wounds"] == to_kill - 1
            assert play.public("fame") == [0, 0, 0]


@pytest.mark.rule("xia.npc.damage")
@pytest.mark.rule("xia.damage.npc")
@pytest.mark.rule("xia.npc.no-other-actions")
def test_npcs_never_repair_and_have_no_energy_markers_or_fame() -> None:
    g = scene(((-2, 1), (-2, 2), (1, -2)), {ENFORCER: (0, 0)}, NpcTurn(ENFORCER), tiles=LAW)
    g.ships[ENFORCER].wounds = 7
    play = run(Play(g))
    ship = play.ship(ENFORCER)
    assert ship["wounds"] == 7  # though it began its turn on a planet
    assert (ship["energy"], ship["meter"], ship["armed"], ship["hold"], ship["outfits"]) == (0, 0, 0, [], [])
    assert play.public("fame") == [0, 0, 0]
    assert g.ships[ENFORCER].stranded is False


@pytest.mark.rule("xia.npc.forget")
def test_a_destroyed_npc_forgets() -> None:
    g = scene(((0, 2), (2, 0), (0, -1)), {ENFORCER: (0, 0)}, Turn(2))
    g.ships[ENFORCER].wounds, g.ships[ENFORCER].grudge = 11, 1
    play = Play(g, d8=(8, 1)).say("attack", "use:2,0", "done")
    assert (space(play, ENFORCER), play.ship(ENFORCER)["grudge"]) == (None, NOBODY)


def gone() -> Xia:
    """The Scoundrel is to come back in its turn, at one of three Spawn Points."""
    tiles = (Tile("red-gulch", 0, 0), Tile("loath", 5, -2), Tile("burning-horse", -5, 2))
    g = scene((None, None, None), {SCOUNDREL: (0, 0)}, NpcTurn(SCOUNDREL), tiles=tiles, credits=(0,) * 6)
    g.ships[SCOUNDREL].space = None
    return g


@pytest.mark.rule("xia.fame.luck")
@pytest.mark.rule("xia.title.skill")
@pytest.mark.rule("xia.ability.tac-x")
def test_a_die_for_an_npc_is_nobodys_own() -> None:
    """No Luck comes of it and no second roll, for player 1 either, who has two cards for that."""
    play = Play(give(deal(gone(), 0, "tac-x"), 0, "fortunes-favourite"), d20=(20,))
    assert play.asked.code == "xia.respawn.where"
    assert play.public("fame") == [0, 0, 0]


@pytest.mark.rule("xia.npc.death")
@pytest.mark.rule("xia.npc.scoundrel-bounty")
@pytest.mark.rule("xia.npc.controller")
def test_it_respawns_by_a_die_that_brings_nobody_luck() -> None:
    """A 20: its controller, player 2, chooses the Spawn Point; then it takes its turn."""
    g = gone()
    play = Play(g, d20=(20,))
    assert (play.asked.seat, play.asked.code, len(play.asked.keys)) == (1, "xia.respawn.where", 3)
    play.say(next(key for key in play.asked.keys if key != "hex:0,0"))
    assert play.public("fame") == [0, 0, 0]
    assert play.public("credits")[SCOUNDREL] == 2000
    assert play.told("xia.npc.scoundrel-target")


@pytest.mark.rule("xia.npc.death")
@pytest.mark.rule("xia.npc.move-unreachable")
def test_a_way_through_the_rocks_is_rolled_for_and_may_be_the_last() -> None:
    """The Merchant between the rocks of the Smugglers' Den, with Azure behind them; it dies in its turn, and nobody is
    paid."""
    tiles = (Tile("smugglers-den", 0, 0), Tile("azure", 5, -2), Tile("doravin-v", -5, 2))
    g = trade((1, -2), "azure", tiles, ((-1, 2), (0, 2), (-2, 1)))
    g.ships[MERCHANT].wounds, g.credits = 12, (0, 0, 0, 0, 2000, 7000)
    for roll, wounds, alive in ((11, 12, True), (2, 14, True), (3, 0, False)):
        play = Play(g.copy(), d20=(roll,))
        while play.match.asked:
            play.say(play.asked.keys[0])
        assert play.ship(MERCHANT)["wounds"] == wounds
        assert (space(play, MERCHANT) is not None) == alive
        assert play.told("xia.npc.move-unreachable")[0].params["sector"] == "azure"
        assert play.public("credits") == [0, 0, 0, 0, 2000, 8000 if alive else 0]  # it came to the market, or nowhere
        assert play.ship(MERCHANT)["skips"] != alive


def rollers(play: Play) -> list[int]:
    """Whose dice were thrown, by ship; -1 for nobody's."""
    rolled = play.told("kernel.rolled")
    assert all(event.params["by"] == -1 or event.other == -1 for event in rolled)
    return [max(event.params["by"], event.other) for event in rolled]


@pytest.mark.rule("xia.combat.roll")
def test_the_dice_of_an_npc_are_told_as_its_own() -> None:
    """In an attack its own and its defence, where it comes back, and what it flies through; but not where a tie is
    rolled off."""
    duel = patrol(((15, -4), (15, -6), (15, -8)), (0, 0), scoundrel=(0, 2))
    assert rollers(Play(duel, d8=(5,), d6=(2,))) == [ENFORCER, SCOUNDREL]
    shot = scene(((0, 1), (2, 0), (-2, 0)), {ENFORCER: (0, 0)}, Turn(0))
    assert rollers(Play(shot, d6=(6,), d8=(1,)).say("attack", "use:0,0", "done")) == [0, ENFORCER]
    assert rollers(Play(gone(), d20=(20,))) == [SCOUNDREL]
    rocks = trade((1, -2), "azure", (Tile("smugglers-den", 0, 0), Tile("azure", 5, -2), Tile("doravin-v", -5, 2)))
    assert rollers(run(Play(rocks, d20=(3,)))) == [MERCHANT]
    tie = scene(((1, 1), (0, 2), (-1, 2)), {ENFORCER: (0, -2)}, NpcTurn(ENFORCER))
    tie.ships[0].bounty = tie.ships[2].bounty = 1000
    assert rollers(Play(tie, d20=(10,), d8=(1,))) == [NOBODY, ENFORCER]


# --- movement at the table -------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.npc.move-route")
@pytest.mark.rule("xia.npc.controller")
def test_the_controller_is_asked_at_the_space_where_routes_part() -> None:
    """Out of Kemplar II there is one way; behind it two spaces are equally good to stop in."""
    g = scene(((-2, 0), (-2, 1), (-2, 2)), {ENFORCER: (0, 0)}, NpcTurn(ENFORCER), tiles=LAW)
    play = Play(g)
    assert (play.asked.seat, play.asked.code, play.asked.about["movement"]) == (0, "xia.npc.move-route", 2)
    assert (space(play, ENFORCER), set(play.asked.keys)) == ([2, 0], {"hex:4,-1", "hex:4,-2"})
    play.say("hex:4,-2")
    assert (space(play, ENFORCER), play.over()) == ([4, -2], True)


@pytest.mark.rule("xia.npc.move-route")
def test_nobody_is_asked_where_all_routes_end_in_the_same_space() -> None:
    """Several ways of six steps lead to the market of Azure."""
    play = Play(trade((5, -4), "azure"))
    assert play.over()
    assert (space(play, MERCHANT), play.told("kernel.forced")) == (list(mark("azure", "sell")), [])


@pytest.mark.rule("xia.npc.move-route")
@pytest.mark.rule("xia.npc.move-occupied")
def test_routes_that_end_before_a_ship_are_routes_too() -> None:
    """Of the two spaces beside Puddle Jumper that the Scoundrel can come to one is taken."""
    for tiger, keys in (((2, 0), {"hex:-1,0", "hex:-1,1"}), ((-1, 0), {"hex:-1,1", "hex:0,0", "hex:0,-1"})):
        g = scene(((-2, 1), (2, -1), tiger), {SCOUNDREL: (2, -2)}, NpcTurn(SCOUNDREL))
        g.ships[1].bounty = g.ships[2].bounty = 1000
        play = Play(g, d8=(1,))
        assert (play.asked.seat, play.asked.code, set(play.asked.keys)) == (1, "xia.npc.move-route", keys)
        assert space(play.say("hex:-1,1"), SCOUNDREL) == [-1, 1]
        assert play.told("xia.combat.declare-attack")


@pytest.mark.rule("xia.npc.move-nebula")
def test_through_a_nebula_without_a_roll() -> None:
    g = scene(((2, 0), (-2, 2), (-2, 1)), {SCOUNDREL: (-2, 0)}, NpcTurn(SCOUNDREL), tiles=HORSE)
    g.ships[1].bounty = g.ships[2].bounty = 1000
    play = run(Play(g, d8=(1,)))
    assert play.told("xia.npc.move-nebula")
    assert [event.params["rule"] for event in play.told("kernel.rolled")] == ["xia.combat.roll"]


@pytest.mark.rule("xia.npc.move-gates")
def test_a_gate_brings_an_npc_and_no_fame() -> None:
    """Deltus Gate and Expedior Gate lie far apart."""
    tiles = (
        Tile("deltus-gate", 0, 0),
        Tile("lost-sector", 5, -2),
        Tile("tk-421", 10, -4),
        Tile("expedior-gate", 15, -6),
    )
    g = scene(((15, -6), (1, 1), (2, 0)), {SCOUNDREL: (-1, 0)}, NpcTurn(SCOUNDREL), tiles=tiles)
    g.ships[0].space = cell(g, "expedior-gate", "c1")
    g.ships[1].bounty = g.ships[2].bounty = 1000
    play = run(Play(g, d8=(1,)))
    assert play.told("xia.npc.move-gates")
    assert (play.public("gates_used"), play.public("fame")) == ([], [0, 0, 0])


@pytest.mark.rule("xia.npc.move-occupied")
def test_two_npcs_side_by_side() -> None:
    """The Enforcer holds the only space from which the Scoundrel could strike."""
    g = scene(((-2, 0), (-2, 1), (-1, -1)), {SCOUNDREL: (2, 0), ENFORCER: (-1, 0)}, NpcTurn(SCOUNDREL))
    g.ships[1].bounty = g.ships[2].bounty = 1000
    play = run(Play(g))
    assert space(play, SCOUNDREL) == [0, 0]
    assert play.told("xia.npc.move-occupied")[0].params["space"] == (0, 0)
    assert not play.told("xia.combat.declare-attack")


@pytest.mark.rule("xia.npc.move-unexplored")
def test_at_the_edge_of_the_board_they_turn_back() -> None:
    g = scene(((-2, 0), (-2, 1), (-2, 2)), {ENFORCER: (2, 0)}, NpcTurn(ENFORCER), tiles=LAW[:1])
    play = run(Play(g))
    assert len(play.public("tiles")) == 1
    assert number(g, play, ENFORCER) in range(19)


@pytest.mark.rule("xia.npc.turn")
def test_a_card_is_carried_out_once_from_top_to_bottom() -> None:
    play = run(Play(chase((5, 0), (-2, 0)), d8=(3,)))
    order = codes(play, "xia.npc.", "xia.move.", "xia.combat.declare-attack")
    assert order == [
        "xia.npc.turn",
        "xia.npc.enforcer-target",
        "xia.move.point-per-space",
        "xia.combat.declare-attack",
    ]


@pytest.mark.rule("xia.npc.kill-reward")
@pytest.mark.rule("xia.npc.controller")
def test_the_controller_has_no_part_in_it_and_may_attack_it() -> None:
    """Player 1 holds the Enforcer's card and shoots it down: nothing is lost, and On Kill is all that is gained."""
    g = scene(((0, 1), (2, 0), (-2, 0)), {ENFORCER: (0, 0)}, Turn(0), credits=(500, 0, 0, 4000, 0, 0))
    g.ships[ENFORCER].wounds = 11
    play = Play(g, d6=(6,), d8=(1,)).say("attack", "use:0,0", "done")
    assert (play.public("credits")[0], play.public("fame"), play.ship(0)["bounty"]) == (4500, [2, 0, 0], 2000)


@pytest.mark.rule("xia.ability.defense-timing")
def test_the_controller_has_no_ability_to_defend_it_with() -> None:
    g = deal(scene(((0, 1), (2, 0), (-2, 0)), {ENFORCER: (0, 0)}, Turn(0)), 0, "evasive-thrusters")
    play = Play(g, d6=(6,), d8=(1,)).say("attack", "use:0,0", "done")
    assert play.asked.code == "xia.action.list"
    assert play.ship(ENFORCER)["wounds"] == 5
