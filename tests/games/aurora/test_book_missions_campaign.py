"""Scenes from the lines of the booklet: campaigns, their endings, and ships that were lost (book:659, 1056-1072)."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.aurora.shore import home
from rimward.games.aurora.shore.campaign import Campaign
from rimward.games.aurora.table.names import BOUNTY, MISSION, NOWHERE, SHIPS
from rimward.games.aurora.table.state import Aurora
from tests.games.aurora.errands import (
    DONEXIA,
    DRO,
    FLIBBY,
    GROM,
    JAYCE,
    NELLHA,
    NORTH_GATE,
    PRINCESS,
    QUILL,
    RANE,
    ROVANNA,
    STRAKEN,
    reward,
    step_aboard,
)
from tests.games.aurora.folk import at
from tests.games.aurora.leave import OTHERS, Leave, over
from tests.games.aurora.orbit import AURORA, CERBERUS, HOME_CAP, Quiet, aurora, box, cerberus, hull, keys_of
from tests.games.aurora.world import CONTENT, Play, crew, dock, frames, item, ship, sq, world

BOTH = (crew(DONEXIA, 0, "commander"), crew(JAYCE, 1, "commander"))
CROWN, TIDE = "ending-civil-war", "ending-rust-tide"


def in_campaign(g: Aurora, then: str, played: tuple[str, ...] = (), length: int = 3) -> Aurora:
    """This scene is part of a campaign of the Civil War; so many missions of it have been played."""
    g.campaign, g.storyline, g.played = length, "civil-war", played
    g.digits = (0,) * g.seats
    campaign = Campaign(length, "draw", "dealt", "random", 6)
    campaign.at = Campaign.STEPS.index("missions")
    home.open_markets(g)
    g.stack = [campaign, *frames(g, then)]
    return g


# --- when the ending comes -------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.campaign.epic-trigger")
@pytest.mark.rule("aurora.campaign.length")
@pytest.mark.parametrize(("played", "length", "last"), [(1, 3, False), (2, 3, True), (2, 4, False), (3, 4, True)])
def test_the_ending_comes_after_the_last_agreed_mission_and_a_leave(played: int, length: int, last: bool) -> None:
    """book:665, 1409: the mission just played is the one after these; then a final shore leave, and the ending."""
    play = Leave(over(BOTH, played=OTHERS[:played], length=length, digits=(100, 100)))
    stops = play.stops()
    assert {code for code, _ in stops} >= {"shore.buy-gear", "shore.buy-upgrades", "shore.recruit"}
    assert (play.g.mission == CROWN) == last
    if not last:
        assert "civil-war" in CONTENT.missions[play.g.mission].titles


@pytest.mark.rule("aurora.campaign.epic-trigger")
@pytest.mark.rule("aurora.shore.new-bounty")
def test_there_are_bounties_in_the_ending_as_in_any_mission() -> None:
    """book:684, 1423: at the beginning of each mission; each has one on the only opponent."""
    play = Leave(over(BOTH, played=OTHERS[:2], digits=(0, 0))).next_mission()
    assert play.g.mission == CROWN
    assert [play.g.zones[f"bounty:{seat}"].faces for seat in (0, 1)] == [(JAYCE,), (DONEXIA,)]


@pytest.mark.rule("aurora.campaign.three")
@pytest.mark.parametrize(
    ("storyline", "together"), [("civil-war", False), ("fever-market", False), ("rust-tide", True)]
)
def test_some_endings_are_fights_and_one_is_a_common_cause(storyline: str, together: bool) -> None:
    """book:665, 1409: head-to-head, or working together."""
    ending = CONTENT.endings[CONTENT.campaigns[storyline].ending]
    assert (ending.coalition == "together") == together
    holder = crew(GROM, 0, at("d4"), holds=(ending.goal[-1].what,) * ending.goal[-1].count)
    scene = over((*BOTH, holder), mission=CONTENT.campaigns[storyline].ending, storyline=storyline, played=OTHERS[:3])
    assert set(Leave(scene).over.winners) == (set() if together else {0})


# --- who has won -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.campaign.winner")
@pytest.mark.parametrize(("ending", "storyline"), [(CROWN, "civil-war"), (TIDE, "rust-tide")])
def test_where_nobody_wins_the_ending_the_richer_side_has_not_won_the_campaign(ending: str, storyline: str) -> None:
    """book:665: the ending decides. Time is up and nobody has what it is about, whatever was earned before."""
    scene = over(BOTH, mission=ending, storyline=storyline, played=OTHERS[:3], digits=(900, 0))
    scene.earned = ((900, *[0] * 6), (0,) * 7)
    play = Leave(scene)
    assert (play.over.code, set(play.over.winners)) == ("aurora.campaign.winner", set())
    assert play.over.scores == (900, 0)


@pytest.mark.rule("aurora.campaign.winner")
@pytest.mark.rule("aurora.win.tier1")
@pytest.mark.parametrize("winner", [0, 1])
def test_whoever_brings_the_crown_aboard_has_won_the_campaign(winner: int) -> None:
    """book:665, 1409: may the best crew win; however poor it is."""
    name, gate, onto = ((GROM, NORTH_GATE, dock(0)), (FLIBBY, dock(2) - 28, dock(2)))[winner]
    figures = [
        crew(name, winner, gate, holds=("crown",)),
        crew(RANE, 0, "navigation"),
        crew(ROVANNA, 1, "weapons"),
        crew((DRO, QUILL)[winner], winner, at("d4")),
    ]
    g = world(figures=figures, mission=CROWN)
    in_campaign(g, f"crew:{name}", played=OTHERS[:3])
    g.earned = tuple([(0 if seat == winner else 900, *[0] * 6) for seat in (0, 1)])
    play = step_aboard(Play(g), onto)
    assert set(play.g.parts[-1].winners) == {winner}
    assert (play.over.code, set(play.over.winners)) == ("aurora.campaign.winner", {winner})


# --- missions that end early -----------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.campaign.mission-deck")
@pytest.mark.rule("aurora.shore.collect")
def test_a_mission_counts_and_pays_whichever_faction_has_won_it() -> None:
    """book:661, 1415: the Coalition was paid, the Renegades failed; it is one of the three all the same."""
    scene = over(BOTH, digits=(50, 0), pay={0: {MISSION: -25}, 1: {MISSION: 300, BOUNTY: 100}}, played=OTHERS[:1])
    play = Leave(scene)
    assert play.g.digits == (25, 400)
    assert play.g.played == (*OTHERS[:1], PRINCESS)


@pytest.mark.rule("aurora.campaign.single-mission")
@pytest.mark.rule("aurora.reward.paid-at-shore-leave")
def test_in_a_campaign_the_same_end_leads_ashore() -> None:
    """book:653, 1407, 1415: with the princess aboard the mission is over and the match is not; the reward is in the
    purse."""
    box()
    figures = [
        crew(GROM, 0, NORTH_GATE, holds=("xealana",)),
        crew(RANE, 0, "navigation"),
        crew(JAYCE, 1, at("h8")),
        crew(QUILL, 1, "communications"),
    ]
    g = world(figures=figures, mission=PRINCESS)
    in_campaign(g, f"crew:{GROM}")
    play = Leave(g)
    step_aboard(play, dock(0))
    assert play.over is None
    assert play.g.digits == (reward(PRINCESS), 0)
    assert play.code.startswith("shore.")
    assert [part.winners for part in play.g.parts] == [(0,)]


# --- royalty ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.campaign.royalty")
@pytest.mark.rule("aurora.upgrade.effect")
def test_a_recruited_prince_is_crew_like_any_other() -> None:
    """book:1565: he operates as any other playable character: he is paid for, aboard, and mans the guns in space."""
    play = Leave(over(BOTH, digits=(200, 0), royalty=True)).until("shore.recruit", 0)
    play.say("recruit:ulep")
    assert (play.g.digits[0], play.who("ulep").seat, play.who("ulep").ship) == (0, 0, CERBERUS)
    prince = play.who("ulep").but(room="weapons")
    later = world(
        ships=[cerberus(), aurora(2, 20)],
        figures=[crew(DONEXIA, 0, "commander"), prince, crew(JAYCE, 1, "commander")],
        then="ship:cerberus",
    )
    assert keys_of(Quiet(later), "man") != []
    assert later.skill_at(CERBERUS, "weapons") == CONTENT.recruits["ulep"].skill("weapons") == 5


@pytest.mark.rule("aurora.campaign.royalty")
@pytest.mark.rule("aurora.shore.recruit")
@pytest.mark.parametrize("agreed", [True, False])
def test_the_thief_needs_nobodys_leave_and_the_princess_does(agreed: bool) -> None:
    """book:1440, 1565: assassins, thieves and investigators may be recruited on shore leave; royals if all agree."""
    play = Leave(over(BOTH, digits=(0, 500), royalty=agreed)).until("shore.recruit", 1)
    assert {"recruit:mirel-ash", "recruit:pell-orrin", "recruit:constance-vey"} <= set(play.keys)
    assert ("recruit:xealana" in play.keys) == agreed


# --- captives --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.prisoner.owner-recruits")
@pytest.mark.rule("aurora.shore.recruit")
def test_whose_pilot_is_a_captive_may_hire_the_other_pilot() -> None:
    """book:1284: ships that are devoid of a crew may recruit another. Rane is in the enemy's Brig, Skirr is free."""
    play = Leave(over((*BOTH, crew(RANE, 0, "brig", ship=AURORA)), digits=(100, 0))).until("shore.recruit", 0)
    play.say("recruit:skirr")
    play.next_mission()
    assert (play.who("skirr").ship, play.who("skirr").room) == (CERBERUS, "navigation")
    assert (play.who(RANE).ship, play.who(RANE).room) == (AURORA, "brig")


