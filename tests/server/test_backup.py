"""Backups are made while the server writes and hold all that it acknowledged; restoring keeps what was there."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import func, insert, select

from rimward.cli import main
from rimward.server import migrate
from rimward.server.store import Store
from rimward.server.tables import chat, tables
from tests.server.postgres import Postgres
from tests.server.rows import LINE, TABLE
from tests.server.waiting import until

ADD = insert(chat)


class Writer:
    """A store that takes one line of chat after the other, as fast as they become durable."""

    def __init__(self, database: str) -> None:
        self.store, self.acknowledged, self.stop = Store(database), 0, False
        self.store.open()
        asyncio.run(self.store.write((insert(tables), [TABLE])))
        self.thread = threading.Thread(target=lambda: asyncio.run(self.write()))

    async def write(self) -> None:
        while not self.stop:
            await self.store.write((ADD, [{**LINE, "number": self.acknowledged}]))
            self.acknowledged += 1

    def __enter__(self) -> Writer:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop = True
        self.thread.join()
        self.store.close()

    def reaches(self, count: int) -> None:
        until(lambda: self.acknowledged >= count)


def lines(database: str) -> int:
    """As the server would find them."""
    store = Store(database)
    store.open()
    with store.engine.connect() as connection:
        found = connection.execute(select(func.count()).select_from(chat)).scalar_one()
        last = connection.execute(select(func.max(chat.c.number))).scalar()
    store.close()
    assert found == (0 if last is None else last + 1), "a line is missing in between"
    return found


def filled(database: str, count: int) -> None:
    store = Store(database)
    store.open()
    rows: list[dict[str, Any]] = [{**LINE, "number": number} for number in range(count)]
    asyncio.run(store.write((insert(tables), [TABLE]), (ADD, rows)))
    store.close()


@pytest.fixture
def empty(database: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another database of the same kind."""
    if database.startswith("sqlite"):
        return f"sqlite:///{tmp_path / 'other/rimward.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.fresh()


def test_a_backup_under_a_running_writer_has_all_that_was_acknowledged(
    database: str, empty: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "copy")
    with Writer(database) as writer:
        writer.reaches(20)
        before = writer.acknowledged
        assert main(["backup", file, "--database", database]) == 0
        after = writer.acknowledged
        writer.reaches(after + 5)  # it was not stopped
    assert capsys.readouterr().out.startswith(f"{file}: ")
    assert os.stat(file).st_mode & 0o777 == 0o600
    assert main(["restore", file, "--database", empty]) == 0
    assert before <= lines(empty) <= after + 1
    assert lines(database) > after
    assert [path.name for path in tmp_path.glob("copy*")] == ["copy"]


