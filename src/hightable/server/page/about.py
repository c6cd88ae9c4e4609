"""A game's own page for those who do not know it, and its icons on one page."""

from __future__ import annotations

from hightable.draw.markup import Markup, el
from hightable.games import view as view_of
from hightable.kernel import Game
from hightable.kernel.provenance import figures
from hightable.lessons.about import about
from hightable.server.page.document import plain_page
from hightable.server.page.lesson import bold
from hightable.server.page.lobby import art, facts, learn, play, ways
from hightable.server.page.rules import contents, legend
from hightable.texts import Translation


def game_page(house: Translation, game: Game) -> str:
    """Aim, a turn in pictures, points, icons, contents of the rules, and what is reconstructed."""
    name = game.texts(house.language).say("title", "game")
    told = about(game.name, house.language)
    seats = el("a", house.say("about", "choose"), href=f"/new/{game.name}", class_="button")
    icons = el("a", house.say("about", "aid"), href=f"/game/{game.name}/aid", class_="button")
    return plain_page(
        house,
        name,
        el("h1", name),
        facts(house, game),
        el("p", told.aim, class_="aim"),
        el("p", told.best),
        el("div", play(house, game), learn(house, game), seats, icons, class_="bar"),
        el("nav", ways(house, game), aria_label=name, class_="ways"),
        block(house, "turn", el("ol", turn(house, game), class_="turn-in-pictures")),
        block(house, "points", el("ul", [el("li", line) for line in told.scoring])),
        block(house, "contents", contents(house, game.name, f"/rules/{game.name}")),
        block(house, "notice", el("p", notice(house, game.name))),
    )


def block(house: Translation, key: str, content: Markup) -> Markup:
    return el("section", el("h2", house.say("about", key)), content, class_="panel")


def turn(house: Translation, game: Game) -> list[Markup]:
    """Each part of a turn beside the region of the table where it happens."""
    shown = []
    for name, said in about(game.name, house.language).turn:
        picture = el("img", src=art(house, game.name, name), alt="", loading="lazy")
        shown.append(el("li", picture, el("p", bold(said))))
    return shown


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
