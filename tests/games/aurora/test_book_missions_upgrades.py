"""Scenes from the lines of the booklet: upgrades and tactical cards in play, and what a campaign carries over."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.aurora.shore.tactical import tactical_zones
from rimward.kernel.chance import Scripted
from rimward.kernel.match import Match
from tests.games.aurora.errands import (
    DONEXIA,
    DRO,
    ENDS,
    EVENT,
    FLIBBY,
    GROM,
    JAYCE,
    LEDGER,
    NELLHA,
    RANE,
    ROVANNA,
    SKIRR,
    STRAKEN,
    actions,
    settle,
)
from tests.games.aurora.folk import at, middle, skill, sure, walk
from tests.games.aurora.orbit import AURORA, Quiet, ahead, aurora, cerberus, hull, keys_of, pad, red_dice, space
from tests.games.aurora.test_tactical import BOOST, RALLY, TWICE, game
from tests.games.aurora.world import CONTENT, Play, crew, frames, item, world

PISTOL = (item("arc-pistol", wielded=True),)


def up(*names: str) -> dict[str, Any]:
    return {"upgrades": names}


# --- bodies ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.upgrade.effect")
@pytest.mark.rule("aurora.crew.health")
@pytest.mark.parametrize(("upgrades", "falls"), [((), True), (("iron-rations",), False)])
def test_iron_rations_are_one_more_wound_to_take(upgrades: tuple[str, ...], falls: bool) -> None:
    """book:591: a stat is changed. Jayce with eight of nine wounds is hit once more."""
    figures = [crew(GROM, 0, at("d4")), crew(JAYCE, 1, at("d5"), wounds=8, upgrades=upgrades)]
    play = settle(Play(world(figures=figures, then=f"crew:{GROM}"), *sure(GROM, 1)).say("attack:1,bare"))
    assert play.who(JAYCE).out == falls


@pytest.mark.rule("aurora.upgrade.effect")
@pytest.mark.rule("aurora.initiative.surface-order")
@pytest.mark.parametrize(("upgrades", "first"), [((), 1), (("cold-eyes",), 0)])
def test_cold_eyes_let_a_party_go_first(upgrades: tuple[str, ...], first: int) -> None:
    """book:702: initiative may be altered by Upgrade Cards. Straken (7, or 9) against Jayce (8)."""
    figures = [crew(STRAKEN, 0, at("d4"), upgrades=upgrades), crew(JAYCE, 1, at("h8"))]
    assert Play(world(figures=figures, then="surface")).asked.seat == first


@pytest.mark.rule("aurora.upgrade.effect")
@pytest.mark.rule("aurora.crew.speed")
def test_a_marathon_runner_goes_one_square_further() -> None:
    """book:591: Donexia has a speed of five."""
    for upgrades, far in (((), 5), (("marathon",), 6)):
        figures = [crew(DONEXIA, 0, at("d4"), upgrades=upgrades)]
        play = Play(world(figures=figures, then=f"crew:{DONEXIA}")).say("move")
        assert max([int(key[3:]) // 28 for key in keys_of(play, "go")]) == at("d4") // 28 + far


@pytest.mark.rule("aurora.upgrade.effect")
@pytest.mark.rule("aurora.interact.data")
def test_a_year_at_the_bench_is_one_more_die_at_the_console() -> None:
    """book:220, 591: the fourth die of Grom's Tech finds the data."""
    figures = [crew(GROM, 0, at("d4"), **up("bench-year"))]
    g = world(figures=figures, things={at("d5"): "data"}, mission=LEDGER, then=f"crew:{GROM}")
    play = Play(g, *[4] * skill(GROM, "tech"), 5).say("take:0")
    assert play.who(GROM).holds == ("data",)


@pytest.mark.rule("aurora.upgrade.effect")
@pytest.mark.rule("aurora.ability.action-cost")
@pytest.mark.parametrize("best", [4, 5])
def test_a_failed_breath_is_no_action_and_a_deep_one_is(best: int) -> None:
    """book:937, 1487: an ability counts as an action only if its test is passed; else another action is made."""
    figures = [crew(DONEXIA, 0, at("d4"), wounds=3, **up("one-more-breath"))]
    play = Play(world(figures=figures, then=f"crew:{DONEXIA}"), *pad(5, best))
    before = actions(play)
    play.say("ability:one-more-breath")
    assert actions(play) == (before if best == 4 else before - 1)
    assert play.who(DONEXIA).wounds == (3 if best == 4 else 1)


