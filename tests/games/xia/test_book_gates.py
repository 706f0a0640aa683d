"""Fame for Gates is a rule of the Russian book alone; the English one lists nine ways to Fame, and Gates are not among
them."""

from typing import Any

import pytest

from rimward.games.xia.table.board import SIDES, Tile
from rimward.games.xia.table.state import Xia
from tests.games.xia.openings import begun, cell
from tests.games.xia.scenes import Play

EN, RU = {"edition": "en-2014"}, {"edition": "ru-2023"}


def beside_a_gate(gate: str, **options: Any) -> Xia:
    """A game that has just begun with these options, in which another Gate was found next to the first sector."""
    g = begun("expedior-gate", "pelmont", "red-gulch", **options)
    taken = {(tile.q, tile.r) for tile in g.tiles}
    first = g.tiles[0]
    free = next(at for q, r in SIDES if (at := (first.q + q, first.r + r)) not in taken)
    g.tiles = (*g.tiles, Tile(gate, *free))
    return g


def travelled(g: Xia, word: str, at: tuple[str, str], d20: tuple[int, ...] = ()) -> Play:
    """Seat 0 goes through a Gate: by Impulse from the space named."""
    g.ships[0].space = cell(g, *at)
    play = Play(g, d20=d20).say("impulse")
    play.say(next(key for key in play.asked.keys if key.partition(":")[0] == word))
    assert play.ship(0)["space"] != [*cell(g, *at)]
    return play


@pytest.mark.rule("xia.gate.first-use-fame")
@pytest.mark.rule("xia.fame.nine-sources")
@pytest.mark.parametrize(
    ("options", "fame"),
    [
        pytest.param({}, 0, id="nothing said"),
        pytest.param(EN, 0, id="English"),
        pytest.param({**EN, "gate_fame": "edition"}, 0, id="English, as the edition"),
        pytest.param({**EN, "gate_fame": "on"}, 1, id="English, switched on"),
        pytest.param(RU, 1, id="Russian"),
        pytest.param({**RU, "gate_fame": "edition"}, 1, id="Russian, as the edition"),
        pytest.param({**RU, "gate_fame": "off"}, 0, id="Russian, switched off"),
    ],
)
def test_the_first_use_of_a_gate(options: dict[str, Any], fame: int) -> None:
    """E:227-229, R:3023-3024"""
    play = travelled(beside_a_gate("deltus-gate", **options), "gate", ("expedior-gate", "c3"))
    assert play.public("fame") == [fame, 0, 0]


@pytest.mark.rule("xia.gate.first-use-fame")
@pytest.mark.rule("xia.gate.tigris")
@pytest.mark.parametrize(("options", "fame"), [(EN, 0), ({**EN, "gate_fame": "on"}, 1), (RU, 1)])
def test_the_first_use_of_tigris_gate(options: dict[str, Any], fame: int) -> None:
    """E:960: there is Fame for a 20 and for nothing else. R:3023: for every Gate."""
    play = travelled(beside_a_gate("tigris-gate", **options), "tigris", ("tigris-gate", "c3"), d20=(4,))
    assert play.public("fame") == [fame, 0, 0]
