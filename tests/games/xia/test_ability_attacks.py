"""The Ability Cards that are attacks: whom they reach, what they do, and how one defends against them, if at all."""

import pytest

from rimward.games.xia.table.board import Tile
from rimward.games.xia.table.state import Outfit, Ship, Xia, exhausted
from rimward.games.xia.turn import Turn
from tests.games.xia.scenes import Play, deal, easy_tiger, gaiden, npc, puddle_jumper, table

VOID = (Tile("lost-sector", 0, 0), Tile("deltus-gate", 5, -2))
LONG = (*VOID, Tile("expedior-gate", 10, -4))


def armed(card: str, *others: Ship, tiles: tuple[Tile, ...] = VOID, energy: int = 6) -> Xia:
    """Seat 0 in the west with a card, Gaiden and Easy Tiger where they are put."""
    return deal(table((puddle_jumper(0, (-2, 0), energy=energy), *others), tiles, Turn(0)), 0, card)


def reasons(play: Play) -> dict[str, str]:
    return {key: bar.rule for key, bar in play.match.why_not(0)}


def resolved(play: Play) -> list[tuple[int, int, int, int]]:
    told = [event.params for event in play.told("xia.combat.resolve")]
    return [(event["target"], event["attack"], event["defense"], event["damage"]) for event in told]


# --- Rail Gun --------------------------------------------------------------------------------------------------------
def gun(**more: object) -> Xia:
    return armed("rail-gun", gaiden(1, (1, 0), **more), easy_tiger(2, (0, 2)))


@pytest.mark.rule("xia.ability.rail-gun")
@pytest.mark.parametrize(("roll", "damage"), [(7, 0), (8, 1), (16, 1), (17, 2), (19, 2)])
def test_the_attacker_chooses_the_outfit_and_the_target_the_spaces(roll: int, damage: int) -> None:
    play = Play(gun(), d20=(roll,)).say("rail-gun", "ship:1")
    assert (play.ship(0)["energy"], play.zone(exhausted(0))) == (4, ["rail-gun"])
    if damage:
        assert (play.asked.seat, play.asked.code) == (0, "xia.ability.rail-gun")
        assert [option.about["outfit"] for option in play.asked.options] == ["rondache", "petard"]
        play.say("hold:1,4")
    for space in range(damage):
        assert (play.asked.seat, play.asked.keys[-1]) == (1, "hold:1,7")
        play.say(f"hold:1,{6 - space}")
    assert play.asked.code == "xia.action.list"
    assert play.ship(1)["damaged"] == [6, 5][:damage]


@pytest.mark.rule("xia.ability.rail-gun")
def test_on_a_20_the_attacker_places_the_damage_anywhere() -> None:
    play = Play(gun(), d20=(20,)).say("rail-gun", "ship:1")
    assert (play.asked.seat, play.asked.code, len(play.asked.keys)) == (0, "xia.damage.placement", 13)
    play.say("hold:1,12", "hold:1,0")
    assert (play.ship(1)["damaged"], play.asked.code) == ([12, 0], "xia.action.list")


@pytest.mark.rule("xia.combat.unblockable")
@pytest.mark.rule("xia.ability.rail-gun")
def test_neither_shields_nor_abilities_nor_npcs_block_it() -> None:
    play = Play(gun(energy=5), d20=(8,)).say("rail-gun", "ship:1", "hold:1,0", "hold:1,3")
    assert (play.ship(1)["damaged"], play.ship(1)["armed"], play.asked.code) == ([3], 4, "xia.action.list")
    g = armed("rail-gun", gaiden(1, (2, -2)), easy_tiger(2, (0, 2)), npc("merchant", 1, (1, 0)))
    play = Play(g, d20=(17,)).say("rail-gun", "ship:3")
    assert (play.ship(3)["wounds"], play.asked.code, play.chance.left) == (2, "xia.action.list", {})


@pytest.mark.rule("xia.ability.rail-gun")
def test_what_finds_no_room_on_the_outfit_is_lost() -> None:
    play = Play(gun(damaged=(4, 5, 6)), d20=(17,)).say("rail-gun", "ship:1", "hold:1,4")
    assert (sorted(play.ship(1)["damaged"]), play.asked.code) == ([4, 5, 6, 7], "xia.action.list")


@pytest.mark.rule("xia.ability.rail-gun")
def test_without_an_outfit_the_target_takes_it_where_it_likes() -> None:
    play = Play(gun(outfits=()), d20=(8,)).say("rail-gun", "ship:1")
    assert (play.asked.seat, play.asked.code, len(play.asked.keys)) == (1, "xia.damage.placement", 13)


