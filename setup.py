"""Compile kernel, games and bots where a C compiler exists; elsewhere they run as they are.

HIGHTABLE_PURE=1 leaves everything interpreted; HIGHTABLE_COMPILED=1 fails where it cannot compile;
HIGHTABLE_GAMES=newton,golem compiles only these games; HIGHTABLE_OPT is the compiler's level,
HIGHTABLE_JOBS how many libraries are compiled at a time. What is being done is said on the way:
`pip install -v .` shows it. HIGHTABLE_BUILT names a folder in which tools/compile has compiled all
already, for a wheel without waiting.
"""

import os
import sys
from pathlib import Path
from time import monotonic

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, "tools")
SOURCE = Path("src/hightable")
# No library calls into another by name, and each is one file: calls inside one need not ask the
# linker and are inlined, and what nobody calls is left out.
INWARD = ["-fvisibility=hidden"] if os.name == "posix" else []
WHOLE = ["-fwhole-program"] if sys.platform == "linux" else []
# What the type checker has cached of unchanged modules is not all that the compiler must know.
NO_CACHE = f"--cache-dir={os.devnull}"
BUILT = os.environ.get("HIGHTABLE_BUILT", "")
CHOSEN = os.environ.get("HIGHTABLE_GAMES", "")
# A compiler at work on the largest library needs about a gigabyte.
JOBS = int(os.environ.get("HIGHTABLE_JOBS", "0")) or min(4, os.cpu_count() or 1)


def groups() -> list[tuple[list[str], str]]:
    """Kernel, bots, and of every game all but what draws; each group is a library of its own."""
    games = [path for path in sorted((SOURCE / "games").iterdir()) if (path / "game.py").is_file()]
    chosen = [path for path in games if not CHOSEN or path.name in CHOSEN.split(",")]
    folders = [SOURCE / "kernel", SOURCE / "bots", *chosen]
    return [(modules(folder), f"hightable_{folder.name}") for folder in folders]


def modules(folder: Path) -> list[str]:
    paths = [path for path in sorted(folder.rglob("*.py")) if path.name != "__init__.py"]
    return [str(path) for path in paths if "view" not in path.relative_to(folder).parts]


def is_library(extension: object) -> bool:
    return extension.name.endswith("__mypyc")


def size(extension: object) -> int:
    return sum(Path(source).stat().st_size for source in extension.sources)


def extensions() -> list[object]:
    """The libraries, the largest first, and the modules that point into them."""
    if os.environ.get("HIGHTABLE_PURE") == "1" or not is_built():
        return []
    if BUILT:
        paths = [path.relative_to(BUILT) for path in sorted(Path(BUILT).rglob("*.so"))]
        return [
            Extension(".".join([*path.parts[:-1], path.name.split(".")[0]]), []) for path in paths
        ]
    from generated import improve, lighten
    from mypyc.build import mypycify

    say("translating the rules into C")
    target = os.environ.get("HIGHTABLE_BUILD", "build")
    built = mypycify(
        [NO_CACHE, *[module for group, _ in groups() for module in group]],
        opt_level=os.environ.get("HIGHTABLE_OPT", "2"),
        debug_level="0",
        target_dir=target,
        separate=groups(),
    )
    improve(Path(target), groups())
    for extension in built:
        extension.optional = os.environ.get("HIGHTABLE_COMPILED") != "1"
        extension.extra_compile_args = [*extension.extra_compile_args, *INWARD]
        if is_library(extension):
            extension.extra_compile_args += WHOLE
        elif os.name == "posix":
            lighten(Path(*extension.sources))
    return sorted(built, key=size, reverse=True)


def is_built() -> bool:
    """Is something to be built? Installers first ask twice what is needed and what it is called."""
    return any(word.startswith(("build", "bdist", "editable", "install")) for word in sys.argv[1:])


def say(text: str) -> None:
    sys.stdout.write(f"== {text}\n")
    sys.stdout.flush()


class Compile(build_ext):
    """Several libraries at a time, each said when it is done."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or JOBS

    def build_extension(self, extension: object) -> None:
        if BUILT:
            name = self.get_ext_filename(self.get_ext_fullname(extension.name))
            self.copy_file(str(Path(BUILT, name)), self.get_ext_fullpath(extension.name))
            return
        began = monotonic()
        super().build_extension(extension)
        if is_library(extension):
            name = extension.name.removeprefix("hightable_").removesuffix("__mypyc")
            say(f"{name} is compiled ({monotonic() - began:.0f} s; {len(groups())} parts in all)")


setup(ext_modules=extensions(), cmdclass={"build_ext": Compile})
