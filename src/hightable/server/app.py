"""The application, and `serve`: the table in the browser with one command."""

from __future__ import annotations

import contextlib
import errno
import gc
import logging
import socket as sockets
import threading
import webbrowser
from collections.abc import AsyncIterator, Mapping
from typing import Any, NamedTuple

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from hightable.games import load
from hightable.kernel import Fault, NotFound, Refused, TooMany
from hightable.server.http import club, handlers, learning, mine, notices, operator, seating, sheets
from hightable.server.http.access import Access
from hightable.server.http.connection import Connections, Settings
from hightable.server.http.guard import Guard
from hightable.server.http.language import house, language
from hightable.server.http.proxy import LOOPBACK, Networks, Proxied, host_name, networks
from hightable.server.limits import Limits
from hightable.server.live import socket
from hightable.server.live.post import Post
from hightable.server.logs import write_log
from hightable.server.metrics import Metrics, Tally
from hightable.server.page.document import fault
from hightable.server.services import Services
from hightable.server.shared import Place, places
from hightable.server.store.bell import Bell, bells
from hightable.server.store.database import OUTAGE, Store
from hightable.server.workers import Workers

LARGEST_MESSAGE = 16 * 1024
PORTS = 50
LAST_PORT = 65_535
TAKEN = (errno.EADDRINUSE, errno.EACCES)
OPEN_FILES = 8192
BROWSER_WAITS = 3.0
# A picture is made of some thousand things that are gone with it: looking for rings among them
# after every seven hundred, as is usual, finds none.
COLLECT = (20_000, 20, 20)
LOG = logging.getLogger("hightable")
HEADS = {404: "no_page", 405: "method"}
STATUS: dict[type, int] = {NotFound: 404, Refused: 403, TooMany: 429}

ROUTES = [
    Route("/", handlers.lobby),
    Route("/healthz", operator.healthz),
    Route("/metrics", operator.metrics),
    Route("/mine", mine.mine),
    Route("/mine/records.zip", mine.records),
    Route("/mine/{id}", mine.change, methods=["POST"]),
    Route("/notices", notices.notices, methods=["GET", "POST"]),
    Route("/notices/confirm/{token}", notices.confirmed, methods=["GET", "POST"], name="confirm"),
    Route("/enter", club.enter, methods=["GET", "POST"]),
    Route("/enter/{token}", club.invited, methods=["GET", "POST"], name="invited"),
    Route("/invitations", club.new_invitation, methods=["POST"]),
    Route("/t/{id}/sit", club.sit, methods=["POST"]),
    Route("/new/{game}", handlers.new_table),
    Route("/tables", handlers.open_table, methods=["POST"]),
    Route("/language", handlers.choose_language, methods=["POST"]),
    Route("/import", handlers.bring, methods=["POST"]),
    Route("/settings", learning.settings),
    Route("/figures", learning.figures),
    Route("/game/{game}", learning.game_page),
    Route("/game/{game}/aid", learning.aid),
    Route("/learn", learning.school),
    Route("/learn/{game}", learning.overview),
    Route("/learn/{game}", learning.go_on, methods=["POST"]),
    Route("/learn/{game}/{lesson}", learning.learn, methods=["POST"]),
    Route("/play/{game}", learning.play, methods=["POST"]),
    Route("/rules/{game}", handlers.rules_page),
    Route("/rules/{game}/text", handlers.rules_text),
    Route("/picture/{game}.svg", handlers.picture),
    Route("/style/{game}.css", handlers.style_sheet),
    Route("/t/{id}", handlers.table, name="table"),
    Route("/t/{id}/picture.svg", handlers.table_picture),
    Route("/t/{id}/submit", handlers.submit, methods=["POST"]),
    Route("/t/{id}/describe", handlers.describe),
    Route("/t/{id}/round", handlers.round_over),
    Route("/t/{id}/further", sheets.below),
    Route("/t/{id}/rounds", sheets.rounds),
    Route("/t/{id}/trails", sheets.ways),
    Route("/t/{id}/record", handlers.record),
    Route("/t/{id}/again", handlers.again, methods=["POST"]),
    Route("/t/{id}/whatif", handlers.what_if, methods=["POST"]),
    Route("/t/{id}/replay", handlers.replay_page),
    Route("/t/{id}/join/{token}", seating.join, methods=["GET", "POST"], name="join"),
    Route("/t/{id}/seats/{seat:int}", seating.change, methods=["POST"]),
    Route("/t/{id}/pace", seating.pace, methods=["POST"]),
    Route("/t/{id}/hints", seating.agree, methods=["POST"]),
    WebSocketRoute("/t/{id}/ws", socket.serve),
    Mount("/static/{version}", StaticFiles(packages=[("hightable.server", "static")])),
]


