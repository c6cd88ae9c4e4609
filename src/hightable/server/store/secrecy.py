"""What of a table is secret, and from whom.

Whom a single choice may be told to stands in its entry of the log (`Entry.is_for`). Here is the
rest: whether all is open, who may have the whole record, and whose eyes somebody may use.
"""

from __future__ import annotations

from collections.abc import Sequence

from hightable.server.store.rooms import Room
from hightable.server.store.seats import WATCHER

DEALT, CHOSEN, BROUGHT = "", "seed", "import"


def is_brought(room: Room) -> bool:
    """The deal was not made here: whoever opened the table may know all of it."""
    return room.row.origin not in (DEALT, CHOSEN)


def is_open(room: Room) -> bool:
    """Nothing is secret: the game is over, or one person brought it and plays all of it."""
    return room.table.over or (is_brought(room) and room.only_the_owner())


def may_have_record(room: Room, holder: str) -> bool:
    """The record holds the shuffle: it is for everybody at the end, before for who brought it."""
    return room.table.over or (is_open(room) and room.row.host == holder)


def eyes(room: Room, held: Sequence[int], wanted: int) -> int:
    """Whose eyes may be used: one's own; once all is open, anybody's."""
    if is_open(room) and WATCHER <= wanted < len(room.seats):
        return wanted
    return wanted if wanted in held else held[0] if len(held) == 1 else WATCHER
