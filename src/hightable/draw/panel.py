"""Beside the boards: what heads, players' rows and legends of all games have in common."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from hightable.draw.scene import Count, Scene, Step

if TYPE_CHECKING:
    from hightable.kernel import Texts

ROMAN: Final = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")
WHEN: Final = ("past", "now", "next")
PLAIN: Final = ("decline", "end", "end turn", "keep", "pass", "stay", "stop")
Found = Iterable[tuple[str, object, str]]


def steps(labels: Sequence[str], now: int) -> list[Step]:
    """Rounds or phases in a strip; the one numbered `now`, from 0 on, is lit."""
    return [Step(label, WHEN[(n > now) + (n >= now)]) for n, label in enumerate(labels)]


def rounds(now: int, last: int) -> list[Step]:
    """The rounds from the first to the last, in Roman numerals."""
    return steps(ROMAN[1 : last + 1], now - 1)


def sheet(scene: Scene[Any], points: Mapping[str, int]) -> list[tuple[str, int]]:
    """A player's score by source, in words."""
    return [(scene.say("sheet", line), n) for line, n in points.items()]


def counts(scene: Scene[Any], found: Found) -> list[Count]:
    """Symbol, figure and key: the key is a text of the section `player`."""
    return [Count(icon, str(n), scene.say("player", key)) for icon, n, key in found]


def legend(texts: Texts) -> list[Count]:
    """The icons of the section `legend`, each with its one name and where one gets it."""
    return [
        Count(icon, texts.say("legend", icon, "name"), texts.say("legend", icon, "where"))
        for icon in texts.keys("legend")
    ]
