"""My games: what this browser plays and has played, game by game, and what it has put away."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import groupby

from hightable.draw.markup import Markup, el
from hightable.draw.pieces import avatar
from hightable.games import game as find_game
from hightable.games import names
from hightable.server.page.document import MINE, plain_page
from hightable.server.page.running import far, picture, state
from hightable.server.store.rooms import Rooms
from hightable.server.store.seats import BOT, Seat, held
from hightable.server.store.shelves import OwnTable, is_alone
from hightable.server.store.taught import is_lesson
from hightable.server.texts import level_name
from hightable.texts import Translation

LOOKED_INTO = 20


def mine_page(house: Translation, rooms: Rooms, own: list[OwnTable], holder: str) -> str:
    """Grouped by game, what goes on before what is over; then what was put away."""
    played = [
        one for one in own if one.row.game in names(all=True) and not is_lesson(one.row.origin)
    ]
    rounds = rounds_of(house, rooms, played)
    title = house.say("mine", "title")
    shown = [one for one in played if not one.is_archived]
    going = [line(house, one, holder, rounds) for one in shown if not one.row.over]
    over = sorted((one for one in shown if one.row.over), key=lambda one: one.row.game)
    groups = [
        section(house, game, [line(house, one, holder, rounds) for one in some])
        for game, some in groupby(over, key=lambda one: one.row.game)
    ]
    put_away = [line(house, one, holder, rounds) for one in played if one.is_archived]
    return plain_page(
        house,
        title,
        el("h1", title),
        el("p", house.say("mine", "hint"), class_="hint"),
        el("h2", house.say("lobby", "yours"), class_="part") if going else None,
        el("ul", going, class_="tables mine") if going else None,
        el("h2", house.say("lobby", "finished"), class_="part", id="over"),
        groups or el("p", house.say("mine", "none")),
        archive(house, put_away),
        ways(house, any(one.row.over for one in played)),
        here=MINE,
    )


def rounds_of(house: Translation, rooms: Rooms, own: list[OwnTable]) -> dict[str, str]:
    """How far each of the latest tables that go on is."""
    going = [one.row for one in own if not one.row.over][:LOOKED_INTO]
    return {row.id: far(house, rooms, row).round for row in going}


def section(house: Translation, game: str, lines: list[Markup]) -> Markup:
    title = find_game(game).texts(house.language).say("title", "game")
    return el("section", el("h3", title), el("ul", lines, class_="tables mine"), class_="over")


def line(house: Translation, one: OwnTable, holder: str, rounds: dict[str, str]) -> Markup:
    """A game: when, who, how it stands; and where it may go."""
    row = one.row
    turn = row.turn in held(one.seats, holder)
    day = datetime.fromtimestamp(row.changed, UTC).date().isoformat()
    now = rounds.get(row.id, "")
    title = find_game(row.game).texts(house.language).say("title", "game")
    facts = [
        None if row.over else el("img", src=picture(house, row), alt="", loading="lazy"),
        el("b", title),
        el("time", day, datetime=day),
        el("span", [person(house, seat) for seat in one.seats], class_="people"),
        el("span", state(house, row, one.seats, turn), class_="state" + (" mine" if turn else "")),
        el("span", now, class_="note") if now else None,
        el("span", house.say("count", "move", n=row.seq), class_="note") if row.over else None,
    ]
    kinds = ["back" if one.is_archived else "archive"]
    kinds += ["delete"] if row.over or is_alone(one, holder) else []
    return el(
        "li",
        el("a", facts, href=f"/t/{row.id}"),
        el("span", [way(house, one, kind) for kind in kinds], class_="bar"),
    )


def person(house: Translation, seat: Seat) -> Markup:
    """A name; of a bot its level too."""
    level = level_name(house, seat.level) if seat.kind == BOT else ""
    name = house.say("mine", "bot", name=seat.name, level=level) if level else seat.name
    return el("span", avatar(seat.seat, 16), " ", name, class_="person")


def way(house: Translation, one: OwnTable, kind: str) -> Markup:
    """A button that says of which table it is, also to who does not see it."""
    title = find_game(one.row.game).texts(house.language).say("title", "game")
    label = house.say("mine", "of", what=house.say("mine", kind), game=title)
    button = el("button", house.say("mine", kind), name_="do", value=kind, aria_label=label)
    return el("form", button, method="post", action=f"/mine/{one.row.id}")


def archive(house: Translation, lines: list[Markup]) -> Markup | None:
    if not lines:
        return None
    summary = el("summary", house.say("mine", "archived"))
    return el("details", summary, el("ul", lines, class_="tables mine"), class_="panel")


def ways(house: Translation, has_records: bool) -> Markup:
    """All records at once, if there are any, and the lobby."""
    records = el("a", house.say("mine", "records"), href="/mine/records.zip", class_="button")
    notices = el("a", house.say("notice", "title"), href="/notices", class_="button")
    back = el("a", house.say("new", "back"), href="/", class_="button")
    return el("p", records if has_records else None, notices, back, class_="bar")
