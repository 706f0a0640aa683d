"""Borders and Outfits, a second look at rules of which one test alone had told."""

import pytest

from rimward.games.xia.table.board import Hex, Tile
from rimward.games.xia.table.state import Xia
from rimward.games.xia.turn import Turn
from tests.games.xia.openings import Opening
from tests.games.xia.printed import chart, content
from tests.games.xia.scenes import (
    HORSE,
    Play,
    easy_tiger,
    flight,
    gaiden,
    lasting_sorrow,
    puddle_jumper,
    table,
)

PLANETS = [name for name, kind in content().sectors.items() if kind.kind == "planet"]
PLACEMENT = "xia.damage.placement"


def placed(play: Play) -> Play:
    while play.match.asked and play.asked.code == PLACEMENT:
        play.say(play.asked.keys[-1])
    return play


# --- kinds of borders ------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.border.types")
def test_the_box_has_the_nine_kinds_of_borders_and_no_tenth() -> None:
    """E:683: between all spaces of all twenty-one sectors."""
    board = chart([Tile(sector, 5 * n, -2 * n) for n, sector in enumerate(content().sectors)])
    found = {word for step, there in enumerate(board.next) if there >= 0 for word in board.borders(step)}
    assert found == {"normal", "star", "asteroid", "shield", "entrance", "nebula", "inner", "debris", "gate"}


@pytest.mark.rule("xia.border.immediate")
def test_a_roll_is_applied_before_the_next_point_is_spent() -> None:
    """E:962: an Engine loses its roll's worth of damage first; then the Move goes on with what is left of it."""
    play = Play(flight((1, -1), 4, tiles=(Tile("tk-421", 0, 0),)), d20=(3,)).say("cross:1,0")
    assert play.ship(0)["space"] == [1, 0]
    for left in (3, 2, 1):
        assert (play.asked.code, len(play.ship(0)["damaged"])) == (PLACEMENT, 3 - left)
        play.say(play.asked.keys[-1])
    assert (play.asked.code, play.asked.about["movement"]) == ("xia.move.point-per-space", 3)


@pytest.mark.rule("xia.border.immediate")
@pytest.mark.rule("xia.border.shield-rebuff")
def test_an_attempt_to_cross_is_applied_at_once_too() -> None:
    """E:962: "or attempts to move through". Two attempts at Kemplar II, and the damage of the first comes first."""
    play = Play(flight((2, 0), 3, tiles=(Tile("kemplar-ii", 0, 0),)), d20=(4, 5)).say("cross:1,0")
    assert (play.asked.code, play.ship(0)["space"]) == (PLACEMENT, [2, 0])
    placed(play)
    assert (len(play.ship(0)["damaged"]), play.asked.about["movement"]) == (4, 2)
    placed(play.say("cross:1,0"))
    assert (len(play.ship(0)["damaged"]), play.asked.about["movement"]) == (9, 1)


# --- sight -----------------------------------------------------------------------------------------------------------
def side_by_side(sector: str, one: Hex, other: Hex) -> Play:
    """The turn of Puddle Jumper, with a Blaster, beside Gaiden; Easy Tiger is out of reach."""
    ships = (puddle_jumper(0, one), gaiden(1, other), easy_tiger(2, (2, 0)))
    return Play(table(ships, (Tile(sector, 0, 0),), Turn(0), sectors=("xia",)))


@pytest.mark.rule("xia.border.debris-los")
@pytest.mark.parametrize(("one", "other"), [((0, -1), (-1, -1)), ((-1, -1), (0, -1))])
def test_no_blaster_reaches_into_debris_or_out_of_it(one: Hex, other: Hex) -> None:
    """E:555: in Pelmont there is a border between the two, in empty space there is none."""
    assert "attack" not in side_by_side("pelmont", one, other).asked.keys
    assert "attack" in side_by_side("lost-sector", one, other).asked.keys


