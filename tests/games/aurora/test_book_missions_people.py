"""Scenes from the lines of the booklet: whom and what missions are about (book:1240-1264)."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.aurora.table.names import NOWHERE
from rimward.games.aurora.wounds import Wound
from tests.games.aurora.errands import (
    DONEXIA,
    DRO,
    FEVER,
    FLIBBY,
    GROM,
    ILAN,
    JAYCE,
    LEDGER,
    NORTH_GATE,
    PRINCESS,
    QUILL,
    RANE,
    ROUNDS,
    SKIRR,
    SOUTH_GATE,
    STRAKEN,
    actions,
    settle,
    step_aboard,
    winners,
    won,
)
from tests.games.aurora.foes import enemy, hostile
from tests.games.aurora.folk import at, middle, skill, sure
from tests.games.aurora.orbit import AURORA, CERBERUS, MISSION_CAP, Quiet, keys_of, pad
from tests.games.aurora.world import CONTENT, Play, crew, dock, item, ship, sq, world

HER: dict[str, Any] = {"holds": ("xealana",)}
MAP_KEY = "xealana"


def near_death(name: str, square: str, **fields: Any) -> Any:
    kind = CONTENT.crew[name]
    return crew(name, kind.faction, at(square), wounds=kind.health - 1, **fields)


def lead(name: str, *faces: int) -> list[int]:
    """Dice of a Leadership test."""
    return pad(skill(name, "leadership"), *faces)


def steals(play: Play) -> list[str]:
    return keys_of(play, "steal")


# --- persuading ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.mission-character.persuade")
@pytest.mark.rule("aurora.test.failed-interact")
@pytest.mark.parametrize(("faces", "wins"), [((4, 4, 4), False), ((1, 5, 1), True), ((6, 1, 1), True)])
def test_a_five_persuades_her_and_fours_cost_the_action_all_the_same(faces: tuple[int, ...], wins: bool) -> None:
    """book:937, 1240, 1529: interacting counts as an action even if it fails. Grom rolls three dice."""
    g = world(figures=[crew(GROM, 0, at("d4"))], things={at("d5"): MAP_KEY}, mission=PRINCESS, then=f"crew:{GROM}")
    play = Play(g, *faces)
    before = actions(play)
    play.say("take:0")
    assert (play.who(GROM).holds == (MAP_KEY,)) == wins
    assert actions(play) == before - 1


@pytest.mark.rule("aurora.mission-character.persuade")
@pytest.mark.rule("aurora.test.zero-skill")
def test_somebody_without_any_leadership_never_wins_her_over() -> None:
    """book:228, 1240: Skirr has none, and so always fails."""
    g = world(figures=[crew(SKIRR, 0, at("d4"))], things={at("d5"): MAP_KEY}, mission=PRINCESS, then=f"crew:{SKIRR}")
    play = Play(g)
    if "take:0" in play.keys:
        play.say("take:0")
    assert play.who(SKIRR).holds == ()
    assert [thing.name for thing in play.g.things] == [MAP_KEY]


@pytest.mark.rule("aurora.mission-character.persuade")
@pytest.mark.rule("aurora.stealth.allowed-acts")
def test_who_hides_may_talk_to_her_and_stays_hidden() -> None:
    """book:1218: crew may interact while remaining in Stealth."""
    figures = [crew(GROM, 0, at("d4"), hidden=True), crew(JAYCE, 1, at("h8"))]
    play = Play(
        world(figures=figures, things={at("d5"): MAP_KEY}, mission=PRINCESS, then=f"crew:{GROM}"), *lead(GROM, 5)
    )
    play.say("take:0")
    assert (play.who(GROM).holds, play.who(GROM).hidden) == ((MAP_KEY,), True)


@pytest.mark.rule("aurora.mission-character.persuade")
@pytest.mark.rule("aurora.energy.tokens")
def test_a_circlet_helps_to_persuade() -> None:
    """book:1599: weapons and gear augment skill tests; it gives one die more."""
    figures = [crew(GROM, 0, at("d4"), gear=(item("officers-circlet"),))]
    g = world(figures=figures, things={at("d5"): MAP_KEY}, mission=PRINCESS, then=f"crew:{GROM}")
    play = Play(g, *lead(GROM), 5).say("take:0")
    assert play.who(GROM).holds == (MAP_KEY,)


@pytest.mark.rule("aurora.mission-character.persuade")
@pytest.mark.rule("aurora.interact.reach")
@pytest.mark.parametrize(("square", "walls"), [("d6", {}), ("d4", {f"{row}4e": "|" for row in "abcdefgh"})])
def test_nobody_persuades_her_from_afar_or_through_a_wall(square: str, walls: dict[str, str]) -> None:
    """book:1226, 1240: she stands on d5; two squares away, or behind the wall between d4 and d5."""
    where = "d7" if square == "d6" else square
    g = world(
        surface=middle({}, walls),
        figures=[crew(GROM, 0, at(where))],
        things={at("d5"): MAP_KEY},
        mission=PRINCESS,
        then=f"crew:{GROM}",
    )
    assert "take:0" not in Play(g).keys


# --- leading ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.mission-character.follow")
@pytest.mark.rule("aurora.mission-character.persuade")
def test_she_comes_along_at_full_speed_and_through_the_door_of_the_ship() -> None:
    """book:1250, 1529: persuaded beside the gate, then aboard with the second action: won."""
    start = NORTH_GATE + 28 * 3
    figures = [crew(DONEXIA, 0, start), crew(RANE, 0, "navigation"), crew(JAYCE, 1, at("h8"))]
    g = world(figures=figures, things={start + 1: MAP_KEY}, mission=PRINCESS, then=f"crew:{DONEXIA}")
    play = Play(g, *lead(DONEXIA, 5)).say("take:0", "move")
    settle(play.go(dock(0)))
    assert (won(play), winners(play)) == ("win.tier1", {0})


@pytest.mark.rule("aurora.mission-character.follow")
@pytest.mark.rule("aurora.search.booby-trap")
def test_a_trap_beside_her_hurts_only_the_crew() -> None:
    """book:1230, ruling: she cannot be harmed, and no dice are rolled for her."""
    figures = [crew(DRO, 0, at("d4"), **HER), crew(JAYCE, 1, at("h8"))]
    g = world(figures=figures, crates={at("d5"): "trap"}, mission=PRINCESS, then=f"crew:{DRO}")
    play = settle(Play(g, 6, 1, 1, 1, 1, 1, 1).say("open:0"))
    assert play.who(DRO).wounds == 1
    assert play.who(DRO).holds == (MAP_KEY,)


@pytest.mark.rule("aurora.mission-character.follow")
@pytest.mark.rule("aurora.landing.ascend-free")
def test_she_flies_along_when_the_ship_ascends() -> None:
    """book:1188, 1250: at Tier 2 Grom is aboard with her when the Cerberus goes up."""
    figures = [crew(GROM, 0, "weapons", **HER), crew(RANE, 0, "navigation"), crew(JAYCE, 1, at("h8"))]
    play = Play(world(figures=figures, mission=PRINCESS, tier=2, then="player:0"))
    play.say("ascend", f"square:{MISSION_CAP}", "facing:0")
    assert play.card("cerberus").in_orbit
    assert play.who(GROM).holds == (MAP_KEY,)
    assert play.g.things == ()


@pytest.mark.rule("aurora.mission-character.follow")
@pytest.mark.rule("aurora.gear.carry-limits")
def test_the_princess_takes_no_place_among_the_gear() -> None:
    """book:507-511, 1250: a full satchel does not keep anybody from leading her."""
    gear = (item("echo-lens"), item("glimmer-shield"), item("star-idol"), item("arc-blade", home=0))
    figures = [crew(GROM, 0, at("d4"), gear=gear)]
    g = world(figures=figures, things={at("d5"): MAP_KEY}, mission=PRINCESS, then=f"crew:{GROM}")
    play = Play(g, *lead(GROM, 6)).say("take:0")
    assert play.who(GROM).holds == (MAP_KEY,)
    assert len(play.who(GROM).gear) == 4


# --- stealing --------------------------------------------------------------------------------------------------------
def theft(*faces: int, thief: str = RANE, holder: str = FLIBBY, **fields: Any) -> Play:
    """Rane stands beside Flibby, who leads the princess. The thief's dice come first."""
    figures = [crew(thief, 0, at("d4")), crew(holder, 1, at("d5"), **HER, **fields), crew(GROM, 0, "navigation")]
    return Play(world(figures=figures, mission=PRINCESS, then=f"crew:{thief}"), *faces)


