"""Where a window has room beside the table: the others, each with the heart of their boards."""

from __future__ import annotations

import re

from hightable.draw import PlayerRow, Scene, View
from hightable.draw.markup import Markup, el, join
from hightable.draw.tokens import colour
from hightable.server.page.marks import avatar, button
from hightable.server.page.panels import Told, counted
from hightable.server.page.viewpoint import Viewpoint

IDS = re.compile(r' id="[^"]*"')


def places(seats: int) -> Markup:
    """Room for everybody, until it is known who looks."""
    return el("div", [nobody(seat) for seat in range(seats)], id="rivals")


def nobody(seat: int) -> Markup:
    return button("", id=f"rival-{seat}", hidden="hidden")


def beside(
    view: View, shown: Scene, look: Viewpoint, rows: list[PlayerRow], told: Told
) -> dict[str, str]:
    """A card for each of the others; a click brings their boards to the table."""
    return {
        f"rival-{row.seat}": nobody(row.seat)
        if row.seat == look.seat
        else card(view, shown, look, row, told)
        for row in rows
    }


def card(view: View, shown: Scene, look: Viewpoint, row: PlayerRow, told: Told) -> Markup:
    more = look.say("table", "more", n=row.score + row.more) if row.more else None
    said = [row.name, look.say("count", "point", n=row.score)]
    points = el("span", row.score, el("small", more) if more else None, class_="vp")
    who = el("span", el("b", row.name), told.seated.get(row.seat), class_="who")
    return button(
        join(
            avatar(row.seat, 28, class_="av"),
            who,
            points,
            heart(view, shown, row.seat),
            el("span", [counted(*count) for count in row.counts], class_="res"),
            told.since.get(row.seat),
        ),
        id=f"rival-{row.seat}",
        class_=f"rival pl c-{colour(row.seat).name}" + (" now" if row.seat == shown.turn else ""),
        data_board=row.seat,
        aria_label=look.house.listed(said),
    )


def heart(view: View, shown: Scene, seat: int) -> Markup | None:
    """The part of a player's boards that tells most, without what a click could do there."""
    if view.heart is None:
        return None
    name, box = view.heart
    region = view.region(name)
    theirs = Scene(shown.seen, shown.names, shown.texts, [], shown.turn).showing(seat)
    drawn = join(region.ground(theirs), *region.play(theirs).values())
    return el("svg", Markup(IDS.sub("", drawn)), class_="heart", viewBox=box, aria_hidden="true")
