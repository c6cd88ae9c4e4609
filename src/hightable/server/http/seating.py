"""Requests about seats: taking one by its link, giving it to a bot and back, moving it."""

from __future__ import annotations

import time
from functools import partial

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from hightable.kernel import Refused
from hightable.server.http.address import reachable
from hightable.server.http.cookie import holder
from hightable.server.http.handlers import go, known, room_of, services_of, text, who
from hightable.server.http.language import house
from hightable.server.http.proxy import client
from hightable.server.live.bots import levels
from hightable.server.live.messages import malformed
from hightable.server.page import forms, invite
from hightable.server.store.opening import PACES
from hightable.server.store.rooms import Room
from hightable.server.store.seats import BOT, FRIEND, HERE, Seat, digest, held, secret, tidy_name
from hightable.server.store.shelves import ARCHIVED, shelve
from hightable.server.store.sittings import (
    ALSO,
    BACK,
    ENDED,
    HOST,
    JOINED,
    LENT,
    LENT_BY,
    MOVED,
    RESIGNED,
    Sitting,
    change_seat,
)
from hightable.server.store.tables import change_table
from hightable.server.threads import in_thread


async def seat_of_link(request: Request) -> tuple[Room, Seat]:
    """The seat a link belongs to; guessing is slowed down and finds nothing."""
    room = await room_of(request, fresh=True)
    wanted = digest(request.path_params["token"])
    for seat in room.seats:
        if seat.link and seat.link == wanted:
            return room, seat
    services_of(request).quotas.join_failed(client(request), room.id)
    raise Refused("server.used_link")


async def join(request: Request) -> Response:
    """Opening a link shows the seat; sitting down takes it, and the link is used up.

    Of several who sit down at once one finds the seat as it was.
    """
    room, seat = await seat_of_link(request)
    if request.method != "POST":
        page = forms.join_page(house(request), room.table.game, request.url.path, seat.name)
        return HTMLResponse(page, headers={"cache-control": "no-store"})
    name = tidy_name(text(await request.form(), "name"), seat.name)
    mine = who(request)
    kind = FRIEND if seat.kind == BOT else seat.kind
    told = written(room, seat, sat_down(room, seat, mine), mine, name)
    facts = {"holder": mine, "link": "", "name": name, "kind": kind}
    if not await settle(request, room, seat, told, seen=time.time(), **facts):
        raise Refused("server.used_link")
    return go(request, f"/t/{room.id}")


def sat_down(room: Room, seat: Seat, mine: str) -> str:
    """How the log shall call it: whoever plays here already, or opened the table, is named."""
    if seat.holder == mine:
        return BACK
    if any(other.holder == mine for other in room.seats):
        return ALSO
    if room.row.host == mine and seat.kind == FRIEND:
        return HOST
    return MOVED if seat.holder else JOINED


def written(room: Room, seat: Seat, kind: str, mine: str, name: str = "") -> Sitting:
    """What is written down about a seat; `by` is what the one who did it is called elsewhere, if
    they sit anywhere."""
    others = [other.name for other in room.seats if mine and other.holder == mine]
    by = others[0] if others else ""
    return Sitting(len(room.table.moves), seat.seat, kind, name or seat.name, seat.name, by)


async def change(request: Request) -> Response:
    """What the menu offers for a seat, if the one who asks may do it and the game goes on."""
    room = await room_of(request, fresh=True)
    number = request.path_params["seat"]
    if not 0 <= number < len(room.seats) or room.table.over:
        raise Refused("server.no_seat")
    seat = room.seats[number]
    form = await request.form()
    what = text(form, "do")
    if what == "link":
        return await new_link(request, room, seat)
    if what == "bot":
        await give(request, room, seat, text(form, "level"))
    elif what == "back":
        await take_back(request, room, seat)
    elif what == "resign":
        await resign(request, room, seat)
    else:
        raise malformed()
    return go(request, f"/t/{room.id}")


