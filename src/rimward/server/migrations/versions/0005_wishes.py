"""What each seat wishes for: a partner, a ship and the like."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("seats", sa.Column("wishes", sa.Text, nullable=False, server_default="{}"))
