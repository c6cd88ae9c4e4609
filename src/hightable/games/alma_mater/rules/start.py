"""Chancellors, the order of the shelves, and the starting resources. [§3.4]"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.alma_mater.box import (
    CHANCELLORS,
    DICTIONARY,
    FACULTIES,
    SETUP_CARDS,
    SHELVES,
    SPARE,
)
from hightable.games.alma_mater.decode.cards import DRAWS_AT_SETUP, GAINS, SETUP_GAINS
from hightable.games.alma_mater.decode.makers import FREE
from hightable.games.alma_mater.effects.acts import Act, Ask
from hightable.games.alma_mater.effects.counts import STUDENTS_OF
from hightable.games.alma_mater.effects.icons import esteem
from hightable.games.alma_mater.rules.books import TAKE_ANY, TAKE_OWN
from hightable.games.alma_mater.rules.draft import offer_cards
from hightable.games.alma_mater.rules.free import Window
from hightable.games.alma_mater.rules.research import ADVANCE
from hightable.games.alma_mater.rules.students import RECRUIT_ONE_STUDENT
from hightable.games.alma_mater.rules.turn import lapse
from hightable.games.alma_mater.state import NOBODY, VALUE, Board, Player
from hightable.games.alma_mater.words import CHANCELLOR, END, KEEP, NEXT, SHELF
from hightable.kernel import BIT, Part

DUCATS: Final = GAINS.index("ducats")
OWN: Final = GAINS.index("own")
ANY: Final = GAINS.index("any")
DICTIONARIES: Final = GAINS.index("dictionaries")
PRESTIGE: Final = GAINS.index("prestige")
GREEN: Final = GAINS.index("green")
ART_STUDENT: Final = GAINS.index("art")
LAW_STUDENT: Final = GAINS.index("law")
UNITS: Final = [ART_STUDENT, LAW_STUDENT, GREEN]
STEP_UNIT: Final = 2
# The `n` of NextUnit: how many units of each sort are left.
ART_LEFT: Final = Part(4)
LAW_LEFT: Final = Part(4, above=ART_LEFT)
GREEN_LEFT: Final = Part(4, above=LAW_LEFT)
LEFT: Final = [ART_LEFT, LAW_LEFT, GREEN_LEFT]
ART: Final = FACULTIES.index("art")
LAW: Final = FACULTIES.index("law")
BUST_A: Final = 0
SHELVES_OF: Final = vec[i64]([SHELVES.count(value) for value in range(VALUE + 1)])


class PlayerSetup(Act):
    """In turn order: all choose a chancellor, all arrange shelves, all take resources. [§3.4]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        order = board.order
        for place in range(len(order) - 1, -1, -1):
            board.push(order[place], START_WITH)
        for place in range(len(order) - 1, -1, -1):
            board.push(order[place], ARRANGE_SHELF)
        board.push(0, LEFT_OVER)
        for place in range(len(order) - 1, -1, -1):
            board.push(order[place], CHOOSE_CHANCELLOR)


class ChooseChancellor(Ask):
    """Take one of the open chancellors. [§3.4]"""

    prompt = "chancellor"
    rule = "§3.4"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        for chancellor in range(len(CHANCELLORS)):
            if board.offered_chancellors >> chancellor & 1:
                board.offer(CHANCELLOR[chancellor])

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        me.chancellor = CHANCELLOR.index(word)
        me.chancellors = BIT[me.chancellor]
        board.offered_chancellors &= ~me.chancellors
        if DRAWS_AT_SETUP[me.chancellor]:
            draw(board, me, DRAWS_AT_SETUP[me.chancellor])


def draw(board: Board, me: Player, number: i64) -> None:
    """Glareanus' owner turns up cards of the deck and keeps one of them. [R44]"""
    for _ in range(number):
        me.hand |= BIT[board.deck.pop()]
    board.barrier("draw")
    board.push(me.seat, KEEP_EXTRA)


class KeepExtra(Ask):
    """Keep one of the cards turned up; turn order stays as it is. [R4]"""

    prompt = "keep extra"
    rule = "§3.4"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        offer_cards(board, me.hand, KEEP[0])

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        me.kept |= BIT[KEEP.index(word)]
        me.hand = 0


