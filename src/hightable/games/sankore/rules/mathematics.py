"""Mathematics: Walls around the Madrasa, and the tiles they turn. [§7.3]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.sankore.box.areas import (
    CELLS,
    CORNER,
    CROWN_SPACE,
    GOLD_ICON,
    LINE,
    NUMBER,
    REGION,
    WALL_BOOKS,
    WALL_SPACE,
)
from hightable.games.sankore.box.components import GOLD_COVERED, MATHEMATICS, PORT_FLIP, PORT_GOLD
from hightable.games.sankore.decode.cards import (
    CHEAP_WALLS,
    FLIP_ANY,
    SHIFT_STEPS,
    WALL_PLACED,
    amount,
)
from hightable.games.sankore.decode.icons import TILE_BONUS
from hightable.games.sankore.effects import CHAPTERS, Act, Ask
from hightable.games.sankore.rules.knowledge import is_supported, knowledge
from hightable.games.sankore.rules.library import PAY_BOOKS, disciplines_held
from hightable.games.sankore.rules.madrasa import shows_bonus
from hightable.games.sankore.rules.objectives import fire
from hightable.games.sankore.rules.pieces import is_open, not_placed, put_piece
from hightable.games.sankore.state import NONE, Board, Player
from hightable.games.sankore.words import DECLINE, FLIP, SHIFT, SHIFT_TO, SPACE
from hightable.kernel import BIT


def wall_price(me: Player, space: i64, discount: i64) -> i64:
    """One Book for a horizontal wall, two for a vertical one, with a card only one. [§7.3, R49]"""
    return max(WALL_BOOKS[space - WALL_SPACE] - discount, 1)


def wall_spaces(board: Board, me: Player, points: i64, supported: bool) -> list[int]:
    """The spaces, but never the corner, where a Wall could be placed and paid. [§7.3]"""
    found: list[int] = []
    if me.school.tracks[MATHEMATICS]:
        discount = amount(me, CHEAP_WALLS)
        books = disciplines_held(me)
        for space in range(i64(WALL_SPACE), i64(CROWN_SPACE)):
            payable = space != CORNER and wall_price(me, space, discount) <= books
            if payable and is_open(board, space, points, supported):
                found.append(space)
    return found


class Wall(Ask):
    """Contribute the Books and place a Wall. [§7.3]"""

    prompt = "wall"
    rule = "§7.3"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        points = knowledge(board, me, MATHEMATICS)
        for space in wall_spaces(board, me, points, is_supported(me)):
            board.offer(SPACE[space])

    def refuse(self, board: Board, me: Player, n: i64, word: i64) -> str:
        return not_placed(board, me, MATHEMATICS, word)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        space = SPACE.index(word)
        board.push(me.seat, BUILD, space)
        board.push(me.seat, PAY_BOOKS, wall_price(me, space, amount(me, CHEAP_WALLS)))


class Build(Act):
    """The Wall stands: turn a tile of its line, gain the Gold of its line. [§7.3]"""

    def happen(self, board: Board, me: Player, space: i64) -> None:
        put_piece(board, me, space)
        fire(board, me, WALL_PLACED, space - WALL_SPACE)
        board.push(me.seat, LINE_GOLD, space - WALL_SPACE)
        board.push(me.seat, FLIP_TILE, space - WALL_SPACE)


class LineGold(Act):
    """1 Gold for each Gold icon of the line that no tile covers. [§7.3, R13]"""

    def happen(self, board: Board, me: Player, wall: i64) -> None:
        for cell in LINE[wall]:
            covered = board.madrasa.cells[cell] != NONE and board.flags & GOLD_COVERED != 0
            if GOLD_ICON[cell] and not covered:
                me.gold += 1


class FlipTile(Ask):
    """Turn a tile of the line, with a card any tile, and gain its bonus. [§7.3, R12]"""

    prompt = "flip"
    rule = "§7.3"

    def offer(self, board: Board, me: Player, wall: i64) -> None:
        if me.done & FLIP_ANY:
            for cell in range(i64(len(CELLS))):
                if shows_bonus(board, cell):
                    board.offer(FLIP[cell])
        else:
            for near in LINE[wall]:
                if shows_bonus(board, near):
                    board.offer(FLIP[near])

    def take(self, board: Board, me: Player, wall: i64, word: i64) -> None:
        cell = FLIP.index(word)
        board.madrasa.stars |= BIT[cell]
        board.note("flip", me.seat, board.madrasa.cells[cell], cell)
        if me.seat < board.people:
            board.push(me.seat, TILE_BONUS[board.madrasa.cells[cell]])


class PortWall(Ask):
    """A Wall for a port: any empty wall space, free, the corner too, without a flip. [§7.1, R11]"""

    prompt = "port wall"
    rule = "§7.1"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        if me.school.tracks[MATHEMATICS]:
            for space in range(i64(WALL_SPACE), i64(CROWN_SPACE)):
                if board.owner[space] == NONE:
                    board.offer(SPACE[space])
        board.offer(DECLINE)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word == DECLINE:
            return
        space = SPACE.index(word)
        put_piece(board, me, space)
        fire(board, me, WALL_PLACED, space - WALL_SPACE)
        if board.flags & PORT_GOLD:
            board.push(me.seat, LINE_GOLD, space - WALL_SPACE)
        if board.flags & PORT_FLIP:
            board.push(me.seat, FLIP_TILE, space - WALL_SPACE)


def is_higher(board: Board, start: i64, to: i64) -> bool:
    """An empty space of the same wall with a number 1 to 3 higher, never the corner. [§12, R16]"""
    if to == CORNER or board.owner[to] != NONE or REGION[to] != REGION[start]:
        return False
    return 0 < NUMBER[to] - NUMBER[start] <= SHIFT_STEPS


def can_shift(board: Board, me: Player, space: i64) -> bool:
    """Your own Wall, not on the corner, with a space to go to. [§12]"""
    if board.owner[space] != me.seat or space == CORNER:
        return False
    return any(is_higher(board, space, to) for to in range(i64(WALL_SPACE), i64(CROWN_SPACE)))


class MoveWall(Ask):
    """When you place a Wall you may move another one up its wall. [§12, R16, R47]"""

    prompt = "shift"
    rule = "§12"

    def offer(self, board: Board, me: Player, placed: i64) -> None:
        for space in range(i64(WALL_SPACE), i64(CROWN_SPACE)):
            if space - WALL_SPACE != placed and can_shift(board, me, space):
                board.offer(SHIFT[space - WALL_SPACE])
        board.offer(DECLINE)

    def take(self, board: Board, me: Player, placed: i64, word: i64) -> None:
        if word != DECLINE:
            board.push(me.seat, MOVE_WALL_TO, SHIFT.index(word))


class MoveWallTo(Ask):
    """A move flips nothing and brings no Gold. [§12]"""

    prompt = "shift to"
    rule = "§12"

    def offer(self, board: Board, me: Player, wall: i64) -> None:
        for space in range(i64(WALL_SPACE), i64(CROWN_SPACE)):
            if is_higher(board, WALL_SPACE + wall, space):
                board.offer(SHIFT_TO[space - WALL_SPACE])

    def take(self, board: Board, me: Player, wall: i64, word: i64) -> None:
        board.owner[WALL_SPACE + wall] = NONE
        board.owner[WALL_SPACE + SHIFT_TO.index(word)] = me.seat


WALL: Final = Wall()
BUILD: Final = Build()
LINE_GOLD: Final = LineGold()
FLIP_TILE: Final = FlipTile()
MOVE_WALL_TO: Final = MoveWallTo()
CHAPTERS["place_wall"] = PortWall()
CHAPTERS["move_wall"] = MoveWall()
