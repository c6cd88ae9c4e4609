"""What a browser has put away: games it keeps out of its list, or does not want to see again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "shelves",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("shelves")
