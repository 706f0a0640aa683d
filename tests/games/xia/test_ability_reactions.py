"""The Ability Cards that are used right after a roll, and those that defend: against attacks and against hazards."""

from typing import Any

import pytest

from rimward.games.xia.table.board import Tile
from rimward.games.xia.table.state import Outfit, Xia, abilities, exhausted
from rimward.games.xia.turn import Turn
from tests.games.xia.scenes import HORSE, Play, attack, deal, easy_tiger, gaiden, mark, puddle_jumper, table, turn


def resolved(play: Play) -> tuple[int, int, int]:
    """Attack Value, Defense Value and damage of the last attack."""
    told = play.told("xia.combat.resolve")[-1].params
    return told["attack"], told["defense"], told["damage"]


# --- Afterburner -----------------------------------------------------------------------------------------------------
def burning(energy: int = 1, **more: object) -> Xia:
    return deal(turn((0, 0), energy=energy, **more), 0, "afterburner")  # type: ignore[arg-type]


def movement(play: Play) -> int:
    found: int = play.told("xia.move.engine")[-1].params["movement"]
    return found


@pytest.mark.rule("xia.ability.afterburner")
@pytest.mark.parametrize(
    ("roll", "answers", "moves"),
    [(4, "", 5), (5, "", 8), (10, "", 8), (11, "", 10), (19, "", 10), (20, "double", 10), (20, "add:8", 13)],
)
@pytest.mark.example("xia.ex.afterburner-twenty")
def test_afterburner_adds_to_an_engine_roll(roll: int, answers: str, moves: int) -> None:
    """xia.ex.afterburner-twenty: an Engine roll of 5, 1 Energy."""
    play = Play(burning(), d6=(5,), d20=(roll,)).say("engine:3")
    assert (play.asked.code, play.asked.keys) == ("xia.ability.use", ["afterburner", "pass"])
    play.say("afterburner", *answers.split())
    assert (movement(play), play.ship(0)["energy"]) == (moves, 0)
    assert play.asked.about["movement"] == moves


@pytest.mark.rule("xia.ability.afterburner")
def test_afterburner_is_for_one_roll_only() -> None:
    play = Play(burning(5), d6=(2, 2), d20=(5,)).say("engine:3", "afterburner", "stop", "engine:4")
    assert (movement(play), play.asked.code) == (2, "xia.move.point-per-space")


@pytest.mark.rule("xia.ability.afterburner")
def test_afterburner_doubles_what_damage_has_left_of_the_roll() -> None:
    play = Play(burning(damaged=(5,)), d6=(5,), d20=(20,)).say("engine:3", "afterburner", "double")
    assert movement(play) == 8


@pytest.mark.rule("xia.ability.afterburner")
@pytest.mark.rule("xia.combat.ram-combined")
def test_afterburner_drives_a_ram_and_hurts_the_rammer_too() -> None:
    ships = (puddle_jumper(0, (0, 0)), gaiden(1, (1, 0)), easy_tiger(2, (-2, 2)))
    g = deal(table(ships, HORSE, Turn(0)), 0, "afterburner")
    play = Play(g, d6=(4, 2), d20=(11,)).say("attack", "use:0,0", "use:0,3", "done", "done", "pass", "afterburner")
    assert resolved(play) == (11, 0, 11)
    play.say(*(f"hold:1,{space}" for space in range(11)))
    assert [key for key in play.asked.keys if key.startswith("hold:0,")]
    play.say(*(f"hold:0,{space}" for space in range(7)))
    assert (len(play.ship(0)["damaged"]), play.asked.code) == (7, "xia.action.list")


@pytest.mark.rule("xia.ability.afterburner")
def test_no_afterburner_without_an_engine() -> None:
    g = deal(attack(), 0, "afterburner")
    play = Play(g, d6=(3,)).say("attack", "ship:1", "use:0,0", "done", "done", "pass")
    assert resolved(play) == (3, 0, 3)


@pytest.mark.rule("xia.ability.afterburner")
@pytest.mark.rule("xia.action.reactions")
def test_tac_x_and_afterburner_on_the_same_engine() -> None:
    g = deal(turn((0, 0), energy=3), 0, "afterburner", "tac-x")
    play = Play(g, d6=(1, 6), d20=(2, 12)).say("engine:3")
    [option, _] = play.asked.options
    assert (option.key, option.about["face"], option.about["die"]) == ("tac-x:0", 1, 6)
    play.say("tac-x:0", "afterburner")
    assert (movement(play), play.asked.code) == (6, "xia.move.point-per-space")  # the 2 brings nothing


# --- TAC-X -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.ability.tac-x")
def test_tac_x_rolls_the_d20_of_another_card_again() -> None:
    play = Play(deal(turn((0, 0), energy=3), 0, "tac-x", "side-bet"), d20=(2, 20)).say("side-bet", "tac-x:0")
    assert (play.public("credits")[0], play.ship(0)["energy"]) == (3000, 2)


