"""A language is TOML files and nothing else: whole games are played and drawn in a made-up one."""

import json
import os
import random
import re
import shutil
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from server.house import House, Person, hear, offered
from texts.made_up import ACCENTED, ACCENTS, CODE, accented, english, visible

import hightable
from hightable.games import game as find
from hightable.texts import load

HERE = Path(__file__).parent
GAMES = hightable.games(all=True)
BROKEN = """\
hightable 1   game saltmarsh   rules 0   seats 2   seed 1   edition standard
?
"""
# What is typed at a table in the terminal: everything that can be asked for.
TYPED = ["help", "table", "why", "log", "undo", "7777", "?", *["1"] * 60]
AGAIN = f"""
import hightable
table = hightable.new("saltmarsh", 2, seed=7)
said = [
    [table.draw(0, language), table.describe(0, language), str(table.lines(0, language))]
    for language in ("en", "{CODE}", "en")
]
assert said[0] == said[2] != said[1]
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    """A copy of the package with the files of the made-up language in it."""
    folder = tmp_path_factory.mktemp("package")
    ignore = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(HERE.parents[1] / "src", folder, ignore=ignore, dirs_exist_ok=True)
    run(folder, HERE / "made_up.py", "write", *GAMES)
    return folder


@pytest.fixture(scope="module")
def house(package, tmp_path_factory):
    """The real server, out of that package."""
    database = tmp_path_factory.mktemp("house") / "tables.sqlite"
    with House(f"sqlite:///{database}", "--patient", build=package) as found:
        yield found


@pytest.fixture
def visitor(house):
    """A browser that asks for the made-up language."""
    with closing(Person(house)) as person:
        person.http.headers["accept-language"] = f"de-AT, {CODE};q=0.9, en;q=0.8"
        yield person


def run(package, *words, typed=None):
    return subprocess.run(
        [sys.executable, *map(str, words)],
        env=os.environ | {"PYTHONPATH": str(package), "COLUMNS": "200"},
        input=typed,
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def plain(*markup):
    """What is left in plain letters of all that can be read."""
    return sorted({text for one in markup for text in visible(one) if english(text)})


def opened(visitor, game):
    """A table with as few seats as can be, all of them the visitor's."""
    seats = find(game).seats[0]
    names = {f"name{at}": "Ada".translate(ACCENTS) for at in range(seats)}
    form = {"game": game, "seats": str(seats), "pace": "off", "seed": "7", **names}
    form |= {f"kind{at}": "here" for at in range(seats)}
    return visitor.http.post("/tables", data=form).headers["location"].split("/")[2]


def followed(visitor, id):
    """Play a table to its end by random clicks; every message that came on the way."""
    chance, said = random.Random(7), []
    with visitor.socket(id, language=CODE) as wire:
        board = {}
        while True:
            message = hear(wire, 30)
            said.append(message)
            board |= message.get("patch", {})
            if "ending-title" in board.get("ending", ""):
                return said
            ready = re.search(r'data-ready="(\d+)"', board["curtain"])
            words = sorted(offered(board["actions"]))
            if ready:
                wire.send(json.dumps({"ready": int(ready[1])}))
            elif words:
                wire.send(json.dumps({"move": chance.choice(words), "seq": message["seq"]}))


def test_what_is_english_is_found():
    assert accented("take {n:coin}, {{once}}") == "ťáḱé {n:coin}, {{óńćé}}"
    assert english("ťáḱé 2 Coins, XII B1") == ["Coins"]
    assert visible('<g data-tip="one"><text>two &amp; two</text></g>') == ["one", "two & two"]


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_told_and_drawn_without_a_word_of_english(package, name):
    assert json.loads(run(package, HERE / "made_up.py", "play", name)) == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_at_the_server_shows_no_word_of_english(visitor, game):
    id = opened(visitor, game)
    page = visitor.page(id)
    assert f'<html lang="{CODE}">' in page
    said = followed(visitor, id)
    assert len(said) > 5
    told = [message[key] for message in said for key in ("say", "title", "tell") if key in message]
    patches = [markup for message in said for markup in message.get("patch", {}).values()]
    views = [visitor.http.get(f"/t/{id}{part}").text for part in ("", "/replay?at=9", "/describe")]
    pages = [visitor.http.get(f"/{part}/{game}").text for part in ("new", "rules")]
    assert plain(page, *patches, *views, *pages, *[f">{text}<" for text in told]) == []


