"""The card of a lesson over the table: what is said, what is to be done, and the way on."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

from hightable.draw.markup import Markup, el, join
from hightable.kernel import Texts
from hightable.lessons import Lesson, Run, lessons
from hightable.lessons.about import about
from hightable.lessons.run import Said
from hightable.server.page.document import plain_page
from hightable.server.page.marks import button, icon
from hightable.server.page.viewpoint import Viewpoint
from hightable.server.store.rooms import Room
from hightable.server.store.taught import run_of
from hightable.texts import Translation

BOLD = re.compile(r"\*\*(.+?)\*\*")


@cache
def nothing() -> Markup:
    return el("section", "", id="lesson", hidden="hidden")


def card(room: Room, look: Viewpoint) -> Markup:
    """The lesson as far as it has come; hidden at a table without one."""
    run = run_of(room.row.origin, room.table, look.language)
    if run is None:
        return nothing()
    house, of = look.house, lessons(run.lesson.game, look.language)
    number = [one.name for one in of].index(run.lesson.name)
    texts = room.table.game.texts(look.language)
    game = texts.say("title", "game")
    said = house.say("lesson", "title", game=game, n=number + 1, of=len(of), title=run.lesson.title)
    pages = run.pages()
    last = of[number + 1] if number + 1 < len(of) else None
    return el(
        "section",
        el("p", said, class_="where"),
        [page(house, at, one, len(pages)) for at, one in enumerate(pages)],
        el("p", "", class_="answer", role="status"),
        el("div", ways(house, run, len(pages), last), class_="ways"),
        side(house, run.lesson, texts),
        id="lesson",
        aria_label=house.say("lesson", "card"),
        data_lesson=run.lesson.key,
        data_at=run.at,
        data_done="1" if run.done else None,
        data_wanted=json.dumps(run.wanted()),
        data_later=later(run),
        data_elsewhere=house.say("lesson", "elsewhere", task=pages[-1].task),
    )


def later(run: Run) -> str:
    """The answer to whatever else could be done now."""
    other = next((word for word in run.table.legal() if word not in run.wanted()), "")
    return run.answer(other) if other and not run.done else ""


def page(house: Translation, at: int, said: Said, of: int) -> Markup:
    task = (
        el("p", house.say("lesson", "task"), " ", el("b", said.task), class_="task")
        if said.task
        else None
    )
    return el(
        "div",
        el("p", bold(said.say)),
        task,
        class_="page-of",
        data_light=json.dumps(said.light),
        hidden="hidden" if at else None,
        aria_label=house.say("lesson", "progress", n=at + 1, of=of),
        role="group",
    )


def bold(text: str) -> Markup:
    """A sentence with what matters between double stars."""
    parts = BOLD.split(text)
    return join(*[el("b", part) if at % 2 else part for at, part in enumerate(parts)])


def ways(house: Translation, run: Run, pages: int, following: Lesson | None) -> list[Markup]:
    """Back, the place in the lesson, and on."""
    dots = [el("i", "", class_="now" if not at else None) for at in range(pages)]
    parts = [
        button(house.say("lesson", "back"), data_lesson_way="back"),
        el("span", dots, class_="dots", aria_hidden="true"),
        button(house.say("lesson", "next"), data_lesson_way="next", class_="go"),
        button(house.say("lesson", "show"), data_lesson_way="show"),
    ]
    return [*parts, on(house, run.lesson.game, following)] if run.done else parts


def on(house: Translation, game: str, following: Lesson | None) -> Markup:
    """After the last page: the next lesson, or a game."""
    if following is None:
        return post(f"/play/{game}?how=first", house.say("lesson", "play_now"), "go")
    return post(
        f"/learn/{game}/{following.name}",
        house.say("lesson", "next_lesson", title=following.title),
        "go",
    )


def post(where: str, label: str, kind: str | None = None, **more: Any) -> Markup:
    """A button that opens a table."""
    return el("form", el("button", label, class_=kind, **more), method="post", action=where)


def side(house: Translation, of: Lesson, texts: Texts) -> Markup:
    """The icons that this lesson is about, the rule, and the way out."""
    icons = [
        el("li", icon(name, 20), el("span", texts.say("legend", name, "name"))) for name in of.icons
    ]
    rule = button(house.say("lesson", "rule", rule=of.rule), data_rule=of.rule)
    leave = el("a", house.say("lesson", "list"), href=f"/learn/{of.game}", class_="button")
    return el(
        "details",
        el("summary", house.say("lesson", "in_this")),
        el("ul", icons, class_="icons"),
        el("p", rule, leave, class_="ways"),
    )


def overview(house: Translation, game: str, texts: Texts) -> str:
    """The page of a game's lessons; which are done the browser remembers."""
    title = house.say("lesson", "page", game=texts.say("title", "game"))
    rows = [
        el(
            "li",
            el("span", at, class_="number", aria_hidden="true"),
            el("span", one.title, class_="name"),
            el("small", house.say("lesson", "minutes", n=one.minutes)),
            el("small", house.say("lesson", "done"), class_="tick", hidden="hidden"),
            post(
                f"/learn/{game}/{one.name}",
                house.say("lesson", "start"),
                "go",
                aria_label=one.title,
            ),
            data_lesson_key=one.key,
        )
        for at, one in enumerate(lessons(game, house.language), 1)
    ]
    told = about(game, texts.language)
    hints = [
        el("p", told.motto),
        el("p", told.aim),
        el("p", house.say("lesson", "hint")),
        el("p", house.say("lesson", "first")),
    ]
    play = post(f"/play/{game}?how=first", house.say("lesson", "play_now"), "go")
    body = el("ol", rows, class_="lessons")
    return plain_page(house, title, el("h1", title), *hints, body, play, el("p", told.best))
