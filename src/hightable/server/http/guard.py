"""What every request passes: host and origin, size, rate, and the headers that keep a page shut."""

from __future__ import annotations

import logging
from collections import Counter
from contextlib import suppress
from functools import cache
from secrets import token_hex

from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import HTMLResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hightable.server.http.language import language
from hightable.server.http.proxy import client, host_name, same_origin
from hightable.server.limits import Bucket, Limits
from hightable.server.page.document import fault
from hightable.server.texts import texts

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
SAFE = ("GET", "HEAD")
FILES = ("/static/", "/style/")
WELCOME = ("", 200)
CLOSED_REFUSED, CLOSED_BROKEN = 4403, 4500


class Guard:
    """Refuses what is not ours, adds headers, turns a crash into a sentence and a number."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str] | None, limits: Limits) -> None:
        self.app = app
        self.hosts = hosts
        self.limits = limits
        self.gets = Bucket(limits.gets)
        self.files = Bucket(limits.files)
        self.posts = Bucket(limits.posts)
        self.sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        refused = self.refuse(connection)

        async def shut(message: Message) -> None:
            if message["type"] == "http.response.start":
                message.setdefault("headers", []).extend(HEADERS)
            await send(message)

        if refused is not None:
            await refused(scope, receive, shut)
            return
        try:
            await self.app(scope, receive, shut)
        except ClientDisconnect:
            LOG.debug("a client left in the middle of a request")
        except Exception:
            await broken(language(connection))(scope, receive, shut)

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket is a request too, and so many of one client are open at a time."""
        connection = HTTPConnection(scope)
        who = client(connection)
        full = self.sockets[who] >= self.limits.sockets_each
        mine = self.known_host(connection) and same_origin(connection)
        if full or not mine or not self.gets.take(who):
            await send({"type": "websocket.close", "code": CLOSED_REFUSED})
            return
        self.sockets[who] += 1
        try:
            await self.app(scope, receive, send)
        except Exception:
            LOG.exception("error %s at a socket", token_hex(4))
            with suppress(RuntimeError):
                await send({"type": "websocket.close", "code": CLOSED_BROKEN})
        finally:
            self.sockets[who] -= 1
            if not self.sockets[who]:
                del self.sockets[who]

    def refuse(self, connection: HTTPConnection) -> Response | None:
        """A page that says no, if there is a reason for it."""
        key, status = self.reason(connection)
        return HTMLResponse(page(language(connection), key), status) if key else None

    def reason(self, connection: HTTPConnection) -> tuple[str, int]:
        """The text that says why a request is refused, and its number; none if it is not."""
        if not self.known_host(connection):
            return "host", 421
        if connection.scope["method"] in SAFE:
            asked = self.files if connection.scope["path"].startswith(FILES) else self.gets
            return WELCOME if asked.take(client(connection)) else ("too_many", 429)
        if not same_origin(connection):
            return "origin", 403
        length = connection.headers.get("content-length", "")
        if not length.isdecimal():
            return "length", 411
        if len(length) > LONGEST_LENGTH or int(length) > LARGEST:
            return "too_large", 413
        return WELCOME if self.posts.take(client(connection)) else ("too_many", 429)

    def known_host(self, connection: HTTPConnection) -> bool:
        """Only our own names count, or a page elsewhere could point its name here."""
        name = host_name(connection.headers.get("host", ""))
        return bool(name) and (self.hosts is None or name in self.hosts)


@cache
def page(language: str, key: str) -> str:
    """Made once: saying no must cost less than asking."""
    house = texts(language)
    return fault(house, house.say("fault", key))


def broken(language: str) -> Response:
    """One sentence and a number; the trace stays in the log under the same number."""
    number = token_hex(4)
    LOG.exception("error %s", number)
    house = texts(language)
    return HTMLResponse(fault(house, house.say("fault", "broken", id=number)), 500)
