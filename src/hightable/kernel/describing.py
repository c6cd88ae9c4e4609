"""A table in words: what lies on it, what the others did, and what is asked, with what each option
would do. Enough to play by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hightable.kernel.parts import Sections

if TYPE_CHECKING:
    from hightable.kernel.recap import Turn
    from hightable.kernel.table import Table


def sections(table: Table, seat: int, language: str) -> Sections:
    """Headings with their lines, as a seat may know them; a watcher is seat -1."""
    game, names = table.game, table.everybody(language)
    found = game.describe(table.view(seat), names, game.texts(language))
    found += projected(table, seat, language)
    return [*found, *recap(table, seat, language), *asked(table, seat, language)]


def projected(table: Table, seat: int, language: str) -> Sections:
    """The points of everybody, now and at the end if nobody did anything more."""
    texts, incomes = table.game.texts(language), table.to_come()
    rows = [
        texts.say("describe", "points", who=who, n=n, more=more)
        for who, n, more in zip(
            table.everybody(language), table.projection(seat), incomes, strict=False
        )
    ]
    return [(texts.say("describe", "projection"), rows)]


def recap(table: Table, seat: int, language: str) -> Sections:
    """What the others did since the last turn of a seat, a line a turn."""
    turns = table.since(table.last_turn(seat), seat) if table.accounts and seat >= 0 else []
    rows = [told(table, turn, language) for turn in turns]
    return [(table.game.texts(language).say("describe", "since"), rows)] if rows else []


def told(table: Table, turn: Turn, language: str) -> str:
    """A turn: who, the words, and what they did."""
    texts, game = table.game.texts(language), table.game
    words = texts.listed(game.option(word, language) for word in turn.words)
    who = table.name(turn.seat, language) if turn.seat >= 0 else texts.say("describe", "between")
    result = table.teller(language).changed(turn.seat, turn.changes, turn.things)
    said = [who, *[part for part in (words, result) if part]]
    return ": ".join(said)


def asked(table: Table, seat: int, language: str) -> Sections:
    """The open question; to whom it is asked, every option in order, what it is for and does."""
    if table.over:
        return []
    texts, who = table.game.texts(language), table.name(int(table.state.seat), language)
    prompt, rule = table.prompt(language), table.asking().cite()
    head = texts.say("describe", "asked", who=who, prompt=prompt, rule=rule)
    found = table.outcomes() if seat == table.state.seat else {}
    rows = [
        option([said, about, table.tell(found[word], language)])
        for word, said, about in table.choices(seat, language)
    ]
    return [(head, rows)]


def option(parts: list[str]) -> str:
    """What a word says, then what it is for and does, each after a bar."""
    return " | ".join([part for part in parts if part])
