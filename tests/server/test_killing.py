"""The server is killed at any moment, and nothing that it acknowledged is lost: a short form of `killing`."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.server import killing


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "rounds"), [("sqlite", 6), ("postgres", 3)])
def test_nothing_acknowledged_is_lost(kind: str, rounds: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(killing, "PER_ROUND", 60)
    tally = killing.kill_rounds(kind, tmp_path, rounds, seed=rounds, each=2)
    assert tally.rounds >= rounds
    assert tally.acknowledged >= 60 * rounds


HASTY = """
import sys, time
from rimward.cli import main
from rimward.server import store

commit = store.Store._commit

def hasty(self, connection, batch):
    store._settle(batch, None)
    time.sleep(0.02)
    commit(self, connection, [store._Write(write.steps, write.loop) for write in batch])

store.Store._commit = hasty
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.slow
def test_a_server_that_acknowledges_too_early_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = killing.command

    def hasty(port: int, database: str) -> list[str]:
        words = honest(port, database)
        return [sys.executable, "-c", HASTY, *words[words.index("serve") :]]

    monkeypatch.setattr(killing, "command", hasty)
    with pytest.raises(killing.Lost, match=r"acknowledged answers there are \d"):
        killing.kill_rounds("sqlite", tmp_path, 6, seed=1, each=2)
