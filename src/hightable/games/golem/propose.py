"""What is proposed when a price or a number of steps is shared out, and what is asked for in all;
see `gesture` in lang/."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.golem.box import DISTRICTS, PLACES, SECTION_OF
from hightable.games.golem.rules.upgrades import PAY_CLAY, PAY_COIN
from hightable.games.golem.state import Board, Player
from hightable.games.golem.words import MOVE, SPEND_CLAY, SPEND_COIN, STEP
from hightable.kernel import Bill, Group, Payment

GOODS: Final = ["clay", "coin", "knowledge"]


def propose(board: Board) -> int:
    """As much clay, then as many coins as can be; golems and students that lag behind first.

    Of an order the first word: what was done before what it sets off.
    """
    words = board.offered()
    me = board.players[board.seat]
    if words[0] in SPEND_CLAY or words[0] in SPEND_COIN:
        return words[-1]
    if words[0] in MOVE:
        return min(words, key=lambda word: ahead(me, MOVE.index(word)))
    steps = [word for word in words if word in STEP]
    if not steps:
        return words[0]
    return min(steps, key=lambda word: int(me.students[STEP.index(word)]))


def ahead(me: Player, place: i64) -> int:
    """By how many sections a golem is ahead of its student: what control will cost."""
    district = DISTRICTS.index(PLACES[place].split()[0])
    return int(SECTION_OF[place] - me.students[district])


def bill(board: Board) -> Bill | None:
    """A mixed cost: clay, coins and knowledge, as much of each as one likes."""
    top = board.top
    if top is None or (top.effect is not PAY_CLAY and top.effect is not PAY_COIN):
        return None
    goods = GOODS if top.effect is PAY_CLAY else GOODS[1:]
    return Bill("resource", [Group(int(top.n), goods)], alike=False, rest=GOODS[-1])


def payment(word: int) -> Payment | None:
    """So much clay, or so many coins; what is left then is knowledge."""
    if word in SPEND_CLAY:
        return Payment(GOODS[0], SPEND_CLAY.index(word))
    return Payment(GOODS[1], SPEND_COIN.index(word)) if word in SPEND_COIN else None
