"""What an operator asks and sets: health, counts, the log as JSON, the environment."""

from __future__ import annotations

import json
import re
from contextlib import closing
from pathlib import Path

import pytest
from server.house import House, Person, hear, until

from hightable.cli.arguments import Arguments
from hightable.cli.serve import configure
from hightable.kernel import Fault
from hightable.server import logs
from hightable.texts import load

NUMBER = re.compile(r"^hightable_(\w+)(?:\{[^}]*\})? (\S+)$", re.M)
SETTINGS = {
    "HOST": "0.0.0.0",
    "PORT": "9000",
    "WORKERS": "2",
    "DATABASE": "sqlite:///here",
    "NO_BROWSER": "yes",
    "PROXY": "10.0.0.0/8",
    "PUBLIC_HOST": "table.example.org",
    "LIMIT": "gets=1/2 connections=7",
    "BOT": "miser=a:B",
    "METRICS": "10.0.0.1",
    "LOG": "-",
    "HOUSE_PASSWORD": "friend",
    "SMTP": "smtp://mail.example.org",
    "MAIL_FROM": "a@example.org",
    "INNER_HOOKS": "no",
}


def test_it_says_that_it_is_well_and_how_much_it_does(alice: Person) -> None:
    assert alice.http.get("/healthz").text == "ok\n"
    id, _ = alice.open_table("saltmarsh", ["here", "here"], **{"option draft": "no"})
    with alice.socket(id) as socket:
        hear(socket)
        before = counts(alice)
        assert before["viewers"] >= 1
        assert alice.submit(id, "sail", 0)["status"] == "stored"
        after = counts(alice)
    assert after["moves_total"] == before["moves_total"] + 1
    assert after["tables_running"] >= 1
    assert after["request_seconds_count"] > before["request_seconds_count"]


def counts(person: Person) -> dict[str, float]:
    said = person.http.get("/metrics")
    assert said.headers["content-type"].startswith("text/plain")
    lines = [line for line in said.text.splitlines() if not line.startswith("#")]
    assert all(NUMBER.match(line) for line in lines)
    return {name: float(value) for name, value in NUMBER.findall(said.text)}


def test_counts_are_for_those_who_run_it(house: House) -> None:
    with closing(Person(house, "127.0.0.9")) as stranger:
        assert stranger.http.get("/metrics").status_code == 403
        assert stranger.http.get("/healthz").status_code == 200


def test_the_log_of_requests_holds_no_secret_and_has_an_end(tmp_path: Path) -> None:
    file = tmp_path / "log"
    flags = [f"--log={file}", "--log-size=4000", "--patient"]
    with House(f"sqlite:///{tmp_path / 'tables.sqlite'}", *flags) as house:
        with closing(Person(house)) as alice:
            id, links = alice.open_table("newton", ["here", "friend"])
            secret = links[0].rpartition("/")[2]
            alice.http.get(links[0])
            with alice.socket(id, "?ticket=hidden") as socket:
                hear(socket)
            alice.http.get("/nowhere")
        assert until(lambda: "/ws" in file.read_text() and "nowhere" in file.read_text())
        first = file.read_text()
        rows = [json.loads(line) for line in first.splitlines()]
        with closing(Person(house)) as bruno:
            for _ in range(60):
                bruno.http.get("/healthz")
    assert {(row["method"], row["path"], row["status"]) for row in rows} >= {
        ("POST", "/tables", 200),
        ("GET", f"/t/{id}/join/-", 200),
        ("SOCKET", f"/t/{id}/ws", 101),
        ("GET", "/nowhere", 404),
    }
    assert secret not in first
    assert "hidden" not in first
    kept = [path.stat().st_size for path in tmp_path.glob("log*")]
    assert len(kept) == 2
    assert max(kept) < 5000


def test_an_error_stands_in_the_same_log() -> None:
    try:
        raise ValueError("a\n{}")
    except ValueError as wrong:
        record = logs.logging.LogRecord("hightable", 40, __file__, 1, "error %s", ("7",), None)
        record.exc_info = (ValueError, wrong, wrong.__traceback__)
    said = logs.JsonLines().format(record)
    assert "\n" not in said
    assert json.loads(said)["message"] == "error 7"
    assert "ValueError: a" in json.loads(said)["trace"]


def test_every_option_can_be_set_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in SETTINGS.items():
        monkeypatch.setenv(f"HIGHTABLE_{name}", value)
    found = vars(parser().parse_args([]))
    assert found.keys() == {name.lower() for name in SETTINGS}
    assert (found["port"], found["no_browser"]) == (9000, True)
    assert found["limit"] == ["gets=1/2", "connections=7"]
    assert parser().parse_args(["--port=1"]).port == 1
    monkeypatch.setenv("HIGHTABLE_NO_BROWSER", "perhaps")
    with pytest.raises(Fault, match="yes or no"):
        parser()


def parser() -> Arguments:
    found = Arguments("serve", load("hightable.cli", "en"))
    configure(found)
    return found
