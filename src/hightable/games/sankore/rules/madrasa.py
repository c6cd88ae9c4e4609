"""Sankoré tiles: placed in the Madrasa, flipped to their stars, kept after the end. [§8]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.sankore.box.areas import NUMBERED, SLOTS
from hightable.games.sankore.box.components import (
    DOUBLE,
    DOUBLES,
    EVERY,
    SANKORE_DISCIPLINE,
    STAR_UP,
)
from hightable.games.sankore.decode.icons import TILE_BONUS
from hightable.games.sankore.effects import CHAPTERS, Act, Ask, gain_prestige, progress
from hightable.games.sankore.state import NONE, Board, Player
from hightable.games.sankore.words import BONUS, KEEP
from hightable.kernel import BIT


def lowest_cell(board: Board) -> i64:
    """The lowest-numbered empty cell, or none once the Madrasa is full. [§8]"""
    for cell in range(i64(NUMBERED)):
        if board.madrasa.cells[cell] == NONE:
            return cell
    return NONE


def is_ending(board: Board) -> bool:
    """The twelfth tile has been placed: this is the last round. [§10]"""
    return board.madrasa.cells[NUMBERED - 1] != NONE


def lift(board: Board, tile: i64) -> None:
    """Take a tile from its region or, with two stars, from the supply. [§8]"""
    if DOUBLE[tile]:
        board.supply.doubles[SANKORE_DISCIPLINE[tile]] -= 1
    else:
        for slot in range(i64(len(SLOTS))):
            if board.madrasa.slots[slot] == tile:
                board.madrasa.slots[slot] = NONE


def place_tile(board: Board, me: Player, tile: i64) -> None:
    """Into the lowest empty cell, then its bonus; once the Madrasa is full you choose. [§8, R37]"""
    progress(board)
    cell = lowest_cell(board)
    if cell == NONE:
        late_tile(board, me, tile)
        return
    lift(board, tile)
    board.madrasa.cells[cell] = tile
    if DOUBLE[tile] or board.flags & STAR_UP:
        board.madrasa.stars |= BIT[cell]
    board.note("tile", me.seat, tile, cell + 1)
    if cell == NUMBERED - 1:
        board.note("end", me.seat)
    reward(board, me, tile)


def reward(board: Board, me: Player, tile: i64) -> None:
    """The bonus of a tile; of these the Scholar takes Prestige tokens only. [§8, §13, R33]"""
    if me.seat < board.people:
        board.push(me.seat, TILE_BONUS[tile])
    elif DOUBLE[tile]:
        next_prestige(board, me, SANKORE_DISCIPLINE[tile])


def next_prestige(board: Board, me: Player, discipline: i64) -> None:
    """The Scholar's token: of this discipline or the next that has one left. [§13, R38]"""
    for step in range(i64(EVERY)):
        wanted = (discipline + step) % EVERY
        if board.supply.prestige[wanted]:
            gain_prestige(board, me, wanted)
            return


def late_tile(board: Board, me: Player, tile: i64) -> None:
    """After the end was triggered a player chooses; the Scholar keeps the tile. [§8, R37]"""
    if me.seat < board.people:
        board.push(me.seat, LATE_TILE, tile)
    else:
        keep(board, me, tile)
        if DOUBLE[tile]:
            reward(board, me, tile)


def keep(board: Board, me: Player, tile: i64) -> None:
    """The tile is one Prestige icon in front of you. [§8]"""
    lift(board, tile)
    me.kept |= BIT[tile]
    board.note("keep", me.seat, tile)


class LateTile(Ask):
    """Gain the bonus and discard the tile, or keep it as one Prestige icon. [§8]

    The token of a double-star tile comes with placing it, not with its bonus: one who keeps the
    tile gains it too. [R33]
    """

    prompt = "late tile"
    rule = "§8"

    def offer(self, board: Board, me: Player, tile: i64) -> None:
        board.offer(BONUS)
        board.offer(KEEP)

    def take(self, board: Board, me: Player, tile: i64, word: i64) -> None:
        if word == KEEP:
            keep(board, me, tile)
            if DOUBLE[tile]:
                board.push(me.seat, TILE_BONUS[tile])
        else:
            lift(board, tile)
            board.supply.discarded |= BIT[tile]
            board.push(me.seat, TILE_BONUS[tile])


def place_double(board: Board, me: Player, discipline: i64) -> None:
    """A double-star tile of a discipline; with none left, nothing at all. [§8, R7]

    The Scholar then takes one of the next discipline. [§13, R38]
    """
    for step in range(i64(1 if me.seat < board.people else EVERY)):
        wanted = (discipline + step) % EVERY
        left = board.supply.doubles[wanted]
        if left:
            place_tile(board, me, DOUBLES[wanted][len(DOUBLES[wanted]) - left])
            return


def unlock(board: Board, me: Player, slot: i64) -> None:
    """The tile that lies on a region, if nobody has taken it. [§8]"""
    tile = board.madrasa.slots[slot]
    if tile != NONE:
        place_tile(board, me, tile)


class PlaceDouble(Act):
    """A double-star tile of a discipline from the supply. [§5.4]"""

    def happen(self, board: Board, me: Player, discipline: i64) -> None:
        place_double(board, me, discipline)


class Unlock(Act):
    """The tile of one region. [§8]"""

    def happen(self, board: Board, me: Player, slot: i64) -> None:
        unlock(board, me, slot)


def shows_bonus(board: Board, cell: i64) -> bool:
    """A tile lies on the cell and does not show its star. [§7.3]"""
    return board.madrasa.cells[cell] != NONE and not board.madrasa.stars >> cell & 1


def visible_stars(board: Board, discipline: i64) -> i64:
    """The stars of a discipline that the Madrasa shows. [§7.2]"""
    found: i64 = 0
    for cell in range(i64(len(board.madrasa.cells))):
        tile = board.madrasa.cells[cell]
        if board.madrasa.stars >> cell & 1 and SANKORE_DISCIPLINE[tile] == discipline:
            found += 1
    return found


LATE_TILE: Final = LateTile()
CHAPTERS["place_sankore"] = PlaceDouble()
CHAPTERS["take_region_sankore"] = Unlock()
