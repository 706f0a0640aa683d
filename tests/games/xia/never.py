"""Checks of one step of a game, which is an answer and all that it brings about until the next question.

Each says whether something that may never happen did not happen; None where the step had nothing to do with it.
"""

from collections import Counter

from rimward.games.xia.action import ActionPhase
from rimward.games.xia.fight.combat import Attack
from rimward.games.xia.flight import choices
from rimward.games.xia.flight.border import AsteroidDamage, EnergyLoss
from rimward.games.xia.flight.move import ACTING, MOVING, Move
from rimward.games.xia.npcs.move import NpcMove
from rimward.games.xia.setup import Setup
from rimward.games.xia.table import board
from rimward.games.xia.table.state import NOBODY, STACK, Ship, Xia, exhausted
from rimward.games.xia.trade import cargo, hold
from rimward.games.xia.trade.business import BusinessPhase, BuyShip
from tests.games.xia.printed import content
from tests.games.xia.steps import Step, Told, ship_of, word

BUSINESS = ("recharge", "repair", "rearrange", "buy-fame", "buy-outfit", "sell-outfit", "buy-ship", "end")
MINOR = ("token", "collect", "jettison", "draw", "abort")
HAZARDS = ("xia.border.asteroid-enter", "xia.border.nebula-enter", "xia.border.debris-enter", "xia.border.shield-cross")


# --- setup and turns -------------------------------------------------------------------------------------------------
def nobody_is_asked_to_settle_a_rule(s: Step) -> bool | None:
    return s.code != "xia.general.disputes" and "xia.general.disputes" not in s.codes()


def no_luck_in_setup(s: Step) -> bool | None:
    return not any(s.after.fame) if s.under(Setup) else None


def no_cubes_in_setup(s: Step) -> bool | None:
    return not any(cube for ship in s.after.ships for cube in ship.hold) if s.under(Setup) else None


def no_phase_comes_back(s: Step) -> bool | None:
    """Who has done business or armed markers acts no more in that turn."""
    if s.code not in ("xia.business.any-order", "xia.status.arm") or s.after.result:
        return None
    acts = any(isinstance(frame, ActionPhase) and frame.seat == s.seat for frame in s.after.stack)
    return not acts or any(told["seat"] == s.seat for told in s.told("xia.turn.phases"))


def no_business_off_planets(s: Step) -> bool | None:
    return bool(s.before.planet_of(s.seat)) if s.code == "xia.business.any-order" else None


def a_turn_ends_with_its_ship(s: Step) -> bool | None:
    """It arms, buys and does nothing after it; the defender of a ram gets what it is owed, and others may drift."""
    ended = None
    for turn in s.turns:
        whose = ship_of(turn)
        own = [event.code for event in turn if whose in (event.params.get("ship"), event.params.get("seat"))]
        if "xia.death.removed" in own:
            rest = own[own.index("xia.death.removed") + 1 :]
            if any(code.startswith(("xia.status.", "xia.business.", "xia.move.", "xia.npc.")) for code in rest):
                return False
            ended = True
    return ended


def no_phases_in_a_skipped_turn(s: Step) -> bool | None:
    skipped = [turn for turn in s.turns if turn and turn[0].code == "xia.death.skip-turn"]
    for turn in skipped:
        tier = s.after.ships[ship_of(turn)].tier
        if tier == 1 or [event.code for event in turn][:2] != ["xia.death.skip-turn", "xia.turn.ends"]:
            return False
    return True if skipped else None


# --- Actions and Moves -----------------------------------------------------------------------------------------------
def no_jump_outside_a_move(s: Step) -> bool | None:
    return all(word(option) != "jump" for option in s.options) if s.code == ACTING else None


def nothing_but_minor_actions_in_a_move(s: Step) -> bool | None:
    if s.code != MOVING:
        return None
    return {option for option in s.options if isinstance(option, str)} <= {*MINOR, "stop", "tigris"}


