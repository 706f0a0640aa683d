"""What location cards say, and bounties that are changed: both only where a table plays so."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.aurora import GAME
from rimward.games.aurora.locations import written_on
from rimward.games.aurora.table.names import bounties, bounties_unused, bounty
from rimward.games.aurora.table.pieces import Tile
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match
from tests.games.aurora.folk import C1, C2, R1, R2, at, kind, test_dice
from tests.games.aurora.world import Play, crew, frames, world


def standing_in(tile: str, texts: bool = True, wounds: int = 0, then: str = f"crew:{R1}") -> Aurora:
    """Two crew in a corner of the tile in the middle."""
    g = world(figures=[crew(R1, 0, at("a1"), wounds=wounds), crew(R2, 0, at("a3"))])
    g.surface = (Tile(tile, 0), *g.surface[1:])
    g.texts = written_on(g) if texts else ()
    g.stack = frames(g, then)
    return g


def read_by(play: Play) -> list[str]:
    return [event["crew"] for event in play.told("setup.location-text-optional")]


def begun(**options: Any) -> Aurora:
    match = Match.new(GAME, 2, {"crew": "dealt", "quicker": True, **options}, chance=Seeded(3))
    table = match.table
    assert isinstance(table, Aurora)
    while not table.round:
        question = match.asked[0]
        match.answer(question.id, question.seat, question.keys[0])
    return table


@pytest.mark.rule("aurora.setup.location-text-optional")
def test_texts_of_locations_count_only_where_players_have_agreed() -> None:
    assert begun().texts == ()
    agreed = begun(location_text=True)
    named = {tile.name for tile in agreed.surface}
    assert set(agreed.texts) == {name for name in named if agreed.content.surface[name].do is not None} != set()
    play = Play(standing_in("barracks", texts=False)).say("end")
    assert read_by(play) == []
    assert play.g.foes == ()


@pytest.mark.rule("aurora.setup.location-text-optional")
def test_a_text_is_carried_out_once_for_the_first_who_ends_a_turn_there() -> None:
    """Training androids in the Barracks: two for the first, and none for the next."""
    play = Play(standing_in("barracks", then="player:0")).say("crew:0", "end", "crew:1", "end")
    assert read_by(play) == [R1]
    table = play.g
    assert [table.figures[foe.figure].name.rpartition("-")[0] for foe in table.foes] == ["ronin-android"] * 2
    tiles = table.plan().tiles
    assert {tiles[table.figures[foe.figure].square] for foe in table.foes} == {0}


def test_a_cache_is_a_crate_beside_whoever_came() -> None:
    play = Play(standing_in("cistern-office"), draw=["trap"]).say("end")
    table = play.g
    assert [table.plan().map.distance(at("a1"), square) <= 1 for square in table.crates] == [True]


@pytest.mark.parametrize(("most", "wounds"), [(5, 0), (4, 2)])
def test_a_hazard_wounds_who_fails_its_test(most: int, wounds: int) -> None:
    play = Play(standing_in("fuel-depot"), *test_dice(R1, "tech", most)).say("end")
    assert play.who(R1).wounds == wounds


@pytest.mark.parametrize(("before", "after"), [(3, 1), (1, 0), (0, 0)])
def test_a_rest_heals(before: int, after: int) -> None:
    assert before < kind(R1).health
    play = Play(standing_in("guest-wing", wounds=before)).say("end")
    assert play.who(R1).wounds == after


# --- bounties --------------------------------------------------------------------------------------------------------
def after_round(number: int, redraws: bool = True) -> Play:
    g = world(
        figures=[crew(R1, 0, at("a1")), crew(R2, 0, "deck"), crew(C1, 1, at("h8")), crew(C2, 1, "deck")],
        targets={0: C2, 1: R2},
        round=number,
        then="end",
    )
    g.redraws = redraws
    return Play(g, draw=[C1, R1])


def test_after_the_third_round_a_bounty_may_be_changed_once() -> None:
    play = after_round(3)
    assert play.asked.code == "aurora.bounty.redraw"
    seen = [play.asked.seat]
    play.say("redraw")
    seen.append(play.asked.seat)
    play.say("keep")
    table = play.g
    assert seen == [0, 1]
    assert table.zones.face(bounty(0), 0) == C1
    assert table.zones.face(bounties_unused(1), 0) == C2
    assert table.zones.face(bounty(1), 0) == R2


@pytest.mark.parametrize(("number", "redraws"), [(2, True), (4, True), (3, False)])
def test_at_no_other_time_and_only_where_the_table_plays_so(number: int, redraws: bool) -> None:
    play = after_round(number, redraws)
    assert not play.match.asked or play.asked.code != "aurora.bounty.redraw"


def test_who_has_been_paid_or_finds_no_other_is_not_asked() -> None:
    play = after_round(3)
    table = play.g
    assert table.zones.size(bounties(1)) == 1
    play.say("redraw", "redraw")
    assert table.zones.size(bounties(1)) == 0
