"""Coming back after destruction."""

import pytest

from rimward.games.xia.table.board import Tile
from rimward.games.xia.table.state import Xia
from rimward.games.xia.turn import Turns
from tests.games.xia.scenes import Play, npc, turn, wreck

TILES = (Tile("red-gulch", 0, 0), Tile("doravin-v", 5, -2), Tile("pelmont", 2, 3))
FOUR, NINE, FIFTEEN = [5, -4], [0, 0], [3, 3]


def dead(others: tuple[tuple[int, int], tuple[int, int]] = ((-2, 2), (-2, 1)), tiles: tuple[Tile, ...] = TILES) -> Xia:
    g = turn((0, 0), tiles=tiles, others=others)
    g.ships[0].space = None
    return g


@pytest.mark.rule("xia.respawn.where")
@pytest.mark.rule("xia.respawn.when")
@pytest.mark.parametrize(("roll", "space"), [(1, FOUR), (6, FOUR), (7, NINE), (12, FIFTEEN), (19, FIFTEEN)])
def test_the_nearest_spawn_point_and_of_two_the_higher(roll: int, space: list[int]) -> None:
    play = Play(dead(), d20=(roll,))
    assert play.ship(0)["space"] == space
    assert (play.asked.seat, play.asked.code) == (0, "xia.action.list")  # and then the whole turn


@pytest.mark.rule("xia.respawn.where")
@pytest.mark.example("xia.ex.respawn-skips-occupied")
def test_an_occupied_spawn_point_does_not_count() -> None:
    """xia.ex.respawn-skips-occupied, with 9 instead of 8"""
    assert Play(dead(((0, 0), (-2, 2))), d20=(9,)).ship(0)["space"] == FOUR


@pytest.mark.rule("xia.respawn.natural-20")
@pytest.mark.rule("xia.fame.luck")
def test_a_20_chooses_any_free_spawn_point() -> None:
    play = Play(dead(((5, -4), (-2, 2))), d20=(20,))
    assert (play.asked.seat, play.asked.code, play.asked.keys) == (0, "xia.respawn.where", ["hex:0,0", "hex:3,3"])
    play.say("hex:0,0")
    assert (play.ship(0)["space"], play.public("fame")) == (NINE, [1, 0, 0])


@pytest.mark.rule("xia.respawn.all-occupied")
def test_beside_an_occupied_spawn_point_if_all_are() -> None:
    """Red Gulch 9 and Burning Horse 12; around the first there are rocks and one gap, and somebody is in that."""
    assert Play(wreck(), d20=(10,)).ship(0)["space"] == [1, -1]
    g = wreck()
    g.ships += (npc("merchant", 1, (1, -1)),)
    play = Play(g, d20=(10,))
    rocks = {"hex:1,0", "hex:0,1", "hex:-1,1", "hex:-1,0", "hex:0,-1"}
    assert (play.asked.code, set(play.asked.keys)) == ("xia.respawn.where", rocks)
    play.say("hex:1,0")
    assert (play.ship(0)["space"], play.ship(0)["damaged"]) == ([1, 0], [])  # put there, not flown


@pytest.mark.rule("xia.respawn.all-occupied")
def test_a_twenty_chooses_nothing_when_no_spawn_point_is_free() -> None:
    twenty, twelve = Play(wreck(), d20=(20,)), Play(wreck(), d20=(12,))
    assert twenty.asked.keys == twelve.asked.keys  # around Burning Horse 12, the nearest to 20


@pytest.mark.rule("xia.respawn.all-occupied")
def test_spaces_without_a_border_between_go_first() -> None:
    play = Play(wreck(), d20=(12,))
    assert set(play.asked.keys).isdisjoint({"hex:6,-3", "hex:6,-2"})  # the Nebula
    assert "hex:7,-2" in play.asked.keys


# --- turns that are skipped ------------------------------------------------------------------------------------------
def course(play: Play) -> list[tuple[str, int]]:
    """Turns that began or were skipped, and ships that came back."""
    names = {"xia.turn.phases": "turn", "xia.death.skip-turn": "skipped", "xia.respawn.where": "respawn"}
    found = []
    for event in play.match.events(3):
        if event.code in names:
            found.append((names[event.code], event.params["seat" if "seat" in event.params else "ship"]))
    return found


def round_table(tier: int) -> Xia:
    """All turns of three; who dies next has one Hold space left and flies into the rocks."""
    g = dead()
    g.ships[0].space, g.ships[0].tier, g.ships[0].damaged = (1, 1), tier, tuple(range(9))
    g.stack = [Turns(0)]
    return g


