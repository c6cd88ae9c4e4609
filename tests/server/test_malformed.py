"""Whatever is sent: one sentence, nothing changed, and nobody else notices."""

from __future__ import annotations

import socket
from contextlib import closing
from typing import Any
from urllib.parse import urlsplit

import pytest
from server.house import House, Person, hear, offered
from sqlalchemy import delete
from websockets.sync.client import ClientConnection

import hightable
from hightable.server.store import opening
from hightable.server.store.database import Store
from hightable.server.store.rooms import Rooms
from hightable.server.store.schema import MOVES
from hightable.server.store.seats import BOT, HERE, digest
from hightable.server.store.submits import MOVE, Submit

DEEP = "[" * 3000 + "]" * 3000
DEEPER = "[" * 8000
LONE = '{"id": "\\ud800"}'
NUL = '{"move": "go", "seq": 0, "id": "a\\u0000b"}'
MESSAGES: list[str | bytes] = [
    LONE,
    '{"move": "\\ud800", "seq": 0, "id": "a"}',
    '{"play": ["\\ud800"], "seq": 0, "id": "a"}',
    NUL,
    DEEP,
    DEEPER,
    '{"board": ' + DEEP + "}",
    '{"board": 999}',
    '{"board": true}',
    '{"board": 1e400}',
    '{"board": NaN}',
    '{"ready": 99}',
    '{"ready": null}',
    '{"move": {}, "seq": "x"}',
    '{"move": "go", "seq": ' + "9" * 4000 + "}",
    '{"move": "go", "seq": ' + "9" * 5000 + "}",
    '{"undo": [1]}',
    '{"undo": ' + "9" * 4000 + ', "seq": 0}',
    '{"play": "go", "seq": 0}',
    '{"play": [' + "1," * 100 + '1], "seq": 0}',
    "{}",
    "[]",
    "null",
    "nonsense",
    "",
    b"",
    b"\x00\xff",
    b"[" * 5000,
]
SEEN = ["as=--5", "as=5-", "as=" + "9" * 5000, "at=" + "9" * 5000, "at=-1", "as=%ff", "at=%00"]


def sentence_of(said: dict[str, Any]) -> str:
    return str(said.get("tell", ""))


def told(socket: ClientConnection) -> str:
    """The next sentence; the table may be shown again meanwhile."""
    while not (said := sentence_of(hear(socket))):
        pass
    return said


def bumped(friend: ClientConnection) -> int:
    """Somebody else at the table asks for something and gets it."""
    friend.send('{"board": -1}')
    return int(hear(friend)["seq"])


def test_a_message_that_is_none_gets_a_sentence(house: House, alice: Person, bruno: Person) -> None:
    id, _ = alice.open_table("newton", ["here"], seed="7")
    with alice.socket(id) as friend, bruno.socket(id) as watcher:
        hear(friend)
        hear(watcher)
        for said in MESSAGES:
            watcher.send(said)
            assert told(watcher).endswith("."), said
            assert bumped(watcher) == bumped(friend) == 0, said
    word = hightable.new("newton", seats=1, seed=7).decision.options[0]
    assert alice.submit(id, word, 0)["status"] == "stored"


def test_a_submit_that_is_none_gets_a_sentence(house: House, alice: Person) -> None:
    id, _ = alice.open_table("newton", ["here"], seed="7")
    for said in MESSAGES:
        body = said if isinstance(said, bytes) else said.encode()
        kind = {"content-type": "application/json"}
        answer = alice.http.post(f"/t/{id}/submit", content=body, headers=kind)
        assert answer.status_code == 400, said
        assert sentence_of(answer.json()).endswith("."), said
    assert 'data-seq="0"' in alice.page(id)


@pytest.mark.parametrize("query", SEEN)
def test_a_replay_seen_by_nobody_is_seen_by_whoever_asks(
    house: House, alice: Person, query: str
) -> None:
    id, _ = alice.open_table("newton", ["here"], seed="7")
    assert alice.http.get(f"/t/{id}/replay?{query}").status_code == 200
    with alice.socket(id, f"?replay=1&{query}") as socket:
        socket.send('{"at": 0}')
        assert hear(socket)["seq"] == 0
        socket.send('{"at": 0, "board": 999}')
        assert told(socket).endswith(".")


@pytest.mark.parametrize("seed", ["9" * 5000, "-1", "seven", "1.5", str(1 << 128), "٣" * 50])
def test_a_seed_that_is_none_gets_a_sentence(house: House, alice: Person, seed: str) -> None:
    form = {"game": "newton", "seats": "1", "kind0": "here", "seed": seed}
    answer = alice.http.post("/tables", data=form)
    assert answer.status_code == 400
    assert "A seed is a whole number" in answer.text


@pytest.mark.parametrize("id", ["%00", "a%00b", "%ff", "%ed%a0%80", "x" * 3000, "..%2f", "%0d%0a"])
def test_a_table_with_an_impossible_name_is_not_there(house: House, alice: Person, id: str) -> None:
    for answer in (alice.http.get(f"/t/{id}"), alice.http.post(f"/t/{id}/again")):
        assert answer.status_code == 404
        assert "no such" in answer.text


