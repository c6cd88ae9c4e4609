"""The rules of a game in our words: its `rulebook.md`, cut into numbered sections."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

HEADING = re.compile(r"^(#{2,4}) (?:§?(R?\d+(?:\.\d+)*)\.? )?(.+)$")


class Section:
    """A numbered piece of the rules: "5.3", its title, how deep it lies, and its text."""

    def __init__(self, number: str, title: str, depth: int) -> None:
        self.number = number
        self.title = title
        self.depth = depth
        self.lines: list[str] = []

    @property
    def text(self) -> str:
        return "\n".join(self.lines).strip()


@cache
def sections(game: str) -> list[Section]:
    """All sections of a game's rules, in order."""
    text = (files(f"hightable.games.{game}") / "rulebook.md").read_text("utf-8")
    found: list[Section] = []
    for line in text.splitlines():
        heading = HEADING.match(line)
        if heading:
            marks, number, title = heading.groups()
            found.append(Section(number or "", title, len(marks) - 1))
        elif found:
            found[-1].lines.append(line)
    return found


def section(game: str, citation: str) -> Section | None:
    """The section that a citation such as "§5.3" or "R7" names; else the one around it."""
    number = citation.split(",")[0].strip().lstrip("§")
    by_number = {part.number: part for part in sections(game) if part.number}
    while number and number not in by_number:
        number = number.rpartition(".")[0]
    return by_number.get(number)
