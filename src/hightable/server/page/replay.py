"""The replay screen: the same table and patches as in play, with a scrubber in place of moves."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from hightable.draw import Choice, Scene
from hightable.draw.charts import Mark, curve
from hightable.draw.markup import Markup, el, join
from hightable.draw.pieces import avatar
from hightable.draw.tokens import colour
from hightable.games import view as view_of
from hightable.kernel import Game
from hightable.kernel.projection import to_come
from hightable.server.live import reviews
from hightable.server.live.reviews import Review, costliest, lost_at
from hightable.server.page import panels
from hightable.server.page.drawings import Drawings
from hightable.server.page.hint import signed
from hightable.server.page.history import HISTORIES, History, rounds
from hightable.server.page.log import Telling, log, tell, with_sittings
from hightable.server.page.marks import button
from hightable.server.page.screen import Frame, sheets
from hightable.server.page.standing import standing
from hightable.server.page.viewpoint import Viewpoint, sentence
from hightable.server.store.rooms import Room
from hightable.server.store.seats import WATCHER
from hightable.server.store.secrecy import is_open
from hightable.texts import Translation

SPEEDS = (1, 2, 4, 8)
STEPS = {
    "first": "M6 5h3v14H6zM19 5v14l-9-7z",
    "turn_back": "M20 5v14l-8-7zM12 5v14l-8-7z",
    "back": "M17 5v14L7 12z",
    "play": "M7 4l13 8-13 8z",
    "forward": "M7 5v14l10-7z",
    "turn_on": "M4 5v14l8-7zM12 5v14l8-7z",
    "last": "M15 5h3v14h-3zM5 5v14l9-7z",
}


def frame(room: Room, look: Viewpoint, position: int, review: Review | None = None) -> Frame:
    """The table as it was after so many moves."""
    history = HISTORIES.history(room)
    position = max(0, min(position, history.last))
    house, view = look.house, view_of(history.game.name)
    shown = history.scene(position, look, room.table.everybody(look.language))
    lost = lost_at(review, look.seat, position) if review and is_open(room) else None
    if lost:
        light(shown, history.game, look, lost)
    incomes = to_come(history.game, history.at(position))
    rows = panels.projected(house, view.players(shown), incomes)
    lines = history.read(look, position, shown.names)
    teller, drawings = room.table.teller(look.language), Drawings()
    barriers = {line.move for line in lines if line.barrier}
    parts, groups, grounds = sheets(house, room, view.regions, shown)
    statuses = panels.statuses(look, room.seats, {})
    seated = panels.Told(statuses, {}, visited=panels.visited(look))
    parts |= {
        "top": panels.head(house, view.head(shown), panels.turn(house, shown)),
        "players": panels.players(house, rows, shown.turn, seated, drawings),
        "actions": side(room, history, look, position, review),
        "review": judged(history, look, review),
        "log": log(
            house,
            Telling(room.id, teller, 0, barriers, drawings, look.seat, look.say("since", "watch")),
            with_sittings(house, tell(teller, lines), room.sittings, position),
        ),
        "banner": panels.banner(rows, look),
        "score-table": standing(house, look.seat, *rows),
    }
    title = look.say("replay", "page", game=shown.say("title", "game"))
    said = ". ".join(line.text for line in lines[-2:] if line.move == position)
    show = view.tabs[0].region if view.tabs and position == 0 else ""
    show = view.show(shown) if lost else show
    by = history.movers[position - 1] if position else WATCHER
    return Frame(position, by, parts, said, show, "", title, False, shown, groups, grounds)


def side(
    room: Room, history: History, look: Viewpoint, position: int, review: Review | None = None
) -> Markup:
    """Where we are, whose eyes, and what can be done from here."""
    parts: list[Any] = [el("h2", look.say("replay", "title"))]
    parts += [el("p", look.say("replay", "at", n=position, all=history.last), class_="prompt")]
    parts += [el("p", look.say("table", "gap", n=room.missing)) if room.missing else None]
    parts += [what(history, look, position, room.table.everybody(look.language))]
    parts += [eyes(room, look, position)]
    if is_open(room):
        parts.append(better(history.game, look, review, position))
        parts.append(lead(room, history, look, position))
        parts.append(looking_back(room, history, look, review) if room.table.over else None)
        parts.append(try_out(look.house, room, position))
        save = el("a", look.say("replay", "save"), href=f"/t/{room.id}/record", class_="button")
        parts.append(el("div", save, class_="bar"))
    else:
        parts.append(el("p", look.say("replay", "secret"), class_="hint"))
    back = el("a", look.say("replay", "live"), href=f"/t/{room.id}", class_="button")
    parts.append(el("div", back, class_="bar"))
    return el(
        "section", parts, id="actions", class_="panel", aria_label=look.say("replay", "title")
    )


def light(shown: Scene, game: Game, look: Viewpoint, lost: dict[str, Any]) -> None:
    """The better move, as it would have been lit on the boards."""
    word = str(lost["best"])
    said = sentence(game.option(game.vocabulary.numbers[word], look.language))
    shown.choices = {word: Choice(word, said)}


def better(game: Game, look: Viewpoint, review: Review | None, position: int) -> Markup | None:
    """What would have been better at this position, in words."""
    lost = lost_at(review, look.seat, position) if review else None
    if lost is None:
        return None
    best = game.option(game.vocabulary.numbers[str(lost["best"])], look.language)
    said = look.say("replay", "better", better=best, loss=f"{lost['loss']:.1f}")
    return el("p", said, class_="better")


def lead(room: Room, history: History, look: Viewpoint, position: int) -> Markup:
    """Whose game it was, move by move."""
    most = max(1.0, *[abs(points) for points in history.leads])
    title = look.say("replay", "lead", who=room.table.name(0, look.language))
    marks = [Mark(at, label) for at, label in rounds(history, look.language)]
    drawn = curve(history.leads, title, (-most, most), position, marks)
    return el("figure", el("figcaption", title), drawn, class_="lead")


def looking_back(room: Room, history: History, look: Viewpoint, review: Review | None) -> Markup:
    """The decisions that cost a player most, in words; each leads to its position."""
    if review is None:
        return el("p", look.say("replay", "weighing"), class_="hint")
    seat = max(look.seat, 0)
    head = el("h3", look.say("replay", "costliest", who=room.table.everybody(look.language)[seat]))
    rows = [el("li", costly(room, history, look, step)) for step in costliest(review, seat)]
    none = el("p", look.say("replay", "no_loss"), class_="hint")
    return el("div", head, el("ol", rows) if rows else none, class_="costliest")


def costly(room: Room, history: History, look: Viewpoint, step: dict[str, Any]) -> Markup:
    game, numbers = history.game, history.game.vocabulary.numbers
    did, better = (game.option(numbers[step[key]], look.language) for key in ("word", "best"))
    loss = f"{step['loss']:.1f}"
    at = int(step["move"])
    said = look.say("replay", "cost", n=at + 1, did=did, loss=loss, better=better)
    link = el("a", said, href=f"/t/{room.id}/replay?at={at}")
    return join(link, because(history, look, step.get("reasons", [])))


def because(history: History, look: Viewpoint, reasons: list[list[Any]]) -> Markup | None:
    """What the better word would have brought, in the judge's signs."""
    texts = history.game.texts(look.language)
    told = [
        look.say("hint", "apart", sign=texts.say("sign", sign), points=signed(points))
        for sign, points in reasons
    ]
    return el("small", look.house.listed(told), class_="because") if told else None


