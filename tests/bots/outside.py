"""A folder outside the tree with bots of one's own: those of docs/bots.md, and bad ones."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
MINE = ["my_bots:Miser", "run:node bot.js"]
LOSERS = """
import sys

def first(sight):
    return sight.decision.options[0]

class Broken:
    def choose(self, sight):
        raise RuntimeError("no idea")

def liar(sight):
    return "fly to the moon"

def quitter(sight):
    sys.exit("enough")

def boaster(sight):
    return "x" * 1_000_000

def noisy(sight):
    raise ValueError("red \\x1b[31m\\nand two lines")

def odd(sight):
    return object()

class Mute(Exception):
    def __str__(self):
        raise ValueError("no words")

def mute(sight):
    raise Mute

class Leaver:
    def choose(self, sight):
        return sight.decision.options[0]

    def close(self):
        raise RuntimeError("not yet")

class Opinionated:
    opinions = 7

    def choose(self, sight):
        return sight.decision.options[0]

class Stillborn:
    def __init__(self):
        raise RuntimeError("not today")
"""
UNLOADABLE = {
    "misspelt.py": "def x(:",
    "failing.py": 'raise ValueError("at once")',
    "leaving.py": "import sys; sys.exit(3)",
}


def furnish(folder: Path) -> Path:
    """Write `my_bots.py` and `bot.js` as the page shows them, and `losers.py`."""
    for language, sign in (("python", "#"), ("js", "//")):
        shown = rf"```{language}\n{sign} (\S+\.\w+)\n(.*?)```"
        for name, text in re.findall(shown, PAGE.read_text("utf-8"), re.S):
            (folder / name).write_text(text)
    for name, text in {"losers.py": LOSERS, **UNLOADABLE}.items():
        (folder / name).write_text(text)
    return folder
