"""Two processes on one database: one writer a table, and everybody sees everything."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any

from server.house import House, Person, hear

import hightable


def test_two_processes_never_store_two_moves_at_one_number(house: House, annex: House) -> None:
    with closing(Person(house)) as here, closing(Person(annex)) as there:
        id, _ = here.open_table("newton", ["here", "here"], seed="7")
        there.http.cookies.set("hightable", here.http.cookies["hightable"])
        twin = hightable.new("newton", seats=2, seed=7)
        with ThreadPoolExecutor(4) as pool:
            for seq in range(12):
                options = twin.decision.options
                tries = [(here, options[0]), (there, options[-1]), (here, options[-1])]

                def send(one: tuple[Person, str], seq: int = seq) -> dict[str, Any]:
                    return one[0].submit(id, one[1], seq)

                answers = list(pool.map(send, tries))
                stored = [at for at, answer in enumerate(answers) if answer["status"] == "stored"]
                assert len(stored) == 1
                twin.choose(tries[stored[0]][1])
        final = {person.page(id).split('data-seq="')[1].split('"')[0] for person in (here, there)}
        assert final == {"12"}


def test_a_move_made_in_one_process_is_shown_in_the_other(house: House, annex: House) -> None:
    with closing(Person(house)) as here, closing(Person(annex)) as there:
        id, _ = here.open_table("newton", ["here", "here"], seed="7")
        word = hightable.new("newton", seats=2, seed=7).decision.options[0]
        with there.socket(id) as socket:
            assert hear(socket)["seq"] == 0
            here.submit(id, word, 0)
            assert hear(socket)["seq"] == 1
