"""The shape of the database: made and changed by migrations, with a copy of what is there before each.

A normal start reads one row and does not load Alembic. A migration is one transaction: it is done or it was not.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Engine, NullPool, create_engine, func, inspect, select, text
from sqlalchemy.schema import CreateSchema, DropSchema

from rimward.server.copies import copy_file

if TYPE_CHECKING:
    from alembic.config import Config

log = logging.getLogger("rimward.migrate")

HEAD = "0009"  # the newest of the migrations
FOLDER = Path(__file__).parent / "migrations"
VERSION = "alembic_version"
EARLY = {"tables", "seats", "entries"}  # what a database has had from the beginning, also before it had a revision
LOCK = 0x52494D  # of all who would migrate a PostgreSQL database


class Unfit(Exception):
    """A database that this program cannot work with; the message continues "cannot be opened:"."""


def prepare(engine: Engine) -> None:
    """Bring the database to the newest revision, from nothing or from an older one."""
    with engine.connect() as connection:
        found = revision(connection)
    if found == HEAD:
        return
    alone = create_engine(engine.url, poolclass=NullPool)
    config, known = _migrations()
    while _step(alone, config, known, copied=found is not None):
        pass


def revision(connection: Connection) -> str | None:
    """The revision that is stored; None in an empty database."""
    names = set(inspect(connection).get_table_names())
    stored: str | None = None
    if VERSION in names:
        stored = connection.execute(text(f"SELECT version_num FROM {VERSION}")).scalar()  # noqa: S608
    if stored is None and names >= EARLY:
        raise Unfit(
            "an early Rimward wrote it, from before databases could be brought up to date; nothing was changed. "
            "Play it on with the program of that time, or start with another --database"
        )
    if stored is None and names - {VERSION}:
        raise Unfit("it has tables, but not those of Rimward; nothing was changed")
    return stored


def _migrations() -> tuple[Config, list[str]]:
    """Alembic's settings, and the revisions from the first to the newest."""
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    scripts = list(ScriptDirectory.from_config(config).walk_revisions())
    return config, [script.revision for script in reversed(scripts)]


def check_known(stored: str | None) -> None:
    """Whether this program knows a revision; if not, that is an error."""
    following(stored, _migrations()[1])


def following(stored: str | None, known: list[str]) -> str | None:
    """The revision that comes after the stored one; None after the newest."""
    if stored is not None and stored not in known:
        raise Unfit(
            f"a newer Rimward wrote it (revision {stored}, and this one knows {known[-1]}); nothing was changed"
        )
    rest = known[known.index(stored) + 1 :] if stored is not None else known
    return rest[0] if rest else None


def _step(alone: Engine, config: Config, known: list[str], *, copied: bool) -> bool:
    """One migration, if there is one to do; before it a copy of what was there. Nobody else writes meanwhile."""
    from alembic import command

    with alone.connect() as connection:
        sqlite = connection.dialect.name == "sqlite"
        connection.execute(text("BEGIN IMMEDIATE") if sqlite else select(func.pg_advisory_xact_lock(LOCK)))
        stored = revision(connection)
        wanted = following(stored, known)
        if wanted is None:
            return False
        if copied:
            log.warning(
                "the database goes from revision %s to %s; a copy is in %s", stored, wanted, _kept(connection, wanted)
            )
        else:
            wanted = known[-1]  # all at once: there is nothing to be copied in between
        config.attributes["connection"] = connection
        command.upgrade(config, wanted)
        if sqlite and connection.execute(text("PRAGMA foreign_key_check")).first() is not None:
            raise Unfit(f"the migration to {wanted} leaves rows that belong to nothing; nothing was changed")
        connection.commit()
    return True


def _kept(connection: Connection, wanted: str) -> str:
    """Make the copy, which replaces one of an earlier try, and tell where it is."""
    if connection.dialect.name == "sqlite":
        file = Path(str(connection.engine.url.database))
        copy = file.with_name(f"{file.name}.before-{wanted}")
        copy_file(file, copy)
        return str(copy)
    schema = f"before_{wanted}"
    connection.execute(DropSchema(schema, cascade=True, if_exists=True))
    connection.execute(CreateSchema(schema))
    quote = connection.dialect.identifier_preparer.quote
    for name in inspect(connection).get_table_names():
        connection.execute(text(f"CREATE TABLE {quote(schema)}.{quote(name)} AS TABLE {quote(name)}"))
    return f"the schema {schema}"
