"""Borders and planets: every roll, in both directions, one border after the other."""

from typing import Any

import pytest

from rimward.games.xia.flight.border import Crossing
from rimward.games.xia.flight.move import Move
from rimward.games.xia.table.board import Hex, Tile
from rimward.games.xia.table.state import Outfit, Xia
from rimward.games.xia.turn import Turn
from rimward.kernel.question import Refused
from tests.games.xia.scenes import Play, deal, flight, mark, npc, turn, under_way

HORSE = (Tile("burning-horse", 0, 0),)
TK = (Tile("tk-421", 0, 0),)
PELMONT = (Tile("pelmont", 0, 0),)
FAR = ((-2, 2), (-2, 1))
SHIELD = Outfit("targe", "shield", 6, (0, 1, 2), (0, 2))
ENGINE = Outfit("m-22", "engine", 6, (3, 4, 5), (3, 4))


def movement(play: Play) -> int:
    left: int = play.match.view(3)["stack"][-1]["movement"]
    return left


def rolled(play: Play) -> list[str]:
    """The rules that dice fell for, in order."""
    return [event.params["rule"] for event in play.told("kernel.rolled")]


def placed(play: Play) -> Play:
    """Damage goes wherever there is room."""
    while play.match.asked and play.asked.code == "xia.damage.placement":
        play.say(play.asked.keys[-1])
    return play


# --- asteroids -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.border.asteroid-enter")
@pytest.mark.parametrize(("roll", "damage"), [(1, 1), (9, 9), (11, 0), (19, 0)])
@pytest.mark.example("xia.ex.asteroid-thresholds")
def test_an_asteroid_hurts_by_its_roll(roll: int, damage: int) -> None:
    """xia.ex.asteroid-thresholds"""
    play = placed(Play(flight((1, -1), 3, tiles=TK), d20=(roll,)).say("cross:1,0"))
    assert (len(play.ship(0)["damaged"]), play.ship(0)["space"], movement(play)) == (damage, [1, 0], 2)


@pytest.mark.rule("xia.border.asteroid-enter")
@pytest.mark.rule("xia.death.no-killer")
def test_ten_damage_destroys_a_small_ship_in_the_asteroid() -> None:
    play = Play(flight((1, -1), 3, tiles=TK, hold=("",) * 9 + ("spice",), bounty=2000), d20=(10,)).say("cross:1,0")
    assert play.over()
    assert (play.ship(0)["space"], play.public("adrift")) == (None, [[1, 0, "spice"]])
    assert (play.public("fame"), play.public("credits")) == ([0, 0, 0], [0, 0, 0])


@pytest.mark.rule("xia.border.asteroid-within")
@pytest.mark.rule("xia.border.immediate")
def test_every_asteroid_is_rolled_for_and_leaving_is_not() -> None:
    play = Play(flight((2, 0), 3, tiles=TK, others=FAR), d20=(15, 16)).say("cross:1,0")
    assert "hex:0,0" not in play.asked.keys
    play.say("cross:0,0")
    assert len(rolled(play)) == 2
    play.say("hex:0,1")
    assert len(rolled(play)) == 2


@pytest.mark.rule("xia.outfit.shield-hazards")
@pytest.mark.rule("xia.border.asteroid-mitigate")
def test_shields_are_declared_after_the_roll_and_stay_on_their_use_spaces() -> None:
    g = flight((1, -1), 3, tiles=TK, outfits=(SHIELD, ENGINE))
    play = Play(g, d20=(8,), d6=(3, 4)).say("cross:1,0")
    assert (play.asked.code, play.asked.about["points"]) == ("xia.outfit.shield-hazards", 8)
    play.say("use:0,0", "use:0,2")
    placed(play)
    assert (len(play.ship(0)["damaged"]), play.ship(0)["markers"], play.ship(0)["armed"]) == (1, [0, 2], 2)
    assert (play.asked.code, movement(play)) == ("xia.move.point-per-space", 2)  # no arming again


