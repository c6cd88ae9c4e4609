"""A bot in a process of its own, in any language: lines of JSON on its standard input and output.

We greet, it says it is ready; then a line for each decision, and a line back with the word. It
may ask for guesses before it answers. Written down in docs/bots.md.
"""

from __future__ import annotations

import shlex
from shutil import which
from time import monotonic
from typing import Any, Final

from hightable.bots.bot import Opinion
from hightable.bots.lines import LONGEST_LINE, QUOTED, Lines, Message
from hightable.kernel.fault import Fault, Forfeit
from hightable.kernel.table import Sight

RUN: Final = "run:"
PROTOCOL: Final = 1
SECONDS: Final = "seconds="
USUAL_SECONDS: Final = 10.0
START_SECONDS: Final = 20.0
SEEN: Final = "seen"
OUTCOMES: Final = "outcomes"


class Program:
    """`run:[seconds=N] COMMAND`. It is started when it is first asked, and anew if it has ended."""

    def __init__(self, place: str, seed: int) -> None:
        self.name = place
        self.seconds, self.command = order(place)
        if not self.command or which(self.command[0]) is None:
            raise Fault("bots.no_program", name=place)
        self.seed = seed
        self.asked = 0
        self.wants: list[str] = []
        self.opinions: list[Opinion] = []
        self.lines: Lines | None = None

    def choose(self, sight: Sight) -> str:
        """The word it answers with, in time; whoever breaks the rules is stopped."""
        try:
            return self.ask(sight, self.started())
        except Forfeit:
            self.close()
            raise

    def started(self) -> Lines:
        """The lines to a running program that has said it is ready."""
        if self.lines is not None:
            return self.lines
        lines = self.lines = Lines(self.name, self.command)
        limits = {"seconds": self.seconds, "line": LONGEST_LINE}
        hello = {"type": "hello", "protocol": PROTOCOL, "seed": self.seed, "limits": limits}
        until = monotonic() + START_SECONDS
        lines.say(hello, until)
        answer = lines.hear(until)
        wants = answer.get("wants", [SEEN, OUTCOMES])
        is_ready = answer.get("type") == "ready" and answer.get("protocol") == PROTOCOL
        if not is_ready or not isinstance(wants, list):
            found = lines.last[:QUOTED].strip()
            raise Forfeit("bots.not_ready", name=self.name, found=found, protocol=PROTOCOL)
        self.wants = wants
        return lines

    def ask(self, sight: Sight, lines: Lines) -> str:
        self.asked += 1
        message = question(sight, self.wants) | {"id": self.asked, "seconds": self.seconds}
        until = monotonic() + self.seconds
        lines.say(message, until)
        while True:
            answer = lines.hear(until)
            if answer.get("id", self.asked) != self.asked:
                continue
            try:
                if answer.get("type") != "guess":
                    self.opinions = opinions(answer.get("values", {}))
                    return str(answer.get("word"))
                found = guess(sight, answer)
            except (TypeError, ValueError, AttributeError, OverflowError):
                raise lines.nonsense() from None
            lines.say(found | {"id": self.asked}, until)

    def close(self) -> None:
        if self.lines is not None:
            self.lines.close()
        self.lines = None


def order(place: str) -> tuple[float, list[str]]:
    """The seconds a program has and the words of its command; none if they cannot be read."""
    try:
        words = shlex.split(place.removeprefix(RUN))
        if words and words[0].startswith(SECONDS):
            return float(words[0].removeprefix(SECONDS)), words[1:]
    except ValueError:
        return USUAL_SECONDS, []
    return USUAL_SECONDS, words


def opinions(values: Any) -> list[Opinion]:
    """What a program thinks of the options, the best first."""
    found = [Opinion(str(word), float(value), 1) for word, value in values.items()]
    return sorted(found, key=by_value)


def by_value(opinion: Opinion) -> float:
    return -opinion.value


def question(sight: Sight, wants: list[str]) -> Message:
    """A decision as it is sent: what is asked, and what the program wants to know beside it."""
    table, decision = sight.possible, sight.decision
    asked = {"prompt": decision.prompt, "rule": decision.rule, "options": list(decision.options)}
    message: Message = {"type": "decide", "game": table.game.name, "rules": table.game.rules}
    message |= {"seats": table.seats, "options": table.options}
    message |= {"seat": sight.seat, "decision": asked}
    if SEEN in wants:
        message[SEEN] = sight.seen
    if OUTCOMES in wants:
        message[OUTCOMES] = {word: found.dump() for word, found in table.outcomes().items()}
    return message


def guess(sight: Sight, wish: Message) -> Message:
    """A table that might be the true one, after some words."""
    table = sight.guess(int(wish.get("seed", 0)))
    try:
        for word in wish.get("words", []):
            table.choose(str(word))
    except Fault as fault:
        return {"type": "fault", "text": str(fault)}
    found: Message = {"type": "guess", "over": table.over, "scores": table.scores()}
    if not table.over:
        found |= {"seat": table.decision.seat, "prompt": table.decision.prompt}
        found["options"] = list(table.decision.options)
    return found | ({SEEN: table.seen(sight.seat)} if wish.get(SEEN) else {})
