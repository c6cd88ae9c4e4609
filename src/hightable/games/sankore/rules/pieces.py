"""A piece leaves its track for a space of the board. [§5.3, §7]"""

from __future__ import annotations

from mypy_extensions import i64

from hightable.games.sankore.box.areas import AREA_OF, NEEDS_SUPPORT, NUMBER
from hightable.games.sankore.effects import progress
from hightable.games.sankore.rules.knowledge import is_supported
from hightable.games.sankore.state import NONE, Board, Player
from hightable.games.sankore.words import SPACE


def put_piece(board: Board, me: Player, space: i64) -> None:
    """The next piece of the track goes to the space and reveals what was under it. [§5.3]"""
    board.owner[space] = me.seat
    me.school.tracks[AREA_OF[space]] -= 1
    progress(board)
    board.note("place", me.seat, space)


def is_open(board: Board, space: i64, knowledge: i64, supported: bool) -> bool:
    """An empty space whose number, and support, you meet. [§7]"""
    if board.owner[space] != NONE or NUMBER[space] > knowledge:
        return False
    return supported or not NEEDS_SUPPORT[space]


def not_placed(board: Board, me: Player, area: i64, word: i64) -> str:
    """Why no piece can be put on a space of an area. [§7]"""
    if word not in SPACE or AREA_OF[SPACE.index(word)] != area:
        return ""
    space = SPACE.index(word)
    if board.owner[space] != NONE:
        return "space taken"
    if NEEDS_SUPPORT[space] and not is_supported(me):
        return "support"
    return "space out of reach"
