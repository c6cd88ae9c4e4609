"""What the database holds: tables and all that belongs to them."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

META = MetaData()
CHANNEL = "hightable"

TABLES = Table(
    "tables",
    META,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("edition", Text, nullable=False),
    Column("people", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(40), nullable=False),
    Column("chosen_seed", Boolean, nullable=False),
    Column("salt", String(32), nullable=False, server_default=""),
    Column("commitment", String(64), nullable=False),
    Column("host", String(64), nullable=False),
    Column("takeback", Boolean, nullable=False),
    Column("pace", Integer, nullable=False),
    Column("origin", String(60), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("sittings", Integer, nullable=False, server_default="0"),
    Column("turn", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("result", Text, nullable=False),
    Column("changed", Float, nullable=False),
    Column("clock", Integer, nullable=False, server_default="0"),
    Column("takeover", String(20), nullable=False, server_default=""),
    Column("listed", Boolean, nullable=False, server_default=false()),
    Index("tables_changed", "changed"),
)

SEATS = Table(
    "seats",
    META,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("level", String(20), nullable=False),
    Column("holder", String(64), nullable=False),
    Column("link", String(64), nullable=False),
    Column("seen", Float, nullable=False, server_default="0"),
    Column("noticed", Integer, nullable=False, server_default="-1"),
    Index("seats_holder", "holder"),
)

SITTINGS = Table(
    "sittings",
    META,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("move", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("was", String(40), nullable=False),
    Column("by", String(40), nullable=False),
    Column("made", Float, nullable=False),
)

MOVES = Table(
    "moves",
    META,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("word", Text, nullable=False),
    Column("submit", String(64), nullable=False),
    Column("made", Float, nullable=False),
    Index("moves_submit", "table_id", "submit", unique=True),
)

SNAPSHOTS = Table(
    "snapshots",
    META,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("stamp", String(80), nullable=False),
    Column("body", LargeBinary, nullable=False),
)

REVIEWS = Table(
    "reviews",
    META,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

SHELVES = Table(
    "shelves",
    META,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("holder", String(64), primary_key=True),
    Column("kind", String(10), nullable=False),
)

CHATS = Table(
    "chats",
    META,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("text", Text, nullable=False),
    Column("made", Float, nullable=False),
)

NOTICES = Table(
    "notices",
    META,
    Column("holder", String(64), primary_key=True),
    Column("mail", String(254), nullable=False),
    Column("token", String(64), nullable=False),
    Column("hook", String(400), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("address", String(300), nullable=False),
    Column("language", String(20), nullable=False),
)

MEMBERS = Table(
    "members",
    META,
    Column("holder", String(64), primary_key=True),
    Column("since", Float, nullable=False),
)

INVITATIONS = Table(
    "invitations",
    META,
    Column("token", String(64), primary_key=True),
    Column("made", Float, nullable=False),
)
