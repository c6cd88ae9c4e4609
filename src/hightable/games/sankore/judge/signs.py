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
    ADVANCED,
    ARROWS,
    ASTRONOMY,
    BELOW,
    BOOK,
    CLASS_DISCIPLINE,
    CLASS_ROW,
    CLASS_SPACES,
    EVERY,
    FIRST_BELOW,
    GRADUATION_ICONS,
    GRADUATION_SLOTS,
    INTRODUCTORY,
    LAW,
    LEVEL,
    OBJECTIVE_DISCIPLINE,
    PIECES_EACH,
    SECTION_SLOTS,
    SKILLS,
    STUDENT_SPACES,
    THEOLOGY,
)
from hightable.games.sankore.decode.cards import REQUIREMENT
from hightable.games.sankore.decode.requirements import AtLeast
from hightable.games.sankore.judge.sheet import cells_left, expected, likely, turns
from hightable.games.sankore.rules.graduate import best_tile
from hightable.games.sankore.rules.knowledge import is_full, own_knowledge
from hightable.games.sankore.rules.madrasa import lowest_cell
from hightable.games.sankore.rules.majority import capacity, is_scored, leader
from hightable.games.sankore.state import NONE, Board, Player, board_of, total
from hightable.kernel import BIT, ones
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

FEW: Final = 3
PRICE: Final = 1.0
TOP_LEVEL: Final = 4
LAST_CELLS: Final = 8
TOP_SALT: Final = 3
SKILL_WORTH: Final[dict[str, float]] = {
    "gold": 0.6,
    "salt": 0.6,
    "inspiration": 1.2,
    "book_section": 1.0,
    "book_any": 1.3,
    "return_favour": 0.8,
    "advance2": 0.5,
    "move": 0.3,
    "promote": 1.0,
}
PRESTIGE_SKILL: Final = 2.2
SKILL_VALUE: Final[list[float]] = [SKILL_WORTH.get(kind, PRESTIGE_SKILL) for kind in SKILLS]


def late(state: State) -> float:
    """How full the Madrasa is."""
    cell = lowest_cell(board_of(state))
    return 1.0 if cell == NONE else float(cell) / float(NUMBERED)


def points(state: State) -> list[float]:
    """The score sheet of every seat, as it is likely to be read in the end."""
    return likely(board_of(state))


def signs(state: State, seat: i64) -> list[float]:
    """What is to come for a seat, in the order of SIGNS."""
    board = board_of(state)
    me = board.players[seat]
    left = turns(board, seat)
    busy = min(left / 2.5, 1.0)
    values = expected(board)
    found = [
        0.6 * busy * lessening(me.gold),
        0.6 * busy * lessening(me.salt),
        1.3 * busy * float(min(me.inspiration, 2)),
        busy * float(min(total(me.books), 6)),
        0.3 * busy * kinds(me.books),
    ]
    add_school(found, me, left)
    found += [
        on_their_way(board, me, left, values),
        2.0 * min(left / 6.0, 1.0) * float(GRADUATION_SLOTS - ones(me.school.graduated)),
        0.2 * left * classes(me),
        0.15 * left * skills(me),
        0.08 * left * knowledge(me),
        min(left / 4.0, 1.0) * tracks(me, values),
        0.7 * busy * book_leads(board, me),
        storage(me, left),
        0.3 * min(left / 6.0, 1.0) * float(me.favour - 1),
        cards(board, me, left, values),
        0.25 * left * float(ones(me.done)),
        madrasa(board),
        -1.5 * float(lacking(board, me, ASTRONOMY, 0) + lacking(board, me, LAW, LAW_SLOT)),
        0.5 * hurry(board) * last_tiles(board, me),
    ]
    return found


def hurry(board: Board) -> float:
    """How much an empty cell of the Madrasa is felt: the longer a game takes, the more.

    With more players it fills up by itself, and the Scholar's turns are counted anyway.
    """
    if board.scholar is not None:
        return 1.0
    seats = float(len(board.players))
    return max(13.0 - 4.0 * seats, 0.0) + 0.6 * max(float(board.round) - 1.0 - 2.0 * seats, 0.0)


def madrasa(board: Board) -> float:
    """Tiles placed bring the end nearer, and not for us alone; the last one most of all."""
    cell = lowest_cell(board)
    found = hurry(board) * (cells_left(0) - cells_left(cell))
    return found + 12.0 if cell == NONE else found


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
            best = max(best, (1.0 + waiting(me, space)) / 3.0)
    return 0.5 * best + 0.5 * float(min(me.salt, TOP_SALT)) / float(TOP_SALT)


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
    return float(min(held, FEW)) + 0.35 * float(max(held - FEW, 0))


def kinds(books: vec[i64]) -> float:
    found = 0.0
    for discipline in range(i64(EVERY)):
        if books[discipline]:
            found += 1.0
    return found


