"""A wheel, as it is built, installed into an empty environment outside the tree, and used."""

import ast
import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import yaml

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
SMOKE = Path(__file__).with_name("smoke.py")
BARE = Path(__file__).with_name("bare.py")
EXTRAS = "arena,envs"
# What the compiler itself needs, and so brings along.
BROUGHT = {"mypy_extensions", "typing_extensions"}


def run(*words, cwd, **more):
    """A program that knows nothing of this tree but what it is told."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | more
    done = subprocess.run([*map(str, words)], cwd=cwd, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def unpacked(folder):
    """The source as it is given away, in a folder of its own."""
    order = "from setuptools.build_meta import build_sdist; build_sdist({!r})"
    run(sys.executable, "-c", order.format(str(folder)), cwd=ROOT, HIGHTABLE_PURE="1")
    packed = next(folder.glob("*.tar.gz"))
    with tarfile.open(packed) as archive:
        archive.extractall(folder, filter="data")
    return packed.with_name(packed.name.removesuffix(".tar.gz"))


def kept(folder):
    """Every file of the package, but for what is made of it."""
    files = [path.relative_to(folder) for path in folder.rglob("*") if path.is_file()]
    return {str(path) for path in files if path.suffix not in (".pyc", ".so")}


def test_a_wheel_is_installed_into_an_empty_environment_and_used(builds, tmp_path):
    source = unpacked(tmp_path)
    assert kept(source / "src" / "hightable") == kept(SOURCE / "hightable")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q"]
    made = ["wheel", "--no-deps", "--no-build-isolation", "-w", tmp_path, source]
    run(*pip, *made, cwd=tmp_path, HIGHTABLE_BUILT=str(builds["compiled"]))
    wheel = next(tmp_path.glob("*.whl"))
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    inside = {name.removeprefix("hightable/") for name in names if name.startswith("hightable/")}
    assert inside >= kept(SOURCE / "hightable")
    assert sum(name.endswith(".so") for name in names) > 100

    empty = tmp_path / "empty"
    run(sys.executable, "-m", "venv", "--without-pip", empty, cwd=tmp_path)
    there = ["--python", empty, "install", "--no-compile"]
    run(*pip, *there, wheel, cwd=tmp_path)
    assert run(empty / "bin" / "python", BARE, cwd=tmp_path).endswith("fine\n")
    run(*pip, *there, f"{wheel}[{EXTRAS}]", cwd=tmp_path)
    assert run(empty / "bin" / "python", SMOKE, cwd=tmp_path).endswith("fine\n")
    assert run(empty / "bin" / "hightable", "--version", cwd=tmp_path).startswith("hightable ")


def imported(path):
    """The names of the modules that a file may import, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from [f"{node.module}.{alias.name}" for alias in node.names]


def files_of(module):
    """A module and all it is in, as far as they are files of ours."""
    parts = module.split(".")
    for end in range(1, len(parts) + 1):
        place = SOURCE.joinpath(*parts[:end])
        for path in (place.with_suffix(".py"), place / "__init__.py"):
            if path.is_file():
                yield path


def test_whatever_the_compiler_reads_is_there_when_a_wheel_is_built():
    folders = [SOURCE / "hightable" / name for name in ("kernel", "games", "bots")]
    known = {path for folder in folders for path in folder.rglob("*.py")}
    waiting, outside = list(known), set()
    while waiting:
        for module in imported(waiting.pop()):
            found = set(files_of(module)) - known
            known |= found
            waiting += found
            outside.add(module.split(".")[0])
    needed = outside - set(sys.stdlib_module_names) - {"hightable"} - BROUGHT
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]
    assert needed <= {re.split(r"[\[=>]", name)[0] for name in asked}
    assert "babel" in needed


def test_the_recipe_for_wheels_is_the_same_wherever_it_is_told():
    flow = (ROOT / ".github" / "workflows" / "wheels.yml").read_text("utf-8")
    version = re.search(r"pypa/cibuildwheel@v([\d.]+)", flow)[1]
    recipe = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["cibuildwheel"]
    page = (ROOT / "docs" / "install.md").read_text("utf-8")
    assert f"cibuildwheel=={version}" in page
    pythons = [re.match(r"cp3(\d+)-", name)[1] for name in recipe["build"]]
    assert f"Python 3.{pythons[0]} to 3.{pythons[-1]}" in page
    assert str(SMOKE.relative_to(ROOT)) in recipe["test-command"]
    assert ",".join(recipe["test-extras"]) == EXTRAS


def test_every_change_is_checked_by_the_house_and_by_outside_clients():
    told = (ROOT / ".github" / "workflows" / "checks.yml").read_text("utf-8")
    flow = yaml.load(told, yaml.BaseLoader)
    assert {"pull_request", "push"} <= set(flow["on"])
    job = flow["jobs"]["checks"]
    targets = job["strategy"]["matrix"]["target"]
    assert {"test", "clients"} == set(targets)
    assert job["steps"][-1]["run"] == "make ${{ matrix.target }}"
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert all(re.search(rf"^{target}:", makefile, re.M) for target in targets)
    python = next(step["with"]["python-version"] for step in job["steps"] if "python" in str(step))
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["requires-python"]
    assert f">={python}" == needed
