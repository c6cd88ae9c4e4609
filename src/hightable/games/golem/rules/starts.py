"""Boards, start tiles and start golems: what players choose before round I. [§1.4 to §1.6]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.golem.box import DISTRICTS, SECTIONS
from hightable.games.golem.decode import START as START_EFFECT
from hightable.games.golem.effects import Act, Ask
from hightable.games.golem.state import NONE, Player, Prague
from hightable.games.golem.words import BOARD, PLACE, START


class ChooseBoard(Ask):
    """In reverse turn order each takes an artefact board, with the side that shows. [§1.4]"""

    prompt = "board"
    rule = "§1.4"

    def offer(self, prague: Prague, me: Player, n: i64) -> None:
        for side in prague.boards:
            prague.offer(BOARD[side])

    def take(self, prague: Prague, me: Player, n: i64, word: i64) -> None:
        me.side = BOARD.index(word)
        prague.boards.remove(me.side)
        prague.note("board", me.seat, me.side)


class UseStart(Ask):
    """Use one of the start tiles: gain what it shows. [§1.5, R52]"""

    prompt = "start"
    rule = "§1.5"

    def offer(self, prague: Prague, me: Player, n: i64) -> None:
        for start in me.starts:
            prague.offer(START[start])

    def take(self, prague: Prague, me: Player, n: i64, word: i64) -> None:
        start = START.index(word)
        me.starts.remove(start)
        me.used.append(start)
        prague.push(me.seat, START_EFFECT[start])


class LeaveStarts(Act):
    """The start tiles that are left leave the game unseen. [§1.5]"""

    def happen(self, prague: Prague, me: Player, n: i64) -> None:
        me.starts.clear()
        prague.barrier("turn")


class StartGolem(Ask):
    """The two start golems stand on I of two different districts; `first` is taken. [§1.6]"""

    prompt = "place"
    rule = "§1.6"

    def offer(self, prague: Prague, me: Player, first: i64) -> None:
        for district in range(i64(len(DISTRICTS))):
            if district != first:
                prague.offer(PLACE[district])

    def take(self, prague: Prague, me: Player, first: i64, word: i64) -> None:
        district = PLACE.index(word)
        if first == NONE:
            me.golems[0] = district * SECTIONS
            prague.push(me.seat, self, district)
        else:
            me.golems[1] = district * SECTIONS
            prague.barrier("turn")


CHOOSE_BOARD: Final = ChooseBoard()
USE_START: Final = UseStart()
LEAVE_STARTS: Final = LeaveStarts()
START_GOLEM: Final = StartGolem()
