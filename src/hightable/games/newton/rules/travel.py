"""Travel: the Scientist moves along the routes of the Map. [§5.3]"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from hightable.games.newton.box import (
    JERUSALEM,
    MAP_VOLUMES,
    NEIGHBOURS,
    NO_TOKEN,
    PLACE_BONUS,
    ROUTE_COSTS,
    TRAVEL,
)
from hightable.games.newton.rules.places import can_place, place_cube
from hightable.games.newton.rules.quick import BOOST_COINS, Basic
from hightable.games.newton.rules.spaces import take_token
from hightable.games.newton.rules.volumes import available, missing
from hightable.games.newton.state import Board, Player
from hightable.games.newton.words import BOOST, CUBE_HERE, GO, STOP
from hightable.kernel import Part

# What stands in the `n` of a Travel: the steps left, and whether it has moved.
LEFT: Final = Part(6)
MOVED: Final = Part(1, above=LEFT)
NO_CUBES: Final = -1


class Travel(Basic):
    """Step by step, each route paid before; `n` tells the steps left and whether it has moved.

    `cube` is the price of a cube on a place passed through; `after` is the travel that goes on
    then. Without `tolls` the routes are free. [§5.3]
    """

    prompt = "travel"
    rule = "§5.3"
    action: ClassVar[int] = TRAVEL

    def __init__(self, boosted: Travel | None, cube: i64 = NO_CUBES, tolls: bool = True) -> None:
        super().__init__(boosted, 1)
        self.cube = cube
        self.tolls = tolls
        self.after: Travel = self

    def left(self, n: i64) -> i64:
        return LEFT.of(n)

    def has_use(self, board: Board, me: Player, value: i64) -> bool:
        """Some route can be paid. [R53]"""
        return self.can_step(me, me.coins)

    def offer(self, board: Board, me: Player, n: i64) -> None:
        if LEFT.of(n):
            self.offer_steps(board, me)
            if self.cube != NO_CUBES and MOVED.of(n) and self.can_cube(me):
                board.offer(CUBE_HERE)
        board.offer(STOP)
        if self.can_boost(me) and self.can_step(me, me.coins - BOOST_COINS):
            board.offer(BOOST)

    def refuse(self, board: Board, me: Player, n: i64, word: i64) -> str:
        """A place is no step away, or no step is left. [§5.3]"""
        if word not in GO:
            return ""
        return "no_route" if LEFT.of(n) else "no_steps"

    def offer_steps(self, board: Board, me: Player) -> None:
        neighbours = NEIGHBOURS[me.place]
        costs = ROUTE_COSTS[me.place]
        for at in range(len(neighbours)):
            if (costs[at] <= me.coins or not self.tolls) and may_enter(me, neighbours[at]):
                board.offer(GO[neighbours[at]])

    def can_step(self, me: Player, coins: i64) -> bool:
        """Would one more step be possible with so many Coins? [R36]"""
        neighbours = NEIGHBOURS[me.place]
        costs = ROUTE_COSTS[me.place]
        for at in range(len(neighbours)):
            if (costs[at] <= coins or not self.tolls) and may_enter(me, neighbours[at]):
                return True
        return False

    def can_cube(self, me: Player) -> bool:
        """A place just entered takes an extra cube while steps are left. [§9, R51]"""
        return me.coins >= self.cube and can_place(me, me.place)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word == STOP:
            if MOVED.of(n) and can_place(me, me.place):
                place_cube(board, me, me.place)
        elif word == CUBE_HERE:
            me.coins -= self.cube
            board.push(me.seat, self.after, n)
            place_cube(board, me, me.place)
        else:
            board.push(me.seat, self, MOVED.put(n - 1, 1))
            self.enter(board, me, GO.index(word))

    def enter(self, board: Board, me: Player, place: i64) -> None:
        """Pay the route and what the Objective asks for, move, take the Bonus token. [§5.3]"""
        if self.tolls:
            me.coins -= toll(me.place, place)
        if place == JERUSALEM:
            me.potions -= missing(available(me), MAP_VOLUMES)
        me.place = place
        bonus = PLACE_BONUS[place]
        if bonus != NO_TOKEN:
            take_token(board, me, bonus, 1)


def may_enter(me: Player, place: i64) -> bool:
    """The Objective place asks for its Volumes at every entry; the others are open. [§5.3, R8]"""
    return place != JERUSALEM or missing(available(me), MAP_VOLUMES) <= me.potions


def toll(here: i64, place: i64) -> i64:
    """What the route between two neighbours costs. [§5.3]"""
    neighbours = NEIGHBOURS[here]
    at: i64 = 0
    while neighbours[at] != place:
        at += 1
    return ROUTE_COSTS[here][at]


def extra_cube(coins: i64) -> Travel:
    """The Travel action of a card that lets one cube be placed on the way. [§9, R18]"""
    boosted = Travel(None, coins)
    travel = Travel(boosted, coins)
    boosted.after = PLAIN_TRAVEL
    travel.after = CARD_TRAVEL
    return travel


PLAIN_TRAVEL: Final = Travel(None)
CARD_TRAVEL: Final = Travel(Travel(None))
FREE_TRAVEL: Final = Travel(None, tolls=False)
CUBE_TRAVEL: Final = Travel(None, cube=0)
