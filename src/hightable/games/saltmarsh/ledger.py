"""What a player of Saltmarsh counts."""

from __future__ import annotations

from typing import Final

from hightable.games.saltmarsh.box import CARDS
from hightable.games.saltmarsh.rules.scoring import sheet
from hightable.games.saltmarsh.state import NOBODY, board_of
from hightable.kernel import Counter, Ledger, State, sheet_line

MOST_COINS: Final = 9
MOST_SALT: Final = 3
COUNTERS: Final = [
    Counter("coins", "coin", MOST_COINS),
    Counter("salt", "salt", MOST_SALT),
    Counter("steps", "guild"),
    Counter("cards", "card"),
    *[sheet_line(line) for line in ("guild", "salt", "coins")],
]


class SaltmarshLedger(Ledger):
    """Goods, the guild, the hand and the score; cards as things."""

    def seats(self, state: State) -> int:
        return len(board_of(state).players)

    def read(self, state: State, seat: int) -> list[int]:
        board = board_of(state)
        me = board.players[seat]
        held = [int(me.coins), int(me.salt), int(me.guild), len(me.hand)]
        return [*held, *sheet(board, me).values()]

    def lend(self, state: State, seat: int, key: str, n: int) -> None:
        me = board_of(state).players[seat]
        if key == "coins":
            me.coins += n
        else:
            me.salt += n

    def things(self, state: State, seat: int) -> list[str]:
        return [CARDS[card] for card in board_of(state).players[seat].played]

    def secrets(self, state: State, seat: int) -> list[str]:
        """The cards in hand, and the one that was just kept."""
        me = board_of(state).players[seat]
        kept = [CARDS[card] for card in me.hand]
        return kept if me.pick == NOBODY else [*kept, CARDS[me.pick]]


LEDGER: Final = SaltmarshLedger(COUNTERS, follows=["order"])
