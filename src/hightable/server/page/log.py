"""The log beside the table: what happened, the newest first.

It is put into words once: a `Reader` adds what is new to what one seat has read before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hightable.draw.markup import NOTHING, Markup, el
from hightable.draw.tokens import colour
from hightable.kernel import Line, Table
from hightable.kernel.log import Entry, Log
from hightable.kernel.telling import Teller
from hightable.server.page.chips import row
from hightable.server.page.drawings import Drawings
from hightable.server.page.marks import avatar
from hightable.server.store.sittings import Sitting
from hightable.texts import Translation

LOG_LINES = 28
TAIL = 240
MOST = 4


class ToldLine(NamedTuple):
    """A line in words, what it brought, the turn it belongs to, and whether it ends its move."""

    move: int
    seat: int
    text: str
    brought: Markup
    turn: int
    ends: bool


class Reader:
    """The log of a table as one seat reads it in one language."""

    def __init__(self, seat: int, language: str) -> None:
        self.seat = seat
        self.language = language
        self.names: list[str] = []
        self.known = 0
        self.last: Entry | None = None
        self.turn = 0
        self.lines: list[ToldLine] = []

    def read(self, table: Table) -> list[ToldLine]:
        """The last lines; after an undo, or when somebody has another name, all are read again."""
        entries, names = table.log.entries, table.everybody(self.language)
        if names != self.names or not self.goes_on(entries):
            self.names, self.lines, self.turn = names, [], 0
            self.known = max(0, len(entries) - TAIL)
        if self.known < len(entries):
            self.add(table, entries[self.known :])
            self.known, self.last = len(entries), entries[-1]
        return self.lines

    def goes_on(self, entries: list[Entry]) -> bool:
        """Is what was read still what happened?"""
        return 0 < self.known <= len(entries) and entries[self.known - 1] is self.last

    def add(self, table: Table, entries: list[Entry]) -> None:
        new = Log()
        new.entries = entries
        teller = Teller(table.game, self.names, self.language)
        told = tell(teller, new.read(table.game, self.names, self.seat, self.language), self.turn)
        self.turn = max([self.turn, new.turn_began(), *[line.turn for line in told]])
        self.lines = whole_moves(self.lines + told)


def tell(teller: Teller, lines: list[Line], turn: int = 0) -> list[ToldLine]:
    """Lines with what they brought, drawn; those before the end of a turn belong to `turn`."""
    found = []
    for line, after in zip(lines, [*lines[1:], None], strict=False):
        ends = after is None or after.move != line.move
        drawn = results(teller, line)
        found.append(ToldLine(line.move, line.seat, line.text, drawn, line.turn or turn, ends))
    return found


def whole_moves(lines: list[ToldLine]) -> list[ToldLine]:
    """As many of the last moves as fill the log."""
    first = max(0, len(lines) - LOG_LINES)
    while first and lines[first].move == lines[first - 1].move:
        first -= 1
    return lines[first:]


def with_sittings(
    house: Translation, lines: list[ToldLine], sittings: list[Sitting], last: int | None = None
) -> list[ToldLine]:
    """The log together with who sat down and got up, each after its move; up to a `last` one."""
    if not sittings:
        return lines
    told = [
        ToldLine(sat.move, sat.seat, sentence(house, sat), NOTHING, 0, False)
        for sat in sittings
        if last is None or sat.move <= last
    ]
    return sorted([*lines, *told], key=lambda line: line.move)


def sentence(house: Translation, sat: Sitting) -> str:
    """What was written down about a seat; whoever opened the table may have no name."""
    by = sat.by or house.say("sitting", "opener")
    return house.say("sitting", sat.kind, name=sat.name, was=sat.was, by=by)


class Telling(NamedTuple):
    """Of whom and to whom a log is told: the table, the names of all seats, the reader's last move,
    after which moves nothing can be taken back, and what was drawn before."""

    id: str
    names: list[str]
    since: int
    barriers: set[int]
    drawings: Drawings


def log(house: Translation, told: Telling, lines: list[ToldLine]) -> Markup:
    """Turn by turn, the newest first, with a line drawn where nothing can be taken back any more;
    what has happened since the reader's last move is new."""
    ended = (line.move for line in reversed(lines) if line.ends and line.move in told.barriers)
    barrier = (next(ended, -1), house.say("table", "barrier"))
    turns = by_turn(numbered(lines)[-LOG_LINES:])
    shown = [block(told, turn, barrier) for turn in reversed(turns)]
    return el(
        "section",
        el("h2", house.say("table", "log")),
        el("ol", shown or "", tabindex=0, aria_label=house.say("table", "log_list")),
        id="log",
        class_="panel",
        aria_label=house.say("table", "log"),
    )


Numbered = list[tuple[int, ToldLine]]


def block(told: Telling, turn: Numbered, barrier: tuple[int, str]) -> Markup:
    """What one player did until another one moved."""
    seat = turn[0][1].seat
    name = told.names[seat] if 0 <= seat < len(told.names) else ""
    closed, said = barrier
    facts = [
        (at, line, line.move > told.since, said if line.ends and line.move == closed else None)
        for at, line in turn
    ]
    return told.drawings.once(draw_block, told.id, seat, name, *facts)


Fact = tuple[int, ToldLine, bool, str | None]


def draw_block(id: str, seat: int, name: str, *facts: Fact) -> Markup:
    rows = [log_line(id, name, fact) for fact in facts]
    head = el("h3", avatar(seat, 16), name) if name else None
    kind = f"lt c-{colour(seat).name}" if name else "lt"
    return el("li", head, el("ul", rows), class_=kind)


def results(teller: Teller, line: Line) -> Markup:
    """What a move changed, beside its line."""
    if not line.changes and not line.things:
        return NOTHING
    return row(teller, (line.changes, line.things), line.seat, MOST)


def spoken(text: str, name: str) -> str:
    """A line without the name that stands above it."""
    return sentence_of(text.removeprefix(f"{name}: ")) if name else text


def sentence_of(text: str) -> str:
    return text[:1].upper() + text[1:]


def own_last(moves: list[tuple[int, int]], held: Sequence[int]) -> int:
    """The number of the last move of one of these seats."""
    return next((at for at in range(len(moves), 0, -1) if moves[at - 1][0] in held), 0)


def numbered(lines: list[ToldLine]) -> Numbered:
    """The lines of each move, counted."""
    found: Numbered = []
    for line in lines:
        again = found and found[-1][1].move == line.move
        found.append((found[-1][0] + 1 if again else 0, line))
    return found


def by_turn(lines: Numbered) -> list[Numbered]:
    """Cut where another one moves, or another turn begins."""
    found: list[Numbered] = []
    for at, line in lines:
        before = found[-1][0][1] if found else None
        if before is not None and (before.seat, before.turn) == (line.seat, line.turn):
            found[-1].append((at, line))
        else:
            found.append([(at, line)])
    return found


def log_line(id: str, name: str, fact: Fact) -> Markup:
    """A line has an id of its own, so that only new ones are drawn; one that is `closed` says that
    what is below it stays done."""
    at, line, fresh, closed = fact
    kinds = [kind for kind, on in (("new", fresh), ("barrier", closed)) if on]
    link = el("a", spoken(line.text, name), href=f"/t/{id}/replay?at={line.move}")
    known = f"log-{line.move}-{at}"
    kind = " ".join(kinds) or None
    return el("li", link, line.brought, id=known, class_=kind, data_tip=closed)
