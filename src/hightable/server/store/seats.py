"""Who sits where. A browser holds seats by a secret that it keeps; only hashes are stored."""

from __future__ import annotations

import time
from hashlib import sha256
from secrets import token_urlsafe
from typing import NamedTuple

from sqlalchemy import Connection, insert, select

from hightable.server.store.database import Store
from hightable.server.store.schema import SEATS

WATCHER = -1
HERE, FRIEND, BOT = "here", "friend", "bot"
NAME_LENGTH = 24


class Seat(NamedTuple):
    """A seat: a person here, a friend somewhere else, or a bot; who holds it, by what link."""

    seat: int
    kind: str
    name: str
    level: str
    holder: str
    link: str


class StoredSeat(NamedTuple):
    """A seat, and when its holder was last there."""

    seat: Seat
    seen: float


COLUMNS = [SEATS.c[name] for name in (*Seat._fields, "seen")]


def add_seats(connection: Connection, id: str, seats: list[Seat]) -> None:
    """The seats of a new table."""
    now = {"table_id": id, "seen": time.time()}
    connection.execute(insert(SEATS), [seat._asdict() | now for seat in seats])


def seats(store: Store, id: str) -> list[StoredSeat]:
    """The seats of a table, in order."""
    found = select(*COLUMNS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat)
    with store.reading() as connection:
        return [StoredSeat(Seat(*row[:-1]), row[-1]) for row in connection.execute(found)]


def secret() -> str:
    """Something nobody guesses: 256 bits of the operating system's chance."""
    return token_urlsafe(32)


def digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def held(seats: list[Seat], holder: str) -> list[int]:
    """The seats that this browser plays now; a seat given to a bot is not among them."""
    return [seat.seat for seat in seats if holder and seat.holder == holder and seat.kind != BOT]


def tidy_name(text: str, default: str) -> str:
    """A name to show: printable, one line, not too long."""
    shown = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    return shown[:NAME_LENGTH] or default
