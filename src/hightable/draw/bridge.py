"""Until every game says its regions' titles by `hightable.texts`: regions with a title given."""

from __future__ import annotations

from typing import Any

from hightable.draw import scene


def Region(name: str, title: str, *rest: Any, **more: Any) -> scene.Region:
    made = scene.Region(name, *rest, **more)
    made.named = title
    return made
