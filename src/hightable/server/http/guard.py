"""What every request passes: host and origin, size, rate, and the headers that keep a page shut."""

from __future__ import annotations

import logging
import re
import time
from collections import OrderedDict
from secrets import token_hex

from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hightable.server.page.document import fault
from hightable.server.texts import say

LOG = logging.getLogger("hightable")
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
)
HEADERS = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
)
LARGEST = 512 * 1024
LONGEST_LENGTH = 12
HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[\w.-]+)(:\d{1,5})?", re.ASCII)
SAFE = ("GET", "HEAD")
LOOPBACK = ("127.0.0.1", "localhost", "::1")


class Bucket:
    """So many at once, so many a second after that, for each client."""

    def __init__(self, burst: float, each_second: float) -> None:
        self.burst = burst
        self.each_second = each_second
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> bool:
        now = time.monotonic()
        left, then = self.left.pop(who, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.each_second)
        self.left[who] = (left - 1 if left >= 1 else left, now)
        while len(self.left) > 10_000:
            self.left.popitem(last=False)
        return left >= 1


def client(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def host_name(host: str) -> str:
    """The name in a Host header, without its port; empty if it is none."""
    found = HOST.fullmatch(host)
    return found[1].strip("[]").lower() if found else ""


def same_origin(connection: HTTPConnection) -> bool:
    """A browser says where a request comes from: it must be from here."""
    origin = connection.headers.get("origin")
    if origin is None:
        site = connection.headers.get("sec-fetch-site", "none")
        return site in ("none", "same-origin")
    return origin.partition("://")[2] == connection.headers.get("host", "")


class Guard:
    """Refuses what is not ours, adds headers, turns a crash into a sentence and a number."""

    def __init__(self, app: ASGIApp, only_loopback: bool, posts: Bucket) -> None:
        self.app = app
        self.only_loopback = only_loopback
        self.posts = posts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        refused = self.refuse(HTTPConnection(scope))

        async def shut(message: Message) -> None:
            if message["type"] == "http.response.start":
                message.setdefault("headers", []).extend(HEADERS)
            await send(message)

        if refused is not None:
            await refused(scope, receive, shut)
            return
        try:
            await self.app(scope, receive, shut)
        except Exception:
            await broken()(scope, receive, shut)

    def refuse(self, connection: HTTPConnection) -> Response | None:
        if not self.known_host(connection):
            return sentence("host", 421)
        if connection.scope["method"] in SAFE:
            return None
        if not same_origin(connection):
            return sentence("origin", 403)
        length = connection.headers.get("content-length", "")
        if not length.isdecimal():
            return sentence("length", 411)
        if len(length) > LONGEST_LENGTH or int(length) > LARGEST:
            return sentence("too_large", 413)
        return None if self.posts.take(client(connection)) else sentence("too_many", 429)

    def known_host(self, connection: HTTPConnection) -> bool:
        """On loopback only its names count, or a page elsewhere could point its name here."""
        name = host_name(connection.headers.get("host", ""))
        return bool(name) and (not self.only_loopback or name in LOOPBACK)


def sentence(key: str, status: int) -> Response:
    return HTMLResponse(fault(say("fault", key)), status)


def broken() -> Response:
    """One sentence and a number; the trace stays in the log under the same number."""
    number = token_hex(4)
    LOG.exception("error %s", number)
    return HTMLResponse(fault(say("fault", "broken", id=number)), 500)
