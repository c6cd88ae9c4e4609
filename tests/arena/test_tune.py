"""Tuning: weights follow the better side, and their file can be read again."""

import tomllib

import pytest

import hightable
from hightable.arena.fit import habits
from hightable.arena.tune import Plan, tune, write
from hightable.bots.judge import Weights, own_signs, read_weights
from hightable.cli.main import main
from hightable.games import game as find_game
from hightable.kernel import Fault, Vocabulary

GAMES = hightable.games(all=True)
JUDGED = [game for game in GAMES if own_signs(game) is not None]


def silent(said: str) -> None:
    pass


def test_the_same_seed_learns_the_same_and_another_one_something_else():
    one, two, other = (tune("golem", Plan([2], 1, seed), silent) for seed in (1, 1, 2))
    assert one == two
    assert one["signs"] != other["signs"]


def test_what_was_learnt_is_written_and_read_again():
    tables = tune("golem", Plan([3], 1, 3), silent)
    read = tomllib.loads(write(tables, "hightable tune"))
    assert read["signs"] == tables["signs"]
    assert read["habit"] == tables["habit"]
    assert list(read["signs"]) == own_signs("golem").names


def test_a_game_without_signs_has_nothing_to_tune():
    with pytest.raises(Fault, match="no signs"):
        tune("saltmarsh", Plan([2], 1, 1), silent)


def test_a_verb_that_is_always_chosen_is_a_strong_habit_and_its_odd_word_is_named():
    vocabulary = Vocabulary()
    go = vocabulary.words("go", ["east", "west", "north"])
    stop = vocabulary.word("stop")
    choices = [(go[at % 2], [go[0], go[1], go[2], stop]) for at in range(80)]
    found = habits(choices, vocabulary)
    assert found["go"] > found["stop"]
    assert found["go north"] < found["go"] / 2
    assert "go east" not in found


@pytest.mark.parametrize("game", GAMES)
def test_a_weights_file_fits_its_game(game):
    weights = read_weights(game)
    signs = own_signs(game)
    assert set(weights.signs) <= set(signs.names if signs else [])
    assert all(len(pair) == 2 for pair in weights.signs.values())
    words = find_game(game).vocabulary
    assert set(weights.habit) <= set(words.texts) | {verb for verb, _ in words.parts}


@pytest.mark.parametrize("game", JUDGED)
def test_a_judge_finds_every_sign_at_any_moment_and_time_only_goes_on(game):
    signs = own_signs(game)
    for seats in find_game(game).seats:
        table = hightable.new(game, seats=seats, seed=seats)
        when = 0.0
        while not table.over:
            later = signs.late(table.state)
            assert when <= later <= 1
            when = later
            found = [signs.find(table.state, seat) for seat in range(seats)]
            assert all(len(each) == len(signs.names) for each in found)
            for _ in range(20):
                if not table.over:
                    table.choose(table.legal()[len(table.moves) % len(table.legal())])


def test_the_command_writes_the_file_and_how_it_was_made(tmp_path):
    path = tmp_path / "weights.toml"
    wanted = ["golem", "--pairs", "1", "--seats", "2", "-o", str(path)]
    main(["tune", *wanted])
    text = path.read_text()
    assert text.startswith("# Made by: hightable tune golem --seats 2 --pairs 1 --seed 1\n")
    assert Weights(tomllib.loads(text)).signs
