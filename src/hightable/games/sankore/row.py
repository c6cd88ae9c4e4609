"""The view as a row of numbers for learners: the viewer first, the others clockwise.

A place is written as its number plus one, so that 0 is nothing; whose piece stands on a space as
1 for the viewer, 2 for the next player, and so on.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.sankore.areas import CELLS, SLOTS, SPACES, TOKEN_SPACES
from hightable.games.sankore.box import (
    CLASS_SPACES,
    EVERY,
    GRADUATIONS,
    OBJECTIVES,
    SANKORE_DISCIPLINE,
    SANKORE_TILES,
    SECTION_SLOTS,
    SHELVES,
    STUDENT_SPACES,
)
from hightable.games.sankore.requirements import bits
from hightable.games.sankore.rules.establish import OPEN, PILES, open_tiles
from hightable.games.sankore.rules.knowledge import knowledge, shared_knowledge
from hightable.games.sankore.rules.madrasa import lowest_cell
from hightable.games.sankore.state import Board, Player
from hightable.kernel import Row

QUEUE_ROOM: Final = 7
SCORINGS: Final = 8
SCHOLAR_ROOM: Final = 8
PLAYER: Final[list[tuple[str, int]]] = [
    ("gold, salt, inspiration, disc, Favour tiles, cards in hand", 6),
    ("Camel, class taught, active student, class bonus", 4),
    ("Books", EVERY),
    ("Prestige", EVERY),
    ("pieces on the tracks", EVERY),
    ("Knowledge", EVERY),
    ("students", len(STUDENT_SPACES)),
    ("classes", len(CLASS_SPACES)),
    ("Skill tiles", EVERY * SECTION_SLOTS),
    ("Graduation tiles", len(GRADUATIONS)),
    ("graduates", len(GRADUATIONS)),
    ("Objective cards completed", len(OBJECTIVES)),
    ("Sankoré tiles kept", len(SANKORE_TILES)),
]
TABLE: Final[list[tuple[str, int]]] = [
    ("round, lowest empty cell, first player", 3),
    ("pieces on the spaces", len(SPACES)),
    ("tokens on the spaces", TOKEN_SPACES),
    ("disciplines in the Madrasa", len(CELLS)),
    ("stars in the Madrasa", len(CELLS)),
    ("students in the Madrasa", EVERY),
    ("tiles on the regions", len(SLOTS)),
    ("Shared Knowledge", EVERY),
    ("queues from the left", EVERY * QUEUE_ROOM),
    ("Books on the shelves", SHELVES * EVERY),
    ("supply of Books, Prestige, double-star tiles", 3 * EVERY),
    ("draft", EVERY),
    ("open class tiles and the size of their piles", EVERY * PILES * (OPEN + 1)),
    ("level-3 classes", EVERY),
    ("Graduation tiles left", len(GRADUATIONS)),
    ("Overflow", 2 * EVERY * EVERY),
    ("scorings done", SCORINGS),
    ("own cards", len(OBJECTIVES)),
    ("Scholar: level, turn, discipline, cards left, bag", SCHOLAR_ROOM),
]


def layout(players: int) -> list[tuple[str, int]]:
    """The row of numbers below, for a table with so many players."""
    rows = list(TABLE)
    for at in range(players):
        rows += [(f"player {at} {name}", size) for name, size in PLAYER]
    return rows


def write(board: Board, seat: i64, row: Row) -> None:
    """The table, then every player. [§3.2]"""
    seats = i64(len(board.players))
    row.put(board.round)
    row.put(lowest_cell(board) + 1)
    row.put((board.first - seat) % seats)
    for at in range(i64(len(SPACES))):
        owner = board.owner[at]
        row.put(0 if owner < 0 else (owner - seat) % seats + 1)
    raised(row, board.tokens)
    write_madrasa(board, row)
    write_queues(board, row)
    write_supply(board, row)
    row.flags(board.scored, SCORINGS)
    row.flags(board.players[seat].hand, len(OBJECTIVES))
    write_scholar(board, row)
    for step in range(seats):
        write_player(board, board.players[(seat + step) % seats], row)


def raised(row: Row, numbers: vec[i64]) -> None:
    """Places plus one: nothing is 0."""
    for number in numbers:
        row.put(number + 1)


def write_madrasa(board: Board, row: Row) -> None:
    for at in range(i64(len(CELLS))):
        tile = board.madrasa.cells[at]
        row.put(0 if tile < 0 else SANKORE_DISCIPLINE[tile] + 1)
    row.flags(board.madrasa.stars, len(CELLS))
    row.flags(board.madrasa.guests, EVERY)
    raised(row, board.madrasa.slots)


def write_queues(board: Board, row: Row) -> None:
    for area in range(i64(EVERY)):
        row.put(shared_knowledge(board, area))
    for area in range(i64(EVERY)):
        queue = board.queues[area]
        for student in queue:
            row.put(student + 1)
        row.skip(QUEUE_ROOM - len(queue))
    for shelf in board.shelves:
        row.count(shelf, EVERY)
    row.skip((SHELVES - len(board.shelves)) * EVERY)


def write_supply(board: Board, row: Row) -> None:
    own = board.supply
    row.each(own.books)
    row.each(own.prestige)
    row.each(own.doubles)
    raised(row, own.draft)
    for at in range(i64(EVERY * PILES)):
        pile = own.piles[at]
        shown = min(len(pile), open_tiles(board, at))
        for back in range(1, OPEN + 1):
            row.put(pile[-back] + 1 if back <= shown else 0)
        row.put(len(pile))
    row.flags(own.masters, EVERY)
    row.flags(own.graduation, len(GRADUATIONS))
    row.each(board.overflow)


def write_scholar(board: Board, row: Row) -> None:
    solo = board.solo
    if solo is None:
        row.skip(SCHOLAR_ROOM)
        return
    row.put(solo.level)
    row.put(solo.turn)
    row.put(solo.discipline)
    row.put(len(solo.deck))
    row.each(solo.bag)


def write_player(board: Board, me: Player, row: Row) -> None:
    row.put(me.gold)
    row.put(me.salt)
    row.put(me.inspiration)
    row.put(me.favour)
    row.put(me.favours)
    row.put(bits(me.hand))
    row.put(me.camel)
    row.put(me.school.teaching + 1)
    row.put(me.school.active + 1)
    row.put(me.school.bonus)
    row.each(me.books)
    row.each(me.prestige)
    row.each(me.school.pieces)
    for discipline in range(i64(EVERY)):
        row.put(knowledge(board, me, discipline))
    raised(row, me.school.students)
    raised(row, me.school.classes)
    raised(row, me.school.skills)
    row.flags(me.school.graduated, len(GRADUATIONS))
    row.flags(me.school.alumni, len(GRADUATIONS))
    row.flags(me.done, len(OBJECTIVES))
    row.flags(me.kept, len(SANKORE_TILES))
