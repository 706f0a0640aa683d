"""Scenes from the lines of the booklet: the beaten and the Med Bay, digits, order, and the end of a mission."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rimward.games.aurora.table.names import NOWHERE, bounty
from tests.games.aurora.folk import at, finish, sure, walk
from tests.games.aurora.orbit import Quiet, again, aurora, can, cerberus, hull, pad, skill, space
from tests.games.aurora.world import CONTENT, Play, crew, dock, frames, item, ship, sq, world

DONEXIA, GROM, DRO, RANE, NELLHA = "donexia", "grom", "dro-tov", "rane", "nellha"
JAYCE, FLIBBY, ROVANNA, ZHENNA, QUILL = "jayce-carver", "flibby", "rovanna", "zhenna-ruul", "sister-quill"
PRINCESS, LEDGER, FEVER = "abduct-the-princess", "silent-ledger", "fever-line"
EVENT = "tremor"
NORTH_GATE = dock(0) + 28


def who_is(name: str) -> Any:
    return CONTENT.crew[name]


def standing(name: str, square: str, **fields: Any) -> Any:
    return crew(name, fields.pop("seat", who_is(name).faction), at(square), **fields)


def near_death(name: str, square: str, **fields: Any) -> Any:
    return standing(name, square, wounds=who_is(name).health - 1, **fields)


# --- the beaten and the Med Bay --------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.crew.health")
@pytest.mark.rule("aurora.reward.crew")
def test_more_wounds_than_health_are_one_defeat() -> None:
    """book:274-276, 617: defeated when the wounds reach the value; fifty digits, once."""
    figures = [standing(NELLHA, "d4"), near_death(ZHENNA, "d5")]
    assert "zurathi" in who_is(ZHENNA).keywords
    play = Play(world(figures=figures, then=f"crew:{NELLHA}"), 6, 6, 6, 1, 1, 1, 1, 1)
    finish(play.say("attack:1,bare"))
    assert play.who(ZHENNA).wounds == who_is(ZHENNA).health
    assert [told["digits"] for told in play.told("reward.earned")] == [50]


@pytest.mark.rule("aurora.ko.carry")
def test_the_bearer_who_falls_drops_the_body_where_it_falls() -> None:
    """book:1254, 1260."""
    figures = [
        standing(NELLHA, "d4"),
        near_death(FLIBBY, "d5"),
        standing(ROVANNA, "d5", out=True, wounds=8, carrier=1),
    ]
    play = finish(Play(world(figures=figures, then=f"crew:{NELLHA}"), *sure(NELLHA, 1)).say("attack:1,bare"))
    assert (play.who(ROVANNA).carrier, play.who(ROVANNA).square) == (NOWHERE, at("d5"))
    assert {"carry:1", "carry:2"} <= set(play.keys)


@pytest.mark.rule("aurora.ko.carry")
@pytest.mark.rule("aurora.combat.melee")
def test_who_carries_a_body_still_fights() -> None:
    """book:1260: only the speed suffers."""
    figures = [
        standing(NELLHA, "d4", gear=(item("arc-blade", wielded=True),)),
        standing(FLIBBY, "d5"),
        standing(GROM, "d4", out=True, wounds=9, carrier=0),
    ]
    assert "attack:1,arc-blade" in Play(world(figures=figures, then=f"crew:{NELLHA}")).keys


@pytest.mark.rule("aurora.ko.to-med-bay")
@pytest.mark.rule("aurora.heal.not-first-round")
@pytest.mark.rule("aurora.heal.captives")
def test_a_captive_carried_aboard_wakes_after_a_full_round_with_the_medic() -> None:
    """book:1268-1282, 1543: in at round 2; nothing at its end; awake with two points at the end of round 3."""
    figures = [
        crew(GROM, 0, NORTH_GATE),
        crew(FLIBBY, 1, NORTH_GATE, out=True, wounds=who_is(FLIBBY).health, carrier=0),
        crew(DRO, 0, "med-bay"),
    ]
    play = Quiet(world(figures=figures, then=f"crew:{GROM}")).say("move")
    play.go(dock(0))
    while play.match.asked and play.code in ("move.any-direction", "landing.party-aboard"):
        play.say("stop" if can(play, "stop") else play.keys[0])
    found = []
    for round in (2, 3, 4):
        scene = play.g.copy()
        scene.result, scene.round = None, round
        scene.stack = frames(scene, "end")
        play = Quiet(scene)
        found.append((play.who(FLIBBY).out, who_is(FLIBBY).health - play.who(FLIBBY).wounds))
    assert found == [(True, 0), (False, 2), (False, 4)]
    assert play.who(FLIBBY).ship == 0


@pytest.mark.rule("aurora.heal.medic-presence")
@pytest.mark.rule("aurora.crew.medic")
def test_a_steady_hand_with_medical_skill_is_no_medic() -> None:
    """book:218, 643: the specialty counts. Skirr has three points of Medical."""
    assert who_is("skirr").skill("medical") == 3
    figures = [crew("skirr", 0, "med-bay", since=1), crew(GROM, 0, "med-bay", wounds=5, since=1)]
    assert Play(world(figures=figures, round=4, then="end")).who(GROM).wounds == 5


@pytest.mark.rule("aurora.heal.med-bay")
@pytest.mark.rule("aurora.heal.not-first-round")
def test_a_medic_who_comes_this_round_already_treats_the_others() -> None:
    """book:1268: the round in which a character is brought in is about that character."""
    figures = [crew(DRO, 0, "med-bay", since=4, wounds=2), crew(GROM, 0, "med-bay", wounds=5, since=3)]
    play = Play(world(figures=figures, round=4, then="end"))
    assert (play.who(GROM).wounds, play.who(DRO).wounds) == (3, 2)


@pytest.mark.rule("aurora.heal.med-bay")
def test_one_wound_is_healed_to_none() -> None:
    """book:1268: two a round, and no more than there are."""
    figures = [crew(DRO, 0, "med-bay", since=1), crew(GROM, 0, "med-bay", wounds=1, since=1)]
    assert Play(world(figures=figures, round=4, then="end")).who(GROM).wounds == 0


@pytest.mark.rule("aurora.status.radiation")
@pytest.mark.rule("aurora.ko.token")
def test_radiation_may_fell_and_nobody_is_paid() -> None:
    """book:158: the last point at the end of the round."""
    figures = [near_death(FLIBBY, "d4", tokens=("infected",)), standing(GROM, "h8")]
    play = Play(world(figures=figures, then="end"))
    assert play.who(FLIBBY).out
    assert play.told("reward.earned") == []


# --- digits ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.reward.crew")
@pytest.mark.rule("aurora.heal.revive")
def test_a_crew_that_was_revived_and_falls_again_pays_again() -> None:
    """book:617, 1415: once per defeat."""
    first = Play(
        world(figures=[standing(NELLHA, "d4"), near_death(FLIBBY, "d5")], then=f"crew:{NELLHA}"), *sure(NELLHA, 1)
    )
    finish(first.say("attack:1,bare"))
    scene = first.g.copy()
    scene.result = None
    scene.put(1, out=False, wounds=who_is(FLIBBY).health - 1)
    scene.put(0, done=())
    scene.stack = frames(scene, f"crew:{NELLHA}")
    second = finish(Play(scene, *sure(NELLHA, 1)).say("attack:1,bare"))
    assert [told["digits"] for told in second.told("reward.earned")] == [50]


@pytest.mark.rule("aurora.overview.team-reward-split")
@pytest.mark.rule("aurora.win.pay")
def test_what_does_not_divide_goes_to_the_ship_with_the_princess(monkeypatch: pytest.MonkeyPatch) -> None:
    """book:1399: 275 for two: 125 each, and the other 25 to seat 2, whose ship carries her."""
    mission = msgspec.structs.replace(CONTENT.missions[PRINCESS], reward=275)
    monkeypatch.setitem(CONTENT.missions, PRINCESS, mission)
    figures = [
        crew(GROM, 0, dock(1) - 1, holds=("xealana",)),
        crew("straken", 2, "commander"),
        crew(RANE, 0, "navigation"),
    ]
    play = Play(world(3, figures=figures, mission=PRINCESS, then=f"crew:{GROM}")).say("move").go(dock(1))
    while play.match.asked and play.over is None:
        play.say("stop" if "stop" in play.keys else play.keys[0])
    assert play.over.code == "aurora.win.tier1"
    assert tuple(dict(play.over.sheet)["aurora.source.mission"]) == (125, 0, 150)


# --- order -----------------------------------------------------------------------------------------------------------
def order(play: Play) -> list[int]:
    while play.match.asked:
        play.say("end" if "end" in play.keys else play.keys[0])
    return [told["seat"] for told in play.told("round.surface-turn")]


@pytest.mark.rule("aurora.initiative.surface-order")
@pytest.mark.rule("aurora.initiative.tie-faction")
def test_two_together_tie_with_one_and_the_renegades_go_first() -> None:
    """book:702-704, 764: Nell'ha (3) and Dro Tov (5) against Jayce (8)."""
    figures = [standing(JAYCE, "a1"), standing(NELLHA, "h8"), standing(DRO, "h6")]
    assert order(Play(world(figures=figures, then="surface"))) == [0, 1]


