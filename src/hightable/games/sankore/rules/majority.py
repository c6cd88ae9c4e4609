"""Majority scorings at the end of a turn. [§9.1]"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.sankore.box.areas import BOX_BOOK, NUMBER, REGION_SPACES
from hightable.games.sankore.box.components import BOOK, COVERED, EVERY, PRESTIGE, PRESTIGE_LIMIT
from hightable.games.sankore.decode.cards import MORE_STORAGE, amount
from hightable.games.sankore.effects import has_shelf_room
from hightable.games.sankore.rules.law import overflow_at
from hightable.games.sankore.state import NONE, Board, Player, total
from hightable.kernel import BIT, Part

# A strength: the highest space, and above it the pieces, so that the greater number leads.
HIGHEST: Final = Part(6)
PIECES: Final = Part(6, above=HIGHEST)
# The scorings due, the first one lowest: the number of a scoring and one.
MARK: Final = Part(4)


def strength(board: Board, seat: i64, area: i64, region: i64) -> i64:
    """Pieces in a region, then the highest number among them, as one figure. [§9.1]"""
    found: i64 = 0
    highest: i64 = 0
    for space in REGION_SPACES[area * EVERY + region]:
        if board.owner[space] == seat:
            found += 1
            highest = max(highest, NUMBER[space])
    return found << PIECES.first | highest


def leader(board: Board, area: i64, region: i64) -> i64:
    """Who holds the majority of a region: most pieces, then the highest space. [§9.1, R25, R52]"""
    best: i64 = 0
    found: i64 = NONE
    spaces = REGION_SPACES[area * EVERY + region]
    for seat in range(i64(len(board.players))):
        for space in spaces:
            if board.owner[space] == seat:
                power = strength(board, seat, area, region)
                if power > best:
                    best = power
                    found = seat
                break
    return found


def leaders(board: Board) -> vec[i64]:
    """Who would win each region's Prestige token, area by area; nobody where it is won. [§11]"""
    found = vec[i64]([NONE] * (EVERY * EVERY))
    for area in range(i64(EVERY)):
        if not is_scored(board, PRESTIGE, area):
            for region in range(i64(EVERY)):
                found[area * EVERY + region] = leader(board, area, region)
    return found


def capacity(me: Player) -> i64:
    """The Prestige spaces that no Favour tile covers, and those of a card. [§1.2, §12]"""
    return PRESTIGE_LIMIT - COVERED * me.favours + amount(me, MORE_STORAGE)


def has_storage(board: Board, me: Player) -> bool:
    """There is room for one more Prestige token; the Scholar's storage has no end. [§9.1, R44]"""
    return me.seat >= board.people or total(me.prestige) < capacity(me)


def scoring_of(kind: i64, area: i64) -> i64:
    """The number of a scoring: those of Books first, area by area. [§9.1]"""
    return kind * EVERY + area


def is_scored(board: Board, kind: i64, area: i64) -> bool:
    """A scoring happens once. [§9.1]"""
    return board.scored >> scoring_of(kind, area) & 1 != 0


def score_area(board: Board, kind: i64, area: i64) -> None:
    """The queue's token overflows; each region's goes to its leader or overflows too. [§9.1]"""
    board.scored |= BIT[scoring_of(kind, area)]
    board.note("book scoring" if kind == BOOK else "prestige scoring", 0, area)
    board.overflow[overflow_at(PRESTIGE, area, area)] += 1
    for region in range(i64(EVERY)):
        winner = leader(board, area, region)
        token = BOX_BOOK[area * EVERY + region] if kind == BOOK else area
        if winner != NONE and give(board, board.players[winner], kind, token):
            board.note("majority", winner, area, region)
        else:
            board.overflow[overflow_at(kind, area, token)] += 1


def give(board: Board, me: Player, kind: i64, token: i64) -> bool:
    """The winner takes the token if there is room for it. [§9.1]"""
    if kind == BOOK:
        if not has_shelf_room(board, me, token):
            return False
        me.books[token] += 1
        return True
    if not has_storage(board, me):
        return False
    me.prestige[token] += 1
    return True


def mark(board: Board, kind: i64, area: i64) -> None:
    """A Book or Prestige scoring of an area is due at the end of the turn. [§5.1, R21]"""
    shift: i64 = 0
    while board.marked >> shift:
        shift += MARK.end
    board.marked |= (1 + scoring_of(kind, area)) << shift


def score_marked(board: Board) -> None:
    """The scorings of this turn, in the order in which they were triggered. [§9.1, R21]"""
    marked = board.marked
    board.marked = 0
    while marked:
        scoring = MARK.of(marked) - 1
        score_area(board, scoring // EVERY, scoring % EVERY)
        marked >>= MARK.end


def score_remaining(board: Board) -> None:
    """At the end every Prestige scoring that is still open; Book scorings are not. [§11]"""
    for area in range(i64(EVERY)):
        if not is_scored(board, PRESTIGE, area):
            score_area(board, PRESTIGE, area)
