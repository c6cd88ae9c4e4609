"""The action phase: turns, the rabbi, passing. [§2.3, §2.4, §6]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.golem.box import COLOURS, MARBLE_ACTIONS, PRINTED
from hightable.games.golem.decode import ACTION
from hightable.games.golem.effects import Act, Ask
from hightable.games.golem.rules.rows import ROW
from hightable.games.golem.rules.solo import REVEAL, REWARD_MARBLE, REWARD_RABBI
from hightable.games.golem.rules.synagogue import (
    DROP_AGAIN,
    REMOVE_MARBLE,
    follow,
    offer_marbles,
    strength,
    take_marble,
)
from hightable.games.golem.state import NOBODY, NONE, Player, Prague
from hightable.games.golem.words import MARBLE, PASS, RABBI
from hightable.kernel import BIT

# Stages of the phase: the main turns, then at most two pass phases.
STAGES: Final = 3
LAST_STAGE: Final = 2


def is_done(me: Player) -> bool:
    """Two marble actions and one rabbi action: no more, no less. [§2.3]"""
    return len(me.eyes) == MARBLE_ACTIONS and me.rabbi != NONE


class Turns(Act):
    """One action each, round and round, until nobody of this stage has any left.

    `last` is the place in the queue of who acted last. [§2.3, R43]
    """

    def __init__(self, stage: i64) -> None:
        super().__init__()
        self.stage = stage

    def happen(self, prague: Prague, me: Player, last: i64) -> None:
        line = queue(prague, self.stage)
        for step in range(1, len(line) + 1):
            at = (last + step) % len(line)
            player = prague.players[line[at]]
            if player.passes == self.stage and not is_done(player):
                prague.barrier("turn")
                prague.push(0, self, at)
                prague.push(player.seat, TURN, self.stage)
                if player.seat >= prague.people:
                    prague.push(player.seat, REVEAL)
                return
        close(prague, self.stage)


def queue(prague: Prague, stage: i64) -> list[int]:
    """Turn order at first; in a pass phase the order of the pass tiles. [§2.4]"""
    if stage == 0:
        return prague.order
    line = [NOBODY] * len(prague.players)
    size = 0
    for player in prague.players:
        if player.pass_tile:
            line[player.pass_tile - 1] = player.seat
            size += 1
    return line[:size]


def close(prague: Prague, stage: i64) -> None:
    """If somebody passed: a marble is removed, the rest dropped again, and he acts.

    If not, the pass tiles go back. [§2.4]
    """
    if any([player.passes > stage for player in prague.players]):
        owner = queue(prague, 1)[0]
        prague.note("pass_phase", owner, stage + 1)
        prague.push(0, TURNS[stage + 1], NOBODY)
        prague.push(0, DROP_AGAIN)
        prague.push(owner, REMOVE_MARBLE)
    else:
        for player in prague.players:
            player.pass_tile = 0
            player.passes = 0


class Turn(Ask):
    """A marble action, the rabbi action, or pass; in the last pass phase nobody may. [§2.3]"""

    prompt = "turn"
    rule = "§2.3"

    def offer(self, prague: Prague, me: Player, stage: i64) -> None:
        if len(me.eyes) < MARBLE_ACTIONS:
            offer_marbles(prague, MARBLE)
        if me.rabbi == NONE:
            offer_tiles(prague)
        if stage < LAST_STAGE and me.seat < prague.people:
            prague.offer(PASS)

    def take(self, prague: Prague, me: Player, stage: i64, word: i64) -> None:
        if word == PASS:
            give_pass(prague, me)
        elif word in MARBLE:
            act_with_marble(prague, me, word)
        else:
            act_with_rabbi(prague, me, RABBI.index(word))


def offer_tiles(prague: Prague) -> None:
    """The action tiles without a rabbi, and the printed field, which holds any number. [§6]"""
    taken: i64 = 0
    for player in prague.players:
        if player.rabbi != NONE:
            taken |= BIT[player.rabbi]
    for at in range(i64(len(prague.display))):
        if not taken >> at & 1:
            prague.offer(RABBI[prague.display[at]])
    prague.offer(RABBI[PRINTED])


def act_with_marble(prague: Prague, me: Player, word: i64) -> None:
    """The row's strength counts the marble taken; the student goes first. [§5.2]"""
    row = MARBLE.index(word) // len(COLOURS)
    if me.seat < prague.people:
        prague.push(me.seat, ROW[row], strength(prague, row))
    else:
        prague.push(me.seat, REWARD_MARBLE)
    follow(prague, me, take_marble(prague, me, word))


def act_with_rabbi(prague: Prague, me: Player, tile: i64) -> None:
    """The rabbi stands on the tile, and what it shows is done from left to right. [§6, R15]"""
    if tile == PRINTED:
        me.rabbi = len(prague.display)
        prague.charity.append(me.seat)
    else:
        me.rabbi = prague.display.index(tile)
    prague.push(me.seat, ACTION[tile] if me.seat < prague.people else REWARD_RABBI)


def give_pass(prague: Prague, me: Player) -> None:
    """Who passes first takes the lowest pass tile; who passes again keeps his. [§2.4, R32]"""
    if not me.pass_tile:
        me.pass_tile = 1
        for player in prague.players:
            if player is not me and player.pass_tile:
                me.pass_tile += 1
    me.passes += 1


TURN: Final = Turn()
TURNS: Final = [Turns(stage) for stage in range(STAGES)]
