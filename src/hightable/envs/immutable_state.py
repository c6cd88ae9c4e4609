"""A moment of a game as a value: never changed, so that every search may share it.

Chance is explicit. A move that draws is held back until chance has said which draw it is, in
numbers below `OUTCOMES`; what happens then follows from those numbers alone.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from hightable.games import game as find
from hightable.kernel import Game, Options, Question, State
from hightable.kernel.chance import MASK

OUTCOMES: Final = 256
DEAL: Final = 4
EVENT: Final = 2
NO_WORD: Final = -1
MEMORY: Final = 8


class Rules:
    """What does not change during a game: which one it is, for how many, with what options."""

    def __init__(self, game: Game, players: int, options: Options) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.width = sum([size for _, size in game.layout(players)])

    def __reduce__(self) -> tuple[Any, ...]:
        return named, (self.game.name, self.players, self.options)

    def row(self, state: State, seat: int) -> bytes:
        """What a seat may know, as numbers of two bytes."""
        return bytes(memoryview(self.game.cells(state, seat, self.width)))


def named(game: str, players: int, options: Options) -> Rules:
    """The rules out of a pickle."""
    return Rules(find(game), players, options)


class ImmutableState:
    """A state, the word that waits for chance, what chance has said so far, who remembers what.

    `memories` has a digest for every seat: all it saw at its own decisions, and what it heard
    the others choose. `moves` are (seat, word), the words of secret choices left out.
    """

    def __init__(
        self,
        rules: Rules,
        state: State | None,
        memories: tuple[bytes, ...],
        moves: tuple[tuple[int, int], ...],
    ) -> None:
        self.rules = rules
        self.state = state
        self.memories = memories
        self.moves = moves
        self.waiting = NO_WORD
        self.said: tuple[int, ...] = ()
        self.rows: dict[int, bytes] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> ImmutableState:
        return self

    @property
    def is_chance(self) -> bool:
        return self.state is None or self.waiting != NO_WORD

    @property
    def dealt(self) -> State:
        """The state; there is one as soon as chance has dealt."""
        assert self.state is not None
        return self.state

    def row(self, seat: int) -> bytes:
        """What a seat may know; asked for again, it is still there."""
        if seat not in self.rows:
            self.rows[seat] = self.rules.row(self.dealt, seat)
        return self.rows[seat]

    def hear(self, outcome: int) -> ImmutableState:
        """Chance has said a number: deal, or make the move that waits, once it has said enough."""
        after = ImmutableState(self.rules, self.state, self.memories, self.moves)
        after.waiting = self.waiting
        after.said = (*self.said, outcome)
        if len(after.said) < (DEAL if self.state is None else EVENT):
            return after
        number = int.from_bytes(bytes(after.said), "big")
        after.said = ()
        after.waiting = NO_WORD
        if self.state is None:
            after.state = deal(self.rules, number)
        else:
            after.state = self.state.copy()
            after.state.drawn = scatter(number, len(self.moves))
            after.state.choose(self.waiting)
        return after

    def choose(self, word: int) -> ImmutableState:
        """The moment after a choice, or the one in which chance is asked about it."""
        state = self.dealt.copy()
        state.choose(word)
        after = ImmutableState(self.rules, state, *self.remember(word))
        if state.drawn != self.dealt.drawn:
            after.state = self.state
            after.waiting = word
        return after

    def remember(self, word: int) -> tuple[tuple[bytes, ...], tuple[tuple[int, int], ...]]:
        """Memories and moves with one choice more; the chooser remembers what it saw besides."""
        seat = int(self.dealt.seat)
        asking = self.dealt.stack[-1].effect
        heard = NO_WORD if isinstance(asking, Question) and asking.secret else word
        memories = [digest(memory, seat, heard, b"") for memory in self.memories]
        memories[seat] = digest(self.memories[seat], seat, word, self.row(seat))
        return tuple(memories), (*self.moves, (seat, heard))

    def guess(self, seat: int, seed: int) -> ImmutableState:
        """A moment that a seat cannot tell from this one; the others' memories are left out."""
        state = self.dealt.copy()
        state.drawn = seed & MASK
        self.rules.game.determinize(state, seat)
        own = [memory if at == seat else b"" for at, memory in enumerate(self.memories)]
        return ImmutableState(self.rules, state, tuple(own), self.moves)

    def seen(self, seat: int) -> str:
        """What a seat sees now, in one line: numbers, and what it is asked."""
        if self.state is None:
            return f"{seat} before the deal"
        asked = self.state.offered() if self.state.seat == seat and not self.is_chance else ""
        return f"{seat} {self.row(seat).hex()} {asked}"

    def known(self, seat: int) -> str:
        """All a seat knows: what it remembers and what it sees."""
        return f"{self.memories[seat].hex()} {self.seen(seat)}"

    def __str__(self) -> str:
        """A sign that differs where anything does."""
        drawn = "" if self.state is None else str(self.state.drawn)
        facts = f"{len(self.moves)} {self.memories} {drawn} {self.waiting} {self.said}"
        return blake2b(facts.encode(), digest_size=MEMORY).hexdigest()


def digest(memory: bytes, seat: int, word: int, saw: bytes) -> bytes:
    return blake2b(b"%b %d %d %b" % (memory, seat, word, saw), digest_size=MEMORY).digest()


def scatter(number: int, move: int) -> int:
    """A start of the small generator for one draw of one move."""
    seed = blake2b(b"%d %d" % (number, move), digest_size=4).digest()
    return int.from_bytes(seed, "big")


def deal(rules: Rules, number: int) -> State:
    """A new game of a number; from here on it holds no seed, and chance is asked."""
    seed = number.to_bytes(16, "big")
    state = rules.game.new(rules.players, seed, rules.options)
    state.seed = b""
    state.block = b""
    state.drawn = scatter(number, 0)
    return state


def first(rules: Rules) -> ImmutableState:
    """Before the deal."""
    return ImmutableState(rules, None, (b"",) * rules.players, ())
