"""The Status Phase; markers and Energy; and what damage does to Outfits."""

from typing import Any

import pytest

from rimward.games.xia.action import ActionPhase
from rimward.games.xia.status import StatusPhase
from rimward.games.xia.table.board import CELLS, Tile
from rimward.games.xia.table.state import Ship, abilities, exhausted
from rimward.games.xia.trade.business import BusinessPhase
from rimward.games.xia.turn import Turn
from rimward.kernel.question import Refused
from tests.games.xia.scenes import (
    HORSE,
    Play,
    attack,
    easy_tiger,
    fitted,
    gaiden,
    mark,
    puddle_jumper,
    table,
    under_way,
)

KEMPLAR = (Tile("kemplar-ii", 0, 0),)
RIM = CELLS[0]  # a space of Burning Horse without anything


def jumper(*outfits: str, **more: Any) -> Ship:
    return fitted("puddle-jumper", 0, RIM, *outfits, **more)


def play(ship: Ship, *, on: str = "burning-horse", status: bool = False, **dice: Any) -> Play:
    """The Action Phase of seat 0 and what follows, or its Status Phase alone."""
    ships = (ship, gaiden(1, CELLS[11]), easy_tiger(2, CELLS[18]))
    stack = (StatusPhase(0),) if status else (under_way(Turn(0), "phases"), ActionPhase(0))
    return Play(table(ships, (Tile(on, 0, 0),), *stack), **dice)


def refused(table: Play, key: str) -> tuple[str, str]:
    with pytest.raises(Refused) as caught:
        table.say(key)
    return caught.value.code, caught.value.rule


def markers(table: Play) -> tuple[int, int, list[int]]:
    ship = table.ship(0)
    return ship["armed"], ship["disarmed"], ship["markers"]


# --- the four steps --------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.status.order")
@pytest.mark.rule("xia.turn.status-always")
def test_the_steps_of_the_status_phase() -> None:
    assert StatusPhase.STEPS[:4] == ("claim", "titles", "refresh", "arm")
    ship = jumper("m-22", armed=3, impulse_ready=False)
    ship.markers = ship.outfits[0].uses[:1]
    table = play(ship)
    table.say("end")
    assert (table.asked.seat, table.asked.code) == (0, "xia.status.arm")
    assert table.ship(0)["impulse_ready"], "refreshed before the markers are armed"
    assert table.say("arm:1").over()


@pytest.mark.rule("xia.status.claim")
@pytest.mark.rule("xia.status.titles")
def test_without_titles_nothing_is_left_to_claim_or_to_draw() -> None:
    """Fame was counted when it was earned, so the first two steps ask nobody."""
    table = play(jumper(), status=True)
    assert table.over()
    assert table.public("fame") == [0, 0, 0]


@pytest.mark.rule("xia.status.refresh")
def test_the_active_players_cards_and_impulse_token_are_refreshed_and_no_others() -> None:
    ships = (jumper(impulse_ready=False), gaiden(1, CELLS[11], impulse_ready=False), easy_tiger(2, CELLS[18]))
    g = table(ships, HORSE, StatusPhase(0))
    g.exhaust(0, "energy-scoop")
    g.exhaust(1, "evasive-thrusters")
    after = Play(g)
    assert (after.zone(abilities(0)), after.zone(exhausted(0))) == (["energy-scoop"], [])
    assert (after.zone(abilities(1)), after.zone(exhausted(1))) == ([], ["evasive-thrusters"])
    assert (after.ship(0)["impulse_ready"], after.ship(1)["impulse_ready"]) == (True, False)


@pytest.mark.rule("xia.status.arm")
@pytest.mark.rule("xia.energy.spend")
@pytest.mark.rule("xia.marker.count")
def test_markers_are_armed_for_energy_and_none_stays_on_an_outfit() -> None:
    ship = jumper("m-22", energy=2, armed=1, disarmed=1)
    ship.markers = ship.outfits[0].uses
    table = play(ship, status=True)
    assert table.asked.keys == ["arm:2", "arm:1", "arm:0"], "3 are spent, and there is Energy for 2"
    assert refused(table, "arm:3")[0] == "kernel.refused.no-such-option-key"
    table.say("arm:1")
    assert (markers(table), table.ship(0)["energy"]) == ((2, 2, []), 1)


