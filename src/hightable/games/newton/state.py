"""What lies on the table: plain data, no rules.

`hand` and `desk` change all the time and are copied; the piles that seldom change (`tucked`,
`kept`, `played`, `pack`) are replaced by new lists and never changed, so that copies share them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.kernel import Fields, State

NOTHING: Final = -1
SUPPLY: Final = -1
GAP: Final = -1


class Dealt(Fields):
    """What is dealt once and never moves; every copy of a table shares it.

    `sights` is the place of each University and Ancient Land tile; the others are the tile on
    each place, Technology space, Work space and bonus space. `draft`: the Masters were passed on.
    """

    def __init__(
        self,
        places: vec[i64],
        sights: vec[i64],
        tech: vec[i64],
        work: vec[i64],
        tokens: vec[i64],
        draft: bool,
    ) -> None:
        self.places = places
        self.sights = sights
        self.tech = tech
        self.work = work
        self.tokens = tokens
        self.draft = draft

    def copy(self) -> Dealt:
        return Dealt(
            self.places[:],
            self.sights[:],
            self.tech[:],
            self.work[:],
            self.tokens[:],
            self.draft,
        )


class Player(Fields):
    """What lies in front of one player.

    Sets of bits: `visited` places, `books` filled, `tokens` held, Students `moved` by a split
    action, cards `removed` from the game. `kept` are the Masters in the order they were kept.
    """

    def __init__(
        self,
        seat: i64,
        colour: i64,
        board: i64,
        points: i64,
        coins: i64,
        potions: i64,
        place: i64,
        visited: i64,
        cubes: i64,
        students: vec[i64],
        moved: i64,
        work: i64,
        books: i64,
        piles: i64,
        tiles: vec[i64],
        medicine: i64,
        tokens: i64,
        removed: i64,
        pick: i64,
        hand: list[int],
        desk: list[int],
        tucked: list[int],
        kept: list[int],
        played: list[int],
        pack: list[int],
    ) -> None:
        self.seat = seat
        self.colour = colour
        self.board = board
        self.points = points
        self.coins = coins
        self.potions = potions
        self.place = place
        self.visited = visited
        self.cubes = cubes
        self.students = students
        self.moved = moved
        self.work = work
        self.books = books
        self.piles = piles
        self.tiles = tiles
        self.medicine = medicine
        self.tokens = tokens
        self.removed = removed
        self.pick = pick
        self.hand = hand
        self.desk = desk
        self.tucked = tucked
        self.kept = kept
        self.played = played
        self.pack = pack

    def copy(self) -> Player:
        return Player(
            self.seat,
            self.colour,
            self.board,
            self.points,
            self.coins,
            self.potions,
            self.place,
            self.visited,
            self.cubes,
            self.students[:],
            self.moved,
            self.work,
            self.books,
            self.piles,
            self.tiles[:],
            self.medicine,
            self.tokens,
            self.removed,
            self.pick,
            self.hand[:],
            self.desk[:],
            self.tucked,
            self.kept,
            self.played,
            self.pack,
        )


class Board(State):
    """Everything on the table.

    A deck is a stack of layers, the top one last; a layer is a set of bits, one for each card of
    the level, for its order is unknown until a card is drawn. A card taken from a line leaves a
    gap. `bonus` has a bit for every bonus space whose token is still there, `supply` counts the
    tiles left of each kind, `turn` the turns taken in this round.
    """

    def __init__(
        self,
        seed: bytes,
        people: i64,
        dealt: Dealt,
        players: list[Player],
        decks: list[list[int]],
        lines: list[list[int]],
        bonus: i64,
        supply: vec[i64],
        round: i64,
        turn: i64,
        first: i64,
    ) -> None:
        super().__init__(seed, people)
        self.dealt = dealt
        self.players: list[Player] = players
        self.decks = decks
        self.lines = lines
        self.bonus = bonus
        self.supply = supply
        self.round = round
        self.turn = turn
        self.first = first

    def copy(self) -> Board:
        twin = Board(
            self.seed,
            self.people,
            self.dealt,
            [player.copy() for player in self.players],
            [deck[:] for deck in self.decks],
            [line[:] for line in self.lines],
            self.bonus,
            self.supply[:],
            self.round,
            self.turn,
            self.first,
        )
        self.copy_kernel_fields(twin)
        return twin


def board_of(state: State) -> Board:
    """The kernel's state, which is ours."""
    assert isinstance(state, Board)
    return state


def remove(pile: list[int], card: i64) -> None:
    """Take a card out of a pile that has it; those above it move down, which is quicker by hand."""
    at: i64 = 0
    while pile[at] != card:
        at += 1
    for above in range(at + 1, len(pile)):
        pile[above - 1] = pile[above]
    pile.pop()


def masters(me: Player) -> list[int]:
    """The Masters in hand."""
    return [master for master in me.kept if master not in me.played]
