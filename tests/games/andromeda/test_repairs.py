"""The repair action."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.andromeda.world import BLUE, YELLOW, Placed, Play, at, moon, world

OPERATIONS = "andromeda.battle.tactical-operations"
CHOOSE, NOTHING = "andromeda.repair.choose", "andromeda.repair.nothing"
AT_HOME = (YELLOW, "transport", "bay")
TREASURY = "module:2"
ONE_MOON = (moon("industry", titanium=1), 1)


def repairs(*ships: Placed, **more: Any) -> Play:
    """Yellow has launched to the Shipyard and cannot pay for a ship, so it repairs."""
    tiles = {"C3": "shipyard", **more.pop("tiles", {})}
    return Play(world(tiles=tiles, ships=[AT_HOME, *ships], **more)).launch("transport", "C3")


def shields(play: Play) -> int:
    """Markers on the shields of yellow's heavy cruiser."""
    return int(next(bay["damaged"] for bay in play.table["bays"][YELLOW] if bay["kind"] == "heavy-cruiser"))


def number(play: Play, kind: str) -> int:
    """The number of yellow's first ship of a type."""
    return next(n for n, ship in enumerate(play.table["ships"]) if (ship["owner"], ship["kind"]) == (YELLOW, kind))


def beaten(**more: Any) -> Play:
    """Blue beats yellow's heavy cruiser and fighter on C3; then yellow launches to the Shipyard on D3."""
    g = world(
        active=BLUE,
        tiles={"C3": "industry", "D3": "shipyard"},
        ships=[AT_HOME, (YELLOW, "heavy-cruiser", "C3"), (YELLOW, "fighter", "C3"), (BLUE, "fighter", "bay")],
        moons={"C3": ONE_MOON},
        **more,
    )
    play = Play(g, d6=(6, 6, 2, 2, 2, 2, 2)).launch("fighter", "C3").passes(OPERATIONS)
    return play.launch("transport", "D3")


@pytest.mark.rule("andromeda.repair.choose")
def test_a_repair_is_one_of_three() -> None:
    play = beaten(damage={YELLOW: {"treasury": 1, "architect": 2}})
    fighter = number(play, "fighter")
    assert (play.asked.seat, play.asked.code) == (YELLOW, CHOOSE)
    assert set(play.asked.keys) == {f"ship:{fighter}", "shield:heavy-cruiser", TREASURY, "module:3", "decline"}


@pytest.mark.rule("andromeda.repair.choose")
def test_a_repair_does_one_thing_only() -> None:
    play = beaten(damage={YELLOW: {"treasury": 1}}).say(TREASURY)
    assert play.damage(YELLOW) == {}
    assert (play.where(YELLOW, "fighter"), shields(play)) == (["scrapyard"], 1)
    assert play.asked.seat == BLUE


@pytest.mark.rule("andromeda.repair.choose")
def test_nobody_repairs_what_is_another_players() -> None:
    play = repairs((BLUE, "transport", "scrapyard"), (BLUE, "transport", "bay"), damage={BLUE: {"treasury": 1}})
    assert play.asked.code == NOTHING


@pytest.mark.rule("andromeda.repair.repair-barge")
def test_a_repaired_ship_waits_on_the_repair_barge() -> None:
    """It cannot be launched, but it can activate a module when yellow returns."""
    planets = {"D3": "science", "E5": "industry"}
    play = repairs((YELLOW, "fighter", "scrapyard"), AT_HOME, tiles=planets, moons={"E5": ONE_MOON})
    fighter = number(play, "fighter")
    play.say(f"ship:{fighter}")
    assert play.where(YELLOW, "fighter") == ["barge"]
    play.launch("transport", "E5")
    assert f"launch:transport,{at('D3')}" in play.asked.keys
    assert [key for key in play.asked.keys if key.startswith("launch:fighter")] == []
    play.say("return")
    assert f"ship:2,{fighter}" in play.asked.keys
    play.say(f"ship:2,{fighter}")
    assert play.stock(YELLOW)["credit"] == 1


@pytest.mark.rule("andromeda.repair.repair-barge")
def test_a_ship_in_the_top_area_activates_nothing() -> None:
    """Unless the Shipwright has moved it to the Repair Barge on this very turn."""
    g = world(
        tiles={"C3": "monolith"},
        ships=[(YELLOW, "transport", "C3"), (YELLOW, "fighter", "scrapyard")],
        phase="return",
    )
    play = Play(g)
    fighter, transport = number(play, "fighter"), number(play, "transport")
    assert f"ship:2,{fighter}" not in play.asked.keys
    play.say(f"ship:1,{transport}", "repair", f"ship:{fighter}")
    assert f"ship:2,{fighter}" in play.asked.keys


