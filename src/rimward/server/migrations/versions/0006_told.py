"""What each entry told, so that it stays readable when the rules have changed; and from which state a part goes on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("entries", sa.Column("told", sa.LargeBinary))
    op.add_column("headers", sa.Column("kept", sa.Integer))
