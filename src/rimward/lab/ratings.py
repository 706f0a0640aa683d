"""Ratings of bots that met at many tables of several seats: Plackett-Luce, as the library openskill has it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple

from rimward.kernel.result import side_of
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
    """By seat, from 0: winners, then the others by their scores. Where nobody won, all are level."""
    result = meeting.result
    return [result.rank(seat) - 1 for seat in range(len(meeting.seats))]


def ratings(ledger: Ledger) -> dict[str, Rating]:
    """By bot, after all games in the order of their numbers. A bot that sits in several seats of a game goes by the
    mean of what becomes of it there. Seats of a side are a team; where all are on one side, nobody is rated."""
    from openskill.models import PlackettLuce

    model, tables = PlackettLuce(tau=0.0), ledger.plan.tables  # nobody gets better from game to game
    rated = {bot: Rating(model.mu, model.sigma) for table in tables for bot in table.bots}
    games = [meeting for at in range(len(tables)) for meeting in ledger.at(at)]
    for meeting in sorted(games, key=lambda each: (each.game, each.table)):
        bots = [tables[meeting.table].bots[place] for place in meeting.seats]
        teams = _teams(meeting)
        if len(teams) == 1:
            continue
        ranked = ranks(meeting)
        before = [[model.rating(*rated[bots[seat]]) for seat in team] for team in teams]
        after = model.rate(before, ranks=[float(ranked[team[0]]) for team in teams])
        found = dict(zip(chain(*teams), chain(*after), strict=True))  # by seat
        for bot in set(bots):
            mine = [found[seat] for seat, who in enumerate(bots) if who == bot]
            rated[bot] = Rating(_mean([each.mu for each in mine]), _mean([each.sigma for each in mine]))
    return rated


def _teams(meeting: Meeting) -> list[list[int]]:
    """The seats of each side."""
    teams: dict[int, list[int]] = {}
    for seat in range(len(meeting.seats)):
        teams.setdefault(side_of(meeting.sides, seat), []).append(seat)
    return list(teams.values())


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