@pytest.mark.rule("aurora.initiative.defeat-lowers")
@pytest.mark.rule("aurora.initiative.recompute")
def test_a_party_that_loses_a_crew_falls_behind_a_teammates() -> None:
    """book:706: seat 0 acts and fells Rovanna; then seat 3 is ahead of seat 1, which has lost five points."""
    figures = [
        standing(DONEXIA, "d4"),
        standing(GROM, "h8"),
        standing(JAYCE, "a1", seat=1),
        near_death(ROVANNA, "d5", seat=1),
        standing(QUILL, "a8", seat=3),
        standing(FLIBBY, "a6", seat=3),
        standing("straken", "h1", seat=2),
    ]
    play = Play(world(4, figures=figures, then="surface"), *sure(DONEXIA, 1))
    values = [sum([who_is(w.name).initiative for w in play.g.figures if w.seat == seat]) for seat in range(4)]
    assert values == [13, 13, 7, 11]
    finish(play.say("crew:0", "attack:3,bare"))
    assert order(play) == [0, 3, 1, 2]


@pytest.mark.rule("aurora.initiative.zero-last")
@pytest.mark.rule("aurora.ship.initiative-formula")
def test_a_ship_with_only_a_gunner_acts_after_all_others_and_may_then_fly() -> None:
    """book:208, 762: initiative 0; in its late turn the gunner takes the helm."""
    play = Quiet(space({"weapons": GROM}, {"navigation": FLIBBY}, [cerberus(), aurora(2, 20)], then="ships"))
    assert play.asked.seat == 1
    while play.asked.seat == 1:
        play.say("end")
    play.say("man:0,navigation")
    assert can(play, "move")


