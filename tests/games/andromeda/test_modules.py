"""Modules: how they are gained, what they cost, and how the market fills up again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from rimward.games.andromeda.table.names import DECKS, TRACKS, market, module_pile
from tests.games.andromeda.world import CONTENT, YELLOW, Play, module, world

FIELD = {"science": "maximus", "industry": "maximus", "commerce": "odessa", "civilization": "odessa"}
OWN = {"science": "ice", "industry": "titanium", "commerce": "nanocarbon", "civilization": "credit"}
SECOND = "andromeda.base.field-second-module"
GAIN = "andromeda.module.gain-steps"


def deck(name: str, *first: str) -> list[str]:
    """The modules of a deck, with these before all others."""
    return [*first, *(each for each, kind in CONTENT.modules.items() if kind.deck == name and each not in first)]


def column(name: str, *first: str) -> dict[str, list[str]]:
    """Three modules on display, from the bottom up."""
    return {name: deck(name, *first)[:3]}


def field(base: str, stock: Mapping[str, int], draw: Sequence[str] = (), **more: Any) -> Play:
    """Yellow launches to a Field with that much to pay with."""
    tiles = {"C3": base, **more.pop("tiles", {})}
    return Play(world(tiles=tiles, stock={YELLOW: stock}, **more), draw=draw).launch("transport", "C3")


def shown(play: Play, name: str) -> list[str | None]:
    return play.zone(market(name))


@pytest.mark.rule("andromeda.module.types")
@pytest.mark.rule("andromeda.module.gain-steps")
@pytest.mark.parametrize("name", DECKS)
def test_each_of_four_types_has_a_deck_a_row_and_a_track(name: str) -> None:
    """With what it costs yellow buys the module at the bottom, and steps on the track of its type alone."""
    bottom = deck(name)[0]
    play = field(FIELD[name], {OWN[name]: 2 + (name == "civilization")}, market=column(name))
    assert play.told("module.gained") == [{"seat": YELLOW, "module": bottom, "deck": name}]
    assert play.modules(YELLOW) == ["primary-reactor", "shipwright", "treasury", "architect", bottom]
    assert play.table["modules"][YELLOW][4]["deck"] == name
    assert {track: play.step(YELLOW, track) for track in TRACKS} == {track: int(track == name) for track in TRACKS}


@pytest.mark.rule("andromeda.module.types")
def test_there_are_no_supremacy_modules() -> None:
    assert {kind.deck for kind in CONTENT.modules.values()} == {"science", "industry", "commerce", "civilization"}
    assert [len(shown(Play(world()), name)) for name in DECKS] == [3, 3, 3, 3]


@pytest.mark.rule("andromeda.module.gain-steps")
@pytest.mark.rule("andromeda.module.buy-or-free")
def test_a_purchase_pays_the_cost_printed_at_the_space() -> None:
    """In the middle of the science column: two ice and one of anything."""
    play = field("maximus", {"ice": 2, "titanium": 1}).say("buy:science,1")
    assert play.stock(YELLOW) == {"titanium": 0, "nanocarbon": 0, "ice": 0, "credit": 0, "energy": 0}
    assert play.modules(YELLOW)[4] == deck("science")[1]


@pytest.mark.rule("andromeda.module.buy-or-free")
def test_what_cannot_be_paid_cannot_be_bought() -> None:
    play = field("maximus", {"ice": 3})
    assert set(play.asked.keys) == {"buy:science,0", "buy:science,1"}
    assert play.refused("buy:industry,0")
    assert play.refused("buy:science,2")


@pytest.mark.rule("andromeda.module.buy-or-free")
@pytest.mark.rule("andromeda.module.gain-steps")
@pytest.mark.example("andromeda.example.city-card")
def test_the_card_of_a_city_gives_any_module_free() -> None:
    """All twelve are offered, nothing is paid, the track advances all the same, and the card works once."""
    chosen = module("industry", damage=0)
    g = world(
        cards={YELLOW: ("city",)}, stock={YELLOW: {"titanium": 3, "credit": 1}}, market=column("industry", chosen)
    )
    play = Play(g, draw=deck("industry", chosen)[3:4]).act(YELLOW, "play:city")
    assert (play.asked.seat, play.asked.code) == (YELLOW, GAIN)
    assert {f"take:{name},{n}" for name in DECKS for n in range(3)} <= set(play.asked.keys)
    play.say("take:industry,0")
    assert play.told("module.gained") == [{"seat": YELLOW, "module": chosen, "deck": "industry"}]
    assert (play.stock(YELLOW)["titanium"], play.stock(YELLOW)["credit"]) == (3, 1)
    assert play.step(YELLOW, "industry") == 1
    assert play.table["used"][YELLOW] == ["city"]
    assert play.refused_act(YELLOW, "play:city")


# --- damage icons ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.module.damage-icons")
@pytest.mark.rule("andromeda.module.gain-steps")
@pytest.mark.parametrize("icons", [0, 1, 2])
def test_a_module_arrives_with_a_marker_for_each_damage_icon(icons: int) -> None:
    """That is not taking damage, and the track advances as ever."""
    bottom = module("science", damage=icons)
    play = field("maximus", {"ice": 2}, market=column("science", bottom))
    assert play.damage(YELLOW) == ({bottom: icons} if icons else {})
    assert play.told("damage.module") == []
    assert play.step(YELLOW, "science") == 1


# --- the market ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("andromeda.module.refresh")
@pytest.mark.example("andromeda.example.module-refresh")
def test_the_market_is_refreshed_after_each_action() -> None:
    """Two modules at the Maximus Field, then one by a City card: two refreshes, and none between the purchases.

    Two raiders in range give yellow a moment for the card: it has to choose one of them.
    """
    science, industry, commerce = deck("science"), deck("industry"), deck("commerce")
    new = [science[3], industry[3], commerce[3]]
    play = field(
        "maximus",
        {"ice": 2, "titanium": 2},
        draw=new,
        tiles={"B2": "monolith", "C4": "trade-hub"},
        raiders=[("saucerian-abductor", ("B2",)), ("barrow-hulks", ("C4",))],
        cards={YELLOW: ("city",)},
    )
    play.say("buy:science,0", "ice")
    assert (play.asked.code, play.told("module.refreshed")) == (SECOND, [])
    assert shown(play, "science") != [*science[1:3], new[0]]
    play.say("buy:industry,0")
    assert play.asked.code == "andromeda.raider.strike-choice"
    assert {told["module"] for told in play.told("module.refreshed")} == set(new[:2])
    play.act(YELLOW, "play:city").say("take:commerce,0")
    assert [told["module"] for told in play.told("module.refreshed")][2:] == new[2:]
    assert [shown(play, name) for name in ("science", "industry", "commerce")] == [
        [*science[1:3], new[0]],
        [*industry[1:3], new[1]],
        [*commerce[1:3], new[2]],
    ]
    assert play.asked.code == "andromeda.raider.strike-choice"


@pytest.mark.rule("andromeda.module.refresh")
def test_modules_do_not_slide_down_between_two_purchases() -> None:
    """The second science module still lies in the middle and costs three there: five ice are just enough."""
    play = field("maximus", {"ice": 5}, draw=deck("science")[3:5]).say("buy:science,0")
    (middle,) = [key for key in play.asked.keys if key.startswith("buy:")]
    play.say(middle)
    assert play.stock(YELLOW)["ice"] == 0
    assert play.modules(YELLOW)[4:] == deck("science")[:2]
    assert shown(play, "science") == deck("science")[2:5]


@pytest.mark.rule("andromeda.module.refresh")
@pytest.mark.example("andromeda.example.field-one-module")
def test_the_gap_of_a_discarded_module_is_filled_too() -> None:
    """Yellow can pay for one science module alone; then an industry module goes to the bottom of its deck."""
    science, industry = deck("science"), deck("industry")
    play = field("maximus", {"ice": 2}, draw=[science[3], industry[3]], marker=2, seats=3)
    assert (play.table["marker"], play.asked.code, play.modules(YELLOW)[4:]) == (3, SECOND, science[:1])
    assert all(key.startswith("discard:") for key in play.asked.keys)
    play.say("discard:industry,1")
    assert play.told("module.discarded") == [{"deck": "industry", "module": industry[1]}]
    pile = play.match.table.zones[module_pile("industry")]
    assert (pile.under, pile.faces[-1]) == (1, industry[1])
    assert shown(play, "science") == science[1:4]
    assert shown(play, "industry") == [industry[0], industry[2], industry[3]]
    assert len(play.told("module.refreshed")) == 2


@pytest.mark.rule("andromeda.module.refresh")
def test_nothing_is_discarded_before_one_is_bought() -> None:
    play = field("maximus", {"ice": 3})
    assert play.refused("discard:science,0")
    assert play.refused("discard:industry,2")


@pytest.mark.rule("andromeda.module.row-unlimited")
def test_a_row_takes_any_number_of_modules() -> None:
    """Yellow has twelve science modules and buys another."""
    twelve = deck("science")[:12]
    play = field("maximus", {"ice": 2}, modules={YELLOW: twelve}, market={"science": deck("science")[12:15]})
    assert play.modules(YELLOW)[4:] == deck("science")[:13]
