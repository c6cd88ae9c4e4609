"""One client cannot stop the others: clocks, caps and quotas, each met by a real server."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from secrets import token_urlsafe

import pytest
from server.house import House, Person, hear, until
from starlette.requests import HTTPConnection
from websockets.exceptions import WebSocketException

import hightable
from hightable.kernel import Fault
from hightable.server.http.connection import asked
from hightable.server.http.language import language
from hightable.server.limits import Bucket, Limits, Rate
from hightable.server.shared import places

STRANGER = "127.0.0.2"
MANY = 10
SLOW = ("--limit=head_seconds=1", "--limit=body_seconds=1", "--limit=reply_seconds=1")


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[ExitStack]:
    with ExitStack() as everything:
        yield everything


def limited(opened: ExitStack, folder: Path, *limits: str) -> House:
    flags = [limit if limit.startswith("--") else f"--limit={limit}" for limit in limits]
    return opened.enter_context(House(f"sqlite:///{folder / 'tables.sqlite'}", *flags))


def person(opened: ExitStack, house: House, address: str = "127.0.0.1") -> Person:
    return opened.enter_context(closing(Person(house, address)))


def answer(wire: socket.socket) -> bytes:
    """Everything that still comes until the other end closes."""
    said = b""
    with suppress(ConnectionResetError):
        while part := wire.recv(1 << 16):
            said += part
    return said


def drip(wires: list[socket.socket], seconds: float) -> None:
    """A byte now and then on each."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for wire in wires:
            with suppress(OSError):
                wire.send(b"x")
        time.sleep(0.1)


BEGUN = [
    "",
    "GET / HT",
    "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
    "POST /tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999\r\n"
    "Content-Type: application/x-www-form-urlencoded\r\n\r\n",
    "GET /static/now/icon.svg HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HTTP/1.1\r\nX-Slow: ",
]


def test_who_dawdles_is_let_go_and_nobody_waits(tmp_path: Path, opened: ExitStack) -> None:
    house = limited(opened, tmp_path, *SLOW)
    stranger, alice = person(opened, house, STRANGER), person(opened, house)
    wires = []
    for begun in MANY * BEGUN:
        wires.append(opened.enter_context(stranger.wire()))
        wires[-1].sendall(begun.encode())
    drip(wires, 1.5)
    assert alice.http.get("/new/newton").status_code == 200
    for wire in wires:
        wire.settimeout(10)
        assert b"took too long" in answer(wire)


def test_who_does_not_fetch_the_answer_is_let_go(tmp_path: Path, opened: ExitStack) -> None:
    house = limited(opened, tmp_path, *SLOW)
    wire = opened.enter_context(person(opened, house, STRANGER).wire())
    asked = b"GET /rules/newton HTTP/1.1\r\nHost: localhost\r\n\r\n"
    wire.sendall(300 * asked)
    time.sleep(4)
    wire.settimeout(10)
    assert answer(wire).count(b"HTTP/1.1 200") < 300


def test_one_address_has_so_many_connections_and_others_have_theirs(
    tmp_path: Path, opened: ExitStack
) -> None:
    house = limited(opened, tmp_path, "connections_each=10")
    stranger, alice = person(opened, house, STRANGER), person(opened, house)
    with ExitStack() as held:
        for _ in range(10):
            held.enter_context(stranger.wire())
        late = held.enter_context(stranger.wire())
        late.settimeout(10)
        assert b"503" in answer(late)
        assert alice.http.get("/").status_code == 200
    assert until(lambda: stranger.http.get("/").status_code == 200, 5)


def test_all_together_have_so_many_connections(tmp_path: Path, opened: ExitStack) -> None:
    house = limited(opened, tmp_path, "connections=12", "head_seconds=2")
    wires = [
        opened.enter_context(person(opened, house, f"127.0.0.{at}").wire()) for at in range(2, 22)
    ]
    for wire in wires:
        wire.settimeout(10)
    refused = [wire for wire in wires[-6:] if b"503" in answer(wire)]
    assert len(refused) == 6
    alice = person(opened, house)
    assert until(lambda: alice.http.get("/").status_code == 200, 20)


def test_one_client_has_so_many_sockets(tmp_path: Path, opened: ExitStack) -> None:
    house = limited(opened, tmp_path, "sockets_each=3")
    alice, bruno = person(opened, house), person(opened, house, STRANGER)
    id, _ = alice.open_table("newton", ["here"])
    for _ in range(3):
        assert hear(opened.enter_context(bruno.socket(id)))["seq"] == 0
    with pytest.raises(WebSocketException), bruno.socket(id) as socket:
        hear(socket)
    with alice.socket(id) as mine:
        assert hear(mine)["seq"] == 0


def test_pages_are_counted_for_each_client(tmp_path: Path, opened: ExitStack) -> None:
    house = limited(opened, tmp_path, "gets=10/0.01")
    stranger, alice = person(opened, house, STRANGER), person(opened, house)
    said = [stranger.http.get("/new/newton").status_code for _ in range(12)]
    assert said == [200] * 10 + [429] * 2
    assert alice.http.get("/new/newton").status_code == 200
    sentence = stranger.http.get("/").text
    assert "too much at once" in sentence


