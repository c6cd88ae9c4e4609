"""The view as a row of numbers, for learners."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hightable.games.alma_mater.box import (
    ALL_MASTERS,
    CHAIRS,
    CHANCELLORS,
    COPIES,
    HALLS,
    IGNOTUS_CARDS,
    KINDS,
    LETTERS,
    LETTERS_OF_TRACK,
    MORE_MASTERS,
    POSITIONS,
    PROFESSORS,
    ROUNDS,
    ROWS,
    SETUP_CARDS,
    SHELVES,
    SITES,
    STUDENTS,
    TOP,
    TUTORS,
)
from hightable.games.alma_mater.decode.prices import PRICE_AT
from hightable.games.alma_mater.rules.books import storage_size
from hightable.games.alma_mater.rules.lectures import MARK, MARK_BITS
from hightable.games.alma_mater.rules.payment import FIFTEEN, NIBBLE
from hightable.games.alma_mater.rules.scoring import score
from hightable.games.alma_mater.state import (
    BOOK,
    FLIPPED,
    PARKED,
    PHASES,
    SEATS,
    VALUE,
    Board,
    Player,
)
from hightable.kernel import Bounds, ObservationWriter, flags, up_to

CARDS_OF_LETTER: Final = 4
TILES_OF_LETTER: Final = 3
DEALT_CARDS: Final = len(LETTERS_OF_TRACK) * CARDS_OF_LETTER + len(LETTERS) * TILES_OF_LETTER
RANKS: Final = 4
PLAIN: Final = (
    "score, prestige, ducats, level, archive, dormitory, boxed, more masters, tutors, resting, "
    "green, black, used, passed, students, storage, busts"
)
PLAIN_SIZE: Final = 17


POINTS: Final = 400
STORAGE_TOP: Final = 31
BOOKS_TOP: Final = 99
PRICE_TOP: Final = max([int(price) for price in PRICE_AT])
BISHOP_TOP: Final = int(ALL_MASTERS + TUTORS)
DUCATS: Final = 199
STEPS: Final = 31
SHELF_TOP: Final = BOOK + FLIPPED + VALUE
USED: Final = 2 * PARKED - 1
PLAIN_BOUNDS: Final[Bounds] = [
    *up_to(POINTS, 2),
    *up_to(DUCATS),
    *up_to(int(TOP)),
    *up_to(int(ALL_MASTERS), 3),
    *up_to(int(MORE_MASTERS)),
    *up_to(int(TUTORS), 2),
    *up_to(STEPS, 2),
    *up_to(USED),
    *flags(1),
    *up_to(int(HALLS) + 1),
    *up_to(STORAGE_TOP),
    *up_to((1 << len(LETTERS)) - 1),
]


def parts(seats: int) -> list[tuple[str, Bounds]]:
    """What the row holds, for a game of so many players."""
    players = max(seats, 3)
    copies = COPIES[seats]
    rows = [
        ("round", flags(int(ROUNDS) + 1)),
        ("phase", flags(len(PHASES))),
        ("research cards", flags(len(LETTERS_OF_TRACK) * CARDS_OF_LETTER)),
        ("glory tiles", flags(len(LETTERS) * TILES_OF_LETTER)),
        ("chancellors of busts", flags(len(LETTERS) * len(CHANCELLORS))),
        ("chancellors on offer", flags(len(CHANCELLORS))),
        ("row of each student", up_to(ROWS, len(STUDENTS))),
        ("copies of students", up_to(copies, len(STUDENTS))),
        ("professor of each chair", up_to(len(PROFESSORS) - 1, len(CHAIRS))),
        ("copies of professors", up_to(copies, len(CHAIRS))),
        ("fixed costs by kind", up_to(int(FIFTEEN), len(CHAIRS) * len(KINDS))),
        ("tutors in the supply", up_to(int(TUTORS))),
        ("card of Ignotus", flags(len(IGNOTUS_CARDS))),
        ("cards of Ignotus to come", flags(len(IGNOTUS_CARDS))),
        ("own hand", flags(len(SETUP_CARDS))),
        ("own pick", flags(len(SETUP_CARDS))),
    ]
    for seat in range(players):
        rows += player_parts(seat)
    return rows


def player_parts(seat: int) -> list[tuple[str, Bounds]]:
    rows = [
        (PLAIN, PLAIN_BOUNDS),
        ("turn, place in the order, rank, reputation", flags(1 + 3 * RANKS)),
        ("kept setup cards", flags(len(SETUP_CARDS))),
        ("students", flags(len(STUDENTS))),
        ("professors", flags(len(PROFESSORS))),
        ("ready professors", flags(len(PROFESSORS))),
        ("bookmarks", up_to(len(KINDS), len(PROFESSORS))),
        ("chancellors", flags(len(CHANCELLORS))),
        ("busts", flags(len(LETTERS))),
        ("books by kind", up_to(BOOKS_TOP, len(KINDS))),
        ("shelves", up_to(SHELF_TOP, len(SHELVES))),
        ("prices", up_to(PRICE_TOP, int(POSITIONS))),
        ("masters on sites", up_to(int(ALL_MASTERS), len(SITES))),
        ("pieces on the bishop", up_to(BISHOP_TOP)),
    ]
    return [(f"player {seat} {name}", bounds) for name, bounds in rows]


PLAYER_SIZE: Final[i64] = sum([len(bounds) for _, bounds in player_parts(0)])


def write_deal(board: Board, into: ObservationWriter) -> None:
    """What is dealt once and never moves."""
    into.skip(ROUNDS + 1 + len(PHASES))
    among(board.deal.cards, CARDS_OF_LETTER, into)
    among(board.deal.glory, TILES_OF_LETTER, into)
    into.skip(len(LETTERS) * len(CHANCELLORS) + len(CHANCELLORS))
    write_rows(board, into)
    into.skip(len(STUDENTS))
    into.each(board.deal.professors)


def among(dealt: vec[i64], size: i64, into: ObservationWriter) -> None:
    """Of each letter, which of its `size` cards or tiles was dealt."""
    for card in dealt:
        into.place(card % size, size)


def write_rows(board: Board, into: ObservationWriter) -> None:
    """The row of the campus on which each student lies."""
    cells, rows = into.cells, board.deal.rows
    for number in range(1, ROWS):
        at, students = into.at, rows[number]
        while students:
            if students & 1:
                cells[at] = i16(number)
            students >>= 1
            at += 1
    into.skip(len(STUDENTS))


def write(board: Board, seat: i64, into: ObservationWriter) -> None:
    """The viewer comes first, the others clockwise."""
    write_table(board, into)
    write_stacks(board, into)
    me = board.players[seat]
    into.flags(me.hand, len(SETUP_CARDS))
    into.place(me.pick, len(SETUP_CARDS))
    write_places(board, seat, into)
    players = i64(len(board.players))
    at = seat
    for _ in range(players):
        player = board.players[at]
        write_plain(board, player, into)
        into.put(1 if board.active == at else 0)
        into.skip(3 * RANKS)
        into.flags(player.kept if at == seat or len(board.order) > 0 else 0, len(SETUP_CARDS))
        write_university(player, into)
        write_masters(board, player, into)
        at = at + 1 if at + 1 < players else 0


def write_places(board: Board, viewer: i64, into: ObservationWriter) -> None:
    """Where everybody stands; the parts of the players begin here."""
    first = into.at + PLAIN_SIZE + 1
    players = i64(len(board.players))
    rank(board.order, viewer, players, first, into)
    rank(board.ranking, viewer, players, first + RANKS, into)
    rank(board.reputation, viewer, players, first + 2 * RANKS, into)


def rank(seats: list[int], viewer: i64, players: i64, first: i64, into: ObservationWriter) -> None:
    """Mark each seat's place, in its own part of the row."""
    cells = into.cells
    for seat in seats:
        part = i64(seat) - viewer
        cells[first + (part if part >= 0 else part + players) * PLAYER_SIZE] = i16(1)
        first += 1


