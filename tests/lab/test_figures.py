"""Estimates and their intervals, alone and paired."""

from math import sqrt

import pytest

from rimward.lab.figures import Estimate, difference, median, ratio, share, verdict
from rimward.lab.tally import wilson


def test_a_mean_has_the_interval_of_a_mean() -> None:
    values = [2.0, 4.0, 9.0, 1.0]
    spread = sqrt(sum((each - 4.0) ** 2 for each in values) / 3)
    found = ratio([(each, 1) for each in values])
    assert found is not None
    assert found.value == pytest.approx(4.0)
    assert found.reach == pytest.approx(1.959964 * spread / 2)
    assert (found.low + found.high) / 2 == pytest.approx(4.0)


def test_a_ratio_is_that_of_the_sums_and_sure_where_all_games_agree() -> None:
    found = ratio([(1, 2), (3, 6), (2, 4)])
    assert found == pytest.approx((0.5, 0.5, 0.5))
    assert ratio([(1, 1), (0, 3)]) == pytest.approx((0.25, -0.485, 0.985), abs=0.001)
    assert ratio([(0, 0), (0, 0)]) is None


def test_a_paired_difference_leaves_out_what_both_games_have_in_common() -> None:
    base = [(float(length), 1.0) for length in (10, 30, 20, 40)]
    shorter = [(length - 2, of) for length, of in base]
    apart = difference(base, shorter)
    assert apart == pytest.approx((-2, -2, -2))
    wobbling = difference(
        base, [(length - 2 + wobble, of) for (length, of), wobble in zip(base, (1, -1, 1, -1), strict=True)]
    )
    assert wobbling is not None
    assert wobbling.value == pytest.approx(-2)
    assert wobbling.reach == pytest.approx(1.959964 * sqrt(4 / 3) / 2)
    alone = ratio(base)
    assert alone is not None
    assert alone.reach > 5 * wobbling.reach


def test_only_three_standard_deviations_are_spoken_of() -> None:
    assert Estimate(3.1, 3.1 - 1.96, 3.1 + 1.96).sure
    assert not Estimate(-2.9, -2.9 - 1.96, -2.9 + 1.96).sure
    assert not Estimate(0.0, 0.0, 0.0).sure


def test_shares_have_wilson_intervals() -> None:
    assert share(3, 20) == (0.15, *wilson(3, 20))
    assert share(0, 0) == (0, 0, 1)


@pytest.mark.parametrize(
    ("relative", "word"),
    [
        (Estimate(1.0, 0.7, 1.4), "inside"),
        (Estimate(1.0, 0.5, 1.4), "open"),
        (Estimate(1.4, 1.2, 1.7), "open"),
        (Estimate(1.6, 1.4, 1.8), "outside"),
        (Estimate(0.5, 0.3, 0.7), "outside"),
    ],
)
def test_verdicts(relative: Estimate, word: str) -> None:
    assert verdict(relative) == word


def test_medians() -> None:
    assert [median([3, 1, 2]), median([1, 2, 3, 9]), median([])] == [2, 2.5, 0]
