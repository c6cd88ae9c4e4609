"""Requests about one's own games: the list of them, putting one away, all their records."""

from __future__ import annotations

import io

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from hightable.server.http.cookie import holder
from hightable.server.http.handlers import go, services_of, text
from hightable.server.http.language import house
from hightable.server.http.proxy import client
from hightable.server.live.messages import malformed
from hightable.server.page.mine import mine_page
from hightable.server.store.records import write_records
from hightable.server.store.rooms import Rooms
from hightable.server.store.shelves import ARCHIVED, own_table, own_tables, shelve, throw_away
from hightable.server.threads import in_thread

NOT_KEPT = {"cache-control": "no-store"}


async def mine(request: Request) -> Response:
    services, said, me = services_of(request), house(request), holder(request)
    async with services.heavy.turn(client(request)):
        own = await in_thread(own_tables, services.store, me) if me else []
        page = await in_thread(mine_page, said, services.rooms, own, me)
    return HTMLResponse(page, headers=NOT_KEPT)


async def change(request: Request) -> Response:
    """Put a game away, take it back, or delete it."""
    services, me = services_of(request), holder(request)
    what = text(await request.form(), "do")
    own = await in_thread(own_table, services.store, me, request.path_params["id"])
    if what == "delete":
        await in_thread(throw_away, services.store, me, own)
        await services.live.heard(own.row.id, -1)
    elif what in ("archive", "back"):
        kind = ARCHIVED if what == "archive" else ""
        await in_thread(shelve, services.store, me, own.row.id, kind)
    else:
        raise malformed()
    return go(request, "/mine")


async def records(request: Request) -> Response:
    """The records of all finished games of this browser, in a zip."""
    services, me = services_of(request), holder(request)
    async with services.heavy.turn(client(request)):
        body = await in_thread(zipped, services.rooms, me)
    headers = NOT_KEPT | {"content-disposition": 'attachment; filename="hightable.zip"'}
    return Response(body, media_type="application/zip", headers=headers)


def zipped(rooms: Rooms, me: str) -> bytes:
    out = io.BytesIO()
    ids = [one.row.id for one in own_tables(rooms.store, me) if one.row.over] if me else []
    write_records(out, rooms, ids, me)
    return out.getvalue()
