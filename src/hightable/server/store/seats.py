"""Who sits where. A browser holds seats by a secret in its cookie; only hashes are stored."""

from __future__ import annotations

import re
from hashlib import sha256
from secrets import token_urlsafe
from typing import NamedTuple

from sqlalchemy import Row
from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "hightable"
YEAR = 365 * 24 * 3600
WATCHER = -1
HERE, FRIEND, BOT = "here", "friend", "bot"
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")
NAME_LENGTH = 24


class Seat(NamedTuple):
    """A seat: a person here, a friend somewhere else, or a bot; who holds it, by what link."""

    seat: int
    kind: str
    name: str
    level: str
    holder: str
    link: str


def read_seat(row: Row[tuple[object, ...]]) -> Seat:
    return Seat(int(row.seat), row.kind, row.name, row.level, row.holder, row.link)


def secret() -> str:
    """Something nobody guesses: 256 bits of the operating system's chance."""
    return token_urlsafe(32)


def digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


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


def held(seats: list[Seat], holder: str) -> list[int]:
    """The seats that this browser plays now; a seat given to a bot is not among them."""
    return [seat.seat for seat in seats if holder and seat.holder == holder and seat.kind != BOT]


def tidy_name(text: str, default: str) -> str:
    """A name to show: printable, one line, not too long."""
    shown = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    return shown[:NAME_LENGTH] or default
