"""Exploring: the Blind Jump and what becomes of the one who jumps, the Scan, and the tokens."""

import pytest

from rimward.games.xia.table.state import STACK, TOKENS, Xia, token
from rimward.kernel.question import Refused
from tests.games.xia.scenes import VOID, Play, blind_jump, flight, last_jump, turn


def payments(play: Play) -> list[int]:
    found: list[int] = play.public("payments")
    return found


def jumps(play: Play) -> list[str]:
    return [key for key in play.asked.keys if key.startswith("jump")]


# --- the jump --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.explore.blind-jump")
@pytest.mark.rule("xia.explore.place-tile")
@pytest.mark.rule("xia.mission.shuttle-unrevealed")
def test_a_jump_that_goes_well() -> None:
    """Tigris Gate: a token, and the passengers of seat 2 now have a price; the Move goes on with what is left."""
    play = Play(blind_jump(), draw=("tigris-gate", "fame"))
    play.say("jump:3,0")
    assert play.ship(0)["space"] == [3, 0]
    tile = play.public("tiles")[-1]
    assert (tile["sector"], tile["q"], tile["r"]) == ("tigris-gate", 5, -2)
    assert payments(play) == [0, -1, 2000]  # two sectors from TK-421
    assert play.match.view(0)["stack"][-1]["movement"] == 2
    assert play.asked.code == "xia.move.point-per-space"
    assert play.say("stop").over()


@pytest.mark.rule("xia.explore.declare-edge")
@pytest.mark.rule("xia.explore.unexplored-edge")
def test_the_edge_is_named_before_the_tile_is_drawn() -> None:
    play = Play(blind_jump(), draw=("lunari",))
    assert jumps(play) == ["jump:3,0", "jump:2,1", "jump:3,-1"]
    play.say("jump:2,1")
    tile = play.public("tiles")[-1]
    assert (tile["q"], tile["r"]) == (2, 3)  # the southern slot, not the eastern one


@pytest.mark.rule("xia.explore.place-tile")
@pytest.mark.parametrize(("sector", "turn"), [("kemplar-ii", 0), ("lunari", 2), ("lost-sector", 1)])
def test_the_tile_is_turned_to_the_symbol_of_the_old_one(sector: str, turn: int) -> None:
    """Red Gulch shows `s` to the east; on the new tile that is the side which must face west."""
    play = Play(blind_jump(), draw=(sector, "nothing"))
    play.say("jump:3,0")
    assert play.public("tiles")[-1]["turn"] == turn


@pytest.mark.rule("xia.explore.token-placing")
@pytest.mark.rule("xia.general.hidden-information")
def test_the_token_lies_face_down_for_everybody() -> None:
    play = Play(blind_jump(), draw=("tigris-gate", "fame"))
    play.say("jump:3,0")
    assert [play.zone("token:tigris-gate", seat) for seat in range(4)] == [[None]] * 4
    assert [play.told("xia.explore.token-placing", seat)[0].params["token"] for seat in range(4)] == [None] * 4


@pytest.mark.rule("xia.explore.token-placing")
def test_a_tile_without_an_exploration_space_gets_no_token() -> None:
    play = Play(blind_jump(), draw=("kemplar-ii",))
    play.say("jump:3,0")
    assert "token:kemplar-ii" not in play.match.view(0)["zones"]


@pytest.mark.rule("xia.explore.stack-empty")
def test_no_jump_when_all_tiles_lie() -> None:
    g = blind_jump()
    g.zones.add(STACK, "sector")
    play = Play(g)
    assert jumps(play) == []
    for key, asked in (("jump:3,0", "xia.move.point-per-space"), ("scan", "xia.action.list")):
        assert play.asked.code == asked
        with pytest.raises(Refused) as refused:
            play.say(key)
        assert refused.value.rule == "xia.explore.stack-empty"
        g = turn((2, 0))
        g.zones.add(STACK, "sector")
        play = Play(g)


@pytest.mark.rule("xia.move.unspent-lost")
def test_a_move_of_one_point_ends_with_its_jump() -> None:
    assert Play(blind_jump(movement=1), draw=("kemplar-ii",)).say("jump:3,0").over()