def add_school(found: list[float], me: Player, left: float) -> None:
    """Classes with a student below; rewards for their own students; classes with two."""
    school = me.school
    ready = own = supported = 0.0
    for space in range(i64(len(CLASS_SPACES))):
        tile = school.classes[space]
        if tile == NONE:
            continue
        below = 0.0
        first = FIRST_BELOW[space]
        for at in range(first, first + BELOW[space]):
            if school.students[at] != NONE:
                below = 1.0
                if tile < ADVANCED and school.students[at] == CLASS_DISCIPLINE[tile]:
                    own += 1.0
        if below and not is_free(me, space):
            below = 0.4
        ready += below if tile >= ADVANCED else 1.5 * below
        if tile < ADVANCED and is_full(school, space):
            supported += 1.0
    soon = min(left / 4.0, 1.0)
    found += [0.8 * soon * ready, 0.8 * soon * own, 1.2 * soon * supported]


def is_free(me: Player, space: i64) -> bool:
    """A student taught in this class has somewhere to go."""
    return any(me.school.students[to] == NONE for to in ARROWS[space])


def on_their_way(board: Board, me: Player, left: float, values: list[float]) -> float:
    """The best students, as many as can still graduate, by the tiles they can reach."""
    school = me.school
    first = second = third = fourth = 0.0
    growth = left / 6.0
    for space in range(i64(len(STUDENT_SPACES))):
        student = school.students[space]
        if student == NONE and space == school.origin:
            student = school.active
        if student == NONE:
            continue
        level = float(LEVEL[space]) + growth
        worth = 0.6 * (values[student] * icons(board, student, level) - PRICE)
        if worth > first:
            first, second, third, fourth = worth, first, second, third
        elif worth > second:
            second, third, fourth = worth, second, third
        elif worth > third:
            third, fourth = worth, third
        elif worth > fourth:
            fourth = worth
    places = min(float(GRADUATION_SLOTS - ones(school.graduated)), left)
    found = first * min(places, 1.0) + second * share(places - 1.0)
    return found + third * share(places - 2.0) + fourth * share(places - 3.0)


def share(places: float) -> float:
    return min(max(places, 0.0), 1.0)


def icons(board: Board, student: i64, level: float) -> float:
    """The icons of the highest tile left for a student of so high a level, between two levels."""
    lower = min(i64(level), TOP_LEVEL)
    upper = min(lower + 1, TOP_LEVEL)
    part = level - float(lower)
    if lower == upper:
        part = 0.0
    return (1.0 - part) * tile_icons(board, student, lower) + part * tile_icons(
        board, student, upper
    )


def tile_icons(board: Board, student: i64, level: i64) -> float:
    tile = best_tile(board, student, level)
    return 0.0 if tile == NONE else float(GRADUATION_ICONS[tile])


def classes(me: Player) -> float:
    """Advanced Classes; the higher rows lead to the better Graduation tiles."""
    found = 0.0
    for space in range(i64(INTRODUCTORY), i64(len(CLASS_SPACES))):
        if me.school.classes[space] != NONE:
            found += 0.7 + 0.15 * float(CLASS_ROW[space])
    return found


def skills(me: Player) -> float:
    """What one activation brings; sections with a class of their own are used more often."""
    school = me.school
    taught: i64 = 0
    for space in range(i64(INTRODUCTORY), i64(len(CLASS_SPACES))):
        tile = school.classes[space]
        if tile != NONE:
            taught |= BIT[CLASS_DISCIPLINE[tile]]
    found = 0.0
    for section in range(i64(EVERY)):
        worth = 0.0
        for slot in range(section * SECTION_SLOTS, (section + 1) * SECTION_SLOTS):
            if school.skills[slot] != NONE:
                worth += SKILL_VALUE[school.skills[slot]]
        found += worth * 1.6 if taught >> section & 1 else worth
    return found


def knowledge(me: Player) -> float:
    found: i64 = 0
    for discipline in range(i64(EVERY)):
        found += own_knowledge(me, discipline)
    return float(found)


def tracks(me: Player, values: list[float]) -> float:
    """The first three pieces of a track are on the way to its icons."""
    found = 0.0
    for discipline in range(i64(EVERY)):
        placed = float(min(PIECES_EACH - me.school.tracks[discipline], FEW))
        found += 0.1 * placed * placed * values[discipline]
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
    spare = float(capacity(me)) - float(total(me.prestige)) - 0.7 * left
    tight = min(spare - 2.0, 0.0)
    return 0.8 * tight - 0.15 * float(me.favours)


def cards(board: Board, me: Player, left: float, values: list[float]) -> float:
    """Cards in hand, by how much of what they ask for is there."""
    found = 0.0
    hand = me.hand
    card: i64 = 0
    while hand:
        if hand & 1:
            near = nearness(board, me, card)
            found += near * near * (values[OBJECTIVE_DISCIPLINE[card]] + 0.2 * left)
        hand >>= 1
        card += 1
    return 0.8 * min(left / 2.0, 1.0) * found


def nearness(board: Board, me: Player, card: i64) -> float:
    asked = REQUIREMENT[card]
    if asked.holds(board, me):
        return 1.0
    if isinstance(asked, AtLeast):
        return 0.9 * float(asked.count(board, me)) / float(asked.least)
    return 0.4
