"""What every player begins with, and who begins."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rimward.games.andromeda.table.names import BAY, STORED, SUPPLY, TRACKS, dealt, hand
from tests.games.andromeda.openings import NEBULAE, Opening
from tests.games.andromeda.world import CONTENT

CHOICE = "andromeda.player.faction-choice"
BASES = {"monolith", "trade-hub", "maximus", "odessa", "shipyard", "development-office"}


def faction(play: Opening, seat: int) -> Any:
    return CONTENT.factions[play.table["factions"][seat]]


def ships(play: Opening, seat: int, place: int) -> Counter[str]:
    return Counter(ship["kind"] for ship in play.table["ships"] if (ship["owner"], ship["region"]) == (seat, place))


# --- ships -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.player.materials")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_pieces_of_a_player(seats: int) -> None:
    """Nine ships, nine leaders and a marker on each of five tracks."""
    table = Opening(seats).chosen().table
    for seat in range(seats):
        owned = Counter(ship["kind"] for ship in table["ships"] if ship["owner"] == seat)
        assert owned == {"transport": 6, "fighter": 1, "science-vessel": 1, "heavy-cruiser": 1}
        assert sum(here[seat] for here in table["leaders"]) + table["station"][seat] == 9
        assert len(table["tracks"][seat]) == 5
        cores = [module["name"] for module in table["modules"][seat]]
        assert cores == ["primary-reactor", "shipwright", "treasury", "architect"]


@pytest.mark.rule("andromeda.player.starting-ships")
def test_three_transports_are_ready_and_all_else_is_to_be_built() -> None:
    play = Opening(3).chosen()
    for seat in range(3):
        assert ships(play, seat, BAY) == {"transport": 3}
        assert ships(play, seat, SUPPLY) == {"transport": 3, "fighter": 1, "science-vessel": 1, "heavy-cruiser": 1}


# --- factions --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.player.faction-choice")
@pytest.mark.parametrize("seats", [2, 4])
def test_everybody_has_three_factions_to_choose_from(seats: int) -> None:
    """With four players all twelve are dealt; nobody sees those of another."""
    play = Opening(seats, factions="dealt")
    assert [(asked.seat, asked.code) for asked in play.match.asked] == [(seat, CHOICE) for seat in range(seats)]
    assert all(set(asked.keys) == {"faction:0", "faction:1", "faction:2"} for asked in play.match.asked)
    offered = [play.faces(dealt(seat), seat) for seat in range(seats)]
    assert len({name for three in offered for name in three}) == 3 * seats
    assert play.faces(dealt(1), 0) == play.faces(dealt(0), 1) == play.faces(dealt(0)) == [None] * 3


@pytest.mark.rule("andromeda.player.faction-choice")
def test_the_choice_is_secret_until_all_have_chosen() -> None:
    play = Opening(2)
    wanted = [play.faces(dealt(seat), seat)[2] for seat in range(2)]
    mine, theirs = play.match.asked
    play.match.answer(mine.id, 0, "faction:2")
    view = play.match.view(1)
    assert (view["answered"], view["early"], view["table"]["factions"]) == ([0], {}, ["", ""])
    play.match.answer(theirs.id, 1, "faction:2")
    assert play.table["factions"] == wanted


@pytest.mark.rule("andromeda.player.faction-choice")
@pytest.mark.parametrize("card", [0, 1, 2])
def test_any_of_the_three_can_be_kept(card: int) -> None:
    play = Opening(3)
    wanted = [play.faces(dealt(seat), seat)[card] for seat in range(3)]
    play.chosen(card)
    assert play.table["factions"] == wanted


@pytest.mark.rule("andromeda.player.faction-resources")
@pytest.mark.parametrize("seed", range(6))
def test_everybody_has_what_the_back_of_the_faction_says(seed: int) -> None:
    """Cards go to the hand. Who begins may have gained something already."""
    play = Opening(4, seed=seed).chosen()
    for seat in set(range(4)) - {play.first}:
        start = dict(faction(play, seat).start)
        held = len(play.faces(hand(seat), seat))
        assert held == start.pop("tactics", 0)
        stock = dict(zip(STORED, play.table["stock"][seat], strict=True))
        assert {kind: n for kind, n in stock.items() if n} == start


@pytest.mark.rule("andromeda.player.faction-upgrade")
@pytest.mark.rule("andromeda.player.neutral-upgrades")
def test_one_upgrade_of_the_faction_and_one_of_each_ship_type() -> None:
    play = Opening(4).chosen()
    for seat in range(4):
        tiles = play.table["tiles"][seat]
        own = [name for name in tiles if CONTENT.upgrades[name].faction]
        assert (len(tiles), own) == (5, [faction(play, seat).upgrade])
        neutral = [CONTENT.upgrades[name].ship for name in tiles if name not in own]
        assert sorted(neutral) == ["fighter", "heavy-cruiser", "science-vessel", "transport"]


@pytest.mark.rule("andromeda.player.faction-upgrade")
def test_no_upgrade_is_in_use_at_the_start() -> None:
    play = Opening(3).chosen()
    base = {bay.kind: (bay.range, bay.weapons) for bay in CONTENT.bays()}
    for bays in play.table["bays"]:
        assert {bay["kind"]: (bay["range"], bay["weapons"]) for bay in bays} == base


@pytest.mark.rule("andromeda.player.neutral-upgrades")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_upgrade_tile_is_dealt_twice(seed: int) -> None:
    tiles = [name for mine in Opening(4, seed=seed).chosen().table["tiles"] for name in mine]
    assert len(set(tiles)) == len(tiles) == 20


# --- tracks ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.player.track-start")
def test_before_the_factions_are_known_all_markers_are_at_the_bottom() -> None:
    assert Opening(2).table["tracks"] == [[0] * 5] * 2


@pytest.mark.rule("andromeda.player.track-start")
@pytest.mark.rule("andromeda.player.faction-tracks")
@pytest.mark.parametrize("seed", range(4))
def test_one_step_on_the_tracks_of_the_faction(seed: int) -> None:
    play = Opening(4, seed=seed).chosen()
    for seat in range(4):
        ahead = faction(play, seat).tracks
        assert ahead
        assert play.table["tracks"][seat] == [int(track in ahead) for track in TRACKS]


@pytest.mark.rule("andromeda.player.faction-tracks")
@pytest.mark.parametrize("seed", range(4))
def test_the_head_start_gives_nothing_else(seed: int) -> None:
    """No event, no token, no upgrade; only the values of the space."""
    play = Opening(4, seed=seed).chosen()
    assert (play.table["marker"], play.table["due"]) == (0, False)
    assert all(len(tiles) == 5 for tiles in play.table["tiles"])
    assert all(play.table["prizes"])
    assert play.table["awards"] == [[]] * 4


# --- leaders ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.player.leaders-bases")
def test_one_leader_of_each_player_on_each_base() -> None:
    play = Opening(3).chosen()
    for region, here in zip(play.table["regions"], play.table["leaders"], strict=True):
        if region["kind"] == "base":
            assert here == [1, 1, 1]
        elif region["kind"] != "nebula":
            assert here == [0, 0, 0]
    assert {region["name"] for region in play.table["regions"] if region["kind"] == "base"} == BASES


@pytest.mark.rule("andromeda.player.leaders-nebula")
@pytest.mark.parametrize("faces", [(3, 6, 1), (2, 2, 5)])
def test_two_leaders_in_the_nebula_of_a_die(faces: tuple[int, int, int]) -> None:
    """Two players may share a nebula."""
    play = Opening(3, (1, 6, *faces, *[6] * 6, *[5] * 6, *[4] * 6)).chosen()
    for space in NEBULAE:
        assert play.at("leaders", space) == [2 * (space == f"N{face}") for face in faces]


@pytest.mark.rule("andromeda.player.leaders-station")
def test_the_last_leader_is_on_the_station() -> None:
    assert Opening(4).chosen().table["station"] == [1, 1, 1, 1]


# --- who begins ------------------------------------------------------------------------------------------------------
def rolled(*hands: tuple[int, ...], again: tuple[int, ...] = ()) -> Opening:
    """Everybody has chosen, and for the first turn these dice have fallen."""
    seats = len(hands)
    dice = (1, 2, *[3] * seats, *(face for faces in hands for face in faces), *again)
    play = Opening(seats, dice).chosen()
    assert not play.chance.faces, "the dice of the setup were not all thrown"
    return play


@pytest.mark.rule("andromeda.player.start-player")
@pytest.mark.example("andromeda.example.start-player-tie")
def test_the_third_die_decides() -> None:
    assert rolled((6, 6, 4, 3, 2, 1), (6, 6, 5, 1, 1, 1), (6, 5, 5, 5, 5, 5)).first == 1


@pytest.mark.rule("andromeda.player.start-player")
def test_the_highest_single_die_decides_not_the_sum() -> None:
    """Dice are compared from the highest down, in whatever order they fell; a 1 is not rolled again."""
    assert rolled((5, 5, 5, 5, 5, 5), (1, 1, 1, 1, 1, 6), (4, 4, 4, 4, 4, 4)).first == 1


@pytest.mark.rule("andromeda.player.start-player")
def test_only_those_who_are_level_compare_their_next_dice() -> None:
    """The first player has the best second die but is out with a 5."""
    assert rolled((5, 5, 5, 5, 5, 5), (6, 2, 1, 1, 1, 1), (6, 3, 1, 1, 1, 1)).first == 2


@pytest.mark.rule("andromeda.player.start-player")
def test_who_is_level_on_all_dice_rolls_again() -> None:
    """The first and the last; the one in the middle does not."""
    level = (6, 4, 3, 2, 2, 1)
    again = (*(2, 2, 2, 2, 2, 2), *(3, 1, 1, 1, 1, 1))
    assert rolled(level, (6, 4, 3, 2, 1, 1), level, again=again).first == 2


@pytest.mark.rule("andromeda.player.starting-vp")
@pytest.mark.example("andromeda.example.starting-vp")
def test_one_point_for_who_begins_and_one_more_for_each_who_follows() -> None:
    play = rolled((1,) * 6, (2,) * 6, (6,) * 6, (3,) * 6)
    assert (play.first, play.table["vp"]) == (2, [3, 4, 1, 2])


@pytest.mark.rule("andromeda.player.starting-vp")
def test_with_two_players_one_and_two_points() -> None:
    assert rolled((6,) * 6, (5,) * 6).table["vp"] == [1, 2]
