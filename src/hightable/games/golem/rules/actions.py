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
from hightable.games.golem.state import NOBODY, NONE, Board, Player
from hightable.games.golem.words import END_TURN, MARBLE, PASS, RABBI
from hightable.kernel import BIT, Confirm

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

    def happen(self, board: Board, me: Player, last: i64) -> None:
        line = queue(board, self.stage)
        for step in range(1, len(line) + 1):
            at = (last + step) % len(line)
            player = board.players[line[at]]
            if player.passes == self.stage and not is_done(player):
                board.barrier("turn")
                board.push(0, self, at)
                board.confirm(player.seat, CONFIRM)
                board.push(player.seat, TURN, self.stage)
                if player.seat >= board.people:
                    board.push(player.seat, REVEAL)
                return
        close(board, self.stage)


def queue(board: Board, stage: i64) -> list[int]:
    """Turn order at first; in a pass phase the order of the pass tiles. [§2.4]"""
    if stage == 0:
        return board.order
    line = [NOBODY] * len(board.players)
    size = 0
    for player in board.players:
        if player.pass_tile:
            line[player.pass_tile - 1] = player.seat
            size += 1
    return line[:size]


def close(board: Board, stage: i64) -> None:
    """If somebody passed: a marble is removed, the rest dropped again, and he acts.

    If not, the pass tiles go back. [§2.4]
    """
    if any([player.passes > stage for player in board.players]):
        owner = queue(board, 1)[0]
        board.note("pass_phase", owner, stage + 1)
        board.push(0, TURNS[stage + 1], NOBODY)
        board.push(0, DROP_AGAIN)
        board.push(owner, REMOVE_MARBLE)
    else:
        for player in board.players:
            player.pass_tile = 0
            player.passes = 0


class Turn(Ask):
    """A marble action, the rabbi action, or pass; in the last pass phase nobody may. [§2.3]"""

    prompt = "turn"
    rule = "§2.3"

    def offer(self, board: Board, me: Player, stage: i64) -> None:
        if len(me.eyes) < MARBLE_ACTIONS:
            offer_marbles(board, MARBLE)
        if me.rabbi == NONE:
            offer_tiles(board)
        if stage < LAST_STAGE and me.seat < board.people:
            board.offer(PASS)

    def refuse(self, board: Board, me: Player, stage: i64, word: i64) -> str:
        if word in MARBLE:
            return "marbles_done" if len(me.eyes) == MARBLE_ACTIONS else "no_marble"
        if word in RABBI:
            return refused_tile(board, me, RABBI.index(word))
        return "last_phase" if word == PASS else ""

    def take(self, board: Board, me: Player, stage: i64, word: i64) -> None:
        if word == PASS:
            give_pass(board, me)
        elif word in MARBLE:
            act_with_marble(board, me, word)
        else:
            act_with_rabbi(board, me, RABBI.index(word))


def offer_tiles(board: Board) -> None:
    """The action tiles without a rabbi, and the printed field, which holds any number. [§6]"""
    taken: i64 = 0
    for player in board.players:
        if player.rabbi != NONE:
            taken |= BIT[player.rabbi]
    for at in range(i64(len(board.display))):
        if not taken >> at & 1:
            board.offer(RABBI[board.display[at]])
    board.offer(RABBI[PRINTED])


def refused_tile(board: Board, me: Player, tile: i64) -> str:
    """Why a rabbi may not go to a tile. [§6]"""
    if me.rabbi != NONE:
        return "rabbi_done"
    return "tile_taken" if tile in board.display else "tile_hidden"


def act_with_marble(board: Board, me: Player, word: i64) -> None:
    """The row's strength counts the marble taken; the student goes first. [§5.2]"""
    row = MARBLE.index(word) // len(COLOURS)
    if me.seat < board.people:
        board.push(me.seat, ROW[row], strength(board, row))
    else:
        board.push(me.seat, REWARD_MARBLE)
    follow(board, me, take_marble(board, me, word))


def act_with_rabbi(board: Board, me: Player, tile: i64) -> None:
    """The rabbi stands on the tile, and what it shows is done from left to right. [§6, R15]"""
    if tile == PRINTED:
        me.rabbi = len(board.display)
        board.charity.append(me.seat)
    else:
        me.rabbi = board.display.index(tile)
    board.push(me.seat, ACTION[tile] if me.seat < board.people else REWARD_RABBI)


def give_pass(board: Board, me: Player) -> None:
    """Who passes first takes the lowest pass tile; who passes again keeps his. [§2.4, R32]"""
    if not me.pass_tile:
        me.pass_tile = 1
        for player in board.players:
            if player is not me and player.pass_tile:
                me.pass_tile += 1
    me.passes += 1


TURN: Final = Turn()
CONFIRM: Final = Confirm(END_TURN, "§2.3")
TURNS: Final = [Turns(stage) for stage in range(STAGES)]
