"""No enemy stands idle against its card."""

from __future__ import annotations

import pytest

from tests.games.aurora.idle import played

TURNS = 150


@pytest.mark.parametrize("part", range(3))
def test_nobody_among_the_enemies_stands_idle_against_its_card(part: int) -> None:
    turns = sum([played(seed) for seed in range(15 * part, 15 * part + 15)])
    assert turns >= TURNS
