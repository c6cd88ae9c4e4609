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
from hightable.games.golem.state import NOBODY, NONE, Player, Prague
from hightable.kernel import Effect, shuffle


class Phases(Act):
    """The next of all phases, number `n` from 0; after the last one the game is over. [§2]"""

    def happen(self, prague: Prague, me: Player, n: i64) -> None:
        if n == ROUNDS * len(PHASES):
            prague.barrier("end")
            return
        prague.round = n // len(PHASES) + 1
        prague.phase = n % len(PHASES) + 1
        prague.note("phase", 0, prague.round, prague.phase - 1)
        prague.push(0, self, n + 1)
        prague.push(0, PHASES[prague.phase - 1], STARTS[prague.phase - 1])


class InOrder(Act):
    """Every player in turn order, each completely before the next. [§2]"""

    def __init__(self, part: Effect, told: i64) -> None:
        super().__init__()
        self.part = part
        self.told = told

    def happen(self, prague: Prague, me: Player, at: i64) -> None:
        if at < len(prague.order):
            prague.barrier("turn")
            prague.push(0, self, at + 1)
            if prague.order[at] < prague.people:
                prague.push(prague.order[at], self.part, self.told)


class Refresh(Act):
    """All marbles are dropped, new action tiles laid out, a book leaves; not in round I. [§2.1]"""

    def happen(self, prague: Prague, me: Player, n: i64) -> None:
        if prague.round == 1:
            return
        for player in prague.players:
            player.eyes.clear()
            player.leashed = 0
        prague.removed.clear()
        drop(prague, all_marbles(len(prague.players)))
        prague.spent += prague.display
        prague.display.clear()
        reveal_tiles(prague)
        sink(prague, 0)


def reveal_tiles(prague: Prague) -> None:
    """One tile more than players, from top to bottom.

    The moment the stack is empty, the spent tiles are shuffled into a new one. [§2.1, R44]
    """
    while len(prague.display) < len(prague.players) + 1:
        if not prague.tiles:
            restack(prague)
        prague.display.append(prague.tiles.pop())
    if not prague.tiles:
        restack(prague)
    prague.barrier("tiles")


def restack(prague: Prague) -> None:
    """The spent tiles become the new stack. [§2.1]"""
    prague.tiles = prague.spent[:]
    prague.spent.clear()
    shuffle(prague, prague.tiles)


class TurnOrder(Act):
    """Rabbis from top to bottom; on the printed field who came first. Then they go home. [§2.5]"""

    def happen(self, prague: Prague, me: Player, n: i64) -> None:
        order: list[int] = []
        for at in range(len(prague.display)):
            for player in prague.players:
                if player.rabbi == at:
                    order.append(player.seat)
        prague.order = order + prague.charity
        prague.charity = []
        for player in prague.players:
            player.rabbi = NONE
        for at in range(len(prague.order)):
            prague.note("order", prague.order[at], at + 1)


class Earn(Act):
    """All take their income; then all may develop an upgrade at full cost. [§2.7, §2.8]"""

    def happen(self, prague: Prague, me: Player, n: i64) -> None:
        prague.push(0, DEVELOP)
        prague.push(0, COLLECT)


DEVELOP: Final = InOrder(UPGRADE, NORMAL)
COLLECT: Final = InOrder(INCOME_PART, 0)
PHASES: Final[list[Effect]] = [
    Refresh(),
    InOrder(MOVEMENT, 0),
    TURNS[0],
    TurnOrder(),
    InOrder(INFLUENCE, 0),
    Earn(),
    InOrder(CONTROL, 0),
]
STARTS: Final = [0, 0, NOBODY, 0, 0, 0, 0]
PLAY: Final = Phases()