@pytest.mark.rule("xia.outfit.shield-hazards")
@pytest.mark.parametrize(("markers", "dice", "damage"), [((), (), 5), (("use:0,2",), (6,), 0)])
def test_as_many_shields_as_the_player_wants(markers: tuple[str, ...], dice: tuple[int, ...], damage: int) -> None:
    g = flight((1, -1), 3, tiles=TK, outfits=(SHIELD, ENGINE))
    play = placed(Play(g, d20=(5,), d6=dice).say("cross:1,0", *markers, "done"))
    assert (len(play.ship(0)["damaged"]), len(play.ship(0)["markers"])) == (damage, len(markers))
    assert not play.chance.left


# --- debris and stars ------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.border.debris-enter")
@pytest.mark.rule("xia.outfit.shield-limits")
@pytest.mark.parametrize(("roll", "space"), [(1, None), (3, None), (4, [0, 1]), (19, [0, 1])])
@pytest.mark.example("xia.ex.debris-thresholds")
def test_debris_destroys_on_three_or_less_whatever_one_has(roll: int, space: list[int] | None) -> None:
    """xia.ex.debris-thresholds"""
    play = Play(flight((1, 1), 3, tiles=PELMONT, outfits=(SHIELD, ENGINE)), d20=(roll,)).say("cross:0,1")
    assert play.ship(0)["space"] == space
    assert play.ship(0)["markers"] == []


@pytest.mark.rule("xia.border.debris-within")
def test_from_debris_to_debris_is_rolled_again_and_out_of_it_is_not() -> None:
    play = Play(flight((2, -1), 4, tiles=PELMONT), d20=(10, 10)).say("cross:1,-1", "cross:1,-2", "hex:2,-2")
    assert rolled(play) == ["xia.border.debris-enter"] * 2


@pytest.mark.rule("xia.border.star")
@pytest.mark.rule("xia.outfit.shield-limits")
def test_a_star_destroys_without_a_roll() -> None:
    g = flight((1, -1), 3, tiles=(Tile("xia", 0, 0),), others=((2, 0), (2, -2)), outfits=(SHIELD, ENGINE))
    play = Play(g).say("cross:0,-1")
    assert play.over()
    assert (play.ship(0)["space"], rolled(play)) == (None, [])


# --- nebulae ---------------------------------------------------------------------------------------------------------
def nebula(**more: Any) -> Xia:
    return flight((2, -1), 5, tiles=HORSE, **more)


@pytest.mark.rule("xia.border.nebula-enter")
@pytest.mark.rule("xia.border.nebula-loss-overflow")
@pytest.mark.rule("xia.stranded.ends-move")
@pytest.mark.example("xia.ex.nebula-strands")
def test_a_nebula_takes_everything() -> None:
    """xia.ex.nebula-strands: the Engine Move of 5 ends after its first step."""
    play = Play(nebula(energy=5, armed=3, disarmed=0), d20=(8,)).say("cross:1,-1")
    ship = play.ship(0)
    assert (ship["energy"], ship["armed"], ship["disarmed"], ship["space"]) == (0, 0, 3, [1, -1])
    assert play.over()  # the Move, and with it the Action Phase of this scene
    assert len(play.told("xia.stranded.definition")) == 1


@pytest.mark.rule("xia.border.nebula-loss-overflow")
@pytest.mark.example("xia.ex.nebula-partial")
def test_what_energy_does_not_cover_disarms_markers() -> None:
    """xia.ex.nebula-partial"""
    play = Play(nebula(energy=2, armed=3, disarmed=1), d20=(4,)).say("cross:1,-1")
    ship = play.ship(0)
    assert (ship["energy"], ship["armed"], ship["disarmed"], movement(play)) == (0, 1, 3, 4)


