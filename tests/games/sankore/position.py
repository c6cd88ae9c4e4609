"""Positions of Sankoré in a line: a table with nothing on it, things put there by their ids."""

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.sankore.box.areas import AREA_OF, CELLS, NODES, SLOTS, SPACES
from hightable.games.sankore.box.components import (
    ADVANCED,
    CLASS_SPACES,
    CLASS_TILES,
    DISCIPLINES,
    GRADUATIONS,
    OBJECTIVES,
    SANKORE_TILES,
    SKILLS,
    STUDENT_SPACES,
)
from hightable.games.sankore.rules import setup
from hightable.games.sankore.rules.knowledge import QUEUE_SIZE
from hightable.games.sankore.rules.turn import END_OF_TURN, MENU
from hightable.games.sankore.words import VOCABULARY

A, T, M, L = range(4)
NONE = -1


def bits(names, known):
    return sum(1 << known.index(name) for name in names)


def table(seats=2, library="three", scholar="easy", majorities="new"):
    """A game in its first round: boards empty, Introductory Classes from A to L, no cards."""
    options = {"library": library, "scholar": scholar, "majorities": majorities}
    board = setup.new(seats, bytes(16), options)
    board.top = None
    board.seat = board.first = 0
    board.round = 1
    board.notes = []
    for discipline in range(4):
        if board.supply.draft[discipline] != NONE:
            board.supply.books[board.supply.draft[discipline]] += 1
            board.supply.draft[discipline] = NONE
            board.supply.out[discipline] += 1
    for player in board.players[: board.people]:
        player.hand = 0
        player.school.classes = vec[i64]([ADVANCED + d for d in range(4)] + [NONE] * 6)
    return board


def put(me, classes=(), students=(), skills=(), done=(), hand=(), books=(), **numbers):
    """Lay things on a player board; what is not said stays as it is."""
    for space, tile in dict(classes).items():
        me.school.classes[CLASS_SPACES.index(space)] = CLASS_TILES.index(tile)
    for space, student in dict(students).items():
        me.school.students[STUDENT_SPACES.index(space)] = DISCIPLINES.index(student)
    for section, kinds in dict(skills).items():
        for slot, kind in enumerate(kinds):
            me.school.skills[DISCIPLINES.index(section) * 3 + slot] = SKILLS.index(kind)
    me.done |= bits(done, OBJECTIVES)
    me.hand |= bits(hand, OBJECTIVES)
    for discipline, count in dict(books).items():
        me.books[DISCIPLINES.index(discipline)] = count
    for name, number in numbers.items():
        setattr(me, name, NODES.index(number) if name == "camel" else number)
    return me


def pieces(board, seat, *spaces):
    """Pieces of a player on the board, taken from the tracks."""
    for space in spaces:
        at = SPACES.index(space)
        board.owner[at] = seat
        board.players[seat].school.tracks[AREA_OF[at]] -= 1


def placed(board, seat, area, count):
    """So many pieces have left a track; where they stand does not matter."""
    board.players[seat].school.tracks[area] -= count


def queue(board, area, taken, student=None):
    """So many students have left a queue; the next one is of a colour."""
    size = QUEUE_SIZE[len(board.players)] - taken
    board.queues[area] = [0] * size
    if student is not None:
        board.queues[area][-1] = DISCIPLINES.index(student)


def tile(board, slot, name):
    board.madrasa.slots[SLOTS.index(slot)] = SANKORE_TILES.index(name)


def cell(board, where, name, star=False):
    at = CELLS.index(where)
    board.madrasa.cells[at] = SANKORE_TILES.index(name)
    board.madrasa.stars &= ~(1 << at)
    if star:
        board.madrasa.stars |= 1 << at


def clear_cells(board):
    board.madrasa.stars = 0
    for at in range(len(CELLS)):
        board.madrasa.cells[at] = NONE


def fill(board, count):
    """The first cells hold tiles, which nobody asks for again."""
    for at in range(count):
        board.madrasa.cells[at] = SANKORE_TILES.index("sk_law_double_3")
        board.madrasa.stars |= 1 << at


def ask(board, effect, n=0, seat=0):
    """Ask a question, or do an effect, of a seat."""
    board.over = False
    board.push(seat, effect, n)
    board.run()
    return board


def turn(board, seat=0, done=0):
    """The menu of a seat, with what follows the turn waiting below."""
    board.over = False
    board.push(seat, END_OF_TURN)
    board.push(seat, MENU, done)
    board.run()
    return board


def options(board):
    return [VOCABULARY.texts[word] for word in board.offered()]


def choose(board, *words):
    for word in words:
        assert word in options(board), (word, options(board))
        board.choose(VOCABULARY.numbers[word])
    return board


def shown(board, space):
    """Whose piece stands on a space."""
    return board.owner[SPACES.index(space)]


def at(me, space):
    """The discipline of the student on a space, or none."""
    student = me.school.students[STUDENT_SPACES.index(space)]
    return "" if student == NONE else DISCIPLINES[student]


def owns(me, name):
    return bool(me.school.graduated >> GRADUATIONS.index(name) & 1)


def said(board):
    return [note.key for note in board.notes]
