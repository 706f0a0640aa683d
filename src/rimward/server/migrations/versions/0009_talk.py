"""What is said to one side alone, private notes, and spectators who chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("talk", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("notes", sa.Text, nullable=False, server_default=sa.text("''")))
    op.add_column("seats", sa.Column("aside", sa.Integer, nullable=False, server_default="0"))
    op.add_column("chat", sa.Column("name", sa.String(40), nullable=False, server_default=sa.text("''")))
    op.create_table(
        "asides",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("readers", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
