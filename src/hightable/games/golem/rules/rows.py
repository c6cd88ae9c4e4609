"""The actions of the five rows. Work has a module of its own. [§5.4 to §5.7]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.golem.box import (
    ARTEFACT_DOMAIN,
    CLIMB_PRICE,
    COIN,
    COPY_PRICE,
    GOLD_PRICE,
    GOLEM_DOMAIN,
    RESEARCH_DOMAIN,
    RESEARCH_TOP,
)
from hightable.games.golem.decode import DOMAIN
from hightable.games.golem.effects import Act, Ask, climb, earn
from hightable.games.golem.rules.artefacts import offer_cauldrons, place_gold
from hightable.games.golem.rules.books import buy, offer_books, refused_book
from hightable.games.golem.rules.golems import create, offer_districts
from hightable.games.golem.rules.upgrades import develop, offer_upgrades, refused_upgrade
from hightable.games.golem.rules.work import WORK_ACTION
from hightable.games.golem.state import Board, Player
from hightable.games.golem.words import BOOK, CAULDRON, CLIMB, COPY, CREATE, DEVELOP, STOP
from hightable.kernel import Effect, Part

# A menu: a bit for each of its two parts that is done, and the strength of the mirror.
DONE: Final = Part(2)
STRENGTH: Final = Part(4, above=DONE)
UPGRADED: Final = 1
OTHER: Final = 2


class Supply(Act):
    """As much clay, coins or knowledge as the strength; then the two parts. [§5.4, §5.5, §5.6]"""

    def __init__(self, resource: i64, menu: Effect) -> None:
        super().__init__()
        self.resource = resource
        self.menu = menu

    def happen(self, board: Board, me: Player, strength: i64) -> None:
        earn(board, me, self.resource, strength)
        board.push(me.seat, self.menu)


class Menu(Ask):
    """Two parts, each at most once, in any order, each optional. [§5.2]"""

    def __init__(self, domain: i64) -> None:
        super().__init__()
        self.terms = DOMAIN.at(domain)

    def offer(self, board: Board, me: Player, done: i64) -> None:
        if not done & UPGRADED:
            offer_upgrades(board, me, self.terms)
        if not done & OTHER:
            self.offer_other(board, me)
        if board.count:
            board.offer(STOP)

    def refuse(self, board: Board, me: Player, done: i64, word: i64) -> str:
        if word in DEVELOP:
            if done & UPGRADED:
                return "upgrade_done"
            return refused_upgrade(me, DEVELOP.index(word), self.terms)
        reason = self.refuse_other(board, me, word)
        return "part_done" if reason and done & OTHER else reason

    def take(self, board: Board, me: Player, done: i64, word: i64) -> None:
        if word == STOP:
            return
        part: i64 = UPGRADED if word in DEVELOP else OTHER
        if done | part != UPGRADED | OTHER:
            board.push(me.seat, self, done | part)
        if part == UPGRADED:
            develop(board, me, DEVELOP.index(word), self.terms)
        else:
            self.take_other(board, me, word)

    def offer_other(self, board: Board, me: Player) -> None:
        """The words of the part that is not an upgrade."""

    def refuse_other(self, board: Board, me: Player, word: i64) -> str:
        """Why a word of that part is not offered; empty for any other word."""
        return ""

    def take_other(self, board: Board, me: Player, word: i64) -> None:
        """That part is done."""


class GolemMenu(Menu):
    """Develop a golem upgrade; create a golem. [§5.4]"""

    prompt = "golem_menu"
    rule = "§5.4"

    def offer_other(self, board: Board, me: Player) -> None:
        offer_districts(board, me, 0)

    def refuse_other(self, board: Board, me: Player, word: i64) -> str:
        return "no_golem" if word in CREATE else ""

    def take_other(self, board: Board, me: Player, word: i64) -> None:
        create(board, me, CREATE.index(word), 0)


class ArtefactMenu(Menu):
    """Develop an artefact upgrade; buy one gold for 3 coins. [§5.5]"""

    prompt = "artefact_menu"
    rule = "§5.5"

    def offer_other(self, board: Board, me: Player) -> None:
        if me.goods[COIN] >= GOLD_PRICE:
            offer_cauldrons(board, me)

    def refuse_other(self, board: Board, me: Player, word: i64) -> str:
        return "cauldron_full" if word in CAULDRON else ""

    def take_other(self, board: Board, me: Player, word: i64) -> None:
        me.goods[COIN] -= GOLD_PRICE
        place_gold(board, me, CAULDRON.index(word))


class ResearchMenu(Menu):
    """Develop a research upgrade; buy a book. [§5.6]"""

    prompt = "research_menu"
    rule = "§5.6"

    def offer_other(self, board: Board, me: Player) -> None:
        offer_books(board, me, 0)

    def refuse_other(self, board: Board, me: Player, word: i64) -> str:
        return refused_book(board, me, BOOK.index(word), 0) if word in BOOK else ""

    def take_other(self, board: Board, me: Player, word: i64) -> None:
        buy(board, me, BOOK.index(word), 0)


class Mirror(Act):
    """The mirror remembers its strength. [§5.7]"""

    def happen(self, board: Board, me: Player, strength: i64) -> None:
        board.push(me.seat, MIRROR_MENU, STRENGTH.at(strength))


class MirrorMenu(Ask):
    """For 1 coin another row's action with this strength; for 3 coins a research step. [§5.7]"""

    prompt = "mirror_menu"
    rule = "§5.7"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        if not n & OTHER and me.goods[COIN] >= COPY_PRICE:
            for row in range(i64(len(COPY))):
                board.offer(COPY[row])
        if not n & UPGRADED and me.goods[COIN] >= CLIMB_PRICE and me.research < RESEARCH_TOP:
            board.offer(CLIMB)
        if board.count:
            board.offer(STOP)

    def refuse(self, board: Board, me: Player, n: i64, word: i64) -> str:
        if word == CLIMB and not n & UPGRADED:
            return "top"
        return "part_done" if word == CLIMB or word in COPY else ""

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word == STOP:
            return
        if word == CLIMB:
            board.push(me.seat, self, n | UPGRADED)
            me.goods[COIN] -= CLIMB_PRICE
            climb(board, me, 1)
        else:
            board.push(me.seat, self, n | OTHER)
            me.goods[COIN] -= COPY_PRICE
            board.push(me.seat, ROW[COPY.index(word)], STRENGTH.of(n))


MIRROR_MENU: Final = MirrorMenu()
ROW: Final[list[Effect]] = [
    WORK_ACTION,
    Supply(GOLEM_DOMAIN, GolemMenu(GOLEM_DOMAIN)),
    Supply(ARTEFACT_DOMAIN, ArtefactMenu(ARTEFACT_DOMAIN)),
    Supply(RESEARCH_DOMAIN, ResearchMenu(RESEARCH_DOMAIN)),
    Mirror(),
]
