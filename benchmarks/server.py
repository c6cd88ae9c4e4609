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


class Running:
    """Starts the command as a person would."""

    pid = 0

    @contextmanager
    def __call__(self, database: str, *limits: str, workers: int = 1) -> Iterator[str]:
        """The address of a server, for as long as it is entered."""
        command = [sys.executable, "-m", "hightable", "serve", "--no-browser"]
        command += ["--database", database, "--workers", str(workers)]
        command += [f"--limit={limit}" for limit in (*WIDE, *limits)]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout
        self.pid = process.pid
        try:
            address = process.stdout.readline().split()[2].rstrip("/")
            wait(address)
            yield address
        finally:
            process.terminate()
            process.wait()
            process.stdout.close()


running = Running()


def wait(address: str) -> None:
    for _ in range(400):
        try:
            urllib.request.urlopen(f"{address}/static/now/icon.svg", timeout=1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise SystemExit("the server did not start")
