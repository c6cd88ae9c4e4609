"""Study: a Bookshelf tile onto the shelves. [§5.5]"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hightable.games.newton.box import BOOK_CELLS, SHELF, SHELVES, STUDY
from hightable.games.newton.decode import PILE_EFFECTS, PILE_SIZE
from hightable.games.newton.effects import Act
from hightable.games.newton.rules.quick import BOOST_COINS, Basic
from hightable.games.newton.rules.volumes import available, price
from hightable.games.newton.state import Board, Player
from hightable.games.newton.words import BOOK, BOOST, IGNORE, STOP
from hightable.kernel import BIT

TILES: Final[i64] = PILE_SIZE * len(PILE_EFFECTS)
NEVER: Final = -1


class Study(Basic):
    """Put a tile on an empty book space of a shelf up to the value, requirement met.

    `coins` is paid with the tile, `ignore` in place of the requirement; `free` needs none. What
    is left of the value goes to `rest`, the question for one more tile. [§5.5]
    """

    prompt = "study"
    rule = "§5.5"
    action: ClassVar[int] = STUDY

    def __init__(
        self, boosted: Study | None, coins: i64 = 0, ignore: i64 = NEVER, free: bool = False
    ) -> None:
        super().__init__(boosted, 1)
        self.coins = coins
        self.ignore = ignore
        self.free = free
        self.rest: Study | None = None

    def possible(self, board: Board, me: Player) -> bool:
        """Without a tile in the supply there is no Study. [§5.5]"""
        return me.piles > 0

    def offer(self, board: Board, me: Player, value: i64) -> None:
        if me.piles:
            self.offer_spaces(board, me, value)
            board.offer(STOP)
            useful = value < SHELVES or self.rest is not None
            if useful and self.can_boost(me) and me.coins >= self.coins + BOOST_COINS:
                board.offer(BOOST)

    def offer_spaces(self, board: Board, me: Player, value: i64) -> None:
        if me.coins < self.coins:
            return
        volumes = available(me)
        for cell in BOOK_CELLS[me.board]:
            if SHELF[cell] <= value and not me.books >> cell & 1:
                potions = i64(0) if self.free else price(board, me, volumes, cell)
                if potions <= me.potions:
                    board.offer(BOOK[cell])
                if potions and self.ignore != NEVER and me.coins >= self.ignore:
                    board.offer(IGNORE[cell])

    def take(self, board: Board, me: Player, value: i64, word: i64) -> None:
        if word in BOOK:
            cell = BOOK.index(word)
            if not self.free:
                me.potions -= price(board, me, available(me), cell)
            me.coins -= self.coins
        elif word in IGNORE:
            cell = IGNORE.index(word)
            me.coins -= self.ignore
        else:
            return
        if self.rest is not None and value > SHELF[cell]:
            board.push(me.seat, self.rest, value - SHELF[cell])
        me.books |= BIT[cell]
        take_tile(board, me)


def take_tile(board: Board, me: Player) -> None:
    """The next tile leaves the piles; the third of a pile gives its bonus. [§5.5, R11]"""
    me.piles -= 1
    taken = TILES - me.piles
    if taken % PILE_SIZE == 0:
        board.note("pile", me.seat, taken)
        board.push(me.seat, PILE_EFFECTS[taken // PILE_SIZE - 1])


class RemoveTiles(Act):
    """The next `left` tiles leave the game, one by one; their bonuses count. [§10, R20]"""

    def happen(self, board: Board, me: Player, left: i64) -> None:
        if me.piles and left:
            board.push(me.seat, self, left - 1)
            take_tile(board, me)


def second_book(coins: i64) -> Study:
    """The Study action of a card that buys a second tile out of the same value. [§9, R35]"""
    boosted = Study(None)
    boosted.rest = Study(None, coins=coins)
    study = Study(boosted)
    study.rest = Study(boosted.rest, coins=coins)
    return study


def ignoring(coins: i64) -> Study:
    """The Study action of a card that buys off a requirement. [§9]"""
    return Study(Study(None, ignore=coins), ignore=coins)


def split() -> Study:
    """Any number of tiles out of one value. [§10]"""
    study = Study(None)
    study.rest = study
    return study


CARD_STUDY: Final = Study(Study(None))
PLAIN_STUDY: Final = Study(None)
SPLIT_STUDY: Final = split()
OPEN_STUDY: Final = Study(None, free=True)
REMOVE_TILES: Final = RemoveTiles()
