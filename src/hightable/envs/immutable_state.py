"""A moment of a game as a value: never changed, so that every search may share it.

Chance is explicit. A move that draws is held back until chance has said which draw it is, in
numbers below `OUTCOMES`; what happens then follows from those numbers alone. Where a game says
that there are few deals, chance says which one, in one number.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from itertools import count
from typing import Any, Final

from hightable.envs.reward import RANK
from hightable.games import game as find
from hightable.kernel import Game, Options, Question, State
from hightable.kernel.chance import MASK
from hightable.kernel.tensor import ListWriter

OUTCOMES: Final = 256
DEAL: Final = 4
EVENT: Final = 2
NO_WORD: Final = -1
MEMORY: Final = 8
SEED_BYTES: Final = 16
CHANCE: Final = -1
OVER: Final = -4
"""What OpenSpiel calls the player at a chance node and at the end."""

Recalled = tuple[tuple[bytes, ...], tuple[tuple[int, int], ...]]
Choices = tuple[Any, int, int | None]


class Rules:
    """What does not change during a game: which one it is, for how many, how, and what is paid."""

    def __init__(self, game: Game, players: int, options: Options, reward: str = RANK) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.reward = reward
        self.lists = ListWriter(game, players)
        self.row = self.lists.row
        self.tensor = self.lists.tensor
        self.mask = self.lists.mask
        self.deals = list(few_deals(self))
        self.first = ImmutableState(self, None)
        self.first.recalled = (b"",) * players, ()

    def __reduce__(self) -> tuple[Any, ...]:
        return named, (self.game.name, self.players, self.options, self.reward)


def few_deals(rules: Rules) -> Iterator[int]:
    """A number for each deal of a game that has few of them, all equally likely."""
    told = getattr(rules.game.parts.setup, "deals", None)
    many = told(rules.players, rules.options) if told else 0
    known: list[Any] = []
    for number in count():
        if len(known) == many or many > OUTCOMES:
            return
        dealt = deal(rules, number).plain()[0]
        if dealt not in known:
            known.append(dealt)
            yield number


def named(game: str, players: int, options: Options, reward: str) -> Rules:
    """The rules out of a pickle."""
    return Rules(find(game), players, options, reward)


class ImmutableState:
    """A state, the word that waits for chance, what chance has said so far, who remembers what.

    What is remembered is worked out when somebody asks: a digest for every seat of all it saw at
    its own decisions and what it heard the others choose; and the moves as (seat, word), the words
    of secret choices left out. Until then there is an `origin` that remembers, and the `choices`
    since: those before, the last word, and the number from which chance went on, if it was asked.
    """

    origin: ImmutableState | None = None
    choices: Choices | None = None
    recalled: Recalled | None = None
    rows: dict[int, bytes] | None = None
    waiting = NO_WORD
    said: tuple[int, ...] = ()
    moves_made = 0

    def __init__(self, rules: Rules, state: State | None) -> None:
        self.rules = rules
        self.state = state
        self.player = CHANCE if state is None else OVER if state.over else state.seat

    def __deepcopy__(self, memo: dict[int, Any]) -> ImmutableState:
        return self

    def __getstate__(self) -> dict[str, Any]:
        self.recall()
        return vars(self)

    @property
    def dealt(self) -> State:
        """The state; there is one as soon as chance has dealt."""
        assert self.state is not None
        return self.state

    @property
    def outcomes(self) -> int:
        """How many numbers chance can say now."""
        return len(self.rules.deals) or OUTCOMES if self.state is None else OUTCOMES

    def row(self, seat: int) -> bytes:
        """What a seat may know; asked for again, it is still there."""
        if self.rows is None:
            self.rows = {}
        if seat not in self.rows:
            self.rows[seat] = self.rules.row(self.dealt, seat)
        return self.rows[seat]

    def hear(self, outcome: int) -> ImmutableState:
        """Chance has said a number: deal, or make the move that waits, once it has said enough."""
        said = (*self.said, outcome)
        state = dealt_by(self.rules, said) if self.state is None else drawn_by(self, said)
        after = ImmutableState(self.rules, self.state if state is None else state)
        after.origin, after.choices, after.recalled = self.origin, self.choices, self.recalled
        after.moves_made = self.moves_made
        if state is None:
            after.said, after.waiting, after.player = said, self.waiting, CHANCE
        elif self.choices is not None:
            after.choices = self.choices[0], self.waiting, spoken(self, said)
        return after

    def choose(self, word: int) -> ImmutableState:
        """The moment after a choice, or the one in which chance is asked about it."""
        now = self.state
        assert now is not None
        state = now.copy()
        state.choose(word)
        after = ImmutableState(self.rules, state)
        after.moves_made = self.moves_made + 1
        after.origin = self if self.recalled is not None else self.origin
        after.choices = self.choices, word, None
        if state.drawn != now.drawn:
            after.state, after.waiting, after.player = now, word, CHANCE
        return after

    def recall(self) -> Recalled:
        """The memories of all seats and the moves: those of the origin, and the choices since."""
        if self.recalled is None:
            assert self.origin is not None
            self.recalled = follow(self.origin, self.choices)
            self.origin = self.choices = None
        return self.recalled

    def guess(self, seat: int, seed: int) -> ImmutableState:
        """A moment that a seat cannot tell from this one; the others' memories are left out."""
        state = self.dealt.copy()
        state.drawn = seed & MASK
        self.rules.game.determinize(state, seat)
        memories, moves = self.recall()
        other = ImmutableState(self.rules, state)
        own = [memory if at == seat else b"" for at, memory in enumerate(memories)]
        other.recalled, other.moves_made = (tuple(own), moves), self.moves_made
        return other

    def __str__(self) -> str:
        """A sign that differs where anything does."""
        drawn = "" if self.state is None else str(self.state.drawn)
        facts = f"{self.moves_made} {self.recall()[0]} {drawn} {self.waiting} {self.said}"
        return blake2b(facts.encode(), digest_size=MEMORY).hexdigest()


