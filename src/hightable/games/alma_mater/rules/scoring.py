"""Final scoring, in the order of the score sheet; at any moment, as if the game ended now. [§15]"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.alma_mater.box import (
    CONSTANTS,
    DICTIONARY,
    PROFESSOR_POINTS,
    SIDES,
)
from hightable.games.alma_mater.decode.cards import FINAL_SCORING
from hightable.games.alma_mater.decode.makers import COUNTS
from hightable.games.alma_mater.state import SEATS, Board, Player, textbooks

SCORING: Final = CONSTANTS["final_scoring"]
DUCATS_PER_POINT: Final[i64] = SCORING["ducats_per_point"]
DUCATS_PER_TEXTBOOK: Final[i64] = SCORING["textbook_to_ducat"]
POINTS_PER_DICTIONARY: Final[i64] = SCORING["points_per_dictionary"]
BUST_POINTS: Final[list[int]] = SCORING["bust_cards"]
REPUTATION_POINTS: Final[list[list[int]]] = [
    SCORING["reputation_p4" if side == "p4" else "reputation_p2_p3"] for side in SIDES
]
POINTS_BY_RANK: Final = vec[i64](
    [each for points in REPUTATION_POINTS for each in [*points, 0][:SEATS]]
)
MATHEMATICIANS: Final[i64] = sum(
    1 << at for at, amount in enumerate(FINAL_SCORING) if amount is not None
)
POINTS_OF: Final = vec[i64](PROFESSOR_POINTS)
MILESTONES: Final = COUNTS["milestones"]
ALL_PROFESSORS: Final = COUNTS["professors"]
IN_A_HALLS: Final = COUNTS["students_A"]
IN_B_HALLS: Final = COUNTS["students_B"]
BUSTS: Final = COUNTS["bust_cards"]


def during_play(board: Board, me: Player) -> i64:
    """The prestige gained so far. [§12.2]"""
    return me.prestige


def ducats(board: Board, me: Player) -> i64:
    """A textbook in storage becomes a ducat; every four ducats are a point. [§15.1]"""
    return (me.ducats + DUCATS_PER_TEXTBOOK * textbooks(me)) // DUCATS_PER_POINT


def dictionaries(board: Board, me: Player) -> i64:
    """A point for each dictionary in storage. [§15.1]"""
    return POINTS_PER_DICTIONARY * me.books[DICTIONARY]


def reputation(board: Board, me: Player) -> i64:
    """Points by the rank of the own textbooks. [§15.1]"""
    at = board.deal.side * SEATS
    for seat in board.ranking:
        if i64(seat) == me.seat:
            break
        at += 1
    return POINTS_BY_RANK[at]


def research(board: Board, me: Player) -> i64:
    """Milestones times professors. [§15.1]"""
    return MILESTONES.count(board, me) * ALL_PROFESSORS.count(board, me)


def professors(board: Board, me: Player) -> i64:
    """The points printed on the professors. [§15.1]"""
    points: i64 = 0
    left = me.professors
    professor: i64 = 0
    while left:
        if left & 1:
            points += POINTS_OF[professor]
        left >>= 1
        professor += 1
    return points


def mathematicians(board: Board, me: Player) -> i64:
    """What the mathematics students score. [§15.1]"""
    points: i64 = 0
    if not me.students & MATHEMATICIANS:
        return points
    for student in me.halls:
        amount = FINAL_SCORING[student]
        if amount is not None:
            points += amount.of(board, me)
    return points


def halls(board: Board, me: Player) -> i64:
    """Students in A halls times students in B halls. [§15.1]"""
    return IN_A_HALLS.count(board, me) * IN_B_HALLS.count(board, me)


def busts(board: Board, me: Player) -> i64:
    """Three, seven or twelve points for one, two or three bust cards. [§15.1]"""
    return BUST_POINTS[BUSTS.count(board, me)]


SCORE_SHEET: Final = {
    "during play": during_play,
    "ducats": ducats,
    "dictionaries": dictionaries,
    "reputation": reputation,
    "research": research,
    "professors": professors,
    "mathematicians": mathematicians,
    "halls": halls,
    "busts": busts,
}


def sheet(board: Board, me: Player) -> dict[str, int]:
    """The score sheet of one player. [§15.1]"""
    return {line: int(rule(board, me)) for line, rule in SCORE_SHEET.items()}


def score(board: Board, me: Player) -> i64:
    """The sum of the sheet. [§15.1]"""
    found = during_play(board, me) + ducats(board, me) + dictionaries(board, me)
    found += reputation(board, me) + research(board, me) + professors(board, me)
    return found + mathematicians(board, me) + halls(board, me) + busts(board, me)


def scores(board: Board) -> list[int]:
    """Everybody's score; Ignotus has none. [§16.3]"""
    return [score(board, board.players[seat]) for seat in range(board.people)]


def winners(board: Board) -> list[int]:
    """The highest score wins; of those who tie, the first in turn order. [§15.2]"""
    found = scores(board)
    order = board.order or list(range(board.people))
    return [next(seat for seat in order if found[seat] == max(found))]
