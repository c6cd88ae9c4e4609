"""What a sheet of the table fetches when it is opened."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from hightable.draw.markup import Markup
from hightable.server.http.handlers import onlooker, room_of, services_of
from hightable.server.http.proxy import client
from hightable.server.page.by_round import by_round
from hightable.server.page.further import further
from hightable.server.page.trails import trails
from hightable.server.page.viewpoint import Viewpoint
from hightable.server.store.rooms import Room
from hightable.server.threads import in_thread

Made = TypeVar("Made")


async def below(request: Request) -> Response:
    """What cannot be chosen yet, and the rule behind the question."""
    return await drawn(request, further)


async def rounds(request: Request) -> Response:
    """Everybody's points, round by round."""
    return await drawn(request, by_round)


async def ways(request: Request) -> Response:
    """What the turns that are told moved on the boards."""
    return JSONResponse(await made(request, trails))


async def drawn(request: Request, draw: Callable[[Room, Viewpoint], Markup]) -> Response:
    return HTMLResponse(await made(request, draw))


async def made(request: Request, make: Callable[[Room, Viewpoint], Made]) -> Made:
    """Something that takes a while, for whoever looks."""
    room, services = await room_of(request), services_of(request)
    shown = services.viewpoint(room, onlooker(request))
    async with services.heavy.turn(client(request)):
        return await in_thread(make, room, shown)
