"""The socket of a table: moves come in, changed pieces of the screen go out."""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import suppress
from secrets import token_hex
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from hightable.kernel import Fault
from hightable.server.http.guard import same_origin
from hightable.server.live.tables import Viewer, in_thread
from hightable.server.page import replay, screen
from hightable.server.page.gestures import MOST_WORDS
from hightable.server.page.history import eyes
from hightable.server.page.viewpoint import Viewpoint
from hightable.server.services import Services
from hightable.server.store.rooms import BETWEEN, GESTURE, MOVE, STALE, STORED, UNDO, Answer, Submit
from hightable.server.store.seats import held, holder
from hightable.server.texts import say

LOG = logging.getLogger("hightable")
CLOSED_ORIGIN, CLOSED_UNKNOWN, CLOSED_BROKEN = 4403, 4404, 4500
LONGEST = 80
REASONS = {"over": "over", "not_you": "not_you", "illegal": "illegal", "no_undo": "no_undo_now"}


async def serve(socket: WebSocket) -> None:
    """A browser at a table, or at a replay of it."""
    services: Services = socket.app.state.services
    if not same_origin(socket):
        await socket.close(CLOSED_ORIGIN)
        return
    id = socket.path_params["id"]
    try:
        await services.live.room(id)
    except Fault:
        await socket.accept()
        await socket.close(CLOSED_UNKNOWN)
        return
    await socket.accept()
    viewer = Viewer(id, holder(socket))
    viewer.sent = services.tickets.pop(socket.query_params.get("ticket", ""), {})
    kind = Replay if socket.query_params.get("replay") else Play
    talk = kind(socket, services, viewer)
    await run(talk, socket, services, viewer)


async def run(talk: Play | Replay, socket: WebSocket, services: Services, viewer: Viewer) -> None:
    services.live.join(viewer)
    sender = asyncio.create_task(sending(talk, socket, viewer))
    try:
        while True:
            text = await socket.receive_text()
            said = read(text)
            if said is None or not services.messages.take(viewer.holder or str(socket.client)):
                await socket.send_json({"tell": say("table", "too_fast")} | released(said))
            else:
                await talk.hear(said)
    except WebSocketDisconnect:
        pass
    except Exception:
        await broken(socket, viewer)
    finally:
        sender.cancel()
        services.live.leave(viewer)


async def sending(talk: Play | Replay, socket: WebSocket, viewer: Viewer) -> None:
    try:
        await talk.send()
    except WebSocketDisconnect:
        pass
    except Exception:
        await broken(socket, viewer)


async def broken(socket: WebSocket, viewer: Viewer) -> None:
    """The trace goes to the log; the browser is let go and will come back."""
    LOG.exception("error %s at table %s", token_hex(4), viewer.id)
    with suppress(RuntimeError):
        await socket.close(CLOSED_BROKEN)


def read(text: str) -> dict[str, Any] | None:
    """What a browser said, if it is what a browser may say."""
    try:
        said = json.loads(text)
    except ValueError:
        return None
    return said if isinstance(said, dict) else None


def released(said: dict[str, Any] | None) -> dict[str, Any]:
    """What was not even looked at need not be waited for."""
    return {"answers": said["id"]} if said and isinstance(said.get("id"), str) else {}


def whole(said: dict[str, Any], key: str, default: int = -1) -> int:
    value = said.get(key)
    return value if isinstance(value, int) and not isinstance(value, bool) else default


class Play:
    """Someone who plays or looks on."""

    def __init__(self, socket: WebSocket, services: Services, viewer: Viewer) -> None:
        self.socket = socket
        self.services = services
        self.viewer = viewer
        self.answers: list[dict[str, Any]] = []
        viewer.wake.set()

    async def hear(self, said: dict[str, Any]) -> None:
        viewer = self.viewer
        if "move" in said or "undo" in said or "play" in said:
            await self.submit(said)
        elif "ready" in said:
            await self.services.make_ready(viewer.id, viewer.holder, whole(said, "ready"))
            viewer.board = None
        elif "board" in said:
            viewer.board = whole(said, "board")
            if viewer.board < 0:
                viewer.board = None
        viewer.wake.set()

    async def submit(self, said: dict[str, Any]) -> None:
        room = await self.services.live.room(self.viewer.id)
        mine = held(room.seats, self.viewer.holder)
        answer = await self.services.live.submit(room.id, mine, submit_of(said))
        self.answers.append(told(answer, str(said.get("id", ""))))

    async def send(self) -> None:
        """Whenever woken: draw the newest table and send what is new about it."""
        while True:
            await self.viewer.wake.wait()
            self.viewer.wake.clear()
            now = await self.services.draw(self.viewer)
            message = screen.message(now, self.viewer.sent)
            answers, self.answers = self.answers, []
            self.viewer.sent = now.parts
            for answer in answers[:-1]:
                await self.socket.send_json(answer)
            await self.socket.send_json(message | (answers[-1] if answers else {}))
            if not self.viewer.wake.is_set():
                self.viewer.shown.set()


class Replay:
    """Someone who looks at a game move by move."""

    def __init__(self, socket: WebSocket, services: Services, viewer: Viewer) -> None:
        self.socket = socket
        self.services = services
        self.viewer = viewer
        self.at = -1
        wanted = socket.query_params.get("as", "")
        self.wanted = int(wanted) if wanted.lstrip("-").isdecimal() else -1

    async def hear(self, said: dict[str, Any]) -> None:
        if "board" in said:
            board = whole(said, "board")
            self.viewer.board = board if board >= 0 else None
        self.at = whole(said, "at", self.at)
        self.viewer.wake.set()

    async def send(self) -> None:
        while True:
            await self.viewer.wake.wait()
            self.viewer.wake.clear()
            self.viewer.shown.set()
            if self.at < 0:
                continue
            now = await in_thread(self.draw)
            message = screen.message(now, self.viewer.sent)
            self.viewer.sent = now.parts
            await self.socket.send_json(message)

    def draw(self) -> screen.Frame:
        room = self.services.rooms.room(self.viewer.id)
        mine = held(room.seats, self.viewer.holder)
        seat = eyes(room, mine, self.wanted)
        shown = Viewpoint(seat, mine, -1, self.viewer.board)
        return replay.frame(room, shown, self.at, self.services.reviews.find(room))


def submit_of(said: dict[str, Any]) -> Submit:
    """A submit out of a message; whatever is missing makes it stale or refused, never a crash."""
    kind = UNDO if "undo" in said else GESTURE if "play" in said else MOVE
    word = str(said.get("undo", said.get("move", "")))[:LONGEST]
    if kind == GESTURE:
        words = said["play"] if isinstance(said["play"], list) else []
        word = BETWEEN.join(str(one)[:LONGEST] for one in words[:MOST_WORDS])
    return Submit(kind, word, whole(said, "seq"), str(said.get("id", ""))[:60] or token_hex(16))


def told(answer: Answer, id: str) -> dict[str, Any]:
    """The answer to a submit as the browser gets it."""
    said = {"answers": id, "status": answer.status}
    if answer.status == STORED:
        return said | {"stored": answer.seq}
    if answer.status == STALE:
        return said | {"tell": say("table", "stale")}
    return said | {"tell": say("table", REASONS.get(answer.why, "refused"))}
