"""The Scholar teaches: where its piece may go, and what the space gives it. [§13]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.sankore.box.areas import (
    CELL_ROW,
    CORNER,
    CROSSES,
    FIRST_PORT,
    FIRST_SPACE,
    LAW_DISCIPLINE,
    LAW_SLOT,
    MIDDLE,
    NEEDS_SUPPORT,
    NODES,
    PER_PORT,
    PORT_SPACE,
    REGION,
    ROUTES,
    ROW,
    THEOLOGY_DISCIPLINE,
    THEOLOGY_SLOT,
    TIMBUKTU,
    TOP,
    WALL_ROW,
    WALL_SPACE,
)
from hightable.games.sankore.box.components import ASTRONOMY, EVERY, MATHEMATICS, THEOLOGY
from hightable.games.sankore.decode.icons import SPACE_REWARD
from hightable.games.sankore.effects import Act, Ask, GainPrestige, gain_prestige
from hightable.games.sankore.rules.caravan import within
from hightable.games.sankore.rules.knowledge import knowledge
from hightable.games.sankore.rules.law import collect
from hightable.games.sankore.rules.madrasa import next_prestige, shows_bonus, unlock
from hightable.games.sankore.rules.mathematics import FLIP_TILE
from hightable.games.sankore.rules.pieces import is_open, put_piece
from hightable.games.sankore.state import NONE, Board, Player
from hightable.games.sankore.words import SPACE
from hightable.kernel import Choose, Seq


def node_of(space: i64) -> i64:
    """The Oasis or port of an Astronomy space. [§7.1]"""
    return space + 1 if space < PORT_SPACE else FIRST_PORT + (space - PORT_SPACE) // PER_PORT


def candidates(board: Board, me: Player, area: i64) -> list[int]:
    """Every empty space within its Knowledge, supported ones too, never the corner. [§13]"""
    found: list[int] = []
    if not me.school.tracks[area]:
        return found
    points = knowledge(board, me, area)
    walk = within(me.camel, points) | within(TIMBUKTU, points)
    for space in range(FIRST_SPACE[area], FIRST_SPACE[area + 1]):
        if area == ASTRONOMY:
            if board.owner[space] == NONE and walk >> node_of(space) & 1:
                found.append(space)
        elif space != CORNER and is_open(board, space, points, True):
            found.append(space)
    return found


class TeachArea(Act):
    """The current discipline, or the next with a piece left and a space in reach. [§13]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        assert board.scholar is not None
        for step in range(i64(EVERY)):
            area = (board.scholar.discipline + step) % EVERY
            if candidates(board, me, area):
                board.push(me.seat, SCHOLAR_SPACE, area)
                return


class ScholarSpace(Ask):
    """Where the Scholar places its piece; it pays nothing. [§13]"""

    prompt = "scholar space"
    rule = "§13"

    def offer(self, board: Board, me: Player, area: i64) -> None:
        for space in candidates(board, me, area):
            board.offer(SPACE[space])

    def take(self, board: Board, me: Player, area: i64, word: i64) -> None:
        space = SPACE.index(word)
        if area == ASTRONOMY:
            travel(board, me, space)
        put_piece(board, me, space)
        if area == ASTRONOMY:
            port_token(board, me, space)
        elif area == THEOLOGY:
            mosque(board, me, space)
        elif area == MATHEMATICS:
            wall(board, me, space)
        else:
            crown(board, me, space)


def travel(board: Board, me: Player, space: i64) -> None:
    """The cheapest way, from its Camel or from Timbuktu; dotted lines give tiles. [§13, R29]"""
    goal = node_of(space)
    way = min(ROUTES[me.camel][goal], ROUTES[TIMBUKTU][goal])
    node = NODES.index(way[2][0])
    for name in way[2][1:]:
        other = NODES.index(name)
        region = CROSSES[node * len(NODES) + other]
        if region != NONE:
            unlock(board, me, region)
        node = other
    me.camel = TIMBUKTU if goal >= FIRST_PORT else goal


def port_token(board: Board, me: Player, space: i64) -> None:
    """In a port the space's Prestige token, of Astronomy if it may choose, else of the next. [§13]

    Where the supply has none of those printed it is the next discipline's. [R38, R41]
    """
    token = board.tokens[space]
    if token != NONE:
        board.tokens[space] = NONE
        me.prestige[token] += 1
        board.note("prestige", me.seat, token)
        return
    reward = SPACE_REWARD[space]
    if isinstance(reward, Choose):
        printed = sorted([e.discipline for e in reward.effects if isinstance(e, GainPrestige)])
        for discipline in printed:
            if board.supply.prestige[discipline]:
                gain_prestige(board, me, discipline)
                return
        next_prestige(board, me, printed[0])
    elif isinstance(reward, Seq):
        next_prestige(board, me, ASTRONOMY)


def mosque(board: Board, me: Player, space: i64) -> None:
    """The Book of a lower space; at the top the tile and a token of the region. [§13, R38]"""
    token = board.tokens[space]
    if token != NONE:
        board.tokens[space] = NONE
        me.books[token] += 1
        board.note("book", me.seat, token)
    if ROW[space] == TOP:
        unlock(board, me, THEOLOGY_SLOT + REGION[space])
        next_prestige(board, me, THEOLOGY_DISCIPLINE[REGION[space]])


def crown(board: Board, me: Player, space: i64) -> None:
    """The tile from the middle row up; at the top the Overflow. [§13]"""
    if ROW[space] >= MIDDLE:
        unlock(board, me, LAW_SLOT + REGION[space])
    if ROW[space] == TOP:
        collect(board, me, LAW_DISCIPLINE[REGION[space]])


def wall(board: Board, me: Player, space: i64) -> None:
    """Flip the nearest tile; on a supported space go on while another row shows more. [§13]"""
    if NEEDS_SUPPORT[space]:
        board.push(me.seat, EVEN_OUT, space - WALL_SPACE)
    board.push(me.seat, FLIP_TILE, space - WALL_SPACE)


def stars_in(board: Board, row: i64) -> i64:
    """The stars that a row of the Madrasa shows. [§13]"""
    found: i64 = 0
    for cell in range(i64(len(board.madrasa.cells))):
        if CELL_ROW[cell] == row and board.madrasa.stars >> cell & 1:
            found += 1
    return found


class EvenOut(Act):
    """While its row shows fewer stars than some other row, flip the next nearest. [§13]"""

    def happen(self, board: Board, me: Player, placed: i64) -> None:
        row = WALL_ROW[placed]
        most = max([stars_in(board, other) for other in range(i64(EVERY))])
        turnable = any(
            shows_bonus(board, cell)
            for cell in range(i64(len(board.madrasa.cells)))
            if CELL_ROW[cell] == row
        )
        if stars_in(board, row) < most and turnable:
            board.push(me.seat, self, placed)
            board.push(me.seat, FLIP_TILE, placed)


SCHOLAR_SPACE: Final = ScholarSpace()
TEACH_AREA: Final = TeachArea()
EVEN_OUT: Final = EvenOut()
