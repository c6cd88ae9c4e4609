"""Cubes on the Map, and what the places give. [§8.5]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.newton.box import (
    ANCIENT_LAND,
    CITY,
    CUBE_PLACES,
    GAME,
    MASTER_PLACE,
    PLACE_TYPE,
    UNIVERSITY,
    places,
)
from hightable.games.newton.decode import CITY_EFFECTS, CUBE_EFFECTS
from hightable.games.newton.effects import Ask
from hightable.games.newton.rules.spaces import PLAY_A_MASTER
from hightable.games.newton.state import Board, Player
from hightable.games.newton.words import CUBE, DECLINE
from hightable.kernel import BIT

CUBES: Final[i64] = GAME["components"]["travel_cubes_per_color"]
SCORING_CUBE: Final[i64] = min(CUBE_EFFECTS)


def can_place(me: Player, place: i64) -> bool:
    """A cube is left, and the place takes one and has none of yours. [§5.3, R31]"""
    return me.cubes > 0 and bool((CUBE_PLACES & ~me.visited) >> place & 1)


def place_cube(board: Board, me: Player, place: i64) -> None:
    """Put down the next cube, score it from the ninth on, then the place gives its effect. [R50]"""
    me.visited |= BIT[place]
    me.cubes -= 1
    number = CUBES - me.cubes
    board.note("cube", me.seat, place, number)
    kind = PLACE_TYPE[place]
    if kind == CITY:
        tile = board.dealt.places[place]
        board.note("city", me.seat, tile)
        board.push(me.seat, CITY_EFFECTS[tile])
    elif kind == MASTER_PLACE:
        board.push(me.seat, PLAY_A_MASTER)
    if number >= SCORING_CUBE:
        board.push(me.seat, CUBE_EFFECTS[number])


class RemoteCube(Ask):
    """Place a cube on a distant place of the kinds shown; the Scientist stays. [§8.5, §10]"""

    prompt = "cube"
    rule = "§8.5"

    def __init__(self, targets: list[int], optional: bool) -> None:
        super().__init__()
        self.targets = targets
        self.optional = optional

    def possible(self, board: Board, me: Player) -> bool:
        return any([can_place(me, place) for place in self.targets])

    def offer(self, board: Board, me: Player, n: i64) -> None:
        for place in self.targets:
            if can_place(me, place):
                board.offer(CUBE[place])
        if self.optional:
            board.offer(DECLINE)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word != DECLINE:
            place_cube(board, me, CUBE.index(word))


TO_UNIVERSITY: Final = RemoteCube(places(UNIVERSITY), False)
TO_ANCIENT_LAND: Final = RemoteCube(places(ANCIENT_LAND), False)
ANYWHERE: Final = RemoteCube(places(CITY, UNIVERSITY, ANCIENT_LAND), True)
