"""Knowledge: school, shared, class and cards. [§5.3]"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.sankore.box.components import (
    BELOW,
    DISCIPLINES,
    FIRST_BELOW,
    ICONS,
    PIECES_EACH,
    TRACK_KNOWLEDGE,
    queue,
)
from hightable.games.sankore.decode.cards import MORE_KNOWLEDGE, amount
from hightable.games.sankore.state import NONE, Board, Player, School

PLAYERS: Final = [2, 2, 2, 3, 4]
QUEUE_SIZE: Final = vec[i64]([queue(n, "law")["students"] for n in PLAYERS])
SHARED: Final = [
    [
        vec[i64]([queue(n, area)["base_value"]] + [s["value"] for s in queue(n, area)["slots"]])
        for area in DISCIPLINES
    ]
    for n in PLAYERS
]
SLOT_ICONS: Final[list[list[list[list[int]]]]] = [
    [
        [[]] + [[ICONS.index(icon) for icon in slot["icons"]] for slot in queue(n, area)["slots"]]
        for area in DISCIPLINES
    ]
    for n in PLAYERS
]


def taken(board: Board, area: i64) -> i64:
    """How many students have left the queue of an area. [§5.1]"""
    return QUEUE_SIZE[len(board.players)] - len(board.queues[area])


def shared_knowledge(board: Board, area: i64) -> i64:
    """The highest number revealed on the area's queue. [§5.3]"""
    return SHARED[len(board.players)][area][taken(board, area)]


def school_knowledge(me: Player, discipline: i64) -> i64:
    """The highest number revealed on your track. [§5.3]"""
    return TRACK_KNOWLEDGE[PIECES_EACH - me.school.tracks[discipline]]


def knowledge(board: Board, me: Player, discipline: i64) -> i64:
    """Shared Knowledge and your own. [§5.3]"""
    return shared_knowledge(board, discipline) + own_knowledge(me, discipline)


def own_knowledge(me: Player, discipline: i64) -> i64:
    """School Knowledge, the class's reward, and completed cards. [§5.3]"""
    return school_knowledge(me, discipline) + me.school.bonus + card_knowledge(me, discipline)


def card_knowledge(me: Player, discipline: i64) -> i64:
    """What completed cards add to a discipline. [§12]"""
    return amount(me, MORE_KNOWLEDGE[discipline])


def is_full(school: School, space: i64) -> bool:
    """A class with two student spaces, both of them taken. [§5.3]"""
    first = FIRST_BELOW[space]
    if BELOW[space] == 1:
        return False
    return school.students[first] != NONE and school.students[first + 1] != NONE


def is_supported(me: Player) -> bool:
    """Under the class being taught stands a student besides the active one. [§5.3, R9]"""
    school = me.school
    if school.teaching == NONE or BELOW[school.teaching] == 1:
        return False
    first = FIRST_BELOW[school.teaching]
    return school.students[first] != NONE or school.students[first + 1] != NONE