def movement_is_never_added(s: Step) -> bool | None:
    before = [frame for frame in s.before.stack if isinstance(frame, Move)]
    if not before or s.code != MOVING:
        return None
    after = [frame for frame in s.after.stack if isinstance(frame, Move) and frame.ship == before[-1].ship]
    going_on = after and not s.told("xia.move.engine", "xia.move.impulse", "xia.ability.auto-pilot-timing")
    return after[-1].movement <= before[-1].movement if going_on else None


def movement_is_never_negative(s: Step) -> bool | None:
    moved = s.told("xia.move.engine")
    return all(told["movement"] >= 0 for told in moved) if moved else None


def never_two_dice_for_an_engine(s: Step) -> bool | None:
    rolled = [told for told in s.told("kernel.rolled") if told["rule"] == "xia.move.engine"]
    return all(len(told["dice"]) == 1 for told in rolled) if rolled else None


def impulse_costs_nothing(s: Step) -> bool | None:
    if s.said != "impulse" or s.code != ACTING:
        return None
    before, after = s.ships[s.seat]
    return (before.energy, before.armed, before.markers) == (after.energy, after.armed, after.markers)


def impulse_only_once(s: Step) -> bool | None:
    used = [turn for turn in s.turns if any(event.code == "xia.move.impulse" for event in turn)]
    return all(sum(e.code == "xia.move.impulse" for e in turn) == 1 for turn in used) if used else None


def impulse_never_rams(s: Step) -> bool | None:
    """Whatever a player attacks with, it is an Outfit with a marker; the Impulse Token stays as it is."""
    attacks = [told for told in s.told("xia.combat.declare-attack") if told["attacker"] < s.after.seats]
    for told in attacks:
        before, after = s.ships[told["attacker"]]
        uses = {use for outfit in before.outfits for use in outfit.uses}
        flipped = before.impulse_ready and not after.impulse_ready
        if not told["uses"] or not set(told["uses"]) <= uses or flipped:
            return False
    return True if attacks else None


def never_two_ships_in_a_space(s: Step) -> bool | None:
    if s.after.result is not None or any(isinstance(frame, Move | NpcMove) for frame in s.after.stack):
        return None  # a win may come in the middle of one
    taken = [ship.space for ship in s.after.ships if ship.space is not None]
    return len(taken) == len(set(taken))


def no_action_where_another_ship_is(s: Step) -> bool | None:
    if s.code != MOVING or not choices.shares(s.before, s.before.under(Move).ship):
        return None
    return all(word(option) in ("hex", "cross", "gate", "tigris") for option in s.options)


def who_uses_a_space_stays_outside(s: Step) -> bool | None:
    if s.word != "use" or s.code != MOVING:
        return None
    before, after = s.ships[s.seat]
    return after.space in (before.space, None) or bool(s.told("xia.respawn.where"))


# --- borders, Gates, planets -----------------------------------------------------------------------------------------
def nobody_flies_in_a_star(s: Step) -> bool | None:
    return all(ship.space is None or s.after.ground(ship.space) != board.STAR for ship in s.after.ships)


def nobody_flies_off_the_tiles(s: Step) -> bool | None:
    return all(ship.space is None or ship.space in s.after.map.numbers for ship in s.after.ships)


def shields_help_only_against_rocks_and_nebulae(s: Step) -> bool | None:
    if s.code != "xia.outfit.shield-hazards":
        return None
    return isinstance(s.before.stack[-2], AsteroidDamage | EnergyLoss)


def no_shields_against_debris_or_planets(s: Step) -> bool | None:
    rules = {told["rule"] for told in s.told("kernel.rolled") if told["by"] == s.seat}
    if not rules & {"xia.border.debris-enter", "xia.border.shield-cross"}:
        return None
    return bool(rules & {"xia.border.asteroid-enter", "xia.border.nebula-enter"}) or not s.told("xia.marker.spend")


