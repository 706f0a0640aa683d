"""The shape of the database: from nothing, from an older revision with a copy, and never from a newer one."""

from __future__ import annotations

import asyncio
import logging
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, MetaData, create_engine, insert, inspect, text

from rimward.cli import main
from rimward.server import migrate
from rimward.server.data import table_of
from rimward.server.store import Store, StoreError
from rimward.server.tables import chat, metadata, seats, tables
from tests.server.rows import LINE, TABLE

NOW = migrate.HEAD
NEXT = f"{int(NOW) + 1:04}"
LATER = '''
"""A made-up next migration: it changes a column, which SQLite does by copying the table."""

import sqlalchemy as sa
from alembic import op

revision = "{revision}"
down_revision = "{before}"


def upgrade():
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("motto", sa.Text, nullable=False, server_default="Ad astra"))
        batch.alter_column("name", type_=sa.String(200))
    {more}
'''


def opened(url: str) -> Store:
    store = Store(url)
    store.open()
    return store


@pytest.fixture
def old(database: str) -> str:
    """A database of today, with a table in it."""

    async def fill() -> None:
        await store.write((insert(tables), [TABLE]), (insert(chat), [LINE]))

    store = opened(database)
    asyncio.run(fill())
    store.close()
    return database


def newer(folder: Path, monkeypatch: pytest.MonkeyPatch, more: str = "pass") -> None:
    """A program that knows one more revision."""
    shutil.copytree(migrate.FOLDER, folder)
    (folder / f"versions/{NEXT}_motto.py").write_text(LATER.format(revision=NEXT, before=NOW, more=more))
    monkeypatch.setattr(migrate, "FOLDER", folder)
    monkeypatch.setattr(migrate, "HEAD", NEXT)


def rows(url: str, query: str) -> list[tuple[Any, ...]]:
    engine = Store(url).engine
    with engine.connect() as connection:
        found = [tuple(row) for row in connection.execute(text(query))]
    engine.dispose()
    return found


def copied(url: str, query: str) -> list[tuple[Any, ...]]:
    """From the copy that was made before that migration."""
    if url.startswith("sqlite"):
        return rows(f"{url}.before-{NEXT}", query)
    return rows(url, query.replace("FROM ", f"FROM before_{NEXT}."))


# --- the migrations say what the schema says -------------------------------------------------------------------------
def test_the_migrations_make_the_tables_that_the_program_knows(database: str) -> None:
    store = opened(database)
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        differences = compare_metadata(context, metadata)
    store.close()
    assert differences == []


def test_sqlite_is_told_the_same_word_for_word(tmp_path: Path) -> None:
    """What Alembic does not compare, such as tables without row ids and what goes with a table that is deleted. Only
    the order may be another: a column that came later stands at the end."""
    store, plain = opened(f"sqlite:///{tmp_path}/a.db"), create_engine(f"sqlite:///{tmp_path}/b.db")
    metadata.create_all(plain)
    query = "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name <> 'alembic_version' ORDER BY name"
    assert told(store.engine, query) == told(plain, query)
    store.close()
    plain.dispose()


def told(engine: Engine, query: str) -> list[list[str]]:
    with engine.connect() as connection:
        return [sorted(re.split(r"\s*[,\n]\s*", _clauses(row[0]))) for row in connection.execute(text(query))]


def _clauses(sql: str) -> str:
    """What lies between the brackets of a table, and what comes before and after them, each on a line."""
    opening, closing = sql.index("("), sql.rindex(")")
    return f"{sql[:opening].strip()}\n{sql[opening + 1 : closing].strip()}\n{sql[closing + 1 :].strip()}"


def test_the_program_knows_which_migration_is_the_newest() -> None:
    _, known = migrate._migrations()
    assert known[-1] == migrate.HEAD