# --- Silent Running --------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.ability.silent-running")
@pytest.mark.parametrize(("roll", "counts"), [(4, 3), (5, 7), (11, 7), (12, 11), (19, 11), (20, 20)])
def test_silent_running_adds_to_a_border_roll(roll: int, counts: int) -> None:
    """TK-421: 3 on the d20 is 3 damage among asteroids, unless the roll becomes a better one."""
    g = deal(turn((1, -1), tiles=(Tile("tk-421", 0, 0),), energy=3), 0, "silent-running")
    play = Play(g, d20=(3, roll)).say("impulse", "cross:1,0")
    assert play.asked.keys == ["silent-running", "pass"]
    play.say("silent-running")
    assert play.ship(0)["energy"] == 2
    told = play.told("xia.ability.silent-running")[0].params
    assert told["face"] == counts
    assert (play.asked.code == "xia.damage.placement") == (counts <= 10)


@pytest.mark.rule("xia.ability.silent-running")
def test_silent_running_slips_through_a_planetary_shield_unseen() -> None:
    g = deal(turn((0, 2), tiles=(Tile("doravin-v", 0, 0),), energy=3), 0, "silent-running")
    here, chart = g.number_of(0), g.map
    steps = [step for step in range(here * 6, here * 6 + 6) if chart.next[step] >= 0]
    [q, r] = next(chart.hexes[chart.next[s]] for s in steps if "shield" in chart.borders(s))
    play = Play(g, d20=(11, 12)).say("impulse", f"cross:{q},{r}", "silent-running")
    assert (play.ship(0)["space"], play.ship(0)["bounty"]) == ([q, r], 0)


@pytest.mark.rule("xia.ability.silent-running")
@pytest.mark.rule("xia.fame.luck")
def test_silent_running_makes_no_natural_20_and_is_for_borders_only() -> None:
    g = deal(turn((1, -1), tiles=(Tile("tk-421", 0, 0),), energy=3), 0, "silent-running", "side-bet")
    play = Play(g, d20=(2, 15, 12)).say("side-bet", "impulse", "cross:1,0")  # nobody asked after the bet
    play.say("silent-running")
    assert (play.told("xia.ability.silent-running")[0].params["face"], play.public("fame")) == (20, [0, 0, 0])


# --- Defense ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.ability.evasive-thrusters")
@pytest.mark.parametrize(("roll", "prevents"), [(4, 0), (5, 3), (11, 3), (12, 5), (19, 5), (20, 8)])
def test_evasive_thrusters(roll: int, prevents: int) -> None:
    play = Play(attack(), d6=(6, 5), d20=(roll,))
    play.say("attack", "ship:1", "use:0,0", "use:0,1", "done", "done", "evasive-thrusters")
    assert resolved(play) == (11, prevents, 11 - prevents)
    assert play.ship(1)["energy"] == 1  # no cost


@pytest.mark.rule("xia.ability.decoy-beacon")
@pytest.mark.parametrize(("roll", "prevents"), [(4, 0), (5, 4), (13, 4), (14, 6), (19, 6), (20, 11)])
def test_decoy_beacon_prevents_a_part_of_the_attack(roll: int, prevents: int) -> None:
    g = deal(attack(), 1, "decoy-beacon")
    play = Play(g, d6=(6, 5), d20=(roll,))
    play.say("attack", "ship:1", "use:0,0", "use:0,1", "done", "done", "decoy-beacon")
    assert resolved(play) == (11, prevents, 11 - prevents)
    assert play.ship(1)["energy"] == 0


@pytest.mark.rule("xia.ability.defense-timing")
@pytest.mark.rule("xia.combat.resolve")
def test_two_defensive_cards_and_a_shield_add_up() -> None:
    g = deal(attack(), 1, "decoy-beacon", "evasive-thrusters")
    play = Play(g, d6=(6, 5), d8=(1,), d20=(5, 12))
    play.say("attack", "ship:1", "use:0,0", "use:0,1", "done", "use:1,0", "done", "evasive-thrusters")
    assert play.asked.keys == ["decoy-beacon", "pass"]
    play.say("decoy-beacon")
    assert resolved(play) == (11, 1 + 3 + 4, 3)
    assert play.zone(exhausted(1)) == ["evasive-thrusters", "decoy-beacon"]


@pytest.mark.rule("xia.ability.defense-timing")
def test_nobody_defends_for_another() -> None:
    g = deal(attack(), 2, "evasive-thrusters")
    play = Play(g, d6=(6,)).say("attack", "ship:1", "use:0,0", "done", "done")
    assert (play.asked.seat, play.asked.code) == (1, "xia.ability.defense-timing")
    play.say("pass")
    assert play.asked.code == "xia.damage.placement"


