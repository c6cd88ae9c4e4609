"""Setup cards: the draft in secret, and the turn order that comes of it. [§3.2]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.alma_mater.box import KEPT, SETUP_CARDS
from hightable.games.alma_mater.decode.cards import WHITE
from hightable.games.alma_mater.effects.acts import Act, Ask
from hightable.games.alma_mater.state import NOBODY, Board, Player
from hightable.games.alma_mater.words import DISCARD, KEEP
from hightable.kernel import BIT


class Draft(Act):
    """Everyone keeps a card in secret; when all have chosen, hands go to the left. [§3.2]"""

    def happen(self, board: Board, me: Player, left: i64) -> None:
        if left < KEPT:
            pass_hands(board)
        if left:
            board.push(0, self, left - 1)
            ask_all(board, KEEP_ONE)
        else:
            board.push(0, REVEAL_CARDS)
            ask_all(board, DISCARD_ONE)


def ask_all(board: Board, question: Ask) -> None:
    """A question to every player, one after the other. [§3.2]"""
    for seat in range(board.people - 1, -1, -1):
        board.push(seat, question)


def pass_hands(board: Board) -> None:
    """The cards chosen are kept, the others go to the left neighbour; a last one stays. [§3.2]"""
    hands: list[int] = []
    for seat in range(board.people):
        player = board.players[seat]
        player.kept |= BIT[player.pick]
        hands.append(player.hand & ~BIT[player.pick])
        player.pick = NOBODY
    for seat in range(board.people):
        player = board.players[seat]
        player.hand = hands[seat - 1]
        player.held |= player.hand
        if not player.hand & player.hand - 1:
            player.kept |= player.hand
            player.hand = 0
    board.barrier("draft")


def offer_cards(board: Board, cards: i64, first: i64) -> None:
    """Words for a set of setup cards. [§3.2]"""
    for card in range(len(SETUP_CARDS)):
        if cards >> card & 1:
            board.offer(first + card)


class KeepOne(Ask):
    """Keep one card of the hand. [§3.2]"""

    prompt = "keep"
    rule = "§3.2"
    secret = True

    def offer(self, board: Board, me: Player, n: i64) -> None:
        offer_cards(board, me.hand, KEEP[0])

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        me.pick = KEEP.index(word)


class DiscardOne(Ask):
    """Put one of the four cards back into the box. [§3.2]"""

    prompt = "discard"
    rule = "§3.2"
    secret = True

    def offer(self, board: Board, me: Player, n: i64) -> None:
        offer_cards(board, me.kept, DISCARD[0])

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        me.pick = DISCARD.index(word)


class RevealCards(Act):
    """The kept cards are laid open and give the turn order. [§3.3]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        for seat in range(board.people):
            player = board.players[seat]
            player.discard = player.pick
            player.kept &= ~BIT[player.pick]
            player.pick = NOBODY
        board.barrier("reveal")
        order_by_cards(board)


def order_by_cards(board: Board) -> None:
    """The lowest total comes first, ties to the lowest single card; markers likewise. [§3.3]"""
    rest = list(range(board.people))
    while rest:
        first = rest[0]
        for seat in rest:
            if goes_before(board.players[seat], board.players[first]):
                first = seat
        rest.remove(first)
        board.order.append(first)
        board.note("total", first, white_total(board.players[first].kept))
    others = [seat for seat in range(len(board.players)) if seat >= board.people]
    board.ranking = board.order + others


def goes_before(one: Player, other: Player) -> bool:
    """Is one player's total lower, or equal with the lowest card? [§3.3]"""
    mine, theirs = white_total(one.kept), white_total(other.kept)
    return mine < theirs or (mine == theirs and lowest(one.kept) < lowest(other.kept))


def white_total(cards: i64) -> i64:
    """The sum of the white numbers. [§3.3]"""
    total: i64 = 0
    for white in WHITE:
        if cards & 1:
            total += white
        cards >>= 1
    return total


def lowest(cards: i64) -> i64:
    """The lowest card, as a bit. [§3.3]"""
    return cards & -cards


DRAFT: Final = Draft()
KEEP_ONE: Final = KeepOne()
DISCARD_ONE: Final = DiscardOne()
REVEAL_CARDS: Final = RevealCards()
