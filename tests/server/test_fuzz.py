"""Twenty thousand cases of anything: no crash, no trace, nothing dropped; and noise on the wire."""

from __future__ import annotations

from contextlib import closing, suppress
from pathlib import Path
from random import Random

import pytest
from server.cases import ROUTES
from server.fuzz import BATCH, meddle
from server.house import House, Person, hear

from hightable.server.app import ROUTES as APP_ROUTES

CASES = 5000
NOISE = 400
PIECES = [
    b"GET ", b"POST ", b"/", b"/t/x/ws", b"/tables", b" HTTP/1.1\r\n", b" HTTP/9.9\r\n", b"\r\n",
    b"\r\n\r\n", b"Host: localhost\r\n", b"Host: [\r\n", b"Content-Length: 5\r\n", b": \r\n",
    b"Content-Length: ", b"-1\r\n", b"9" * 30, b"Transfer-Encoding: chunked\r\n", b"0\r\n\r\n",
    b"Upgrade: websocket\r\n", b"Connection: upgrade\r\n", b"ffffffff\r\n", b"\x00", b"\xff\xfe",
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n", b"Sec-WebSocket-Version: 13\r\n", b" ",
    b"Origin: http://localhost\r\n", b"Expect: 100-continue\r\n", b"X: " + b"y" * 3000, b"\n",
    b"Cookie: hightable=\xff\r\n",
]  # fmt: skip
UPGRADE = (
    b"GET /t/%s/ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: upgrade\r\n"
)
UPGRADE += b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"


def test_every_route_is_among_the_cases() -> None:
    paths = [path.replace("{id}", "x") for _, path, _ in ROUTES]
    known = [route for route in APP_ROUTES if not any(route.path_regex.match(at) for at in paths)]
    assert known == []


@pytest.mark.parametrize("part", [1, 2])
def test_whatever_is_sent_gets_a_sentence_and_an_honest_player_plays_on(
    database: str, part: int
) -> None:
    done = meddle(database, CASES, part)
    assert done.done >= CASES
    assert done.honest.moves >= CASES // BATCH


def answer(person: Person, noise: bytes) -> bytes:
    """What comes back for some bytes, before the other end closes."""
    said = b""
    with person.wire() as wire, suppress(OSError):
        wire.settimeout(10)
        wire.sendall(noise)
        wire.shutdown(1)
        while part := wire.recv(1 << 16):
            said += part
    return said


def test_noise_on_the_wire_is_answered_or_let_go(tmp_path: Path) -> None:
    chance = Random(7)
    with (
        House(f"sqlite:///{tmp_path / 'tables.sqlite'}", "--patient") as house,
        closing(Person(house)) as alice,
        closing(Person(house, "127.0.0.2")) as noisy,
    ):
        id, _ = alice.open_table("newton", ["here"])
        with alice.socket(id) as socket:
            hear(socket)
            for at in range(NOISE):
                noise = b"".join(chance.choices(PIECES, k=chance.randint(1, 12)))
                if at % 3 == 0:
                    noise = UPGRADE % id.encode() + chance.randbytes(chance.randint(1, 40))
                assert not answer(noisy, noise).startswith(b"HTTP/1.1 5"), noise
                if at % 20 == 0:
                    socket.send('{"board": -1}')
                    assert hear(socket)["seq"] == 0
        assert "Traceback" not in house.logged(), house.logged()
