"""A server with a house password: who is let in sees open tables and sits down, nobody else."""

from __future__ import annotations

import html
import re
from contextlib import closing

from server.house import House, Person

LINK = re.compile(r'value="(http[^"]+/enter/[^"]+)"')


def test_open_tables_are_for_those_who_are_let_in(database: str) -> None:
    with (
        House(database, "--house-password=friend", "--limit=failed_joins=3/0.01") as house,
        closing(Person(house)) as alice,
        closing(Person(house)) as bruno,
        closing(Person(house)) as stranger,
    ):
        id, _ = alice.open_table("saltmarsh", ["here", "friend"], listed="yes")
        private, _ = alice.open_table("saltmarsh", ["here", "friend"])
        assert alice.http.post("/enter", data={"password": "friend"}).status_code == 303
        lobby = alice.http.get("/").text
        assert f"/t/{id}/sit" in lobby
        assert f"/t/{private}/sit" not in lobby
        invitation = html.unescape(LINK.findall(alice.http.post("/invitations").text)[0])
        assert bruno.http.get(invitation).status_code == 200
        assert bruno.http.post(invitation).status_code == 303
        assert stranger.http.post(invitation).status_code == 403
        assert f"/t/{id}" not in stranger.http.get("/").text
        assert stranger.http.post(f"/t/{id}/sit", data={"name": "S"}).status_code == 403
        assert stranger.http.post("/invitations").status_code == 403
        assert bruno.http.post(f"/t/{private}/sit", data={"name": "B"}).status_code == 403
        assert bruno.http.post(f"/t/{id}/sit", data={"name": "Bruno"}).status_code == 303
        assert "Bruno sits down" in alice.page(id)
        assert f"/t/{id}/sit" not in alice.http.get("/").text
        wrong = [stranger.http.post("/enter", data={"password": "no"}) for _ in range(4)]
        assert [answer.status_code for answer in wrong][-1] == 429


def test_without_a_password_there_is_no_door(alice: Person) -> None:
    assert alice.http.get("/enter").status_code == 404
    assert "/enter" not in alice.http.get("/").text
