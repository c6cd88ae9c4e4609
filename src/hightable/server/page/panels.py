"""Around the boards, as markup: head, players, curtain, banner."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from hightable.draw import Head, PlayerRow, Scene
from hightable.draw.markup import Markup, el, join
from hightable.draw.tokens import colour
from hightable.server.page.drawings import Drawings
from hightable.server.page.marks import avatar, button, icon
from hightable.server.page.phone import ring
from hightable.server.page.viewpoint import Viewpoint
from hightable.server.store.rooms import Room
from hightable.server.store.seats import BOT, WATCHER, Seat
from hightable.server.texts import level_name
from hightable.texts import Translation

MINUTE = 60
IN_A_LINE, FEW = 7, 6
SHORT_ROUND = 3


def head(house: Translation, shown: Head, turn: Markup, tried: Markup | None = None) -> Markup:
    """The strip at the top: game, rounds, whose turn, and the way to rules and menu."""
    return el(
        "header",
        el("a", house.say("table", "lobby"), href="/", class_="home"),
        el("h1", shown.title),
        tried,
        rounds(house, shown) if shown.steps else None,
        phases(shown) if shown.phases else None,
        el("span", shown.note, class_="note") if shown.note else None,
        turn,
        button(house.say("chat", "title"), data_open="chat", class_="wide chat-open"),
        button(house.say("table", "scores"), data_open="scores", class_="wide"),
        button(house.say("table", "rules"), data_open="rules"),
        button(house.say("table", "menu"), data_open="menu"),
        id="top",
    )


def tried(house: Translation, origin: str) -> Markup | None:
    """A table that was played on from a replay says so, and leads back to it."""
    id, _, at = origin.partition(" ")
    if not at.isdigit():
        return None
    said, back = house.say("replay", "tried", n=at), house.say("replay", "tried_back")
    return el("a", said, href=f"/t/{id}/replay?at={at}", class_="tried", data_tip=back)


def rounds(house: Translation, shown: Head) -> Markup:
    """The rounds as a strip; a small screen shows the one there is, as a ring."""
    steps = [
        el(
            "i",
            step.label,
            class_=step.when + (" long" if len(step.label) > SHORT_ROUND else ""),
            aria_current="step" if step.when == "now" else None,
        )
        for step in shown.steps
    ]
    return el("div", ring(shown), steps, class_="rounds", data_banner=begun(house, shown))


def begun(house: Translation, shown: Head) -> str | None:
    """What is said across the boards when a round begins; a single step is a clock, no round."""
    if len(shown.steps) < 2:
        return None
    now = [step.label for step in shown.steps if step.when == "now"]
    return house.say("table", "round", n=now[0]) if now else None


def phases(shown: Head) -> Markup:
    """The phases of a round as a strip."""
    steps = [
        el("i", step.label, class_=step.when, aria_current="step" if step.when == "now" else None)
        for step in shown.phases
    ]
    return el("div", steps, class_="phases")


def pill(room: Room, scene: Scene, look: Viewpoint) -> Markup:
    """Where one is: asked, about to confirm, or waiting for a bot that thinks."""
    state = room.table.state
    if look.may_choose(room) and state.is_ending:
        said = el("span", look.say("table", "confirm_asked"))
        return el("div", avatar(scene.turn, 20), said, class_="turn mine")
    thinks = 0 <= room.turn < len(room.seats) and room.seats[room.turn].kind == BOT
    if thinks and not room.is_closed and not room.missing:
        said = el("span", look.say("table", "thinks", who=scene.names[scene.turn]))
        dots = el("span", [el("i", "")] * 3, class_="dots", aria_hidden="true")
        return el("div", avatar(scene.turn, 20), said, dots, class_="turn")
    return turn(look.house, scene, look.is_asked_alone(room))


def turn(house: Translation, scene: Scene, yours: bool = False) -> Markup:
    """Who is to play; `yours` if nobody else is meant."""
    if scene.turn < 0:
        return el("div", house.say("table", "game_over"), class_="turn")
    who = scene.names[scene.turn]
    unnamed = yours and who == house.say("new", "you_name")
    key = "your_turn_alone" if unnamed else "your_turn" if yours else "to_play"
    said = house.say("table", key, who=who)
    kind = "turn mine" if scene.turn == scene.seat else "turn"
    return el("div", avatar(scene.turn, 20), el("span", said), class_=kind)


class Told(NamedTuple):
    """What a row says besides its counts: who sits there, and what they did since; above the rows
    the `bar` that says so; and whose boards are shown instead of one's own."""

    seated: dict[int, Markup]
    since: dict[int, Markup]
    bar: Markup | None = None
    visited: int | None = None


def projected(house: Translation, rows: list[PlayerRow], incomes: list[int]) -> list[PlayerRow]:
    """Each player with the income of the rounds left among what is still to come."""
    found = []
    for row, income in zip(rows, incomes, strict=True):
        sheet = [*row.sheet, (house.say("table", "to_come"), income)]
        found.append(row._replace(more=row.more + income, sheet=sheet).frozen())
    return found


def players(
    house: Translation, rows: list[PlayerRow], turn: int, told: Told, drawings: Drawings
) -> Markup:
    """Everybody with score and goods, who sits there and what they did; a click shows their
    boards."""
    seated, since = told.seated.get, told.since.get
    shown = [
        drawings.once(player, house, row, row.seat == turn, seated(row.seat), since(row.seat))
        for row in rows
    ]
    label = house.say("table", "players")
    kinds = ["panel", "seated"] if any(map(is_own, told.seated.values())) else ["panel"]
    kinds += [] if told.visited is None else [f"of-{told.visited}"]
    return el("section", told.bar, shown, id="players", class_=" ".join(kinds), aria_label=label)


