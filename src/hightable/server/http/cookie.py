"""The cookie in which a browser keeps the secret that its seats are held by."""

from __future__ import annotations

import re

from starlette.requests import HTTPConnection
from starlette.responses import Response

from hightable.server.store.seats import digest

COOKIE = "hightable"
YEAR = 365 * 24 * 3600
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")


def browser(connection: HTTPConnection) -> str:
    """The secret of this browser; empty if it has none yet."""
    found = connection.cookies.get(COOKIE, "")
    return found if SECRET.fullmatch(found) else ""


def holder(connection: HTTPConnection) -> str:
    """The hash of this browser's secret, as seats know it."""
    found = browser(connection)
    return digest(found) if found else ""


def remember(response: Response, secret: str, secure: bool) -> None:
    """Give the browser its secret: no script can read it, no other site can send it."""
    response.set_cookie(
        COOKIE, secret, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/"
    )
