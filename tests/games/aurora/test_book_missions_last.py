"""Scenes from the lines of the booklet: blows that pay, those who wait for rescue, and other corners of missions."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.aurora.goals import Holding
from tests.games.aurora.errands import (
    DONEXIA,
    DRO,
    FEVER,
    FLIBBY,
    GROM,
    JAYCE,
    LEDGER,
    NELLHA,
    PRINCESS,
    RANE,
    ROVANNA,
    SKIRR,
    STRAKEN,
    arrive,
    paid,
    settle,
    winners,
    won,
)
from tests.games.aurora.folk import at, middle, skill
from tests.games.aurora.leave import Leave, over
from tests.games.aurora.orbit import AURORA, CERBERUS, MISSION_CAP, Quiet, aurora, cerberus, hull, pad
from tests.games.aurora.world import CONTENT, Play, crew, number, ship, sq, world

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


# --- room aboard -----------------------------------------------------------------------------------------------------
SIX = (DONEXIA, GROM, RANE, DRO, NELLHA, SKIRR)


@pytest.mark.rule("aurora.ship.capacity")
@pytest.mark.rule("aurora.mission-character.follow")
@pytest.mark.parametrize("holds", [(), ("xealana",)])
def test_the_princess_aboard_takes_the_seventh_place(holds: tuple[str, ...]) -> None:
    """book:318, 1250, ruling: crew and additional passengers; followers count once aboard. With six of the crew and her
    there is no room to turn a prisoner."""
    mine = [crew(name, 0, "deck", holds=holds if name == GROM else ()) for name in SIX]
    figures = [*mine, crew(FLIBBY, 1, "brig", ship=CERBERUS, wounds=1), crew(JAYCE, 1, "commander")]
    ships = [cerberus(), aurora(2, 20)]
    play = Quiet(world(ships=ships, figures=figures, mission=PRINCESS, tier=2, then="ship:cerberus"))
    assert (f"turn:{len(SIX)}" in play.keys) == (not holds)


@pytest.mark.rule("aurora.ship.capacity")
@pytest.mark.rule("aurora.prisoner.trade")
@pytest.mark.parametrize(("more", "room"), [(5, True), (6, False)])
def test_a_full_ship_takes_nobody_back(more: int, room: bool) -> None:
    """book:318, 1284, 1438: Flibby was captured, and others were hired in her place: with Jayce and six more the ship
    is full, and cannot hold her as an eighth."""
    mine = [name for name, kind in CONTENT.crew.items() if kind.faction == 1 and name not in (JAYCE, FLIBBY)][:more]
    figures = [
        crew(DONEXIA, 0, "commander"),
        crew(JAYCE, 1, "commander"),
        *[crew(name, 1, "deck") for name in mine],
        crew(FLIBBY, 1, "brig", ship=CERBERUS),
    ]
    play = Leave(over(figures, digits=(100, 0))).until("shore.recruit", 0)
    for key in (f"trade:{number(play.g, FLIBBY)}", "agree"):
        if play.match.asked and key in play.keys:
            play.say(key)
    assert len([who for who in play.g.figures if who.ship == AURORA and who.side == 1]) <= 7
    assert (play.who(FLIBBY).ship == AURORA) == room


# --- two ships of a team ---------------------------------------------------------------------------------------------
def team(cerberus_at: Any, hades_at: Any, then: str, tier: int) -> Quiet:
    """Grom aboard the Cerberus has one piece of data, Straken aboard his Hades VI the other."""
    place: dict[str, Any] = {"facing": "north"} if isinstance(cerberus_at, int) else {}
    ships = [
        ship("cerberus", 0, cerberus_at, **place),
        ship("destiny-aurora", 1, "dock:2"),
        ship("hades-vi", 2, hades_at),
    ]
    figures = [
        crew(RANE, 0, "navigation"),
        crew(GROM, 0, "weapons", holds=("data",)),
        crew(STRAKEN, 2, "navigation", holds=("data",)),
        crew(JAYCE, 1, at("h8")),
    ]
    return Quiet(world(3, ships=ships, figures=figures, mission=LEDGER, tier=tier, then=then))


@pytest.mark.rule("aurora.win.tier1")
@pytest.mark.rule("aurora.landing.descend")
def test_the_second_ship_of_a_team_lands_with_the_missing_piece() -> None:
    """book:671, 1399: the Cerberus waits on its dock with one piece of data, the Hades VI brings the other down."""
    play = settle(team("dock:0", MISSION_CAP, "ship:hades-vi", 1).say("descend:1"))
    assert (won(play), winners(play), paid(play)) == ("win.tier1", {0, 2}, (150, 0, 150))


@pytest.mark.rule("aurora.win.tier2")
@pytest.mark.rule("aurora.overview.team-reward-split")
def test_the_second_ship_of_a_team_gets_home_with_the_missing_piece() -> None:
    """book:672, 1401: the Hades VI is at Port Saven with one piece of data; with the Cerberus there, both pieces
    are home, as both would do on docks at Tier 1."""
    play = arrive(team(sq(13, 3), sq(12, 1), "ship:cerberus", 2).say("move", f"fly:{sq(13, 1)},0"))
    assert (won(play), winners(play) if won(play) else set()) == ("win.tier2", {0, 2})


# --- ties, once more -------------------------------------------------------------------------------------------------
def shot(mission: str, carrier: str, what: str, **card: Any) -> Quiet:
    """Tier 2: the ship of one side, hull damage five, has this aboard; the other side hits it once."""
    by_red = carrier == "destiny-aurora"
    gunner, holder = (STRAKEN, ROVANNA) if by_red else (ROVANNA, GROM)
    broken = {**hull(5), **card}
    ships = [
        cerberus(13, 10, "south", **({} if by_red else broken)),
        aurora(13, 13, "north", **(broken if by_red else {})),
    ]
    figures = [
        crew(gunner, 0 if by_red else 1, "weapons"),
        crew(holder, 1 if by_red else 0, "engineering", holds=(what,)),
    ]
    then = "ship:cerberus" if by_red else "ship:destiny-aurora"
    g = world(ships=ships, figures=figures, tier=2, mission=mission, then=then)
    play = Quiet(g, *pad(skill(gunner, "weapons") + 1, 6), 1).say("attack")
    settle(play)
    assert play.card(carrier).damage == 6
    return play


@pytest.mark.rule("aurora.win.tier2-tie")
@pytest.mark.rule("aurora.win.renegade-wording")
def test_on_a_race_a_coalition_carrier_ties_in_the_same_way() -> None:
    """book:1401: whichever faction was on its way home; half of 275 for each."""
    play = shot(FEVER, "destiny-aurora", "sample")
    assert (won(play), paid(play)) == ("win.tier2-tie", (150, 150))


@pytest.mark.rule("aurora.win.tier2-tie")
@pytest.mark.rule("aurora.upgrade.effect")
def test_a_ribbed_frame_has_a_point_of_hull_left_and_ties_nothing() -> None:
    """book:1401, 1591: the hull of seven is not reduced to nothing by six."""
    assert won(shot(FEVER, "cerberus", "sample", hull=7)) == ""


@pytest.mark.rule("aurora.win.tier2-tie")
@pytest.mark.rule("aurora.campaign.epic-trigger")
def test_an_ending_for_both_may_be_tied_for_half_each() -> None:
    """book:1401, 1409: the core was on its way home when the hull went: 200 of 400 for each faction."""
    play = shot("ending-rust-tide", "cerberus", "axiom-core")
    assert (won(play), paid(play)) == ("win.tier2-tie", (200, 200))
