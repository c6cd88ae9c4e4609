"""A state: what lies on the table (fields of a subclass) and what is still to be resolved.

The stack of frames is the whole "where were we". `run` resolves the top frame until a question
has two answers or more; `choose` answers it. Nothing here checks a word or keeps a record:
that is the table's business, and a playout does without.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from hightable.kernel.chance import PER_BLOCK, block, pick, step
from hightable.kernel.effect import Effect, Opponent
from hightable.kernel.values import Fields, Names, name_of, plain, values

ROOM: Final = 48
EVERYBODY: Final = -1
TURN: Final = "turn"
"""The barrier that stands where a turn passes."""


class Halted(Exception):
    """A trial has come to a barrier: what was done so far is certain."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """An effect that waits for its turn: whose it is, how many or how far, and what comes after.

    Frames never change, so copies of a state share them; a stack is its topmost frame.
    """

    def __init__(self, seat: i64, effect: Effect, n: i64, below: Frame | None = None) -> None:
        self.seat = seat
        self.effect = effect
        self.n = n
        self.below = below

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Frame):
            return False
        return same(self, other) and self.below == other.below

    def __hash__(self) -> int:
        raise TypeError("a frame is compared, not looked up: it has no hash")

    def __repr__(self) -> str:
        return f"{type(self.effect).__name__} of seat {self.seat}, {self.n}"


def same(one: Frame, other: Frame) -> bool:
    return one.seat == other.seat and one.effect is other.effect and one.n == other.n


class Note(Fields):
    """Something worth telling: a key of the texts, whose, two numbers, and for whom."""

    def __init__(self, key: str, seat: i64, a: i64, b: i64, to: i64) -> None:
        self.key = key
        self.seat = seat
        self.a = a
        self.b = b
        self.to = to


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Fields):
    """Subclass once per game: fields, `players` among them, and `copy` by the constructor and
    `copy_kernel_fields`.

    Seats below `people` are asked; those above are answered by the `opponent`, a part of the
    rules. `notes` is a list only where someone keeps a log. A state that `confirms` ends no turn
    before its player says so; one that `halts` is a trial, and goes no further than a barrier.
    """

    players: list[Any]

    def __init__(self, seed: bytes, people: i64) -> None:
        self.seed = seed
        self.people = people
        self.opponent: Opponent | None = None
        self.block = b""
        self.drawn: i64 = 0
        self.top: Frame | None = None
        self.seat: i64 = 0
        self.words: vec[i64] = vec[i64]([0] * ROOM)
        self.count: i64 = 0
        self.barriers: i64 = 0
        self.why = ""
        self.over = False
        self.confirms = False
        self.halts = False
        self.notes: list[Note] | None = None

    def copy(self) -> State:
        """An independent state, equal in everything."""
        raise NotImplementedError

    def copy_kernel_fields(self, twin: State) -> None:
        """Give a copy what the kernel keeps."""
        twin.opponent = self.opponent
        twin.block = self.block
        twin.drawn = self.drawn
        twin.top = self.top
        twin.seat = self.seat
        twin.words = self.words[:]
        twin.count = self.count
        twin.barriers = self.barriers
        twin.why = self.why
        twin.over = self.over
        twin.confirms = self.confirms

    def push(self, seat: i64, effect: Effect, n: i64 = 0) -> None:
        """Resolve `effect` next, before whatever was already waiting."""
        self.top = Frame(seat, effect, n, self.top)

    def confirm(self, seat: i64, asked: Effect) -> None:
        """Where turns are confirmed, ask the player before what was pushed last ends the turn."""
        if self.confirms:
            self.push(seat, asked)

    def offer(self, word: i64) -> None:
        """Add a word to the question that is being asked."""
        at = self.count
        if at < len(self.words):
            self.words[at] = word
        else:
            self.words = append(self.words, word)
        self.count = at + 1

    @property
    def stack(self) -> list[Frame]:
        """What is still to be resolved, the next thing last."""
        frames: list[Frame] = []
        frame = self.top
        while frame is not None:
            frames.append(frame)
            frame = frame.below
        frames.reverse()
        return frames

    def run(self) -> None:
        """Resolve until someone has a choice. One answer is taken silently; none, lost."""
        frame = self.top
        while frame is not None:
            effect = frame.effect
            seat = frame.seat
            if effect.asks:
                self.count = 0
                effect.options(self, seat, frame.n)
                many = self.count > 1 or (self.confirms and self.insists(effect))
                if many and seat < self.people:
                    self.seat = seat
                    return
                self.top = frame.below
                self.settle(frame)
            else:
                self.top = frame.below
                effect.do(self, seat, frame.n)
            frame = self.top
        self.seat = 0
        self.count = 0
        self.over = True

    def insists(self, effect: Effect) -> bool:
        """Is nothing left but to end the turn, which is to be confirmed?"""
        return self.count == 1 and self.words[0] == effect.insists

    def settle(self, frame: Frame) -> None:
        """A question that no person is asked: its only answer, or the opponent's."""
        if self.count == 1:
            frame.effect.choose(self, frame.seat, frame.n, self.words[0])
        elif self.count:
            assert self.opponent is not None
            word = self.opponent.answer(self, frame.seat, frame.effect, frame.n)
            frame.effect.choose(self, frame.seat, frame.n, word)

    def ask_again(self) -> None:
        """Offer the words of the open question anew: what is hidden has been dealt anew."""
        frame = self.top
        assert frame is not None
        self.count = 0
        frame.effect.options(self, frame.seat, frame.n)

    def choose(self, word: i64) -> None:
        """Answer the open question with one of the words offered, and go on."""
        frame = self.top
        assert frame is not None
        self.top = frame.below
        frame.effect.choose(self, frame.seat, frame.n, word)
        self.run()

    def playout(self, chance: i64, moves: list[tuple[int, int]] | None = None) -> i64:
        """Play at random to the end; return the number of decisions, note them if asked to."""
        played: i64 = 0
        while not self.over:
            chance, at = step(chance, self.count)
            if moves is not None:
                moves.append((self.seat, self.words[at]))
            self.choose(self.words[at])
            played += 1
        return played

    @property
    def is_ending(self) -> bool:
        """Is the open question nothing but the end of the turn, to be confirmed?"""
        return self.count == 1 and not self.over

    def barrier(self, why: str) -> None:
        """Someone has learnt something: what was done before stays done. `why` is a key.

        It stands before what is drawn or revealed: a trial halts here.
        """
        if self.halts:
            raise Halted(why)
        self.barriers += 1
        self.why = why

    def note(self, key: str, seat: i64, a: i64 = 0, b: i64 = 0, to: i64 = EVERYBODY) -> None:
        """Tell the log, if there is one; `to` is the only seat that may read it."""
        if self.notes is not None:
            self.notes.append(Note(key, seat, a, b, to))

    def random(self, n: i64) -> i64:
        """A number below `n`; with a seed from the hash, in a guess from the small generator."""
        if self.halts:
            raise Halted("chance")
        self.barriers += 1
        self.why = "chance"
        if not self.seed:
            self.drawn, number = step(self.drawn, n)
            return number
        if self.drawn % PER_BLOCK == 0:
            self.block = block(self.seed, self.drawn)
        number = pick(self.block, self.drawn, n)
        self.drawn += 1
        return number

    def offered(self) -> list[int]:
        """The numbers of the words that the open question offers."""
        return [int(self.words[at]) for at in range(self.count)]

    def plain(self, former: Names | None = None) -> list[Any]:
        """Everything on the table, waiting and asked, as lists; the same in any process."""
        fields = values(self)
        kept = [plain(fields[name], former) for name in fields if name not in KERNEL]
        stack: list[list[Any]] = [[int(frame.seat), int(frame.n)] for frame in self.stack]
        if former is not None:
            for said, frame in zip(stack, self.stack, strict=True):
                said.insert(1, name_of(frame.effect, former))
        return [kept, stack, int(self.drawn), self.offered(), int(self.seat)]

    def __eq__(self, other: object) -> bool:
        """Equal if everything on the table, waiting and asked is; stale words do not count."""
        if type(other) is not type(self) or not isinstance(other, State):
            return False
        mine, theirs = values(self), values(other)
        for fields in (mine, theirs):
            del fields["words"], fields["notes"]
        return mine == theirs and self.offered() == other.offered()

    def __hash__(self) -> int:
        raise TypeError("a state can change: it has no hash")

    def __reduce__(self) -> tuple[Any, ...]:
        from hightable.kernel.pack import home_of, pack_state, unpack_state

        return unpack_state, (home_of(self), pack_state(self))


KEPT: Final = ("people", "drawn", "barriers", "why", "seat", "over", "confirms")
KERNEL: Final = (*KEPT, "opponent", "block", "top", "seed", "words", "count", "notes", "halts")


def shuffle(state: State, cards: list[int]) -> None:
    """Put `cards` in random order. [Fisher-Yates]"""
    for last in range(len(cards) - 1, 0, -1):
        other = state.random(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
