"""The record of a game: one line a choice, readable, and enough to rebuild every moment of it."""

from __future__ import annotations

import re
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from hightable.kernel.data import edition
from hightable.kernel.fault import Fault
from hightable.kernel.game import Game
from hightable.kernel.parts import Options

if TYPE_CHECKING:
    from hightable.kernel.table import Table

FORMAT = "1"
LONGEST_NUMBER = 39
FACTS = ("hightable", "game", "rules", "seats", "seed", "edition")
SEAL = ("salt", "chosen")
SALT = re.compile("[0-9a-f]{32}")


class Record:
    """A record read, not yet replayed."""

    def __init__(self, facts: dict[str, str]) -> None:
        self.game = facts["game"]
        self.rules = facts["rules"]
        self.edition = facts["edition"]
        self.seats = number(facts["seats"], "seats", 1)
        self.seed = number(facts["seed"], "seed", 1)
        self.salt = salt(facts.get("salt", ""))
        self.chosen = facts.get("chosen", "no") == "yes"
        known = (*FACTS, *SEAL)
        self.options = {name: value for name, value in facts.items() if name not in known}
        self.why = ""
        self.names = [""] * self.seats
        self.moves: list[tuple[int, str, int]] = []
        self.closing: list[tuple[str, int]] = []


def number(text: str, what: str, line: int) -> int:
    if not text.isdecimal() or len(text) > LONGEST_NUMBER:
        raise Fault("record.number", line=line, what=what, found=text[:LONGEST_NUMBER])
    return int(text)


def salt(text: str) -> str:
    if text and not SALT.fullmatch(text):
        raise Fault("record.salt", found=text[:LONGEST_NUMBER])
    return text


def head(table: Table) -> str:
    facts = {
        "hightable": FORMAT,
        "game": table.game.name,
        "rules": str(table.game.rules),
        "seats": str(table.seats),
        "seed": str(table.seed),
        "edition": table.edition,
    }
    if table.salt:
        facts["salt"] = table.salt
    if table.chosen:
        facts["chosen"] = "yes"
    return "   ".join(f"{name} {value}" for name, value in (facts | table.options).items())


def write(table: Table, why: str = "", names: bool = True) -> str:
    texts = table.game.vocabulary.texts
    lines = [head(table), *([f"why   {why}"] if why else []), *(players(table) if names else [])]
    lines += [f"{seat}  {texts[word]}" for seat, word in table.moves]
    return "\n".join([*lines, *closing(table)]) + "\n"


def players(table: Table) -> list[str]:
    """Who plays at which seat, as far as they have names."""
    names = [" ".join(name.split()) for name in table.names]
    return [f"player {seat}  {name}" for seat, name in enumerate(names) if name]


def closing(table: Table) -> list[str]:
    """Scores, once the game is over, and a mark of the state: the record's own check."""
    lines = [f"state {mark(table)}"]
    if not table.over:
        return lines
    scores = table.scores()
    for seat in reversed(range(len(scores))):
        sheet = ", ".join(f"{key} {points}" for key, points in table.sheet(seat).items() if points)
        lines.insert(0, f"score {seat}  {scores[seat]}  {sheet}".rstrip())
    return lines


def mark(table: Table) -> str:
    """Eight hex digits that differ if anything on the table does."""
    return digest(table.state.plain())


def former_mark(table: Table) -> str:
    """The mark as it was while it named classes: those of finished games are still good."""
    return digest(table.state.plain(table.game.former))


def digest(state: list[Any]) -> str:
    return blake2b(repr(state).encode(), digest_size=4).hexdigest()


def commitment(game: str, seats: int, seed: int, options: Options, salt: str = "") -> str:
    """What a server may publish at the start: it fixes the deal and tells nothing about it.

    The salt keeps a small seed from being found by trying; older records have none.
    """
    said = f"{game} {seats} {seed} {sorted(options.items())}" + (f" {salt}" if salt else "")
    return blake2b(said.encode(), digest_size=16).hexdigest()


def seal(table: Table) -> str:
    """The commitment to a table's deal."""
    return commitment(table.game.name, table.seats, table.seed, table.options, table.salt)


def read(text: str) -> Record:
    """The parts of a record; whatever is not one is refused with its line."""
    lines = text.splitlines()
    record = Record(read_head(lines[0] if lines else ""))
    for at, line in enumerate(lines[1:], 2):
        word, _, rest = line.partition(" ")
        if word == "why":
            record.why = rest.strip()
        elif word == "player" and not record.moves:
            read_player(record, rest, at)
        elif word in ("score", "state"):
            record.closing.append((line, at))
        elif word.isdecimal() and len(word) <= 2 and rest.strip() and not record.closing:
            record.moves.append((int(word), rest.strip(), at))
        elif line.strip():
            raise Fault("record.line", line=at, found=line)
    if not record.closing or not record.closing[-1][0].startswith("state "):
        raise Fault("record.cut", line=len(lines))
    return record


def read_player(record: Record, text: str, line: int) -> None:
    seat, _, name = text.partition(" ")
    if number(seat, "player", line) >= record.seats:
        raise Fault("record.line", line=line, found=text)
    record.names[int(seat)] = name.strip()


def read_head(line: str) -> dict[str, str]:
    pairs = [part.strip().partition(" ") for part in line.split("   ") if part.strip()]
    facts = {name: value.strip() for name, _, value in pairs}
    missing = [name for name in FACTS if name not in facts]
    if missing:
        raise Fault("record.missing", what=missing[0])
    if facts["hightable"] != FORMAT:
        raise Fault("record.format", found=facts["hightable"], known=FORMAT)
    return facts


def check_head(record: Record, game: Game) -> None:
    """Same rules and figures, or the game would not be the same."""
    if record.rules != str(game.rules):
        raise Fault("record.rules", game=game.name, found=record.rules, known=game.rules)
    if record.edition != edition():
        raise Fault("record.edition", found=record.edition, known=edition())


def follow(table: Table, record: Record, upto: int | None = None) -> None:
    """Make a record's moves; a move that is not legal is refused with its line."""
    table.salt, table.chosen = record.salt, record.chosen
    table.names = record.names[:]
    if upto is not None and not 0 <= upto <= len(record.moves):
        raise Fault("record.no_move", n=len(record.moves), upto=upto)
    for seat, text, line in record.moves[:upto]:
        if table.over or table.state.seat != seat:
            key = "record.turn_over" if table.over else "record.turn"
            raise Fault(key, line=line, seat=seat, turn=int(table.state.seat))
        try:
            table.choose(text)
        except Fault as wrong:
            raise Fault("record.wrong", line=line, wrong=wrong) from None
    if upto is None:
        compare(table, record)


def compare(table: Table, record: Record) -> None:
    ours = closing(table)
    for (theirs, line), mine in zip(record.closing, ours, strict=False):
        if theirs.rstrip() != mine and not is_former(table, theirs.rstrip(), mine):
            raise Fault("record.differs", line=line, theirs=theirs, mine=mine)
    if len(record.closing) != len(ours):
        raise Fault("record.closing", line=record.closing[-1][1], n=len(ours))


def is_former(table: Table, theirs: str, mine: str) -> bool:
    """A good mark of the time when marks named classes."""
    return mine.startswith("state ") and theirs == f"state {former_mark(table)}"
