"""What the levels of the research track ask for a black step. [§10.4]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.alma_mater.box import CARD_HEIGHT, DICTIONARY, PROFESSORS
from hightable.games.alma_mater.decode.prices import (
    BOX_ONE,
    CARD_LEVELS,
    EXHAUST_ONE,
    NO_ACT,
    PRICES_OF,
    REST_ALL,
    REST_ONE,
    Price,
)
from hightable.games.alma_mater.effects.acts import Ask
from hightable.games.alma_mater.effects.counts import all_met
from hightable.games.alma_mater.rules.payment import (
    Walk,
    add,
    can_fill,
    colours,
    give,
    offer_payment,
    total,
)
from hightable.games.alma_mater.state import Board, Player, textbooks
from hightable.games.alma_mater.words import DORMITORY, EXHAUST, PAY, PAY_DUCATS, TO_BOX
from hightable.kernel import BIT

MASTER: Final = 0
TUTOR: Final = 1


def next_prices(board: Board, me: Player) -> list[Price]:
    """The ways to pay for the level above your marker. [§10.4]"""
    card = board.deal.cards[me.level // CARD_HEIGHT]
    return PRICES_OF[CARD_LEVELS[card][me.level % CARD_HEIGHT]]


def ducats(board: Board, me: Player, price: Price) -> i64:
    """The ducats due: a sum, or half of what you have, rounded up. [§10.4]"""
    return (me.ducats + 1) // 2 if price.half else price.ducats.of(board, me)


def can_act(me: Player, act: i64) -> bool:
    """Is there a professor to exhaust, or a master or tutor to give up? [§10.4]"""
    if act == NO_ACT:
        return True
    if act == EXHAUST_ONE:
        return me.ready != 0
    return me.archive + me.tutors > 0


def can_pay(board: Board, me: Player, price: Price) -> bool:
    """Do its conditions hold, and is all of it there? [§10.4]"""
    if not can_act(me, price.act) or me.prestige < price.prestige:
        return False
    if not all_met(price.needs, board, me) or me.books[DICTIONARY] < price.dictionaries:
        return False
    if me.ducats < ducats(board, me, price) or textbooks(me) < books_due(board, me, price):
        return False
    return price.pattern is None or can_fill(board, price.pattern, me.books, colours(board))


def can_pay_level(board: Board, me: Player) -> bool:
    """Is the next level payable in any way? [§10.4]"""
    return any(can_pay(board, me, price) for price in next_prices(board, me))


class PayLevel(Ask):
    """Pay for the next level: which way, which books, professor or master? [§10.4]"""

    prompt = "level"
    rule = "§10.4"

    def offer(self, board: Board, me: Player, named: i64) -> None:
        for price in next_prices(board, me):
            if can_pay(board, me, price):
                offer_price(board, me, price, named)

    def take(self, board: Board, me: Player, named: i64, word: i64) -> None:
        price = chosen(board, me, word)
        if word in PAY:
            named = add(named, PAY.index(word))
            if total(named) < books_due(board, me, price):
                board.push(me.seat, self, named)
                return
            pay_rest(board, me, price)
            give(me, named)
        else:
            pay_rest(board, me, price)
            act(board, me, price.act, word)


def books_due(board: Board, me: Player, price: Price) -> i64:
    """How many textbooks are to be paid. [§10.4]"""
    if price.pattern is not None:
        return price.pattern.total
    return price.textbooks.of(board, me)


def offer_price(board: Board, me: Player, price: Price, named: i64) -> None:
    """The words with which one way to pay begins or goes on. [§10.4]"""
    if price.act == EXHAUST_ONE:
        for professor in range(len(PROFESSORS)):
            if me.ready >> professor & 1:
                board.offer(EXHAUST[professor])
    elif price.act in (REST_ONE, BOX_ONE):
        words = DORMITORY if price.act == REST_ONE else TO_BOX
        if me.archive:
            board.offer(words[MASTER])
        if me.tutors:
            board.offer(words[TUTOR])
    elif books_due(board, me, price):
        walk = Walk(me.books, colours(board), named)
        if price.pattern is not None:
            walk.groups(board, price.pattern, 0, 0)
        else:
            walk.any(books_due(board, me, price))
        offer_payment(board, walk)
    else:
        board.offer(PAY_DUCATS)


def chosen(board: Board, me: Player, word: i64) -> Price:
    """The way to pay that a word belongs to: only one of them exhausts a professor. [§10.4]"""
    found: list[Price] = []
    for price in next_prices(board, me):
        if can_pay(board, me, price) and (price.act == EXHAUST_ONE) == (word in EXHAUST):
            found.append(price)
    return found[0]


def pay_rest(board: Board, me: Player, price: Price) -> None:
    """Ducats, prestige and dictionaries, which leave no choice. [§10.4]"""
    me.ducats -= ducats(board, me, price)
    me.prestige -= price.prestige
    me.books[DICTIONARY] -= price.dictionaries


def act(board: Board, me: Player, act: i64, word: i64) -> None:
    """Exhaust a professor unused, or send masters to the dormitory or back to the box. [R24]"""
    if act == EXHAUST_ONE:
        me.ready &= ~BIT[EXHAUST.index(word)]
    elif act == REST_ONE:
        rest(me, 1 - DORMITORY.index(word), DORMITORY.index(word))
    elif act == REST_ALL:
        rest(me, me.archive, me.tutors)
    elif act == BOX_ONE and TO_BOX.index(word) == MASTER:
        me.archive -= 1
        me.boxed += 1
    elif act == BOX_ONE:
        me.tutors -= 1
        board.lost += 1


def rest(me: Player, masters: i64, tutors: i64) -> None:
    """From the archive to the dormitory. [§10.4]"""
    me.archive -= masters
    me.dormitory += masters
    me.tutors -= tutors
    me.resting += tutors


PAY_LEVEL: Final = PayLevel()
