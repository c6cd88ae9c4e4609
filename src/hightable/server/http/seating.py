"""Requests about seats: taking one by its link, giving it to a bot and back, moving it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from hightable.kernel import Refused
from hightable.server.http.handlers import go, known, room_of, services_of, text, title, who
from hightable.server.http.proxy import client
from hightable.server.live.bots import levels
from hightable.server.live.messages import malformed
from hightable.server.live.tables import in_thread
from hightable.server.page import forms
from hightable.server.page.menu import LONG_AWAY
from hightable.server.store.opening import PACES
from hightable.server.store.rooms import Room
from hightable.server.store.seats import BOT, FRIEND, HERE, Seat, digest, holder, secret, tidy_name
from hightable.server.texts import say


async def seat_of_link(request: Request) -> tuple[Room, Seat]:
    """The seat a link belongs to; guessing is slowed down and finds nothing."""
    room = await room_of(request, fresh=True)
    wanted = digest(request.path_params["token"])
    for seat in room.seats:
        if seat.link and seat.link == wanted:
            return room, seat
    services_of(request).quotas.join_failed(client(request), room.id)
    raise Refused(say("invite", "used"))


async def join(request: Request) -> Response:
    """Opening a link shows the seat; sitting down takes it, and the link is used up."""
    room, seat = await seat_of_link(request)
    if request.method != "POST":
        page = forms.join_page(title(room.table.game), request.url.path, seat.name)
        return HTMLResponse(page, headers={"cache-control": "no-store"})
    name = tidy_name(text(await request.form(), "name"), seat.name)
    services = services_of(request)
    kind = FRIEND if seat.kind == BOT else seat.kind
    facts = {"holder": who(request), "link": "", "name": name, "kind": kind}
    await in_thread(lambda: services.store.change_seat(room.id, seat.seat, **facts))
    await in_thread(services.rooms.refresh, room.id)
    services.live.changed(room.id)
    return go(request, f"/t/{room.id}")


async def change(request: Request) -> Response:
    """What the menu offers for a seat, if the one who asks may do it."""
    room = await room_of(request, fresh=True)
    number = request.path_params["seat"]
    if not 0 <= number < len(room.seats):
        raise Refused(say("fault", "no_seat"))
    seat = room.seats[number]
    form = await request.form()
    what = text(form, "do")
    if what == "link":
        return await new_link(request, room, seat)
    if what == "bot":
        await give(request, room, seat, text(form, "level"))
    elif what == "back":
        await take_back(request, room, seat)
    else:
        raise malformed()
    return go(request, f"/t/{room.id}")


async def give(request: Request, room: Room, seat: Seat, level: str) -> None:
    """A bot plays on: for one's own seat, or for someone who has been away for a while."""
    mine = seat.holder == holder(request) and bool(seat.holder)
    at_table = room.row.host == holder(request) or any(
        s.holder == holder(request) for s in room.seats if s.holder
    )
    away = services_of(request).away(room).get(seat.seat, 0.0) >= LONG_AWAY
    if not mine and not (at_table and (away or not seat.holder)):
        raise Refused(say("fault", "no_seat"))
    chosen = level if level in levels() else levels()[0]
    await settle(request, room, seat, kind=BOT, level=chosen)


async def take_back(request: Request, room: Room, seat: Seat) -> None:
    if not seat.holder or seat.holder != holder(request):
        raise Refused(say("fault", "no_seat"))
    kind = HERE if room.row.host == seat.holder else FRIEND
    await settle(request, room, seat, kind=kind, level="")


async def settle(request: Request, room: Room, seat: Seat, **facts: str) -> None:
    services = services_of(request)
    await in_thread(lambda: services.store.change_seat(room.id, seat.seat, **facts))
    await in_thread(services.rooms.refresh, room.id)
    services.live.changed(room.id)


async def new_link(request: Request, room: Room, seat: Seat) -> Response:
    """A fresh link: the host's for a seat nobody took, the holder's for another device."""
    own = bool(seat.holder) and seat.holder == holder(request)
    free = not seat.holder and seat.kind == FRIEND and room.row.host == holder(request)
    if not own and not free:
        raise Refused(say("fault", "no_seat"))
    token = secret()
    await settle(request, room, seat, link=digest(token))
    link = str(request.url_for("join", id=room.id, token=token))
    key = "moved" if own else ""
    page = forms.links(
        say("invite", f"{key}_title" if key else "title"),
        say("invite", f"{key}_hint" if key else "hint"),
        [(seat.name, link)],
        f"/t/{room.id}",
    )
    return known(request, HTMLResponse(page)) if own else HTMLResponse(page)


async def pace(request: Request) -> Response:
    """How fast the bots move."""
    room = await room_of(request, fresh=True)
    mine = holder(request)
    if not mine or (room.row.host != mine and all(s.holder != mine for s in room.seats)):
        raise Refused(say("fault", "no_seat"))
    beat = PACES.get(text(await request.form(), "pace"), PACES["normal"])
    services = services_of(request)
    await in_thread(lambda: services.store.change_table(room.id, pace=beat))
    await in_thread(services.rooms.refresh, room.id)
    return go(request, f"/t/{room.id}")
