"""The other seats of a single-agent environment, answered by bots of a level."""

from __future__ import annotations

from hightable.bots import bot
from hightable.kernel import Table
from hightable.kernel.batch import Batch, play_until
from hightable.kernel.chance import MASK

RANDOM = "random"


class Opponents:
    """They answer until the learner is asked. Random ones do so inside the kernel."""

    def __init__(self, level: str) -> None:
        self.level = level
        self.bot = bot(level)
        self.chance = 0

    def begin(self, seed: int) -> None:
        """What they do by chance follows from the seed."""
        self.chance = seed & MASK
        self.bot = bot(self.level, self.chance)

    def play(self, batch: Batch, at: int, seat: int) -> None:
        """Play a table on until `seat` is asked, or to the end."""
        if self.level == RANDOM:
            self.chance = play_until(batch, at, seat, self.chance)
            return
        while batch.seats[at] not in (seat, -1):
            batch.choose(at, self.answer(batch, at))

    def step(self, batch: Batch, seat: int, words: list[int]) -> list[int]:
        """The learner's words at all tables, then the others'; which tables have ended."""
        if self.level == RANDOM:
            ended, self.chance = batch.step_for(seat, words, self.chance)
            return ended
        for at, word in enumerate(words):
            batch.choose(at, word)
            self.play(batch, at, seat)
            batch.show(at, seat)
        return [at for at in range(batch.size) if batch.states[at].over]

    def answer(self, batch: Batch, at: int) -> int:
        """A bot's word; it sees the table through its seat's sight only."""
        state = batch.states[at].copy()
        table = Table(batch.game, batch.people, batch.options, 0, state)
        text = self.bot.choose(table.sight(int(state.seat)))
        return batch.game.vocabulary.numbers[text]
