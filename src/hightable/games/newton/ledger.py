"""What a player of Newton counts."""

from __future__ import annotations

from typing import Final

from hightable.games.newton.box import CARDS, MASTERS, PLACES, ROUNDS, TILE_IDS, TOKENS, VOLUMES
from hightable.games.newton.rules.rounds import pay_income
from hightable.games.newton.rules.scoring import LINES, sheet
from hightable.games.newton.rules.volumes import available, of_colour
from hightable.games.newton.state import NOTHING, SUPPLY, Board, Player, board_of, masters
from hightable.kernel import Counter, Ledger, State, ones, sheet_line

MOST_COINS: Final = 12
MOST_POTIONS: Final = 6
MOST_CUBES: Final = 2
SHEET: Final = ["during play", *LINES.values(), "master cards"]
COUNTERS: Final = [
    Counter("coin", "i-coin", MOST_COINS),
    Counter("potion", "i-potion", MOST_POTIONS),
    Counter("cube", "i-cube", MOST_CUBES),
    Counter("supply", "i-student"),
    Counter("book", "i-shelf"),
    Counter("work", "i-hammer"),
    Counter("hand", "i-scroll"),
    Counter("master", "i-master"),
    *[Counter(f"volume {colour}", f"i-v-{colour}") for colour in VOLUMES],
    *[sheet_line(line, "i-vp") for line in SHEET],
]


class NewtonLedger(Ledger):
    """Coins and Potions, pieces, Volumes and the score; cards, tiles, tokens, places as things."""

    def seats(self, state: State) -> int:
        return len(board_of(state).players)

    def read(self, state: State, seat: int) -> list[int]:
        board = board_of(state)
        me = board.players[seat]
        return [*pieces(me), *volumes(me), *scored(board, me)]

    def lend(self, state: State, seat: int, key: str, n: int) -> None:
        me = board_of(state).players[seat]
        if key == "coin":
            me.coins += n
        elif key == "potion":
            me.potions += n
        else:
            me.cubes += n

    def incomes(self, state: State) -> int:
        return int(ROUNDS - board_of(state).round + 1)

    def pay(self, state: State, seat: int) -> None:
        board = board_of(state)
        pay_income(board, board.players[seat])

    def things(self, state: State, seat: int) -> list[str]:
        """Cards, wherever they lie, Masters played, tiles, tokens, and places with a cube."""
        me = board_of(state).players[seat]
        cards = [CARDS[card] for card in [*me.hand, *me.desk, *me.tucked]]
        tiles = [tile for at, tile in enumerate(TILE_IDS) for _ in range(me.tiles[at])]
        met = [MASTERS[master] for master in me.played]
        return [*cards, *met, *tiles, *members(me.tokens, TOKENS), *members(me.visited, PLACES)]

    def secrets(self, state: State, seat: int) -> list[str]:
        """The Masters in hand, and the one just kept in the draft."""
        board = board_of(state)
        me = board.players[seat]
        kept = [MASTERS[master] for master in masters(me)]
        drafting = board.round == 1 and board.turn == 0 and me.pick != NOTHING
        return [*kept, MASTERS[me.pick]] if drafting else kept


def pieces(me: Player) -> list[int]:
    """Goods, pieces and cards."""
    supply = sum([1 for space in me.students if space == SUPPLY])
    held = [int(me.coins), int(me.potions), int(me.cubes), supply]
    return [*held, int(ones(me.books)), int(me.work), len(me.hand), len(masters(me))]


def volumes(me: Player) -> list[int]:
    """The Volumes in sight, by colour; none before a colour is chosen."""
    if me.colour == NOTHING:
        return [0] * len(VOLUMES)
    held = available(me)
    return [int(of_colour(held, at)) for at in range(len(VOLUMES))]


def scored(board: Board, me: Player) -> list[int]:
    """The lines of the score sheet, in their order; Objectives that are not in play give 0."""
    lines = sheet(board, me)
    return [lines.get(line, 0) for line in SHEET]


def members(bits: int, names: list[str]) -> list[str]:
    """The names whose bits are set."""
    return [name for at, name in enumerate(names) if bits >> at & 1]


LEDGER: Final = NewtonLedger(COUNTERS)
