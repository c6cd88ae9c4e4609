"""Colours of Saltmarsh that the house has not."""

from __future__ import annotations

from typing import Final

WATER: Final = "#8fb3b6"
