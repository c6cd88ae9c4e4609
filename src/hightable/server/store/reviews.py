"""Reviews of finished games: what was said about them, kept with the table."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, insert, select

from hightable.server.store.database import Store
from hightable.server.store.schema import REVIEWS


class StoredReview(NamedTuple):
    """What was said about a game, as JSON, and the number of the move it ended with."""

    seq: int
    body: str


def review(store: Store, id: str) -> StoredReview | None:
    found = select(REVIEWS.c.seq, REVIEWS.c.body).where(REVIEWS.c.table_id == id)
    with store.reading() as connection:
        row = connection.execute(found).first()
    return None if row is None else StoredReview(*row)


def keep_review(store: Store, id: str, seq: int, body: str) -> None:
    """Keep what was said about a finished game, in place of what was said before."""
    with store.writing() as connection:
        connection.execute(delete(REVIEWS).where(REVIEWS.c.table_id == id))
        connection.execute(insert(REVIEWS).values(table_id=id, seq=seq, body=body))