def seen(moment: ImmutableState, seat: int) -> str:
    """What a seat sees now, in one line: numbers, and what it is asked."""
    state = moment.state
    if state is None:
        return f"{seat} before the deal"
    asked = state.offered() if moment.player == seat else ""
    return f"{seat} {moment.row(seat).hex()} {asked}"


def known(moment: ImmutableState, seat: int) -> str:
    """All a seat knows: what it remembers and what it sees."""
    return f"{moment.recall()[0][seat].hex()} {seen(moment, seat)}"


def follow(origin: ImmutableState, choices: Choices | None) -> Recalled:
    """What is remembered after some choices more; whoever chooses remembers what it saw besides."""
    made = []
    while choices is not None:
        made.append(choices)
        choices = choices[0]
    memories, moves = origin.recall()
    state, last = origin.dealt.copy(), made[0]
    for choice in reversed(made):
        _, word, drawn = choice
        seat, said = int(state.seat), heard(state, word)
        own = digest(memories[seat], seat, word, origin.rules.row(state, seat))
        others = [digest(memory, seat, said, b"") for memory in memories]
        memories = (*others[:seat], own, *others[seat + 1 :])
        moves = (*moves, (seat, said))
        if choice is not last:
            state.drawn = state.drawn if drawn is None else drawn
            state.choose(word)
    return memories, moves


def heard(state: State, word: int) -> int:
    """What the others hear of a choice: nothing, where it is made in secret."""
    top = state.top
    asking = None if top is None else top.effect
    return NO_WORD if isinstance(asking, Question) and asking.secret else word


def digest(memory: bytes, seat: int, word: int, saw: bytes) -> bytes:
    return blake2b(b"%b %d %d %b" % (memory, seat, word, saw), digest_size=MEMORY).digest()


def scatter(number: int, move: int) -> int:
    """A start of the small generator for one draw of one move."""
    seed = blake2b(b"%d %d" % (number, move), digest_size=4).digest()
    return int.from_bytes(seed, "big")


def dealt_by(rules: Rules, said: tuple[int, ...]) -> State | None:
    """The deal that chance has said, once it has said enough."""
    if rules.deals:
        return deal(rules, rules.deals[said[0]])
    return deal(rules, int.from_bytes(bytes(said), "big")) if len(said) == DEAL else None


def drawn_by(moment: ImmutableState, said: tuple[int, ...]) -> State | None:
    """The state after the move that waits for chance, once it has said enough."""
    if len(said) < EVENT:
        return None
    state = moment.dealt.copy()
    state.drawn = spoken(moment, said)
    state.choose(moment.waiting)
    return state


def spoken(moment: ImmutableState, said: tuple[int, ...]) -> int:
    """Where the small generator begins for the move that waits."""
    return scatter(int.from_bytes(bytes(said), "big"), moment.moves_made)


def deal(rules: Rules, number: int) -> State:
    """A new game of a number; from here on it holds no seed, and chance is asked."""
    seed = number.to_bytes(SEED_BYTES, "big")
    state = rules.game.new(rules.players, seed, rules.options)
    state.seed = b""
    state.block = b""
    state.drawn = scatter(number, 0)
    return state
