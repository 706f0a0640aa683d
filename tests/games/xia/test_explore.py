"""The Blind Jump: what it lays, what it brings, and what becomes of the one who jumps."""

import pytest

from rimward.games.xia.state import STACK
from tests.games.xia.scenes import Play, blind_jump, last_jump


def payments(play: Play) -> list[int]:
    found: list[int] = play.public("payments")
    return found


# --- the jump --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.explore.blind-jump")
@pytest.mark.rule("xia.explore.place-tile")
@pytest.mark.rule("xia.mission.shuttle-unrevealed")
def test_a_jump_that_goes_well() -> None:
    """Tigris Gate: a token, and the passengers of seat 2 now have a price; the Move goes on with what is left."""
    play = Play(blind_jump(), draw=("tigris-gate", "fame"))
    play.say("hex:3,0")
    assert play.ship(0)["space"] == [3, 0]
    tile = play.public("tiles")[-1]
    assert (tile["sector"], tile["q"], tile["r"]) == ("tigris-gate", 5, -2)
    assert payments(play) == [0, -1, 2000]  # two sectors from TK-421
    assert play.match.view(0)["stack"][-1]["movement"] == 2
    assert play.asked.code == "xia.explore.blind-jump"
    assert play.say("stop").over()


@pytest.mark.rule("xia.explore.declare-edge")
@pytest.mark.rule("xia.explore.unexplored-edge")
def test_the_edge_is_named_before_the_tile_is_drawn() -> None:
    play = Play(blind_jump(), draw=("lunari",))
    assert play.asked.keys == ["hex:3,0", "hex:2,1", "hex:3,-1", "stop"]
    play.say("hex:2,1")
    tile = play.public("tiles")[-1]
    assert (tile["q"], tile["r"]) == (2, 3)  # the southern slot, not the eastern one


@pytest.mark.rule("xia.explore.place-tile")
@pytest.mark.parametrize(("sector", "turn"), [("kemplar-ii", 0), ("lunari", 2), ("lost-sector", 1)])
def test_the_tile_is_turned_to_the_symbol_of_the_old_one(sector: str, turn: int) -> None:
    """Red Gulch shows `s` to the east; on the new tile that is the side which must face west."""
    play = Play(blind_jump(), draw=(sector, "nothing"))
    play.say("hex:3,0")
    assert play.public("tiles")[-1]["turn"] == turn


@pytest.mark.rule("xia.explore.token-placing")
@pytest.mark.rule("xia.general.hidden-information")
def test_the_token_lies_face_down_for_everybody() -> None:
    play = Play(blind_jump(), draw=("tigris-gate", "fame"))
    play.say("hex:3,0")
    assert [play.zone("token:tigris-gate", seat) for seat in range(4)] == [[None]] * 4
    assert [play.told("xia.explore.token-placing", seat)[0].params["token"] for seat in range(4)] == [None] * 4


@pytest.mark.rule("xia.explore.token-placing")
def test_a_tile_without_an_exploration_space_gets_no_token() -> None:
    play = Play(blind_jump(), draw=("kemplar-ii",))
    play.say("hex:3,0")
    assert "token:kemplar-ii" not in play.match.view(0)["zones"]


@pytest.mark.rule("xia.explore.stack-empty")
def test_no_jump_when_all_tiles_lie() -> None:
    g = blind_jump()
    g.zones.add(STACK, "sector")
    assert Play(g).over()  # stopping was the only thing left


@pytest.mark.rule("xia.move.unspent-lost")
def test_a_move_of_one_point_ends_with_its_jump() -> None:
    assert Play(blind_jump(movement=1), draw=("kemplar-ii",)).say("hex:3,0").over()


# --- NPCs ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.npc.spawn")
@pytest.mark.rule("xia.npc.enforcer-spawn")
def test_kemplar_brings_the_enforcer() -> None:
    play = Play(blind_jump(), draw=("kemplar-ii",))
    play.say("hex:3,0")
    assert play.ship(3)["space"] == [7, -4]  # the Spawn Point of the tile as it is turned
    assert play.public("unspawned") == [4, 5]


@pytest.mark.rule("xia.npc.spawn")
@pytest.mark.rule("xia.npc.scoundrel-spawn")
def test_the_controller_chooses_beside_an_occupied_spawn_point() -> None:
    play = Play(blind_jump((2, -2)), draw=("loath", "nothing"))
    play.say("hex:3,-3")
    assert play.ship(0)["space"] == [3, -3]
    assert (play.asked.seat, play.asked.code) == (1, "xia.npc.spawn")
    assert "hex:3,-3" not in play.asked.keys
    assert "hex:3,-4" in play.asked.keys
    play.say("hex:3,-4")
    assert play.ship(4)["space"] == [3, -4]
    assert payments(play) == [0, 4000, -1]  # only now: the NPC comes first
    assert (play.asked.seat, play.asked.code) == (0, "xia.explore.blind-jump")