async def at_fault(request: Request, wrong: Exception) -> Response:
    """A mistake from outside: one sentence, and the number that belongs to its kind."""
    assert isinstance(wrong, Fault)
    return sentence(request, wrong.said(language(request)), STATUS.get(type(wrong), 400))


async def no_page(request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, HTTPException)
    said = house(request).say("fault", HEADS.get(wrong.status_code, "malformed"))
    return sentence(request, said, wrong.status_code)


def sentence(request: Request, said: str, status: int) -> Response:
    """A page for people; a program that speaks JSON gets it in JSON."""
    asked = (request.headers.get("accept", ""), request.headers.get("content-type", ""))
    if any(kind.startswith("application/json") for kind in asked):
        return JSONResponse({"tell": said}, status)
    return HTMLResponse(fault(house(request), said), status)


async def outage(request: Request, wrong: Exception) -> Response:
    LOG.warning("the database does not answer (%s)", type(wrong).__name__)
    return sentence(request, house(request).say("fault", "outage"), 503)


class Deployment(NamedTuple):
    """Where it listens, by whom and by which name it is reached, how much it takes on; who may read
    its counts, where its log goes, by whom letters are sent; the password of its door; which of
    several processes it is."""

    host: str = "127.0.0.1"
    proxies: Networks = ()
    public_host: str = ""
    limits: Limits = Limits()
    operators: Networks = networks("127.0.0.1,::1")
    log: str = ""
    post: Post = Post()
    password: str = ""
    place: Place | None = None

    def shared(self, place: Place) -> Deployment:
        """The same for one of several processes."""
        return self._replace(limits=self.limits.shared(place), place=place)

    def hosts(self) -> frozenset[str] | None:
        """The names it answers to; None is any."""
        if self.public_host:
            return frozenset([*LOOPBACK, host_name(self.public_host)])
        return frozenset(LOOPBACK) if self.host in LOOPBACK and not self.proxies else None


def make_app(database: str | Store | None = None, where: Deployment | None = None) -> Starlette:
    """The application on a database, which may be open already."""
    where = where or Deployment()
    metrics = Metrics(where.place)
    tally = Tally(metrics)

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[Mapping[str, Any]]:
        load()
        store = database if isinstance(database, Store) else Store(database)
        services = Services(store, where.limits, metrics, where.post)
        app.state.services = services
        app.state.operators = where.operators
        app.state.password = where.password
        logging.getLogger().addHandler(tally)
        app.state.host = where.host
        await services.start()
        yield {}
        await services.close()
        logging.getLogger().removeHandler(tally)

    middleware = [
        Middleware(Proxied, trusted=where.proxies, public=where.public_host),
        Middleware(Access, metrics=metrics),
        Middleware(Guard, hosts=where.hosts(), limits=where.limits),
        Middleware(GZipMiddleware, minimum_size=800),
    ]
    app = Starlette(
        routes=ROUTES,
        middleware=middleware,
        exception_handlers={Fault: at_fault, HTTPException: no_page}
        | dict.fromkeys(OUTAGE, outage),
        lifespan=life,
    )
    app.router.redirect_slashes = False
    return app