@pytest.mark.rule("aurora.ship.initiative-formula")
@pytest.mark.parametrize(("room", "first"), [("commander", 0), ("engineering", 1)])
def test_the_navigator_counts_only_where_nobody_commands(room: str, first: int) -> None:
    """book:204-208: Skirr's four commands the Cerberus. Ozymar's three in the other Commander's place is less than
    that, though Flibby flies with five; with nobody there the five counts."""
    assert who_is("skirr").initiative == 4
    blue = {room: "ozymar", "navigation": FLIBBY}
    play = Quiet(space({"commander": "skirr"}, blue, [cerberus(), aurora(2, 20)], then="ships"))
    assert play.asked.seat == first


@pytest.mark.rule("aurora.landing.owner-without-party")
@pytest.mark.rule("aurora.initiative.surface-order")
def test_who_has_nobody_outside_acts_last_even_as_a_renegade() -> None:
    """book:764, 1188: total 0."""
    figures = [crew(RANE, 0, "navigation"), standing("ozymar", "d4")]
    assert order(Play(world(figures=figures, then="surface"))) == [1, 0]


# --- the end ---------------------------------------------------------------------------------------------------------
def finished(play: Play) -> str:
    while play.match.asked and play.over is None:
        play.say(next((key for key in ("end", "pass", "done", "stop") if key in play.keys), play.keys[0]))
    return play.over.code.removeprefix("aurora.") if play.over is not None else ""


