"""Everybody's points in the course of a game that is not over, as whoever looks may know them."""

from __future__ import annotations

from hightable.draw.charts import POCKET, Mark, progress
from hightable.draw.markup import Markup, el
from hightable.server.page.history import HISTORIES, moments
from hightable.server.page.rounds import Course
from hightable.server.page.viewpoint import Viewpoint
from hightable.server.store.rooms import Room

MOST_STEPS = 24


def by_round(room: Room, look: Viewpoint) -> Markup:
    """A line for each player: what it would be worth if it had ended then."""
    course = Course(HISTORIES.history(room), look)
    steps, marks = when(course)
    if len(steps) < 2:
        return el("p", look.say("round", "too_early"), class_="hint")
    rows = [course.rows(position) for position in steps]
    lines = [[float(row[at].score + row[at].more) for row in rows] for at in range(len(rows[0]))]
    title = look.say("round", "by_round")
    return el("figure", el("figcaption", title), progress(lines, rows[-1], title, marks, POCKET))


def when(course: Course) -> tuple[list[int], list[Mark]]:
    """Where each round begins, and now; a game without rounds is cut into equal parts."""
    last = course.history.last
    now = course.round(last)
    if now < 0:
        turns = moments(course.history)
        return once([*turns[:: max(1, len(turns) // MOST_STEPS)], last]), []
    labels = [step.label for step in course.at(last).steps]
    begun = [course.begun(at) for at in range(now + 1)]
    return once([*begun, last]), [Mark(at, labels[at]) for at in range(now + 1)]


def once(steps: list[int]) -> list[int]:
    """A round that has just begun has no other point than its first."""
    return list(dict.fromkeys(steps))
