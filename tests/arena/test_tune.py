"""Tuning: a judge learns from self-play, and its file can be read again."""

import tomllib
from argparse import ArgumentParser

import pytest

import hightable
from hightable.arena import tune_command
from hightable.arena.fit import habits
from hightable.arena.tune import Plan, practise, tune, write
from hightable.bots.judge import Judge, Weights, read_weights
from hightable.bots.style import STYLES
from hightable.games import game as find_game


def test_what_was_learnt_scores_more_than_random_play():
    said: list[str] = []
    tables = tune("saltmarsh", Plan([2], 30, 1, 1), said.append)
    means = [float(line.split()[-1]) for line in said]
    assert means[1] > 2 * means[0]
    assert tomllib.loads(write(tables, "hightable tune"))["early"] == tables["early"]


def test_the_same_seed_learns_the_same():
    found = find_game("saltmarsh")
    one, two = (practise(found, Plan([2], 5, 1, 3), 0, Weights({})) for _ in range(2))
    assert one.rows == two.rows
    assert one.promise == two.promise


def test_a_word_that_is_always_chosen_is_the_strongest_habit():
    found = habits([(0, [0, 1])] * 20 + [(1, [1, 2])] * 20, ["a", "b", "c"])
    assert found["a"] > found["b"] > found["c"]


@pytest.mark.parametrize("game", hightable.games(all=True))
def test_a_weights_file_fits_its_game(game):
    weights = read_weights(game)
    found = find_game(game)
    known = dict(Judge(found, 2, weights, STYLES["bachelor"]).names)
    for table in (weights.pace, weights.early, weights.late):
        assert all(len(values) == known[name] + 1 for name, values in table.items())
    assert set(weights.habit) <= set(found.vocabulary.texts)


def test_the_command_writes_the_file_and_how_it_was_made(tmp_path):
    parser = ArgumentParser()
    tune_command.configure(parser)
    path = tmp_path / "weights.toml"
    wanted = ["saltmarsh", "--games", "6", "--rounds", "1", "--seats", "2", "-o", str(path)]
    tune_command.run(parser.parse_args(wanted))
    text = path.read_text()
    assert text.startswith("# Made by: hightable tune saltmarsh --seats 2 --games 6 --rounds 1")
    assert Weights(tomllib.loads(text)).early
