"""The seal of a shuffle: published at the start, opened at the end, telling nothing between."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from server.house import House, Person, until
from sqlalchemy import create_engine, text

import hightable
from hightable.cli.main import main
from hightable.kernel import commitment

SEALED = re.compile(r"[Ss]ealed with ([0-9a-f]{32})")
BOTS = ["bot freshman", "bot freshman"]


def seal_of(page: str) -> str:
    found = SEALED.search(page)
    assert found
    return found[1]


def finished(person: Person, id: str) -> str:
    """The page of a table of bots, when they have played."""
    assert until(lambda: "ending-title" in person.page(id))
    return person.page(id)


def test_the_seal_of_a_small_seed_tells_nothing(house: House, alice: Person, bruno: Person) -> None:
    id, _ = alice.open_table("saltmarsh", ["here", "friend"], seed="7")
    sealed = seal_of(bruno.page(id))
    options = hightable.new("saltmarsh", 2).options
    assert sealed not in [commitment("saltmarsh", 2, seed, options) for seed in range(1000)]
    other, _ = alice.open_table("saltmarsh", ["here", "friend"], seed="7")
    assert seal_of(bruno.page(other)) != sealed


def test_a_chosen_seed_is_called_chosen(house: House, alice: Person, bruno: Person) -> None:
    chosen, _ = alice.open_table("saltmarsh", BOTS, seed="7")
    drawn, _ = alice.open_table("saltmarsh", BOTS)
    said = "was chosen by whoever opened the table"
    assert said in bruno.page(chosen)
    assert said not in bruno.page(drawn)
    assert f"The seed 7 {said}" in finished(bruno, chosen)
    assert said not in finished(bruno, drawn)
    assert "   chosen yes" in bruno.http.get(f"/t/{chosen}/record").text
    assert "   chosen yes" not in bruno.http.get(f"/t/{drawn}/record").text


def test_the_record_opens_the_seal(
    house: House, alice: Person, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    id, _ = alice.open_table("saltmarsh", BOTS)
    sealed = seal_of(alice.page(id))
    page = finished(alice, id)
    assert f"sealed at the start as {sealed}. It fits." in page
    record = tmp_path / "a.game"
    record.write_text(alice.http.get(f"/t/{id}/record").text, "utf-8")
    salt = hightable.replay(record.read_text("utf-8")).salt
    assert f"Salt of the seal: {salt}." in page
    assert main(["verify", str(record), "--commitment", sealed]) == 0
    assert f"dealt from the commitment {sealed}" in capsys.readouterr().out


def test_a_table_of_before_has_no_salt_and_its_seal_fits(house: House, alice: Person) -> None:
    id, _ = alice.open_table("saltmarsh", ["here", "here"], seed="7")
    table = hightable.new("saltmarsh", 2, seed=7)
    old = {"old": commitment("saltmarsh", 2, 7, table.options), "id": id}
    engine = create_engine(house.database.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as connection:
        change = "UPDATE tables SET salt = '', commitment = :old WHERE id = :id"
        connection.execute(text(change), old)
    engine.dispose()
    table.playout(1)
    words = table.game.vocabulary.texts
    for at, (_, word) in enumerate(table.moves):
        assert alice.submit(id, words[word], at)["status"] == "stored"
    assert f"sealed at the start as {old['old']}. It fits." in alice.page(id)


def test_a_table_out_of_a_record_promises_nothing(house: House, alice: Person) -> None:
    record = hightable.new("saltmarsh", 2, seed=7).record()
    answer = alice.http.post("/import", data={"record": record})
    page = alice.page(answer.headers["location"].split("/")[2])
    assert "may know the shuffle" in page
    assert not SEALED.search(page)
