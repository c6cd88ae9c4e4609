"""PostgreSQL tells what other processes have stored; imported only where it is used."""

from __future__ import annotations

import psycopg
from sqlalchemy.engine import URL

from hightable.server.live.tables import Live
from hightable.server.store.moves import CHANNEL


async def listen_for_notices(live: Live) -> None:
    """Listen until the connection is lost; what was missed is read again first."""
    try:
        await hear(live)
    except psycopg.Error as lost:
        raise ConnectionError(type(lost).__name__) from lost


async def hear(live: Live) -> None:
    address = plain_url(live.rooms.store.engine.url)
    async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        for id in list(live.viewers):
            await live.heard(id, -1)
        async for notice in connection.notifies():
            id, _, seq = notice.payload.partition(" ")
            await live.heard(id, int(seq))


def plain_url(url: URL) -> str:
    return url.set(drivername="postgresql").render_as_string(hide_password=False)
