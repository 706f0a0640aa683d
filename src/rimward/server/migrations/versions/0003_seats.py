"""Whose a seat is, when its person was last here, and the numbers of proposals."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("proposals", sa.Integer, nullable=False, server_default="0"))
    for flag in ("benched", "left"):
        op.add_column("seats", sa.Column(flag, sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("hosts", sa.Boolean, server_default=sa.false()))
    op.add_column("seats", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    _carry_over()


def _carry_over() -> None:
    """Nobody knows when people were last here: it counts from now. Nor whether a person is the host, so none of them
    counts as another. A seat that was left in a game under way could be taken by anybody, and no longer can."""
    columns = ("table_id", "kind", "left", "seen", "hosts")
    seats = sa.table("seats", *[sa.column(name) for name in columns])
    tables = sa.table("tables", sa.column("id"), sa.column("status"))
    playing = sa.select(tables.c.id).where(tables.c.status == "playing")
    op.execute(seats.update().values(seen=time.time()))
    op.execute(seats.update().where(seats.c.kind == "person").values(hosts=sa.null()))
    op.execute(seats.update().where(seats.c.kind == "open", seats.c.table_id.in_(playing)).values(left=sa.true()))
