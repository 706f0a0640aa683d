"""Ships: building them, what they can do, and what moves them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest

from tests.games.andromeda.world import BLUE, YELLOW, Placed, Play, at, moon, world

COSTS = {
    "transport": {"titanium": 1, "nanocarbon": 1},
    "fighter": {"titanium": 2, "nanocarbon": 1},
    "science-vessel": {"nanocarbon": 1, "ice": 2},
    "heavy-cruiser": {"titanium": 2, "nanocarbon": 1, "ice": 1, "credit": 1},
}
RICH = {"titanium": 5, "nanocarbon": 5, "ice": 5, "credit": 5, "energy": 5}
AT_HOME = (YELLOW, "transport", "bay")
ONE_MOON = (moon("industry", titanium=1), 1)
OPERATIONS = "andromeda.battle.tactical-operations"
ROW = {"C1": "science", "C2": "monolith", "C3": "science", "C4": "science", "C5": "commerce"}


def shipyard(stock: Mapping[str, int], *ships: Placed, **more: Any) -> Play:
    """Yellow launches a transport to the Shipyard."""
    return Play(world(tiles={"C3": "shipyard"}, ships=[AT_HOME, *ships], stock={YELLOW: stock}, **more)).launch(
        "transport", "C3"
    )


def row(kind: str, *ships: Placed, energy: int = 0, **more: Any) -> Play:
    """Yellow has a ship on C2 and one of a type to launch; C1, C3, C4 and C5 are planets, and more if said."""
    tiles = {**ROW, **more.pop("tiles", {})}
    mine = [(YELLOW, "transport", "C2"), (YELLOW, kind, "bay"), *ships]
    return Play(world(tiles=tiles, ships=mine, stock={YELLOW: {"energy": energy}}, **more))


def targets(play: Play, kind: str) -> set[str]:
    """The spaces of the row and the nebulae to which a ship of a type may be launched."""
    spaces = [*ROW, *(f"N{n}" for n in range(1, 7))]
    return {space for space in spaces if f"launch:{kind},{at(space)}" in play.asked.keys}


def fight(*ships: Placed, d6: tuple[int, ...], **more: Any) -> dict[int, tuple[int, int]]:
    """How many dice each side rolled in a battle on C3, and its targeting value."""
    g = world(phase="battle", region="C3", tiles={"C3": "industry"}, ships=ships, **more)
    play = Play(g, d6=d6).passes(OPERATIONS)
    return {told["side"]: (len(told["faces"]), told["targeting"]) for told in play.told("battle.rolled")}


# --- building --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.ship.build")
@pytest.mark.parametrize("kind", COSTS)
def test_a_ship_is_paid_and_comes_to_the_launch_bay(kind: str) -> None:
    play = shipyard({**COSTS[kind], "energy": 1}).say(f"build:{kind}")
    assert play.told("ship.built") == [{"seat": YELLOW, "kind": kind}]
    assert play.where(YELLOW, kind).count("bay") == 1
    assert play.stock(YELLOW) == {"titanium": 0, "nanocarbon": 0, "ice": 0, "credit": 0, "energy": 1}


@pytest.mark.rule("andromeda.ship.build")
@pytest.mark.parametrize("kind", COSTS)
def test_the_whole_cost_is_needed(kind: str) -> None:
    """One less of anything in it will not do."""
    for less in COSTS[kind]:
        play = shipyard({**RICH, less: COSTS[kind][less] - 1})
        assert play.refused(f"build:{kind}")


@pytest.mark.rule("andromeda.ship.build")
def test_the_shipwright_builds_too() -> None:
    g = world(
        tiles={"C3": "monolith"}, ships=[(YELLOW, "transport", "C3")], stock={YELLOW: COSTS["fighter"]}, phase="return"
    )
    play = Play(g)
    play.say(next(key for key in play.asked.keys if key.startswith("ship:1,")), "build:fighter")
    assert play.where(YELLOW, "fighter") == ["bay"]
    assert play.stock(YELLOW)["titanium"] == 0


@pytest.mark.rule("andromeda.ship.build-supply")
@pytest.mark.parametrize("place", ["bay", "scrapyard", "barge"])
def test_the_only_ship_of_a_type_is_built_once(place: str) -> None:
    """A ship in the Scrapyard is still owned."""
    play = shipyard(RICH, (YELLOW, "fighter", place), damage={YELLOW: {"treasury": 1}})
    assert play.refused("build:fighter")
    assert "build:heavy-cruiser" in play.asked.keys


@pytest.mark.rule("andromeda.ship.build-supply")
@pytest.mark.rule("andromeda.development.populate")
@pytest.mark.parametrize(("settled", "built", "possible"), [(0, 6, False), (1, 5, False), (2, 3, True)])
def test_there_are_six_transports_and_settled_ones_are_gone(settled: int, built: int, possible: bool) -> None:
    ships = [(YELLOW, "transport", "bay")] * (built - 1) + [(YELLOW, "transport", "settled")] * settled
    assert ("build:transport" in shipyard(RICH, *ships).asked.keys) is possible


# --- specifications --------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.ship.specs")
@pytest.mark.parametrize(
    ("kind", "reached"),
    [
        ("transport", {"C1", "C3"}),
        ("fighter", {"C1", "C3", "C4"}),
        ("heavy-cruiser", {"C1", "C3"}),
    ],
)
def test_the_range_of_each_type(kind: str, reached: set[str]) -> None:
    assert targets(row(kind), kind) == reached


@pytest.mark.rule("andromeda.ship.specs")
@pytest.mark.parametrize(("tile", "reached"), [("mist-barge", {"C1", "C3", "C4"}), ("deep-hull", {"C1", "C3"})])
def test_an_upgrade_replaces_the_range_of_all_ships_of_its_type(tile: str, reached: set[str]) -> None:
    """Of the two, Mist Barge alone has range 2. Both have Voyage, so that the nebula next to C1 is in range 2 too."""
    play = row("transport", bays={YELLOW: (tile,)})
    assert {space for space in targets(play, "transport") if space in ROW} == reached
    assert ("N6" in targets(play, "transport")) is (tile == "mist-barge")


@pytest.mark.rule("andromeda.ship.specs")
@pytest.mark.parametrize(("kind", "dice"), [("transport", 1), ("fighter", 2), ("heavy-cruiser", 3)])
def test_the_weapons_of_each_type(kind: str, dice: int) -> None:
    ships = ((YELLOW, kind, "C3"), (BLUE, "transport", "C3"))
    assert fight(*ships, d6=(*[6] * dice, 1)) == {YELLOW: (dice, 1), BLUE: (1, 1)}


@pytest.mark.rule("andromeda.ship.specs")
def test_an_upgrade_holds_for_all_ships_of_its_type() -> None:
    """Armed Convoy: two weapons for each transport. Blue's transports have one as before."""
    ships = ((YELLOW, "transport", "C3"), (YELLOW, "transport", "C3"), (BLUE, "transport", "C3"))
    assert fight(*ships, d6=(6, 6, 6, 6, 1), bays={YELLOW: ("armed-convoy",)}) == {YELLOW: (4, 2), BLUE: (1, 1)}


