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
    NODES,
    SLOTS,
    SPACES,
    TOKEN_SPACES,
    book_spaces,
    token_spaces,
)
from hightable.games.sankore.box.components import (
    BOOKS_EACH,
    CLASS_SPACES,
    CLASS_TILES,
    DOUBLES,
    EVERY,
    FAVOUR_END,
    FAVOURS_LIMIT,
    GRADUATIONS,
    OBJECTIVES,
    PIECES_EACH,
    PRESTIGE_EACH,
    SANKORE_DISCIPLINE,
    SANKORE_TILES,
    SCHOLAR_TURNS,
    SCHOLARS,
    SECTION_SLOTS,
    SHELF_SIZE,
    SHELVES,
    SKILLS,
    STUDENT_SPACES,
    STUDENTS_EACH,
    TRACK_KNOWLEDGE,
)
from hightable.games.sankore.decode.cards import MORE_KNOWLEDGE
from hightable.games.sankore.rules.establish import OPEN, PILES, open_tiles
from hightable.games.sankore.rules.knowledge import card_knowledge, shared_knowledge
from hightable.games.sankore.rules.madrasa import lowest_cell
from hightable.games.sankore.state import Board, Player
from hightable.kernel import Bounds, ObservationWriter, flags, ones, up_to

QUEUE_ROOM: Final = 7
SCORINGS: Final = 8
SCHOLAR_ROOM: Final = 8
OWN: Final = 11
TOKENS_AT: Final = vec[i64](token_spaces() + book_spaces())
ROUNDS_TOP: Final = 999
STORE: Final = 49
CARDS_TOP: Final = 9
KNOWLEDGE_TOP: Final = 49
SHARED_TOP: Final = 15
BONUS_TOP: Final = 15
PLAYER: Final[list[tuple[str, Bounds]]] = [
    (
        "gold, salt, inspiration, disc, Favour tiles, cards in hand",
        [*up_to(STORE, 3), *up_to(FAVOUR_END), *up_to(FAVOURS_LIMIT), *up_to(CARDS_TOP)],
    ),
    (
        "Camel, class taught, active student, the space it left, class bonus",
        [
            *up_to(len(NODES) - 1),
            *up_to(len(CLASS_SPACES)),
            *up_to(EVERY),
            *up_to(len(STUDENT_SPACES)),
            *up_to(BONUS_TOP),
        ],
    ),
    ("Books", up_to(BOOKS_EACH, EVERY)),
    ("Prestige", up_to(PRESTIGE_EACH, EVERY)),
    ("pieces on the tracks", up_to(PIECES_EACH, EVERY)),
    ("Knowledge", up_to(KNOWLEDGE_TOP, EVERY)),
    ("students", up_to(EVERY, len(STUDENT_SPACES))),
    ("classes", up_to(len(CLASS_TILES), len(CLASS_SPACES))),
    ("Skill tiles", up_to(len(SKILLS), EVERY * SECTION_SLOTS)),
    ("Graduation tiles", flags(len(GRADUATIONS))),
    ("graduates", flags(len(GRADUATIONS))),
    ("Objective cards completed", flags(len(OBJECTIVES))),
    ("Sankoré tiles kept", flags(len(SANKORE_TILES))),
]
SHELF_ROOM: Final = [
    max([int(sizes[shelf]) for sizes in SHELF_SIZE if shelf < len(sizes)])
    for shelf in range(SHELVES)
]
PILE_ROOM: Final = len(CLASS_TILES) // (EVERY * PILES)
MARKET: Final = [*up_to(len(CLASS_TILES), OPEN), (0, PILE_ROOM)] * (EVERY * PILES)
OVERFLOWN: Final = [*up_to(BOOKS_EACH, EVERY * EVERY), *up_to(PRESTIGE_EACH, EVERY * EVERY)]
SUPPLY: Final = [
    *up_to(BOOKS_EACH, EVERY),
    *up_to(PRESTIGE_EACH, EVERY),
    *[(0, len(doubles)) for doubles in DOUBLES],
]
SCHOLAR: Final[Bounds] = [
    (0, len(SCHOLARS)),
    (0, len(SCHOLAR_TURNS)),
    (-1, EVERY),
    (0, len(OBJECTIVES)),
    *up_to(STUDENTS_EACH, EVERY),
]


def parts(seats: int) -> list[tuple[str, Bounds]]:
    """The row of numbers below, for a table with so many players."""
    players = max(seats, 2)
    rows = [
        (
            "round, lowest empty cell, first player",
            [(0, ROUNDS_TOP), (0, len(CELLS)), (0, players - 1)],
        ),
        ("pieces on the spaces", up_to(players, len(SPACES))),
        ("tokens on the spaces", up_to(EVERY, TOKEN_SPACES)),
        ("disciplines in the Madrasa", up_to(EVERY, len(CELLS))),
        ("stars in the Madrasa", flags(len(CELLS))),
        ("students in the Madrasa", flags(EVERY)),
        ("tiles on the regions", up_to(len(SANKORE_TILES), len(SLOTS))),
        ("Shared Knowledge", up_to(SHARED_TOP, EVERY)),
        ("queues from the left", up_to(EVERY, EVERY * QUEUE_ROOM)),
        ("Books on the shelves", [(0, room) for room in SHELF_ROOM for _ in range(EVERY)]),
        ("supply of Books, Prestige, double-star tiles", SUPPLY),
        ("draft", up_to(EVERY, EVERY)),
        ("open class tiles and the size of their piles", MARKET),
        ("level-3 classes", flags(EVERY)),
        ("Graduation tiles left", flags(len(GRADUATIONS))),
        ("Overflow", OVERFLOWN),
        ("scorings done", flags(SCORINGS)),
        ("own cards", flags(len(OBJECTIVES))),
        ("Scholar: level, turn, discipline, cards left, bag", SCHOLAR),
    ]
    for at in range(players):
        rows += [(f"player {at} {name}", bounds) for name, bounds in PLAYER]
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