def player(
    house: Translation, row: PlayerRow, now: bool, seated: Markup | None, since: Markup | None
) -> Markup:
    more = house.say("table", "more", n=row.score + row.more) if row.more else None
    name = el("b", row.name)
    marks = [icon(mark.icon, 15) for mark in row.marks]
    many = house.listed(f"{c.value} {c.label}" for c in row.counts[FEW:])
    who = el("span", name, marks, seated, class_="who", data_tip=many if is_many(row) else None)
    tip = score_tip(house, row)
    label = [row.name, house.say("count", "point", n=row.score)]
    label += [f"{count.value} {count.label}" for count in row.counts]
    label += [house.say("table", "now")] if now else []
    return button(
        join(
            avatar(row.seat, 28, class_="av"),
            who,
            el("span", row.score, el("small", more) if more else None, class_="vp", data_tip=tip),
            el("span", [counted(*count) for count in row.counts], class_=lines(row)),
            since,
        ),
        id=f"pl-{row.seat}",
        class_=" ".join(["pl", f"c-{colour(row.seat).name}", *kinds(now, seated, since)]),
        data_board=row.seat,
        aria_label=house.listed(label),
    )


def kinds(now: bool, seated: Markup | None, since: Markup | None) -> list[str]:
    """What a row is and holds, as classes: a style that looks into each row for it is slow."""
    own = bool(seated and is_own(seated))
    held = {"now": now, "own": own, "other": not own, "told": since is not None}
    return [kind for kind, holds in held.items() if holds]


def is_own(seated: Markup) -> bool:
    return 'class="you' in seated


def lines(row: PlayerRow) -> str:
    """Many counts stand in two lines, one below the other."""
    return "res two" if is_many(row) else "res"


def is_many(row: PlayerRow) -> bool:
    return len(row.counts) > IN_A_LINE


@lru_cache(maxsize=4096)
def counted(name: str, value: str, label: str) -> Markup:
    kept = {"data_where": name, "data_name": label} if name else {}
    return el("span", icon(name) or el("i", label), value, data_tip=label, **kept)


def score_tip(house: Translation, row: PlayerRow) -> str:
    parts = house.listed(f"{source} {points}" for source, points in row.sheet if points)
    key = "score_tip" if parts else "no_score_tip"
    return house.say("table", key, who=row.name, points=row.score + row.more, parts=parts)


def statuses(look: Viewpoint, seats: list[Seat], away: dict[int, float]) -> dict[int, Markup]:
    """Who sits there, where there is something to say about it."""
    found = {seat.seat: status(look, seat, away.get(seat.seat)) for seat in seats}
    return {seat: said for seat, said in found.items() if said}


def status(look: Viewpoint, seat: Seat, away: float | None) -> Markup | None:
    """Oneself, a bot's level, an unused link, or for how long someone has been away."""
    if seat.seat == look.seat:
        said = look.say("table", "you")
        return el("span", said, class_="you sr" if seat.name.lower() == said else "you")
    if seat.kind == BOT:
        said = level_name(look.house, seat.level)
    elif not seat.holder:
        said = look.say("table", "seat_open")
    elif away is not None and away >= MINUTE:
        said = look.say("table", "away", n=int(away // MINUTE))
    else:
        return None
    return el("small", said, class_="status")


def curtain(room: Room, look: Viewpoint) -> Markup:
    """Between two people at one screen: nobody's cards are shown until the next one says so."""
    if look.curtain == WATCHER:
        return hidden("curtain")
    who = room.table.name(look.curtain, look.language)
    undo = room.can_undo(look.held)
    moves = room.table.moves
    last = room.table.name(moves[-1][0], look.language) if moves else ""
    parts = [
        avatar(look.curtain, 64),
        el("h2", look.say("curtain", "title", who=who), id="curtain-title"),
        el("p", look.say("curtain", "text", who=who)),
        button(
            look.say("curtain", "ready", who=who), data_ready=look.curtain, class_="go", id="ready"
        ),
        button(look.say("curtain", "undo", who=last), data_undo=undo) if undo is not None else None,
    ]
    card = el("div", parts, class_="curtain-card")
    return el(
        "div", card, id="curtain", role="dialog", aria_modal="true", aria_labelledby="curtain-title"
    )


@cache
def hidden(name: str) -> Markup:
    """A part of the page that is not needed now."""
    return el("div", "", id=name, hidden="hidden")


def banner(rows: list[PlayerRow], look: Viewpoint) -> Markup:
    """Says whose boards are shown if they are not one's own; a small screen has room for all they
    have, and for the way to the others."""
    whose = visited(look)
    if whose is None:
        return hidden("banner")
    row = rows[whose]
    back = button(look.say("table", "board_back"), data_board="own", class_="back")
    said = el("span", look.say("table", "board_of", who=row.name))
    has = el("span", [counted(*count) for count in row.counts], class_="has")
    others = [one for one in rows if one.seat not in (whose, look.seat)]
    ways = [
        button(avatar(one.seat, 24), data_board=one.seat, aria_label=one.name) for one in others
    ]
    parts = [avatar(whose, 20), said, has, el("span", ways, class_="others"), back]
    return el("div", parts, id="banner", class_=f"of-{whose}")


def visited(look: Viewpoint) -> int | None:
    """Whose boards are in front, if they are not one's own."""
    return None if look.board == look.seat else look.board
