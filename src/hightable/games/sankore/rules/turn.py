"""Turns, rounds and the end of the game. [§3, §6, §9, §10]"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.sankore.decode.cards import ABILITY, BONUS_ACTION, MORE_BOOKS, ONCE, amount
from hightable.games.sankore.decode.icons import ANY_BOOK
from hightable.games.sankore.effects import Act, Ask
from hightable.games.sankore.rules.enrol import ENROL_ONE
from hightable.games.sankore.rules.establish import ESTABLISH_PAID
from hightable.games.sankore.rules.favour import EXCHANGE_ONE
from hightable.games.sankore.rules.graduate import GRADUATE_PAID
from hightable.games.sankore.rules.madrasa import is_ending
from hightable.games.sankore.rules.majority import score_marked, score_remaining
from hightable.games.sankore.rules.objectives import complete, is_met, not_completed, not_used
from hightable.games.sankore.rules.scholar import SCHOLAR_TURN, fill_up, is_worn_out
from hightable.games.sankore.rules.school import MOVE_ONE, PROMOTE_ONE
from hightable.games.sankore.rules.storage import DISCARD_PRESTIGE, trim
from hightable.games.sankore.rules.teach import TEACH_ONE
from hightable.games.sankore.state import Board, Player
from hightable.games.sankore.words import (
    COMPLETE,
    END_TURN,
    ENROL,
    ESTABLISH,
    FAVOUR,
    GRADUATE,
    MOVE,
    PROMOTE,
    TEACH,
    USE,
    WRITE,
)
from hightable.kernel import BIT, ones

ACTIONS_A_TURN: Final = 2
QUIET_ROUNDS: Final = 3
LAST_ROUND: Final = 40
AHEAD: Final = 2
ENDINGS: Final = ["", "over full", "over quiet", "over last", "over scholar"]
FULL: Final = 1
QUIET: Final = 2
LAST: Final = 3
WORN_OUT: Final = 4
ENROLLED: Final = 1
ESTABLISHED: Final = 2
TAUGHT: Final = 4
GRADUATED: Final = 8
EXCHANGED: Final = 16
MAIN: Final[list[Ask]] = [ENROL_ONE, ESTABLISH_PAID, TEACH_ONE, GRADUATE_PAID, EXCHANGE_ONE]
IMPOSSIBLE: Final = ["no enrol", "no establish", "no teach", "no graduate", "no favour"]
MAIN_WORD: Final = vec[i64]([ENROL, ESTABLISH, TEACH, GRADUATE, FAVOUR])


class StartTurn(Act):
    """The next player's turn; cards used once a turn are ready again. [§3]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        board.barrier("turn")
        me.used = 0
        board.push(me.seat, END_OF_TURN)
        if me.seat < board.people:
            board.note("turn", me.seat, board.round)
            board.push(me.seat, MENU)
        else:
            board.push(me.seat, SCHOLAR_TURN)


class Menu(Ask):
    """Two different main actions and any number of bonus actions, in any order. [§3]

    `n` is the set of the main actions taken.
    """

    prompt = "turn"
    rule = "§3"

    def offer(self, board: Board, me: Player, done: i64) -> None:
        if ones(done) < ACTIONS_A_TURN:
            offer_main(board, me, done)
        offer_bonus(board, me)
        board.offer(END_TURN)

    def refuse(self, board: Board, me: Player, done: i64, word: i64) -> str:
        for action in range(i64(len(MAIN))):
            if MAIN_WORD[action] == word:
                return not_acting(done, action)
        if word in COMPLETE:
            return not_completed(me, COMPLETE.index(word))
        return not_used(me, USE.index(word)) if word in USE else ""

    def take(self, board: Board, me: Player, done: i64, word: i64) -> None:
        if word == END_TURN:
            return
        for action in range(i64(len(MAIN))):
            if MAIN_WORD[action] == word:
                board.push(me.seat, self, done | BIT[action])
                board.push(me.seat, MAIN[action])
                return
        board.push(me.seat, self, done)
        take_bonus(board, me, word)


def not_acting(done: i64, action: i64) -> str:
    """Why a main action cannot be taken. [§3]"""
    if done >> action & 1:
        return "taken"
    return "two taken" if ones(done) == ACTIONS_A_TURN else IMPOSSIBLE[action]


