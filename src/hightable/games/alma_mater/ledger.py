"""What a player of Alma Mater counts."""

from __future__ import annotations

from typing import Final

from hightable.games.alma_mater.box import (
    CHANCELLORS,
    DICTIONARY,
    KINDS,
    PROFESSORS,
    ROUNDS,
    SETUP_CARDS,
    STUDENTS,
)
from hightable.games.alma_mater.rules.income import INCOME_OF
from hightable.games.alma_mater.rules.scoring import MILESTONES, SCORE_SHEET
from hightable.games.alma_mater.state import NOBODY, Board, Player, board_of, displayed
from hightable.games.alma_mater.words import PASS
from hightable.kernel import Counter, Ledger, State, ones, sheet_line

MOST_DUCATS: Final = 20
MOST_BOOKS: Final = 8
MOST_MASTERS: Final = 5
MOST_STEPS: Final = 3
BOOKS: Final = [f"books {kind}" for kind in KINDS]
ICONS: Final = ["i-tbk-vermilion", "i-tbk-azure", "i-tbk-saffron", "i-tbk-plum", "i-dictk"]
COUNTERS: Final = [
    Counter("ducats", "i-coin", MOST_DUCATS),
    *[Counter(key, icon, MOST_BOOKS) for key, icon in zip(BOOKS, ICONS, strict=True)],
    Counter("masters", "i-master", MOST_MASTERS),
    Counter("resting", "i-bed"),
    Counter("tutors", "i-tutor", MOST_MASTERS),
    Counter("green", "i-step-green", MOST_STEPS),
    Counter("black", "i-step-black", MOST_STEPS),
    Counter("level", "i-stele"),
    Counter("milestones", "i-stele"),
    Counter("ready", "i-profk"),
    Counter("displayed", "i-shelfbooks"),
    Counter("busts", "i-fame"),
    *[sheet_line(line) for line in SCORE_SHEET],
]
NO_SCORE: Final = [0] * len(SCORE_SHEET)


class AlmaMaterLedger(Ledger):
    """Ducats and books, masters, research and the score; students and professors as things."""

    def seats(self, state: State) -> int:
        return len(board_of(state).players)

    def read(self, state: State, seat: int) -> list[int]:
        board = board_of(state)
        me = board.players[seat]
        return [*held(board, me), *(NO_SCORE if seat >= board.people else scored(board, me))]

    def lend(self, state: State, seat: int, key: str, n: int) -> None:
        """A colour that nobody plays cannot be lent."""
        board = board_of(state)
        me = board.players[seat]
        if key == "ducats":
            me.ducats += n
        elif key == "masters":
            me.archive += n
        elif key == "tutors":
            me.tutors += n
        elif key == "green":
            me.green += n
        elif key == "black":
            me.black += n
        else:
            lend_books(board, me, BOOKS.index(key), n)

    def incomes(self, state: State) -> int:
        """One a round but the last."""
        return int(ROUNDS - board_of(state).round)

    def pay(self, state: State, seat: int) -> None:
        """Ignotus has none, and nobody before the universities have a reputation."""
        if seat < state.people and seat in board_of(state).reputation:
            INCOME_OF.do(state, seat, 0)

    def things(self, state: State, seat: int) -> list[str]:
        """Who works and studies here, and the setup cards once the draft is over."""
        board = board_of(state)
        me = board.players[seat]
        found = named(me.students, STUDENTS) + named(me.professors, PROFESSORS)
        found += named(me.chancellors, CHANCELLORS)
        return [*found, *setup_cards(me)] if board.order else found

    def secrets(self, state: State, seat: int) -> list[str]:
        """The setup cards while they are drafted."""
        board = board_of(state)
        return [] if board.order else setup_cards(board.players[seat])


def held(board: Board, me: Player) -> list[int]:
    """All that is not of the score sheet."""
    books = [int(number) for number in me.books]
    masters = [int(me.archive), int(me.dormitory + me.resting), int(me.tutors)]
    research = [int(me.green), int(me.black), int(me.level), int(MILESTONES.count(board, me))]
    others = [int(ones(me.ready)), int(displayed(me)), int(ones(me.busts))]
    return [int(me.ducats), *books, *masters, *research, *others]


def scored(board: Board, me: Player) -> list[int]:
    """The lines of the score sheet, in their order."""
    return [int(rule(board, me)) for rule in SCORE_SHEET.values()]


def lend_books(board: Board, me: Player, kind: int, n: int) -> None:
    """Books of a colour in play, or dictionaries."""
    if kind == DICTIONARY or kind < len(board.players):
        me.books[kind] += n


def named(bits: int, names: list[str]) -> list[str]:
    """The names whose bits are set."""
    if not bits:
        return []
    return [name for at, name in enumerate(names) if bits >> at & 1]


def setup_cards(me: Player) -> list[str]:
    """Those in hand, kept or picked."""
    picked = [] if me.pick == NOBODY else [SETUP_CARDS[me.pick]]
    return named(me.hand, SETUP_CARDS) + named(me.kept, SETUP_CARDS) + picked


LEDGER: Final = AlmaMaterLedger(COUNTERS, follows=["next"], gives_up=[PASS])