@pytest.mark.rule("aurora.mission-character.steal")
@pytest.mark.rule("aurora.test.opposed")
@pytest.mark.parametrize(
    ("thief", "holder", "stolen"),
    [((6, 6), (5, 5), False), ((5, 5), (6, 1), True), ((4, 4), (1, 1), False), ((5, 1), (4, 4), True)],
)
def test_fives_and_sixes_are_counted_alike_and_the_holder_keeps_her_on_a_tie(
    thief: tuple[int, int], holder: tuple[int, int], stolen: bool
) -> None:
    """book:1250: the highest number of fives and sixes; no fives at all are a tie as well."""
    play = theft(*thief, *holder)
    play.say(steals(play)[0])
    assert (play.who(RANE).holds == (MAP_KEY,)) == stolen


@pytest.mark.rule("aurora.mission-character.steal")
@pytest.mark.rule("aurora.round.repeat-actions")
def test_who_fails_may_try_again_with_the_other_action() -> None:
    """book:782, 1250: interact twice; not more."""
    play = theft(4, 4, 1, 1, 5, 4, 1, 1)
    play.say(steals(play)[0])
    play.say(steals(play)[0])
    assert play.who(RANE).holds == (MAP_KEY,)
    assert not play.match.asked or play.code != "crew-action.list" or "move" not in play.keys


