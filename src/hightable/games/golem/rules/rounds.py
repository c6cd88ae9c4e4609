"""Four rounds of seven phases. [§2]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.golem.box import ROUNDS
from hightable.games.golem.effects import Act
from hightable.games.golem.rules.actions import TURNS
from hightable.games.golem.rules.books import sink
from hightable.games.golem.rules.character import INFLUENCE
from hightable.games.golem.rules.control import CONTROL
from hightable.games.golem.rules.income import INCOME_PART
from hightable.games.golem.rules.movement import MOVEMENT
from hightable.games.golem.rules.synagogue import all_marbles, drop
from hightable.games.golem.rules.upgrades import NORMAL, UPGRADE
from hightable.games.golem.state import NOBODY, NONE, Board, Player
from hightable.games.golem.words import END_TURN
from hightable.kernel import Confirm, Effect, shuffle


class Phases(Act):
    """The next of all phases, number `n` from 0; after the last one the game is over. [§2]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        if n == ROUNDS * len(COURSE):
            board.barrier("end")
            return
        board.round = n // len(COURSE) + 1
        board.phase = n % len(COURSE) + 1
        board.note("phase", 0, board.round, board.phase - 1)
        board.push(0, self, n + 1)
        board.push(0, COURSE[board.phase - 1], TOLD[board.phase - 1])


class InOrder(Act):
    """Every player in turn order, each completely before the next. [§2]"""

    def __init__(self, part: Effect, told: i64) -> None:
        super().__init__()
        self.part = part
        self.told = told

    def happen(self, board: Board, me: Player, at: i64) -> None:
        if at < len(board.order):
            board.barrier("turn")
            board.push(0, self, at + 1)
            if board.order[at] < board.people:
                board.confirm(board.order[at], CONFIRM_PART)
                board.push(board.order[at], self.part, self.told)


class Refresh(Act):
    """All marbles are dropped, new action tiles laid out, a book leaves; not in round I. [§2.1]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        if board.round == 1:
            return
        for player in board.players:
            player.eyes.clear()
            player.leashed = 0
        board.removed.clear()
        drop(board, all_marbles(len(board.players)))
        board.spent += board.display
        board.display.clear()
        reveal_tiles(board)
        sink(board, 0)


def reveal_tiles(board: Board) -> None:
    """One tile more than players, from top to bottom.

    The moment the stack is empty, the spent tiles are shuffled into a new one. [§2.1, R44]
    """
    board.barrier("tiles")
    while len(board.display) < len(board.players) + 1:
        if not board.tiles:
            restack(board)
        board.display.append(board.tiles.pop())
    if not board.tiles:
        restack(board)


def restack(board: Board) -> None:
    """The spent tiles become the new stack. [§2.1]"""
    board.tiles = board.spent[:]
    board.spent.clear()
    shuffle(board, board.tiles)


class TurnOrder(Act):
    """Rabbis from top to bottom; on the printed field who came first. Then they go home. [§2.5]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        order: list[int] = []
        for at in range(len(board.display)):
            for player in board.players:
                if player.rabbi == at:
                    order.append(player.seat)
        board.order = order + board.charity
        board.charity = []
        for player in board.players:
            player.rabbi = NONE
        for at in range(len(board.order)):
            board.note("order", board.order[at], at + 1)


class Earn(Act):
    """All take their income; then all may develop an upgrade at full cost. [§2.7, §2.8]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        board.push(0, DEVELOP_ALL)
        board.push(0, COLLECT_ALL)


CONFIRM_PART: Final = Confirm(END_TURN, "§2", always=False)
DEVELOP_ALL: Final = InOrder(UPGRADE, NORMAL)
COLLECT_ALL: Final = InOrder(INCOME_PART, 0)
COURSE: Final[list[Effect]] = [
    Refresh(),
    InOrder(MOVEMENT, 0),
    TURNS[0],
    TurnOrder(),
    InOrder(INFLUENCE, 0),
    Earn(),
    InOrder(CONTROL, 0),
]
TOLD: Final = [0, 0, NOBODY, 0, 0, 0, 0]
PLAY: Final = Phases()
