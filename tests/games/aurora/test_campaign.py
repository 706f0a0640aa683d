"""Campaigns: missions of one storyline in one match, what is carried over, and the ending (book:659-665, 1403-1409)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from rimward.games.aurora import GAME
from rimward.games.aurora.setup import MISSION_PILE
from rimward.games.aurora.shore.campaign import credited, ending
from rimward.games.aurora.shore.home import RESCUE
from rimward.games.aurora.table.names import MISSION, NOWHERE
from rimward.games.aurora.table.state import Aurora
from rimward.games.aurora.winning import timed_out
from rimward.kernel.chance import Seeded
from rimward.kernel.frame import Over
from rimward.kernel.match import Match
from rimward.kernel.plain import pack
from rimward.kernel.question import Refused
from rimward.kernel.record import restore, snapshot
from rimward.kernel.verify import verify
from tests.games.aurora.folk import at
from tests.games.aurora.leave import DECK, LEDGER, OTHERS, PRINCESS, Leave, over
from tests.games.aurora.orbit import AURORA, CERBERUS, DONEXIA, FLIBBY, GROM, JAYCE, RANE, ROVANNA, box, hull
from tests.games.aurora.solos import solo
from tests.games.aurora.world import COALITION, CONTENT, RENEGADE, crew, item, ship

STORYLINES = tuple(CONTENT.campaigns)
QUICK = {"quicker": True, "deck": DECK, "crew": "dealt"}
BOTH = [crew(DONEXIA, 0, "commander"), crew(JAYCE, 1, "commander")]


def played_out(options: dict[str, Any], seats: int = 2, seed: int | str = 7) -> Match:
    """Everybody does as little as possible."""
    box()
    match = Match.new(GAME, seats, {**QUICK, **options}, chance=Seeded(seed))
    while match.result is None:
        question = match.asked[0]
        idle = [key for key in ("done", "pass", "end", "stop") if key in question.keys]
        match.answer(question.id, question.seat, idle[0] if idle else question.keys[0])
    return match


def new_table(seats: int, options: dict[str, Any]) -> Aurora:
    table = GAME.new_table(seats, options)
    assert isinstance(table, Aurora)
    return table


def missions(match: Match) -> list[str]:
    return [event.params["mission"] for event in match.events(0) if event.code == "aurora.setup.mission"]


def leaves(match: Match) -> int:
    return len([event for event in match.events(0) if event.code == "aurora.shore.when"])


# --- how long --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.campaign.length")
@pytest.mark.rule("aurora.campaign.epic-trigger")
@pytest.mark.parametrize("length", [3, 4, 5])
def test_so_many_missions_of_the_title_a_last_shore_leave_and_the_ending(length: int) -> None:
    """Book:663-665, 1405, 1409."""
    match = played_out({"campaign": length, "storyline": "rust-tide"})
    *before, last = missions(match)
    assert len(before) == len(set(before)) == leaves(match) == length
    assert all("rust-tide" in CONTENT.missions[name].titles for name in before)
    assert last == "ending-rust-tide"
    assert len(match.table.parts) == length + 1


@pytest.mark.rule("aurora.campaign.length")
@pytest.mark.parametrize("length", [1, 2, 6])
def test_no_other_length_can_be_agreed(length: int) -> None:
    with pytest.raises(Refused):
        GAME.new_table(2, {"campaign": length})


@pytest.mark.rule("aurora.campaign.three")
@pytest.mark.parametrize("storyline", STORYLINES)
def test_each_storyline_has_missions_enough_and_an_ending_of_its_own(storyline: str) -> None:
    """Book:45, 467, 665."""
    titled = [name for name, card in CONTENT.missions.items() if storyline in card.titles and name != RESCUE]
    assert len(titled) >= 5
    match = played_out({"campaign": 3, "storyline": storyline})
    assert missions(match)[-1] == CONTENT.campaigns[storyline].ending
    assert len({campaign.ending for campaign in CONTENT.campaigns.values()}) == len(STORYLINES) == 3


@pytest.mark.rule("aurora.campaign.mission-deck")
@pytest.mark.parametrize("storyline", STORYLINES)
def test_the_deck_is_of_the_missions_with_its_title(storyline: str) -> None:
    """Book:663. Ship Rescue comes when a ship was lost, and not by draw."""
    table = GAME.new_table(2, {"campaign": 3, "storyline": storyline})
    titled = sorted([n for n, card in CONTENT.missions.items() if storyline in card.titles and n != RESCUE])
    assert sorted(table.zones[MISSION_PILE].bag) == titled
    assert len(GAME.new_table(2, {}).zones[MISSION_PILE].bag) == len(CONTENT.missions)


@pytest.mark.rule("aurora.campaign.mission-deck")
def test_what_has_been_played_is_not_drawn_again() -> None:
    play = Leave(over(BOTH, digits=(100, 0), played=OTHERS[:1])).next_mission()
    left = [*play.g.zones[MISSION_PILE].bag, play.g.mission]
    assert not {PRINCESS, OTHERS[0]} & set(left)


@pytest.mark.rule("aurora.setup.campaign-credit")
def test_a_mission_counts_for_every_campaign_that_it_names() -> None:
    """Book:467, 661: the ledger bears two titles, the princess one."""
    scene = over(BOTH, digits=(100, 0), played=(LEDGER, PRINCESS))
    assert credited(scene) == 2
    scene.storyline = "rust-tide"
    assert credited(scene) == 1
    scene.storyline = "fever-market"
    assert credited(scene) == 0


@pytest.mark.rule("aurora.setup.campaign-credit")
def test_a_first_mission_of_another_title_counts_for_nothing() -> None:
    match = played_out({"campaign": 3, "storyline": "fever-market", "mission": PRINCESS})
    first, *others, last = missions(match)
    assert (first, last) == (PRINCESS, "ending-fever-market")
    assert len(others) == 3


# --- who wins --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.campaign.winner")
@pytest.mark.parametrize("keeper", [RENEGADE, COALITION])
def test_the_ending_decides_whatever_was_earned_before(keeper: int) -> None:
    """Book:665, 1409. Time is up in a fight for the crown, and one side alone has it."""
    holder = (GROM, FLIBBY)[keeper]
    figures = [*BOTH, crew(holder, keeper, at("d4"), holds=("crown",))]
    scene = over(figures, digits=(900, 0), mission=ending(over(BOTH)), played=OTHERS[:3])
    scene.earned = ((900, *[0] * 6), (0,) * 7)
    play = Leave(scene)
    assert play.over.winners == (keeper,)
    assert play.over.code == "aurora.campaign.winner"
    assert play.over.scores[0] == 900 + (200 if keeper == RENEGADE else 0)
    assert [part.winners for part in play.g.parts] == [(keeper,)]


@pytest.mark.rule("aurora.campaign.winner")
def test_an_ending_for_both_has_the_richer_faction_first() -> None:
    """Ruling: together they win, and digits of the whole campaign are the score."""
    figures = [*BOTH, crew(GROM, 0, at("d4"), holds=("axiom-core",)), crew(RANE, 0, "navigation")]
    scene = over(figures, mission="ending-rust-tide", storyline="rust-tide", played=OTHERS[:3], pay={1: {MISSION: 500}})
    play = Leave(scene)
    assert play.over.scores == (0, 500)
    assert play.over.sides == (0, 1)
    assert dict(play.over.sheet)["aurora.source.mission"] == (0, 500)


@pytest.mark.rule("aurora.campaign.epic-trigger")
@pytest.mark.parametrize("seats", [1, 2])
def test_against_the_game_a_common_ending_is_lost_by_all_when_time_is_up(seats: int) -> None:
    """The clock wins other missions for the Coalition; here it has lost as well."""
    end = timed_out(solo(seats, figures=[crew(GROM, 0, at("d4"))], mission="ending-rust-tide"))
    assert isinstance(end, Over)
    assert (end.result.winners, end.result.scores) == ((), (0,) * seats)


@pytest.mark.rule("aurora.campaign.royalty")
def test_royals_can_be_recruited_only_if_all_agree() -> None:
    """Book:1565."""
    for royalty in (False, True):
        play = Leave(over(BOTH, digits=(300, 300), royalty=royalty)).until("shore.recruit", 0)
        assert ("recruit:xealana" in play.keys, "recruit:ulep" in play.keys) == (royalty, royalty)
        assert "recruit:gruun" in play.keys
    options = {"campaign": 3, "royalty": True}
    assert [new_table(2, said).royalty for said in (options, {"campaign": 3})] == [True, False]


# --- what is carried over --------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.campaign.persistent")
def test_digits_upgrades_gear_crew_and_prisoners_are_there_in_the_next_mission() -> None:
    """Book:308, 585, 661, 1282-1290, 1407."""
    figures = [
        crew(DONEXIA, 0, "commander", upgrades=("muster-drill",)),
        crew(FLIBBY, 0, "navigation", side=RENEGADE),  # turned
        crew(ROVANNA, 1, "brig", ship=CERBERUS),
        crew(JAYCE, 1, "commander"),
    ]
    card = ship("cerberus", 0, "dock:0", upgrades=("trim-vanes",), armory=(item("duelist", energy=2),))
    scene = over(figures, ships=[card, ship("destiny-aurora", 1, "dock:2")], digits=(90, 10), pay={0: {MISSION: 250}})
    play = Leave(scene).next_mission()
    assert play.g.digits == (340, 10)
    assert play.card("cerberus").upgrades == ("trim-vanes",)
    assert [each.name for each in play.card("cerberus").armory if each.home == NOWHERE] == ["duelist"]
    assert play.who(DONEXIA).upgrades == ("muster-drill",)
    assert (play.who(FLIBBY).seat, play.who(FLIBBY).side, play.who(FLIBBY).born) == (0, RENEGADE, COALITION)
    assert (play.who(ROVANNA).ship, play.who(ROVANNA).room) == (CERBERUS, "brig")


@pytest.mark.rule("aurora.campaign.persistent")
def test_everybody_begins_a_campaign_with_nothing_to_spend() -> None:
    table = new_table(3, {"campaign": 5})
    assert table.digits == (0, 0, 0)


@pytest.mark.rule("aurora.campaign.persistent")
def test_nothing_of_the_mission_itself_is_carried_over() -> None:
    """Its objects, enemies, broken walls, mines and the tokens on the boards: all is laid again."""
    figures = [*BOTH, crew(GROM, 0, at("d4"), holds=("xealana",))]
    scene = over(figures, digits=(100, 0), mines=[(40, 0)], walls=[(at("d4"), 1)], things={at("d6"): "data"})
    play = Leave(scene, draw=("the-convict",))
    assert (play.g.mines, play.g.walls, play.g.things, play.g.surface) == ((), (), (), ())
    play.next_mission()
    assert play.who(GROM).holds == ()
    assert (play.g.mines, play.g.walls, len(play.g.surface), len(play.g.orbit)) == ((), (), 9, 9)
    assert {thing.name for thing in play.g.things} == {"cell-key", "convict"}
    assert (play.g.round, play.g.left, play.g.deck) == (0, NOWHERE, DECK)
    assert play.g.zones.size("events") == 28


# --- ships that were taken -------------------------------------------------------------------------------------------
def taken(**fields: Any) -> Leave:
    """The Cerberus was taken by the Destiny Aurora, which holds Grom; Rane lies aboard, Rovanna is in its Brig."""
    figures = [
        crew(GROM, 0, "brig", ship=AURORA),
        crew(RANE, 0, "deck", out=True, wounds=7),
        crew(ROVANNA, 1, "brig", ship=CERBERUS),
        crew(DONEXIA, 0, at("d4")),
        crew(FLIBBY, 1, "deck", ship=CERBERUS),
        crew(JAYCE, 1, "commander"),
    ]
    parts, gear = ("trim-vanes", "ribbed-frame"), (item("duelist"),)
    card = ship("cerberus", 0, 200, captor=AURORA, **hull(6), upgrades=parts, armory=gear, salvage=(item("gun-pod"),))
    fleet = [card.but(hull=7), ship("destiny-aurora", 1, 201)]
    return Leave(over(figures, ships=fleet, digits=(100, 100), **fields))


@pytest.mark.rule("aurora.overtaken.must-sell")
def test_a_ship_that_was_not_towed_home_is_sold_ashore() -> None:
    """Book:1068: for the same 200."""
    play = taken()
    assert play.g.digits == (100, 300)
    assert play.told("overtaken.must-sell") == [{"ship": "cerberus", "seat": 1, "digits": 200}]


@pytest.mark.rule("aurora.overtaken.returned-characters")
def test_those_left_aboard_a_sold_ship_go_back_to_their_players() -> None:
    """Book:1070: prisoners and the defeated; whoever was taken to the captor's own Brig stays there."""
    play = taken()
    assert (play.who(RANE).ship, play.who(RANE).out) == (CERBERUS, False)
    assert (play.who(ROVANNA).ship, play.who(ROVANNA).room == "brig") == (AURORA, False)
    assert (play.who(GROM).ship, play.who(GROM).room) == (AURORA, "brig")


