"""`hightable play GAME`: a game in the terminal, alone or with bots, options numbered."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable

from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape

from hightable import Fault, Table, bot, games, new, replay
from hightable.bots import LEVELS
from hightable.cli.files import load, save
from hightable.games import game as find_game
from hightable.kernel.log import Line
from hightable.texts.rulebook import section

HELP = """\
a number or an option  choose it          undo       take back the last choice
table                  see the table      why        the rule behind this decision
log                    what happened      save FILE  keep the game, to --resume it
help                   this list          quit       leave"""


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help=", ".join(games()))
    parser.add_argument(
        "--seats",
        metavar="WHO,WHO",
        help=f"who sits where: me, {', '.join(LEVELS)}; else yourself and random players",
    )
    parser.add_argument("--seed", type=int, metavar="N", help="the same deal again")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a variant"
    )
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game")


def run(args: Namespace) -> int:
    table = resumed(args) if args.resume else opened(args)
    seats = who_sits(args.seats, table.seats)
    Session(table, seats, Console(highlight=False)).play()
    return 0


def resumed(args: Namespace) -> Table:
    if args.game or args.option or args.seed is not None:
        raise Fault("a saved game has its own name, seed and options: give --resume alone")
    return replay(load(args.resume))


def opened(args: Namespace) -> Table:
    if not args.game:
        raise Fault(f"which game? {', '.join(games())}")
    options = dict(pair(text) for text in args.option)
    smallest = find_game(args.game).seats[0]
    seats = len(args.seats.split(",")) if args.seats else smallest
    return new(args.game, seats, args.seed, **options)


def pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise Fault(f"an option is NAME=VALUE, such as draft=no, not {text!r}")
    return name, value


def who_sits(text: str | None, seats: int) -> list[str]:
    """Who answers for each seat: "me" or a bot's level."""
    chosen = text.split(",") if text else ["me", *["random"] * (seats - 1)]
    if len(chosen) != seats:
        raise Fault(f"{seats} seats need {seats} names in --seats, not {len(chosen)}")
    for who in chosen:
        if who not in ("me", *LEVELS):
            raise Fault(f"nobody is called {who!r}; known: me, {', '.join(LEVELS)}")
    return chosen


class Session:
    """A table, who sits at it, and a terminal."""

    def __init__(self, table: Table, seats: list[str], console: Console) -> None:
        self.table = table
        self.console = console
        self.bots = {at: bot(who) for at, who in enumerate(seats) if who != "me"}
        self.shown: list[Line] = []
        for at, who in enumerate(seats):
            table.names[at] = f"You {at + 1}" if who == "me" else f"{who.title()} {at + 1}"

    def play(self) -> None:
        while not self.table.over:
            seat = self.table.decision.seat
            if seat in self.bots:
                self.think(seat)
            elif not self.ask(seat):
                return
        self.news(-1)
        self.finish()

    def think(self, seat: int) -> None:
        with self.console.status(f"{self.table.names[seat]} thinks"):
            word = self.bots[seat].choose(self.table.sight(seat))
        self.table.choose(word)

    def news(self, seat: int) -> None:
        """The lines of the log that have not been shown yet."""
        lines = self.table.lines(seat)
        for line in [line for line in lines if line not in self.shown[-len(lines) :]]:
            self.console.print(f"[dim]{escape(line.text)}[/]")
        self.shown = lines

    def ask(self, seat: int) -> bool:
        """Show the decision and do what is typed; False means quit."""
        self.news(seat)
        decision = self.table.decision
        console = self.console
        console.print(f"\n[bold]{self.table.names[seat]}: {escape(decision.prompt)}[/]")
        for at, (word, said, hint) in enumerate(self.table.choices(seat), 1):
            label = f"{said} ({hint})" if hint else said
            console.print(f"  {at:>2}  {escape(label)}  [dim]{escape(word)}[/]")
        try:
            typed = console.input("[bold]> [/]").strip()
        except EOFError:
            return False
        if typed == "quit":
            return False
        self.obey(typed, decision.options)
        return True

    def obey(self, typed: str, options: tuple[str, ...]) -> None:
        command, _, rest = typed.partition(" ")
        try:
            if typed.isdecimal():
                self.choose_number(int(typed), options)
            elif typed in options:
                self.table.choose(typed)
            elif command == "save":
                self.save(rest.strip())
            elif typed in self.commands():
                self.commands()[typed]()
            else:
                raise Fault(f"{typed!r} is no option; a number, an option, or help")
        except Fault as wrong:
            self.console.print(f"[red]{escape(str(wrong))}[/]")

    def commands(self) -> dict[str, Callable[[], None]]:
        return {
            "undo": self.table.undo,
            "why": self.why,
            "log": self.tell_log,
            "table": self.describe,
            "help": lambda: self.console.print(HELP),
        }

    def choose_number(self, number: int, options: tuple[str, ...]) -> None:
        if not 1 <= number <= len(options):
            raise Fault(f"the options are 1 to {len(options)}, not {number}")
        self.table.choose(options[number - 1])

    def why(self) -> None:
        decision = self.table.decision
        found = section(self.table.game.name, decision.rule)
        text = f"**{decision.rule} {found.title}**\n\n{found.text}" if found else decision.rule
        self.console.print(Markdown(text))

    def tell_log(self) -> None:
        for line in self.table.lines(self.table.decision.seat):
            self.console.print(escape(line.text))

    def describe(self) -> None:
        self.console.print(escape(self.table.describe(self.table.decision.seat)))

    def save(self, name: str) -> None:
        if not name:
            raise Fault("save where? save FILE")
        save(name, self.table.record())
        self.console.print(f"saved: {name}")

    def finish(self) -> None:
        """The score sheets, and who won."""
        table, say = self.table, self.table.game.texts().say
        for seat, points in enumerate(table.scores()):
            sheet = ", ".join(f"{say('sheet', k)} {v}" for k, v in table.sheet(seat).items() if v)
            self.console.print(f"[bold]{table.name(seat)}: {points}[/] ({sheet})")
        winners = ", ".join(table.name(seat) for seat in table.winners())
        self.console.print(f"Winner: {winners}")
