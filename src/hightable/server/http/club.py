"""Requests at the door of a server with a house password, and at its open tables."""

from __future__ import annotations

import time
from hmac import compare_digest

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from hightable.kernel import NotFound, Refused
from hightable.server.http.address import reachable
from hightable.server.http.cookie import holder
from hightable.server.http.handlers import go, room_of, services_of, text, who
from hightable.server.http.language import house
from hightable.server.http.proxy import client
from hightable.server.http.seating import sat_down, settle, written
from hightable.server.page.club import door
from hightable.server.page.invite import links as invitation_links
from hightable.server.store.members import invite, is_member, let_in, use_invitation
from hightable.server.store.seats import FRIEND, tidy_name
from hightable.server.threads import in_thread


def password_of(request: Request) -> str:
    """The house password; without one there is no door."""
    found = str(request.app.state.password)
    if not found:
        raise NotFound("server.no_page")
    return found


async def enter(request: Request) -> Response:
    """The door: whoever knows the password is let in."""
    wanted = password_of(request)
    if request.method != "POST":
        return HTMLResponse(door(house(request), "/enter", True))
    said = text(await request.form(), "password")
    if not compare_digest(said.encode("utf-8", "replace"), wanted.encode()):
        services_of(request).quotas.join_failed(client(request), "door")
        raise Refused("server.wrong_password")
    await in_thread(let_in, services_of(request).store, who(request))
    return go(request, "/")


async def invited(request: Request) -> Response:
    """An invitation lets one browser in."""
    password_of(request)
    if request.method != "POST":
        return HTMLResponse(door(house(request), request.url.path, False))
    store = services_of(request).store
    if not await in_thread(use_invitation, store, request.path_params["token"]):
        services_of(request).quotas.join_failed(client(request), "door")
        raise Refused("server.used_link")
    await in_thread(let_in, store, who(request))
    return go(request, "/")


async def check_member(request: Request) -> None:
    password_of(request)
    if not await in_thread(is_member, services_of(request).store, holder(request)):
        raise Refused("server.not_in")


async def new_invitation(request: Request) -> Response:
    """A link for somebody else, shown once."""
    await check_member(request)
    token = await in_thread(invite, services_of(request).store)
    url = str(request.url_for("invited", token=token))
    link, warning = reachable(url, request.app.state.host)
    said = house(request)
    rows = [(said.say("club", "guest"), link)]
    return HTMLResponse(invitation_links(said, "club", rows, "/", warning))


async def sit(request: Request) -> Response:
    """Whoever is let in takes a free seat at an open table."""
    await check_member(request)
    room = await room_of(request, fresh=True)
    mine = who(request)
    free = [seat for seat in room.seats if seat.kind == FRIEND and not seat.holder]
    if not room.row.listed or room.table.over or not free:
        raise Refused("server.no_seat")
    seat = free[0]
    name = tidy_name(text(await request.form(), "name"), seat.name)
    told = written(room, seat, sat_down(room, seat, mine), mine, name)
    facts = {"holder": mine, "link": "", "name": name}
    if not await settle(request, room, seat, told, seen=time.time(), **facts):
        raise Refused("server.quicker")
    return go(request, f"/t/{room.id}")