@pytest.mark.rule("xia.ability.defense-timing")
@pytest.mark.rule("xia.border.asteroid-mitigate")
def test_a_defensive_card_helps_against_asteroids_after_the_roll() -> None:
    g = deal(turn((1, -1), tiles=(Tile("tk-421", 0, 0),)), 0, "evasive-thrusters")
    play = Play(g, d20=(6, 12)).say("impulse", "cross:1,0")
    assert (play.asked.code, play.asked.keys) == ("xia.ability.defense-timing", ["evasive-thrusters", "pass"])
    play.say("evasive-thrusters")
    assert play.told("xia.outfit.shield-hazards")[0].params["left"] == 1
    play.say("hold:0,9")
    assert (play.ship(0)["damaged"], play.zone(abilities(0))) == ([9], [])
    assert play.asked.code == "xia.move.point-per-space"


@pytest.mark.rule("xia.ability.defense-timing")
@pytest.mark.rule("xia.border.nebula-mitigate")
def test_a_defensive_card_helps_against_a_nebula() -> None:
    g = deal(turn((2, -1), tiles=HORSE, energy=6), 0, "decoy-beacon")
    play = Play(g, d20=(5, 14)).say("impulse", "cross:1,-1", "decoy-beacon")
    assert play.ship(0)["energy"] == 6 - 1 - 2  # half of 5, rounded up, was stopped


TK = (Tile("tk-421", 0, 0),)
SHIELD = Outfit("targe", "shield", 6, (0, 1, 2), (0, 2))
LAST: dict[str, Any] = {"outfits": (SHIELD,), "energy": 0, "armed": 1, "disarmed": 3}


@pytest.mark.rule("xia.ability.defense-timing")
@pytest.mark.rule("xia.border.asteroid-mitigate")
def test_the_last_marker_on_a_shield_leaves_room_for_a_card_against_asteroids() -> None:
    """en:905: Shields and Abilities. Both are declared, then the marker is spent, then the dice fall."""
    g = deal(turn((1, -1), tiles=TK, **LAST), 0, "evasive-thrusters")
    play = Play(g, d20=(9, 12), d6=(3,)).say("impulse", "cross:1,0", "use:0,0")
    assert (play.asked.code, play.asked.keys) == ("xia.ability.defense-timing", ["evasive-thrusters", "pass"])
    assert (play.ship(0)["armed"], play.ship(0)["markers"]) == (1, []), "nothing is paid before all is declared"
    play.say("evasive-thrusters")
    assert (play.ship(0)["armed"], play.ship(0)["markers"]) == (0, [0])
    told = play.told("xia.outfit.shield-hazards")[0].params
    assert (told["stopped"], told["left"], play.asked.code) == (3 + 5, 1, "xia.damage.placement")


@pytest.mark.rule("xia.ability.defense-timing")
@pytest.mark.rule("xia.border.nebula-mitigate")
@pytest.mark.rule("xia.outfit.shield-hazards")
@pytest.mark.parametrize(("card", "left"), [("evasive-thrusters", 0), ("pass", 5)])
def test_the_last_marker_on_a_shield_leaves_room_for_a_card_against_a_nebula(card: str, left: int) -> None:
    """en:930. Who may use the card may also leave it, and the marker is spent all the same."""
    g = deal(turn((2, -1), tiles=HORSE, **LAST), 0, "evasive-thrusters")
    play = Play(g, d20=(8, 12) if left == 0 else (8,), d6=(3,)).say("impulse", "cross:1,-1", "use:0,0", card)
    assert play.told("xia.outfit.shield-hazards")[0].params["left"] == left
    assert [event.params["uses"] for event in play.told("xia.marker.spend")] == [(0,)]


@pytest.mark.rule("xia.ability.defense-timing")
@pytest.mark.rule("xia.cargo.harvest")
def test_the_last_marker_on_a_shield_leaves_room_for_a_card_against_what_is_harvested() -> None:
    """en:1189"""
    g = deal(turn(mark("burning-horse", "harvest"), tiles=HORSE, **LAST), 0, "evasive-thrusters")
    play = Play(g, d20=(9, 20), d6=(1,)).say("harvest", "use:0,0", "evasive-thrusters")
    assert play.told("xia.outfit.shield-hazards")[0].params["left"] == 0


@pytest.mark.rule("xia.border.shield-unblockable")
@pytest.mark.rule("xia.ability.defense-timing")
def test_no_card_helps_against_a_planetary_shield() -> None:
    g = deal(turn((0, 2), tiles=(Tile("doravin-v", 0, 0),)), 0, "evasive-thrusters")
    here, chart = g.number_of(0), g.map
    steps = [step for step in range(here * 6, here * 6 + 6) if chart.next[step] >= 0]
    [q, r] = next(chart.hexes[chart.next[s]] for s in steps if "shield" in chart.borders(s))
    play = Play(g, d20=(3,)).say("impulse", f"cross:{q},{r}")
    assert play.asked.code == "xia.damage.placement"


@pytest.mark.rule("xia.ability.not-while-stranded")
def test_a_stranded_ship_has_no_defence_against_asteroids() -> None:
    g = deal(turn((1, -1), tiles=(Tile("tk-421", 0, 0),), energy=0, armed=0, disarmed=4), 0, "evasive-thrusters")
    play = Play(g, d20=(2,)).say("impulse", "cross:1,0")
    assert play.asked.code == "xia.damage.placement"
