"""The package in its two builds: as it is written, and compiled."""

from __future__ import annotations

import fcntl
import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / "compiled-check"}


@pytest.fixture(scope="session")
def builds() -> dict[str, Path]:
    """Both builds; the compiled one is made if it is not there or older than a source."""
    with (ROOT / "setup.py").open() as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        if is_old(BUILDS["compiled"] / "ready"):
            order = ["sh", "tools/compile", BUILDS["compiled"].name]
            subprocess.run(order, cwd=ROOT, env=os.environ | {"HIGHTABLE_OPT": "0"}, check=True)
    return BUILDS


def is_old(ready: Path) -> bool:
    made = ready.stat().st_mtime if ready.exists() else 0.0
    return any(path.stat().st_mtime > made for path in BUILDS["interpreted"].rglob("*.py"))