@pytest.mark.rule("xia.border.nebula-loss-overflow")
def test_markers_on_use_spaces_are_not_touched() -> None:
    play = Play(flight((2, -1), 5, tiles=HORSE, energy=2, armed=2, markers=(3, 4)), d20=(3,)).say("cross:1,-1")
    assert (play.ship(0)["armed"], play.ship(0)["markers"]) == (1, [3, 4])


@pytest.mark.rule("xia.border.nebula-enter")
@pytest.mark.parametrize("roll", [11, 19])
@pytest.mark.example("xia.ex.nebula-safe")
def test_above_ten_a_nebula_does_nothing(roll: int) -> None:
    """xia.ex.nebula-safe"""
    play = Play(nebula(energy=0, armed=1, disarmed=3), d20=(roll,)).say("cross:1,-1")
    assert (play.ship(0)["energy"], play.ship(0)["armed"], movement(play)) == (0, 1, 4)


@pytest.mark.rule("xia.border.nebula-inside")
@pytest.mark.rule("xia.border.inner")
@pytest.mark.rule("xia.border.enter-and-exit")
def test_inside_a_nebula_and_out_of_it_nothing_happens_and_coming_back_is_rolled() -> None:
    play = Play(nebula(), d20=(11, 12)).say("cross:1,-1", "hex:1,0")
    assert len(rolled(play)) == 1
    play.say("hex:2,-1")
    assert (len(rolled(play)), movement(play)) == (1, 2)
    play.say("cross:1,0")
    assert len(rolled(play)) == 2


@pytest.mark.rule("xia.border.nebula-mitigate")
@pytest.mark.rule("xia.outfit.shield-hazards")
def test_shields_stop_energy_loss() -> None:
    g = flight((2, -1), 5, tiles=HORSE, outfits=(SHIELD, ENGINE), energy=6)
    play = Play(g, d20=(9,), d6=(5,)).say("cross:1,-1", "use:0,0", "done")
    assert (play.ship(0)["energy"], play.ship(0)["armed"], play.ship(0)["damaged"]) == (2, 3, [])


# --- Stranded in a Nebula: en:699, en:932 ----------------------------------------------------------------------------
def into_the_gas(engine: int = 0, roll: int = 8, **ship: Any) -> Play:
    """Beside a Nebula and into it, on an Engine with this die or on Impulse."""
    g = deal(turn((2, -1), tiles=HORSE, **ship), 0)
    play = Play(g, d6=(engine,) if engine else (), d20=(roll,))
    return play.say("engine:3" if engine else "impulse", "cross:1,-1")


def is_told_stranded(play: Play) -> bool:
    return bool(play.told("xia.stranded.definition"))


def flies_on(play: Play) -> bool:
    """After Impulse a Stranded ship has no Action left, and the scene is over."""
    return not play.over() and play.asked.code == "xia.move.point-per-space"


@pytest.mark.rule("xia.stranded.ends-move")
@pytest.mark.parametrize("roll", [1, 10])
def test_a_nebula_ends_an_engine_move_that_was_paid_with_the_last_marker(roll: int) -> None:
    """Energy and Armed Markers, none, are less than any roll."""
    play = into_the_gas(5, roll, energy=0, armed=1, disarmed=3)
    assert (flies_on(play), play.ship(0)["space"], is_told_stranded(play)) == (False, [1, -1], True)


@pytest.mark.rule("xia.stranded.paid-action-resolves")
def test_an_engine_move_that_was_paid_with_the_last_marker_goes_on_where_a_nebula_does_no_harm() -> None:
    play = into_the_gas(5, 11, energy=0, armed=1, disarmed=3)
    assert (movement(play), is_told_stranded(play)) == (4, False)


@pytest.mark.rule("xia.stranded.ends-move")
@pytest.mark.parametrize("energy", [0, 2])
def test_impulse_of_a_ship_that_a_nebula_strands_is_over(energy: int) -> None:
    play = into_the_gas(0, 8, energy=energy, armed=1, disarmed=3)
    assert (flies_on(play), is_told_stranded(play)) == (False, True)


