"""What a seat cannot know, dealt anew."""

from __future__ import annotations

from mypy_extensions import i64

from hightable.games.alma_mater.box import SETUP_CARDS
from hightable.games.alma_mater.state import NOBODY, Board, Player
from hightable.kernel import BIT, ones, shuffle


def determinize(board: Board, seat: int) -> None:
    """The cards of Ignotus to come are mixed; so are setup cards, while there are any."""
    board.ignotus.sort()
    shuffle(board, board.ignotus)
    if board.deck:
        deal_setup_cards(board, seat)


def deal_setup_cards(board: Board, seat: int) -> None:
    """Cards the seat has passed on lie with the others, not in the deck; the rest is unknown."""
    others = [player for player in board.players[: board.people] if player.seat != seat]
    if board.order:
        sizes = [i64(player.discard != NOBODY) for player in others]
        hidden = [discarded(player) for player in others]
    else:
        sizes = [ones(player.hand) for player in others] + [ones(p.kept) for p in others]
        hidden = [player.hand for player in others] + [player.kept for player in others]
    held = board.players[seat].held if seat >= 0 else 0
    unknown: i64 = 0
    for cards in hidden:
        unknown |= cards
    seen_before, rest = cards_of(unknown & held), cards_of(unknown & ~held) + board.deck
    rest.sort()
    shuffle(board, rest)
    board.deck[:] = [rest.pop() for _ in range(len(board.deck))]
    mixed = seen_before + rest
    mixed.sort()
    shuffle(board, mixed)
    hands = [deal_hand(mixed, number) for number in sizes]
    give_back(board, others, hands)


def discarded(player: Player) -> i64:
    return BIT[player.discard] if player.discard != NOBODY else 0


def cards_of(bits: i64) -> list[int]:
    return [card for card in range(len(SETUP_CARDS)) if bits >> card & 1]


def deal_hand(cards: list[int], number: i64) -> i64:
    hand: i64 = 0
    for _ in range(number):
        hand |= BIT[cards.pop()]
    return hand


def give_back(board: Board, others: list[Player], hands: list[i64]) -> None:
    """The hands dealt; whoever has chosen a card in secret has chosen one of these."""
    for at, player in enumerate(others):
        if board.order:
            player.discard = cards_of(hands[at])[0] if hands[at] else NOBODY
        else:
            player.hand, player.kept = hands[at], hands[at + len(others)]
            player.held = player.hand | player.kept
            if player.pick != NOBODY:
                player.pick = cards_of(player.hand or player.kept)[0]
