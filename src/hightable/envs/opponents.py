"""The other seats of a single-agent environment, answered by bots."""

from __future__ import annotations

from typing import Any

from hightable.bots import Bot, bot, is_own
from hightable.kernel import Fault, Table
from hightable.kernel.batch import NOBODY, Batch, play_until, turn
from hightable.kernel.chance import MASK

RANDOM = "random"


class Opponents:
    """They answer until the learner is asked. Random ones do so inside the kernel.

    Given is a bot for all, or a list with one for each seat; the learner's is not looked at.
    """

    def __init__(self, given: Any, seats: int, learner: int) -> None:
        self.given = list(given) if isinstance(given, list | tuple) else [given] * seats
        if len(self.given) != seats:
            raise Fault("bots.per_seat", n=len(self.given), seats=seats)
        self.given[learner] = RANDOM
        self.random = all(isinstance(each, str) and each == RANDOM for each in self.given)
        self.bots = [bot(each) for each in self.given]
        self.chance = 0

    def __getstate__(self) -> dict[str, Any]:
        """Bots of the house are not written down: they are seated anew, by the same chance."""
        return {name: value for name, value in vars(self).items() if name != "bots"}

    def __setstate__(self, facts: dict[str, Any]) -> None:
        vars(self).update(facts)
        self.bots = [bot(each, self.chance) for each in self.given]

    def begin(self, seed: int) -> None:
        """What they do by chance follows from the seed; bots of your own stay as they are."""
        self.chance = seed & MASK
        if self.random:
            return
        self.bots = [
            self.seeded(each, old) for each, old in zip(self.given, self.bots, strict=True)
        ]

    def seeded(self, given: Any, old: Bot) -> Bot:
        levelled = isinstance(given, str) and not is_own(given)
        return bot(given, self.chance) if levelled else old

    def play(self, batch: Batch, at: int, seat: int) -> None:
        """Play a table on until `seat` is asked, or to the end."""
        if self.random:
            self.chance = play_until(batch, at, seat, self.chance)
            return
        while batch.seats[at] not in (seat, -1):
            batch.choose(at, self.answer(batch, at))

    def turn(self, batch: Batch, seat: int, word: int) -> bool:
        """The learner's word at the only table, then the others'; is the game over?"""
        if self.random:
            self.chance = turn(batch, 0, seat, word, self.chance)
        else:
            batch.choose(0, word)
            self.play(batch, 0, seat)
            batch.show(0, seat)
        return batch.states[0].over

    def step(self, batch: Batch, seat: int, words: list[int]) -> list[int]:
        """The learner's words at all tables, then the others'; which tables have ended."""
        if self.random:
            ended, self.chance = batch.step_for(seat, words, self.chance)
            return ended
        open_tables = [at for at in range(batch.size) if batch.seats[at] != NOBODY]
        for at in open_tables:
            batch.choose(at, words[at])
            self.play(batch, at, seat)
            batch.show(at, seat)
        return [at for at in open_tables if batch.states[at].over]

    def answer(self, batch: Batch, at: int) -> int:
        """A bot's word; it sees the table through its seat's sight only."""
        state = batch.states[at].copy()
        table = Table(batch.game, batch.people, batch.options, 0, state)
        seat = int(state.seat)
        text = self.bots[seat].choose(table.sight(seat))
        return batch.game.vocabulary.numbers[text]

    def close(self) -> None:
        for each in self.bots:
            each.close()
