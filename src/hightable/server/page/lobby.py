"""The lobby: a tile for each game, running tables with one's own turn first, finished games."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime
from functools import cache

from hightable.draw.markup import Markup, el
from hightable.draw.pieces import avatar
from hightable.draw.view import GAP
from hightable.games import game as find_game
from hightable.games import names
from hightable.games import view as view_of
from hightable.kernel import Game, NotFound
from hightable.lessons.about import about
from hightable.lessons.lesson import names as lesson_names
from hightable.server.page.document import plain_page
from hightable.server.page.menu import languages
from hightable.server.page.style import version
from hightable.server.store.database import Store
from hightable.server.store.seats import Seat, held, seats
from hightable.server.store.tables import StoredTable, held_by
from hightable.server.store.taught import is_lesson
from hightable.texts import Translation

FEW = 3
ART, WHOLE = 62, 100
FRAME = 10
HEAVIEST = 5
SYMBOL = '<symbol id="{}" viewBox="([^"]*)">(.*?)</symbol>'


def playable() -> list[Game]:
    """The games one can sit down to: those that are drawn."""
    return [find_game(name) for name in names() if drawn(name)]


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


def lobby(house: Translation, store: Store, holder: str, club: Markup | None = None) -> str:
    rows = [row for row in held_by(store, holder) if not is_lesson(row.origin)] if holder else []
    entries = [(row, [stored.seat for stored in seats(store, row.id)]) for row in rows]
    running = [entry for entry in entries if not entry[0].over]
    running.sort(key=lambda entry: entry[0].turn not in held(entry[1], holder))
    over = [entry for entry in entries if entry[0].over]
    games = enumerate(playable())
    return plain_page(
        house,
        house.say("lobby", "title"),
        el("h1", house.say("lobby", "title"), class_="sr"),
        listing(house, "yours", [line(house, row, seats, holder) for row, seats in running], True),
        el(
            "p",
            el("span", house.say("lobby", "motto"), class_="motto"),
            el("span", house.say("lobby", "at_once")),
            class_="part",
        ),
        el(
            "section",
            [tile(house, game, "play" if running or at else "go") for at, game in games],
            class_="tiles",
            aria_label=house.say("lobby", "games"),
        ),
        listing(house, "finished", [line(house, row, seats, holder) for row, seats in over]),
        club,
        friends(house),
        el("div", bring(house), languages(house, "/"), class_="out-of-the-way"),
    )


def tile(house: Translation, game: Game, kind: str = "play") -> Markup:
    """A game: its picture, what it is about, and the ways into it."""
    name = game.texts(house.language).say("title", "game")
    told = about(game.name, house.language)
    return el(
        "article",
        el("img", src=art(house, game.name), alt="", loading="lazy"),
        figure(game.name),
        el("h2", el("a", name, href=f"/game/{game.name}"), class_="tile-name"),
        el("p", told.motto),
        facts(house, game),
        el("div", play(house, game, kind), learn(house, game), class_="bar"),
        el("nav", ways(house, game), aria_label=name),
        class_="tile",
        data_lesson_key=f"{game.name}/{''.join(lesson_names(game.name)[-1:])}",
    )


@cache
def figure(name: str) -> Markup | None:
    """The piece a game is known by, large."""
    view = view_of(name)
    drawn = re.search(SYMBOL.format(view.figure), view.symbols(find_game(name).texts()), re.S)
    if not view.figure or drawn is None:
        return None
    return el("svg", Markup(drawn[2]), viewBox=drawn[1], class_="figure", aria_hidden="true")


def art(house: Translation, name: str, region: str = "") -> str:
    """A part of the game's picture, as wide as high and half as much again: of a region, or the
    best of its first one."""
    view = view_of(name)
    shown = view.region(region) if region else view.regions[0]
    x, y = view.places()[shown.name]
    width = shown.width * (WHOLE if region else ART) // 100
    if not region:
        x, y = x + FRAME, y + FRAME
    width, height = min(width, shown.height * 3 // 2), min(shown.height, width * 2 // 3)
    part = f"viewBox({x + GAP},{y + GAP},{width},{height});preserveAspectRatio(xMinYMin%20slice)"
    return f"/picture/{name}.svg?in={house.language}&{version()}#svgView({part})"


def facts(house: Translation, game: Game) -> Markup:
    """How many play, for how long, and how heavy it is."""
    told = about(game.name, house.language)
    full = el("span", "◆" * told.weight + "◇" * (HEAVIEST - told.weight), aria_hidden="true")
    said = [
        house.say("lobby", "players", least=min(game.seats), most=max(game.seats)),
        house.say("lobby", "minutes", n=told.minutes),
        house.say("lobby", "weight", n=told.weight, of=HEAVIEST),
    ]
    spans = [el("span", text) for text in said]
    return el("p", *spans[:2], full, el("span", said[2], class_="sr"), class_="tile-note")


def play(house: Translation, game: Game, kind: str = "go") -> Markup:
    label = el("button", house.say("lobby", "play"), class_=kind)
    return el("form", label, method="post", action=f"/play/{game.name}")


def learn(house: Translation, game: Game) -> Markup:
    """The next lesson, at once."""
    label = el("button", house.say("lobby", "learn"), class_="button")
    return el("form", label, method="post", action=f"/learn/{game.name}")


def alone(house: Translation, game: Game, kind: str) -> Markup:
    """A game of one, or against the game's own opponent, dealt at once."""
    label = el("button", house.say("lobby", "solo"), class_=kind or None)
    return el("form", label, method="post", action=f"/play/{game.name}?how=solo")