@pytest.mark.rule("xia.stranded.ends-move")
def test_impulse_of_a_ship_that_was_stranded_before_goes_on() -> None:
    """It may use Impulse, and nothing has made it Stranded on the way."""
    play = into_the_gas(0, 8, energy=0, armed=0, disarmed=4)
    assert (flies_on(play), is_told_stranded(play)) == (True, False)
    assert play.ship(0)["space"] == [1, -1]


@pytest.mark.rule("xia.stranded.ends-move")
@pytest.mark.rule("xia.border.nebula-loss-overflow")
@pytest.mark.parametrize(("stops", "stranded"), [(2, True), (6, False)])
@pytest.mark.parametrize("engine", [0, 5])
def test_the_last_marker_on_a_shield_saves_the_move_if_it_stops_everything(
    engine: int, stops: int, stranded: bool
) -> None:
    """A Nebula of 6, and nothing but the marker."""
    markers: dict[str, Any] = {"armed": 2, "disarmed": 2} if engine else {"armed": 1, "disarmed": 3}
    g = deal(turn((2, -1), tiles=HORSE, outfits=(SHIELD, ENGINE), energy=0, **markers), 0)
    play = Play(g, d6=(engine, stops) if engine else (stops,), d20=(6,))
    play.say("engine:3" if engine else "impulse", "cross:1,-1", "use:0,0")
    assert (flies_on(play), is_told_stranded(play)) == (not stranded, stranded)


@pytest.mark.rule("xia.stranded.ends-move")
def test_who_spent_the_last_marker_under_way_is_stranded_by_the_next_nebula() -> None:
    """Impulse was declared with a marker: the first Nebula is stopped with it, the second is not."""
    g = deal(turn((2, -1), tiles=HORSE, outfits=(SHIELD, ENGINE), energy=0, armed=1, disarmed=3), 0)
    play = Play(g, d6=(6,), d20=(6, 3)).say("impulse", "cross:1,-1", "use:0,0", "hex:2,-1")
    assert not is_told_stranded(play)
    play.say("cross:1,0")
    assert (flies_on(play), is_told_stranded(play)) == (False, True)


@pytest.mark.rule("xia.stranded.ends-move")
@pytest.mark.parametrize("stranded", [False, True])
def test_a_nebula_on_the_way_to_an_occupied_space_ends_the_move_too(stranded: bool) -> None:
    """What lies in the space beyond is not collected then; a ship that was Stranded before may take it."""
    g = flight((2, -1), 5, tiles=HORSE, others=((1, -1), (-2, 2)), energy=0, armed=0, disarmed=4)
    g.under(Move).stranded, g.adrift = stranded, ((1, -1, "spice"),)
    play = Play(g, d20=(8,)).say("use:1,-1,collect")
    assert (play.over(), is_told_stranded(play)) == (not stranded, not stranded)
    if stranded:
        assert play.asked.code == "xia.cargo.placing"


# --- planets ---------------------------------------------------------------------------------------------------------
def outside(planet: str, at: tuple[int, int], **more: Any) -> Xia:
    return flight(at, 3, tiles=(Tile(planet, 0, 0),), others=((-1, 2), (-2, 2)), **more)


RIM = {"kemplar-ii": ((2, 0), "1,0"), "doravin-v": ((1, -1), "0,0"), "loath": ((0, 0), "-1,1")}


@pytest.mark.rule("xia.border.shield-cross")
@pytest.mark.rule("xia.border.shield-colour")
@pytest.mark.parametrize("planet", RIM)
@pytest.mark.parametrize(
    ("roll", "crossed", "damage", "bounty"),
    [(1, False, 1, 0), (9, False, 9, 0), (11, True, 0, 1000), (17, True, 0, 1000), (18, True, 0, 0), (19, True, 0, 0)],
)
@pytest.mark.example("xia.ex.shield-thresholds")
def test_planetary_shields(planet: str, roll: int, crossed: bool, damage: int, bounty: int) -> None:
    """xia.ex.shield-thresholds, at a Lawful, a Neutral and an Outlaw planet"""
    at, there = RIM[planet]
    play = placed(Play(outside(planet, at), d20=(roll,)).say(f"cross:{there}"))
    ship = play.ship(0)
    assert (ship["space"] != list(at), len(ship["damaged"]), ship["bounty"]) == (crossed, damage, bounty)
    assert movement(play) == 2


