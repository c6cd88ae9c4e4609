"""What a sheet of the table fetches when it is opened."""

from __future__ import annotations

from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from hightable.draw.markup import Markup
from hightable.server.http.handlers import onlooker, room_of, services_of
from hightable.server.http.proxy import client
from hightable.server.page.by_round import by_round
from hightable.server.page.further import further
from hightable.server.page.viewpoint import Viewpoint
from hightable.server.store.rooms import Room
from hightable.server.threads import in_thread


async def below(request: Request) -> Response:
    """What cannot be chosen yet, and the rule behind the question."""
    return await drawn(request, further)


async def rounds(request: Request) -> Response:
    """Everybody's points, round by round."""
    return await drawn(request, by_round)


async def drawn(request: Request, draw: Callable[[Room, Viewpoint], Markup]) -> Response:
    """Something that takes a while, for whoever looks."""
    room, services = await room_of(request), services_of(request)
    shown = services.viewpoint(room, onlooker(request))
    async with services.heavy.turn(client(request)):
        return HTMLResponse(await in_thread(draw, room, shown))
