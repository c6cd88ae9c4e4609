"""People at tables of all four games, with bots, who move as long as a server answers.

Half of them speak HTTP, half WebSocket. Whoever gets no answer asks again with the same id.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from contextlib import ExitStack, suppress
from secrets import token_hex
from threading import Event, Thread
from typing import Any, NamedTuple

import httpx
from chaos.witness import Witness
from server.house import House, Person, hear, offered
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection

import hightable

BEAT, TURN = 0.2, 0.3
PATIENCE = 20
OFTEN = 0.5
LATER = (429, 503)
NO_ANSWER = (httpx.HTTPError, WebSocketException, OSError, EOFError)
KINDS = (["here", "bot freshman"], ["here", "bot bachelor", "bot freshman"])
BOTS = ["bot freshman", "bot bachelor"]


class Submit(NamedTuple):
    """A move on its way."""

    word: str
    seq: int
    id: str


class NotNow(Exception):
    """The server says that it cannot, and to come back."""


class Player(Thread):
    """Someone with one table at a time, and another as soon as it is over."""

    def __init__(self, game: str, house: House, witness: Witness, by_socket: bool) -> None:
        super().__init__(daemon=True)
        self.game = game
        self.house = house
        self.witness = witness
        self.by_socket = by_socket
        self.chance = random.Random(f"{game} {by_socket}")
        self.person = Person(house)
        self.held = ExitStack()
        self.socket: ClientConnection | None = None
        self.table = ""
        self.pending: Submit | None = None
        self.moved = 0
        self.turned_away = 0
        self.done = Event()

    def run(self) -> None:
        while not self.done.is_set():
            try:
                self.step()
            except (NotNow, *NO_ANSWER):
                self.leave()
                self.done.wait(BEAT)
            except Exception as wrong:
                self.witness.accuse(f"{self.game}: {wrong!r}")
                self.leave()
                self.done.wait(1)
        self.leave()
        self.person.close()

    def leave(self) -> None:
        """Let go of the socket; the server may be another one next time."""
        with suppress(*NO_ANSWER):
            self.held.close()
        self.socket = None
        if self.person.http.cookies.get("hightable"):
            self.person.moves_to(self.house)
        else:
            self.person.close()
            self.person = Person(self.house)

    def step(self) -> None:
        """Sit down, look, move."""
        if not self.table:
            self.sit_down()
        if self.pending is None:
            self.pending = self.look()
        if self.pending is not None:
            self.told(self.pending, self.ask(self.pending))

    def sit_down(self) -> None:
        self.table = self.open(self.chance.choice(KINDS))
        if self.chance.random() < OFTEN:
            self.open(BOTS)

    def open(self, kinds: list[str]) -> str:
        form = {"game": self.game, "seats": str(len(kinds)), "pace": "off"}
        form |= {f"kind{at}": kind for at, kind in enumerate(kinds)}
        form |= {f"name{at}": f"Player {at}" for at in range(len(kinds))}
        answer = self.checked(self.person.http.post("/tables", data=form), 303)
        table = answer.headers["location"].split("/")[2]
        self.witness.tell(table)
        return table

    def look(self) -> Submit | None:
        """A word out of the page, if it is our turn."""
        page = self.checked(self.person.http.get(f"/t/{self.table}"), 200).text
        if "ending-title" in page:
            self.table = ""
            self.leave()
            return None
        words = sorted(offered(page))
        if not words:
            self.done.wait(TURN)
            return None
        seq = int(page.split('data-seq="')[1].split('"')[0])
        return Submit(self.chance.choice(words), seq, token_hex(8))

    def checked(self, answer: httpx.Response, wanted: int) -> httpx.Response:
        if answer.status_code in LATER:
            self.turned_away += 1
            raise NotNow
        if answer.status_code != wanted:
            where = answer.request.url.path
            self.witness.accuse(f"{answer.status_code} at {where}: {answer.text[-200:]}")
            self.table, self.pending = "", None
            raise NotNow
        return answer

    def ask(self, said: Submit) -> dict[str, Any]:
        move = {"move": said.word, "seq": said.seq, "id": said.id}
        if not self.by_socket:
            answer = self.checked(self.person.http.post(f"/t/{self.table}/submit", json=move), 200)
            found: dict[str, Any] = answer.json()
            return found
        if self.socket is None:
            self.socket = self.held.enter_context(self.person.socket(self.table))
        self.socket.send(json.dumps(move))
        while True:
            heard = hear(self.socket, PATIENCE)
            if heard.get("answers") == said.id:
                return heard

    def told(self, said: Submit, answer: dict[str, Any]) -> None:
        """A stored move is confirmed; one that came too late, or was not possible, is forgotten."""
        self.pending = None
        if answer.get("status") == "stored":
            self.witness.tell(self.table, answer["stored"], said.word, said.id)
            self.moved += 1
        elif answer.get("status") != "stale":
            self.witness.accuse(f"{self.game}: {said.word!r} was refused: {answer.get('tell')}")


class Crowd:
    """Eight players, two of each game, spread over the servers."""

    def __init__(self, houses: list[House], witness: Witness) -> None:
        self.players = [
            Player(game, houses[at % len(houses)], witness, by_socket)
            for at, game in enumerate(hightable.games())
            for by_socket in (False, True)
        ]
        for player in self.players:
            player.start()

    def __enter__(self) -> Crowd:
        return self

    def __exit__(self, *_: object) -> None:
        for player in self.players:
            player.done.set()
        for player in self.players:
            player.join(PATIENCE)

    @property
    def turned_away(self) -> int:
        """How often somebody was told to come back later."""
        return sum(player.turned_away for player in self.players)

    def has_gone_on(self) -> Callable[[], bool]:
        """Tells whether everybody has got a move through since it was asked for."""
        pairs = [(player, player.moved) for player in self.players]
        return lambda: all(player.moved > before for player, before in pairs)
