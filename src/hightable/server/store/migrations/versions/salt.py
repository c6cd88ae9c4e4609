"""A salt for every seal; those of older tables have none."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    salt = sa.Column("salt", sa.String(32), nullable=False, server_default="")
    op.add_column("tables", salt)


def downgrade() -> None:
    op.drop_column("tables", "salt")
