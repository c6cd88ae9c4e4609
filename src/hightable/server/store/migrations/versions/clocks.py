"""A clock for each move, and who plays on when it has run out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.Integer, nullable=False, server_default="0"))
    takeover = sa.Column("takeover", sa.String(20), nullable=False, server_default="")
    op.add_column("tables", takeover)


def downgrade() -> None:
    op.drop_column("tables", "takeover")
    op.drop_column("tables", "clock")
