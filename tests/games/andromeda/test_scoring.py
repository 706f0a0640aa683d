"""Final scoring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.games.andromeda.world import BLUE, CONTENT, YELLOW, Play, module, moon, world

CARDS = tuple(name for name, kind in CONTENT.tactics.items() if kind.type == "battle")
ONE_MOON = (moon("industry", titanium=1), 1)
BUILT = {
    "observatory": "science",
    "factory": "industry",
    "obelisk": "supremacy",
    "spaceport": "commerce",
    "city": "civilization",
}
SOURCES = ("tracks", "developments", "damaged-modules", "vault", "civilization-modules", "leaders", "other")


def windows(play: Play) -> Play:
    """Whoever holds cards plays none of them."""
    while play.match.asked and play.asked.passes == "pass":
        play.say("pass")
    return play


def played_out(yellow: int = 0, *, developed: Mapping[str, str] | None = None, **more: Any) -> Play:
    """Blue scores the last VP to the terminus; then each takes a turn that gains nothing but a moon of yellow's.

    `developed` are developments of yellow's by space. Blue's two ships are on the board or in its Launch Bay.
    """
    mine = dict(developed or {})
    g = world(
        active=BLUE,
        terminus=120,
        tiles={"E1": "shipyard", "E5": "supremacy", **{space: BUILT[kind] for space, kind in mine.items()}},
        moons={"E5": ONE_MOON},
        developments=[(YELLOW, kind, space) for space, kind in mine.items()],
        ships=[(BLUE, "transport", "bay"), (YELLOW, "transport", "bay"), *more.pop("ships", ())],
        vp={YELLOW: yellow, BLUE: more.pop("blue", 119)},
        **more,
    )
    play = windows(windows(Play(g)).launch("transport", "E1"))
    windows(play.say("vp"))
    windows(play.launch("transport", "E5"))
    if play.asked.code == "andromeda.turn.launch-or-return":
        windows(play.say("return"))
    windows(play.say("done"))
    assert play.over is not None
    return play


def points(play: Play, source: str, seat: int = YELLOW) -> int:
    return sum(told["points"] for told in play.told(f"scoring.{source}") if told["seat"] == seat)


# --- the example of the book -----------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.scoring.order")
@pytest.mark.rule("andromeda.scoring.tracks")
@pytest.mark.rule("andromeda.scoring.civilization-modules")
@pytest.mark.example("andromeda.example.final-scoring-165")
def test_the_scoring_of_the_book() -> None:
    """From 62 to 121, 145, 137, 147, 163 and 165."""
    play = played_out(
        62,
        developed={"A1": "factory", "A3": "spaceport", "A5": "spaceport"},
        tracks={YELLOW: {"science": 8, "industry": 9, "supremacy": 8, "commerce": 8, "civilization": 7}},
        modules={YELLOW: ("land-ministry", "cognition-collective")},
        damage={YELLOW: {"primary-reactor": 1, "shipwright": 1, "treasury": 1, "architect": 1}},
        stock={YELLOW: {"titanium": 2, "credit": 1, "energy": 4}},
        hand={YELLOW: CARDS[:3]},
        station={YELLOW: 2},
    )
    assert [points(play, source) for source in SOURCES] == [59, 24, -8, 10, 16, 2, 0]
    totals = [62]
    for source in SOURCES:
        totals.append(totals[-1] + points(play, source))
    assert totals == [62, 121, 145, 137, 147, 163, 165, 165]
    assert play.over.scores[YELLOW] == 165
    told = [code.removeprefix("scoring.") for code in play.codes() if code.startswith("scoring.")]
    assert [SOURCES.index(source) for source in told] == sorted(SOURCES.index(source) for source in told)


# --- source by source ------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.scoring.tracks")
@pytest.mark.rule("andromeda.track.vp-values")
@pytest.mark.parametrize(
    ("track", "values"),
    [
        ("science", (0, 0, 0, 0, 1, 2, 4, 6, 9, 14)),
        ("industry", (0, 0, 0, 0, 1, 2, 4, 7, 12, 20)),
        ("supremacy", (0, 0, 0, 1, 2, 3, 5, 7, 10, 14)),
        ("commerce", (0, 0, 0, 0, 1, 2, 4, 7, 12, 16)),
        ("civilization", (0, 0, 0, 0, 1, 2, 5, 8, 11, 16)),
    ],
)
@pytest.mark.parametrize("step", [3, 4, 5, 7, 9])
def test_what_stands_beside_the_marker(track: str, values: Sequence[int], step: int) -> None:
    play = played_out(7, tracks={YELLOW: {track: step}, BLUE: {track: 9}})
    assert (points(play, "tracks"), points(play, "tracks", BLUE)) == (values[step], values[9])
    assert play.over.scores[YELLOW] == 7 + values[step]


@pytest.mark.rule("andromeda.scoring.developments")
@pytest.mark.rule("andromeda.track.development-levels")
@pytest.mark.parametrize("kind", BUILT)
@pytest.mark.parametrize(("step", "each"), [(0, 0), (2, 0), (3, 4), (5, 4), (6, 7), (8, 7), (9, 10)])
def test_a_development_scores_its_level(kind: str, step: int, each: int) -> None:
    """Levels at 3, 6 and 9; the levels of other tracks do not matter."""
    tracks = {track: 9 for track in BUILT.values() if track != BUILT[kind]}
    play = played_out(developed={"A1": kind}, tracks={YELLOW: {**tracks, BUILT[kind]: step}})
    assert points(play, "developments") == each


@pytest.mark.rule("andromeda.scoring.developments")
def test_every_development_of_a_type_scores() -> None:
    play = played_out(
        developed={"A1": "city", "A3": "city", "A5": "obelisk"}, tracks={YELLOW: {"civilization": 6, "supremacy": 3}}
    )
    assert (points(play, "developments"), points(play, "developments", BLUE)) == (7 + 7 + 4, 0)


@pytest.mark.rule("andromeda.scoring.damaged-modules")
@pytest.mark.rule("andromeda.damage.module-effects")
def test_a_damaged_module_costs_two_vp_whatever_its_markers() -> None:
    """Two modules, one of them with two markers. A ship in the Scrapyard costs nothing."""
    play = played_out(20, damage={YELLOW: {"treasury": 2, "architect": 1}}, ships=[(YELLOW, "fighter", "scrapyard")])
    assert (points(play, "damaged-modules"), play.over.scores[YELLOW]) == (-4, 16)


@pytest.mark.rule("andromeda.scoring.vault")
@pytest.mark.rule("andromeda.track.commerce-vault")
@pytest.mark.rule("andromeda.tactics.are-resources")
@pytest.mark.parametrize(("step", "each"), [(5, 0), (7, 0), (8, 1), (9, 2)])
def test_the_highest_vault_counts_for_every_resource(step: int, each: int) -> None:
    """One of each kind and two cards are seven resources; claimed moons and leaders are none."""
    play = played_out(
        tracks={YELLOW: {"commerce": step}},
        stock={YELLOW: {"titanium": 1, "nanocarbon": 1, "ice": 1, "credit": 1, "energy": 1}},
        hand={YELLOW: CARDS[:2]},
        claimed={YELLOW: (moon("science", energy=1),)},
        station={YELLOW: 3},
    )
    assert points(play, "vault") == 7 * each


@pytest.mark.rule("andromeda.scoring.vault")
@pytest.mark.example("andromeda.example.vault-none")
def test_without_a_vault_resources_score_nothing() -> None:
    play = played_out(stock={YELLOW: {"titanium": 4}}, hand={YELLOW: CARDS[:4]}, tracks={YELLOW: {"commerce": 7}})
    assert points(play, "vault") == 0
    assert play.over.scores[YELLOW] == 7, "for the track"


@pytest.mark.rule("andromeda.scoring.civilization-modules")
@pytest.mark.rule("andromeda.damage.module-effects")
@pytest.mark.parametrize(("markers", "scored"), [(0, 4 + 2 * 2), (1, 0), (2, 0)])
def test_a_damaged_game_end_module_scores_nothing(markers: int, scored: int) -> None:
    """Land Ministry: 4 VP, and 2 for each of two developments. Blue's development does not count."""
    play = played_out(
        10,
        developed={"A1": "factory", "A3": "city"},
        modules={YELLOW: ("land-ministry",)},
        damage={YELLOW: {"land-ministry": markers}},
    )
    assert points(play, "civilization-modules") == scored


