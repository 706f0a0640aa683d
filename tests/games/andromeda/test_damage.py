"""Damage to ships and modules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.andromeda.world import BLUE, GREEN, YELLOW, Placed, Play, moon, world

OPERATIONS = "andromeda.battle.tactical-operations"
SHARED = "andromeda.damage.shield-shared"
CHOOSE = "andromeda.damage.module"
ONE, TWO = moon("industry", titanium=1), moon("industry", titanium=2)
CORES = ("primary-reactor", "shipwright", "treasury", "architect")


def shields(play: Play, seat: int, kind: str) -> int:
    """How many markers lie on the shields of a type."""
    return int(next(bay["damaged"] for bay in play.table["bays"][seat] if bay["kind"] == kind))


def defeat(*ships: Placed, d6: tuple[int, ...], **more: Any) -> Play:
    """A battle on C3 that is over but for what the defeated choose."""
    g = world(phase="battle", region="C3", tiles={"C3": "industry"}, ships=ships, **more)
    return Play(g, d6=d6).passes(OPERATIONS)


# --- ships -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.damage.ship")
def test_a_defeated_ship_is_scrapped_unless_a_shield_takes_the_damage() -> None:
    """Yellow's transport and heavy cruiser roll four dice, blue's fighter two."""
    play = defeat(
        (YELLOW, "transport", "C3"), (YELLOW, "heavy-cruiser", "C3"), (BLUE, "fighter", "C3"), d6=(2, 2, 2, 2, 6, 1)
    )
    assert play.where(YELLOW, "transport")[0] == "scrapyard"
    assert play.where(YELLOW, "heavy-cruiser") == ["C3"]
    assert shields(play, YELLOW, "heavy-cruiser") == 1
    assert (play.where(BLUE, "fighter"), play.told("damage.scrapped")[0]["seat"]) == (["C3"], YELLOW)


@pytest.mark.rule("andromeda.damage.ship")
def test_only_ships_in_the_battle_are_damaged() -> None:
    play = defeat((YELLOW, "transport", "C3"), (YELLOW, "transport", "E5"), (BLUE, "fighter", "C3"), d6=(1, 6, 1))
    assert sorted(play.where(YELLOW, "transport")) == ["E5", "scrapyard", *["supply"] * 4]


@pytest.mark.rule("andromeda.damage.shield-depleted")
@pytest.mark.example("andromeda.example.shield-then-scrap")
def test_the_shield_takes_the_first_damage_and_the_scrapyard_the_ship() -> None:
    """Blue beats yellow's heavy cruiser, then green does on the next turn; the marker stays."""
    g = world(
        3,
        active=BLUE,
        tiles={"C3": "industry"},
        ships=[(YELLOW, "heavy-cruiser", "C3"), (BLUE, "fighter", "bay"), (GREEN, "fighter", "bay")],
        moons={"C3": (ONE, 2)},
    )
    first, second = (6, 1, 2, 2, 2), (6, 6, 2, 2, 2, 1, 1)
    play = Play(g, d6=(*first, *second), draw=[TWO]).launch("fighter", "C3").passes(OPERATIONS)
    assert (play.where(YELLOW, "heavy-cruiser"), shields(play, YELLOW, "heavy-cruiser")) == (["C3"], 1)
    play.launch("fighter", "C3").passes(OPERATIONS)
    assert (play.where(YELLOW, "heavy-cruiser"), shields(play, YELLOW, "heavy-cruiser")) == (["scrapyard"], 1)


@pytest.mark.rule("andromeda.damage.shield-depleted")
@pytest.mark.rule("andromeda.damage.scrapyard-return")
def test_the_markers_go_when_the_ships_return() -> None:
    """Yellow's heavy cruiser has lost its shield; a Return brings it home with a new one, and costs nothing."""
    g = world(
        active=BLUE,
        tiles={"C3": "industry"},
        ships=[(YELLOW, "heavy-cruiser", "C3"), (YELLOW, "transport", "C3"), (BLUE, "fighter", "bay")],
        moons={"C3": (ONE, 1)},
        stock={YELLOW: {"titanium": 2}},
    )
    play = Play(g, d6=(6, 6, 2, 2, 2, 2)).launch("fighter", "C3").passes(OPERATIONS)
    assert (shields(play, YELLOW, "heavy-cruiser"), play.where(YELLOW, "transport")[0]) == (1, "scrapyard")
    if play.asked.code == "andromeda.turn.launch-or-return":
        play.say("return")
    play.say("done")
    assert (shields(play, YELLOW, "heavy-cruiser"), play.where(YELLOW, "transport")[0]) == (0, "bay")
    assert play.where(YELLOW, "heavy-cruiser") == ["bay"]
    assert play.stock(YELLOW)["titanium"] == 2


@pytest.mark.rule("andromeda.damage.scrapyard-return")
def test_ships_of_both_scrapyard_areas_return() -> None:
    g = world(
        tiles={"C3": "monolith"},
        ships=[(YELLOW, "transport", "scrapyard"), (YELLOW, "fighter", "barge"), (YELLOW, "transport", "C3")],
        phase="return",
    )
    play = Play(g).say("done")
    assert play.where(YELLOW, "transport")[:2] == ["bay", "bay"]
    assert play.where(YELLOW, "fighter") == ["bay"]


