"""Everybody's points in the course of a game that is not over, as whoever looks may know them."""

from __future__ import annotations

from hightable.draw import PlayerRow
from hightable.draw.charts import Mark, Scale, chart, ends, grid, rule, stroke
from hightable.draw.markup import Markup, el
from hightable.draw.shapes import path
from hightable.server.page.history import HISTORIES, moments
from hightable.server.page.rounds import Course
from hightable.server.page.viewpoint import Viewpoint
from hightable.server.store.rooms import Room

WIDE, HIGH = 372, 232
LEFT, RIGHT, TOP, FOOT = 30, 124, 12, 30
MOST_STEPS = 24
Lines = list[list[float]]


def by_round(room: Room, look: Viewpoint) -> Markup:
    """A line for each player: what it would be worth if it had ended then."""
    course = Course(HISTORIES.history(room), look)
    steps, marks = when(course)
    if len(steps) < 2:
        return el("p", look.say("round", "too_early"), class_="hint")
    rows = [course.rows(position) for position in steps]
    lines = [[float(row[at].score + row[at].more) for row in rows] for at in range(len(rows[0]))]
    title = look.say("round", "by_round")
    return el("figure", el("figcaption", title), drawn(lines, rows[-1], title, marks))


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


def drawn(lines: Lines, rows: list[PlayerRow], title: str, marks: list[Mark]) -> Markup:
    """As wide as a phone, each line labelled at its end."""
    most, least = max(1, *map(max, lines)), min(0, *map(min, lines))
    room = (LEFT, TOP, WIDE - LEFT - RIGHT, HIGH - TOP - FOOT)
    scale = Scale(room, len(lines[0]) - 1, (least, most))
    return chart(
        WIDE,
        HIGH,
        title,
        grid(scale),
        [rule(scale, mark) for mark in marks],
        [path(scale.path(own), **stroke(row.seat)) for own, row in zip(lines, rows, strict=True)],
        ends(scale, lines, rows),
    )