@pytest.mark.rule("xia.npc.merchant-spawn")
def test_the_second_trade_planet_brings_the_merchant() -> None:
    play = Play(blind_jump(movement=5), draw=("lunari", "kemplar-ii"))
    play.say("hex:3,0")
    assert play.public("unspawned") == [3, 4, 5]
    play.say("hex:2,1")  # Kemplar II is the second, and it brings the Enforcer too, who stands on the Spawn Point
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
    play.say("hex:2,1")
    assert play.over()
    assert play.ship(0)["space"] is None
    assert play.ship(4)["space"] is not None
    assert payments(play) == [0, 4000, -1]
    assert (play.zone("mission:0", 0), play.zone("discard:missions", 2)) == ([], ["055"])
    order = [event.code for event in play.match.events(3)]
    assert order.index("xia.death.removed") < order.index("xia.npc.spawn") < order.index("xia.mission.shuttle-payment")
    assert order[-1] == "xia.turn.ends"


@pytest.mark.rule("xia.explore.blind-jump-borders")
@pytest.mark.rule("xia.border.shield-rebuff")
def test_a_planetary_shield_throws_the_ship_back() -> None:
    play = Play(blind_jump(), draw=("loath", "fame"), d20=(2,))
    play.say("hex:2,1", "hold:0,6", "hold:0,7")
    assert play.ship(0)["space"] == [2, 0]
    assert play.public("tiles")[-1]["sector"] == "loath"
    assert play.match.view(0)["stack"][-1]["movement"] == 2
    assert play.asked.keys == ["hex:3,0", "hex:3,-1", "stop"]


@pytest.mark.rule("xia.border.shield-cross")
@pytest.mark.parametrize(("roll", "bounty"), [(11, 1000), (17, 1000), (18, 0), (19, 0)])
def test_a_planetary_shield_is_crossed(roll: int, bounty: int) -> None:
    play = Play(blind_jump(), draw=("loath", "fame"), d20=(roll,))
    play.say("hex:2,1")
    assert (play.ship(0)["space"], play.ship(0)["bounty"]) == ([2, 1], bounty)


@pytest.mark.rule("xia.planet.lawful-entrance")
@pytest.mark.rule("xia.explore.blind-jump-borders")
@pytest.mark.parametrize(("bounty", "space"), [(0, [-1, 3]), (1000, [0, 2])])
def test_an_outlaw_stays_outside_a_lawful_entrance(bounty: int, space: list[int]) -> None:
    play = Play(blind_jump((0, 2), bounty=bounty), draw=("lunari",))
    play.say("hex:-1,3")
    assert play.ship(0)["space"] == space
    assert play.match.view(0)["stack"][-1]["movement"] == 2


@pytest.mark.rule("xia.planet.outlaw-entrance")
def test_an_innocent_is_seen_at_an_outlaw_entrance() -> None:
    play = Play(blind_jump((1, 1)), draw=("loath", "fame"))
    play.say("hex:1,2")
    assert (play.ship(0)["space"], play.ship(0)["bounty"]) == ([1, 2], 1000)


@pytest.mark.rule("xia.explore.blind-jump-no-abort")
@pytest.mark.rule("xia.border.star")
@pytest.mark.rule("xia.death.cargo")
def test_a_jump_into_a_star() -> None:
    play = Play(blind_jump(hold=("",) * 9 + ("spice",)), draw=("xia",))
    play.say("hex:2,1")
    assert play.over()
    assert play.ship(0)["space"] is None
    assert play.public("adrift") == []  # burnt


@pytest.mark.rule("xia.border.debris-enter")
@pytest.mark.rule("xia.death.cargo")
@pytest.mark.parametrize(("roll", "space", "adrift"), [(3, None, [[3, 0, "spice"]]), (4, [3, 0], [])])
def test_debris_destroys_on_three_or_less(roll: int, space: list[int] | None, adrift: list[list[object]]) -> None:
    play = Play(blind_jump(hold=("",) * 9 + ("spice",)), draw=("pelmont", "fame"), d20=(roll,))
    play.say("hex:3,0")
    assert play.ship(0)["space"] == space
    assert play.public("adrift") == adrift


@pytest.mark.rule("xia.fame.luck")
@pytest.mark.rule("xia.victory.immediate")
def test_a_border_roll_of_20_wins_and_the_tile_brings_nobody_any_more() -> None:
    g = blind_jump()
    g.fame = (19, 0, 0)
    play = Play(g, draw=("loath", "fame"), d20=(20,))
    play.say("hex:2,1")
    assert play.over()
    assert play.match.result is not None
    assert play.match.result.winners == (0,)
    assert (play.ship(4)["space"], payments(play)) == (None, [0, -1, -1])  # Over owes nothing


@pytest.mark.rule("xia.explore.declare-edge")
def test_a_corner_has_edges_to_two_slots() -> None:
    play = Play(last_jump(), draw=("pelmont", "fame"), d20=(1,))
    assert play.asked.keys == ["hex:3,-2", "hex:2,-3", "hex:3,-3", "stop"]
    play.say("hex:2,-3")
    assert play.over()
    assert sorted(play.public("adrift")) == [[2, -3, "holo"], [2, -3, "spice"]]
