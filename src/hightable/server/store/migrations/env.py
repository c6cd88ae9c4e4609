"""Alembic runs a migration on the connection the store hands it."""

from __future__ import annotations

from alembic import context

from hightable.server.store.schema import META

context.configure(connection=context.config.attributes["connection"], target_metadata=META)
with context.begin_transaction():
    context.run_migrations()
