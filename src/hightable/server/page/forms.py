"""Forms: a new table, links to send, and sitting down by a link."""

from __future__ import annotations

from hightable.draw.markup import Markup, el
from hightable.draw.pieces import avatar
from hightable.kernel import Game, Variant
from hightable.server.live.bots import levels
from hightable.server.page import menu
from hightable.server.page.document import plain_page
from hightable.server.store.seats import BOT, FRIEND, HERE, NAME_LENGTH
from hightable.server.texts import say

USUAL_LEVEL = 1


def new_table(game: Game) -> str:
    """The form of a new table; the number of players shows or hides seats by the style sheet."""
    title = say("new", "title", game=game.texts().say("title", "game"))
    form = el(
        "form",
        el("input", type="hidden", name_="game", value=game.name),
        el(
            "fieldset",
            el("legend", say("new", "seats")),
            how_many(game),
            seats(game),
            solo_note(game),
        ),
        variants(game),
        el("fieldset", el("legend", say("new", "table")), takeback(), pace(), seed()),
        el("div", el("button", say("new", "start"), type="submit", class_="go"), class_="bar"),
        method="post",
        action="/tables",
        class_="new",
    )
    return plain_page(title, el("h1", title), form)


def how_many(game: Game) -> Markup:
    usual = 2 if 2 in game.seats else game.seats[0]
    picks = [
        el(
            "label",
            el(
                "input",
                type="radio",
                name_="seats",
                value=n,
                checked="checked" if n == usual else None,
                id=f"n{n}",
            ),
            el("span", n),
        )
        for n in game.seats
    ]
    label = el("legend", say("new", "how_many"))
    return el("fieldset", label, picks, class_="count")


def seats(game: Game) -> Markup:
    rows = [seat_row(at) for at in range(max(game.seats))]
    return el("ol", rows, class_="seat-rows")


def seat_row(at: int) -> Markup:
    kinds = [
        el("option", say("new", "here"), value=HERE),
        el("option", say("new", "friend"), value=FRIEND),
    ]
    usual = levels()[min(USUAL_LEVEL, len(levels()) - 1)] if at else ""
    kinds += [
        el(
            "option",
            say("new", "bot", level=say("level", level)),
            value=f"{BOT} {level}",
            selected="selected" if level == usual else None,
        )
        for level in levels()
    ]
    name = say("new", "name", n=at + 1)
    return el(
        "li",
        avatar(at, 22),
        el("input", name_=f"name{at}", maxlength=NAME_LENGTH, aria_label=name, placeholder=name),
        el("select", kinds, name_=f"kind{at}", aria_label=say("new", "kind", n=at + 1)),
        class_=f"seat-row s{at + 1}",
    )


def solo_note(game: Game) -> Markup | None:
    who = game.texts().get("text", "automa")
    return (
        el("p", say("new", "automa", who=who), class_="hint") if who and 1 in game.seats else None
    )


def variants(game: Game) -> Markup | None:
    if not game.variants:
        return None
    legend = el("legend", say("new", "options"))
    return el("fieldset", legend, [variant(game, one) for one in game.variants])


def variant(game: Game, one: Variant) -> Markup:
    """An option of the game in one sentence, with its values."""
    texts = game.texts()
    values = [
        el("option", texts.get("variant", f"{one.name} {value}") or value, value=value)
        for value in one.values
    ]
    pick = el("select", values, name_=f"option {one.name}", id=f"option-{one.name}")
    label = el("label", texts.say("variant", one.name), for_=f"option-{one.name}")
    many = " ".join(f"for{n}" for n in one.seats)
    return el("p", label, " ", pick, class_=f"variant {many}")


def takeback() -> Markup:
    box = el("input", type="checkbox", name_="takeback", value="yes", id="takeback")
    return el(
        "p",
        el("label", box, " ", say("new", "takeback")),
        el("span", say("new", "takeback_hint"), class_="hint"),
    )


def pace() -> Markup:
    return el("p", el("label", say("new", "pace"), " ", menu.pace_choice(800)))


def seed() -> Markup:
    field = el("input", name_="seed", inputmode="numeric", pattern="[0-9]{1,39}", id="seed")
    label = el("label", say("new", "seed"), for_="seed")
    return el("p", label, " ", field, el("span", say("new", "seed_hint"), class_="hint"))


def links(title: str, hint: str, rows: list[tuple[str, str]], table: str) -> str:
    """Links to send, shown once."""
    shown = [
        el("li", el("label", say("invite", "link", who=who), " ", link_field(link)))
        for who, link in rows
    ]
    go = el("a", say("invite", "go"), href=table, class_="button go")
    return plain_page(
        title, el("h1", title), el("p", hint), el("ul", shown, class_="links"), el("p", go)
    )


def link_field(link: str) -> Markup:
    return el("input", value=link, readonly="readonly", class_="link", data_copy="1")


def join_page(game: str, action: str, name: str) -> str:
    title = say("invite", "join_title", game=game)
    field = el(
        "input", name_="name", id="name", maxlength=NAME_LENGTH, value=name, required="required"
    )
    form = el(
        "form",
        el("label", say("invite", "your_name"), for_="name"),
        field,
        el("button", say("invite", "sit"), type="submit", class_="go"),
        method="post",
        action=action,
        class_="panel",
    )
    return plain_page(title, el("h1", title), el("p", say("invite", "join_hint")), form)
