"""The packs that a table is played with, with their files."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("packs", sa.Text, nullable=False, server_default="{}"))
