"""Tables at which a lesson is played: which words it lets pass, and what the others say then."""

from __future__ import annotations

from hightable.kernel import Table
from hightable.lessons import Lesson, Run, lesson

LESSON = "lesson "


def origin(of: Lesson) -> str:
    """Where a table comes from that a lesson is played at."""
    return LESSON + of.key


def is_lesson(origin: str) -> bool:
    return origin.startswith(LESSON)


def run_of(origin: str, table: Table, language: str = "en") -> Run | None:
    """The lesson that is played at a table, as far as it has come."""
    if not is_lesson(origin):
        return None
    game, _, name = origin.removeprefix(LESSON).partition("/")
    return Run(lesson(game, name, language), table, language)