@pytest.mark.rule("aurora.mission-character.steal")
@pytest.mark.rule("aurora.stealth.unseen")
def test_from_somebody_in_stealth_she_is_only_stolen_after_a_scan() -> None:
    """book:1214, 1218, ruling: who is hidden cannot be interacted with until found."""
    play = theft(*pad(skill(RANE, "search"), 5), 5, 5, 1, 1, hidden=True)
    assert steals(play) == []
    find = [key for key in play.keys if key.startswith(("find", "scan"))]
    assert find
    play.say(find[0])
    assert steals(play) != []
    play.say(steals(play)[0])
    assert play.who(RANE).holds == (MAP_KEY,)


@pytest.mark.rule("aurora.mission-character.steal")
@pytest.mark.parametrize(("mission", "what"), [(LEDGER, "data"), (FEVER, "sample"), (ROUNDS, "munition")])
def test_things_are_not_talked_out_of_anybodys_hands(mission: str, what: str) -> None:
    """book:1250: only people that a mission is about may be stolen with Leadership."""
    figures = [crew(RANE, 0, at("d4")), crew(FLIBBY, 1, at("d5"), holds=(what,)), crew(GROM, 0, "navigation")]
    assert steals(Play(world(figures=figures, mission=mission, then=f"crew:{RANE}"))) == []


@pytest.mark.rule("aurora.mission-character.steal")
def test_nobody_steals_from_a_shipmate_or_a_teammate() -> None:
    """book:1250: an opposing crew."""
    figures = [
        crew(RANE, 0, at("d4")),
        crew(GROM, 0, at("d5"), **HER),
        crew(STRAKEN, 2, at("c4")),
        crew(JAYCE, 1, at("h8")),
    ]
    for name in (RANE, STRAKEN):
        assert steals(Play(world(3, figures=figures, mission=PRINCESS, then=f"crew:{name}"))) == []


@pytest.mark.rule("aurora.mission-character.steal")
@pytest.mark.rule("aurora.win.renegade-wording")
def test_the_coalition_steals_her_and_wins_the_race() -> None:
    """book:463, 1250: Jayce takes her from Rane before the southern dock and walks aboard with his other action."""
    figures = [crew(JAYCE, 1, SOUTH_GATE), crew(RANE, 0, SOUTH_GATE - 28, **HER), crew(QUILL, 1, "communications")]
    play = Play(world(figures=figures, mission=PRINCESS, then=f"crew:{JAYCE}"), *lead(JAYCE, 6), *lead(RANE))
    play.say(steals(play)[0])
    assert (play.who(JAYCE).holds, play.who(RANE).holds) == ((MAP_KEY,), ())
    # Rane stands beside Jayce, and he has to get past her without being noticed: a Stealth test
    play.chance.dice["d6"].extend(pad(skill(JAYCE, "stealth"), 5))
    step_aboard(play, dock(2))
    assert (won(play), winners(play)) == ("win.tier1", {1})


