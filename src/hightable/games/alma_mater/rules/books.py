"""Gaining books, the display, its price tiles, and the size of the storage. [§9]"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.alma_mater.box import HALL_RECORDS, KINDS, POSITIONS
from hightable.games.alma_mater.decode.cards import LARGER_STORAGE, STORAGE_BONUS
from hightable.games.alma_mater.decode.prices import LEGAL_ROWS, plain_pattern
from hightable.games.alma_mater.effects.acts import CHAPTERS, Act, Ask
from hightable.games.alma_mater.effects.icons import put_on_display
from hightable.games.alma_mater.rules.payment import (
    ALL_KINDS,
    NAMED,
    TOLD,
    UNTAKEN,
    Walk,
    add,
    colours,
    of_kind,
    offer_gain,
    total,
)
from hightable.games.alma_mater.state import Board, Player, displayed
from hightable.games.alma_mater.words import (
    DISPLAY,
    KEEP_PRICES,
    MOST_PAID,
    MOST_TAKEN,
    PRICES,
    TAKE,
)

PLENTY: Final = vec[i64]([MOST_PAID] * len(KINDS))
DIFFERENT: Final = [plain_pattern([1] * number) for number in range(MOST_TAKEN + 1)]
SIZES: Final[list[int]] = [record.get("storage", 0) for record in HALL_RECORDS.values()]
STORAGE: Final = vec[i64]([max(SIZES[: hall + 1]) for hall in range(len(SIZES))])
REARRANGE: Final = 1


class TakeBooks(Ask):
    """Take textbooks of colours you like to storage, group by group. [§9.1]"""

    prompt = "take"
    rule = "§9.1"

    def __init__(self, different: bool) -> None:
        super().__init__()
        self.different = different

    def offer(self, board: Board, me: Player, n: i64) -> None:
        walk = Walk(PLENTY, colours(board), NAMED.of(n))
        if self.different:
            walk.groups(board, DIFFERENT[TOLD.of(n)], 0, 0)
        else:
            walk.any(TOLD.of(n))
        offer_gain(board, walk)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        named = add(NAMED.of(n), TAKE.index(word) + UNTAKEN)
        if total(named) < TOLD.of(n):
            board.push(me.seat, self, NAMED.put(n, named))
            return
        for kind in range(ALL_KINDS):
            me.books[kind] += of_kind(named, kind)


class Textbooks(Act):
    """`n` textbooks without a star: they go to storage, in the colours you choose. [§9.1]"""

    def __init__(self, question: TakeBooks) -> None:
        super().__init__()
        self.question = question

    def happen(self, board: Board, me: Player, n: i64) -> None:
        board.push(me.seat, self.question, TOLD.at(n))


class OwnTextbooks(Ask):
    """`n` textbooks with a star: how many of them go to the display, the rest to storage? [§9.2]"""

    prompt = "display"
    rule = "§9.2"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        for number in range(min(n, POSITIONS - displayed(me)) + 1):
            board.offer(DISPLAY[number])

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        shown = DISPLAY.index(word)
        put_on_display(me, shown)
        me.books[me.seat] += n - shown


class PriceTiles(Ask):
    """Lay three price tiles, any side up, so that prices never fall to the right. [§9.4]"""

    prompt = "prices"
    rule = "§9.4"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        if n == REARRANGE:
            board.offer(KEEP_PRICES)
        for row in LEGAL_ROWS:
            if row != me.row:
                board.offer(PRICES[row - 1])

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word != KEEP_PRICES:
            me.row = PRICES.index(word) + 1


def storage_size(me: Player) -> i64:
    """The figure above the rightmost occupied A hall, and what students add to it. [§9.1]"""
    size = STORAGE[len(me.halls)]
    if me.students & LARGER_STORAGE:
        for student in me.halls:
            size += STORAGE_BONUS[student]
    return size


TAKE_ANY: Final = Textbooks(TakeBooks(False))
TAKE_DIFFERENT: Final = Textbooks(TakeBooks(True))
TAKE_OWN: Final = OwnTextbooks()
LAY_TILES: Final = PriceTiles()
CHAPTERS["any textbooks"] = TAKE_ANY
CHAPTERS["different textbooks"] = TAKE_DIFFERENT
CHAPTERS["own textbooks"] = TAKE_OWN
CHAPTERS["price tiles"] = LAY_TILES
