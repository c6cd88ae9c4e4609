"""Setting up the board. [§3.1]"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.alma_mater.box import (
    CARD_RECORDS,
    CHAIR_FACULTY,
    CHANCELLORS,
    COPIES,
    DEALT,
    FACULTIES,
    GLORY_RECORDS,
    IGNOTUS_CARDS,
    KEPT,
    KINDS,
    LETTERS,
    LETTERS_OF_TRACK,
    PROFESSOR_FACULTY,
    ROWS,
    SETUP_CARDS,
    SHELVES,
    SIDE_RECORDS,
    SITES,
    START_MASTERS,
    STUDENT_FACULTY,
    STUDENTS,
    TUTORS,
)
from hightable.games.alma_mater.rules.draft import DRAFT
from hightable.games.alma_mater.rules.rounds import EVERY_ROUND
from hightable.games.alma_mater.rules.solo import IGNOTUS, arrive
from hightable.games.alma_mater.rules.start import PLAYER_SETUP
from hightable.games.alma_mater.state import NOBODY, SEATS, SETUP, Board, Deal, Player
from hightable.kernel import BIT, Options, shuffle

WITH_IGNOTUS: Final = 2
GLORY_LETTERS: Final = [record["letter"] for record in GLORY_RECORDS.values()]
CARD_LETTERS: Final = [record["letter"] for record in CARD_RECORDS.values()]


def alike(marks: list[Any], mark: object) -> list[int]:
    """The places where a mark stands: a letter or a faculty. [§3.1]"""
    return [at for at, its in enumerate(marks) if its == mark]


CARDS_OF: Final = [alike(CARD_LETTERS, letter) for letter in LETTERS_OF_TRACK]
GLORY_OF: Final = [alike(GLORY_LETTERS, letter) for letter in LETTERS]
COLUMNS: Final = [alike(STUDENT_FACULTY, faculty) for faculty in range(len(FACULTIES))]
PROFESSORS_OF: Final = [alike(PROFESSOR_FACULTY, faculty) for faculty in range(len(FACULTIES))]
SIDE_FOR: Final = {
    seats: at for at, r in enumerate(SIDE_RECORDS.values()) for seats in r["players"]
}


def new(seats: int, seed: bytes, options: Options) -> Board:
    """Deal the board, the universities and the setup cards, and begin with the draft. [§3.1]"""
    board = empty_board(seats, seed)
    board.deal = deal(board)
    deal_cards(board, seats)
    for seat in range(seats):
        player = new_player(seat)
        player.archive = START_MASTERS
        for _ in range(DEALT):
            player.hand |= BIT[board.deck.pop()]
        player.held = player.hand
        board.players.append(player)
    if seats == WITH_IGNOTUS:
        board.opponent = IGNOTUS
        board.players.append(new_player(seats))
        arrive(board.players[seats])
        board.ignotus = shuffled(board, list(range(len(IGNOTUS_CARDS))))
    board.ranking = [player.seat for player in board.players]
    board.push(0, EVERY_ROUND)
    board.push(0, PLAYER_SETUP)
    board.push(0, DRAFT, KEPT)
    board.run()
    return board


def empty_board(seats: int, seed: bytes) -> Board:
    """The board with its stacks of students and professors, and nothing else on it. [§3.1]"""
    copies = COPIES[seats]
    return Board(
        seed,
        seats,
        Deal(SIDE_FOR[seats], vec[i64]([]), vec[i64]([]), vec[i64]([]), vec[i64]([])),
        [],
        1,
        SETUP,
        NOBODY,
        [],
        [],
        [],
        vec[i64]([copies] * len(STUDENTS)),
        vec[i64]([copies] * len(CHAIR_FACULTY)),
        vec[i64]([0] * len(CHAIR_FACULTY)),
        vec[i64]([0] * (len(SITES) * SEATS)),
        [],
        TUTORS,
        0,
        0,
        [],
        0,
        vec[i64]([NOBODY] * len(LETTERS)),
        [],
        NOBODY,
    )


def new_player(seat: i64) -> Player:
    """A university as it comes out of the box. [§3.1]"""
    books = vec[i64]([0] * len(KINDS))
    shelves = vec[i64]([0] * len(SHELVES))
    return Player(
        seat, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, False, 0, [], 0, 0, 0, NOBODY, 0, 0,
        books, shelves, 0, 0, 0, NOBODY, NOBODY, 0,
    )  # fmt: skip


def deal(board: Board) -> Deal:
    """What stays as it is dealt: research cards, students, professors, glory tiles. [§3.1]"""
    cards = [one_of(board, those) for those in CARDS_OF]
    rows = campus_rows(board)
    professors = academy(board)
    glory = [one_of(board, those) for those in GLORY_OF]
    return Deal(
        board.deal.side, vec[i64](rows), vec[i64](professors), vec[i64](cards), vec[i64](glory)
    )


def deal_cards(board: Board, seats: int) -> None:
    """Chancellors for the busts and for the players, and the deck of setup cards. [§3.1]"""
    chancellors = shuffled(board, list(range(len(CHANCELLORS))))
    for letter in range(1, len(LETTERS)):
        board.fame[letter] = chancellors.pop()
    for _ in range(seats + 1):
        board.offered_chancellors |= BIT[chancellors.pop()]
    board.deck = shuffled(board, list(range(len(SETUP_CARDS))))


def shuffled(board: Board, cards: list[int]) -> list[int]:
    """The cards, in random order. [§3.1]"""
    shuffle(board, cards)
    return cards


def one_of(board: Board, those: list[int]) -> int:
    """A random tile or card of a letter. [§3.1]"""
    return those[board.random(len(those))]


def campus_rows(board: Board) -> list[int]:
    """The four students of each faculty on the four rows of its column. [R2]"""
    rows = [0] * ROWS
    for column in COLUMNS:
        for row, student in enumerate(shuffled(board, column[:])):
            rows[row] |= 1 << student
    return rows


def academy(board: Board) -> list[int]:
    """Two different professors of each faculty, in a random order, on its two spaces. [§3.1]"""
    piles = [shuffled(board, those[:]) for those in PROFESSORS_OF]
    return [piles[faculty].pop() for faculty in CHAIR_FACULTY]
