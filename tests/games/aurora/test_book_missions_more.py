"""Scenes from the lines of the booklet: missions once more, and what one mission of a campaign leaves to the next."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.aurora.table.names import NOWHERE, SHIPS
from rimward.kernel.match import Match
from tests.games.aurora.errands import (
    DONEXIA,
    DRO,
    EVENT,
    FEVER,
    FLIBBY,
    GROM,
    ILAN,
    JAYCE,
    LEDGER,
    NELLHA,
    NORTH_GATE,
    PRINCESS,
    QUILL,
    RANE,
    ROVANNA,
    SKIRR,
    STRAKEN,
    actions,
    arrive,
    idle,
    paid,
    reward,
    settle,
    step_aboard,
    winners,
    won,
)
from tests.games.aurora.folk import at, middle, skill, sure
from tests.games.aurora.leave import Leave, Mixed, over
from tests.games.aurora.orbit import AURORA, CERBERUS, Quiet, aurora, box, cerberus, hull, keys_of, pad
from tests.games.aurora.test_tactical import TWICE, game
from tests.games.aurora.world import CONTENT, Play, crew, dock, item, number, ship, sq, world

CONVICT = "the-convict"
DOWN: dict[str, Any] = {"out": True, "wounds": 7}
LAST = "ending-rust-tide"
FOUR = ("trench-knife", "duelist", "longshot", "arc-axe")  # turned over for the other player


# --- who has failed cannot win ---------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.win.deck-out")
@pytest.mark.rule("aurora.overtaken.mission-failed")
@pytest.mark.parametrize("mission", [LEDGER, CONVICT])
def test_a_coalition_whose_ship_was_overtaken_does_not_win_by_waiting(mission: str) -> None:
    """book:1056: the overtaken player has instantly failed that mission, so that it cannot win the stop mission when
    time is up. Donexia is aboard the captured Destiny Aurora; Jayce is still on the planet and goes on."""
    ships = [ship("cerberus", 0, sq(12, 12)), ship("destiny-aurora", 1, sq(13, 13), captor=CERBERUS, shields_up=False)]
    figures = [
        crew(GROM, 0, "navigation"),
        crew(DONEXIA, 0, "deck", ship=AURORA),
        crew(FLIBBY, 1, "deck", **DOWN),
        crew(JAYCE, 1, at("h8")),
    ]
    g = world(ships=ships, figures=figures, mission=mission, deck=1, then="event")
    play = idle(Play(g, draw=[EVENT]))
    assert 1 not in winners(play)
    assert paid(play)[1] <= 0


@pytest.mark.rule("aurora.overtaken.mission-failed")
@pytest.mark.rule("aurora.reward.failure-cost")
def test_who_gives_the_convict_up_has_failed_it() -> None:
    """book:653, 1056: it costs the 25 of the card; the Coalition has the whole reward."""
    ships = [ship("cerberus", 0, sq(12, 12), captor=AURORA, shields_up=False), aurora(11, 10)]
    figures = [crew(RANE, 0, "navigation", **DOWN), crew(FLIBBY, 1, "navigation"), crew(GROM, 0, at("d4"))]
    g = world(ships=ships, figures=figures, mission=CONVICT, then="player:0")
    g.earn(0, "crew", 50)
    play = Play(g).say("give-up")
    assert (winners(play), paid(play)) == ({1}, (-25, reward(CONVICT)))


@pytest.mark.rule("aurora.win.tier2")
@pytest.mark.rule("aurora.mission-character.steal")
def test_what_an_intruder_aboard_has_in_hand_does_not_get_home_for_the_ship() -> None:
    """book:1250, 1401: Jayce has boarded the Cerberus and has the princess follow him. The Cerberus reaches Port Saven
    with both of them aboard: the Renegades do not have her, and Jayce is not at home."""
    ships = [cerberus(13, 3, "north"), ship("destiny-aurora", 1, "dock:2")]
    figures = [
        crew(RANE, 0, "navigation"),
        crew(GROM, 0, "weapons"),
        crew(JAYCE, 1, "deck", ship=CERBERUS, holds=("xealana",)),
        crew(FLIBBY, 1, "navigation"),
    ]
    g = world(ships=ships, figures=figures, tier=2, mission=PRINCESS, then="ship:cerberus")
    assert won(arrive(Quiet(g).say("move", f"fly:{sq(13, 1)},0"))) == ""


@pytest.mark.rule("aurora.win.tier1")
@pytest.mark.rule("aurora.mission-character.steal")
def test_nor_does_he_win_for_anybody_on_a_dock() -> None:
    """book:1399: each side needs her aboard its own ship, in its own hands. Grom comes aboard the docked Cerberus."""
    figures = [
        crew(GROM, 0, NORTH_GATE),
        crew(RANE, 0, "navigation"),
        crew(JAYCE, 1, "deck", ship=CERBERUS, holds=("xealana",)),
        crew(FLIBBY, 1, "navigation"),
    ]
    assert won(step_aboard(Play(world(figures=figures, mission=PRINCESS, then=f"crew:{GROM}")), dock(0))) == ""


# --- pay -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.reward.failure-cost")
@pytest.mark.rule("aurora.overview.team-reward-split")
def test_each_player_of_a_side_that_failed_pays() -> None:
    """book:653: failing costs the crews that failed; what they earned in fights they keep."""
    figures = [crew(GROM, 0, at("d4")), crew(STRAKEN, 2, at("d6")), crew(JAYCE, 1, at("h8"))]
    g = world(3, figures=figures, mission=CONVICT, deck=1, then="event")
    g.earn(0, "crew", 100)
    g.earn(2, "crew", 50)
    assert idle(Play(g, draw=[EVENT])).over.scores == (75, reward(CONVICT), 25)


@pytest.mark.rule("aurora.win.pay")
@pytest.mark.rule("aurora.overview.team-reward-split")
def test_in_an_ending_for_all_each_faction_shares_its_own_reward() -> None:
    """book:1399, 1409: two Renegades have 200 each, the one Coalition player 400."""
    figures = [
        crew(FLIBBY, 1, dock(2) - 28, holds=("axiom-core",)),
        crew(ROVANNA, 1, "weapons"),
        crew(GROM, 0, at("d4")),
        crew(STRAKEN, 2, at("d6")),
    ]
    play = step_aboard(Play(world(3, figures=figures, mission=LAST, then=f"crew:{FLIBBY}")), dock(2))
    assert (winners(play), paid(play)) == ({0, 1, 2}, (200, 400, 200))


@pytest.mark.rule("aurora.win.pay")
@pytest.mark.rule("aurora.overtaken.mission-failed")
def test_a_teammate_whose_ship_was_taken_may_still_help_and_the_team_wins() -> None:
    """book:1056: it may assist its teammate on the surface. Grom of the lost Cerberus brings the princess aboard
    the Hades VI."""
    ships = [
        ship("cerberus", 0, sq(12, 12), captor=AURORA, shields_up=False),
        ship("destiny-aurora", 1, sq(13, 13)),
        ship("hades-vi", 2, "dock:0"),
    ]
    figures = [
        crew(GROM, 0, NORTH_GATE, holds=("xealana",)),
        crew(RANE, 0, "deck", **DOWN),
        crew(JAYCE, 1, "commander"),
        crew(STRAKEN, 2, "commander"),
    ]
    g = world(3, ships=ships, figures=figures, mission=PRINCESS, then=f"crew:{GROM}")
    play = step_aboard(Play(g), dock(0))
    assert won(play) == "win.tier1"
    assert 2 in winners(play)


# --- people and walls ------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.mission-character.persuade")
@pytest.mark.rule("aurora.interact.reach")
def test_through_an_open_door_one_may_talk_to_her() -> None:
    """book:1154: a doorway stops shots, not what happens hand to hand; she stands right behind it."""
    walls = {**{f"{row}4e": "|" for row in "abcdefgh"}, "d4e": "D"}
    figures = [crew(GROM, 0, at("d4"))]
    g = world(
        surface=middle({}, walls), figures=figures, things={at("d5"): "xealana"}, mission=PRINCESS, then=f"crew:{GROM}"
    )
    play = Play(g, *pad(skill(GROM, "leadership"), 5)).say("take:0")
    assert play.who(GROM).holds == ("xealana",)


@pytest.mark.rule("aurora.mission-character.persuade")
@pytest.mark.rule("aurora.round.repeat-actions")
def test_a_princess_who_said_no_may_be_asked_again_and_then_the_turn_is_over() -> None:
    """book:782, 1529: two interactions, both failed."""
    dice = [*[4] * skill(GROM, "leadership")] * 2
    g = world(figures=[crew(GROM, 0, at("d4"))], things={at("d5"): "xealana"}, mission=PRINCESS, then=f"crew:{GROM}")
    play = Play(g, *dice).say("take:0")
    assert actions(play) == 1
    play.say("take:0")
    assert play.who(GROM).holds == ()
    assert not play.match.asked or not {"move", "take:0"} & set(play.keys)


@pytest.mark.rule("aurora.mission-character.steal")
@pytest.mark.rule("aurora.interact.reach")
@pytest.mark.parametrize("square", ["d7", "f5"])
def test_she_is_not_talked_away_from_two_squares_off(square: str) -> None:
    """book:1250, ruling: the thief stands beside the holder."""
    figures = [crew(RANE, 0, at(square)), crew(FLIBBY, 1, at("d5"), holds=("xealana",)), crew(GROM, 0, "navigation")]
    assert keys_of(Play(world(figures=figures, mission=PRINCESS, then=f"crew:{RANE}")), "steal") == []


@pytest.mark.rule("aurora.mission-character.steal")
@pytest.mark.rule("aurora.ko.token")
def test_from_a_fallen_holder_there_is_nothing_to_steal() -> None:
    """book:1264: she stands on the square by herself then, and has to be persuaded, not stolen."""
    figures = [
        crew(RANE, 0, at("d4")),
        crew(FLIBBY, 1, at("d5"), wounds=CONTENT.crew[FLIBBY].health - 1, holds=("xealana",)),
        crew(GROM, 0, "navigation"),
    ]
    play = Play(world(figures=figures, mission=PRINCESS, then=f"crew:{RANE}"), *sure(RANE, 1))
    assert keys_of(play, "steal") != []
    settle(play.say("attack:1,bare"))
    assert keys_of(play, "steal") == []
    assert "take:0" in play.keys


@pytest.mark.rule("aurora.mission-character.holder-defeated")
@pytest.mark.rule("aurora.win.tier1")
def test_a_trap_that_fells_the_holder_at_the_gate_leaves_the_sample_to_whoever_is_next() -> None:
    """book:1230, 1264: Dro Tov opens a trap with his last point of health. Nothing of it comes aboard by itself."""
    figures = [
        crew(DRO, 0, NORTH_GATE + 28, wounds=CONTENT.crew[DRO].health - 1, holds=("sample",)),
        crew(RANE, 0, "navigation"),
        crew(JAYCE, 1, at("h8")),
    ]
    g = world(figures=figures, crates={NORTH_GATE + 29: "trap"}, mission=FEVER, then=f"crew:{DRO}")
    play = settle(Play(g, 6, 1, 1, 1, 1, 1, 1).say("open:0"))
    assert play.who(DRO).out
    assert [(thing.name, thing.square) for thing in play.g.things] == [("sample", NORTH_GATE + 28)]


# --- from one mission to the next ------------------------------------------------------------------------------------
BOTH = (crew(DONEXIA, 0, "commander"), crew(JAYCE, 1, "commander"))


@pytest.mark.rule("aurora.campaign.persistent")
@pytest.mark.rule("aurora.shore.recruit")
def test_a_crew_of_seven_begins_the_next_mission_with_everybody_aboard() -> None:
    """book:318, 1407: five at their stations, as far as there is a specialist, and two more without one."""
    others = [crew(name, 0, "deck") for name in (GROM, RANE, NELLHA, DRO, SKIRR)]
    play = Leave(over((*BOTH, *others), digits=(100, 0))).until("shore.recruit", 0)
    play.say("recruit:gruun")
    play.next_mission()
    mine = [who for who in play.g.figures if who.seat == 0]
    assert {who.ship for who in mine} == {CERBERUS}
    rooms = {who.name: who.room for who in mine}
    assert [rooms[name] for name in (DONEXIA, GROM, NELLHA, DRO)] == [
        "commander",
        "weapons",
        "engineering",
        "communications",
    ]
    assert {rooms[RANE], rooms[SKIRR]} == {"navigation", "deck"}
    assert not any([who.out or who.wounds for who in mine])


@pytest.mark.rule("aurora.campaign.persistent")
@pytest.mark.rule("aurora.prisoner.turn-when")
def test_a_prisoner_is_still_one_in_the_next_mission_and_may_be_tried_in_space() -> None:
    """book:1282, 1298: in the Brig until rescued or turned. Flibby was not turned ashore; later they are in space."""
    scene = over((*BOTH, crew(FLIBBY, 1, "brig", ship=CERBERUS)), digits=(100, 0))
    play = Leave(scene).next_mission()
    now = play.who(FLIBBY)
    assert (now.ship, now.room, now.side, now.out) == (CERBERUS, "brig", 1, False)
    later = world(
        ships=[cerberus(), aurora(2, 20)],
        figures=[crew(DONEXIA, 0, "commander"), now, crew(JAYCE, 1, "commander")],
        then="ship:cerberus",
    )
    assert keys_of(Quiet(later), "turn") == [f"turn:{number(later, FLIBBY)}"]


@pytest.mark.rule("aurora.shore.when")
@pytest.mark.rule("aurora.shore.turn-once")
def test_without_a_digit_one_may_still_turn_a_prisoner() -> None:
    """book:1299, 1413: any or all of the listed things; turning costs nothing."""
    play = Leave(over((*BOTH, crew(FLIBBY, 1, "brig", ship=CERBERUS)), digits=(0, 0))).until("shore.recruit", 0)
    assert keys_of(play, "turn") != []
    assert keys_of(play, "recruit") == []


@pytest.mark.rule("aurora.shore.collect")
@pytest.mark.rule("aurora.overtaken.must-sell")
def test_two_hundred_for_a_towed_ship_are_paid_and_spent_like_all_the_rest() -> None:
    """book:1066, 1415: the tow was paid in the mission; ashore the digits are there."""
    scene = over(BOTH, digits=(0, 0), pay={1: {SHIPS: 200}})
    play = Leave(scene, draw=(*FOUR, "weave-vest")).until("shore.buy-gear", 1)
    assert play.g.digits == (0, 200)
    assert play.say("buy:weave-vest").g.digits == (0, 50)


@pytest.mark.rule("aurora.upgrade.keyword")
@pytest.mark.rule("aurora.shore.buy-upgrades")
def test_two_of_a_kind_may_train_two_of_the_crew_and_nobody_twice() -> None:
    """book:1591, ruling: assigned to the appropriate crew; Donexia and Grom each have a year at the bench."""
    draw = ("bench-year", "bench-year", "twin-mounts")
    play = Leave(over((*BOTH, crew(GROM, 0, "weapons")), digits=(150, 0)), draw=draw).until("shore.buy-upgrades", 0)
    grom, boss = number(play.g, GROM), number(play.g, DONEXIA)
    play.say(f"train:{boss},bench-year")
    assert keys_of(play, "train") == [f"train:{grom},bench-year"]
    play.say(f"train:{grom},bench-year")
    assert [play.who(name).upgrades for name in (DONEXIA, GROM)] == [("bench-year",)] * 2
    assert play.g.digits[0] == 0


@pytest.mark.rule("aurora.upgrade.keyword")
@pytest.mark.rule("aurora.prisoner.helpless")
def test_ones_own_crew_in_an_enemys_brig_learns_nothing() -> None:
    """book:1286, 1413: it is not on shore leave. Grom, an alien, sits aboard the Destiny Aurora."""
    scene = over((*BOTH, crew(GROM, 0, "brig", ship=AURORA)), digits=(500, 0))
    play = Leave(scene, draw=("second-heart", "cold-eyes", "iron-rations")).until("shore.buy-upgrades", 0)
    assert keys_of(play, "train") == [f"train:{number(play.g, DONEXIA)},iron-rations"]


# --- tactical cards, dealt -------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.tactical.deal")
def test_from_the_highest_die_on_clockwise() -> None:
    """book:645: the second of three players has the highest die, then come the third and the first."""
    box()
    wanted = game(
        TWICE,
        "third-boost: {place: orbit, do: {mine: {}}, source: designed}\n"
        "third-rally: {place: surface, do: {move: {points: 1}}, source: designed}\n",
    )
    match = Match.new(wanted, 3, {"tactical": True, "crew": "dealt"}, chance=Mixed((2, 5, 3), (), 3))
    while not any([event.code == "aurora.setup.mission" for event in match.events(0)]):
        question = match.asked[0]
        match.answer(question.id, question.seat, question.keys[0])
    dealt = [event.params["seat"] for event in match.events(0) if event.code == "aurora.tactical.dealt"]
    assert dealt == [1, 1, 2, 2, 0, 0]


@pytest.mark.rule("aurora.shore.sell")
@pytest.mark.rule("aurora.tactical.redraw")
def test_without_the_expansion_nobody_is_asked_about_tactical_cards_ashore() -> None:
    """book:1424, 1587: they are an expansion."""
    fleet = [ship("cerberus", 0, "dock:0", armory=(item("duelist"),)), ship("destiny-aurora", 1, "dock:2", **hull(2))]
    play = Leave(over((*BOTH, crew(ILAN, 1, "communications"), crew(QUILL, 1, "deck")), ships=fleet, digits=(50, 50)))
    assert not [code for code, _ in play.stops() if code.startswith("tactical.")]


# --- the last thing needed happens aboard ----------------------------------------------------------------------------
def aboard(mission: str, what: str, *d6: int, wounds: int = 0) -> Play:
    """Jayce has boarded the docked Cerberus with this in hand; Grom and Rane are aboard. Grom's turn."""
    figures = [
        crew(GROM, 0, "deck"),
        crew(JAYCE, 1, "deck", ship=CERBERUS, holds=(what,), wounds=wounds),
        crew(RANE, 0, "navigation"),
        crew(FLIBBY, 1, "navigation"),
    ]
    return Play(world(figures=figures, mission=mission, then="player:0"), *d6).say("crew:0")


