"""The server is killed at any moment, and nothing that it acknowledged is lost: a short form of `killing`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server import killing


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "rounds"), [("sqlite", 6), ("postgres", 3)])
def test_nothing_acknowledged_is_lost(
    kind: str, rounds: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    monkeypatch.setattr(killing, "PER_ROUND", 60)
    tally = killing.kill_rounds(kind, tmp_path, rounds, seed=rounds, each=2)
    assert tally.rounds >= rounds
    assert tally.acknowledged >= 60 * rounds
