"""What a seat may know of the table. Lists of numbers have one for each player, by seat."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import compress

from mypy_extensions import i64

from hightable.games.alma_mater.box import (
    BONUSES,
    CARD_HEIGHT,
    CARDS,
    CHAIRS,
    CHANCELLORS,
    COSTS,
    FACULTIES,
    FEE_RECORDS,
    GLORY_TILES,
    IGNOTUS_CARDS,
    KINDS,
    LETTERS,
    LEVELS,
    PROFESSORS,
    ROUNDS,
    SIDES,
    SITE_RECORDS,
    SITES,
    SITES_OF_SIDE,
    STUDENT_FACULTY,
    STUDENTS,
)
from hightable.games.alma_mater.decode.cards import (
    GLORY_NEEDS,
    IGNOTUS_BOOKS,
    IGNOTUS_SITES,
    IGNOTUS_STEPS,
)
from hightable.games.alma_mater.decode.makers import EVERY_STUDENT
from hightable.games.alma_mater.decode.prices import (
    CARD_BLUE,
    CARD_BONUS,
    CARD_LEVELS,
    CHAIR_DUCATS,
    CHAIR_PATTERNS,
    PRICES_OF,
    Price,
)
from hightable.games.alma_mater.effects.counts import all_met
from hightable.games.alma_mater.rules.costs import books_due, can_pay, ducats
from hightable.games.alma_mater.rules.fame import can_claim
from hightable.games.alma_mater.rules.income import REPUTATION_INCOME
from hightable.games.alma_mater.rules.masters import can_send, deserted, masters_needed
from hightable.games.alma_mater.rules.payment import of_kind, of_ranks
from hightable.games.alma_mater.rules.professors import ducats_due, hirable
from hightable.games.alma_mater.rules.scoring import REPUTATION_POINTS
from hightable.games.alma_mater.rules.students import recruitable
from hightable.games.alma_mater.seen.players import SeenPlayer, members, one_of, seen_player
from hightable.games.alma_mater.state import NOBODY, PHASES, SEATS, Board, Player


@dataclass
class SeenDue:
    """What a player would have to pay for a level, in one of the ways that are open to him."""

    ducats: int
    prestige: int
    dictionaries: int
    textbooks: int
    payable: bool


@dataclass
class SeenLevel:
    """A level with the markers from the lower to the upper: a milestone, or one with a cost."""

    level: int
    markers: list[int]
    card: str | None = None
    milestone: str | None = None
    cost: str | None = None
    blue: bool = False
    due: list[list[SeenDue]] | None = None


@dataclass
class SeenStudent:
    """A student of the campus: the seats that have it, and those that could pay it now."""

    student: str
    faculty: str
    copies: int
    owners: list[int]
    payable: list[int]


@dataclass
class SeenGroup:
    """Books of one colour; `colours` are those whose reputation is good enough now, as seats."""

    n: int
    ranks: list[int]
    colours: list[int]


@dataclass
class SeenFaculty:
    """What a student of a faculty costs."""

    faculty: str
    groups: list[SeenGroup]
    dictionaries: int


@dataclass
class SeenChair:
    """A professor space: the card and its cost, open (ducats and groups) or fixed."""

    chair: str
    professor: str
    copies: int
    owners: list[int]
    ducats: int
    groups: list[int]
    cost: dict[str, int]
    ducats_due: list[int]
    payable: list[int]


@dataclass
class SeenSpace:
    """An action space: masters by seat, how many each needs, and who could use it."""

    site: str
    kind: str
    pieces: list[int]
    needed: list[int]
    open: list[int]


@dataclass
class SeenPiece:
    """A master in the row on the bishop, or the extra of Erasmus."""

    seat: int
    extra: bool


@dataclass
class SeenNeed:
    """How much a player has of what a glory tile asks for."""

    has: int
    low: int


@dataclass
class SeenBust:
    """A bust with its glory tile and chancellor, its owners, and how far everybody is."""

    letter: str
    glory: str
    chancellor: str | None
    owners: list[int]
    met: list[int]
    needs: list[list[SeenNeed]]


@dataclass
class SeenCard:
    """The card of Ignotus turned up this round."""

    card: str
    steps: int
    textbooks: int
    sites: list[str]


@dataclass
class Seen:
    """Everything open on the table; `seat` is whose view it is, a watcher's is -1.

    `rows` is the campus, `levels` the research track from the start up, `ignotus` his cards to
    come as a set, if he plays; `deck` is the number of setup cards left.
    """

    seat: int
    people: int
    round: int
    rounds: int
    phase: str
    active: int
    deciding: int
    side: str
    order: list[int]
    reputation: list[int]
    ranking: list[int]
    reputation_income: list[int]
    reputation_points: list[int]
    cards: list[str]
    levels: list[SeenLevel]
    rows: list[list[SeenStudent]]
    faculties: list[SeenFaculty]
    chairs: list[SeenChair]
    spaces: dict[str, SeenSpace]
    bishop: list[SeenPiece]
    fame: list[SeenBust]
    offered_chancellors: list[str]
    deck: int
    tutors: int
    ignotus: list[str] | None
    card: SeenCard | None
    players: list[SeenPlayer]


def seen(board: Board, seat: int) -> Seen:
    """Everything open on the table, and what only this seat holds."""
    alone = board.people == len(board.players)
    return Seen(
        seat=seat,
        people=int(board.people),
        round=min(int(board.round), int(ROUNDS)),
        rounds=int(ROUNDS),
        phase=PHASES[board.phase],
        active=int(board.active),
        deciding=NOBODY if board.over else int(board.seat),
        side=SIDES[board.deal.side],
        order=board.order[:],
        reputation=board.reputation[:],
        ranking=board.ranking[:],
        reputation_income=REPUTATION_INCOME[board.deal.side],
        reputation_points=REPUTATION_POINTS[board.deal.side],
        cards=[CARDS[card] for card in board.deal.cards],
        levels=seen_levels(board),
        rows=seen_rows(board),
        faculties=[seen_faculty(board, at) for at in range(len(FACULTIES))],
        chairs=[seen_chair(board, chair) for chair in range(len(CHAIRS))],
        spaces=seen_spaces(board),
        bishop=[SeenPiece(piece % SEATS, piece >= SEATS) for piece in board.bishop],
        fame=[seen_bust(board, letter) for letter in range(len(LETTERS))],
        offered_chancellors=members(board.offered_chancellors, CHANCELLORS),
        deck=len(board.deck),
        tutors=int(board.tutors),
        ignotus=None if alone else sorted(IGNOTUS_CARDS[card] for card in board.ignotus),
        card=None if board.card == NOBODY else seen_card(board.card),
        players=[seen_player(board, player, player.seat == seat) for player in board.players],
    )


def humans(board: Board) -> list[Player]:
    return [player for player in board.players if player.seat < board.people]


def seats_with(found: list[bool]) -> list[int]:
    return list(compress(range(len(found)), found))


def seen_levels(board: Board) -> list[SeenLevel]:
    """The start, then the levels of every card from the lowest up."""
    people = humans(board)
    levels = [SeenLevel(0, markers(board, 0))]
    for at, card in enumerate(board.deal.cards):
        for number in range(1, int(CARD_HEIGHT) + 1):
            level = at * int(CARD_HEIGHT) + number
            levels.append(seen_level(board, people, level, card, number))
    return levels


def markers(board: Board, level: int) -> list[int]:
    return [seat for seat in reversed(board.ranking) if board.players[seat].level == level]


def seen_level(board: Board, people: list[Player], level: int, card: int, number: int) -> SeenLevel:
    here = markers(board, level)
    if number > LEVELS:
        return SeenLevel(level, here, CARDS[card], milestone=BONUSES[CARD_BONUS[card]])
    cost = CARD_LEVELS[card][number - 1]
    due = [seen_due(board, me, PRICES_OF[cost]) for me in people]
    blue = CARD_BLUE[card] == number
    return SeenLevel(level, here, CARDS[card], cost=COSTS[cost], blue=blue, due=due)


def seen_due(board: Board, me: Player, prices: list[Price]) -> list[SeenDue]:
    return [
        SeenDue(
            ducats=int(ducats(board, me, price)),
            prestige=int(price.prestige),
            dictionaries=int(price.dictionaries),
            textbooks=int(books_due(board, me, price)),
            payable=can_pay(board, me, price),
        )
        for price in prices
        if all_met(price.needs, board, me)
    ]


def seen_rows(board: Board) -> list[list[SeenStudent]]:
    """The rows of the campus, each with a student of every faculty."""
    could = [recruitable(board, me, EVERY_STUDENT) for me in humans(board)]
    rows = []
    for row in board.deal.rows:
        row_members = [at for at in range(len(STUDENTS)) if row >> at & 1]
        row_members.sort(key=STUDENT_FACULTY.__getitem__)
        rows.append([seen_student(board, at, could) for at in row_members])
    return rows


def seen_student(board: Board, at: int, could: list[i64]) -> SeenStudent:
    return SeenStudent(
        student=STUDENTS[at],
        faculty=FACULTIES[STUDENT_FACULTY[at]],
        copies=int(board.students[at]),
        owners=seats_with([bool(me.students >> at & 1) for me in board.players]),
        payable=seats_with([bool(found >> at & 1) for found in could]),
    )


def seen_faculty(board: Board, faculty: int) -> SeenFaculty:
    """Each group with the colours that are good enough now."""
    record = list(FEE_RECORDS.values())[faculty]
    groups = []
    for group in record["groups"]:
        allowed = of_ranks(board, sum(1 << (rank - 1) for rank in group["ranks"]))
        colours = [seat for seat in range(SEATS) if allowed >> seat & 1]
        groups.append(SeenGroup(group["n"], group["ranks"], colours))
    return SeenFaculty(FACULTIES[faculty], groups, record["dictionaries"])


def seen_chair(board: Board, chair: int) -> SeenChair:
    cost = board.costs[chair]
    professor = board.deal.professors[chair]
    people = humans(board)
    return SeenChair(
        chair=CHAIRS[chair],
        professor=PROFESSORS[professor],
        copies=int(board.chairs[chair]),
        owners=seats_with([bool(me.professors >> professor & 1) for me in board.players]),
        ducats=0 if cost else int(CHAIR_DUCATS[chair]),
        groups=[int(size) for size in CHAIR_PATTERNS[chair].sizes],
        cost={kind: int(of_kind(cost, at)) for at, kind in enumerate(KINDS) if of_kind(cost, at)},
        ducats_due=[0 if cost else int(ducats_due(me, chair, 0)) for me in people],
        payable=seats_with([hirable(board, me, 1 << chair) != 0 for me in people]),
    )


def seen_spaces(board: Board) -> dict[str, SeenSpace]:
    closed = [deserted(board, me) for me in humans(board)]
    return {SITES[at]: seen_space(board, at, closed) for at in SITES_OF_SIDE[board.deal.side]}


def seen_space(board: Board, site: int, closed: list[i64]) -> SeenSpace:
    people = humans(board)
    return SeenSpace(
        site=SITES[site],
        kind=SITE_RECORDS[SITES[site]]["kind"],
        pieces=[int(board.pieces[site * SEATS + me.seat]) for me in board.players],
        needed=[int(masters_needed(board, me, site)) for me in people],
        open=seats_with([can_send(board, me, site, closed[me.seat]) for me in people]),
    )


def seen_bust(board: Board, letter: int) -> SeenBust:
    tile = board.deal.glory[letter]
    people = humans(board)
    return SeenBust(
        letter=LETTERS[letter],
        glory=GLORY_TILES[tile],
        chancellor=one_of(board.fame[letter], CHANCELLORS),
        owners=seats_with([bool(me.busts >> letter & 1) for me in board.players]),
        met=seats_with([can_claim(board, me, letter) for me in people]),
        needs=[
            [SeenNeed(int(n.counted.count(board, me)), int(n.low)) for n in GLORY_NEEDS[tile]]
            for me in people
        ],
    )


def seen_card(card: i64) -> SeenCard:
    sites = [SITES[site] for site in IGNOTUS_SITES[card]]
    return SeenCard(IGNOTUS_CARDS[card], IGNOTUS_STEPS[card], IGNOTUS_BOOKS[card], sites)
