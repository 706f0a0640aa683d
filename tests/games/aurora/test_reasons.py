"""Why not: every option that players miss has a reason with its rule, and nothing is both offered and barred."""

from __future__ import annotations

import pytest

from rimward.kernel.question import Bar, key_of
from tests.games.aurora.folk import C1, R1, at, middle
from tests.games.aurora.world import COALITION, RENEGADE, Play, crew, item, ship, sq, world


def bars(play: Play) -> dict[str, Bar]:
    """By key, why it is not possible."""
    question = play.g.open[0]
    assert question.why is not None
    found = {key_of(value): bar for value, bar in question.why()}
    assert not set(found) & set(play.keys)
    return found


def on_foot(*dice: int, **fields: object) -> Play:
    figures = [crew(R1, RENEGADE, at("d4"), **fields), crew(C1, COALITION, at("h8"))]
    crates = {at("d5"): "star-idol", at("h1"): "trap", at("d7"): "cache"}
    scene = world(
        surface=middle(),
        figures=figures,
        crates=crates,
        mission="abduct-the-princess",
        things={at("a1"): "xealana"},
        then=f"crew:{R1}",
    )
    return Play(scene, *dice)


@pytest.mark.rule("aurora.interact.reach")
def test_what_lies_too_far_away() -> None:
    found = bars(on_foot())
    for key in ("open:1", "scan:1", "take:0"):
        assert (found[key].code, found[key].rule) == ("aurora.bar.not-adjacent", "aurora.interact.reach")
    assert "open:0" not in found


@pytest.mark.rule("aurora.round.two-actions")
def test_when_no_actions_are_left() -> None:
    play = on_foot().say("open:0")
    assert "move" not in bars(play)
    play.say("move", f"go:{at('d6')}", "stop")
    found = bars(play)
    assert (found["move"].code, found["move"].rule) == ("aurora.bar.no-actions", "aurora.round.two-actions")


@pytest.mark.rule("aurora.ability.action-cost")
def test_an_ability_is_tried_once_a_turn() -> None:
    """Dro-tov heals with Medical 5: five dice, and none shows a 5."""
    figures = [
        crew("dro-tov", RENEGADE, at("d4")),
        crew(R1, RENEGADE, at("d5"), wounds=2),
        crew(C1, COALITION, at("h8")),
    ]
    play = Play(world(surface=middle(), figures=figures, then="crew:dro-tov"), 1, 1, 1, 1, 1)
    play.say("ability:gentle-hand")
    found = bars(play)["ability:gentle-hand"]
    assert (found.code, found.rule) == ("aurora.bar.ability-tried", "aurora.ability.action-cost")


def in_orbit(**fields: object) -> Play:
    ships = [
        ship("cerberus", RENEGADE, sq(14, 14), facing="east", **fields),
        ship("destiny-aurora", COALITION, "dock:2"),
    ]
    figures = [crew("rane", RENEGADE, "navigation"), crew(R1, RENEGADE, "weapons"), crew(C1, COALITION, "navigation")]
    salvage = {sq(15, 14): "star-charts", sq(20, 20): "hull-foam"}
    return Play(world(ships=ships, figures=figures, salvage=salvage, then="ship:cerberus"))


@pytest.mark.rule("aurora.salvage.collect")
def test_salvage_that_is_too_far_away() -> None:
    found = bars(in_orbit())
    assert (found["salvage:1"].code, found["salvage:1"].rule) == ("aurora.bar.not-adjacent", "aurora.salvage.collect")
    assert (found["scan:1"].code, found["scan:1"].rule) == ("aurora.bar.out-of-reach", "aurora.salvage.scan")
    assert "salvage:0" not in found


@pytest.mark.rule("aurora.ship-action.move-crew")
def test_crew_change_places_before_the_first_action() -> None:
    play = in_orbit()
    assert "man:0,weapons" in play.keys
    play.say("salvage:0")
    found = bars(play)["man:0,weapons"]
    assert (found.code, found.rule) == ("aurora.bar.crew-settled", "aurora.ship-action.move-crew")


@pytest.mark.rule("aurora.gear.carry-limits")
def test_more_than_can_be_carried() -> None:
    figures = [
        crew(R1, RENEGADE, "commander", gear=(item("arc-blade"),)),
        crew("rane", RENEGADE, "navigation"),
        crew(C1, COALITION, at("h8")),
    ]
    armory = (item("arc-pistol"), item("arc-blade"))
    ships = [ship("cerberus", RENEGADE, sq(26, 13), armory=armory), ship("destiny-aurora", COALITION, "dock:2")]
    play = Play(world(surface=middle(), ships=ships, figures=figures, then="ship:cerberus"))
    play.say(next(key for key in play.keys if key.startswith("descend:"))).say("disembark:0")
    assert "arm:arc-pistol" in play.keys
    found = bars(play)["arm:arc-blade"]
    assert (found.code, found.rule) == ("aurora.bar.carries-enough", "aurora.gear.carry-limits")
