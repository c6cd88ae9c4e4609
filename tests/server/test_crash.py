"""Kill -9 at any moment: no confirmed move is lost, none is made twice."""

from __future__ import annotations

import time
from contextlib import closing

import httpx
import pytest
from server.house import House, Person

import hightable


@pytest.mark.parametrize("when", ["--die-before", "--die-after"])
def test_a_kill_around_the_store_loses_and_doubles_nothing(database: str, when: str) -> None:
    with House(database, when) as house, closing(Person(house)) as alice:
        id, _ = alice.open_table("newton", ["here", "here"], seed="7")
        twin = hightable.new("newton", seats=2, seed=7)
        for seq in range(3):
            word = twin.decision.options[0]
            assert alice.submit(id, word, seq)["stored"] == seq + 1
            twin.choose(word)
        word = twin.decision.options[0]
        with pytest.raises(httpx.HTTPError):
            alice.submit(id, word, 3, "fatal-1")
        house.ended()
        with House(database) as next_house:
            alice.moves_to(next_house)
            assert alice.submit(id, word, 3, "fatal-1")["stored"] == 4
            assert alice.submit(id, word, 3, "fatal-1")["stored"] == 4
            assert 'data-seq="4"' in alice.page(id)


def test_bots_go_on_after_a_restart(database: str) -> None:
    with House(database) as house, closing(Person(house)) as alice:
        more = {"seed": "3", "pace": "slow"}
        id, _ = alice.open_table("saltmarsh", ["bot freshman", "bot freshman"], **more)
        house.kill()
        with House(database) as next_house:
            alice.moves_to(next_house)
            alice.http.post(f"/t/{id}/pace", data={"pace": "off"})
            for _ in range(300):
                if "ending-title" in alice.page(id):
                    return
                time.sleep(0.1)
    raise AssertionError("the bots did not go on")
