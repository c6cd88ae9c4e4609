"""A server of our own on loopback, for as long as a measurement takes."""

from __future__ import annotations

import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager

WIDE = (
    "connections=5000",
    "connections_each=5000",
    "sockets_each=5000",
    "gets=50000/5000",
    "messages_each=50000/5000",
)


@contextmanager
def running(database: str, *limits: str) -> Iterator[str]:
    """Start the command as a person would; its address."""
    command = [sys.executable, "-m", "hightable", "serve", "--no-browser", "--database", database]
    command += [f"--limit={limit}" for limit in (*WIDE, *limits)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout
    try:
        address = process.stdout.readline().split()[2].rstrip("/")
        wait(address)
        yield address
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def wait(address: str) -> None:
    for _ in range(400):
        try:
            urllib.request.urlopen(f"{address}/static/now/icon.svg", timeout=1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise SystemExit("the server did not start")