@pytest.mark.rule("xia.border.nebula-los")
@pytest.mark.parametrize(("one", "other"), [((-2, 0), (2, 0)), ((0, 0), (2, 0)), ((-2, 0), (0, 0))])
def test_a_missile_flies_through_a_nebula_into_it_and_out_of_it(one: Hex, other: Hex) -> None:
    """E:924: over the fog of Burning Horse, out of its heart, and into it."""
    ships = (puddle_jumper(0, other), gaiden(1, one), easy_tiger(2, (one[0], one[1] + 1)))
    play = Play(table(ships, HORSE, Turn(1), sectors=("xia",)), d8=(1,)).say("attack")
    play.say("use:1,4", "done")
    (told,) = play.told("xia.combat.declare-attack")
    assert (told.params["attacker"], told.params["target"]) == (1, 0)


# --- the colour of a Shield ------------------------------------------------------------------------------------------
def way_out(planet: str) -> tuple[Xia, Hex]:
    """A ship of sixteen spaces inside a planet, and a space that only its Planetary Shield parts from it."""
    g = flight((0, 0), 3, tiles=(Tile(planet, 0, 0),))
    step = next(step for step, there in enumerate(g.map.next) if there >= 0 and leaves_by_shield(g, step))
    inside, outside = g.map.hexes[step // 6], g.map.hexes[g.map.next[step]]
    free = [at for at in g.map.hexes if at not in (inside, outside)]
    g.ships = (lasting_sorrow(0, inside), gaiden(1, free[-1]), easy_tiger(2, free[-2]))
    return g, outside


def leaves_by_shield(g: Xia, step: int) -> bool:
    leaving, entering = g.map.borders(step)
    return leaving == "shield" and entering in ("normal", "shield")


@pytest.mark.rule("xia.border.shield-colour")
@pytest.mark.rule("xia.border.shield-cross")
@pytest.mark.parametrize("planet", PLANETS)
@pytest.mark.parametrize(
    ("roll", "crossed", "damage", "bounty"), [(10, False, 10, 0), (11, True, 0, 1000), (18, True, 0, 0)]
)
def test_every_planet_is_left_through_its_shield_by_the_same_roll(
    planet: str, roll: int, crossed: bool, damage: int, bounty: int
) -> None:
    """E:913-920: "the rules are the same for every color", and for those who leave."""
    g, outside = way_out(planet)
    play = placed(Play(g, d20=(roll,)).say("cross:{},{}".format(*outside)))
    ship = play.ship(0)
    assert (ship["space"] == [*outside], len(ship["damaged"]), ship["bounty"]) == (crossed, damage, bounty)


# --- Outfits ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.outfit.parts")
def test_every_section_holds_one_damage_marker() -> None:
    """E:446: an M-22 lies on three Hold spaces, and after three Damage Markers it has room for none."""
    play = Play(flight((1, -1), 4, tiles=(Tile("tk-421", 0, 0),)), d20=(4,)).say("cross:1,0")
    (engine,) = [outfit for outfit in play.ship(0)["outfits"] if outfit["name"] == "m-22"]
    assert (engine["die"], len(engine["sections"]), len(engine["uses"])) == (6, 3, 2)
    for section in engine["sections"]:
        play.say(f"hold:0,{section}")
        assert f"hold:0,{section}" not in play.asked.keys
    assert len(play.asked.keys) == 10 - 3


@pytest.mark.rule("xia.outfit.parts")
@pytest.mark.rule("xia.outfit.types")
def test_price_and_die_grow_with_the_tier() -> None:
    """E:443-444, E:1637-1640: 1,000, 2,000 and 3,000 for the tiers, in each of the four types."""
    for kind in ("engine", "shield", "blaster", "missile"):
        tiers = sorted((one.tier, one.price, one.die) for one in content().outfits.values() if one.kind == kind)
        assert tiers == [(1, 1000, 6), (2, 2000, 8), (3, 3000, 12)]


@pytest.mark.rule("xia.outfit.no-minimum")
def test_before_the_game_too_one_buys_three_alike_and_another_none() -> None:
    """E:166, E:456: nobody has to spend Credits, and no mix is forbidden."""
    opening = Opening(3).ships("puddle-jumper", "easy-tiger", "numerator")
    first = opening.asked.seat
    opening.outfits("m-22", "m-22", "m-22")
    second = opening.asked.seat
    opening.outfits()
    assert (opening.outfits_of(first), opening.outfits_of(second)) == (["m-22"] * 3, [])
    assert [opening.public("credits")[seat] for seat in (first, second)] == [0, 3000]
