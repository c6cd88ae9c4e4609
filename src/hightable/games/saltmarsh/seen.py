"""What each seat may know: a whitelist."""

from __future__ import annotations

from dataclasses import dataclass

from hightable.games.saltmarsh.box import CARDS, QUAYS
from hightable.games.saltmarsh.rules.scoring import sheet
from hightable.games.saltmarsh.state import NOBODY, Board, Player


@dataclass
class SeenPlayer:
    """What lies in front of one player; `hand`, `pick` and `pack` are told to the owner alone."""

    coins: int
    salt: int
    quay: str
    guild: int
    played: list[str]
    hand_size: int
    sheet: dict[str, int]
    hand: list[str] | None
    pick: str | None
    pack: list[str] | None

    @property
    def score(self) -> int:
        return sum(self.sheet.values())


@dataclass
class Seen:
    """Everything open on the table; `seat` is whose view it is, a watcher's is -1."""

    seat: int
    crates: list[str]
    deck: int
    players: list[SeenPlayer]


def seen(board: Board, seat: int) -> Seen:
    """Everything open on the table, and what only this seat holds."""
    crates = [quay for at, quay in enumerate(QUAYS) if board.crates >> at & 1]
    players = [seen_player(board, player, player.seat == seat) for player in board.players]
    return Seen(seat, crates, len(board.deck), players)


def seen_player(board: Board, player: Player, own: bool) -> SeenPlayer:
    return SeenPlayer(
        coins=int(player.coins),
        salt=int(player.salt),
        quay=QUAYS[player.quay],
        guild=int(player.guild),
        played=named(player.played),
        hand_size=len(player.hand),
        sheet=sheet(board, player),
        hand=named(player.hand) if own else None,
        pick=CARDS[player.pick] if own and player.pick != NOBODY else None,
        pack=named(player.pack) if own else None,
    )


def named(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]