@pytest.mark.rule("aurora.win.tier1")
@pytest.mark.rule("aurora.mission-character.steal")
def test_who_talks_the_princess_away_from_an_intruder_aboard_his_own_docked_ship_has_won() -> None:
    """book:1250, 1399: Grom is aboard his ship, on a dock, with the princess in hand: the mission is over at once."""
    leadership = skill(GROM, "leadership")
    play = aboard(PRINCESS, "xealana", *pad(leadership, 6, 6), *pad(skill(JAYCE, "leadership"), 6))
    play.say(keys_of(play, "steal")[0])
    assert play.who(GROM).holds == ("xealana",)
    assert (won(play), winners(play) if won(play) else set()) == ("win.tier1", {0})


@pytest.mark.rule("aurora.win.tier1")
@pytest.mark.rule("aurora.mission-character.holder-defeated")
@pytest.mark.parametrize(("mission", "what"), [(PRINCESS, "xealana"), (FEVER, "sample")])
def test_and_who_fells_the_intruder_has_won_as_well(mission: str, what: str) -> None:
    """book:1264, 1399: what Jayce held stays with those of the ship."""
    play = aboard(mission, what, *sure(GROM, 1), wounds=CONTENT.crew[JAYCE].health - 1)
    settle(play.say(f"attack:{number(play.g, JAYCE)},bare"))
    assert (won(play), winners(play)) == ("win.tier1", {0})
    assert (paid(play), paid(play, "crew")) == ((reward(mission), 0), (50, 0))


