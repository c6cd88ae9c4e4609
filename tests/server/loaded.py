"""Imported once, before servers are forked: the server and every game."""

from __future__ import annotations

import hightable.server.app  # noqa: F401
from hightable.games import load

load()
