"""The log: no client makes it grow, or writes lines of its own into it."""

from __future__ import annotations

import logging
from contextlib import closing
from pathlib import Path

from server.house import House, Person, hear

from hightable.server.logs import EACH_LINE, FORMAT, OneLine, Seldom

TRIES = 300
MOST = 20_000
NONSENSE = [
    b"nonsense\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\nUpgrade: forged\r\n\r\n",
    b"GET /t/\x1b[2J HTTP/1.1\r\nHost: localhost\r\n\r\n",
]


def record(message: str, *values: object) -> logging.LogRecord:
    return logging.LogRecord("hightable", logging.WARNING, __file__, 1, message, values, None)


def test_whatever_is_sent_the_log_stays_small(tmp_path: Path) -> None:
    with House(f"sqlite:///{tmp_path / 'tables.sqlite'}", "--patient") as house:
        with closing(Person(house)) as alice:
            id, _ = alice.open_table("newton", ["here"])
            for at in range(TRIES):
                with alice.wire() as wire:
                    wire.sendall(NONSENSE[at % len(NONSENSE)])
                    wire.recv(100)
            for _ in range(TRIES // 10):
                with alice.socket(id) as socket:
                    hear(socket)
                    socket.send(b"\xff\xfe", text=True)
                    assert "not understood" in hear(socket)["tell"]
        assert len(house.logged()) < MOST
        assert "Traceback" not in house.logged()
        assert "\x1b" not in house.logged()


def test_a_record_is_one_line_whatever_is_in_it() -> None:
    said = OneLine(FORMAT).format(record("no table %s", "a\n2026 forged \x1b[2J\r\ud800"))
    assert said.count("\n") == 0
    assert said.endswith("no table a\\n2026 forged \\x1b[2J\\r\\ud800")


def test_a_trace_stands_indented_below_its_line() -> None:
    try:
        raise ValueError("a\n2026-01-01 hightable forged")
    except ValueError as wrong:
        broken = record("error")
        broken.exc_info = (ValueError, wrong, wrong.__traceback__)
    below = OneLine(FORMAT).format(broken).splitlines()[1:]
    assert len(below) > 3
    assert all(line.startswith("    ") for line in below)


def test_what_was_left_out_is_counted() -> None:
    seldom = Seldom()
    many = int(EACH_LINE.burst)
    assert [seldom.filter(record("again")) for _ in range(many + 3)] == [True] * many + [False] * 3
    seldom.lines.left.clear()
    late = record("again")
    assert seldom.filter(late)
    assert OneLine(FORMAT).format(late).endswith("again (and 3 more like it)")
