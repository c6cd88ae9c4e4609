"""The log: no client can make it grow without end, or write lines of its own into it.

For people it is a line of text on standard error. Asked for by `--log`, it is one JSON object a
line, of requests and of errors alike; a file of it is put aside when it is full.
"""

from __future__ import annotations

import json
import logging
import os
import re
from contextlib import suppress
from logging.handlers import WatchedFileHandler
from pathlib import Path
from typing import Any

from hightable.kernel import Fault
from hightable.server.limits import Bucket, Rate

EACH_LINE = Rate(20, 0.1)
LONGEST = 8000
CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]")
FORMAT = "%(asctime)s %(name)s %(message)s"
ACCESS = "hightable.access"
STANDARD_ERROR = "-"
LARGEST_FILE = 20 * 1024 * 1024


class Seldom(logging.Filter):
    """Each line of the source may log so often; what was left out is counted and told later."""

    def __init__(self) -> None:
        super().__init__()
        self.lines = Bucket(EACH_LINE)
        self.left_out: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name == ACCESS:
            return True
        where = f"{record.pathname}:{record.lineno}"
        if not self.lines.take(where):
            self.left_out[where] = self.left_out.get(where, 0) + 1
            return False
        record.left_out = self.left_out.pop(where, 0)
        return True


class OneLine(logging.Formatter):
    """One line a record, a trace indented below it; control characters are spelt out."""

    def format(self, record: logging.LogRecord) -> str:
        head, _, below = super().format(record).partition("\n")
        more = getattr(record, "left_out", 0)
        if more:
            head += f" (and {more} more like it)"
        indented = "".join(f"\n    {line}" for line in below.splitlines())
        return shown(head)[:LONGEST] + shown(indented)[-LONGEST:]

    def formatMessage(self, record: logging.LogRecord) -> str:
        record.message = shown(record.message.rstrip("\n")).replace("\n", "\\n")
        return super().formatMessage(record)


def shown(text: str) -> str:
    """Without anything that a terminal would obey."""
    spelt = CONTROL.sub(spell, text)
    return spelt.encode("utf-8", "backslashreplace").decode()


def spell(found: re.Match[str]) -> str:
    return ascii(found[0])[1:-1]


class JsonLines(logging.Formatter):
    """One object a line, whatever is in it."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "log": record.name,
            "message": shown(record.getMessage())[:LONGEST],
        }
        if record.exc_info:
            said["trace"] = shown(self.formatException(record.exc_info))[-LONGEST:]
        if getattr(record, "left_out", 0):
            said["left_out"] = record.left_out  # type: ignore[attr-defined]
        return json.dumps(said | getattr(record, "facts", {}))


class BoundedFile(WatchedFileHandler):
    """A file that is put aside as `.1` when it is full, in place of the one before; several
    processes may write to it."""

    def emit(self, record: logging.LogRecord) -> None:
        self.reopenIfNeeded()
        with suppress(OSError):
            if self.stream and os.fstat(self.stream.fileno()).st_size >= LARGEST_FILE:
                os.replace(self.baseFilename, f"{self.baseFilename}.1")
        super().emit(record)


def handler_for(to: str) -> logging.Handler:
    """Where the log goes: standard error, in words or as JSON, or a file."""
    if not to or to == STANDARD_ERROR:
        handler: logging.Handler = logging.StreamHandler()
        handler.setFormatter(JsonLines() if to else OneLine(FORMAT))
        return handler
    try:
        handler = BoundedFile(Path(to).absolute(), encoding="utf-8")
    except OSError as wrong:
        raise Fault("server.no_log", file=to, why=wrong.strerror) from None
    handler.setFormatter(JsonLines())
    return handler


def write_log(to: str = "") -> None:
    """Everything that is logged goes through one handler; requests only into a log of JSON."""
    handler = handler_for(to)
    handler.addFilter(Seldom())
    logging.basicConfig(level=logging.INFO, handlers=[handler])
    for quiet in ("alembic", "uvicorn", *([] if to else [ACCESS])):
        logging.getLogger(quiet).setLevel(logging.WARNING)