@pytest.mark.rule("andromeda.scoring.civilization-modules")
def test_a_game_end_module_counts_the_cards_of_its_owner() -> None:
    """Cognition Collective: 3 VP, and 1 for each card in yellow's hand."""
    hands = {YELLOW: CARDS[:1], BLUE: CARDS[1:4]}
    play = played_out(modules={YELLOW: ("cognition-collective",)}, hand=hands)
    assert points(play, "civilization-modules") == 3 + 1


@pytest.mark.rule("andromeda.scoring.leaders")
def test_leaders_on_the_station_score_one_vp_each() -> None:
    """Those on the map score nothing."""
    play = played_out(station={YELLOW: 3}, leaders={"E1": {YELLOW: 1}, "N4": {YELLOW: 2}})
    assert (points(play, "leaders"), play.over.scores[YELLOW]) == (3, 3)


@pytest.mark.rule("andromeda.scoring.other")
@pytest.mark.rule("andromeda.scoring.order")
def test_what_a_faction_scores_comes_last() -> None:
    """The Hearthwrights: 2 VP for each development."""
    play = played_out(
        developed={"A1": "factory", "A3": "city"}, factions={YELLOW: "hearthwrights"}, station={YELLOW: 1}
    )
    assert points(play, "other") == 4
    told = [code for code in play.codes() if code.startswith("scoring.")]
    assert told.index("scoring.leaders") < told.index("scoring.other")
    assert set(told[told.index("scoring.other") :]) == {"scoring.other"}


# --- ties ------------------------------------------------------------------------------------------------------------
def tied(**more: Any) -> Play:
    """Both end with 120 VP, which yellow had before."""
    return played_out(119, blue=119, station={YELLOW: 1}, **more)


@pytest.mark.rule("andromeda.scoring.tie-break")
def test_without_a_tie_nothing_else_counts() -> None:
    play = played_out(119, blue=119, modules={YELLOW: (module("science"),)}, stock={YELLOW: {"ice": 5}})
    assert (play.over.scores, play.over.winners) == ((119, 120), (BLUE,))


@pytest.mark.rule("andromeda.scoring.tie-break")
def test_the_tied_player_with_more_modules_wins() -> None:
    """Whoever has more resources."""
    play = tied(modules={YELLOW: (module("science"),)}, stock={BLUE: {"ice": 5}})
    assert (play.over.scores, play.over.winners) == ((120, 120), (YELLOW,))


@pytest.mark.rule("andromeda.scoring.tie-break")
@pytest.mark.parametrize(("cards", "winners"), [(1, (BLUE,)), (2, (YELLOW, BLUE)), (3, (YELLOW,))])
def test_then_resources_decide_and_then_the_victory_is_shared(cards: int, winners: tuple[int, ...]) -> None:
    """Tactics cards are resources too, and moons are not: yellow's so many cards and a moon against blue's two ice."""
    play = tied(hand={YELLOW: CARDS[:cards]}, stock={BLUE: {"ice": 2}})
    assert play.over.scores == (120, 120)
    assert sorted(play.over.winners) == list(winners)