@pytest.mark.rule("xia.status.arm")
def test_a_player_may_arm_nothing() -> None:
    ship = jumper("m-22", armed=3)
    ship.markers = ship.outfits[0].uses[:1]
    table = play(ship, status=True).say("arm:0")
    assert (markers(table), table.ship(0)["energy"]) == ((3, 1, []), 10)


@pytest.mark.rule("xia.status.arm-free")
@pytest.mark.rule("xia.marker.when-armed")
def test_on_a_planet_arming_is_free_and_happens_in_no_earlier_phase() -> None:
    """On Kemplar II: neither the Action Phase nor the Business Phase arms a marker."""
    ship = fitted("puddle-jumper", 0, (0, 0), "m-22", energy=0, armed=0, disarmed=2)
    ship.markers = ship.outfits[0].uses
    table = play(ship, on="kemplar-ii")
    assert not [key for key in table.asked.keys if key.startswith("arm")]
    table.say("end", "recharge")
    assert not [key for key in table.asked.keys if key.startswith("arm")]
    assert markers(table)[0] == 0
    table.say("end")
    assert table.asked.keys == ["arm:4", "arm:3", "arm:2", "arm:1", "arm:0"]
    table.say("arm:4")
    assert (markers(table), table.ship(0)["energy"]) == ((4, 0, []), 10)


@pytest.mark.rule("xia.marker.count")
@pytest.mark.rule("xia.marker.when-armed")
def test_with_four_armed_nobody_is_asked() -> None:
    table = play(jumper("m-22"), status=True)
    assert table.over()
    assert markers(table) == (4, 0, [])


# --- markers and Use Spaces ------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.marker.spend")
@pytest.mark.rule("xia.marker.count")
def test_a_use_takes_one_marker_and_one_die() -> None:
    table = play(jumper("m-22"), d6=(3,))
    first, second = table.ship(0)["outfits"][0]["uses"]
    table.say(f"engine:{first}", "stop")
    assert markers(table) == (3, 0, [first])
    assert [event.params["dice"] for event in table.told("kernel.rolled")] == [(6,)]
    assert f"engine:{second}" in table.asked.keys
    assert refused(table, f"engine:{first}") == ("xia.bar.use-taken", "xia.outfit.use-space-limit")


@pytest.mark.rule("xia.marker.spend")
def test_without_an_armed_marker_no_outfit_is_used() -> None:
    table = play(jumper("m-22", armed=0, disarmed=4))
    use = table.ship(0)["outfits"][0]["uses"][0]
    assert refused(table, f"engine:{use}") == ("xia.bar.armed", "xia.marker.spend")


@pytest.mark.rule("xia.outfit.use-space-limit")
@pytest.mark.example("xia.ex.no-free-use-space")
def test_a_blaster_with_both_use_spaces_taken_does_not_fire() -> None:
    """xia.ex.no-free-use-space: the Blaster of Puddle Jumper, with Gaiden beside it."""
    g = attack()
    g.ships[0].armed, g.ships[0].markers = 2, (0, 1)
    table = Play(g)
    table.say("attack", "ship:1")
    assert table.asked.keys == ["use:0,3", "use:0,4"], "what is left is to ram"
    g = attack()
    g.ships[0].armed, g.ships[0].markers, g.ships[0].damaged = 2, (0, 1), (3, 4)
    assert refused(Play(g), "attack")[0] == "xia.bar.target"


# --- damage on Outfits -----------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.outfit.damage-roll")
@pytest.mark.parametrize(("roll", "damage", "movement"), [(4, 1, 3), (4, 0, 4), (1, 1, 0)])
@pytest.mark.example("xia.ex.engine-one-damage")
def test_an_engine_with_damage_moves_less_far(roll: int, damage: int, movement: int) -> None:
    """xia.ex.engine-one-damage; a second Engine beside it is whole, and does not matter."""
    ship = jumper("m-22", "m-22")
    ship.damaged = tuple(section for section in ship.outfits[0].sections if section not in ship.outfits[0].uses)[
        :damage
    ]
    table = play(ship, d6=(roll,))
    table.say(f"engine:{ship.outfits[0].uses[0]}")
    assert table.told("xia.move.engine")[0].params["movement"] == movement


