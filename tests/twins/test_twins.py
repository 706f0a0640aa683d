"""Every twin of Comet Rush keeps the promises that the game itself keeps, in simulations and at the text table too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rimward.games.catalog import GAMES
from rimward.kernel.game import Game
from rimward.lab.simulate import Job, play_games
from tests.conformance import checks, leak
from tests.conformance.subjects import Subject, whole
from tests.test_terminal import careful, sit
from tests.twins import initiative, peek, race

TWINS: dict[str, Game] = {"peek": peek.GAME, "race": race.GAME, "initiative": initiative.GAME}
SEEDS = range(1)

CHECKS: tuple[Callable[[Subject], Any], ...] = (
    lambda s: checks.ends(s, range(10)),
    lambda s: checks.asking_changes_nothing(s, SEEDS),
    lambda s: checks.refusals_say_why(s, SEEDS),
    lambda s: checks.snapshots_restore(s, SEEDS),
    lambda s: checks.copies_are_deep(s, SEEDS),
    lambda s: checks.records_replay(s, SEEDS),
    lambda s: checks.false_records_are_found(s, SEEDS),
    lambda s: checks.scripts_repeat(s, SEEDS),
    lambda s: checks.undo_is_fair(s, SEEDS),
    lambda s: checks.take_back_by_consent(s, SEEDS),
    lambda s: leak.views_show_what_masks_allow(s, SEEDS),
    lambda s: leak.deals_are_samples(s, SEEDS),
)

each = pytest.mark.parametrize("name", TWINS)


@each
def test_a_twin_keeps_every_promise(name: str) -> None:
    for check in CHECKS:
        check(whole(TWINS[name], 3))


@each
def test_a_twin_tells_no_secret(name: str) -> None:
    compared = leak.nothing_leaks(whole(TWINS[name], 3), range(2))
    assert compared.different > compared.pairs // 4
    assert compared.skipped <= compared.pairs // 20


@each
def test_a_twin_is_simulated(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "comet", TWINS[name])
    tally = play_games(Job("comet", {}, ("random",) * 3, "twin"), range(3))
    assert tally.games == 3


@each
def test_a_twin_is_played_at_the_text_table(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "comet", TWINS[name])
    shown = sit(careful, seats="me,random,random", options=("target=8",))
    assert "It took" in shown
