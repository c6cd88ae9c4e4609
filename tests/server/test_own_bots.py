"""Bots that the host has named sit at web tables, in Python and in another language."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from server.house import House, Person, until

PYTHON = """
class Last:
    def choose(self, sight):
        return sight.decision.options[-1]

def liar(sight):
    return "fly to the moon"
"""
JAVASCRIPT = """
require("readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const told = JSON.parse(line);
  if (told.type === "hello") console.log('{"type": "ready", "protocol": 1}');
  else console.log(JSON.stringify({ id: told.id, word: told.decision.options[0] }));
});
"""
MOVES = 4


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    (tmp_path / "mine.py").write_text(PYTHON)
    (tmp_path / "mine.js").write_text(JAVASCRIPT)
    named = {"last": f"{tmp_path}/mine.py:Last", "liar": f"{tmp_path}/mine.py:liar"}
    named["first"] = f"run:node {tmp_path}/mine.js"
    text = "\n".join(f"{name}={place}" for name, place in named.items())
    monkeypatch.setenv("HIGHTABLE_BOTS", text)
    return House(f"sqlite:///{tmp_path / 'tables.sqlite'}")


def plays(house: House, alice: Person, id: str) -> bool:
    """Do bots make moves at this table?"""
    file = house.database.removeprefix("sqlite:///")
    with alice.socket(id), closing(sqlite3.connect(file)) as tables:
        return until(lambda: tables.execute("SELECT count(*) FROM moves").fetchone()[0] > MOVES)


def test_bots_of_the_host_are_offered_and_play_at_a_table(house: House) -> None:
    with house, closing(Person(house)) as alice:
        page = alice.http.get("/new/newton").text
        assert 'value="bot last"' in page
        assert 'value="bot first"' in page
        id, _ = alice.open_table("newton", ["bot last", "bot first"], pace="fast")
        assert plays(house, alice, id)
        assert "failed" not in house.logged()


def test_a_bot_that_lies_is_stood_in_for_and_the_log_says_so(house: House) -> None:
    with house, closing(Person(house)) as alice:
        id, _ = alice.open_table("newton", ["bot liar", "bot freshman"], pace="fast")
        assert plays(house, alice, id)
        assert until(lambda: "fly to the moon" in house.logged())
