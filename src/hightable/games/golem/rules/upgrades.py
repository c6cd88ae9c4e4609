"""Developing upgrades. [§7]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.golem.box import (
    ARTEFACT_DOMAIN,
    ARTEFACTS,
    CLAY,
    COIN,
    DOMAINS,
    FIRST_TILE,
    GOLDEN,
    GREY,
    KNOWLEDGE,
    MENORAHS,
    PER_DOMAIN,
    SIDE_KEY,
    SLOT_COST,
    SMALL_TILES,
    TILE_KIND,
    UPGRADE_COST,
)
from hightable.games.golem.decode import ANY_DOMAIN, DISCOUNT, DOMAIN, MIXED, ON_DEVELOP
from hightable.games.golem.effects import CHAPTERS, Ask
from hightable.games.golem.state import NONE, ON_ROW, SHOWN, Board, Player
from hightable.games.golem.words import ARTEFACT, DECLINE, DEVELOP, SIDE, SPEND_CLAY, SPEND_COIN
from hightable.kernel import BIT, Part

# A small tile being laid: which, the side that shows, and the terms on which it is developed.
TILE: Final = Part(3)
SIDE_UP: Final = Part(1, above=TILE)
TERMS: Final = Part(8, above=SIDE_UP)
NO_SLOT: Final = 99
NORMAL: Final[i64] = DOMAIN.at(ANY_DOMAIN)


def menorahs(board: Board, me: Player, domain: i64) -> i64:
    """Menorahs of a colour: on developed upgrades, and the one from the street. [§7.1, R2]"""
    found: i64 = 1 if board.menorahs[domain] == me.seat else 0
    for upgrade in range(domain * PER_DOMAIN, domain * PER_DOMAIN + PER_DOMAIN):
        if me.upgrades >> upgrade & 1:
            found += MENORAHS[upgrade]
    return found


def means(me: Player, domain: i64, terms: i64) -> i64:
    """What can be paid: the resource of the domain or, if mixed, all three; and the discount.

    [§7.1]
    """
    discount = DISCOUNT.of(terms)
    if MIXED.of(terms):
        return me.goods[CLAY] + me.goods[COIN] + me.goods[KNOWLEDGE] + discount
    return me.goods[domain] + discount


def is_slot_free(me: Player, kind: i64, row: i64) -> bool:
    """One golden and one grey slot on each artefact. [R8]"""
    for tile in range(i64(SMALL_TILES)):
        if TILE_KIND[tile] == kind and me.laid[tile] != NONE and ON_ROW.of(me.laid[tile]) == row:
            return False
    return True


def cheapest_slot(me: Player, kind: i64) -> i64:
    """The lowest cost among the free slots of a kind. [§7.4]"""
    lowest: i64 = NO_SLOT
    for row in range(i64(ARTEFACTS)):
        if SLOT_COST[kind * ARTEFACTS + row] < lowest and is_slot_free(me, kind, row):
            lowest = SLOT_COST[kind * ARTEFACTS + row]
    return lowest


def offer_upgrades(board: Board, me: Player, terms: i64) -> None:
    """Every upgrade that is not developed and can be paid in full. [§7.1]"""
    wanted = DOMAIN.of(terms)
    for domain in range(i64(len(DOMAINS))):
        if wanted in (domain, ANY_DOMAIN):
            offer_domain(board, me, domain, means(me, domain, terms))


def offer_domain(board: Board, me: Player, domain: i64, most: i64) -> None:
    """The upgrades of one domain that cost no more than `most`. [§7.1]"""
    first = domain * PER_DOMAIN
    small: i64 = 0
    if domain == ARTEFACT_DOMAIN:
        small = SMALL_TILES
        golden = cheapest_slot(me, GOLDEN) <= most
        grey = cheapest_slot(me, GREY) <= most
        for tile in range(small):
            if me.laid[tile] == NONE and (golden if TILE_KIND[tile] == GOLDEN else grey):
                board.offer(DEVELOP[first + tile])
    for upgrade in range(first + small, first + PER_DOMAIN):
        if UPGRADE_COST[upgrade] <= most and not me.upgrades >> upgrade & 1:
            board.offer(DEVELOP[upgrade])


def develop(board: Board, me: Player, upgrade: i64, terms: i64) -> None:
    """Turn the tile and pay; what it does at once follows. A small tile first finds its slot.

    [§7.1]
    """
    if FIRST_TILE <= upgrade < FIRST_TILE + SMALL_TILES:
        board.push(me.seat, CHOOSE_SIDE, TILE.at(upgrade - FIRST_TILE) | TERMS.at(terms))
    else:
        me.upgrades |= BIT[upgrade]
        board.push(me.seat, ON_DEVELOP[upgrade])
        pay(board, me, upgrade // PER_DOMAIN, UPGRADE_COST[upgrade], terms)


def pay(board: Board, me: Player, domain: i64, cost: i64, terms: i64) -> None:
    """The cost less the discount, in the resource of the domain or in any mix. [§7.1, R27]"""
    left = max(0, cost - DISCOUNT.of(terms))
    if MIXED.of(terms) and left:
        board.push(me.seat, PAY_CLAY, left)
    else:
        me.goods[domain] -= left


def refused_upgrade(me: Player, upgrade: i64, terms: i64) -> str:
    """Why an upgrade may not be developed. [§7.1]"""
    if me.upgrades >> upgrade & 1:
        return "developed"
    return "" if DOMAIN.of(terms) in (upgrade // PER_DOMAIN, ANY_DOMAIN) else "other_domain"


class Develop(Ask):
    """Develop one upgrade that you can pay, or none. [§7.1]"""

    prompt = "develop"
    rule = "§7.1"

    def offer(self, board: Board, me: Player, terms: i64) -> None:
        offer_upgrades(board, me, terms)
        if board.count:
            board.offer(DECLINE)

    def refuse(self, board: Board, me: Player, terms: i64, word: i64) -> str:
        return refused_upgrade(me, DEVELOP.index(word), terms) if word in DEVELOP else ""

    def take(self, board: Board, me: Player, terms: i64, word: i64) -> None:
        if word != DECLINE:
            develop(board, me, DEVELOP.index(word), terms)


class ChooseSide(Ask):
    """Which side of the small artefact tile shows. [§7.4]"""

    prompt = "side"
    rule = "§7.4"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        tile = TILE.of(n)
        board.offer(SIDE[SIDE_KEY[2 * tile]])
        board.offer(SIDE[SIDE_KEY[2 * tile + 1]])

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        tile = TILE.of(n)
        side = i64(SIDE.index(word) != SIDE_KEY[2 * tile])
        board.push(me.seat, CHOOSE_SLOT, SIDE_UP.put(n, side))


class ChooseSlot(Ask):
    """Which artefact is upgraded, complete or not; its slot says what it costs. [§7.4]"""

    prompt = "slot"
    rule = "§7.4"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        kind = TILE_KIND[TILE.of(n)]
        most = means(me, ARTEFACT_DOMAIN, TERMS.of(n))
        for row in range(i64(ARTEFACTS)):
            if SLOT_COST[kind * ARTEFACTS + row] <= most and is_slot_free(me, kind, row):
                board.offer(ARTEFACT[row])

    def refuse(self, board: Board, me: Player, n: i64, word: i64) -> str:
        return "no_slot" if word in ARTEFACT else ""

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        tile, row = TILE.of(n), ARTEFACT.index(word)
        me.upgrades |= BIT[FIRST_TILE + tile]
        me.laid[tile] = ON_ROW.at(row) | SHOWN.at(SIDE_UP.of(n))
        cost = SLOT_COST[TILE_KIND[tile] * ARTEFACTS + row]
        pay(board, me, ARTEFACT_DOMAIN, cost, TERMS.of(n))


class PayClay(Ask):
    """How much of a mixed cost is clay; the rest must still be payable. [§6, R37]"""

    prompt = "spend_clay"
    rule = "§7.1"

    def offer(self, board: Board, me: Player, cost: i64) -> None:
        others = me.goods[COIN] + me.goods[KNOWLEDGE]
        for clay in range(max(0, cost - others), min(cost, me.goods[CLAY]) + 1):
            board.offer(SPEND_CLAY[clay])

    def take(self, board: Board, me: Player, cost: i64, word: i64) -> None:
        clay = SPEND_CLAY.index(word)
        me.goods[CLAY] -= clay
        board.push(me.seat, PAY_COIN, cost - clay)


class PayCoin(Ask):
    """How much of the rest is coins; what is left then is knowledge. [§6, R37]"""

    prompt = "spend_coin"
    rule = "§7.1"

    def offer(self, board: Board, me: Player, cost: i64) -> None:
        for coin in range(max(0, cost - me.goods[KNOWLEDGE]), min(cost, me.goods[COIN]) + 1):
            board.offer(SPEND_COIN[coin])

    def take(self, board: Board, me: Player, cost: i64, word: i64) -> None:
        coin = SPEND_COIN.index(word)
        me.goods[COIN] -= coin
        me.goods[KNOWLEDGE] -= cost - coin


UPGRADE: Final = Develop()
CHOOSE_SIDE: Final = ChooseSide()
CHOOSE_SLOT: Final = ChooseSlot()
PAY_CLAY: Final = PayClay()
PAY_COIN: Final = PayCoin()
CHAPTERS["develop"] = UPGRADE
