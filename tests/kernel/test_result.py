"""Who won: by sides, alone, together, nobody."""

from __future__ import annotations

import pytest

from rimward.kernel.result import Result, places

TWO_AGAINST_TWO = (0, 1, 1, 0)


def ranks(result: Result) -> list[int]:
    return [result.rank(seat) for seat in range(len(result.scores))]


def shares(result: Result) -> list[float]:
    return [result.share(seat) for seat in range(len(result.scores))]


def test_each_for_itself() -> None:
    result = Result((1,), (3, 9, 7, 3))
    assert shares(result) == [0, 1, 0, 0]
    assert ranks(result) == [3, 1, 2, 3]
    assert result.margin() == 2


def test_several_share_a_win_and_the_best_of_the_others_comes_after_them() -> None:
    result = Result((0, 2), (9, 7, 9, 8))
    assert shares(result) == [0.5, 0, 0.5, 0]
    assert ranks(result) == [1, 4, 1, 3]
    assert result.margin() == 1


def test_the_win_of_a_side_is_worth_a_whole_one_to_each_of_its_seats() -> None:
    """Ann has the least of all, and wins with Di."""
    result = Result((0, 3), (20, 60, 30, 80), sides=TWO_AGAINST_TWO)
    assert shares(result) == [1, 0, 0, 1]
    assert ranks(result) == [1, 2, 2, 1]
    assert result.margin() == 10


def test_a_draw_of_two_sides_is_worth_half_to_everybody() -> None:
    result = Result((0, 1, 2, 3), (20, 60, 30, 70), sides=TWO_AGAINST_TWO)
    assert shares(result) == [0.5] * 4
    assert ranks(result) == [1] * 4
    assert result.margin() == 0


def test_one_against_two() -> None:
    result = Result((1, 2), (50, 10, 20), sides=(0, 1, 1))
    assert (shares(result), ranks(result)) == ([0, 1, 1], [2, 1, 1])
    assert result.margin() == 0, "the scores did not decide"


@pytest.mark.parametrize("winners", [(0, 1, 2), ()])
def test_all_together_against_the_game(winners: tuple[int, ...]) -> None:
    result = Result(winners, (4, 2, 9), sides=(0, 0, 0))
    assert shares(result) == [float(bool(winners))] * 3
    assert ranks(result) == [1] * 3
    assert result.margin() == 0


@pytest.mark.parametrize("winners", [(0,), ()])
def test_one_seat_against_the_game(winners: tuple[int, ...]) -> None:
    result = Result(winners, (4,))
    assert (shares(result), ranks(result), result.margin()) == ([float(bool(winners))], [1], 0)


def test_where_all_lose_nobody_did_better() -> None:
    result = Result((), (5, 2, 9, 1), sides=TWO_AGAINST_TWO)
    assert (shares(result), ranks(result), result.margin()) == ([0] * 4, [1] * 4, 0)


def test_without_scores_who_won_comes_first() -> None:
    result = Result((2,))
    assert [result.rank(seat) for seat in range(3)] == [2, 2, 1]
    assert result.margin() == 0


def test_places_of_a_game_that_is_broken_off() -> None:
    assert places([3, 9, 7, 3]) == [3, 1, 2, 3]
    assert places([20, 60, 30, 80], TWO_AGAINST_TWO) == [1, 2, 2, 1]
    assert places([]) == []
