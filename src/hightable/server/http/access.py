"""Every request is counted and, where a log of them is kept, written down: never a secret of it."""

from __future__ import annotations

import logging
import re
import time

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hightable.server.http.proxy import client
from hightable.server.logs import ACCESS
from hightable.server.metrics import Metrics

LOG = logging.getLogger(ACCESS)
SECRETS = re.compile(r"/(join|enter|confirm)/[^/]+")
LONGEST_PATH = 200
NO_ANSWER = 499


class Access:
    """Around everything that answers: how long it took, and what came of it."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        begun, told = time.monotonic(), {"status": NO_ANSWER, "bytes": 0}

        async def note(message: Message) -> None:
            told["status"] = message.get("status", told["status"])
            told["bytes"] += len(message.get("body") or message.get("text") or b"")
            await send(message)

        try:
            await self.app(scope, receive, note)
        finally:
            self.done(scope, told, time.monotonic() - begun)

    def done(self, scope: Scope, told: dict[str, int], seconds: float) -> None:
        method = str(scope.get("method", "SOCKET"))
        if scope["type"] == "http":
            self.metrics.answered(told["status"], seconds)
        else:
            self.metrics.add("sockets_total")
            told["status"] = 101
        if LOG.isEnabledFor(logging.INFO):
            path, who = shown(scope["path"]), client(HTTPConnection(scope))
            facts = {"client": who, "method": method, "path": path, "ms": round(1000 * seconds, 1)}
            LOG.info("%s %s", method, path, extra={"facts": facts | told})


def shown(path: str) -> str:
    """A path without the secret of a link; what a query says is not written down at all."""
    return SECRETS.sub(r"/\1/-", path)[:LONGEST_PATH]
