"""Estimates of many numbers at once, by numpy. Games are independent; what happens in one of them is not, so all
standard errors take a game for one observation.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any, NamedTuple

from rimward.lab.wishes import MisuseError

if find_spec("numpy") is not None:  # whoever has none is told by `needed`, and can still read the help
    import numpy as np

Slope = tuple[float, float]  # and its standard error
STEPS = 100
ENOUGH = 1e-9  # of the likelihood: a step that brings less is the last
UNTOLD = 1e-10  # of what is told about the rest: what games tell less about is not told by them


def needed(command: str) -> None:
    if find_spec("numpy") is None:
        raise MisuseError(f"{command} needs numpy: pip install 'rimward[lab]'")


# --- least squares ---------------------------------------------------------------------------------------------------
def regressed(
    shifts: Sequence[Sequence[Sequence[float]]], scores: Sequence[Sequence[float]]
) -> tuple[list[Slope] | None, float]:
    """How the margin of a seat over the mean of the others goes with what it has and they have not: a slope for each
    number, by ordinary least squares; and how much of the margins they explain. By game and seat. None where there are
    too few games."""
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
    few = games / (games - 1) * _few(games, seats, count)
    spread = np.sqrt(np.diag(inverse @ (by_game.T @ by_game) @ inverse) * few)
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


# --- chances ---------------------------------------------------------------------------------------------------------
class Sample(NamedTuple):
    """A moment of a game: how far its end is, what each seat has, and who won in the end."""

    game: int
    left: float
    has: Sequence[Sequence[float]]
    won: Sequence[float]


class Model(NamedTuple):
    """The numbers of an `Outlook`."""

    far: float
    counts: Sequence[float]


class Errors(NamedTuple):
    """Their standard errors; None where the games do not tell a number at all."""

    far: float | None
    counts: Sequence[float | None]


def chances(samples: Sequence[Sample], model: Model) -> list[list[float]]:
    """As `Outlook.chances` tells them."""
    if not samples:
        return []
    data = _Data(samples)
    told = data.chances(data.vector(model)).tolist()
    return [row[: len(sample.has)] for row, sample in zip(told, samples, strict=True)]


def losses(samples: Sequence[Sample], told: Sequence[Sequence[float]]) -> list[float]:
    """Of each, -log of the chance that was told of the winner."""
    return [
        float(-sum(won * np.log(max(said, 1e-12)) for won, said in zip(sample.won, row, strict=True) if won))
        for sample, row in zip(samples, told, strict=True)
    ]


def fitted(samples: Sequence[Sample], start: Model, hold: Sequence[int] = ()) -> tuple[Model, Errors]:
    """The likeliest numbers, by Fisher scoring. What the games do not tell stays as it was, and so do those of `hold`,
    by the places of their features."""
    data = _Data(samples, hold)
    at = data.vector(start)
    best = data.loss(at)
    for _ in range(STEPS):
        slope, told = data.slope(at)
        step = _inverse(told) @ slope
        while not data.loss(at + step) <= best and np.abs(step).max() > ENOUGH:  # too far, be it out of all numbers
            step = step / 2
        before, at = best, at + step
        best = data.loss(at)
        if before - best < ENOUGH * len(samples):
            break
    by_game, told = data.slopes_by_game(at), data.slope(at)[1]
    many = len(by_game) / max(1, len(by_game) - 1)
    spread = np.sqrt(np.diag(_inverse(told) @ (by_game.T @ by_game) @ _inverse(told)) * many)
    errors = [float(each) if known else None for each, known in zip(spread, _known(told), strict=True)]
    return Model(float(at[0]), at[1:].tolist()), Errors(errors[0], errors[1:])


def _known(told: Any) -> Any:
    return told.diagonal() > UNTOLD * told.diagonal().max()


def _inverse(told: Any) -> Any:
    """In units in which each number is told as well as another; nothing for those that are not told."""
    unit = np.sqrt(np.where(_known(told), told.diagonal(), np.inf))
    return np.linalg.pinv(told / unit[:, None] / unit, rcond=UNTOLD, hermitian=True) / unit[:, None] / unit


class _Data:
    """Samples as arrays; where a table has fewer seats than another, some are empty."""

    def __init__(self, samples: Sequence[Sample], hold: Sequence[int] = ()) -> None:
        self.hold = [1 + place for place in hold]
        seats = max(len(sample.has) for sample in samples)
        self.has = np.zeros((len(samples), seats, len(samples[0].has[0])))
        self.won, self.empty = np.zeros((len(samples), seats)), np.ones((len(samples), seats), dtype=bool)
        for number, sample in enumerate(samples):
            sat = len(sample.has)
            self.has[number, :sat], self.won[number, :sat], self.empty[number, :sat] = sample.has, sample.won, False
        self.left = np.log([sample.left for sample in samples])
        self.games = np.unique([sample.game for sample in samples], return_inverse=True)[1]

    def vector(self, model: Model) -> Any:
        return np.array([model.far, *model.counts])

    def stands(self, at: Any) -> Any:
        return (self.has @ at[1:]) * np.exp(at[0] * self.left)[:, None]

    def chances(self, at: Any) -> Any:
        stands = np.where(self.empty, -np.inf, self.stands(at))
        weights = np.exp(stands - stands.max(axis=1, keepdims=True))
        return weights / weights.sum(axis=1, keepdims=True)

    def loss(self, at: Any) -> float:
        return float(-np.sum(self.won * np.log(np.maximum(self.chances(at), 1e-300))))

    def _turned(self, at: Any) -> Any:
        """By sample and seat, how its stand changes with each number."""
        by_far = self.stands(at) * self.left[:, None]
        turned = np.concatenate([by_far[:, :, None], self.has * np.exp(at[0] * self.left)[:, None, None]], axis=2)
        turned[:, :, self.hold] = 0.0
        return turned

    def slopes_by_game(self, at: Any) -> Any:
        each = np.einsum("nsk,ns->nk", self._turned(at), self.won - self.chances(at))
        found = np.zeros((self.games.max() + 1, each.shape[1]))
        np.add.at(found, self.games, each)
        return found

    def slope(self, at: Any) -> tuple[Any, Any]:
        """Of the likelihood, and what the samples tell about the numbers (Fisher's information)."""
        turned, chances = self._turned(at), self.chances(at)
        mean = np.einsum("nsk,ns->nk", turned, chances)
        told = np.einsum("nsk,ns,nsl->kl", turned, chances, turned, optimize=True) - mean.T @ mean
        return np.einsum("nsk,ns->k", turned, self.won - chances), told
