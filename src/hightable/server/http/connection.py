"""Connections as they come in: so many of one address, and none that dawdles over a request.

A head, a body and the reading of an answer each have their time; without that a handful of
clients that send a byte now and then would hold every connection there is. Who is refused is heard
for a moment, to be told so in the own language.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any

import h11
import uvicorn
from starlette.requests import HTTPConnection
from starlette.types import Scope
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from hightable.server.http.language import language
from hightable.server.http.proxy import Networks, is_among, site
from hightable.server.limits import Limits
from hightable.server.texts import texts

HEAD, BODY, REPLY, NOTHING = "head", "body", "reply", ""
HEARD = 4096
REFUSED_AT_ONCE, REFUSAL_SECONDS = 100, 1.0
END_OF_HEAD = b"\r\n\r\n"
Transports = set[asyncio.Transport]


class Connections:
    """The open connections of each address; proxies that are trusted have as many as there are."""

    def __init__(self, limits: Limits, proxies: Networks) -> None:
        self.limits = limits
        self.proxies = proxies
        self.open: dict[str, Transports] = {}
        self.refused = 0

    def admit(self, address: str, transport: asyncio.Transport) -> bool:
        """Count a connection, if there is room for it."""
        mine = self.still_open(address)
        full = len(mine) >= self.limits.connections_each and not is_among(address, self.proxies)
        if full or self.count() >= self.limits.connections:
            return False
        mine.add(transport)
        self.open[address] = mine
        return True

    def still_open(self, address: str) -> Transports:
        """Those of one address; whoever does not fetch what is left of a closed one loses it."""
        mine = {one for one in self.open.get(address, ()) if is_open(one)}
        if len(mine) >= self.limits.connections_each:
            for one in [one for one in mine if one.is_closing()]:
                one.abort()
                mine.discard(one)
        return mine

    def count(self) -> int:
        many = sum(map(len, self.open.values()))
        if many >= self.limits.connections:
            known = {address: self.still_open(address) for address in self.open}
            self.open = {address: mine for address, mine in known.items() if mine}
            many = sum(map(len, self.open.values()))
        return many


def is_open(transport: asyncio.Transport) -> bool:
    """Also a closed one is, as long as something waits to be sent."""
    return not transport.is_closing() or transport.get_write_buffer_size() > 0


class Settings(uvicorn.Config):
    """The server's settings, with the connections it counts and their limits."""

    def __init__(self, app: Any, connections: Connections, **more: Any) -> None:
        super().__init__(app, http=Connection, ws=SocketConnection, **more)
        self.connections = connections


# Every message is packed by itself: nothing is kept between two, and they are no larger for it.
PACKING = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    compress_settings={"level": 2},
)


class SocketConnection(WebSocketsSansIOProtocol):
    """A socket; a text that is none is handed on as well as it can be read, and gets its answer."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.conn.available_extensions = [PACKING]

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            self.frames = [b"".join(self.frames).decode("utf-8", "replace").encode()]
        super().send_receive_event_to_app()


def asked(heard: bytes) -> Scope:
    """What is known of a request by the part of its head that was heard."""
    lines = [line.partition(b":") for line in heard.split(b"\r\n")[1:]]
    headers = [(name.strip().lower(), value.strip()) for name, _, value in lines]
    return {"type": "http", "headers": headers}


class Connection(H11Protocol):
    """A connection with a clock."""

    config: Settings
    waiting_for = NOTHING
    clock: asyncio.TimerHandle | None = None
    heard = b""
    is_refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = site(self.client[0]) if self.client else ""
        if self.config.connections.admit(address, transport):
            self.watch()
        else:
            self.refuse()

    def refuse(self) -> None:
        """Too many are here: nothing is asked of the application, only in which language one asks.
        Of those who wait for that there are only so many, too."""
        connections = self.config.connections
        if connections.refused >= REFUSED_AT_ONCE:
            self.say_no(503, "too_many")
            return
        connections.refused += 1
        self.is_refused = True
        self.clock = self.loop.call_later(REFUSAL_SECONDS, self.say_no, 503, "too_many")

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.waiting_for in (HEAD, NOTHING):
            before = self.heard if self.waiting_for == HEAD or self.is_refused else b""
            self.heard = (before + data)[:HEARD]
        if not self.is_refused:
            super().data_received(data)
            self.watch()
        elif END_OF_HEAD in self.heard or len(self.heard) == HEARD:
            self.say_no(503, "too_many")

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        self.wait_for(NOTHING)

    def connection_lost(self, exc: Exception | None) -> None:
        self.wait_for(NOTHING)
        self.stop_clock()
        self.config.connections.refused -= self.is_refused
        super().connection_lost(exc)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.wait_for(REPLY)

    def watch(self) -> None:
        """What this connection owes us now."""
        if self.transport.get_protocol() is not self:
            return
        if self.conn.their_state is h11.SEND_BODY:
            self.wait_for(BODY)
        elif self.cycle is not None and not self.cycle.response_complete:
            self.wait_for(REPLY)
        else:
            idle = self.timeout_keep_alive_task is not None
            self.wait_for(NOTHING if idle else HEAD)

    def wait_for(self, what: str) -> None:
        """Begin to count the time, once for each thing that is waited for."""
        if what == self.waiting_for:
            return
        self.waiting_for = what
        self.stop_clock()
        if what:
            seconds = getattr(self.config.connections.limits, f"{what}_seconds")
            self.clock = self.loop.call_later(seconds, self.late)

    def stop_clock(self) -> None:
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None

    def late(self) -> None:
        cycle = self.cycle
        begun = cycle is not None and cycle.response_started and not cycle.response_complete
        if self.waiting_for == REPLY or begun or self.transport.is_closing():
            self.transport.abort()
        else:
            self.say_no(408, "late")

    def say_no(self, status: int, key: str) -> None:
        """One sentence, and no more is heard."""
        self.waiting_for = NOTHING
        self.stop_clock()
        said = texts(language(HTTPConnection(asked(self.heard)))).say("fault", key).encode()
        plain = "content-type: text/plain; charset=utf-8"
        head = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}", plain]
        head += ["connection: close", f"content-length: {len(said)}", "", ""]
        self.transport.write("\r\n".join(head).encode() + said)
        self.transport.close()
