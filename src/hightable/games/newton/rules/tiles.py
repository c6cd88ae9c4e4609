"""Development, Income and Medicine tiles. [§8.2-8.5]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.newton.box import (
    CITY,
    DEVELOPMENTS,
    KINDS,
    MEDICINE,
    MEDICINE_CITIES,
    ROOM,
    places,
    row,
)
from hightable.games.newton.effects import Act, Ask
from hightable.games.newton.state import Board, Player
from hightable.games.newton.words import DECLINE, REPLACE, TILE

MEDICINE_TILE: Final = len(KINDS)
MEDICINE_POINTS: Final = row([MEDICINE[side]["n"] for side in ("side_1", "side_2")])
CITY_PLACES: Final = places(CITY)


class TakeTile(Act):
    """A tile of the kind `n` from the supply; if there is no room, one may be replaced. [§8.3]"""

    def happen(self, board: Board, me: Player, kind: i64) -> None:
        if board.supply[kind]:
            if has_room(me, kind):
                put(board, me, kind)
            else:
                board.push(me.seat, SWAP, kind)


class AnyTile(Ask):
    """Choose the kind of the tile among those in supply; the choice is final. [§8.2, R52]"""

    prompt = "tile"
    rule = "§8.2"

    def __init__(self, first: i64, last: i64) -> None:
        super().__init__()
        self.first = first
        self.last = last

    def offer(self, board: Board, me: Player, n: i64) -> None:
        for kind in range(self.first, self.last):
            if board.supply[kind]:
                board.offer(TILE[kind])

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        TAKE_TILE.happen(board, me, TILE.index(word))


class Swap(Ask):
    """All five spaces are full: an earlier tile goes back for the new one, or not. [§8.3, R41]"""

    prompt = "replace"
    rule = "§8.3"

    def offer(self, board: Board, me: Player, new: i64) -> None:
        for kind in range(first(new), last(new)):
            if me.tiles[kind]:
                board.offer(REPLACE[kind])
        board.offer(DECLINE)

    def take(self, board: Board, me: Player, new: i64, word: i64) -> None:
        if word != DECLINE:
            old = REPLACE.index(word)
            me.tiles[old] -= 1
            board.supply[old] += 1
            put(board, me, new)


class Medicine(Act):
    """A City of Medicine gives the tile, a second one turns it over. [§8.5]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        if me.medicine:
            me.medicine = medicine_side(board, me)
            board.note("turned", me.seat, MEDICINE_POINTS[me.medicine - 1])
        elif has_room(me, MEDICINE_TILE):
            put(board, me, MEDICINE_TILE)
        else:
            board.push(me.seat, SWAP, MEDICINE_TILE)


def medicine_side(board: Board, me: Player) -> i64:
    """The side of the tile is the number of Cities of Medicine you have visited. [§8.5, R13]"""
    visited: i64 = 0
    for place in CITY_PLACES:
        if me.visited >> place & 1:
            visited += MEDICINE_CITIES[board.dealt.places[place]]
    return visited


def first(kind: i64) -> i64:
    """Where the group of a kind begins: Developments or Incomes. [§8.3, §8.4]"""
    return 0 if kind < DEVELOPMENTS else DEVELOPMENTS


def last(kind: i64) -> i64:
    """Where the group of a kind ends. [§8.3, §8.4]"""
    return DEVELOPMENTS if kind < DEVELOPMENTS else len(KINDS)


def has_room(me: Player, kind: i64) -> bool:
    """Five drawers for Developments, five spaces for Incomes, Medicine among them. [§8.3, §8.4]"""
    held = 0 if kind < DEVELOPMENTS else min(me.medicine, 1)
    for other in range(first(kind), last(kind)):
        held += me.tiles[other]
    return held < ROOM


def put(board: Board, me: Player, kind: i64) -> None:
    """The tile comes to the Study board. [§8.3, §8.4]"""
    if kind == MEDICINE_TILE:
        me.medicine = medicine_side(board, me)
        board.note("medicine", me.seat, MEDICINE_POINTS[me.medicine - 1])
    else:
        board.supply[kind] -= 1
        me.tiles[kind] += 1
        board.note("tile", me.seat, kind)


TAKE_TILE: Final = TakeTile()
SWAP: Final = Swap()
ANY_DEVELOPMENT: Final = AnyTile(0, DEVELOPMENTS)
ANY_INCOME: Final = AnyTile(DEVELOPMENTS, len(KINDS))
TAKE_MEDICINE: Final = Medicine()
