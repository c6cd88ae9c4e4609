"""Tables, seats, moves and snapshots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(40), nullable=False),
        sa.Column("chosen_seed", sa.Boolean, nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("takeback", sa.Boolean, nullable=False),
        sa.Column("pace", sa.Integer, nullable=False),
        sa.Column("origin", sa.String(60), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("tables_changed", "tables", ["changed"])
    add_seats()
    add_moves()


def add_seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("level", sa.String(20), nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("link", sa.String(64), nullable=False),
    )
    op.create_index("seats_holder", "seats", ["holder"])


def add_moves() -> None:
    op.create_table(
        "moves",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("word", sa.Text, nullable=False),
        sa.Column("submit", sa.String(64), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("moves_submit", "moves", ["table_id", "submit"], unique=True)
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("stamp", sa.String(80), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    for name in ("snapshots", "moves", "seats", "tables"):
        op.drop_table(name)
