"""The socket of a table: moves come in, changed pieces of the screen go out."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from secrets import token_hex
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from hightable.kernel import Fault, NotFound, Refused
from hightable.server.http.cookie import holder
from hightable.server.http.language import language
from hightable.server.http.proxy import client
from hightable.server.live.audience import Viewer
from hightable.server.live.messages import Message, number, own_id, read
from hightable.server.page import replay, screen
from hightable.server.page.viewpoint import Onlooker, look_back
from hightable.server.services import Services
from hightable.server.store.database import OUTAGE
from hightable.server.store.submits import STALE, STORED, Answer, Submit
from hightable.server.texts import texts
from hightable.server.threads import in_thread
from hightable.texts import Translation

LOG = logging.getLogger("hightable")
CLOSED_UNKNOWN, CLOSED_BROKEN, CLOSED_LATER = 4404, 4500, 1013
RETRY = 0.5
REASONS = {
    "over": "over",
    "not_you": "not_you",
    "illegal": "illegal",
    "no_undo": "no_undo_now",
    "gap": "gap_now",
    "closed": "closed_now",
    "lesson": "not_in_lesson",
}


async def serve(socket: WebSocket) -> None:
    """A browser at a table, or at a replay of it."""
    services: Services = socket.app.state.services
    id = socket.path_params["id"]
    await socket.accept()
    try:
        room = await services.live.room(id)
    except Fault:
        await socket.close(CLOSED_UNKNOWN)
        return
    except OUTAGE:
        await socket.close(CLOSED_LATER)
        return
    viewer = Viewer(id, Onlooker(holder(socket), language(socket)), client(socket))
    if viewer.holder and viewer.holder == room.row.host:
        services.live.driver.own(id, viewer.client)
    viewer.sent = services.tickets.pop(socket.query_params.get("ticket", ""), {})
    kind = Replay if socket.query_params.get("replay") else Play
    talk = kind(socket, services, viewer)
    await run(talk, socket, services, viewer)


async def run(talk: Play | Replay, socket: WebSocket, services: Services, viewer: Viewer) -> None:
    services.live.join(viewer)
    sender = asyncio.create_task(sending(talk, socket, viewer))
    try:
        await services.presence.note(viewer)
        await services.live.chats.greet(viewer, await services.live.room(viewer.id))
        while True:
            await answer(talk, socket, services, await heard(socket))
    except WebSocketDisconnect:
        pass
    except Exception:
        await broken(socket, viewer)
    finally:
        sender.cancel()
        services.live.leave(viewer)
        await services.presence.note(viewer)


async def heard(socket: WebSocket) -> str | bytes:
    """The next message, of whatever kind."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1000)
    said: str | bytes | None = message.get("text")
    return message.get("bytes") or b"" if said is None else said


async def answer(
    talk: Play | Replay, socket: WebSocket, services: Services, said: str | bytes
) -> None:
    """Do what a message says; what is wrong with it is told to its sender alone."""
    try:
        services.quotas.hear(talk.viewer.client, talk.viewer.holder)
        await persist(talk, socket, read(said))
    except Fault as wrong:
        id = own_id(said)
        await socket.send_json(
            {"tell": wrong.said(talk.viewer.who.language)} | ({"answers": id} if id else {})
        )


async def persist(talk: Play | Replay, socket: WebSocket, said: Message) -> None:
    """Do it as soon as the database answers: a submit has an id, and is stored once."""
    while True:
        try:
            return await talk.hear(said)
        except OUTAGE:
            house = texts(talk.viewer.who.language)
            await socket.send_json({"tell": house.say("fault", "outage")})
            await asyncio.sleep(RETRY)


async def sending(talk: Play | Replay, socket: WebSocket, viewer: Viewer) -> None:
    try:
        while True:
            with suppress(*OUTAGE):
                await talk.send()
            await asyncio.sleep(RETRY)
            viewer.wake.set()
    except WebSocketDisconnect:
        pass
    except NotFound:
        await socket.close(CLOSED_UNKNOWN)
    except Exception:
        await broken(socket, viewer)


async def broken(socket: WebSocket, viewer: Viewer) -> None:
    """The trace goes to the log; the browser is let go and will come back."""
    LOG.exception("error %s at table %s", token_hex(4), viewer.id)
    with suppress(RuntimeError):
        await socket.close(CLOSED_BROKEN)


