"""`hightable play GAME`: a game in the terminal, alone or with bots, options numbered."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.markup import escape

from hightable import Fault, Table, bot, games, new, replay
from hightable.bots import LEVELS, is_own, parts
from hightable.cli import explained, hints
from hightable.cli.arguments import chosen
from hightable.cli.files import load, save
from hightable.cli.replay import scores
from hightable.games import game as find_game
from hightable.kernel.fault import Forfeit
from hightable.kernel.game import CONFIRM
from hightable.kernel.log import Line
from hightable.kernel.record import read, write
from hightable.texts import Translation
from hightable.texts.rulebook import section

OPPONENT: Final = "bachelor"
STAND_IN: Final = "random"
SEATS: Final = "seats "
HINTS: Final = "   hints "


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME")
    parser.add_argument(
        "--seats",
        metavar="WHO,WHO",
    )
    parser.add_argument("--seed", type=int, metavar="N")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--resume", metavar="FILE")
    parser.add_argument("--end-turns", action="store_true")


def run(args: Namespace, texts: Translation) -> int:
    table = resumed(args, texts) if args.resume else opened(args, texts)
    kept = seated(load(args.resume, texts)) if args.resume else None
    seats = who_sits(args.seats or kept, table.seats, texts)
    Session(table, seats, Console(highlight=False), texts).play()
    return 0


def resumed(args: Namespace, texts: Translation) -> Table:
    if args.game or args.option or args.seed is not None:
        raise Fault(texts.say("fault", "resume_alone"))
    return replay(load(args.resume, texts))


def opened(args: Namespace, texts: Translation) -> Table:
    if not args.game:
        raise Fault(texts.say("fault", "which_game", known=texts.listed(games())))
    smallest = find_game(args.game).seats[0]
    seats = len(args.seats.split(",")) if args.seats else smallest
    options: dict[str, Any] = {CONFIRM: not args.end_turns, **chosen(args.option, texts)}
    table = new(args.game, seats, args.seed, **options)
    table.accounts = True
    return table


def seated(record: str) -> str | None:
    """Who sat at a table that was saved here, if it says so."""
    said = read(record).why
    return said.removeprefix(SEATS).partition(HINTS)[0] if said.startswith(SEATS) else None


def who_sits(text: str | None, seats: int, texts: Translation) -> list[str]:
    """Who answers for each seat: "me" or a bot's level."""
    chosen = text.split(",") if text else ["me", *[OPPONENT] * (seats - 1)]
    if len(chosen) != seats:
        raise Fault(texts.say("fault", "seats_differ", seats=seats, n=len(chosen)))
    for who in chosen:
        level = parts(who)[0].partition(" ")[0]
        if level not in ("me", *LEVELS) and not is_own(who):
            raise Fault(texts.say("fault", "nobody", who=who, known=texts.listed(LEVELS)))
    return chosen


