"""A bot in a process of its own, in any language: lines of JSON on its standard input and output.

We greet, it says it is ready; then a line for each decision, and a line back with the word. It
may ask for guesses before it answers. Written down in docs/bots.md.
"""

from __future__ import annotations

import json
import shlex
from contextlib import suppress
from queue import Empty, Queue
from shutil import which
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Thread
from time import monotonic
from typing import IO, Any, Final

from hightable.bots.bot import Opinion
from hightable.kernel.fault import Fault, Forfeit
from hightable.kernel.table import Sight

Message = dict[str, Any]
RUN: Final = "run:"
PROTOCOL: Final = 1
SECONDS: Final = "seconds="
USUAL_SECONDS: Final = 10.0
START_SECONDS: Final = 20.0
FAREWELL_SECONDS: Final = 1.0
LONGEST_LINE: Final = 1 << 20
SEEN: Final = "seen"
OUTCOMES: Final = "outcomes"


class Program:
    """`run:[seconds=N] COMMAND`. It is started when it is first asked, and anew if it has ended."""

    def __init__(self, place: str, seed: int) -> None:
        self.name = place
        words = shlex.split(place.removeprefix(RUN))
        self.seconds = USUAL_SECONDS
        if words and words[0].startswith(SECONDS):
            self.seconds = float(words.pop(0).removeprefix(SECONDS))
        if not words or which(words[0]) is None:
            raise Fault("bots.no_program", name=place)
        self.command = words
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
        lines.say({"type": "hello", "protocol": PROTOCOL, "seed": self.seed, "limits": limits})
        answer = lines.hear(monotonic() + START_SECONDS)
        if answer.get("type") != "ready" or answer.get("protocol") != PROTOCOL:
            raise Forfeit("bots.not_ready", name=self.name, found=str(answer), protocol=PROTOCOL)
        self.wants = list(answer.get("wants", [SEEN, OUTCOMES]))
        return lines

    def ask(self, sight: Sight, lines: Lines) -> str:
        self.asked += 1
        until = monotonic() + self.seconds
        lines.say(question(sight, self.wants) | {"id": self.asked, "seconds": self.seconds})
        while True:
            answer = lines.hear(until)
            if answer.get("id", self.asked) != self.asked:
                continue
            if answer.get("type") != "guess":
                break
            lines.say(guess(sight, answer) | {"id": self.asked})
        values = answer.get("values", {})
        found = [Opinion(str(word), float(value), 1) for word, value in values.items()]
        self.opinions = sorted(found, key=by_value)
        return str(answer.get("word"))

    def close(self) -> None:
        if self.lines is not None:
            self.lines.close()
        self.lines = None


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


class Lines:
    """A process, and lines of JSON to it and from it."""

    def __init__(self, name: str, command: list[str]) -> None:
        self.name = name
        self.heard: Queue[str] = Queue()
        self.process = Popen(command, stdin=PIPE, stdout=PIPE, text=True, encoding="utf-8")
        Thread(target=listen, args=(self.process.stdout, self.heard), daemon=True).start()

    def say(self, message: Message) -> None:
        stdin = self.process.stdin
        assert stdin is not None
        try:
            stdin.write(json.dumps(message) + "\n")
            stdin.flush()
        except OSError:
            raise self.gone() from None

    def hear(self, until: float) -> Message:
        """The next line; to be late, to fall silent or to talk nonsense is a forfeit."""
        try:
            line = self.heard.get(timeout=max(until - monotonic(), 0.0))
        except Empty:
            raise Forfeit("bots.late", name=self.name) from None
        if not line:
            raise self.gone()
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict):
            raise Forfeit("bots.nonsense", name=self.name, line=line[:80].strip())
        return found

    def gone(self) -> Forfeit:
        try:
            code = self.process.wait(FAREWELL_SECONDS)
        except TimeoutExpired:
            code = 0
        return Forfeit("bots.gone", name=self.name, code=code)

    def close(self) -> None:
        """Its input ends, and so should it; it is not waited for long."""
        stdin = self.process.stdin
        assert stdin is not None
        with suppress(OSError):
            stdin.close()
        try:
            self.process.wait(FAREWELL_SECONDS)
        except TimeoutExpired:
            self.process.kill()
            self.process.wait()


def listen(out: IO[str], heard: Queue[str]) -> None:
    """In a thread of its own: every line as it comes; an empty one is the end."""
    line = out.readline(LONGEST_LINE)
    while line:
        heard.put(line)
        line = out.readline(LONGEST_LINE)
    out.close()
    heard.put("")