@pytest.mark.rule("aurora.win.tier1")
def test_the_holder_brought_aboard_unconscious_does_not_win_but_the_next_who_carries_it_does() -> None:
    """book:1399: in hand. A defeated crew has dropped the data where it fell."""
    figures = [
        crew(GROM, 0, NORTH_GATE),
        crew(RANE, 0, NORTH_GATE, out=True, wounds=7, carrier=0),
        crew(DRO, 0, "communications"),
    ]
    g = world(figures=figures, things={sq(5, 5): "sample"}, mission=FEVER, then=f"crew:{GROM}")
    play = Play(g).say("move").go(dock(0))
    while play.match.asked and play.code in ("move.any-direction", "landing.party-aboard"):
        play.say("stop" if "stop" in play.keys else play.keys[0])
    assert play.over is None or not play.over.code.startswith("aurora.win.")


@pytest.mark.rule("aurora.win.tier1")
@pytest.mark.rule("aurora.landing.descend")
def test_who_lands_with_the_parameters_aboard_has_won() -> None:
    """book:671, 1399: they were aboard already, and the ship comes down on a dock."""
    figures = [crew(RANE, 0, "navigation"), crew(GROM, 0, "weapons", holds=("sample",)), standing(JAYCE, "d4")]
    ships = [ship("cerberus", 0, sq(26, 13)), ship("destiny-aurora", 1, "dock:2")]
    play = Play(world(ships=ships, figures=figures, mission=FEVER, then="ship:cerberus")).say("descend:0")
    assert finished(play) == "win.tier1"


@pytest.mark.rule("aurora.win.tier2")
@pytest.mark.rule("aurora.win.tier2-tie")
def test_at_tier_two_a_patched_hull_is_no_tie_and_home_still_wins() -> None:
    """book:1401: one point of hull is left when it flies onto its home cap."""
    ships = [cerberus(13, 3, "north", **hull(5)), ship("destiny-aurora", 1, "dock:2")]
    figures = [crew(RANE, 0, "navigation"), crew(GROM, 0, "weapons", holds=("sample",)), standing(JAYCE, "d4")]
    g = world(ships=ships, figures=figures, mission=FEVER, tier=2, then="ship:cerberus")
    play = Play(g).say("move", f"fly:{sq(13, 1)},0")
    while play.match.asked and play.code == "ship-move.straight":
        play.say("stop")
    assert finished(play) == "win.tier2"


@pytest.mark.rule("aurora.win.tier2-tie")
@pytest.mark.rule("aurora.win.tier1")
def test_at_tier_one_a_broken_hull_ties_nothing() -> None:
    """book:1401 is about Tier 2."""
    gunner = ROVANNA
    ships = [cerberus(13, 10, **hull(5)), aurora(13, 13, "north")]
    figures = [crew(GROM, 0, "engineering", holds=("sample",)), crew(gunner, 1, "weapons")]
    g = world(ships=ships, figures=figures, mission=FEVER, tier=1, then="ship:destiny-aurora")
    dice = pad(skill(gunner, "weapons") + 1, 6)
    play = Quiet(g, *dice, 1).say("attack")
    while play.match.asked and play.code.startswith("ship-combat."):
        play.say("done" if can(play, "done") else play.keys[0])
    assert play.card("cerberus").critical
    assert play.over is None or not play.over.code.startswith("aurora.win.")