@pytest.mark.rule("aurora.overtaken.ship-rescue")
def test_ship_rescue_comes_next_and_the_loser_flies_a_ship_as_new() -> None:
    """Book:1072, ruling."""
    play = taken().next_mission()
    assert play.g.mission == RESCUE
    now = play.card("cerberus")
    assert (now.captor, now.upgrades, now.salvage, now.hull) == (NOWHERE, (), (), 6)
    assert not [each for each in now.armory if each.home == NOWHERE]
    (lost,) = play.g.impounded
    assert (lost.upgrades, [each.name for each in lost.armory], lost.hull) == (
        ("trim-vanes", "ribbed-frame"),
        ["duelist"],
        7,
    )


@pytest.mark.rule("aurora.overtaken.ship-rescue")
@pytest.mark.parametrize("won", [True, False])
def test_whoever_wins_it_has_the_ship_back_as_it_was(won: bool) -> None:
    """The Renegades hold both release codes when time is up, or nobody does."""
    lost = ship("cerberus", 0, upgrades=("trim-vanes",), armory=(item("duelist"),)).but(hull=7)
    figures = [*BOTH, crew(GROM, 0, at("d4"), holds=("release-code",) * 2 if won else ())]
    scene = over(figures, mission=RESCUE, digits=(100, 0))
    scene.impounded = (lost,)
    play = Leave(scene)
    now = play.card("cerberus")
    assert (now.upgrades, now.hull) == ((("trim-vanes",), 7) if won else ((), 6))
    assert [each.name for each in now.armory if each.home == NOWHERE] == (["duelist"] if won else [])
    assert play.g.impounded == ()
    assert play.next_mission().g.mission != RESCUE


