"""The Coalition that the game plays: its crew on the surface, its behaviour cards, and what its ships are up to."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.aurora import GAME
from rimward.games.aurora.drafting import fill_up
from rimward.games.aurora.enemies.fleet import FleetTurns
from rimward.games.aurora.table.names import COALITION, NOWHERE, bounty
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.question import Refused
from tests.games.aurora.foes import enemy, npc_ship
from tests.games.aurora.folk import draw, finish
from tests.games.aurora.solos import (
    coalition_ship,
    lands,
    mate,
    mate_acts,
    new_game,
    party_acts,
    rival,
    run,
    ship_acts,
    solo,
)
from tests.games.aurora.world import CONTENT, Play, crew, item, on, ship, sq

DONEXIA, STRAKEN, RANE, GROM, NELLHA = "donexia", "straken", "rane", "grom", "nellha"
JAYCE, FLIBBY, ROVANNA, ORU, OZYMAR = "jayce-carver", "flibby", "rovanna", "oru-vantle", "ozymar"
PRINCESS, LEDGER = "abduct-the-princess", "silent-ledger"
AWAY = [ship("cerberus", 0, sq(2, 2)), rival("destiny-aurora", sq(25, 25))]
LOW = [1] * 60  # nothing passes, nothing hits
HIGH = [6] * 60


def field(*figures: Any, **fields: Any) -> Aurora:
    """A solo table with the ships far away in orbit."""
    return solo(figures=figures, **{"ships": AWAY, **fields})


def hunted(play: Play, who: str = FLIBBY) -> tuple[str, str]:
    """Whom somebody went for first, and why."""
    told = next(each for each in play.told("solo.hunts") if each["crew"] == who)
    return told["target"], told["why"]


def headed(play: Play, who: str = FLIBBY) -> tuple[int, str]:
    told = next(each for each in play.told("solo.heads-for") if each["crew"] == who)
    return told["square"], told["why"]


def fights(play: Play) -> list[tuple[str, str]]:
    return [(told["crew"], told["target"]) for told in play.told("combat.attacks")]


# --- the table -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.overview.player-count")
@pytest.mark.rule("aurora.solo.sides")
def test_one_player_alone_plays_against_the_game() -> None:
    table = GAME.new_table(1, GAME.checked({}))
    assert [(card.side, card.seat) for card in table.ships] == [(0, 0), (1, NOWHERE)]  # type: ignore[attr-defined]


@pytest.mark.rule("aurora.solo.sides")
def test_two_renegades_face_two_ships() -> None:
    table = new_game(seats=2, crew="dealt").table
    assert isinstance(table, Aurora)
    assert [(card.side, card.seat) for card in table.ships] == [(0, 0), (0, 1), (1, NOWHERE), (1, NOWHERE)]
    assert table.sides() == (0, 0)


@pytest.mark.rule("aurora.overview.faction-split")
def test_no_three_play_against_the_game() -> None:
    with pytest.raises(Refused) as refused:
        new_game(seats=3)
    assert refused.value.code == "aurora.refused.two-renegades"
    assert list(GAME.seats_for({"coalition": "game"})) == [1, 2]
    assert list(GAME.seats_for({"coalition": "people"})) == [1, 2, 3, 4]


@pytest.mark.rule("aurora.solo.sides")
def test_nobody_who_plays_against_the_game_flies_for_the_coalition() -> None:
    with pytest.raises(Refused) as refused:
        new_game({"ship": "eden-fyre"})
    assert refused.value.code == "aurora.refused.renegades-only"
    table = new_game({"ship": "hades-vi"}).table
    assert [card.name for card in table.ships] == ["hades-vi", "destiny-aurora"]  # type: ignore[attr-defined]


@pytest.mark.rule("aurora.solo.coalition-crew")
def test_each_of_two_chooses_for_its_counterpart() -> None:
    match = new_game(seats=2, crew="drafted", guards=False)
    by_ship: dict[int, set[int]] = {2: set(), 3: set()}
    while match.table.round == 0 and match.asked:  # type: ignore[attr-defined]
        (question,) = match.asked
        before = len(match.table.figures)  # type: ignore[attr-defined]
        match.answer(question.id, question.seat, question.keys[0])
        chosen = match.table.figures[before]  # type: ignore[attr-defined]
        if chosen.seat == NOWHERE:
            by_ship[chosen.ship].add(question.seat)
        if len(match.table.figures) == 20:  # type: ignore[attr-defined]
            break
    assert by_ship == {2: {0}, 3: {1}}


@pytest.mark.rule("aurora.solo.no-bounty")
def test_two_renegades_draw_two_bounties_on_the_coalition() -> None:
    match = new_game(seats=2, crew="dealt", quicker=True)
    zones = match.table.zones
    assert [CONTENT.crew[zones.face(bounty(seat), 0)].faction for seat in (0, 1)] == [COALITION, COALITION]
    assert bounty(2) not in zones


# --- the worked examples ---------------------------------------------------------------------------------------------
STAFF = [
    mate(JAYCE, "commander"),
    mate(FLIBBY, "navigation"),
    mate(ROVANNA, "weapons"),
    mate(ORU, "communications"),
    mate(OZYMAR, "engineering"),
]
ARMORY = tuple([item(name) for name in ("arc-pistol",) * 3 + ("arc-blade", "emergency-teleport-device")])
DOWN = [ship("cerberus", 0, "dock:0"), rival("destiny-aurora", "dock:2", landed=2, armory=ARMORY)]


def ashore(g: Aurora) -> list[str]:
    return sorted([who.name for who in g.figures if who.born == COALITION and who.on_surface])


@pytest.mark.example("aurora.example.solo-mirror-party")
@pytest.mark.rule("aurora.solo.mirror-party")
@pytest.mark.rule("aurora.solo.no-mirror-swap")
def test_commander_and_weapons_face_commander_and_weapons() -> None:
    figures = [crew(DONEXIA, 0, sq(13, 4)), crew(GROM, 0, sq(14, 4)), crew(NELLHA, 0, "engineering"), *STAFF]
    play = lands(solo(figures=figures, ships=DOWN), *LOW, draw=["bloodhound", "courier"])
    assert ashore(play.g) == sorted([JAYCE, ROVANNA])
    swapped = play.g.copy()
    swapped.put(swapped.figure(GROM), square=NOWHERE, ship=0, room="weapons")
    swapped.put(swapped.figure(NELLHA), square=sq(14, 4), ship=NOWHERE, room="")
    swapped.result = None
    assert ashore(party_acts(swapped, *LOW).g) == sorted([JAYCE, ROVANNA])


def squadron(count: int) -> Aurora:
    fighters = [npc_ship(f"dregg-fighter-{n}", sq(11 + 2 * n, 13), "north") for n in range(1, count + 1)]
    fleet = [
        ship("cerberus", 0, sq(13, 9), facing="west"),
        rival("destiny-aurora", sq(16, 9), facing="west"),
        *fighters,
    ]
    return solo(figures=[crew(GROM, 0, sq(2, 2)), mate(FLIBBY, "navigation")], ships=fleet)


def goes_for(play: Play) -> list[str]:
    return [play.g.ships[foe.prey].name for foe in sorted(play.g.fleet, key=lambda foe: foe.figure)]


@pytest.mark.example("aurora.example.solo-fighter-split")
@pytest.mark.rule("aurora.solo.fighter-split")
@pytest.mark.parametrize(("die", "third"), [(1, "cerberus"), (2, "destiny-aurora"), (5, "cerberus")])
def test_the_third_of_three_is_rolled_every_turn(die: int, third: str) -> None:
    play = run(squadron(3), FleetTurns(), *[die] * 60)
    first, second, last = goes_for(play)
    assert sorted([first, second]) == ["cerberus", "destiny-aurora"]
    assert last == third
    again = play.g.copy()
    again.result = None
    other = run(again, FleetTurns(), *[7 - die] * 60)
    assert goes_for(other)[:2] == [first, second]
    assert goes_for(other)[2] != third


@pytest.mark.rule("aurora.solo.fighter-split")
def test_an_even_number_needs_no_die() -> None:
    play = run(squadron(2), FleetTurns(), *LOW)
    assert sorted(goes_for(play)) == ["cerberus", "destiny-aurora"]
    assert "solo.fighter-split" not in [rule for rule, _ in play.rolled()]


@pytest.mark.rule("aurora.solo.fighter-split")
def test_four_fighters_are_two_for_each() -> None:
    g = squadron(3)
    own = npc_ship("zurathi-fighter-1", sq(9, 13), "north")
    ships = [*g.ships, own]
    four = solo(figures=[crew(GROM, 0, sq(2, 2)), mate(FLIBBY, "navigation")], ships=ships)
    play = run(four, FleetTurns(), *LOW)
    assert sorted(goes_for(play)) == ["cerberus"] * 2 + ["destiny-aurora"] * 2
    assert "solo.fighter-split" not in [rule for rule, _ in play.rolled()]


# --- behaviour cards -------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.solo.npc-card")
def test_there_are_fifteen_cards_and_each_ends_with_the_nearest() -> None:
    """book:134."""
    assert len(CONTENT.npc_cards) == 15
    assert all(card.order[-1] == "nearest" and len(card.order) <= 4 for card in CONTENT.npc_cards.values())
    assert len({(card.order, card.stealth, card.finishes) for card in CONTENT.npc_cards.values()}) == 15


HOLDER = crew(GROM, 0, sq(13, 8), holds=("xealana",))


@pytest.mark.rule("aurora.solo.npc-card")
@pytest.mark.parametrize(
    ("card", "figures", "target", "why"),
    [
        ("bloodhound", [crew(GROM, 0, sq(13, 9)), crew(RANE, 0, sq(13, 18))], GROM, "nearest"),
        ("headhunter", [crew(GROM, 0, sq(13, 10)), crew(RANE, 0, sq(13, 18))], RANE, "highest-initiative"),
        ("headhunter", [HOLDER, crew(RANE, 0, sq(13, 15))], GROM, "carrier"),
        ("carrion-crow", [crew(GROM, 0, sq(13, 10), wounds=1), crew(RANE, 0, sq(13, 15))], GROM, "wounded"),
        ("carrion-crow", [crew(GROM, 0, sq(13, 10)), crew(RANE, 0, sq(13, 15))], RANE, "nearest"),
        ("second", [HOLDER, crew(RANE, 0, sq(13, 14))], GROM, "carrier"),
        ("counterpart", [crew(GROM, 0, sq(13, 12)), crew(RANE, 0, sq(13, 20))], RANE, "same-station"),
        ("repossessor", [HOLDER, crew(RANE, 0, sq(13, 14))], GROM, "carrier"),
        (
            "opportunist",
            [crew(GROM, 0, sq(13, 11)), crew(NELLHA, 0, sq(12, 11)), crew(RANE, 0, sq(4, 13))],
            RANE,
            "alone",
        ),
        ("shadow", [HOLDER, crew(RANE, 0, sq(13, 14))], GROM, "carrier"),
    ],
)
def test_a_card_is_read_from_the_top(card: str, figures: list[Any], target: str, why: str) -> None:
    play = mate_acts(field(*figures, mate(FLIBBY, sq(13, 13)), cards={FLIBBY: card}, mission=PRINCESS), FLIBBY, *LOW)
    assert hunted(play) == (target, why)
    assert play.told("solo.hunts")[0]["card"] == card


@pytest.mark.rule("aurora.solo.npc-card")
def test_a_gatekeeper_goes_for_whoever_comes_near_a_renegade_dock() -> None:
    figures = [crew(GROM, 0, sq(13, 5)), crew(RANE, 0, sq(13, 14)), mate(FLIBBY, sq(13, 12))]
    play = mate_acts(solo(figures=figures, cards={FLIBBY: "gatekeeper"}), FLIBBY, *LOW)
    assert hunted(play) == (GROM, "near-dock")


@pytest.mark.rule("aurora.solo.npc-card")
def test_a_gatekeeper_waits_at_the_dock_where_nobody_is_near() -> None:
    figures = [crew(GROM, 0, sq(13, 20)), mate(FLIBBY, sq(13, 10))]
    play = mate_acts(solo(figures=figures, cards={FLIBBY: "gatekeeper"}), FLIBBY, *LOW)
    assert headed(play)[1] == "dock"
    assert play.g.plan().map.distance(play.who(FLIBBY).square, play.g.layout.docks[0]) == 1


@pytest.mark.rule("aurora.solo.start")
def test_in_the_quicker_game_it_takes_the_free_dock_nearest_to_the_goal() -> None:
    match = new_game(crew="dealt", quicker=True, mission=PRINCESS)
    table = match.table
    while match.asked and not any(card.seat == NOWHERE and card.dock != NOWHERE for card in table.ships):  # type: ignore[attr-defined]
        (question,) = match.asked
        match.answer(question.id, question.seat, question.keys[0])
        table = match.table
    assert isinstance(table, Aurora)
    docks, goal = table.layout.docks, table.things[0].square
    far = [table.plan().map.distance(square, goal) for square in docks]
    theirs, mine = table.ships[1].dock, table.ships[0].dock
    assert far[theirs] == min([far[n] for n in range(4) if n != mine])


@pytest.mark.rule("aurora.solo.npc-card")
def test_a_second_helps_a_comrade() -> None:
    g = field(
        crew(GROM, 0, sq(13, 6)),
        crew(RANE, 0, sq(13, 14)),
        mate(JAYCE, sq(13, 7)),
        mate(FLIBBY, sq(13, 12)),
        cards={FLIBBY: "second"},
        fought={JAYCE: GROM},
    )
    assert hunted(mate_acts(g, FLIBBY, *LOW)) == (GROM, "mate-fights")


WEAK = min((DONEXIA, STRAKEN, RANE, GROM, NELLHA), key=lambda name: CONTENT.crew[name].health)
TOUGH = max((DONEXIA, STRAKEN, RANE, GROM, NELLHA), key=lambda name: CONTENT.crew[name].health)


@pytest.mark.rule("aurora.solo.npc-card")
@pytest.mark.parametrize(("health", "prey"), [(2, WEAK), (3, TOUGH)])
def test_a_carrion_crow_finishes_whoever_stands_beside_it(health: int, prey: str) -> None:
    """With more health left, the most wounds come first."""
    g = field(
        crew(WEAK, 0, sq(13, 12), wounds=CONTENT.crew[WEAK].health - health),
        crew(TOUGH, 0, sq(13, 16), wounds=CONTENT.crew[TOUGH].health - 1),
        mate(FLIBBY, sq(13, 13)),
        cards={FLIBBY: "carrion-crow"},
    )
    assert hunted(mate_acts(g, FLIBBY, *HIGH))[0] == prey


@pytest.mark.rule("aurora.solo.npc-card")
def test_of_two_who_are_hurt_the_worse_one_is_hunted() -> None:
    figures = [crew(GROM, 0, sq(13, 10), wounds=1), crew(RANE, 0, sq(13, 17), wounds=2), mate(FLIBBY, sq(13, 13))]
    assert hunted(mate_acts(field(*figures, cards={FLIBBY: "carrion-crow"}), FLIBBY, *LOW)) == (RANE, "wounded")


@pytest.mark.rule("aurora.solo.npc-card")
@pytest.mark.parametrize(("near", "what"), [(3, "near-goal"), (9, "guard")])
def test_where_the_coalition_can_only_stop_it_guards_the_goal(near: int, what: str) -> None:
    g = field(
        crew(GROM, 0, sq(13, 10 - near)),
        mate(FLIBBY, sq(18, 10)),
        mission=LEDGER,
        things={sq(13, 10): "data"},
        cards={FLIBBY: "taskmaster"},
    )
    play = mate_acts(g, FLIBBY, *LOW)
    assert (hunted(play)[1] if near == 3 else headed(play)[1]) == what
    assert play.who(FLIBBY).holds == ()


@pytest.mark.rule("aurora.solo.mission-tests")
@pytest.mark.parametrize(("name", "goes"), [(JAYCE, True), (OZYMAR, False)])
def test_whoever_passes_the_test_best_goes_for_the_goal_whatever_its_card(name: str, goes: bool) -> None:
    """A mission whose priority is the goal: Jayce leads better than Ozymar."""
    figures = [crew(GROM, 0, sq(4, 22)), mate(JAYCE, sq(13, 12)), mate(OZYMAR, sq(14, 12))]
    g = field(*figures, mission=PRINCESS, things={sq(13, 16): "xealana"})
    play = mate_acts(g, name, *LOW)
    assert [told["why"] for told in play.told("solo.heads-for")] == (["goal"] if goes else [])


@pytest.mark.rule("aurora.solo.mission-tests")
def test_a_piece_that_needs_another_first_is_left_alone() -> None:
    """The Prince who stayed wants the signet before him."""
    figures = [crew(GROM, 0, sq(4, 22)), mate(JAYCE, sq(13, 13))]
    things = {sq(13, 14): "ulep", sq(18, 13): "signet"}
    play = mate_acts(field(*figures, mission="the-prince-who-stayed", things=things), JAYCE, *HIGH)
    assert headed(play, JAYCE)[0] == sq(18, 13)


@pytest.mark.rule("aurora.solo.mission-tests")
def test_it_takes_a_follower_from_a_renegade_beside_it() -> None:
    """aurora.mission-character.steal: Leadership against Leadership."""
    dice = CONTENT.crew[JAYCE].skill("leadership"), CONTENT.crew[GROM].skill("leadership")
    g = field(crew(GROM, 0, sq(13, 12), holds=("xealana",)), mate(JAYCE, sq(13, 13)), mission=PRINCESS)
    play = mate_acts(g, JAYCE, *[6] * dice[0], *[1] * dice[1], *LOW)
    assert play.who(JAYCE).holds == ("xealana",)


# --- with the goods --------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.solo.result")
def test_with_what_it_was_after_it_goes_home_past_everybody() -> None:
    g = solo(
        figures=[crew(GROM, 0, sq(13, 19)), mate(FLIBBY, sq(13, 20), holds=("xealana",)), mate(ROVANNA, "navigation")],
        mission=PRINCESS,
        cards={FLIBBY: "bloodhound"},
    )
    play = mate_acts(g, FLIBBY, *HIGH)
    assert headed(play)[1] == "home"
    assert next(rule for rule, _ in play.rolled()) == "elude.test"
    assert play.over.code == "aurora.win.tier1"
    assert play.over.winners == ()


@pytest.mark.rule("aurora.solo.result")
def test_without_a_ship_it_waits_beside_a_free_dock() -> None:
    g = field(crew(GROM, 0, sq(4, 4)), mate(FLIBBY, sq(13, 22), holds=("xealana",)), mission=PRINCESS)
    play = mate_acts(g, FLIBBY, *LOW)
    assert headed(play)[1] == "home"
    assert play.who(FLIBBY).on_surface


@pytest.mark.rule("aurora.solo.ship-follow")
def test_its_ship_comes_down_again_to_fetch_it() -> None:
    ships = [ship("cerberus", 0, "dock:0"), rival("destiny-aurora", sq(26, 13))]
    figures = [
        crew(GROM, 0, sq(4, 4)),
        mate(FLIBBY, sq(25, 12), holds=("xealana",)),
        mate(ROVANNA, "navigation"),
    ]
    play = ship_acts(solo(figures=figures, ships=ships, mission=PRINCESS), *LOW)
    assert play.told("solo.ship-bound")[0]["why"] == "fetches"
    assert play.card("destiny-aurora").dock == 1


@pytest.mark.rule("aurora.solo.ship-follow")
def test_it_waits_on_its_dock_for_whoever_brings_the_goods() -> None:
    figures = [crew(GROM, 0, sq(4, 4)), mate(FLIBBY, sq(13, 15), holds=("xealana",)), mate(ROVANNA, "navigation")]
    play = party_acts(solo(figures=figures, mission=PRINCESS), *LOW)
    assert play.card("destiny-aurora").dock == 2


@pytest.mark.rule("aurora.solo.result")
@pytest.mark.rule("aurora.win.tier2")
def test_on_tier_two_it_flies_home_with_them_and_wins() -> None:
    ships = [ship("cerberus", 0, sq(4, 4)), rival("destiny-aurora", sq(13, 22))]
    figures = [crew(GROM, 0, "weapons"), mate(FLIBBY, "navigation", holds=("xealana",))]
    g = solo(figures=figures, ships=ships, mission=PRINCESS, tier=2)
    play = ship_acts(g, *LOW)
    assert play.told("solo.ship-bound")[0]["why"] == "home"
    assert play.over.code == "aurora.win.tier2"
    assert play.over.winners == ()


# --- on the move -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.solo.pursuit")
def test_who_meets_somebody_on_the_way_is_tested_there() -> None:
    """aurora.elude.fail-moving holds for it as for a player's crew."""
    wall = {f"{row}{column}": "#" for row in "abcefgh" for column in (4, 5)}
    g = field(
        crew(GROM, 0, on("centre", "d6")),
        crew(RANE, 0, sq(22, 13)),
        mate(FLIBBY, on("centre", "d3")),
        surface={"centre": draw(wall)},
        cards={FLIBBY: "headhunter"},
    )
    play = mate_acts(g, FLIBBY, *LOW)
    assert play.told("elude.failed")[0]["crew"] == FLIBBY
    assert hunted(play) == (RANE, "highest-initiative")
    assert fights(play) == [(FLIBBY, GROM)]