def no_roll_inside_a_nebula(s: Step) -> bool | None:
    rolled = [told["by"] for told in s.told("kernel.rolled") if told["rule"] == "xia.border.nebula-enter"]
    flew = [seat for seat in rolled if seat >= 0 and s.code == MOVING]
    return all(s.before.ground(s.before.space_of(seat)) != board.NEBULA for seat in flew) if flew else None


def who_is_rebuffed_has_not_moved(s: Step) -> bool | None:
    rebuffed = [told["ship"] for told in s.told("xia.border.shield-rebuff") if told["ship"] < s.after.seats]
    if not rebuffed or s.told("xia.move.forced-stop-occupied", "xia.respawn.where"):
        return None
    return all(s.after.ships[ship].space in (s.before.ships[ship].space, None) for ship in rebuffed)


def no_gate_leads_to_tigris_or_from_it(s: Step) -> bool | None:
    used = s.told("xia.gate.use")
    ends = [(told["gate"], s.after.map.kind_at(s.after.map.numbers[told["space"]]).name) for told in used]
    return all(board.TIGRIS not in pair and pair[0] != pair[1] for pair in ends) if used else None


def no_gate_without_another(s: Step) -> bool | None:
    if s.code != MOVING or not any(word(option) == "gate" for option in s.options):
        return None
    gates = [kind.name for kind in s.before.map.kinds if kind.kind == "gate" and kind.name != board.TIGRIS]
    return len(gates) > 1


def no_roll_at_a_gate(s: Step) -> bool | None:
    if s.word != "gate":
        return None
    return not [told for told in s.told("kernel.rolled") if told["rule"] in HAZARDS and told["by"] == s.seat]


def no_gate_pays_twice(s: Step) -> bool | None:
    paid, new = len(s.told("xia.gate.first-use-fame")), len(s.after.gates_used) - len(s.before.gates_used)
    return paid <= new and len(s.after.gates_used) == len(set(s.after.gates_used)) if paid or new else None


def flown(s: Step) -> list[board.Hex]:
    """The spaces into which the ship of the one who answered has stepped."""
    return [told["space"] for told in s.told("xia.move.point-per-space") if told["ship"] == s.seat]


def no_outlaw_enters_a_lawful_planet(s: Step) -> bool | None:
    """By its Entrance. The way is followed from where the ship was."""
    if s.code != MOVING or not s.before.ships[s.seat].bounty or s.under(Attack):
        return None
    here, g = s.before.space_of(s.seat), s.after
    for there in flown(s):
        if g.borders(here, there)[1] == board.ENTRANCE and g.law(there) == "lawful":
            return False
        here = there
    return True


def no_bounty_at_a_neutral_entrance(s: Step) -> bool | None:
    """Where no Planetary Shield was rolled for, a planet was entered or left by an Entrance."""
    if s.code != MOVING or s.told("kernel.rolled"):
        return None
    spaces = [s.before.space_of(s.seat), *flown(s)]
    planets = {s.after.law(space) if s.after.ground(space) == board.PLANET else "" for space in spaces}
    if planets != {"", "neutral"}:
        return None
    return s.after.ships[s.seat].bounty == s.before.ships[s.seat].bounty


# --- ships, markers, Outfits -----------------------------------------------------------------------------------------
def players(g: Xia) -> list[Ship]:
    return [ship for ship in g.ships[: g.seats] if ship.meter]


def covered(ship: Ship) -> list[int]:
    return [section for outfit in ship.outfits for section in outfit.sections]


def traded(s: Step, seat: int) -> bool:
    """In the same step, before whatever else befell it."""
    told = [event.params for event in s.events if event.code.startswith(("xia.business.", "xia.cargo."))]
    return any(params.get("seat") == seat for params in told)


