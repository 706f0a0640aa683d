"""Tests of the tests: twins of Comet Rush whose results are broken on purpose, each way caught."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from rimward.games.comet.state import Comet
from rimward.kernel.frame import Table
from rimward.kernel.game import Game
from rimward.kernel.result import Result
from rimward.lab.meeting import Meeting
from rimward.lab.playout import Played
from rimward.lab.tally import Tally
from tests.conformance import checks
from tests.conformance.subjects import whole
from tests.twins import results as twins
from tests.twins.results import PARTS, SIDES, CrewRound

Patch = pytest.MonkeyPatch
SEEDS = range(3)


def a_side_wins_by_its_best_seat_alone(patch: Patch) -> Game:
    def judged(self: CrewRound, g: Comet, plain: Result) -> Result:
        return plain

    patch.setattr(twins.CrewRound, "judged", judged)
    return SIDES


def a_win_of_a_side_counts_a_half(patch: Patch) -> Game:
    patch.setattr(Result, "share", lambda self, seat: (seat in self.winners) / max(1, len(self.winners)))
    return SIDES


def a_meeting_counts_a_half(patch: Patch) -> Game:
    patch.setattr(Meeting, "won", lambda self, seat: (seat in self.winners) / max(1, len(self.winners)))
    return SIDES


def a_tally_forgets_the_sides(patch: Patch) -> Game:
    add = Tally.add

    def forgetful(self: Tally, played: Played) -> None:
        add(self, played._replace(result=Result(played.result.winners, played.result.scores)))

    patch.setattr(Tally, "add", forgetful)
    return SIDES


def chances_count_a_half(patch: Patch) -> Game:
    def chances(g: Comet) -> list[float]:
        assert g.result is not None
        return [(seat in g.result.winners) / len(g.result.winners) for seat in range(g.seats)]

    return replace(SIDES, chances=chances)


def a_partner_comes_second(patch: Patch) -> Game:
    patch.setattr(Result, "rank", lambda self, seat: 1 + sum(score > self.scores[seat] for score in self.scores))
    return SIDES


def a_part_ends_and_nobody_is_told(patch: Patch) -> Game:
    patch.setattr(Table, "end_part", lambda self, result: setattr(self, "parts", (*self.parts, result)))
    return PARTS


def a_part_is_told_with_another_winner(patch: Patch) -> Game:
    say = Table.say

    def told(self: Table, code: str, **params: Any) -> None:
        say(self, code, **(params | {"winners": (0,)} if code == "kernel.part" else params))

    patch.setattr(Table, "say", told)
    return PARTS


@pytest.mark.parametrize(
    ("breaks", "says"),
    [
        (a_side_wins_by_its_best_seat_alone, r"of the sides \[0, 1, 0, 1\] only"),
        (a_win_of_a_side_counts_a_half, r"the result says \[.*0\.5.*\] of a win that is worth \[.*1\.0"),
        (a_meeting_counts_a_half, "a meeting says"),
        (a_tally_forgets_the_sides, "a tally says"),
        (chances_count_a_half, "the chances says"),
        (a_partner_comes_second, "ranks"),
        (a_part_ends_and_nobody_is_told, "the parts are told otherwise"),
        (a_part_is_told_with_another_winner, "the parts are told otherwise"),
    ],
)
def test_a_broken_twin_is_caught(breaks: Callable[[Patch], Game], says: str, monkeypatch: Patch) -> None:
    for intact in (SIDES, PARTS):
        checks.results_say_who_won(whole(intact, 4), SEEDS)
    game = breaks(monkeypatch)
    with pytest.raises(AssertionError, match=says):
        checks.results_say_who_won(whole(game, 4), SEEDS)
