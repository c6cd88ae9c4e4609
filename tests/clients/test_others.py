"""Others that nobody here wrote: OpenSpiel's regrets, Shimmy, pandas and duckdb."""

import json

import duckdb
import pandas
import pyspiel
import pytest
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0

import hightable
import hightable.envs.openspiel
from hightable.arena.tournament import Match, Where, run
from hightable.envs.dataset import write


def test_regrets_are_sampled():
    game = pyspiel.load_game("hightable_saltmarsh(players=2)")
    solver = OutcomeSamplingSolver(game)
    for _ in range(20):
        solver.iteration()
    policy = solver.average_policy()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)


@pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning")
def test_shimmy_plays_a_game_of_ours():
    table = OpenSpielCompatibilityV0(env=pyspiel.load_game("hightable_saltmarsh(players=2)"))
    table.reset(seed=1)
    paid = {}
    for _ in table.agent_iter():
        _, _, ended, cut, info = table.last()
        done = ended or cut
        paid = paid or (dict(table.rewards) if done else {})
        table.step(None if done else int(info["action_mask"].nonzero()[0][0]))
    assert list(paid.values()) == table.game_state.returns()
    assert sum(paid.values()) == pytest.approx(0)


@pytest.fixture(scope="module")
def dataset(tmp_path_factory):
    folder = tmp_path_factory.mktemp("games")
    match = Match("saltmarsh", ["bachelor", "random"], 1, {})
    run(match, 4, folder / "a.jsonl", Where(save=str(folder)), lambda done, all: None)
    write(folder, folder / "games.parquet")
    return folder / "games.parquet"


def test_pandas_reads_a_dataset(dataset):
    rows = pandas.read_parquet(dataset)
    means = rows.groupby("player")["rank"].mean()
    assert set(means.index) == {"bachelor", "random"}
    words = hightable.vocabulary("saltmarsh")
    chosen = rows.apply(lambda row: row["mask"][row["action"]], axis=1)
    assert chosen.all()
    assert rows["observation"].map(len).nunique() == 1
    assert rows["action"].map(lambda at: words[at]).notna().all()


def test_duckdb_asks_a_dataset(dataset):
    asked = "SELECT player, count(*), avg(score) FROM read_parquet(?) GROUP BY player ORDER BY 1"
    found = duckdb.execute(asked, [str(dataset)]).fetchall()
    assert [name for name, _, _ in found] == ["bachelor", "random"]
    key = "SELECT value FROM parquet_kv_metadata(?) WHERE key = 'vocabulary'"
    said = duckdb.execute(key, [str(dataset)]).fetchone()[0]
    assert tuple(json.loads(said)["saltmarsh"]) == hightable.vocabulary("saltmarsh")
