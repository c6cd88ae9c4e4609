"""Sankoré: what a seat can still make of its school, in points.

The score sheet is read at the values the Library is likely to have in the end, and a majority of
today as one that may be lost. A sign is then what a seat has beyond the sheet: means, students,
classes, skills, cards; most of it by the turns that are left, which the Madrasa tells.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.sankore.box.areas import LAW_SLOT, NUMBERED, THEOLOGY_SLOT
from hightable.games.sankore.box.components import (
    ASTRONOMY,
    BELOW,
    BOOK,
    CLASS_DISCIPLINE,
    CLASS_SPACES,
    EVERY,
    FIRST_BELOW,
    GRADUATION_SLOTS,
    INTRODUCTORY,
    LAW,
    OBJECTIVE_DISCIPLINE,
    PIECES_EACH,
    THEOLOGY,
)
from hightable.games.sankore.decode.cards import REQUIREMENT
from hightable.games.sankore.decode.requirements import AtLeast
from hightable.games.sankore.judge.school import (
    School,
    classes,
    knowledge,
    on_their_way,
    skills,
)
from hightable.games.sankore.judge.sheet import cells_left, expected, likely, turns
from hightable.games.sankore.judge.worth import (
    ABILITY_A_TURN,
    BOOK_LEAD,
    BOOKS,
    CALM_ROUNDS_A_SEAT,
    CARD,
    CARD_A_TURN,
    CARD_TURNS,
    CLASS_A_TURN,
    CLOSED_REGION,
    COUNTED,
    DISC,
    FAVOUR,
    FAVOUR_TURNS,
    FEW,
    GOLD,
    GRADUATING,
    HURRY,
    HURRY_A_ROUND,
    HURRY_A_SEAT,
    INSPIRATION,
    INSPIRATIONS,
    KIND_OF_BOOK,
    KNOWLEDGE_A_TURN,
    LAST_CELL,
    LAST_CELLS,
    LAST_TILES,
    MORE,
    MOSQUE_CLASS,
    MOSQUE_SALT,
    MOSQUE_STUDENTS,
    PLACE,
    ROOM_TO_SPARE,
    SALT,
    SKILL_A_TURN,
    SPENDING,
    TIGHT,
    TOKENS_A_TURN,
    TOP_SALT,
    TRACK,
    TRACK_TURNS,
    UNCOUNTED,
)
from hightable.games.sankore.rules.madrasa import lowest_cell
from hightable.games.sankore.rules.majority import capacity, is_scored, leader
from hightable.games.sankore.state import NONE, Board, Player, board_of, total
from hightable.kernel import ones
from hightable.kernel.state import State

SIGNS: Final = [
    "gold",
    "salt",
    "inspiration",
    "books",
    "books of many kinds",
    "classes that can be taught",
    "students of a class's own discipline",
    "supported classes",
    "students on their way",
    "places for graduates",
    "advanced classes",
    "skills",
    "knowledge",
    "tracks begun",
    "book majorities",
    "storage",
    "favour disc",
    "cards within reach",
    "abilities",
    "madrasa",
    "pieces for closed regions",
    "the last tiles",
]


def late(state: State) -> float:
    """How full the Madrasa is."""
    cell = lowest_cell(board_of(state))
    return 1.0 if cell == NONE else float(cell) / float(NUMBERED)


def points(state: State) -> list[float]:
    """The score sheet of every seat, as it is likely to be read in the end."""
    return likely(board_of(state))


def signs(state: State, seat: i64) -> vec[float]:
    """What is to come for a seat, in the order of SIGNS."""
    board = board_of(state)
    me = board.players[seat]
    left = turns(board, seat)
    busy = min(left / SPENDING, 1.0)
    values = expected(board)
    school = School(me, left)
    return vec[float](
        [
            GOLD * busy * lessening(me.gold),
            SALT * busy * lessening(me.salt),
            INSPIRATION * busy * float(min(me.inspiration, INSPIRATIONS)),
            busy * float(min(total(me.books), BOOKS)),
            KIND_OF_BOOK * busy * kinds(me.books),
            school.ready,
            school.own,
            school.supported,
            on_their_way(board, me, left, values),
            PLACE
            * min(left / GRADUATING, 1.0)
            * float(GRADUATION_SLOTS - ones(me.school.graduated)),
            CLASS_A_TURN * left * classes(me),
            SKILL_A_TURN * left * skills(me),
            KNOWLEDGE_A_TURN * left * knowledge(me),
            min(left / TRACK_TURNS, 1.0) * tracks(me, values),
            BOOK_LEAD * busy * book_leads(board, me),
            storage(me, left),
            DISC * min(left / FAVOUR_TURNS, 1.0) * float(me.favour - 1),
            cards(board, me, left, values),
            ABILITY_A_TURN * left * float(ones(me.done)),
            madrasa(board),
            CLOSED_REGION * closed_regions(board, me),
            LAST_TILES * hurry(board) * last_tiles(board, me),
        ]
    )


def closed_regions(board: Board, me: Player) -> float:
    """Tiles of Astronomy and Law for which a piece is lacking."""
    return float(lacking(board, me, ASTRONOMY, 0) + lacking(board, me, LAW, LAW_SLOT))


def hurry(board: Board) -> float:
    """How much an empty cell of the Madrasa is felt: the longer a game takes, the more.

    With more players it fills up by itself, and the Scholar's turns are counted anyway.
    """
    if board.scholar is not None:
        return 1.0
    seats = float(len(board.players))
    late = max(float(board.round) - 1.0 - CALM_ROUNDS_A_SEAT * seats, 0.0)
    return max(HURRY - HURRY_A_SEAT * seats, 0.0) + HURRY_A_ROUND * late


def madrasa(board: Board) -> float:
    """Tiles placed bring the end nearer, and not for us alone; the last one most of all."""
    cell = lowest_cell(board)
    found = hurry(board) * (cells_left(0) - cells_left(cell))
    return found + LAST_CELL if cell == NONE else found


def last_tiles(board: Board, me: Player) -> float:
    """What a Mosque in a top row asks for: Salt, and a class of Theology with two students."""
    if lowest_cell(board) < LAST_CELLS or not me.school.tracks[THEOLOGY]:
        return 0.0
    if not closed(board, THEOLOGY_SLOT):
        return 0.0
    best = 0.0
    for space in range(i64(INTRODUCTORY), i64(len(CLASS_SPACES))):
        tile = me.school.classes[space]
        if tile != NONE and CLASS_DISCIPLINE[tile] == THEOLOGY:
            best = max(best, (1.0 + waiting(me, space)) / MOSQUE_STUDENTS)
    return MOSQUE_CLASS * best + MOSQUE_SALT * float(min(me.salt, TOP_SALT)) / float(TOP_SALT)


def waiting(me: Player, space: i64) -> float:
    """Students directly below a class."""
    found = 0.0
    for at in range(FIRST_BELOW[space], FIRST_BELOW[space] + BELOW[space]):
        if me.school.students[at] != NONE:
            found += 1.0
    return found


def closed(board: Board, first: i64) -> i64:
    """Tiles of an area that nobody has unlocked."""
    found: i64 = 0
    for slot in range(first, first + EVERY):
        if board.madrasa.slots[slot] != NONE:
            found += 1
    return found


def lacking(board: Board, me: Player, area: i64, first: i64) -> i64:
    """Tiles of an area that are still there, but no piece of ours to unlock them with."""
    return max(closed(board, first) - me.school.tracks[area], 0)


def lessening(held: i64) -> float:
    """The first few are worth having, more of them less."""
    return float(min(held, FEW)) + MORE * float(max(held - FEW, 0))


def kinds(books: vec[i64]) -> float:
    found = 0.0
    for discipline in range(i64(EVERY)):
        if books[discipline]:
            found += 1.0
    return found


def tracks(me: Player, values: vec[float]) -> float:
    """The first three pieces of a track are on the way to its icons."""
    found = 0.0
    for discipline in range(i64(EVERY)):
        placed = float(min(PIECES_EACH - me.school.tracks[discipline], FEW))
        found += TRACK * placed * placed * values[discipline]
    return found


def book_leads(board: Board, me: Player) -> float:
    """Regions whose Book would be ours if it were scored now."""
    found = 0.0
    for area in range(i64(EVERY)):
        if not is_scored(board, BOOK, area):
            for region in range(i64(EVERY)):
                if leader(board, area, region) == me.seat:
                    found += 1.0
    return found


def storage(me: Player, left: float) -> float:
    """Tokens that are likely to find no room among the Favour tiles."""
    spare = float(capacity(me)) - float(total(me.prestige)) - TOKENS_A_TURN * left
    tight = min(spare - ROOM_TO_SPARE, 0.0)
    return TIGHT * tight - FAVOUR * float(me.favours)


def cards(board: Board, me: Player, left: float, values: vec[float]) -> float:
    """Cards in hand, by how much of what they ask for is there."""
    found = 0.0
    hand = me.hand
    card: i64 = 0
    while hand:
        if hand & 1:
            near = nearness(board, me, card)
            found += near * near * (values[OBJECTIVE_DISCIPLINE[card]] + CARD_A_TURN * left)
        hand >>= 1
        card += 1
    return CARD * min(left / CARD_TURNS, 1.0) * found


def nearness(board: Board, me: Player, card: i64) -> float:
    asked = REQUIREMENT[card]
    if asked.holds(board, me):
        return 1.0
    if isinstance(asked, AtLeast):
        return COUNTED * float(asked.count(board, me)) / float(asked.least)
    return UNCOUNTED
