"""Many who talk to an echo as fast as it answers: `python benchmarks/echoes.py ADDRESS SECONDS`."""

from __future__ import annotations

import asyncio
import json
import sys
import time

from players import cpu
from websockets.asyncio.client import ClientConnection, connect

TALKERS = 64
MESSAGE = "x" * 80


async def talk(socket: ClientConnection, end: float, taken: list[float]) -> None:
    while (begun := time.monotonic()) < end:
        await socket.send(MESSAGE)
        await socket.recv()
        taken.append(time.monotonic() - begun)


async def run(address: str, seconds: float) -> dict[str, object]:
    sockets = [await connect(address) for _ in range(TALKERS)]
    begun, used, taken = time.monotonic(), cpu(), list[float]()
    await asyncio.gather(*[talk(socket, begun + seconds, taken) for socket in sockets])
    passed = time.monotonic() - begun
    return {"rate": len(taken) / passed, "taken": sorted(taken), "cpu": (cpu() - used) / passed}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(asyncio.run(run(sys.argv[1], float(sys.argv[2])))))
