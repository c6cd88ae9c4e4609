"""Many watchers of one table, in a process of their own: python tests/server/crowd.py URL COUNT."""

from __future__ import annotations

import asyncio
import sys
from contextlib import AsyncExitStack

from websockets.asyncio.client import ClientConnection, connect


async def watch(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


async def crowd(url: str, count: int) -> None:
    """Sit down one after the other, say so, and look on until somebody ends the process."""
    origin = url.replace("ws", "http", 1).partition("/t/")[0]
    async with AsyncExitStack() as stack:
        sockets = [
            await stack.enter_async_context(connect(url, origin=origin)) for _ in range(count)
        ]
        print("all here", flush=True)  # noqa: T201
        await asyncio.gather(*[watch(socket) for socket in sockets])


if __name__ == "__main__":
    asyncio.run(crowd(sys.argv[1], int(sys.argv[2])))
