"""`hightable learn GAME [LESSON]`: the lessons of a game in the terminal, on a real table."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path

from platformdirs import user_data_path
from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape

from hightable import Fault, games
from hightable.cli import explained
from hightable.cli.play import SHOWN
from hightable.games import game as find_game
from hightable.lessons import Lesson, Run, lesson, lessons
from hightable.lessons.run import opened
from hightable.texts import Translation

PROGRESS = "lessons.json"


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("lesson", nargs="?", metavar="LESSON")
    parser.add_argument("--list", action="store_true")


def run(args: Namespace, texts: Translation) -> int:
    if args.game not in games(all=True):
        raise Fault(texts.say("fault", "which_game", known=texts.listed(games())))
    console = Console(highlight=False)
    progress = Progress(user_data_path("hightable") / PROGRESS)
    if args.list:
        overview(args.game, progress, console, texts)
        return 0
    chosen = lesson(args.game, args.lesson or next_one(args.game, progress), texts.language)
    if Session(chosen, console, texts).play():
        progress.finish(chosen.key)
        overview(args.game, progress, console, texts)
    return 0


class Progress:
    """The lessons that were played to their end, in a small file of the user."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def finished(self) -> list[str]:
        try:
            found = json.loads(self.path.read_text("utf-8"))
        except (OSError, ValueError):
            return []
        return [key for key in found if isinstance(key, str)] if isinstance(found, list) else []

    def finish(self, key: str) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps(sorted({*self.finished(), key})), "utf-8")


def next_one(game: str, progress: Progress) -> str:
    """The first lesson that is not finished; the first of all once they are."""
    done = progress.finished()
    found = lessons(game)
    left = [one.name for one in found if one.key not in done]
    return left[0] if left else found[0].name if found else ""


def overview(game: str, progress: Progress, console: Console, texts: Translation) -> None:
    """Every lesson with a tick if it is done."""
    done = progress.finished()
    name = find_game(game).texts(texts.language).say("title", "game")
    console.print(f"[bold]{escape(texts.say('learn', 'head', game=name))}[/]")
    for one in lessons(game, texts.language):
        tick = "✓" if one.key in done else " "
        console.print(f"  {tick} {escape(one.name):<18} {escape(one.title)}")


class Session:
    """A lesson, its table, and a terminal."""

    def __init__(self, chosen: Lesson, console: Console, texts: Translation) -> None:
        self.run = Run(chosen, opened(chosen), texts.language)
        self.console = console
        self.texts = texts

    def play(self) -> bool:
        """To the end of the lesson; False if it was left."""
        self.console.print(f"\n[bold]{escape(self.run.lesson.title)}[/]")
        while True:
            self.tell()
            if self.run.done:
                return True
            step = self.run.step
            while not self.run.done and self.run.step is step:
                if not self.ask():
                    return False

    def tell(self) -> None:
        """What is to be read now."""
        for page in self.run.pages():
            self.console.print(Markdown(page.say))
            if page.task:
                task = self.texts.say("learn", "task", task=page.task)
                self.console.print(f"[bold yellow]{escape(task)}[/]")

    def ask(self) -> bool:
        """Show the options and do what is typed; False means leave."""
        seat, language = self.run.lesson.seat, self.texts.language
        self.console.print(f"\n{escape(self.run.table.prompt(language))}")
        explained.show_options(self.console, self.run.table, seat, self.texts)
        try:
            typed = self.console.input("[bold]> [/]").strip()
        except EOFError:
            return False
        return typed != "quit" and self.obey(typed, self.run.table.legal())

    def obey(self, typed: str, words: tuple[str, ...]) -> bool:
        """A number, a word, or a command; whatever else is answered by the lesson."""
        if typed in SHOWN:
            self.console.print(SHOWN[typed](self.run.table, self.texts))
            return True
        at = int(typed) - 1 if typed.isdecimal() and len(typed) < 4 else -1
        word = words[at] if 0 <= at < len(words) else typed
        if word in self.run.wanted():
            self.run.choose(word)
        else:
            self.console.print(f"[cyan]{escape(self.run.answer(word))}[/]")
        return True
