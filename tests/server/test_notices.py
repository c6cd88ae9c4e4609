"""Notices: by mail and by hook, to real servers on this machine, once a turn, only if wished."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from server.conftest import KINDS, new_database
from server.house import House, Person, until

from hightable.kernel import Fault
from hightable.server.live.post import Post, ip_address, is_outside

LINK = re.compile(r"http://\S+/notices/confirm/\S+")


class Letters:
    """What came by mail."""

    def __init__(self) -> None:
        self.kept: list[tuple[str, str]] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        text = envelope.content.decode().replace("=\r\n", "").replace("=3D", "=")
        self.kept.append((envelope.rcpt_tos[0], text))
        return "250 OK"


@contextmanager
def hooks() -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """A server that keeps what it is sent."""
    kept: list[dict[str, Any]] = []

    class Keeps(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            kept.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Keeps)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/hook", kept
    server.shutdown()
    server.server_close()


@contextmanager
def mail() -> Iterator[tuple[str, list[tuple[str, str]]]]:
    letters = Letters()
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    server = Controller(letters, hostname="127.0.0.1", port=port)
    server.start()
    yield f"smtp://127.0.0.1:{port}", letters.kept
    server.stop()


@pytest.mark.parametrize("kind", KINDS)
def test_whoever_is_waited_for_is_told_once_by_mail_and_by_hook(
    kind: str, tmp_path: Any, request: pytest.FixtureRequest
) -> None:
    with mail() as (smtp, letters), hooks() as (hook, called):
        database = new_database(kind, tmp_path, request)
        flags = [f"--smtp={smtp}", "--inner", "--away=1", "--patient"]
        with House(database, *flags) as house, closing(Person(house)) as alice:
            wish = {"mail": "alice@example.test", "hook": hook, "kind": "discord"}
            assert "A letter was sent" in alice.http.post("/notices", data=wish).text
            ((to, asks),) = letters
            assert to == "alice@example.test"
            link = LINK.findall(asks)[0]
            id, _ = alice.open_table("saltmarsh", ["here", "here"])
            assert until(lambda: len(called) == 1)
            assert called[0]["content"].endswith(f"{house.address}/t/{id}")
            assert len(letters) == 1
            assert alice.http.get(link).status_code == 200
            assert "counts from now on" in alice.http.post(link).text
            assert alice.http.post(link).status_code == 403
            first = re.findall(r'data-move="([^"]+)"', ready(alice, id))[0]
            assert alice.submit(id, first, 0)["status"] == "stored"
            assert until(lambda: len(letters) == 2)
            assert f"/t/{id}" in letters[1][1]
            assert "Saved." in alice.http.post("/notices", data={}).text
            assert until(lambda: len(called) == 2)


def ready(person: Person, id: str) -> str:
    """What the first of two at one screen may choose."""
    with person.socket(id) as socket:
        socket.send('{"ready": 0}')
        while "data-move" not in (said := str(socket.recv(20))):
            pass
    return said.replace('\\"', '"')


INNER = [
    "127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "100.64.0.1",
    "0.0.0.0", "224.0.0.1", "::1", "fe80::1", "fd00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1",
    "2002:7f00:1::", "::",
]  # fmt: skip


@pytest.mark.parametrize("address", INNER)
def test_no_hook_leads_into_the_inner_network(address: str) -> None:
    assert not is_outside(ip_address(address))
    host = f"[{address}]" if ":" in address else address
    with pytest.raises(Fault, match=r"inner network|no address"):
        Post().looked_up(f"http://{host}/x")


def test_what_is_outside_is_outside_and_nonsense_is_one_sentence() -> None:
    assert is_outside(ip_address("8.8.8.8"))
    assert is_outside(ip_address("2001:4860:4860::8888"))
    for url in ("ftp://8.8.8.8/", "http://", "nonsense", "http://u:p@8.8.8.8/", "http://a:99999/"):
        with pytest.raises(Fault, match="no address of a web hook"):
            Post().looked_up(url)
    for post in (Post("http://x", "a@b"), Post("smtp://x", "")):
        with pytest.raises(Fault):
            post.check()


def test_a_hook_inside_is_refused_by_the_form(alice: Person) -> None:
    answer = alice.http.post("/notices", data={"hook": "http://localhost:1/", "kind": "slack"})
    assert (answer.status_code, "inner network" in answer.text) == (400, True)
    assert alice.http.post("/notices", data={"mail": "x"}).status_code == 200
