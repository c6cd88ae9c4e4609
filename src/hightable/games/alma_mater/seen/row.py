"""The view as a row of numbers, for learners."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.alma_mater.box import (
    CHAIRS,
    CHANCELLORS,
    IGNOTUS_CARDS,
    KINDS,
    LETTERS,
    POSITIONS,
    PROFESSORS,
    ROUNDS,
    SETUP_CARDS,
    SHELVES,
    SITES,
    STUDENTS,
)
from hightable.games.alma_mater.components.prices import PRICE_AT
from hightable.games.alma_mater.rules.books import storage_size
from hightable.games.alma_mater.rules.lectures import MARK, MARK_BITS
from hightable.games.alma_mater.rules.payment import of_kind
from hightable.games.alma_mater.rules.scoring import score
from hightable.games.alma_mater.state import NOBODY, PHASES, SEATS, Board, Player
from hightable.kernel import Row

CARDS_OF_LETTER: Final = 4
TILES_OF_LETTER: Final = 3
RANKS: Final = 4
PLAIN: Final = (
    "score, prestige, ducats, level, archive, dormitory, boxed, more masters, tutors, resting, "
    "green, black, used, passed, students, storage, busts"
)
PLAIN_SIZE: Final = 17


def layout(seats: int) -> list[tuple[str, int]]:
    """What the row holds, for a game of so many players."""
    players = max(seats, 3)
    rows = [
        ("round", int(ROUNDS) + 1),
        ("phase", len(PHASES)),
        ("research cards", 5 * CARDS_OF_LETTER),
        ("glory tiles", len(LETTERS) * TILES_OF_LETTER),
        ("chancellors of busts", len(LETTERS) * len(CHANCELLORS)),
        ("chancellors on offer", len(CHANCELLORS)),
        ("row of each student", len(STUDENTS)),
        ("copies of students", len(STUDENTS)),
        ("professor of each chair", len(CHAIRS)),
        ("copies of professors", len(CHAIRS)),
        ("fixed costs by kind", len(CHAIRS) * len(KINDS)),
        ("tutors in the supply", 1),
        ("card of Ignotus", len(IGNOTUS_CARDS)),
        ("cards of Ignotus to come", len(IGNOTUS_CARDS)),
        ("own hand", len(SETUP_CARDS)),
        ("own pick", len(SETUP_CARDS)),
    ]
    for seat in range(players):
        rows += layout_player(seat)
    return rows


def layout_player(seat: int) -> list[tuple[str, int]]:
    rows = [
        (PLAIN, PLAIN_SIZE),
        ("turn, place in the order, rank, reputation", 1 + 3 * RANKS),
        ("kept setup cards", len(SETUP_CARDS)),
        ("students", len(STUDENTS)),
        ("professors", len(PROFESSORS)),
        ("ready professors", len(PROFESSORS)),
        ("bookmarks", len(PROFESSORS)),
        ("chancellors", len(CHANCELLORS)),
        ("busts", len(LETTERS)),
        ("books by kind", len(KINDS)),
        ("shelves", len(SHELVES)),
        ("prices", int(POSITIONS)),
        ("masters on sites", len(SITES)),
        ("pieces on the bishop", 1),
    ]
    return [(f"player {seat} {name}", number) for name, number in rows]


def write(board: Board, seat: i64, row: Row) -> None:
    """The viewer comes first, the others clockwise."""
    write_table(board, row)
    me = board.players[seat]
    row.flags(me.hand, len(SETUP_CARDS))
    row.place(me.pick, len(SETUP_CARDS))
    players = i64(len(board.players))
    for step in range(players):
        player = board.players[(seat + step) % players]
        write_player(board, player, row)
        write_university(board, player, step == 0 or len(board.order) > 0, row)


def write_table(board: Board, row: Row) -> None:
    """What belongs to nobody."""
    row.place(board.round - 1, ROUNDS + 1)
    row.place(board.phase, len(PHASES))
    for card in board.deal.cards:
        row.place(card % CARDS_OF_LETTER, CARDS_OF_LETTER)
    for tile in board.deal.glory:
        row.place(tile % TILES_OF_LETTER, TILES_OF_LETTER)
    for chancellor in board.fame:
        row.place(chancellor, len(CHANCELLORS))
    row.flags(board.offered_chancellors, len(CHANCELLORS))
    for student in range(len(STUDENTS)):
        row.put(row_of(board, student))
    row.each(board.students)
    for professor in board.deal.professors:
        row.put(professor)
    row.each(board.chairs)
    for chair in range(len(CHAIRS)):
        for kind in range(len(KINDS)):
            row.put(of_kind(board.costs[chair], kind))
    row.put(board.tutors)
    row.place(board.card, len(IGNOTUS_CARDS))
    row.count(board.ignotus, len(IGNOTUS_CARDS))


def row_of(board: Board, student: i64) -> i64:
    for row in range(len(board.deal.rows)):
        if board.deal.rows[row] >> student & 1:
            return row
    return NOBODY


def write_player(board: Board, me: Player, row: Row) -> None:
    """A player's plain numbers and places."""
    row.put(score(board, me))
    row.put(me.prestige)
    row.put(me.ducats)
    row.put(me.level)
    row.put(me.archive)
    row.put(me.dormitory)
    row.put(me.boxed)
    row.put(me.more)
    row.put(me.tutors)
    row.put(me.resting)
    row.put(me.green)
    row.put(me.black)
    row.put(me.used)
    row.put(1 if me.passed else 0)
    row.put(len(me.halls) + 1)
    row.put(storage_size(me))
    row.put(me.busts)
    row.put(1 if board.active == me.seat else 0)
    row.place(place_in(board.order, me.seat), RANKS)
    row.place(place_in(board.ranking, me.seat), RANKS)
    row.place(place_in(board.reputation, me.seat), RANKS)


def place_in(seats: list[int], seat: i64) -> i64:
    for at in range(len(seats)):
        if seats[at] == seat:
            return at
    return NOBODY


def write_university(board: Board, me: Player, open_cards: bool, row: Row) -> None:
    """Cards, tiles and books; setup cards of others only once they lie open."""
    row.flags(me.kept if open_cards else 0, len(SETUP_CARDS))
    row.flags(me.students, len(STUDENTS))
    row.flags(me.professors, len(PROFESSORS))
    row.flags(me.ready, len(PROFESSORS))
    for professor in range(len(PROFESSORS)):
        row.put(me.bookmarks >> MARK_BITS * professor & MARK)
    row.flags(me.chancellors, len(CHANCELLORS))
    row.flags(me.busts, len(LETTERS))
    row.each(me.books)
    row.each(me.shelves)
    for place in range(POSITIONS):
        row.put(PRICE_AT[me.row * POSITIONS + place])
    pieces: i64 = 0
    for at in range(me.seat, len(board.pieces), SEATS):
        row.put(board.pieces[at])
    for piece in board.bishop:
        if piece % SEATS == me.seat:
            pieces += 1
    row.put(pieces)