@pytest.mark.rule("andromeda.damage.shield-shared")
@pytest.mark.parametrize(("ships", "saved"), [(1, 1), (2, 1), (3, 1)])
def test_ships_of_a_type_share_their_shields(ships: int, saved: int) -> None:
    """Deep Hull gives the transports one shield: it saves one of them, however many are damaged."""
    transports = [(YELLOW, "transport", "C3")] * ships
    weak = (max(ships, 1),) * ships
    play = defeat(*transports, (BLUE, "heavy-cruiser", "C3"), d6=(*weak, 6, 6, 6), bays={YELLOW: ("deep-hull",)})
    while play.match.asked and play.asked.code == SHARED:
        play.say(play.asked.keys[0])
    assert play.where(YELLOW, "transport").count("C3") == saved
    assert play.where(YELLOW, "transport").count("scrapyard") == ships - saved
    assert shields(play, YELLOW, "transport") == 1


@pytest.mark.rule("andromeda.damage.shield-shared")
def test_a_shield_of_one_type_saves_no_ship_of_another() -> None:
    """Double Plate: two shields, and the heavy cruiser uses one of them."""
    ships = ((YELLOW, "heavy-cruiser", "C3"), (YELLOW, "fighter", "C3"), (BLUE, "fighter", "C3"))
    play = defeat(*ships, d6=(2, 2, 2, 2, 2, 6, 6), bays={YELLOW: ("double-plate",)})
    assert (play.where(YELLOW, "heavy-cruiser"), shields(play, YELLOW, "heavy-cruiser")) == (["C3"], 1)
    assert play.where(YELLOW, "fighter") == ["scrapyard"]


# --- modules ---------------------------------------------------------------------------------------------------------
def ruined(**damage: int) -> Play:
    """Yellow loses to the Grinding Maw, which damages a module of everybody it defeats."""
    return defeat(
        (YELLOW, "transport", "C3"),
        d6=(2, 6, 6, 6, 6),
        raiders=[("grinding-maw", ("C3",))],
        damage={YELLOW: {name.replace("_", "-"): markers for name, markers in damage.items()}},
    ).passes(OPERATIONS)


@pytest.mark.rule("andromeda.damage.module")
@pytest.mark.parametrize("number", range(4))
def test_the_owner_chooses_the_module_core_modules_included(number: int) -> None:
    play = ruined()
    assert (play.asked.seat, play.asked.code, play.asked.keys) == (YELLOW, CHOOSE, [f"module:{n}" for n in range(4)])
    assert play.say(f"module:{number}").damage(YELLOW) == {CORES[number]: 1}


@pytest.mark.rule("andromeda.damage.module")
def test_only_an_undamaged_module_can_be_damaged() -> None:
    play = ruined(primary_reactor=1, treasury=1)
    assert play.asked.keys == ["module:1", "module:3"]
    assert play.refused("module:0")


@pytest.mark.rule("andromeda.damage.module")
def test_where_all_are_damaged_nothing_happens() -> None:
    play = ruined(primary_reactor=1, shipwright=1, treasury=1, architect=2)
    assert play.damage(YELLOW) == {"primary-reactor": 1, "shipwright": 1, "treasury": 1, "architect": 2}
    assert play.over is not None, "nobody is asked"


@pytest.mark.rule("andromeda.damage.module-effects")
@pytest.mark.rule("andromeda.damage.module-multiple")
@pytest.mark.parametrize(("markers", "possible"), [(0, True), (1, False), (2, False)])
def test_a_damaged_module_cannot_be_activated(markers: int, possible: bool) -> None:
    g = world(
        tiles={"C3": "monolith"},
        ships=[(YELLOW, "transport", "C3")],
        damage={YELLOW: {"treasury": markers}},
        phase="return",
    )
    assert any(key.startswith("ship:2,") for key in Play(g).asked.keys) is possible


@pytest.mark.rule("andromeda.damage.module-multiple")
def test_a_module_is_damaged_until_its_last_marker_is_gone() -> None:
    """Two moons with a repair are abandoned: one marker is left after the first."""
    g = world(
        tiles={"C3": "monolith", "D3": "trade-hub"},
        ships=[(YELLOW, "transport", "C3"), (YELLOW, "transport", "D3")],
        claimed={YELLOW: (moon("industry", repair=1), moon("science", repair=1))},
        damage={YELLOW: {"treasury": 2}},
        phase="return",
    )
    play = Play(g).act(YELLOW, "abandon:0").say("module:2")
    assert play.damage(YELLOW) == {"treasury": 1}
    assert [key for key in play.asked.keys if key.startswith("ship:2,")] == []
    play.act(YELLOW, "abandon:0").say("module:2")
    assert play.damage(YELLOW) == {}
    assert [key for key in play.asked.keys if key.startswith("ship:2,")] != []
