"""Compile kernel, games and bots where a C compiler exists; elsewhere they run as they are.

HIGHTABLE_PURE=1 leaves everything interpreted; HIGHTABLE_COMPILED=1 fails where it cannot compile;
HIGHTABLE_GAMES=newton,golem compiles only these games; HIGHTABLE_OPT is the compiler's level.
"""

import os
from pathlib import Path

from setuptools import setup

SOURCE = Path("src/hightable")
CHOSEN = os.environ.get("HIGHTABLE_GAMES", "")


def is_compiled(path: Path) -> bool:
    """Kernel, bots, and of every game all but what draws."""
    top, *_, name = path.relative_to(SOURCE).parts
    if name == "__init__.py" or "view" in path.parts:
        return False
    game = path.relative_to(SOURCE).parts[1]
    wanted = not CHOSEN or not (SOURCE / "games" / game).is_dir() or game in CHOSEN.split(",")
    return top in ("kernel", "bots") or (top == "games" and wanted)


def extensions() -> list[object]:
    if os.environ.get("HIGHTABLE_PURE") == "1":
        return []
    from mypyc.build import mypycify

    built = mypycify(
        [str(path) for path in sorted(SOURCE.rglob("*.py")) if is_compiled(path)],
        opt_level=os.environ.get("HIGHTABLE_OPT", "2"),
        target_dir=os.environ.get("HIGHTABLE_BUILD", "build"),
    )
    for extension in built:
        extension.optional = os.environ.get("HIGHTABLE_COMPILED") != "1"
    return list(built)


setup(ext_modules=extensions())