def never_more_than_fits(s: Step) -> bool | None:
    for ship in players(s.after):
        sections = covered(ship)
        if len(sections) != len(set(sections)) or any(ship.hold[section] for section in sections):
            return False
    return True


def no_cube_on_damage(s: Step) -> bool | None:
    return not any(ship.hold[space] for ship in players(s.after) for space in ship.damaged)


def energy_never_beyond_its_meter(s: Step) -> bool | None:
    return all(0 <= ship.energy <= ship.meter for ship in players(s.after))


def never_other_than_four_markers(s: Step) -> bool | None:
    if any(isinstance(frame, Setup) for frame in s.after.stack):
        return None
    return all(ship.armed + ship.disarmed + len(ship.markers) == 4 for ship in players(s.after))


ARMING = ("xia.status.arm", "xia.combat.end", "xia.rescue.arm-now", "xia.death.removed", "xia.setup.markers")


def never_armed_at_other_times(s: Step) -> bool | None:
    more = [seat for seat, (before, after) in enumerate(s.ships[: s.after.seats]) if after.armed > before.armed]
    return bool(s.codes() & set(ARMING)) if more else None


def no_use_space_twice(s: Step) -> bool | None:
    for ship in players(s.after):
        if len(ship.markers) != len(set(ship.markers)) or set(ship.markers) & set(ship.damaged):
            return False
    return True


def no_outfit_is_lost_to_damage(s: Step) -> bool | None:
    """Of ships that were hit: whatever they have less, they have sold."""
    hit = {told["ship"] for told in s.told("xia.damage.placement", "xia.death.removed")}
    for ship in hit:
        before, after = s.ships[ship]
        lost = Counter(outfit.name for outfit in before.outfits) - Counter(outfit.name for outfit in after.outfits)
        if lost and not traded(s, ship):
            return False
    return True if hit else None


def only_shields_in_the_turns_of_others(s: Step) -> bool | None:
    used = False
    for turn in s.turns:
        for event in turn:
            told = event.params
            if event.code == "xia.move.engine" or event.code == "xia.combat.declare-attack":
                used = True
                if told.get("ship", told.get("attacker")) != ship_of(turn):
                    return False
    return True if used else None


# --- combat and damage -----------------------------------------------------------------------------------------------
def attacks(s: Step) -> list[tuple[Told, set[str], int]]:
    """Each with the kinds of its weapons and the distance, where it is made from the ship's own space. Those of NPCs
    come in the same breath as their flight, and have scenes of their own."""
    if s.under(Move):
        return []
    found = []
    for told in s.told("xia.combat.declare-attack"):
        attacker, target = told["attacker"], told["target"]
        if attacker >= s.after.seats:
            continue
        kinds = {s.before.ships[attacker].outfit_at(use).kind for use in told["uses"]}
        found.append((told, kinds, s.before.range(attacker, target)))
    return found


def no_blaster_beyond_the_next_space(s: Step) -> bool | None:
    shots = [distance for _, kinds, distance in attacks(s) if "blaster" in kinds]
    return all(distance == 1 for distance in shots) if shots else None


def no_missile_at_an_adjacent_ship(s: Step) -> bool | None:
    shots = [distance for _, kinds, distance in attacks(s) if "missile" in kinds]
    return all(2 <= distance <= 6 for distance in shots) if shots else None


def no_ram_from_afar(s: Step) -> bool | None:
    shots = [(told["attacker"], distance) for told, kinds, distance in attacks(s) if "engine" in kinds]
    stays = all(s.after.ships[ship].space in (s.before.ships[ship].space, None) for ship, _ in shots)
    return stays and all(distance == 1 for _, distance in shots) if shots else None


def no_attack_without_sight(s: Step) -> bool | None:
    shots = attacks(s)
    return all(s.before.sight(told["attacker"], told["target"]) for told, _, _ in shots) if shots else None


