"""Ship upgrades, gained here by Flagship Plans, a supremacy token that does nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.andromeda.world import BLUE, YELLOW, Play, moon, world

GAIN, SHIP = "andromeda.upgrade.gain", "andromeda.upgrade.free-ship"
ALL_FOUR = ("mist-barge", "true-eye", "rangefinder", "double-plate")


def plans(*tiles: str, **more: Any) -> Play:
    """Yellow uses Flagship Plans with these tiles left."""
    g = world(awards={YELLOW: ("flagship-plans",)}, tiles_left={YELLOW: tiles}, **more)
    return Play(g).act(YELLOW, "play:flagship-plans")


def bay(play: Play, kind: str, seat: int = YELLOW) -> dict[str, Any]:
    return next(dict(each) for each in play.table["bays"][seat] if each["kind"] == kind)


@pytest.mark.rule("andromeda.upgrade.gain")
def test_a_tile_replaces_the_specification_of_its_type() -> None:
    """True Eye: targeting and Jump instead of the fighter's own line; blue's fighter and yellow's cruiser stay."""
    play = plans("true-eye", "long-keel")
    before = bay(play, "heavy-cruiser")
    assert (play.asked.seat, play.asked.code) == (YELLOW, GAIN)
    assert set(play.asked.keys) == {"tile:true-eye", "tile:long-keel"}
    play.say("tile:true-eye", "decline")
    fighter = bay(play, "fighter")
    assert (fighter["range"], fighter["weapons"], fighter["targeting"]) == (2, 2, 1)
    assert set(fighter["abilities"]) == {"attack", "jump"}
    assert bay(play, "heavy-cruiser") == before
    assert bay(play, "fighter", BLUE)["targeting"] == 0
    assert list(play.table["tiles"][YELLOW]) == ["long-keel"]


@pytest.mark.rule("andromeda.upgrade.free-ship")
@pytest.mark.parametrize(("answer", "place"), [("build", "bay"), ("decline", "supply")])
def test_a_ship_of_the_type_comes_with_it_for_nothing(answer: str, place: str) -> None:
    play = plans("true-eye", "long-keel", stock={YELLOW: {"titanium": 4, "nanocarbon": 4}}).say("tile:true-eye")
    assert (play.asked.code, set(play.asked.keys), play.asked.passes) == (SHIP, {"build", "decline"}, "decline")
    play.say(answer)
    assert play.where(YELLOW, "fighter") == [place]
    assert (play.stock(YELLOW)["titanium"], play.stock(YELLOW)["nanocarbon"]) == (4, 4)
    assert play.where(YELLOW, "heavy-cruiser") == ["supply"]


@pytest.mark.rule("andromeda.upgrade.free-ship")
@pytest.mark.parametrize("place", ["bay", "scrapyard"])
def test_no_ship_where_none_is_left_to_build(place: str) -> None:
    ships = [(YELLOW, "fighter", place), (YELLOW, "transport", "bay")]
    play = plans("true-eye", "long-keel", ships=ships).say("tile:true-eye")
    assert play.asked.code == "andromeda.turn.launch-or-return"
    assert (play.where(YELLOW, "fighter"), play.told("ship.built")) == ([place], [])


@pytest.mark.rule("andromeda.upgrade.once-per-type")
def test_each_type_is_upgraded_once() -> None:
    """The faction's own fighter tile is of no more use; the tile for the heavy cruiser is the only one to choose."""
    play = plans("knife-wing", "long-keel", bays={YELLOW: ("true-eye",)})
    if play.asked.code == GAIN:
        assert play.asked.keys == ["tile:long-keel"]
        play.say("tile:long-keel")
    play.say("decline")
    assert (bay(play, "fighter")["tile"], bay(play, "heavy-cruiser")["tile"]) == ("true-eye", "long-keel")
    assert list(play.table["tiles"][YELLOW]) == ["knife-wing"]


@pytest.mark.rule("andromeda.upgrade.exhausted")
def test_with_all_four_upgraded_nothing_happens() -> None:
    """Not even a ship is given, though the fighter is still to be built; the token is used all the same, if at all."""
    g = world(awards={YELLOW: ("flagship-plans",)}, tiles_left={YELLOW: ("knife-wing",)}, bays={YELLOW: ALL_FOUR})
    play = Play(g)
    if "play:flagship-plans" in play.acts(YELLOW):
        play.act(YELLOW, "play:flagship-plans")
    assert play.asked.code == "andromeda.turn.launch-or-return"
    assert (play.told("upgrade.gained"), play.told("ship.built")) == ([], [])
    assert play.where(YELLOW, "fighter") == ["supply"]
    assert bay(play, "fighter")["tile"] == "true-eye"


@pytest.mark.rule("andromeda.upgrade.shield-carry")
@pytest.mark.rule("andromeda.upgrade.gain")
def test_damage_markers_move_onto_the_new_tile() -> None:
    """Blue beats the heavy cruiser, which loses its shield; of the two shields of Double Plate one is damaged then."""
    g = world(
        active=BLUE,
        tiles={"C3": "industry"},
        ships=[(YELLOW, "heavy-cruiser", "C3"), (YELLOW, "transport", "bay"), (BLUE, "fighter", "bay")],
        moons={"C3": (moon("industry", titanium=1), 1)},
        awards={YELLOW: ("flagship-plans",)},
        tiles_left={YELLOW: ("double-plate", "true-eye")},
    )
    play = Play(g, d6=(6, 6, 2, 2, 2)).launch("fighter", "C3").passes("andromeda.battle.tactical-operations")
    play.act(YELLOW, "play:flagship-plans").say("tile:double-plate")
    cruiser = bay(play, "heavy-cruiser")
    assert (cruiser["tile"], cruiser["shields"], cruiser["damaged"]) == ("double-plate", 2, 1)
    assert play.where(YELLOW, "heavy-cruiser") == ["C3"]