def test_what_exists_is_kept_until_one_insists(
    database: str, empty: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "copy"
    filled(database, 3)
    filled(empty, 5)
    file.write_text("precious")
    assert main(["backup", str(file), "--database", database]) == 1
    assert file.read_text() == "precious"
    assert main(["backup", str(file), "--database", database, "--force"]) == 0
    assert main(["restore", str(file), "--database", empty]) == 1
    assert "--force" in capsys.readouterr().err
    assert lines(empty) == 5
    assert main(["restore", str(file), "--database", empty, "--force"]) == 0
    assert "what was there is " in capsys.readouterr().out
    assert lines(empty) == 3
    assert kept_lines(empty) == 5


def kept_lines(database: str) -> int:
    store = Store(database if database.startswith("postgresql") else f"{database}.before-restore")
    table = chat if store.sqlite else chat.to_metadata(chat.metadata.__class__(), schema="before_restore_1")
    with store.engine.connect() as connection:
        found = connection.execute(select(func.count()).select_from(table)).scalar_one()
    store.close()
    return found


def test_nothing_is_restored_over_a_server_that_runs(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "copy"
    filled(database, 2)
    assert main(["backup", str(file), "--database", database]) == 0
    code = f"""from rimward.server.store import Store
store = Store({database!r})
store.open()
print("open", flush=True)
input()"""
    command = [sys.executable, "-c", code]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == b"open\n"
        assert main(["restore", str(file), "--database", database, "--force"]) == 1
        assert "stop the server first" in capsys.readouterr().err
        server.communicate(b"\n", timeout=20)
    assert main(["restore", str(file), "--database", database, "--force"]) == 0
    assert lines(database) == 2
    assert list(tmp_path.glob("*.restoring")) == []


def test_a_restore_that_fails_leaves_everything(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "copy"
    filled(database, 4)
    file.write_bytes(b"no backup at all" * 1000)
    assert main(["restore", str(file), "--database", database, "--force"]) == 1
    assert capsys.readouterr().err.count("\n") == 1
    assert lines(database) == 4


# --- SQLite ----------------------------------------------------------------------------------------------------------
def test_a_log_that_was_left_behind_does_not_spoil_what_is_restored(tmp_path: Path) -> None:
    """SQLite would read it into any file of that name."""
    target, file = tmp_path / "rimward.db", tmp_path / "copy"
    filled(str(target), 6)
    assert main(["backup", str(file), "--database", str(target)]) == 0
    code = (
        "import os, sqlite3; c = sqlite3.connect('rimward.db'); c.execute('PRAGMA wal_autocheckpoint=0'); "
        "c.execute('DELETE FROM chat'); c.commit(); os._exit(0)"
    )
    subprocess.run([sys.executable, "-c", code], cwd=tmp_path, check=True)
    target.unlink()
    assert (tmp_path / "rimward.db-wal").stat().st_size > 0
    assert main(["restore", str(file), "--database", str(target)]) == 1
    assert main(["restore", str(file), "--database", str(target), "--force"]) == 0
    assert lines(str(target)) == 6


def test_a_damaged_file_can_be_replaced_and_not_backed_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target, file = tmp_path / "rimward.db", tmp_path / "copy"
    filled(str(target), 400)
    assert main(["backup", str(file), "--database", str(target)]) == 0
    with target.open("r+b") as damaged:
        damaged.seek(4096)
        damaged.write(os.urandom(20 * 4096))
    assert main(["backup", str(tmp_path / "second"), "--database", str(target)]) == 1
    assert not (tmp_path / "second").exists()
    assert main(["restore", str(file), "--database", str(target), "--force"]) == 0
    assert lines(str(target)) == 400
    target.write_bytes(b"not even a database" * 500)
    assert main(["restore", str(file), "--database", str(target), "--force"]) == 0
    assert lines(str(target)) == 400
    assert (tmp_path / "rimward.db.before-restore-2").read_bytes().startswith(b"not even")
    assert "damaged" in capsys.readouterr().err


def test_the_database_is_not_its_own_backup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "rimward.db")
    filled(file, 1)
    for command in ("backup", "restore"):
        assert main([command, file, "--database", f"sqlite:///{file}", "--force"]) == 1
        assert "is the database itself" in capsys.readouterr().err


def test_a_backup_of_a_newer_program_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "copy"
    filled(str(file), 1)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    assert main(["restore", str(file), "--database", str(tmp_path / "rimward.db")]) == 1
    assert f"a newer Rimward wrote it (revision 9999, and this one knows {migrate.HEAD})" in capsys.readouterr().err
    assert not (tmp_path / "rimward.db").exists()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["backup", "x", "--database", "nowhere.db"], "there is no database nowhere.db"),
        (["backup", "no/folder/x", "--database", "nowhere.db"], "there is no folder no/folder"),
        (["restore", "x"], "there is no file x"),
        (["backup", "x", "--database", "mysql://secret@host/db"], "sqlite:///FILE or postgresql://..., not mysql"),
        (["backup", "x", "--database", "://"], "a database is sqlite:///FILE or postgresql://"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(
    words: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(words) == 1
    out, err = capsys.readouterr()
    assert sentence in err
    assert (out, err.count("\n"), "secret" in err) == ("", 1, False)
    assert list(tmp_path.iterdir()) == []


# --- PostgreSQL ------------------------------------------------------------------------------------------------------
def test_without_pg_dump_it_is_said(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    database = postgres.fresh()
    monkeypatch.setenv("PATH", str(tmp_path))
    assert main(["backup", str(tmp_path / "copy"), "--database", database]) == 1
    assert "there is no pg_dump here" in capsys.readouterr().err


def test_who_is_about_to_go_is_waited_for(postgres: Postgres, tmp_path: Path) -> None:
    """The process behind a connection is there for a moment longer than the connection."""
    database, file = postgres.fresh(), str(tmp_path / "copy")
    filled(database, 2)
    assert main(["backup", file, "--database", database]) == 0
    with closing(psycopg.connect(database)) as leaving:
        threading.Timer(0.5, leaving.close).start()
        assert main(["restore", file, "--database", database, "--force"]) == 0
    assert lines(database) == 2


def test_the_password_is_not_on_a_command_line(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake = tmp_path / "pg_dump"
    fake.write_text('#!/bin/sh\nprintf "%s " "$@" > "$(dirname "$0")/said"\nexit 0\n')
    fake.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    assert main(["backup", str(tmp_path / "copy"), "--database", postgres.url("postgres")]) == 0
    assert "--format=custom" in (tmp_path / "said").read_text()
    assert postgres.password not in (tmp_path / "said").read_text()
