"""The synagogue: marbles are dropped, and taken out again. [§5.1, §5.2]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.golem.box import (
    BLACK,
    COLOURS,
    DISTRICTS,
    MARBLES,
    ROW_ROOM,
    ROWS,
    SECTIONS,
)
from hightable.games.golem.effects import Act, Ask
from hightable.games.golem.rules.artefacts import BONUS, triggered
from hightable.games.golem.rules.students import STUDENT_STEP, STUDENT_STEPS, TWO_DIFFERENT
from hightable.games.golem.state import NONE, Board, Player
from hightable.games.golem.words import ARTEFACT_FIRST, MARBLE, REMOVE, STUDENT_FIRST
from hightable.kernel import Part, Words, shuffle

# A marble that also sets off an artefact: its colour, and the artefact's row.
COLOUR: Final = Part(3)
OF_ROW: Final = Part(2, above=COLOUR)


def drop(board: Board, marbles: list[int]) -> None:
    """Each marble, in random order, falls into a random row that has room for it. [§5.1]"""
    shuffle(board, marbles)
    filled = [0] * len(ROWS)
    for at in range(len(board.rows)):
        board.rows[at] = 0
    for colour in marbles:
        row = board.random(len(ROWS))
        while filled[row] == ROW_ROOM:
            row = board.random(len(ROWS))
        filled[row] += 1
        board.rows[row * len(COLOURS) + colour] += 1
    board.note("drop", 0, len(marbles))


def all_marbles(players: int) -> list[int]:
    """The marbles for so many players. [§1.1]"""
    return [colour for colour in range(len(COLOURS)) for _ in range(MARBLES[players][colour])]


class DropAgain(Act):
    """What is still in the tray is dropped again. [§2.4]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        left = []
        for at in range(i64(len(board.rows))):
            for _ in range(board.rows[at]):
                left.append(int(at % len(COLOURS)))
        drop(board, left)


def strength(board: Board, row: i64) -> i64:
    """The marbles in a row, before one is taken. [§5.2]"""
    found: i64 = 0
    for at in range(row * len(COLOURS), row * len(COLOURS) + len(COLOURS)):
        found += board.rows[at]
    return found


def offer_marbles(board: Board, words: Words) -> None:
    """Every colour in every row; marbles alike in a row are one choice. [§5.2]"""
    for at in range(i64(len(board.rows))):
        if board.rows[at]:
            board.offer(words[at])


def follow(board: Board, me: Player, colour: i64) -> None:
    """The student of that colour may step, with black two of them; a golden tile may pay. [§5.2]"""
    row = triggered(me, colour)
    if colour == BLACK:
        board.push(me.seat, STUDENT_STEPS, TWO_DIFFERENT)
    elif colour < len(DISTRICTS):
        if row == NONE:
            board.push(me.seat, STUDENT_STEP, colour)
        elif me.students[colour] < SECTIONS:
            board.push(me.seat, MARBLE_ORDER, COLOUR.at(colour) | OF_ROW.at(row))
        else:
            board.push(me.seat, BONUS, row)


class MarbleOrder(Ask):
    """A marble moves a student and sets off an artefact: which comes first? [§5.2]"""

    prompt = "order"
    rule = "§5.2"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        board.offer(STUDENT_FIRST)
        board.offer(ARTEFACT_FIRST)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word == STUDENT_FIRST:
            board.push(me.seat, BONUS, OF_ROW.of(n))
            board.push(me.seat, STUDENT_STEP, COLOUR.of(n))
        else:
            board.push(me.seat, STUDENT_STEP, COLOUR.of(n))
            board.push(me.seat, BONUS, OF_ROW.of(n))


class RemoveMarble(Ask):
    """The owner of pass tile 1 takes a marble out for the rest of the round. [§2.4, R7]"""

    prompt = "remove"
    rule = "§2.4"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        offer_marbles(board, REMOVE)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        at = REMOVE.index(word)
        board.rows[at] -= 1
        board.removed.append(at % len(COLOURS))


def take_marble(board: Board, me: Player, word: i64) -> i64:
    """The marble goes into an eye of your golem; what is returned is its colour. [§5.2]"""
    at = MARBLE.index(word)
    board.rows[at] -= 1
    colour = at % len(COLOURS)
    me.eyes.append(colour)
    return colour


DROP_AGAIN: Final = DropAgain()
MARBLE_ORDER: Final = MarbleOrder()
REMOVE_MARBLE: Final = RemoveMarble()
