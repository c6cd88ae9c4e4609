"""Forms: a new table, and sitting down by a link."""

from __future__ import annotations

from hightable.draw.markup import Markup, el
from hightable.draw.pieces import avatar
from hightable.kernel import Game, Variant
from hightable.lessons.about import is_told
from hightable.server.live.bots import levels
from hightable.server.page import menu
from hightable.server.page.document import plain_page
from hightable.server.store.clocks import CLOCKS
from hightable.server.store.seats import BOT, FRIEND, HERE, NAME_LENGTH
from hightable.texts import Translation

USUAL_LEVEL = 1


def new_table(house: Translation, game: Game, has_door: bool = False) -> str:
    """The form of a new table; the number of players shows or hides seats by the style sheet."""
    title = house.say("new", "title", game=game.texts(house.language).say("title", "game"))
    form = el(
        "form",
        el("input", type="hidden", name_="game", value=game.name),
        el(
            "fieldset",
            el("legend", house.say("new", "seats")),
            how_many(house, game),
            seats(house, game),
            solo_note(house, game),
        ),
        variants(house, game),
        el(
            "fieldset",
            el("legend", house.say("new", "table")),
            confirm(house),
            takeback(house),
            pace(house),
            clock(house),
            listed(house) if has_door else None,
            seed(house),
        ),
        el(
            "div", el("button", house.say("new", "start"), type="submit", class_="go"), class_="bar"
        ),
        method="post",
        action="/tables",
        class_="new",
    )
    ways = [("learn", "learn"), ("rules", "rules"), ("about", "game")]
    ways = ways if is_told(game.name) else [("rules", "rules")]
    links = [el("a", house.say("lobby", key), href=f"/{at}/{game.name}") for key, at in ways]
    return plain_page(house, title, el("h1", title), el("p", links, class_="ways"), form)


def how_many(house: Translation, game: Game) -> Markup:
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
    label = el("legend", house.say("new", "how_many"))
    return el("fieldset", label, picks, class_="count")


def seats(house: Translation, game: Game) -> Markup:
    rows = [seat_row(house, at) for at in range(max(game.seats))]
    return el("ol", rows, class_="seat-rows")


def seat_row(house: Translation, at: int) -> Markup:
    kinds = [
        el("option", house.say("new", "here"), value=HERE),
        el("option", house.say("new", "friend"), value=FRIEND),
    ]
    usual = levels()[min(USUAL_LEVEL, len(levels()) - 1)] if at else ""
    kinds += [
        el(
            "option",
            house.say("new", "bot", level=house.get("level", level) or level),
            value=f"{BOT} {level}",
            selected="selected" if level == usual else None,
        )
        for level in levels()
    ]
    name = house.say("new", "name", n=at + 1)
    return el(
        "li",
        avatar(at, 22),
        el("input", name_=f"name{at}", maxlength=NAME_LENGTH, aria_label=name, placeholder=name),
        el("select", kinds, name_=f"kind{at}", aria_label=house.say("new", "kind", n=at + 1)),
        class_=f"seat-row s{at + 1}",
    )


def solo_note(house: Translation, game: Game) -> Markup | None:
    who = game.texts(house.language).get("text", "automa")
    return (
        el("p", house.say("new", "automa", who=who), class_="hint")
        if who and 1 in game.seats
        else None
    )


def variants(house: Translation, game: Game) -> Markup | None:
    if not game.variants:
        return None
    legend = el("legend", house.say("new", "options"))
    many = " ".join(f"for{n}" for n in game.seats if any(n in v.seats for v in game.variants))
    shown = [variant(house, game, one) for one in game.variants]
    return el("fieldset", legend, shown, class_=f"variants {many}")


def variant(house: Translation, game: Game, one: Variant) -> Markup:
    """An option of the game in one sentence, with its values."""
    texts = game.texts(house.language)
    values = [
        el("option", texts.say("variant", f"{one.name} {value}"), value=value)
        for value in one.values
    ]
    pick = el("select", values, name_=f"option {one.name}", id=f"option-{one.name}")
    label = el("label", texts.say("variant", one.name), for_=f"option-{one.name}")
    many = " ".join(f"for{n}" for n in one.seats)
    return el("p", label, " ", pick, class_=f"variant {many}")


def confirm(house: Translation) -> Markup:
    """Turns end when their player says so, unless that is not wanted."""
    kept = {"type": "checkbox", "name_": "confirm", "value": "yes", "checked": "checked"}
    label = el("label", el("input", **kept), " ", house.say("new", "confirm"))
    return el("p", label, el("span", house.say("new", "confirm_hint"), class_="hint"))


def takeback(house: Translation) -> Markup:
    box = el("input", type="checkbox", name_="takeback", value="yes", id="takeback")
    return el(
        "p",
        el("label", box, " ", house.say("new", "takeback")),
        el("span", house.say("new", "takeback_hint"), class_="hint"),
    )


def pace(house: Translation) -> Markup:
    return el("p", el("label", house.say("new", "pace"), " ", menu.pace_choice(house, 800)))


def listed(house: Translation) -> Markup:
    """Where there is a door, whoever is behind it may be let join."""
    box = el("input", type="checkbox", name_="listed", value="yes")
    return el("p", el("label", box, " ", house.say("club", "listed")))


def clock(house: Translation) -> Markup:
    """How long a move may take, and who plays on then."""
    times = [el("option", house.say("clock", key), value=key) for key in CLOCKS]
    bots = [
        el("option", house.get("level_name", level) or level, value=level) for level in levels()
    ]
    return el(
        "p",
        el("label", house.say("clock", "title"), " ", el("select", times, name_="clock")),
        " ",
        el("label", house.say("clock", "then"), " ", el("select", bots, name_="takeover")),
        el("span", house.say("clock", "hint"), class_="hint"),
    )


def seed(house: Translation) -> Markup:
    field = el("input", name_="seed", inputmode="numeric", pattern="[0-9]{1,39}", id="seed")
    label = el("label", house.say("new", "seed"), for_="seed")
    return el("p", label, " ", field, el("span", house.say("new", "seed_hint"), class_="hint"))


def join_page(house: Translation, game: Game, action: str, name: str) -> str:
    called = game.texts(house.language).say("title", "game")
    title = house.say("invite", "join_title", game=called)
    field = el(
        "input", name_="name", id="name", maxlength=NAME_LENGTH, value=name, required="required"
    )
    form = el(
        "form",
        el("label", house.say("invite", "your_name"), for_="name"),
        field,
        el("button", house.say("invite", "sit"), type="submit", class_="go"),
        method="post",
        action=action,
        class_="panel",
    )
    return plain_page(
        house, title, el("h1", title), el("p", house.say("invite", "join_hint")), form
    )