class Play:
    """Someone who plays or looks on."""

    def __init__(self, socket: WebSocket, services: Services, viewer: Viewer) -> None:
        self.socket = socket
        self.services = services
        self.viewer = viewer
        self.answers: list[dict[str, Any]] = []
        self.until = 0.0
        viewer.send = socket.send_json
        viewer.wake.set()

    async def hear(self, said: Message) -> None:
        viewer = self.viewer
        if said.submit is not None:
            await self.submit(said.submit)
        elif said.ready is not None:
            await self.services.make_ready(viewer.id, viewer.holder, said.ready)
            viewer.turn_to(None)
        elif said.board is not None:
            viewer.turn_to(await self.services.board(viewer.id, said.board))
        elif said.shape is not None:
            viewer.fit(said.shape)
        elif said.why or said.hint is not None:
            await self.socket.send_json(await self.told(said))
            return
        elif said.chat or said.react:
            room = await self.services.live.room(viewer.id)
            await self.services.live.chats.say(viewer, room, said.chat, said.react)
            return
        viewer.wake.set()

    async def told(self, said: Message) -> dict[str, Any]:
        """Why not, or what the coach would do: told to nobody else."""
        if said.why:
            return await self.services.why_not(self.viewer, said.why)
        return await self.services.coaching.hint(self.viewer)

    async def submit(self, said: Submit) -> None:
        answer = await self.services.live.submit(self.viewer.id, self.viewer.holder, said)
        self.answers.append(told(texts(self.viewer.who.language), answer, said.id))

    async def send(self) -> None:
        """Whenever woken: draw the newest table and send what is new about it."""
        while True:
            await self.viewer.wake.wait()
            if delay := self.services.live.audience.delay(self.viewer):
                await asyncio.sleep(delay)
            self.viewer.wake.clear()
            await self.show()
            await self.send_clock()
            if not self.viewer.wake.is_set():
                self.viewer.shown.set()

    async def show(self) -> None:
        """Nothing is kept of a picture while its viewer thinks but the marks of what was sent."""
        now = await self.services.draw(self.viewer)
        answers, self.answers = self.answers, []
        sent, self.viewer.sent = self.viewer.sent, now.marks
        if answers:
            await self.answer(answers, screen.message(now.frame, sent))
        else:
            await self.socket.send_text(now.message(sent))

    async def send_clock(self) -> None:
        """How long the move that is waited for may take, where there is a clock."""
        room = self.services.rooms.rooms.get(self.viewer.id)
        until = self.services.clocks.until(room) if room is not None else 0.0
        if until != self.until:
            self.until = until
            await self.socket.send_json({"until": until, "now": time.time()})

    async def answer(self, answers: list[dict[str, Any]], message: dict[str, Any]) -> None:
        """The last answer goes along with the table as it is now."""
        for answer in answers[:-1]:
            await self.socket.send_json(answer)
        await self.socket.send_json(message | answers[-1])


class Replay:
    """Someone who looks at a game move by move."""

    def __init__(self, socket: WebSocket, services: Services, viewer: Viewer) -> None:
        self.socket = socket
        self.services = services
        self.viewer = viewer
        self.at = -1
        self.wanted = number(socket.query_params.get("as", ""), -1)

    async def hear(self, said: Message) -> None:
        if said.submit is not None or said.ready is not None or said.chat or said.react:
            raise Refused("server.refused")
        if said.board is not None:
            self.viewer.turn_to(await self.services.board(self.viewer.id, said.board))
        if said.at is not None:
            self.at = said.at
        self.viewer.wake.set()

    async def send(self) -> None:
        while True:
            await self.viewer.wake.wait()
            self.viewer.wake.clear()
            self.viewer.shown.set()
            if self.at < 0:
                continue
            async with self.services.heavy.turn(self.viewer.client, self.viewer.id):
                now = await in_thread(self.draw)
            message = screen.message(now, self.viewer.sent)
            self.viewer.sent = screen.marks(now)
            await self.socket.send_json(message)

    def draw(self) -> screen.Frame:
        room = self.services.rooms.room(self.viewer.id)
        shown = look_back(room, self.viewer.who, self.wanted)
        return replay.frame(room, shown, self.at, self.services.reviews.find(room))


def told(house: Translation, answer: Answer, id: str) -> dict[str, Any]:
    """The answer to a submit as the browser gets it."""
    said = {"answers": id, "status": answer.status}
    if answer.status == STORED:
        return said | {"stored": answer.seq}
    if answer.status == STALE:
        return said | {"tell": house.say("table", "stale")}
    return said | {"tell": house.say("table", REASONS[answer.why])}
