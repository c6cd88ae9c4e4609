"""A game's own page for those who do not know it, and its icons on one page."""

from __future__ import annotations

from itertools import groupby

from hightable.draw.markup import Markup, el, join
from hightable.games import view as view_of
from hightable.kernel import Game
from hightable.kernel.provenance import figures
from hightable.lessons.about import about
from hightable.server.page import strokes
from hightable.server.page.art import art, figure
from hightable.server.page.document import plain_page
from hightable.server.page.lesson import bold
from hightable.server.page.lobby import alone, facts, learn, play, playable
from hightable.server.page.marks import icon, lines_of
from hightable.server.page.rules import contents, legend
from hightable.texts import Translation

SHOWN_ICONS = 12


def game_page(house: Translation, game: Game) -> str:
    """Aim, a turn in pictures, points, icons, contents of the rules, and what is reconstructed."""
    texts = game.texts(house.language)
    name = texts.say("title", "game")
    drawn = el("svg", view_of(game.name).symbols(texts), width=0, height=0, class_="sr")
    course = el("p", about(game.name, house.language).course)
    return plain_page(
        house,
        name,
        drawn,
        hero(house, game, name),
        el("div", el("h2", house.say("about", "turn")), course, class_="part"),
        el("ol", turn(house, game), class_="turn-in-pictures"),
        el("h2", house.say("about", "glance"), class_="part"),
        el("div", icons(house, game), points(house, game), rules(house, game), class_="glance"),
    )


def hero(house: Translation, game: Game, name: str) -> Markup:
    """The game over its own picture: what it is, its aim, and the ways into it."""
    told = about(game.name, house.language)
    there = {"href": f"/new/{game.name}", "class_": "button"}
    people, wheel = lines_of(strokes.PEOPLE, 16), lines_of(strokes.WHEEL, 16)
    friends = el("a", people, house.say("lobby", "friends"), **there)
    seats = el("a", wheel, house.say("about", "choose"), **there)
    solo = alone(house, game, "") if 1 in game.seats else None
    return el(
        "section",
        el("img", src=art(house, game.name, told.hero), alt="", class_="ground"),
        figure(game.name),
        el("h1", name),
        el("p", house.say("about", "makers", who=house.listed(told.makers)), class_="makers"),
        facts(house, game),
        el("p", told.aim, class_="aim"),
        el("p", told.best, class_="best"),
        el("div", play(house, game), learn(house, game), solo, friends, seats, class_="bar"),
        class_="hero",
    )


def block(house: Translation, key: str, more: tuple[str, str], *content: Markup) -> Markup:
    """A part of the page with a way to all of it."""
    label, where = more
    link = el("a", house.say("about", label), href=where)
    head = el("div", el("h3", house.say("about", key)), link, class_="block-head")
    return el("section", head, *content, class_="slab block")


def turn(house: Translation, game: Game) -> list[Markup]:
    """Each part of a turn beside the part of the table where it happens."""
    shown = []
    for at, (cut, said) in enumerate(about(game.name, house.language).turn, 1):
        picture = el("img", src=art(house, game.name, cut), alt="", loading="lazy")
        number = el("span", at, class_="number", aria_hidden="true")
        shown.append(el("li", picture, number, el("p", bold(said))))
    return shown


def icons(house: Translation, game: Game) -> Markup:
    """What one can do on a turn, and the icons one meets first."""
    told = about(game.name, house.language).actions
    done = [el("li", icon(one.icon, 34), el("span", el("b", one.title), one.say)) for one in told]
    known = {one.icon for one in told}
    entries = view_of(game.name).legend(game.texts(house.language))
    others = [one for one in entries if one.icon not in known][:SHOWN_ICONS]
    listed = [el("li", icon(one.icon, 22), el("span", one.value)) for one in others]
    where = ("all_icons", f"/game/{game.name}/aid")
    parts = [el("ul", done, class_="actions"), el("ul", listed, class_="first-icons")]
    return block(house, "icons", where, *parts)


def points(house: Translation, game: Game) -> Markup:
    """How points come: when, for what, and how many."""
    told = groupby(about(game.name, house.language).scoring, key=lambda one: one.when)
    rows = [
        join(
            el("tr", el("th", when, colspan=2, scope="rowgroup")),
            *[el("tr", el("td", one.what), el("td", one.points)) for one in some],
        )
        for when, some in told
    ]
    where = ("rules_of_points", f"/rules/{game.name}")
    body = [el("tbody", row) for row in rows]
    return block(house, "points", where, el("table", body, class_="scoring"))


def rules(house: Translation, game: Game) -> Markup:
    """The chapters of the rules, and the fair notice."""
    listed = contents(house, game.name, f"/rules/{game.name}")
    fair = el("p", el("b", house.say("about", "notice")), " ", notice(house, game.name))
    where = ("read_all", f"/rules/{game.name}")
    return el(
        "div",
        block(house, "contents", where, listed),
        el("div", fair, class_="fair"),
        class_="read",
    )


def notice(house: Translation, game: str) -> str:
    """How much of the box is reconstructed."""
    records = list(figures(game))
    ours = [record for record in records if record.source == "reconstructed"]
    return house.say("about", "figures", n=len(ours), of=len(records), game=game)


def figures_page(house: Translation) -> str:
    """The fair notice of every game."""
    title = house.say("lobby", "figures")
    told = [
        el(
            "section",
            el("h2", el("a", game.texts(house.language).say("title", "game"), href=there)),
            el("p", notice(house, game.name)),
            class_="slab",
        )
        for game in playable()
        for there in [f"/game/{game.name}"]
    ]
    return plain_page(house, title, el("h1", title), *told)


def aid(house: Translation, game: Game) -> str:
    """Every icon with its name and where one gets it, to be printed."""
    texts = game.texts(house.language)
    title = f"{texts.say('title', 'game')}: {house.say('about', 'aid')}"
    drawn = el("svg", view_of(game.name).symbols(texts), width=0, height=0, class_="sr")
    back = el("a", texts.say("title", "game"), href=f"/game/{game.name}")
    listed = el("div", legend(house, game.name), class_="panel aid")
    head = el("h2", house.say("about", "aid"), class_="sr")
    return plain_page(house, title, drawn, el("h1", title), el("p", back), head, listed)
