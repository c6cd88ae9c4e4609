"""One small class per icon of the player aid: what is gained, paid and moved at once."""

from __future__ import annotations

from mypy_extensions import i64

from hightable.games.alma_mater.box import (
    CLEAN_UP,
    DICTIONARY,
    MORE_MASTERS,
    POSITIONS,
    PRESTIGE_MASTER,
    SPARE,
    TOP,
)
from hightable.games.alma_mater.effects.acts import Act
from hightable.games.alma_mater.effects.counts import Amount
from hightable.games.alma_mater.state import (
    BOOK,
    ESTEEMED,
    Board,
    Player,
    displayed,
)
from hightable.kernel import Effect


class GainDucats(Act):
    """Take ducats from the supply. [§12.1]"""

    def __init__(self, amount: Amount) -> None:
        super().__init__()
        self.amount = amount

    def happen(self, board: Board, me: Player, n: i64) -> None:
        me.ducats += self.amount.of(board, me)


class GainForPlaced(Act):
    """Take ducats for each of the `n` masters just placed on the bishop. [§6.6]"""

    def __init__(self, each: i64) -> None:
        super().__init__()
        self.each = each

    def happen(self, board: Board, me: Player, n: i64) -> None:
        me.ducats += self.each * n


class GainPrestige(Act):
    """Advance on the prestige track. [§12.2]"""

    def __init__(self, amount: Amount) -> None:
        super().__init__()
        self.amount = amount

    def happen(self, board: Board, me: Player, n: i64) -> None:
        esteem(me, self.amount.of(board, me))


class GainDictionaries(Act):
    """Take dictionaries from the supply to storage. [§9.1]"""

    def __init__(self, copies: i64) -> None:
        super().__init__()
        self.copies = copies

    def happen(self, board: Board, me: Player, n: i64) -> None:
        me.books[DICTIONARY] += self.copies


class GainColour(Act):
    """Take a textbook of the colour of player `n`, whose turn it is, to storage. [§11.3]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        me.books[n] += 1


class Pay(Act):
    """Give ducats and prestige back, all of the price, then the effect. [§4.2]"""

    def __init__(self, ducats: i64, prestige: i64, then: Effect) -> None:
        super().__init__()
        self.ducats = ducats
        self.prestige = prestige
        self.then = then

    def possible(self, board: Board, me: Player) -> bool:
        return me.ducats >= self.ducats and me.prestige >= self.prestige

    def happen(self, board: Board, me: Player, n: i64) -> None:
        me.ducats -= self.ducats
        me.prestige -= self.prestige
        board.push(me.seat, self.then, n)


class Research(Act):
    """Steps join the pool of this turn; at the top of the track they are useless. [§10.3]"""

    def __init__(self, green: i64, black: i64) -> None:
        super().__init__()
        self.green = green
        self.black = black

    def possible(self, board: Board, me: Player) -> bool:
        return me.level < TOP

    def happen(self, board: Board, me: Player, n: i64) -> None:
        me.green += self.green
        me.black += self.black


class GainTutors(Act):
    """Tutors come from the supply to the archive, as long as there are any. [R48]"""

    def __init__(self, tutors: i64) -> None:
        super().__init__()
        self.tutors = tutors

    def happen(self, board: Board, me: Player, n: i64) -> None:
        came = min(self.tutors, board.tutors)
        board.tutors -= came
        me.tutors += came


class GainMaster(Act):
    """An additional master. [§12.3]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        one_more_master(me)


class FillDisplay(Act):
    """A textbook of your own on every empty shelf of the display. [§8.4]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        put_on_display(me, POSITIONS)


class CleanUp(Act):
    """A ducat for each displayed book, then the shelves slide. [§9.3]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        me.ducats += CLEAN_UP * displayed(me)
        slide(me)


def esteem(me: Player, points: i64) -> None:
    """Prestige rises; who has 15 for the first time gets an additional master. [§12.3]"""
    me.prestige += points
    if me.prestige >= PRESTIGE_MASTER and not me.used & ESTEEMED:
        me.used |= ESTEEMED
        one_more_master(me)


def one_more_master(me: Player) -> None:
    """A master comes from the supply to the archive, at most twice a game. [§12.3]"""
    if me.more < MORE_MASTERS:
        me.more += 1
        me.archive += 1


def put_on_display(me: Player, most: i64) -> None:
    """Own textbooks onto the empty shelves, from the right to the left. [§9.2]"""
    for place in range(POSITIONS - 1, -1, -1):
        if most and not me.shelves[place] & BOOK:
            me.shelves[place] |= BOOK
            most -= 1


def slide(me: Player) -> None:
    """The leftmost shelf falls out and becomes the spare one; a book on it is lost. [§9.3]"""
    fallen = me.shelves[0]
    for place in range(POSITIONS):
        me.shelves[place] = me.shelves[place + 1]
    me.shelves[SPARE] = fallen & ~BOOK