@pytest.mark.rule("aurora.win.deck-out")
@pytest.mark.parametrize(("held", "winners"), [(("data", "data"), (1,)), (("data",), (1,)), ((), (1,))])
def test_on_a_stop_mission_time_decides_for_the_coalition_whoever_holds_what(
    held: tuple[str, ...], winners: tuple[int, ...]
) -> None:
    """book:463, 657."""
    figures = [standing(GROM, "d4", holds=held), standing(JAYCE, "h8")]
    play = Play(world(figures=figures, mission=LEDGER, deck=1, then="event"), draw=[EVENT])
    assert finished(play) == "win.deck-out"
    assert tuple(play.over.winners) == winners


@pytest.mark.rule("aurora.win.deck-out")
def test_on_a_race_mission_a_team_may_hold_it_between_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """book:657: two samples are asked for, one with each of two Renegade players: the faction holds all."""
    mission = CONTENT.missions[FEVER]
    goal = [*mission.goal[:-1], msgspec.structs.replace(mission.goal[-1], count=2)]
    monkeypatch.setitem(CONTENT.missions, FEVER, msgspec.structs.replace(mission, goal=tuple(goal)))
    figures = [
        standing(GROM, "d4", holds=("sample",)),
        standing("straken", "d6", seat=2, holds=("sample",)),
        standing(JAYCE, "h8"),
    ]
    play = Play(world(3, figures=figures, mission=FEVER, deck=1, then="event"), draw=[EVENT])
    finished(play)
    assert set(play.over.winners) == {0, 2}


@pytest.mark.rule("aurora.overtaken.mission-failed")
@pytest.mark.rule("aurora.win.renegade-wording")
@pytest.mark.parametrize("tier", [1, 2])
def test_who_gives_up_loses_at_any_tier(tier: int) -> None:
    """book:1056: the whole reward goes to the other side at once."""
    ships = [cerberus(11, 10), aurora(**hull(), captor=0)]
    figures = [crew(RANE, 0, "navigation"), crew(FLIBBY, 1, "navigation", out=True, wounds=7), standing(JAYCE, "d4")]
    play = Play(world(ships=ships, figures=figures, mission=PRINCESS, tier=tier, then="player:1")).say("give-up")
    assert tuple(play.over.winners) == (0,)
    assert dict(play.over.sheet)["aurora.source.mission"] == (CONTENT.missions[PRINCESS].reward, 0)


@pytest.mark.rule("aurora.timed.final-turn")
@pytest.mark.rule("aurora.round.end-of-game-deck")
@pytest.mark.parametrize("timed", [True, False])
def test_after_the_last_event_each_has_one_ship_turn_and_one_surface_turn(timed: bool) -> None:
    """book:657."""
    figures = [crew(RANE, 0, "navigation"), crew(FLIBBY, 1, "navigation"), standing(GROM, "d4"), standing(JAYCE, "h8")]
    play = Play(world(figures=figures, mission=LEDGER, deck=1, timed=timed, then="event"), draw=[EVENT])
    finished(play)
    codes = play.codes()
    assert codes.count("round.ship-turn") == codes.count("round.surface-turn") == 2
    assert codes.count("event.drawn") == 1


