"""Rules that say what is *not* so: none of it ever happens in random games, from setup and from crowded scenes.

A rule that random play comes near too seldom has a scene of its own in the file of its chapter.
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from tests.games.xia import never
from tests.games.xia.steps import Step, steps, tables
from tests.harness.subject import proofs

Check = Callable[[Step], bool | None]


# --- watching ---------------------------------------------------------------------------------------------------------
class Tally:
    """How often a check had something to look at, and where it was first broken."""

    def __init__(self) -> None:
        self.times, self.broken = 0, ""


@cache
def watched() -> dict[str, Tally]:
    """All games once, for all checks."""
    checks: list[Check] = [param.values[0] for param in NEVER]  # type: ignore[misc]
    found = {check.__name__: Tally() for check in checks}
    try:
        for number, g in enumerate(tables()):
            for count, step in enumerate(steps(g, number)):
                for check in checks:
                    enter(found[check.__name__], check(step), f"table {number}, decision {count}", step)
    except Exception:  # what is broken may break more: the first of it is what counts
        if not any(tally.broken for tally in found.values()):
            raise
    return found


def enter(tally: Tally, kept: bool | None, where: str, step: Step) -> None:
    tally.times += kept is not None
    if kept is False and not tally.broken:
        tally.broken = f"{where}: seat {step.seat} said {step.said} to {step.code}"


NEVER = [
    pytest.param(never.nobody_is_asked_to_settle_a_rule, marks=pytest.mark.rule("xia.general.disputes")),
    pytest.param(never.no_luck_in_setup, marks=pytest.mark.rule("xia.setup.ship-choice-order")),
    pytest.param(never.no_cubes_in_setup, marks=pytest.mark.rule("xia.setup.starting-outfits-fit")),
    pytest.param(never.no_phase_comes_back, marks=pytest.mark.rule("xia.turn.no-going-back")),
    pytest.param(never.no_business_off_planets, marks=pytest.mark.rule("xia.turn.business-needs-planet")),
    pytest.param(never.a_turn_ends_with_its_ship, marks=pytest.mark.rule("xia.turn.ends-on-own-death")),
    pytest.param(never.no_phases_in_a_skipped_turn, marks=pytest.mark.rule("xia.death.skip-turn")),
    pytest.param(never.no_jump_outside_a_move, marks=pytest.mark.rule("xia.action.minor-during-move")),
    pytest.param(never.nothing_but_minor_actions_in_a_move, marks=pytest.mark.rule("xia.action.minor-list")),
    pytest.param(never.movement_is_never_added, marks=pytest.mark.rule("xia.move.action")),
    pytest.param(never.movement_is_never_negative, marks=pytest.mark.rule("xia.move.engine")),
    pytest.param(never.never_two_dice_for_an_engine, marks=pytest.mark.rule("xia.move.engine-one-marker")),
    pytest.param(never.impulse_costs_nothing, marks=pytest.mark.rule("xia.move.impulse")),
    pytest.param(never.impulse_only_once, marks=pytest.mark.rule("xia.move.impulse-once")),
    pytest.param(never.impulse_never_rams, marks=pytest.mark.rule("xia.move.impulse-not-ram")),
    pytest.param(never.never_two_ships_in_a_space, marks=pytest.mark.rule("xia.move.one-ship-per-space")),
    pytest.param(never.no_action_where_another_ship_is, marks=pytest.mark.rule("xia.move.no-action-in-occupied")),
    pytest.param(never.who_uses_a_space_stays_outside, marks=pytest.mark.rule("xia.move.use-occupied-space")),
    pytest.param(never.nobody_flies_in_a_star, marks=pytest.mark.rule("xia.border.star")),
    pytest.param(never.nobody_flies_off_the_tiles, marks=pytest.mark.rule("xia.border.unexplored-edge")),
    pytest.param(never.shields_help_only_against_rocks_and_nebulae, marks=pytest.mark.rule("xia.outfit.shield-limits")),
    pytest.param(
        never.no_shields_against_debris_or_planets,
        marks=[pytest.mark.rule("xia.border.debris-enter"), pytest.mark.rule("xia.border.shield-unblockable")],
    ),
    pytest.param(never.no_roll_inside_a_nebula, marks=pytest.mark.rule("xia.border.nebula-inside")),
    pytest.param(never.who_is_rebuffed_has_not_moved, marks=pytest.mark.rule("xia.border.shield-rebuff")),
    pytest.param(never.no_gate_leads_to_tigris_or_from_it, marks=pytest.mark.rule("xia.gate.tigris-isolated")),
    pytest.param(never.no_gate_without_another, marks=pytest.mark.rule("xia.gate.single-gate")),
    pytest.param(never.no_roll_at_a_gate, marks=pytest.mark.rule("xia.gate.arrival")),
    pytest.param(never.no_gate_pays_twice, marks=pytest.mark.rule("xia.gate.first-use-fame")),
    pytest.param(never.no_outlaw_enters_a_lawful_planet, marks=pytest.mark.rule("xia.planet.lawful-entrance")),
    pytest.param(never.no_bounty_at_a_neutral_entrance, marks=pytest.mark.rule("xia.planet.neutral")),
    pytest.param(never.never_more_than_fits, marks=pytest.mark.rule("xia.ship.hold-capacity")),
    pytest.param(never.no_cube_on_damage, marks=pytest.mark.rule("xia.ship.hold-damaged-space")),
    pytest.param(never.energy_never_beyond_its_meter, marks=pytest.mark.rule("xia.energy.cap")),
    pytest.param(never.never_other_than_four_markers, marks=pytest.mark.rule("xia.marker.count")),
    pytest.param(never.never_armed_at_other_times, marks=pytest.mark.rule("xia.marker.when-armed")),
    pytest.param(never.no_use_space_twice, marks=pytest.mark.rule("xia.outfit.use-space-limit")),
    pytest.param(never.no_outfit_is_lost_to_damage, marks=pytest.mark.rule("xia.outfit.fully-damaged")),
    pytest.param(never.only_shields_in_the_turns_of_others, marks=pytest.mark.rule("xia.outfit.shield-off-turn")),
    pytest.param(never.no_blaster_beyond_the_next_space, marks=pytest.mark.rule("xia.combat.blaster")),
    pytest.param(never.no_missile_at_an_adjacent_ship, marks=pytest.mark.rule("xia.combat.missile")),
    pytest.param(never.no_ram_from_afar, marks=pytest.mark.rule("xia.combat.ram")),
    pytest.param(never.no_attack_without_sight, marks=pytest.mark.rule("xia.combat.acquire")),
    pytest.param(never.no_crime_without_a_kill, marks=pytest.mark.rule("xia.combat.who-can-be-attacked")),
    pytest.param(never.nothing_is_added_to_a_declared_attack, marks=pytest.mark.rule("xia.combat.declare-attack")),
    pytest.param(never.no_defence_after_the_roll, marks=pytest.mark.rule("xia.combat.declare-defense")),
    pytest.param(never.no_counter_attack, marks=pytest.mark.rule("xia.combat.end")),
    pytest.param(never.no_damage_below_zero, marks=pytest.mark.rule("xia.combat.resolve")),
    pytest.param(
        never.no_shield_marker_stays,
        marks=[pytest.mark.rule("xia.combat.rearm"), pytest.mark.rule("xia.combat.rearm-not-earlier")],
    ),
    pytest.param(never.never_two_damage_in_a_space, marks=pytest.mark.rule("xia.damage.placement")),
    pytest.param(never.damage_does_not_go_by_itself, marks=pytest.mark.rule("xia.damage.permanent")),
    pytest.param(never.no_npc_has_a_hold, marks=pytest.mark.rule("xia.damage.npc")),
    pytest.param(never.a_wreck_keeps_what_is_its_own, marks=pytest.mark.rule("xia.death.kept")),
    pytest.param(never.a_ship_that_is_gone_has_no_part, marks=pytest.mark.rule("xia.death.off-board")),
    pytest.param(never.nobody_gains_by_an_accident, marks=pytest.mark.rule("xia.death.no-killer")),
    pytest.param(never.nobody_declines_a_rescue, marks=pytest.mark.rule("xia.rescue.no-refusal")),
    pytest.param(never.no_npc_is_rescued, marks=pytest.mark.rule("xia.rescue.players-only")),
    pytest.param(
        never.no_rescue_from_afar,
        marks=[pytest.mark.rule("xia.rescue.conditions"), pytest.mark.rule("xia.adjacency.planet-border")],
    ),
    pytest.param(never.no_other_action_while_stranded, marks=pytest.mark.rule("xia.stranded.limits")),
    pytest.param(never.no_gathering_while_stranded, marks=pytest.mark.rule("xia.cargo.gather-stranded")),
    pytest.param(never.no_exploring_without_an_edge, marks=pytest.mark.rule("xia.explore.condition")),
    pytest.param(never.no_exploring_without_tiles, marks=pytest.mark.rule("xia.explore.stack-empty")),
    pytest.param(never.a_jump_is_not_called_off, marks=pytest.mark.rule("xia.explore.blind-jump-no-abort")),
    pytest.param(never.a_scan_moves_nobody, marks=pytest.mark.rule("xia.explore.scan")),
    pytest.param(never.no_token_is_seen_before_it_is_taken, marks=pytest.mark.rule("xia.explore.token-placing")),
    pytest.param(never.no_second_token, marks=pytest.mark.rule("xia.explore.token-once")),
    pytest.param(
        never.fame_never_goes_down, marks=[pytest.mark.rule("xia.fame.no-loss"), pytest.mark.rule("xia.fame.track")]
    ),
    pytest.param(never.no_fame_from_elsewhere, marks=pytest.mark.rule("xia.fame.nine-sources")),
    pytest.param(never.luck_only_once_a_turn, marks=pytest.mark.rule("xia.fame.luck-limit")),
    pytest.param(never.luck_only_for_a_20, marks=pytest.mark.rule("xia.fame.luck")),
    pytest.param(
        never.the_last_fame_is_not_for_sale,
        marks=[pytest.mark.rule("xia.fame.wealth-not-final"), pytest.mark.rule("xia.business.buy-fame")],
    ),
    pytest.param(never.no_bounty_goes_by_itself, marks=pytest.mark.rule("xia.bounty.remove")),
    pytest.param(never.nobody_pays_with_a_bounty, marks=pytest.mark.rule("xia.bounty.separate")),
    pytest.param(never.bounty_only_in_thousands, marks=pytest.mark.rule("xia.bounty.no-limit")),
    pytest.param(never.no_debt, marks=pytest.mark.rule("xia.credits.spending")),
    pytest.param(never.nothing_but_whole_coins, marks=pytest.mark.rule("xia.credits.units")),
    pytest.param(never.nothing_but_credits_is_given, marks=pytest.mark.rule("xia.credits.gift")),
    pytest.param(never.no_single_cube_is_bought, marks=pytest.mark.rule("xia.cargo.buy")),
    pytest.param(never.own_jetsam_is_not_collected, marks=pytest.mark.rule("xia.cargo.no-recollect")),
    pytest.param(never.cubes_do_not_move_by_themselves, marks=pytest.mark.rule("xia.cargo.placing")),
    pytest.param(never.what_lies_in_space_stays_there, marks=pytest.mark.rule("xia.cargo.on-board")),
    pytest.param(never.no_action_in_business, marks=pytest.mark.rule("xia.business.no-actions")),
    pytest.param(never.no_partial_repair, marks=pytest.mark.rule("xia.business.repair")),
    pytest.param(never.no_damaged_outfit_is_sold, marks=pytest.mark.rule("xia.business.sell-outfits")),
    pytest.param(never.no_damaged_outfit_is_moved, marks=pytest.mark.rule("xia.business.rearrange")),
    pytest.param(never.no_tier_is_left_out, marks=pytest.mark.rule("xia.business.buy-ship")),
    pytest.param(never.no_ship_twice, marks=pytest.mark.rule("xia.limit.ships")),
    pytest.param(never.no_more_cubes_than_there_are, marks=pytest.mark.rule("xia.limit.cubes")),
    pytest.param(never.no_more_outfits_than_there_are, marks=pytest.mark.rule("xia.limit.outfits")),
    pytest.param(never.no_other_cards_are_refreshed, marks=pytest.mark.rule("xia.status.refresh")),
    pytest.param(never.no_marker_stays_after_the_turn, marks=pytest.mark.rule("xia.status.arm")),
    pytest.param(never.nobody_plays_on_after_victory, marks=pytest.mark.rule("xia.victory.immediate")),
    pytest.param(never.never_beyond_the_target, marks=pytest.mark.rule("xia.victory.overshoot")),
]


# Random play comes near these so seldom that another deal of the dice may miss them; their chapters have scenes.
SELDOM: tuple[Check, ...] = (
    never.no_bounty_at_a_neutral_entrance,
    never.who_uses_a_space_stays_outside,
    never.no_single_cube_is_bought,
    never.no_tier_is_left_out,
    never.nobody_declines_a_rescue,
    never.no_npc_is_rescued,
    never.no_rescue_from_afar,
    never.no_phases_in_a_skipped_turn,
    never.no_gate_pays_twice,
    never.no_gate_leads_to_tigris_or_from_it,
    never.no_roll_at_a_gate,
    never.no_shield_marker_stays,
    never.no_exploring_without_tiles,
    never.what_lies_in_space_stays_there,
    never.no_partial_repair,
)


@pytest.mark.parametrize("check", NEVER)
def test_it_never_happens(check: Check) -> None:
    tally = watched()[check.__name__]
    assert not tally.broken, f"{check.__name__}: {tally.broken}"
    assert tally.times or check in SELDOM, f"{check.__name__} had nothing to look at: it needs a scene, or more games"


def test_what_random_play_seldom_comes_to_has_a_scene() -> None:
    here = f"tests/games/xia/{Path(__file__).name}"
    for param in NEVER:
        if param.values[0] in SELDOM:
            for mark in param.marks:
                assert [test for test in proofs()[mark.args[0]] if not test.startswith(here)], mark.args[0]
