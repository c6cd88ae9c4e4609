"""Clean-up: tables that everybody has left for long are deleted, if whoever runs it wants that."""

from __future__ import annotations

import asyncio
import logging

from hightable.server.limits import Limits
from hightable.server.store.closing import expire
from hightable.server.store.database import OUTAGE, Store
from hightable.server.threads import in_thread

LOG = logging.getLogger("hightable")
EACH = 3600.0


class Sweeper:
    """Now and then, for as long as the server runs."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.days = (limits.deserted_days, limits.finished_days)
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if any(self.days):
            self.task = asyncio.create_task(self.sweeps())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def sweeps(self) -> None:
        while True:
            try:
                gone = await in_thread(expire, self.store, *self.days)
                if gone:
                    LOG.info("%d deserted tables deleted", gone)
            except OUTAGE as lost:
                LOG.warning("nothing was swept: no database (%s)", type(lost).__name__)
            await asyncio.sleep(EACH)
