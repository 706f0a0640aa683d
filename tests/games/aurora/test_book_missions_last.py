"""Scenes from the lines of the booklet: blows that pay, those who wait for rescue, and other corners of missions."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.aurora.goals import Holding
from tests.games.aurora.errands import (
    DONEXIA,
    DRO,
    FLIBBY,
    GROM,
    JAYCE,
    RANE,
    settle,
)
from tests.games.aurora.folk import at, middle
from tests.games.aurora.world import CONTENT, Play, crew, world

SWITCH = "dead-mans-switch"


# --- blows that pay --------------------------------------------------------------------------------------------------
def thrown(**fields: Any) -> Play:
    """Grom throws Jayce, who has one point of health left, against the wall behind him."""
    walls = {f"{row}5e": "|" for row in "abcdefgh"}
    figures = [
        crew(GROM, 0, at("d4")),
        crew(JAYCE, 1, at("d5"), wounds=CONTENT.crew[JAYCE].health - 1),
        crew(FLIBBY, 1, at("h1")),
    ]
    play = Play(world(surface=middle({}, walls), figures=figures, then=f"crew:{GROM}", **fields))
    play.say("ability:throw-aside")
    while play.match.asked and play.code != "crew-action.list":
        play.say(play.keys[0])
    return settle(play)


@pytest.mark.rule("aurora.reward.crew")
@pytest.mark.rule("aurora.combat.knockback-wall")
def test_who_is_thrown_against_a_wall_and_falls_was_defeated_by_the_thrower() -> None:
    """book:617, 1595: the wall does the last wound, and it was Grom who threw him: 50 digits for his player."""
    play = thrown()
    assert play.who(JAYCE).out
    assert [(told["seat"], told["digits"]) for told in play.told("reward.earned")] == [(0, 50)]


@pytest.mark.rule("aurora.bounty.complete")
@pytest.mark.rule("aurora.combat.knockback-wall")
def test_and_a_bounty_on_him_is_completed() -> None:
    """book:684, 1503, 1595: the named crew was defeated on the surface, by the holder's own crew."""
    play = thrown(targets={0: JAYCE})
    assert [told["digits"] for told in play.told("bounty.completed")] == [150]


# --- those who wait for rescue ---------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.boarding.fourth-crew")
@pytest.mark.rule("aurora.interact.mission-tests")
@pytest.mark.parametrize("waiting", [True, False])
def test_who_awaits_rescue_holds_no_console(waiting: bool) -> None:
    """book:1054: it engages in no mission parameter in any way. Grom stands alone beside the download at the end of the
    round; three others of the party are on the planet, or two."""
    party = [DONEXIA, RANE, DRO][: 3 if waiting else 2]
    figures = [
        crew(GROM, 0, at("d5"), tokens=("waiting",) if waiting else ()),
        *[crew(name, 0, at(f"h{n + 1}")) for n, name in enumerate(party)],
    ]
    g = world(figures=figures, things={at("d4"): "download"}, mission=SWITCH)
    g.stack = [Holding()]
    (thing,) = Play(g, draw=["centre"]).g.things
    assert thing.rounds == (0 if waiting else 1)