@pytest.mark.rule("xia.ability.rail-gun")
@pytest.mark.rule("xia.fame.combat")
def test_it_can_destroy() -> None:
    scrap = (Outfit("targe", "shield", 6, (0, 1, 2), (0, 1)),)
    play = Play(gun(outfits=scrap, damaged=tuple(range(1, 13))), d20=(8,)).say("rail-gun", "ship:1")
    assert (play.ship(1)["space"], play.public("fame"), play.ship(0)["bounty"]) == (None, [2, 0, 0], 1000)


@pytest.mark.rule("xia.ability.rail-gun")
@pytest.mark.rule("xia.combat.ability-attack")
@pytest.mark.parametrize(("space", "rule"), [((8, -2), ""), ((9, -2), "xia.combat.ability-attack")])
def test_it_reaches_eight_spaces(space: tuple[int, int], rule: str) -> None:
    ships = (puddle_jumper(0, (0, -2)), gaiden(1, space), easy_tiger(2, (1, -2)), npc("merchant", 1, (0, -1)))
    play = Play(deal(table(ships, LONG, Turn(0)), 0, "rail-gun")).say("rail-gun")
    assert reasons(play).get("ship:1", "") == rule
    assert ("ship:1" in play.asked.keys) == (not rule)


@pytest.mark.rule("xia.combat.ability-attack")
def test_it_needs_sight() -> None:
    for sector, seen in (("pelmont", False), ("lost-sector", True)):
        ships = (puddle_jumper(0, (0, -1)), gaiden(1, (-1, -1)), easy_tiger(2, (2, 0)))
        play = Play(deal(table(ships, (Tile(sector, 0, 0),), Turn(0)), 0, "rail-gun"))
        assert ("rail-gun" in play.asked.keys) == seen


# --- Particle Emitter ------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.ability.particle-emitter")
@pytest.mark.parametrize(
    ("roll", "die", "damage"), [(4, "", 0), (5, "d8", 7), (11, "d8", 7), (12, "d12", 9), (19, "d12", 9)]
)
def test_particle_emitter_rolls_a_die_for_all_on_the_line(roll: int, die: str, damage: int) -> None:
    g = armed("particle-emitter", gaiden(1, (1, 0)), easy_tiger(2, (0, 0)))
    d8, d12 = ((damage,) if die == sides else () for sides in ("d8", "d12"))
    play = Play(g, d20=(roll,), d8=d8, d12=d12).say("particle-emitter")
    assert (play.ship(0)["energy"], play.zone(exhausted(0))) == (3, ["particle-emitter"])
    assert (play.asked.seat, play.asked.code) == (1, "xia.combat.declare-defense")
    play.say("done", "pass", "done")
    while play.asked.code == "xia.damage.placement":
        play.say(play.asked.keys[-1])
    assert resolved(play) == [(1, damage, 0, damage), (2, damage, 0, damage)]
    assert [len(play.ship(ship)["damaged"]) for ship in (0, 1, 2)] == [0, damage, damage]


@pytest.mark.rule("xia.ability.particle-emitter")
def test_particle_emitter_on_a_20() -> None:
    g = armed("particle-emitter", gaiden(1, (1, 0)), easy_tiger(2, (2, -2)))
    play = Play(g, d20=(20, 13)).say("particle-emitter", "done", "pass")
    assert (play.ship(1)["space"], play.public("fame")) == (None, [1 + 2, 0, 0])  # one for Luck


@pytest.mark.rule("xia.ability.particle-emitter")
@pytest.mark.rule("xia.combat.ability-attack")
def test_the_line_is_straight_eight_long_and_ends_at_the_unknown() -> None:
    for space, tiles, reached in (
        ((8, -2), LONG, True),
        ((9, -2), LONG, False),
        ((7, -3), LONG, False),
        ((8, -2), (LONG[0], LONG[2]), False),
    ):
        ships = (puddle_jumper(0, (0, -2), energy=6), gaiden(1, space), easy_tiger(2, (-1, 0)))
        play = Play(deal(table(ships, tiles, Turn(0)), 0, "particle-emitter"))
        assert ("particle-emitter" in play.asked.keys) == reached


@pytest.mark.rule("xia.ability.particle-emitter")
def test_the_lines_are_told_with_the_ships_on_them() -> None:
    g = armed("particle-emitter", gaiden(1, (1, 0)), easy_tiger(2, (0, -2)), npc("merchant", 1, (0, 0)))
    play = Play(g).say("particle-emitter")
    assert [(option.key, option.about["ships"]) for option in play.asked.options] == [("line:e", 2), ("line:ne", 1)]
    play.say("line:ne")
    assert (play.asked.seat, play.asked.code) == (2, "xia.combat.declare-defense")