def judged(history: History, look: Viewpoint, review: Review | None) -> Markup:
    """On the bar: what the game was worth to a player, move by move, and where it was lost."""
    seat, whole = max(look.seat, 0), max(history.last, 1)
    if review is None:
        return el("svg", "", id="review", aria_hidden="true")
    values = reviews.course(review, seat, history.last)
    most = max(1.0, *[abs(value) for value in values])
    dots = [(1000 * at / whole, 50 - 46 * value / most) for at, value in enumerate(values)]
    line = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in dots)
    marks = [
        el("path", d=f"M{1000 * step['move'] / whole:.1f} 0v100", class_="costly")
        for step in costliest(review, seat)
    ]
    return el(
        "svg",
        el("path", d="M0 50H1000", class_="even"),
        el("path", d=line, class_="worth"),
        marks,
        viewBox="0 0 1000 100",
        preserveAspectRatio="none",
        id="review",
        role="img",
        aria_label=look.say("replay", "judged"),
    )


def what(history: History, look: Viewpoint, position: int, names: list[str]) -> Markup | None:
    """The move that led here, to those who may know it."""
    said = history.chosen(look, position, names)
    if not said:
        return None
    return el("p", avatar(history.movers[position - 1], 16), " ", said, class_="hint")


def eyes(room: Room, look: Viewpoint, position: int) -> Markup | None:
    """Choose whose eyes to use, where there is a choice."""
    allowed = range(-1, len(room.seats)) if is_open(room) else [-1, *look.held]
    if len(allowed) < 2:
        return None
    people = room.table.everybody(look.language)
    shown = [
        el(
            "option",
            people[seat] if seat >= 0 else look.say("replay", "watcher"),
            value=seat,
            selected="selected" if seat == look.seat else None,
        )
        for seat in allowed
    ]
    pick = el("select", shown, name_="as")
    at = el("input", type="hidden", name_="at", value=position)
    label = el("label", look.say("replay", "as"), " ", pick)
    button = el("button", look.say("replay", "show"), type="submit")
    return el("form", label, at, button, method="get", class_="pace", action=f"/t/{room.id}/replay")


