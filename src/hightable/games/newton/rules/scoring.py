"""Final scoring, in the order of the score sheet. [§12]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.newton.box import (
    JERUSALEM,
    MASTER_POINTS,
    OBJECTIVE_RECORDS,
    OBJECTIVE_SPACE,
    OBJECTIVES,
    TECH_SPACES,
    WORK_OBJECTIVE,
    row,
)
from hightable.games.newton.rules.counts import TALLIES
from hightable.games.newton.rules.solo import place
from hightable.games.newton.state import Board, Player

LINES: Final = {
    "objective_coins": "coins",
    "objective_potions": "potions",
    "objective_bonus_tokens": "bonus tokens",
    "objective_universities": "universities",
    "objective_ancient_lands": "ancient lands",
    "objective_students": "students",
    "objective_masters": "masters",
    "objective_books": "books",
    "objective_volume_sets": "volume sets",
    "objective_card_pairs": "card pairs",
}
COUNTED: Final = [TALLIES[record["count"]] for record in OBJECTIVE_RECORDS.values()]
PER: Final = row([record["per"] for record in OBJECTIVE_RECORDS.values()])
POINTS: Final = row([record["points"] for record in OBJECTIVE_RECORDS.values()])
MOST: Final = row([record["max"] for record in OBJECTIVE_RECORDS.values()])
TECH_OBJECTIVES: Final = row(TECH_SPACES[OBJECTIVE_SPACE])
FIRST_TECH: Final = 2
IN_PLAY: Final[i64] = FIRST_TECH + len(TECH_SPACES[OBJECTIVE_SPACE])


def worth(board: Board, me: Player, tile: i64) -> i64:
    """What an Objective tile gives for what you have: so much per piece, up to a limit. [§12.1]"""
    counted = COUNTED[tile].of(board, me.seat)
    return min(counted // PER[tile] * POINTS[tile], MOST[tile])


def objective(board: Board, at: i64) -> i64:
    """The tile on one of the Objective spaces: Map, Work, then Technology. [§2.1]"""
    if at == 0:
        return board.dealt.places[JERUSALEM]
    if at == 1:
        return board.dealt.work[WORK_OBJECTIVE]
    return board.dealt.tech[TECH_OBJECTIVES[at - FIRST_TECH]]


def objectives(board: Board) -> list[int]:
    """The six Objective tiles of this game. [§2.1]"""
    return [int(objective(board, at)) for at in range(IN_PLAY)]


def is_reached(me: Player, at: i64) -> bool:
    """You have a piece on an Objective space, numbered as the tiles above. [§12.1]"""
    if at == 0:
        return bool(me.visited >> JERUSALEM & 1)
    if at == 1:
        return me.work == WORK_OBJECTIVE
    return TECH_OBJECTIVES[at - FIRST_TECH] in me.students


def activated(board: Board, me: Player) -> list[int]:
    """The Objective tiles on whose space you have a piece. [§12.1]"""
    return [tile for at, tile in enumerate(objectives(board)) if is_reached(me, at)]


def master_cards(me: Player) -> i64:
    """The points on the Masters you have played; those in hand give nothing. [§12.2]"""
    points: i64 = 0
    for master in me.played:
        points += MASTER_POINTS[master]
    return points


def score(board: Board, me: Player) -> int:
    """The sum of the sheet. [§12]"""
    points = me.points + master_cards(me)
    for at in range(IN_PLAY):
        if is_reached(me, at):
            points += worth(board, me, objective(board, at))
    return points


def sheet(board: Board, me: Player) -> dict[str, int]:
    """The score sheet: points of the track, the six Objectives, the Masters. [§12]"""
    lines = {"during play": int(me.points)}
    for at, tile in enumerate(objectives(board)):
        lines[LINES[OBJECTIVES[tile]]] = int(worth(board, me, tile)) if is_reached(me, at) else 0
    return lines | {"master cards": int(master_cards(me))}


def scores(board: Board) -> list[int]:
    """What everybody has now, or would have if the game ended now. [§12]"""
    return [score(board, player) for player in board.players]


def winners(board: Board) -> list[int]:
    """The highest score wins; players who tie share the victory. [§12.3]"""
    reached = scores(board)
    return [seat for seat, points in enumerate(reached) if points == max(reached)]


def standing(board: Board) -> float:
    """How a lone player's rank stands among all ranks: -1 the lowest, 1 the highest. [§12.4]"""
    return place(score(board, board.players[0]))
