"""The lobby: tables that go on, a tile for each game, and the ways to play with others or alone."""

from __future__ import annotations

from hightable.draw.markup import Markup, el
from hightable.games import game as find_game
from hightable.games import names
from hightable.games import view as view_of
from hightable.kernel import Game, NotFound
from hightable.lessons.about import about
from hightable.lessons.lesson import names as lesson_names
from hightable.server.page import running, strokes
from hightable.server.page.art import art, figure
from hightable.server.page.document import GAMES, plain_page
from hightable.server.page.marks import lines_of
from hightable.server.page.menu import tongues
from hightable.server.store.rooms import Rooms
from hightable.server.store.seats import held, seats
from hightable.server.store.tables import StoredTable, held_by
from hightable.server.store.taught import is_lesson
from hightable.texts import Translation

FEW = 3
HEAVIEST = 5


def playable() -> list[Game]:
    """The games one can sit down to: those that are drawn, the lightest first."""
    return sorted(map(find_game, filter(drawn, names())), key=lambda game: about(game.name).weight)


def drawn(name: str) -> bool:
    try:
        view_of(name)
    except (ImportError, AttributeError):
        return False
    return True


def check_game(name: str) -> Game:
    """A game one can sit down to."""
    if name not in names(all=True) or not drawn(name):
        raise NotFound("server.no_game")
    return find_game(name)


def lobby(house: Translation, rooms: Rooms, holder: str, club: Markup | None = None) -> str:
    """What goes on before what can be begun; all else is out of the way."""
    rows = held_by(rooms.store, holder) if holder else []
    going = goes_on(house, rooms, rows, holder)
    played = [row.game for row in rows if row.game in names()]
    gold = "" if going else [*played, playable()[0].name][0]
    return plain_page(
        house,
        house.say("lobby", "title"),
        el("h1", house.say("lobby", "title"), class_="sr"),
        going,
        heading(house, "motto", house.say("lobby", "at_once")),
        el(
            "section",
            [tile(house, game, "go" if game.name == gold else "play") for game in playable()],
            class_="tiles",
            aria_label=house.say("lobby", "games"),
        ),
        el("div", solo(house), friends(house), class_="low"),
        club,
        here=GAMES,
        foot=foot(house),
    )


def heading(house: Translation, key: str, said: str, *more: Markup) -> Markup:
    """What a part of the page is, and a word about it."""
    return el("div", el("h2", house.say("lobby", key)), el("p", said), *more, class_="part")


def goes_on(
    house: Translation, rooms: Rooms, rows: list[StoredTable], holder: str
) -> Markup | None:
    """The tables that go on, those that wait for this browser first, then the latest; only so
    many of them."""
    going = [
        (row, [stored.seat for stored in seats(rooms.store, row.id)])
        for row in rows
        if not row.over and not is_lesson(row.origin)
    ]
    if not going:
        return None
    going.sort(key=lambda one: one[0].turn not in held(one[1], holder))
    waiting = sum(row.turn in held(sitting, holder) for row, sitting in going)
    cards = [running.card(house, rooms, row, sitting, holder) for row, sitting in going[:FEW]]
    said = house.say("lobby", "waiting", n=waiting) if waiting else ""
    every = el("a", house.say("lobby", "all"), href="/mine")
    return el(
        "section",
        heading(house, "yours", said, every),
        el("ul", cards, class_="tables go-on"),
        class_="goes-on",
    )


def tile(house: Translation, game: Game, kind: str = "play") -> Markup:
    """A game: its picture, what it is about, and the ways into it."""
    name = game.texts(house.language).say("title", "game")
    told = about(game.name, house.language)
    return el(
        "article",
        el("img", src=art(house, game.name, told.tile), alt="", loading="lazy"),
        figure(game.name),
        el("h2", el("a", name, href=f"/game/{game.name}"), class_="tile-name"),
        el("p", told.motto),
        facts(house, game),
        el("div", play(house, game, kind), learn(house, game), class_="bar"),
        el("nav", ways(house, game), aria_label=name),
        class_="tile",
        data_lesson_key=last_lesson(game.name),
    )