@pytest.mark.rule("xia.border.shield-cross")
@pytest.mark.rule("xia.border.enter-and-exit")
def test_a_planetary_shield_is_rolled_for_outwards_too() -> None:
    play = Play(outside("kemplar-ii", (1, 0)), d20=(18,)).say("cross:2,0")
    assert (play.ship(0)["space"], rolled(play)) == ([2, 0], ["xia.border.shield-cross"])


@pytest.mark.rule("xia.border.shield-rebuff")
@pytest.mark.rule("xia.border.shield-unblockable")
def test_after_a_rebuff_the_move_goes_on_with_another_try() -> None:
    g = flight((2, 0), 3, tiles=(Tile("kemplar-ii", 0, 0),), outfits=(SHIELD, ENGINE))
    play = placed(Play(g, d20=(2, 18)).say("cross:1,0"))  # no Shield is asked for
    assert (len(play.ship(0)["damaged"]), movement(play), play.ship(0)["space"]) == (2, 2, [2, 0])
    play.say("cross:1,0")
    assert play.ship(0)["space"] == [1, 0]


@pytest.mark.rule("xia.border.entrance")
@pytest.mark.rule("xia.planet.lawful-entrance")
def test_an_innocent_passes_a_lawful_entrance_both_ways() -> None:
    play = Play(outside("kemplar-ii", (0, 2))).say("hex:0,1", "hex:0,2")
    assert (play.ship(0)["space"], play.ship(0)["bounty"], rolled(play)) == ([0, 2], 0, [])


@pytest.mark.rule("xia.planet.lawful-entrance")
@pytest.mark.rule("xia.planet.rules-cumulative")
def test_an_outlaw_may_not_enter_a_lawful_entrance_but_may_try_the_shield_and_leave() -> None:
    play = Play(outside("kemplar-ii", (0, 2), bounty=1000), d20=(18,))
    assert "hex:0,1" not in play.asked.keys
    with pytest.raises(Refused) as refused:
        play.say("cross:0,1")
    assert (refused.value.code, refused.value.rule) == ("xia.bar.outlaw", "xia.planet.lawful-entrance")
    play.say("hex:1,1", "cross:0,1")  # its Shield lies there
    assert (play.ship(0)["space"], play.ship(0)["bounty"]) == ([0, 1], 1000)
    play.say("hex:0,2")
    assert len(rolled(play)) == 1


@pytest.mark.rule("xia.planet.outlaw-entrance")
@pytest.mark.parametrize(("at", "there"), [((0, -1), "-1,0"), ((-1, 0), "0,-1")], ids=["in", "out"])
def test_an_innocent_at_an_outlaw_entrance_becomes_an_outlaw(at: tuple[int, int], there: str) -> None:
    play = Play(outside("loath", at)).say(f"cross:{there}")
    assert (play.ship(0)["bounty"], rolled(play)) == (1000, [])


@pytest.mark.rule("xia.planet.outlaw-entrance")
def test_an_outlaw_passes_an_outlaw_entrance_freely() -> None:
    play = Play(outside("loath", (0, -1), bounty=2000)).say("hex:-1,0")
    assert (play.ship(0)["bounty"], rolled(play)) == (2000, [])


