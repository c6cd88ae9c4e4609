"""Ray: two nodes on this machine give the results of one process, even if one of them is lost."""

import json
import os
import sys
from pathlib import Path

import pytest
import ray
from bots.outside import MINE, furnish
from parallel import work
from ray.cluster_utils import Cluster

from hightable import Fault
from hightable.arena.tournament import Match, Where, run
from hightable.bots import offer
from hightable.cli.main import main
from hightable.envs.dataset import write
from hightable.parallel import run_all

GAMES = [("saltmarsh", 1 + seed % 4, seed) for seed in range(200)]
NODE = {"num_cpus": 1, "object_store_memory": 80_000_000}


@pytest.fixture
def cluster(monkeypatch):
    """A head and a second node, each a process of its own with workers of its own."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    nodes = Cluster(initialize_head=True, head_node_args={**NODE, "include_dashboard": False})
    yield nodes
    ray.shutdown()
    nodes.shutdown()


# Ray leaves sockets and pipes of its processes to the collector.
@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::DeprecationWarning")
@pytest.mark.filterwarnings("ignore::FutureWarning")
def test_two_nodes_give_the_same_file_and_the_loss_of_one_is_survived(
    cluster, tmp_path, monkeypatch
):
    second = cluster.add_node(**NODE)
    alone = list(run_all(work.play, GAMES))
    assert list(run_all(work.play, GAMES, ray=cluster.address)) == alone
    assert len({pid for _, pid in run_all(work.doze, range(40), ray=cluster.address)}) > 1
    results = run_all(work.doze, range(40), ray=cluster.address)
    began = [next(results) for _ in range(3)]
    cluster.remove_node(second, allow_graceful=False)
    assert [task for task, _ in [*began, *results]] == list(range(40))
    same_dataset(tmp_path, alone[:20], cluster.address)
    same_match(tmp_path, cluster.address)
    same_ladder(tmp_path, cluster.address)
    monkeypatch.chdir(furnish(tmp_path))
    monkeypatch.setenv("HIGHTABLE_BOTS", "")
    monkeypatch.delitem(sys.modules, "my_bots", raising=False)
    own_bots(cluster.address)


def same_dataset(folder, records, address):
    for number, record in enumerate(records):
        (folder / f"{number:06}.game").write_text(record)
    write(folder, folder / "here.parquet")
    write(folder, folder / "there.parquet", ray=address)
    assert (folder / "here.parquet").read_bytes() == (folder / "there.parquet").read_bytes()


def same_match(folder, address):
    match = Match("saltmarsh", ["bachelor", "freshman"], 1, {})
    for name, ray_at in (("here", ""), ("there", address)):
        run(match, 8, folder / f"{name}.jsonl", Where(ray=ray_at), lambda done, all: None)
    assert (folder / "here.jsonl").read_bytes() == (folder / "there.jsonl").read_bytes()


def same_ladder(folder, address):
    rung = "saltmarsh-2-freshman-random.jsonl"
    ladder("--results", str(folder / "here"))
    ladder("--results", str(folder / "there"), "--ray", address)
    assert (folder / "here" / rung).read_bytes() == (folder / "there" / rung).read_bytes()


def own_bots(address):
    """Bots of the folder one is in, by module, file, program and name, in arena and ladder."""
    offer("miser", MINE[0])
    bots = ["losers.py:first", *MINE, "miser"]
    words = ["--bots", ",".join(bots), "--games", "8", "--results"]
    for flags in (["here.own"], ["there.own", "--ray", address]):
        assert main(["arena", "saltmarsh", *words, *flags]) == 0
    here, there = (Path(name).read_text() for name in ("here.own", "there.own"))
    assert here == there
    games = [json.loads(line) for line in there.splitlines()[1:]]
    assert not any("forfeits" in game for game in games)
    assert {game["bots"][seat] for game in games for seat in game["winners"]} <= {*bots[1:]}
    levels = ["--levels", ",".join(["losers:first", *MINE]), "--seats", "2", "--games", "4"]
    assert main(["ladder", "saltmarsh", *levels, "--ray", address, "--results", "own"]) == 0
    assert len(list(Path("own").glob("*.times.jsonl"))) == 2


def ladder(*words):
    match = ["saltmarsh", "--games", "8", "--levels", "random,freshman", "--seats", "2"]
    assert main(["ladder", *match, *words]) == 0


def test_nothing_to_do_needs_no_cluster():
    assert list(run_all(work.play, [], ray="auto")) == []


@pytest.mark.filterwarnings("ignore::FutureWarning")
def test_a_cluster_that_is_not_there_is_named():
    with pytest.raises(Fault, match="no Ray cluster at 'nonsense'"):
        list(run_all(work.play, GAMES[:3], ray="nonsense"))
