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
    STEP,
    TIMBUKTU,
)
from hightable.games.sankore.box.components import (
    ASTRONOMY,
)
from hightable.games.sankore.decode.cards import POST_PLACED, RELAY
from hightable.games.sankore.decode.icons import SPACE_REWARD
from hightable.games.sankore.effects import Ask
from hightable.games.sankore.rules.caravan import (
    ends,
    first_space,
    has_hope,
    is_paid_on_the_way,
    port_price,
    within,
)
from hightable.games.sankore.rules.knowledge import is_supported, knowledge
from hightable.games.sankore.rules.madrasa import unlock
from hightable.games.sankore.rules.objectives import fire
from hightable.games.sankore.rules.pieces import not_placed, put_piece
from hightable.games.sankore.state import NONE, Board, Player
from hightable.games.sankore.words import DECLINE, FROM, FROM_CAMEL, GO, SPACE, STOP
from hightable.kernel import BIT, Part

# A walk under way: the Knowledge left, and the node it has come to.
LEFT: Final = Part(8)
NODE: Final = Part(8, above=LEFT)


class Start(Ask):
    """From the Camel's place or from Timbuktu; with a card from an Oasis of yours. [§7.1, §12]

    Where only a tile on the way could pay for an end or support it, you may stay. [R34]
    """

    prompt = "start"
    rule = "§7.1"

    def possible(self, board: Board, me: Player) -> bool:
        return starts(board, me, knowledge(board, me, ASTRONOMY), is_supported(me)) != 0

    def offer(self, board: Board, me: Player, n: i64) -> None:
        points = knowledge(board, me, ASTRONOMY)
        found = starts(board, me, points, is_supported(me))
        goals = ends(board, me, is_supported(me))
        reached: i64 = 0
        for node in range(i64(FIRST_PORT)):
            if found >> node & 1:
                camel = node == me.camel and node != TIMBUKTU
                board.offer(FROM_CAMEL if camel else FROM[node])
                reached |= within(node, points) & goals
        if found and not reached:
            board.offer(DECLINE)

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        if word != DECLINE:
            node = me.camel if word == FROM_CAMEL else FROM.index(word)
            board.push(me.seat, WALK, NODE.at(node) | LEFT.at(knowledge(board, me, ASTRONOMY)))


def starts(board: Board, me: Player, left: i64, supported: bool) -> i64:
    """The places to start from with an end in reach, if a Trading Post is left. [§7.1, R34]"""
    if not me.school.tracks[ASTRONOMY]:
        return 0
    goals = ends(board, me, supported)
    relay = me.done & RELAY != 0
    found: i64 = 0
    for node in range(i64(FIRST_PORT)):
        begins = node in (TIMBUKTU, me.camel) or (relay and board.owner[node - 1] == me.seat)
        if begins and (within(node, left) & goals or has_hope(board, me, node, left)):
            found |= BIT[node]
    return found


class Walk(Ask):
    """Step by step, each judged when it is made, while an end may be in reach. [§7.1]

    The Camel itself moves only when the walk has ended, so a walk that finds no end, or is given
    up where none is in reach, leaves it where it was. [R34]
    """

    prompt = "walk"
    rule = "§7.1"

    def offer(self, board: Board, me: Player, walk: i64) -> None:
        left = LEFT.of(walk)
        node = NODE.of(walk)
        goals = ends(board, me, is_supported(me))
        for other in NEIGHBOURS[node]:
            cost = STEP[node * len(NODES) + other]
            if cost <= left and (
                within(other, left - cost) & goals
                or has_hope(board, me, other, left - cost)
                or is_paid_on_the_way(board, me, node, other, left - cost)
            ):
                board.offer(GO[other])
        if goals >> node & 1:
            board.offer(STOP)
        if not within(node, left) & goals:
            board.offer(DECLINE)

    def take(self, board: Board, me: Player, walk: i64, word: i64) -> None:
        node = NODE.of(walk)
        if word == STOP:
            trade(board, me, node)
        if word in (STOP, DECLINE):
            return
        other = GO.index(word)
        left = LEFT.of(walk) - STEP[node * len(NODES) + other]
        if other >= FIRST_PORT:
            board.push(me.seat, PORT, other)
        else:
            board.push(me.seat, self, NODE.at(other) | LEFT.at(left))
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
    """A free space of the port: pay, place, take its reward; the Camel goes home. [§7.1]

    Gold and support are needed here, and may have come with a tile on the last step. [R34]
    """

    prompt = "port"
    rule = "§7.1"

    def offer(self, board: Board, me: Player, port: i64) -> None:
        first = first_space(port)
        if me.gold >= port_price(me, port) and is_supported(me):
            for space in range(first, first + PER_PORT):
                if board.owner[space] == NONE:
                    board.offer(SPACE[space])

    def refuse(self, board: Board, me: Player, port: i64, word: i64) -> str:
        return not_placed(board, me, ASTRONOMY, word)

    def take(self, board: Board, me: Player, port: i64, word: i64) -> None:
        space = SPACE.index(word)
        me.gold -= port_price(me, port)
        me.camel = TIMBUKTU
        put_piece(board, me, space)
        board.push(me.seat, SPACE_REWARD[space])


START: Final = Start()
WALK: Final = Walk()
PORT: Final = PortSpace()