@pytest.mark.rule("xia.planet.neutral")
@pytest.mark.parametrize("bounty", [0, 3000])
def test_a_neutral_entrance_is_open_to_all(bounty: int) -> None:
    play = Play(outside("doravin-v", (2, -1), bounty=bounty)).say("hex:1,0")  # c4-ne
    assert (play.ship(0)["space"], play.ship(0)["bounty"], rolled(play)) == ([1, 0], bounty, [])


@pytest.mark.rule("xia.planet.outlaw-entrance")
@pytest.mark.rule("xia.planet.neutral")
@pytest.mark.parametrize(
    ("planet", "at", "there", "before", "after"),
    [
        ("loath", (0, -1), (-1, 0), 0, 1000),
        ("loath", (0, -1), (-1, 0), 2000, 2000),
        ("doravin-v", (2, -1), (1, 0), 0, 0),
    ],
)
def test_reaching_through_an_entrance(
    planet: str, at: tuple[int, int], there: tuple[int, int], before: int, after: int
) -> None:
    """As if entering, though the ship stays where it is."""
    g = flight(at, 4, tiles=(Tile(planet, 0, 0),), others=(there, (-2, 2)), bounty=before)
    g.adrift = ((*there, "spice"),)
    play = Play(g).say(f"use:{there[0]},{there[1]},collect")
    assert (play.ship(0)["space"], play.ship(0)["bounty"], rolled(play)) == ([*at], after, [])


@pytest.mark.rule("xia.planet.on-planet")
def test_beside_a_planet_in_its_own_sector_a_ship_is_not_on_it() -> None:
    assert Play(outside("kemplar-ii", (2, 0))).say("stop").over()  # without a Business Phase


@pytest.mark.rule("xia.planet.on-planet")
@pytest.mark.rule("xia.border.inner")
def test_inside_a_planet_a_ship_moves_freely() -> None:
    play = Play(outside("kemplar-ii", (1, 0))).say("hex:-1,1")
    assert (play.ship(0)["space"], rolled(play)) == ([-1, 1], [])
    play.say("stop")
    assert play.asked.code == "xia.business.any-order"


# --- two borders in one step -----------------------------------------------------------------------------------------
SHIELD_AND_NEBULA = (Tile("doravin-v", 0, 0), Tile("vortex-86", 2, 3))
TWO_SHIELDS = (Tile("doravin-v", 0, 0), Tile("loath", 5, -2))


def rim(tiles: tuple[Tile, ...]) -> Xia:
    """On Doravin V, where its Shield runs along the edge of the tile."""
    return flight((2, 0), 3, tiles=tiles, others=((-2, 2), (-2, 1)))


@pytest.mark.rule("xia.border.double-traversal")
@pytest.mark.example("xia.ex.double-traversal")
def test_a_shield_is_left_before_a_nebula_is_entered() -> None:
    """xia.ex.double-traversal"""
    play = Play(rim(SHIELD_AND_NEBULA), d20=(18, 4)).say("cross:2,1")
    assert rolled(play) == ["xia.border.shield-cross", "xia.border.nebula-enter"]
    assert (play.ship(0)["space"], play.ship(0)["energy"], movement(play)) == ([2, 1], 2, 2)


@pytest.mark.rule("xia.border.double-traversal")
@pytest.mark.rule("xia.border.shield-rebuff")
@pytest.mark.example("xia.ex.double-traversal-rebuffed")
def test_who_is_rebuffed_never_gets_to_the_nebula() -> None:
    """xia.ex.double-traversal-rebuffed"""
    play = placed(Play(rim(SHIELD_AND_NEBULA), d20=(7,)).say("cross:2,1"))
    ship = play.ship(0)
    assert (len(ship["damaged"]), ship["space"], ship["bounty"], movement(play)) == (7, [2, 0], 0, 2)
    assert rolled(play) == ["xia.border.shield-cross"]