@pytest.mark.rule("aurora.crew-action.on-my-command")
@pytest.mark.rule("aurora.round.repeat-actions")
def test_the_granted_action_may_be_an_interaction_after_the_others_own_two() -> None:
    """book:1119, 1136: Flibby has moved twice; Jayce's command lets her open the crate beside her."""
    figures = [crew(JAYCE, 1, at("d4")), crew(FLIBBY, 1, at("d3"))]
    play = Play(world(figures=figures, crates={at("e5"): "cache"}, then="player:1")).say("crew:1")
    walk(play, at("c4"))
    walk(play, at("d5"))
    if play.match.asked and play.code == "crew-action.list":
        play.say("end")
    play.say("crew:0", "ability:on-my-command")
    if play.code == "ability.action-cost":
        play.say("crew:1")
    play.say("open:0")
    assert play.g.crates == ()


@pytest.mark.rule("aurora.combat.claw-pounce")
@pytest.mark.rule("aurora.round.repeat-actions")
def test_after_a_plain_attack_there_is_no_pounce_attack_left() -> None:
    """book:1100, 1178: one attack a round, whichever way it is made."""
    figures = [standing(NELLHA, "d4"), standing(FLIBBY, "d5")]
    play = finish(Play(world(figures=figures, then=f"crew:{NELLHA}"), *[1] * 20).say("attack:1,bare"))
    if "ability:claw-pounce" in play.keys:
        play.say("ability:claw-pounce")
        while play.match.asked and play.code != "crew-action.list":
            play.say("stop" if "stop" in play.keys else "pass" if "pass" in play.keys else play.keys[0])
    assert len(play.told("combat.attacks")) == 1


@pytest.mark.rule("aurora.boarding.red-side")
@pytest.mark.rule("aurora.ability.sword-master")
def test_jayce_is_a_sword_master_aboard_as_well() -> None:
    """book:1044, 1117: the red side and its abilities; +1 on two dice besides the blade's."""
    blade = item("arc-blade", wielded=True)
    ships = [cerberus(11, 10), aurora(**hull(), link=0)]
    more = [crew(GROM, 0, "deck", ship=1), crew(JAYCE, 1, "commander", gear=(blade,))]
    play = Quiet(space({"engineering": NELLHA}, {}, ships, more), 3, 3, 3, *[1] * 20).say("end")
    play.say(f"crew:{play.g.figure(JAYCE)}")
    play.say(f"attack:{play.g.figure(JAYCE)},{play.g.figure(GROM)},arc-blade")
    for _ in range(3):
        if play.match.asked and "red:3" in play.keys:
            play.say("red:3")
    assert play.told("combat.hits")[-1]["red"] == (4, 4, 4)


@pytest.mark.rule("aurora.quicker.start")
def test_the_first_turn_of_the_quicker_game_is_on_the_planet() -> None:
    """book:728: round 1 has no ship phase, round 2 has."""
    figures = [crew(RANE, 0, "navigation"), standing(GROM, "d4"), standing(JAYCE, "h8"), crew(FLIBBY, 1, "navigation")]
    play = Play(world(figures=figures, round=0, quicker=True, deck=6, mission=LEDGER, then="mission"), draw=[EVENT])
    assert play.code == "round.surface-phase"
    assert again(play, "mission").code != "round.surface-phase"


@pytest.mark.rule("aurora.bounty.secret")
@pytest.mark.rule("aurora.overview.hidden-information")
def test_a_bounty_is_shared_with_the_teammate_and_with_nobody_else() -> None:
    """book:615."""
    figures = [standing(GROM, "d4"), standing("straken", "h8", seat=2), standing(JAYCE, "a1")]
    play = Play(world(3, figures=figures, targets={0: JAYCE}, then="player:0"))
    seen = [seat for seat in range(4) if JAYCE in str(play.match.view(seat)["zones"][bounty(0)])]
    assert seen == [0, 2]


