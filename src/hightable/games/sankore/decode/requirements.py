"""What an Objective card asks for: one small class per predicate of objective_cards.toml. [§12]"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from hightable.games.sankore.box.areas import (
    CROWN_SPACE,
    FIRST_SPACE,
    MOSQUE_SPACE,
    PER_PORT,
    PORT_SPACE,
    REGION,
    ROW,
    VERTICAL,
    WALL_SPACE,
)
from hightable.games.sankore.box.components import (
    ADVANCED,
    CLASS_DISCIPLINE,
    EVERY,
    INTRODUCTORY,
    LEVEL,
    PIECES_EACH,
    SECTION_SLOTS,
)
from hightable.games.sankore.state import NONE, Board, Player, held, total
from hightable.kernel import BIT, ones


@mypyc_attr(allow_interpreted_subclasses=True)
class Requirement:
    """Looked at when the card is completed, and never again. [§12]"""

    def holds(self, board: Board, me: Player) -> bool:
        raise NotImplementedError


class All(Requirement):
    """Every part holds. [§12]"""

    def __init__(self, parts: list[Requirement]) -> None:
        self.parts = parts

    def holds(self, board: Board, me: Player) -> bool:
        return all(part.holds(board, me) for part in self.parts)


class AtLeast(Requirement):
    """Something counted is at least `least`. [§12]"""

    def __init__(self, least: i64, what: i64) -> None:
        self.least = least
        self.what = what

    def holds(self, board: Board, me: Player) -> bool:
        return self.count(board, me) >= self.least

    def count(self, board: Board, me: Player) -> i64:
        raise NotImplementedError


class PiecesPlaced(AtLeast):
    """Pieces of a kind that left their track. [§12]"""

    def count(self, board: Board, me: Player) -> i64:
        return PIECES_EACH - me.school.tracks[self.what]


class Standing(AtLeast):
    """Pieces of an area that stand where they should; too few are not even looked at. [§12]"""

    def __init__(self, least: i64, what: i64, area: i64) -> None:
        super().__init__(least, what)
        self.area = area

    def holds(self, board: Board, me: Player) -> bool:
        if PIECES_EACH - me.school.tracks[self.area] < self.least:
            return False
        return self.count(board, me) >= self.least


class RegionsWithPiece(Standing):
    """Regions of an area with a piece of yours. [§12]"""

    def count(self, board: Board, me: Player) -> i64:
        regions: i64 = 0
        for space in range(FIRST_SPACE[self.area], FIRST_SPACE[self.area + 1]):
            if board.owner[space] == me.seat:
                regions |= BIT[REGION[space]]
        return ones(regions)


class CrownsInRow(Standing):
    """Crowns in a row of Law. [§12]"""

    def count(self, board: Board, me: Player) -> i64:
        found: i64 = 0
        for space in range(i64(CROWN_SPACE), i64(len(board.owner))):
            if board.owner[space] == me.seat and ROW[space] == self.what:
                found += 1
        return found


class WallsAlong(Standing):
    """Walls on vertical (1) or horizontal (0) sides; the corner is vertical. [§12]"""

    def count(self, board: Board, me: Player) -> i64:
        found: i64 = 0
        for wall in range(i64(len(VERTICAL))):
            if board.owner[WALL_SPACE + wall] == me.seat and VERTICAL[wall] == self.what:
                found += 1
        return found


class PortsWithPost(Standing):
    """Port cities with a Trading Post of yours. [§12]"""

    def count(self, board: Board, me: Player) -> i64:
        ports: i64 = 0
        for space in range(i64(PORT_SPACE), i64(MOSQUE_SPACE)):
            if board.owner[space] == me.seat:
                ports |= BIT[(space - PORT_SPACE) // PER_PORT]
        return ones(ports)


class SkillTiles(AtLeast):
    """Skill tiles in all sections. [§12]"""

    def count(self, board: Board, me: Player) -> i64:
        return held(me.school.skills)


class FullSections(AtLeast):
    """Sections with at least so many Skill tiles, which lie from the first slot on. [§12]"""

    def count(self, board: Board, me: Player) -> i64:
        found: i64 = 0
        for section in range(i64(EVERY)):
            if me.school.skills[section * SECTION_SLOTS + self.what - 1] != NONE:
                found += 1
        return found


class AdvancedClasses(AtLeast):
    """Advanced Classes on the board. [§12]"""

    def count(self, board: Board, me: Player) -> i64:
        return held(me.school.classes) - INTRODUCTORY


class ClassDisciplines(AtLeast):
    """Disciplines of the Advanced Classes on the board. [§12]"""

    def count(self, board: Board, me: Player) -> i64:
        found: i64 = 0
        for space in range(INTRODUCTORY, len(me.school.classes)):
            tile = me.school.classes[space]
            if 0 <= tile < ADVANCED:
                found |= BIT[CLASS_DISCIPLINE[tile]]
        return ones(found)


class StudentsOnBoard(AtLeast):
    """Students on the board; graduates have left it. [§12]"""

    def count(self, board: Board, me: Player) -> i64:
        return held(me.school.students)


class StudentsAtLevel(AtLeast):
    """Students of a level or higher. [§12]"""

    def count(self, board: Board, me: Player) -> i64:
        found: i64 = 0
        for space in range(len(LEVEL)):
            if me.school.students[space] != NONE and LEVEL[space] >= self.what:
                found += 1
        return found


class StudentDisciplines(AtLeast):
    """Disciplines of the students on the board. [§12]"""

    def count(self, board: Board, me: Player) -> i64:
        found: i64 = 0
        for space in range(len(LEVEL)):
            if me.school.students[space] != NONE:
                found |= BIT[me.school.students[space]]
        return ones(found)


class Graduations(AtLeast):
    """Graduation tiles owned. [§12]"""

    def count(self, board: Board, me: Player) -> i64:
        return ones(me.school.graduated)


class BooksHeld(AtLeast):
    """Books on the Bookshelf. [§12]"""

    def count(self, board: Board, me: Player) -> i64:
        return total(me.books)


class GoldHeld(AtLeast):
    """Gold in hand. [§12]"""

    def count(self, board: Board, me: Player) -> i64:
        return me.gold


class FavourPosition(AtLeast):
    """The space of the Favour disc. [§12]"""

    def count(self, board: Board, me: Player) -> i64:
        return me.favour


class FewFavourTiles(Requirement):
    """No more than so many Favour tiles. [§12]"""

    def __init__(self, most: i64) -> None:
        self.most = most

    def holds(self, board: Board, me: Player) -> bool:
        return me.favours <= self.most
