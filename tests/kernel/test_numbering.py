"""Numbers of effects: the same in every process, however the games were imported."""

import copy
import json
import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import hightable
from hightable import Fault
from hightable.games import game
from hightable.games.saltmarsh.rules.turn import MENU
from hightable.kernel import Effect, Nothing
from hightable.kernel.game import package
from hightable.kernel.numbering import NUMBERINGS, Numbering, meaning, numbering

PROGRAM = Path(__file__).with_name("import_order.py")
MARSH = package("saltmarsh")


class Score(Effect):
    """So many points."""

    def __init__(self, points):
        super().__init__()
        self.points = points


def run(arguments, stdin=b"", **env):
    """What a new process says."""
    paths = {"PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, *arguments]
    done = subprocess.run(command, input=stdin, env=os.environ | paths | env, stdout=-1, check=True)
    return done.stdout.decode()


@pytest.mark.parametrize("seed", range(6))
def test_numbers_do_not_depend_on_the_order_of_imports_nor_on_threads(seed):
    ours = {package(name): game(name) for name in hightable.games(all=True)}
    told = run([str(PROGRAM), str(seed)], PYTHONHASHSEED=str(seed))
    assert json.loads(told) == {home: NUMBERINGS[home].digest for home in ours}


def test_an_effect_is_found_again_by_its_number():
    game("saltmarsh")
    assert numbering(MARSH).effects[numbering(MARSH).number(MENU)] is MENU
    assert pickle.loads(pickle.dumps(MENU)) is MENU
    assert copy.deepcopy(MENU) is MENU


def test_the_game_of_a_pickle_is_imported_with_it():
    table = hightable.new("saltmarsh", 2, seed=3)
    for thing in (MENU, table.game, table.state, table):
        read = "import pickle, sys; print(type(pickle.load(sys.stdin.buffer)).__name__)"
        assert run(["-c", read], stdin=pickle.dumps(thing)).strip() == type(thing).__name__


def test_an_effect_of_nobody_has_no_number():
    with pytest.raises(Fault, match=r"Nothing is no effect of hightable.games.saltmarsh"):
        numbering(MARSH).number(Nothing())


def test_other_words_give_another_digest():
    words = game("saltmarsh").vocabulary.texts
    assert Numbering(MARSH, words).digest == numbering(MARSH).digest
    assert Numbering(MARSH, [*words, "fly"]).digest != numbering(MARSH).digest


def test_the_digest_tells_what_effects_are_made_of():
    number = numbering(MARSH).number(MENU)
    assert meaning({"a": [MENU, 1]}) == [["a", [f"effect {number}", 1]]]
    assert meaning(Score(3)) == ["Score", False, -1, 3]
