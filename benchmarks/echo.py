"""The least a server of moves can do: a message in, one write to SQLite, the message out.

python benchmarks/echo.py FOLDER PORT
"""

from __future__ import annotations

import sqlite3
import sys
from pathlib import Path
from threading import Lock

import uvicorn
from anyio import to_thread
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

LOCK = Lock()


def opened(folder: str) -> sqlite3.Connection:
    """As durable as a table: a message that was answered survives a crash of the machine."""
    database = sqlite3.connect(Path(folder) / "echo.sqlite", check_same_thread=False)
    database.execute("PRAGMA journal_mode=WAL")
    database.execute("PRAGMA synchronous=FULL")
    database.execute("CREATE TABLE said (word TEXT)")
    return database


DATABASE = opened(sys.argv[1])


def write(said: str) -> None:
    with LOCK, DATABASE:
        DATABASE.execute("INSERT INTO said VALUES (?)", [said])


async def echo(socket: WebSocket) -> None:
    await socket.accept()
    try:
        while True:
            said = await socket.receive_text()
            await to_thread.run_sync(write, said)
            await socket.send_text(said)
    except WebSocketDisconnect:
        pass


if __name__ == "__main__":
    app = Starlette(routes=[WebSocketRoute("/", echo)])
    uvicorn.run(app, port=int(sys.argv[2]), log_level="error", ws="websockets-sansio")
