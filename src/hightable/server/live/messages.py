"""What a browser says, read strictly: a known message with values of the right kind, or a fault.

Nothing behind this module meets a text that cannot be stored or a number without an end.
"""

from __future__ import annotations

import json
from secrets import token_hex
from typing import Any, NamedTuple

from hightable.kernel import Fault
from hightable.server.store.submits import BETWEEN, GESTURE, MOVE, UNDO, Submit
from hightable.server.store.together import MOST_WORDS

LONGEST_WORD = 80
LONGEST_ID = 60
LARGEST_NUMBER = 1_000_000
LONGEST_NUMBER = 10
KINDS = {"undo": UNDO, "play": GESTURE, "move": MOVE}
WORDS = ("move", "id", "why")
NUMBERS = ("undo", "seq", "ready", "board", "at", "hint", "shape")
VERBS = (*KINDS, "ready", "board", "at", "why", "chat", "react", "hint", "shape")
LONGEST_SAYING = 300
REACTIONS = ("👍", "👏", "😄", "🤔", "🎉")
JOINER = "\u200d"


class Message(NamedTuple):
    """A submit, or a wish: to be shown someone's boards, a position, or one's own cards, to be
    told why a word cannot be said, to say something to the others, to have a hint, or to be drawn
    what fits the shape of a window."""

    submit: Submit | None = None
    ready: int | None = None
    board: int | None = None
    at: int | None = None
    why: str = ""
    chat: str = ""
    react: str = ""
    hint: int | None = None
    shape: int | None = None


def read(said: str | bytes) -> Message:
    """A message; whatever is not one is a fault."""
    found = members(said)
    if not any(verb in found for verb in VERBS) or not all(fits(*pair) for pair in found.items()):
        raise malformed()
    wishes = (found.get("ready"), found.get("board"), found.get("at"), found.get("why", ""))
    talk = (tidy_saying(found.get("chat", "")), found.get("react", ""))
    return Message(submit_of(found), *wishes, *talk, found.get("hint"), found.get("shape"))


def malformed() -> Fault:
    return Fault("server.malformed")


def members(said: str | bytes) -> dict[str, Any]:
    try:
        found = json.loads(said)
    except (ValueError, RecursionError):
        raise malformed() from None
    if not isinstance(found, dict):
        raise malformed()
    return found


def fits(key: str, value: Any) -> bool:
    """Of the right kind and size; a key that nobody reads may have any value."""
    if key == "play":
        return isinstance(value, list) and len(value) <= MOST_WORDS and all(map(is_word, value))
    if key == "chat":
        return isinstance(value, str) and len(value) <= LONGEST_SAYING and bool(tidy_saying(value))
    if key == "react":
        return value in REACTIONS
    if key in WORDS:
        return is_word(value)
    return key not in NUMBERS or is_number(value)


def is_word(value: Any) -> bool:
    """A short text, with nothing in it that a database or a log could stumble over."""
    return isinstance(value, str) and len(value) <= LONGEST_WORD and value.isprintable()


def tidy_saying(text: str) -> str:
    """A line of plain text: nothing in it that turns it round, or that cannot be stored."""
    kept = "".join(c if c.isprintable() or c == JOINER else " " for c in text)
    return " ".join(kept.split())


def is_number(value: Any) -> bool:
    return type(value) is int and abs(value) <= LARGEST_NUMBER


def submit_of(found: dict[str, Any]) -> Submit | None:
    """The submit in a message; without a number it is stale, without an id it gets one."""
    kind = next((kind for verb, kind in KINDS.items() if verb in found), "")
    if not kind:
        return None
    id = found.get("id", "")[:LONGEST_ID] or token_hex(16)
    return Submit(kind, word_of(found, kind), found.get("seq", -1), id)


def word_of(found: dict[str, Any], kind: str) -> str:
    if kind == UNDO:
        return str(found["undo"])
    return BETWEEN.join(found["play"]) if kind == GESTURE else str(found["move"])


def own_id(said: str | bytes) -> str:
    """The id a message gave itself, if that can be said back."""
    try:
        id = members(said).get("id", "")
    except Fault:
        return ""
    return id if is_word(id) else ""


def number(text: str, default: int) -> int:
    """A whole number in an address or a form; anything else counts as the default."""
    digits = text.removeprefix("-")
    return int(text) if digits.isdecimal() and len(digits) < LONGEST_NUMBER else default
