"""Two against two: who plays with whom, who begins, where launches may go, and which team wins."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.andromeda import GAME
from rimward.kernel.question import Refused
from tests.games.andromeda.more_world import ending, finish, scored, team_opening, teamed
from tests.games.andromeda.openings import Lucky, Opening, launches, with_vp
from tests.games.andromeda.stations import EDGE, TURN, Game, settle
from tests.games.andromeda.world import BLUE, GREEN, PURPLE, YELLOW, Play, module, moon, world

SETUP = (1, 2, *[3] * 4)  # two dice for the S-class raiders, one for the leaders of each seat
ONES = (1,) * 6
HOMES = {BLUE: "A1", GREEN: "A5", PURPLE: "C1"}  # where those stand who only return


def rolled(*hands: tuple[int, ...], again: tuple[int, ...] = (), **more: Any) -> Opening:
    """Everybody has chosen a faction, and for the first turn these dice have fallen."""
    dice = (*SETUP, *(face for faces in hands for face in faces), *again)
    play = team_opening(dice, **more).chosen()
    assert not play.chance.faces, "the dice of the setup were not all thrown"
    return play


def mates(play: Opening) -> set[frozenset[int]]:
    sides = play.match.table.sides()
    return {frozenset(seat for seat in range(4) if sides[seat] == side) for side in sides}


# --- teams -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.team.seating")
def test_four_players_are_two_teams_of_neighbours() -> None:
    assert mates(team_opening()) == {frozenset((0, 1)), frozenset((2, 3))}


@pytest.mark.rule("andromeda.team.seating")
@pytest.mark.rule("andromeda.general.player-count")
@pytest.mark.parametrize("seats", [2, 3])
def test_teams_need_four_players(seats: int) -> None:
    assert GAME.seats_for({"teams": True}) == [4]
    with pytest.raises(Refused):
        Opening(seats, teams=True)


@pytest.mark.rule("andromeda.team.seating")
def test_everybody_plays_a_faction_of_their_own() -> None:
    """Three of the twelve are dealt to each, as with four players who play for themselves."""
    play = team_opening()
    assert [(asked.seat, len(asked.keys)) for asked in play.match.asked] == [(seat, 3) for seat in range(4)]
    table = play.chosen().table
    assert len(set(table["factions"])) == 4
    assert [sum(ship["owner"] == seat for ship in table["ships"]) for seat in range(4)] == [9] * 4
    kinds = [region["kind"] for region in table["regions"]]
    assert (kinds.count("planet"), kinds.count("base")) == (8, 6)


@pytest.mark.rule("andromeda.team.seating")
@pytest.mark.parametrize(
    ("wishes", "pairs"),
    [
        ({0: 1}, {(0, 1), (2, 3)}),
        ({0: 3}, {(0, 3), (1, 2)}),
        ({2: 1}, {(0, 3), (1, 2)}),
        ({2: 3, 0: 1}, {(0, 1), (2, 3)}),
    ],
)
def test_a_partner_sits_on_the_left_or_on_the_right(wishes: dict[int, int], pairs: set[tuple[int, int]]) -> None:
    assert mates(team_opening(partners=wishes)) == {frozenset(pair) for pair in pairs}


@pytest.mark.rule("andromeda.team.seating")
@pytest.mark.parametrize("wishes", [{0: 2}, {1: 3}, {0: 0}, {0: 1, 1: 2}])
def test_who_sits_opposite_is_no_partner(wishes: dict[int, int]) -> None:
    """Nor is oneself, nor somebody who wishes for another."""
    with pytest.raises(Refused):
        team_opening(partners=wishes)


@pytest.mark.rule("andromeda.team.seating")
def test_without_the_option_everybody_plays_for_themselves() -> None:
    assert next(setting for setting in GAME.settings if setting.name == "teams").default is False
    assert set(Opening(4).match.table.sides()) in ({0, 1, 2, 3}, set())


# --- who begins ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.team.start-player")
def test_the_twelve_dice_of_a_team_count_together() -> None:
    """The first has the best six dice. But 6 6 3 of the second team beats 6 6 2 of the first."""
    play = rolled((6, 6, 2, 2, 2, 2), ONES, (6, 3, 1, 1, 1, 1), (6, 1, 1, 1, 1, 1))
    assert play.first == 3


@pytest.mark.rule("andromeda.team.start-player")
def test_who_has_the_best_roll_does_not_begin_but_who_has_an_opponent_on_the_left() -> None:
    play = rolled((6, 6, 6, 6, 6, 6), ONES, (5,) * 6, (5,) * 6)
    assert play.first == 1


@pytest.mark.rule("andromeda.team.start-player")
@pytest.mark.parametrize(("best", "first"), [(0, 0), (1, 2), (2, 2), (3, 0)])
def test_the_leftmost_of_other_pairs(best: int, first: int) -> None:
    """The last and the first play together: of them the first has an opponent on the left."""
    hands = [(6, *ONES[1:]) if seat == best else ONES for seat in range(4)]
    assert rolled(*hands, partners={0: 3}).first == first


@pytest.mark.rule("andromeda.team.start-player")
def test_all_dice_level_means_rolling_again() -> None:
    hands = ((6, 5, 4, 3, 2, 1), (6, 6, 1, 1, 1, 1), (6, 6, 6, 1, 1, 1), (5, 4, 3, 2, 1, 1))
    assert sorted(hands[0] + hands[1]) == sorted(hands[2] + hands[3])
    assert rolled(*hands, again=(*ONES, *ONES, 2, *ONES[1:], *ONES)).first == 3


@pytest.mark.rule("andromeda.team.start-player")
@pytest.mark.rule("andromeda.player.starting-vp")
@pytest.mark.parametrize(("best", "vp"), [(0, [4, 1, 2, 3]), (3, [2, 3, 4, 1])])
def test_the_first_turns_go_round_clockwise(best: int, vp: list[int]) -> None:
    """One of the team that begins, two of the other, and then the teammate."""
    hands = [(6, *ONES[1:]) if seat == best else ONES for seat in range(4)]
    assert rolled(*hands).table["vp"] == vp


@pytest.mark.rule("andromeda.team.start-player")
def test_turns_pass_to_the_left_whatever_the_team() -> None:
    play = Game(teamed(tiles=EDGE, active=BLUE))
    seats = []
    for space in ("A1", "A3", "A5", "C1", "A2"):
        settle(play, TURN)
        seats.append(play.turn_of)
        play.launch("transport", space)
    assert seats == [BLUE, GREEN, PURPLE, YELLOW, BLUE]


# --- launches --------------------------------------------------------------------------------------------------------
def meeting(who: int, *more: tuple[int, str, str]) -> Game:
    """Yellow may launch a transport or a fighter; this seat has a transport on C3."""
    ships = [(YELLOW, "transport", "bay"), (YELLOW, "fighter", "bay"), (who, "transport", "C3"), *more]
    return Game(teamed(tiles=EDGE, ships=ships, stock={}), d6=(6,) * 12)


@pytest.mark.rule("andromeda.team.occupied")
@pytest.mark.parametrize("who", [BLUE, GREEN, PURPLE])
def test_a_first_launch_goes_to_no_region_with_ships_of_a_player(who: int) -> None:
    play = meeting(who)
    assert "C3" not in launches(play, "transport")
    assert "C3" in launches(play, "fighter"), "with Attack it may"


@pytest.mark.rule("andromeda.team.occupied")
@pytest.mark.rule("andromeda.launch.subsequent-occupied")
@pytest.mark.parametrize(("who", "battle"), [(BLUE, False), (GREEN, True)])
def test_a_further_launch_may_go_to_a_teammate(who: int, battle: bool) -> None:
    play = settle(meeting(who, (YELLOW, "transport", "C2")).launch("transport", "C3"), TURN)
    assert bool(play.told("battle.begins")) is battle


@pytest.mark.rule("andromeda.team.occupied")
@pytest.mark.rule("andromeda.launch.subsequent-not-own")
def test_range_is_counted_from_ones_own_ships_and_not_from_those_of_a_teammate() -> None:
    """Yellow stands on A1, blue on C3: a transport reaches A2 and not C4. C3 is free of yellow's ships, and too far."""
    play = meeting(BLUE, (YELLOW, "transport", "A1"))
    assert ("A2" in launches(play, "transport"), launches(play, "transport") & {"C3", "C4"}) == (True, set())


