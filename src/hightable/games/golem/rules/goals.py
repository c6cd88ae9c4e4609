"""Goal cards: the draft, and cards drawn later. [§1.3, §3.5]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.golem.box import SETUP, figure
from hightable.games.golem.effects import CHAPTERS, Act, Ask
from hightable.games.golem.state import NONE, Board, Player
from hightable.games.golem.words import GOAL, KEEP, RETURN

DEALT: Final[int] = figure(SETUP["normal"], "goal_cards_dealt", "setup.toml, normal")


class Draft(Act):
    """Everyone keeps a goal, in secret; when all have chosen, the hands go to the left. [§1.3]"""

    def happen(self, board: Board, me: Player, left: i64) -> None:
        if left < DEALT:
            pass_hands(board)
        if left:
            board.push(0, self, left - 1)
            for seat in range(board.people - 1, -1, -1):
                board.push(seat, DRAFT_PICK)


def pass_hands(board: Board) -> None:
    """The goals kept are laid aside, the rest goes to the next seat: everyone sees new cards.

    [§1.3, R51]
    """
    board.barrier("draft")
    hands = []
    for player in board.players:
        player.pack.remove(player.pick)
        player.goals.append(player.pick)
        player.pick = NONE
        hands.append(player.pack)
    for player in board.players:
        player.pack = hands[player.seat - 1]


class DraftPick(Ask):
    """Keep one goal of the hand. [§1.3]"""

    prompt = "draft"
    rule = "§1.3"
    secret = True

    def offer(self, board: Board, me: Player, n: i64) -> None:
        for goal in me.pack:
            board.offer(GOAL[goal])

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        me.pick = GOAL.index(word)


class Return(Act):
    """When all have chosen, everyone's fourth goal goes under the deck, in turn order. [R51]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        board.barrier("draft")
        for seat in board.order:
            player = board.players[seat]
            if player.pick != NONE:
                player.goals.remove(player.pick)
                put_under(board, player, player.pick)
                player.pick = NONE


class ReturnPick(Ask):
    """Give one of the four goals back. [§1.3]"""

    prompt = "return"
    rule = "§1.3"
    secret = True

    def offer(self, board: Board, me: Player, n: i64) -> None:
        for goal in me.goals:
            board.offer(RETURN[goal])

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        me.pick = RETURN.index(word)


def put_under(board: Board, me: Player, goal: i64) -> None:
    """A goal goes under the deck; who put it there remembers where it lies. [§3.5]"""
    board.goal_deck.insert(0, goal)
    board.returned.insert(0, me.seat)


class DrawGoals(Act):
    """Look at up to `n` goals from the deck; fewer if there are no more. [§3.5]"""

    def happen(self, board: Board, me: Player, n: i64) -> None:
        board.barrier("goals")
        for _ in range(min(n, len(board.goal_deck))):
            me.pack.append(board.goal_deck.pop())
        del board.returned[len(board.goal_deck) :]
        board.note("goals", me.seat, len(me.pack))
        board.push(me.seat, KEEP_GOAL)


class KeepGoal(Ask):
    """Keep one of the goals drawn; the rest goes under the deck. [§3.5, R57]"""

    prompt = "keep"
    rule = "§3.5"
    secret = True

    def offer(self, board: Board, me: Player, n: i64) -> None:
        for goal in me.pack:
            board.offer(KEEP[goal])

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        kept = KEEP.index(word)
        me.pack.remove(kept)
        me.goals.append(kept)
        for goal in me.pack:
            put_under(board, me, goal)
        me.pack.clear()


DRAFT: Final = Draft()
DRAFT_PICK: Final = DraftPick()
RETURN_GOALS: Final = Return()
RETURN_PICK: Final = ReturnPick()
KEEP_GOAL: Final = KeepGoal()
CHAPTERS["goals"] = DrawGoals()
