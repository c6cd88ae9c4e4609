"""What lies on the table: plain data, no rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.kernel import Fields, State

COPIES: Final = 2
GUILD_TOP: Final = 8
NOBODY: Final = -1


class Player(Fields):
    """What lies in front of one player; `pick` is the card chosen in secret, face down."""

    def __init__(
        self,
        seat: i64,
        coins: i64,
        salt: i64,
        quay: i64,
        guild: i64,
        pick: i64,
        hand: list[int],
        played: list[int],
        pack: list[int],
    ) -> None:
        self.seat = seat
        self.coins = coins
        self.salt = salt
        self.quay = quay
        self.guild = guild
        self.pick = pick
        self.hand = hand
        self.played = played
        self.pack = pack

    def copy(self) -> Player:
        return Player(
            self.seat,
            self.coins,
            self.salt,
            self.quay,
            self.guild,
            self.pick,
            self.hand[:],
            self.played[:],
            self.pack[:],
        )


class Board(State):
    """Everything on the table. `crates` has a bit for every quay that still holds one."""

    def __init__(
        self, seed: bytes, people: i64, players: list[Player], deck: list[int], crates: i64
    ) -> None:
        super().__init__(seed, people)
        self.players: list[Player] = players
        self.deck = deck
        self.crates = crates

    def copy(self) -> Board:
        players = [player.copy() for player in self.players]
        twin = Board(self.seed, self.people, players, self.deck[:], self.crates)
        self.copy_kernel_fields(twin)
        return twin


def board_of(state: State) -> Board:
    """The kernel's state, which is ours."""
    assert isinstance(state, Board)
    return state
