"""Enrol a student, the first main action. [§5.1]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.sankore.box.components import (
    ADVANCED,
    ARROWS,
    EVERY,
    FAVOUR_ICON,
    FIRST_BELOW,
    INTRODUCTORY,
    SCORING_ICON,
    TILE_ICON,
)
from hightable.games.sankore.decode.cards import ANY_POSITION, ENROL_ABOVE
from hightable.games.sankore.effects import CHAPTERS, Ask, progress
from hightable.games.sankore.rules.favour import EXCHANGE_MORE
from hightable.games.sankore.rules.knowledge import SLOT_ICONS, taken
from hightable.games.sankore.rules.madrasa import place_double
from hightable.games.sankore.rules.majority import mark
from hightable.games.sankore.rules.school import has_free
from hightable.games.sankore.state import NONE, Board, Player, School
from hightable.games.sankore.words import QUEUE, SEAT, TO
from hightable.kernel import BIT, Part

# A student of a queue: the area, and its place from the left.
AREA: Final = Part(2)
PLACE: Final = Part(4, above=AREA)


def introductory(school: School, discipline: i64) -> i64:
    """The class space with the Introductory Class of a discipline. [§5.1]"""
    for space in range(i64(EVERY)):
        if school.classes[space] == ADVANCED + discipline:
            return space
    return NONE


def fitting(me: Player) -> i64:
    """The disciplines with an empty space under their Introductory Class, or with a card above
    it, as a set. [§5.1, §12]
    """
    found: i64 = 0
    classes = me.school.classes
    students = me.school.students
    above = me.done & ENROL_ABOVE != 0
    for space in range(i64(INTRODUCTORY)):
        tile = classes[space]
        if tile != NONE:
            free = students[FIRST_BELOW[space]] == NONE
            if free or (above and has_free(me.school, ARROWS[space])):
                found |= BIT[tile - ADVANCED]
    return found


def has_fit(queue: list[int], fits: i64, anywhere: bool) -> bool:
    """The rightmost student of a queue fits, or anyone where any position is allowed. [§5.1]"""
    if not queue:
        return False
    if anywhere:
        return any(fits >> student & 1 for student in queue)
    return fits >> queue[-1] & 1 != 0


class Enrol(Ask):
    """Take a student from one of the queues. [§5.1]"""

    prompt = "queue"
    rule = "§5.1"

    def __init__(self, anywhere: bool) -> None:
        super().__init__()
        self.anywhere = anywhere

    def possible(self, board: Board, me: Player) -> bool:
        fits = fitting(me)
        anywhere = self.anywhere or me.done & ANY_POSITION != 0
        return any(has_fit(queue, fits, anywhere) for queue in board.queues)

    def offer(self, board: Board, me: Player, n: i64) -> None:
        fits = fitting(me)
        anywhere = self.anywhere or me.done & ANY_POSITION != 0
        for area in range(i64(EVERY)):
            if has_fit(board.queues[area], fits, anywhere):
                board.offer(QUEUE[area])

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        area = QUEUE.index(word)
        if self.anywhere or me.done & ANY_POSITION:
            board.push(me.seat, ENROL_SEAT, area)
        else:
            board.push(me.seat, ENROL_TO, AREA.at(area) | PLACE.at(len(board.queues[area]) - 1))


class EnrolSeat(Ask):
    """Any student of the queue that fits, counted from its right end. [§5.1]"""

    prompt = "seat"
    rule = "§5.1"

    def offer(self, board: Board, me: Player, area: i64) -> None:
        fits = fitting(me)
        queue = board.queues[area]
        last = i64(len(queue)) - 1
        for at in range(last, -1, -1):
            if fits >> queue[at] & 1:
                board.offer(SEAT[last - at])

    def take(self, board: Board, me: Player, area: i64, word: i64) -> None:
        place = len(board.queues[area]) - 1 - SEAT.index(word)
        board.push(me.seat, ENROL_TO, AREA.at(area) | PLACE.at(place))


class EnrolTo(Ask):
    """The space under the Introductory Class; with a card also those its arrows lead to. [§12]"""

    prompt = "enrol to"
    rule = "§5.1"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        student = board.queues[AREA.of(n)][PLACE.of(n)]
        space = introductory(me.school, student)
        if me.school.students[FIRST_BELOW[space]] == NONE:
            board.offer(TO[FIRST_BELOW[space]])
        if me.done & ENROL_ABOVE:
            for to in ARROWS[space]:
                if me.school.students[to] == NONE:
                    board.offer(TO[to])

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        area = AREA.of(n)
        student = board.queues[area].pop(PLACE.of(n))
        me.school.students[TO.index(word)] = student
        board.note("enrol", me.seat, student, area)
        vacate(board, me, area)


def vacate(board: Board, me: Player, area: i64) -> None:
    """The slot that became empty applies its icons; no Favour for the Scholar. [§5.1, R18, R32]"""
    progress(board)
    for icon in SLOT_ICONS[len(board.players)][area][taken(board, area)]:
        if icon == FAVOUR_ICON:
            if me.seat < board.people:
                board.push(me.seat, EXCHANGE_MORE)
        elif icon == TILE_ICON:
            place_double(board, me, area)
        else:
            mark(board, icon - SCORING_ICON, area)


ENROL_ONE: Final = Enrol(False)
ENROL_SEAT: Final = EnrolSeat()
ENROL_TO: Final = EnrolTo()
CHAPTERS["enrol_student"] = Enrol(True)
