"""The PostgreSQL of the tests is a real one that keeps what it says it has kept, and leaves nothing behind."""

from __future__ import annotations

from pathlib import Path

import psycopg
import pytest

from tests.server import postgres as pg


@pytest.mark.parametrize("setting", ["fsync", "synchronous_commit", "full_page_writes"])
def test_everything_is_written_through(postgres: pg.Postgres, setting: str) -> None:
    with psycopg.connect(postgres.url("postgres")) as connection:
        assert connection.execute(f"SHOW {setting}".encode()).fetchone() == ("on",)


def test_each_database_is_empty_and_its_own(postgres: pg.Postgres) -> None:
    first, second = postgres.fresh(), postgres.fresh()
    with psycopg.connect(first) as connection:
        connection.execute("CREATE TABLE mark (x integer)")
    with psycopg.connect(second) as connection:
        assert connection.execute("SELECT to_regclass('mark')").fetchone() == (None,)


def test_it_is_killed_and_has_what_was_committed() -> None:
    with pg.running() as server:
        with psycopg.connect(server.url("postgres")) as connection:
            connection.execute("CREATE TABLE mark AS SELECT 7 AS x")
        server.kill()
        assert not server.runs
        server.start()
        with psycopg.connect(server.url("postgres")) as connection:
            assert connection.execute("SELECT x FROM mark").fetchone() == (7,)


def test_it_leaves_nothing_behind() -> None:
    with pg.running() as server:
        folder = server.folder
        process = int((folder / "data/postmaster.pid").read_text().splitlines()[0])
    assert not folder.exists()
    assert not Path(f"/proc/{process}").exists()


def test_a_machine_without_it_is_told_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(pg, "DEBIAN", tmp_path)
    assert pg.programs() is None
    with pytest.raises(RuntimeError, match="apt-get install postgresql"), pg.running():
        pass