@pytest.mark.rule("aurora.mission-character.steal")
@pytest.mark.rule("aurora.docked.battle")
def test_aboard_a_boarded_ship_everybody_is_beside_everybody() -> None:
    """book:1092, 1250: Grom has gone aboard the docked Destiny Aurora, where Ilan Maro keeps the princess (Tier 2)."""
    figures = [
        crew(GROM, 0, "deck", ship=AURORA),
        crew(ILAN, 1, "commander", **HER),
        crew(RANE, 0, "navigation"),
    ]
    g = world(figures=figures, mission=PRINCESS, tier=2, then=f"crew:{GROM}")
    play = Play(g, *lead(GROM, 5, 5), *lead(ILAN, 6))
    assert steals(play) != []
    play.say(steals(play)[0])
    assert play.who(GROM).holds == (MAP_KEY,)


# --- left behind -----------------------------------------------------------------------------------------------------
def fallen(what: str, mission: str, *more: int) -> Play:
    """Grom fells Flibby, who had this in hand, with his first action."""
    figures = [crew(GROM, 0, at("d4")), near_death(FLIBBY, "d5", holds=(what,)), crew(JAYCE, 1, at("h8"))]
    g = world(figures=figures, mission=mission, then=f"crew:{GROM}")
    return settle(Play(g, *sure(GROM, 1), *more).say("attack:1,bare"))


@pytest.mark.rule("aurora.mission-character.holder-defeated")
@pytest.mark.parametrize(("what", "mission"), [("data", LEDGER), ("sample", FEVER), ("munition", ROUNDS)])
def test_things_that_a_fallen_crew_held_are_just_picked_up(what: str, mission: str) -> None:
    """book:1264: what the defeated carried lies there and may be picked up at any time, with an Interact action. Only
    the first time was there a console to hack or a patient to take a sample from: no test."""
    play = fallen(what, mission, *[4] * 9)
    assert [(thing.name, thing.square) for thing in play.g.things] == [(what, at("d5"))]
    rolls = len(play.rolled())
    play.say("take:0")
    assert play.who(GROM).holds == (what,)
    assert len(play.rolled()) == rolls


@pytest.mark.rule("aurora.mission-character.holder-defeated")
@pytest.mark.rule("aurora.mission-character.persuade")
@pytest.mark.parametrize("best", [4, 5])
def test_the_princess_has_to_be_persuaded_anew(best: int) -> None:
    """book:1240, 1264: she stays in that square, and the next needs a 5 as the first did."""
    play = fallen(MAP_KEY, PRINCESS, *lead(GROM, best)).say("take:0")
    assert (play.who(GROM).holds == (MAP_KEY,)) == (best == 5)


@pytest.mark.rule("aurora.mission-character.holder-defeated")
@pytest.mark.rule("aurora.npc.removal")
def test_by_whomever_its_holder_falls_it_stays_there() -> None:
    """book:1264: a warrior fells Dro Tov; the sample lies where he lies, and goes with nobody."""
    figures = [
        near_death(DRO, "d4", holds=("sample",)),
        crew(RANE, 0, "navigation"),
        enemy("zurathi-warrior-1", at("d5")),
    ]
    g = hostile(figures=figures, mission=FEVER)
    g.stack = [Wound(0, 1, 2)]
    play = Play(g)
    assert play.who(DRO).out
    assert [(thing.name, thing.square) for thing in play.g.things] == [("sample", at("d4"))]


@pytest.mark.rule("aurora.mission-character.holder-defeated")
@pytest.mark.rule("aurora.ko.carry")
def test_who_carries_the_holder_away_does_not_carry_the_sample() -> None:
    """book:1260, 1264: the body is one thing, what it dropped another; each is an action."""
    figures = [
        crew(GROM, 0, at("d4")),
        crew(DRO, 0, at("d5"), out=True, wounds=7),
        crew(JAYCE, 1, at("h8")),
    ]
    g = world(figures=figures, things={at("d5"): "sample"}, mission=FEVER, then=f"crew:{GROM}")
    play = Play(g)
    play.say(keys_of(play, "carry")[0])
    assert play.who(DRO).carrier == 0
    assert play.who(GROM).holds == ()
    assert [thing.square for thing in play.g.things] == [at("d5")]


@pytest.mark.rule("aurora.mission-character.holder-defeated")
@pytest.mark.rule("aurora.ko.drops-items")
def test_two_things_in_one_hand_are_both_dropped() -> None:
    """book:1264: all that it was carrying."""
    figures = [crew(GROM, 0, at("d4")), near_death(FLIBBY, "d5", holds=("data", "data")), crew(JAYCE, 1, at("h8"))]
    play = Play(world(figures=figures, mission=LEDGER, then=f"crew:{GROM}"), *sure(GROM, 1)).say("attack:1,bare")
    settle(play)
    assert [(thing.name, thing.square) for thing in play.g.things] == [("data", at("d5"))] * 2
    assert play.who(FLIBBY).holds == ()