# --- abilities -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.ship.ability-targeting")
@pytest.mark.parametrize(("tile", "kind", "dice", "targeting"), [("true-eye", "fighter", 2, 3), ("", "fighter", 2, 2)])
def test_targeting_is_added_for_all_dice(tile: str, kind: str, dice: int, targeting: int) -> None:
    """A fighter with True Eye and a transport: two ships and 1 more."""
    ships = ((YELLOW, kind, "C3"), (YELLOW, "transport", "C3"), (BLUE, "transport", "C3"))
    bays = {YELLOW: (tile,)} if tile else None
    assert fight(*ships, d6=(*[6] * (dice + 1), 1), bays=bays)[YELLOW] == (dice + 1, targeting)


@pytest.mark.rule("andromeda.ship.ability-targeting")
def test_targeting_never_exceeds_five() -> None:
    """Four ships, 2 for the Beacon Ship and 1 for Gunnery Mast."""
    kinds = ("transport", "fighter", "science-vessel", "heavy-cruiser")
    ships = [(YELLOW, kind, "C3") for kind in kinds]
    bays = {YELLOW: ("beacon-ship", "gunnery-mast")}
    assert fight(*ships, (BLUE, "transport", "C3"), d6=(*[5] * 6, 1), bays=bays)[YELLOW] == (6, 5)


