"""The coach beside the boards: its choice, the plan of the turn, the reasons, the next best."""

from __future__ import annotations

from functools import cache

from hightable.bots.explain import Advice, Reason
from hightable.draw.markup import Markup, el, join
from hightable.games import view as view_of
from hightable.kernel import Table
from hightable.server.page.chips import Changes, row
from hightable.server.page.marks import button, icon, picture
from hightable.server.page.summary import between
from hightable.server.page.viewpoint import Viewpoint, sentence
from hightable.server.store.hints import may_hint
from hightable.server.store.rooms import Room

WIDE, MIDDLE = 100, 50
MOST = 3
DEALS = (0, 1)
MINUS = "\N{MINUS SIGN}"


def ask(room: Room, look: Viewpoint) -> Markup | None:
    """The button, where there is something to be advised."""
    choice = len(room.table.state.offered()) > 1
    if not choice or not may_hint(room):
        return None
    tip = look.say("hint", "tip")
    said = join(icon("i-bulb", 15), look.say("hint", "ask"))
    return button(said, data_hint="1", class_="mini", id="b-hint", data_tip=tip)


def panel(room: Room, look: Viewpoint, advice: list[Advice]) -> Markup:
    """In the place of the question until it is closed; one piece of advice at a time."""
    close = button(look.say("hint", "close"), data_unhint="1")
    if not advice:
        none = el("p", look.say("hint", "none"), class_="hint-none")
        return el("section", none, el("div", close, class_="bar"), id="hint")
    shown = [piece(room, look, one, at) for at, one in enumerate(advice)]
    another = button(look.say("hint", "another"), data_another="1") if len(advice) > 1 else None
    play = button(
        join(look.say("hint", "play"), " ", el("kbd", look.say("keys", "enter", "key"))),
        data_move=advice[0].word,
        data_sure="1",
        class_="go",
        id="b-advice",
    )
    return el(
        "section",
        shown,
        el("div", others(room, look, advice), class_="runners-up"),
        el("div", el("div", another, close, class_="bar"), play, class_="foot"),
        id="hint",
        aria_labelledby="hint-title",
    )


def piece(room: Room, look: Viewpoint, one: Advice, at: int) -> Markup:
    """What the coach would do, how the turn would go on, and why."""
    title = look.say("hint", "best" if not at else "next_best", what=option(room, look, one.word))
    return el(
        "article",
        el(
            "header",
            doctor(),
            el("h2", title, id=None if at else "hint-title", tabindex=-1),
            el("p", look.say("hint", "about", points=signed(one.value)), class_="hint-worth"),
        ),
        el("div", plan(room, look, one), why(room, look, one), tabindex=0),
        data_advice=one.word,
        hidden="hidden" if at else None,
    )


@cache
def doctor() -> Markup:
    """The coach in person."""
    parts = [
        el("circle", cx=22, cy=22, r=21, class_="ground"),
        el("path", d="M7 41a15 13 0 0 1 30 0z", class_="gown"),
        el("path", d="M11 25c-1-13 23-13 22 0l-3 8h-16z", class_="hair"),
        el("path", d="M15 21h14v6a7 8 0 0 1-14 0z", class_="face"),
        el("path", d="M5 13l17-7 17 7-17 7zM12 17v4c6 4 14 4 20 0v-4", class_="cap"),
    ]
    return el("svg", parts, viewBox="0 0 44 44", class_="doctor", aria_hidden="true")


def option(room: Room, look: Viewpoint, word: str) -> str:
    game = room.table.game
    return sentence(game.option(game.vocabulary.numbers[word], look.language))


def plan(room: Room, look: Viewpoint, best: Advice) -> Markup | None:
    """How the turn would go on, as far as that does not depend on what is hidden, and what each
    step changes."""
    words = best.plan or [best.word]
    view = view_of(room.table.game.name)
    steps = [
        el(
            "li",
            picture(view.sign(word)),
            el("span", option(room, look, word)),
            row(room.table.teller(look.language), made, look.seat, MOST),
        )
        for word, made in zip(words, changes(room.table, words, look.seat), strict=True)
    ]
    return el("ol", steps, class_="plan")


