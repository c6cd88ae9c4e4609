"""The log: no client can make it grow without end, or write lines of its own into it."""

from __future__ import annotations

import logging
import re

from hightable.server.limits import Bucket, Rate

EACH_LINE = Rate(20, 0.1)
LONGEST = 8000
CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]")
FORMAT = "%(asctime)s %(name)s %(message)s"


class Seldom(logging.Filter):
    """Each line of the source may log so often; what was left out is counted and told later."""

    def __init__(self) -> None:
        super().__init__()
        self.lines = Bucket(EACH_LINE)
        self.left_out: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
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


def write_log() -> None:
    """Everything that is logged goes to standard error, through one handler."""
    handler = logging.StreamHandler()
    handler.setFormatter(OneLine(FORMAT))
    handler.addFilter(Seldom())
    logging.basicConfig(level=logging.INFO, handlers=[handler])
    for quiet in ("alembic", "uvicorn"):
        logging.getLogger(quiet).setLevel(logging.WARNING)