class Worker(NamedTuple):
    """What one of several processes is given."""

    where: Deployment
    database: str | None
    listening: sockets.socket
    bell: Bell | None


def work(given: Worker) -> None:
    """In one of several processes: serve whoever comes to its socket."""
    write_log(given.where.log)
    raise_open_files()
    store = Store(given.database)
    store.bell = given.bell
    Server(settings_of(store, given.where), "").run(sockets=[given.listening])


def free_port(host: str, first: int) -> sockets.socket:
    """A socket on the first port that is free, from `first` on."""
    if not 0 <= first <= LAST_PORT:
        raise Fault("server.odd_port", port=first, last=LAST_PORT)
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    last = min(first + PORTS - 1, LAST_PORT)
    for port in range(first, last + 1):
        found = sockets.socket(family, sockets.SOCK_STREAM)
        found.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
        try:
            found.bind((host, port))
            found.listen()
            return found
        except OSError as wrong:
            found.close()
            if wrong.errno not in TAKEN:
                raise Fault("server.no_address", host=host) from wrong
    raise Fault("server.no_port", first=first, last=last, host=host)


def free_ports(host: str, first: int, count: int) -> list[sockets.socket]:
    """Several sockets on one port: the system gives each its share of those who come. Where it
    cannot, one socket for all."""
    found = free_port(host, first)
    if count == 1 or not hasattr(sockets, "SO_REUSEPORT"):
        return [found] * count
    family, at = found.family, found.getsockname()
    found.close()
    shared = [sockets.socket(family, sockets.SOCK_STREAM) for _ in range(count)]
    for one in shared:
        one.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
        one.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEPORT, 1)
        one.bind(at)
        one.listen()
    return shared


class Server(uvicorn.Server):
    """Opens the browser as soon as the first page can be had; what was loaded until then stays, and
    is not looked at again for what could be let go."""

    def __init__(self, config: uvicorn.Config, address: str) -> None:
        super().__init__(config)
        self.address = address

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        gc.set_threshold(*COLLECT)
        if self.address:
            threading.Thread(target=webbrowser.open, args=[self.address], daemon=True).start()


def raise_open_files() -> None:
    """Every connection is an open file: as many as the system lets us have."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, OPEN_FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


def settings_of(store: Store, where: Deployment) -> Settings:
    return Settings(
        make_app(store, where),
        Connections(where.limits, where.proxies),
        proxy_headers=False,
        log_config=None,
        log_level="warning",
        access_log=False,
        ws_max_size=LARGEST_MESSAGE,
        timeout_graceful_shutdown=2,
    )


def serve(
    where: Deployment,
    port: int = 8123,
    database: str | None = None,
    open_browser: bool = True,
    workers: int = 1,
) -> None:
    """Serve until Ctrl-C; a database that cannot be opened is a fault at once."""
    write_log(where.log)
    raise_open_files()
    store = Store(database)
    listening = free_ports(where.host, port, workers)
    shown = f"[{where.host}]" if ":" in where.host else where.host
    address = f"http://{shown}:{listening[0].getsockname()[1]}/"
    print(f"High Table: {address}  (Ctrl-C stops)", flush=True)  # noqa: T201
    if workers > 1:
        ring = bells(workers) if store.engine.dialect.name == "sqlite" else [None] * workers
        store.close()
        if open_browser:
            threading.Timer(BROWSER_WAITS, webbrowser.open, args=[address]).start()
        own = zip(places(workers, where.limits.rates()), listening, ring, strict=True)
        given = [Worker(where.shared(at), database, door, bell) for at, door, bell in own]
        Workers(work, given).run()
        return
    with contextlib.suppress(KeyboardInterrupt):
        Server(settings_of(store, where), address if open_browser else "").run(sockets=listening)
