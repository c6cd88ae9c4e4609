"""Where a browser wants to be told that it is its turn, and for which move it was told last."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "notices",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("mail", sa.String(254), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("hook", sa.String(400), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.String(300), nullable=False),
        sa.Column("language", sa.String(20), nullable=False),
    )
    op.add_column("seats", sa.Column("noticed", sa.Integer, nullable=False, server_default="-1"))


def downgrade() -> None:
    op.drop_column("seats", "noticed")
    op.drop_table("notices")