def no_crime_without_a_kill(s: Step) -> bool | None:
    if not s.told("xia.combat.declare-attack", "xia.combat.end", "xia.bounty.raiding"):
        return None
    return bool(s.told("xia.death.removed")) or not s.told("xia.bounty.raiding")


def nothing_is_added_to_a_declared_attack(s: Step) -> bool | None:
    before = [frame for frame in s.before.stack if isinstance(frame, Attack) and frame.weapons]
    after = [frame for frame in s.after.stack if isinstance(frame, Attack)]
    if not before or not after or s.told("xia.combat.declare-attack"):
        return None
    return (after[-1].weapons, after[-1].target) == (before[-1].weapons, before[-1].target)


def no_defence_after_the_roll(s: Step) -> bool | None:
    before = [frame for frame in s.before.stack if isinstance(frame, Attack)]
    after = [frame for frame in s.after.stack if isinstance(frame, Attack)]
    if not before or not after or before[-1].at < Attack.STEPS.index("roll_attack"):
        return None
    if after[-1].target != before[-1].target:  # the next one of several
        return None
    same = (after[-1].shields, after[-1].abilities) == (before[-1].shields, before[-1].abilities)
    return same if not s.told("xia.combat.declare-attack") else None


def no_counter_attack(s: Step) -> bool | None:
    struck = [(event, ship_of(turn)) for turn in s.turns for event in turn if event.code == "xia.combat.declare-attack"]
    return all(event.params["attacker"] == seat for event, seat in struck) if struck else None


def no_damage_below_zero(s: Step) -> bool | None:
    told = s.told("xia.combat.resolve")
    return all(each["damage"] == max(0, each["attack"] - each["defense"]) for each in told) if told else None


def no_shield_marker_stays(s: Step) -> bool | None:
    """Nor is another re-armed: of those that lay there before, all others still do."""
    if s.code != "xia.combat.rearm" or not s.told("xia.combat.end"):
        return None
    fought, target = s.before.under(Attack), s.before.under(Attack).target
    before, after = s.ships[target]
    left = {use for use in before.markers if use not in fought.shields}
    return set(after.markers) == left or bool(s.told("xia.death.removed", "xia.status.arm"))


def never_two_damage_in_a_space(s: Step) -> bool | None:
    return all(len(ship.damaged) == len(set(ship.damaged)) for ship in players(s.after))


def damage_does_not_go_by_itself(s: Step) -> bool | None:
    healed = [seat for seat, (before, after) in enumerate(s.ships) if set(before.damaged) - set(after.damaged)]
    repairs = "xia.business.repair", "xia.business.buy-ship", "xia.ability.nano-regeneration", "xia.death.removed"
    for seat in healed:
        told = s.told(*repairs)
        if not any(each.get("ship") == seat or each.get("seat") == seat for each in told):
            return False
    return True if healed else None


def no_npc_has_a_hold(s: Step) -> bool | None:
    npcs = s.after.ships[s.after.seats :]
    return not any(ship.hold or ship.damaged for ship in npcs) if npcs else None


# --- destruction -----------------------------------------------------------------------------------------------------
def a_wreck_keeps_what_is_its_own(s: Step) -> bool | None:
    gone = [told["ship"] for told in s.told("xia.death.removed") if told["ship"] < s.after.seats]
    for seat in gone:
        before, after = s.ships[seat]
        outfits = [outfit.name for outfit in before.outfits] == [outfit.name for outfit in after.outfits]
        kept = s.after.credits[seat] >= s.before.credits[seat] and s.after.fame[seat] >= s.before.fame[seat]
        if not traded(s, seat) and (not outfits or not kept or after.name != before.name):
            return False
    return True if gone else None


def a_ship_that_is_gone_has_no_part(s: Step) -> bool | None:
    gone = [ship for ship in range(len(s.before.ships)) if s.before.ships[ship].space is None]
    if not gone or s.under(Setup):
        return None
    named = [option[1] for option in s.options if isinstance(option, tuple) and option[0] in ("ship", "rescue")]
    acts = s.code in (ACTING, MOVING, "xia.business.any-order", "xia.status.arm")
    return not set(named) & set(gone) and not (acts and s.seat in gone)