# --- NPCs ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.npc.spawn")
@pytest.mark.rule("xia.npc.enforcer-spawn")
def test_kemplar_brings_the_enforcer() -> None:
    play = Play(blind_jump(), draw=("kemplar-ii",))
    play.say("jump:3,0")
    assert play.ship(3)["space"] == [7, -4]  # the Spawn Point of the tile as it is turned
    assert play.public("unspawned") == [4, 5]


@pytest.mark.rule("xia.npc.spawn")
@pytest.mark.rule("xia.npc.scoundrel-spawn")
def test_the_controller_chooses_beside_an_occupied_spawn_point() -> None:
    play = Play(blind_jump((2, -2)), draw=("loath", "nothing"))
    play.say("jump:3,-3")
    assert play.ship(0)["space"] == [3, -3]
    assert (play.asked.seat, play.asked.code) == (1, "xia.npc.spawn")
    assert "hex:3,-3" not in play.asked.keys
    assert "hex:3,-4" in play.asked.keys
    play.say("hex:3,-4")
    assert play.ship(4)["space"] == [3, -4]
    assert payments(play) == [0, 4000, -1]  # only now: the NPC comes first
    assert (play.asked.seat, play.asked.code) == (0, "xia.move.point-per-space")


@pytest.mark.rule("xia.npc.merchant-spawn")
def test_the_second_trade_planet_brings_the_merchant() -> None:
    play = Play(blind_jump(movement=5), draw=("lunari", "kemplar-ii"))
    play.say("jump:3,0")
    assert play.public("unspawned") == [3, 4, 5]
    play.say("jump:2,1")  # Kemplar II is the second, and it brings the Enforcer too, who stands on the Spawn Point
    assert play.ship(3)["space"] is not None
    assert (play.asked.seat, play.asked.code) == (2, "xia.npc.spawn")
    play.say(play.asked.keys[0])
    assert play.ship(5)["space"] is not None
    assert play.public("unspawned") == [4]


# --- and the one who jumps -------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.explore.new-tile-order")
@pytest.mark.rule("xia.turn.ends-on-own-death")
@pytest.mark.rule("xia.death.missions")
def test_the_tile_does_all_it_does_although_the_ship_is_gone() -> None:
    """Into the Planetary Shield of Loath with two Hold spaces left: the Scoundrel comes, the contraband has a price."""
    play = Play(blind_jump(damaged=tuple(range(8))), draw=("loath", "fame"), d20=(9,))
    play.say("jump:2,1")
    assert play.over()
    assert play.ship(0)["space"] is None
    assert play.ship(4)["space"] is not None
    assert payments(play) == [0, 4000, -1]
    assert (play.zone("mission:0", 0), play.zone("discard:missions", 2)) == ([], ["055"])
    order = [event.code for event in play.match.events(3)]
    assert order.index("xia.death.removed") < order.index("xia.npc.spawn") < order.index("xia.mission.shuttle-payment")
    assert order[-1] == "xia.turn.ends"


@pytest.mark.rule("xia.death.missions")
def test_the_payment_on_a_lost_mission_goes_back_to_the_bank() -> None:
    g = blind_jump(damaged=tuple(range(8)))
    g.payments = (3000, *g.payments[1:])
    play = Play(g, draw=("loath", "fame"), d20=(9,)).say("jump:2,1")
    assert (payments(play)[0], play.public("credits")[0]) == (0, 0)


@pytest.mark.rule("xia.explore.blind-jump-borders")
@pytest.mark.rule("xia.border.shield-rebuff")
def test_a_planetary_shield_throws_the_ship_back() -> None:
    play = Play(blind_jump(), draw=("loath", "fame"), d20=(2,))
    play.say("jump:2,1", "hold:0,6", "hold:0,7")
    assert play.ship(0)["space"] == [2, 0]
    assert play.public("tiles")[-1]["sector"] == "loath"
    assert play.match.view(0)["stack"][-1]["movement"] == 2
    assert jumps(play) == ["jump:3,0", "jump:3,-1"]


@pytest.mark.rule("xia.border.shield-cross")
@pytest.mark.parametrize(("roll", "bounty"), [(11, 1000), (17, 1000), (18, 0), (19, 0)])
def test_a_planetary_shield_is_crossed(roll: int, bounty: int) -> None:
    play = Play(blind_jump(), draw=("loath", "fame"), d20=(roll,))
    play.say("jump:2,1")
    assert (play.ship(0)["space"], play.ship(0)["bounty"]) == ([2, 1], bounty)


