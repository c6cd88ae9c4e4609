"""The log beside the table: what happened, the newest first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from hightable.draw.markup import NOTHING, Markup, el
from hightable.draw.tokens import colour
from hightable.kernel import Line
from hightable.kernel.telling import Teller
from hightable.server.page.chips import row
from hightable.server.page.marks import avatar
from hightable.server.store.sittings import Sitting
from hightable.texts import Translation

LOG_LINES = 28
MOST = 4


def with_sittings(
    house: Translation, lines: list[Line], sittings: list[Sitting], last: int | None = None
) -> list[Line]:
    """The log together with who sat down and got up, each after its move; up to a `last` one."""
    told = [
        Line(sat.move, sat.seat, sentence(house, sat), False)
        for sat in sittings
        if last is None or sat.move <= last
    ]
    return sorted([*lines, *told], key=lambda line: line.move)


def sentence(house: Translation, sat: Sitting) -> str:
    """What was written down about a seat; whoever opened the table may have no name."""
    by = sat.by or house.say("sitting", "opener")
    return house.say("sitting", sat.kind, name=sat.name, was=sat.was, by=by)


class Telling(NamedTuple):
    """Of whom and to whom a log is told: the table, its teller, the reader and the reader's last
    move."""

    id: str
    teller: Teller
    reader: int
    since: int


def log(house: Translation, told: Telling, lines: list[Line]) -> Markup:
    """Turn by turn, the newest first, with a line drawn where nothing can be taken back any more;
    what has happened since the reader's last move is new."""
    last = numbered(lines)[-LOG_LINES:]
    closed = max((line.move for line in lines if line.barrier), default=-1)
    barrier = (closed, house.say("table", "barrier"))
    turns = [list(turn) for _, turn in groupby(last, lambda pair: (pair[1].seat, pair[1].turn))]
    shown = [block(told, turn, barrier) for turn in reversed(turns)]
    return el(
        "section",
        el("h2", house.say("table", "log")),
        el("ol", shown or "", tabindex=0, aria_label=house.say("table", "log_list")),
        id="log",
        class_="panel",
        aria_label=house.say("table", "log"),
    )


def block(told: Telling, turn: list[tuple[int, Line]], barrier: tuple[int, str]) -> Markup:
    """What one player did until another one moved."""
    seat = turn[0][1].seat
    names = told.teller.names
    name = names[seat] if 0 <= seat < len(names) else ""
    rows = [
        log_line(
            (told.id, line.move, at),
            (spoken(line.text, name), results(told, line)),
            line.move > told.since,
            barrier[1] if line.barrier and line.move == barrier[0] else None,
        )
        for at, line in turn
    ]
    head = el("h3", avatar(seat, 16), name) if name else None
    kind = f"lt c-{colour(seat).name}" if name else "lt"
    return el("li", head, el("ul", rows), class_=kind)


def results(told: Telling, line: Line) -> Markup:
    """What a move changed, beside its line."""
    if not line.changes and not line.things:
        return NOTHING
    return row(told.teller, (line.changes, line.things), line.seat, MOST)


def spoken(text: str, name: str) -> str:
    """A line without the name that stands above it."""
    return sentence_of(text.removeprefix(f"{name}: ")) if name else text


def sentence_of(text: str) -> str:
    return text[:1].upper() + text[1:]


def own_last(moves: list[tuple[int, int]], held: Sequence[int]) -> int:
    """The number of the last move of one of these seats."""
    return next((at for at in range(len(moves), 0, -1) if moves[at - 1][0] in held), 0)


def numbered(lines: list[Line]) -> list[tuple[int, Line]]:
    """The lines of each move, counted."""
    moves = groupby(lines, lambda line: line.move)
    return [pair for _, told in moves for pair in enumerate(told)]


@lru_cache(maxsize=4096)
def log_line(
    where: tuple[str, int, int], said: tuple[str, Markup], fresh: bool, closed: str | None
) -> Markup:
    """A line has an id of its own, so that only new ones are drawn; `closed` says that what is
    below it stays done."""
    table, move, at = where
    kinds = [kind for kind, on in (("new", fresh), ("barrier", closed)) if on]
    text, brought = said
    link = el("a", text, href=f"/t/{table}/replay?at={move}")
    name = f"log-{move}-{at}"
    return el("li", link, brought, id=name, class_=" ".join(kinds) or None, data_tip=closed)
