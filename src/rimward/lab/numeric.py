"""Estimates of many numbers at once, by numpy. Games are independent; what happens in one of them is not, so all
standard errors take a game for one observation.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

from rimward.lab.wishes import MisuseError

Slope = tuple[float, float]  # and its standard error


def needed(command: str) -> None:
    if find_spec("numpy") is None:
        raise MisuseError(f"{command} needs numpy: pip install 'rimward[lab]'")


def regressed(
    shifts: Sequence[Sequence[Sequence[float]]], scores: Sequence[Sequence[float]]
) -> tuple[list[Slope] | None, float]:
    """How the margin of a seat over the mean of the others goes with what it has and they have not: a slope for each
    number, by ordinary least squares; and how much of the margins they explain. By game and seat. None where there are
    too few games."""
    import numpy as np

    if not scores:
        return None, 0.0
    x, y = _margins(np.array(shifts)), _margins(np.array(scores)[:, :, None])[:, :, 0]
    games, seats, count = x.shape
    rows, margins = x.reshape(-1, count), y.reshape(-1)
    # The margins of a game add up to zero: there is one row less in each than there are seats.
    if games * (seats - 1) <= count or np.linalg.matrix_rank(rows) < count:
        return None, 0.0
    inverse = np.linalg.inv(rows.T @ rows)
    slopes = inverse @ (rows.T @ margins)
    left = y - x @ slopes
    by_game = np.einsum("gsk,gs->gk", x, left)
    spread = np.sqrt(
        np.diag(inverse @ (by_game.T @ by_game) @ inverse) * games / (games - 1) * _few(games, seats, count)
    )
    varied = float(np.sum(y * y))
    explained = 1 - float(np.sum(left * left)) / varied if varied else 0.0
    return [(float(slope), float(error)) for slope, error in zip(slopes, spread, strict=True)], explained


def _margins(values: Any) -> Any:
    """By game: what each seat has, less the mean of the others."""
    seats = values.shape[1]
    return (values - values.mean(axis=1, keepdims=True)) * (seats / (seats - 1))


def _few(games: int, seats: int, count: int) -> float:
    """What was fitted lies nearer to the slopes than the truth does, the more so the fewer games there are."""
    rows = games * (seats - 1)
    return rows / (rows - count)