@pytest.mark.rule("xia.ability.particle-emitter")
def test_it_goes_through_borders_and_needs_no_sight() -> None:
    """Pelmont: a debris field between the two."""
    ships = (puddle_jumper(0, (0, -1), energy=6), gaiden(1, (-1, -1), energy=0), easy_tiger(2, (2, 0)))
    g = deal(table(ships, (Tile("pelmont", 0, 0),), Turn(0)), 0, "particle-emitter")
    assert not g.sight(0, 1)
    play = Play(g, d20=(5,), d8=(2,)).say("particle-emitter", "done", "pass", "hold:1,9", "hold:1,10")
    assert play.ship(1)["damaged"] == [9, 10]


@pytest.mark.rule("xia.combat.multi-target")
@pytest.mark.rule("xia.combat.roll")
@pytest.mark.rule("xia.combat.declare-attack")
def test_each_target_defends_for_itself_against_the_whole_attack() -> None:
    """Clockwise, NPCs last; all declare before any die falls."""
    merchant = npc("merchant", 1, (2, 0))
    g = armed("particle-emitter", gaiden(1, (1, 0), energy=3), easy_tiger(2, (0, 0)), merchant)
    play = Play(g, d20=(12, 5), d12=(9,), d8=(4, 3), d6=(6,)).say("particle-emitter")
    order = []
    for key in ("use:1,0", "done", "evasive-thrusters", "use:2,4", "done"):
        order.append(play.asked.seat)
        assert not play.told("kernel.rolled")
        play.say(key)
    assert order == [1, 1, 1, 2, 2]
    play.say("hold:1,8", "hold:1,9", "use:1,0", "pass", "hold:2,9", "hold:2,8", "hold:2,7", "done")
    assert resolved(play) == [(1, 9, 4 + 3, 2), (2, 9, 6, 3), (3, 9, 3, 6)]
    assert (play.ship(1)["armed"], play.ship(2)["armed"], play.ship(2)["disarmed"]) == (4, 3, 1)
    assert (play.ship(3)["wounds"], play.asked.code) == (6, "xia.action.list")


# --- Salvo Racks -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.ability.salvo-racks")
@pytest.mark.parametrize(
    ("roll", "dice", "damage"),
    [(4, (), 0), (5, (3,), 3), (11, (3,), 3), (12, (3, 4), 7), (19, (3, 4), 7), (20, (1, 3, 4), 8)],
)
def test_salvo_racks(roll: int, dice: tuple[int, ...], damage: int) -> None:
    g = armed("salvo-racks", gaiden(1, (0, -1)), easy_tiger(2, (-2, 2)))
    play = Play(g, d20=(roll,), d6=dice).say("salvo-racks", "ship:1", "ship:2", "done", "pass", "done")
    while play.asked.code == "xia.damage.placement":
        play.say(play.asked.keys[-1])
    assert resolved(play) == [(1, damage, 0, damage), (2, damage, 0, damage)]
    assert (play.ship(0)["energy"], play.asked.code) == (4, "xia.action.list")


@pytest.mark.rule("xia.ability.salvo-racks")
@pytest.mark.rule("xia.combat.ability-attack")
def test_salvo_racks_reach_three_spaces_and_three_ships() -> None:
    g = armed(
        "salvo-racks",
        gaiden(1, (1, 0)),
        easy_tiger(2, (2, 0)),
        npc("merchant", 1, (-1, 0)),
        npc("scoundrel", 1, (-1, 1)),
    )
    g.ships = (*g.ships, npc("enforcer", 1, (-2, 1)))
    g.credits = (0,) * 6
    play = Play(g, d20=(1,), d8=(1, 1), d6=(1,)).say("salvo-racks")
    assert play.asked.keys == ["ship:1", "ship:3", "ship:4", "ship:5"]
    assert reasons(play)["ship:2"] == "xia.combat.ability-attack"
    play.say("ship:3", "ship:4", "ship:5")
    assert [target for target, *_ in resolved(play)] == [3, 4, 5]


@pytest.mark.rule("xia.ability.salvo-racks")
def test_salvo_racks_may_spare_a_ship() -> None:
    g = armed("salvo-racks", gaiden(1, (0, -1)), easy_tiger(2, (-2, 2)))
    play = Play(g, d20=(5,), d6=(2,)).say("salvo-racks", "ship:2", "done", "done", "hold:2,9", "hold:2,8")
    assert [target for target, *_ in resolved(play)] == [2]
    assert play.asked.code == "xia.action.list"
