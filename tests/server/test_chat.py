"""Chat: plain text among those who sit at a table, on both databases and across processes."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from server.house import House, Person, hear
from websockets.sync.client import ClientConnection

from hightable.kernel import Fault
from hightable.server.live.messages import LONGEST_SAYING, read
from hightable.server.store import chats, opening
from hightable.server.store.chats import KEPT, TEXT, say, sayings
from hightable.server.store.database import Store
from hightable.server.store.rooms import Rooms


def heard(socket: ClientConnection, key: str = "chat") -> Any:
    """What is said next, between what is shown."""
    while key not in (message := hear(socket)):
        pass
    return message[key]


def two(alice: Person, bruno: Person) -> str:
    id, links = alice.open_table("saltmarsh", ["here", "friend"])
    bruno.join(links[0], "Bruno")
    return id


def test_what_is_said_is_heard_at_the_table_also_in_another_process_and_by_no_stranger(
    house: House, annex: House, alice: Person, bruno: Person
) -> None:
    id = two(alice, bruno)
    bruno.moves_to(annex)
    with closing(Person(house)) as stranger, stranger.socket(id) as outside:
        with alice.socket(id) as hers, bruno.socket(id) as his:
            assert "patch" in hear(hers)
            assert "patch" in hear(his)
            hers.send(json.dumps({"chat": " good \u202eluck\n<b>all</b> "}))
            assert [one["text"] for one in heard(hers)] == ["good luck <b>all</b>"]
            (said,) = heard(his)
            assert (said["name"], said["text"]) == ("Alice", "good luck <b>all</b>")
            his.send(json.dumps({"react": "👏"}))
            (said,) = heard(hers)
            assert (said["name"], said["kind"], said["text"]) == ("Bruno", "react", "👏")
            outside.send(json.dumps({"chat": "let me in"}))
            assert "sit at this table" in heard(outside, "tell")
        with bruno.socket(id) as again:
            assert [one["text"] for one in heard(again)] == ["good luck <b>all</b>", "👏"]
        outside.send('{"board": -1}')
        assert "chat" not in hear(outside)


def test_nobody_talks_faster_than_others_read(tmp_path: Path) -> None:
    with (
        House(f"sqlite:///{tmp_path / 'tables.sqlite'}", "--limit=chats=2/0.01") as house,
        closing(Person(house)) as alice,
        closing(Person(house)) as bruno,
        alice.socket(two(alice, bruno)) as socket,
    ):
        for _ in range(3):
            socket.send(json.dumps({"chat": "hello"}))
        assert "Not so fast" in heard(socket, "tell")


def test_only_the_last_lines_are_kept(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chats, "KEPT", 3)
    assert KEPT > 3
    with closing(Store(database)) as store:
        seats = [opening.SeatOpening("here", "A", ""), opening.SeatOpening("here", "B", "")]
        plan = opening.Opening("saltmarsh", {}, seats, False, 0, 7)
        id, _ = opening.open_table(Rooms(store), plan, "host")
        for at in range(6):
            say(store, id, 0, "A", (TEXT, str(at)))
        assert [(one.number, one.text) for one in sayings(store, id)] == [
            (4, "3"), (5, "4"), (6, "5"),
        ]  # fmt: skip


@pytest.mark.parametrize(
    "said",
    [
        {"chat": ""}, {"chat": " \n"}, {"chat": "x" * (LONGEST_SAYING + 1)}, {"chat": ["x"]},
        {"chat": None}, {"react": "x"}, {"react": ["👍"]}, {"react": {}},
    ],
)  # fmt: skip
def test_what_is_no_saying_is_not_understood(said: dict[str, Any]) -> None:
    with pytest.raises(Fault, match="not understood"):
        read(json.dumps(said))
