"""`rimward backup` copies everything while the server runs; `rimward restore` puts it back when it does not.

A backup of SQLite is a SQLite file; one of PostgreSQL is what its own pg_dump writes and pg_restore reads.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL, Connection, NullPool, create_engine, inspect, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.schema import CreateSchema, DropSchema

from rimward.server import migrate
from rimward.server.copies import LEFT, NoCopy, copy_file, making, opened, sync
from rimward.server.store import StoreError, address, said

OTHERS = text(
    "SELECT count(*) FROM pg_stat_activity "
    "WHERE datname = current_database() AND usename IS NOT NULL AND pid <> pg_backend_pid()"
)
FORGET = text("SELECT pg_stat_clear_snapshot()")  # a transaction is told the same every time until it does
LEAVING = 3.0  # seconds in which the process behind a connection that was closed has ended


def command(what: str, database: str, file: str, force: bool) -> int:
    """The commands as they are typed: a line of what was done, or one on stderr."""
    try:
        print(backup(database, Path(file), force) if what == "backup" else restore(database, Path(file), force))
    except SQLAlchemyError as error:
        print(f"rimward {what}: {said(error)}", file=sys.stderr)
        return 1
    except (StoreError, NoCopy, migrate.Unfit, OSError) as error:
        print(f"rimward {what}: {error}", file=sys.stderr)
        return 1
    return 0


def backup(database: str, file: Path, force: bool = False) -> str:
    """Everything that was acknowledged before this began. The server may run and keep writing."""
    url = address(database)
    if file.exists() and not force:
        raise StoreError(f"{file} exists already; --force replaces it")
    if not file.parent.is_dir():
        raise StoreError(f"there is no folder {file.parent}")
    if url.get_backend_name() == "sqlite":
        source = Path(str(url.database))
        _different(source, file)
        copy_file(source, file)
    else:
        _dump(url, file)
    return f"{file}: {file.stat().st_size:,} bytes"


def restore(database: str, file: Path, force: bool = False) -> str:
    """Put a backup in place. With force, what is there is kept beside it; while it is in use it is not touched."""
    url = address(database)
    if not file.is_file():
        raise StoreError(f"there is no file {file}")
    if url.get_backend_name() == "sqlite":
        return _restore_file(file, Path(str(url.database)), force)
    return _restore_dump(file, url, force)


def _different(database: Path, file: Path) -> None:
    if database.resolve() == file.resolve():
        raise StoreError(f"{file} is the database itself")


# --- SQLite ----------------------------------------------------------------------------------------------------------
def _restore_file(file: Path, target: Path, force: bool) -> str:
    _different(target, file)
    _ours(file)
    there = [suffix for suffix in ("", *LEFT) if Path(f"{target}{suffix}").exists()]
    if there and not force:
        raise StoreError(f"{target}{there[0]} exists already; with --force it is kept beside the restored one")
    if target.exists():
        _not_in_use(target)
    target.parent.mkdir(parents=True, exist_ok=True)
    fresh = target.with_name(f"{target.name}.restoring")
    copy_file(file, fresh)
    kept = _put_aside(target) if there else None
    fresh.rename(target)
    sync(target.parent)
    return f"{file} is now {target}" + (f"; what was there is {kept}" if kept else "")


def _ours(file: Path) -> None:
    """A file that the server could open."""
    try:
        with closing(opened(file)) as connection:
            stored = connection.execute(f"SELECT version_num FROM {migrate.VERSION}").fetchone()  # noqa: S608
    except sqlite3.Error as error:
        raise StoreError(f"{file} is no backup of Rimward: {error}") from error
    try:
        migrate.check_known(stored[0] if stored else None)
    except migrate.Unfit as error:
        raise StoreError(f"{file} is not restored: {error}") from error


def _put_aside(target: Path) -> Path:
    """Rename the file, and with it what SQLite left beside it: another file must not find that."""
    names = [f"{target.name}.before-restore", *(f"{target.name}.before-restore-{n}" for n in range(2, 1000))]
    kept = next(path for path in map(target.with_name, names) if not path.exists())
    for suffix in (*LEFT, ""):
        if Path(f"{target}{suffix}").exists():
            Path(f"{target}{suffix}").rename(f"{kept}{suffix}")
    return kept


def _not_in_use(target: Path) -> None:
    """Only who has a file to himself may leave its write-ahead log; that also brings the log into the file."""
    try:
        with closing(opened(target)) as connection:
            connection.execute("PRAGMA busy_timeout=0")
            connection.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        if error.sqlite_errorcode in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise StoreError(f"{target} is in use; stop the server first") from error
        # a damaged file is a good reason to restore one


# --- PostgreSQL ------------------------------------------------------------------------------------------------------
def _dump(url: URL, file: Path) -> None:
    with making(file) as part:  # what migrations kept is not backed up again
        _run("pg_dump", url, "--format=custom", "--exclude-schema=before_*", f"--file={part}")


def _run(program: str, url: URL, *args: str) -> None:
    """The password goes by the environment: everybody may read a command line."""
    if shutil.which(program) is None:
        raise StoreError(f"there is no {program} here; it comes with PostgreSQL (Debian: postgresql-client)")
    plain = URL.create("postgresql", url.username, None, url.host, url.port, url.database, url.query)
    env = {**os.environ, **({"PGPASSWORD": url.password} if url.password else {})}
    done = subprocess.run(
        [program, f"--dbname={plain.render_as_string()}", *args], env=env, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise StoreError((done.stderr.strip().splitlines() or [f"{program} failed"])[0])


def _restore_dump(file: Path, url: URL, force: bool) -> str:
    engine = create_engine(url, poolclass=NullPool)
    with engine.begin() as connection:
        there = inspect(connection).get_table_names()
        if there and not force:
            raise StoreError("the database is not empty; with --force what is there is kept in a schema of its own")
        if not _left_alone(connection):
            raise StoreError("another program uses the database; stop the server first")
        kept = _moved_away(connection, there) if there else ""
    try:
        _run("pg_restore", url, "--no-owner", "--no-privileges", "--single-transaction", str(file))
    except StoreError:
        with engine.begin() as connection:
            _moved_back(connection, there, kept)
        raise
    return f"{file} is now in the database" + (f"; what was there is in the schema {kept}" if kept else "")


def _left_alone(connection: Connection) -> bool:
    """Whether nobody else is connected. Who has just gone, such as a server that was stopped, may still be listed."""
    until = time.monotonic() + LEAVING
    while connection.execute(OTHERS).scalar():
        if time.monotonic() > until:
            return False
        time.sleep(0.05)
        connection.execute(FORGET)
    return True


def _moved_away(connection: Connection, names: list[str]) -> str:
    taken = set(inspect(connection).get_schema_names())
    kept = next(name for n in range(1, 1000) if (name := f"before_restore_{n}") not in taken)
    connection.execute(CreateSchema(kept))
    for name in names:
        connection.execute(text(f'ALTER TABLE "{name}" SET SCHEMA {kept}'))
    return kept


def _moved_back(connection: Connection, names: list[str], kept: str) -> None:
    here = connection.dialect.default_schema_name
    for name in names:
        connection.execute(text(f'ALTER TABLE {kept}."{name}" SET SCHEMA "{here}"'))
    if kept:
        connection.execute(DropSchema(kept))
