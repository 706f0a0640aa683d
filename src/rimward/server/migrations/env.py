"""Alembic runs this for every migration. The connection is handed in and is in a transaction already."""

from __future__ import annotations

from alembic import context

from rimward.server.tables import metadata

# Batches: SQLite cannot change a column of a table; Alembic then copies the table.
context.configure(context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
