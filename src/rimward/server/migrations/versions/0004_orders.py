"""Standing orders of seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("seats", sa.Column("orders", sa.Text, nullable=False, server_default="[]"))
