"""What is stored: tables, seats, the records of their matches entry by entry, and chat. The same on both databases."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("name", String(60), nullable=False),
    Column("status", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("pace", String(10), nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("seed", String(64)),  # chosen by a person: a practice table
    Column("options", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("waiting", Text, nullable=False),  # the seats that are asked, as JSON
    Column("thinking", Boolean, nullable=False),  # a bot is asked, or an order answers: it goes on after a restart
    Column("proposal", Text),
    Column("outcome", Text),
    Column("commitment", String(64), nullable=False),
    Column("rematch", String(16), nullable=False),
    Column("host_hash", LargeBinary(32), nullable=False),
    Column("invite_hash", LargeBinary(32), nullable=False),
    Column("salt", LargeBinary(16), nullable=False),  # of the bots' dice
    Column("proposals", Integer, nullable=False, server_default="0"),  # the number of the last one
    Column("packs", Text, nullable=False, server_default="{}"),  # the files of each pack that it is played with
    Column("origin", Text),  # the table and the moment from which it goes on, as JSON
    Column("talk", Boolean, nullable=False, server_default=false()),  # spectators may chat
    Column("version", Integer, nullable=False, server_default="0"),  # how often the table or a seat was written
)
Index("tables_lobby", tables.c.public, tables.c.status, tables.c.updated, tables.c.id)
Index("tables_lobby_of_game", tables.c.public, tables.c.status, tables.c.game, tables.c.updated, tables.c.id)
Index("tables_thinking", tables.c.thinking)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("colour", String(10), nullable=False),
    Column("shape", String(10), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("away", Boolean, nullable=False),
    Column("conceded", Boolean, nullable=False),
    Column("key_hash", LargeBinary(32)),
    Column("notice", Text),
    Column("due", Float),  # when the seat is to be told that it is waited for
    Column("benched", Boolean, nullable=False, server_default=false()),  # the host let a bot sit in
    Column("hosts", Boolean, server_default=false()),  # the host was handed its key; null where nobody knows
    Column("left", Boolean, nullable=False, server_default=false()),  # a person left it during the game
    Column("seen", Float, nullable=False, server_default="0"),  # when its person was last here
    Column("wishes", Text, nullable=False, server_default="{}"),  # a partner, a ship and the like
    Column("orders", Text, nullable=False, server_default="[]"),  # what is answered for its person, as JSON
    Column(
        "notes", Text, nullable=False, server_default=text("''")
    ),  # what its person wrote down: nobody else reads it
    Column("aside", Integer, nullable=False, server_default="0"),  # the first aside that is for its person
)
Index("seats_due", seats.c.due)

headers = Table(
    "headers",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("first", Integer, primary_key=True),  # the number of its first entry
    Column("body", LargeBinary, nullable=False),
    Column("kept", Integer),  # of a part under other rules: the number of the entry before which it goes on
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("told", LargeBinary),  # its events, to be read under other rules; null from before they were kept
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),  # of the entry that comes after it
    Column("body", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("code", String(40), nullable=False),
    Column("name", String(40), nullable=False, server_default=text("''")),  # of a spectator
)

# Numbered apart from the chat: a gap there would tell the others that something was said.
asides = Table(
    "asides",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("readers", Text, nullable=False),  # the seats of its side then, as JSON
    Column("text", Text, nullable=False),
)