@pytest.mark.rule("aurora.overtaken.ship-rescue")
def test_a_ship_lost_in_it_brings_no_second_one() -> None:
    """Ruling: so that every campaign ends."""
    assert taken(mission=RESCUE).next_mission().g.mission != RESCUE


# --- one match in parts ----------------------------------------------------------------------------------------------
def test_each_mission_has_a_result_of_its_own_that_is_told_and_kept() -> None:
    match = played_out({"campaign": 3})
    parts = [event.params for event in match.events(0) if event.code == "kernel.part"]
    assert [part["number"] for part in parts] == [1, 2, 3, 4]
    assert [part["end"] for part in parts] == [part.code for part in match.table.parts]
    assert match.result is not None
    for at_, (source, points) in enumerate(match.result.sheet):
        over_all = [part.sheet[at_] for part in match.table.parts]
        assert {name for name, _ in over_all} == {source}
        assert points == tuple([sum(own) for own in zip(*[each for _, each in over_all], strict=True)])


@pytest.mark.rule("aurora.reward.failure-cost")
@pytest.mark.parametrize(("before", "after"), [(60, 35), (10, 0), (0, 0)])
def test_a_failed_mission_is_paid_for_out_of_the_purse(before: int, after: int) -> None:
    """Book:653. The Coalition has stopped the Renegades when time is up, and failing costs 25."""
    lost = next(name for name, card in CONTENT.missions.items() if (card.coalition, card.failure) == ("stop", 25))
    play = Leave(over(BOTH, mission=lost, digits=(before, 0)))
    assert play.g.digits == (after, CONTENT.missions[lost].reward)


