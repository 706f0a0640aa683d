"""The actions of a ship: what there is, how often, and what is free."""

from __future__ import annotations

import pytest

from tests.games.aurora.orbit import (
    FLIBBY,
    GROM,
    MISSION_CAP,
    Quiet,
    again,
    ahead,
    aurora,
    bars,
    can,
    cerberus,
    flights,
    hand,
    hull,
    keys_of,
    pad,
    reds,
    skill,
    space,
    specialist,
    until,
)
from tests.games.aurora.world import CONTENT, RENEGADE, crew, number, ship, sq

GUNNER = hand(RENEGADE, "weapons", least=2)
ENGINEER = hand(RENEGADE, "engineering", least=2, but=(GUNNER,))
PILOT = hand(RENEGADE, "navigation", least=2, but=(GUNNER, ENGINEER))
LISTENER = hand(RENEGADE, "communications", least=2, but=(GUNNER, ENGINEER, PILOT))
COMMANDER = hand(RENEGADE, "commander", but=(GUNNER, ENGINEER, PILOT, LISTENER))
RED = {
    "commander": COMMANDER,
    "communications": LISTENER,
    "engineering": ENGINEER,
    "weapons": GUNNER,
    "navigation": PILOT,
}
COLUMN, ROW = MISSION_CAP % 28, MISSION_CAP // 28


def salvage_face() -> str:
    """A card of salvage that gives no bonus."""
    kinds = CONTENT.items.items()
    return next(n for n, k in kinds if k.deck == "salvage" and not k.energy and k.bonus is None)


def busy(then: str = "ship:cerberus") -> Quiet:
    """Over the mission planet, next to an unshielded enemy and to salvage, with a prisoner who is half healed."""
    ships = [cerberus(COLUMN, ROW, "west"), aurora(COLUMN - 1, ROW, **hull())]
    prisoner = crew(FLIBBY, 1, "brig", ship=0, wounds=1)
    tokens = {sq(COLUMN - 1, ROW + 1): salvage_face()}
    return Quiet(space(RED, None, ships, [prisoner], then=then, salvage=tokens), *[5] * 40)


def plain() -> Quiet:
    """Nobody and nothing is near."""
    return Quiet(space(RED, None, [cerberus(), aurora(2, 20)]), *[5] * 20)


# --- the list --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ship-action.list")
def test_the_actions_of_a_ship_in_orbit() -> None:
    play = busy()
    words = {key.partition(":")[0] for key in play.keys}
    assert {"move", "attack", "salvage", "board", "descend", "turn"} <= words
    assert "ascend" not in words


@pytest.mark.rule("aurora.ship-action.list")
@pytest.mark.rule("aurora.ship-action.docked-options")
def test_a_docked_ship_ascends_and_neither_moves_nor_fires_nor_salvages() -> None:
    prisoner = crew(FLIBBY, 1, "brig", ship=0, wounds=1)
    ships = [ship("cerberus", 0, "dock:0"), aurora(2, 20)]
    play = Quiet(space(RED, None, ships, [prisoner]))
    words = {key.partition(":")[0] for key in play.keys}
    assert "ascend" in words
    assert not {"move", "attack", "salvage", "board", "descend"} & words
    assert "man" in words
    for key in ("move", "attack"):
        assert key in bars(play)
    assert bars(play)["move"] == "ship-action.docked-options"


@pytest.mark.rule("aurora.ship-action.free-list")
def test_shuffling_and_scanning_cost_no_action() -> None:
    play = busy()
    play.say(f"man:{number(play.g, GUNNER)},med-bay", "scan:0")
    play.say("move", f"turn:{(6 + 4) % 8}", "stop", "move", "turn:6", "stop")
    assert len(play.told("ship-move.turned")) == 2
    assert not play.match.asked or play.code != "ship-action.list" or not can(play, "move")


# --- two actions -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.round.two-actions")
def test_a_ship_has_two_actions() -> None:
    play = plain().say("move", "stop")
    assert can(play, "move")
    play.say("move", "stop")
    assert not play.match.asked or not can(play, "move")


@pytest.mark.rule("aurora.round.two-actions")
def test_each_kind_of_action_takes_one_of_the_two() -> None:
    for key in ("attack", "salvage:0", "turn:"):
        play = busy()
        play.say(next(found for found in play.keys if found.startswith(key)))
        while play.match.asked and play.code != "ship-action.list":
            play.say(play.keys[0])
        play.say("move", "turn:0", "stop")
        assert not play.match.asked or not can(play, "move"), key


@pytest.mark.rule("aurora.round.repeat-actions")
def test_two_moves_have_two_allowances() -> None:
    play = plain().say("move")
    speed = ahead(play, 2)
    far = next(square for square, facing in sorted(flights(play), reverse=True) if facing == 2)
    play.say(f"fly:{far},2")
    play.say(*(["stop"] if play.code == "ship-move.straight" else []), "move")
    assert ahead(play, 2) == speed == skill(PILOT, "navigation") + 1


@pytest.mark.rule("aurora.round.repeat-actions")
def test_a_ship_attacks_once_in_a_round() -> None:
    play = Quiet(space(RED), *reds(GUNNER)).say("attack")
    assert can(play, "move")
    assert not can(play, "attack")
    assert play.refused("attack").rule == "aurora.round.repeat-actions"


@pytest.mark.rule("aurora.round.repeat-actions")
def test_salvage_is_collected_twice() -> None:
    tokens = {sq(9, 10): salvage_face(), sq(9, 11): salvage_faces()[1]}
    play = Quiet(space(RED, None, [cerberus(), aurora(2, 20)], salvage=tokens)).say("salvage:0", "salvage:0")
    assert len(play.card("cerberus").salvage) == 2