def friends(house: Translation) -> Markup:
    """The way to a table with other people, and how each game is played alone."""
    named = [(game, game.texts(house.language).say("title", "game")) for game in playable()]
    links = [el("a", name, href=f"/new/{game.name}") for game, name in named]
    lines = [
        el("li", el("b", name), " ", about(game.name, house.language).alone) for game, name in named
    ]
    label = house.say("lobby", "friends")
    return el(
        "section",
        el("div", el("h2", label), el("p", house.say("lobby", "invite"))),
        el("nav", links, aria_label=label, class_="ways"),
        el("ul", lines),
        class_="slab with-friends",
    )


def ways(house: Translation, game: Game) -> list[Markup]:
    """Alone, with friends, and what there is to read."""
    links = [("friends", "new"), ("rules", "rules"), ("about", "game")]
    return [
        *([alone(house, game, "in-words")] if 1 in game.seats else []),
        *[el("a", house.say("lobby", key), href=f"/{at}/{game.name}") for key, at in links],
    ]


def listing(
    house: Translation, title: str, lines: list[Markup], first: bool = False
) -> Markup | None:
    """Tables that go on, or that are over: the first three of them at once."""
    if not lines:
        return None
    rest = el("details", el("summary", house.say("lobby", "all")), el("ul", lines, class_="tables"))
    shown = [el("ul", lines[:FEW], class_="tables go-on"), rest if len(lines) > FEW else None]
    heading = el("h2", house.say("lobby", title))
    if not first:
        return el("section", heading, rest, class_="panel")
    return el("section", heading, shown, class_="goes-on")


def line(house: Translation, row: StoredTable, seats: list[Seat], holder: str) -> Markup:
    """A table in the lobby: game, people, and how it stands."""
    mine = row.turn in held(seats, holder)
    people = [el("span", avatar(s.seat, 16), " ", s.name, class_="person") for s in seats]
    title = find_game(row.game).texts(house.language).say("title", "game")
    day = datetime.fromtimestamp(row.changed, UTC).date().isoformat()
    return el(
        "li",
        el(
            "a",
            el("img", src=art(house, row.game), alt="", loading="lazy"),
            el("b", title),
            el("time", day, datetime=day),
            el("span", people, class_="people"),
            el("span", state(house, row, seats, mine), class_="state" + (" mine" if mine else "")),
            href=f"/t/{row.id}",
        ),
    )


def state(house: Translation, row: StoredTable, seats: list[Seat], mine: bool) -> str:
    if row.over:
        result = json.loads(row.result)
        automa = find_game(row.game).texts(house.language).get("text", "automa")
        known = [*[seat.name for seat in seats], automa or ""]
        who = house.listed([known[seat] for seat in result["winners"]], "standard")
        key = "wins" if len(result["winners"]) == 1 else "shared"
        return house.say("lobby", key, who=who, points=result["scores"][result["winners"][0]])
    if mine:
        return house.say("lobby", "your_turn")
    return house.say("lobby", "waits", who=seats[row.turn].name)


def bring(house: Translation) -> Markup:
    text = el("textarea", "", name_="record", rows=4, id="record", required="required")
    return el(
        "details",
        el("summary", house.say("lobby", "bring")),
        el("p", house.say("lobby", "bring_hint"), class_="hint"),
        el(
            "form",
            el("label", house.say("lobby", "bring_text"), for_="record"),
            text,
            el("button", house.say("lobby", "bring_button"), type="submit"),
            method="post",
            action="/import",
        ),
        class_="slab bring",
    )
