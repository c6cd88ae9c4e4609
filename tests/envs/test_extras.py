"""The base install needs none of the extras of the environments."""

import subprocess
import sys

import pytest

EXTRAS = [
    "openskill",
    "pettingzoo",
    "gymnasium",
    "pyspiel",
    "open_spiel",
    "rlcard",
    "pyarrow",
    "ray",
    "numpy",
]
WITHOUT = """
import sys
sys.modules |= dict.fromkeys({extras}, None)
import hightable, hightable.cli.main, hightable.cli.dataset, hightable.parallel
table = hightable.new("saltmarsh", 2, seed=1)
table.playout(1)
list(hightable.parallel.run_all(str, [1, 2]))
try:
    {wanted}
except hightable.Fault as wrong:
    print(wrong)
"""
DATASET = (
    "from hightable.texts import load; "
    "hightable.cli.main.command(['dataset', '.', '-o', 'x'], load('hightable.cli'))"
)
ARENA = (
    "from hightable.texts import load; "
    "words = ['arena', 'saltmarsh', '--bots', 'random,random']; "
    "hightable.cli.main.command(words, load('hightable.cli'))"
)
RAY = "list(hightable.parallel.run_all(str, [1, 2], ray='auto'))"


MODULES = {
    "gymnasium": "envs",
    "pettingzoo": "envs",
    "tables": "envs",
    "openspiel": "openspiel",
    "dataset": "dataset",
}


@pytest.mark.parametrize(
    ("wanted", "extra"), [(DATASET, "dataset"), (ARENA, "arena"), (RAY, "ray")]
)
def test_without_extras_the_house_stands_and_says_what_is_missing(wanted, extra):
    code = WITHOUT.format(extras=EXTRAS, wanted=wanted)
    said = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout
    assert f"pip install 'hightable[{extra}]'" in said


@pytest.mark.parametrize(("module", "extra"), MODULES.items())
def test_an_import_that_fails_names_the_extra(module, extra):
    without = f"import sys; sys.modules |= dict.fromkeys({EXTRAS}, None)"
    code = f"{without}; import hightable.envs.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    last = done.stderr.splitlines()[-1]
    assert last.startswith("ModuleNotFoundError: numpy is missing")
    assert last.endswith(f"pip install 'hightable[{extra}]'")
    assert done.stderr.count("Error:") == 1
