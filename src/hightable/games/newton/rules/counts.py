"""What can be counted: for tiles, cards and objectives. [§8.7, §9, §12.1]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.newton.box import (
    ANCIENT_PLACES,
    CARD_VOLUMES,
    FINALS,
    LINE_SPANS,
    PRINTED_BOOKS,
    STARTERS,
    UNIVERSITY_PLACES,
)
from hightable.games.newton.effects import Counted
from hightable.games.newton.rules.volumes import (
    COLOURS,
    available,
    different_sets,
    identical_sets,
    of_colour,
)
from hightable.games.newton.state import Board, Player
from hightable.kernel import Count, ones


class Coins(Counted):
    """Coins held. [§12.1]"""

    def count(self, board: Board, me: Player) -> i64:
        return me.coins


class Potions(Counted):
    """Potions held. [§12.1]"""

    def count(self, board: Board, me: Player) -> i64:
        return me.potions


class BonusTokens(Counted):
    """Bonus tokens taken. [§12.1]"""

    def count(self, board: Board, me: Player) -> i64:
        return ones(me.tokens)


class Universities(Counted):
    """Universities visited. [§8.7]"""

    def count(self, board: Board, me: Player) -> i64:
        return ones(me.visited & UNIVERSITY_PLACES)


class AncientLands(Counted):
    """Ancient Lands visited. [§8.7]"""

    def count(self, board: Board, me: Player) -> i64:
        return ones(me.visited & ANCIENT_PLACES)


class FinalStudents(Counted):
    """Students on final spaces. [§12.1]"""

    def count(self, board: Board, me: Player) -> i64:
        arrived: i64 = 0
        for space in me.students:
            if space >= 0 and FINALS >> space & 1:
                arrived += 1
        return arrived


class Masters(Counted):
    """Masters played. [§8.7]"""

    def count(self, board: Board, me: Player) -> i64:
        return len(me.played)


class Books(Counted):
    """Bookshelf tiles placed. [§12.1]"""

    def count(self, board: Board, me: Player) -> i64:
        return ones(me.books)


class Lines(Counted):
    """Completed lines of the bookshelf. [§8.7]"""

    def count(self, board: Board, me: Player) -> i64:
        done: i64 = 0
        for span in LINE_SPANS[me.board]:
            if is_complete(me, span):
                done += 1
        return done


class Volumes(Counted):
    """Available Volumes of a colour, wild ones included. [§9]"""

    def __init__(self, colour: i64) -> None:
        self.colour = colour

    def count(self, board: Board, me: Player) -> i64:
        volumes = available(me)
        return of_colour(volumes, self.colour) + of_colour(volumes, COLOURS)


class IdenticalSets(Counted):
    """Sets of three available Volumes of one colour. [§9]"""

    def count(self, board: Board, me: Player) -> i64:
        return identical_sets(available(me))


class DifferentSets(Counted):
    """Sets of three different Volumes on the desk, in the hand and on Masters. [§12.1]"""

    def count(self, board: Board, me: Player) -> i64:
        printed = CARD_VOLUMES[me.colour]
        volumes = available(me)
        for card in me.hand:
            volumes += printed[card]
        return different_sets(volumes)


class Cards(Counted):
    """Cards in hand or on the desk that are no starting cards. [§12.1]"""

    def count(self, board: Board, me: Player) -> i64:
        found: i64 = 0
        for pile in (me.hand, me.desk):
            for card in pile:
                if card >= STARTERS:
                    found += 1
        return found


def is_complete(me: Player, span: i64) -> bool:
    """Every space of the line is filled; the printed tile counts. [§5.5]"""
    return span & ~(me.books | PRINTED_BOOKS[me.board]) == 0


TALLIES: Final[dict[str, Count]] = {
    "coins": Coins(),
    "potions": Potions(),
    "bonus_tokens": BonusTokens(),
    "universities_visited": Universities(),
    "ancient_lands_visited": AncientLands(),
    "students_on_final_spaces": FinalStudents(),
    "masters_played": Masters(),
    "bookshelf_tiles_placed": Books(),
    "completed_lines": Lines(),
    "volumes_blue": Volumes(0),
    "volumes_green": Volumes(1),
    "volumes_orange": Volumes(2),
    "sets_of_3_identical_volumes": IdenticalSets(),
    "sets_of_3_different_volumes": DifferentSets(),
    "non_starting_cards_available": Cards(),
}
