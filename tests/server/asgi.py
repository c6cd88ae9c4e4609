"""The application without a network: requests and sockets by hand, thousands in a moment."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar
from urllib.parse import unquote

from starlette.applications import Starlette

from hightable.server.app import Deployment, make_app
from hightable.server.limits import Limits

HOST = "127.0.0.1:8123"
PATIENCE = 60.0
Result = TypeVar("Result")


def apart(work: Coroutine[Any, Any, Result]) -> Result:
    """What is to be awaited, in a thread of its own: in this one a browser's loop may run."""
    with ThreadPoolExecutor(1) as aside:
        return aside.submit(asyncio.run, work).result()


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


class Trouble(logging.Handler):
    """Keeps what no client should ever cause: errors and traces."""

    def __init__(self) -> None:
        super().__init__()
        self.kept: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR or record.exc_info:
            self.kept.append(self.format(record))


class Application:
    """The application on a loop of its own, and what it logs.

    The loop runs in a thread of its own: in this one a browser's may be running.
    """

    def __init__(self, database: str, limits: Limits | None = None) -> None:
        self.aside = ThreadPoolExecutor(1)
        self.runner = asyncio.Runner()
        self.loop = self.runner.get_loop()
        self.app: Starlette = make_app(database, Deployment(limits=limits or Limits().wide()))
        self.life = self.app.router.lifespan_context(self.app)
        self.trouble = Trouble()

    def __enter__(self) -> Application:
        logging.getLogger().addHandler(self.trouble)
        self.run(self.life.__aenter__())
        return self

    def __exit__(self, *_: object) -> None:
        self.run(self.life.__aexit__(None, None, None))
        self.aside.submit(self.runner.close).result()
        self.aside.shutdown()
        logging.getLogger().removeHandler(self.trouble)

    def run(self, work: Coroutine[Any, Any, Result]) -> Result:
        return self.aside.submit(self.runner.run, asyncio.wait_for(work, PATIENCE)).result()

    async def request(
        self, method: str, target: str, headers: dict[str, bytes], body: bytes = b""
    ) -> Answer:
        """One request, as the server would hand it over."""
        sent: list[dict[str, Any]] = []
        parts = [{"type": "http.request", "body": body}, {"type": "http.disconnect"}]

        async def receive() -> dict[str, Any]:
            return parts.pop(0)

        async def send(message: Any) -> None:
            sent.append(message)

        scope = scope_of("http", target, headers) | {"method": method}
        await self.app(scope, receive, send)
        heads = {name.decode(): value.decode("latin-1") for name, value in sent[0]["headers"]}
        return Answer(sent[0]["status"], heads, b"".join(one["body"] for one in sent[1:]))


def scope_of(kind: str, target: str, headers: dict[str, bytes]) -> dict[str, Any]:
    path, _, query = target.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": unquote(path),
        "raw_path": path.encode("latin-1", "replace"),
        "query_string": query.encode("latin-1", "replace"),
        "root_path": "",
        "headers": [(name.encode(), value) for name, value in headers.items()],
        "client": ("127.0.0.1", 50_000),
        "server": ("127.0.0.1", 8123),
        "extensions": {"websocket.http.response": {}},
    }


class Wire:
    """A socket of the application; `said` is what came and was not heard yet."""

    def __init__(self, application: Application, target: str, headers: dict[str, bytes]) -> None:
        self.to_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.closed = False
        scope = scope_of("websocket", target, headers) | {"subprotocols": []}
        self.to_app.put_nowait({"type": "websocket.connect"})
        work = application.app(scope, self.to_app.get, self.take)
        self.task = application.loop.create_task(work)  # type: ignore[arg-type]

    async def take(self, message: Any) -> None:
        if message["type"] in ("websocket.close", "websocket.http.response.start"):
            self.closed = True
        self.said.put_nowait(message)

    def say(self, said: str | bytes) -> None:
        kind = "text" if isinstance(said, str) else "bytes"
        self.to_app.put_nowait({"type": "websocket.receive", kind: said})

    async def hear(self) -> dict[str, Any]:
        """The next message; what is no message is not heard."""
        while True:
            found = await self.said.get()
            assert not self.closed, found
            if found["type"] == "websocket.send":
                message: dict[str, Any] = json.loads(found["text"])
                return message

    async def close(self) -> None:
        self.to_app.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self.task
