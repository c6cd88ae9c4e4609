"""Requests about tables: lobby, opening, the table itself, its record, replay, what-if."""

from __future__ import annotations

import re
from functools import cache

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import (
    HTMLResponse,
    JSONResponse,
    PlainTextResponse,
    RedirectResponse,
    Response,
)

from hightable import new
from hightable.draw.markup import Markup, el
from hightable.games import view as view_of
from hightable.kernel import Fault, Refused
from hightable.server.http.address import reachable
from hightable.server.http.cookie import browser, holder, remember
from hightable.server.http.language import house, language, remember_language
from hightable.server.http.proxy import client
from hightable.server.live.audience import Viewer
from hightable.server.live.bots import levels
from hightable.server.live.chat import has_chat
from hightable.server.live.messages import malformed, number, read
from hightable.server.live.reviews import written
from hightable.server.live.socket import told
from hightable.server.page import art, forms, invite, pages, replay, rounds, rules, screen, style
from hightable.server.page.club import club as open_club
from hightable.server.page.kept import kept_page
from hightable.server.page.lobby import check_game
from hightable.server.page.lobby import lobby as lobby_page
from hightable.server.page.viewpoint import Onlooker, Viewpoint, look_back, scene
from hightable.server.services import Services
from hightable.server.store import opening
from hightable.server.store.clocks import CLOCKS
from hightable.server.store.members import is_member
from hightable.server.store.rooms import Room
from hightable.server.store.seats import BOT, FRIEND, HERE, WATCHER, digest, held, secret
from hightable.server.store.secrecy import may_have_record
from hightable.server.store.tables import table as stored_table
from hightable.server.texts import spoken
from hightable.server.threads import in_thread
from hightable.texts import Translation
from hightable.texts.languages import ENGLISH

GLIMPSE_SEED, GLIMPSE_MOVES = 7, 60
YEAR = "public, max-age=31536000, immutable"
OUTGROWN = ("server.other_rules", "server.other_edition")
MOST_SEATS = 8
MOST_SEED = 1 << 128
LONGEST_SEED = 39
PATH = re.compile(r"/(?:[\w-][\w/?&=.-]*)?", re.ASCII)


def services_of(request: Request) -> Services:
    found = request.app.state.services
    assert isinstance(found, Services)
    return found


def known(request: Request, response: Response) -> Response:
    """Give a new browser its secret along with the answer."""
    if hasattr(request.state, "secret"):
        remember(response, request.state.secret, request.url.scheme == "https")
    return response


def who(request: Request) -> str:
    """The hash of the browser's secret; a new browser gets one."""
    if not browser(request) and not hasattr(request.state, "secret"):
        request.state.secret = secret()
    return holder(request) or digest(request.state.secret)


def go(request: Request, where: str) -> Response:
    return known(request, RedirectResponse(where, 303))


def onlooker(request: Request) -> Onlooker:
    """Who asks to see something, and in which language."""
    return Onlooker(holder(request), language(request))


async def room_of(request: Request, fresh: bool = False) -> Room:
    rooms = services_of(request).rooms
    return await in_thread(rooms.refresh if fresh else rooms.room, request.path_params["id"])


async def lobby(request: Request) -> Response:
    rooms, me = services_of(request).rooms, holder(request)
    club = await in_thread(club_of, request) if request.app.state.password else None
    return HTMLResponse(await in_thread(lobby_page, house(request), rooms, me, club))


def club_of(request: Request) -> Markup:
    """Open tables for who is let in; else the door."""
    store = services_of(request).store
    return open_club(house(request), store, is_member(store, holder(request)))


async def choose_language(request: Request) -> Response:
    """The language of this browser from now on; then back to where it was chosen."""
    form = await request.form()
    code, back = text(form, "language"), text(form, "back")
    if code not in spoken() or not PATH.fullmatch(back):
        raise malformed()
    answer = RedirectResponse(back, 303)
    remember_language(answer, code, request.url.scheme == "https")
    return answer


async def new_table(request: Request) -> Response:
    game, has_door = check_game(request.path_params["game"]), bool(request.app.state.password)
    return HTMLResponse(forms.new_table(house(request), game, has_door))


async def rules_page(request: Request) -> Response:
    return HTMLResponse(pages.rules_page(house(request), check_game(request.path_params["game"])))


async def rules_text(request: Request) -> Response:
    game = check_game(request.path_params["game"])
    headers = {"cache-control": "max-age=3600", "vary": "cookie, accept-language"}
    return HTMLResponse(rules.page(house(request), game.name), headers=headers)


