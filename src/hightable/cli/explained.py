"""What the terminal tells of a table: options with their outcomes, lines with their results."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding

from hightable import Table
from hightable.kernel.account import Change
from hightable.kernel.log import Line
from hightable.texts import Translation

BELOW: Final = (0, 0, 0, 6)


def show_options(console: Console, table: Table, seat: int, texts: Translation) -> None:
    """Every open word with its number; below it what it does and what it is for."""
    outcomes = table.outcomes() if table.game.ledger.counters else {}
    for at, (word, said, about) in enumerate(table.choices(seat, texts.language), 1):
        console.print(f"  {at:>2}  {escape(said)}  [dim]{escape(word)}[/]")
        does = table.tell(outcomes[word], texts.language) if word in outcomes else ""
        if does:
            console.print(Padding(escape(does), BELOW), style="cyan")
        if about and about not in does:
            console.print(Padding(escape(about), BELOW), style="dim")


def line(table: Table, line: Line, texts: Translation) -> str:
    """A line of the log with its result."""
    return with_result(table, line.text, (line.seat, line.changes, line.things), texts)


def with_result(
    table: Table, said: str, result: tuple[int, list[Change], list[Change]], texts: Translation
) -> str:
    told = table.teller(texts.language).changed(*result)
    return texts.say("play", "result", said=said, result=told) if told else said


def this_turn(table: Table, seat: int, texts: Translation) -> str:
    """What the turn that is about to end has brought, all in all."""
    turn = table.this_turn(seat)
    result = (seat, [], []) if turn is None else (seat, turn.changes, turn.things)
    return with_result(table, texts.say("play", "this_turn"), result, texts)


def recap(table: Table, texts: Translation) -> str:
    """What the others have done since one's last move, a line a turn."""
    seat, game = table.decision.seat, table.game
    rows: list[str] = []
    for turn in table.since(table.last_turn(seat), seat):
        words = texts.listed(game.option(word, texts.language) for word in turn.words)
        who = table.name(turn.seat, texts.language) if turn.seat >= 0 else ""
        key = "turn_of" if who else "between"
        said = texts.say("play", key, who=who, words=words)
        rows.append(with_result(table, said, (turn.seat, turn.changes, turn.things), texts))
    return "\n".join(rows) or texts.say("play", "no_recap")