@pytest.mark.rule("andromeda.repair.shield")
def test_a_shield_is_recharged() -> None:
    """One marker goes, and the ship stays where it is."""
    play = beaten()
    assert shields(play) == 1
    play.say("shield:heavy-cruiser")
    assert (shields(play), play.where(YELLOW, "heavy-cruiser")) == (0, ["C3"])
    assert play.where(YELLOW, "fighter") == ["scrapyard"]


@pytest.mark.rule("andromeda.repair.module")
def test_a_repair_takes_one_marker_of_a_module() -> None:
    play = repairs(damage={YELLOW: {"treasury": 2}}).say(TREASURY)
    assert play.damage(YELLOW) == {"treasury": 1}


@pytest.mark.rule("andromeda.repair.module")
def test_a_repaired_module_works_at_once() -> None:
    """The Shipwright repairs the Treasury, and the Treasury then gives its credit on the same Return."""
    g = world(
        tiles={"C3": "monolith", "D3": "trade-hub"},
        ships=[(YELLOW, "transport", "C3"), (YELLOW, "transport", "D3")],
        damage={YELLOW: {"treasury": 1}},
        phase="return",
    )
    play = Play(g)
    here, there = (n for n, ship in enumerate(play.table["ships"]) if ship["region"] in (at("C3"), at("D3")))
    assert f"ship:2,{there}" not in play.asked.keys
    play.say(f"ship:1,{here}", "repair", TREASURY, f"ship:2,{there}")
    assert play.stock(YELLOW)["credit"] == 1


@pytest.mark.rule("andromeda.repair.nothing")
def test_with_nothing_to_repair_there_is_a_vp() -> None:
    play = repairs()
    assert (play.asked.seat, play.asked.code, set(play.asked.keys)) == (YELLOW, NOTHING, {"vp", "decline"})
    assert play.say("vp").vp(YELLOW) == 1


@pytest.mark.rule("andromeda.repair.nothing")
@pytest.mark.rule("andromeda.end.trigger")
@pytest.mark.example("andromeda.example.nothing-to-repair-refused")
@pytest.mark.parametrize(("answer", "points", "ends"), [("decline", 59, 0), ("vp", 60, 1)])
def test_the_vp_may_be_refused(answer: str, points: int, ends: int) -> None:
    """It would end the game."""
    play = repairs(vp={YELLOW: 59}, terminus=60).say(answer)
    assert play.vp(YELLOW) == points
    assert len(play.told("end.triggered")) == ends


@pytest.mark.rule("andromeda.repair.nothing")
def test_no_vp_while_something_could_be_repaired() -> None:
    play = repairs(damage={YELLOW: {"treasury": 1}})
    assert play.asked.code == CHOOSE
    assert play.refused("vp")
    assert play.say("decline").vp(YELLOW) == 0
    assert play.damage(YELLOW) == {"treasury": 1}


@pytest.mark.rule("andromeda.repair.multiple")
@pytest.mark.rule("andromeda.repair.nothing")
@pytest.mark.example("andromeda.example.repair-twice")
def test_two_repairs_and_one_damage() -> None:
    """Spare Parts, a discovery, repairs twice: the second time nothing is left to repair."""
    play = Play(world(damage={YELLOW: {"treasury": 1}}, tokens={YELLOW: ("spare-parts",)}))
    play.act(YELLOW, "play:spare-parts").say(TREASURY)
    assert play.damage(YELLOW) == {}
    assert (play.asked.code, play.say("vp").vp(YELLOW)) == (NOTHING, 1)


@pytest.mark.rule("andromeda.repair.multiple")
@pytest.mark.parametrize(("second", "left"), [(TREASURY, {"architect": 1}), ("module:3", {"treasury": 1})])
def test_the_repairs_of_one_action_may_differ(second: str, left: dict[str, int]) -> None:
    damage = {"treasury": 2, "architect": 1}
    play = Play(world(damage={YELLOW: damage}, tokens={YELLOW: ("spare-parts",)}))
    play.act(YELLOW, "play:spare-parts").say(TREASURY, second)
    assert play.damage(YELLOW) == left