# --- the end, once more ----------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.win.tier1")
@pytest.mark.parametrize(("other", "won"), [("dock:1", True), (sq(12, 12), False)])
def test_two_pieces_may_be_aboard_the_two_docked_ships_of_a_team(other: Any, won: bool) -> None:
    """book:671, 1399: the crews carrying them are aboard; a ship in orbit is not on a dock."""
    ships = [ship("cerberus", 0, "dock:0"), ship("destiny-aurora", 1, "dock:2"), ship("hades-vi", 2, other)]
    figures = [
        crew(GROM, 0, NORTH_GATE, holds=("data",)),
        crew("straken", 2, "commander", holds=("data",)),
        crew(RANE, 0, "navigation"),
    ]
    play = Play(world(3, ships=ships, figures=figures, mission=LEDGER, then=f"crew:{GROM}")).say("move").go(dock(0))
    while play.match.asked and play.code in ("move.any-direction", "landing.party-aboard"):
        play.say("stop" if "stop" in play.keys else play.keys[0])
    assert (play.over is not None and play.over.code == "aurora.win.tier1") == won


@pytest.mark.rule("aurora.win.tier1")
@pytest.mark.rule("aurora.ship-damage.home-landing")
def test_at_tier_one_the_dock_of_home_is_not_the_dock_of_the_mission() -> None:
    """book:671: the dock port on the planet's surface. The ship with the sample is at home for repairs."""
    ships = [ship("cerberus", 0, "home", **hull(6)), ship("destiny-aurora", 1, "dock:2")]
    figures = [crew(GROM, 0, "weapons", holds=("sample",)), standing(DRO, "d4"), standing(JAYCE, "h8")]
    play = Play(world(ships=ships, figures=figures, mission=FEVER, then="player:0")).say("crew:1", "end")
    assert play.over is None or not play.over.code.startswith("aurora.win.")


@pytest.mark.rule("aurora.win.tier2-tie")
@pytest.mark.rule("aurora.docked.orbital-fire")
def test_a_carrier_shot_to_pieces_on_its_dock_is_a_tie_as_well() -> None:
    """book:1401: its hull is gone before it could get home."""
    ships = [ship("cerberus", 0, "dock:0", **hull(5)), ship("destiny-aurora", 1, sq(25, 13))]
    figures = [crew(GROM, 0, "weapons", holds=("sample",)), crew(ROVANNA, 1, "weapons")]
    g = world(ships=ships, figures=figures, mission=FEVER, tier=2, then="ship:destiny-aurora")
    play = Quiet(g, *pad(skill(ROVANNA, "weapons") + 1, 6), 1).say("attack")
    while play.match.asked and play.code.startswith("ship-combat."):
        play.say("done" if can(play, "done") else play.keys[0])
    assert play.over is not None
    assert play.over.code == "aurora.win.tier2-tie"


@pytest.mark.rule("aurora.mission-character.holder-defeated")
@pytest.mark.rule("aurora.docked.battle")
@pytest.mark.parametrize(("holder", "falls"), [("intruder", True), ("own", True), ("own", False)])
def test_what_a_crew_held_that_falls_aboard_stays_with_those_of_the_ship(holder: str, falls: bool) -> None:
    """book:1264: left behind, and there are others of the ship aboard: the sample is theirs."""
    holds = {"holds": ("sample",)}
    grom = crew(GROM, 0, "deck", ship=1, wounds=who_is(GROM).health - 1, **(holds if holder == "intruder" else {}))
    jayce = crew(JAYCE, 1, "commander", wounds=who_is(JAYCE).health - 1, **(holds if holder == "own" else {}))
    figures = [grom, jayce, crew(FLIBBY, 1, "navigation")]
    attacker = 1 if holder == "intruder" else 0
    g = world(figures=figures, mission=FEVER, tier=2, then=f"player:{1 if attacker else 0}")
    dice = [6, *[1] * 8] if falls else [1] * 9
    play = finish(Play(g, *dice).say(f"crew:{attacker}", f"attack:{1 - attacker},bare"))
    held = {who.name for who in play.g.figures if "sample" in who.holds}
    assert held == ({JAYCE} if holder == "intruder" or not falls else {FLIBBY})
