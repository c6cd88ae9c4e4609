"""The points at the end if nobody did anything more: what counts now, and the income to come.

Incomes are paid on a copy by the rules themselves, as far as they ask nothing and draw nothing.
"""

from __future__ import annotations

from hightable.kernel.game import Game
from hightable.kernel.ledger import SHEET
from hightable.kernel.state import Halted, State


def to_come(game: Game, state: State) -> list[int]:
    """The points that the income of the rounds left is certain to bring each seat."""
    left = 0 if state.over else game.ledger.incomes(state)
    return [earned(game, state, seat, left) for seat in range(game.ledger.seats(state))]


def earned(game: Game, state: State, seat: int, incomes: int) -> int:
    """By how much so many incomes raise the lines of the sheet that everybody knows."""
    if not incomes:
        return 0
    twin = state.copy()
    twin.halts = True
    before = known(game, twin, seat)
    for _ in range(incomes):
        pay(game, twin, seat)
    return known(game, twin, seat) - before


def pay(game: Game, state: State, seat: int) -> None:
    """One income, as far as it is certain."""
    state.top = None
    try:
        game.ledger.pay(state, seat)
        state.run()
    except Halted:
        pass
    state.over = False


def known(game: Game, state: State, seat: int) -> int:
    """The points of a seat, without those that only its player knows."""
    counted = zip(game.ledger.counters, game.ledger.read(state, seat), strict=True)
    return sum([n for counter, n in counted if counter.key.startswith(SHEET) and not counter.own])
