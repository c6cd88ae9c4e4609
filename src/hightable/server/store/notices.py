"""Who wants to be told that it is their turn, and whose turn it is that have not been told."""

from __future__ import annotations

import time
from typing import NamedTuple

from sqlalchemy import delete, insert, select, update

from hightable.server.store.database import Store
from hightable.server.store.schema import NOTICES, SEATS, TABLES
from hightable.server.store.seats import BOT, digest

MOST = 50
DISCORD, SLACK, GENERIC = "discord", "slack", "generic"
KINDS = (DISCORD, SLACK, GENERIC)


class Wish(NamedTuple):
    """Where somebody wants to be told: by mail, which waits as long as its `token` was not sent
    back; at a web hook of some kind; with the address of this server, in a language."""

    holder: str
    mail: str
    token: str
    hook: str
    kind: str
    address: str
    language: str


class Asked(NamedTuple):
    """Somebody is asked at a table and is not there: the game, the number of the last move, the
    seat and its name, and where to tell it."""

    id: str
    game: str
    seq: int
    seat: int
    name: str
    wish: Wish


COLUMNS = [NOTICES.c[name] for name in Wish._fields]


def wish(store: Store, holder: str) -> Wish | None:
    with store.reading() as connection:
        row = connection.execute(select(*COLUMNS).where(NOTICES.c.holder == holder)).first()
    return None if row is None else Wish(*row)


def keep_wish(store: Store, holder: str, wished: Wish | None) -> None:
    """What somebody wishes from now on; nothing is told to whoever wishes nothing."""
    with store.writing() as connection:
        connection.execute(delete(NOTICES).where(NOTICES.c.holder == holder))
        if wished is not None:
            connection.execute(insert(NOTICES).values(wished._asdict()))


def confirm(store: Store, secret: str) -> bool:
    """Somebody has read the mail: its address is theirs."""
    found = update(NOTICES).where(NOTICES.c.token == digest(secret)).values(token="")
    with store.writing() as connection:
        return bool(connection.execute(found).rowcount)


def asked(store: Store, seconds: float) -> list[Asked]:
    """Those who have been asked, and away, for so long and were not told yet."""
    then = time.time() - seconds
    at = (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.seat == TABLES.c.turn)
    away = (TABLES.c.changed < then) & (SEATS.c.seen < then) & (SEATS.c.noticed < TABLES.c.seq)
    plays = (SEATS.c.kind != BOT) & ~TABLES.c.over
    facts = (TABLES.c.id, TABLES.c.game, TABLES.c.seq, SEATS.c.seat, SEATS.c.name)
    found = select(*facts, *COLUMNS).join(SEATS, at).where(away, plays)
    found = found.join(NOTICES, NOTICES.c.holder == SEATS.c.holder).limit(MOST)
    with store.reading() as connection:
        rows = connection.execute(found)
        return [
            Asked(id, game, seq, seat, name, Wish(*rest))
            for id, game, seq, seat, name, *rest in rows
        ]


def mark_told(store: Store, one: Asked) -> bool:
    """Of several processes one tells it, once for each move."""
    here = (SEATS.c.table_id == one.id) & (SEATS.c.seat == one.seat) & (SEATS.c.noticed < one.seq)
    with store.writing() as connection:
        changed = connection.execute(update(SEATS).where(here).values(noticed=one.seq))
        return bool(changed.rowcount)
