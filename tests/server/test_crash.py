"""Kill -9 at any moment: no confirmed move is lost, none is made twice."""

from __future__ import annotations

from contextlib import closing

import httpx
import pytest
from server.house import House, Person, until

import hightable


def test_a_kill_before_or_after_the_store_loses_and_doubles_nothing(database: str) -> None:
    twin = hightable.new("newton", seats=2, seed=7)
    with House(database, "--die-before=one") as house, closing(Person(house)) as alice:
        id, _ = alice.open_table("newton", ["here", "here"], seed="7")
        for seq, submit in enumerate(["", "", "", "one", "two"]):
            word = twin.decision.options[0]
            twin.choose(word)
            if submit:
                with pytest.raises(httpx.HTTPError):
                    alice.submit(id, word, seq, submit)
                house.ended()
                house.start("--die-after=two" if submit == "one" else "")
                alice.moves_to(house)
                assert alice.submit(id, word, seq, submit)["stored"] == seq + 1
            assert alice.submit(id, word, seq, submit)["stored"] == seq + 1
            assert f'data-seq="{seq + 1}"' in alice.page(id)


def test_bots_go_on_after_a_restart(database: str) -> None:
    with House(database) as house, closing(Person(house)) as alice:
        more = {"seed": "3", "pace": "slow"}
        id, _ = alice.open_table("saltmarsh", ["bot freshman", "bot freshman"], **more)
        house.kill()
        house.start()
        alice.moves_to(house)
        alice.http.post(f"/t/{id}/pace", data={"pace": "off"})
        assert until(lambda: "ending-title" in alice.page(id))
