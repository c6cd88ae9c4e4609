"""Study: a Bookshelf tile onto the shelves. [§5.5]"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hightable.games.newton.box import (
    BOOK_CELLS,
    CELL_SIGHT,
    CELL_VOLUMES,
    MASTER_VOLUMES,
    SHELF,
    SHELVES,
    STUDY,
)
from hightable.games.newton.decode import MASTER_EFFECTS, PILE_EFFECTS, PILE_SIZE
from hightable.games.newton.effects import Act, Gain
from hightable.games.newton.rules.quick import BOOST_COINS, POTION_COINS, Basic
from hightable.games.newton.rules.volumes import (
    NO_SPACE,
    available,
    cheapest,
    potions_for,
    price,
)
from hightable.games.newton.state import Board, Player, masters
from hightable.games.newton.words import BOOK, BOOST, IGNORE, NEXT_TILE, STOP
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
        self.grows = True
        self.coins = coins
        self.ignore = ignore
        self.free = free
        self.rest: Study | None = None
        self.place: Place = Place(self, boosted.place if boosted is not None else None)

    def has_use(self, board: Board, me: Player, value: i64) -> bool:
        """There is a tile, and a space for it. [§5.5, R53]"""
        if not me.piles:
            return False
        if self.can_place(board, me, value, me.coins):
            return True
        return self.can_boost(me) and self.can_place(board, me, value + 1, me.coins - BOOST_COINS)

    def offer(self, board: Board, me: Player, value: i64) -> None:
        if me.piles:
            if not ends_pile(me):
                self.offer_spaces(board, me, value)
            elif self.can_place(board, me, value, me.coins):
                board.offer(NEXT_TILE)
            board.offer(STOP)
            self.offer_boost(board, me, value)

    def offer_boost(self, board: Board, me: Player, value: i64) -> None:
        """One more, where a higher shelf or a second tile could be reached. [R64]"""
        useful = value < SHELVES or self.rest is not None
        if useful and self.can_boost(me) and me.coins >= self.coins + BOOST_COINS:
            board.offer(BOOST)

    def offer_spaces(self, board: Board, me: Player, value: i64) -> None:
        if me.coins < self.coins:
            return
        volumes = available(me)
        sights = CELL_SIGHT[me.board]
        asked = CELL_VOLUMES[me.board]
        potions: i64 = 0
        for cell in BOOK_CELLS[me.board]:
            if SHELF[cell] > value:
                break
            if not me.books >> cell & 1:
                if not self.free:
                    potions = potions_for(board, me, volumes, sights[cell], asked[cell])
                if potions <= me.potions:
                    board.offer(BOOK[cell])
                if potions and self.ignore != NEVER and me.coins >= self.ignore:
                    board.offer(IGNORE[cell])

    def price(self, board: Board, me: Player, volumes: i64, cell: i64) -> i64:
        """The Potions that a book space costs in this action. [§6.2]"""
        return i64(0) if self.free else price(board, me, volumes, cell)

    def can_place(self, board: Board, me: Player, value: i64, coins: i64) -> bool:
        """The next tile can be placed, the last one of a pile with its bonus in hand. [R11]"""
        fewest = cheapest(board, me, available(me), value, me.potions)
        if self.suffices(fewest, me.potions, coins):
            return True
        return fewest != NO_SPACE and ends_pile(me) and self.gets_enough(board, me, value, coins)

    def gets_enough(self, board: Board, me: Player, value: i64, coins: i64) -> bool:
        """The bonus of the pile, which only adds, brings what the tile still lacks. [R11]"""
        for means in with_bonus(me, coins):
            bought = max(means.coins - self.coins, i64(0)) // POTION_COINS
            potions = means.potions + bought
            fewest = cheapest(board, me, means.volumes, value, potions)
            if self.suffices(fewest, potions, means.coins):
                return True
        return False

    def suffices(self, price: i64, potions: i64, coins: i64) -> bool:
        """A space that costs so many Potions can be paid in this action. [§5.5]"""
        if price == NO_SPACE or coins < self.coins:
            return False
        return self.free or price <= potions or (self.ignore != NEVER and coins >= self.ignore)

    def take(self, board: Board, me: Player, value: i64, word: i64) -> None:
        if word == NEXT_TILE:
            board.push(me.seat, self.place, value)
            take_tile(board, me)
        elif word != STOP:
            take_tile(board, me)
            self.fill(board, me, value, word)

    def fill(self, board: Board, me: Player, value: i64, word: i64) -> None:
        """Pay for the space, put the tile there, go on with the rest of the value. [§5.5]"""
        if word in BOOK:
            cell = BOOK.index(word)
            me.potions -= self.price(board, me, available(me), cell)
            me.coins -= self.coins
        else:
            cell = IGNORE.index(word)
            me.coins -= self.ignore
        if self.rest is not None and value > SHELF[cell]:
            board.push(me.seat, self.rest, value - SHELF[cell])
        me.books |= BIT[cell]


class Place(Basic):
    """Place the tile that was taken; one for which there is no space leaves the game. [R11]"""

    prompt = "place"
    rule = "§5.5"
    action: ClassVar[int] = STUDY

    def __init__(self, study: Study, boosted: Place | None) -> None:
        super().__init__(boosted, 1)
        self.study = study

    def offer(self, board: Board, me: Player, value: i64) -> None:
        self.study.offer_spaces(board, me, value)
        if not board.count:
            board.offer(STOP)
        if self.boosted is not None:
            self.study.offer_boost(board, me, value)

    def take(self, board: Board, me: Player, value: i64, word: i64) -> None:
        if word == STOP:
            board.note("no space", me.seat)
        else:
            self.study.fill(board, me, value, word)


class Means:
    """What a tile can be placed with. [§6]"""

    def __init__(self, volumes: i64, potions: i64, coins: i64) -> None:
        self.volumes = volumes
        self.potions = potions
        self.coins = coins


def with_bonus(me: Player, coins: i64) -> list[Means]:
    """What you have with the bonus of a pile: what it gives, or with each Master in hand. [R11]"""
    volumes = available(me)
    gain = PILE_EFFECTS[(TILES - me.piles) // PILE_SIZE]
    if isinstance(gain, Gain):
        return [Means(volumes, me.potions + gain.potions, coins + gain.coins)]
    found = [Means(volumes, me.potions, coins)]
    for master in masters(me):
        means = Means(volumes + MASTER_VOLUMES[master], me.potions, coins)
        power = MASTER_EFFECTS[master]
        if isinstance(power, Gain):
            means.potions += power.potions
            means.coins += power.coins
        found.append(means)
    return found


def ends_pile(me: Player) -> bool:
    """The next tile is the last of its pile. [§5.5]"""
    return me.piles % PILE_SIZE == 1


def take_tile(board: Board, me: Player) -> None:
    """The next tile leaves the piles; the third of a pile gives its bonus at once. [§5.5, R11]"""
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
