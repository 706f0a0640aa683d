"""What the box holds: how many of each, and that their numbers fit together."""

from __future__ import annotations

from collections import Counter

import pytest

from rimward.games.aurora import GAME
from rimward.games.aurora.table.board import BLOCKING, HINDERING, NINE, TILE, WALKING, WATER, plan_of
from rimward.games.aurora.table.content import Content, TileKind
from rimward.games.aurora.table.names import FACTIONS, SKILLS, SPECIALTIES
from rimward.kit.gait import DOOR
from rimward.kit.graph import NOWHERE
from rimward.kit.squares import Squares

CONTENT: Content = GAME.content
CREW = CONTENT.crew
MAIN = {
    "commander": "leadership",
    "navigation": "piloting",
    "weapons": "weapons",
    "medical": "search",
    "engineering": "tech",
}
SURFACE = {name: tile for name, tile in CONTENT.surface.items() if not name.startswith("test-")}
ORBIT = {name: tile for name, tile in CONTENT.orbit.items() if not name.startswith("test-")}
FACTION = pytest.mark.parametrize("faction", [0, 1], ids=FACTIONS)


def of(faction: int) -> list[str]:
    return [name for name, crew in CREW.items() if crew.faction == faction]


# --- crew ------------------------------------------------------------------------------------------------------------
@FACTION
def test_ten_crew_two_for_each_station(faction: int) -> None:
    found = Counter([CREW[name].specialty[0] for name in of(faction)])
    assert found == dict.fromkeys(SPECIALTIES, 2)


@FACTION
def test_initiative_adds_up(faction: int) -> None:
    assert sorted([CREW[name].initiative for name in of(faction)]) == [3, 3, 4, 4, 5, 5, 5, 6, 7, 8]


@pytest.mark.parametrize("name", CREW)
def test_skills_and_bodies_are_within_their_limits(name: str) -> None:
    crew = CREW[name]
    assert len(crew.skills) == len(SKILLS)
    assert 18 <= sum(crew.skills) <= 21
    assert 1 <= crew.skills.count(0) <= 2
    assert 13 <= crew.health + 2 * crew.attack <= 16
    assert 4 <= crew.speed <= 6
    assert crew.skill(MAIN[crew.specialty[0]]) in (4, 5)


@FACTION
def test_one_of_each_pair_is_the_better_specialist(faction: int) -> None:
    for specialty in SPECIALTIES:
        pair = [CREW[name].skill(MAIN[specialty]) for name in of(faction) if CREW[name].specialty[0] == specialty]
        assert sorted(pair) == [4, 5], specialty


@FACTION
def test_defence_and_keywords_are_spread(faction: int) -> None:
    defense = Counter([CREW[name].defense for name in of(faction)])
    assert defense == {(1, 1): 7, (1, 2): 2, (0, 0): 1}
    kinds = Counter([word for name in of(faction) for word in CREW[name].keywords])
    assert (kinds["human"], kinds["alien"], kinds["female"]) == (5, 5, 5)
    assert kinds["winged"] == 1


@pytest.mark.parametrize("name", CREW)
def test_everybody_has_one_blue_ability_and_two_red_ones(name: str) -> None:
    crew = CREW[name]
    assert (len(crew.blue), len(crew.red)) == (1, 2)
    assert {red.kind for red in crew.red} == {"bonus", "action"} or "winged" in crew.keywords


def test_no_two_crew_are_the_same_up_to_their_names() -> None:
    shapes = [(c.specialty, c.skills, c.health, c.attack, c.speed, c.red) for c in CREW.values()]
    assert len({repr(shape) for shape in shapes}) == len(CREW)


def test_one_commander_of_each_faction_may_grant_an_attack() -> None:
    free = [
        name for name, crew in CREW.items() for red in crew.red if red.do == {"command": {"attack": 1}} and red.test
    ]
    assert sorted([CREW[name].faction for name in free]) == [0, 1]


@pytest.mark.parametrize("name", CREW)
def test_bounties_pay_more_for_commanders_and_less_for_engineers_and_medics(name: str) -> None:
    station = CREW[name].specialty[0]
    paid = {"commander": 150, "navigation": 100, "weapons": 100, "medical": 75, "engineering": 75}
    assert CONTENT.bounties[name] == paid[station]


# --- cards -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("deck", "cards"), [("armory", 5), ("search", 24), ("gear", 48), ("salvage", 19)])
def test_every_deck_is_whole(deck: str, cards: int) -> None:
    assert len(CONTENT.deck(deck)) == cards


@pytest.mark.parametrize(
    ("deck", "least", "most", "low", "high"), [("search", 50, 150, 80, 90), ("gear", 25, 250, 80, 100)]
)
def test_values_are_what_the_purses_can_bear(deck: str, least: int, most: int, low: int, high: int) -> None:
    values = [CONTENT.items[name].value for name in CONTENT.deck(deck)]
    assert least <= min(values) <= max(values) <= most
    assert low <= sum(values) / len(values) <= high


def test_a_third_of_the_gear_is_cheap() -> None:
    assert sum([CONTENT.items[name].value <= 75 for name in CONTENT.deck("gear")]) >= 16


def test_gear_is_mixed() -> None:
    kinds = Counter([CONTENT.items[name].kind for name in CONTENT.deck("gear")])
    assert kinds == {"pistol": 12, "rifle": 8, "melee": 8, "grenade": 6, "ammo": 6, "personal": 8}
    bonuses = [CONTENT.items[name].bonus for name in CONTENT.deck("gear")]
    assert len([bonus for bonus in bonuses if bonus is not None and (bonus.tests or bonus.lift)]) >= 6