def test_the_lobby_and_every_fault_speak_it(visitor):
    id = opened(visitor, "saltmarsh")
    wrong = {"game": "saltmarsh", "seats": "9"}
    answers = [
        visitor.http.get("/"),
        visitor.http.get("/nowhere"),
        visitor.http.get("/t/nobody"),
        visitor.http.get("/new/chess"),
        visitor.http.get(f"/t/{id}/record"),
        visitor.http.get(f"/t/{id}/join/nobody"),
        visitor.http.post("/tables", data=wrong),
        visitor.http.post("/tables", data=wrong | {"seats": "1", "seed": "-1"}),
        visitor.http.post("/import", data={"record": BROKEN}),
        visitor.http.post(f"/t/{id}/seats/7", data={"do": "link"}),
    ]
    assert plain(*[answer.text for answer in answers]) == []
    told = [
        visitor.submit(id, "fly", 0)["tell"],
        visitor.submit(id, "fly", 9)["tell"],
        visitor.undo(id, 0, 0)["tell"],
        visitor.http.post(f"/t/{id}/submit", json={}).json()["tell"],
    ]
    assert all(told)
    assert [text for text in told if english(text)] == []


def test_a_browser_is_answered_in_the_language_it_was_told(visitor):
    assert visitor.http.post("/language", data={"language": "en", "back": "/"}).status_code == 303
    assert '<html lang="en">' in visitor.http.get("/").text
    form = {"language": CODE, "back": "//elsewhere"}
    assert visitor.http.post("/language", data=form).status_code == 400
    assert visitor.http.post("/language", data=form | {"back": "/"}).headers["location"] == "/"
    assert f'<html lang="{CODE}">' in visitor.http.get("/", headers={"accept-language": "en"}).text


def test_the_script_says_nothing_of_its_own():
    """Whatever it shows comes from the server: from the page, a message or the texts it carries."""
    scripts = Path(hightable.__file__).parent.joinpath("server/static").glob("*.js")
    source = "".join(path.read_text("utf-8") for path in scripts)
    assert re.findall(r"(?:tell|confirm|alert)\(\s*[\"'`]", source) == []
    assert re.findall(r"(?:textContent|title|ariaLabel)\s*=\s*[\"'`]\w", source) == []
    carried = {*load("hightable.server").keys("client"), "locked"}
    assert set(re.findall(r"\bwords\.(\w+)", source)) == carried


def test_one_process_speaks_to_everybody_in_his_language(package):
    run(package, "-c", AGAIN)


def test_the_command_line_speaks_it_too(package):
    shown = run(package, "-m", "hightable", "--help", "--language", CODE)
    rows = [line.split(maxsplit=1)[-1] for line in shown.splitlines() if line.startswith("  ")]
    assert len(rows) > 10
    assert [row for row in rows if english(row)] == []
    assert any(letter in shown for letter in ACCENTED)


def test_a_whole_game_in_the_terminal_shows_no_word_of_english(package):
    """What is typed, the words of the notation and the options, is the same in every language."""
    words = ["play", "saltmarsh", "--seats", "me,freshman", "--seed", "7", "--language", CODE]
    shown = run(package, "-m", "hightable", *words, typed="\n".join(TYPED))
    notation = sorted(hightable.vocabulary("saltmarsh"), key=len, reverse=True)
    said = re.sub("|".join(rf"  {re.escape(word)}$" for word in notation), "", shown, flags=re.M)
    said = re.sub(r"\w+=\w+(\|\w+)*", "", said)
    assert "Ẃíńńéŕ" in said
    assert sorted({word for line in said.splitlines() for word in english(line)}) == []