@pytest.mark.rule("xia.planet.lawful-entrance")
@pytest.mark.rule("xia.explore.blind-jump-borders")
@pytest.mark.parametrize(("bounty", "space"), [(0, [-1, 3]), (1000, [0, 2])])
def test_an_outlaw_stays_outside_a_lawful_entrance(bounty: int, space: list[int]) -> None:
    play = Play(blind_jump((0, 2), bounty=bounty), draw=("lunari",))
    play.say("jump:-1,3")
    assert play.ship(0)["space"] == space
    assert play.match.view(0)["stack"][-1]["movement"] == 2


@pytest.mark.rule("xia.planet.outlaw-entrance")
def test_an_innocent_is_seen_at_an_outlaw_entrance() -> None:
    play = Play(blind_jump((1, 1)), draw=("loath", "fame"))
    play.say("jump:1,2")
    assert (play.ship(0)["space"], play.ship(0)["bounty"]) == ([1, 2], 1000)


@pytest.mark.rule("xia.explore.blind-jump-no-abort")
@pytest.mark.rule("xia.border.star")
@pytest.mark.rule("xia.death.cargo")
@pytest.mark.example("xia.ex.blind-jump-star")
def test_a_jump_into_a_star() -> None:
    play = Play(blind_jump(hold=("",) * 9 + ("spice",)), draw=("xia",))
    play.say("jump:2,1")
    assert play.over()
    assert play.ship(0)["space"] is None
    assert play.public("adrift") == []  # burnt


@pytest.mark.rule("xia.border.debris-enter")
@pytest.mark.rule("xia.death.cargo")
@pytest.mark.parametrize(("roll", "space", "adrift"), [(3, None, [[3, 0, "spice"]]), (4, [3, 0], [])])
def test_debris_destroys_on_three_or_less(roll: int, space: list[int] | None, adrift: list[list[object]]) -> None:
    play = Play(blind_jump(hold=("",) * 9 + ("spice",)), draw=("pelmont", "fame"), d20=(roll,))
    play.say("jump:3,0")
    assert play.ship(0)["space"] == space
    assert play.public("adrift") == adrift


@pytest.mark.rule("xia.fame.luck")
@pytest.mark.rule("xia.victory.immediate")
def test_a_border_roll_of_20_wins_and_the_tile_brings_nobody_any_more() -> None:
    g = blind_jump()
    g.fame = (19, 0, 0)
    play = Play(g, draw=("loath", "fame"), d20=(20,))
    play.say("jump:2,1")
    assert play.over()
    assert play.match.result is not None
    assert play.match.result.winners == (0,)
    assert (play.ship(4)["space"], payments(play)) == (None, [0, -1, -1])  # Over owes nothing


@pytest.mark.rule("xia.explore.declare-edge")
def test_a_corner_has_edges_to_two_slots() -> None:
    play = Play(last_jump(), draw=("pelmont", "fame"), d20=(1,))
    assert jumps(play) == ["jump:3,-2", "jump:2,-3", "jump:3,-3"]
    play.say("jump:2,-3")
    assert play.over()
    assert sorted(play.public("adrift")) == [[2, -3, "holo"], [2, -3, "spice"]]


@pytest.mark.rule("xia.explore.blind-jump-borders")
@pytest.mark.rule("xia.border.nebula-enter")
@pytest.mark.rule("xia.stranded.ends-move")
def test_a_jump_into_a_nebula_may_strand_the_ship() -> None:
    g = blind_jump((2, 0), energy=1, armed=0, disarmed=4)
    g.zones.add(STACK, "sector", ("vortex-86",))
    play = Play(g, draw=("vortex-86", "fame"), d20=(10,)).say("jump:3,0")
    assert (play.ship(0)["energy"], play.zone("token:vortex-86")) == (0, [None])
    assert play.over()  # two points of the Move were left


# --- the Scan --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.explore.scan")
@pytest.mark.rule("xia.explore.place-tile")
@pytest.mark.rule("xia.explore.declare-edge")
def test_a_scan_lays_a_tile_and_moves_nobody() -> None:
    play = Play(turn((2, 0)), draw=("tigris-gate", "fame")).say("scan")
    assert (play.asked.code, play.asked.keys) == ("xia.explore.declare-edge", ["edge:3,0", "edge:2,1"])  # two slots
    play.say("edge:2,1")
    tile = play.public("tiles")[-1]
    assert (tile["sector"], tile["q"], tile["r"]) == ("tigris-gate", 2, 3)
    assert (play.ship(0)["space"], play.ship(0)["energy"]) == ([2, 0], 5)
    assert play.zone("token:tigris-gate") == [None]


