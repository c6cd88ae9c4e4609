"""The view as a row of numbers for learners: the viewer first, the others clockwise.

A place is written as its number plus one, so that 0 is nothing; whose piece stands on a space as
1 for the viewer, 2 for the next player, and so on.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from hightable.games.sankore.box.areas import (
    CELLS,
    SLOTS,
    SPACES,
    TOKEN_SPACES,
    book_spaces,
    token_spaces,
)
from hightable.games.sankore.box.components import (
    CLASS_SPACES,
    EVERY,
    GRADUATIONS,
    OBJECTIVES,
    PIECES_EACH,
    SANKORE_DISCIPLINE,
    SANKORE_TILES,
    SECTION_SLOTS,
    SHELVES,
    STUDENT_SPACES,
    TRACK_KNOWLEDGE,
)
from hightable.games.sankore.decode.cards import MORE_KNOWLEDGE
from hightable.games.sankore.rules.establish import OPEN, PILES, open_tiles
from hightable.games.sankore.rules.knowledge import card_knowledge, shared_knowledge
from hightable.games.sankore.rules.madrasa import lowest_cell
from hightable.games.sankore.state import Board, Player
from hightable.kernel import ObservationWriter, ones

QUEUE_ROOM: Final = 7
SCORINGS: Final = 8
SCHOLAR_ROOM: Final = 8
OWN: Final = 11
TOKENS_AT: Final = vec[i64](token_spaces() + book_spaces())
PLAYER: Final[list[tuple[str, int]]] = [
    ("gold, salt, inspiration, disc, Favour tiles, cards in hand", 6),
    ("Camel, class taught, active student, the space it left, class bonus", 5),
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


def layout(seats: int) -> list[tuple[str, int]]:
    """The row of numbers below, for a table with so many players."""
    rows = list(TABLE)
    for at in range(max(seats, 2)):
        rows += [(f"player {at} {name}", size) for name, size in PLAYER]
    return rows


def write_deal(board: Board, into: ObservationWriter) -> None:
    """Nothing stays as it was dealt."""


def write(board: Board, seat: i64, into: ObservationWriter) -> None:
    """The table, then every player. [§3.2]"""
    seats = i64(len(board.players))
    into.put(board.round)
    into.put(lowest_cell(board) + 1)
    into.put(board.first - seat if board.first >= seat else board.first - seat + seats)
    write_pieces(board.owner, seat, seats, into)
    write_tokens(board.tokens, into)
    write_madrasa(board, into)
    shared = into.at
    write_queues(board, into)
    write_supply(board, into)
    into.flags(board.scored, SCORINGS)
    into.flags(board.players[seat].hand, len(OBJECTIVES))
    write_scholar(board, into)
    for player in range(seat, seats):
        write_player(board.players[player], shared, into)
    for player in range(seat):
        write_player(board.players[player], shared, into)


def write_pieces(owners: vec[i64], seat: i64, seats: i64, into: ObservationWriter) -> None:
    cells, at = into.cells, into.at
    for owner in owners:
        if owner >= seat:
            cells[at] = i16(owner - seat + 1)
        elif owner >= 0:
            cells[at] = i16(owner - seat + seats + 1)
        at += 1
    into.at = at


def write_tokens(tokens: vec[i64], into: ObservationWriter) -> None:
    cells, first = into.cells, into.at
    for space in TOKENS_AT:
        token = tokens[space]
        if token >= 0:
            cells[first + space] = i16(token + 1)
    into.skip(TOKEN_SPACES)


def raised(into: ObservationWriter, numbers: vec[i64]) -> None:
    """Places plus one: nothing is 0."""
    cells, at = into.cells, into.at
    for number in numbers:
        if number >= 0:
            cells[at] = i16(number + 1)
        at += 1
    into.at = at


def write_madrasa(board: Board, into: ObservationWriter) -> None:
    cells, first = into.cells, into.at
    placed = board.madrasa.cells
    for at in range(i64(len(CELLS))):
        tile = placed[at]
        if tile >= 0:
            cells[first + at] = i16(SANKORE_DISCIPLINE[tile] + 1)
    into.skip(len(CELLS))
    into.flags(board.madrasa.stars, len(CELLS))
    into.flags(board.madrasa.guests, EVERY)
    raised(into, board.madrasa.slots)


def write_queues(board: Board, into: ObservationWriter) -> None:
    cells = into.cells
    for area in range(i64(EVERY)):
        into.put(shared_knowledge(board, area))
    for area in range(i64(EVERY)):
        at = into.at
        for student in board.queues[area]:
            cells[at] = i16(i64(student) + 1)
            at += 1
        into.skip(QUEUE_ROOM)
    for shelf in board.shelves:
        into.count(shelf, EVERY)
    into.skip((SHELVES - len(board.shelves)) * EVERY)


def write_supply(board: Board, into: ObservationWriter) -> None:
    own = board.supply
    into.each(own.books)
    into.each(own.prestige)
    into.each(own.doubles)
    raised(into, own.draft)
    write_market(board, into)
    into.flags(own.masters, EVERY)
    into.flags(own.graduation, len(GRADUATIONS))
    into.each(board.overflow)


def write_market(board: Board, into: ObservationWriter) -> None:
    """The open tiles of each pile, the top one first, and its size."""
    cells, at = into.cells, into.at
    piles = board.supply.piles
    for number in range(i64(EVERY * PILES)):
        pile = piles[number]
        size = i64(len(pile))
        shown: i64 = OPEN if board.round else open_tiles(board, number)
        for back in range(min(size, shown)):
            cells[at + back] = i16(i64(pile[size - 1 - back]) + 1)
        cells[at + OPEN] = i16(size)
        at += OPEN + 1
    into.at = at


def write_scholar(board: Board, into: ObservationWriter) -> None:
    scholar = board.scholar
    if scholar is None:
        into.skip(SCHOLAR_ROOM)
        return
    into.put(scholar.level)
    into.put(scholar.turn)
    into.put(scholar.discipline)
    into.put(len(scholar.deck))
    into.each(scholar.bag)


def write_player(me: Player, shared: i64, into: ObservationWriter) -> None:
    """One player; `shared` is the cell where the Shared Knowledge begins."""
    school = me.school
    cells, at = into.cells, into.at
    cells[at] = i16(me.gold)
    cells[at + 1] = i16(me.salt)
    cells[at + 2] = i16(me.inspiration)
    cells[at + 3] = i16(me.favour)
    cells[at + 4] = i16(me.favours)
    cells[at + 5] = i16(ones(me.hand))
    cells[at + 6] = i16(me.camel)
    cells[at + 7] = i16(school.teaching + 1)
    cells[at + 8] = i16(school.active + 1)
    cells[at + 9] = i16(school.origin + 1)
    cells[at + 10] = i16(school.bonus)
    into.skip(OWN)
    into.each(me.books)
    into.each(me.prestige)
    into.each(school.tracks)
    write_knowledge(me, shared, into)
    raised(into, school.students)
    raised(into, school.classes)
    raised(into, school.skills)
    into.flags(school.graduated, len(GRADUATIONS))
    into.flags(school.alumni, len(GRADUATIONS))
    into.flags(me.done, len(OBJECTIVES))
    into.flags(me.kept, len(SANKORE_TILES))


def write_knowledge(me: Player, shared: i64, into: ObservationWriter) -> None:
    cells, first = into.cells, into.at
    school = me.school
    for discipline in range(i64(EVERY)):
        own = TRACK_KNOWLEDGE[PIECES_EACH - school.tracks[discipline]] + school.bonus
        if me.done & MORE_KNOWLEDGE[discipline]:
            own += card_knowledge(me, discipline)
        cells[first + discipline] = cells[shared + discipline] + i16(own)
    into.skip(EVERY)