async def style_sheet(request: Request) -> Response:
    name = request.path_params["game"]
    text = style.house() if name == "house" else style.sheet(check_game(name).name)
    return Response(text, media_type="text/css", headers={"cache-control": YEAR})


async def table_picture(request: Request) -> Response:
    """A table as everybody may see it now; its address is another one after each change."""
    room = await room_of(request)
    asked = request.query_params.get("in", "")
    shown = Viewpoint(WATCHER, language=asked if asked in spoken() else ENGLISH)
    drawn = await in_thread(small, room, shown)
    kept = {"cache-control": "private, max-age=86400"}
    return Response(drawn, media_type="image/svg+xml", headers=kept)


def small(room: Room, look: Viewpoint) -> str:
    name = room.table.game.name
    with room.lock:
        return art.glimpse(view_of(name), scene(room, look), art.tile(name))


async def picture(request: Request) -> Response:
    """A game as it looks in the middle of play, for its tile in the lobby."""
    game = check_game(request.path_params["game"])
    asked = request.query_params.get("in", "")
    drawn = await in_thread(glimpse, game.name, asked if asked in spoken() else ENGLISH)
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": YEAR})


@cache
def glimpse(name: str, language: str) -> str:
    """Some moves of a game between two, always the same."""
    table = new(name, seats=2, seed=GLIMPSE_SEED)
    for at in range(GLIMPSE_MOVES):
        if not table.over:
            options = table.decision.options
            table.choose(options[at % len(options)])
    return table.draw(0, language)


async def open_table(request: Request) -> Response:
    services = services_of(request)
    plan = opening.cast(house(request), plan_of(house(request), await request.form()))
    await may_open_another(request)
    id, links = await in_thread(opening.open_table, services.rooms, plan, who(request))
    begin(request, id)
    if not links:
        return go(request, f"/t/{id}")
    urls = {seat: str(request.url_for("join", id=id, token=token)) for seat, token in links.items()}
    listens = request.app.state.host
    found = [(plan.seats[seat].name, *reachable(url, listens)) for seat, url in urls.items()]
    rows = [(name, link) for name, link, _ in found]
    page = invite.links(house(request), "invite", rows, f"/t/{id}", found[0][2])
    return known(request, HTMLResponse(page))


async def may_open_another(request: Request) -> None:
    services = services_of(request)
    await services.quotas.open(services.store, client(request), who(request))


def begin(request: Request, id: str) -> None:
    """A new table of whoever asks: its bots may move."""
    driver = services_of(request).live.driver
    driver.own(id, client(request))
    driver.nudge(id)


def plan_of(house: Translation, form: FormData) -> opening.Opening:
    """The plan in a form; a wrong one is refused with a sentence."""
    game = check_game(text(form, "game"))
    count = number(text(form, "seats"), 0)
    if count not in game.seats:
        raise Fault("server.seats", least=min(game.seats), most=max(game.seats))
    options = {v.name: text(form, f"option {v.name}") for v in game.variants if count in v.seats}
    options["confirm"] = text(form, "confirm") and "yes"
    pace = opening.PACES.get(text(form, "pace"), opening.PACES["normal"])
    return opening.Opening(
        game.name,
        {name: value for name, value in options.items() if value},
        [seat_of(house, form, at) for at in range(count)],
        text(form, "takeback") == "yes",
        pace,
        seed_of(text(form, "seed")),
        CLOCKS.get(text(form, "clock"), 0),
        level_of(text(form, "takeover")),
        text(form, "listed") == "yes",
    )


def seat_of(house: Translation, form: FormData, at: int) -> opening.SeatOpening:
    kind, _, level = text(form, f"kind{at}").partition(" ")
    if kind not in (HERE, FRIEND, BOT):
        kind = HERE
    level = level_of(level) if kind == BOT else level
    name = opening.named(house, kind, text(form, f"name{at}"), at)
    return opening.SeatOpening(kind, name, level)


def level_of(said: str) -> str:
    """A level one can sit down with; whatever is none is the lowest."""
    return said if said in levels() else levels()[0]


def seed_of(said: str) -> int | None:
    """The seed that was chosen; None is a shuffle that nobody can know."""
    if not said:
        return None
    if not said.isdecimal() or len(said) > LONGEST_SEED or int(said) >= MOST_SEED:
        raise Fault("server.seed")
    return int(said)


def text(form: FormData, key: str) -> str:
    value = form.get(key, "")
    return value.strip() if isinstance(value, str) else ""