@pytest.mark.rule("aurora.solo.pursuit")
def test_who_is_in_a_melee_does_not_even_try_to_get_away() -> None:
    g = field(
        crew(GROM, 0, sq(13, 12)),
        crew(RANE, 0, sq(13, 17)),
        mate(FLIBBY, sq(13, 13)),
        cards={FLIBBY: "headhunter"},
        fought={FLIBBY: GROM},
    )
    play = mate_acts(g, FLIBBY, *HIGH)
    assert hunted(play) == (GROM, "melee")
    assert "elude.test" not in [rule for rule, _ in play.rolled()]


@pytest.mark.rule("aurora.solo.pursuit")
def test_after_a_defeat_it_goes_on_to_the_next() -> None:
    g = field(
        crew(GROM, 0, sq(13, 12), wounds=CONTENT.crew[GROM].health - 1),
        crew(RANE, 0, sq(13, 18)),
        mate(FLIBBY, sq(13, 13)),
    )
    play = finish(mate_acts(g, FLIBBY, *[6] * CONTENT.crew[FLIBBY].attack, *LOW))
    assert play.who(GROM).out
    assert [told["target"] for told in play.told("solo.hunts")] == [GROM, RANE]
    assert play.who(FLIBBY).square != sq(13, 13)


@pytest.mark.rule("aurora.solo.melee-preference")
def test_with_one_action_left_and_nobody_in_reach_it_shoots() -> None:
    pistol = (item("arc-pistol", wielded=True),)
    far = CONTENT.crew[ROVANNA].speed + 3
    play = mate_acts(field(crew(GROM, 0, sq(6, 13)), mate(ROVANNA, sq(6 + far, 13), gear=pistol)), ROVANNA, *LOW)
    assert fights(play) == [(ROVANNA, GROM)]
    assert play.told("combat.attacks")[0]["weapon"] == "arc-pistol"