@pytest.mark.rule("aurora.upgrade.effect")
@pytest.mark.parametrize(("weapon", "helps"), [("arc-pistol", True), ("bare", False)])
def test_hours_on_the_range_help_with_a_pistol_and_not_with_fists(weapon: str, helps: bool) -> None:
    """book:593: what the card says. Rane's best die is a 3, which one more makes a hit."""
    figures = [crew(RANE, 0, at("d4"), gear=PISTOL, **up("range-hours")), crew(JAYCE, 1, at("d5"))]
    play = Play(world(figures=figures, then=f"crew:{RANE}"), 3, 1, 1, 1, 1).say(f"attack:1,{weapon}")
    offered = "red:3" in play.keys if play.match.asked and play.code.startswith(("combat.", "ship-combat.")) else False
    assert offered == helps
    if helps:
        settle(play.say("red:3"))
        assert play.who(JAYCE).wounds == 1


@pytest.mark.rule("aurora.upgrade.effect")
@pytest.mark.rule("aurora.move.flight")
@pytest.mark.parametrize("upgrades", [(), ("unfolded-wings",)])
def test_with_wings_one_passes_over_an_opponent_in_a_gap(upgrades: tuple[str, ...]) -> None:
    """book:919: nobody goes through opponents but with flight or by eluding them. Jayce stands in the only gap of a
    ridge: without wings there is a Stealth test, and who fails it stops before him."""
    ridge = {f"f{column}": "#" for column in range(1, 9) if column != 4}
    figures = [crew(STRAKEN, 0, at("d4"), upgrades=upgrades), crew(JAYCE, 1, at("f4"))]
    dice = [] if upgrades else [4] * skill(STRAKEN, "stealth")
    play = Play(world(surface=middle(ridge), figures=figures, then=f"crew:{STRAKEN}"), *dice).say("move")
    play.go(at("g4"))
    assert len(play.rolled()) == (not upgrades)
    assert (play.who(STRAKEN).square == at("g4")) == bool(upgrades)


# --- ships -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.upgrade.effect")
@pytest.mark.rule("aurora.ship.range-value")
@pytest.mark.parametrize(("parts", "reaches"), [((), False), (("long-lens",), True)])
def test_a_long_lens_reaches_a_seventh_square(parts: tuple[str, ...], reaches: bool) -> None:
    """book:320: range may increase with certain upgrades."""
    ships = [cerberus(8, 10, upgrades=parts), aurora(15, 10)]
    play = Quiet(space({"weapons": GROM, "navigation": RANE}, {"navigation": FLIBBY}, ships))
    assert ("attack" in play.keys) == reaches


@pytest.mark.rule("aurora.upgrade.effect")
@pytest.mark.rule("aurora.ship.move-formula")
def test_the_training_of_the_pilot_and_the_part_of_the_ship_add_up() -> None:
    """book:591, 863, 867: Rane flies six with shields; with slalom hours seven, with trim vanes eight."""
    for upgrades, parts, far in (((), (), 6), (("slalom-hours",), (), 7), (("slalom-hours",), ("trim-vanes",), 8)):
        rane = crew(RANE, 0, "navigation", upgrades=upgrades)
        g = space(None, {"navigation": FLIBBY}, [cerberus(8, 10, upgrades=parts), aurora(2, 20)], [rane])
        assert ahead(Quiet(g).say("move"), 2) == far


@pytest.mark.rule("aurora.upgrade.effect")
@pytest.mark.rule("aurora.ship.attack-formula")
def test_gunnery_school_is_a_die_more_for_the_guns() -> None:
    """book:949: the Weapons value of whoever is at the guns, and one for the shields."""
    grom = crew(GROM, 0, "weapons", **up("gunnery-school"))
    g = space({"navigation": RANE}, {"navigation": FLIBBY}, [cerberus(), aurora()], [grom])
    play = Quiet(g, *[1] * 6).say("attack")
    assert [len(faces) for faces in red_dice(play)] == [6]