def try_out(house: Translation, room: Room, position: int) -> Markup:
    at = el("input", type="hidden", name_="at", value=position)
    button = el("button", house.say("replay", "whatif"), type="submit", class_="go")
    return el("form", at, button, method="post", action=f"/t/{room.id}/whatif", class_="bar")


def scrubber(house: Translation, history: History, position: int, drawn: Markup) -> Markup:
    """First, back, play, on, last, speed, and a slider with a tick for every turn."""
    steps = [step_button(house, what, d) for what, d in STEPS.items()]
    speed = [el("option", house.say("replay", "times", n=n), value=n) for n in SPEEDS]
    pick = el("select", speed, id="speed", aria_label=house.say("replay", "speed"))
    slider = el(
        "input",
        type="range",
        id="slider",
        min=0,
        max=history.last,
        value=position,
        step=1,
        aria_label=house.say("replay", "position"),
    )
    track = el("div", drawn, ticks(history), slider, class_="track")
    bar = [steps, round_choice(house, history), pick, track]
    return el("nav", bar, id="scrub", aria_label=house.say("replay", "title"))


def round_choice(house: Translation, history: History) -> Markup | None:
    """Straight to a round, where there are several."""
    found = rounds(history, house.language)
    if len(found) < 2:
        return None
    first = el("option", house.say("replay", "to_round"), value="", selected="selected")
    shown = [el("option", label, value=at) for at, label in found]
    return el("select", first, shown, id="rounds", aria_label=house.say("replay", "rounds"))


def step_button(house: Translation, what: str, d: str) -> Markup:
    drawn = el(
        "svg",
        el("path", d=d, fill="currentColor"),
        el("path", d="M6 4h4v16H6zM14 4h4v16h-4z", fill="currentColor", class_="pause"),
        width=18,
        height=18,
        viewBox="0 0 24 24",
        aria_hidden="true",
    )
    pressed = "false" if what == "play" else None
    return button(drawn, data_step=what, aria_label=house.say("replay", what), aria_pressed=pressed)


def ticks(history: History) -> Markup:
    """A mark in the player's colour where a turn begins."""
    whole = max(history.last, 1)
    starts = [*history.turns(), history.last]
    marks = [
        el(
            "rect",
            x=1000 * at / whole,
            width=max(1000 * (after - at) / whole - 1, 1.0),
            height=6,
            class_=f"c-{colour(history.movers[at]).name}",
        )
        for at, after in pairwise(starts)
    ]
    return el(
        "svg",
        marks or "",
        viewBox="0 0 1000 6",
        preserveAspectRatio="none",
        class_="ticks",
        aria_hidden="true",
        data_turns=" ".join(str(at) for at in starts),
    )