@pytest.mark.rule("aurora.solo.turn-order")
def test_its_party_counts_together() -> None:
    """Flibby and Oru have nine, Rane has six."""
    g = field(crew(RANE, 0, sq(13, 13)), mate(FLIBBY, sq(13, 14)), mate(ORU, sq(12, 14)), then="surface")
    play = Play(g, *LOW)
    assert play.told("round.surface-turn")[0]["seat"] >= 200


@pytest.mark.rule("aurora.solo.turn-order")
def test_the_stunned_miss_their_turn_and_are_free_of_it() -> None:
    play = mate_acts(field(crew(GROM, 0, sq(13, 12)), mate(FLIBBY, sq(13, 13), tokens=("stun",))), FLIBBY, *LOW)
    assert fights(play) == []
    assert play.who(FLIBBY).tokens == ()
    assert play.told("npc.stunned") == [{"crew": FLIBBY}]


@pytest.mark.rule("aurora.solo.room-search")
def test_whom_it_has_not_found_it_lets_be_and_goes_by_its_card() -> None:
    g = field(
        crew(GROM, 0, sq(13, 12), hidden=True),
        crew(RANE, 0, sq(13, 19)),
        mate(FLIBBY, sq(13, 13)),
    )
    play = mate_acts(g, FLIBBY, *LOW)
    assert [told["why"] for told in play.told("solo.hunts")] == ["hidden", "nearest"]
    assert len([rule for rule, _ in play.rolled() if rule == "scan.room"]) == 1


