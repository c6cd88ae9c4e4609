"""What is refused, and how: one sentence, never a trace."""

from __future__ import annotations

from contextlib import closing

import pytest
from server.house import House, Person, hear
from sqlalchemy import create_engine, text
from websockets.exceptions import WebSocketException

from hightable.server.limits import Bucket, Rate
from hightable.server.store import opening
from hightable.server.store.database import Store
from hightable.server.store.rooms import Rooms
from hightable.server.store.seats import HERE


def test_every_page_is_shut_by_its_headers(house: House, alice: Person) -> None:
    policy = alice.http.get("/").headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    page = alice.http.get("/new/newton").text
    assert " style=" not in page
    assert "<style" not in page
    assert "onclick" not in page


def test_the_table_page_needs_nothing_inline(house: House, alice: Person) -> None:
    id, _ = alice.open_table("newton", ["here"], seed="7")
    page = alice.page(id)
    assert " style=" not in page
    assert "<style" not in page
    assert page.count("<script") == 1


def test_another_site_can_do_nothing(house: House, alice: Person) -> None:
    foreign = {"origin": "https://example.org"}
    form = {"game": "newton", "seats": "1"}
    assert alice.http.post("/tables", data=form, headers=foreign).status_code == 403
    strange = {"host": "example.org"}
    assert alice.http.get("/", headers=strange).status_code == 421


def test_a_socket_from_another_site_is_not_opened(house: House, alice: Person) -> None:
    id, _ = alice.open_table("newton", ["here"])
    with pytest.raises(WebSocketException), alice.socket(id, origin="https://example.org") as s:
        hear(s)


def test_what_is_too_large_is_not_read(house: House, alice: Person) -> None:
    answer = alice.http.post("/import", data={"record": "x" * 600_000})
    assert answer.status_code == 413
    assert "too large" in answer.text


def test_a_wrong_record_is_refused_with_its_line(house: House, alice: Person) -> None:
    answer = alice.http.post("/import", data={"record": "not a record"})
    assert answer.status_code == 400
    assert "line 1" in answer.text


def test_a_table_that_is_not_there_is_one_sentence(house: House, alice: Person) -> None:
    answer = alice.http.get("/t/nowhere")
    assert answer.status_code == 404
    assert "There is no such table" in answer.text
    assert alice.http.get("/new/chess").status_code == 404
    assert alice.http.get("/no/such/page").status_code == 404
    assert alice.http.get("/tables").status_code == 405


def test_a_crash_is_a_sentence_and_a_number(house: House, alice: Person) -> None:
    with closing(Store(house.database)) as store:
        plan = opening.Opening("newton", {}, [opening.SeatOpening(HERE, "Alice", "")], False, 0, 7)
        id, _ = opening.open_table(Rooms(store), plan, "somebody")
    engine = create_engine(house.database.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as connection:
        connection.execute(text("UPDATE tables SET options = '{' WHERE id = :id"), {"id": id})
    engine.dispose()
    answer = alice.http.get(f"/t/{id}")
    assert answer.status_code == 500
    assert "report the number" in answer.text
    assert "Traceback" not in answer.text
    assert "JSON" not in answer.text


def test_nonsense_on_the_socket_is_answered_and_survived(house: House, alice: Person) -> None:
    id, _ = alice.open_table("newton", ["here"], seed="7")
    with alice.socket(id) as socket:
        hear(socket)
        for nonsense in ("nonsense", "[]", '{"move": {}, "seq": "x"}', '{"ready": "x"}'):
            socket.send(nonsense)
            assert "tell" in hear(socket)
        socket.send('{"board": -1}')
        assert hear(socket)["seq"] == 0


def test_a_bucket_lets_so_many_through_and_then_fewer() -> None:
    bucket = Bucket(Rate(3, 0.001))
    assert [bucket.take("a") for _ in range(5)] == [True, True, True, False, False]
    assert bucket.take("b")
