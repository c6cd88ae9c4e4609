"""Alma Mater: what the rounds that are left are likely to bring, in points.

Whatever pays once a round (income, lectures, abilities, masters) counts as often as that is still
to come. Books and ducats are worth what they buy while there are masters to send. Halls and
professors multiply, so each one also counts for those that will follow.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.alma_mater.box import (
    CARD_HEIGHT,
    DICTIONARY,
    HALL_MASTER,
    HALLS,
    LETTERS,
    LEVELS,
    MORE_MASTERS,
    POSITIONS,
    PRESTIGE_MASTER,
    PROFESSORS,
    ROUNDS,
    TOP,
)
from hightable.games.alma_mater.decode.cards import GLORY_NEEDS
from hightable.games.alma_mater.decode.prices import CARD_BONUS
from hightable.games.alma_mater.effects.counts import Need
from hightable.games.alma_mater.judge.reach import GIVEN, professor_in_reach, student_in_reach
from hightable.games.alma_mater.judge.worth import (
    ABILITY,
    ADVICE,
    BONUS_WORTH,
    CARD_WORTH,
    DICTIONARY_WORTH,
    DUCAT,
    INCOME,
    MASTER,
    STEP,
    TEXTBOOK,
    Outlook,
    lecture,
)
from hightable.games.alma_mater.rules.books import storage_size
from hightable.games.alma_mater.rules.income import REPUTATION_INCOME, display_factor
from hightable.games.alma_mater.rules.scoring import BUST_POINTS, REPUTATION_POINTS
from hightable.games.alma_mater.state import (
    ACTION,
    BOOK,
    ESTEEMED,
    SEATS,
    SETUP,
    Board,
    Player,
    board_of,
    stored,
    textbooks,
)
from hightable.kernel import ones
from hightable.kernel.state import State

SIGNS: Final = [
    "ducats",
    "textbooks",
    "dictionaries",
    "student in reach",
    "professor in reach",
    "books too many",
    "display",
    "income of students",
    "income of reputation",
    "rank not yet sure",
    "masters at hand",
    "masters of later rounds",
    "lectures of this round",
    "lectures of later rounds",
    "professors to come",
    "milestones to come",
    "next milestone",
    "halls to come",
    "next master",
    "abilities of students",
    "abilities of chancellors",
    "busts in sight",
    "turn order",
    "setup cards",
]

PLENTY: Final = 12
OVER_PLENTY: Final = 0.35
RECRUITS: Final = 0.8
HIRES: Final = 0.45
CLIMBS: Final = 0.5
SALE: Final = 0.5
LOST: Final = 0.5
SOON_PAID: Final = 2
PAID_BY_A_MASTER: Final = 3.0
MEAN: Final = 0.5
PRESTIGE_SOLD: Final = 0.1
SALES: Final = 2.0
WANTED: Final = 2
UNSURE: Final = 0.7
FAR: Final = 0.25
NEARER: Final = 0.5
ABILITY_OF_BUST: Final = 1.5
BONUS_OF_BUST: Final = 2.0
CLAIMS: Final = 0.8


def late(state: State) -> float:
    """The rounds behind us."""
    return min(float(board_of(state).round - 1) / float(ROUNDS - 1), 1.0)


def signs(state: State, seat: i64) -> vec[float]:
    """What is to come for a seat, in the order of SIGNS."""
    board = board_of(state)
    me = board.players[seat]
    view = Outlook(board, me)
    students, professors = float(len(me.halls) + 1), float(ones(me.professors))
    milestones = float(me.level // CARD_HEIGHT)
    return vec[float](
        [
            view.busy * DUCAT * capped(me.ducats, PLENTY),
            view.busy * TEXTBOOK * capped(textbooks(me), storage_size(me) + SOON_PAID),
            view.busy * DICTIONARY_WORTH * float(me.books[DICTIONARY]),
            view.busy * student_in_reach(board, me),
            view.busy * professor_in_reach(board, me, view.rest),
            too_many(me, view),
            display(me, view),
            income(me, view),
            reputation_income(board, me, view),
            unsure(board, me, view),
            MASTER * view.now,
            MASTER * view.later * view.masters,
            lectures(board, me, me.ready if not me.passed else 0),
            GIVEN * view.later * lectures(board, me, me.professors),
            HIRES * view.rest * milestones,
            CLIMBS * view.rest * professors,
            next_milestone(board, me, view),
            MEAN * RECRUITS * min(view.rest, float(HALLS) - students) * students,
            next_master(me, view),
            abilities(me, view),
            advice(me, view),
            busts(board, me, view),
            order(board, seat, view),
            setup_cards(board, me),
        ]
    )


def capped(number: i64, plenty: i64) -> float:
    """The first ones count, those beyond plenty much less."""
    if number <= plenty:
        return float(number)
    return float(plenty) + OVER_PLENTY * float(number - plenty)


def too_many(me: Player, view: Outlook) -> float:
    """What storage cannot hold is lost unless the masters of this round use it."""
    excess = float(stored(me) - storage_size(me)) - PAID_BY_A_MASTER * view.now
    return -LOST * excess if excess > 0.0 else 0.0


def display(me: Player, view: Outlook) -> float:
    """A displayed book pays at every income until it falls out; it may be sold before."""
    found = 0.0
    paid = DUCAT * float(display_factor(me)) + PRESTIGE_SOLD
    for place in range(POSITIONS):
        if me.shelves[place] & BOOK:
            found += paid * min(float(place + 1), view.later)
            found += SALE * DUCAT * min(view.rest, SALES)
    return found


def income(me: Player, view: Outlook) -> float:
    """What students bring at every income."""
    found = 0.0
    if view.later > 0.0:
        for student in me.halls:
            found += INCOME[student]
    return view.later * found


def reputation_income(board: Board, me: Player, view: Outlook) -> float:
    """Ducats for the rank of the own colour, and others who want books of it."""
    rank = board.ranking.index(int(me.seat))
    ducats = float(REPUTATION_INCOME[board.deal.side][rank])
    return DUCAT * view.later * (ducats + (1.0 if rank < WANTED else 0.0))


def unsure(board: Board, me: Player, view: Outlook) -> float:
    """The sheet counts the rank of today; early it says little about that of the end."""
    points = REPUTATION_POINTS[board.deal.side]
    mean = float(sum(points)) / float(len(points))
    rank = float(points[board.ranking.index(int(me.seat))])
    return (mean - rank) * UNSURE * view.rest / float(ROUNDS)


def lectures(board: Board, me: Player, professors: i64) -> float:
    """What lectures of these professors bring, each once."""
    found = 0.0
    for professor in range(i64(len(PROFESSORS))):
        if professors >> professor & 1:
            found += lecture(me, professor)
    return found


def next_milestone(board: Board, me: Player, view: Outlook) -> float:
    """The nearer, the surer: its bonus, and a point for each professor."""
    if me.level == TOP:
        return 0.0
    card = board.deal.cards[me.level // CARD_HEIGHT]
    worth = 1.0 + float(ones(me.professors)) + BONUS_WORTH[CARD_BONUS[card]]
    near = float(me.level % CARD_HEIGHT) / float(LEVELS)
    return min(view.rest, 1.0) * worth * (FAR + NEARER * near) * STEP


def next_master(me: Player, view: Outlook) -> float:
    """Fifteen prestige and the sixth hall bring a master each, two in all."""
    if me.more >= MORE_MASTERS:
        return 0.0
    hall = float(len(me.halls) + 1) / float(HALL_MASTER)
    found = hall * hall if hall < 1.0 else 0.0
    if not me.used & ESTEEMED:
        esteem = float(me.prestige) / float(PRESTIGE_MASTER)
        found += esteem * esteem
    return MASTER * max(view.later - 1.0, 0.0) * found


def abilities(me: Player, view: Outlook) -> float:
    """What students do whenever something happens."""
    found = 0.0
    for student in me.halls:
        found += ABILITY[student]
    return view.rest * found


def advice(me: Player, view: Outlook) -> float:
    """What chancellors do whenever something happens."""
    found = 0.0
    for chancellor in range(i64(len(ADVICE))):
        if me.chancellors >> chancellor & 1:
            found += ADVICE[chancellor]
    return view.rest * found


def busts(board: Board, me: Player, view: Outlook) -> float:
    """A bust not taken yet, by how much of its glory tile is met."""
    taken = ones(me.busts)
    if taken == len(LETTERS):
        return 0.0
    points = float(BUST_POINTS[taken + 1] - BUST_POINTS[taken])
    found = 0.0
    for letter in range(i64(len(LETTERS))):
        if not me.busts >> letter & 1:
            worth = (
                points + ABILITY_OF_BUST + (MASTER * view.later if letter == 0 else BONUS_OF_BUST)
            )
            met = nearness(GLORY_NEEDS[board.deal.glory[letter]], board, me)
            found += worth * met * met * met
    return found * min(view.rest, 1.0) * CLAIMS


def nearness(needs: list[Need], board: Board, me: Player) -> float:
    """How much of the requirements is met, from 0 to 1."""
    found = 0.0
    for need in needs:
        found += min(float(need.counted.count(board, me)) / float(need.low), 1.0)
    return found / float(len(needs))


def order(board: Board, seat: i64, view: Outlook) -> float:
    """Who stands at the bishop comes first in the next round."""
    if view.later == 0.0 or board.phase != ACTION:
        return 0.0
    for place, piece in enumerate(board.bishop):
        if place == 0 and piece % SEATS == seat:
            return 1.0
    return 0.0


def setup_cards(board: Board, me: Player) -> float:
    """What the setup cards kept will give."""
    if board.phase != SETUP or not me.kept | me.hand:
        return 0.0
    cards, found = me.kept, 0.0
    for card in range(i64(len(CARD_WORTH))):
        kept = cards >> card & 1 != 0
        if me.pick == card:
            kept = me.hand != 0
        if kept:
            found += CARD_WORTH[card]
    return found
