"""A game's own page for those who do not know it, and its icons on one page."""

from __future__ import annotations

from hightable.draw.markup import Markup, el, join
from hightable.games import view as view_of
from hightable.kernel import Game
from hightable.kernel.provenance import figures
from hightable.lessons.about import about
from hightable.server.page.document import plain_page
from hightable.server.page.lesson import bold
from hightable.server.page.lobby import alone, art, facts, figure, learn, play
from hightable.server.page.marks import icon
from hightable.server.page.rules import contents, legend
from hightable.texts import Translation

SHOWN_ICONS = 14


def game_page(house: Translation, game: Game) -> str:
    """Aim, a turn in pictures, points, icons, contents of the rules, and what is reconstructed."""
    texts = game.texts(house.language)
    name = texts.say("title", "game")
    drawn = el("svg", view_of(game.name).symbols(texts), width=0, height=0, class_="sr")
    return plain_page(
        house,
        name,
        drawn,
        hero(house, game, name),
        el("h2", house.say("about", "turn"), class_="part"),
        el("ol", turn(house, game), class_="turn-in-pictures"),
        el("h2", house.say("about", "glance"), class_="part"),
        el("div", icons(house, game), points(house, game), rules(house, game), class_="glance"),
    )


def hero(house: Translation, game: Game, name: str) -> Markup:
    """The game over its own picture: what it is, its aim, and the ways into it."""
    told = about(game.name, house.language)
    seats = el("a", house.say("about", "choose"), href=f"/new/{game.name}", class_="button")
    friends = el("a", house.say("lobby", "friends"), href=f"/new/{game.name}", class_="button")
    solo = alone(house, game, "") if 1 in game.seats else None
    return el(
        "section",
        el("img", src=art(house, game.name), alt="", class_="ground"),
        figure(game.name),
        el("h1", name),
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
    """Each part of a turn beside the region of the table where it happens."""
    shown = []
    for at, (name, said) in enumerate(about(game.name, house.language).turn, 1):
        picture = el("img", src=art(house, game.name, name), alt="", loading="lazy")
        number = el("span", at, class_="number", aria_hidden="true")
        shown.append(el("li", picture, number, el("p", bold(said))))
    return shown


def icons(house: Translation, game: Game) -> Markup:
    """The icons one meets first."""
    entries = view_of(game.name).legend(game.texts(house.language))[:SHOWN_ICONS]
    listed = [el("li", icon(one.icon, 22), el("span", one.value)) for one in entries]
    where = ("all_icons", f"/game/{game.name}/aid")
    return block(house, "icons", where, el("ul", listed, class_="first-icons"))


def points(house: Translation, game: Game) -> Markup:
    """How points come: when, and for what."""
    rows = [line.partition(": ") for line in about(game.name, house.language).scoring]
    told = [join(el("dt", when), el("dd", what)) for when, _, what in rows]
    where = ("rules_of_points", f"/rules/{game.name}")
    return block(house, "points", where, el("dl", told, class_="points"))


def rules(house: Translation, game: Game) -> Markup:
    """The chapters of the rules, and the fair notice."""
    listed = contents(house, game.name, f"/rules/{game.name}")
    fair = el("p", el("b", house.say("about", "notice")), " ", notice(house, game.name))
    where = ("read_all", f"/rules/{game.name}")
    return block(house, "contents", where, listed, el("div", fair, class_="fair"))


def notice(house: Translation, game: str) -> str:
    """How much of the box is reconstructed."""
    records = list(figures(game))
    ours = [record for record in records if record.source == "reconstructed"]
    return house.say("about", "figures", n=len(ours), of=len(records), game=game)


def aid(house: Translation, game: Game) -> str:
    """Every icon with its name and where one gets it, to be printed."""
    texts = game.texts(house.language)
    title = f"{texts.say('title', 'game')}: {house.say('about', 'aid')}"
    drawn = el("svg", view_of(game.name).symbols(texts), width=0, height=0, class_="sr")
    back = el("a", texts.say("title", "game"), href=f"/game/{game.name}")
    listed = el("div", legend(house, game.name), class_="panel aid")
    head = el("h2", house.say("about", "aid"), class_="sr")
    return plain_page(house, title, drawn, el("h1", title), el("p", back), head, listed)