def test_tables_are_counted_however_they_are_opened(tmp_path: Path, opened: ExitStack) -> None:
    house = limited(opened, tmp_path, "openings=5/0.001")
    alice, bruno = person(opened, house), person(opened, house, STRANGER)
    table = hightable.new("saltmarsh", seats=2, seed=5)
    while not table.over:
        table.choose(table.decision.options[0])
    record = {"record": table.record()}
    id = alice.http.post("/import", data=record).headers["location"].split("/")[2]
    assert alice.http.post(f"/t/{id}/again").status_code == 303
    for _ in range(3):
        assert alice.http.post(f"/t/{id}/whatif", data={"at": "3"}).status_code == 303
    form = {"game": "newton", "seats": "1"}
    refused = [
        alice.http.post("/import", data=record),
        alice.http.post(f"/t/{id}/again"),
        alice.http.post(f"/t/{id}/whatif", data={"at": "3"}),
        alice.http.post("/tables", data=form),
    ]
    assert [answer.status_code for answer in refused] == [429] * 4
    assert bruno.http.post("/tables", data=form).status_code == 303


def test_a_browser_has_so_many_tables_that_are_not_over(tmp_path: Path, opened: ExitStack) -> None:
    house = limited(opened, tmp_path, "tables_a_day=3")
    alice, bruno = person(opened, house), person(opened, house)
    form = {"game": "newton", "seats": "1"}
    said = [alice.http.post("/tables", data=form).status_code for _ in range(5)]
    assert said == [303] * 3 + [429] * 2
    assert bruno.http.post("/tables", data=form).status_code == 303


def test_failed_joins_lock_nobody_out(tmp_path: Path, opened: ExitStack) -> None:
    house = limited(opened, tmp_path)
    alice, bruno, thief = (person(opened, house) for _ in range(3))
    id, links = alice.open_table("newton", ["here", "friend"])
    said = [thief.http.get(f"/t/{id}/join/{token_urlsafe(32)}").status_code for _ in range(30)]
    assert set(said) == {403, 429}
    assert said[-1] == 429
    assert bruno.http.get(links[0]).status_code == 200
    assert bruno.join(links[0], "Bruno").status_code == 303


def test_messages_are_counted_whatever_the_cookie(tmp_path: Path, opened: ExitStack) -> None:
    house = limited(opened, tmp_path, "messages_each=20/0.1")
    alice, bruno = person(opened, house), person(opened, house, STRANGER)
    id, _ = alice.open_table("newton", ["here"])
    told = []
    for _ in range(3):
        bruno.http.cookies.set("hightable", token_urlsafe(32))
        with bruno.socket(id) as socket:
            hear(socket)
            for _ in range(12):
                socket.send('{"board": -1}')
                told.append(hear(socket).get("tell", ""))
    assert told[:20] == [""] * 20
    assert told[-1] == "Not so fast, please."
    with alice.socket(id) as mine:
        hear(mine)
        mine.send(json.dumps({"board": -1}))
        assert "tell" not in hear(mine)


def test_a_limit_can_be_set_and_a_wrong_one_is_refused() -> None:
    limits = Limits().changed(["gets=5/0.5", "connections=7"])
    assert (limits.gets, limits.connections) == (Rate(5, 0.5), 7)
    assert limits.posts == Limits().posts
    for wrong in ("nothing=1", "gets=1", "connections=1/2", "connections=x", "gets=", "gets=-1/1"):
        with pytest.raises(Fault):
            Limits().changed([wrong])


def test_several_processes_keep_one_limit_together() -> None:
    limits = Limits().changed(["posts=6/0.0001", "connections=7"])
    shares = [limits.shared(place) for place in places(2, limits.rates())]
    assert [share.connections for share in shares] == [4, 4]
    first, second = [Bucket(share.posts) for share in shares]
    assert [one.take("alice") for one in (first, second, second, first)] == [True] * 4
    assert [second.take("alice") for _ in range(3)] == [True, True, False]
    assert not first.take("alice")
    assert first.take("bruno")
    assert Bucket(shares[0].gets).take("alice")


def test_a_row_that_many_share_is_found_again_and_goes_to_another_in_time() -> None:
    bucket = Bucket(Limits().changed(["posts=2/0.0001"]).shared(places(1, ["posts"])[0]).posts)
    many = [f"client {n}" for n in range(20_000)]
    assert all(bucket.take(one) for one in many)
    assert [bucket.take(many[-1]) for _ in range(2)] == [True, False]


def test_who_is_refused_early_is_told_in_the_own_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hightable.server.http.language.spoken", lambda: ["en", "xx"])
    heard = b"GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Language: xx;q=0.9, en;q=0.8\r\n"
    told = [b"", heard, heard + b"Cookie: hightable-language=en\r\n\r\n", b"\xff\r\n\xff:\xff"]
    assert [language(HTTPConnection(asked(one))) for one in told] == ["en", "xx", "en", "en"]
