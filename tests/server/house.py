"""A real server in a process of its own, and people who talk to it over HTTP and WebSocket."""

from __future__ import annotations

import html
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from tempfile import NamedTemporaryFile
from typing import Any
from urllib.parse import urlsplit

import httpx
from server.forked import Forked
from websockets.sync.client import ClientConnection, connect

STARTING = 300
RUNNER = Path(__file__).parent / "runner.py"
LINKS = re.compile(r'value="(https?://[^"]+/join/[^"]+)"')
MOVES = re.compile(r'data-move="([^"]+)"')


class House:
    """A running server; `kill` is kill -9. A build is a folder with the package in it."""

    def __init__(self, database: str, *flags: str, build: Path | None = None) -> None:
        self.database = database
        self.build = build
        self.log = NamedTemporaryFile()  # noqa: SIM115
        self.start(*flags)

    def start(self, *flags: str) -> None:
        """Start it, or start it again after a crash."""
        known = self.logged().count("\n")
        self.process = self.launch(tuple(filter(None, flags)))
        told = until(lambda: self.is_up(known) or self.process.poll() is not None, STARTING)
        is_up = told and self.process.poll() is None
        assert is_up, f"the server did not start: {self.logged()}"

    def launch(self, flags: tuple[str, ...]) -> Forked | subprocess.Popen[bytes]:
        """A process of this build, or one of another."""
        if self.build is None:
            return Forked(self.log.name, self.database, flags)
        command = [sys.executable, str(RUNNER), self.database, *flags]
        env = os.environ | {"PYTHONPATH": str(self.build)}
        return subprocess.Popen(command, stdout=self.log, stderr=self.log, env=env)

    def is_up(self, known: int) -> bool:
        """Does it answer at the address it has told since?"""
        told = [line for line in self.logged().splitlines()[known:] if "http://" in line]
        if told:
            self.address = told[0].split()[2].rstrip("/")
        return bool(told) and self.answers()

    @property
    def pid(self) -> int:
        return self.process.pid

    def answers(self) -> bool:
        with suppress(httpx.HTTPError):
            # Without certificates, which take 30 ms to read and are of no use here.
            found = httpx.get(f"{self.address}/static/now/icon.svg", timeout=1, verify=False)
            return found.is_success
        return False

    def logged(self) -> str:
        """What it has written to its log."""
        return os.pread(self.log.fileno(), os.fstat(self.log.fileno()).st_size, 0).decode()

    def __enter__(self) -> House:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        self.log.close()

    def kill(self) -> None:
        self.process.kill()
        self.ended()

    def stop(self) -> int:
        """Ctrl-C."""
        self.process.send_signal(signal.SIGINT)
        return self.ended()

    def ended(self) -> int:
        return self.process.wait(timeout=15)


class Person:
    """A browser without a screen, at some address of this machine: a cookie, pages, sockets."""

    def __init__(self, house: House, address: str = "127.0.0.1") -> None:
        self.house = house
        self.address = address
        self.http = self.browser()

    def browser(self, **more: Any) -> httpx.Client:
        wire = httpx.HTTPTransport(local_address=self.address, verify=False)
        here = self.house.address
        return httpx.Client(
            base_url=here, headers={"origin": here}, timeout=60, transport=wire, **more
        )

    def close(self) -> None:
        self.http.close()

    def moves_to(self, house: House) -> None:
        """The same browser at another process, or at the next one after a crash."""
        cookies = self.http.cookies
        self.http.close()
        self.house = house
        self.http = self.browser(cookies={"hightable": cookies["hightable"]})

    def open_table(self, game: str, kinds: list[str], **more: Any) -> tuple[str, list[str]]:
        """Open a table; its id and the links for friends."""
        form = {"game": game, "seats": str(len(kinds)), "pace": "off"} | more
        form |= {f"kind{at}": kind for at, kind in enumerate(kinds)}
        form |= {f"name{at}": name for at, name in enumerate(["Alice", "Bruno", "Chiara", "Diego"])}
        answer = self.http.post("/tables", data=form)
        assert answer.status_code in (200, 303), answer.text
        if answer.status_code == 303:
            return answer.headers["location"].split("/")[2], []
        links = [html.unescape(link) for link in LINKS.findall(answer.text)]
        return links[0].split("/")[4], links

    def join(self, link: str, name: str) -> httpx.Response:
        return self.http.post(link, data={"name": name})

    def page(self, id: str) -> str:
        answer = self.http.get(f"/t/{id}")
        assert answer.status_code == 200, answer.text
        return answer.text

    def submit(self, id: str, move: str, seq: int, submit: str = "") -> dict[str, Any]:
        said = {"move": move, "seq": seq, "id": submit or token_hex(8)}
        return self.http.post(f"/t/{id}/submit", json=said).json()

    def undo(self, id: str, stay: int, seq: int) -> dict[str, Any]:
        said = {"undo": stay, "seq": seq, "id": token_hex(8)}
        return self.http.post(f"/t/{id}/submit", json=said).json()

    def socket(
        self, id: str, query: str = "", origin: str = "", there: str = "", language: str = ""
    ) -> ClientConnection:
        """A table, live; `there` is the name by which the browser believes to reach it."""
        cookie = self.http.cookies.get("hightable", "")
        there = there or self.house.address
        return connect(
            f"{there.replace('http', 'ws')}/t/{id}/ws{query}",
            origin=origin or there,
            additional_headers={"cookie": f"hightable={cookie}", "accept-language": language},
            sock=self.wire(),
        )

    def wire(self) -> socket.socket:
        """A bare connection to the server, from this person's address."""
        where = urlsplit(self.house.address)
        return socket.create_connection(
            (str(where.hostname), int(where.port or 0)), 20, (self.address, 0)
        )


def until(holds: Callable[[], bool], seconds: float = 60) -> bool:
    """Wait for something to hold, for so long at most."""
    end = time.monotonic() + seconds
    while not (found := holds()) and time.monotonic() < end:
        time.sleep(0.02)
    return found


def hear(socket: ClientConnection, timeout: float = 10) -> dict[str, Any]:
    """The next message."""
    said: dict[str, Any] = json.loads(socket.recv(timeout))
    return said


def offered(markup: str) -> set[str]:
    return {html.unescape(word) for word in MOVES.findall(markup)}
