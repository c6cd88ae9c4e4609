"""What a seat cannot know, dealt anew."""

from __future__ import annotations

from hightable.games.golem.box import STARTS
from hightable.games.golem.state import NONE, Board
from hightable.kernel import shuffle


def determinize(board: Board, seat: int) -> None:
    """Decks, the others' goals and start tiles are mixed and dealt again to the same numbers.

    Each pile is sorted first, so that the result owes nothing to how it really lay.
    """
    deal_goals(board, seat)
    deal_starts(board, seat)
    unseen = sorted(board.deck[board.sunk :])
    shuffle(board, unseen)
    board.deck[board.sunk :] = unseen
    for pile in (board.tiles, board.cards):
        pile.sort()
        shuffle(board, pile)


def deal_goals(board: Board, seat: int) -> None:
    """The goals of the deck and of the others; what the seat put under the deck stays there.

    Once the game is over all goals are open.
    """
    places: list[tuple[list[int], int]] = []
    for at in range(len(board.goal_deck)):
        if at >= len(board.returned) or board.returned[at] != seat:
            places.append((board.goal_deck, at))
    for player in board.players:
        if player.seat != seat and not board.over:
            for hand in (player.goals, player.pack):
                places += [(hand, at) for at in range(len(hand))]
    unknown = sorted([pile[at] for pile, at in places])
    shuffle(board, unknown)
    for (pile, at), goal in zip(places, unknown, strict=True):
        pile[at] = goal
    choose_anew(board, seat)


def choose_anew(board: Board, seat: int) -> None:
    """Another's secret choice is one of the cards he may now hold."""
    for player in board.players:
        if player.seat != seat and player.pick != NONE:
            player.pick = (player.pack or player.goals)[0]


def deal_starts(board: Board, seat: int) -> None:
    """The others' start tiles come from those that the seat has not seen."""
    seen: list[int] = []
    for player in board.players:
        seen += player.used
        if player.seat == seat:
            seen += player.starts
    unknown = [start for start in range(len(STARTS)) if start not in seen]
    shuffle(board, unknown)
    for player in board.players:
        if player.seat != seat:
            player.starts = sorted([unknown.pop() for _ in player.starts])
