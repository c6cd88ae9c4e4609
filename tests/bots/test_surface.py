"""Learning weights by one long step: the surface finds the summit, and a run goes on."""

import tomllib
from random import Random

import pytest

from hightable.arena.surface import FARTHEST, Trial, layout, summit, train
from hightable.bots.judge import Weights, read_weights
from hightable.cli.main import main
from hightable.kernel import Fault

GAMES = 4


def silent(done):
    pass


def test_the_summit_of_a_known_hill_is_found():
    luck, best = Random(3), [0.3, -0.2, 0.0]

    def height(place):
        return sum(-4 * (at - top) ** 2 for at, top in zip(place, best, strict=True))

    pairs = [[[luck.gauss(0, 0.35) for _ in best] for _ in range(2)] for _ in range(400)]
    leads = [height(one) - height(other) + luck.gauss(0, 0.5) for one, other in pairs]
    found = summit([layout(*pair) for pair in pairs], leads)
    assert found == pytest.approx(best, abs=0.06)


def test_nobody_goes_far_on_a_slope_without_a_bend():
    luck = Random(3)
    pairs = [[[luck.gauss(0, 0.35)] for _ in range(2)] for _ in range(400)]
    leads = [50 * (one[0] - other[0]) for one, other in pairs]
    assert summit([layout(*pair) for pair in pairs], leads) == [FARTHEST]


def test_a_run_that_was_stopped_goes_on_and_finds_the_same(tmp_path):
    def found(name, *games):
        for each in games:
            weights = train(Trial("golem", [2, 3], 1), each, tmp_path / name, silent)
        return weights, (tmp_path / name).read_text()

    assert found("once", GAMES) == found("twice", GAMES // 2, GAMES)


def test_a_line_that_was_cut_off_is_played_again(tmp_path):
    path = tmp_path / "leads"
    train(Trial("golem", [2], 1), 2, path, silent)
    whole = path.read_text()
    path.write_text(whole[:-2])
    train(Trial("golem", [2], 1), 2, path, silent)
    assert path.read_text() == whole


def test_results_of_another_run_are_refused(tmp_path):
    train(Trial("golem", [2], 1), 2, tmp_path / "leads", silent)
    with pytest.raises(Fault, match="another match"):
        train(Trial("golem", [2], 2), 2, tmp_path / "leads", silent)


def test_a_game_without_signs_has_nothing_to_learn():
    with pytest.raises(Fault, match="no signs"):
        Trial("saltmarsh", [2], 1)


def test_the_command_keeps_all_but_the_signs(tmp_path):
    path = tmp_path / "weights.toml"
    wanted = ["--games", "2", "--seats", "2", "--results", str(tmp_path / "leads")]
    assert main(["tune", "golem", *wanted, "-o", str(path)]) == 0
    text, known = path.read_text(), read_weights("golem")
    new = Weights(tomllib.loads(text))
    made = "hightable tune golem --seats 2 --games 2 --seed 1 --results leads"
    assert text.startswith(f"# Made by: {made}\n")
    assert (new.scale, new.habit, new.settings) == (known.scale, known.habit, known.settings)
    assert set(new.signs) == set(known.signs)
    assert new.signs != known.signs