async def table(request: Request) -> Response:
    """The table as this browser may see it; one that cannot go on is told of."""
    services = services_of(request)
    try:
        room = await room_of(request, fresh=True)
    except Fault as wrong:
        if wrong.text not in OUTGROWN:
            raise
        row = await in_thread(stored_table, services.store, request.path_params["id"])
        if row is None:
            raise
        said = wrong.said(language(request))
        asked = (house(request), services.store, row, holder(request), said)
        return HTMLResponse(await in_thread(kept_page, *asked))
    viewer = Viewer(room.id, onlooker(request), client(request))
    now = (await services.draw(viewer)).frame
    ticket = services.tickets.issue(screen.marks(now))
    talks = has_chat(room, viewer.holder)
    if viewer.holder and viewer.holder == room.row.host:
        services.live.driver.own(room.id, viewer.client)
    services.live.driver.nudge(room.id)
    return HTMLResponse(
        await in_thread(pages.table_page, house(request), room, now, ticket, talks),
        headers={"cache-control": "no-store"},
    )


async def submit(request: Request) -> Response:
    """A move without a socket: the same numbers, ids and answers."""
    room = await room_of(request)
    said = read(await request.body()).submit
    if said is None:
        raise malformed()
    answer = await services_of(request).live.submit(room.id, holder(request), said)
    return JSONResponse(told(house(request), answer, said.id) | {"seq": answer.seq})


async def describe(request: Request) -> Response:
    """The table in structured words."""
    room = await room_of(request)
    shown = services_of(request).viewpoint(room, onlooker(request))
    parts = await in_thread(in_words, room, shown)
    return HTMLResponse("".join(described(head, rows) for head, rows in parts))


async def round_over(request: Request) -> Response:
    """What the end of the last round gave, for whoever looks."""
    room = await room_of(request)
    services = services_of(request)
    shown = services.viewpoint(room, onlooker(request))
    async with services.heavy.turn(client(request)):
        return HTMLResponse(await in_thread(rounds.sheet, room, shown))


def in_words(room: Room, look: Viewpoint) -> list[tuple[str, list[str]]]:
    table = room.table
    with room.lock:
        return table.sections(look.seat, look.language)


def described(head: str, rows: list[str]) -> Markup:
    listed = el("ul", [el("li", row) for row in rows]) if rows else None
    return el("section", el("h3", head), listed)


async def record(request: Request) -> Response:
    """The game as text; while it is played only who chose the deal may have it."""
    room = await room_of(request, fresh=True)
    if not may_have_record(room, holder(request)):
        raise Refused("server.secret_record")
    _, said = await in_thread(written, room)
    name = f"{room.table.game.name}-{room.id}.game"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(said, headers=headers)


async def bring(request: Request) -> Response:
    form = await request.form()
    said_by = house(request)
    names = [said_by.say("new", "player_name", n=at + 1) for at in range(MOST_SEATS)]
    said = text(form, "record")
    services = services_of(request)
    await may_open_another(request)
    async with services.heavy.turn(client(request)):
        id = await in_thread(opening.import_record, services.rooms, said, who(request), names)
        room = await in_thread(services.rooms.room, id)
    return go(request, f"/t/{id}/replay?at=0" if room.table.over else f"/t/{id}")


async def again(request: Request) -> Response:
    room = await room_of(request, fresh=True)
    if not held(room.seats, holder(request)) and room.row.host != holder(request):
        raise Refused("server.no_seat")
    services = services_of(request)
    await may_open_another(request)
    id = await in_thread(opening.same_again, services.rooms, room, who(request))
    begin(request, id)
    return go(request, f"/t/{id}")


async def what_if(request: Request) -> Response:
    room = await room_of(request, fresh=True)
    if not may_have_record(room, holder(request)):
        raise Refused("server.secret_record")
    at = number(text(await request.form(), "at"), 0)
    services = services_of(request)
    await may_open_another(request)
    async with services.heavy.turn(client(request)):
        id = await in_thread(opening.what_if, services.rooms, room, at, who(request))
    return go(request, f"/t/{id}")


async def replay_page(request: Request) -> Response:
    """A position of a game; the address says which."""
    room = await room_of(request, fresh=True)
    who_asks = onlooker(request)
    own = services_of(request).viewpoint(room, who_asks).seat
    seat = number(request.query_params.get("as", ""), own)
    shown = look_back(room, who_asks, seat)
    at = number(request.query_params.get("at", ""), len(room.table.moves))
    reviews = services_of(request).reviews
    found = await in_thread(reviews.find, room)
    if found is None:
        reviews.ask(room, client(request))
    async with services_of(request).heavy.turn(client(request), room.id):
        now = await in_thread(replay.frame, room, shown, at, found)
        ticket = services_of(request).tickets.issue(screen.marks(now))
        page = await in_thread(pages.replay_page, room, shown, now, ticket)
    return HTMLResponse(page, headers={"cache-control": "no-store"})
