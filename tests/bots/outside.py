"""A folder outside the tree with bots of one's own: those of docs/bots.md, and bad ones."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
MINE = ["my_bots:Miser", "run:node bot.js"]
LOSERS = """
def first(sight):
    return sight.decision.options[0]

class Broken:
    def choose(self, sight):
        raise RuntimeError("no idea")

def liar(sight):
    return "fly to the moon"
"""


def furnish(folder: Path) -> Path:
    """Write `my_bots.py` and `bot.js` as the page shows them, and `losers.py`."""
    for language, sign in (("python", "#"), ("js", "//")):
        shown = rf"```{language}\n{sign} (\S+\.\w+)\n(.*?)```"
        for name, text in re.findall(shown, PAGE.read_text("utf-8"), re.S):
            (folder / name).write_text(text)
    (folder / "losers.py").write_text(LOSERS)
    return folder
