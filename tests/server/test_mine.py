"""My games: listed by game with results and rounds, put away, deleted, and all their records."""

from __future__ import annotations

import io
import re
from contextlib import closing
from zipfile import ZipFile

import httpx
from server.house import House, Person

import hightable

ALONE = {"option draft": "no"}


def finished(person: Person) -> str:
    table = hightable.new("saltmarsh", seats=2, seed=5)
    table.playout(5)
    answer = person.http.post("/import", data={"record": table.record()})
    return str(answer.headers["location"].split("/")[2])


def put(person: Person, id: str, what: str) -> httpx.Response:
    return person.http.post(f"/mine/{id}", data={"do": what})


def test_what_i_play_and_have_played_is_listed_put_away_and_deleted(alice: Person) -> None:
    id, _ = alice.open_table("newton", ["here", "bot freshman"])
    over = finished(alice)
    page = alice.http.get("/mine").text
    assert f"/t/{id}" in page
    assert f"/t/{over}" in page
    assert re.search(r"Round (I|1)<", page)
    assert "(freshman)" in page
    assert re.search(r"(wins|share the victory) with \d+", page)
    with ZipFile(io.BytesIO(alice.http.get("/mine/records.zip").content)) as archive:
        (name,) = archive.namelist()
        assert hightable.replay(archive.read(name).decode()).over
    assert put(alice, over, "archive").status_code == 303
    assert "Put away</summary>" in alice.http.get("/mine").text
    assert put(alice, over, "back").status_code == 303
    assert "Put away</summary>" not in alice.http.get("/mine").text
    assert put(alice, over, "delete").status_code == 303
    assert over not in alice.http.get("/mine").text
    assert alice.http.get(f"/t/{over}").status_code == 404
    assert put(alice, id, "nonsense").status_code == 400


def test_what_others_play_is_not_mine_to_delete(house: House, alice: Person, bruno: Person) -> None:
    id, links = alice.open_table("saltmarsh", ["here", "friend"], **ALONE)
    bruno.join(links[0], "Bruno")
    assert put(alice, id, "delete").status_code == 403
    assert put(bruno, id, "delete").status_code == 403
    with closing(Person(house)) as stranger:
        assert put(stranger, id, "delete").status_code == 404
        assert id not in stranger.http.get("/mine").text
        empty = stranger.http.get("/mine/records.zip").content
        assert ZipFile(io.BytesIO(empty)).namelist() == []
    seq = 0
    while "data-move" in alice.page(id) + bruno.page(id):
        found = {who: re.findall(r'data-move="([^"]+)"', who.page(id)) for who in (alice, bruno)}
        mover = alice if found[alice] else bruno
        seq = mover.submit(id, found[mover][0], seq)["seq"]
    assert put(bruno, id, "delete").status_code == 303
    assert id not in bruno.http.get("/mine").text
    assert id in alice.http.get("/mine").text


def test_the_lobby_has_a_figure_for_each_game_and_one_gold_button(
    house: House, alice: Person
) -> None:
    page = alice.http.get("/").text
    assert page.count('class="figure"') == 4
    assert page.count('class="go"') == 1
    alice.open_table("newton", ["here", "bot freshman"])
    assert 'class="go"' not in alice.http.get("/").text.split('class="tiles"')[1].split("</nav>")[0]
