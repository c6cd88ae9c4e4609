"""Starts the server for a test; a flag makes it patient, its bots lazy, or its end untimely."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from typing import Any

from hightable.server import logs
from hightable.server.app import Deployment, serve
from hightable.server.http.proxy import networks
from hightable.server.limits import Limits
from hightable.server.live import driver, notices, presence
from hightable.server.live.post import Post
from hightable.server.store.journal import PostgresJournal, SqliteJournal, Written
from hightable.server.store.rooms import Rooms
from hightable.server.store.submits import Submit


def die_around(before: str, after: str) -> None:
    """Kill -9 just before or just after the move with such an id is stored, either way."""
    for journal in (SqliteJournal, PostgresJournal):
        journal.write = deadly(journal.write, before, after)  # type: ignore[method-assign]
    Rooms.carefully = deadly(Rooms.carefully, before, after)  # type: ignore[method-assign]


def deadly(store: Callable[..., Any], before: str, after: str) -> Callable[..., Any]:
    def stored(*given: Any) -> Any:
        if before in ids(given[-1]):
            os.kill(os.getpid(), signal.SIGKILL)
        found = store(*given)
        if after in ids(given[-1]):
            os.kill(os.getpid(), signal.SIGKILL)
        return found

    return stored


def ids(said: Submit | Written | list[Written]) -> list[str]:
    """The ids of what is to be stored."""
    if isinstance(said, list):
        return [one.submit for one in said]
    return [said.submit if isinstance(said, Written) else said.id]


def run(database: str, *given: str) -> None:
    """Serve until Ctrl-C, or until the time has come."""
    flags = dict(flag.partition("=")[::2] for flag in given)
    said = [flag.removeprefix("--limit=") for flag in given if flag.startswith("--limit=")]
    patient = "--patient" in flags
    limits = (Limits().wide() if patient else Limits()).changed(said)
    presence.LONG_AWAY = float(flags.get("--away", presence.LONG_AWAY))
    presence.BEAT = min(presence.BEAT, presence.LONG_AWAY / 4)
    driver.REST = float(flags.get("--rest", driver.REST))
    die_around(flags.get("--die-before", "-"), flags.get("--die-after", "-"))
    proxies = networks(flags.get("--proxy", ""))
    where = Deployment("127.0.0.1", proxies, flags.get("--public-host", ""), limits)
    logs.LARGEST_FILE = int(flags.get("--log-size", logs.LARGEST_FILE))
    notices.AWAY = float(flags.get("--away", notices.AWAY))
    notices.BEAT = min(notices.BEAT, notices.AWAY)
    post = Post(flags.get("--smtp", ""), "table@example.test", "--inner" in flags)
    where = where._replace(post=post)
    where = where._replace(password=flags.get("--house-password", ""))
    where = where._replace(log=flags.get("--log", ""))
    serve(where, int(flags.get("--port", 8300)), database, False, int(flags.get("--workers", 1)))


if __name__ == "__main__":
    run(*sys.argv[1:])
