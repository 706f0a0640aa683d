"""Hazards as the book tells them: who is Stranded by a Nebula, and what may be used right after a hazard's roll."""

import pytest

from rimward.games.xia.table.board import Hex, Tile
from rimward.games.xia.table.state import STACK, Outfit, Xia, exhausted
from tests.games.xia.scenes import HORSE, Play, deal, mark, mining, turn

SHIELD = Outfit("targe", "shield", 6, (0, 1, 2), (0, 2))
ENGINE = Outfit("m-22", "engine", 6, (3, 4, 5), (3, 4))
TK = (Tile("tk-421", 0, 0),)
MOVING = "xia.move.point-per-space"
REACTIONS = ("xia.outfit.shield-hazards", "xia.ability.defense-timing")
THRUSTERS = "evasive-thrusters"
INTO = "cross:1,-1"  # from (2, -1) into the Nebula of Burning Horse


def scene(at: Hex, tiles: tuple[Tile, ...], energy: int, armed: int) -> Xia:
    return turn(at, tiles=tiles, outfits=(SHIELD, ENGINE), energy=energy, armed=armed, disarmed=4 - armed)


def fog(energy: int, armed: int, *cards: str) -> Xia:
    """Seat 0 begins a turn beside a Nebula with so much left, a Shield, an Engine, and these Ability Cards."""
    return deal(scene((2, -1), HORSE, energy, armed), 0, *cards)


def is_moving(play: Play) -> bool:
    return bool(play.match.asked) and (play.asked.seat, play.asked.code) == (0, MOVING)


def defended(play: Play) -> Play:
    """Everything that the player has against a hazard is used, in whatever order it is asked for."""
    while play.match.asked and play.asked.code in REACTIONS:
        wanted = [key for key in play.asked.keys if key.startswith("use:") or key == THRUSTERS]
        play.say(wanted[0] if wanted else play.asked.keys[-1])
    return play


def placed(play: Play) -> Play:
    while play.match.asked and play.asked.code == "xia.damage.placement":
        play.say(play.asked.keys[-1])
    return play


def is_stranded_in_the_fog(play: Play) -> bool:
    ship = play.ship(0)
    return (ship["space"], ship["energy"], ship["armed"]) == ([1, -1], 0, 0)


# --- Stranded at once ------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.stranded.ends-move")
@pytest.mark.rule("xia.border.nebula-loss-overflow")
def test_an_impulse_move_ends_where_the_last_marker_went_into_the_shield() -> None:
    """E:932, E:699: 9 is rolled, the Shield stops 3, and there is nothing to satisfy the other 6 with."""
    play = defended(Play(fog(0, 1), d20=(9,), d6=(3,)).say("impulse", INTO))
    assert is_stranded_in_the_fog(play)
    assert not is_moving(play)


@pytest.mark.rule("xia.stranded.ends-move")
@pytest.mark.rule("xia.border.nebula-loss-overflow")
def test_an_engine_move_ends_where_the_last_marker_went_into_the_shield() -> None:
    """E:932, E:962: one marker for the Engine, the last one for the Shield; the other 5 movement are lost."""
    play = defended(Play(fog(0, 2), d20=(9,), d6=(6, 3)).say("engine:3", INTO))
    assert is_stranded_in_the_fog(play)
    assert len(play.ship(0)["markers"]) == 2, "one on the Engine, one on the Shield"
    assert not is_moving(play)


@pytest.mark.rule("xia.stranded.ends-move")
@pytest.mark.rule("xia.border.nebula-enter")
@pytest.mark.parametrize("roll", [1, 10])
def test_an_engine_move_paid_with_the_last_marker_ends_in_a_nebula(roll: int) -> None:
    """E:932: a total of nothing is less than any roll from 1 to 10."""
    play = Play(fog(0, 1), d20=(roll,), d6=(5,)).say("engine:3", INTO)
    assert is_stranded_in_the_fog(play)
    assert not is_moving(play)


@pytest.mark.rule("xia.stranded.ends-move")
@pytest.mark.rule("xia.explore.blind-jump-borders")
@pytest.mark.parametrize(("roll", "goes_on"), [(5, False), (11, True)])
def test_a_blind_jump_into_a_nebula_ends_the_move_in_the_same_way(roll: int, goes_on: bool) -> None:
    """E:932, E:841: out of Red Gulch into Vortex-86, by an Engine that took the last marker."""
    g = deal(scene((2, 0), (Tile("red-gulch", 0, 0),), 0, 1), 0)
    g.zones.add(STACK, "sector", ("vortex-86", "pelmont"))
    play = Play(g, draw=("vortex-86", "nothing"), d6=(5,), d20=(roll,)).say("engine:3", "jump:3,0")
    assert [event.params["rule"] for event in play.told("kernel.rolled")][-1] == "xia.border.nebula-enter"
    assert (play.ship(0)["space"], is_moving(play)) == ([3, 0], goes_on)


@pytest.mark.rule("xia.stranded.paid-action-resolves")
@pytest.mark.rule("xia.border.nebula-enter")
def test_an_engine_move_paid_with_the_last_marker_goes_on_where_the_nebula_takes_nothing() -> None:
    """E:934: from 11 on the ship enters with no consequences, and what is paid for is flown."""
    play = Play(fog(0, 1), d20=(11,), d6=(5,)).say("engine:3", INTO)
    assert is_moving(play)
    assert play.asked.about["movement"] == 4


