"""Behind a proxy: host, origin, scheme and client are the browser's; nobody else is believed."""

from __future__ import annotations

import html
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import NamedTuple

import pytest
from server.house import LINKS, House, Person, hear
from server.proxy import NAME, Guest, free_port, proxy
from websockets.exceptions import WebSocketException

from hightable.cli.main import main
from hightable.kernel import Fault
from hightable.server.http.proxy import networks

FORM = {"game": "newton", "seats": "2", "kind0": "here", "kind1": "friend"}
QUOTA = 40


class Behind(NamedTuple):
    """A house, the port of the proxy in front of it, and what is open until the end."""

    house: House
    port: int
    stack: ExitStack

    def guest(self, address: str = "127.0.0.1") -> Guest:
        return self.stack.enter_context(closing(Guest(self.port, address)))


@pytest.fixture(scope="module", params=[True, False], ids=["passes the host", "does not"])
def behind(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Behind]:
    folder, port = tmp_path_factory.mktemp("proxy"), free_port()
    flags = ["--proxy=127.0.0.1", f"--public-host={NAME}:{port}", f"--limit=gets={QUOTA}/0.01"]
    with ExitStack() as stack:
        house = stack.enter_context(House(f"sqlite:///{folder / 'tables.sqlite'}", *flags))
        stack.enter_context(proxy(folder, port, house.address, request.param))
        yield Behind(house, port, stack)


def test_a_table_is_opened_and_played_through_it(behind: Behind) -> None:
    alice = behind.guest("127.0.0.3")
    opened = alice.http.post("/tables", data=FORM)
    assert opened.status_code == 200
    cookie = opened.headers["set-cookie"]
    assert "Secure" in cookie
    link = html.unescape(LINKS.findall(opened.text)[0])
    assert link.startswith(f"{alice.origin}/t/")
    id = link.split("/")[4]
    secret = cookie.split("=")[1].split(";")[0]
    with alice.socket(id, secret) as socket:
        assert "actions" in hear(socket)["patch"]
        socket.send('{"board": 0}')
        assert hear(socket)["seq"] == 0


def test_another_site_opens_no_socket_and_sends_no_form_through_it(behind: Behind) -> None:
    alice = behind.guest("127.0.0.4")
    opened = alice.http.post("/tables", data=FORM | {"seats": "1"})
    id = opened.headers["location"].split("/")[2]
    foreign = [f"https://evil.example:{behind.port}", f"http://{NAME}:{behind.port}", "null"]
    for origin in foreign:
        refused = alice.http.post("/tables", data=FORM, headers={"origin": origin})
        assert refused.status_code == 403
        with pytest.raises(WebSocketException), alice.socket(id, "", origin=origin) as socket:
            hear(socket)


def test_each_client_of_the_proxy_has_its_own_quota(behind: Behind) -> None:
    greedy, modest = behind.guest("127.0.0.5"), behind.guest("127.0.0.6")
    forged = [{"x-forwarded-for": f"10.0.0.{at}"} for at in range(QUOTA + 2)]
    said = [greedy.http.get("/new/newton", headers=head).status_code for head in forged]
    assert said == [200] * QUOTA + [429] * 2
    assert modest.http.get("/new/newton").status_code == 200


def test_another_name_is_not_ours(tmp_path: Path) -> None:
    port = free_port()
    flags = ["--proxy=127.0.0.1", f"--public-host={NAME}:{port}"]
    with ExitStack() as stack:
        house = stack.enter_context(House(f"sqlite:///{tmp_path / 'tables.sqlite'}", *flags))
        stack.enter_context(proxy(tmp_path, port, house.address))
        alice = stack.enter_context(closing(Guest(port)))
        id = alice.http.post("/tables", data=FORM | {"seats": "1"}).headers["location"][3:]
        evil = f"evil.example:{port}"
        assert alice.http.get("/", headers={"host": evil}).status_code == 421
        with (
            pytest.raises(WebSocketException),
            alice.socket(id, "", name="evil.example", origin=f"https://{evil}") as socket,
        ):
            hear(socket)


def test_what_is_forwarded_by_nobody_we_trust_is_not_believed(tmp_path: Path) -> None:
    flags = ["--proxy=127.0.0.9", f"--limit=gets={QUOTA}/0.01"]
    with (
        House(f"sqlite:///{tmp_path / 'tables.sqlite'}", *flags) as house,
        closing(Person(house)) as alice,
    ):
        claims = {"x-forwarded-proto": "https", "x-forwarded-host": "evil.example"}
        opened = alice.http.post("/tables", data=FORM, headers=claims)
        assert "Secure" not in opened.headers["set-cookie"]
        assert "evil.example" not in opened.text
        forged = [{"x-forwarded-for": f"10.0.0.{at}"} for at in range(QUOTA + 2)]
        said = [alice.http.get("/new/newton", headers=head).status_code for head in forged]
        assert said[-2:] == [429] * 2


def test_a_page_that_points_its_name_here_opens_no_socket(tmp_path: Path) -> None:
    with House(f"sqlite:///{tmp_path / 'tables.sqlite'}") as house, closing(Person(house)) as alice:
        id, _ = alice.open_table("newton", ["here"])
        there = house.address.replace("127.0.0.1", "evil.example")
        with pytest.raises(WebSocketException), alice.socket(id, there=there) as socket:
            hear(socket)


def test_a_proxy_is_an_address_or_a_network(capsys: pytest.CaptureFixture[str]) -> None:
    assert [str(found) for found in networks("10.0.0.0/8, ::1")] == ["10.0.0.0/8", "::1/128"]
    assert networks("") == ()
    with pytest.raises(Fault, match="proxy"):
        networks("nonsense")
    for wrong in ("--proxy=nonsense", "--public-host=a b", "--limit=nonsense=1"):
        assert main(["serve", "--no-browser", wrong]) != 0
        assert "Traceback" not in capsys.readouterr().err
