"""Tables, seats, the records of their matches, and chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    _tables()
    _seats()
    _records()
    _chat()


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("watch", sa.Boolean, nullable=False),
        sa.Column("pace", sa.String(10), nullable=False),
        sa.Column("practice", sa.Boolean, nullable=False),
        sa.Column("seed", sa.String(64)),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("waiting", sa.Text, nullable=False),
        sa.Column("thinking", sa.Boolean, nullable=False),
        sa.Column("proposal", sa.Text),
        sa.Column("outcome", sa.Text),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("rematch", sa.String(16), nullable=False),
        sa.Column("host_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("invite_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("salt", sa.LargeBinary(16), nullable=False),
    )
    op.create_index("tables_lobby", "tables", ["public", "status", "updated", "id"])
    op.create_index("tables_lobby_of_game", "tables", ["public", "status", "game", "updated", "id"])
    op.create_index("tables_thinking", "tables", ["thinking"])


def _of_a_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def _seats() -> None:
    op.create_table(
        "seats",
        _of_a_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("colour", sa.String(10), nullable=False),
        sa.Column("shape", sa.String(10), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.Column("conceded", sa.Boolean, nullable=False),
        sa.Column("key_hash", sa.LargeBinary(32)),
        sa.Column("notice", sa.Text),
        sa.Column("due", sa.Float),
    )
    op.create_index("seats_due", "seats", ["due"])


def _records() -> None:
    op.create_table(
        "headers",
        _of_a_table(),
        sa.Column("first", sa.Integer, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "entries",
        _of_a_table(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        _of_a_table(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def _chat() -> None:
    op.create_table(
        "chat",
        _of_a_table(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("code", sa.String(40), nullable=False),
    )