@pytest.mark.rule("aurora.solo.room-search")
def test_where_all_hide_it_looks_for_the_nearest() -> None:
    g = field(crew(GROM, 0, sq(4, 4), hidden=True), mate(FLIBBY, sq(13, 13)))
    play = mate_acts(g, FLIBBY, *LOW)
    assert hunted(play) == (GROM, "hidden")


@pytest.mark.rule("aurora.solo.npc-card")
def test_where_nobody_is_out_it_waits_at_their_ship_and_says_so() -> None:
    g = solo(figures=[crew(GROM, 0, "weapons"), mate(FLIBBY, sq(13, 5))])
    assert headed(mate_acts(g, FLIBBY, *LOW))[1] == "ship"
    alone = field(crew(GROM, 0, "weapons"), mate(FLIBBY, sq(13, 5)))
    assert mate_acts(alone, FLIBBY, *LOW).told("solo.idle") == [{"crew": FLIBBY, "rule": "aurora.solo.npc-card"}]


WALLS = {f"{row}{column}e": "|" for row in "bcdefg" for column in (1, 7)}
WALLS |= {f"{row}{column}s": "-" for row in "ag" for column in range(2, 8)}


@pytest.mark.rule("aurora.solo.stealth")
def test_on_its_way_to_a_goal_in_the_open_it_stays_at_the_wall() -> None:
    """A room from b2 to g7 with a door in the east; the princess stands in its middle."""
    g = field(
        crew(GROM, 0, on("centre", "f3")),
        mate(FLIBBY, on("centre", "d8")),
        things={on("centre", "d4"): "xealana"},
        mission=PRINCESS,
        surface={"centre": draw(edges=WALLS | {"d7e": "D"})},
        indoor=["centre"],
        cards={FLIBBY: "courier"},
    )
    play = mate_acts(g, FLIBBY, *HIGH)
    assert play.told("stealth.hidden")
    assert first_end(play) in play.g.plan().shadows


