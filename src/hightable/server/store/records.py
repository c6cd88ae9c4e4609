"""Games as records in a zip: all of a server for who runs it, or all of one's own."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import IO, NamedTuple
from zipfile import ZIP_DEFLATED, ZipFile

from sqlalchemy import select

from hightable.kernel import Fault
from hightable.server.store.database import Store
from hightable.server.store.rooms import Rooms
from hightable.server.store.schema import TABLES
from hightable.server.store.secrecy import may_have_record

FEW = 8


class Exported(NamedTuple):
    """How many records were written, and how many tables could not be replayed."""

    records: int
    left_out: int


def export_all(store: Store, file: Path) -> Exported:
    """Every game as a record, running ones with their seeds: for who has the database anyway."""
    with store.reading() as connection:
        ids = list(connection.execute(select(TABLES.c.id).order_by(TABLES.c.changed)).scalars())
    draft = file.with_name(file.name + ".part")
    try:
        with draft.open("wb") as out:
            found = write_records(out, Rooms(store, FEW), ids, None)
        draft.replace(file)
    except OSError as wrong:
        raise Fault("server.not_written", file=str(file), why=wrong.strerror) from None
    return found


def write_records(out: IO[bytes], rooms: Rooms, ids: Iterable[str], holder: str | None) -> Exported:
    """A file a game; what cannot be replayed, or is not for this holder, is left out."""
    written, left_out = 0, 0
    with ZipFile(out, "w", ZIP_DEFLATED) as archive:
        for id in ids:
            said = record_of(rooms, id, holder)
            if said is None:
                left_out += 1
            else:
                archive.writestr(*said)
                written += 1
    return Exported(written, left_out)


def record_of(rooms: Rooms, id: str, holder: str | None) -> tuple[str, str] | None:
    """The name of a file and the record in it; None is for who may not have it."""
    try:
        room = rooms.room(id)
    except Fault:
        return None
    with room.lock:
        if holder is not None and not may_have_record(room, holder):
            return None
        return f"{room.table.game.name}-{room.id}.game", room.table.record(names=False)
