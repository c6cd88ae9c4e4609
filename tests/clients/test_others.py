"""Others that nobody here wrote: OpenSpiel's regrets, Shimmy, pandas and duckdb."""

import json

import duckdb
import numpy as np
import pandas
import pyspiel
import pytest
from open_spiel.python.algorithms.exploitability import nash_conv
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from open_spiel.python.policy import UniformRandomPolicy
from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0

import hightable
import hightable.envs.openspiel
from hightable.arena.tournament import Match, Where, run
from hightable.envs.dataset import write


def test_sampled_regrets_come_near_to_a_solution_of_the_tiny_game():
    game = pyspiel.load_game("hightable_saltmarsh(players=2,marsh=tiny)")
    np.random.seed(1)
    solver = ExternalSamplingSolver(game)
    for _ in range(400):
        solver.iteration()
    assert nash_conv(game, UniformRandomPolicy(game)) > 1.5
    assert nash_conv(game, solver.average_policy()) < 0.6


def test_regrets_of_single_outcomes_are_sampled_in_the_whole_game():
    game = pyspiel.load_game("hightable_saltmarsh(players=2)")
    np.random.seed(1)
    solver = OutcomeSamplingSolver(game)
    for _ in range(100):
        solver.iteration()
    learnt = {key: total / total.sum() for key, (_, total) in solver._infostates.items()}
    assert len(learnt) > 100
    assert any(len(share) > 1 and share.max() > 1.5 / len(share) for share in learnt.values())


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
