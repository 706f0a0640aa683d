"""Setting up: ships, crew, mission, both boards, tokens and bounties. Whole games, from the first question on."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from rimward import rulebook
from rimward.games.aurora import GAME
from rimward.games.aurora.table.names import STATION_OF
from rimward.games.aurora.table.state import Aurora
from rimward.kernel.chance import Seeded
from rimward.kernel.match import Match
from rimward.kernel.question import Refused
from tests.games.aurora.orbit import box
from tests.games.aurora.world import CONTENT

EXAMPLES = {example.id: example for example in rulebook.load("aurora").examples}
PLACES = ("centre", "north", "east", "south", "west", "north-east", "south-east", "south-west", "north-west")
ONE_EACH = {(x, y): 1 for x in range(3) for y in range(3)}
HOMES = {0: "port-saven", 1: "earth"}
ARMORY = {"arc-pistol": 3, "arc-blade": 1, "emergency-teleport-device": 1}


def begun(seats: int = 2, seed: int = 1, stop: str = "", **options: Any) -> Match:
    """A game that has been set up, or that asks a certain question; who is asked takes what comes first."""
    box()
    match = Match.new(GAME, seats, options, chance=Seeded(seed))
    for _ in range(300):
        question = match.asked[0]
        code = question.code.removeprefix("aurora.")
        if code == stop or (not code.startswith(("setup.", "initiative.")) and not stop):
            return match
        match.answer(question.id, question.seat, question.keys[0])
    raise AssertionError("the setup does not end")


@cache
def many(seats: int = 2, **options: Any) -> list[Match]:
    return [begun(seats, seed, **options) for seed in range(6)]


def table(match: Match) -> Aurora:
    assert isinstance(match.table, Aurora)
    return match.table


def told(match: Match, code: str, seat: int = 0) -> list[dict[str, Any]]:
    return [event.params for event in match.events(seat) if event.code == f"aurora.{code}"]


def column_row(square: int) -> tuple[int, int]:
    return square % 28, square // 28


def tile_of(square: int) -> tuple[int, int]:
    """Which of the nine tiles a square lies on: they begin with the third column and row, eight squares each."""
    column, row = column_row(square)
    return (column - 2) // 8, (row - 2) // 8


def cap_of(square: int) -> str:
    """Which of the four end caps a square lies on."""
    column, row = column_row(square)
    return "north" if row < 2 else "south" if row > 25 else "west" if column < 2 else "east" if column > 25 else ""


# --- players and factions --------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.overview.player-count")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_one_ship(seats: int) -> None:
    g = table(begun(seats))
    assert sorted(card.seat for card in g.ships) == list(range(seats))
    assert len({card.name for card in g.ships}) == seats


@pytest.mark.rule("aurora.overview.player-count")
@pytest.mark.parametrize("seats", [0, 5])
def test_nobody_and_five_are_too_few_and_too_many(seats: int) -> None:
    with pytest.raises(Refused):
        Match.new(GAME, seats, chance=Seeded(1))


@pytest.mark.rule("aurora.overview.two-factions")
@pytest.mark.rule("aurora.overview.faction-split")
@pytest.mark.parametrize(("seats", "split"), [(2, {1}), (3, {1, 2}), (4, {2})])
def test_both_factions_are_there_and_none_has_more_than_two_players(seats: int, split: set[int]) -> None:
    g = table(begun(seats))
    sides = Counter(card.side for card in g.ships)
    assert set(sides) == {0, 1}
    assert set(sides.values()) == split
    assert all(card.side == CONTENT.ships[card.name] for card in g.ships)


@pytest.mark.rule("aurora.overview.two-factions")
def test_every_crew_belongs_to_the_faction_of_its_ship() -> None:
    g = table(begun(4, guards=False))
    side = {card.seat: card.side for card in g.ships}
    assert all(who.side == who.born == side[who.seat] == CONTENT.crew[who.name].faction for who in g.figures)


@pytest.mark.rule("aurora.setup.choose-ship")
def test_a_player_may_wish_for_a_ship_and_it_fixes_the_faction() -> None:
    match = Match.new(GAME, 2, {}, [{"ship": "eden-fyre"}, {"ship": "hades-vi"}], chance=Seeded(1))
    cards = {card.seat: card for card in table(match).ships}
    assert {seat: (card.name, card.side) for seat, card in cards.items()} == {0: ("eden-fyre", 1), 1: ("hades-vi", 0)}


@pytest.mark.rule("aurora.setup.choose-ship")
def test_no_ship_has_upgrades_salvage_or_damage_when_it_starts() -> None:
    for card in table(begun(4)).ships:
        assert (card.upgrades, card.salvage, card.damage, card.shields_up) == ((), (), 0, True)


# --- crew ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.setup.crew-five")
@pytest.mark.rule("aurora.setup.crew-one-per-station")
@pytest.mark.rule("aurora.setup.place-crew")
@pytest.mark.parametrize("how", ["drafted", "dealt"])
def test_five_crew_one_special_to_each_station_and_in_it(how: str) -> None:
    for match in many(4, crew=how):
        g = table(match)
        for seat in range(4):
            own = [who for who in g.figures if who.seat == seat]
            assert {who.room for who in own} == {"commander", "communications", "engineering", "weapons", "navigation"}
            assert len(own) == 5
            for who in own:
                assert who.room in [STATION_OF[word] for word in CONTENT.crew[who.name].specialty]


@pytest.mark.rule("aurora.setup.place-crew")
@pytest.mark.rule("aurora.crew.commander-titles")
@pytest.mark.example("aurora.example.donexia-commander")
def test_donexia_takes_the_place_of_the_commander() -> None:
    example = EXAMPLES["aurora.example.donexia-commander"]
    assert isinstance(example.expected, dict)
    rooms = {who.room for match in many() for who in table(match).figures if who.name == "donexia"}
    assert rooms == {example.expected["station"].lower()}


@pytest.mark.rule("aurora.setup.crew-draft")
def test_players_of_a_faction_roll_and_pick_by_turns_the_highest_first() -> None:
    match = begun(4)
    for side in (0, 1):
        seats = [card.seat for card in table(match).ships if card.side == side]
        rolls = [event.params for event in match.events(0) if event.code == "kernel.rolled"]
        final = [roll for roll in rolls if roll["rule"] == "aurora.setup.crew-draft" and roll["owners"][0] in seats][-1]
        first = final["owners"][final["faces"].index(max(final["faces"]))]
        picks = [pick["seat"] for pick in told(match, "setup.crew") if pick["seat"] in seats]
        assert len(set(final["faces"])) == 2
        assert picks == [first, next(seat for seat in seats if seat != first)] * 5


@pytest.mark.rule("aurora.setup.crew-draft")
def test_a_lone_player_of_a_faction_simply_chooses() -> None:
    match = begun(2)
    assert [event for event in match.events(0) if event.code == "kernel.rolled"] == []
    match = Match.new(GAME, 2, {}, chance=Seeded(1))
    assert {key for key in match.asked[0].keys} == {
        f"crew:{name}"
        for name, kind in CONTENT.crew.items()
        if kind.faction == CONTENT.ships[table(match).ships[0].name]
    }


@pytest.mark.rule("aurora.setup.crew-one-per-station")
@pytest.mark.rule("aurora.setup.crew-draft")
def test_a_pick_that_leaves_a_station_without_a_specialist_is_refused() -> None:
    """After one who only flies, there is no place for another."""
    match = Match.new(GAME, 2, {}, chance=Seeded(1))
    faction = CONTENT.ships[table(match).ships[0].name]
    pilots = [n for n, k in CONTENT.crew.items() if k.faction == faction and k.specialty == ("navigation",)]
    assert len(pilots) >= 2
    question = match.asked[0]
    match.answer(question.id, question.seat, f"crew:{pilots[0]}")
    question = match.asked[0]
    assert f"crew:{pilots[1]}" not in question.keys
    with pytest.raises(Refused) as refusal:
        match.answer(question.id, question.seat, f"crew:{pilots[1]}")
    assert refusal.value.rule in ("aurora.setup.crew-one-per-station", "aurora.setup.crew-draft")


@pytest.mark.rule("aurora.setup.armory")
def test_the_starting_armory() -> None:
    for card in table(begun(4)).ships:
        assert Counter(thing.name for thing in card.armory) == ARMORY
    assert all(who.gear == () for who in table(begun(4)).figures)


# --- the mission and the boards --------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.setup.mission-choice")
@pytest.mark.parametrize("mission", ["abduct-the-princess", "silent-ledger", "fever-line"])
def test_the_mission_is_drawn_or_chosen(mission: str) -> None:
    assert [found["mission"] for found in told(begun(mission=mission), "setup.mission")] == [mission]
    drawn = {told(match, "setup.mission")[0]["mission"] for match in many(mission="draw")}
    assert len(drawn) > 1


@pytest.mark.rule("aurora.setup.agree-end")
@pytest.mark.parametrize("tier", [1, 2])
def test_the_tier_is_agreed_before_the_game(tier: int) -> None:
    assert table(begun(tier=tier)).tier == tier
    with pytest.raises(Refused):
        Match.new(GAME, 2, {"tier": 3}, chance=Seeded(1))


@pytest.mark.rule("aurora.setup.mission-planet")
@pytest.mark.parametrize("mission", list(CONTENT.missions))
def test_the_mission_planet_is_that_of_the_card_and_nobodys_home(mission: str) -> None:
    match = begun(mission=mission)
    assert table(match).planet == CONTENT.missions[mission].planet
    assert table(match).planet not in HOMES.values()


def tiles(match: Match, board: str) -> dict[str, str]:
    """The tiles of a board by their places, in the order in which they were laid."""
    return {found["place"]: found["tile"] for found in told(match, "setup.tile") if found["board"] == board}


@pytest.mark.rule("aurora.setup.mission-tiles-first")
@pytest.mark.parametrize("mission", list(CONTENT.missions))
def test_the_tiles_of_the_mission_are_laid_first(mission: str) -> None:
    for seed in range(2):
        laid = list(tiles(begun(seed=seed, mission=mission), "surface").values())
        wanted = CONTENT.missions[mission].tiles
        assert set(laid[: len(wanted)]) == set(wanted)


@pytest.mark.rule("aurora.setup.planet-board")
@pytest.mark.rule("aurora.setup.space-board")
@pytest.mark.rule("aurora.setup.tile-layout")
@pytest.mark.parametrize("board", ["surface", "orbit"])
def test_a_centre_four_sides_and_four_corners(board: str) -> None:
    kinds = CONTENT.surface if board == "surface" else CONTENT.orbit
    for match in many():
        laid = tiles(match, board)
        assert set(laid) == set(PLACES)
        assert len(set(laid.values())) == 9
        for place, name in laid.items():
            assert kinds[name].type == ("centre" if place == "centre" else "corner" if "-" in place else "side")


@pytest.mark.rule("aurora.setup.discard-surplus-location")
@pytest.mark.rule("aurora.setup.location-decks")
def test_what_lies_on_the_board_is_laid_once_and_the_rest_is_out() -> None:
    """Eight corners and eight sides are in the box for the planet: four of each lie on the board."""
    seen = {place: {tiles(match, "surface")[place] for match in many()} for place in PLACES}
    assert all(len(names) > 1 for place, names in seen.items() if place != "centre")
    for match in many():
        assert len(table(match).surface) == len(table(match).orbit) == 9


@pytest.mark.rule("aurora.setup.space-board")
@pytest.mark.rule("aurora.board.nebula-black-hole")
def test_in_the_middle_of_space_lies_the_nebula_or_the_black_hole() -> None:
    assert {tiles(begun(seed=seed), "orbit")["centre"] for seed in range(8)} == {"nebula", "black-hole"}


@pytest.mark.rule("aurora.setup.planet-caps")
def test_the_four_planets_lie_at_random() -> None:
    found = {told(match, "setup.planet-caps")[0]["planets"] for match in many(caps="random")}
    assert len(found) > 1
    assert all(sorted(planets) == ["earth", "fourth", "neutral", "port-saven"] for planets in found)


@pytest.mark.rule("aurora.setup.dock-caps")
def test_every_side_of_the_planet_has_a_dock() -> None:
    match = begun(quicker=True, stop="setup.quick-docks")
    assert match.asked[0].keys == ["dock:0", "dock:1", "dock:2", "dock:3"]


# --- tokens and bounties ---------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.setup.crates")
def test_one_crate_lies_on_each_tile_of_the_planet() -> None:
    for match in many():
        assert Counter(tile_of(square) for square in table(match).crates) == {
            (x, y): 1 for x in range(3) for y in range(3)
        }


@pytest.mark.rule("aurora.setup.salvage")
def test_one_salvage_token_lies_on_each_tile_of_space_four_squares_from_the_planets() -> None:
    for match in many():
        g = table(match)
        assert Counter(tile_of(square) for square in g.salvage) == ONE_EACH
        for square in g.salvage:
            column, row = column_row(square)
            assert far_from_caps(column, row)


def far_from_caps(column: int, row: int) -> bool:
    """At least four squares from every square of the caps, which lie at the sides of columns or rows 10 to 17."""
    caps = [(x, y) for x in range(10, 18) for y in (0, 1, 26, 27)] + [
        (y, x) for x in range(10, 18) for y in (0, 1, 26, 27)
    ]
    return min(max(abs(column - x), abs(row - y)) for x, y in caps) >= 4


@pytest.mark.rule("aurora.setup.bounty")
@pytest.mark.parametrize("seats", [2, 4])
def test_each_player_draws_a_bounty_on_the_others_and_keeps_it_secret(seats: int) -> None:
    match = begun(seats, seed=3)
    side = {card.seat: card.side for card in table(match).ships}
    drawn = dict[int, str]()
    for seat in range(seats):
        seen = {found["seat"]: found["crew"] for found in told(match, "bounty.drawn", seat)}
        assert [other for other, name in seen.items() if name is not None and side[other] != side[seat]] == []
        drawn[seat] = seen[seat]
    in_play = {who.name: who.side for who in table(match).figures}
    assert all(in_play[name] != side[seat] for seat, name in drawn.items())
    assert len(set(drawn.values())) == seats
    watcher = [found["crew"] for found in told(match, "bounty.drawn", seats)]
    assert watcher == [None] * seats


# --- where ships start -----------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.setup.ship-start")
def test_ships_start_on_different_squares_of_their_home_planet() -> None:
    for match in many(4):
        g = table(match)
        caps = dict(zip(g.planets, ("north", "east", "south", "west"), strict=True))
        assert len({card.square for card in g.ships}) == 4
        for card in g.ships:
            assert cap_of(card.square) == caps[HOMES[card.side]]


@pytest.mark.rule("aurora.setup.ship-start")
def test_the_owner_chooses_the_facing() -> None:
    match = begun(stop="setup.ship-start")
    question = match.asked[0]
    match.answer(question.id, question.seat, question.keys[0])
    question = match.asked[0]
    assert question.keys == [f"facing:{way}" for way in range(8)]
    match.answer(question.id, question.seat, "facing:3")
    assert told(match, "setup.ship-start")[0]["facing"] == 3


@pytest.mark.rule("aurora.setup.quick-docks")
def test_in_the_quicker_game_each_takes_an_empty_dock_in_initiative_order() -> None:
    match = begun(4, stop="setup.quick-docks", quicker=True)
    taken = set[str]()
    order = []
    for _ in range(4):
        question = match.asked[0]
        if question.code != "aurora.setup.quick-docks":
            match.answer(question.id, question.seat, question.keys[0])
            continue
        assert not taken & set(question.keys)
        taken.add(question.keys[0])
        order.append(question.seat)
        match.answer(question.id, question.seat, question.keys[0])
    leader = {who.seat: CONTENT.crew[who.name].initiative for who in table(match).figures if who.room == "commander"}
    assert leader[order[0]] == max(leader.values())
    assert len(taken) == len(order)


# --- money -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("aurora.reward.digits-denominations")
def test_all_pay_comes_in_steps_of_twenty_five() -> None:
    assert all(value % 25 == 0 for value in CONTENT.bounties.values())
    assert all(mission.reward % 25 == 0 for mission in CONTENT.missions.values())
