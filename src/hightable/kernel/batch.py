"""Many tables of one game, stepped together, for learners.

What the seat that is asked sees (a row of numbers) and may answer (a mask over the vocabulary,
and the words themselves one after the other) lies in blocks of memory, table after table; whoever
can read a buffer reads them there.
A mask changes only where words were offered, a row is written when somebody wants to see it,
over what was dealt for the whole game.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i16, i64, u8

from hightable.kernel.chance import MASK, step
from hightable.kernel.fault import Fault
from hightable.kernel.game import Game
from hightable.kernel.observation import ObservationWriter
from hightable.kernel.parts import Options
from hightable.kernel.state import State

NOBODY: Final = -1


class Batch:
    """`size` tables; the one at `at` is dealt from a seed, then answered word by word.

    Memory that has room grows where it is: the head of a table is all that lies before its row,
    and to grow it by the row of its deal is to clean that row of all that came later.
    """

    def __init__(self, game: Game, seats: int, options: Options, size: int) -> None:
        self.game = game
        self.people = seats
        self.options = options
        self.size = size
        self.width: i64 = sum([number for _, number in game.layout(seats)])
        self.words: i64 = len(game.vocabulary.texts)
        self.blank = vec[i16]([0] * int(self.width))
        self.rows = vec[i16](capacity=self.width * size)
        self.heads = vec[vec[i16]](capacity=size)
        self.deals = vec[vec[i16]](capacity=size)
        self.masks = vec[u8]([0] * (size * int(self.words)))
        self.offers = vec[i16]([0] * (size * int(self.words)))
        self.counts = vec[i64]([0] * size)
        self.seats = vec[i64]([NOBODY] * size)
        self.states: list[State] = [State(b"", 0) for _ in range(size)]
        for _ in range(size):
            self.heads = append(self.heads, self.rows)
            self.deals = append(self.deals, self.blank)
            self.rows = extend(self.rows, self.blank)
        self.row = ObservationWriter(self.rows)

    def deal(self, at: i64, seed: bytes) -> None:
        """A new game in place of the one at `at`."""
        self.put(at, self.game.new(self.people, seed, self.options))

    def put(self, at: i64, state: State) -> None:
        """Go on from a state of the same game with as many seats."""
        self.clear(at)
        self.states[at] = state
        deal = self.blank[:]
        self.game.parts.observation.write_deal(state, ObservationWriter(deal))
        self.deals[at] = deal
        self.ask(at)

    def choose(self, at: i64, word: i64) -> i64:
        """Answer the decision of one table; the seat that is asked next, or nobody.

        An illegal word changes nothing.
        """
        self.check(at, word)
        return self.answer(at, word)

    def check(self, at: i64, word: i64) -> None:
        """Refuse an illegal word."""
        if not is_legal(self, at, word):
            raise Fault(illegal(self, at, word))

    def answer(self, at: i64, word: i64) -> i64:
        """Choose a word that is known to be legal."""
        self.clear(at)
        self.states[at].choose(word)
        return self.ask(at)

    def ask(self, at: i64) -> i64:
        """Mark the words offered at a table, and list them for whoever draws among them."""
        state = self.states[at]
        seat = NOBODY if state.over else state.seat
        self.seats[at] = seat
        masks, offers, first = self.masks, self.offers, at * self.words
        words = state.words
        for number in range(state.count):
            word = words[number]
            masks[first + word] = u8(1)
            offers[first + number] = i16(word)
        self.counts[at] = state.count
        return seat

    def clear(self, at: i64) -> None:
        """Clear the words offered at a table from its mask."""
        masks, first = self.masks, at * self.words
        state = self.states[at]
        words = state.words
        for number in range(state.count):
            masks[first + words[number]] = u8(0)

    def show(self, at: i64, seat: i64) -> None:
        """Write what `seat` may know into the table's row."""
        extend(self.heads[at], self.deals[at])
        row = self.row
        row.at = at * self.width
        self.game.write(self.states[at], seat, row)

    def step(self, words: list[int]) -> list[int]:
        """A word for every table that is not over, rows for those asked next; which have ended.

        An illegal word anywhere changes nothing.
        """
        for at in range(i64(self.size)):
            if self.seats[at] != NOBODY:
                self.check(at, words[at])
        ended: list[int] = []
        for at in range(i64(self.size)):
            if self.seats[at] == NOBODY:
                continue
            seat = self.answer(at, words[at])
            if seat == NOBODY:
                ended.append(at)
            else:
                self.show(at, seat)
        return ended

    def step_for(self, seat: i64, words: list[int], chance: i64) -> tuple[list[int], i64]:
        """The same where one seat learns and the others play at random until it is asked again.

        Rows are this seat's, also where the game has ended.
        """
        for at in range(i64(self.size)):
            if self.seats[at] != NOBODY:
                self.check(at, words[at])
        ended: list[int] = []
        for at in range(i64(self.size)):
            if self.seats[at] == NOBODY:
                continue
            chance = answer_for(self, at, seat, words[at], chance)
            if self.seats[at] == NOBODY:
                ended.append(at)
        return ended, chance

    def pick(self, chance: i64) -> list[int]:
        """A legal word for every table, at random; 0 where the game is over."""
        words: list[int] = []
        for at in range(i64(self.size)):
            state = self.states[at]
            number: i64 = 0
            chance, number = step(chance, state.count)
            words.append(state.words[number] if state.count else 0)
        return words


def advance(batch: Batch, word: i64) -> i64:
    """`step` at the only table; the seat that is asked next, or nobody."""
    batch.check(0, word)
    seat = batch.answer(0, word)
    if seat != NOBODY:
        batch.show(0, seat)
    return seat


def is_legal(batch: Batch, at: i64, word: i64) -> bool:
    """Does the open decision of a table offer this word?"""
    return 0 <= word < batch.words and batch.masks[at * batch.words + word] != u8(0)


def turn(batch: Batch, at: i64, seat: i64, word: i64, chance: i64) -> i64:
    """`step_for` at one table; the chance after it."""
    batch.check(at, word)
    return answer_for(batch, at, seat, word, chance)


def answer_for(batch: Batch, at: i64, seat: i64, word: i64, chance: i64) -> i64:
    """Choose a legal word for a seat, play on until it is asked again, and write what it sees."""
    batch.clear(at)
    state = batch.states[at]
    state.choose(word)
    chance = drift(state, seat, chance)
    batch.ask(at)
    batch.show(at, seat)
    return chance


def play_until(batch: Batch, at: i64, seat: i64, chance: i64) -> i64:
    """Play a table on at random until `seat` is asked or the game is over."""
    state = batch.states[at]
    if state.over or state.seat == seat:
        return chance
    batch.clear(at)
    chance = drift(state, seat, chance)
    batch.ask(at)
    return chance


def drift(state: State, seat: i64, chance: i64) -> i64:
    """Words at random until `seat` is asked or the game is over; the chance after them."""
    while not state.over and state.seat != seat:
        number: i64 = 0
        chance, number = step(chance & MASK, state.count)
        state.choose(state.words[number])
    return chance


def illegal(batch: Batch, at: i64, word: i64) -> str:
    texts = batch.game.vocabulary.texts
    legal = ", ".join([f"{w} {texts[w]!r}" for w in batch.states[at].offered()])
    said = repr(texts[word]) if 0 <= word < batch.words else "no word"
    return f"illegal: {word} ({said}); legal: {legal or 'nothing, the game is over'}"