def test_undo_does_not_reach_past_the_end_of_a_mission() -> None:
    """The board is put away, and bounties are shown: whoever ended the mission cannot take it back alone."""
    figures = [*BOTH, crew(GROM, 0, at("d4"))]
    card = ship("cerberus", 0, "dock:0", armory=(item("duelist"), item("weave-vest")))
    scene = over(figures, ships=[card, ship("destiny-aurora", 1, "dock:2")], targets={0: JAYCE})
    scene.left = 1
    play = Leave(scene)
    while not play.g.parts:
        seat = play.asked.seat
        play.skip()
    assert not any([play.match.can_undo(each) for each in (0, 1)]), seat
    play.until("shore.sell", 0).say("sell:duelist")
    assert play.match.can_undo(0)
    play.match.undo(0)
    assert (play.code, len(play.g.parts)) == ("shore.sell", 1)
    assert not play.match.can_undo(0)


@pytest.mark.parametrize("at_", ["shore.buy-gear", "shore.recruit", "setup.quick-docks"])
def test_snapshots_and_records_work_over_the_carry_over(at_: str) -> None:
    """A match is saved in the middle of shore leave, or after it; looking back reaches the first mission."""
    box()
    match = Match.new(GAME, 2, {**QUICK, "campaign": 3}, chance=Seeded(3))
    while not (match.table.parts and match.asked[0].code == f"aurora.{at_}"):
        question = match.asked[0]
        idle = [key for key in ("done", "pass", "end", "stop") if key in question.keys]
        match.answer(question.id, question.seat, idle[0] if idle else question.keys[0])
    kept = msgspec.json.decode(msgspec.json.encode(snapshot(match.table)))
    assert pack(snapshot(restore(match.game, kept))) == pack(kept)
    assert Match.load(GAME, match.record()).view(0) == match.view(0)
    early = match.at(10).view(0)["table"]
    assert early["mission"]
    assert not early["played"]