def write_table(board: Board, into: ObservationWriter) -> None:
    """The round, and the chancellors."""
    into.place(board.round - 1, ROUNDS + 1)
    into.place(board.phase, len(PHASES))
    into.skip(DEALT_CARDS)
    for chancellor in board.fame:
        into.place(chancellor, len(CHANCELLORS))
    into.flags(board.offered_chancellors, len(CHANCELLORS))
    into.skip(len(STUDENTS))


def write_stacks(board: Board, into: ObservationWriter) -> None:
    """Tiles and cards to be had, what professors cost, tutors, and Ignotus' cards."""
    into.each(board.students)
    into.skip(len(CHAIRS))
    into.each(board.chairs)
    cells, first = into.cells, into.at
    for cost in board.costs:
        at = first
        while cost:
            cells[at] = i16(cost & FIFTEEN)
            cost >>= NIBBLE
            at += 1
        first += len(KINDS)
    into.at = first
    into.put(board.tutors)
    into.place(board.card, len(IGNOTUS_CARDS))
    into.count(board.ignotus, len(IGNOTUS_CARDS))


def write_plain(board: Board, me: Player, into: ObservationWriter) -> None:
    """A player's plain numbers."""
    cells, at = into.cells, into.at
    cells[at] = i16(score(board, me))
    cells[at + 1] = i16(me.prestige)
    cells[at + 2] = i16(me.ducats)
    cells[at + 3] = i16(me.level)
    cells[at + 4] = i16(me.archive)
    cells[at + 5] = i16(me.dormitory)
    cells[at + 6] = i16(me.boxed)
    cells[at + 7] = i16(me.more)
    cells[at + 8] = i16(me.tutors)
    cells[at + 9] = i16(me.resting)
    cells[at + 10] = i16(me.green)
    cells[at + 11] = i16(me.black)
    cells[at + 12] = i16(me.used)
    cells[at + 13] = i16(1 if me.passed else 0)
    cells[at + 14] = i16(len(me.halls) + 1)
    cells[at + 15] = i16(storage_size(me))
    cells[at + 16] = i16(me.busts)
    into.skip(PLAIN_SIZE)


