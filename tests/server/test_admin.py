"""What whoever runs a server does while it runs: list, close, delete, expire, back up, put back."""

from __future__ import annotations

import io
import json
import re
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from zipfile import ZipFile

import pytest
from alembic import command
from alembic.config import Config
from server.house import House, Person, hear, until
from sqlalchemy import insert, text, update
from websockets.exceptions import ConnectionClosed

import hightable
from hightable.cli.main import main
from hightable.server.store import database as databases
from hightable.server.store.closing import expire
from hightable.server.store.database import Store, create_engine
from hightable.server.store.rooms import Rooms
from hightable.server.store.schema import SEATS, TABLES
from hightable.server.store.submits import MOVE, Submit
from hightable.server.store.tables import many

NO_DRAFT = {"option draft": "no"}
OLD = {
    "edition": "standard", "people": 2, "options": '{"draft": "no"}', "seed": "7",
    "chosen_seed": True, "commitment": "", "host": "h", "takeback": False, "pace": 0,
    "origin": "seed", "seq": 1, "turn": 0, "over": False, "result": "{}", "changed": 1.0,
    "game": "saltmarsh",
}  # fmt: skip


@pytest.fixture
def own(database: str) -> Iterator[House]:
    """A server that a test may turn inside out."""
    with House(database, "--patient") as found:
        yield found


def admin(capsys: pytest.CaptureFixture[str], house: House, *words: str) -> object:
    assert main(["admin", *words, "--json", "--database", house.database]) == 0
    return json.loads(capsys.readouterr().out)


def test_tables_are_listed_looked_at_closed_handed_over_and_deleted(
    own: House, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(Person(own)) as alice, closing(Person(own)) as bruno:
        id, _ = alice.open_table("saltmarsh", ["here", "friend"], **NO_DRAFT)
        (row,) = admin(capsys, own, "list")  # type: ignore[misc]
        assert (row["id"], row["game"], row["rules"]) == (id, "saltmarsh", 1)
        assert admin(capsys, own, "rules")[0]["now"] == "goes on"  # type: ignore[index]
        seen = json.dumps(admin(capsys, own, "look", id))
        assert "Alice" in seen
        assert not re.search("seed|salt[^m]|holder", seen)
        link = admin(capsys, own, "link", id, "1")["link"]  # type: ignore[index]
        assert bruno.join(link, "Bruno").status_code == 303
        with alice.socket(id) as socket:
            hear(socket)
            admin(capsys, own, "close", id)
            assert until(lambda: "closed" in str(hear(socket).get("patch", {}).get("actions", "")))
            assert "closed" in alice.submit(id, "sail", 0)["tell"]
            admin(capsys, own, "delete", id)
            with pytest.raises(ConnectionClosed):
                until(lambda: not hear(socket))
        assert alice.http.get(f"/t/{id}").status_code == 404
        assert admin(capsys, own, "list", "--all") == []
        assert main(["admin", "close", "nothing", "--database", own.database]) == 2
        assert main(["admin", "look", "--database", own.database]) == 2


def test_a_backup_is_made_and_put_back_while_people_play(
    own: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, where = str(tmp_path / "kept.zip"), ["--database", own.database]
    with closing(Person(own)) as alice:
        id, _ = alice.open_table("saltmarsh", ["here", "here"], **NO_DRAFT)
        alice.submit(id, "sail", 0)
        assert main(["backup", file, *where]) == 0
        alice.submit(id, "stop", 1)
        later, _ = alice.open_table("newton", ["here"])
        with alice.socket(id) as socket:
            assert hear(socket)["seq"] == 2
            assert main(["restore", file, *where]) == 2
            assert main(["restore", file, "--replace", *where]) == 0
            assert until(lambda: hear(socket)["seq"] == 1)
        assert alice.submit(id, "trade", 2)["status"] == "stale"
        assert alice.submit(id, "stop", 1)["status"] == "stored"
        assert alice.http.get(f"/t/{later}").status_code == 404
        assert main(["restore", __file__, "--replace", *where]) == 2
        assert "no backup" in capsys.readouterr().err
        other = f"sqlite:///{tmp_path / 'other.sqlite'}"
        assert main(["restore", file, "--database", other]) == 0
        with closing(Store(other)) as moved:
            assert Rooms(moved).room(id).seq == 1


def test_everything_is_exported_as_records(
    own: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(Person(own)) as alice:
        id, _ = alice.open_table("saltmarsh", ["here", "here"], **NO_DRAFT)
        alice.submit(id, "sail", 0)
    file = tmp_path / "games.zip"
    assert admin(capsys, own, "export", str(file)) == {"records": 1, "left_out": 0}
    with ZipFile(io.BytesIO(file.read_bytes())) as archive:
        (name,) = archive.namelist()
        assert len(hightable.replay(archive.read(name).decode()).moves) == 1


def test_deserted_tables_go_and_others_stay(database: str) -> None:
    long_ago = time.time() - 40 * 86400
    with closing(Store(database)) as store:
        with store.writing() as connection:
            rows = [("old", False), ("seen", False), ("over", True), ("new", False)]
            for id, over in rows:
                row = OLD | {"id": id, "over": over, "rules": 1, "changed": long_ago}
                connection.execute(insert(TABLES).values(row))
                seen = long_ago if id != "seen" else time.time()
                seat = {"table_id": id, "seat": 0, "kind": "here", "name": "A", "level": ""}
                facts = {"holder": "h", "link": "", "seen": seen}
                connection.execute(insert(SEATS).values(seat | facts))
            fresh = update(TABLES).where(TABLES.c.id == "new").values(changed=time.time())
            connection.execute(fresh)
        assert expire(store, 0, 0) == 0
        assert expire(store, 30, 0) == 1
        assert expire(store, 30, 30) == 1
        assert many(store) == 2


def test_an_old_database_is_brought_up_to_date_and_its_games_go_on(
    database: str, tmp_path: Path
) -> None:
    """The first schema there was, with a game of these rules and one of others in it."""
    old_database(database)
    with House(database, "--patient") as house, closing(Person(house)) as alice:
        with closing(Store(database)) as store:
            rooms = Rooms(store)
            room = rooms.room("same")
            assert [seat.name for seat in room.seats] == ["Alice", "Bruno"]
            said = Submit(MOVE, room.table.legal()[0], 1, "next")
            assert rooms.submit("same", [0, 1], said).status == "stored"
        assert alice.http.get("/t/same").status_code == 200
        page = alice.http.get("/t/other")
        assert page.status_code == 200
        assert "begun with rules 0; now they are 1" in page.text
        assert "sail" not in page.text
        assert alice.submit("other", "stop", 1)["tell"]


def old_database(url: str) -> None:
    address = url.replace("postgresql:", "postgresql+psycopg:")
    config = Config()
    folder = Path(databases.__file__).parent / "migrations"
    config.set_main_option("script_location", str(folder))
    engine = create_engine(address)
    seat = "INSERT INTO seats VALUES (:id, :seat, 'here', :name, '', 'h', '')"
    move = "INSERT INTO moves VALUES (:id, 1, 'move', 0, 'sail', 'a', 1.0)"
    with engine.connect() as connection, connection.begin():
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for id, rules in (("same", 1), ("other", 0)):
            row = OLD | {"id": id, "rules": rules}
            named = f"INSERT INTO tables ({', '.join(row)}) VALUES (:{', :'.join(row)})"
            connection.execute(text(named), row)
            for at, name in enumerate(["Alice", "Bruno"]):
                connection.execute(text(seat), {"id": id, "seat": at, "name": name})
            connection.execute(text(move), {"id": id})
    engine.dispose()