def last_lesson(name: str) -> str:
    """Who has finished it has learnt the game."""
    return f"{name}/{lesson_names(name)[-1]}"


def facts(house: Translation, game: Game) -> Markup:
    """How many play, for how long, and how heavy it is."""
    told = about(game.name, house.language)
    full = [el("i", "", class_="full" if at < told.weight else None) for at in range(HEAVIEST)]
    players = house.say("lobby", "players", least=min(game.seats), most=max(game.seats))
    heavy = house.say("lobby", "very_heavy" if told.weight == HEAVIEST else "heavy")
    return el(
        "p",
        el("span", lines_of(strokes.PEOPLE, 16), players),
        el("span", lines_of(strokes.CLOCK, 16), house.say("lobby", "minutes", n=told.minutes)),
        el("span", el("span", full, class_="weighs", aria_hidden="true"), heavy),
        class_="tile-note",
    )


def play(house: Translation, game: Game, kind: str = "go") -> Markup:
    """A game against bots, dealt at once."""
    label = el("button", lines_of(strokes.PLAY, 15), house.say("lobby", "play"), class_=kind)
    return el("form", label, method="post", action=f"/play/{game.name}")


def learn(house: Translation, game: Game) -> Markup:
    """The next lesson, at once."""
    said = house.say("lobby", "learn")
    label = el("button", lines_of(strokes.BULB, 16), said, class_="button")
    return el("form", label, method="post", action=f"/learn/{game.name}")


def alone(house: Translation, game: Game, kind: str) -> Markup:
    """A game of one, or against the game's own opponent, dealt at once."""
    label = el("button", house.say("lobby", "solo"), class_=kind or None)
    return el("form", label, method="post", action=f"/play/{game.name}?how=solo")


def solo(house: Translation) -> Markup:
    """Each game for one person: its own way to be played alone, or against bots."""
    label = house.say("lobby", "solo")
    shown = [one_alone(house, game) for game in playable()]
    return el("section", el("h2", label), el("ul", shown), class_="slab by-oneself")


def one_alone(house: Translation, game: Game) -> Markup:
    name = game.texts(house.language).say("title", "game")
    how = "?how=solo" if 1 in game.seats else ""
    button = el("button", lines_of(strokes.PLAY, 13), name, class_="in-words")
    form = el("form", button, method="post", action=f"/play/{game.name}{how}")
    return el("li", form, el("p", about(game.name, house.language).alone))


def friends(house: Translation) -> Markup:
    """The way to a table with other people."""
    links = [
        el("a", game.texts(house.language).say("title", "game"), href=f"/new/{game.name}")
        for game in playable()
    ]
    label = house.say("lobby", "friends")
    return el(
        "section",
        el("h2", lines_of(strokes.PEOPLE, 19), label),
        el("p", house.say("lobby", "invite")),
        el("nav", links, aria_label=label, class_="ways"),
        class_="slab with-friends",
    )


def ways(house: Translation, game: Game) -> list[Markup]:
    """Alone, with friends, and what there is to read."""
    links = [("friends", "new"), ("rules", "rules"), ("about", "game")]
    return [
        *([alone(house, game, "in-words")] if 1 in game.seats else []),
        *[el("a", house.say("lobby", key), href=f"/{at}/{game.name}") for key, at in links],
    ]


def foot(house: Translation) -> Markup:
    """What is seldom needed: records, games that are over, settings, keys, figures, languages."""
    ways = [("finished", "/mine#over"), ("settings", "/settings"), ("keys", "/settings#keys")]
    ways.append(("figures", "/figures"))
    links = [el("a", house.say("lobby", key), href=there) for key, there in ways]
    return el("footer", bring(house), links, tongues(house, "/"), class_="plain-foot")


def bring(house: Translation) -> Markup:
    text = el("textarea", "", name_="record", rows=4, id="record", required="required")
    form = el(
        "form",
        el("p", house.say("lobby", "bring_hint"), class_="hint"),
        el("label", house.say("lobby", "bring_text"), for_="record"),
        text,
        el("button", house.say("lobby", "bring_button"), type="submit"),
        method="post",
        action="/import",
        class_="slab",
    )
    return el("details", el("summary", house.say("lobby", "bring")), form, class_="bring")
