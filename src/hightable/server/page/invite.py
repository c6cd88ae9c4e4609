"""Links to send: copied, shared, or read off the screen by a camera."""

from __future__ import annotations

import segno

from hightable.draw.markup import Markup, el
from hightable.server.page.document import plain_page
from hightable.server.page.marks import button
from hightable.texts import Translation

QUIET_ZONE = 4


def links(
    house: Translation, kind: str, rows: list[tuple[str, str]], table: str, warning: str = ""
) -> str:
    """Links to send, shown once; of which `kind`, the texts know. Where they lead nowhere for
    others, a `warning` says so."""
    title, hint = house.say(kind, "title"), house.say(kind, "hint")
    shown = [el("li", link_row(house, who, link)) for who, link in rows]
    go = el("a", house.say("invite", "go"), href=table, class_="button go")
    warned = [house.say("invite", warning)] if warning else []
    return plain_page(
        house,
        title,
        el("h1", title),
        el("p", hint),
        [el("p", said, class_="warning", role="note") for said in warned],
        el("ul", shown, class_="links"),
        el("p", go),
    )


def link_row(house: Translation, who: str, link: str) -> list[Markup]:
    """A link with the ways to hand it on."""
    field = el("input", value=link, readonly="readonly", class_="link", data_copy="1")
    done = house.say("invite", "copied")
    ways = [
        button(house.say("invite", "copy"), data_clip=link, data_done=done),
        button(house.say("invite", "share"), data_share=link, hidden="hidden"),
    ]
    return [
        code(link, house.say("invite", "code", who=who)),
        el("label", house.say("invite", "link", who=who), " ", field),
        el("div", ways, class_="bar"),
    ]


def code(link: str, label: str) -> Markup:
    """A link as a square of dots."""
    rows = segno.make(link, error="m", micro=False).matrix
    dots = [f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, dot in enumerate(row) if dot]
    side = len(rows) + 2 * QUIET_ZONE
    return el(
        "svg",
        el("path", d="".join(dots)),
        viewBox=f"{-QUIET_ZONE} {-QUIET_ZONE} {side} {side}",
        class_="code",
        role="img",
        aria_label=label,
    )
