"""What is in a drawing: its ids, references, targets, shapes and texts.

Groups that do not change from one position to the next are read once.
"""

import re
from functools import cached_property, lru_cache
from itertools import chain
from typing import NamedTuple
from xml.etree import ElementTree

from draw.geometry import boxes
from draw.scenes import sheets

IDS = re.compile(r' id="([^"]+)"')
REFS = re.compile(r'(?:href="#|url\(#)([^")]+)')
MOVES = re.compile(r'data-move="([^"]+)"')
WORDS = re.compile(r'data-word="([^"]+)"')
SIZES = re.compile(r'font-size="([\d.]+)"')


class Box(NamedTuple):
    """How far a shape or text reaches; `said` tells it apart in a message."""

    said: str
    left: float
    top: float
    right: float
    bottom: float


class Part(NamedTuple):
    """A group of a play sheet, or a ground, taken apart."""

    ids: list
    refs: set
    moves: list
    words: set
    sizes: list
    elements: int
    shapes: list
    texts: list
    reach: Box


@lru_cache(maxsize=2048)
def read(markup):
    """Parse it: markup that is not well formed stops here."""
    shapes, texts = [], []
    for element, *box in boxes(ElementTree.fromstring(f"<g>{markup}</g>")):
        said = "".join(element.itertext())
        shapes.append(Box(said or f"{element.tag} {element.attrib}", *box))
        if element.tag == "text":
            texts.append(Box(said, *box))
    return Part(
        IDS.findall(markup),
        set(REFS.findall(markup)),
        MOVES.findall(markup),
        {word for said in WORDS.findall(markup) for word in said.split("|")},
        [float(size) for size in SIZES.findall(markup)],
        markup.count("<") - markup.count("</"),
        shapes,
        texts,
        around(shapes),
    )


def around(shapes):
    """The box of all boxes."""
    if not shapes:
        return Box("", 0, 0, 0, 0)
    _, left, top, right, bottom = zip(*shapes, strict=True)
    return Box("", min(left), min(top), max(right), max(bottom))


@lru_cache(maxsize=16)
def symbols(view, texts):
    """The ids of the one hidden svg, and whether what it refers to is there."""
    markup = view.symbols(texts)
    ids = IDS.findall(markup)
    return ids, set(REFS.findall(markup)) - set(ids)


class Drawing:
    """A scene as it is drawn, region by region."""

    def __init__(self, view, shown):
        self.view = view
        self.shown = shown
        self.sheets = sheets(view, shown)

    @cached_property
    def grounds(self):
        return {name: read(self.view.region(name).ground(self.shown)) for name in self.sheets}

    @cached_property
    def groups(self):
        return {
            name: {key: read(markup) for key, markup in sheet.items()}
            for name, sheet in self.sheets.items()
        }

    @property
    def played(self):
        """Every group of every play sheet."""
        return list(chain.from_iterable(sheet.values() for sheet in self.groups.values()))

    @property
    def parts(self):
        return [*self.grounds.values(), *self.played]

    @property
    def moves(self):
        return [word for part in self.played for word in part.moves]

    def texts(self, region):
        """The texts of a region on both its sheets."""
        own = [text for part in self.groups[region].values() for text in part.texts]
        return self.grounds[region].texts + own

    def markup(self):
        """Both sheets of every region, as one text."""
        grounds = [self.view.region(name).ground(self.shown) for name in self.sheets]
        return "".join([*grounds, *(m for sheet in self.sheets.values() for m in sheet.values())])


def overlaps(texts):
    """Pairs of texts that lie on one another, each a little smaller than measured: halos may
    touch."""
    waiting = sorted(texts, key=lambda box: box.left)
    for at, a in enumerate(waiting):
        for b in waiting[at + 1 :]:
            if b.left + 1 >= a.right - 1:
                break
            if a.top + 1 < b.bottom - 1 and b.top + 1 < a.bottom - 1:
                yield a.said, b.said
