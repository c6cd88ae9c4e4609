"""How everybody stands if it ended now: a card each, best first, and the points by source."""

from __future__ import annotations

from hightable.draw import PlayerRow
from hightable.draw.charts import stripe, swatch
from hightable.draw.markup import Markup, el, kept
from hightable.draw.tokens import colour
from hightable.server.page.marks import avatar, button, named
from hightable.server.page.panels import counted
from hightable.texts import Translation


def standing(house: Translation, you: int, *people: PlayerRow) -> Markup:
    """Cards, then the same figures as a table."""
    ranked = sorted(people, key=whole, reverse=True)
    most = max([1, *[sum([max(0, points) for _, points in row.sheet]) for row in ranked]])
    cards = [card(house, row, most, row.seat == you) for row in ranked]
    listed = el("ol", cards, class_="standing")
    return el("div", switch(house), listed, scores(house, ranked), id="score-table")


@kept
def switch(house: Translation) -> Markup:
    """What is shown: the points by source as they are now, or in the course of the game."""
    ways = [way(house.say("round", key), key) for key in ("sources", "rounds")]
    said = house.say("round", "if_now")
    choice = el("div", ways, class_="seg", role="group", aria_label=said)
    return el("div", el("h3", said), choice, class_="standing-head")


def way(said: str, key: str) -> Markup:
    """One of two; the first is shown at first."""
    first = {"checked": "checked"} if key == "sources" else {}
    chosen = el("input", type="radio", name_="standing", value=key, class_="sr", **first)
    return el("label", chosen, el("span", said))


def whole(row: PlayerRow) -> int:
    """The points at the end if nobody did anything more."""
    return row.score + row.more


@kept
def card(house: Translation, row: PlayerRow, most: int, own: bool) -> Markup:
    """A player: now, then, from what; the goods, and the way to the boards."""
    you = el("span", house.say("table", "you"), class_="you") if own else None
    now = el("small", el("b", row.score), " ", house.say("table", "by_now"))
    boards = button(house.say("table", "boards"), data_board="own" if own else row.seat)
    said = house.say("table", "board_of", who=row.name)
    return el(
        "li",
        el("h3", avatar(row.seat, 26), el("span", row.name), you, now, el("strong", whole(row))),
        stripe(row, most, house.say("end", "by_source")),
        el("p", [counted(*count) for count in row.counts], class_="res"),
        el("p", boards, class_="ways-on", aria_label=said),
        class_=f"c-{colour(row.seat).name}",
    )


def scores(house: Translation, people: list[PlayerRow]) -> Markup:
    """What each player would score now, by source."""
    sources = list(dict.fromkeys([source for row in people for source, _ in row.sheet]))
    source = el("th", house.say("end", "source"), scope="col")
    header = el("tr", source, [named(row.seat, row.name) for row in people])
    sheets = [dict(row.sheet) for row in people]
    body = [
        line(name, at, tuple([sheet.get(name, 0) for sheet in sheets]))
        for at, name in enumerate(sources)
    ]
    total = el(
        "tr",
        el("th", house.say("end", "total"), scope="row"),
        [el("td", whole(row)) for row in people],
        class_="total",
    )
    return el("table", el("thead", header), el("tbody", body, total))


@kept
def line(source: str, at: int, points: tuple[int, ...]) -> Markup:
    cells = [el("td", n, class_=None if n else "none") for n in points]
    return el("tr", el("th", swatch(at), " ", source, scope="row"), cells)