@pytest.mark.rule("aurora.upgrade.effect")
@pytest.mark.rule("aurora.initiative.space-order")
@pytest.mark.parametrize(("room", "first"), [("commander", 0), ("weapons", 1)])
def test_flag_school_counts_in_the_commanders_place(room: str, first: int) -> None:
    """book:206, 1434: for the head of that station, from it. Straken (7 and 1) ties with Jayce (8), and Renegades go
    first; from the guns he commands nothing, and Rane's six count."""
    straken = crew(STRAKEN, 0, room, **up("flag-school"))
    red = {"navigation": SKIRR}
    play = Quiet(space(red, {"commander": JAYCE}, [cerberus(), aurora(2, 20)], [straken], then="ships"))
    assert play.asked.seat == first


@pytest.mark.rule("aurora.upgrade.effect")
@pytest.mark.rule("aurora.ship-damage.critical")
@pytest.mark.parametrize(("hull_", "critical"), [(6, True), (7, False)])
def test_a_ribbed_frame_keeps_the_guns_going_at_six_damage(hull_: int, critical: bool) -> None:
    """book:1078: damage equal to its hull value makes a ship critical, and it may not attack any more."""
    card = cerberus(8, 10, **hull(6), upgrades=("ribbed-frame",) if hull_ == 7 else ()).but(hull=hull_)
    play = Quiet(space({"weapons": GROM, "navigation": RANE}, {"navigation": FLIBBY}, [card, aurora()]))
    assert ("attack" not in play.keys) == critical


# --- tactical cards --------------------------------------------------------------------------------------------------
class Tactics(Quiet):
    """Both cards lie with this seat."""

    def __init__(self, scene: Any, *d6: int, seat: int = 0) -> None:
        wanted = game(TWICE)
        for own, drawn in ((wanted.content.surface, CONTENT.surface), (wanted.content.orbit, CONTENT.orbit)):
            own.update({name: tile for name, tile in drawn.items() if name.startswith("test-")})
        wanted.at_table(scene)
        tactical_zones(scene)
        for place, name in (("orbit", BOOST), ("surface", RALLY)):
            scene.zones.take(f"tactical:{place}", name, f"tactical:{place}:{seat}", scene.zones.everyone)
        self.chance = Scripted(d6=list(d6))
        self.match = Match.scenario(wanted, scene, chance=self.chance)
        self.hush()


def crippled(*figures: Any, d6: tuple[int, ...] = ()) -> Tactics:
    return Tactics(space(None, None, [cerberus(**hull(3)), aurora(2, 20)], figures), *d6)


@pytest.mark.rule("aurora.tactical.requirements")
def test_anybody_at_the_two_stations_will_do_and_the_commander_anywhere_aboard() -> None:
    """book:455: this does not mean that your Engineer has to be in Engineering. Grom is, and Skirr flies; Donexia is at
    the guns. Grom rolls his Tech."""
    figures = [crew(DONEXIA, 0, "weapons"), crew(GROM, 0, "engineering"), crew(SKIRR, 0, "navigation")]
    play = crippled(*figures, d6=tuple(pad(skill(GROM, "tech"), 5))).say(f"tactical:{BOOST}")
    assert play.card("cerberus").damage == 1


@pytest.mark.rule("aurora.tactical.requirements")
@pytest.mark.rule("aurora.ko.token")
def test_somebody_unconscious_mans_no_station() -> None:
    """book:455, 1254: one crew has to be in Engineering, and Nell'ha lies there."""
    figures = [
        crew(DONEXIA, 0, "commander"),
        crew(NELLHA, 0, "engineering", out=True, wounds=6),
        crew(SKIRR, 0, "navigation"),
    ]
    assert f"tactical:{BOOST}" not in crippled(*figures).keys


@pytest.mark.rule("aurora.tactical.use")
@pytest.mark.parametrize("place", ["brig", "out", "surface"])
def test_without_a_commander_who_could_use_it_there_is_no_card(place: str) -> None:
    """book:441, 884: only Commanders use them. Donexia is a prisoner, unconscious, or on the planet."""
    boss = {
        "brig": crew(DONEXIA, 0, "brig", ship=AURORA),
        "out": crew(DONEXIA, 0, "commander", out=True, wounds=8),
        "surface": crew(DONEXIA, 0, at("d4")),
    }[place]
    figures = [boss, crew(NELLHA, 0, "engineering"), crew(SKIRR, 0, "navigation")]
    assert f"tactical:{BOOST}" not in crippled(*figures).keys