def salvage_faces() -> list[str]:
    return [n for n, k in CONTENT.items.items() if k.deck == "salvage" and not k.energy]


@pytest.mark.rule("aurora.round.repeat-actions")
def test_a_crew_attacks_once_in_a_round() -> None:
    """On the planet: Grom has a second action, but no second attack."""
    figures = [crew(GROM, 0, sq(12, 12)), crew(FLIBBY, 1, sq(13, 12))]
    play = Quiet(
        space(None, {}, [ship("cerberus", 0, "dock:0"), aurora(2, 20)], figures, then=f"crew:{GROM}"), *[1] * 12
    )
    play.say(keys_of(play, "attack")[0])
    while play.match.asked and play.code != "crew-action.list":
        play.say("done" if can(play, "done") else play.keys[0])
    assert can(play, "move")
    assert keys_of(play, "attack") == []


@pytest.mark.rule("aurora.round.unused-actions")
def test_actions_that_were_not_used_are_lost() -> None:
    scene = space(RED, None, [cerberus(), aurora(2, 20)], then="ships")
    play = until(Quiet(scene), "move").say("end")
    later = until(again(play, "end"), "move", RENEGADE)
    later.say("move", "stop", "move", "stop")
    assert not later.match.asked or later.asked.seat != RENEGADE or not can(later, "move")


# --- moving crew -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.ship-action.move-crew")
def test_crew_change_places_before_the_first_action() -> None:
    play = plain()
    play.say(f"man:{number(play.g, PILOT)},weapons")
    assert play.who(PILOT).room == "weapons"
    assert play.who(GUNNER).room != "weapons"
    play.say(f"man:{number(play.g, LISTENER)},med-bay")
    assert play.who(LISTENER).room == "med-bay"


@pytest.mark.rule("aurora.ship-action.move-crew")
@pytest.mark.parametrize("first", ["move", "salvage:0"])
def test_nobody_changes_places_after_an_action(first: str) -> None:
    scene = space(RED, None, [cerberus(), aurora(2, 20)], salvage={sq(9, 10): salvage_face()})
    play = Quiet(scene).say(first)
    if first == "move":
        play.say("stop")
    assert keys_of(play, "man") == []


@pytest.mark.rule("aurora.ship-action.move-crew")
def test_a_free_act_does_not_end_the_shuffle() -> None:
    scene = space(RED, None, [cerberus(), aurora(2, 20)], salvage={sq(9, 10): salvage_face()})
    play = Quiet(scene, *[1] * skill(LISTENER, "communications")).say("scan:0")
    assert keys_of(play, "man") != []


@pytest.mark.rule("aurora.ship-action.move-crew")
def test_a_docked_ship_shuffles_too() -> None:
    play = Quiet(space(RED, None, [ship("cerberus", 0, "dock:0"), aurora(2, 20)]))
    play.say(f"man:{number(play.g, PILOT)},med-bay")
    assert play.who(PILOT).room == "med-bay"


@pytest.mark.rule("aurora.ship-action.move-crew")
def test_a_prisoner_goes_from_the_med_bay_to_the_brig() -> None:
    prisoner = crew(FLIBBY, 1, "med-bay", ship=0, wounds=2)
    play = Quiet(space(RED, None, [cerberus(), aurora(2, 20)], [prisoner]))
    keys = [key for key in keys_of(play, "man") if key.startswith(f"man:{number(play.g, FLIBBY)},")]
    assert keys == [f"man:{number(play.g, FLIBBY)},brig"]
    assert play.say(keys[0]).who(FLIBBY).room == "brig"


@pytest.mark.rule("aurora.ship-action.move-crew")
def test_the_unconscious_and_those_on_the_planet_are_not_sent_to_a_station() -> None:
    out, away = GROM, specialist(RENEGADE, "engineering")
    figures = [crew(out, 0, "med-bay", out=True, wounds=9), crew(away, 0, sq(12, 12))]
    play = Quiet(space({"navigation": hand(RENEGADE, "navigation", but=(out, away))}, more=figures))
    assert {key.partition(",")[0] for key in keys_of(play, "man")} == {"man:0"}


# --- scanning --------------------------------------------------------------------------------------------------------
def field(*faces: int) -> Quiet:
    """Three tokens lie around the Cerberus."""
    three = salvage_faces()
    tokens = {sq(9, 10): three[0], sq(9, 11): "explosive", sq(8, 11): three[1]}
    dice = [face for die in faces for face in pad(skill(LISTENER, "communications"), die)]
    return Quiet(space(RED, None, [cerberus(), aurora(2, 20)], salvage=tokens), *dice)


@pytest.mark.rule("aurora.ship-action.scan-limit")
@pytest.mark.parametrize("face", [4, 5])
def test_two_different_tokens_are_scanned_in_a_turn(face: int) -> None:
    play = field(face, face)
    assert keys_of(play, "scan") == ["scan:0", "scan:1", "scan:2"]
    play.say("scan:1")
    assert keys_of(play, "scan") == ["scan:0", "scan:2"]  # the same one not again, even after a scan that failed
    play.say("scan:0")
    assert keys_of(play, "scan") == []
    assert play.refused("scan:2").rule == "aurora.ship-action.scan-limit"


@pytest.mark.rule("aurora.ship-action.scan-limit")
def test_scans_may_come_between_two_moves() -> None:
    play = field(5, 5).say("scan:1", "move", "stop", "scan:0", "move", "stop")
    assert len(play.told("salvage.looked")) == 2
