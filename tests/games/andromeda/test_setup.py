"""Setup: the boards, the tiles, the moons, the raiders, and what every player begins with."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rimward.games.andromeda import GAME
from rimward.games.andromeda.table.names import (
    BAY,
    DECK,
    DECKS,
    EVENTS,
    PLANETS,
    SUPPLY,
    TRACKS,
    discovery,
    hand,
    market,
    module_pile,
    modules_out,
    moon_pile,
    moons_out,
)
from tests.games.andromeda.openings import NEBULAE, SPACES, Lucky, Opening, event, off_map, order, planets, turn_ends
from tests.games.andromeda.world import CONTENT, YELLOW, world

BASES = {"monolith", "trade-hub", "maximus", "odessa", "shipyard", "development-office"}
CHOICE = "andromeda.player.faction-choice"


def laid(play: Opening) -> list[str]:
    """What lies on the spaces for tiles, in reading order; "" where there is none."""
    kinds = [play.at("regions", space) for space in SPACES]
    return [region["name"] if region["kind"] in ("planet", "base") else "" for region in kinds]


def events_in_play(play: Opening) -> dict[str, int]:
    unseen: dict[str, int] = play.match.view(play.seats)["unseen"]["events"]
    return unseen


# --- boards and events -----------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.setup.boards")
def test_the_boards_are_on_the_table() -> None:
    """The map with its nebulae, four columns of modules, five tracks, the event track, and an empty Scrapyard."""
    play = Opening(2).chosen()
    assert len(play.table["regions"]) == 29
    assert {deck for deck in DECKS if play.faces(market(deck))} == set(DECKS)
    assert [len(tracks) for tracks in play.table["tracks"]] == [5, 5]
    assert (play.table["marker"], play.table["due"]) == (0, False)
    assert {ship["region"] for ship in play.table["ships"]} == {BAY, SUPPLY}


@pytest.mark.rule("andromeda.setup.event-marker")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("before", [1, 2])
def test_the_event_track_is_as_long_as_the_number_of_players_says(seats: int, before: int) -> None:
    """From the last space but one a Field triggers an event, from the one before it does not."""
    steps = int(CONTENT.numbers.event_steps[seats])
    g = world(
        seats,
        tiles=planets("C1", "C3", "E1", "E5", C2="maximus"),
        stock={YELLOW: dict(CONTENT.numbers.storage)},
        marker=steps - before,
        stack_planets=4,
        raiders=off_map(),
    )
    play = Lucky(g).launch("transport", "C2")
    assert len(play.told("event.triggered")) == (before == 1)


@pytest.mark.rule("andromeda.setup.event-marker")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_marker_is_set_back_to_the_space_where_it_began(seats: int) -> None:
    begun = Opening(seats).chosen().table["marker"]
    marker = int(CONTENT.numbers.event_steps[seats])
    tiles = planets("C1", "C3", "E1", "E5")
    g = world(seats, tiles=tiles, marker=marker, due=True, events=(event("A"),), raiders=off_map())
    play = turn_ends(Lucky(g).launch("transport", "C1"))
    assert order(play, "event.card", "event.reset") == ["event.card", "event.reset"]
    assert (play.table["marker"], play.table["due"]) == (begun, False)


@pytest.mark.rule("andromeda.setup.event-deck")
def test_galactic_dawn_is_the_deck_unless_another_is_agreed_on() -> None:
    option = next(setting for setting in GAME.settings if "twilight" in map(str, setting.allowed))
    agreed: list[dict[str, Any]] = [{}, {option.name: "dawn"}, {option.name: "twilight"}]
    for options, deck in zip(agreed, ("dawn", "dawn", "twilight"), strict=True):
        play = Opening(3, **options)
        assert play.size(EVENTS) == 10
        assert events_in_play(play) == {name: 1 for name, kind in CONTENT.events.items() if kind.deck == deck}
        assert set(play.faces(EVENTS)) <= {None}


# --- tiles -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.setup.starting-planets")
@pytest.mark.rule("andromeda.setup.starting-regions")
@pytest.mark.example("andromeda.example.starting-tiles")
@pytest.mark.parametrize(("seats", "planets_laid", "tiles", "stack"), [(2, 4, 10, 11), (3, 6, 12, 9), (4, 8, 14, 7)])
def test_tiles_by_number_of_players(seats: int, planets_laid: int, tiles: int, stack: int) -> None:
    play = Opening(seats)
    names = [name for name in laid(play) if name]
    assert sum(name in CONTENT.planets for name in names) == planets_laid
    assert (len(names), len(set(names)), play.size(PLANETS)) == (tiles, tiles, stack)
    assert len(CONTENT.planets) == 15


@pytest.mark.rule("andromeda.setup.starting-regions")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_tiles_lie_from_the_top_left_without_a_gap(seed: int) -> None:
    names = laid(Opening(3, seed=seed))
    assert all(names[:12])
    assert set(names[12:]) == {""}
    assert set(names) >= BASES


@pytest.mark.rule("andromeda.setup.starting-regions")
def test_planets_and_bases_are_shuffled_together() -> None:
    """The bases do not lie in the same places from game to game."""
    orders = {tuple(name in BASES for name in laid(Opening(3, seed=seed))) for seed in range(4)}
    assert len(orders) > 1


# --- moons -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.setup.nebula-moons")
def test_one_nebula_moon_lies_face_up_on_each_nebula() -> None:
    play = Opening(2)
    tops = [play.at("tops", space) for space in NEBULAE]
    assert sorted(tops) == sorted(name for name, face in CONTENT.moons.items() if face.color == "nebula")
    assert [play.at("moons_left", space) for space in NEBULAE] == [1] * 6


@pytest.mark.rule("andromeda.setup.nebula-moons")
def test_the_nebula_moons_are_shuffled() -> None:
    assert len({tuple(Opening(2, seed=seed).at("tops", space) for space in NEBULAE) for seed in range(4)}) > 1


@pytest.mark.rule("andromeda.setup.planet-moons")
def test_three_moons_of_its_colour_lie_on_each_planet_and_the_top_one_is_seen() -> None:
    play = Opening(4)
    for space, name in zip(SPACES, laid(play), strict=True):
        top = play.at("tops", space)
        if name in CONTENT.planets:
            assert CONTENT.moons[top].color == CONTENT.planets[name].type
            assert play.at("moons_left", space) == 3
        else:
            assert (top, play.at("moons_left", space)) == ("", 0)


@pytest.mark.rule("andromeda.setup.planet-moons")
@pytest.mark.rule("andromeda.setup.moon-reserve")
def test_of_all_other_moons_nobody_knows_where_they_lie() -> None:
    """Nine of each colour: one is seen for each planet of the colour; the others are in the stacks and the reserve."""
    play = Opening(3)
    types = Counter(CONTENT.planets[name].type for name in laid(play) if name in CONTENT.planets)
    for color in TRACKS:
        assert play.size(moon_pile(color)) == 9 - types[color]
        assert len(play.faces(moons_out(color))) == types[color]
        for seat in range(4):
            assert set(play.faces(moon_pile(color), seat)) <= {None}


@pytest.mark.rule("andromeda.setup.moon-reserve")
def test_the_reserve_has_three_moons_for_each_planet_to_come() -> None:
    """Of each colour nine moons for three planets."""
    for color in TRACKS:
        assert sum(face.count for face in CONTENT.moons.values() if face.color == color) == 9
        assert sum(planet.type == color for planet in CONTENT.planets.values()) == 3


# --- raiders ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.setup.s-class-choice")
@pytest.mark.rule("andromeda.setup.raider-choice")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_one_raider_of_each_class_takes_part(seed: int) -> None:
    found = Opening(3, seed=seed).table["raiders"]
    assert sorted(each["letter"] for each in found) == ["A", "B", "C", "D", "S"]
    assert all(CONTENT.raiders[each["name"]].letter == each["letter"] for each in found)


@pytest.mark.rule("andromeda.setup.raider-choice")
def test_raiders_with_a_letter_wait_beside_the_board_and_vary() -> None:
    plays = [Opening(3, seed=seed) for seed in range(6)]
    for play in plays:
        assert all(each["regions"] == [] for each in play.table["raiders"] if each["letter"] != "S")
    assert len({tuple(sorted(each["name"] for each in play.table["raiders"])) for play in plays}) > 1


@pytest.mark.rule("andromeda.setup.s-class-choice")
def test_the_vorticon_strikers_are_the_raiders_of_a_first_game() -> None:
    for seed in range(4):
        names = [each["name"] for each in Opening(2, seed=seed, first_game=True).table["raiders"]]
        assert "vorticon-strikers" in names


@pytest.mark.rule("andromeda.setup.s-class-start")
@pytest.mark.parametrize(("dice", "nebulae"), [((5, 2), ["N2", "N5"]), ((4, 4), ["N4", "N4"])])
def test_two_s_class_raiders_where_the_dice_say(dice: tuple[int, int], nebulae: list[str]) -> None:
    swarm = next(each for each in Opening(3, dice).table["raiders"] if each["letter"] == "S")
    assert sorted(CONTENT.spaces[region] for region in swarm["regions"]) == nebulae


# --- length, modules, tokens, supply ---------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.setup.game-length")
@pytest.mark.parametrize(("length", "terminus"), [("short", 50), ("medium", 60), ("long", 70)])
def test_the_terminus_by_the_length_agreed_on(length: str, terminus: int) -> None:
    assert Opening(2, length=length).table["terminus"] == terminus


@pytest.mark.rule("andromeda.setup.module-market")
def test_three_modules_of_each_deck_are_for_sale() -> None:
    play = Opening(2)
    for deck in DECKS:
        shown = play.faces(market(deck))
        assert len(shown) == 3
        assert {CONTENT.modules[str(name)].deck for name in shown} == {deck}
        printed = sum(kind.copies for kind in CONTENT.modules.values() if kind.deck == deck)
        assert play.size(module_pile(deck)) == printed - 3
        assert play.size(modules_out(deck)) == 0
    assert len({tuple(Opening(2, seed=seed).faces(market("science"))) for seed in range(4)}) > 1


@pytest.mark.rule("andromeda.setup.discovery-stacks")
def test_three_stacks_of_five_discovery_tokens_face_down() -> None:
    play = Opening(3)
    stacks = [discovery(stack) for stack in ("first", "second", "observatory")]
    assert [play.size(stack) for stack in stacks] == [5, 5, 5]
    assert all(set(play.faces(stack, seat)) <= {None} for stack in stacks for seat in range(4))
    assert sum(token.copies for token in CONTENT.tokens.values() if token.kind == "discovery") == 21


@pytest.mark.rule("andromeda.setup.supremacy-tokens")
def test_three_different_supremacy_tokens_lie_openly_on_the_track() -> None:
    prizes = [Opening(3, seed=seed).table["prizes"] for seed in range(4)]
    for three in prizes:
        assert (len(three), len(set(three))) == (3, 3)
        assert {CONTENT.tokens[name].kind for name in three} == {"supremacy"}
    assert len({tuple(three) for three in prizes}) > 1


@pytest.mark.rule("andromeda.setup.common-supply")
def test_one_shuffled_deck_of_tactics_cards_for_everybody() -> None:
    play = Opening(3).chosen()
    printed = sum(kind.copies for kind in CONTENT.tactics.values())
    assert play.size(DECK) + sum(play.size(hand(seat)) for seat in range(3)) == printed == 80
    assert set(play.faces(DECK)) <= {None}
    assert [name for name in play.match.view(3)["zones"] if name.startswith("tactics") and play.size(name)] == [DECK]


@pytest.mark.rule("andromeda.setup.common-supply")
def test_three_developments_of_each_type_wait_in_the_supply() -> None:
    """Nobody has one yet, and three planets of each type can have one each."""
    assert Opening(3).chosen().table["developments"] == []
    assert Counter(planet.type for planet in CONTENT.planets.values()) == dict.fromkeys(TRACKS, 3)
    assert len(CONTENT.developments) == 5
