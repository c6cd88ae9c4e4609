"""The rules of a game as a page: its rulebook, cut into sections one can search and point to."""

from __future__ import annotations

import re
from functools import cache

from hightable.draw.markup import Markup, el, join
from hightable.games import game as find_game
from hightable.games import view as view_of
from hightable.lessons.about import pictures
from hightable.server.page.art import whole
from hightable.server.page.marks import button, icon
from hightable.texts import Translation
from hightable.texts.rulebook import Section, sections

INLINE = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\([^)]*\)")
BULLET = re.compile(r"^\s*(?:[-*]|\d+\.) +")
CELL = re.compile(r"(?<!\\)\|")
TAG = re.compile(r"(<h3.*?</h3>|<[^>]+>)", re.DOTALL)
NUMBER = re.compile(r"(?<=\()(\d{1,2}(?:\.\d{1,2})?)(?=[),;])|\b(R\d{1,2})\b")
GLOSSARY = "Words"


@cache
def page(house: Translation, game: str) -> Markup:
    """All sections; each can be found by its number."""
    numbers = {section.number for section in sections(game) if section.number}
    shown = [
        linked(part(one, picture(house, game, one.number)), numbers)
        for one in ordered(game, house.language)
    ]
    return join(*shown, legend(house, game))


def ordered(game: str, language: str) -> list[Section]:
    """The sections as one reads them: words are explained at the end."""
    words = {section.number for section in sections(game) if section.title == GLOSSARY}
    return sorted(sections(game, language), key=lambda section: section.number in words)


def contents(house: Translation, game: str, page: str = "") -> Markup:
    """A list of the chapters, each a link; rulings are one of them."""
    rows = [
        el("li", el("a", el("i", s.number), " ", s.title, href=f"{page}#{anchor(s.number)}"))
        for s in ordered(game, house.language)
        if s.number and s.depth == 1
    ]
    return el("ul", rows, class_="contents")


def anchor(number: str) -> str:
    return f"rule-{number.replace('.', '-')}"


def linked(markup: Markup, numbers: set[str]) -> Markup:
    """A section in which every number of another one leads there."""

    def link(found: re.Match[str]) -> str:
        number = found[1] or found[2]
        return f'<a href="#{anchor(number)}">{found[0]}</a>' if number in numbers else found[0]

    pieces = TAG.split(markup)
    body = [NUMBER.sub(link, text) if at % 2 == 0 else text for at, text in enumerate(pieces)]
    return Markup("".join(body))


def legend(house: Translation, game: str, find: bool = False) -> Markup | None:
    """Every icon with its one name and where one gets it; at a table it can be looked for."""
    entries = view_of(game).legend(find_game(game).texts(house.language))
    if not entries:
        return None
    look = house.say("where", "look")
    shown = [
        el(
            "li",
            icon(entry.icon, 22),
            el("span", el("b", entry.value), " ", entry.label),
            button(look, data_where=entry.icon, data_name=entry.value) if find else None,
        )
        for entry in entries
    ]
    return el("section", el("h3", house.say("table", "icons")), el("ul", shown, class_="legend"))


def picture(house: Translation, game: str, number: str) -> Markup | None:
    """The part of the table that a section is about, drawn as it lies there."""
    region = pictures(game).get(number)
    if not region:
        return None
    said = find_game(game).texts(house.language).say("region", region)
    drawn = el("img", src=whole(house, game, region), alt="", loading="lazy")
    return el("figure", drawn, el("figcaption", said))


def part(section: Section, picture: Markup | None) -> Markup:
    """A section; headings are of one level, as a search may leave out any of them."""
    number = el("span", f"§{section.number} ", class_="no") if section.number else None
    body = join(blocks(section.lines))
    where = anchor(section.number) if section.number else None
    return el(
        "section",
        el("h3", number, inline(section.title), class_=f"deep{section.depth}"),
        picture,
        body,
        id=where,
        class_="rule",
    )


def inline(text: str) -> Markup:
    """Bold, italic, code; links keep their words."""
    parts: list[Markup | str] = []
    at = 0
    for found in INLINE.finditer(text):
        bold, italic, code, link = found.groups()
        parts.append(text[at : found.start()])
        if bold:
            parts.append(el("b", inline(bold)))
        elif italic:
            parts.append(el("i", inline(italic)))
        else:
            parts.append(el("code", code) if code else inline(link))
        at = found.end()
    return join(*parts, text[at:])


def blocks(lines: list[str]) -> list[Markup]:
    """Paragraphs, lists and tables out of lines."""
    found: list[Markup] = []
    held: list[str] = []
    for line in [*lines, ""]:
        if line.strip() and not changes(held, line):
            held.append(line)
            continue
        if held:
            found.append(block(held))
        held = [line] if line.strip() else []
    return found


def changes(held: list[str], line: str) -> bool:
    """Whether a line begins another kind of block than the one before it."""
    if not held:
        return False
    return kind(held[0]) != kind(line) and not (kind(held[0]) == "list" and line.startswith(" "))


def kind(line: str) -> str:
    if line.lstrip().startswith("|"):
        return "table"
    return "list" if BULLET.match(line) else "text"


def block(lines: list[str]) -> Markup:
    what = kind(lines[0])
    if what == "table":
        return table(lines)
    if what == "list":
        return el("ul", [el("li", inline(item)) for item in items(lines)])
    return el("p", inline(" ".join(line.strip() for line in lines)))


def items(lines: list[str]) -> list[str]:
    """List items; an indented line goes on with the one before."""
    found: list[str] = []
    for line in lines:
        if BULLET.match(line):
            found.append(BULLET.sub("", line))
        else:
            found[-1] += " " + line.strip()
    return found


def heading(cell: str) -> Markup:
    return el("th", inline(cell), scope="col") if cell else el("td", "")


def table(lines: list[str]) -> Markup:
    rows = [[cell.strip() for cell in CELL.split(line.strip().strip("|"))] for line in lines]
    head, body = rows[0], [row for row in rows[1:] if not set("".join(row)) <= set("-: ")]
    top = el("thead", el("tr", [heading(cell) for cell in head]))
    rest = [el("tr", [el("td", inline(cell)) for cell in row]) for row in body]
    return el("div", el("table", top, el("tbody", rest)), class_="wide-table", tabindex=0)