@pytest.mark.rule("xia.border.double-shield")
@pytest.mark.parametrize(
    ("rolls", "space", "bounty", "damage"),
    [((12, 14), [3, 0], 2000, 0), ((12, 3), [2, 0], 1000, 3), ((5,), [2, 0], 0, 5)],
)
def test_two_shields_in_one_step(rolls: tuple[int, ...], space: list[int], bounty: int, damage: int) -> None:
    play = placed(Play(rim(TWO_SHIELDS), d20=rolls).say("cross:3,0"))
    ship = play.ship(0)
    assert (ship["space"], ship["bounty"], len(ship["damaged"])) == (space, bounty, damage)
    assert not play.chance.left


@pytest.mark.rule("xia.planet.lawful-entrance")
def test_who_becomes_an_outlaw_on_the_way_out_is_not_let_in() -> None:
    """The status counts at the moment of the step: through the Shield of Neo Damascus to a door of Lunari."""
    tiles = (Tile("lost-sector", 0, 0), Tile("neo-damascus", 2, 3, 2), Tile("lunari", 5, -2, 5))
    for roll, space, bounty in ((12, [2, 1], 1000), (18, [3, 0], 0)):
        play = Play(flight((2, 1), 3, tiles=tiles), d20=(roll,)).say("cross:3,0")
        assert (play.ship(0)["space"], play.ship(0)["bounty"], movement(play)) == (space, bounty, 2)


# --- whoever moves ---------------------------------------------------------------------------------------------------
KEMPLAR = (Tile("kemplar-ii", 0, 0),)


@pytest.mark.rule("xia.border.double-traversal")
@pytest.mark.rule("xia.death.removed")
@pytest.mark.parametrize(
    ("tiles", "at", "to", "roll"),
    [
        (TK, (1, -1), (1, 0), (1,)),
        (PELMONT, (1, 1), (0, 1), (3,)),
        (KEMPLAR, (2, 0), (1, 0), (1,)),  # thrown back inwards
        (KEMPLAR, (1, 0), (2, 0), (1,)),  # and outwards
    ],
)
def test_a_ship_may_be_destroyed_while_it_is_moved_in_the_turn_of_another(
    tiles: tuple[Tile, ...], at: Hex, to: Hex, roll: tuple[int, ...]
) -> None:
    """What moves it then is not cut, and finds it gone."""
    g = flight(at, 3, tiles=tiles, others=FAR, damaged=tuple(range(9)))
    g.stack = [under_way(Turn(1), "status_always"), Move(0, 3)]
    play = Play(g, d20=roll).say(f"cross:{to[0]},{to[1]}")
    assert play.over()
    assert (play.ship(0)["space"], play.told("xia.turn.ends")[0].params["seat"]) == (None, 1)


@pytest.mark.rule("xia.death.removed")
@pytest.mark.rule("xia.move.use-occupied-space-one-action")
def test_a_ship_may_be_destroyed_by_what_it_does_there_in_the_turn_of_another() -> None:
    """It reaches into a rock that Gaiden is in, mines there, and that is its end."""
    rock, tiles, wrecked = mark("red-gulch", "mine"), (Tile("red-gulch", 0, 0),), tuple(range(9))
    g = flight((rock[0] - 1, rock[1]), 3, tiles=tiles, others=(rock, (2, 0)), damaged=wrecked)
    g.stack = [under_way(Turn(1), "status_always"), Move(0, 3)]
    play = Play(g, d20=(15, 1)).say(f"use:{rock[0]},{rock[1]},mine")
    assert play.over()
    assert play.ship(0)["space"] is None


@pytest.mark.rule("xia.death.removed")
def test_an_npc_that_a_planetary_shield_destroys_has_not_crossed_it() -> None:
    g = flight((2, 0), 3, tiles=KEMPLAR, others=FAR)
    g.ships += (npc("enforcer", 0, (2, 0), wounds=11),)
    g.credits, g.stack = (0, 0, 0, 0), [Crossing(3, 1, 0)]
    play = Play(g, d20=(1,))
    assert play.over()
    assert (play.ship(3)["space"], play.told("xia.move.point-per-space")) == (None, [])
