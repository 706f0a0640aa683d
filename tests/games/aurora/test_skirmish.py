"""Fights of a landing party against enemies come to what the cards were made for: docs/aurora-balance.md."""

from __future__ import annotations

import pytest

from tests.games.aurora.bookfoes import DARIUS, DREGG
from tests.games.aurora.skirmish import average, fight

FIVE = [f"{DREGG}-{n}" for n in range(1, 6)]
LED = [*FIVE[:2], DARIUS, *FIVE[2:4]]
FIGHTS = 100


def test_a_fight_ends_with_one_side_gone() -> None:
    for seed in range(3):
        found = fight(seed, LED)
        assert found.rounds >= 2
        assert found.won or not found.left


@pytest.mark.slow
@pytest.mark.parametrize(
    ("enemies", "rounds", "wounds", "left"), [(FIVE, 3.5, 4.4, 3.0), (LED, 5.1, 7.3, 2.9)], ids=["five", "led"]
)
def test_three_crew_fight_as_long_and_bleed_as_much_as_planned(
    enemies: list[str], rounds: float, wounds: float, left: float
) -> None:
    """Within a tenth of a calculation that knew nothing of this engine."""
    found = average(FIGHTS, enemies)
    assert found.rounds == pytest.approx(rounds, rel=0.1)
    assert found.wounds == pytest.approx(wounds, rel=0.1)
    assert found.left == pytest.approx(left, rel=0.1)
