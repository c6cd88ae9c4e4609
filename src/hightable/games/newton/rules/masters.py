"""Masters. [§10]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.newton.box import ACTIONS, JOKER, SYMBOL
from hightable.games.newton.decode import MASTER_EFFECTS
from hightable.games.newton.effects import Act
from hightable.games.newton.rules.lessons import PLAIN_LESSONS
from hightable.games.newton.rules.quick import Basic, Turn
from hightable.games.newton.rules.study import PLAIN_STUDY
from hightable.games.newton.rules.technology import PLAIN_TECHNOLOGY
from hightable.games.newton.rules.travel import PLAIN_TRAVEL
from hightable.games.newton.rules.value import symbols
from hightable.games.newton.rules.work import PLAIN_WORK
from hightable.games.newton.state import Board, Player, masters, remove
from hightable.games.newton.words import DECLINE, DO, MASTER

PLAIN: Final[list[Basic]] = [
    PLAIN_WORK,
    PLAIN_TECHNOLOGY,
    PLAIN_TRAVEL,
    PLAIN_LESSONS,
    PLAIN_STUDY,
]


class PlayMaster(Turn):
    """Play a Master from your hand, or let the chance pass. [§10, R5]"""

    prompt = "master"
    rule = "§10"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        hand = masters(me)
        if hand:
            for master in hand:
                board.offer(MASTER[master])
            board.offer(DECLINE)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word != DECLINE:
            master = MASTER.index(word)
            me.played = [*me.played, master]
            effect = MASTER_EFFECTS[master]
            if effect is not None:
                board.push(me.seat, effect)


class AnyAction(Turn):
    """A basic action of your choice with value `n`; 0 stands for symbols and one. [§10, R54]"""

    prompt = "any action"
    rule = "§10"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        for action in range(i64(len(ACTIONS))):
            if PLAIN[action].has_use(board, me, n or symbols(me, action) + 1):
                board.offer(DO[action])
        board.offer(DECLINE)

    def take(self, board: Board, me: Player, value: i64, word: i64) -> None:
        if word != DECLINE:
            action = DO.index(word)
            board.push(me.seat, PLAIN[action], value or symbols(me, action) + 1)


class Perform(Act):
    """The basic action of the card `n`, which lies on the desk meanwhile: its symbol and its
    Volumes count. [§10, R19, R54]"""

    def happen(self, board: Board, me: Player, card: i64) -> None:
        remove(me.hand, card)
        me.desk.append(card)
        board.push(me.seat, TAKE_BACK, card)
        action = SYMBOL[card]
        if action == JOKER:
            board.push(me.seat, ANY_ACTION)
        else:
            board.push(me.seat, PLAIN[action], symbols(me, action))


class TakeBack(Act):
    """The card `n` comes from the desk to the hand, where it belongs. [R54]"""

    def happen(self, board: Board, me: Player, card: i64) -> None:
        remove(me.desk, card)
        me.hand.append(card)


ANY_ACTION: Final = AnyAction()
PLAY_MASTER: Final = PlayMaster()
PERFORM: Final = Perform()
TAKE_BACK: Final = TakeBack()
