"""Where a walk of the Camel may end: with what you have now, or with what a tile brings. [§7.1]"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.sankore.box.areas import (
    CROSSES,
    FIRST_PORT,
    NODE_GOLD,
    NODES,
    PER_PORT,
    PORT_SPACE,
    REACH,
    REACH_ACROSS,
    REACH_CAP,
)
from hightable.games.sankore.box.components import (
    BONUS_KIND,
    FAVOUR_BONUS,
    FAVOURS_LIMIT,
    REGIONS,
    SKILLS,
    SKILLS_BONUS,
)
from hightable.games.sankore.decode.cards import CHEAP_PORTS, amount
from hightable.games.sankore.state import NONE, Board, Player
from hightable.kernel import BIT

HELPFUL: Final = vec[i64]([int(kind in ("gold", "promote", "move")) for kind in SKILLS])


def within(node: i64, left: i64) -> i64:
    """The nodes that so much Knowledge reaches from a node. [§7.1]"""
    return REACH[node * (REACH_CAP + 1) + min(left, REACH_CAP)]


def first_space(port: i64) -> i64:
    """The left space of a port. [§7.1]"""
    return PORT_SPACE + (port - FIRST_PORT) * PER_PORT


def port_price(me: Player, node: i64) -> i64:
    """The Gold of a port, one less with a card but at least one. [§7.1, R49]"""
    return max(NODE_GOLD[node] - amount(me, CHEAP_PORTS), 1)


def has_free_space(board: Board, port: i64) -> bool:
    """One of the three spaces of a port is empty. [§7.1]"""
    first = first_space(port)
    return any(board.owner[space] == NONE for space in range(first, first + PER_PORT))


def ends(board: Board, me: Player, supported: bool) -> i64:
    """The nodes where a walk could end now: Oases without a post, and ports. [§7.1, R50]"""
    found: i64 = 0
    if me.gold:
        found = empty_oases(board)
        if supported:
            for port in range(i64(FIRST_PORT), i64(len(NODES))):
                if me.gold >= port_price(me, port) and has_free_space(board, port):
                    found |= BIT[port]
    return found


def empty_oases(board: Board) -> i64:
    """The Oases without a Trading Post, as a set. [§7.1]"""
    found: i64 = 0
    owner = board.owner
    for node in range(i64(1), i64(FIRST_PORT)):
        if owner[node - 1] == NONE:
            found |= BIT[node]
    return found


def ends_with_room(board: Board) -> i64:
    """The nodes with room for a post, whatever it costs and needs, as a set. [§7.1]"""
    found = empty_oases(board)
    for port in range(i64(FIRST_PORT), i64(len(NODES))):
        if has_free_space(board, port):
            found |= BIT[port]
    return found


def may_help(board: Board, me: Player, region: i64) -> bool:
    """The tile on a dotted line is there and may bring Gold or a second student. [§7.1, R34]"""
    tile = board.madrasa.slots[region]
    if tile == NONE:
        return False
    if BONUS_KIND[tile] == FAVOUR_BONUS:
        return me.favours < FAVOURS_LIMIT
    if BONUS_KIND[tile] != SKILLS_BONUS:
        return False
    skills = me.school.skills
    return any(skills[at] != NONE and HELPFUL[skills[at]] for at in range(len(skills)))


def has_hope(board: Board, me: Player, node: i64, left: i64) -> bool:
    """A tile on the way to some end may pay for it or support it. [§7.1, R34]"""
    at = node * (REACH_CAP + 1) + min(left, REACH_CAP)
    for region in range(i64(len(REGIONS))):
        if may_help(board, me, region) and REACH_ACROSS[region][at] & ends_with_room(board):
            return True
    return False


def is_paid_on_the_way(board: Board, me: Player, node: i64, other: i64, left: i64) -> bool:
    """The step crosses a line whose tile may pay for an end beyond it or support it. [R34]"""
    region = CROSSES[node * len(NODES) + other]
    if region == NONE or not may_help(board, me, region):
        return False
    return within(other, left) & ends_with_room(board) != 0
