"""A moment of a game as a value: never changed, so that every search may share it.

Chance is explicit. A move that draws is held back until chance has said which draw it is, in
numbers below `OUTCOMES`; what happens then follows from those numbers alone. Where a game says
that there are few deals, chance says which one, in one number.
"""

from __future__ import annotations

from hashlib import blake2b
from itertools import count
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16

from hightable.kernel.chance import MASK
from hightable.kernel.effect import Question
from hightable.kernel.game import Game
from hightable.kernel.parts import Options
from hightable.kernel.state import State
from hightable.kernel.tensor import ListWriter

OUTCOMES: Final = 256
ANY: Final = list(range(OUTCOMES))
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

    def __init__(self, game: Game, players: int, options: Options, reward: str) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.reward = reward
        self.lists = ListWriter(game, players)
        self.deals: list[int] = few_deals(self)
        self.first = ImmutableState(self, None, self.lists.clean)
        self.first.recalled = (b"",) * players, ()

    def __reduce__(self) -> tuple[Any, ...]:
        return Rules, (self.game, self.players, self.options, self.reward)


def few_deals(rules: Rules) -> list[int]:
    """A number for each deal of a game that has few of them, all equally likely."""
    told = getattr(rules.game.parts.setup, "deals", None)
    many: int = told(rules.players, rules.options) if told else 0
    known: list[Any] = []
    numbers: list[int] = []
    for number in count():
        if len(known) == many or many > OUTCOMES:
            break
        dealt = deal(rules, number).plain()[0]
        if dealt not in known:
            known.append(dealt)
            numbers.append(number)
    return numbers


class ImmutableState:
    """A state, the word that waits for chance, what chance has said so far, who remembers what.

    What is remembered is worked out when somebody asks: a digest for every seat of all it saw at
    its own decisions and what it heard the others choose; and the moves as (seat, word), the words
    of secret choices left out. Until then there is an `origin` that remembers, and the `choices`
    since: those before, the last word, and the number from which chance went on, if it was asked.
    The `deal` is what rows are written over.
    """

    def __init__(self, rules: Rules, state: State | None, deal: vec[i16]) -> None:
        self.rules = rules
        self.state = state
        self.deal = deal
        self.player: int = CHANCE if state is None else OVER if state.over else state.seat
        self.origin: ImmutableState | None = None
        self.choices: Choices | None = None
        self.recalled: Recalled | None = None
        self.waiting = NO_WORD
        self.said: tuple[int, ...] = ()
        self.moves_made = 0

    def __deepcopy__(self, memo: dict[int, Any]) -> ImmutableState:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        chance = self.player, self.waiting, self.said
        return restored, (self.rules, self.state, self.recall(), chance, self.moves_made)

    @property
    def dealt(self) -> State:
        """The state; there is one as soon as chance has dealt."""
        assert self.state is not None
        return self.state

    @property
    def outcomes(self) -> int:
        """How many numbers chance can say now."""
        return len(self.rules.deals) or OUTCOMES if self.state is None else OUTCOMES

    def legal(self) -> list[int]:
        """The words that are offered, or the numbers that chance can say, lowest first."""
        if self.player == CHANCE:
            return ANY[: self.outcomes]
        words = self.dealt.offered()
        words.sort()
        return words

    def row(self, seat: int) -> bytes:
        """What a seat may know, numbers of two bytes."""
        return self.rules.lists.row(self.dealt, seat, self.deal)

    def tensor(self, seat: int) -> list[object]:
        """The same as a list, after a sign of the seat."""
        return self.rules.lists.tensor(self.dealt, seat, self.deal)

    def mask(self) -> list[object]:
        """1 for every word that is offered, 0 for the others."""
        return self.rules.lists.mask(self.dealt)

    def apply(self, action: int) -> ImmutableState:
        """The moment after a choice, or after chance has said a number."""
        return hear(self, action) if self.player == CHANCE else choose(self, action)

    def recall(self) -> Recalled:
        """The memories of all seats and the moves: those of the origin, and the choices since."""
        if self.recalled is None:
            assert self.origin is not None
            self.recalled = follow(self.origin, self.choices)
            self.origin = self.choices = None
        return self.recalled

    def __str__(self) -> str:
        """A sign that differs where anything does."""
        drawn = "" if self.state is None else str(self.state.drawn)
        facts = f"{self.moves_made} {self.recall()[0]} {drawn} {self.waiting} {self.said}"
        return blake2b(facts.encode(), digest_size=MEMORY).hexdigest()


def restored(
    rules: Rules,
    state: State | None,
    recalled: Recalled,
    chance: tuple[int, int, tuple[int, ...]],
    moves_made: int,
) -> ImmutableState:
    """A moment that was written down."""
    deal = rules.lists.clean if state is None else rules.lists.deal(state)
    moment = ImmutableState(rules, state, deal)
    moment.recalled = recalled
    moment.player, moment.waiting, moment.said = chance
    moment.moves_made = moves_made
    return moment


def hear(moment: ImmutableState, outcome: int) -> ImmutableState:
    """Chance has said a number: deal, or make the move that waits, once it has said enough."""
    rules, said = moment.rules, (*moment.said, outcome)
    state = dealt_by(rules, said) if moment.state is None else drawn_by(moment, said)
    row = moment.deal if state is None or moment.state is not None else rules.lists.deal(state)
    after = ImmutableState(rules, moment.state if state is None else state, row)
    after.origin, after.choices, after.recalled = moment.origin, moment.choices, moment.recalled
    after.moves_made = moment.moves_made
    if state is None:
        after.said, after.waiting, after.player = said, moment.waiting, CHANCE
    elif moment.choices is not None:
        after.choices = moment.choices[0], moment.waiting, spoken(moment, said)
    return after


def choose(moment: ImmutableState, word: int) -> ImmutableState:
    """The moment after a choice, or the one in which chance is asked about it."""
    now = moment.dealt
    state = now.copy()
    state.choose(word)
    after = ImmutableState(moment.rules, state, moment.deal)
    after.moves_made = moment.moves_made + 1
    after.origin = moment if moment.recalled is not None else moment.origin
    after.choices = moment.choices, word, None
    if state.drawn != now.drawn:
        after.state, after.waiting, after.player = now, word, CHANCE
    return after


def guess(moment: ImmutableState, seat: int, seed: int) -> ImmutableState:
    """A moment that a seat cannot tell from this one; the others' memories are left out."""
    state, rules = moment.dealt.copy(), moment.rules
    state.drawn = seed & MASK
    rules.game.determinize(state, seat)
    memories, moves = moment.recall()
    other = ImmutableState(rules, state, rules.lists.deal(state))
    own = [memory if at == seat else b"" for at, memory in enumerate(memories)]
    other.recalled, other.moves_made = (tuple(own), moves), moment.moves_made
    return other


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
    made: list[Choices] = []
    while choices is not None:
        made.append(choices)
        choices = choices[0]
    memories, moves = origin.recall()
    state, lists = origin.dealt.copy(), origin.rules.lists
    for at in range(len(made) - 1, -1, -1):
        _, word, drawn = made[at]
        seat, said = int(state.seat), heard(state, word)
        own = digest(memories[seat], seat, word, lists.row(state, seat, origin.deal))
        others = [digest(memory, seat, said, b"") for memory in memories]
        memories = (*others[:seat], own, *others[seat + 1 :])
        moves = (*moves, (seat, said))
        if at:
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