@pytest.mark.rule("xia.outfit.damage-roll")
@pytest.mark.example("xia.ex.blaster-two-damage")
@pytest.mark.example("xia.ex.damage-floor")
def test_every_die_of_a_damaged_outfit_is_lowered_to_nothing_at_the_least() -> None:
    """xia.ex.blaster-two-damage, xia.ex.damage-floor: a Saker V with damage on both sections that have no Use Space."""
    ship = fitted("puddle-jumper", 0, (0, 0), "saker-v")
    (saker,) = ship.outfits
    ship.damaged = tuple(section for section in saker.sections if section not in saker.uses)
    ships = (ship, fitted("krembler", 1, (1, 0)), easy_tiger(2, (-2, 2)))
    fight = Play(table(ships, HORSE, Turn(0)), d8=(5, 1))
    fight.say("attack", *(f"use:0,{use}" for use in saker.uses))
    assert fight.told("xia.combat.resolve")[0].params["attack"] == 3, "5 counts 3, and 1 counts 0"


@pytest.mark.rule("xia.outfit.damage-use-space")
@pytest.mark.rule("xia.outfit.fully-damaged")
@pytest.mark.example("xia.ex.damaged-use-space")
def test_damage_on_a_use_space_and_all_over_an_outfit() -> None:
    """xia.ex.damaged-use-space: no use for the Shield, one for the Engine; a repair brings all of it back."""
    ship = fitted("puddle-jumper", 0, mark("red-gulch", "mine"), "targe", "m-22")
    targe, engine = ship.outfits
    ship.damaged = (*targe.sections, engine.uses[0])
    mine = play(ship, on="red-gulch", d20=(2,), d6=(1,))
    assert refused(mine, f"engine:{engine.uses[0]}") == ("xia.bar.use-damaged", "xia.outfit.damage-use-space")
    assert f"engine:{engine.uses[1]}" in mine.asked.keys
    mine.say("mine")
    assert mine.asked.code == "xia.damage.placement", "there is no Shield to ask for"
    whole = fitted("puddle-jumper", 0, (0, 0), "targe", "m-22", damaged=ship.damaged)
    repaired = table((whole, gaiden(1, CELLS[11]), easy_tiger(2, CELLS[18])), KEMPLAR, BusinessPhase(0))
    repaired.credits = (2000, 0, 0)
    shop = Play(repaired)
    assert [outfit["name"] for outfit in shop.ship(0)["outfits"]] == ["targe", "m-22"], "it is not destroyed"
    assert refused(shop, f"sell-outfit:{targe.sections[0]}")[0] == "xia.bar.outfit-damaged"
    shop.say("repair", f"sell-outfit:{targe.sections[0]}")
    assert shop.public("credits")[0] == 2000


@pytest.mark.rule("xia.outfit.damage-use-space")
def test_a_marker_under_damage_goes_to_disarmed() -> None:
    ship = fitted("puddle-jumper", 0, mark("red-gulch", "mine"), "m-22", armed=3)
    use = ship.outfits[0].uses[0]
    ship.markers = (use,)
    mine = play(ship, on="red-gulch", d20=(1,))
    mine.say("mine", f"hold:0,{use}")
    assert (mine.ship(0)["damaged"], markers(mine)) == ([use], (3, 1, []))


# --- Shields ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("xia.outfit.shield-off-turn")
def test_of_all_outfits_only_shields_work_on_the_turn_of_others() -> None:
    """Easy Tiger has a Blaster and a Shield; Puddle Jumper attacks it."""
    ships = (puddle_jumper(0, (0, 0)), gaiden(1, (2, 0)), easy_tiger(2, (0, 1)))
    fight = Play(table(ships, HORSE, Turn(0)), d6=(2,))
    fight.say("attack")
    while fight.asked.seat == 0:
        fight.say(next(key for key in fight.asked.keys if key in ("ship:2", "use:0,0", "done")))
    assert (fight.asked.seat, fight.asked.code) == (2, "xia.combat.declare-defense")
    assert fight.asked.keys == ["use:2,4", "use:2,5", "done"]