@pytest.mark.rule("xia.death.skip-turn")
@pytest.mark.rule("xia.respawn.when")
@pytest.mark.rule("xia.turn.order")
@pytest.mark.example("xia.ex.respawn-tier-one")
def test_a_tier_one_ship_is_back_in_its_next_turn() -> None:
    """xia.ex.respawn-tier-one"""
    play = Play(round_table(1), d20=(2, 9)).say("impulse", "cross:0,1", "end", "end")
    assert course(play) == [("turn", 0), ("turn", 1), ("turn", 2), ("turn", 0), ("respawn", 0)]
    assert (play.asked.seat, play.asked.code, play.ship(0)["space"]) == (0, "xia.action.list", NINE)


@pytest.mark.rule("xia.death.skip-turn")
@pytest.mark.parametrize("tier", [2, 3])
@pytest.mark.example("xia.ex.respawn-tier-two-own-turn")
def test_larger_ships_skip_a_turn_after_dying_on_their_own(tier: int) -> None:
    """xia.ex.respawn-tier-two-own-turn"""
    play = Play(round_table(tier), d20=(2, 9)).say("impulse", "cross:0,1", "end", "end", "end", "end")
    turns = [("turn", 0), ("turn", 1), ("turn", 2), ("skipped", 0), ("turn", 1), ("turn", 2), ("turn", 0)]
    assert course(play) == [*turns, ("respawn", 0)]


@pytest.mark.rule("xia.death.skip-turn")
@pytest.mark.parametrize("tier", [2, 3])
@pytest.mark.example("xia.ex.respawn-tier-two-or-three")
def test_larger_ships_skip_a_turn_after_dying_on_that_of_another(tier: int) -> None:
    """xia.ex.respawn-tier-two-or-three: player 2 destroys player 1."""
    g = round_table(tier)
    g.stack = [Turns(1)]
    g.ships[0].space, g.ships[1].space, g.ships[2].space = (-2, 0), (-2, 1), (0, 2)
    g.ships[1].outfits = g.ships[2].outfits  # a Blaster
    play = Play(g, d8=(6,), d20=(9,)).say("attack", "use:1,0", "done")
    while play.asked.seat != 0:
        play.say("end" if play.asked.code == "xia.action.list" else play.asked.keys[0])
    turns = [("turn", 1), ("turn", 2), ("skipped", 0), ("turn", 1), ("turn", 2), ("turn", 0), ("respawn", 0)]
    assert course(play) == turns


@pytest.mark.rule("xia.death.reset")
@pytest.mark.rule("xia.death.kept")
@pytest.mark.rule("xia.death.removed")
@pytest.mark.example("xia.ex.death-reset")
def test_what_a_dead_player_has_left() -> None:
    """xia.ex.death-reset"""
    g = round_table(1)
    ship = g.ships[0]
    ship.energy, ship.armed, ship.disarmed, ship.bounty, ship.hold = 1, 0, 4, 2000, ("",) * 9 + ("spice",)
    g.credits, g.fame = (4000, 0, 0), (4, 0, 0)
    play = Play(g, d20=(2,)).say("impulse", "cross:0,1")
    after = play.ship(0)
    assert (after["space"], after["energy"], after["armed"], after["damaged"]) == (None, 10, 4, [])
    assert (after["bounty"], after["impulse_ready"], set(after["hold"])) == (0, True, {""})
    assert (play.public("credits")[0], play.public("fame")[0], len(after["outfits"])) == (4000, 4, 2)
    assert play.zone("abilities:0") == ["energy-scoop"]


@pytest.mark.rule("xia.death.bounty")
def test_the_bounty_goes_to_the_destroyer_or_to_nobody() -> None:
    g = round_table(1)
    g.ships[0].bounty = 3000
    play = Play(g, d20=(2,)).say("impulse", "cross:0,1")
    assert (play.ship(0)["bounty"], play.public("credits")) == (0, [0, 0, 0])
    g = round_table(1)
    g.ships[0].bounty, g.stack = 3000, [Turns(1)]
    g.ships[0].space, g.ships[1].space, g.ships[1].outfits = (-2, 0), (-2, 1), g.ships[2].outfits
    g.ships[2].space = (0, 2)
    play = Play(g, d8=(6,)).say("attack", "use:1,0", "done")
    assert (play.ship(0)["bounty"], play.public("credits")) == (0, [0, 3000, 0])
