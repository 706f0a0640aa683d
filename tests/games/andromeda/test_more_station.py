"""More about stations: second cards and second markers, inputs with a choice, and ships that an effect lets stay."""

from __future__ import annotations

from typing import Any

import pytest

from rimward.games.andromeda.moons import GainMoon
from rimward.games.andromeda.table.names import put, sustain
from rimward.games.andromeda.table.state import Andromeda
from tests.games.andromeda.stations import (
    ACTIVATION,
    FIRST,
    TILES,
    TREASURY,
    Game,
    claimed,
    find,
    gains,
    moons_in,
    offered,
    settle,
    stored,
    use,
)
from tests.games.andromeda.world import CONTENT, YELLOW, Play, moon, world

FLEET = [(YELLOW, "transport", "C3")] * 3
SUPPLIER = gains("commerce", slot="input", titanium=1, nanocarbon=1, ice=1)
LANTERN = gains("commerce", slot="output", credit=1)
EITHER = find("moons", color="industry", gives={"titanium": 1}, **{"or": {"nanocarbon": 1}})
FOUR = tuple(moon(color, **{what: 2}) for color, what in (("science", "energy"), ("industry", "titanium")) * 2)


def returning(*modules: str, **said: Any) -> Play:
    return Game(world(tiles=TILES, ships=FLEET, modules={YELLOW: modules}, phase="return", **said))


def dented(g: Andromeda, kind: str, markers: int) -> Andromeda:
    """With so many damage markers on the shields of yellow's ships of a type."""
    at = next(n for n, bay in enumerate(g.bays[YELLOW]) if bay.kind == kind)
    g.bays = put(g.bays, YELLOW, put(g.bays[YELLOW], at, g.bays[YELLOW][at].with_damage(markers)))
    return g


def dents(play: Play) -> int:
    return sum(bay["damaged"] for bay in play.table["bays"][YELLOW])


# --- coming home -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.return.discard-sustain")
def test_every_sustain_card_in_play_is_discarded() -> None:
    kept = tuple(name for name, kind in CONTENT.tactics.items() if kind.type == "sustain")[-3:]
    play = settle(returning(sustain={YELLOW: kept}), ACTIVATION).say("done")
    settle(play)
    assert play.zone(sustain(YELLOW)) == []
    assert len(play.told("tactics.discarded")) == 3


@pytest.mark.rule("andromeda.return.shields-restored")
def test_both_markers_on_a_shield_of_two_are_taken_off() -> None:
    tile = find("upgrades", ship="heavy-cruiser", shields=2)
    g = dented(world(tiles=TILES, ships=FLEET, bays={YELLOW: (tile,)}, phase="return"), "heavy-cruiser", 2)
    play = Game(g)
    assert dents(play) == 2
    play.say("done")
    assert dents(play) == 0


@pytest.mark.rule("andromeda.turn.voluntary-return")
@pytest.mark.parametrize("markers", [0, 1])
def test_a_damaged_shield_is_something_to_return_for(markers: int) -> None:
    """All ships are in the Launch Bay, and there is nothing else to bring back."""
    play = Game(dented(world(tiles=TILES), "heavy-cruiser", markers))
    assert ("return" in play.asked.keys) == (markers > 0)


@pytest.mark.rule("andromeda.general.effect-overrides")
def test_an_effect_lets_two_ships_stay_and_no_third() -> None:
    play = Game(world(tiles=TILES, ships=FLEET, phase="return", factions={YELLOW: "comet-herders"}))
    while play.asked.code != ACTIVATION:
        play.say(next(key for key in play.asked.keys if key.startswith(("play:", "do:"))))
    play.say("done")
    assert play.asked.code == "andromeda.return.all-ships"
    while play.asked.code == "andromeda.return.all-ships":
        play.say(next(key for key in play.asked.keys if key.startswith("ship:")))
    assert sorted(play.where(YELLOW, "transport"))[:3] == ["C3", "C3", "bay"]


# --- moons -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.moon.limit")
@pytest.mark.parametrize("own", [True, False])
def test_a_fifth_claimed_moon_never_stays(own: bool) -> None:
    g = world(claimed={YELLOW: FOUR})
    g.stack.append(GainMoon(YELLOW, moon("commerce", credit=2), own))
    play = Game(g)
    assert play.asked.code.startswith("andromeda.moon.over-limit-")
    play.say("decline")
    assert claimed(play) == list(FOUR)


@pytest.mark.rule("andromeda.moon.slot-replace")
def test_a_moon_that_makes_place_in_tactical_operations_goes_to_the_discards() -> None:
    g = world(tiles=TILES, claimed={YELLOW: FOUR[1:2]}, operations={YELLOW: FOUR[0]})
    play = Game(g).act(YELLOW, "slot:0,ops")
    assert play.table["operations"][YELLOW] == FOUR[1]
    assert [told["moon"] for told in play.told("moon.discarded")] == [FOUR[0]]
    assert stored(play) == {}


@pytest.mark.rule("andromeda.moon.slot-permanent")
def test_the_only_moon_in_a_slot_is_nobodys_to_abandon() -> None:
    g = world(tiles=TILES, modules={YELLOW: (LANTERN,)}, claimed={YELLOW: FOUR[:1]})
    play = Game(g).act(YELLOW, f"slot:0,{FIRST}")
    assert moons_in(play) == {LANTERN: FOUR[0]}
    assert not [key for key in play.acts(YELLOW) if key.startswith(("abandon", "slot"))]


@pytest.mark.rule("andromeda.moon.input-cost")
@pytest.mark.parametrize("stock", ["titanium", "nanocarbon"])
def test_an_input_that_shows_a_choice_is_paid_with_either(stock: str) -> None:
    """Whoever has only one of the two pays that one; nothing else is left of it than what the module gives."""
    play = returning(SUPPLIER, slots={YELLOW: {SUPPLIER: EITHER}}, stock={YELLOW: {stock: 1}})
    assert FIRST in offered(play)
    settle(use(play, FIRST))
    assert stored(play) == {"titanium": 1, "nanocarbon": 1, "ice": 1}


@pytest.mark.rule("andromeda.moon.input-cost")
def test_whoever_has_both_chooses_which_input_to_pay() -> None:
    stock = {"titanium": 1, "nanocarbon": 1}
    play = use(returning(SUPPLIER, slots={YELLOW: {SUPPLIER: EITHER}}, stock={YELLOW: stock}), FIRST)
    assert (play.asked.code, play.asked.keys) == ("andromeda.resource.icon-or", ["first", "second"])
    assert stored(settle(play.say("second"))) == {"titanium": 2, "nanocarbon": 1, "ice": 1}


@pytest.mark.rule("andromeda.return.energy-activation")
def test_energy_opens_nothing_without_any_energy() -> None:
    play = use(returning(LANTERN), TREASURY)
    assert play.refused(f"energy:{FIRST}").rule == "andromeda.resource.costs"
