"""A program for an environment with the wheel and no extra: whatever needs one says which."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile

MODULES = {
    "hightable.envs.gymnasium": "envs",
    "hightable.envs.pettingzoo": "envs",
    "hightable.envs.tables": "envs",
    "hightable.envs.openspiel": "openspiel",
    "hightable.envs.dataset": "dataset",
}
LADDER = ("ladder", "saltmarsh", "--levels", "random,freshman", "--games", "2")
COMMANDS = {
    ("arena", "saltmarsh", "--bots", "random,random", "--games", "2"): "arena",
    (*LADDER, "--ray", "local"): "ray",
    ("dataset", ".", "-o", "games.parquet"): "dataset",
    ("serve", "--no-browser", "--database", "postgresql://nobody@127.0.0.1/none"): "postgres",
}


def said(*words: str) -> list[str]:
    """What a program that cannot do it says."""
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True)
    assert done.returncode, done.stdout
    return done.stderr.strip().splitlines()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        tell()
        os.chdir("/")
    sys.stdout.write("fine\n")


def tell() -> None:
    for module, extra in MODULES.items():
        *trace, last = said("-c", f"import {module}")
        assert last.endswith(f"is missing: pip install 'hightable[{extra}]'"), last
        assert not any("During handling" in line for line in trace), trace
    for words, extra in COMMANDS.items():
        told = said("-m", "hightable", *words)
        assert f"pip install 'hightable[{extra}]'" in told[-1], told
        assert not any("Traceback" in line for line in told), told


if __name__ == "__main__":
    main()
