"""Hints: who may ask for one, and how many were asked for; a result with hints says so."""

from __future__ import annotations

from collections import Counter

from hightable.server.store.rooms import Room
from hightable.server.store.seats import BOT
from hightable.server.store.sittings import AGREED, HINT, JOINED, MOVED
from hightable.server.store.taught import is_lesson


def may_hint(room: Room) -> bool:
    """Alone with bots anybody may; with other people at the table all must have agreed."""
    if is_lesson(room.row.origin):
        return False
    return room.only_the_owner() or people(room) <= agreed(room)


def people(room: Room) -> set[int]:
    """The seats that a person plays."""
    return {seat.seat for seat in room.seats if seat.kind != BOT}


def agreed(room: Room) -> set[int]:
    """The seats whose holder has agreed to hints; who sits down anew is asked anew."""
    found: set[int] = set()
    for sat in room.sittings:
        if sat.kind == AGREED:
            found.add(sat.seat)
        elif sat.kind in (JOINED, MOVED):
            found.discard(sat.seat)
    return found


def hints(room: Room) -> Counter[int]:
    """How many hints each seat has asked for."""
    return Counter(sat.seat for sat in room.sittings if sat.kind == HINT)


def note_of(room: Room) -> str:
    """What the record says of it: the hints of each seat that had some."""
    counted = sorted(hints(room).items())
    return "   ".join(["hints", *[f"{seat} {n}" for seat, n in counted]]) if counted else ""