def write_university(me: Player, into: ObservationWriter) -> None:
    """A player's people, books, shelves and prices."""
    into.flags(me.students, len(STUDENTS))
    into.flags(me.professors, len(PROFESSORS))
    into.flags(me.ready, len(PROFESSORS))
    cells, at, marks = into.cells, into.at, me.bookmarks
    while marks:
        cells[at] = i16(marks & MARK)
        marks >>= MARK_BITS
        at += 1
    into.skip(len(PROFESSORS))
    into.flags(me.chancellors, len(CHANCELLORS))
    into.flags(me.busts, len(LETTERS))
    into.each(me.books)
    into.each(me.shelves)
    prices, first = PRICE_AT, me.row * POSITIONS
    at = into.at
    for place in range(first, first + POSITIONS):
        cells[at] = i16(prices[place])
        at += 1
    into.at = at


def write_masters(board: Board, me: Player, into: ObservationWriter) -> None:
    """A player's masters on every site, and all pieces on the bishop, extras among them."""
    cells, at, pieces = into.cells, into.at, board.pieces
    for piece in range(me.seat, i64(len(pieces)), SEATS):
        if pieces[piece]:
            cells[at] = i16(pieces[piece])
        at += 1
    into.skip(len(SITES))
    visitors: i64 = 0
    for visitor in board.bishop:
        if i64(visitor) == me.seat or i64(visitor) == me.seat + SEATS:
            visitors += 1
    into.put(visitors)
