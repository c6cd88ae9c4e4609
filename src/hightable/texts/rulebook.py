"""The rules of a game in our words, cut into numbered sections: `rulebook.md` of its folder, or
`rulebook.<code>.md` in another language. Sections have the same numbers in all of them."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib.resources import files

from hightable.texts.languages import ENGLISH

KEPT = 1024
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
def sections(game: str, language: str = ENGLISH) -> list[Section]:
    """All sections of a game's rules, in order; in English where there are no others."""
    folder = files(f"hightable.games.{game}")
    other = folder / f"rulebook.{language}.md"
    text = (other if other.is_file() else folder / "rulebook.md").read_text("utf-8")
    found: list[Section] = []
    for line in text.splitlines():
        heading = HEADING.match(line)
        if heading:
            marks, number, title = heading.groups()
            found.append(Section(number or "", title, len(marks) - 1))
        elif found:
            found[-1].lines.append(line)
    return found


@lru_cache(maxsize=KEPT)
def section(game: str, citation: str, language: str = ENGLISH) -> Section | None:
    """The section that a citation such as "§5.3" or "R7" names; else the one around it."""
    number = citation.split(",")[0].strip().lstrip("§")
    by_number = {part.number: part for part in sections(game, language) if part.number}
    while number and number not in by_number:
        number = number.rpartition(".")[0]
    return by_number.get(number)
