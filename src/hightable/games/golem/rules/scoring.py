"""Final scoring, in the order of the score sheet; at any moment, what it would be now. [§10]"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.golem.box import (
    ARTEFACT_DOMAIN,
    CLAY,
    COIN,
    COLUMNS,
    DISTRICTS,
    END_VP,
    GOAL_NEEDS,
    GOAL_TYPE,
    GOAL_TYPES,
    GOAL_VP,
    GOLEM_DOMAIN,
    GOLEMS,
    HEIGHT,
    KNOWLEDGE,
    LEVEL_BONUS,
    RESEARCH_DOMAIN,
    RESOURCES_PER_VP,
    START_GOLEMS,
    TYPE_VP,
    VP,
    WAITING,
)
from hightable.games.golem.effects import buried, completed, developed
from hightable.games.golem.rules.upgrades import menorahs
from hightable.games.golem.state import NONE, Board, Player

STUDENT_TYPES: Final = [f"student_{district}" for district in DISTRICTS]
STREET_OF: Final = vec[i64](
    [STUDENT_TYPES.index(kind) if kind in STUDENT_TYPES else NONE for kind in GOAL_TYPES]
)
BOOKS_GOAL: Final[i64] = GOAL_TYPES.index("books")
GOLD_GOAL: Final[i64] = GOAL_TYPES.index("gold")
UPGRADES_GOAL: Final[i64] = GOAL_TYPES.index("upgrades")
CREATED_GOAL: Final[i64] = GOAL_TYPES.index("golems_created")
DESTROYED_GOAL: Final[i64] = GOAL_TYPES.index("golems_destroyed")
AUTOMA_MENORAH: Final = 3


def created(me: Player) -> i64:
    """Golems that have left your board, destroyed ones too; start golems never count. [§10.1]"""
    found: i64 = 0
    for golem in range(START_GOLEMS, i64(GOLEMS)):
        if me.golems[golem] != WAITING:
            found += 1
    return found


def columns(me: Player) -> i64:
    """Columns with at least one book. [§10.1]"""
    found: i64 = 0
    for column in range(i64(COLUMNS)):
        if me.books[column * HEIGHT] != NONE:
            found += 1
    return found


def books(me: Player) -> i64:
    """All your books. [§10.2]"""
    found: i64 = 0
    for at in range(i64(COLUMNS * HEIGHT)):
        if me.books[at] != NONE:
            found += 1
    return found


def gold(me: Player) -> i64:
    """All gold in your cauldrons. [§10.2]"""
    return me.gold[0] + me.gold[1] + me.gold[2] + me.gold[3]


def play(board: Board, me: Player) -> i64:
    """Points of the VP track. [§10.1]"""
    return me.goods[VP]


def golem_points(board: Board, me: Player) -> i64:
    """Created golems times red menorahs. [§10.1]"""
    return created(me) * menorahs(board, me, GOLEM_DOMAIN)


def artefact_points(board: Board, me: Player) -> i64:
    """Completed artefacts times yellow menorahs. [§10.1]"""
    return completed(me) * menorahs(board, me, ARTEFACT_DOMAIN)


def book_points(board: Board, me: Player) -> i64:
    """Columns with books times blue menorahs. [§10.1]"""
    return columns(me) * menorahs(board, me, RESEARCH_DOMAIN)


def research_points(board: Board, me: Player) -> i64:
    """The points of the top three research fields. [§10.1]"""
    return END_VP[me.research]


def progress(me: Player, kind: i64) -> i64:
    """How far you are in a type of goal; the end of the game decides. [§10.2, R55]"""
    if STREET_OF[kind] != NONE:
        return me.students[STREET_OF[kind]]
    if kind == BOOKS_GOAL:
        return books(me)
    if kind == GOLD_GOAL:
        return gold(me)
    if kind == UPGRADES_GOAL:
        return developed(me)
    if kind == CREATED_GOAL:
        return created(me)
    return buried(me) if kind == DESTROYED_GOAL else me.research


def is_met(me: Player, goal: i64) -> bool:
    """A goal asks for at least so much of its type. [§10.2]"""
    return progress(me, GOAL_TYPE[goal]) >= GOAL_NEEDS[goal]


def goal_points(board: Board, me: Player) -> i64:
    """The points of every goal that is met. [§10.2]"""
    total: i64 = 0
    for goal in me.goals:
        if is_met(me, goal):
            total += GOAL_VP[goal]
    return total


def type_points(board: Board, me: Player) -> i64:
    """2, 5 or 9 points for two, three, four or more different types of goals met. [§10.2]"""
    types = {int(GOAL_TYPE[goal]) for goal in me.goals if is_met(me, goal)}
    return TYPE_VP[len(types)]


def resource_points(board: Board, me: Player) -> i64:
    """1 point for 5 resources of any kind together; gold is none. [§10.1, R24]"""
    return (me.goods[CLAY] + me.goods[COIN] + me.goods[KNOWLEDGE]) // RESOURCES_PER_VP


SCORE_SHEET: Final = (
    ("play", play),
    ("golems", golem_points),
    ("artefacts", artefact_points),
    ("books", book_points),
    ("research", research_points),
    ("goals", goal_points),
    ("types", type_points),
    ("resources", resource_points),
)


LINES: Final = [*[line for line, _ in SCORE_SHEET], "students", "menorahs", "level"]


def automa_sheet(board: Board, automa: Player) -> dict[str, int]:
    """The automa: its points, its students' sections, 3 a menorah, its level. [§11]"""
    markers = len([1 for owner in board.menorahs if owner == automa.seat])
    return {
        "play": int(automa.goods[VP]),
        "students": int(automa.students[0] + automa.students[1] + automa.students[2]),
        "menorahs": AUTOMA_MENORAH * markers,
        "level": int(LEVEL_BONUS[board.city.level]),
    }


def sheet(board: Board, me: Player) -> dict[str, int]:
    """The score sheet of a player: line to points. [§10.1]"""
    if is_automa(board, me):
        return automa_sheet(board, me)
    return {line: int(rule(board, me)) for line, rule in SCORE_SHEET}


def is_automa(board: Board, me: Player) -> bool:
    """The second seat of a lone player. [§11]"""
    return board.city.level != NONE and me.seat > 0


def score(board: Board, me: Player) -> int:
    """The sum of the sheet. [§10.1]"""
    return sum(sheet(board, me).values())


def scores(board: Board) -> list[int]:
    """What each seat has, the automa too. [§10.1]"""
    return [score(board, player) for player in board.players]


def ranking(board: Board) -> list[int]:
    """Most points first; of equals the one whose rabbi stood higher in the last round. [§10.3]

    Against the automa a lone player needs more points than it has. [§11]
    """
    reached = scores(board)
    if board.city.level != NONE:
        return [0, 1] if reached[0] > reached[1] else [1, 0]
    return sorted(board.order, key=lambda seat: -reached[seat])


def winners(board: Board) -> list[int]:
    """The first of the ranking, alone: there is no shared victory. [§10.3]"""
    return ranking(board)[:1]