def first_end(play: Play) -> int:
    """Where its first Move ended: with the second, it has all its points again."""
    steps = play.told("move.stepped")
    again = [n for n in range(1, len(steps)) if steps[n]["points"] > steps[n - 1]["points"]]
    return int(steps[again[0] - 1 if again else -1]["square"])


@pytest.mark.rule("aurora.solo.stealth")
def test_a_shadow_keeps_to_the_walls_all_the_time() -> None:
    g = field(
        crew(GROM, 0, sq(2, 13)),
        mate(FLIBBY, on("centre", "d8")),
        surface={"centre": draw({f"{row}5": "h" for row in "abcdefgh"})},
        cards={FLIBBY: "shadow"},
    )
    play = mate_acts(g, FLIBBY, *HIGH)
    assert play.told("stealth.hidden")[0]["crew"] == FLIBBY
    assert "stealth.test" in [rule for rule, _ in play.rolled()]


@pytest.mark.rule("aurora.solo.arc-blade")
def test_the_blade_is_what_it_strikes_with() -> None:
    blade = (item("arc-pistol", wielded=True), item("arc-blade", wielded=True))
    play = mate_acts(field(crew(GROM, 0, sq(13, 12)), mate(JAYCE, sq(13, 13), gear=blade)), JAYCE, *LOW)
    assert play.told("combat.attacks")[0]["weapon"] == "arc-blade"