def said_raw(house: House, head: str, body: bytes = b"") -> bytes:
    """What comes back for a request that no client library would send."""
    where = urlsplit(house.address)
    with socket.create_connection((str(where.hostname), int(where.port or 0)), 10) as wire:
        wire.sendall(head.replace("\n", "\r\n").encode("latin-1") + b"\r\n\r\n" + body)
        wire.settimeout(10)
        answer = b""
        while part := wire.recv(65536):
            answer += part
    return answer


@pytest.mark.parametrize(
    ("head", "status"),
    [
        ("GET / HTTP/1.1\nHost: [\nConnection: close", 421),
        ("GET / HTTP/1.1\nHost: [::1\nConnection: close", 421),
        ("GET / HTTP/1.1\nHost: \xff\nConnection: close", 421),
        ("GET / HTTP/1.0\nConnection: close", 421),
        ("GET / HTTP/1.1\nHost: localhost:999999\nConnection: close", 421),
        ("POST /tables HTTP/1.1\nHost: localhost\nConnection: close", 411),
        ("DELETE / HTTP/1.1\nHost: localhost\nConnection: close", 411),
        ("POST /tables HTTP/1.1\nHost: localhost\nContent-Length: 9999999999999999999", 413),
        ("GET / HTTP/1.1\nHost: localhost\nCookie: hightable=\xff\x01\nConnection: close", 200),
        ("GET / HTTP/1.1\nHost: localhost\nCookie: hightable=\xff;;=;\nConnection: close", 200),
        ("GET / HTTP/1.1\nHost: localhost\nOrigin: http://[\nConnection: close", 200),
        ("POST /tables HTTP/1.1\nHost: localhost\nOrigin: http://[\nContent-Length: 0", 403),
        ("nonsense", 400),
    ],
)
def test_a_head_that_is_none_gets_a_sentence(house: House, head: str, status: int) -> None:
    if "Connection" not in head:
        head += "\nConnection: close"
    answer = said_raw(house, head)
    assert int(answer.split()[1]) == status
    assert b"Traceback" not in answer


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("multipart/form-data; boundary=x", b"--x\r\nnonsense"),
        ("multipart/form-data; boundary=x", b"--y--"),
        ("multipart/form-data", b"--x--"),
        ("multipart/form-data; boundary=\xff", b"\xff"),
        ("multipart/form-data; boundary=x", b"--x\r\n\r\n\xff\r\n--x--"),
        (
            "multipart/form-data; boundary=x",
            b"--x\r\nContent-Disposition: form-data\r\n\r\n\r\n--x--",
        ),
        ("application/x-www-form-urlencoded", b"%ff%00=&&&===&game=%ff"),
        ("application/x-www-form-urlencoded", b"game=newton&seats=" + b"9" * 5000),
        ("application/x-www-form-urlencoded", b"a=1&" * 5000),
        ("text/plain; charset=\xff", b"game=newton"),
    ],
)
def test_a_form_that_is_none_gets_a_sentence(
    house: House, alice: Person, kind: str, body: bytes
) -> None:
    for path in ("/tables", "/import"):
        headers = {"content-type": kind.encode("latin-1")}
        answer = alice.http.post(path, content=body, headers=headers)
        assert answer.status_code in (400, 404), answer.text
        assert "Sorry" in answer.text


@pytest.mark.parametrize("seed", ["9" * 5000, "-1", "\x00", str(1 << 128)])
def test_a_record_with_an_impossible_seed_gets_a_sentence(
    house: House, alice: Person, seed: str
) -> None:
    record = hightable.new("newton", seats=2, seed=7).record().replace("seed 7 ", f"seed {seed} ")
    answer = alice.http.post("/import", data={"record": record})
    assert answer.status_code == 400
    assert "seed" in answer.text


def played_with_a_gap(house: House, holder: str) -> str:
    """A table of eight moves whose third is not in the database any more."""
    with closing(Store(house.database)) as store:
        rooms = Rooms(store)
        seats = [opening.SeatOpening(HERE, "Alice", ""), opening.SeatOpening(BOT, "Bot", "")]
        id, _ = opening.open_table(rooms, opening.Opening("newton", {}, seats, False, 0, 7), holder)
        for seq in range(8):
            word = rooms.room(id).table.legal()[0]
            assert rooms.submit(id, [0, 1], Submit(MOVE, word, seq, f"m{seq}")).status == "stored"
        with store.writing() as connection:
            connection.execute(delete(MOVES).where(MOVES.c.table_id == id, MOVES.c.seq == 3))
    return id


def test_a_missing_move_is_said_and_the_table_is_read_only(
    house: House, alice: Person, bruno: Person
) -> None:
    alice.open_table("newton", ["here"])
    id = played_with_a_gap(house, digest(alice.http.cookies["hightable"]))
    missing = "Move 3 of this table is missing"
    for page in (bruno.page(id), alice.page(id), alice.http.get(f"/t/{id}/replay").text):
        assert missing in page
        assert not offered(page)
    refused = alice.submit(id, "anything", 2)
    assert refused["status"] == "refused"
    assert "missing" in refused["tell"]
    assert alice.undo(id, 0, 2)["status"] == "refused"
