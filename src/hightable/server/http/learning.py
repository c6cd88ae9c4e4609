"""Requests of those who learn: the lessons of a game, a lesson's table, and a game at one click."""

from __future__ import annotations

from collections.abc import Iterator

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from hightable.kernel import Game
from hightable.lessons import Lesson, Run, lesson
from hightable.lessons.about import about, is_told
from hightable.lessons.lesson import names
from hightable.server.http.handlers import begin, go, may_open_another, services_of, who
from hightable.server.http.language import house
from hightable.server.page import about as about_pages
from hightable.server.page import lesson as pages
from hightable.server.page.lobby import check_game
from hightable.server.page.menu import settings_page
from hightable.server.store import opening
from hightable.server.store.rooms import Rooms
from hightable.server.store.seats import BOT, HERE
from hightable.server.store.tables import StoredTable, has_played, held_by
from hightable.server.store.taught import is_lesson, run_of
from hightable.server.threads import in_thread
from hightable.texts import Translation

FIRST, SOLO = "first", "solo"


async def school(request: Request) -> Response:
    """All games that can be learnt."""
    return HTMLResponse(pages.school(house(request)))


async def overview(request: Request) -> Response:
    """The lessons of a game; the toy has its rules only."""
    game, said = check_game(request.path_params["game"]), house(request)
    if not is_told(game.name):
        return go(request, f"/rules/{game.name}")
    return HTMLResponse(pages.overview(said, game.name, game.texts(said.language)))


async def go_on(request: Request) -> Response:
    """The first lesson that this browser has not finished; the list of all once it has."""
    game = check_game(request.path_params["game"])
    left = await in_thread(not_finished, services_of(request).rooms, game.name, who(request))
    if not left:
        return go(request, f"/learn/{game.name}")
    return await taught(request, lesson(game.name, left, house(request).language))


async def learn(request: Request) -> Response:
    """A lesson that was chosen."""
    game, name = check_game(request.path_params["game"]), request.path_params["lesson"]
    return await taught(request, lesson(game.name, name, house(request).language))


async def taught(request: Request, wanted: Lesson) -> Response:
    """A lesson: at the table where it was left, or at a new one."""
    rooms, host = services_of(request).rooms, who(request)
    id = await in_thread(left_at, rooms, wanted, host)
    if not id:
        await may_open_another(request)
        sitting = seated(house(request), wanted.seats, wanted.seat)
        id = await in_thread(opening.open_lesson, rooms, wanted, host, sitting)
    return go(request, f"/t/{id}")


def begun(rooms: Rooms, game: str, host: str) -> Iterator[tuple[StoredTable, Run]]:
    """The lessons of a game that this browser has begun, each with its table."""
    for row in held_by(rooms.store, host):
        if row.game == game and row.host == host and is_lesson(row.origin):
            table = rooms.room(row.id).table
            run = run_of(row.origin, table)
            if run is not None and table.game.rules == row.rules:
                yield row, run


def left_at(rooms: Rooms, wanted: Lesson, host: str) -> str:
    """The table at which this browser has begun the lesson and not finished it."""
    of = [(row, run) for row, run in begun(rooms, wanted.game, host) if not run.done]
    return next((str(row.id) for row, run in of if run.lesson.name == wanted.name), "")


def not_finished(rooms: Rooms, game: str, host: str) -> str:
    """The first lesson that this browser has not come to the end of."""
    done = {run.lesson.name for _, run in begun(rooms, game, host) if run.done}
    return next((name for name in names(game) if name not in done), "")


async def play(request: Request) -> Response:
    """A game against bots, dealt at once; the first one of a browser is gentle."""
    game = check_game(request.path_params["game"])
    rooms, me = services_of(request).rooms, who(request)
    how = request.query_params.get("how", "")
    if not how and not await in_thread(has_played, rooms.store, me, game.name):
        how = FIRST
    plan = opening.cast(house(request), at_once(house(request), game, how))
    await may_open_another(request)
    id, _ = await in_thread(opening.open_table, rooms, plan, me)
    begin(request, id)
    return go(request, f"/t/{id}")


def at_once(said: Translation, game: Game, how: str) -> opening.Opening:
    """The usual table of a game; a first game is simple, gentle and slow; alone is without bots."""
    told = about(game.name)
    preset = told.first if how == FIRST else told.usual
    count = 1 if how == SOLO and 1 in game.seats else preset.seats
    sitting = seated(said, count, 0)
    seats = [opening.SeatOpening(BOT, name, preset.level) for name in sitting]
    seats[0] = opening.SeatOpening(HERE, sitting[0], "")
    pace = opening.PACES["slow" if how == FIRST else "normal"]
    options = dict(preset.options) if count > 1 else {}
    return opening.Opening(game.name, options, seats, how == FIRST, pace, None)


async def game_page(request: Request) -> Response:
    """What a game is about; of the toy its rules tell."""
    game = check_game(request.path_params["game"])
    if not is_told(game.name):
        return go(request, f"/rules/{game.name}")
    return HTMLResponse(await in_thread(about_pages.game_page, house(request), game))


async def aid(request: Request) -> Response:
    """Every icon of a game on one page, to be printed."""
    game = check_game(request.path_params["game"])
    return HTMLResponse(about_pages.aid(house(request), game))


async def figures(request: Request) -> Response:
    """What of each game is reconstructed."""
    return HTMLResponse(await in_thread(about_pages.figures_page, house(request)))


async def settings(request: Request) -> Response:
    """What a browser keeps for itself, and the keys."""
    return HTMLResponse(settings_page(house(request)))


def seated(said: Translation, seats: int, mine: int) -> list[str]:
    """The names at a table where one person sits."""
    return [
        said.say("new", "you_name") if at == mine else said.say("new", "bot_name", n=at + 1)
        for at in range(seats)
    ]