def offer_main(board: Board, me: Player, done: i64) -> None:
    """The main actions not taken yet that can be carried out. [§3]"""
    if not done & ENROLLED and ENROL_ONE.possible(board, me):
        board.offer(ENROL)
    if not done & ESTABLISHED and ESTABLISH_PAID.possible(board, me):
        board.offer(ESTABLISH)
    if not done & TAUGHT and TEACH_ONE.possible(board, me):
        board.offer(TEACH)
    if not done & GRADUATED and GRADUATE_PAID.possible(board, me):
        board.offer(GRADUATE)
    if not done & EXCHANGED and EXCHANGE_ONE.possible(board, me):
        board.offer(FAVOUR)


def offer_bonus(board: Board, me: Player) -> None:
    """Bonus actions that can be carried out, and cards that can be completed or used. [§6]"""
    if me.inspiration:
        if MOVE_ONE.possible(board, me):
            board.offer(MOVE)
        if PROMOTE_ONE.possible(board, me):
            board.offer(PROMOTE)
        if ANY_BOOK.possible(board, me):
            board.offer(WRITE)
    waiting = me.hand | me.done & BONUS_ACTION & ~me.used
    card: i64 = 0
    while waiting:
        if waiting & 1:
            offer_card(board, me, card)
        waiting >>= 1
        card += 1


def offer_card(board: Board, me: Player, card: i64) -> None:
    """A card in hand may be completed if its requirement holds, a completed one used. [§6]"""
    if me.hand >> card & 1:
        if is_met(board, me, card):
            board.offer(COMPLETE[card])
    elif ABILITY[card].can(board, me.seat):
        board.offer(USE[card])


def take_bonus(board: Board, me: Player, word: i64) -> None:
    """Complete or use a card, or spend 1 Inspiration. [§6]"""
    if word in COMPLETE:
        complete(board, me, COMPLETE.index(word))
    elif word in USE:
        me.used |= ONCE & BIT[USE.index(word)]
        board.push(me.seat, ABILITY[USE.index(word)])
    else:
        me.inspiration -= 1
        if word == MOVE:
            board.push(me.seat, MOVE_ONE)
        elif word == PROMOTE:
            board.push(me.seat, PROMOTE_ONE)
        else:
            for _ in range(1 + amount(me, MORE_BOOKS)):
                board.push(me.seat, ANY_BOOK)


class EndOfTurn(Act):
    """Majority scorings, then the storage limits, then the next player. [§9]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        score_marked(board)
        board.push(me.seat, NEXT_TURN)
        if me.seat < board.people:
            trim(board, me)
            board.push(me.seat, DISCARD_PRESTIGE)


def ending(board: Board) -> i64:
    """Why the game is over after this round, or 0. [§10, R15]"""
    if is_ending(board):
        return FULL
    if is_worn_out(board):
        return WORN_OUT
    if board.round - board.progress >= QUIET_ROUNDS:
        return QUIET
    return LAST if board.round >= LAST_ROUND else 0


def quiet_rounds(board: Board) -> i64:
    """The rounds without progress that are over, up to now. [§10, R15]"""
    return max(board.round - 1 - board.progress, 0)


class NextTurn(Act):
    """Clockwise; a complete round may be the last. [§10]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        following = (me.seat + 1) % len(board.players)
        if following != board.first:
            board.push(following, START_TURN)
        elif ending(board):
            board.note(ENDINGS[ending(board)], me.seat, board.round, QUIET_ROUNDS)
            fill_up(board, me)
            score_remaining(board)
        else:
            board.round += 1
            announce(board)
            board.push(following, START_TURN)


def announce(board: Board) -> None:
    """Two rounds ahead it is said that the game will end with them. [§10, R15]"""
    if quiet_rounds(board):
        board.note("quiet", 0, quiet_rounds(board), QUIET_ROUNDS - quiet_rounds(board))
    if LAST_ROUND - board.round <= AHEAD:
        board.note("last rounds", 0, LAST_ROUND, LAST_ROUND - board.round)


START_TURN: Final = StartTurn()
MENU: Final = Menu()
MENU.insists = END_TURN
END_OF_TURN: Final = EndOfTurn()
NEXT_TURN: Final = NextTurn()
