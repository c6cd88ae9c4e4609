"""The log beside the table: what happened, the newest first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby

from hightable.draw.markup import Markup, el
from hightable.kernel import Line
from hightable.server.page.panels import avatar
from hightable.server.store.sittings import Sitting
from hightable.texts import Translation

LOG_LINES = 32


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


def log(house: Translation, id: str, lines: list[Line], since: int) -> Markup:
    """The newest first, with a line drawn where nothing can be taken back any more; what has
    happened `since` a move is new."""
    closed = max((line.move for line in lines if line.barrier), default=-1)
    shown = [
        log_line(
            (id, line.move, at),
            line.seat,
            line.text,
            line.move > since,
            house.say("table", "barrier") if line.barrier and line.move == closed else None,
        )
        for at, line in reversed(numbered(lines)[-LOG_LINES:])
    ]
    said = house.say("table", "log_list")
    return el(
        "section",
        el("h2", house.say("table", "log")),
        el("ol", shown or "", tabindex=0, aria_label=said),
        id="log",
        class_="panel",
        aria_label=house.say("table", "log"),
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
    where: tuple[str, int, int], seat: int, text: str, fresh: bool, closed: str | None
) -> Markup:
    """A line has an id of its own, so that only new ones are drawn; `closed` says that what is
    below it stays done."""
    table, move, at = where
    kinds = [kind for kind, on in (("new", fresh), ("barrier", closed)) if on]
    link = el("a", text, href=f"/t/{table}/replay?at={move}")
    name = f"log-{move}-{at}"
    return el(
        "li", avatar(seat, 12), link, id=name, class_=" ".join(kinds) or None, data_tip=closed
    )
