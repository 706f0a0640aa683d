"""Destiny cards: how they are dealt, what their goals are, and when they are scored."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

import pytest

from rimward.games.andromeda import GAME
from rimward.games.andromeda.table.names import TRACKS
from tests.games.andromeda.more_world import (
    DEAL,
    DESTINY_DECK,
    DESTINY_FILE,
    DESTINY_PILE,
    DESTINY_SCORED,
    REVEALED,
    destined,
    destiny,
    destiny_of,
    ending,
    faces,
    goals,
    keeps,
    points,
    scored,
    team_opening,
    teamed,
    with_destinies,
)
from tests.games.andromeda.openings import Opening, order
from tests.games.andromeda.stations import entries
from tests.games.andromeda.world import BLUE, GREEN, YELLOW, Play, world

TILES = {"A1": "science", "A3": "industry", "E1": "supremacy", "E5": "commerce", "C3": "civilization"}
Tracks = Mapping[int, Mapping[str, int]]


def dealt(seats: int = 3, seed: int = 7, card: int = 0) -> Opening:
    """Everybody has chosen a faction, and is to choose a destiny."""
    return Opening(seats, seed=seed, destinies=True).chosen(card)


def told_by_fate(play: Opening, *kept: int) -> Opening:
    """Each seat keeps this one of its two cards."""
    for asked, place in zip(play.match.asked, kept, strict=True):
        play.match.answer(asked.id, asked.seat, keeps(place))
    return play


def known(play: Opening, seat: int) -> set[str]:
    """All destiny cards whose faces a seat knows somewhere."""
    zones = play.match.view(seat)["zones"].values()
    return {face for zone in zones for face, _ in zone["items"] if face in entries(DESTINY_FILE)}


def last(held: Mapping[int, str], tracks: Tracks, seats: int = 2) -> Play:
    """A game that ends with the markers where they are, and these cards in hands."""
    return scored(destined(held, seats, tiles=TILES, tracks=tracks, **ending()))


def gained(tracks: Tracks, seats: int = 2, seat: int = YELLOW) -> int:
    """What a card with science for 5 and commerce for 3 is worth to a seat."""
    return points(last({seat: destiny_of("science", "commerce")}, tracks, seats), DESTINY_SCORED, seat)


# --- two are dealt ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.destiny.deal")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_two_and_chooses_one_at_the_same_time(seats: int) -> None:
    play = dealt(seats)
    assert [(asked.seat, asked.code) for asked in play.match.asked] == [(seat, DEAL) for seat in range(seats)]
    assert all(asked.keys == [keeps(0), keeps(1)] and not asked.passes for asked in play.match.asked)
    cards = [face for seat in range(seats) for face in play.faces(destiny(seat), seat)]
    assert len(set(cards)) == len(cards) == 2 * seats
    assert set(cards) <= set(entries(DESTINY_FILE))


@pytest.mark.rule("andromeda.destiny.deal")
def test_the_factions_are_known_before_a_destiny_is_chosen() -> None:
    """With their head starts; no destiny has been dealt before."""
    play = Opening(2, destinies=True)
    assert {asked.code for asked in play.match.asked} == {"andromeda.player.faction-choice"}
    assert known(play, 0) | known(play, 1) == set()
    play.chosen()
    assert all(play.table["factions"])
    assert all(sum(tracks) > 0 for tracks in play.table["tracks"])


@pytest.mark.rule("andromeda.destiny.deal")
@pytest.mark.parametrize("kept", [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_either_of_the_two_may_be_kept(kept: tuple[int, int]) -> None:
    play = dealt(2)
    wanted = [play.faces(destiny(seat), seat)[place] for seat, place in enumerate(kept)]
    told_by_fate(play, *kept)
    assert [play.faces(destiny(seat), seat) for seat in range(2)] == [[name] for name in wanted]


@pytest.mark.rule("andromeda.destiny.deal")
@pytest.mark.rule("andromeda.general.hidden-information")
def test_nobody_sees_the_cards_of_another() -> None:
    """Neither of the two while the choice is made, nor the one that is kept or the one that goes back."""
    play = dealt(3)
    mine = [set(play.faces(destiny(seat), seat)) for seat in range(3)]
    assert [known(play, seat) for seat in range(4)] == [*mine, set()]
    told_by_fate(play, 0, 1, 0)
    for seat in range(3):
        assert len(play.faces(destiny(seat), seat)) == 1
        assert set(play.faces(destiny(seat), seat)) <= known(play, seat) <= mine[seat]
        assert [play.faces(destiny(seat), other) for other in range(4) if other != seat] == [[None]] * 3
    assert known(play, 3) == set()


@pytest.mark.rule("andromeda.destiny.deal")
def test_the_choice_of_one_is_secret_while_others_choose() -> None:
    play = dealt(2)
    asked = play.match.asked[0]
    play.match.answer(asked.id, asked.seat, keeps(1))
    assert [question.seat for question in play.match.asked if not question.answered] == [1]
    assert play.match.view(1)["early"] == {}
    told = [event.code for event in play.match.events(1) if event.code.startswith("andromeda.destiny")]
    assert not [code for code in told if code.endswith("revealed")]


@pytest.mark.rule("andromeda.destiny.deal")
def test_without_the_option_there_are_none() -> None:
    assert next(setting for setting in GAME.settings if setting.name == "destinies").default is False
    play = Opening(3).chosen()
    assert {asked.code for asked in play.match.asked} != {DEAL}
    zones = play.match.view(3)["zones"]
    assert not [name for name in zones if name.startswith((DESTINY_DECK, DESTINY_PILE)) and play.size(name)]


@pytest.mark.rule("andromeda.destiny.deal")
def test_the_cards_are_shuffled() -> None:
    hands = {tuple(dealt(2, seed).faces(destiny(0), 0)) for seed in range(4)}
    assert len(hands) > 1


# --- what is on them -------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.destiny.goal")
def test_every_card_names_two_tracks_each_with_a_bonus() -> None:
    """Twenty cards: each pair of tracks twice, dearer one way and the other."""
    cards = [goals(name) for name in entries(DESTINY_FILE)]
    assert all(len(goal) == 2 and set(goal) <= set(TRACKS) for goal in cards)
    assert len(cards) == 20
    dear = sorted(tuple(sorted(goal, key=lambda track: -goal[track])) for goal in cards)
    pairs = [*combinations(TRACKS, 2)]
    assert dear == sorted([*pairs, *[(second, first) for first, second in pairs]])


# --- goals -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.destiny.goal")
@pytest.mark.parametrize(
    ("mine", "theirs", "met"), [(5, 4, True), (4, 4, True), (4, 5, False), (0, 0, True), (8, 8, True), (7, 8, False)]
)
def test_a_goal_is_met_by_the_highest_and_by_who_is_level_with_it(mine: int, theirs: int, met: bool) -> None:
    tracks = {YELLOW: {"science": mine, "commerce": 1}, BLUE: {"science": theirs, "commerce": 2}}
    card = goals(destiny_of("science", "commerce"))
    assert gained(tracks) == (card["science"] if met else 0)


@pytest.mark.rule("andromeda.destiny.goal")
@pytest.mark.parametrize(("third", "met"), [(3, True), (4, True), (5, False)])
def test_all_players_count(third: int, met: bool) -> None:
    """Yellow and blue are level with 4; a third player may be further up."""
    tracks = {YELLOW: {"science": 4}, BLUE: {"science": 4, "commerce": 1}, GREEN: {"science": third}}
    assert gained(tracks, 3) == (goals(destiny_of("science", "commerce"))["science"] if met else 0)


@pytest.mark.rule("andromeda.destiny.goal")
def test_other_tracks_do_not_count() -> None:
    """First on all tracks but those of the card."""
    tracks = {YELLOW: {"industry": 8, "supremacy": 8, "civilization": 8}, BLUE: {"science": 1, "commerce": 1}}
    assert gained(tracks) == 0


@pytest.mark.rule("andromeda.destiny.scoring")
@pytest.mark.parametrize(("science", "commerce"), [(3, 3), (3, 2), (2, 3), (2, 2)])
def test_each_goal_that_is_met_scores_its_own_bonus(science: int, commerce: int) -> None:
    """Blue has 3 on both tracks: both goals, either of them, or neither."""
    tracks = {YELLOW: {"science": science, "commerce": commerce}, BLUE: {"science": 3, "commerce": 3}}
    card = goals(destiny_of("science", "commerce"))
    assert gained(tracks) == card["science"] * (science == 3) + card["commerce"] * (commerce == 3)


@pytest.mark.rule("andromeda.destiny.scoring")
def test_which_goal_is_dearer_the_card_says() -> None:
    tracks = {YELLOW: {"science": 4}, BLUE: {"commerce": 4}}
    for first, second in (("science", "commerce"), ("commerce", "science")):
        card = destiny_of(first, second)
        play = last({YELLOW: card}, tracks)
        assert points(play, DESTINY_SCORED) == goals(card)["science"]


@pytest.mark.rule("andromeda.destiny.scoring")
def test_everybody_scores_their_own_card() -> None:
    held = {YELLOW: destiny_of("science", "industry"), BLUE: destiny_of("industry", "science")}
    tracks = {YELLOW: {"science": 4}, BLUE: {"industry": 4}}
    play = last(held, tracks)
    assert points(play, DESTINY_SCORED) == goals(held[YELLOW])["science"]
    assert points(play, DESTINY_SCORED, BLUE) == goals(held[BLUE])["industry"]
    plain = scored(world(tiles=TILES, tracks=tracks, **ending()))
    assert [with_it - without for with_it, without in zip(play.over.scores, plain.over.scores, strict=True)] == [
        goals(held[YELLOW])["science"],
        goals(held[BLUE])["industry"],
    ]


@pytest.mark.rule("andromeda.destiny.scoring")
@pytest.mark.rule("andromeda.scoring.order")
def test_destinies_are_scored_after_leaders_and_before_factions() -> None:
    """The Hearthwrights score 2 VP for each development at the very end."""
    g = destined(
        {YELLOW: destiny_of("science", "commerce")},
        tiles={**TILES, "A5": "industry"},
        developments=[(YELLOW, "factory", "A5")],
        factions={YELLOW: "hearthwrights"},
        station={YELLOW: 2},
        tracks={YELLOW: {"science": 3}},
        **ending(),
    )
    steps = ("scoring.leaders", DESTINY_SCORED, "scoring.other")
    assert list(dict.fromkeys(order(scored(g), *steps))) == list(steps)


@pytest.mark.rule("andromeda.destiny.scoring")
def test_everybody_reveals_their_card_even_if_no_goal_is_met() -> None:
    held = {YELLOW: destiny_of("science", "industry"), BLUE: destiny_of("industry", "science")}
    tracks = {YELLOW: {"science": 4, "industry": 4}}
    play = last(held, tracks)
    assert {told["seat"]: told["card"] for told in play.told(REVEALED)} == held
    assert points(play, DESTINY_SCORED, BLUE) == 0
    for seat in (YELLOW, BLUE, 2):
        assert [faces(play.match, seat, destiny(owner)) for owner in held] == [[held[YELLOW]], [held[BLUE]]]


@pytest.mark.rule("andromeda.destiny.scoring")
@pytest.mark.rule("andromeda.general.hidden-information")
def test_no_card_is_revealed_before_the_final_scoring() -> None:
    """All scores are told before the first destiny is."""
    held = {YELLOW: destiny_of("science", "industry"), BLUE: destiny_of("industry", "science")}
    play = last(held, {YELLOW: {"science": 4}})
    codes = play.codes()
    assert codes.index("scoring.tracks") < codes.index(REVEALED)
    started = destined(held, tiles=TILES)
    match = Play(started).match
    assert (faces(match, BLUE, destiny(YELLOW)), faces(match, YELLOW, destiny(YELLOW))) == ([None], [held[YELLOW]])


@pytest.mark.rule("andromeda.destiny.goal")
def test_a_destiny_scores_where_the_markers_are_at_the_end() -> None:
    """Yellow is behind when it is dealt and ahead when the game is over: only the end counts."""
    behind = {YELLOW: {"science": 2}, BLUE: {"science": 3, "commerce": 1}}
    ahead = {YELLOW: {"science": 4}, BLUE: {"science": 3, "commerce": 1}}
    assert (gained(behind), gained(ahead)) == (0, goals(destiny_of("science", "commerce"))["science"])


# --- two against two -------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.destiny.goal")
@pytest.mark.parametrize(("blue", "met"), [(3, True), (4, True), (5, False)])
def test_a_teammate_who_is_further_up_keeps_a_goal_from_being_met(blue: int, met: bool) -> None:
    """All other players count, whoever they play with."""
    card = destiny_of("science", "commerce")
    tracks = {YELLOW: {"science": 4}, BLUE: {"science": blue}, GREEN: {"commerce": 1}}
    play = scored(with_destinies(teamed(tiles=TILES, tracks=tracks, **ending()), {YELLOW: card}))
    assert points(play, DESTINY_SCORED) == goals(card)["science"] * met


@pytest.mark.rule("andromeda.team.shared-information")
@pytest.mark.rule("andromeda.general.hidden-information")
def test_teammates_know_the_destiny_that_each_of_them_has_kept() -> None:
    play = told_by_fate(team_opening(destinies=True).chosen(), 0, 1, 0, 1)
    for seat, mate in ((0, 1), (1, 0), (2, 3), (3, 2)):
        kept = play.faces(destiny(seat), seat)
        assert (len(kept), play.faces(destiny(seat), mate)) == (1, kept)
        assert [play.faces(destiny(seat), other) for other in range(5) if other not in (seat, mate)] == [[None]] * 3