@pytest.mark.rule("andromeda.ship.ability-voyage")
@pytest.mark.parametrize(
    ("kind", "nebulae"), [("science-vessel", {"N1", "N2", "N3", "N4", "N5", "N6"}), ("fighter", set())]
)
def test_only_voyage_enters_a_nebula_on_a_launch(kind: str, nebulae: set[str]) -> None:
    """A first launch, so that range does not matter."""
    play = Play(world(tiles={"C3": "science"}, ships=[(YELLOW, kind, "bay")]))
    assert targets(play, kind) == {"C3", *nebulae}


@pytest.mark.rule("andromeda.ship.ability-voyage")
def test_only_voyage_enters_a_nebula_to_join_a_battle() -> None:
    """Blue fights raiders in N1; its science vessel may join from A2, its transport beside it may not."""
    ships = ((BLUE, "science-vessel", "A2"), (BLUE, "transport", "A2"), (YELLOW, "science-vessel", "N1"))
    g = world(
        phase="battle", region="N1", tiles={"A2": "science"}, ships=ships, raiders=[("saucerian-abductor", ("N1",))]
    )
    play = Play(g)
    vessel = number(play, BLUE, "science-vessel")
    assert (play.asked.seat, play.asked.keys) == (BLUE, [f"ship:{vessel}", "done"])


@pytest.mark.rule("andromeda.ship.ability-attack")
@pytest.mark.example("andromeda.example.first-launch-occupied")
def test_attack_launches_first_to_an_occupied_region() -> None:
    """The transport may not go where blue stands, the fighter may."""
    g = world(
        tiles={"C3": "industry", "E5": "science"},
        ships=[AT_HOME, (YELLOW, "fighter", "bay"), (BLUE, "transport", "C3")],
        moons={"C3": ONE_MOON},
    )
    play = Play(g, d6=(6, 6, 1))
    assert play.refused(f"launch:transport,{at('C3')}")
    assert f"launch:transport,{at('E5')}" in play.asked.keys
    assert play.launch("fighter", "C3").where(YELLOW, "fighter") == ["C3"]


@pytest.mark.rule("andromeda.ship.ability-attack")
def test_attack_does_nothing_on_a_subsequent_launch() -> None:
    """Neither beyond the range nor onto a ship of the player's own."""
    play = row("fighter", (BLUE, "transport", "C5"), (BLUE, "transport", "bay"))
    assert targets(play, "fighter") == {"C1", "C3", "C4"}


@pytest.mark.rule("andromeda.ship.ability-jump")
def test_a_jump_costs_one_energy_and_knows_no_distance() -> None:
    """C5 is three away. Neither a nebula nor a region with yellow's own ship can be entered by it."""
    play = row("heavy-cruiser", energy=2, moons={"C5": ONE_MOON})
    assert targets(play, "heavy-cruiser") == {"C1", "C3", "C4", "C5"}
    play.launch("heavy-cruiser", "C5")
    assert play.told("launch.placed") == [{"seat": YELLOW, "kind": "heavy-cruiser", "region": at("C5"), "jump": True}]
    assert play.stock(YELLOW)["energy"] == 1


@pytest.mark.rule("andromeda.ship.ability-jump")
@pytest.mark.parametrize(("kind", "energy"), [("heavy-cruiser", 0), ("transport", 2)])
def test_no_jump_without_energy_or_without_the_ability(kind: str, energy: int) -> None:
    assert targets(row(kind, energy=energy), kind) == {"C1", "C3"}


