"""The card of a lesson over the table: what is said, what is to be done, and the way on."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

from hightable.draw.markup import Markup, el, join
from hightable.kernel import Game, Texts
from hightable.lessons import Lesson, Run, lessons
from hightable.lessons.about import about
from hightable.lessons.run import Said, reading
from hightable.server.page.art import figure
from hightable.server.page.document import LEARN, plain_page
from hightable.server.page.lobby import last_lesson, learn, playable
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
    said = house.say("lesson", "title", game=game, n=number + 1, of=len(of))
    pages = run.pages()
    last = of[number + 1] if number + 1 < len(of) else None
    return el(
        "section",
        el("div", figure(run.lesson.game), class_="portrait"),
        el("h2", run.lesson.title),
        el("p", said, class_="where"),
        [page(house, at, one, len(pages)) for at, one in enumerate(pages)],
        el("p", "", class_="answer", role="status"),
        el("div", ways(house, run, last), class_="ways"),
        el("details", el("summary", house.say("lesson", "in_this")), met(house, run.lesson, texts)),
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
        el(
            "p",
            icon("i-hand", 18),
            house.say("lesson", "task"),
            " ",
            el("b", said.task),
            class_="task",
        )
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


def ways(house: Translation, run: Run, following: Lesson | None) -> list[Markup]:
    """Back, the place in the lesson, and on."""
    dots = [el("i", "") for _ in run.lesson.steps]
    parts = [
        button(house.say("lesson", "back"), data_lesson_way="back"),
        el("span", dots, class_="dots", aria_hidden="true", data_from=reading(run).start),
        button(house.say("lesson", "next"), data_lesson_way="next", class_="go"),
        button(house.say("lesson", "show"), data_lesson_way="show"),
    ]
    return [*parts, on(house, run.lesson, following)] if run.done else parts


def on(house: Translation, of: Lesson, following: Lesson | None) -> Markup:
    """After the last page: the next lesson, a game, or either of them."""
    ready = about(of.game).ready
    play_first = following is None or of.name == ready
    kinds = (None, "go") if play_first else ("go", None)
    further = following and post(
        f"/learn/{of.game}/{following.name}",
        house.say("lesson", "next_lesson", title=following.title),
        kinds[0],
    )
    play = first_game(house, of.game, kinds[1]) if of.name >= ready else None
    return el("div", further, play, class_="on")


def first_game(house: Translation, game: str, kind: str | None = "go") -> Markup:
    return post(f"/play/{game}?how=first", house.say("lesson", "play_now"), kind)


def post(where: str, label: Markup | str, kind: str | None = None, **more: Any) -> Markup:
    """A button that opens a table."""
    return el("form", el("button", label, class_=kind, **more), method="post", action=where)


def chapters(house: Translation, room: Room) -> Markup | None:
    """In the column of a wide window: every lesson, and what this one is about."""
    run = run_of(room.row.origin, room.table, house.language)
    if run is None:
        return None
    game, texts = run.lesson.game, room.table.game.texts(house.language)
    of = lessons(game, house.language)
    at = [one.name for one in of].index(run.lesson.name) + 1
    where = house.say("lesson", "where", n=at, of=len(of), title=run.lesson.title)
    listed = [chapter(house, n, one, n == at) for n, one in enumerate(of, 1)]
    return el(
        "section",
        el("h2", house.say("lesson", "page", game=texts.say("title", "game"))),
        el("p", where, class_="where"),
        el("ol", listed, tabindex=0, aria_label=house.say("lesson", "list")),
        el("h3", house.say("lesson", "in_this")),
        met(house, run.lesson, texts),
        id="chapters",
        class_="panel",
    )


def chapter(house: Translation, at: int, one: Lesson, now: bool) -> Markup:
    """A lesson among all of them; a click leads there."""
    minutes = el("small", house.say("lesson", "minutes", n=round(one.effort)))
    label = join(el("i", at), el("span", one.title), minutes)
    return el(
        "li",
        post(f"/learn/{one.game}/{one.name}", label),
        data_lesson_key=one.key,
        class_="now" if now else None,
    )


def met(house: Translation, of: Lesson, texts: Texts) -> Markup:
    """The icons that a lesson is about, the rule, and the way out."""
    icons = [
        el("li", icon(name, 20), el("span", texts.say("legend", name, "name"))) for name in of.icons
    ]
    rule = button(house.say("lesson", "rule", rule=of.rule), data_rule=of.rule)
    leave = el("a", house.say("lesson", "list"), href=f"/learn/{of.game}", class_="button")
    return join(el("ul", icons, class_="icons"), el("p", rule, leave, class_="ways"))


def overview(house: Translation, game: str, texts: Texts) -> str:
    """The page of a game's lessons; which are done the browser remembers."""
    title = house.say("lesson", "page", game=texts.say("title", "game"))
    told, rows = about(game, texts.language), []
    for at, one in enumerate(lessons(game, house.language), 1):
        rows.append(listed(house, at, one))
        if one.name == told.ready:
            rows.append(enough(house, game))
    hints = [
        el("p", told.motto),
        el("p", told.aim),
        el("p", house.say("lesson", "hint")),
        el("p", house.say("lesson", "first")),
    ]
    body = el("ol", rows, class_="lessons")
    return plain_page(house, title, el("h1", title), *hints, body, el("p", told.best))


def school(house: Translation) -> str:
    """Every game that can be learnt, each with the way to its next lesson."""
    title = house.say("lesson", "all")
    hints = [el("p", house.say("lesson", key)) for key in ("hint", "first")]
    rows = [
        el("li", pupil_of(house, game), data_lesson_key=last_lesson(game.name))
        for game in playable()
    ]
    return plain_page(
        house, title, el("h1", title), *hints, el("ul", rows, class_="school"), here=LEARN
    )


def pupil_of(house: Translation, game: Game) -> list[Markup | None]:
    """A game in the list: its piece, what it is about, the next lesson and all of them."""
    name = game.texts(house.language).say("title", "game")
    every = el("a", house.say("lesson", "list"), href=f"/learn/{game.name}")
    return [
        figure(game.name),
        el("h2", name),
        el("p", about(game.name, house.language).motto),
        el("div", learn(house, game), every, class_="bar"),
    ]


def listed(house: Translation, at: int, one: Lesson) -> Markup:
    """A lesson in the list."""
    start = house.say("lesson", "start")
    return el(
        "li",
        el("span", at, class_="number", aria_hidden="true"),
        el("span", one.title, class_="name"),
        el("small", house.say("lesson", "minutes", n=round(one.effort))),
        el("small", house.say("lesson", "done"), class_="tick", hidden="hidden"),
        post(f"/learn/{one.game}/{one.name}", start, "go", aria_label=one.title),
        data_lesson_key=one.key,
    )


def enough(house: Translation, game: str) -> Markup:
    """Between the lessons: so much is enough for a first game."""
    said = el("span", house.say("lesson", "enough"), class_="name")
    return el("li", said, first_game(house, game), class_="enough")
