"""Compile kernel, games and bots where a C compiler exists; elsewhere they run as they are.

HIGHTABLE_PURE=1 leaves everything interpreted; HIGHTABLE_COMPILED=1 fails where it cannot compile;
HIGHTABLE_GAMES=newton,golem compiles only these games; HIGHTABLE_OPT is the compiler's level.
"""

import os
from pathlib import Path

from setuptools import setup

SOURCE = Path("src/hightable")
# No library calls into another by name: calls inside one need not ask the linker, and are inlined.
INWARD = ["-fvisibility=hidden"] if os.name == "posix" else []
# What the type checker has cached of unchanged modules is not all that the compiler must know.
NO_CACHE = f"--cache-dir={os.devnull}"
CHOSEN = os.environ.get("HIGHTABLE_GAMES", "")


def groups() -> list[tuple[list[str], str]]:
    """Kernel, bots, and of every game all but what draws; each group is a library of its own."""
    games = [path for path in sorted((SOURCE / "games").iterdir()) if (path / "game.py").is_file()]
    chosen = [path for path in games if not CHOSEN or path.name in CHOSEN.split(",")]
    folders = [SOURCE / "kernel", SOURCE / "bots", *chosen]
    return [(modules(folder), f"hightable_{folder.name}") for folder in folders]


def modules(folder: Path) -> list[str]:
    paths = [path for path in sorted(folder.rglob("*.py")) if path.name != "__init__.py"]
    return [str(path) for path in paths if "view" not in path.relative_to(folder).parts]


def extensions() -> list[object]:
    if os.environ.get("HIGHTABLE_PURE") == "1":
        return []
    from mypyc.build import mypycify

    built = mypycify(
        [NO_CACHE, *[module for group, _ in groups() for module in group]],
        opt_level=os.environ.get("HIGHTABLE_OPT", "2"),
        target_dir=os.environ.get("HIGHTABLE_BUILD", "build"),
        separate=groups(),
    )
    for extension in built:
        extension.optional = os.environ.get("HIGHTABLE_COMPILED") != "1"
        extension.extra_compile_args = [*extension.extra_compile_args, *INWARD]
    return list(built)


setup(ext_modules=extensions())