@pytest.mark.rule("aurora.docked.battle")
def test_crew_aboard_drive_intruders_off() -> None:
    figures = [crew(GROM, 0, "deck", ship=1), mate(ROVANNA, "weapons"), mate(FLIBBY, "navigation")]
    play = party_acts(solo(figures=figures), *LOW)
    assert sorted(fights(play)) == [(FLIBBY, GROM), (ROVANNA, GROM)]
    assert play.told("solo.hunts")[0]["why"] == "aboard"


# --- ships -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.solo.ship-approach")
def test_a_linked_ship_turns_and_fires_and_does_not_fly() -> None:
    ships = [
        ship("cerberus", 0, sq(13, 12), facing="west"),
        rival("destiny-aurora", sq(12, 12), facing="west", shields_up=False, link=0),
    ]
    figures = [crew(GROM, 0, "weapons"), mate(FLIBBY, "navigation"), mate(ROVANNA, "weapons")]
    play = ship_acts(solo(figures=figures, ships=ships), *LOW)
    assert play.card("destiny-aurora").square == sq(12, 12)
    assert play.told("ship-combat.fired")[0]["target"] == "cerberus"


@pytest.mark.rule("aurora.solo.ship-approach")
@pytest.mark.rule("aurora.salvage.mines-deployer-safe")
def test_it_sets_off_mines_as_others_do() -> None:
    ships = [ship("cerberus", 0, sq(4, 12)), rival("destiny-aurora", sq(12, 12), facing="west")]
    figures = [crew(GROM, 0, "weapons"), mate(FLIBBY, "navigation")]
    play = ship_acts(solo(figures=figures, ships=ships, mines=[(sq(5, 11), 0)]), *LOW)
    assert play.told("salvage.mine") == [{"square": sq(5, 11)}]
    assert play.g.mines == ()