def changes(table: Table, words: list[str], seat: int) -> list[Changes]:
    """What each of some words changes, said one after the other: what two deals agree on."""
    one, other = (on_a_deal(table, words, seat, deal) for deal in DEALS)
    return [
        ([change for change in mine[0] if change in its[0]], [t for t in mine[1] if t in its[1]])
        for mine, its in zip(one, other, strict=True)
    ]


def on_a_deal(table: Table, words: list[str], seat: int, deal: int) -> list[Changes]:
    """The same on a table dealt anew; where a word cannot be said there, nothing is known."""
    state, found = table.guess(seat, deal).state, []
    for word in words:
        number, before = table.game.vocabulary.numbers[word], state.copy()
        if number in state.offered():
            state.choose(number)
        found.append(between(table, before, state, seat))
    return found


def why(room: Room, look: Viewpoint, best: Advice) -> Markup:
    """Every reason with its points; they add up to the value."""
    return join(el("h3", look.say("hint", "why")), reasons(room, look, best))


def reasons(room: Room, look: Viewpoint, one: Advice) -> Markup:
    main = one.main()
    most = max([abs(reason.points) for reason in main], default=1.0)
    rows = [reason_row(room, look, reason, most) for reason in main]
    total = el(
        "tr",
        el("th", look.say("hint", "total"), scope="row"),
        el("td", ""),
        el("td", signed(one.value)),
        class_="total",
    )
    return el("table", el("tbody", rows, total), class_="reasons")


def reason_row(room: Room, look: Viewpoint, reason: Reason, most: float) -> Markup:
    said = room.table.game.texts(look.language).say("sign", reason.sign)
    mark = el("b", look.say("hint", "decisive"), class_="chip ends") if reason.decisive else None
    return el(
        "tr",
        el("th", said, " " if mark else None, mark, scope="row"),
        el("td", bar(reason.points / most)),
        el(
            "td",
            el("span", signed(reason.points)),
            class_="gain" if reason.points >= 0 else "pay",
        ),
    )


def bar(part: float) -> Markup:
    """So much for it to the right, against it to the left."""
    width = abs(part) * MIDDLE
    drawn = el(
        "rect",
        x=MIDDLE if part >= 0 else MIDDLE - width,
        y=1,
        width=width,
        height=8,
        class_="for" if part >= 0 else "against",
    )
    line = el("path", d=f"M{MIDDLE} 0v10")
    box = f"0 0 {WIDE} 10"
    return el("svg", drawn, line, viewBox=box, class_="weight", aria_hidden="true")


def others(room: Room, look: Viewpoint, advice: list[Advice]) -> Markup | None:
    """The next best, and in what they differ most."""
    if len(advice) < 2:
        return None
    rows = [
        el(
            "li",
            button(
                join(
                    el("i", at, class_="rank"),
                    el("span", option(room, look, one.word), apart(room, look, one, advice[0])),
                    el("b", signed(one.value)),
                ),
                data_move=one.word,
                data_sure="1",
            ),
        )
        for at, one in enumerate(advice[1:], 2)
    ]
    head = el("h3", look.say("hint", "others"))
    return join(head, el("ul", rows, class_="runners"))


def apart(room: Room, look: Viewpoint, one: Advice, best: Advice) -> Markup | None:
    texts = room.table.game.texts(look.language)
    said = [
        look.say("hint", "apart", sign=texts.say("sign", part.sign), points=signed(part.points))
        for part in one.differs(best)
    ]
    return el("small", look.house.listed(said)) if said else None


def signed(points: float) -> str:
    """With its sign, and one figure after the point."""
    return f"+{points:.1f}" if points >= 0 else f"{MINUS}{-points:.1f}"
