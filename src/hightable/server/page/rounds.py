"""A round is over: what its end gave, phase by phase, and who begins the next one.

Nothing is known here of any game: the moves since the last turn are gone through again effect by
effect, and what changed is told under the phase that the head showed then.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from typing import NamedTuple

from hightable.draw import Head, PlayerRow, Scene
from hightable.draw.charts import Mark, progress
from hightable.draw.markup import NOTHING, Markup, el, join
from hightable.games import view as view_of
from hightable.kernel import Account, Change, State
from hightable.kernel.course import course
from hightable.kernel.log import ENDED
from hightable.server.page.chips import row
from hightable.server.page.history import HISTORIES, History
from hightable.server.page.marks import avatar, button, icon
from hightable.server.page.viewpoint import Viewpoint
from hightable.server.store.rooms import Room

MOST = 6
WIDE, HIGH = 100, 8
TO = " \N{RIGHTWARDS ARROW} "
NONE = "\N{EN DASH}"
Phases = dict[str, list[Change]]


class Course:
    """A game as somebody sees it, by rounds and phases."""

    def __init__(self, history: History, look: Viewpoint) -> None:
        self.history = history
        self.look = look
        self.view = view_of(history.game.name)
        self.names = history.table.everybody(look.language)

    def scene(self, state: State) -> Scene:
        game, look = self.history.game, self.look
        seen = game.seen(state, look.seat)
        return Scene(seen, self.names, game.texts(look.language), [], int(state.seat))

    def at(self, position: int) -> Head:
        return self.view.head(self.scene(self.history.at(position)))

    def round(self, position: int) -> int:
        """The number of the round at a position; -1 where the game has none."""
        return number(self.at(position))

    def begun(self, number: int) -> int:
        """The first position of a round: rounds only go on."""
        return bisect_left(range(self.history.last + 1), number, key=self.round)

    def rows(self, position: int) -> list[PlayerRow]:
        return self.view.players(self.scene(self.history.at(position)))

    def ending(self, first: int, last: int) -> int:
        """The position from which on a round came to its end: the last one of its longest phase;
        without phases, where the last turn was over."""
        phases = [phase(self.at(position)) for position in range(first, last)]
        if any(phases):
            main = Counter(phases).most_common(1)[0][0]
            return first + max(at for at, label in enumerate(phases) if label == main)
        entries = self.history.table.log.entries
        ended = [entry.move for entry in entries if entry.key == ENDED and entry.move < last]
        return max([first, *ended])

    def changes(self, start: int, last: int) -> Phases:
        """What the moves from `start` on changed until the round was over, by phase."""
        found: Phases = {}
        number, main = self.round(start), phase(self.at(start))
        for position in range(start, last):
            state = self.history.at(position).copy()
            for label, changed in self.watched(state, self.history.words[position], number):
                if label != main or not main:
                    found.setdefault(label, []).extend(changed)
        return found

    def watched(self, state: State, word: int, round: int) -> list[tuple[str, list[Change]]]:
        """What one choice changed, effect by effect, with the phase of it; what brings the next
        round about is the last that counts."""
        ledger, seat = self.history.game.ledger, self.look.seat
        before, label = Account(ledger, state, seat), ""
        found: list[tuple[str, list[Change]]] = []
        within = 0
        for now in course(state, word):
            after = Account(ledger, now, seat)
            head = self.view.head(self.scene(now))
            if number(head) == round:
                label, within = phase(head), len(found) + 1
            found.append((label, before.changes(after)))
            before = after
        return found[: within + 1]


def number(head: Head) -> int:
    """Which of several rounds it is; a single one is a clock."""
    now = [at for at, step in enumerate(head.steps) if step.when == "now"]
    return now[0] if now and len(head.steps) > 1 else -1


def phase(head: Head) -> str:
    return next((step.label for step in head.phases if step.when == "now"), "")


class Over(NamedTuple):
    """A round that is over: what it is called, the next one, and where its end began."""

    course: Course
    round: str
    next: str
    start: int
    begun: int


def over(room: Room, look: Viewpoint) -> Over | None:
    """The last round that is over, if there is one."""
    course = Course(HISTORIES.history(room), look)
    last = course.history.last
    now = course.round(last)
    if now < 1:
        return None
    first, begun = course.begun(now - 1), course.begun(now)
    labels = [step.label for step in course.at(last).steps]
    return Over(course, labels[now - 1], labels[now], course.ending(first, begun), begun)


def sheet(room: Room, look: Viewpoint) -> Markup:
    """The whole sheet; nothing in the first round."""
    found = over(room, look)
    if found is None:
        return NOTHING
    course = found.course
    phases = course.changes(found.start, found.begun)
    before, after = course.rows(found.start), course.rows(found.begun)
    table = el("table", heads(look, phases), body(found, phases, before, after))
    title = el("h2", look.say("round", "over", n=found.round), id="round-title")
    again = el("a", look.say("round", "again"), href=f"/t/{room.id}/replay?at={found.start}")
    head = el("div", title, el("p", look.say("round", "what")), again, class_="round-head")
    return join(head, el("div", table, chart(found, after), class_="round-body"), foot(found))


def heads(look: Viewpoint, phases: Phases) -> Markup:
    named = [label or look.say("round", "end") for label in phases]
    labels = [look.say("round", "order"), look.say("round", "player"), *named]
    cells = [el("th", label, scope="col") for label in [*labels, look.say("round", "points")]]
    return el("thead", el("tr", cells))


def body(found: Over, phases: Phases, before: list[PlayerRow], after: list[PlayerRow]) -> Markup:
    """A row for each player, in the new turn order."""
    course = found.course
    order = course.view.in_order
    old = order(course.scene(course.history.at(found.start)))
    new = order(course.scene(course.history.at(found.begun)))
    had = {one.seat: one.score + one.more for one in before}
    has = {one.seat: one.score + one.more for one in after}
    most = max(1, *has.values())
    rows = {one.seat: one for one in after}
    told = [
        el(
            "tr",
            place(course.look, at, old.index(seat)),
            el("th", avatar(seat, 24), " ", rows[seat].name, scope="row"),
            [gave(course, changes, seat) for changes in phases.values()],
            points(had[seat], has[seat], most),
            class_="own" if seat == course.look.seat else None,
        )
        for at, seat in enumerate(new)
        if seat in rows
    ]
    return el("tbody", told)


def place(look: Viewpoint, now: int, before: int) -> Markup:
    """The place in turn order, and how it has changed."""
    moved = before - now
    key = "same" if not moved else "up" if moved > 0 else "down"
    said = look.say("round", key, n=abs(moved))
    return el("td", el("b", now + 1), el("span", said, class_=key), class_="place")


def gave(course: Course, changes: list[Change], seat: int) -> Markup:
    """What a phase gave and took from a seat, summed up."""
    total: Counter[str] = Counter()
    for change in changes:
        if change.seat == seat:
            total[change.key] += change.n
    mine = [Change(seat, key, n) for key, n in total.items() if n]
    teller = course.history.table.teller(course.look.language)
    return el("td", row(teller, (mine, []), seat, MOST) or NONE)


def points(had: int, has: int, most: int) -> Markup:
    """Before and after, with a bar: the new part is hatched."""
    whole, old = WIDE * max(has, 0) / most, WIDE * max(min(had, has), 0) / most
    bar = el(
        "svg",
        el("rect", width=WIDE, height=HIGH, rx=4, class_="room"),
        el("rect", width=f"{whole:.1f}", height=HIGH, rx=4, class_="fresh"),
        el("rect", width=f"{whole:.1f}", height=HIGH, rx=4, fill="url(#t-bar-1)"),
        el("rect", width=f"{old:.1f}", height=HIGH, rx=4, class_="old"),
        viewBox=f"0 0 {WIDE} {HIGH}",
        aria_hidden="true",
    )
    return el("td", had, TO, el("b", has), bar, class_="score")


def chart(found: Over, after: list[PlayerRow]) -> Markup | None:
    """Points by round, from the second one on."""
    course = found.course
    last = course.round(found.begun)
    if last < 2:
        return None
    rounds = [course.rows(course.begun(at)) for at in range(last)] + [after]
    lines = [[float(rows[at].score + rows[at].more) for rows in rounds] for at in range(len(after))]
    labels = [step.label for step in course.at(found.begun).steps]
    marks = [Mark(at, labels[at]) for at in range(last + 1)]
    return progress(lines, after, course.look.say("round", "by_round"), marks)


def foot(found: Over) -> Markup:
    """What comes, and the two ways on."""
    course, look = found.course, found.course.look
    first = course.view.in_order(course.scene(course.history.at(found.begun)))[0]
    comes = look.say("round", "comes", n=found.next, who=course.names[first])
    aside = button(join(icon("i-eye", 16), look.say("round", "look")), data_aside="1")
    key = el("kbd", look.say("keys", "enter", "key"), aria_hidden="true")
    go = button(join(el("span", look.say("round", "go")), key), data_close="1", class_="go")
    return el("div", el("p", comes), aside, go, class_="round-foot bar")