async def give(request: Request, room: Room, seat: Seat, level: str) -> None:
    """A bot plays on: for one's own seat, for anybody if one has opened the table, for someone
    who has been away everywhere for a while if one plays here."""
    mine = holder(request)
    own = bool(mine) and seat.holder == mine
    plays = any(other.holder == mine for other in room.seats if mine)
    gone = seat.seat in services_of(request).presence.long_away(room)
    opened = bool(mine) and room.row.host == mine
    if seat.kind == BOT or not (own or opened or (plays and gone)):
        raise Refused("server.no_seat")
    chosen = level if level in levels() else levels()[0]
    told = written(room, seat, LENT if own else LENT_BY, mine)
    await settle(request, room, seat, told, kind=BOT, level=chosen)


async def resign(request: Request, room: Room, seat: Seat) -> None:
    """Give one's seat up for good: a bot plays on; if nobody else is left, the game ends here and
    is put away."""
    mine, services = holder(request), services_of(request)
    if not mine or seat.holder != mine or room.is_closed:
        raise Refused("server.no_seat")
    is_last = room.is_left_to_bots(seat.seat)
    told = written(room, seat, ENDED if is_last else RESIGNED, mine)
    level = seat.level or levels()[0]
    done = await settle(request, room, seat, told, kind=BOT, level=level, holder="", link="")
    if done and is_last and room.row.host == mine:
        await in_thread(shelve, services.store, mine, room.id, ARCHIVED)


async def take_back(request: Request, room: Room, seat: Seat) -> None:
    mine = holder(request)
    if not mine or seat.holder != mine or seat.kind != BOT:
        raise Refused("server.no_seat")
    kind = HERE if room.row.host == mine else FRIEND
    await settle(request, room, seat, written(room, seat, BACK, mine), kind=kind, level="")


async def settle(
    request: Request, room: Room, seat: Seat, told: Sitting | None, **facts: str | float
) -> bool:
    """Change a seat as it was seen, and show it; False if somebody was quicker."""
    services = services_of(request)
    change = partial(change_seat, services.store, room.id, seat, told, **facts)
    done = await in_thread(change)
    await in_thread(services.rooms.refresh, room.id)
    services.live.changed(room.id)
    return done


async def new_link(request: Request, room: Room, seat: Seat) -> Response:
    """A fresh link: the host's for a seat nobody took, the holder's for another device."""
    own = bool(seat.holder) and seat.holder == holder(request)
    free = not seat.holder and seat.kind == FRIEND and room.row.host == holder(request)
    if not own and not free:
        raise Refused("server.no_seat")
    token = secret()
    if not await settle(request, room, seat, None, link=digest(token)):
        raise Refused("server.quicker")
    url = str(request.url_for("join", id=room.id, token=token))
    link, warning = reachable(url, request.app.state.host)
    kind = "own_link" if own else "invite"
    page = invite.links(house(request), kind, [(seat.name, link)], f"/t/{room.id}", warning)
    return known(request, HTMLResponse(page)) if own else HTMLResponse(page)


async def agree(request: Request) -> Response:
    """Whoever plays here is content with hints for everybody."""
    room = await room_of(request, fresh=True)
    mine = held(room.seats, holder(request))
    if not mine or room.table.over:
        raise Refused("server.no_seat")
    await services_of(request).coaching.agree(room, mine)
    return go(request, f"/t/{room.id}")


async def pace(request: Request) -> Response:
    """How fast the bots move."""
    room = await room_of(request, fresh=True)
    mine = holder(request)
    if not mine or (room.row.host != mine and all(s.holder != mine for s in room.seats)):
        raise Refused("server.no_seat")
    beat = PACES.get(text(await request.form(), "pace"), PACES["normal"])
    services = services_of(request)
    await in_thread(partial(change_table, services.store, room.id, pace=beat))
    await in_thread(services.rooms.refresh, room.id)
    return go(request, f"/t/{room.id}")
