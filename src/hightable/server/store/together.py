"""Words that are said together: one click may say several, and one undo takes them back.

They are stored one by one; the last has the id of the submit, the others have it with a number.
"""

from __future__ import annotations

from hightable.kernel import Table

MOST_WORDS = 24


def ids(submit: str, many: int) -> list[str]:
    """The ids of so many words of one submit."""
    return [*[f"{submit}-{at}" for at in range(1, many)], submit]


def note(said: dict[int, str], at: int, submit: str) -> None:
    """Remember the id of a move, where it is one of several words."""
    said[at] = submit
    if began(said, at) == at and not submit.rpartition("-")[2].isdecimal():
        del said[at]


def began(said: dict[int, str], last: int) -> int:
    """Where the submit began whose last word is a move, by what is known of the moves' ids."""
    first, own = last, f"{said.get(last, '')}-"
    while first and said.get(first - 1, "").removeprefix(own).isdecimal():
        first -= 1
    return first


def is_legal(table: Table, words: list[str]) -> bool:
    """Can a seat say all of these one after the other, without seeing anything new between?"""
    numbers = table.game.vocabulary.numbers
    if len(words) == 1:
        return numbers.get(words[0], -1) in table.state.offered()
    state = table.state.copy()
    for text in words:
        word = numbers.get(text, -1)
        same = state.seat == table.state.seat and state.barriers == table.state.barriers
        if not same or word not in state.offered():
            return False
        state.choose(word)
    return bool(words)