def nobody_gains_by_an_accident(s: Step) -> bool | None:
    dead = s.told("xia.death.removed")
    if not dead or any(told["by"] != NOBODY for told in dead):
        return None
    return not s.told("xia.fame.combat", "xia.bounty.raiding")


def nobody_declines_a_rescue(s: Step) -> bool | None:
    if s.word != "rescue":
        return None
    return bool(s.told("xia.rescue.transfer")) and s.after.ships[int(s.said[1])].energy >= 0  # type: ignore[index]


def no_npc_is_rescued(s: Step) -> bool | None:
    rescued = s.told("xia.rescue.transfer")
    return all(told["target"] < s.after.seats and told["ship"] < s.after.seats for told in rescued) if rescued else None


def no_rescue_from_afar(s: Step) -> bool | None:
    rescued = [told for told in s.told("xia.rescue.transfer") if not s.under(Move)]
    for told in rescued:
        before, after = s.ships[told["ship"]]
        there = s.before.space_of(told["target"])
        if before.space is None or board.distance(before.space, there) != 1 or before.energy - after.energy != 2:
            return False
        if (s.before.ground(before.space) == "#") != (s.before.ground(there) == "#"):
            return False  # xia.adjacency.planet-border
    return True if rescued else None


def no_other_action_while_stranded(s: Step) -> bool | None:
    if s.code != ACTING or not s.before.ships[s.seat].stranded:
        return None
    return {word(option) for option in s.options} <= {"impulse", *MINOR, "end"}


def no_gathering_while_stranded(s: Step) -> bool | None:
    if s.code not in (ACTING, MOVING) or not s.before.ships[s.seat].stranded:
        return None
    named = {part for option in s.options for part in (option if isinstance(option, tuple) else (option,))}
    return not named & set(cargo.GATHERING)


# --- exploring -------------------------------------------------------------------------------------------------------
def no_exploring_without_an_edge(s: Step) -> bool | None:
    if s.code not in (ACTING, MOVING) or not {"scan", "jump"} & {word(option) for option in s.options}:
        return None
    return bool(s.before.map.unexplored(s.before.number_of(s.seat)))


def no_exploring_without_tiles(s: Step) -> bool | None:
    if s.code not in (ACTING, MOVING) or s.before.zones.size(STACK):
        return None
    return not {"scan", "jump"} & {word(option) for option in s.options}


def a_jump_is_not_called_off(s: Step) -> bool | None:
    """Nobody is asked between the jump and the tile, nor whether to enter it."""
    if s.word != "jump":
        return None
    before, after = s.ships[s.seat]
    there = s.after.map.numbers.get((int(s.said[1]), int(s.said[2])))  # type: ignore[index]
    moved = after.space != before.space or s.code != MOVING
    hurt = s.told("kernel.rolled", "xia.death.removed") or s.after.result
    refused = before.bounty or s.told("xia.bounty.evading")
    return there is not None and bool(moved or hurt or refused)


def a_scan_moves_nobody(s: Step) -> bool | None:
    if not s.told("xia.explore.scan"):
        return None
    before, after = s.ships[s.seat]
    return before.space == after.space or bool(s.told("xia.turn.ends"))


def no_token_is_seen_before_it_is_taken(s: Step) -> bool | None:
    zones = [zone for name, zone in s.after.zones.by_name.items() if name.startswith("token:")]
    return not any(mask for zone in zones for mask in zone.masks)


def no_second_token(s: Step) -> bool | None:
    laid = s.told("xia.explore.token-placing")
    zones = [zone for name, zone in s.after.zones.by_name.items() if name.startswith("token:")]
    again = any(f"token:{told['sector']}" in s.before.zones for told in laid)
    return not again and all(len(zone.faces) <= 1 for zone in zones) if laid or zones else None