@pytest.mark.rule("aurora.prisoner.definition")
@pytest.mark.rule("aurora.shore.recover-crew")
def test_one_carried_to_the_ship_but_not_aboard_is_no_prisoner_and_one_aboard_is() -> None:
    """book:1282, 1416: taken onto the ship. Flibby lies in the Med Bay of the Cerberus, Rovanna before its gate in
    Grom's arms."""
    others = [
        crew(GROM, 0, NORTH_GATE),
        crew(FLIBBY, 1, "med-bay", ship=CERBERUS, out=True, wounds=7),
        crew(ROVANNA, 1, NORTH_GATE, out=True, wounds=8).but(carrier=2),
    ]
    play = Leave(over((*BOTH, *others), digits=(100, 0)))
    assert (play.who(FLIBBY).ship, play.who(FLIBBY).room) == (CERBERUS, "brig")
    assert (play.who(ROVANNA).ship, play.who(ROVANNA).out) == (AURORA, False)


# --- ships that were lost --------------------------------------------------------------------------------------------
def lost(**fields: Any) -> Leave:
    """The Destiny Aurora was overtaken and towed home in the mission: its 200 are paid already."""
    gone = ship("destiny-aurora", 1, NOWHERE, captor=CERBERUS, **hull(6), upgrades=("trim-vanes",))
    figures = [*BOTH[:1], crew(FLIBBY, 1, at("d4")), crew(JAYCE, 1, "brig", ship=CERBERUS)]
    fields.setdefault("digits", (0, 0))
    return Leave(over(figures, ships=[ship("cerberus", 0, sq(9, 9)), gone], pay={0: {SHIPS: 200}}, **fields))


