"""Rules beside those of borders, combat and NPCs, a second look where one test alone had told of them."""

import pytest

from rimward.games.xia.npcs.turn import NpcTurn
from rimward.games.xia.table.board import Hex, Tile
from rimward.games.xia.turn import Turn
from rimward.kernel.question import Refused
from tests.games.xia.maps import TILE, draw
from tests.games.xia.scenes import (
    HORSE,
    VOID,
    Play,
    attack,
    deal,
    easy_tiger,
    flight,
    gaiden,
    npc,
    puddle_jumper,
    table,
    turn,
)

LOATH, KEMPLAR = (Tile("loath", 0, 0),), (Tile("kemplar-ii", 0, 0),)


def placed(play: Play) -> Play:
    while play.match.asked and play.asked.code == "xia.damage.placement":
        play.say(play.asked.keys[-1])
    return play


# --- planets and Bounty ----------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.planet.rules-cumulative")
@pytest.mark.rule("xia.bounty.evading")
@pytest.mark.parametrize(("roll", "bounty"), [(11, 2000), (17, 2000), (18, 1000)])
def test_an_outlaw_at_the_shield_of_a_lawful_planet_adds_to_the_bounty(roll: int, bounty: int) -> None:
    """E:919, E:976, E:980: the law bars the Entrance, and the Shield has its own price."""
    play = Play(flight((2, 0), 3, tiles=KEMPLAR, bounty=1000), d20=(roll,)).say("cross:1,0")
    assert (play.ship(0)["space"], play.ship(0)["bounty"]) == ([1, 0], bounty)


@pytest.mark.rule("xia.planet.rules-cumulative")
@pytest.mark.rule("xia.bounty.outlaw-association")
def test_the_shield_of_an_outlaw_planet_is_no_entrance() -> None:
    """E:977: only who passes the Entrance is seen there; who slips through the Shield unseen stays Innocent."""
    play = Play(flight((0, 0), 3, tiles=LOATH), d20=(18,)).say("cross:-1,1")
    assert (play.ship(0)["space"], play.ship(0)["bounty"]) == ([-1, 1], 0)


@pytest.mark.rule("xia.bounty.outlaw-association")
def test_in_and_out_of_an_outlaw_planet_costs_once() -> None:
    """E:977: on the way out the ship is an Outlaw already."""
    play = Play(flight((0, -1), 3, tiles=LOATH, others=((-1, 2), (-2, 2)))).say("cross:-1,0")
    assert play.ship(0)["bounty"] == 1000
    play.say("hex:0,-1")
    assert (play.ship(0)["space"], play.ship(0)["bounty"]) == ([0, -1], 1000)


@pytest.mark.rule("xia.bounty.status")
def test_who_was_seen_at_a_shield_is_an_outlaw_in_the_same_move() -> None:
    """E:411-413: out of Kemplar II through the Shield, and its Entrance is closed from then on."""
    play = Play(flight((0, 1), 4, tiles=KEMPLAR, others=((-2, 0), (-2, 2))), d20=(11,)).say("cross:1,1")
    assert play.ship(0)["bounty"] == 1000
    play.say("hex:0,2")
    with pytest.raises(Refused) as refused:
        play.say("cross:0,1")
    assert refused.value.rule == "xia.planet.lawful-entrance"


# --- Energy ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.energy.spend")
@pytest.mark.parametrize(("energy", "offered"), [(0, False), (1, True)])
def test_a_scan_costs_one_energy_and_is_not_made_without_it(energy: int, offered: bool) -> None:
    """E:369, E:827"""
    g = turn((2, 0), energy=energy)
    g.zones.add("stack:sectors", "sector", ("pelmont", "xia"))
    play = Play(g, draw=("xia",))
    assert ("scan" in play.asked.keys) is offered
    if offered:
        play.say("scan", "edge:3,0")
        assert (play.ship(0)["energy"], len(play.public("tiles"))) == (0, 2)


@pytest.mark.rule("xia.status.arm-free")
@pytest.mark.parametrize(("at", "most"), [((1, 0), 4), ((2, 0), 2)], ids=["on the planet", "beside it"])
def test_arming_is_free_on_the_planet_and_nowhere_else_in_its_sector(at: Hex, most: int) -> None:
    """E:787, E:972: one Energy is left, one marker armed; beside Kemplar II that is enough for one more."""
    g = turn(at, tiles=KEMPLAR, energy=1, armed=1, disarmed=3)
    play = Play(deal(g, 0)).say("end")
    if play.asked.code == "xia.business.any-order":
        play.say("end")
    arming = [int(key.partition(":")[2]) for key in play.asked.keys if key.startswith("arm:")]
    play.say(f"arm:{max(arming)}")
    assert play.ship(0)["armed"] == most
    assert play.ship(0)["energy"] == (1 if most == 4 else 0)


# --- Rescue ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.rescue.transfer")
def test_two_rescues_in_one_turn_are_two_fame_and_four_energy() -> None:
    """E:695-697: two players are Stranded beside the third, who has 7 Energy; afterwards 3 are left."""
    g = turn((0, 0), others=((1, 0), (-1, 0)), energy=7)
    for seat in (1, 2):
        g.ships[seat].energy, g.ships[seat].armed, g.ships[seat].disarmed = 0, 0, 4
    play = Play(g)
    for seat in (1, 2):
        play.say(f"rescue:{seat}")
        while play.asked.seat == seat:
            play.say("arm:0" if "arm:0" in play.asked.keys else play.asked.keys[-1])
    assert [play.ship(seat)["energy"] for seat in range(3)] == [3, 2, 2]
    assert play.public("fame") == [2, 0, 0]


