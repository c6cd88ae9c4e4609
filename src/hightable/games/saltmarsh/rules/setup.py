"""Setup and the draft. [§1]"""

from __future__ import annotations

from math import perm
from typing import Final

from mypy_extensions import i64

from hightable.games.saltmarsh.box import CARDS, HOME, QUAYS, TINY_CARDS, TINY_CRATE
from hightable.games.saltmarsh.effects import Act, Ask
from hightable.games.saltmarsh.rules.solo import HERON
from hightable.games.saltmarsh.rules.turn import TINY_TURNS, TURNS
from hightable.games.saltmarsh.state import COPIES, NOBODY, Board, Player
from hightable.games.saltmarsh.words import KEEP
from hightable.kernel import Options, confirms, shuffle

COINS: Final = 3
PACK: Final = 3
KEPT: Final = 2
TINY: Final = "tiny"


def new(seats: int, seed: bytes, options: Options) -> Board:
    """Deal the packs, put out the crates, and begin with the draft. [§1]"""
    if options.get("marsh") == TINY:
        return new_tiny(seats, seed, options)
    deck = list(range(len(CARDS))) * COPIES
    board = Board(seed, seats, [], deck, (1 << len(QUAYS)) - 1 - (1 << HOME))
    board.confirms = confirms(options)
    shuffle(board, deck)
    for seat in range(seats):
        pack = [deck.pop() for _ in range(PACK)]
        board.players.append(Player(seat, COINS, 0, HOME, 0, NOBODY, [], [], pack))
    if seats == 1:
        board.opponent = HERON
        board.players.append(Player(seats, COINS, 0, HOME, 0, NOBODY, [], [], []))
    board.push(0, TURNS)
    if options["draft"] == "yes":
        board.push(0, DRAFT, KEPT)
    else:
        deal_hands(board)
    board.run()
    return board


def new_tiny(seats: int, seed: bytes, options: Options) -> Board:
    """One card of three for everybody, no coins, one crate, and no draft. [§8]"""
    board = Board(seed, seats, [], TINY_CARDS[:], 1 << TINY_CRATE)
    board.confirms = confirms(options)
    shuffle(board, board.deck)
    for seat in range(seats):
        hand = [board.deck.pop()]
        board.players.append(Player(seat, 0, 0, HOME, 0, NOBODY, hand, [], []))
    board.push(0, TINY_TURNS)
    board.run()
    return board


def deals(seats: int, options: Options) -> int:
    """How many deals there are, all equally likely; 0 are too many to be told. [§8]"""
    return perm(len(TINY_CARDS), seats) if options.get("marsh") == TINY else 0


def deal_hands(board: Board) -> None:
    """Without the draft everyone holds the first two cards of the pack. [§1]"""
    for player in board.players:
        player.hand, player.pack = player.pack[:KEPT], player.pack[KEPT:]


class Draft(Act):
    """Everyone keeps a card, in secret; when all have chosen, the packs move on. [§1]"""

    def happen(self, board: Board, me: Player, left: i64) -> None:
        if left < KEPT:
            pass_packs(board)
        if left:
            board.push(0, self, left - 1)
            for seat in range(board.people - 1, -1, -1):
                board.push(seat, KEEP_ONE)


def pass_packs(board: Board) -> None:
    """The cards kept go to the hands, the packs to the left; now everyone sees a new pack. [§1]"""
    packs = []
    drafters = board.players[: board.people]
    for player in drafters:
        player.pack.remove(player.pick)
        player.hand.append(player.pick)
        player.pick = NOBODY
        packs.append(player.pack)
    for player in drafters:
        player.pack = packs[player.seat - 1]
    board.barrier("draft")


class KeepOne(Ask):
    """Keep one card of the pack. [§1]"""

    prompt = "keep"
    rule = "§1"
    secret = True

    def offer(self, board: Board, me: Player, n: i64) -> None:
        for card in sorted(set(me.pack)):
            board.offer(KEEP[card])

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        me.pick = KEEP.index(word)


DRAFT: Final = Draft()
KEEP_ONE: Final = KeepOne()
