"""Random melees with open books: boarding, prisoners, bodies and wrecks, which games from the setup seldom come to."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from rimward.games.aurora.table.state import Aurora
from rimward.kernel.match import Match
from tests.conformance.play import do
from tests.games.aurora.books import Books
from tests.games.aurora.melees import began, fierce, seen

MOST = 5_000


def audited(seed: int) -> Match:
    """Played to its end, with the books held against the table at every decision."""
    match, rng = began(seed), Random(seed)
    books, told = Books(match.table.seats), len(match.log)
    while True:
        assert isinstance(match.table, Aurora)
        for event in match.log[told:]:
            books.enter(event, match.table)
        told = len(match.log)
        books.agree(match.table, f"melee {seed}, after entry {len(match.line)}")
        if match.result is not None:
            return match
        do(match, fierce(match, rng))
        assert len(match.line) < MOST, f"melee {seed} does not end"


@pytest.mark.parametrize("part", range(4))
def test_melees_end_and_add_up(part: int) -> None:
    for seed in range(8 * part, 8 * part + 8):
        audited(seed)


@pytest.mark.slow
def test_many_melees_show_what_games_from_the_setup_do_not() -> None:
    found: Counter[str] = Counter()
    for seed in range(100, 200):
        found += seen(audited(seed))
    wanted = (
        "ko.defeated",
        "ko.carried",
        "ko.put-down",
        "heal.healed",
        "bounty.completed",
        "boarding.linked",
        "boarding.released",
        "boarding.fight",
        "prisoner.turned",
        "prisoner.handed-back",
        "ship-damage.repaired",
        "combat.thrown",
    )
    assert [code for code in wanted if not found[f"aurora.{code}"]] == []
