"""Where one wants to be told that it is one's turn: a letter, a web hook, or nothing."""

from __future__ import annotations

from hightable.draw.markup import Markup, el
from hightable.server.page.document import plain_page
from hightable.server.store.notices import KINDS, Wish
from hightable.texts import Translation


def notices_page(house: Translation, wished: Wish | None, letters: bool, told: str = "") -> str:
    """The form; without a mail server no letters are offered."""
    title = house.say("notice", "title")
    form = el(
        "form",
        mail(house, wished) if letters else el("p", house.say("notice", "no_letters")),
        hook(house, wished),
        el("div", el("button", house.say("notice", "save"), class_="go"), class_="bar"),
        method="post",
        action="/notices",
        class_="panel",
    )
    said = el("p", told, role="status") if told else None
    back = el("p", el("a", house.say("mine", "title"), href="/mine", class_="button"))
    hint = el("p", house.say("notice", "hint"), class_="hint")
    return plain_page(house, title, el("h1", title), said, hint, form, back)


def mail(house: Translation, wished: Wish | None) -> Markup:
    now = wished.mail if wished else ""
    field = el("input", name_="mail", id="mail", type="email", maxlength=254, value=now)
    waits = bool(wished and wished.mail and wished.token)
    note = el("span", house.say("notice", "waits"), class_="hint") if waits else None
    return el("p", el("label", house.say("notice", "mail"), for_="mail"), " ", field, note)


def hook(house: Translation, wished: Wish | None) -> Markup:
    now = wished.hook if wished else ""
    field = el("input", name_="hook", id="hook", type="url", maxlength=400, value=now)
    kinds = [
        el(
            "option",
            house.say("notice", kind),
            value=kind,
            selected="selected" if wished and wished.kind == kind else None,
        )
        for kind in KINDS
    ]
    pick = el("select", kinds, name_="kind", aria_label=house.say("notice", "kind"))
    return el("p", el("label", house.say("notice", "hook"), for_="hook"), " ", field, " ", pick)


def confirm_page(house: Translation, path: str) -> str:
    """Whoever reads the letter says yes; a program that only follows links does not."""
    title = house.say("notice", "title")
    button = el("button", house.say("notice", "confirm"), class_="go")
    form = el("form", button, method="post", action=path, class_="panel")
    return plain_page(house, title, el("h1", title), form)
