"""A lesson on a table: where it stands follows from the moves made, so it can be left and undone.

Every click of the player and every word of the others is one entry of the script; so many moves
beyond the record, so far in the script.
"""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import NamedTuple

from hightable.games import game as find_game
from hightable.kernel import Table, WhyNot, deal
from hightable.lessons.lesson import Lesson, Step
from hightable.lessons.lesson import lesson as find_lesson
from hightable.lessons.places import fill
from hightable.texts import load

KEPT = 64


class Cue(NamedTuple):
    """An entry of the script: the step it belongs to, what is waited for, and whose it is."""

    step: int
    words: tuple[str, ...]
    mine: bool


class Said(NamedTuple):
    """A page of a lesson as it is shown: the figures in it are those of the table."""

    say: str
    task: str
    light: tuple[str, ...]


def script(lesson: Lesson) -> Iterator[Cue]:
    for at, step in enumerate(lesson.steps):
        for entry in step.do:
            yield Cue(at, tuple(word.strip() for word in entry.split("|")), True)
        for word in step.others:
            yield Cue(at, (word,), False)


def opened(lesson: Lesson, *words: str) -> Table:
    """The table a lesson begins with, or has come to after some words more."""
    table = deal(find_game(lesson.game), lesson.seats, lesson.seed, dict(lesson.options))
    for word in (*lesson.words, *words):
        table.choose(word)
    return table


@lru_cache(KEPT)
def begun(game: str, name: str, language: str, words: tuple[str, ...]) -> Table:
    """The table on which a step of several clicks was begun; it is only looked at."""
    return opened(find_lesson(game, name, language), *words)


class Run:
    """A lesson and the table it is played on."""

    def __init__(self, lesson: Lesson, table: Table, language: str = "en") -> None:
        self.lesson = lesson
        self.table = table
        self.language = language
        self.cues = list(script(lesson))

    @property
    def at(self) -> int:
        """How far in the script."""
        return len(self.table.moves) - len(self.lesson.words)

    @property
    def done(self) -> bool:
        return self.at >= len(self.cues)

    @property
    def step(self) -> Step:
        """The step that is to be done; at the end, the last one."""
        return self.lesson.steps[-1 if self.done else self.cues[self.at].step]

    def wanted(self) -> list[str]:
        """The open words that the lesson waits for, the one it has in mind first."""
        if self.done or not self.cues[self.at].mine or self.table.over:
            return []
        legal = self.table.legal()
        found = [w for one in self.cues[self.at].words for w in legal if fnmatchcase(w, one)]
        return list(dict.fromkeys(found))

    def accepts(self, words: list[str]) -> bool:
        """Does the lesson go on with these words, said one after the other?"""
        cues = self.cues[self.at : self.at + len(words)]
        return len(cues) == len(words) > 0 and all(
            cue.mine and any(fnmatchcase(word, one) for one in cue.words)
            for cue, word in zip(cues, words, strict=True)
        )

    def replies(self, said: int) -> list[str]:
        """What the others say when so many words more have been said."""
        rest = self.cues[self.at + said :]
        mine = next((at for at, cue in enumerate(rest) if cue.mine), len(rest))
        return [cue.words[0] for cue in rest[:mine]]

    def choose(self, word: str) -> None:
        """Do it, and let the others answer."""
        replies = self.replies(1)
        self.table.choose(word)
        for reply in replies:
            self.table.choose(reply)

    def pages(self) -> list[Said]:
        """What is to be read now; the last page has the task, unless nothing is left to do."""
        steps = [self.lesson.steps[at] for at in reading(self)]
        if self.done and steps[-1].do:
            return [Said(load("hightable.lessons", self.language).say("lesson", "done"), "", ())]
        return [self.page(step) for step in steps]

    def page(self, step: Step) -> Said:
        light = step.light
        if step is self.step and not self.done:
            light += tuple(word for word in self.wanted()[:1] if word not in light)
        return Said(self.filled(step.say), self.filled(step.task), light)

    def filled(self, text: str) -> str:
        """With the figures of the table as it was when the step began."""
        return fill(text, shown(self), self.lesson.seat, self.language)

    def answer(self, word: str) -> str:
        """What is said to a word that the lesson does not wait for."""
        texts = load("hightable.lessons", self.language)
        task = self.filled(self.step.task)
        if self.done:
            return texts.say("lesson", "done")
        if word not in self.table.legal():
            known = word in self.table.game.vocabulary.numbers
            found = self.table.why_not(word, self.lesson.seat, self.language) if known else None
            why = found if found and is_telling(found) else texts.say("lesson", "no")
            return texts.say("lesson", "not_now", task=task, why=why)
        own = self.filled(self.step.later)
        return own or texts.say("lesson", "later", task=task)


def is_telling(why: WhyNot) -> bool:
    """Does it say more than that something else is asked?"""
    return bool(why.lacking or why.reason or why.first)


def reading(run: Run) -> range:
    """The steps that are to be read now; what was read before the first click of a step is not
    shown again."""
    now = len(run.lesson.steps) - 1 if run.done else run.cues[run.at].step
    first = now
    while first > 0 and not run.lesson.steps[first - 1].do and not inside(run):
        first -= 1
    return range(first, now + 1)


def inside(run: Run) -> int:
    """How many clicks of the step are done already."""
    first = run.at
    while not run.done and first > 0 and run.cues[first - 1].step == run.cues[run.at].step:
        first -= 1
    return run.at - first


def shown(run: Run) -> Table:
    """The table whose figures are told."""
    if not inside(run):
        return run.table
    texts, lesson = run.table.game.vocabulary.texts, run.lesson
    done = run.table.moves[len(lesson.words) : len(run.table.moves) - inside(run)]
    return begun(lesson.game, lesson.name, run.language, tuple(texts[word] for _, word in done))
