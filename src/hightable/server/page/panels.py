"""The panels beside the table, as markup: head, players, moves, log, curtain, scores."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

from hightable.draw import Entry, Head, PlayerRow, Scene, View, pieces
from hightable.draw.markup import NOTHING, Markup, el, join
from hightable.draw.tokens import colour
from hightable.server.page.gestures import Proposal, before, proposal
from hightable.server.page.viewpoint import Outcome, Viewpoint, dealt_anew, outcomes
from hightable.server.store.rooms import Room
from hightable.server.store.seats import BOT, WATCHER, Seat
from hightable.texts import Translation
from hightable.texts.rulebook import section

LONG_LIST = 12
SHORT_LABEL = 16
MINUTE = 60
IN_A_LINE = 7


@cache
def avatar(seat: int, size: int, class_: str | None = None) -> Markup:
    """A player's disc with its shape."""
    return pieces.avatar(seat, size, class_=class_)


@cache
def icon(name: str, size: int = 16) -> Markup:
    """A symbol of the page."""
    if not name:
        return NOTHING
    use = el("use", href=f"#{name}", width=24, height=24)
    return el("svg", use, width=size, height=size, viewBox="0 0 24 24", aria_hidden="true")


def button(label: Any, **more: Any) -> Markup:
    return el("button", label, type="button", **more)


def head(house: Translation, shown: Head, turn: Markup) -> Markup:
    """The strip at the top: game, rounds, whose turn, and the way to rules and menu."""
    steps = [
        el("i", step.label, class_=step.when, aria_current="step" if step.when == "now" else None)
        for step in shown.steps
    ]
    return el(
        "header",
        el("a", house.say("table", "lobby"), href="/", class_="home"),
        el("h1", shown.title),
        el("div", steps, class_="rounds") if steps else None,
        phases(shown) if shown.phases else None,
        el("span", shown.note, class_="note") if shown.note else None,
        turn,
        button(house.say("table", "scores"), data_open="scores", class_="wide"),
        button(house.say("table", "rules"), data_open="rules"),
        button(house.say("table", "menu"), data_open="menu"),
        id="top",
    )


def phases(shown: Head) -> Markup:
    """The phases of a round as a strip."""
    steps = [
        el("i", step.label, class_=step.when, aria_current="step" if step.when == "now" else None)
        for step in shown.phases
    ]
    return el("div", steps, class_="phases")


def turn(house: Translation, scene: Scene, yours: bool = False) -> Markup:
    """Who is to play; `yours` if nobody else is meant."""
    if scene.turn < 0:
        return el("div", house.say("table", "game_over"), class_="turn")
    said = house.say("table", "your_turn" if yours else "to_play", who=scene.names[scene.turn])
    return el("div", avatar(scene.turn, 20), el("span", said), class_="turn")


def players(
    house: Translation, rows: list[PlayerRow], turn: int, seated: dict[int, Markup]
) -> Markup:
    """Everybody with score and goods, and who `seated` there; a click shows their boards."""
    shown = [player(house, row, row.seat == turn, seated.get(row.seat)) for row in rows]
    return el(
        "section", shown, id="players", class_="panel", aria_label=house.say("table", "players")
    )


def player(house: Translation, row: PlayerRow, now: bool, status: Markup | None) -> Markup:
    more = house.say("table", "more", n=row.more) if row.more else house.say("table", "points")
    name = el("b", row.name)
    marks = [icon(mark.icon, 15) for mark in row.marks]
    who = el("span", name, marks, status, class_="who")
    label = [row.name, house.say("count", "point", n=row.score)]
    label += [f"{count.value} {count.label}" for count in row.counts]
    label += [house.say("table", "now")] if now else []
    return button(
        join(
            avatar(row.seat, 28, class_="av"),
            who,
            el("span", row.score, el("small", more), class_="vp", data_tip=score_tip(house, row)),
            el("span", [counted(*count) for count in row.counts], class_=lines(row)),
        ),
        id=f"pl-{row.seat}",
        class_=f"pl c-{colour(row.seat).name}" + (" now" if now else ""),
        data_board=row.seat,
        aria_label=house.listed(label),
    )


def lines(row: PlayerRow) -> str:
    """Many counts stand in two lines, one below the other."""
    return "res" if len(row.counts) <= IN_A_LINE else "res two"


@lru_cache(maxsize=4096)
def counted(name: str, value: str, label: str) -> Markup:
    return el("span", icon(name) or el("i", label), value, data_tip=label)


