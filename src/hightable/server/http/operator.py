"""What an operator asks a running server: is it well, and how much is it doing?"""

from __future__ import annotations

from sqlalchemy import text
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from hightable.kernel import Refused
from hightable.server.http.handlers import services_of
from hightable.server.http.proxy import is_among
from hightable.server.store.database import Store
from hightable.server.store.tables import running
from hightable.server.threads import in_thread

PLAIN = "text/plain; version=0.0.4"
NOT_KEPT = {"cache-control": "no-store"}


async def healthz(request: Request) -> Response:
    """Well is who can read the database; else the answer is 503, as everywhere."""
    await in_thread(reach, services_of(request).store)
    return PlainTextResponse("ok\n", headers=NOT_KEPT)


def reach(store: Store) -> None:
    with store.reading() as connection:
        connection.execute(text("SELECT 1"))


async def metrics(request: Request) -> Response:
    """Counts, for the addresses that the operator has named; nothing about anybody's game."""
    asks = request.client.host if request.client else ""
    if not is_among(asks, request.app.state.operators):
        raise Refused("server.operators")
    services = services_of(request)
    everywhere = {"tables_running": await in_thread(running, services.store)}
    said = services.metrics.text(services.gauges(), everywhere)
    return PlainTextResponse(said, headers=NOT_KEPT, media_type=PLAIN)
