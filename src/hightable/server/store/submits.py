"""What players send to a table: whether it is possible, and what is stored for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hightable.server.store.moves import Move
from hightable.server.store.simultaneous import EARLY, as_if_asked, due, waiting
from hightable.server.store.taught import run_of
from hightable.server.store.together import ids, is_legal

if TYPE_CHECKING:
    from hightable.server.store.rooms import Room

MOVE, UNDO, GESTURE = "move", "undo", "gesture"
BETWEEN = "\n"
STORED, STALE, REFUSED = "stored", "stale", "refused"


class Submit(NamedTuple):
    """What a player sends: a word, or how many moves shall stay; the number it answers; an id.

    A gesture is several words, one to a line, that are stored together or not at all.
    """

    kind: str
    word: str
    seq: int
    id: str


class Answer(NamedTuple):
    """What became of a submit, at which number, and why not."""

    status: str
    seq: int
    why: str = ""


def moves_of(room: Room, seats: list[int], said: Submit) -> list[Move]:
    """What is stored for a submit; of a gesture the last move has its id, so it is found again."""
    early = early_seat(room, seats, said)
    if early is not None:
        return [Move(EARLY, early, "" if said.kind == UNDO else said.word, said.id)]
    if said.kind == UNDO:
        return [Move(UNDO, room.table.moves[-1][0], said.word, said.id)]
    words = said.word.split(BETWEEN)
    named = zip(words, ids(said.id, len(words)), strict=True)
    moves = [Move(MOVE, room.turn, word, id) for word, id in named]
    return moves + replies(room, words, said.id) + answered_early(room, words, said.id)


def answered_early(room: Room, words: list[str], id: str) -> list[Move]:
    """The moves of those who have answered before they are asked, and are asked now."""
    if not room.early:
        return []
    table = room.table.copy()
    for word in words:
        table.choose(word)
    found = enumerate(due(table, room.early))
    return [Move(MOVE, seat, word, f"{id}-early-{at}") for at, (seat, word) in found]


def early_seat(room: Room, seats: list[int], said: Submit) -> int | None:
    """The seat that answers before it is asked, or takes such an answer back."""
    seat = waiting(room.asked, seats)
    if seat is None:
        return None
    if said.kind == UNDO:
        is_own = seat in room.early and said.word == str(len(room.table.moves))
        return seat if is_own else None
    return None if seat in room.early else seat


def is_current(room: Room, seats: list[int], said: Submit) -> bool:
    """Does it answer what is asked now? Whoever is asked with others answers that question, however
    many of them were quicker."""
    if said.seq == room.seq:
        return True
    asked = room.asked.seats if room.asked and len(seats) == 1 else []
    is_open = any(seat in asked and seat not in room.early for seat in seats)
    return is_open and said.kind != UNDO and room.since <= said.seq < room.seq


def replies(room: Room, words: list[str], id: str) -> list[Move]:
    """What a lesson lets the others say when these words have been said."""
    lesson = run_of(room.row.origin, room.table)
    if lesson is None:
        return []
    lesson.table = room.table.copy()
    answers = lesson.replies(len(words))
    for word in words:
        lesson.table.choose(word)
    moves = []
    for at, word in enumerate(answers):
        moves.append(Move(MOVE, int(lesson.table.state.seat), word, f"{id}-then-{at}"))
        lesson.table.choose(word)
    return moves


def refusal(room: Room, seats: list[int], said: Submit) -> str:
    """The key of the reason why a submit is not possible; empty if it is."""
    if room.missing:
        return "gap"
    if room.is_closed:
        return "closed"
    if room.table.over:
        return "over"
    words = said.word.split(BETWEEN)
    early = early_seat(room, seats, said)
    if early is not None:
        table = as_if_asked(room.table, early)
        is_fine = said.kind == UNDO or (table is not None and words[0] in table.legal())
        return "" if is_fine and len(words) == 1 else "illegal"
    if said.kind == UNDO:
        return "" if can_go_back(room, seats, said.word) else "no_undo"
    if room.turn not in seats:
        return "not_you"
    lesson = run_of(room.row.origin, room.table)
    if lesson is not None and not lesson.accepts(words):
        return "lesson"
    return "" if is_legal(room.table, words) else "illegal"


def can_go_back(room: Room, seats: list[int], stay: str) -> bool:
    """May those seats take moves back until so many stay?"""
    step = room.can_undo(seats)
    if step is None or not stay.isdecimal():
        return False
    least = room.first() if room.takes_back_anything() else room.stays()
    return least <= int(stay) <= step