class Session:
    """A table, who sits at it, and a terminal."""

    def __init__(
        self, table: Table, seats: list[str], console: Console, texts: Translation
    ) -> None:
        self.table = table
        self.console = console
        self.texts = texts
        self.seats = seats
        self.saved = len(table.moves)
        self.bots = {at: bot(who) for at, who in enumerate(seats) if who != "me"}
        self.shown: list[Line] = []
        self.hinted: set[int] = set()
        for at, who in enumerate(seats):
            kind, level = ("you", "") if who == "me" else ("bot", self.called(who))
            table.names[at] = texts.say("play", kind, n=at + 1, level=level)

    def called(self, who: str) -> str:
        """A bot's level, and its character if it has one; a bot of your own goes by its name."""
        if is_own(who):
            return who
        level, character = parts(who.partition(" ")[0])
        if not character:
            return self.texts.say("level", level)
        taste = self.table.game.texts(self.texts.language).say("character", character)
        return self.texts.say(
            "play", "character", level=self.texts.say("level", level), taste=taste
        )

    def play(self) -> None:
        try:
            while not self.table.over:
                seat = self.table.decision.seat
                if seat in self.bots:
                    self.think(seat)
                elif not self.ask(seat):
                    return
            self.news(-1)
            self.finish()
        finally:
            for each in self.bots.values():
                each.close()

    def think(self, seat: int) -> None:
        """A bot answers; if one of your own cannot, that is said and chance answers for it."""
        sight = self.table.sight(seat)
        try:
            with self.console.status(self.texts.say("play", "thinks", who=self.table.names[seat])):
                word = self.bots[seat].choose(sight)
        except Forfeit as fault:
            self.console.print(escape(fault.said(self.texts.language)))
            word = bot(STAND_IN, len(self.table.moves)).choose(sight)
        self.table.choose(word)

    def news(self, seat: int) -> None:
        """The lines of the log that have not been shown yet."""
        lines = self.table.lines(seat, self.texts.language)
        for line in [line for line in lines if line not in self.shown[-len(lines) :]]:
            told = explained.line(self.table, line, self.texts)
            self.console.print(f"[dim]{escape(told)}[/]")
        self.shown = lines

    def ask(self, seat: int) -> bool:
        """Show the decision and do what is typed; False means quit."""
        self.news(seat)
        self.show_options(seat)
        try:
            typed = self.console.input("[bold]> [/]").strip()
        except EOFError:
            return False
        if typed == "quit":
            return not self.may_leave()
        try:
            self.obey(typed, self.table.legal())
        except Fault as wrong:
            self.console.print(f"[red]{escape(wrong.said(self.texts.language))}[/]")
        return True

    def may_leave(self) -> bool:
        """What is not saved is lost: that is said once."""
        lost = self.saved != len(self.table.moves)
        if lost:
            self.console.print(self.texts.say("play", "unsaved"))
            self.saved = len(self.table.moves)
        return not lost

    def show_options(self, seat: int) -> None:
        """What is asked, and every option with its number, its word and its outcome."""
        say, language = self.texts.say, self.texts.language
        who, prompt = self.table.names[seat], self.table.prompt(language)
        self.console.print(f"\n[bold]{escape(say('play', 'asks', who=who, prompt=prompt))}[/]")
        if self.table.state.is_ending:
            self.console.print(escape(explained.this_turn(self.table, seat, self.texts)))
        explained.show_options(self.console, self.table, seat, self.texts)

    def obey(self, typed: str, options: tuple[str, ...]) -> None:
        """A number, an option, or a command."""
        command, _, rest = typed.partition(" ")
        if typed.isdecimal():
            self.choose_number(int(typed), options)
        elif typed in options:
            self.table.choose(typed)
        elif typed in BACK:
            BACK[typed](self.table)
        elif typed.startswith(WHY_NOT):
            word, language = typed.removeprefix(WHY_NOT).strip(), self.texts.language
            self.console.print(escape(self.table.why_not(word, language=language) or word))
        elif command == "save":
            self.save(rest.strip())
        elif typed == "hint":
            said = hints.given(self.table, self.hinted, self.texts)
            self.console.print(escape(said))
        elif typed in SHOWN:
            self.console.print(SHOWN[typed](self.table, self.texts))
        else:
            raise Fault(self.texts.say("fault", "not_offered", typed=typed))

    def choose_number(self, number: int, options: tuple[str, ...]) -> None:
        if not 1 <= number <= len(options):
            raise Fault(self.texts.say("fault", "no_number", most=len(options), n=number))
        self.table.choose(options[number - 1])

    def save(self, name: str) -> None:
        if not name:
            raise Fault(self.texts.say("fault", "save_where"))
        note = SEATS + ",".join(self.seats) + (HINTS + str(len(self.hinted)) if self.hinted else "")
        save(name, write(self.table, note), self.texts)
        self.saved = len(self.table.moves)
        self.console.print(self.texts.say("play", "saved", file=name))

    def finish(self) -> None:
        """The score sheets, and who won."""
        for row in scores(self.table, self.texts):
            self.console.print(row)
        winners = [self.table.name(seat, self.texts.language) for seat in self.table.winners()]
        who = self.texts.listed(winners)
        self.console.print(self.texts.say("play", "winner", n=len(winners), who=who))


def why(table: Table, texts: Translation) -> Markdown:
    """The section of the rules behind the open decision."""
    rule = table.decision.rule
    found = section(table.game.name, rule, texts.language)
    return Markdown(f"**{rule} {found.title}**\n\n{found.text}" if found else rule)


def log(table: Table, texts: Translation) -> str:
    lines = table.lines(table.decision.seat, texts.language)
    return escape("\n".join(explained.line(table, line, texts) for line in lines))


def recap(table: Table, texts: Translation) -> str:
    return escape(explained.recap(table, texts))


def described(table: Table, texts: Translation) -> str:
    return escape(table.describe(table.decision.seat, texts.language))


def help_text(table: Table, texts: Translation) -> str:
    known = [f"{one.name}={'|'.join(one.values)}" for one in table.game.variants]
    said = texts.say("play", "help")
    if not known:
        return said
    return f"{said}\n\n{texts.say('play', 'options', known=texts.listed(known))}"


def back(table: Table) -> None:
    """One choice, or all of what was proposed."""
    for _ in range(max(1, len(table.undoes()))):
        table.undo()


WHY_NOT: Final = "why not "
BACK: Final[dict[str, Callable[[Table], None]]] = {"undo": back, "undo turn": Table.undo_turn}
SHOWN: Final[dict[str, Callable[[Table, Translation], RenderableType]]] = {
    "why": why,
    "log": log,
    "recap": recap,
    "table": described,
    "help": help_text,
}
