"""Boards, start tiles and start golems: what players choose before round I. [§1.4 to §1.6]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.golem.box import DISTRICTS, SECTIONS
from hightable.games.golem.decode import START_BONUS
from hightable.games.golem.effects import Act, Ask
from hightable.games.golem.state import NONE, Board, Player
from hightable.games.golem.words import BOARD, END_TURN, PLACE, START
from hightable.kernel import Confirm


class ChooseBoard(Ask):
    """In reverse turn order each takes an artefact board, with the side that shows. [§1.4]"""

    prompt = "board"
    rule = "§1.4"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        for side in board.boards:
            board.offer(BOARD[side])

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        me.side = BOARD.index(word)
        board.boards.remove(me.side)
        board.note("board", me.seat, me.side)


class ChooseStart(Ask):
    """Choose so many of the start tiles, before any gives anything. [§1.5, R52]"""

    prompt = "start"
    rule = "§1.5"

    def offer(self, board: Board, me: Player, left: i64) -> None:
        for start in me.starts:
            board.offer(START[start])

    def take(self, board: Board, me: Player, left: i64, word: i64) -> None:
        start = START.index(word)
        me.starts.remove(start)
        me.used.append(start)
        if left > 1:
            board.push(me.seat, self, left - 1)


class UseStarts(Act):
    """The tiles chosen give what they show, in the order chosen; the rest leaves unseen. [§1.5]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        me.starts.clear()
        board.push(me.seat, END_STARTS)
        board.confirm(me.seat, CONFIRM_START)
        for start in reversed(me.used):
            board.push(me.seat, START_BONUS[start])


class EndStarts(Act):
    """The next player has a look at his start tiles, or places his golems. [§1.5, §1.6]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        board.barrier("turn")


class StartGolem(Ask):
    """The two start golems stand on I of two different districts; `first` is taken. [§1.6]"""

    prompt = "place"
    rule = "§1.6"

    def offer(self, board: Board, me: Player, first: i64) -> None:
        for district in range(i64(len(DISTRICTS))):
            if district != first:
                board.offer(PLACE[district])

    def take(self, board: Board, me: Player, first: i64, word: i64) -> None:
        district = PLACE.index(word)
        if first == NONE:
            me.golems[0] = district * SECTIONS
            board.push(me.seat, self, district)
        else:
            me.golems[1] = district * SECTIONS
            board.push(me.seat, END_STARTS)
            board.confirm(me.seat, CONFIRM_START)


CONFIRM_START: Final = Confirm(END_TURN, "§1.5")
CHOOSE_BOARD: Final = ChooseBoard()
CHOOSE_START: Final = ChooseStart()
USE_STARTS: Final = UseStarts()
END_STARTS: Final = EndStarts()
START_GOLEM: Final = StartGolem()
