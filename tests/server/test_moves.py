"""Moves: numbered, stored once, answered alike."""

from __future__ import annotations

from secrets import token_hex

from server.house import House, Person, hear, offered

import hightable


def first(table: hightable.Table) -> str:
    return table.decision.options[0]


def test_a_move_is_stored_and_shown(house: House, alice: Person) -> None:
    id, _ = alice.open_table("newton", ["here", "here"], seed="7")
    twin = hightable.new("newton", seats=2, seed=7)
    word = first(twin)
    assert alice.submit(id, word, 0)["status"] == "stored"
    assert 'data-seq="1"' in alice.page(id)


def test_a_submit_sent_twice_is_stored_once_and_answered_alike(house: House, alice: Person) -> None:
    id, _ = alice.open_table("newton", ["here", "here"], seed="7")
    word = first(hightable.new("newton", seats=2, seed=7))
    answers = [alice.submit(id, word, 0, "the-same-id") for _ in range(3)]
    assert answers[0]["stored"] == 1
    assert answers[1] == answers[0] == answers[2]
    assert 'data-seq="1"' in alice.page(id)


def test_a_stale_submit_gets_the_table_as_it_is_now(house: House, alice: Person) -> None:
    id, _ = alice.open_table("newton", ["here", "here"], seed="7")
    word = first(hightable.new("newton", seats=2, seed=7))
    alice.submit(id, word, 0)
    late = alice.submit(id, word, 0)
    assert (late["status"], late["seq"]) == ("stale", 1)
    with alice.socket(id) as socket:
        assert hear(socket)["seq"] == 1
        socket.send('{"move": "nonsense", "seq": 0, "id": "late"}')
        said = hear(socket)
        assert said["answers"] == "late"
        assert said["status"] == "stale"
        assert said["seq"] == 1


def test_an_illegal_word_changes_nothing(house: House, alice: Person) -> None:
    id, _ = alice.open_table("newton", ["here", "here"], seed="7")
    assert alice.submit(id, "win at once", 0)["status"] == "refused"
    assert 'data-seq="0"' in alice.page(id)


def test_nobody_moves_for_another_seat(house: House, alice: Person, bruno: Person) -> None:
    id, _ = alice.open_table("newton", ["here", "here"], seed="7")
    word = first(hightable.new("newton", seats=2, seed=7))
    assert bruno.submit(id, word, 0)["status"] == "refused"
    assert not offered(bruno.page(id))


def test_an_update_has_only_what_changed(house: House, alice: Person) -> None:
    id, _ = alice.open_table("newton", ["here"], seed="7")
    twin = hightable.new("newton", seats=1, seed=7)
    with alice.socket(id) as socket:
        whole = hear(socket)
        assert len(whole["patch"]) > 20
        socket.send(f'{{"move": "{first(twin)}", "seq": 0, "id": "{token_hex(8)}"}}')
        update = hear(socket)
        assert update["seq"] == 1
        assert "actions" in update["patch"]
        assert len(update["patch"]) < len(whole["patch"]) / 2
        assert not any(part.startswith("ground-") for part in update["patch"])


def test_a_page_and_its_socket_fit_together(house: House, alice: Person) -> None:
    id, _ = alice.open_table("newton", ["here"], seed="7")
    page = alice.page(id)
    ticket = page.split('data-ticket="')[1].split('"')[0]
    with alice.socket(id, f"?ticket={ticket}") as socket:
        assert hear(socket)["patch"] == {}


def test_undo_goes_back_to_the_barrier_and_not_beyond(house: House, alice: Person) -> None:
    id, _ = alice.open_table("saltmarsh", ["here"], seed="7", **{"option draft": "no"})
    alice.submit(id, "sail", 0)
    alice.submit(id, "go south", 1)
    assert alice.undo(id, 1, 2)["status"] == "stored"
    assert alice.undo(id, 0, 3)["status"] == "stored"
    assert alice.undo(id, 0, 4)["status"] == "refused"
    assert "sail" in offered(alice.page(id))


def test_against_bots_one_may_choose_to_take_back_anything(house: House, alice: Person) -> None:
    more = {"seed": "7", "takeback": "yes", "option draft": "no"}
    id, _ = alice.open_table("saltmarsh", ["here"], **more)
    assert alice.submit(id, "trade", 0)["status"] == "stored"
    assert alice.undo(id, 0, 1)["status"] == "stored"
    assert "trade" in offered(alice.page(id))
    strict, _ = alice.open_table("saltmarsh", ["here"], **(more | {"takeback": ""}))
    alice.submit(strict, "trade", 0)
    assert alice.undo(strict, 0, 1)["status"] == "refused"
