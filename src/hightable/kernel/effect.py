"""Effects: what a printed icon or a sentence of the rules does.

An effect is made once, while the game is imported, and never changes; every table shares it.
What differs from time to time (steps left, value) is one number, kept beside it on the stack.
A Question is an effect that first asks its seat: it offers words, then is told the one chosen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from hightable.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """`can` and `do` are neighbours, so that what is offered and what happens agree.

    `origin` is the game it belongs to and its number there: see `numbering`. A question `insists`
    on a word that ends the turn: where turns are confirmed, it is asked even if no other is left.
    """

    def __init__(self) -> None:
        self.origin = ("", 0)
        self.asks = False
        self.insists: i64 = -1

    def can(self, state: State, seat: i64) -> bool:
        """Could it be done now? It is asked before the effect is offered."""
        return True

    def do(self, state: State, seat: i64, n: i64) -> None:
        raise NotImplementedError

    def options(self, state: State, seat: i64, n: i64) -> None:
        raise NotImplementedError

    def choose(self, state: State, seat: i64, n: i64, word: i64) -> None:
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        return made, self.origin


def made(home: str, number: int) -> Effect:
    """An effect out of a pickle, by the number its game has given it."""
    from hightable.kernel.numbering import numbering

    return numbering(home).effects[number]


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Effect):
    """`options` offers words to the seat; `choose` is called with one of them.

    `prompt` is a key of the game's texts, `rule` a section of its rules; the answer to a
    `secret` question is shown to nobody else.
    """

    prompt: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    secret: ClassVar[bool] = False

    def __init__(self) -> None:
        super().__init__()
        self.asks = True

    def asking(self) -> str:
        return self.prompt

    def cite(self) -> str:
        return self.rule

    def refuses(self, state: State, seat: i64, n: i64, word: i64) -> str:
        """Why a word is not offered now, where no counter is lacking: a key of the section
        `refuses` of the texts. Empty where there is nothing to say."""
        return ""


class Confirm(Question):
    """The end of a turn, asked of its player where turns are confirmed, and nowhere else.

    One that is not `always` asked is left out if nothing else was asked of the player.
    """

    prompt = "confirm"

    def __init__(self, word: i64, rule: str, always: bool = True) -> None:
        super().__init__()
        self.insists = word
        self.cited = rule
        self.always = always

    def cite(self) -> str:
        return self.cited

    def options(self, state: State, seat: i64, n: i64) -> None:
        if state.confirms and (self.always or state.seat == seat):
            state.offer(self.insists)

    def choose(self, state: State, seat: i64, n: i64, word: i64) -> None:
        state.seat = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Opponent(Effect):
    """The automated opponent of a game: a seat like the others, answered by its rules."""

    def answer(self, state: State, seat: i64, asked: Effect, n: i64) -> i64:
        """The word, one of those just offered, that the opponent chooses."""
        raise NotImplementedError


class Nothing(Effect):
    """Does nothing: what a printed blank does."""

    def do(self, state: State, seat: i64, n: i64) -> None:
        pass


class Seq(Effect):
    """Every part, in order, each completely before the next; all are told the same number."""

    def __init__(self, parts: list[Effect]) -> None:
        super().__init__()
        self.parts = parts

    def can(self, state: State, seat: i64) -> bool:
        return not self.parts or self.parts[0].can(state, seat)

    def do(self, state: State, seat: i64, n: i64) -> None:
        for part in reversed(self.parts):
            state.push(seat, part, n)


class Repeat(Effect):
    """The same effect several times, one after the other."""

    def __init__(self, times: i64, effect: Effect) -> None:
        super().__init__()
        self.times = times
        self.effect = effect

    def can(self, state: State, seat: i64) -> bool:
        return self.effect.can(state, seat)

    def do(self, state: State, seat: i64, n: i64) -> None:
        for _ in range(self.times):
            state.push(seat, self.effect)


@mypyc_attr(allow_interpreted_subclasses=True)
class Count:
    """Something that can be counted for a seat; as a condition it holds when it is not zero."""

    def of(self, state: State, seat: i64) -> i64:
        raise NotImplementedError


class Per(Effect):
    """The effect once for each thing counted; the count is read once, before the first."""

    def __init__(self, count: Count, effect: Effect) -> None:
        super().__init__()
        self.count = count
        self.effect = effect

    def can(self, state: State, seat: i64) -> bool:
        return self.count.of(state, seat) > 0 and self.effect.can(state, seat)

    def do(self, state: State, seat: i64, n: i64) -> None:
        for _ in range(self.count.of(state, seat)):
            state.push(seat, self.effect)


@mypyc_attr(allow_interpreted_subclasses=True)
class Printed(Question):
    """A question printed on a component: its words, and the effect behind each of them."""

    def __init__(self, words: list[int], effects: list[Effect], prompt: str, cited: str) -> None:
        super().__init__()
        self.words = words
        self.effects = effects
        self.asked = prompt
        self.cited = cited

    def asking(self) -> str:
        return self.asked

    def cite(self) -> str:
        return self.cited


class Choose(Printed):
    """One of the printed options; those that cannot be done are left out."""

    def can(self, state: State, seat: i64) -> bool:
        return any(effect.can(state, seat) for effect in self.effects)

    def options(self, state: State, seat: i64, n: i64) -> None:
        for at in range(len(self.words)):
            if self.effects[at].can(state, seat):
                state.offer(self.words[at])

    def choose(self, state: State, seat: i64, n: i64, word: i64) -> None:
        state.push(seat, self.effects[self.words.index(word)])


class May(Choose):
    """The effect or nothing: `words` says yes with the first, no with the second."""

    def __init__(self, words: list[int], effect: Effect, prompt: str, cited: str) -> None:
        super().__init__(words, [effect, Nothing()], prompt, cited)

    def can(self, state: State, seat: i64) -> bool:
        return self.effects[0].can(state, seat)
