"""The log beside the table: what happened, the newest first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby

from hightable.draw.markup import Markup, el
from hightable.kernel import Line
from hightable.server.page.panels import avatar
from hightable.server.store.sittings import Sitting
from hightable.server.texts import say

LOG_LINES = 32


def with_sittings(
    lines: list[Line], sittings: list[Sitting], last: int | None = None
) -> list[Line]:
    """The log together with who sat down and got up, each after its move; up to a `last` one."""
    told = [
        Line(sat.move, sat.seat, say("sitting", sat.kind, **sat._asdict()), False)
        for sat in sittings
        if last is None or sat.move <= last
    ]
    return sorted([*lines, *told], key=lambda line: line.move)


def log(id: str, lines: list[Line], since: int) -> Markup:
    """The newest first, with a line drawn where nothing can be taken back any more; what has
    happened `since` a move is new."""
    closed = max((line.move for line in lines if line.barrier), default=-1)
    shown = [
        log_line(
            (id, line.move, at),
            line.seat,
            line.text,
            line.move > since,
            line.barrier and line.move == closed,
        )
        for at, line in reversed(numbered(lines)[-LOG_LINES:])
    ]
    said = say("table", "log_list")
    return el(
        "section",
        el("h2", say("table", "log")),
        el("ol", shown or "", tabindex=0, aria_label=said),
        id="log",
        class_="panel",
        aria_label=say("table", "log"),
    )


def own_last(moves: list[tuple[int, int]], held: Sequence[int]) -> int:
    """The number of the last move of one of these seats."""
    return next((at for at in range(len(moves), 0, -1) if moves[at - 1][0] in held), 0)


def numbered(lines: list[Line]) -> list[tuple[int, Line]]:
    """The lines of each move, counted."""
    moves = groupby(lines, lambda line: line.move)
    return [pair for _, told in moves for pair in enumerate(told)]


@lru_cache(maxsize=4096)
def log_line(
    where: tuple[str, int, int], seat: int, text: str, fresh: bool, closed: bool
) -> Markup:
    """A line has an id of its own, so that only new ones are drawn."""
    table, move, at = where
    kinds = [kind for kind, on in (("new", fresh), ("barrier", closed)) if on]
    tip = say("table", "barrier") if closed else None
    link = el("a", text, href=f"/t/{table}/replay?at={move}")
    name = f"log-{move}-{at}"
    return el("li", avatar(seat, 12), link, id=name, class_=" ".join(kinds) or None, data_tip=tip)
