"""Seats: links, cookies, bots that stand in; and what each may know."""

from __future__ import annotations

import json

from server.house import House, Person, hear, offered
from sqlalchemy import create_engine, text

import hightable
from hightable.server.http.address import own_address, reachable

FRIENDS = {"game": "newton", "seats": "2", "kind0": "here", "kind1": "friend", "pace": "off"}
FRIENDS |= {"name0": "Alice", "name1": "Bruno"}


def everything(house: House) -> str:
    """All that is in the database, as text."""
    engine = create_engine(house.database.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        rows = [
            str(row)
            for name in ("tables", "seats", "moves")
            for row in connection.execute(text(f"SELECT * FROM {name}"))
        ]
    engine.dispose()
    return "\n".join(rows)


def test_one_link_joins_one_seat_once(house: House, alice: Person, bruno: Person) -> None:
    id, links = alice.open_table("newton", ["here", "friend"])
    assert len(links) == 1
    assert "Sit down" in bruno.http.get(links[0]).text
    assert bruno.join(links[0], "Bruno B.").status_code == 303
    assert "Bruno B." in alice.page(id)
    again = alice.join(links[0], "Thief")
    assert again.status_code == 403
    assert "has been used" in again.text


def test_links_are_copied_photographed_and_lead_to_the_host_or_warn(alice: Person) -> None:
    page = alice.http.post("/tables", data=FRIENDS).text
    assert 'data-clip="http' in page
    assert 'class="code"' in page
    assert "on this computer only" in page
    here = "http://localhost:8123/t/x/join/y"
    assert reachable(here, "127.0.0.1") == (here, "only_here")
    assert reachable("http://table.example/t/x", "127.0.0.1") == ("http://table.example/t/x", "")
    own = own_address()
    there = (f"http://{own}:8123/t/x/join/y", "") if own else (here, "only_here")
    assert reachable(here, "0.0.0.0") == there


def test_secrets_are_hashed_at_rest(house: House, alice: Person, bruno: Person) -> None:
    _, links = alice.open_table("newton", ["here", "friend"])
    token = links[0].rpartition("/")[2]
    bruno.join(links[0], "Bruno")
    kept = everything(house)
    assert token not in kept
    assert alice.http.cookies["hightable"] not in kept
    assert bruno.http.cookies["hightable"] not in kept


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(house: House, alice: Person) -> None:
    form = {"game": "newton", "seats": "1"}
    cookie = alice.http.post("/tables", data=form).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def nothing_alike() -> str:
    """The seed of a deal in which no card is dealt to both: what one may keep says so."""
    for seed in range(99):
        table = hightable.new("saltmarsh", 2, seed=seed)
        packs = [table.seen(seat)["players"][seat]["pack"] for seat in range(2)]
        if not set(packs[0]) & set(packs[1]):
            return str(seed)
    raise AssertionError("every deal has cards alike")


def test_what_one_seat_holds_never_reaches_another(
    house: House, alice: Person, bruno: Person
) -> None:
    id, links = alice.open_table("saltmarsh", ["here", "friend"], seed=nothing_alike())
    bruno.join(links[0], "Bruno")
    with alice.socket(id) as hers, bruno.socket(id) as his:
        received = {"his": hear(his), "hers": hear(hers)}
        own = {whose: offered(said["patch"]["actions"]) for whose, said in received.items()}
        assert own["his"], "both are asked at once"
        assert own["hers"]
        his_own, her_own = json.dumps(received["his"]), json.dumps(received["hers"])
        assert not any(word in part for word in own["hers"] for part in (his_own, bruno.page(id)))
        assert not any(word in part for word in own["his"] for part in (her_own, alice.page(id)))


def test_the_seed_stays_in_the_house_until_the_end(house: House, alice: Person) -> None:
    id, _ = alice.open_table("newton", ["here", "here"])
    engine = create_engine(house.database.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        found = text("SELECT seed, commitment FROM tables WHERE id = :id")
        seed, commitment = connection.execute(found, {"id": id}).one()
    engine.dispose()
    page = alice.page(id)
    assert seed not in page
    assert commitment in page
    refused = alice.http.get(f"/t/{id}/record")
    assert refused.status_code == 403
    assert seed not in refused.text


def test_two_people_at_one_screen_see_a_curtain_between_them(house: House, alice: Person) -> None:
    id, _ = alice.open_table("newton", ["here", "here"], seed="")
    page = alice.page(id)
    assert 'role="dialog"' in page
    assert not offered(page)
    with alice.socket(id) as socket:
        hear(socket)
        seat = page.split('data-ready="')[1].split('"')[0]
        socket.send(f'{{"ready": {seat}}}')
        assert offered(hear(socket)["patch"]["actions"])
    assert offered(alice.page(id))


def test_a_watcher_sees_the_public_table_and_moves_nothing(
    house: House, alice: Person, bruno: Person
) -> None:
    id, _ = alice.open_table("newton", ["here"], seed="7")
    assert not offered(bruno.page(id))
    word = hightable.new("newton", seats=1, seed=7).decision.options[0]
    assert bruno.submit(id, word, 0)["status"] == "refused"


def test_a_seat_is_given_to_a_bot_and_taken_back(house: House, alice: Person) -> None:
    id, _ = alice.open_table("saltmarsh", ["here", "here"], pace="slow")
    give = {"do": "bot", "level": "freshman"}
    assert alice.http.post(f"/t/{id}/seats/1", data=give).status_code == 303
    assert "freshman" in alice.page(id)
    assert alice.http.post(f"/t/{id}/seats/1", data={"do": "back"}).status_code == 303
    assert ">freshman</small>" not in alice.page(id)


def test_a_stranger_changes_no_seat(house: House, alice: Person, bruno: Person) -> None:
    id, _ = alice.open_table("saltmarsh", ["here", "friend"])
    bruno.open_table("saltmarsh", ["here"])
    for what in ("bot", "back", "link"):
        assert bruno.http.post(f"/t/{id}/seats/0", data={"do": what}).status_code == 403
    assert bruno.http.post(f"/t/{id}/pace", data={"pace": "off"}).status_code == 403
    assert bruno.http.post(f"/t/{id}/again").status_code == 403


def test_a_seat_moves_to_another_device_by_its_own_link(
    house: House, alice: Person, bruno: Person
) -> None:
    id, _ = alice.open_table("newton", ["here"], seed="7")
    page = alice.http.post(f"/t/{id}/seats/0", data={"do": "link"}).text
    link = page.split('value="')[1].split('"')[0]
    bruno.join(link, "Alice")
    assert offered(bruno.page(id))
    assert not offered(alice.page(id))
