"""The simplified setup: no draft, no choices. [§1.7]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.golem.box import (
    DISTRICTS,
    GOALS,
    SECTIONS,
    SIDE_KEYS,
    SIDES,
    SIMPLE_SEATS,
    SIZES,
    START_RECORDS,
    UPGRADE_RECORDS,
    Record,
)
from hightable.games.golem.decode import START_BONUS
from hightable.games.golem.effects import Act
from hightable.games.golem.state import Board, Player, board_of
from hightable.games.golem.words import ARTEFACT, CAULDRON, DEVELOP, SIDE, STEP
from hightable.kernel import Effect, Opponent, State

START_IDS: Final = [str(record["id"]) for record in START_RECORDS]
UPGRADE_IDS: Final = [str(record["id"]) for record in UPGRADE_RECORDS]


def prescribed(record: Record) -> list[int]:
    """The words that answer what a place's two start tiles ask; students always step. [§1.7]"""
    choices = record["choices"]
    words = [int(STEP[district]) for district in range(len(DISTRICTS))]
    if "gold_to_cauldron" in choices:
        words.append(int(CAULDRON[SIZES.index(str(choices["gold_to_cauldron"]))]))
    if "develop" in choices:
        upgrade = UPGRADE_IDS.index(choices["develop"])
        words.append(int(DEVELOP[upgrade]))
        if "side" in choices:
            key = UPGRADE_RECORDS[upgrade]["sides"][choices["side"]]["key"]
            words.append(int(SIDE[SIDE_KEYS.index(key)]))
            words.append(int(ARTEFACT[SIZES.index(str(choices["artefact_gold"]))]))
    return words


PLACE_GOALS: Final = [
    [GOALS.index(str(number)) for number in record["goals"]] for record in SIMPLE_SEATS
]
PLACE_SIDE: Final = [SIDES.index(record["artefact_side"].lower()) for record in SIMPLE_SEATS]
PLACE_GOLEMS: Final = [
    [DISTRICTS.index(district) for district in record["golems"]] for record in SIMPLE_SEATS
]
PLACE_STARTS: Final = [
    [START_IDS.index(name) for name in record["start_tiles"]] for record in SIMPLE_SEATS
]
PRESCRIBED: Final = [prescribed(record) for record in SIMPLE_SEATS]


class Script(Opponent):
    """Until play begins every question is answered as the setup prescribes. [§1.7]"""

    def answer(self, state: State, seat: i64, asked: Effect, n: i64) -> i64:
        board = board_of(state)
        wanted = PRESCRIBED[board.order.index(seat)]
        return next(word for word in board.offered() if word in wanted)


class HandOver(Act):
    """From here on the `n` players decide for themselves. [§1.7]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        board.people = n
        board.opponent = None


def begin_simplified(board: Board) -> None:
    """Goals, board, start golems and start tiles by the place in turn order. [§1.7]"""
    board.push(0, HAND_OVER, board.people)
    board.opponent = SCRIPT
    board.people = 0
    for place in range(len(board.order) - 1, -1, -1):
        seat_by_place(board, board.players[board.order[place]], place)


def seat_by_place(board: Board, me: Player, place: i64) -> None:
    """One player's goals, board and golems; the start tiles are resolved as usual. [§1.7]"""
    me.goals = PLACE_GOALS[place][:]
    for goal in me.goals:
        board.goal_deck.remove(goal)
    me.side = PLACE_SIDE[place]
    for golem, district in enumerate(PLACE_GOLEMS[place]):
        me.golems[golem] = district * SECTIONS
    me.used = PLACE_STARTS[place][:]
    for start in reversed(me.used):
        board.push(me.seat, START_BONUS[start])


HAND_OVER: Final = HandOver()
SCRIPT: Final = Script()
