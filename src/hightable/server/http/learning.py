"""Requests of those who learn: the lessons of a game, a lesson's table, and a game at one click."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from hightable.kernel import Game
from hightable.lessons import Lesson, lesson
from hightable.lessons.about import about
from hightable.server.http.handlers import begin, go, may_open_another, services_of, who
from hightable.server.http.language import house
from hightable.server.page import about as about_pages
from hightable.server.page import lesson as pages
from hightable.server.page.lobby import check_game
from hightable.server.store import opening
from hightable.server.store.rooms import Rooms
from hightable.server.store.seats import BOT, HERE
from hightable.server.store.tables import held_by
from hightable.server.store.taught import origin, run_of
from hightable.server.threads import in_thread
from hightable.texts import Translation

FIRST, SOLO = "first", "solo"


async def overview(request: Request) -> Response:
    """The lessons of a game."""
    game, said = check_game(request.path_params["game"]), house(request)
    return HTMLResponse(pages.overview(said, game.name, game.texts(said.language)))


async def learn(request: Request) -> Response:
    """A lesson: at the table where it was left, or at a new one."""
    game = check_game(request.path_params["game"])
    wanted = lesson(game.name, request.path_params["lesson"], house(request).language)
    rooms, host = services_of(request).rooms, who(request)
    id = await in_thread(left_at, rooms, wanted, host)
    if not id:
        await may_open_another(request)
        names = seated(house(request), wanted.seats, wanted.seat)
        id = await in_thread(opening.open_lesson, rooms, wanted, host, names)
    return go(request, f"/t/{id}")


def left_at(rooms: Rooms, wanted: Lesson, host: str) -> str:
    """The table at which this browser has begun the lesson and not finished it."""
    for row in held_by(rooms.store, host):
        if row.origin == origin(wanted) and row.host == host:
            room = rooms.room(row.id)
            run = run_of(row.origin, room.table)
            if run is not None and not run.done and room.table.game.rules == row.rules:
                return str(row.id)
    return ""


async def play(request: Request) -> Response:
    """A game against bots, dealt at once; the first one is gentle."""
    game = check_game(request.path_params["game"])
    usual = at_once(house(request), game, request.query_params.get("how", ""))
    plan = opening.cast(house(request), usual)
    await may_open_another(request)
    id, _ = await in_thread(opening.open_table, services_of(request).rooms, plan, who(request))
    begin(request, id)
    return go(request, f"/t/{id}")


def at_once(said: Translation, game: Game, how: str) -> opening.Opening:
    """The usual table of a game; a first game is simple, gentle and slow; alone is without bots."""
    told = about(game.name)
    preset = told.first if how == FIRST else told.usual
    count = 1 if how == SOLO and 1 in game.seats else preset.seats
    names = seated(said, count, 0)
    seats = [opening.SeatOpening(BOT, name, preset.level) for name in names]
    seats[0] = opening.SeatOpening(HERE, names[0], "")
    pace = opening.PACES["slow" if how == FIRST else "normal"]
    options = dict(preset.options) if count > 1 else {}
    return opening.Opening(game.name, options, seats, how == FIRST, pace, None)


async def game_page(request: Request) -> Response:
    """What a game is about."""
    game = check_game(request.path_params["game"])
    return HTMLResponse(await in_thread(about_pages.game_page, house(request), game))


async def aid(request: Request) -> Response:
    """Every icon of a game on one page, to be printed."""
    game = check_game(request.path_params["game"])
    return HTMLResponse(about_pages.aid(house(request), game))


def seated(said: Translation, seats: int, mine: int) -> list[str]:
    """The names at a table where one person sits."""
    return [
        said.say("new", "you_name") if at == mine else said.say("new", "bot_name", n=at + 1)
        for at in range(seats)
    ]