@pytest.mark.rule("andromeda.team.occupied")
def test_a_ship_of_a_teammate_is_no_ship_on_the_board_of_ones_own() -> None:
    """Blue has ships out; yellow's launch is a first one all the same and goes anywhere that is free."""
    assert {"A1", "A5", "C1", "C5"} <= launches(meeting(BLUE), "transport")


# --- the end ---------------------------------------------------------------------------------------------------------
def played(vp: dict[int, int], **said: Any) -> Play:
    """Yellow's abandoned moon ends the game: 60 VP and 1 credit for yellow. Nobody gains anything after that.

    Yellow launches to a planet with a moon, the others return, and yellow returns.
    """
    ships = [(YELLOW, "transport", "bay"), (YELLOW, "fighter", "bay")]
    for seat, home in HOMES.items():
        ships += [(seat, "transport", home), (seat, "fighter", "bay")]
    top = (moon("industry", titanium=1), 1)
    g = teamed(tiles=EDGE, ships=ships, moons={"C3": top}, **ending(vp=vp, **said))
    play = Lucky(g)
    play.act(YELLOW, "abandon:0")
    play.launch("transport", "C3")
    return finish(play)


@pytest.mark.rule("andromeda.team.final-score")
@pytest.mark.parametrize(("blue", "green", "purple", "winners"), [(0, 35, 30, (2, 3)), (5, 35, 29, (0, 1))])
def test_the_team_with_the_higher_sum_wins(blue: int, green: int, purple: int, winners: tuple[int, ...]) -> None:
    """Yellow alone has more than anybody else: 60 and blue's against the sum of the others."""
    play = played({BLUE: blue, GREEN: green, PURPLE: purple})
    assert play.over.scores == (60, blue, green, purple)
    assert tuple(sorted(play.over.winners)) == winners
    sides = play.over.sides
    assert (sides[0] == sides[1], sides[2] == sides[3], sides[0] == sides[2]) == (True, True, False)


