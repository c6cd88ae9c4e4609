"""Who is let in to a server that has a house password, and the tables that are open to them."""

from __future__ import annotations

import time

from sqlalchemy import delete, exists, insert, select

from hightable.server.store.database import Store
from hightable.server.store.schema import INVITATIONS, MEMBERS, SEATS, TABLES
from hightable.server.store.seats import FRIEND, digest, secret
from hightable.server.store.tables import COLUMNS, StoredTable

SHOWN = 40
WEEK = 7 * 24 * 3600.0


def is_member(store: Store, holder: str) -> bool:
    found = select(MEMBERS.c.holder).where(MEMBERS.c.holder == holder)
    with store.reading() as connection:
        return bool(holder) and connection.execute(found).first() is not None


def let_in(store: Store, holder: str) -> None:
    """From now on this browser sees what is open."""
    with store.writing() as connection:
        connection.execute(delete(MEMBERS).where(MEMBERS.c.holder == holder))
        connection.execute(insert(MEMBERS).values(holder=holder, since=time.time()))


def invite(store: Store) -> str:
    """The secret of an invitation, which lets one browser in within a week."""
    token = secret()
    with store.writing() as connection:
        old = INVITATIONS.c.made < time.time() - WEEK
        connection.execute(delete(INVITATIONS).where(old))
        connection.execute(insert(INVITATIONS).values(token=digest(token), made=time.time()))
    return token


def use_invitation(store: Store, token: str) -> bool:
    """It works once."""
    mine = INVITATIONS.c.token == digest(token)
    fresh = INVITATIONS.c.made > time.time() - WEEK
    with store.writing() as connection:
        return bool(connection.execute(delete(INVITATIONS).where(mine, fresh)).rowcount)


def open_tables(store: Store) -> list[StoredTable]:
    """Tables at which whoever is let in may sit down, the latest first."""
    free = exists().where(
        SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == FRIEND, SEATS.c.holder == ""
    )
    found = select(*COLUMNS).where(TABLES.c.listed, ~TABLES.c.over, free)
    with store.reading() as connection:
        rows = connection.execute(found.order_by(TABLES.c.changed.desc()).limit(SHOWN))
        return [StoredTable(*row) for row in rows]