def test_a_start_that_has_nothing_to_migrate_does_not_load_alembic(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/a.db"
    opened(url).close()
    code = f"import sys; from rimward.server.store import Store; s = Store({url!r}); s.open(); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True, timeout=60)
    assert "sqlalchemy" in done.stdout.split()
    assert "alembic" not in done.stdout.split()


# --- an older database -----------------------------------------------------------------------------------------------
def test_an_old_database_is_migrated_and_a_copy_kept(
    old: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    before = rows(old, "SELECT * FROM tables")
    newer(tmp_path / "migrations", monkeypatch)
    opened(old).close()
    assert rows(old, "SELECT name, motto FROM tables") == [("Old friends", "Ad astra")]
    assert rows(old, "SELECT text FROM chat") == [("Hello!",)]
    assert copied(old, "SELECT * FROM tables") == before
    assert copied(old, "SELECT * FROM alembic_version") == [(NOW,)]
    assert f"from revision {NOW} to {NEXT}; a copy is in " in caplog.text


def test_the_copy_of_a_file_is_a_database_of_the_old_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And it has what was only in the write-ahead log: the old server was killed and never closed its file."""
    file = tmp_path / "rimward.db"
    code = (
        "import os, sqlite3; from rimward.server.store import Store\n"
        f"s = Store('sqlite:///{file}'); s.open(); c = s.engine.raw_connection()\n"
        "c.execute('CREATE TABLE mark AS SELECT 7 AS x'); c.commit(); os._exit(0)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
    assert file.with_name("rimward.db-wal").stat().st_size > 0
    with monkeypatch.context() as later:
        newer(tmp_path / "migrations", later)
        opened(f"sqlite:///{file}").close()
    copy = tmp_path / f"rimward.db.before-{NEXT}"
    assert copy.stat().st_mode & 0o777 == 0o600
    assert not copy.with_name(f"{copy.name}-wal").exists()
    opened(f"sqlite:///{copy}").close()
    assert rows(f"sqlite:///{copy}", "SELECT x FROM mark") == [(7,)]


def test_nothing_is_copied_where_nothing_is(database: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "rimward")
    opened(database).close()
    assert [record for record in caplog.records if record.name.startswith("rimward")] == []
    assert list(tmp_path.glob("*before*")) == []


def test_a_migration_that_fails_changes_nothing(old: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    newer(tmp_path / "migrations", monkeypatch, 'op.execute("INSERT INTO nowhere VALUES (1)")')
    before = rows(old, "SELECT * FROM tables")
    with pytest.raises(StoreError, match=r"cannot be opened: .*nowhere"):
        Store(old).open()
    assert rows(old, "SELECT * FROM tables") == before
    assert rows(old, "SELECT version_num FROM alembic_version") == [(NOW,)]


def test_a_migration_cannot_lose_what_rows_belong_to(old: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    newer(tmp_path / "migrations", monkeypatch, 'op.execute("DELETE FROM tables")')
    if old.startswith("sqlite"):  # PostgreSQL deletes what belongs to them, as the schema says
        with pytest.raises(StoreError, match="belong to nothing"):
            Store(old).open()
        assert rows(old, "SELECT name FROM tables") == [("Old friends",)]
    else:
        opened(old).close()
        assert rows(old, "SELECT * FROM chat") == []


# --- what is not ours, or not yet ------------------------------------------------------------------------------------
def test_a_newer_database_is_left_alone(
    old: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with monkeypatch.context() as later:
        newer(tmp_path / "migrations", later)
        opened(old).close()
    before = rows(old, "SELECT * FROM tables")
    sentence = (
        f"cannot be opened: a newer Rimward wrote it (revision {NEXT}, and this one knows {NOW}); nothing was changed"
    )
    with pytest.raises(StoreError) as refused:
        Store(old).open()
    assert str(refused.value).endswith(sentence)
    assert main(["serve", "--no-open", "--database", old]) == 1
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.endswith(f"{sentence}.\n")
    assert rows(old, "SELECT * FROM tables") == before
    assert rows(old, "SELECT version_num FROM alembic_version") == [(NEXT,)]


def test_a_database_from_before_the_migrations_is_told_from_somebody_elses(database: str) -> None:
    store = Store(database)
    metadata.create_all(store.engine)
    with pytest.raises(StoreError, match="an early Rimward wrote it, from before databases could"):
        store.open()
    with store.engine.connect() as connection:
        assert migrate.VERSION not in inspect(connection).get_table_names()
    store.close()


def test_somebody_elses_database_is_left_alone(database: str) -> None:
    store = Store(database)
    with store.engine.begin() as connection:
        connection.execute(text("CREATE TABLE recipes (id integer)"))
    with pytest.raises(StoreError, match="it has tables, but not those of Rimward"):
        store.open()
    assert inspect(store.engine).get_table_names() == ["recipes"]
    store.close()


def test_what_belongs_to_a_table_goes_with_it(old: str) -> None:
    store = opened(old)
    with store.engine.begin() as connection:
        connection.execute(tables.delete())
        assert connection.execute(seats.select()).all() == []
        assert connection.execute(chat.select()).all() == []
    store.close()


# --- 0003: whose a seat is -------------------------------------------------------------------------------------------
SEAT: dict[str, Any] = {
    "table_id": "t1",
    "kind": "person",
    "name": "Ann",
    "colour": "sky",
    "shape": "circle",
    "bot": "",
    "away": False,
    "conceded": False,
}
BEFORE_NUMBERS = '{"kind":"end","by":0,"to":0,"consents":[0]}'


@pytest.fixture
def first(database: str) -> str:
    """A database of the first revision: a game under way with a proposal, and a seat that was left."""
    config, _ = migrate._migrations()
    store = Store(database)
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        known = MetaData()
        known.reflect(connection)
        connection.execute(insert(known.tables["tables"]), [{**TABLE, "proposal": BEFORE_NUMBERS}])
        free = {"seat": 1, "kind": "open", "name": ""}
        connection.execute(insert(known.tables["seats"]), [{**SEAT, "seat": 0}, {**SEAT, **free}])
    store.engine.dispose()
    return database


def test_from_the_first_revision_seats_that_were_left_are_not_free_to_all(first: str) -> None:
    now = time.time()
    store = opened(first)
    with store.engine.connect() as connection:
        table = table_of(connection, "t1")
    store.close()
    assert table is not None
    assert [seat.left for seat in table.seats] == [False, True]
    assert all(seat.seen >= now for seat in table.seats)  # nobody knows better: it counts from the migration
    assert [seat.benched for seat in table.seats] == [False, False]
    assert [seat.hosts for seat in table.seats] == [None, False]  # nobody knows whether the person is the host


def test_a_proposal_from_before_they_had_numbers_has_lapsed(first: str) -> None:
    store = opened(first)
    with store.engine.connect() as connection:
        table = table_of(connection, "t1")
    store.close()
    assert table is not None
    assert (table.proposal, table.proposals) == (None, 0)
