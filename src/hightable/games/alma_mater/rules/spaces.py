"""The action spaces: what each does, and when it can be used. [§6]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.alma_mater.box import BISHOP, COLLOQUIUM, SITE_RECORDS, SITES
from hightable.games.alma_mater.decode.cards import (
    CHAIRS_OF_SITE,
    IMPROVABLE,
    IMPROVED_SPACES,
    ROW_OF_SITE,
    WORKSHOPS,
)
from hightable.games.alma_mater.effects.acts import Act, Ask
from hightable.games.alma_mater.effects.icons import Pay
from hightable.games.alma_mater.rules.bishop import AUDIENCE
from hightable.games.alma_mater.rules.books import TAKE_OWN
from hightable.games.alma_mater.rules.colloquium import SOURCE
from hightable.games.alma_mater.rules.professors import HIRE_ONE
from hightable.games.alma_mater.rules.research import can_step_black
from hightable.games.alma_mater.rules.students import RECRUIT_ONE_STUDENT
from hightable.games.alma_mater.state import PARKED, Board, Player
from hightable.games.alma_mater.words import BUY, USE
from hightable.kernel import Choose, Effect

UNPRICED: Final = -1


class Space(Act):
    """An action space. [§6]"""

    def is_open(self, board: Board, me: Player, sent: i64) -> bool:
        """Could you carry out at least a part of it, with `sent` masters gone? [R12]

        Where people are recruited, it is found for all spaces together.
        """
        return True

    def can_repeat(self, board: Board, me: Player) -> bool:
        """Could the master that lies here do the same again? [§8.5]"""
        return self.is_open(board, me, 0)

    def repeat(self, board: Board, me: Player) -> None:
        """The same action once more. [§8.5]"""
        self.happen(board, me, 0)


class Campus(Space):
    """Recruit a student of the row. [§6.1]"""

    def __init__(self, site: i64) -> None:
        super().__init__()
        self.site = site

    def happen(self, board: Board, me: Player, n: i64) -> None:
        board.push(me.seat, RECRUIT_ONE_STUDENT, board.deal.rows[ROW_OF_SITE[self.site]])


class Academy(Space):
    """Recruit a professor of the faculties that the space serves. [§6.2]"""

    def __init__(self, site: i64) -> None:
        super().__init__()
        self.site = site

    def happen(self, board: Board, me: Player, n: i64) -> None:
        board.push(me.seat, HIRE_ONE, CHAIRS_OF_SITE[self.site])


def price(effect: Effect) -> int:
    """The ducats that are enough for an effect, or UNPRICED if more than they decide. [§6.3]"""
    if isinstance(effect, Choose):
        return min([price(option) for option in effect.effects])
    return effect.ducats if isinstance(effect, Pay) and not effect.prestige else UNPRICED


class SmallSpace(Space):
    """Antiquarian, laboratory or park: what is printed, or better with a chancellor. [§6.3]"""

    def __init__(self, effects: list[Effect]) -> None:
        super().__init__()
        self.plain, self.better = effects[0], effects[1]
        self.plain_price: i64 = price(self.plain)
        self.better_price: i64 = price(self.better)

    def effect(self, me: Player) -> Effect:
        return self.better if me.chancellors & IMPROVED_SPACES else self.plain

    def possible(self, board: Board, me: Player) -> bool:
        better = me.chancellors & IMPROVED_SPACES
        least = self.better_price if better else self.plain_price
        return self.effect(me).can(board, me.seat) if least == UNPRICED else me.ducats >= least

    def is_open(self, board: Board, me: Player, sent: i64) -> bool:
        return self.possible(board, me)

    def happen(self, board: Board, me: Player, n: i64) -> None:
        board.push(me.seat, self.effect(me))


class Shared(Space):
    """One space with two actions: choose one; again is the same one. [§5.1, R22]"""

    def __init__(self, laboratory: SmallSpace, park: SmallSpace) -> None:
        super().__init__()
        self.laboratory = laboratory
        self.park = park
        self.question = UseOne(laboratory, park)

    def used(self, me: Player) -> SmallSpace:
        return self.park if me.used & PARKED else self.laboratory

    def is_open(self, board: Board, me: Player, sent: i64) -> bool:
        return self.laboratory.possible(board, me) or self.park.possible(board, me)

    def happen(self, board: Board, me: Player, n: i64) -> None:
        board.push(me.seat, self.question)

    def can_repeat(self, board: Board, me: Player) -> bool:
        return self.used(me).possible(board, me)

    def repeat(self, board: Board, me: Player) -> None:
        self.used(me).happen(board, me, 0)


class UseOne(Ask):
    """Which of the two actions of the shared space? It is remembered for the round. [R22]"""

    prompt = "use"
    rule = "§5.1"

    def __init__(self, laboratory: SmallSpace, park: SmallSpace) -> None:
        super().__init__()
        self.actions = [laboratory, park]

    def offer(self, board: Board, me: Player, n: i64) -> None:
        for at in range(len(self.actions)):
            if self.actions[at].possible(board, me):
                board.offer(USE[at])

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        at = USE.index(word)
        me.used = me.used | PARKED if at else me.used & ~PARKED
        self.actions[at].happen(board, me, 0)


class Bishop(Space):
    """A visit of one master that is made again. [§8.5]"""

    def repeat(self, board: Board, me: Player) -> None:
        board.push(me.seat, AUDIENCE, 1)


class Colloquium(Space):
    """Buy books, as many as you like, also none. [§6.7, R58]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        board.push(me.seat, SOURCE)


class Workshop(Space):
    """Buy own textbooks, then a black step: one of the two must be possible. [§6.8]"""

    def __init__(self, most: i64, price: i64, steps: Effect) -> None:
        super().__init__()
        self.price = price
        self.steps = steps
        self.question = BuyOwn(most, price)

    def is_open(self, board: Board, me: Player, sent: i64) -> bool:
        if me.ducats >= self.price:
            return True
        me.archive -= sent
        fits = can_step_black(board, me)
        me.archive += sent
        return fits

    def happen(self, board: Board, me: Player, n: i64) -> None:
        board.push(me.seat, self.steps)
        board.push(me.seat, self.question)


class BuyOwn(Ask):
    """How many own textbooks? [§6.8]"""

    prompt = "buy own"
    rule = "§6.8"

    def __init__(self, most: i64, price: i64) -> None:
        super().__init__()
        self.most = most
        self.price = price

    def offer(self, board: Board, me: Player, n: i64) -> None:
        for number in range(min(self.most, me.ducats // self.price) + 1):
            board.offer(BUY[number])

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        number = BUY.index(word)
        me.ducats -= number * self.price
        if number:
            board.push(me.seat, TAKE_OWN, number)


class Site:
    """Where a space lies. [§6]"""

    def __init__(self, space: Space) -> None:
        self.space = space


def space(site: int) -> Space:
    """The space of a site. [§6]"""
    record = SITE_RECORDS[SITES[site]]
    if site == BISHOP:
        return Bishop()
    if site == COLLOQUIUM:
        return Colloquium()
    if record["kind"] == "campus":
        return Campus(site)
    if record["kind"] == "academy":
        return Academy(site)
    if record["kind"] == "own":
        shop = WORKSHOPS[site]
        return Workshop(shop["max"], shop["price"], shop["steps"])
    printed = [SMALL_SPACES[name] for name in record["actions"]]
    return Shared(*printed) if record["kind"] == "dual" else printed[0]


SMALL_SPACES: Final = {name: SmallSpace(effects) for name, effects in IMPROVABLE.items()}
SPACES: Final = [Site(space(site)) for site in range(len(SITES))]