@pytest.mark.rule("aurora.solo.ship-other-npcs")
def test_what_a_fighter_does_to_it_is_remembered_until_its_next_turn() -> None:
    names = ("cerberus", "destiny-aurora")
    ships = [ship(names[0], 0, sq(4, 4)), rival(names[1], sq(13, 12)), npc_ship("dregg-fighter-1", sq(13, 13), "north")]
    g = solo(figures=[crew(GROM, 0, sq(2, 2)), mate(FLIBBY, "navigation"), mate(ROVANNA, "weapons")], ships=ships)
    attack = CONTENT.npc_ship("dregg-fighter-1").levels[0].attack
    hit = run(g, FleetTurns(), *[6] * attack, *LOW)
    table = hit.g.copy()
    table.result = None
    play = ship_acts(table, *LOW)
    assert play.told("solo.ship-hunts")[0]["target"] == "dregg-fighter-1"
    assert play.told("solo.ship-hunts")[0]["why"] == "retaliates"
    assert play.g.rivals[0].hurt == ()


@pytest.mark.rule("aurora.npc.actions")
@pytest.mark.rule("aurora.solo.ship-bonuses")
def test_nobody_is_asked_about_the_abilities_of_its_ship() -> None:
    ships = [ship("cerberus", 0, sq(4, 12)), rival("destiny-aurora", sq(5, 12), facing="west")]
    figures = [crew(GROM, 0, "weapons"), mate(FLIBBY, "navigation"), mate(ROVANNA, "weapons"), mate(JAYCE, "commander")]
    play = ship_acts(solo(figures=figures, ships=ships), *HIGH)
    asked = {question.seat for question in play.match.asked}
    assert asked <= {0}
    assert "ship-ability.declared" not in play.codes()


@pytest.mark.rule("aurora.solo.ship-follow")
def test_it_leaves_when_the_renegades_have_gone_up() -> None:
    ships = [ship("cerberus", 0, sq(4, 12)), rival("destiny-aurora", "dock:2", landed=1)]
    figures = [crew(GROM, 0, "weapons"), mate(FLIBBY, "navigation"), mate(ROVANNA, "weapons")]
    play = ship_acts(solo(figures=figures, ships=ships), *LOW)
    assert play.told("landing.ascended")[0]["ship"] == "destiny-aurora"
    assert play.told("solo.ship-hunts")[0]["target"] == "cerberus"


@pytest.mark.rule("aurora.solo.turn-order")
def test_equal_ships_of_the_coalition_roll_for_it() -> None:
    ships = [
        ship("cerberus", 0, sq(2, 2)),
        ship("hades-vi", 1, sq(4, 2)),
        rival("destiny-aurora", sq(20, 12)),
        rival("eden-fyre", sq(22, 12)),
    ]
    figures = [mate(ROVANNA, "navigation", ship=2), mate("brandt-hale", "navigation", ship=3)]
    assert CONTENT.crew[ROVANNA].initiative == CONTENT.crew["brandt-hale"].initiative
    for dice, first in (((2, 5), "eden-fyre"), ((3, 3, 6, 1), "destiny-aurora")):
        play = Play(solo(2, figures=figures, ships=ships, then="ships"), *dice, *LOW)
        assert [told["ship"] for told in play.told("round.ship-turn")][:1] == [first]
        assert len(play.told("round.ship-turn")) == 2