class LeftOver(Act):
    """The chancellor nobody took goes to bust a; the unused setup cards leave the game. [§3.4]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        for chancellor in range(len(CHANCELLORS)):
            if board.offered_chancellors >> chancellor & 1:
                board.fame[BUST_A] = chancellor
        board.offered_chancellors = 0
        board.deck.clear()
        for player in board.players:
            player.discard = NOBODY
            player.held = 0


class ArrangeShelf(Ask):
    """Which shelf stands in place `n`, from left to right? The last one is spare. [§3.5]"""

    prompt = "shelf"
    rule = "§3.5"

    def offer(self, board: Board, me: Player, place: i64) -> None:
        for value in range(1, VALUE + 1):
            left = SHELVES_OF[value]
            for shelf in me.shelves:
                if shelf == value:
                    left -= 1
            if left:
                board.offer(SHELF[value - 1])

    def take(self, board: Board, me: Player, place: i64, word: i64) -> None:
        me.shelves[place] = SHELF.index(word) + 1
        if place < SPARE:
            board.push(me.seat, self, place + 1)


class StartWith(Act):
    """Everything on the setup cards: plain resources, books, then students and steps. [§3.6]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        board.active = me.seat
        board.push(me.seat, READY_TO_START)
        board.push(me.seat, NEXT_UNIT, units_of(me))
        if gained(me, OWN):
            board.push(me.seat, TAKE_OWN, gained(me, OWN))
        for card in range(len(SETUP_CARDS) - 1, -1, -1):
            if me.kept >> card & 1 and SETUP_GAINS[card][ANY]:
                board.push(me.seat, TAKE_ANY, SETUP_GAINS[card][ANY])
        me.ducats += gained(me, DUCATS)
        me.books[DICTIONARY] += gained(me, DICTIONARIES)
        esteem(me, gained(me, PRESTIGE))


def gained(me: Player, what: i64) -> i64:
    """How much of something the setup cards of a player show. [§3.6]"""
    total: i64 = 0
    cards = me.kept
    card: i64 = 0
    while cards:
        if cards & 1:
            total += SETUP_GAINS[card][what]
        cards >>= 1
        card += 1
    return total


def units_of(me: Player) -> i64:
    """The students and green steps of the setup cards, counted by sort. [R5]"""
    units: i64 = 0
    for unit in range(len(UNITS)):
        units |= LEFT[unit].at(gained(me, UNITS[unit]))
    return units


class NextUnit(Ask):
    """Students and green steps one by one, in the order you like; `n` counts them. [R5]"""

    prompt = "next"
    rule = "§3.6"

    def offer(self, board: Board, me: Player, units: i64) -> None:
        for unit in range(len(UNITS)):
            if LEFT[unit].of(units):
                board.offer(NEXT[unit])

    def take(self, board: Board, me: Player, units: i64, word: i64) -> None:
        unit = NEXT.index(word)
        board.push(me.seat, self, units - LEFT[unit].at(1))
        if unit == STEP_UNIT:
            board.push(me.seat, ADVANCE)
        else:
            students = STUDENTS_OF[ART if UNITS[unit] == ART_STUDENT else LAW]
            board.push(me.seat, RECRUIT_ONE_STUDENT, students | FREE)


class ReadyToStart(Window):
    """Steps gained on the way may be used; then the setup cards leave the game. [R56]"""

    prompt = "ready"
    rule = "§3.6"

    def propose(self, board: Board, me: Player, n: i64) -> None:
        board.offer(END)

    def decide(self, board: Board, me: Player, n: i64, word: i64) -> None:
        lapse(me)
        me.kept = 0
        board.active = NOBODY


PLAYER_SETUP: Final = PlayerSetup()
CHOOSE_CHANCELLOR: Final = ChooseChancellor()
KEEP_EXTRA: Final = KeepExtra()
LEFT_OVER: Final = LeftOver()
ARRANGE_SHELF: Final = ArrangeShelf()
START_WITH: Final = StartWith()
NEXT_UNIT: Final = NextUnit()
READY_TO_START: Final = ReadyToStart()
