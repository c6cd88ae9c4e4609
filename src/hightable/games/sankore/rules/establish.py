"""Establish an Advanced Class, the second main action. [§5.2]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.sankore.box.components import (
    CLASS_DISCIPLINE,
    CLASS_LEVEL,
    CLASS_ROW,
    CLASS_SPACES,
    CLASSES,
    EVERY,
    INTRODUCTORY,
    LOWEST_ROW,
    MASTER_LEVEL,
)
from hightable.games.sankore.decode.cards import ESTABLISH_ANY
from hightable.games.sankore.effects import CHAPTERS, Act, Ask, progress
from hightable.games.sankore.rules.library import PAY_BOOKS, contribute, disciplines_held
from hightable.games.sankore.state import NONE, Board, Player
from hightable.games.sankore.words import CLASS_SPACE, TILE
from hightable.kernel import BIT, Part

# A class tile on its way to a class space.
TO_LAY: Final = Part(6)
TO_SPACE: Final = Part(4, above=TO_LAY)
OPEN: Final = 2
PILES: Final = 2
TOP_CLASS: Final = len(CLASS_SPACES) - 1
MASTERS: Final = [
    next(
        tile
        for tile in range(len(CLASSES))
        if CLASS_DISCIPLINE[tile] == discipline and CLASS_LEVEL[tile] == MASTER_LEVEL
    )
    for discipline in range(EVERY)
]


def open_tiles(board: Board, pile: i64) -> i64:
    """How many tiles at the end of a pile are seen: two, but in the draft no gap is filled. [§2]"""
    drafted = board.round == 0 and pile % PILES == 0 and board.supply.draft[pile // PILES] == NONE
    return OPEN - 1 if drafted else OPEN


def is_allowed(me: Player, tile: i64, space: i64) -> bool:
    """Each level has its lowest row; the class being taught cannot be covered. [§5.2, R8, R28]"""
    return CLASS_ROW[space] >= LOWEST_ROW[CLASS_LEVEL[tile]] and space != me.school.teaching


class Establish(Ask):
    """Choose an open class tile; its Book is paid unless an effect says otherwise. [§5.2]"""

    prompt = "tile"
    rule = "§5.2"

    def __init__(self, free: bool) -> None:
        super().__init__()
        self.free = free

    def payable(self, me: Player, discipline: i64) -> bool:
        if self.free or me.books[discipline]:
            return True
        return me.done & ESTABLISH_ANY != 0 and disciplines_held(me) > 0

    def possible(self, board: Board, me: Player) -> bool:
        for discipline in range(i64(EVERY)):
            if self.payable(me, discipline):
                for pile in range(i64(PILES)):
                    if board.supply.piles[discipline * PILES + pile]:
                        return True
                if self.master(board, me, discipline):
                    return True
        return False

    def master(self, board: Board, me: Player, discipline: i64) -> bool:
        return board.supply.masters >> discipline & 1 != 0 and me.school.teaching != TOP_CLASS

    def offer(self, board: Board, me: Player, n: i64) -> None:
        for discipline in range(i64(EVERY)):
            if self.payable(me, discipline):
                for pile in range(i64(PILES)):
                    tiles = board.supply.piles[discipline * PILES + pile]
                    for back in range(1, min(len(tiles), OPEN) + 1):
                        board.offer(TILE[tiles[-back]])
                if self.master(board, me, discipline):
                    board.offer(TILE[MASTERS[discipline]])

    def refuse(self, board: Board, me: Player, n: i64, word: i64) -> str:
        return "tile not open" if word in TILE else ""

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        board.push(me.seat, SPACE_FREE if self.free else SPACE_PAID, TILE.index(word))


class EstablishSpace(Ask):
    """A class space that the tile's level allows; then the Book, then the tile. [§5.2]"""

    prompt = "class space"
    rule = "§5.2"

    def __init__(self, free: bool) -> None:
        super().__init__()
        self.free = free

    def offer(self, board: Board, me: Player, tile: i64) -> None:
        for space in range(i64(INTRODUCTORY), i64(len(CLASS_SPACES))):
            if is_allowed(me, tile, space):
                board.offer(CLASS_SPACE[space])

    def refuse(self, board: Board, me: Player, tile: i64, word: i64) -> str:
        return "class not there" if word in CLASS_SPACE else ""

    def take(self, board: Board, me: Player, tile: i64, word: i64) -> None:
        board.push(me.seat, PUT_CLASS, TO_LAY.at(tile) | TO_SPACE.at(CLASS_SPACE.index(word)))
        if not self.free:
            if me.done & ESTABLISH_ANY:
                board.push(me.seat, PAY_BOOKS, 1)
            else:
                contribute(board, me, CLASS_DISCIPLINE[tile])


class PutClass(Act):
    """The tile leaves the market for the board; one it covers leaves the game. [§5.2]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        tile = TO_LAY.of(n)
        space = TO_SPACE.of(n)
        take_from_market(board, tile)
        covered = me.school.classes[space]
        if covered != NONE:
            board.supply.removed |= BIT[covered]
        me.school.classes[space] = tile
        progress(board)
        board.note("establish", me.seat, tile, space)


def take_from_market(board: Board, tile: i64) -> None:
    """The stack above refills the row, and what was under it is seen. [§5.2]"""
    discipline = CLASS_DISCIPLINE[tile]
    if CLASS_LEVEL[tile] == MASTER_LEVEL:
        board.supply.masters ^= BIT[discipline]
        return
    pile = board.supply.piles[discipline * PILES + CLASS_LEVEL[tile] - 1]
    if len(pile) > OPEN:
        board.barrier("market")
    pile.remove(tile)


ESTABLISH_PAID: Final = Establish(False)
SPACE_PAID: Final = EstablishSpace(False)
SPACE_FREE: Final = EstablishSpace(True)
PUT_CLASS: Final = PutClass()
CHAPTERS["establish_class"] = Establish(True)
