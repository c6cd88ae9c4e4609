"""Payments and shares as a tray: how much of it is chosen, what is left, a stepper for each kind.

Every step is a choice of the game, stored as one; taking one back is undoing it and choosing again
what came after it.
"""

from __future__ import annotations

import json
from typing import Any

from hightable.draw import Entry
from hightable.draw.markup import Markup, el
from hightable.kernel import State, Table
from hightable.server.page.gestures import Proposal, is_alike
from hightable.server.page.marks import button, picture
from hightable.texts import Translation

PARTS = 12
MINUS = "\N{MINUS SIGN}"


def chosen(table: Table) -> list[str]:
    """The words chosen since the open gesture began."""
    state = table.state
    words: list[str] = []
    pairs = zip(reversed(table.past), reversed(table.moves), strict=False)
    for past, (seat, word) in pairs:
        if seat != state.seat or not is_alike(table.game, past, state):
            break
        words.insert(0, table.game.vocabulary.texts[word])
    return words


def is_counted(ahead: State) -> bool:
    """Is the same asked again after a choice, with some of the same words?"""
    state = ahead.copy()
    before = state.offered()
    top = None if state.top is None else state.top.effect
    state.choose(before[0])
    same = not state.over and state.top is not None and state.top.effect is top
    return same and any(word in before for word in state.offered())


def whole(
    house: Translation,
    table: Table,
    proposed: Proposal,
    entries: list[Entry],
    listed: list[Markup] | None,
) -> list[Markup]:
    """How much is chosen and by which rule the rest is proposed; then a stepper for each kind, or
    what is `listed` where the same is not asked again."""
    head = [tally(house, len(chosen(table)), proposed), el("p", proposed.rule, class_="hint")]
    return [*head, *(listed or [el("ul", steppers(house, table, entries))])]


def tally(house: Translation, done: int, proposed: Proposal) -> Markup:
    """So much is chosen, so much is left."""
    whole = done + len(proposed.words)
    said = house.say("table", "tally", done=done, all=whole, left=whole - done)
    lit = [el("i", "", class_="on" if at < done else None) for at in range(min(whole, PARTS))]
    parts = el("span", lit, class_="parts", aria_hidden="true")
    return el("p", el("span", said), parts, class_="tally")


def steppers(house: Translation, table: Table, entries: list[Entry]) -> list[Markup]:
    """Each kind with how many are chosen, one more and one less."""
    done = chosen(table)
    open_to = {entry.choice.word: entry for entry in entries}
    gone = [word for word in dict.fromkeys(done) if word not in open_to]
    numbers = table.game.vocabulary.numbers
    rows = [stepper(house, entry.choice.label, entry, done, table) for entry in entries]
    for word in gone:
        label = table.game.option(numbers[word], house.language)
        rows.append(stepper(house, label[:1].upper() + label[1:], word, done, table))
    return rows


def stepper(
    house: Translation, label: str, kind: Entry | str, done: list[str], table: Table
) -> Markup:
    word = kind if isinstance(kind, str) else kind.choice.word
    drawn = None if isinstance(kind, str) else picture(kind.icon)
    about = "" if isinstance(kind, str) else kind.choice.about
    count = done.count(word)
    says = el("span", el("strong", label), el("small", about) if about else None, class_="words")
    less = button(
        MINUS,
        aria_label=house.say("table", "one_less", what=label),
        **(back(word, done, table) if count else {"aria_disabled": "true"}),
    )
    plays = {"data_move": word, "data_sure": "1"}
    more = button(
        "+",
        id=f"b-{word.replace(' ', '-')}" if not isinstance(kind, str) else None,
        aria_label=house.say("table", "one_more", what=label),
        **({"aria_disabled": "true"} if isinstance(kind, str) else plays),
    )
    pair = el("span", less, el("b", count), more, class_="pm")
    return el("li", drawn or el("i", ""), says, pair, class_="stepper")


def back(word: str, done: list[str], table: Table) -> dict[str, Any]:
    """Undo to before the last choice of a word, and choose again what came after it."""
    last = len(done) - 1 - done[::-1].index(word)
    stay = len(table.moves) - len(done) + last
    after = done[last + 1 :]
    said: list[dict[str, Any]] = [{"undo": stay}]
    if after:
        said.append({"play": after})
    return {"data_less": json.dumps(said)}
