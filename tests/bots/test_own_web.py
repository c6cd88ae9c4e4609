"""Bots of your own at a web table: the host names them, and they win and lose like others."""

import subprocess
import sys
from contextlib import closing

import pytest
from bots.outside import furnish
from server.house import House, Person, until

import hightable

NAMED = {"miser": "my_bots:Miser", "script": "run:node bot.js", "hasty": "losers.py:first"}


class Hosted(House):
    """The server as its host starts it, in the folder where the bots are."""

    def __init__(self, folder):
        self.folder = folder
        flags = [f"--bot={name}={place}" for name, place in NAMED.items()]
        super().__init__(f"sqlite:///{folder / 'tables.sqlite'}", *flags)

    def launch(self, flags):
        words = ["serve", "--no-browser", "--port", "8400", "--database", self.database, *flags]
        command = [sys.executable, "-m", "hightable", *words]
        return subprocess.Popen(command, cwd=self.folder, stdout=self.log, stderr=self.log)


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with Hosted(furnish(tmp_path_factory.mktemp("hosted"))) as found:
        yield found


@pytest.mark.parametrize("mine", ["miser", "script"])
def test_at_a_web_table_it_wins_and_loses(house, mine):
    with closing(Person(house)) as alice:
        ids = [
            alice.open_table("saltmarsh", [f"bot {mine}", f"bot {other}"], seed="1")[0]
            for other in ("hasty", "master")
        ]
        assert until(lambda: all("ending-title" in alice.page(id) for id in ids)), house.logged()
        ended = [hightable.replay(alice.http.get(f"/t/{id}/record").text) for id in ids]
    assert [table.winners() for table in ended] == [[0], [1]]
    assert "failed" not in house.logged()
