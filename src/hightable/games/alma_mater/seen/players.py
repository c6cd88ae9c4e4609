"""What a seat may know of a player, with the numbers a player would reckon."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from mypy_extensions import i64

from hightable.games.alma_mater.box import (
    CHANCELLORS,
    COLOURS,
    HALL_RECORDS,
    HALLS,
    KINDS,
    LETTERS,
    OWN_SITES,
    POSITIONS,
    PRINTED_STUDENT,
    PROFESSORS,
    SETUP_CARDS,
    SITES,
    STUDENTS,
)
from hightable.games.alma_mater.decode.makers import COUNTS
from hightable.games.alma_mater.decode.prices import ROW_PRICES
from hightable.games.alma_mater.rules.books import storage_size
from hightable.games.alma_mater.rules.colloquium import price_of_next
from hightable.games.alma_mater.rules.draft import white_total
from hightable.games.alma_mater.rules.lectures import book_due, bookmark, can_lecture
from hightable.games.alma_mater.rules.scoring import score, sheet
from hightable.games.alma_mater.rules.students import next_fee
from hightable.games.alma_mater.state import (
    BOOK,
    COUNTED,
    DOUBLED,
    ESTEEMED,
    FLIPPED,
    NOBODY,
    PARKED,
    READIED,
    SEATS,
    STEPPED,
    VALUE,
    Board,
    Player,
    displayed,
    on_spaces,
    stored,
)
from hightable.games.alma_mater.words import TILE_PLACES

USED: Final = {
    "step": STEPPED,
    "extra": COUNTED,
    "ready": READIED,
    "double": DOUBLED,
    "esteem": ESTEEMED,
    "park": PARKED,
}


@dataclass(unsafe_hash=True)
class SeenShelf:
    """A shelf, the price of its place (0 for the spare one), and of all books up to here."""

    value: int
    flipped: bool
    book: bool
    price: int = 0
    tile: bool = False
    price_of_all: int = 0


@dataclass
class SeenProfessor:
    """A professor of one's own: `book_due` is the kind of book that a lecture costs, if any."""

    professor: str
    ready: bool
    bookmark: str | None
    book_due: str | None
    can_lecture: bool


@dataclass
class SeenHall:
    """The next free hall."""

    n: int
    type: str
    fee: int


@dataclass
class SeenPlayer:
    """A university and what lies beside it; `pieces` are masters on the own students.

    `hand`, `pick`, `discard` and `held` are told to the owner alone, and so is `kept` in the draft.
    """

    seat: int
    colour: str
    automated: bool
    ducats: int
    prestige: int
    score: int
    sheet: dict[str, int]
    passed: bool
    green: int
    black: int
    used: list[str]
    chancellor: str | None
    chancellors: list[str]
    busts: list[str]
    level: int
    rank: int
    counts: dict[str, int]
    archive: int = 0
    dormitory: int = 0
    masters: int = 0
    boxed: int = 0
    more: int = 0
    tutors: int = 0
    resting: int = 0
    pieces: dict[str, int] = field(default_factory=dict)
    books: dict[str, int] = field(default_factory=dict)
    stored: int = 0
    storage: int = 0
    shelves: list[SeenShelf] = field(default_factory=list)
    displayed: int = 0
    next_price: int = 0
    halls: list[str] = field(default_factory=list)
    next_hall: SeenHall | None = None
    professors: list[SeenProfessor] = field(default_factory=list)
    hand: list[str] | None = None
    kept: list[str] | None = None
    white_total: int | None = None
    pick: str | None = None
    discard: str | None = None
    held: list[str] | None = None

    @property
    def display(self) -> list[SeenShelf]:
        """The shelves that can hold a book."""
        return self.shelves[: int(POSITIONS)]

    @property
    def spare(self) -> SeenShelf:
        return self.shelves[int(POSITIONS)]


def members(bits: i64, names: list[str]) -> list[str]:
    return [name for at, name in enumerate(names) if bits >> at & 1]


def one_of(at: i64, names: list[str]) -> str | None:
    return None if at == NOBODY else names[at]


