"""Every route and every message, with anything in them: one sentence each, and nobody else notices.

    python tests/server/fuzz.py --cases 200000 [--seed 1] [--database URL]

An honest player sits at another table all the while: every move of hers is stored and shown.
"""

from __future__ import annotations

import html
import json
import logging
import re
import sys
import tempfile
import time
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from server.asgi import HOST, Answer, Application, Wire
from server.cases import Case, cases

import hightable
from hightable.server.live import driver
from hightable.server.store.seats import secret

MOVES = re.compile(r'data-move="([^"]+)"')
BATCH = 25
TOGETHER = 5
FORM = {"content-type": b"application/x-www-form-urlencoded"}


class Honest:
    """Somebody who plays on, whatever others send."""

    def __init__(self, fuzz: Fuzz) -> None:
        self.fuzz = fuzz
        self.cookie = secret()
        self.moves = 0
        self.begin()

    def begin(self) -> None:
        self.id = self.fuzz.open_table(self.cookie, "newton", ["here"])
        self.wire = self.fuzz.wire(self.id, self.cookie)
        self.shown: dict[str, str] = {}
        self.see(self.fuzz.application.run(self.wire.hear()))

    def see(self, heard: dict[str, Any]) -> None:
        """What has not changed since is not sent again."""
        self.seq = heard["seq"]
        self.shown |= heard["patch"]

    async def play(self) -> None:
        """One more move; the answer and the next choice come at once."""
        words = MOVES.findall(self.shown["actions"])
        move = {"move": html.unescape(words[0]), "seq": self.seq, "id": f"h{self.moves}"}
        self.wire.say(json.dumps(move))
        heard = await self.wire.hear()
        assert heard["status"] == "stored", heard
        assert heard["seq"] == self.seq + 1, heard
        self.see(heard)
        self.moves += 1

    def goes_on(self) -> None:
        if not MOVES.search(self.shown["actions"]):
            self.fuzz.application.run(self.wire.close())
            self.begin()
        self.fuzz.application.run(self.play())


class Fuzz:
    """An application, what can be meddled with in it, and someone who must not notice."""

    def __init__(self, application: Application) -> None:
        self.application = application
        self.cookie = secret()
        own = self.open_table(self.cookie, "newton", ["here", "here"])
        bots = self.open_table(self.cookie, "saltmarsh", ["here", "bot freshman"])
        over = self.bring()
        self.honest = Honest(self)
        self.ids = [own, bots, over, self.honest.id]
        self.cookies = ["", self.cookie]
        self.wires: dict[str, Wire] = {}
        self.done = 0

    def headers(self, cookie: str) -> dict[str, bytes]:
        kept = {"host": HOST.encode(), "origin": f"http://{HOST}".encode()}
        return kept | ({"cookie": f"hightable={cookie}".encode()} if cookie else {})

    def post(self, path: str, cookie: str, body: bytes) -> str:
        """A form that is in order; the table it leads to."""
        headers = self.headers(cookie) | FORM | {"content-length": str(len(body)).encode()}
        answer = self.application.run(self.application.request("POST", path, headers, body))
        assert answer.status == 303, answer
        return answer.headers["location"].split("/")[2].partition("?")[0]

    def open_table(self, cookie: str, game: str, kinds: list[str]) -> str:
        form = f"game={game}&seats={len(kinds)}&pace=off&seed=7&"
        form += "&".join(f"kind{at}={kind.replace(' ', '+')}" for at, kind in enumerate(kinds))
        return self.post("/tables", cookie, form.encode())

    def bring(self) -> str:
        table = hightable.new("saltmarsh", seats=2, seed=5)
        while not table.over:
            table.choose(table.decision.options[0])
        lines = table.record().replace(" ", "+").replace("\n", "%0A")
        return self.post("/import", self.cookie, f"record={lines}".encode())

    def wire(self, id: str, cookie: str, query: str = "") -> Wire:
        return Wire(self.application, f"/t/{id}/ws{query}", self.headers(cookie))

    def meddle(self, case: Case) -> None:
        """One case: a request, or a message on a socket that stays open."""
        if case.messages:
            self.application.run(self.talk(case))
        else:
            self.application.run(self.ask(case))
        self.done += 1
        if self.done % BATCH == 0:
            self.honest.goes_on()
        assert not self.application.trouble.kept, self.application.trouble.kept[0]

    async def ask(self, case: Case) -> None:
        cookie = {"cookie": f"hightable={self.cookie}".encode()} if case.signed else {}
        target = case.target.replace("{id}", self.ids[case.table])
        headers = {"host": HOST.encode(), "origin": f"http://{HOST}".encode()}
        headers |= cookie | {"content-length": str(len(case.body)).encode()} | case.headers
        answer = await self.application.request(case.method, target, headers, case.body)
        sound(answer)

    async def talk(self, case: Case) -> None:
        """Say things; the socket stays open, and still answers."""
        key = f"{case.table} {case.signed} {case.target}"
        if key not in self.wires:
            cookie = self.cookie if case.signed else ""
            self.wires[key] = self.wire(self.ids[case.table], cookie, case.target)
        wire = self.wires[key]
        for said in case.messages:
            wire.say(said)
        wire.say('{"board": -1, "at": 0}')
        while "patch" not in (heard := await wire.hear()):
            assert heard.get("tell", "x").endswith((".", "x")), heard

    def close(self) -> None:
        for wire in [*self.wires.values(), self.honest.wire]:
            self.application.run(wire.close())


def sound(answer: Answer) -> None:
    """Whatever was asked: no crash, no trace; and what is refused is refused in a sentence."""
    assert answer.status < 500, answer
    assert b"Traceback" not in answer.body
    if answer.status >= 400 and answer.headers["content-type"].startswith("application/json"):
        assert json.loads(answer.body)["tell"], answer


def meddle(database: str, count: int, chance: int, told: bool = False) -> Fuzz:
    """So many cases on a database; what was done."""
    driver.REST = 0.5
    with Application(database) as application:
        fuzz = Fuzz(application)
        begun = time.monotonic()

        @seed(chance)
        @settings(
            max_examples=count // TOGETHER,
            deadline=None,
            database=None,
            phases=[Phase.generate, Phase.shrink],
            suppress_health_check=list(HealthCheck),
        )
        @given(st.lists(cases(len(fuzz.ids)), min_size=TOGETHER, max_size=TOGETHER))
        def some(together: list[Case]) -> None:
            for case in together:
                fuzz.meddle(case)
            if told and fuzz.done % 1000 == 0:
                rate = fuzz.done / (time.monotonic() - begun)
                print(f"{fuzz.done:>9} cases, {rate:.0f} a second", flush=True)  # noqa: T201

        some()
        fuzz.close()
        assert not application.trouble.kept, application.trouble.kept[0]
    return fuzz


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", help="default: a new SQLite file")
    args = parser.parse_args()
    logging.basicConfig(level=logging.ERROR)
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or f"sqlite:///{Path(folder) / 'fuzz.sqlite'}"
        done = meddle(database, args.cases, args.seed, told=True)
    print(f"{done.done} cases and {done.honest.moves} honest moves: nothing broke")  # noqa: T201


if __name__ == "__main__":
    main()
