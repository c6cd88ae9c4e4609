"""What lies on the table: plain data, no rules."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.alma_mater.box import DICTIONARY
from hightable.kernel import Fields, State

NOBODY: Final = -1
SEATS: Final = 4

SETUP: Final = 0
ACTION: Final = 1
ADMINISTRATION: Final = 2
INCOME: Final = 3
OVER: Final = 4
PHASES: Final = ["setup", "action", "administration", "income", "over"]

# A shelf is its prestige (1 to 3) and these two bits.
VALUE: Final = 3
FLIPPED: Final = 4
BOOK: Final = 8

# What a player has used or reached, as bits of `used`.
STEPPED: Final = 1
COUNTED: Final = 2
READIED: Final = 4
DOUBLED: Final = 8
ESTEEMED: Final = 16
PARKED: Final = 32


class Deal(Fields):
    """What is dealt once and never moves; every copy of the table shares it.

    `rows` has the students of each campus row as bits, `professors` one for each chair.
    """

    def __init__(
        self,
        side: i64,
        rows: vec[i64],
        professors: vec[i64],
        cards: vec[i64],
        glory: vec[i64],
    ) -> None:
        self.side = side
        self.rows = rows
        self.professors = professors
        self.cards = cards
        self.glory = glory

    def copy(self) -> Deal:
        return Deal(self.side, self.rows[:], self.professors[:], self.cards[:], self.glory[:])


class Player(Fields):
    """A university and what lies beside it; the colour of its textbooks is its seat.

    Sets are bits: `students`, `professors`, `ready`, `chancellors` (every ability, the own card's
    too), `busts`, and the setup cards `hand`, `kept`, `held` (all that were ever in hand).
    `bookmarks` has three bits for each professor: 0 for none, else the kind and one.
    `row` is the arrangement of the price tiles, 0 for none.
    """

    def __init__(
        self,
        seat: i64,
        ducats: i64,
        prestige: i64,
        level: i64,
        archive: i64,
        dormitory: i64,
        boxed: i64,
        more: i64,
        tutors: i64,
        resting: i64,
        green: i64,
        black: i64,
        used: i64,
        passed: bool,
        students: i64,
        halls: list[int],
        professors: i64,
        ready: i64,
        bookmarks: i64,
        chancellor: i64,
        chancellors: i64,
        busts: i64,
        books: vec[i64],
        shelves: vec[i64],
        row: i64,
        hand: i64,
        kept: i64,
        discard: i64,
        pick: i64,
        held: i64,
    ) -> None:
        self.seat = seat
        self.ducats = ducats
        self.prestige = prestige
        self.level = level
        self.archive = archive
        self.dormitory = dormitory
        self.boxed = boxed
        self.more = more
        self.tutors = tutors
        self.resting = resting
        self.green = green
        self.black = black
        self.used = used
        self.passed = passed
        self.students = students
        self.halls = halls
        self.professors = professors
        self.ready = ready
        self.bookmarks = bookmarks
        self.chancellor = chancellor
        self.chancellors = chancellors
        self.busts = busts
        self.books = books
        self.shelves = shelves
        self.row = row
        self.hand = hand
        self.kept = kept
        self.discard = discard
        self.pick = pick
        self.held = held

    def copy(self) -> Player:
        return Player(
            self.seat,
            self.ducats,
            self.prestige,
            self.level,
            self.archive,
            self.dormitory,
            self.boxed,
            self.more,
            self.tutors,
            self.resting,
            self.green,
            self.black,
            self.used,
            self.passed,
            self.students,
            self.halls[:],
            self.professors,
            self.ready,
            self.bookmarks,
            self.chancellor,
            self.chancellors,
            self.busts,
            self.books[:],
            self.shelves[:],
            self.row,
            self.hand,
            self.kept,
            self.discard,
            self.pick,
            self.held,
        )


class Board(State):
    """Everything on the table.

    `order` is the turn order, `reputation` the colours from rank I down, `ranking` the markers of
    the research track from the leader down. `pieces` counts the masters of each seat on each
    site, `visiting` tutors on the space being resolved among them; `bishop` is the row on the
    bishop space, without tutors (an extra of Erasmus is the seat and SEATS). `chairs` counts the
    copies of each professor space, `costs` what it costs once that is fixed: four bits for each
    kind of book.
    """

    def __init__(
        self,
        seed: bytes,
        people: i64,
        deal: Deal,
        players: list[Player],
        round: i64,
        phase: i64,
        active: i64,
        order: list[int],
        reputation: list[int],
        ranking: list[int],
        students: vec[i64],
        chairs: vec[i64],
        costs: vec[i64],
        pieces: vec[i64],
        bishop: list[int],
        tutors: i64,
        visiting: i64,
        lost: i64,
        deck: list[int],
        offered_chancellors: i64,
        fame: vec[i64],
        ignotus: list[int],
        card: i64,
    ) -> None:
        super().__init__(seed, people)
        self.deal = deal
        self.players: list[Player] = players
        self.round = round
        self.phase = phase
        self.active = active
        self.order = order
        self.reputation = reputation
        self.ranking = ranking
        self.students = students
        self.chairs = chairs
        self.costs = costs
        self.pieces = pieces
        self.bishop = bishop
        self.tutors = tutors
        self.visiting = visiting
        self.lost = lost
        self.deck = deck
        self.offered_chancellors = offered_chancellors
        self.fame = fame
        self.ignotus = ignotus
        self.card = card

    def copy(self) -> Board:
        twin = Board(
            self.seed,
            self.people,
            self.deal,
            [player.copy() for player in self.players],
            self.round,
            self.phase,
            self.active,
            self.order[:],
            self.reputation[:],
            self.ranking[:],
            self.students[:],
            self.chairs[:],
            self.costs[:],
            self.pieces[:],
            self.bishop[:],
            self.tutors,
            self.visiting,
            self.lost,
            self.deck[:],
            self.offered_chancellors,
            self.fame[:],
            self.ignotus[:],
            self.card,
        )
        self.copy_kernel_fields(twin)
        return twin


def board_of(state: State) -> Board:
    """The kernel's state, which is ours."""
    assert isinstance(state, Board)
    return state


def textbooks(me: Player) -> i64:
    """The textbooks in storage, of whatever colour."""
    return me.books[0] + me.books[1] + me.books[2] + me.books[3]


def stored(me: Player) -> i64:
    """All books in storage."""
    return textbooks(me) + me.books[DICTIONARY]


def on_spaces(board: Board, me: Player) -> i64:
    """The masters on action spaces; tutors that stand there for the moment are none."""
    count: i64 = -board.visiting if board.active == me.seat else 0
    for at in range(me.seat, i64(len(board.pieces)), SEATS):
        count += board.pieces[at]
    return count


def displayed(me: Player) -> i64:
    """The books in the display."""
    count: i64 = 0
    for shelf in me.shelves:
        if shelf & BOOK:
            count += 1
    return count
