"""Import all modules of all games in an order of its own, in eight threads; tell the numberings.

Run as a program, for a test that compares what several processes tell.
"""

import json
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from threading import Barrier, Thread

import hightable
from hightable.kernel.numbering import NUMBERINGS

THREADS = 8


def modules():
    """Every module of the games but pictures, whose packages cannot be entered by two doors."""
    root = Path(__file__).parents[2] / "src"
    for path in sorted((root / "hightable" / "games").rglob("*.py")):
        if "view" not in path.parts and path.name != "__init__.py":
            yield ".".join(path.relative_to(root).with_suffix("").parts)


def load(names, start):
    start.wait()
    for name in names:
        import_module(name)


def main(seed):
    names, start = list(modules()), Barrier(THREADS)
    Random(seed).shuffle(names)
    threads = [Thread(target=load, args=(names[at::THREADS], start)) for at in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(NUMBERINGS) == len(hightable.games(all=True))
    json.dump({home: found.digest for home, found in NUMBERINGS.items()}, sys.stdout)


if __name__ == "__main__":
    main(int(sys.argv[1]))
