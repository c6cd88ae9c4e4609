"""PostgreSQL tells what other processes have stored; imported only where it is used."""

from __future__ import annotations

import asyncio

import psycopg
from sqlalchemy.engine import URL

from hightable.server.live.tables import Live
from hightable.server.store.database import SECONDS
from hightable.server.store.schema import CHANNEL

QUIET = 20.0


async def hear_notices(live: Live) -> None:
    """Listen until the connection is lost; what was missed before is read again first."""
    address = plain_url(live.rooms.store.engine.url)
    connect = psycopg.AsyncConnection.connect(address, autocommit=True, connect_timeout=SECONDS)
    async with await connect as connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        await live.catch_up()
        while True:
            async for notice in connection.notifies(timeout=QUIET):
                id, _, seq = notice.payload.partition(" ")
                await live.heard(id, int(seq))
            async with asyncio.timeout(SECONDS):
                await connection.execute("SELECT 1")


def plain_url(url: URL) -> str:
    return url.set(drivername="postgresql").render_as_string(hide_password=False)
