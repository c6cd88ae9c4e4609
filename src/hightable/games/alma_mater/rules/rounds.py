"""Six rounds of three phases; the last has no income. [§4]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.alma_mater.box import ROUNDS
from hightable.games.alma_mater.effects.acts import Act
from hightable.games.alma_mater.rules.administration import ADMINISTRATE
from hightable.games.alma_mater.rules.income import INCOME_PHASE
from hightable.games.alma_mater.rules.solo import REVEAL
from hightable.games.alma_mater.rules.turn import ACTION_PHASE
from hightable.games.alma_mater.state import ACTION, NOBODY, OVER, Board, Player
from hightable.kernel import Effect

PHASES_OF_ROUND: Final = 3


class Rounds(Act):
    """Phase `n` of the game, and then the next one; no income after the last round. [§4]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        if n == ROUNDS * PHASES_OF_ROUND - 1:
            board.phase = OVER
            board.active = NOBODY
        else:
            board.push(0, self, n + 1)
            board.push(0, ORDER_OF_PHASES[n % PHASES_OF_ROUND])


class BeginRound(Act):
    """The action phase begins; with two players Ignotus comes first. [§16.2]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        board.phase = ACTION
        board.note("round", 0, board.round)
        board.push(0, ACTION_PHASE)
        if board.people < len(board.players):
            board.push(board.people, REVEAL)


EVERY_ROUND: Final = Rounds()
BEGIN_ROUND: Final = BeginRound()
ORDER_OF_PHASES: Final[list[Effect]] = [BEGIN_ROUND, ADMINISTRATE, INCOME_PHASE]