@pytest.mark.rule("aurora.win.tier1")
@pytest.mark.rule("aurora.docked.stolen")
def test_captors_who_walk_off_leave_the_ship_to_its_crew_aboard() -> None:
    """book:1096, 1399: Grom has come aboard his stolen Cerberus with the princess, and Rovanna, who held it alone, goes
    out. Nobody but its own crew is aboard: the ship is theirs, and they have won; at the least Grom is not stuck."""
    ships = [ship("cerberus", 0, "dock:0", captor=AURORA, shields_up=False), ship("destiny-aurora", 1, "dock:2")]
    figures = [
        crew(GROM, 0, "deck", holds=("xealana",)),
        crew(ROVANNA, 1, "deck", ship=CERBERUS),
        crew(FLIBBY, 1, "navigation"),
    ]
    play = Play(world(ships=ships, figures=figures, mission=PRINCESS, then="player:1"))
    settle(play.say("crew:1", "move", f"go:{NORTH_GATE}"))
    assert play.who(ROVANNA).square == NORTH_GATE
    assert play.card("cerberus").captor == NOWHERE
    assert won(play) == "win.tier1"


@pytest.mark.rule("aurora.mission-character.holder-defeated")
@pytest.mark.rule("aurora.interact.mission-tests")
def test_a_convict_who_has_left_his_cell_needs_no_key_any_more() -> None:
    """book:1240, 1264, ruling: he stays where his leader fell and may be persuaded again by anyone. The key was for the
    cell; Grom's side has none, and asks him out in the open."""
    figures = [
        crew(GROM, 0, at("d4")),
        crew(JAYCE, 1, at("d5"), wounds=CONTENT.crew[JAYCE].health - 1, holds=("convict",)),
        crew(FLIBBY, 1, at("h8")),
    ]
    dice = [*sure(GROM, 1), *pad(skill(GROM, "leadership"), 5)]
    play = settle(Play(world(figures=figures, mission=CONVICT, then=f"crew:{GROM}"), *dice).say("attack:1,bare"))
    assert [thing.name for thing in play.g.things] == ["convict"]
    assert "take:0" in play.keys
    assert play.say("take:0").who(GROM).holds == ("convict",)
