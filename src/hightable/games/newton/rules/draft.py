"""The Masters: dealt, drafted, or chosen by a lone player. [§2.3]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.newton.box import GAME, MASTERS
from hightable.games.newton.effects import Act, Ask
from hightable.games.newton.rules.market import drawn
from hightable.games.newton.state import NOTHING, Newton, Player
from hightable.games.newton.words import KEEP

HAND: Final[i64] = GAME["setup"]["masters_hand"]
PACK: Final[i64] = GAME["setup"]["masters_dealt"]
PACK_SOLO: Final[i64] = GAME["setup"]["masters_dealt_solo"]


def deal_masters(game: Newton) -> None:
    """Four Masters each, six for a lone player; the rest leaves the game unseen. [§2.3]"""
    size = PACK if game.people > 1 else PACK_SOLO
    pile = drawn(game, len(MASTERS), size * game.people)
    for player in game.players:
        player.pack = pile[player.seat * size : (player.seat + 1) * size]
    if game.people == 1:
        game.push(0, KEEP_ALONE)
    elif game.dealt.draft:
        game.push(0, DRAFT)
    else:
        for player in game.players:
            player.kept, player.pack = player.pack, []


class Draft(Act):
    """Everyone keeps a Master in secret; when all have chosen, the packs move on. [§2.3]"""

    def happen(self, game: Newton, me: Player, n: i64) -> None:
        if me.pick != NOTHING:
            pass_packs(game)
        if me.pack:
            game.push(0, self)
            for seat in range(len(game.players) - 1, -1, -1):
                game.push(seat, KEEP_ONE)


def pass_packs(game: Newton) -> None:
    """The Masters kept leave the packs, and the packs go to the left. [§2.3, R45]"""
    packs: list[list[int]] = []
    for player in game.players:
        player.kept = [*player.kept, player.pick]
        packs.append([master for master in player.pack if master != player.pick])
        player.pick = NOTHING
    for player in game.players:
        player.pack = packs[player.seat - 1]
    game.barrier("draft")


class KeepOne(Ask):
    """Keep one Master of the pack. [§2.3]"""

    prompt = "keep"
    rule = "§2.3"
    secret = True

    def offer(self, game: Newton, me: Player, n: i64) -> None:
        for master in me.pack:
            game.offer(KEEP[master])

    def take(self, game: Newton, me: Player, n: i64, word: i64) -> None:
        me.pick = KEEP.index(word)


class KeepAlone(KeepOne):
    """A lone player keeps four Masters of six, one after the other. [§2.3]"""

    def take(self, game: Newton, me: Player, n: i64, word: i64) -> None:
        master = KEEP.index(word)
        me.kept = [*me.kept, master]
        me.pack = [other for other in me.pack if other != master]
        if len(me.kept) < HAND:
            game.push(me.seat, self)


DRAFT: Final = Draft()
KEEP_ONE: Final = KeepOne()
KEEP_ALONE: Final = KeepAlone()
