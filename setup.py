"""Compile kernel, games and bots where a C compiler exists; elsewhere the same files run as they are.

HIGHTABLE_PURE=1 leaves everything interpreted; HIGHTABLE_COMPILED=1 fails where it cannot compile;
HIGHTABLE_GAMES=newton,golem compiles only these games; HIGHTABLE_OPT is gcc's level, 2 if not given.
"""

import os
from pathlib import Path

from setuptools import setup

SOURCE = Path("src/hightable")
INTERPRETED = ("__init__.py",)


def modules() -> list[str]:
    """Kernel, bots, and of every game all but what draws."""
    games = os.environ.get("HIGHTABLE_GAMES", "").split(",")
    chosen = [path for path in (SOURCE / "games").iterdir() if games == [""] or path.name in games]
    paths = [path for top in (SOURCE / "kernel", SOURCE / "bots", *chosen) for path in sorted(top.rglob("*.py"))]
    return [str(path) for path in paths if path.name not in INTERPRETED and "view" not in path.parts]


def extensions() -> list[object]:
    if os.environ.get("HIGHTABLE_PURE") == "1":
        return []
    from mypyc.build import mypycify

    built = mypycify(
        modules(),
        opt_level=os.environ.get("HIGHTABLE_OPT", "2"),
        target_dir=os.environ.get("HIGHTABLE_BUILD", "build"),
    )
    for extension in built:
        extension.optional = os.environ.get("HIGHTABLE_COMPILED") != "1"
    return list(built)


setup(ext_modules=extensions())