@pytest.mark.rule("andromeda.team.final-score")
@pytest.mark.rule("andromeda.scoring.tie-break")
@pytest.mark.parametrize(("gained", "winners"), [((YELLOW,), (0, 1)), ((GREEN,), (2, 3)), ((PURPLE,), (2, 3))])
def test_of_two_teams_that_are_level_the_one_with_more_modules_wins(
    gained: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    """Whoever of the two has them, and whoever has more resources."""
    modules = {seat: (module("science"),) for seat in gained}
    stock = {seat: {"ice": 4} for seat in range(4) if seat not in winners}
    play = played({BLUE: 0, GREEN: 30, PURPLE: 30}, modules=modules, stock=stock)
    assert play.over.scores == (60, 0, 30, 30)
    assert tuple(sorted(play.over.winners)) == winners


@pytest.mark.rule("andromeda.team.final-score")
@pytest.mark.rule("andromeda.scoring.tie-break")
@pytest.mark.parametrize(
    ("ice", "winners"), [((0, 0), (0, 1)), ((1, 0), (0, 1, 2, 3)), ((1, 1), (2, 3)), ((0, 2), (2, 3))]
)
def test_then_the_resources_of_both_decide_and_then_all_four_win(
    ice: tuple[int, int], winners: tuple[int, ...]
) -> None:
    """Yellow has one credit, from the moon, and blue nothing."""
    stock = {GREEN: {"ice": ice[0]}, PURPLE: {"ice": ice[1]}}
    play = played({BLUE: 0, GREEN: 30, PURPLE: 30}, stock=stock)
    assert play.stock(YELLOW)["credit"] == 1
    assert tuple(sorted(play.over.winners)) == winners


@pytest.mark.rule("andromeda.team.final-score")
@pytest.mark.rule("andromeda.end.trigger")
@pytest.mark.parametrize(("short", "triggered"), [(1, []), (0, [YELLOW])])
def test_the_terminus_is_reached_by_a_marker_and_not_by_a_team(short: int, triggered: list[int]) -> None:
    """Blue has 50 already, and yellow is as many short of 60 after its moon."""
    name, points = with_vp()
    vp = {YELLOW: 60 - points - short, BLUE: 50}
    play = Lucky(teamed(tiles=EDGE, claimed={YELLOW: (name,)}, vp=vp, terminus=60))
    play.act(YELLOW, "abandon:0")
    assert [told["seat"] for told in play.told("end.triggered")] == triggered


@pytest.mark.rule("andromeda.team.final-score")
def test_each_player_scores_before_the_sums_are_made() -> None:
    """The tracks of blue and of purple count for their teams."""
    tracks = {BLUE: {"science": 9}, PURPLE: {"industry": 5}}
    play = played({BLUE: 0, GREEN: 40, PURPLE: 30}, tracks=tracks)
    assert play.over.scores == (60, 14, 40, 32)
    assert tuple(sorted(play.over.winners)) == (0, 1)


@pytest.mark.rule("andromeda.team.final-score")
def test_without_teams_the_best_player_wins_alone() -> None:
    play = scored(world(4, tiles={"A1": "science", "A5": "industry", "E1": "commerce", "E5": "science"}, **ending()))
    assert play.over.winners == (YELLOW,)