@pytest.mark.rule("aurora.boarding.engage")
@pytest.mark.rule("aurora.solo.sides")
def test_a_boarded_ship_of_the_coalition_defends_itself() -> None:
    """As many as there are intruders leave their stations, the strongest first."""
    ships = [
        ship("cerberus", 0, sq(13, 12), facing="west"),
        rival("destiny-aurora", sq(12, 12), facing="west", shields_up=False, link=0),
    ]
    figures = [
        crew(RANE, 0, "navigation"),
        crew(GROM, 0, "deck", ship=1),
        mate(FLIBBY, "navigation"),
        mate(ROVANNA, "weapons"),
    ]
    play = Play(solo(figures=figures, ships=ships, then="ships"), *LOW)
    while play.match.asked and not fights(play):
        play.say("end" if "end" in play.keys else "pass" if "pass" in play.keys else play.keys[0])
    strongest = max((FLIBBY, ROVANNA), key=lambda name: CONTENT.crew[name].attack)
    assert fights(play)[0] == (strongest, GROM)
    assert play.asked.seat == 0


@pytest.mark.rule("aurora.reward.crew")
@pytest.mark.rule("aurora.solo.no-bounty")
def test_nobody_is_paid_for_a_renegade_whom_the_coalition_defeats() -> None:
    g = field(crew(GROM, 0, sq(13, 12), wounds=CONTENT.crew[GROM].health - 1), mate(FLIBBY, sq(13, 13)))
    play = finish(mate_acts(g, FLIBBY, *[6] * CONTENT.crew[FLIBBY].attack, *LOW))
    assert play.who(GROM).out
    assert play.told("reward.earned") == []
    assert [sum(pay) for pay in play.g.pay] == [0]


@pytest.mark.rule("aurora.solo.friendships")
def test_it_leaves_villains_alone_unless_the_mission_asks_for_them() -> None:
    g = field(crew(GROM, 0, sq(13, 18)), mate(FLIBBY, sq(13, 13)), enemy("dregg-warrior-1", sq(13, 12)))
    assert hunted(mate_acts(g, FLIBBY, *HIGH)) == (GROM, "nearest")


@pytest.mark.rule("aurora.solo.mission-tests")
def test_a_beast_that_has_to_be_defeated_is_hunted() -> None:
    """The Kite Hunt."""
    figures = [crew(GROM, 0, sq(4, 22)), mate(FLIBBY, sq(13, 13)), enemy("glass-kite", sq(13, 15))]
    g = field(*figures, mission="the-kite-hunt", cards={FLIBBY: "courier"})
    assert hunted(mate_acts(g, FLIBBY, *LOW)) == ("glass-kite", "quarry")


@pytest.mark.rule("aurora.solo.result")
def test_time_costs_what_a_failed_mission_costs() -> None:
    g = solo(figures=[crew(GROM, 0, "weapons")], mission="the-convict", left=0, then="mission")
    g.pay = ((0, 0, 0, 0, 0, 0, 100),)
    play = Play(g)
    assert play.over.code == "aurora.solo.result"
    assert (play.over.winners, play.over.scores) == ((), (75,))


@pytest.mark.rule("aurora.solo.npc-card")
def test_everybody_sees_the_cards() -> None:
    figures = [crew(DONEXIA, 0, sq(13, 4)), *STAFF]
    play = lands(solo(figures=figures, ships=DOWN), *LOW, draw=["bloodhound"])
    zone = play.match.view(0)["zones"]["npc-cards:out"]
    assert [face for face, _ in zone["items"]] == ["bloodhound"]


@pytest.mark.rule("aurora.solo.five-crew")
@pytest.mark.rule("aurora.solo.best-stations")
def test_stations_of_those_who_have_landed_are_manned_again() -> None:
    figures = [mate(ORU, "communications"), mate(OZYMAR, "engineering"), crew(GROM, 0, "weapons")]
    play = ship_acts(solo(figures=figures, ships=AWAY), *LOW)
    skill = {name: CONTENT.crew[name].skill("piloting") for name in (ORU, OZYMAR)}
    pilot = max((ORU, OZYMAR), key=lambda name: skill[name])
    assert play.who(pilot).room == "navigation"
    assert coalition_ship(play.g) == 1


# --- campaigns -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.solo.five-crew")
@pytest.mark.parametrize(("gone", "left"), [(2, 5), (7, 3)])
def test_between_missions_the_pool_makes_five_of_them_again(gone: int, left: int) -> None:
    """Unless captures have left fewer: with seven of ten in a Brig there are three."""
    theirs = [name for name, card in CONTENT.crew.items() if card.faction == COALITION and card.specialty]
    captives = [mate(name, "brig", ship=0) for name in theirs[:gone]]
    aboard = [mate(name, "deck") for name in theirs[gone : min(5, len(theirs))]]
    g = solo(figures=[*captives, *aboard], ships=AWAY)
    fill_up(g)
    crew_now = [who for who in g.figures if who.ship == 1]
    assert len(crew_now) == min(left, len(theirs) - gone)
    assert len({who.room for who in crew_now if who.room != "deck"}) == len(crew_now)
