"""Setup and the draft. [§1]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.saltmarsh.box import CARDS, HOME, QUAYS
from hightable.games.saltmarsh.effects import Act, Ask
from hightable.games.saltmarsh.rules.solo import HERON
from hightable.games.saltmarsh.rules.turn import TURNS
from hightable.games.saltmarsh.state import COPIES, NOBODY, Marsh, Player
from hightable.games.saltmarsh.words import KEEP
from hightable.kernel import shuffle

COINS: Final = 3
PACK: Final = 3
KEPT: Final = 2


def new(seats: int, seed: bytes, draft: bool) -> Marsh:
    """Deal the packs, put out the crates, and begin with the draft. [§1]"""
    deck = list(range(len(CARDS))) * COPIES
    marsh = Marsh(seed, seats, [], deck, (1 << len(QUAYS)) - 1 - (1 << HOME))
    shuffle(marsh, deck)
    for seat in range(seats):
        pack = [deck.pop() for _ in range(PACK)]
        marsh.players.append(Player(seat, COINS, 0, HOME, 0, NOBODY, [], [], pack))
    if seats == 1:
        marsh.opponent = HERON
        marsh.players.append(Player(seats, COINS, 0, HOME, 0, NOBODY, [], [], []))
    marsh.push(0, TURNS)
    if draft:
        marsh.push(0, DRAFT, KEPT)
    else:
        deal_hands(marsh)
    marsh.run()
    return marsh


def deal_hands(marsh: Marsh) -> None:
    """Without the draft everyone holds the first two cards of the pack. [§1]"""
    for player in marsh.players:
        player.hand, player.pack = player.pack[:KEPT], player.pack[KEPT:]


class Draft(Act):
    """Everyone keeps a card, in secret; when all have chosen, the packs move on. [§1]"""

    def happen(self, marsh: Marsh, me: Player, left: i64) -> None:
        if left < KEPT:
            pass_packs(marsh)
        if left:
            marsh.push(0, self, left - 1)
            for seat in range(marsh.people - 1, -1, -1):
                marsh.push(seat, KEEP_ONE)


def pass_packs(marsh: Marsh) -> None:
    """The cards kept go to the hands, the packs to the left; now everyone sees a new pack. [§1]"""
    packs = []
    drafters = marsh.players[: marsh.people]
    for player in drafters:
        player.pack.remove(player.pick)
        player.hand.append(player.pick)
        player.pick = NOBODY
        packs.append(player.pack)
    for player in drafters:
        player.pack = packs[player.seat - 1]
    marsh.barrier("draft")


class KeepOne(Ask):
    """Keep one card of the pack. [§1]"""

    prompt = "keep"
    rule = "§1"
    secret = True

    def offer(self, marsh: Marsh, me: Player, n: i64) -> None:
        for card in sorted(set(me.pack)):
            marsh.offer(KEEP[card])

    def take(self, marsh: Marsh, me: Player, n: i64, word: i64) -> None:
        me.pick = KEEP.index(word)


DRAFT: Final = Draft()
KEEP_ONE: Final = KeepOne()