@pytest.mark.rule("aurora.tactical.use")
@pytest.mark.rule("aurora.crew-action.free-list")
def test_on_the_surface_the_card_costs_no_action() -> None:
    """book:449, 778: once per round, and not an action."""
    figures = [crew(DONEXIA, 0, at("d4"), wounds=3), crew(GROM, 0, at("d5")), crew(JAYCE, 1, at("h8"))]
    play = Tactics(world(figures=figures, then=f"crew:{DONEXIA}"), *pad(5, 5))
    before = actions(play)
    play.say(f"tactical:{RALLY}")
    if play.code != "crew-action.list":
        play.say(play.keys[0])
    assert (actions(play), play.who(DONEXIA).wounds) == (before, 2)
    assert f"tactical:{RALLY}" not in play.keys


@pytest.mark.rule("aurora.tactical.use")
@pytest.mark.rule("aurora.crew-action.free-list")
def test_after_both_actions_the_card_may_still_be_played() -> None:
    """book:449: at any time in the round. Donexia has moved twice, or the Cerberus has."""
    figures = [crew(DONEXIA, 0, at("d4"), wounds=3), crew(JAYCE, 1, at("h8"))]
    play = Tactics(world(figures=figures, then=f"crew:{DONEXIA}"), *pad(5, 5))
    for square in ("e4", "f4"):
        walk(play, at(square))
    assert f"tactical:{RALLY}" in play.keys
    fleet = crippled(crew(DONEXIA, 0, "commander"), crew(GROM, 0, "engineering"), crew(SKIRR, 0, "navigation"))
    for _ in range(2):
        fleet.say("move", "stop")
    assert f"tactical:{BOOST}" in fleet.keys


@pytest.mark.rule("aurora.tactical.use")
@pytest.mark.rule("aurora.round.end-step")
def test_a_card_that_was_used_is_ready_again_in_the_next_round() -> None:
    """book:449: once per round. Donexia rallies in two rounds, once in each."""
    figures = [
        crew(DONEXIA, 0, at("d4"), wounds=3),
        crew(JAYCE, 1, at("h8")),
        crew(RANE, 0, "navigation"),
        crew(FLIBBY, 1, "navigation"),
    ]
    play = Tactics(world(figures=figures, mission=LEDGER, then="mission"), *pad(5, 5), *pad(5, 5))
    play.chance.cards.append(EVENT)
    used: list[int] = []
    first, key = play.g.round, f"tactical:{RALLY}"
    while play.g.round < first + 2 and len(used) < 2:
        if key in play.keys:
            used.append(play.g.round)
        play.say(next(word for word in (key, "crew:0", *ENDS) if word in play.keys))
    assert used == [first, first + 1]
    assert play.who(DONEXIA).wounds == 1


@pytest.mark.rule("aurora.tactical.use")
def test_jayce_uses_his_own_and_not_his_opponents() -> None:
    """book:443: each player attaches one of each to its Commander. The cards of seat 0 do nothing for seat 1."""
    figures = [crew(DONEXIA, 0, at("h8")), crew(JAYCE, 1, at("d4"), wounds=2), crew(FLIBBY, 1, at("d5"))]
    scene = world(figures=figures, then=f"crew:{JAYCE}")
    assert not keys_of(Tactics(scene), "tactical")
    assert keys_of(Tactics(world(figures=figures, then=f"crew:{JAYCE}"), seat=1), "tactical") == [f"tactical:{RALLY}"]


@pytest.mark.rule("aurora.tactical.not-core")
@pytest.mark.rule("aurora.tactical.deal")
def test_the_box_brings_no_card_even_where_a_commander_commands() -> None:
    """book:439, 645: not included in the core game."""
    figures = {"commander": DONEXIA, "engineering": NELLHA, "navigation": SKIRR}
    play = Quiet(space(figures, None, [cerberus(**hull(3)), aurora(2, 20)]))
    assert keys_of(play, "tactical") == []


# --- fights that pay -------------------------------------------------------------------------------------------------
def felled(target: str, seat: int, by: str, by_seat: int, then: str = "", **fields: Any) -> Play:
    figures = [
        crew(by, by_seat, at("d4")),
        crew(target, seat, at("d5"), wounds=CONTENT.crew[target].health - 1, **fields),
        crew(DRO, 0, "communications"),
        crew(FLIBBY, 1, "navigation"),
    ]
    figures = [who for n, who in enumerate(figures) if who.name not in [other.name for other in figures[:n]]]
    g = world(figures=figures, then=then or f"crew:{by}")
    return settle(Play(g, *sure(by, 1)).say("attack:1,bare"))