def test_search_items_are_mixed_and_most_have_energy() -> None:
    kinds = Counter([CONTENT.items[name].kind for name in CONTENT.deck("search")])
    ranged = kinds["pistol"] + kinds["rifle"] + kinds["grenade"]
    assert (kinds["personal"], kinds["melee"], ranged) == (10, 6, 8)
    assert sum([CONTENT.items[name].energy > 0 for name in CONTENT.deck("search")]) == 18


@pytest.mark.parametrize("name", [name for name, item in CONTENT.items.items() if item.kind == "rifle"])
def test_rifles_reach_far_and_slow_down(name: str) -> None:
    rifle = CONTENT.items[name]
    assert (rifle.hands, rifle.speed) == (2, -1)
    assert rifle.range in (6, 7)


def test_no_two_cards_of_a_deck_are_the_same_up_to_their_names() -> None:
    shapes = Counter(
        [
            repr(
                (
                    i.deck,
                    i.kind,
                    i.range,
                    i.attack,
                    i.dice,
                    i.against,
                    i.energy,
                    i.bonus,
                    i.act,
                    i.do,
                    i.value,
                    i.keywords,
                    i.defense,
                    i.area,
                    i.breaks,
                )
            )
            for i in CONTENT.items.values()
        ]
    )
    assert max(shapes.values()) == 1


def test_there_are_28_world_events() -> None:
    places = Counter([event.place for event in CONTENT.events.values()])
    types = Counter([event.type for event in CONTENT.events.values()])
    assert places == {"surface": 18, "orbit": 10}
    assert types == {"enemy": 9, "creature": 4, "squadron": 6, "natural-disaster": 5, "incident": 4}


# --- tiles -----------------------------------------------------------------------------------------------------------
def alone(tile: TileKind) -> Squares:
    edges = bytearray(2 * TILE * TILE)
    for number, below, code in tile.edges:
        edges[2 * number + below] = code
    return Squares(TILE, tile.ground, tile.levels, bytes(edges))


@pytest.mark.parametrize(("tiles", "wanted"), [(SURFACE, (3, 8, 8)), (ORBIT, (2, 6, 6))], ids=["surface", "orbit"])
def test_there_are_as_many_tiles_as_in_the_box(tiles: dict[str, TileKind], wanted: tuple[int, int, int]) -> None:
    found = Counter([tile.type for tile in tiles.values()])
    assert (found["centre"], found["side"], found["corner"]) == wanted


@pytest.mark.parametrize("name", [*SURFACE, *ORBIT])
def test_tiles_connect_in_any_order_and_hang_together(name: str) -> None:
    tile = {**SURFACE, **ORBIT}[name]
    middle = range(2, 6)
    rims = [[(0, n) for n in middle], [(7, n) for n in middle], [(n, 0) for n in middle], [(n, 7) for n in middle]]
    assert all([tile.ground[row * TILE + column] != BLOCKING for rim in rims for row, column in rim])
    ways = alone(tile).board(WALKING).ways(2)
    assert [n for n in range(TILE * TILE) if tile.ground[n] != BLOCKING and ways.cost(n) == NOWHERE] == []


@pytest.mark.parametrize("name", SURFACE)
def test_ground_is_mixed_and_crates_stand_inside(name: str) -> None:
    tile = SURFACE[name]
    parts = {ground: tile.ground.count(ground) / TILE**2 for ground in (HINDERING, BLOCKING, WATER)}
    assert 0.04 <= parts[HINDERING] <= 0.18
    assert 0.01 <= parts[BLOCKING] <= 0.12
    assert parts[WATER] <= 0.25
    row, column = divmod(tile.crate, TILE)
    assert 2 <= row <= 5
    assert 2 <= column <= 5


def test_indoor_tiles_and_their_rooms() -> None:
    indoor = Counter([tile.type for tile in SURFACE.values() if tile.indoor])
    assert indoor == {"centre": 2, "side": 3, "corner": 4}
    for tile in SURFACE.values():
        for room in range(1, max(tile.rooms) + 1):
            squares = [n for n, other in enumerate(tile.rooms) if other == room]
            doors = [
                number
                for number, below, code in tile.edges
                if code == DOOR and (number in squares) != (number + (TILE if below else 1) in squares)
            ]
            assert len(squares) >= 8, tile.name
            assert len(doors) >= 2, tile.name


@pytest.mark.parametrize("name", ORBIT)
def test_space_is_mostly_open(name: str) -> None:
    assert ORBIT[name].ground.count(BLOCKING) / TILE**2 <= 0.12


def test_every_crate_can_be_reached_from_every_dock() -> None:
    """On boards of the first and of the last tiles of each type."""
    kinds = {
        kind: [name for name, tile in SURFACE.items() if tile.type == kind] for kind in ("centre", "side", "corner")
    }
    for turn in (0, 1):
        centre, sides, corners = [names[::-1] if turn else names for names in kinds.values()]
        tiles = tuple(
            [
                (centre[0], 0),
                *[(name, n) for n, name in enumerate(sides[:4])],
                *[(name, (n + 1) % 4) for n, name in enumerate(corners[:4])],
            ]
        )
        plan = plan_of(CONTENT, tiles, False)
        for dock in NINE.docks:
            ways = plan.map.board(WALKING).ways(dock)
            assert max([ways.cost(crate) for crate in plan.crates]) <= 40