def test_a_campaign_can_be_verified() -> None:
    match = played_out({"campaign": 3, "storyline": "rust-tide"})
    report = verify(GAME, match.record())
    assert (report.problem, report.finished) == (None, True)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_campaigns_of_all_sizes_end(seats: int) -> None:
    match = played_out({"campaign": 3, "crew": "dealt", "storyline": "fever-market"}, seats)
    assert match.result is not None
    assert len(match.table.parts) == 4


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {"coalition": "game"})])
def test_against_a_coalition_that_nobody_plays(seats: int, options: dict[str, Any]) -> None:
    """Only people go ashore; the ships and crew of the game are whole again, and each back on its own ship."""
    box()
    match = Match.new(GAME, seats, {**QUICK, "campaign": 3, **options}, chance=Seeded(5))
    while len(match.table.parts) < 2:
        question = match.asked[0]
        idle = [key for key in ("done", "pass", "end", "stop") if key in question.keys]
        match.answer(question.id, question.seat, idle[0] if idle else question.keys[0])
        table = match.table
        assert isinstance(table, Aurora)
        if table.played and not table.mission:
            theirs = [who for who in table.figures if who.side == COALITION]
            assert len(theirs) == 5 * seats
            assert {who.ship for who in theirs} == set(range(seats, 2 * seats))
            assert table.mates == ()
    assert len(match.table.parts) == 2
