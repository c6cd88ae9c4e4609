"""The Masters: dealt, drafted, or chosen by a lone player. [§2.3]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.newton.box import GAME, MASTERS
from hightable.games.newton.effects import Act, Ask
from hightable.games.newton.rules.market import drawn
from hightable.games.newton.state import NOTHING, Board, Player
from hightable.games.newton.words import KEEP

HAND: Final[i64] = GAME["setup"]["masters_hand"]
PACK: Final[i64] = GAME["setup"]["masters_dealt"]
PACK_SOLO: Final[i64] = GAME["setup"]["masters_dealt_solo"]


class DealMasters(Act):
    """Four Masters each, six for a lone player; the rest leaves the game unseen. [§2.3]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        size = PACK if board.people > 1 else PACK_SOLO
        pile = drawn(board, len(MASTERS), size * board.people)
        board.barrier("masters")
        for player in board.players:
            player.pack = pile[player.seat * size : (player.seat + 1) * size]
        if board.people == 1:
            board.push(0, KEEP_ALONE)
        elif board.dealt.draft:
            board.push(0, DRAFT)
        else:
            for player in board.players:
                player.kept, player.pack = player.pack, []


class Draft(Act):
    """Everyone keeps a Master in secret; when all have chosen, the packs move on. [§2.3]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        if me.pick != NOTHING:
            pass_packs(board)
        if me.pack:
            board.push(0, self)
            for seat in range(len(board.players) - 1, -1, -1):
                board.push(seat, KEEP_ONE)


def pass_packs(board: Board) -> None:
    """The Masters kept leave the packs, and the packs go to the left. [§2.3, R45]"""
    packs: list[list[int]] = []
    for player in board.players:
        player.kept = [*player.kept, player.pick]
        packs.append([master for master in player.pack if master != player.pick])
        player.pick = NOTHING
    for player in board.players:
        player.pack = packs[player.seat - 1]
    board.barrier("draft")


class KeepOne(Ask):
    """Keep one Master of the pack. [§2.3]"""

    prompt = "keep"
    rule = "§2.3"
    secret = True

    def offer(self, board: Board, me: Player, n: i64) -> None:
        for master in me.pack:
            board.offer(KEEP[master])

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        me.pick = KEEP.index(word)


class KeepAlone(KeepOne):
    """A lone player keeps four Masters of six, one after the other. [§2.3]"""

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        master = KEEP.index(word)
        me.kept = [*me.kept, master]
        me.pack = [other for other in me.pack if other != master]
        if len(me.kept) < HAND:
            board.push(me.seat, self)


DEAL_MASTERS: Final = DealMasters()
DRAFT: Final = Draft()
KEEP_ONE: Final = KeepOne()
KEEP_ALONE: Final = KeepAlone()
