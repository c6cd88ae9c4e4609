"""Astronomy: the Camel walks path by path and ends at an Oasis or a port. [§7.1]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.sankore.box.areas import (
    CROSSES,
    FIRST_PORT,
    NEIGHBOURS,
    NODE_GOLD,
    NODES,
    PER_PORT,
    PORT_SPACE,
    REACH,
    REACH_CAP,
    STEP,
    TIMBUKTU,
)
from hightable.games.sankore.box.components import ASTRONOMY
from hightable.games.sankore.decode.cards import CHEAP_PORTS, POST_PLACED, RELAY, amount
from hightable.games.sankore.decode.icons import SPACE_REWARD
from hightable.games.sankore.effects import Ask
from hightable.games.sankore.rules.knowledge import is_supported, knowledge
from hightable.games.sankore.rules.madrasa import unlock
from hightable.games.sankore.rules.objectives import fire
from hightable.games.sankore.rules.pieces import put_piece
from hightable.games.sankore.state import NONE, Board, Player
from hightable.games.sankore.words import FROM, FROM_CAMEL, GO, SPACE, STOP
from hightable.kernel import BIT

# A walk in one number: the Knowledge left in the lower bits, the node above.
LEFT_BITS: Final = 8


def walk_at(node: i64, left: i64) -> i64:
    """A Camel on a node with so much Knowledge left. [§7.1]"""
    return node << LEFT_BITS | left


def node_at(walk: i64) -> i64:
    return walk >> LEFT_BITS


def left_at(walk: i64) -> i64:
    return walk & (1 << LEFT_BITS) - 1


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
        for node in range(i64(1), i64(FIRST_PORT)):
            if board.owner[node - 1] == NONE:
                found |= BIT[node]
        if supported:
            for port in range(i64(FIRST_PORT), i64(len(NODES))):
                if me.gold >= port_price(me, port) and has_free_space(board, port):
                    found |= BIT[port]
    return found


def within(node: i64, left: i64) -> i64:
    """The nodes that so much Knowledge reaches from a node. [§7.1]"""
    return REACH[node * (REACH_CAP + 1) + min(left, REACH_CAP)]


class Start(Ask):
    """From the Camel's place or from Timbuktu; with a card from an Oasis of yours. [§7.1, §12]"""

    prompt = "start"
    rule = "§7.1"

    def possible(self, board: Board, me: Player) -> bool:
        return starts(board, me, knowledge(board, me, ASTRONOMY), is_supported(me)) != 0

    def offer(self, board: Board, me: Player, n: i64) -> None:
        found = starts(board, me, knowledge(board, me, ASTRONOMY), is_supported(me))
        for node in range(i64(FIRST_PORT)):
            if found >> node & 1:
                camel = node == me.camel and node != TIMBUKTU
                board.offer(FROM_CAMEL if camel else FROM[node])

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        node = me.camel if word == FROM_CAMEL else FROM.index(word)
        board.push(me.seat, WALK, walk_at(node, knowledge(board, me, ASTRONOMY)))


def starts(board: Board, me: Player, left: i64, supported: bool) -> i64:
    """The places to start from with an end in reach, if a Trading Post is left. [§7.1]"""
    if not me.school.tracks[ASTRONOMY]:
        return 0
    goals = ends(board, me, supported)
    relay = me.done & RELAY != 0
    found: i64 = 0
    for node in range(i64(FIRST_PORT)):
        begins = node in (TIMBUKTU, me.camel) or (relay and board.owner[node - 1] == me.seat)
        if begins and within(node, left) & goals:
            found |= BIT[node]
    return found


class Walk(Ask):
    """Step by step while an end stays in reach. [§7.1]

    The Camel itself moves only when the walk has ended, so a walk that loses its last end leaves
    it where it was. [R34]
    """

    prompt = "walk"
    rule = "§7.1"

    def offer(self, board: Board, me: Player, walk: i64) -> None:
        left = left_at(walk)
        node = node_at(walk)
        goals = ends(board, me, is_supported(me))
        for other in NEIGHBOURS[node]:
            cost = STEP[node * len(NODES) + other]
            if cost <= left and within(other, left - cost) & goals:
                board.offer(GO[other])
        if goals >> node & 1:
            board.offer(STOP)

    def take(self, board: Board, me: Player, walk: i64, word: i64) -> None:
        node = node_at(walk)
        if word == STOP:
            trade(board, me, node)
            return
        other = GO.index(word)
        left = left_at(walk) - STEP[node * len(NODES) + other]
        if other >= FIRST_PORT:
            board.push(me.seat, PORT, other)
        else:
            board.push(me.seat, self, walk_at(other, left))
        region = CROSSES[node * len(NODES) + other]
        if region != NONE:
            unlock(board, me, region)


def trade(board: Board, me: Player, node: i64) -> None:
    """At an empty Oasis pay 1 Gold, place a Trading Post, gain its Salt; the Camel stays. [§7.1]"""
    me.gold -= NODE_GOLD[node]
    me.camel = node
    put_piece(board, me, node - 1)
    fire(board, me, POST_PLACED, 0)
    board.push(me.seat, SPACE_REWARD[node - 1])


class PortSpace(Ask):
    """A free space of the port: pay, place, take its reward; the Camel goes home. [§7.1]"""

    prompt = "port"
    rule = "§7.1"

    def offer(self, board: Board, me: Player, port: i64) -> None:
        first = first_space(port)
        for space in range(first, first + PER_PORT):
            if board.owner[space] == NONE:
                board.offer(SPACE[space])

    def take(self, board: Board, me: Player, port: i64, word: i64) -> None:
        space = SPACE.index(word)
        me.gold -= port_price(me, port)
        me.camel = TIMBUKTU
        put_piece(board, me, space)
        board.push(me.seat, SPACE_REWARD[space])


START: Final = Start()
WALK: Final = Walk()
PORT: Final = PortSpace()
