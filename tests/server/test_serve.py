"""The command: a free port, the first page, a clean end; and its words."""

from __future__ import annotations

import re
import socket
from pathlib import Path

import httpx
import pytest
from server.house import House
from sqlalchemy import text

import hightable.server
from hightable.cli.main import main
from hightable.kernel import Fault
from hightable.server.app import free_port
from hightable.server.page.style import CASCADE
from hightable.server.store.database import open_engine

COLOUR = re.compile(r"#[0-9a-f]{3,8}\b(?=[^{]*[;}])|\brgba?\(|\bhsla?\(")
SOURCES = Path(hightable.server.__file__).parent


def test_a_taken_port_gets_the_next_one() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        found = free_port("127.0.0.1", port)
        assert found.getsockname()[1] > port
        found.close()


def test_ctrl_c_stops_it_cleanly(tmp_path: Path) -> None:
    with House(f"sqlite:///{tmp_path / 'tables.sqlite'}") as house:
        assert httpx.get(f"{house.address}/", timeout=60).status_code == 200
        assert house.stop() == 0


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("mysql://somewhere/else", "should be sqlite:///FILE or postgresql://"),
        ("nonsense", "should be sqlite:///FILE or postgresql://"),
        ("postgresql://nobody:secret@127.0.0.1:1/x", "cannot be opened: .*efused"),
        ("sqlite:////nowhere/at/all.sqlite", "cannot be opened: unable to open database file"),
        (f"sqlite:///{__file__}", "cannot be opened: file is not a database"),
    ],
)
def test_a_database_that_cannot_be_opened_is_one_sentence(
    url: str, why: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--no-browser", "--database", url]) == 2
    said, errors = capfd.readouterr()
    assert said == ""
    assert re.fullmatch(f"hightable: .*{why}.*[.]\n", errors)
    assert "secret" not in errors


def test_a_database_of_a_newer_version_is_one_sentence(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    engine = open_engine(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = 'tomorrow'"))
    engine.dispose()
    with pytest.raises(Fault, match="newer High Table"):
        open_engine(url)


def test_the_client_is_small_and_names_no_game() -> None:
    for path in [*SOURCES.glob("static/*.js"), *SOURCES.glob("static/style/*.css")]:
        text = path.read_text("utf-8").lower()
        assert text.count("\n") < (250 if path.suffix == ".js" else 400), path
        assert not [name for name in hightable.games(all=True) if name in text], path


def test_only_the_tokens_name_colours() -> None:
    for path in SOURCES.glob("static/style/*.css"):
        if path.name != "tokens.css":
            named = re.findall(
                r"#[0-9a-f]{3,8}\b(?=[^{]*[;}])|\brgba?\(|\bhsla?\(", path.read_text()
            )
            assert named == [], path


def test_every_style_sheet_and_every_script_is_served() -> None:
    assert {path.name for path in SOURCES.glob("static/style/*.css")} == {
        f"{name}.css" for name in CASCADE
    }
    imported = {
        name
        for path in SOURCES.glob("static/*.js")
        for name in re.findall(r'"\./([a-z]+\.js)"', path.read_text("utf-8"))
    }
    assert {path.name for path in SOURCES.glob("static/*.js")} == imported | {"main.js"}


def test_the_server_names_no_game() -> None:
    for path in SOURCES.rglob("*.py"):
        source = path.read_text("utf-8").lower()
        assert not [name for name in hightable.games(all=True) if name in source], path