@pytest.mark.rule("aurora.mission-character.follow")
@pytest.mark.rule("aurora.ko.carry")
def test_a_body_slows_its_bearer_and_the_princess_does_not() -> None:
    """book:1260, ruling: one less for the body, nothing for her."""
    figures = [
        crew(GROM, 0, at("d4"), **HER),
        crew(DRO, 0, NOWHERE, out=True, wounds=7, carrier=0),
        crew(JAYCE, 1, at("h8")),
    ]
    figures[1] = figures[1].but(square=at("d4"))
    speed = CONTENT.crew[GROM].speed
    play = Play(world(figures=figures, mission=PRINCESS, then=f"crew:{GROM}")).say("move")
    assert max([int(key[3:]) // 28 for key in keys_of(play, "go")]) == at("d4") // 28 + speed - 1
    alone = Play(world(figures=figures[:1], mission=PRINCESS, then=f"crew:{GROM}")).say("move")
    assert max([int(key[3:]) // 28 for key in keys_of(alone, "go")]) == at("d4") // 28 + speed


# --- things ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.mission-character.persuade")
@pytest.mark.rule("aurora.interact.mission-tests")
@pytest.mark.parametrize(
    ("mission", "what", "which"),
    [(LEDGER, "data", "tech"), (FEVER, "sample", "medical"), (ROUNDS, "munition", "search")],
)
def test_each_kind_of_thing_has_its_own_test(mission: str, what: str, which: str) -> None:
    """book:1240, 1478: data are Tech, a sample is Medical; never Leadership."""
    g = world(figures=[crew(DRO, 0, at("d4"))], things={at("d5"): what}, mission=mission, then=f"crew:{DRO}")
    play = Play(g, *pad(skill(DRO, which), 5)).say("take:0")
    assert play.who(DRO).holds == (what,)
    assert [len(faces) for _, faces in play.rolled()] == [skill(DRO, which)]


@pytest.mark.rule("aurora.mission-character.follow")
@pytest.mark.rule("aurora.boarding.fourth-crew")
def test_who_awaits_rescue_neither_persuades_nor_steals() -> None:
    """book:1054: it does not engage in the mission parameters in any way."""
    figures = [
        crew(GROM, 0, at("d4"), tokens=("waiting",)),
        crew(DONEXIA, 0, at("h1")),
        crew(RANE, 0, at("h2")),
        crew(DRO, 0, at("h3")),
        crew(FLIBBY, 1, at("c4"), **HER),
    ]
    g = world(figures=figures, things={at("d5"): MAP_KEY}, mission=PRINCESS, then="player:0")
    play = Play(g).say("crew:0")
    assert not {"take:0"} & set(play.keys)
    assert steals(play) == []


@pytest.mark.rule("aurora.mission-character.follow")
@pytest.mark.rule("aurora.overtaken.parameters")
def test_she_is_the_captors_when_the_last_of_her_ship_has_fallen() -> None:
    """book:1056, 1250, ruling: Flibby was the last aboard the linked Destiny Aurora and had the princess with her. Grom
    has boarded and fells her: he leads the princess then, without a word of persuasion."""
    ships = [ship("cerberus", 0, sq(11, 10)), ship("destiny-aurora", 1, sq(12, 10), shields_up=False, link=CERBERUS)]
    figures = [
        crew(GROM, 0, "deck", ship=AURORA),
        crew(FLIBBY, 1, "deck", wounds=CONTENT.crew[FLIBBY].health - 1, **HER),
        crew(RANE, 0, "navigation"),
        crew(JAYCE, 1, at("h8")),
    ]
    g = world(ships=ships, figures=figures, mission=PRINCESS, tier=2, then="ship:cerberus")
    play = Quiet(g, *sure(GROM, 1))
    while play.match.asked and not (keys_of(play, "attack") and play.asked.seat == 0):
        play.say(next((key for key in ("end", "pass", "done") if key in play.keys), play.keys[0]))
    settle(play.say(keys_of(play, "attack")[0]))
    while play.match.asked and play.who(GROM).holds == () and play.code.startswith("overtaken."):
        play.say(play.keys[0])
    assert play.who(FLIBBY).out
    assert play.who(GROM).holds == (MAP_KEY,)