# --- Fame, Bounty, Credits -------------------------------------------------------------------------------------------
def fame_never_goes_down(s: Step) -> bool | None:
    return all(before <= after for before, after in zip(s.before.fame, s.after.fame, strict=True))


def no_fame_from_elsewhere(s: Step) -> bool | None:
    names = ("explore", "missions", "trade", "combat", "wealth", "ships", "kindness", "titles", "luck")
    told = s.told(*[f"xia.fame.{name}" for name in names], "xia.gate.first-use-fame")
    gained = sum(s.after.fame) - sum(s.before.fame)
    return gained <= sum(each["points"] for each in told) if gained else None


def luck_only_once_a_turn(s: Step) -> bool | None:
    lucky = False
    for turn in s.turns:
        seats = [event.params["seat"] for event in turn if event.code == "xia.fame.luck"]
        lucky = lucky or bool(seats)
        if len(seats) != len(set(seats)):
            return False
    return True if lucky else None


def luck_only_for_a_20(s: Step) -> bool | None:
    rolled = Counter(
        told["by"] for told in s.told("kernel.rolled") if (20, 20) in zip(told["dice"], told["faces"], strict=True)
    )
    lucky = s.told("xia.fame.luck")
    return all(rolled[told["seat"]] for told in lucky) if lucky else None


def the_last_fame_is_not_for_sale(s: Step) -> bool | None:
    if s.code != "xia.business.any-order":
        return None
    last = s.before.fame[s.seat] + 1 >= s.before.target
    return not last or "buy-fame" not in s.options


def no_bounty_goes_by_itself(s: Step) -> bool | None:
    less = [seat for seat, (before, after) in enumerate(s.ships[: s.after.seats]) if after.bounty < before.bounty]
    for seat in less:
        dead = any(told["ship"] == seat for told in s.told("xia.death.removed"))
        if not dead and not any(told["seat"] == seat for told in s.told("xia.business.buy-ship")):
            return False
    return True if less else None


def nobody_pays_with_a_bounty(s: Step) -> bool | None:
    """What lies on the mat stays there whatever is bought or given."""
    paid = [told for event in s.events if "price" in (told := event.params) or event.code == "xia.credits.gift"]
    if not paid or s.told("xia.business.buy-ship", "xia.death.removed", *HAZARDS):
        return None
    return all(after.bounty >= before.bounty for before, after in s.ships)


def bounty_only_in_thousands(s: Step) -> bool | None:
    return all(ship.bounty % 1000 == 0 for ship in s.after.ships)


def no_debt(s: Step) -> bool | None:
    return min(s.after.credits) >= 0


def nothing_but_whole_coins(s: Step) -> bool | None:
    return all(credits % 1000 == 0 for credits in s.after.credits)


def nothing_but_credits_is_given(s: Step) -> bool | None:
    if not s.told("xia.credits.gift"):
        return None
    goods = [
        (b.hold, b.energy, b.bounty, len(b.outfits)) == (a.hold, a.energy, a.bounty, len(a.outfits)) for b, a in s.ships
    ]
    return all(goods) and sum(s.before.credits) == sum(s.after.credits)


# --- cargo -----------------------------------------------------------------------------------------------------------
def no_single_cube_is_bought(s: Step) -> bool | None:
    bought = s.told("xia.cargo.buy")
    return all(told["cubes"] and len(told["cubes"]) % 2 == 0 for told in bought) if bought else None


def own_jetsam_is_not_collected(s: Step) -> bool | None:
    """In a space where nothing lies but what the player has thrown there in this turn, there is nothing to collect."""
    if s.code not in (ACTING, MOVING):
        return None
    here = s.before.space_of(s.seat)
    lying = Counter(cube for q, r, cube in s.before.adrift if (q, r) == here)
    own = Counter(cube for by, q, r, cube in s.before.jettisoned if by == s.seat and (q, r) == here)
    return "collect" not in s.options if own and not lying - own else None


