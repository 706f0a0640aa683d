"""The databases that the server's tests run on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import postgres as pg


@pytest.fixture(scope="session")
def postgres() -> Iterator[pg.Postgres]:
    """One real PostgreSQL for all tests of this process."""
    if pg.programs() is None:
        pytest.fail(pg.HOW, pytrace=False)
    with pg.running() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, on both kinds."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'rimward.db'}"
    server: pg.Postgres = request.getfixturevalue("postgres")
    return server.fresh()
