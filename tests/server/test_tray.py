"""The tray: bills, every way to pay them, and what the page says of both."""

from __future__ import annotations

import html
import json
import random
import re
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from server.house import House, Person

import hightable
from hightable.server.page.gestures import proposal
from hightable.server.page.payments import Draft, draft
from hightable.server.page.viewpoint import dealt_anew

SEATS = {"alma_mater": 3, "golem": 2, "sankore": 2}
GAMES = list(SEATS)
KNOWN = re.compile(r'data-bill="([^"]+)"')


def payments(game: str, first: int = 0) -> Iterator[tuple[hightable.Table, Draft]]:
    """Tables of random games at which a payment is put together."""
    for seed in count(first):
        table = hightable.new(game, seats=SEATS[game], seed=seed)
        chance = random.Random(1)
        while not table.over:
            bill = table.game.bill(table.state)
            made = draft(table, dealt_anew(table)) if bill and bill.due > 1 else None
            if made and made.ways:
                yield table, made
            table.choose(chance.choice(table.decision.options))


def paying(game: str, ways: int = 3) -> tuple[hightable.Table, Draft]:
    """A table at which something is paid in one of several ways."""
    return next(
        (table, made)
        for table, made in payments(game)
        if len(made.ways) >= ways and not made.bill.taken and not sum(made.begun)
    )


def known(page: str) -> dict[str, Any]:
    """What the page tells the browser of a bill."""
    found = KNOWN.search(page)
    assert found
    told: dict[str, Any] = json.loads(html.unescape(found[1]))
    return told


def brought(alice: Person, table: hightable.Table) -> str:
    answer = alice.http.post("/import", data={"record": table.record()})
    return alice.page(answer.headers["location"].split("/")[2])


@pytest.mark.parametrize("game", GAMES)
def test_every_way_is_legal_pays_the_bill_and_is_told_once(game: str) -> None:
    seen = payments(game)
    for _ in range(4):
        table, made = next(seen)
        assert len({way.paid for way in made.ways}) == len(made.ways)
        for way in made.ways:
            assert sum(way.paid) == made.bill.due
            assert all(n >= said for n, said in zip(way.paid, made.begun, strict=True))
            twin = table.copy()
            for word in way.words:
                twin.choose(word)
            rest = None if twin.over else twin.game.bill(twin.state)
            assert rest is None or rest.said == () or rest != made.bill


@pytest.mark.parametrize("game", ["golem", "sankore"])
def test_what_a_way_pays_is_what_is_gone(game: str) -> None:
    """Where a payment gives nothing of its own kinds back."""
    table, made = paying(game)
    keys = [counter.key for counter in table.game.ledger.counters]
    for way in made.ways:
        twin = table.copy()
        for word in way.words:
            twin.choose(word)
        left = dict(zip(keys, table.game.ledger.read(twin.state, table.decision.seat), strict=True))
        gone = [has - left[kind] for kind, has in zip(made.bill.kinds, made.has, strict=True)]
        assert gone == list(way.paid)


@pytest.mark.parametrize("game", ["alma_mater", "golem"])
def test_every_open_word_begins_one_of_the_ways(game: str) -> None:
    table, made = paying(game)
    assert {way.words[0] for way in made.ways} == set(table.legal())


def test_the_ways_are_the_same_whatever_is_hidden() -> None:
    table, made = paying("alma_mater")
    twin = table.copy()
    twin.game.determinize(twin.state, table.decision.seat)
    assert draft(twin, dealt_anew(twin)) == made


@pytest.mark.parametrize("game", GAMES)
def test_the_page_tells_the_bill_the_ways_and_what_would_be_proposed(
    house: House, alice: Person, game: str
) -> None:
    table, made = paying(game)
    page = brought(alice, table)
    told = known(page)
    assert [tuple(paid) for paid, _, _ in told["ways"]] == [way.paid for way in made.ways]
    assert (told["due"], told["waived"]) == (made.bill.due, made.bill.waived)
    found = proposal(table, dealt_anew(table))
    assert found
    filled = next(words for paid, words, _ in told["ways"] if paid == told["fill"])
    assert found.words[: len(filled)] == filled
    assert 'id="b-fill"' in page
    assert 'data-play="' not in page
    assert len(told["more"]) == len(told["tally"]) == made.bill.due + 1


def test_what_follows_is_told_of_each_way_where_it_differs(house: House, alice: Person) -> None:
    """In Alma Mater it matters which books are paid."""
    pages = (known(brought(alice, table)) for table, _ in payments("alma_mater"))
    told = next(page for page in pages if page["then"])
    assert len(told["then"]) == len(set(told["then"])) > 1
    assert len(told["leads"]) == len(told["ways"])
    assert set(told["leads"]) == set(range(len(told["then"])))


@pytest.mark.parametrize("game", GAMES)
def test_a_way_is_stored_at_once(house: House, alice: Person, game: str) -> None:
    table, made = paying(game)
    answer = alice.http.post("/import", data={"record": table.record()})
    id = answer.headers["location"].split("/")[2]
    words = made.ways[-1].words
    said = {"play": words, "seq": len(table.moves), "id": "w"}
    stored = alice.http.post(f"/t/{id}/submit", json=said).json()
    assert stored["stored"] == len(table.moves) + len(words)