def cubes_do_not_move_by_themselves(s: Step) -> bool | None:
    if s.under(BusinessPhase) or s.under(Setup):
        return None
    pairs = [(b, a) for before, after in s.ships for b, a in zip(before.hold, after.hold, strict=True)]
    return all(a in (b, "") or b == "" for b, a in pairs)


def what_lies_in_space_stays_there(s: Step) -> bool | None:
    gone = Counter(s.before.adrift) - Counter(s.after.adrift)
    return bool(s.told("xia.cargo.collect")) if gone else None


# --- business, status, limits, victory -------------------------------------------------------------------------------
def no_action_in_business(s: Step) -> bool | None:
    return {word(option) for option in s.options} <= set(BUSINESS) if s.code == "xia.business.any-order" else None


def no_partial_repair(s: Step) -> bool | None:
    return not s.after.ships[s.seat].damaged if s.said == "repair" else None


def no_damaged_outfit_is_sold(s: Step) -> bool | None:
    offers = [int(option[1]) for option in s.options if isinstance(option, tuple) and option[0] == "sell-outfit"]
    if not offers or s.under(BuyShip):
        return None
    ship = s.before.ships[s.seat]
    return not any(hold.is_damaged(ship, ship.outfit_at(space)) for space in offers)


def no_damaged_outfit_is_moved(s: Step) -> bool | None:
    if not s.told("xia.business.rearrange"):
        return None
    before, after = s.ships[s.seat]
    fixed = {(outfit.name, outfit.sections) for outfit in before.outfits if hold.is_damaged(before, outfit)}
    return fixed <= {(outfit.name, outfit.sections) for outfit in after.outfits} and before.damaged == after.damaged


def no_tier_is_left_out(s: Step) -> bool | None:
    bought = s.told("xia.business.buy-ship")
    return (
        all(s.after.ships[told["seat"]].tier == s.before.ships[told["seat"]].tier + 1 for told in bought)
        if bought
        else None
    )


def no_ship_twice(s: Step) -> bool | None:
    names = [ship.name for ship in players(s.after)]
    return len(names) == len(set(names)) and not set(names) & set(s.after.retired)


def no_more_cubes_than_there_are(s: Step) -> bool | None:
    out = Counter([*(cube for ship in s.after.ships for cube in ship.hold), *(cube for _, _, cube in s.after.adrift)])
    return all(out[cube] <= number for cube, number in content().cubes.items())


def no_more_outfits_than_there_are(s: Step) -> bool | None:
    out = Counter(outfit.name for ship in s.after.ships for outfit in ship.outfits)
    return all(number <= content().outfit_tiles for number in out.values())


def no_other_cards_are_refreshed(s: Step) -> bool | None:
    """Neither by the Status Phase of another player, nor by anything else but one's own destruction."""
    sizes = [
        (s.before.zones.size(exhausted(seat)), s.after.zones.size(exhausted(seat))) for seat in range(s.after.seats)
    ]
    ready = [seat for seat, (before, after) in enumerate(sizes) if after < before]
    allowed = {ship_of(turn) for turn in s.turns} | {told["ship"] for told in s.told("xia.death.removed")}
    return set(ready) <= allowed if ready else None


def no_marker_stays_after_the_turn(s: Step) -> bool | None:
    armed = s.told("xia.status.arm")
    return all(not s.after.ships[told["seat"]].markers for told in armed) if armed else None


def nobody_plays_on_after_victory(s: Step) -> bool | None:
    reached = max(s.after.fame) >= s.after.target
    return reached == (s.after.result is not None) and not (reached and s.after.open)


def never_beyond_the_target(s: Step) -> bool | None:
    return max(s.after.fame) <= s.after.target