# --- death and coming back -------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.death.bounty")
@pytest.mark.parametrize(("bounty", "credits", "crime"), [(5000, 5000, 0), (0, 0, 1000)])
def test_the_bounty_of_a_wreck_goes_to_who_shot_it_down(bounty: int, credits: int, crime: int) -> None:
    """E:423, E:419: Credits for an Outlaw, a Bounty for an Innocent; the wreck has none left."""
    g = attack()
    g.ships[1].bounty, g.ships[1].damaged = bounty, tuple(range(1, 13))
    play = Play(g, d6=(6,)).say("attack", "ship:1", "use:0,0", "done", "done", "pass")
    assert (play.ship(1)["space"], play.ship(1)["bounty"]) == (None, 0)
    assert (play.public("credits")[0], play.ship(0)["bounty"]) == (credits, crime)


@pytest.mark.rule("xia.death.ram-both")
@pytest.mark.parametrize(("left", "fame", "credits"), [(4, 2, 3000), (3, 0, 0)], ids=["survives", "does not"])
def test_only_who_survives_the_ram_is_rewarded(left: int, fame: int, credits: int) -> None:
    """E:636, E:423: the ram destroys Gaiden, an Outlaw, and is worth 3 damage to a rammer with so much Hold left."""
    hurt = (0, 1, 2, 6, 7, 8, 9)[: 10 - left]
    ships = (
        puddle_jumper(0, (0, 0), damaged=hurt),
        gaiden(1, (1, 0), damaged=tuple(range(12)), bounty=3000),
        easy_tiger(2, (-2, 2)),
    )
    g = deal(deal(table(ships, HORSE, Turn(0), sectors=("xia",)), 0), 1)
    play = Play(g, d6=(3,)).say("attack", "use:0,3", "done")
    placed(play)
    assert (play.ship(1)["space"], play.ship(0)["space"] is None) == (None, left == 3)
    assert (play.public("fame"), play.public("credits")[0]) == ([fame, 0, 0], credits)


@pytest.mark.rule("xia.death.npc-skip-turn")
@pytest.mark.parametrize("card", ["enforcer", "scoundrel"])
def test_a_destroyed_npc_misses_one_turn_and_comes_back_in_the_next(card: str) -> None:
    """E:632, E:640, E:1244"""
    tiles = (Tile("red-gulch", 0, 0), Tile("kemplar-ii", 5, -2), Tile("loath", 10, -4))
    ships = (puddle_jumper(0, (-2, 0)), gaiden(1, (-2, 1)), easy_tiger(2, (-2, 2)))
    g = table((*ships, npc(card, 0)), tiles, NpcTurn(3), NpcTurn(3).then("turn"), credits=(0,) * 4)
    for seat in range(3):
        deal(g, seat)
        g.ships[seat].bounty = 1000 if card == "scoundrel" else 0
    g.ships[3].space, g.ships[3].skips = None, True
    play = Play(g, d20=(9,))
    while play.match.asked:
        play.say(play.asked.keys[0])
    wanted = ("xia.death.npc-skip-turn", "xia.respawn.where", "xia.npc.turn")
    told = [event.code for event in play.match.events(3) if event.code in wanted]
    assert told.count("xia.death.npc-skip-turn") == told.count("xia.respawn.where") == 1
    assert told.index("xia.death.npc-skip-turn") < told.index("xia.respawn.where")


@pytest.mark.rule("xia.respawn.natural-20")
@pytest.mark.parametrize("choice", ["hex:5,-4", "hex:0,0", "hex:3,3"])
def test_on_a_20_every_free_spawn_point_may_be_chosen(choice: str) -> None:
    """E:644: in addition to the Fame for Luck, and the turn is taken as usual."""
    tiles = (Tile("red-gulch", 0, 0), Tile("doravin-v", 5, -2), Tile("pelmont", 2, 3))
    g = turn((0, 0), tiles=tiles, others=((-2, 2), (-2, 1)))
    g.ships[0].space = None
    play = Play(g, d20=(20,)).say(choice)
    q, r = play.ship(0)["space"]
    assert (f"hex:{q},{r}", play.public("fame"), play.asked.code) == (choice, [1, 0, 0], "xia.action.list")


# --- sight -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.los.ships-do-not-block")
def test_a_missile_flies_past_a_ship_and_over_cubes() -> None:
    """E:555: only borders and unexplored space block. Easy Tiger and two cubes lie right in the line."""
    ships = (puddle_jumper(0, (2, 0)), gaiden(1, (-2, 0)), easy_tiger(2, (0, 0)))
    g = table(ships, VOID, Turn(1), sectors=("xia",))
    g.adrift = ((1, 0, "spice"), (-1, 0, "holo"))
    play = Play(g, d8=(1,)).say("attack", "ship:0", "use:1,4", "done")
    assert [event.params["target"] for event in play.told("xia.combat.declare-attack")] == [0]


@pytest.mark.rule("xia.los.symmetric")
@pytest.mark.parametrize("ground", ["a", "d", "*", "#", "~"])
def test_sight_is_mutual_on_a_tile_with_any_ground(ground: str) -> None:
    """E:555: all pairs of nineteen spaces, with something in five of them."""
    drawn = draw(TILE, on={ground: "EFJNR"})
    pairs = [(one, other) for one in range(19) for other in range(one)]
    seen = [drawn.map.sight(one, other) for one, other in pairs]
    assert seen == [drawn.map.sight(other, one) for one, other in pairs]
    assert any(seen)
    assert all(seen) is (ground == "~")
