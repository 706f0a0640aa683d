"""Being Stranded, and being rescued."""

import pytest

from rimward.games.xia.table.board import Tile
from rimward.games.xia.table.state import Xia
from rimward.games.xia.turn import Turns
from rimward.kernel.question import Refused
from tests.games.xia.scenes import Play, npc, turn


def beside(energy: int = 3) -> Xia:
    """Gaiden is Stranded beside Puddle Jumper."""
    g = turn((0, 0), others=((1, 0), (-2, 2)), energy=energy)
    g.ships[1].energy, g.ships[1].armed, g.ships[1].disarmed = 0, 0, 4
    return g


def reason(play: Play, key: str) -> tuple[str, str]:
    with pytest.raises(Refused) as refused:
        play.say(key)
    return refused.value.code, refused.value.rule


# --- Stranded --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.stranded.definition")
@pytest.mark.rule("xia.stranded.limits")
def test_a_stranded_player_has_impulse_and_minor_actions_only() -> None:
    g = turn((2, 0), others=((1, 0), (-2, 2)), energy=0, armed=0, disarmed=4, hold=("",) * 9 + ("spice",))
    g.ships[1].energy, g.ships[1].armed, g.ships[1].disarmed = 0, 0, 4
    play = Play(g)
    assert play.asked.keys == ["impulse", "jettison", "end"]
    for key in ("engine:3", "attack", "scan", "rescue:1"):
        assert reason(play, key) == ("xia.bar.stranded", "xia.stranded.limits"), key


@pytest.mark.rule("xia.stranded.limits")
@pytest.mark.rule("xia.explore.scan")
def test_a_stranded_ship_may_jump_but_not_scan() -> None:
    play = Play(turn((2, 0), energy=0, armed=0, disarmed=4), draw=("kemplar-ii",)).say("impulse", "jump:3,0")
    assert play.ship(0)["space"] == [3, 0]


@pytest.mark.rule("xia.stranded.definition")
@pytest.mark.parametrize(("energy", "armed"), [(1, 0), (0, 1)])
def test_with_either_energy_or_a_marker_nobody_is_stranded(energy: int, armed: int) -> None:
    g = beside(6)
    g.ships[1].energy, g.ships[1].armed, g.ships[1].disarmed = energy, armed, 4 - armed
    assert reason(Play(g), "rescue:1") == ("xia.bar.not-stranded", "xia.stranded.definition")


@pytest.mark.rule("xia.stranded.paid-action-resolves")
def test_the_last_marker_is_spent_in_full() -> None:
    play = Play(turn((0, 0), energy=0, armed=1, disarmed=3), d6=(4,)).say("engine:3", "hex:1,0", "hex:2,0")
    assert play.ship(0)["space"] == [2, 0]
    play.say("stop")
    assert reason(play, "engine:4") == ("xia.bar.stranded", "xia.stranded.limits")


@pytest.mark.rule("xia.stranded.end")
def test_a_planet_ends_it() -> None:
    g = turn((0, 0), tiles=(Tile("kemplar-ii", 0, 0),), energy=0, armed=0, disarmed=4)
    play = Play(g).say("end")
    assert play.asked.code == "xia.business.any-order"
    play.say("recharge", "end", "arm:4")
    assert (play.ship(0)["energy"], play.ship(0)["armed"]) == (10, 4)


# --- Rescue ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.rescue.transfer")
@pytest.mark.rule("xia.rescue.arm-now")
@pytest.mark.rule("xia.fame.kindness")
@pytest.mark.example("xia.ex.rescue")
def test_a_rescue() -> None:
    """xia.ex.rescue"""
    play = Play(beside()).say("rescue:1")
    assert (play.asked.seat, play.asked.code) == (1, "xia.rescue.arm-now")
    play.say("arm:2")
    assert (play.ship(0)["energy"], play.public("fame")) == (1, [1, 0, 0])
    rescued = play.ship(1)
    assert (rescued["energy"], rescued["armed"], rescued["disarmed"]) == (0, 2, 2)


@pytest.mark.rule("xia.rescue.arm-now")
@pytest.mark.rule("xia.rescue.no-refusal")
def test_the_rescued_may_keep_the_energy_but_not_refuse_it() -> None:
    play = Play(beside()).say("rescue:1")
    assert play.asked.keys == ["arm:2", "arm:1", "arm:0"]
    assert play.ship(1)["energy"] == 2  # before anybody was asked
    play.say("arm:0")
    assert (play.ship(1)["energy"], play.ship(1)["armed"]) == (2, 0)


@pytest.mark.rule("xia.rescue.conditions")
def test_a_rescue_takes_three_energy() -> None:
    assert reason(Play(beside(2)), "rescue:1") == ("xia.bar.energy", "xia.rescue.conditions")


@pytest.mark.rule("xia.rescue.conditions")
@pytest.mark.rule("xia.adjacency.planet-border")
@pytest.mark.example("xia.ex.not-adjacent-across-shield")
def test_no_rescue_across_a_planetary_shield_and_one_across_an_asteroid_border() -> None:
    """xia.ex.not-adjacent-across-shield; Line of Sight is not needed."""
    shield = turn((2, 0), tiles=(Tile("kemplar-ii", 0, 0),), others=((1, 0), (-2, 2)))
    rock = turn((2, 0), tiles=(Tile("tk-421", 0, 0),), others=((1, 0), (-2, 2)))
    for g in (shield, rock):
        g.ships[1].energy, g.ships[1].armed, g.ships[1].disarmed = 0, 0, 4
    assert reason(Play(shield), "rescue:1") == ("xia.bar.adjacent", "xia.rescue.conditions")
    assert not rock.sight(0, 1)
    assert "rescue:1" in Play(rock).asked.keys


@pytest.mark.rule("xia.rescue.players-only")
def test_npcs_are_not_rescued() -> None:
    g = beside()
    g.ships += (npc("merchant", 2, (0, 1)),)
    g.credits += (0,)
    assert reason(Play(g), "rescue:3") == ("xia.bar.npc", "xia.rescue.players-only")


@pytest.mark.rule("xia.rescue.repeat")
def test_the_same_player_may_be_rescued_again() -> None:
    """Gaiden spends both markers on a Missile attack, and is Stranded again a round later."""
    g = beside(8)
    g.stack = [Turns(0)]
    play = Play(g, d8=(1, 1)).say("rescue:1", "arm:2")
    assert reason(play, "rescue:1") == ("xia.bar.not-stranded", "xia.stranded.definition")
    play.say("end", "attack", "use:1,4", "use:1,5")
    while play.asked.seat != 0:
        play.say(play.asked.keys[-1])
    play.say("rescue:1", "arm:0")
    assert (play.public("fame"), play.ship(0)["energy"], play.ship(1)["energy"]) == ([2, 0, 0], 4, 2)


@pytest.mark.rule("xia.death.off-board")
def test_a_ship_that_is_off_the_board_is_not_rescued() -> None:
    g = beside()
    g.ships[1].space = None
    assert [key for key in Play(g).asked.keys if key.startswith("rescue")] == []
