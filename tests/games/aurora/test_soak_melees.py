"""Random melees with open books: boarding, prisoners, bodies and wrecks, which games from the setup seldom come to."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import cast

import pytest

from rimward.games.aurora.table.state import Aurora
from rimward.kernel.match import Match
from tests.conformance.play import do
from tests.games.aurora.books import Books
from tests.games.aurora.melees import began, fierce, seen

MOST = 5_000


def audited(seed: int) -> Match:
    """Played to its end, with the books held against the table at every decision."""
    match, rng, told = began(seed), Random(seed), len(began(seed).log)
    books, table = Books(match.table.seats), lambda: cast("Aurora", match.table)
    books.agree(table(), f"melee {seed}, at the start")
    while match.result is None:
        do(match, fierce(match, rng))
        for event in match.log[told:]:
            books.enter(event, table())
        told = len(match.log)
        books.agree(table(), f"melee {seed}, after entry {len(match.line)}")
        assert len(match.line) < MOST, f"melee {seed} does not end"
    return match


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
        "ko.to-med-bay",
        "heal.revived",
        "bounty.completed",
        "boarding.linked",
        "boarding.released",
        "boarding.fight",
        "boarding.agreed",
        "overtaken.taken",
        "overtaken.towed",
        "prisoner.jailed",
        "prisoner.turned",
        "prisoner.handed-back",
        "ship-damage.hull",
        "ship-damage.shields-down",
        "ship-damage.repaired",
        "salvage.mine",
        "combat.thrown",
        "combat.knocked",
    )
    assert [code for code in wanted if not found[f"aurora.{code}"]] == []