@pytest.mark.rule("aurora.overtaken.must-sell")
@pytest.mark.rule("aurora.shore.collect")
def test_a_ship_that_was_towed_home_is_not_sold_again_ashore() -> None:
    """book:1068: sold either during the mission or during shore leave: 200 once."""
    scene = Quiet(
        world(
            ships=[
                cerberus(HOME_CAP[0] % 28, HOME_CAP[0] // 28 + 3, "north"),
                aurora(
                    HOME_CAP[0] % 28 + 1, HOME_CAP[0] // 28 + 3, **hull(), captor=CERBERUS, link=CERBERUS, towed=True
                ),
            ],
            figures=[crew(RANE, 0, "navigation"), crew(FLIBBY, 1, "navigation", out=True, wounds=9), *BOTH[:1]],
            mission=PRINCESS,
            then="ship:cerberus",
        )
    )
    column, row = HOME_CAP[0] % 28, HOME_CAP[0] // 28
    scene.say("move", f"fly:{sq(column, row + 1)},0", "stop")
    assert sum(scene.g.pay[0]) == 200
    g = over(BOTH, digits=(0, 0))
    g.ships, g.figures, g.pay, g.impounded = scene.g.ships, scene.g.figures, scene.g.pay, scene.g.impounded
    assert Leave(g).g.digits == (200, 0)


@pytest.mark.rule("aurora.overtaken.ship-rescue")
@pytest.mark.rule("aurora.overtaken.returned-characters")
def test_after_it_ship_rescue_comes_even_where_the_ending_was_due() -> None:
    """book:1072: Ship Rescue must be played as the following mission. Two others had been played; the captive stays."""
    play = lost(played=OTHERS[:2]).next_mission()
    assert play.g.mission == "ship-rescue"
    assert (play.who(JAYCE).ship, play.who(JAYCE).room) == (CERBERUS, "brig")
    assert play.who(FLIBBY).ship == AURORA


@pytest.mark.rule("aurora.shore.rearm")
@pytest.mark.rule("aurora.overtaken.ship-rescue")
def test_the_new_ship_of_the_loser_has_the_armory_of_a_new_ship() -> None:
    """book:649, 1072: three pistols, a blade, a device; a dock of its own, its shields up."""
    play = lost().next_mission()
    card = play.card("destiny-aurora")
    assert sorted([each.name for each in card.armory]) == sorted(
        ["arc-blade", *["arc-pistol"] * 3, "emergency-teleport-device"]
    )
    assert (card.shields_up, card.damage, card.upgrades, card.captor) == (True, 0, (), NOWHERE)


@pytest.mark.rule("aurora.bounty.secret")
@pytest.mark.rule("aurora.shore.new-bounty")
def test_the_bounty_of_the_next_mission_is_as_secret_as_the_first() -> None:
    """book:615, 684: each sees its own only. Of the two Coalition crew one is the target of seat 0."""
    play = Leave(over((*BOTH, crew(QUILL, 1, "communications"), crew(STRAKEN, 0, "weapons")), digits=(100, 0)))
    play.next_mission()
    for seat in (0, 1):
        (target,) = play.g.zones[f"bounty:{seat}"].faces
        assert target in str(play.match.view(seat)["zones"][f"bounty:{seat}"])
        assert target not in str(play.match.view(1 - seat)["zones"][f"bounty:{seat}"])


@pytest.mark.rule("aurora.campaign.persistent")
@pytest.mark.rule("aurora.shore.sell")
def test_nothing_is_lost_by_a_leave_in_which_nobody_does_anything() -> None:
    """book:661, 1407, 1413: any or all of the listed things, or none."""
    card = ship("cerberus", 0, "dock:0", armory=(item("monoblade"),), salvage=(item("star-charts"),))
    figures = [*BOTH, crew(NELLHA, 0, "engineering", upgrades=("bench-year",))]
    scene = over(figures, ships=[card, ship("destiny-aurora", 1, "dock:2")], digits=(275, 125), gear=("monoblade",))
    play = Leave(scene).next_mission()
    assert play.g.digits == (275, 125)
    now = play.card("cerberus")
    assert [each.name for each in now.armory if each.home == NOWHERE] == ["monoblade"]
    assert [each.name for each in now.salvage] == ["star-charts"]
    assert play.who(NELLHA).upgrades == ("bench-year",)
