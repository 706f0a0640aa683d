"""Acknowledged means durable: the connections that commit for the running server are asked themselves."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import Connection, event

from rimward.server.store import Store
from tests.server import postgres as pg
from tests.server.served import served

FULL: dict[str, dict[str, object]] = {
    "sqlite": {"PRAGMA synchronous": 2, "PRAGMA journal_mode": "wal", "PRAGMA foreign_keys": 1},
    "postgresql": {"SHOW fsync": "on", "SHOW synchronous_commit": "on"},
}


def test_the_running_server_commits_with_full_sync(tmp_path: Path, database: str) -> None:
    said: list[dict[str, object]] = []
    with served(tmp_path, database) as server:
        engine = server.hall.store.engine
        wanted = FULL[engine.dialect.name]

        @event.listens_for(engine, "commit")
        def ask(connection: Connection) -> None:
            said.append({question: connection.exec_driver_sql(question).scalar() for question in wanted})

        made = server.table("me", "me")
        stream = server.stream(made["table"]["id"], made["keys"][0]["key"])
        stream.do(do="say", text="Is this kept?")
    assert len(said) >= 2, "making a table and a line of chat are two commits at least"
    assert all(answer == wanted for answer in said)


def test_a_server_that_does_not_write_through_is_warned_of(caplog: pytest.LogCaptureFixture) -> None:
    with pg.running(fsync="off", synchronous_commit="off") as server:
        store = Store(server.fresh())
        store.open()
        with store.engine.connect() as connection:
            assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on", "that much is up to us"
        store.close()
    assert "fsync off: a power cut may lose answers" in caplog.text


def test_one_that_does_is_not(database: str, caplog: pytest.LogCaptureFixture) -> None:
    store = Store(database)
    store.open()
    store.close()
    assert "fsync" not in caplog.text


def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        server.table("me", "me")
        files = sorted(tmp_path.glob("rimward.db*"))
        assert [file.name for file in files] == [f"rimward.db{more}" for more in ("", "-shm", "-wal", ".lock")]
        assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
