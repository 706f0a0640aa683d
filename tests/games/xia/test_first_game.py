"""The first game as the book recommends it."""

from typing import Any

import pytest

from rimward.kernel.question import Refused
from tests.games.xia.openings import Opening, cell, taken_over
from tests.games.xia.scenes import Play


def first(seats: int = 3, **options: Any) -> Opening:
    return Opening(seats, first_game=True, **options)


@pytest.mark.rule("xia.first-game.target")
def test_it_is_played_to_five() -> None:
    assert first().public("target") == 5
    assert first(target=20).public("target") == 5
    assert Opening().public("target") == 10


@pytest.mark.rule("xia.first-game.sectors")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_sectors_are_those_of_the_book_and_the_others_are_shuffled(seats: int) -> None:
    play = first(seats)
    named = ["burning-horse", "kemplar-ii", "neo-damascus", "outpost-338", "expedior-gate"][:seats]
    assert [tile["sector"] for tile in play.public("tiles")] == named
    view = play.match.view(0)
    assert view["zones"]["stack:sectors"]["bag"] == 21 - seats
    assert not set(named) & view["unseen"]["sector"].keys()


@pytest.mark.rule("xia.first-game.kit-choice")
def test_everybody_picks_a_kit_and_two_may_pick_the_same() -> None:
    play = first().ships()
    for seat in (0, 2, 1):
        assert (play.asked.seat, play.asked.code) == (seat, "xia.first-game.kit-choice")
        assert play.asked.keys == ["kit:explorer", "kit:trader", "kit:worker", "kit:pirate"]
        with pytest.raises(Refused):
            play.say("outfit:m-22")
        play.say("kit:explorer")
        play.anywhere()
    assert [play.outfits_of(seat) for seat in range(3)] == [["raptor-k"]] * 3


@pytest.mark.parametrize(
    ("kit", "outfits", "credits"),
    [
        pytest.param(
            "explorer",
            ["raptor-k"],
            [0],
            marks=[
                pytest.mark.rule("xia.first-game.explorer"),
                pytest.mark.example("xia.ex.first-game-explorer-budget"),
            ],
        ),
        pytest.param(
            "trader",
            ["m-22", "targe"],
            [2000, 1000],
            marks=[pytest.mark.rule("xia.first-game.trader"), pytest.mark.example("xia.ex.first-game-trader-budget")],
        ),
        pytest.param(
            "worker",
            ["halon", "targe"],
            [1000, 0],
            marks=[pytest.mark.rule("xia.first-game.worker"), pytest.mark.example("xia.ex.first-game-worker-budget")],
        ),
        pytest.param(
            "pirate",
            ["m-22", "saker-v"],
            [2000, 0],
            marks=[pytest.mark.rule("xia.first-game.pirate"), pytest.mark.example("xia.ex.first-game-pirate-budget")],
        ),
    ],
)
@pytest.mark.parametrize("ship", ["lucky-penny", "swamp-rat"])
def test_what_a_kit_costs(ship: str, kit: str, outfits: list[str], credits: list[int]) -> None:
    """xia.ex.first-game-explorer-budget, -trader-budget, -worker-budget and -pirate-budget"""
    play = first().ships(ship).say(f"kit:{kit}")
    assert play.outfits_of(0) == outfits
    paid = play.told("xia.setup.starting-outfits")
    assert [(told.params["seat"], told.params["credits"]) for told in paid] == [(0, left) for left in credits]
    assert play.public("credits")[0] == credits[-1]


@pytest.mark.rule("xia.first-game.trader")
@pytest.mark.example("xia.ex.first-game-trader-budget")
def test_what_a_trader_does_with_the_rest() -> None:
    """xia.ex.first-game-trader-budget: two Spice at Kemplar II, sold at Neo Damascus"""
    opening = first(rolls=(1, 2, 3)).ships()
    while opening.asked.code == "xia.first-game.kit-choice":
        opening.say("kit:trader").anywhere()
    g = taken_over(opening)
    g.ships[0].space = cell(g, "kemplar-ii", "b2")
    bought = Play(g).say("buy", "auto")
    assert (bought.public("credits")[0], sorted(bought.ship(0)["hold"])[-2:]) == (0, ["spice", "spice"])
    g = taken_over(bought)
    g.ships[0].space = cell(g, "neo-damascus", "e3")
    sold = Play(g).say("sell", "sell:spice,2")
    assert (sold.public("credits")[0], sold.public("fame")[0]) == (2000, 1)
