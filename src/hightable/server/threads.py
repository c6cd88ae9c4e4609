"""Work that may wait (for the database, for a lock) is done beside the loop."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from anyio import to_thread

Result = TypeVar("Result")


async def in_thread(work: Callable[..., Result], *given: Any) -> Result:
    """Do it in a thread, and wait for it without holding anybody up."""
    return await to_thread.run_sync(work, *given)