def seen_player(board: Board, me: Player, own: bool) -> SeenPlayer:
    """All but the secrets of others; Ignotus has no score."""
    automated = me.seat >= board.people
    view = SeenPlayer(
        seat=int(me.seat),
        colour=COLOURS[me.seat],
        automated=automated,
        ducats=int(me.ducats),
        prestige=int(me.prestige),
        score=0 if automated else int(score(board, me)),
        sheet={} if automated else sheet(board, me),
        passed=me.passed,
        green=int(me.green),
        black=int(me.black),
        used=[what for what, bit in USED.items() if me.used & bit],
        chancellor=one_of(me.chancellor, CHANCELLORS),
        chancellors=members(me.chancellors, CHANCELLORS),
        busts=members(me.busts, LETTERS),
        level=int(me.level),
        rank=board.ranking.index(me.seat) + 1,
        counts={name: int(counted.count(board, me)) for name, counted in COUNTS.items()},
    )
    tell_masters(view, board, me)
    tell_books(view, me)
    tell_school(view, me)
    tell_setup(view, me, own, own or len(board.order) > 0)
    return view


def tell_masters(view: SeenPlayer, board: Board, me: Player) -> None:
    """Masters and tutors, and the own students they stand on."""
    view.archive = int(me.archive)
    view.dormitory = int(me.dormitory)
    view.masters = int(me.archive + me.dormitory + on_spaces(board, me))
    view.boxed = int(me.boxed)
    view.more = int(me.more)
    view.tutors = int(me.tutors)
    view.resting = int(me.resting)
    view.pieces = {SITES[site]: int(board.pieces[site * SEATS + me.seat]) for site in OWN_SITES}


def tell_books(view: SeenPlayer, me: Player) -> None:
    """Storage with its limit, and the display with its prices."""
    view.books = {kind: int(me.books[at]) for at, kind in enumerate(KINDS)}
    view.stored = int(stored(me))
    view.storage = int(storage_size(me))
    view.shelves = seen_shelves(me)
    view.displayed = int(displayed(me))
    view.next_price = int(price_of_next(me, 0))


def tell_school(view: SeenPlayer, me: Player) -> None:
    """Students in their halls, and professors."""
    view.halls = [PRINTED_STUDENT, *[STUDENTS[student] for student in me.halls]]
    view.next_hall = next_hall(me)
    view.professors = [seen_professor(me, at) for at in owned(me.professors)]


def tell_setup(view: SeenPlayer, me: Player, own: bool, laid_open: bool) -> None:
    """Setup cards, which everybody may see once the draft is over."""
    if laid_open:
        view.hand = members(me.hand, SETUP_CARDS)
        view.kept = members(me.kept, SETUP_CARDS)
        view.white_total = int(white_total(me.kept))
    if own:
        view.pick = one_of(me.pick, SETUP_CARDS)
        view.discard = one_of(me.discard, SETUP_CARDS)
        view.held = members(me.held, SETUP_CARDS)


def seen_shelves(me: Player) -> list[SeenShelf]:
    """The display from left to right, then the spare shelf."""
    price_of_all = 0
    found = []
    for place, shelf in enumerate(me.shelves):
        book = bool(shelf & BOOK)
        price = ROW_PRICES[me.row][place] if place < POSITIONS else 0
        price_of_all += price if book else 0
        total = price_of_all if book else 0
        value, flipped = int(shelf & VALUE), bool(shelf & FLIPPED)
        found.append(SeenShelf(value, flipped, book, price, has_tile(me, place), total))
    return found


def has_tile(me: Player, place: i64) -> bool:
    return bool(me.row) and str(place + 1) in TILE_PLACES[(me.row - 1) % len(TILE_PLACES)]


def next_hall(me: Player) -> SeenHall | None:
    """The hall of the next student, if there is one."""
    if len(me.halls) + 1 == HALLS:
        return None
    record = list(HALL_RECORDS.values())[len(me.halls) + 1]
    return SeenHall(record["n"], record["type"], int(next_fee(me)))


def owned(bits: i64) -> list[int]:
    return [at for at in range(len(PROFESSORS)) if bits >> at & 1]


def seen_professor(me: Player, at: int) -> SeenProfessor:
    return SeenProfessor(
        professor=PROFESSORS[at],
        ready=bool(me.ready >> at & 1),
        bookmark=one_of(bookmark(me, at), KINDS),
        book_due=one_of(book_due(me, at), KINDS),
        can_lecture=can_lecture(me, at),
    )
