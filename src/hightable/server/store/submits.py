"""What players send to a table: whether it is possible, and what is stored for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hightable.server.store.moves import Move
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


def moves_of(room: Room, said: Submit) -> list[Move]:
    """What is stored for a submit; of a gesture the last move has its id, so it is found again."""
    if said.kind == UNDO:
        return [Move(UNDO, room.table.moves[-1][0], said.word, said.id)]
    words = said.word.split(BETWEEN)
    named = zip(words, ids(said.id, len(words)), strict=True)
    moves = [Move(MOVE, room.turn, word, id) for word, id in named]
    return moves + replies(room, words, said.id)


def replies(room: Room, words: list[str], id: str) -> list[Move]:
    """What a lesson lets the others say when these words have been said."""
    lesson = run_of(room.row.origin, room.table.copy())
    if lesson is None:
        return []
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
    if said.kind == UNDO:
        return "" if can_go_back(room, seats, said.word) else "no_undo"
    if room.turn not in seats:
        return "not_you"
    words = said.word.split(BETWEEN)
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
