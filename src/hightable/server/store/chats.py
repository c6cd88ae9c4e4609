"""What is said at a table: the last few hundred lines of it, each with its number."""

from __future__ import annotations

import time
from typing import NamedTuple

from sqlalchemy import delete, func, insert, select

from hightable.kernel import NotFound
from hightable.server.store.database import Store
from hightable.server.store.moves import writing
from hightable.server.store.schema import CHATS
from hightable.server.store.tables import SAID, tell

KEPT = 300
TEXT, REACTION = "text", "react"


class Saying(NamedTuple):
    """Somebody said something: from which seat, by which name, in words or with a sign."""

    number: int
    seat: int
    name: str
    kind: str
    text: str
    made: float


def say(store: Store, id: str, seat: int, name: str, said: tuple[str, str]) -> None:
    """Write down what was said, its kind and its text; the oldest is forgotten."""
    with writing(store, id) as writer:
        if writer is None:
            raise NotFound("server.no_table")
        here = CHATS.c.table_id == id
        last = writer.connection.execute(select(func.max(CHATS.c.number)).where(here)).scalar()
        row = Saying((last or 0) + 1, seat, name, *said, time.time())
        writer.connection.execute(insert(CHATS).values(table_id=id, **row._asdict()))
        old = here & (CHATS.c.number <= row.number - KEPT)
        writer.connection.execute(delete(CHATS).where(old))
        tell(writer.connection, id, SAID)


def sayings(store: Store, id: str, after: int = 0) -> list[Saying]:
    """What was said at a table after a number."""
    columns = [CHATS.c[name] for name in Saying._fields]
    found = select(*columns).where(CHATS.c.table_id == id, CHATS.c.number > after)
    with store.reading() as connection:
        return [Saying(*row) for row in connection.execute(found.order_by(CHATS.c.number))]


def last_said(store: Store, ids: list[str]) -> dict[str, int]:
    """The number of what was said last, at each of some tables."""
    found = select(CHATS.c.table_id, func.max(CHATS.c.number)).where(CHATS.c.table_id.in_(ids))
    with store.reading() as connection:
        rows = connection.execute(found.group_by(CHATS.c.table_id))
        return {str(id): int(number) for id, number in rows}
