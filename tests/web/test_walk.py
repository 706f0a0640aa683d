"""The short form of `tests.web.walk`: whole games at one size, the first turns at the others, held to thresholds."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import Browser

from tests.server.served import Served
from tests.web.walk import SIZES, Walked, four, guided

pytestmark = [pytest.mark.browser, pytest.mark.slow]
MOST = {"guided game": 9.0, "four, 10 Fame": 10.0}  # gestures a turn at the median
SPACE, NUMBER = 44, 11  # pixels


def clear(found: Walked) -> None:
    """Nothing that one needs is out of sight, too small, written over or numbered twice."""
    assert found.questions > 10
    assert Counter(found.hidden_first) == Counter(found.hidden_end) == Counter()
    assert min(found.spaces) >= SPACE - 0.5
    assert min(found.numbers) >= NUMBER
    assert found.small == found.over == found.disagree == Counter()
    assert found.scales == found.wide == 0


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
def test_the_first_turns_are_clear_at_every_size(server: Served, browser: Browser, size: tuple[int, int]) -> None:
    clear(guided(browser, server, size, turns=1))


@pytest.mark.parametrize("way", [guided, four])
def test_a_whole_game_is_clear_and_takes_few_gestures(server: Served, browser: Browser, way: object) -> None:
    found = (guided if way is guided else four)(browser, server, SIZES[0])
    clear(found)
    assert found.per_turn() <= MOST[found.name]
    assert found.gestures.total() > 20
