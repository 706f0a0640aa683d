"""Ratings of bots that met at many tables of several seats: Plackett-Luce, as the library openskill has it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rimward.lab.ledger import Ledger
from rimward.lab.meeting import Meeting

MISSING = "no ratings without openskill: pip install 'rimward[lab]', then --merge what was kept"


class Rating(NamedTuple):
    """How strong a bot is on a scale that begins at 25, and one standard deviation of that."""

    mu: float
    sigma: float


def available() -> bool:
    try:
        import openskill.models  # noqa: F401
    except ImportError:
        return False
    return True


def ranks(meeting: Meeting) -> list[int]:
    """By seat, from 0: winners, then the others by their scores."""
    scores = meeting.scores or [0] * len(meeting.seats)
    order = [(seat in meeting.winners, score) for seat, score in enumerate(scores)]
    return [sum(other > mine for other in order) for mine in order]


def ratings(ledger: Ledger) -> dict[str, Rating]:
    """By bot, after all games in the order of their numbers. A bot that sits in several seats of a game goes by the
    mean of what becomes of it there."""
    from openskill.models import PlackettLuce

    model, tables = PlackettLuce(tau=0.0), ledger.plan.tables  # nobody gets better from game to game
    rated = {bot: Rating(model.mu, model.sigma) for table in tables for bot in table.bots}
    games = [meeting for at in range(len(tables)) for meeting in ledger.at(at)]
    for meeting in sorted(games, key=lambda each: (each.game, each.table)):
        bots = [tables[meeting.table].bots[place] for place in meeting.seats]
        before = [[model.rating(*rated[bot])] for bot in bots]
        after = model.rate(before, ranks=[float(rank) for rank in ranks(meeting)])
        for bot in set(bots):
            mine = [team[0] for team, who in zip(after, bots, strict=True) if who == bot]
            rated[bot] = Rating(_mean([each.mu for each in mine]), _mean([each.sigma for each in mine]))
    return rated


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