def score_tip(house: Translation, row: PlayerRow) -> str:
    parts = house.listed(f"{source} {points}" for source, points in row.sheet if points)
    key = "score_tip" if parts else "no_score_tip"
    return house.say("table", key, who=row.name, points=row.score + row.more, parts=parts)


def statuses(house: Translation, seats: list[Seat], away: dict[int, float]) -> dict[int, Markup]:
    """Who sits there, where there is something to say about it."""
    found = {seat.seat: status(house, seat, away.get(seat.seat)) for seat in seats}
    return {seat: said for seat, said in found.items() if said}


def status(house: Translation, seat: Seat, away: float | None) -> Markup | None:
    """A bot's level, an unused link, or for how long someone has been away."""
    if seat.kind == BOT:
        said = house.get("level_name", seat.level) or seat.level
    elif not seat.holder:
        said = house.say("table", "seat_open")
    elif away is not None and away >= MINUTE:
        said = house.say("table", "away", n=int(away // MINUTE))
    else:
        return None
    return el("small", said, class_="status")


def actions(room: Room, view: View, scene: Scene, look: Viewpoint) -> Markup:
    """What is decided now, every legal move in words, and the way back."""
    mine = look.may_choose(room)
    heading = look.say("table", "your_move" if mine else "not_your_move")
    parts: list[Any] = [el("h2", heading)]
    if mine:
        parts += choosing(room, view, scene, look)
    else:
        parts += [el("p", waiting(room, look), class_="prompt", id="prompt")]
        parts += [el("div", waiting_bar(room, look), class_="bar")]
    return el("section", parts, id="actions", class_="panel", aria_label=heading)


def waiting_bar(room: Room, look: Viewpoint) -> Markup | None:
    """While others move one may still take back one's own step; at the end, see the result."""
    if room.table.over:
        return button(look.say("end", "show"), data_reveal="ending", class_="go")
    return undo_buttons(room, look) if room.can_undo(look.held) is not None else None


def waiting(room: Room, look: Viewpoint) -> str:
    if room.missing:
        return look.say("table", "gap", n=room.missing)
    if room.turn < 0:
        return look.say("table", "game_over")
    key = "thinking" if room.seats[room.turn].kind == BOT else "waiting"
    said = look.say("table", key, who=room.table.name(room.turn, look.language))
    return said if look.held else look.say("table", "watching", what=said)


def choosing(room: Room, view: View, scene: Scene, look: Viewpoint) -> list[Any]:
    house = look.house
    ahead = dealt_anew(room.table)
    found = outcomes(room.table, ahead)
    proposed = proposal(room.table, ahead, look.language)
    entries = view.entries(scene)
    ends = ending(view, entries, found) if proposed is None else None
    listed = [entry for entry in entries if entry is not ends]
    bar = [undo_buttons(room, look._replace(held=(room.turn,)))]
    if ends:
        bar.append(move(house, ends, found, "go"))
    return [
        el("p", room.table.prompt(look.language), class_="prompt", id="prompt"),
        crumbs(room, look.language),
        why(house, room),
        tray(house, proposed) if proposed else None,
        find(house, len(listed)),
        el("div", grouped(house, listed, found), class_="moves", id="moves"),
        el("div", bar, class_="bar"),
    ]


def tray(house: Translation, proposed: Proposal) -> Markup:
    """A whole gesture, chosen beforehand by a rule that is stated; one click confirms it."""
    lock = el("span", icon("i-lock", 13), class_="lock", data_tip=house.say("table", "locked"))
    confirm = button(
        join(el("span", proposed.label), lock if proposed.final else None),
        data_play=json.dumps(proposed.words),
        data_final="1" if proposed.final else None,
        id="b-play",
        class_="go",
    )
    return el("div", el("p", proposed.rule, class_="hint"), confirm, class_="tray")


def why(house: Translation, room: Room) -> Markup:
    """The rule behind the question, one step away."""
    rule = room.table.asking().cite()
    found = section(room.table.game.name, rule) if rule else None
    title = found.title if found else house.say("table", "rules")
    return el(
        "p",
        button(house.say("table", "why", rule=f"{rule} {title}"), data_rule=rule, class_="why"),
        class_="hint",
    )


def find(house: Translation, count: int) -> Markup | None:
    if count <= LONG_LIST:
        return None
    said = house.say("table", "filter")
    return el("input", id="find", type="search", placeholder=said, aria_label=said)


def ending(view: View, entries: list[Entry], found: dict[str, Outcome]) -> Entry | None:
    """The one plain option that passes the turn: it becomes the gold button. What has a place on
    a board is never it."""
    passing = [e for e in entries if found.get(e.choice.word, Outcome(False, False)).passes]
    plain = [e for e in passing if not e.price and not view.on_board(e.choice.word)]
    return plain[0] if len(plain) == 1 and len(entries) > 1 else None


def grouped(house: Translation, entries: list[Entry], found: dict[str, Outcome]) -> list[Markup]:
    """Entries under their headings, in the view's order."""
    groups: dict[str, list[Entry]] = {}
    for entry in entries:
        groups.setdefault(entry.group, []).append(entry)
    shown: list[Markup] = []
    for name, members in groups.items():
        short = all(len(e.choice.label) <= SHORT_LABEL and not e.choice.hint for e in members)
        kind = "quick" if name and short and len(members) > 1 else None
        if name:
            shown.append(el("h3", name))
        shown.append(el("ul", [el("li", move(house, e, found)) for e in members], class_=kind))
    return shown


def move(
    house: Translation, entry: Entry, found: dict[str, Outcome], kind: str | None = None
) -> Markup:
    """A move as a button: symbol, words, and its price at the right."""
    choice = entry.choice
    final = found.get(choice.word, Outcome(False, False)).final
    small = el("small", choice.hint) if choice.hint else None
    price = [icon(entry.unit, 15), entry.price]
    tail = el("span", price, class_="cost") if entry.price else None
    lock = el("span", icon("i-lock", 13), class_="lock", data_tip=house.say("table", "locked"))
    return button(
        join(
            picture(entry.icon),
            el("span", el("strong", choice.label), small, class_="words"),
            tail,
            lock if final else None,
        ),
        data_move=choice.word,
        data_final="1" if final else None,
        id=f"b-{choice.word.replace(' ', '-')}",
        class_=kind,
    )


def picture(content: Markup) -> Markup | None:
    if not content:
        return None
    return el("svg", content, width=24, height=24, viewBox="0 0 24 24", aria_hidden="true")


def crumbs(room: Room, language: str) -> Markup | None:
    """What was chosen since the last barrier; a click goes back to before it."""
    table = room.table
    past = len(table.past)
    if past < 1 or table.moves[-1][0] != room.turn:
        return None
    first = len(table.moves) - past
    shown = [
        button(table.game.option(word, language), data_undo=first + at)
        for at, (_, word) in enumerate(table.moves[first:])
    ]
    return el("p", shown[-4:], class_="crumbs")


def undo_buttons(room: Room, look: Viewpoint) -> Markup:
    """One step back, or the whole turn; where that is impossible the button says why."""
    step = room.can_undo(look.held)
    if step is None:
        why = room.table.game.texts(look.language).say("why", room.table.why)
        tip = look.say("table", "no_undo", why=why)
        return button(look.say("table", "undo"), id="b-undo", aria_disabled="true", data_tip=tip)
    whole = max(min(room.stays(), step), 0)
    step = before(room, step)
    return join(
        button(look.say("table", "undo"), id="b-undo", data_undo=step),
        button(look.say("table", "undo_turn"), id="b-undo-turn", data_undo=whole)
        if whole < step
        else None,
    )


def curtain(room: Room, look: Viewpoint) -> Markup:
    """Between two people at one screen: nobody's cards are shown until the next one says so."""
    if look.curtain == WATCHER:
        return el("div", "", id="curtain", hidden="hidden")
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


def banner(names: list[str], look: Viewpoint) -> Markup:
    """Says whose boards are shown if they are not one's own."""
    if look.board is None or look.board == look.seat:
        return el("div", "", id="banner", hidden="hidden")
    who = names[look.board]
    back = button(look.say("table", "board_back"), data_board="own")
    return el("div", el("span", look.say("table", "board_of", who=who)), back, id="banner")


def scores(house: Translation, rows: Iterable[PlayerRow]) -> Markup:
    """What each player would score now, by source."""
    people = list(rows)
    sources = list(dict.fromkeys(source for row in people for source, _ in row.sheet))
    header = el(
        "tr", el("th", house.say("end", "source"), scope="col"), [column(row) for row in people]
    )
    body = [
        el(
            "tr",
            el("th", source, scope="row"),
            [el("td", dict(row.sheet).get(source, 0)) for row in people],
        )
        for source in sources
    ]
    total = el(
        "tr",
        el("th", house.say("end", "total"), scope="row"),
        [el("td", row.score + row.more) for row in people],
        class_="total",
    )
    return el("table", el("thead", header), el("tbody", body, total), id="score-table")


def column(row: PlayerRow) -> Markup:
    return el("th", avatar(row.seat, 14), " ", row.name, scope="col")