@pytest.mark.rule("xia.stranded.ends-move")
@pytest.mark.parametrize(("energy", "roll", "goes_on"), [(6, 5, True), (6, 6, False), (6, 7, False)])
def test_a_ship_is_stranded_if_it_has_no_more_than_the_roll(energy: int, roll: int, goes_on: bool) -> None:
    """E:932, and E:962 for a roll that takes exactly everything."""
    play = defended(Play(fog(energy, 0), d20=(roll,)).say("impulse", INTO))
    assert play.ship(0)["energy"] == max(0, energy - roll)
    assert is_moving(play) is goes_on


@pytest.mark.rule("xia.stranded.ends-move")
@pytest.mark.rule("xia.stranded.limits")
def test_the_impulse_of_a_ship_that_was_stranded_before_goes_on() -> None:
    """E:689: Impulse is what a Stranded ship may use. It is not Stranded by this Nebula."""
    play = Play(fog(0, 0), d20=(8,)).say("impulse", INTO)
    assert is_moving(play)
    assert play.asked.about["movement"] == 3
    play.say("hex:1,0")
    assert play.ship(0)["space"] == [1, 0]


# --- Shields and Abilities -------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.border.asteroid-mitigate")
@pytest.mark.rule("xia.ability.defense-timing")
@pytest.mark.parametrize(("energy", "armed"), [(0, 1), (0, 2), (2, 1)])
def test_a_shield_and_a_free_ability_against_the_same_asteroid(energy: int, armed: int) -> None:
    """E:905: both may be used after the roll, with the last marker (0, 1) as with another left.

    9 damage, of which a Shield stops 2 (a second one 1 more) and the Thrusters 5.
    """
    g = deal(scene((1, -1), TK, energy, armed), 0, THRUSTERS)
    play = placed(defended(Play(g, d20=(9, 12), d6=(2, 1)[:armed]).say("impulse", "cross:1,0")))
    assert play.zone(exhausted(0)) == [THRUSTERS]
    assert len(play.ship(0)["markers"]) == armed
    assert len(play.ship(0)["damaged"]) == 9 - sum((2, 1)[:armed]) - 5


@pytest.mark.rule("xia.border.nebula-mitigate")
@pytest.mark.rule("xia.ability.defense-timing")
def test_a_shield_and_a_free_ability_against_the_same_nebula() -> None:
    """E:930: 9 is rolled; the last marker stops 4 and the Thrusters 5, so nothing is lost to the Nebula."""
    play = defended(Play(fog(0, 1, THRUSTERS), d20=(9, 12), d6=(4,)).say("impulse", INTO))
    assert play.zone(exhausted(0)) == [THRUSTERS]
    assert len(play.ship(0)["markers"]) == 1
    assert (play.ship(0)["disarmed"], play.ship(0)["space"]) == (3, [1, -1])


@pytest.mark.rule("xia.cargo.mine")
@pytest.mark.rule("xia.ability.defense-timing")
def test_a_shield_and_a_free_ability_while_mining() -> None:
    """E:1175: 8 damage, of which the last marker stops 1 and the Thrusters 5."""
    g = deal(mining(), 0, THRUSTERS)
    g.ships[0].energy, g.ships[0].armed, g.ships[0].disarmed = 0, 1, 3
    play = placed(defended(Play(g, d20=(8, 12), d6=(1,)).say("mine")))
    assert play.zone(exhausted(0)) == [THRUSTERS]
    assert len(play.ship(0)["damaged"]) == 2


@pytest.mark.rule("xia.cargo.harvest")
@pytest.mark.rule("xia.ability.defense-timing")
@pytest.mark.parametrize("armed", [1, 3])
def test_a_shield_and_a_free_ability_while_harvesting(armed: int) -> None:
    """E:1189: 8 is rolled in Burning Horse; the Shields stop 2 and the Thrusters 5, so 1 is lost.

    The last marker has gone into the Shield; with a third one left, that is Disarmed.
    """
    g = deal(scene(mark("burning-horse", "harvest"), HORSE, 0, armed), 0, THRUSTERS)
    play = defended(Play(g, d20=(8, 12), d6=(2,) if armed == 1 else (1, 1)).say("harvest"))
    assert play.zone(exhausted(0)) == [THRUSTERS]
    assert [event.params["left"] for event in play.told("xia.outfit.shield-hazards")] == [1]
    assert play.ship(0)["armed"] == 0
    assert play.ship(0)["hold"] == [""] * 10


@pytest.mark.rule("xia.border.nebula-mitigate")
@pytest.mark.rule("xia.ability.use")
def test_an_ability_that_costs_energy_is_not_used_without_any() -> None:
    """E:288: the Energy on the card is spent; the last marker may be declared, the Decoy Beacon may not.

    The ship is Stranded (E:932), so its turn ends, and the Status Phase takes the marker back.
    """
    play = defended(Play(fog(0, 1, "decoy-beacon"), d20=(9,), d6=(3,)).say("impulse", INTO))
    assert play.zone(exhausted(0)) == []
    assert [event.params["left"] for event in play.told("xia.outfit.shield-hazards")] == [6]