@pytest.mark.rule("andromeda.ship.ability-jump")
def test_within_range_no_energy_is_spent() -> None:
    play = row("heavy-cruiser", energy=2, moons={"C3": ONE_MOON}).launch("heavy-cruiser", "C3")
    assert play.told("launch.placed")[0]["jump"] is False
    assert play.stock(YELLOW)["energy"] == 2


@pytest.mark.rule("andromeda.ship.ability-jump")
def test_each_jump_into_a_battle_is_paid_separately() -> None:
    """Yellow's heavy cruiser and its fighter with Lightning Rack stand far away, and there is energy for one Jump."""
    ships = [(YELLOW, "transport", "C3"), (BLUE, "transport", "C3")]
    far = [(YELLOW, "heavy-cruiser", "E5"), (YELLOW, "fighter", "E5")]
    g = world(
        phase="battle",
        region="C3",
        tiles={"C3": "industry", "E5": "science"},
        ships=[*ships, *far],
        stock={YELLOW: {"energy": 1}},
        bays={YELLOW: ("lightning-rack",)},
    )
    play = Play(g, d6=(6,) * 5)
    cruiser, fighter = number(play, YELLOW, "heavy-cruiser"), number(play, YELLOW, "fighter")
    assert set(play.asked.keys) == {f"ship:{cruiser}", f"ship:{fighter}", "done"}
    play.say(f"ship:{cruiser}")
    assert play.stock(YELLOW)["energy"] == 0
    assert play.where(YELLOW, "fighter") == ["E5"]
    assert play.where(YELLOW, "heavy-cruiser") == ["C3"]


@pytest.mark.rule("andromeda.ship.ability-populate")
@pytest.mark.parametrize(("kind", "possible"), [("transport", True), ("fighter", False), ("heavy-cruiser", False)])
def test_only_a_ship_with_populate_becomes_a_development(kind: str, possible: bool) -> None:
    g = world(
        tiles={"C2": "development-office", "C3": "industry"},
        ships=[(YELLOW, kind, "C3"), AT_HOME],
        stock={YELLOW: RICH},
        station={YELLOW: 4},
    )
    assert (f"launch:transport,{at('C2')}" in Play(g).asked.keys) is possible


# --- ships moved by effects ------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.ship.move-effect")
def test_a_moved_ship_activates_nothing_and_starts_no_battle() -> None:
    """Slipstream, as the turn begins: yellow's transport moves 1 to the planet where blue stands."""
    g = world(
        tiles={"C2": "monolith", "C3": "industry", "C4": "science"},
        ships=[(YELLOW, "transport", "C2"), AT_HOME, (BLUE, "transport", "C3")],
        moons={"C3": ONE_MOON},
        hand={YELLOW: ("slipstream",)},
    )
    play = Play(g).say("play:slipstream")
    assert not [key for key in play.asked.keys if numbers(key)[-1:] == [at("C4")]], "two away, and its range is 1"
    move(play, number(play, YELLOW, "transport"), "C3")
    assert play.where(YELLOW, "transport")[0] == "C3"
    assert play.told("moon.gained") == play.told("activate.planet") == play.told("battle.begins") == []
    assert play.table["moons_left"][at("C3")] == 1


def number(play: Play, seat: int, kind: str) -> int:
    """The number of a seat's first ship of a type."""
    return next(n for n, ship in enumerate(play.table["ships"]) if (ship["owner"], ship["kind"]) == (seat, kind))


def numbers(key: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", key)]


def move(play: Play, ship: int, space: str) -> None:
    """Say which ship goes where, in one answer or in two."""
    both = [key for key in play.asked.keys if numbers(key) == [ship, at(space)]]
    if both:
        play.say(both[0])
        return
    play.say(f"ship:{ship}")
    play.say(next(key for key in play.asked.keys if numbers(key)[-1:] == [at(space)]))
