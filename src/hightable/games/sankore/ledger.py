"""What a player of Sankoré counts."""

from __future__ import annotations

from typing import Final

from hightable.games.sankore.box.areas import SPACES
from hightable.games.sankore.box.components import (
    ADVANCED,
    CLASS_DISCIPLINE,
    CLASSES,
    DISCIPLINES,
    GRADUATIONS,
    OBJECTIVES,
    PIECES,
    SANKORE_TILES,
    SKILLS,
    STUDENT_SPACES,
)
from hightable.games.sankore.rules.knowledge import (
    card_knowledge,
    school_knowledge,
    shared_knowledge,
)
from hightable.games.sankore.rules.scoring import LINES, Standing, icons, lines
from hightable.games.sankore.state import NONE, Board, Player, School, board_of
from hightable.kernel import Counter, Ledger, State, sheet_line

MOST_GOODS: Final = 12
MOST_BOOKS: Final = 6
MOST_KNOWLEDGE: Final = 12
LEVELS: Final = [int(name[1]) for name in STUDENT_SPACES]
BOOKS: Final = [f"books {kind}" for kind in DISCIPLINES]
KNOWLEDGE: Final = [f"knowledge {kind}" for kind in DISCIPLINES]
COUNTERS: Final = [
    Counter("gold", "i-gold", MOST_GOODS),
    Counter("salt", "i-salt", MOST_GOODS),
    Counter("inspiration", "i-lamp", MOST_GOODS),
    Counter("favours", "i-ring"),
    Counter("cards", "i-card"),
    *[Counter(key, "e-book_any", MOST_BOOKS) for key in BOOKS],
    *[Counter(f"prestige {kind}", "i-prestige-any") for kind in DISCIPLINES],
    *[
        Counter(key, f"r-{kind}", MOST_KNOWLEDGE)
        for key, kind in zip(KNOWLEDGE, DISCIPLINES, strict=True)
    ],
    *[Counter(f"piece {piece}", f"r-{k}") for piece, k in zip(PIECES, DISCIPLINES, strict=True)],
    *[Counter(f"level {level}", "i-stu") for level in range(max(LEVELS) + 1)],
    *[sheet_line(line) for line in LINES],
]


class SankoreLedger(Ledger):
    """Goods, Books, Prestige, Knowledge, pieces, students by level and the score; tiles and
    cards as things, and the places where pieces stand."""

    def seats(self, state: State) -> int:
        return len(board_of(state).players)

    def read(self, state: State, seat: int) -> list[int]:
        board = board_of(state)
        return counted(board, board.players[seat], Standing(board))

    def everybody(self, state: State) -> list[list[int]]:
        board = board_of(state)
        now = Standing(board)
        return [counted(board, player, now) for player in board.players]

    def lend(self, state: State, seat: int, key: str, n: int) -> None:
        board = board_of(state)
        me = board.players[seat]
        if key == "gold":
            me.gold += n
        elif key == "salt":
            me.salt += n
        elif key == "inspiration":
            me.inspiration += n
        elif key in BOOKS:
            me.books[BOOKS.index(key)] += n
        elif taught(me) == KNOWLEDGE.index(key):
            me.school.bonus += n

    def things(self, state: State, seat: int) -> list[str]:
        """Cards completed, tiles, and the places where pieces stand."""
        board = board_of(state)
        me = board.players[seat]
        found = named(me.done, OBJECTIVES) + named(me.kept, SANKORE_TILES)
        found += named(me.school.graduated, GRADUATIONS)
        found += [CLASSES[tile] for tile in me.school.classes if NONE < tile < ADVANCED]
        found += [SKILLS[tile] for tile in me.school.skills if tile != NONE]
        return [*found, *placed(board, me)]

    def secrets(self, state: State, seat: int) -> list[str]:
        """The Objective cards in hand."""
        return named(board_of(state).players[seat].hand, OBJECTIVES)


def counted(board: Board, me: Player, now: Standing) -> list[int]:
    """The counters of a player, in their order."""
    goods = [int(me.gold), int(me.salt), int(me.inspiration), int(me.favours)]
    stores = [int(me.hand).bit_count(), *map(int, me.books), *map(int, me.prestige)]
    people = [*map(int, me.school.tracks), *by_level(me.school)]
    sheet = lines(icons(board, me, now), now).values()
    return [*goods, *stores, *knowledge(board, me), *people, *sheet]


def taught(me: Player) -> int:
    """The discipline of the class that is being taught; a loan of Knowledge is of this one."""
    if me.school.teaching == NONE:
        return NONE
    return CLASS_DISCIPLINE[me.school.classes[me.school.teaching]]


def knowledge(board: Board, me: Player) -> list[int]:
    """Knowledge of each discipline, with the reward of the class while that is taught."""
    found = [
        int(school_knowledge(me, area) + shared_knowledge(board, area))
        for area in range(len(DISCIPLINES))
    ]
    if me.done:
        found = [known + int(card_knowledge(me, area)) for area, known in enumerate(found)]
    if me.school.teaching != NONE:
        found[taught(me)] += int(me.school.bonus)
    return found


def by_level(school: School) -> list[int]:
    """How many students stand on each level."""
    found = [0] * (max(LEVELS) + 1)
    for level, student in zip(LEVELS, school.students, strict=True):
        found[level] += student != NONE
    return found


def placed(board: Board, me: Player) -> list[str]:
    """The spaces of the board where a player's pieces stand."""
    return [name.lower() for name, seat in zip(SPACES, board.owner, strict=True) if seat == me.seat]


def named(bits: int, names: list[str]) -> list[str]:
    """The names whose bits are set."""
    if not bits:
        return []
    return [name for at, name in enumerate(names) if bits >> at & 1]


LEDGER: Final = SankoreLedger(COUNTERS, follows=["intro"])
