"""Scenes of warriors on guard from the lines of the booklet."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.aurora.table.state import Aurora
from tests.games.aurora.bookfoes import DREGG, GROM, ROVANNA, TAMSIN, ZURATHI, act, fights, gap, outing
from tests.games.aurora.foes import enemy
from tests.games.aurora.folk import draw
from tests.games.aurora.world import CONTENT, Play, crew, on, sq

HORN, HORN_2, CLAW = f"{DREGG}-1", f"{DREGG}-2", f"{ZURATHI}-1"

WALLS = {f"{row}{column}e": "|" for row in "bcdefg" for column in (1, 4, 7)}
WALLS |= {f"{row}{column}s": "-" for row in "ag" for column in range(2, 8)}
ROOM = draw(edges=WALLS | {"d4e": "D"})  # two rooms, b2 to g4 and b5 to g7, and a door between them
GUARDS: dict[str, dict[str, Any]] = {HORN: {"guards": True}, HORN_2: {"guards": True}}


def guarded(*figures: Any, **fields: Any) -> Aurora:
    """Two guards in the eastern of two rooms."""
    posts = [enemy(HORN, on("centre", "c6")), enemy(HORN_2, on("centre", "f6"))]
    return outing(*figures, *posts, surface={"centre": ROOM}, indoor=["centre"], **{"foes": GUARDS, **fields})


@pytest.mark.rule("aurora.warrior.guard")
@pytest.mark.parametrize("where", ["d3", "d4"])
def test_guards_hold_still_while_nobody_is_in_their_room(where: str) -> None:
    """book:1345: not even for somebody in the door's other room."""
    play = act(guarded(crew(GROM, 0, on("centre", where))))
    assert fights(play) == []
    assert play.told("npc.moved") == []


@pytest.mark.rule("aurora.warrior.guard")
def test_they_do_not_notice_who_is_in_stealth_far_from_them() -> None:
    """book:1210-1214: both fail their scans, or make none."""
    assert fights(act(guarded(crew(GROM, 0, on("centre", "g5"), hidden=True)))) == []


@pytest.mark.rule("aurora.warrior.guard")
@pytest.mark.rule("aurora.stealth.failed-in-room")
def test_all_of_them_attack_whoever_is_seen_there() -> None:
    """book:1345."""
    play = act(guarded(crew(GROM, 0, on("centre", "d7"))))
    assert fights(play) == [(HORN, GROM), (HORN_2, GROM)]


@pytest.mark.rule("aurora.warrior.guard")
def test_they_split_up_where_another_has_come_in() -> None:
    """book:1345: unless another crewmember has entered the room."""
    play = act(guarded(crew(GROM, 0, on("centre", "c7")), crew(ROVANNA, 1, on("centre", "f7"))))
    assert {prey for _, prey in fights(play)} == {GROM, ROVANNA}


@pytest.mark.rule("aurora.warrior.guard-pursuit")
def test_they_follow_whoever_flees_the_room() -> None:
    """book:1349: Tamsin is nearer by then, and they go after Grom."""
    first = act(guarded(crew(GROM, 0, on("centre", "d5")), crew(TAMSIN, 1, sq(2, 2))))
    assert fights(first) == [(HORN, GROM), (HORN_2, GROM)]
    table = first.g.copy()
    table.put(table.figure(GROM), square=on("centre", "d2"))
    second = act(table)
    assert {prey for _, prey in fights(second)} == {GROM}
    assert second.told("npc.moved")


@pytest.mark.rule("aurora.warrior.guard-pursuit")
@pytest.mark.parametrize(("die", "pursued"), [(4, True), (6, False)])
def test_they_follow_whoever_failed_stealth_among_them_and_got_out_in_time(die: int, pursued: bool) -> None:
    """book:1349: seen in their room and out of it again before their turn; and not whoever was not seen."""
    g = guarded(crew(GROM, 0, on("centre", "d5"), hidden=die == 6), then=f"crew:{GROM}")
    dice = CONTENT.crew[GROM].skill("stealth")
    out = Play(g, *[die] * dice, *[6] * dice).say("sneak")
    if die == 4:
        out.say("move")
    out.go(on("centre", "d2"))
    while out.match.asked and out.code == "move.any-direction":
        out.say("stop")
    table = out.g.copy()
    table.stack = []
    play = act(table, *[1] * 30)
    hunts = {told["rule"] for told in play.told("npc.hunts")}
    assert hunts == ({"aurora.warrior.guard-pursuit"} if pursued else set())
    assert bool(play.told("npc.moved")) == pursued


@pytest.mark.rule("aurora.warrior.guard-pursuit")
def test_they_follow_whom_they_have_seen_and_not_reached() -> None:
    """book:1349: the room is rough ground, and Grom is out of it before the first blow."""
    rough = {f"{row}{column}": "h" for row in "bcdefg" for column in range(2, 8)}
    tile = draw(rough, WALLS | {f"{row}4e": " " for row in "bcdefg"} | {"d1e": "D"})
    g = outing(
        crew(GROM, 0, on("centre", "d2")),
        enemy(CLAW, on("centre", "d7")),
        surface={"centre": tile},
        indoor=["centre"],
        foes={CLAW: {"guards": True}},
    )
    first = act(g)
    assert fights(first) == []
    table = first.g.copy()
    table.put(table.figure(GROM), square=on("centre", "d1"))
    second = act(table)
    assert gap(second, CLAW, GROM) < gap(first, CLAW, GROM)


@pytest.mark.rule("aurora.warrior.guard")
@pytest.mark.rule("aurora.scan.npc")
@pytest.mark.parametrize(("die", "found"), [(5, True), (4, False)])
def test_a_guard_looks_for_who_hides_in_its_room_though_another_stands_outside(die: int, found: bool) -> None:
    """book:1349: Rovanna stands in the other room, in its range through no wall, and is none of its business."""
    play = act(
        outing(
            crew(GROM, 0, on("centre", "e6"), hidden=True),
            crew(ROVANNA, 1, on("centre", "c4")),
            enemy(HORN, on("centre", "d6")),
            surface={"centre": ROOM},
            indoor=["centre"],
            foes={HORN: {"guards": True}},
        ),
        die,
    )
    assert fights(play) == ([(HORN, GROM)] if found else [])


@pytest.mark.rule("aurora.warrior.guard")
@pytest.mark.parametrize("die", [1, 6])
def test_a_guard_attacks_one_it_can_reach(die: int) -> None:
    """book:1345, 1487: of two in its yard the Zurathi takes the one to whom it gets in one move."""
    g = outing(
        crew(ROVANNA, 1, on("centre", "a1")),
        crew(GROM, 0, on("centre", "h5")),
        enemy(CLAW, on("centre", "h8")),
        foes={CLAW: {"guards": True}},
    )
    assert fights(act(g, die)) == [(CLAW, GROM)]