@pytest.mark.rule("aurora.reward.crew")
@pytest.mark.rule("aurora.prisoner.turned")
def test_a_turned_crew_is_worth_fifty_to_those_it_has_left() -> None:
    """book:617, 1292: Grom flies with the Coalition now, and Rane fells him."""
    play = felled(GROM, 1, RANE, 0, side=1)
    assert play.who(GROM).out
    assert [(told["seat"], told["digits"]) for told in play.told("reward.earned")] == [(0, 50)]


@pytest.mark.rule("aurora.reward.crew")
@pytest.mark.rule("aurora.heal.revive")
def test_who_is_felled_again_after_a_rest_pays_again() -> None:
    """book:617, ruling: once per defeat. Rovanna has been in the Med Bay and is back."""
    play = felled(ROVANNA, 1, GROM, 0)
    scene = play.g.copy()
    scene.put(1, out=False, wounds=CONTENT.crew[ROVANNA].health - 1)
    scene.put(0, done=())
    second = again_at(scene, f"crew:{GROM}", *sure(GROM, 1))
    settle(second.say("attack:1,bare"))
    assert sum(second.g.pay[0]) == 100


def again_at(scene: Any, then: str, *d6: int) -> Play:
    scene.result = None
    scene.stack = frames(scene, then)
    return Play(scene, *d6)


@pytest.mark.rule("aurora.reward.crew")
def test_a_globe_that_fells_two_opponents_and_a_friend_pays_for_two() -> None:
    """book:617: defeating an opposing crew. Of three with one point of health left one is Grom's own mate."""
    last = {name: CONTENT.crew[name].health - 1 for name in (JAYCE, FLIBBY, RANE)}
    figures = [
        crew(GROM, 0, at("d4"), gear=(item("breaching-charge", wielded=True),)),
        crew(JAYCE, 1, at("d6"), wounds=last[JAYCE]),
        crew(FLIBBY, 1, at("d7"), wounds=last[FLIBBY]),
        crew(RANE, 0, at("e6"), wounds=last[RANE]),
    ]
    play = Play(world(figures=figures, then=f"crew:{GROM}"), *[6, 1, 1, 1, 1, 1] * 3)
    play.say(f"throw:{at('d6')},breaching-charge")
    settle(play)
    down = [name for name in (JAYCE, FLIBBY, RANE) if play.who(name).out]
    opposing = [name for name in down if name != RANE]
    assert sum([told["digits"] for told in play.told("reward.earned") if told["seat"] == 0]) == 50 * len(opposing)
    assert not [told for told in play.told("reward.earned") if told["seat"] == 1]
    assert len(down) == 3


@pytest.mark.rule("aurora.bounty.complete")
@pytest.mark.rule("aurora.docked.battle")
def test_a_bounty_on_an_intruder_aboard_ones_own_ship_is_completed_there() -> None:
    """book:684, 1503: if that crewmember is defeated, the bounty is delivered. Rovanna has boarded the Cerberus."""
    figures = [
        crew(GROM, 0, "deck"),
        crew(ROVANNA, 1, "deck", ship=0, wounds=CONTENT.crew[ROVANNA].health - 1),
        crew(FLIBBY, 1, "navigation"),
    ]
    g = world(figures=figures, targets={0: ROVANNA}, then="player:0")
    play = Play(g, *sure(GROM, 1)).say("crew:0", "attack:1,bare")
    settle(play)
    assert [told["digits"] for told in play.told("bounty.completed")] == [100]
    assert play.told("reward.earned") == []


@pytest.mark.rule("aurora.bounty.replaces")
@pytest.mark.rule("aurora.reward.crew")
def test_a_bounty_is_paid_once_and_the_next_time_there_are_fifty() -> None:
    """book:615-617: the card is used up when it is completed."""
    figures = [crew(GROM, 0, at("d4")), crew(ROVANNA, 1, at("d5"), wounds=7), crew(FLIBBY, 1, "navigation")]
    g = world(figures=figures, targets={0: ROVANNA}, then=f"crew:{GROM}")
    play = settle(Play(g, *sure(GROM, 1)).say("attack:1,bare"))
    assert sum(play.g.pay[0]) == 100
    scene = play.g.copy()
    scene.put(1, out=False, wounds=7)
    scene.put(0, done=())
    second = settle(again_at(scene, f"crew:{GROM}", *sure(GROM, 1)).say("attack:1,bare"))
    assert sum(second.g.pay[0]) == 150