@pytest.mark.rule("xia.explore.condition")
@pytest.mark.rule("xia.explore.scan")
@pytest.mark.parametrize(
    ("at", "energy", "rule"), [((0, 0), 6, "xia.explore.condition"), ((2, 0), 0, "xia.energy.spend")]
)
def test_a_scan_needs_an_edge_and_energy(at: tuple[int, int], energy: int, rule: str) -> None:
    with pytest.raises(Refused) as refused:
        Play(turn(at, energy=energy)).say("scan")
    assert refused.value.rule == rule


@pytest.mark.rule("xia.explore.scan")
@pytest.mark.rule("xia.npc.enforcer-spawn")
def test_a_scan_brings_npcs_too() -> None:
    g = blind_jump()
    g.stack = turn((2, 0)).stack
    play = Play(g, draw=("kemplar-ii",)).say("scan", "edge:3,0")
    assert play.ship(3)["space"] is not None


@pytest.mark.rule("xia.explore.scan")
@pytest.mark.rule("xia.move.use-occupied-space")
def test_a_scan_from_a_space_that_another_ship_holds() -> None:
    """Puddle Jumper is at no edge; Gaiden is."""
    play = Play(flight((1, 0), 4, others=((2, 0), (-2, 2))), draw=("kemplar-ii",)).say("use:2,0,scan", "edge:3,0")
    assert (play.public("tiles")[-1]["q"], play.ship(0)["space"], play.ship(0)["energy"]) == (5, [1, 0], 5)
    assert play.over()  # no Minor Action: that was the end of the Move


# --- tokens ----------------------------------------------------------------------------------------------------------
def on_token(face: str) -> Xia:
    """Above the token of the Lost Sector."""
    g = turn((0, 0), tiles=VOID)
    g.zones.add(token("lost-sector"), "token")
    g.zones.put(token("lost-sector"), face, 0)
    return g


@pytest.mark.rule("xia.explore.token-rewards")
@pytest.mark.rule("xia.explore.token-collect")
@pytest.mark.rule("xia.fame.explore")
@pytest.mark.parametrize(("face", "credits", "fame"), [("credits", 1000, 0), ("fame", 0, 1), ("nothing", 0, 0)])
def test_a_token_gives_what_it_shows_and_is_kept(face: str, credits: int, fame: int) -> None:
    play = Play(on_token(face))
    assert play.zone("token:lost-sector", 0) == [None]
    play.say("token")
    assert (play.public("credits")[0], play.public("fame")[0]) == (credits, fame)
    assert (play.zone("token:lost-sector"), play.zone("tokens:0")) == ([], [face])


@pytest.mark.rule("xia.explore.token-once")
def test_a_token_is_there_once() -> None:
    play = Play(on_token("nothing")).say("token")
    with pytest.raises(Refused) as refused:
        play.say("token")
    assert refused.value.rule == "xia.explore.token-once"


@pytest.mark.rule("xia.explore.token-collect")
def test_passing_over_a_token_does_not_take_it() -> None:
    play = Play(on_token("credits")).say("impulse", "hex:1,0", "hex:-1,0", "stop")
    assert (play.public("credits")[0], play.zone("token:lost-sector")) == (0, [None])
    with pytest.raises(Refused) as refused:
        play.say("token")
    assert refused.value.rule == "xia.explore.token-collect"


@pytest.mark.rule("xia.limit.exploration-tokens")
@pytest.mark.rule("xia.explore.token-once")
def test_without_tokens_an_exploration_space_stays_empty() -> None:
    g = turn((2, 0))
    g.zones.add(TOKENS, "token")
    play = Play(g, draw=("tigris-gate",)).say("scan", "edge:3,0")
    assert play.zone("token:tigris-gate") == []


@pytest.mark.rule("xia.explore.token-rewards")
@pytest.mark.rule("xia.victory.immediate")
def test_the_last_fame_may_lie_in_space() -> None:
    g = on_token("fame")
    g.fame = (19, 0, 0)
    play = Play(g).say("token")
    assert play.match.result is not None
    assert play.match.result.winners == (0,)
