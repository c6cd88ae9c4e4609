"""Pictures of random positions, for looking at: `python tests/draw/gallery.py newton OUT`.

Writes a picture of the table for each seat count, early, midway and at the end, and a sheet of
all symbols; with a Chromium in the path each also as PNG.
"""

import shutil
import subprocess
import sys
from itertools import islice
from pathlib import Path

from draw.scenes import asked, view_of, walk

from hightable.draw import picture
from hightable.draw.markup import el
from hightable.draw.shapes import text, use
from hightable.games import game as find

CELL, ACROSS = 120, 10


def contact(view, texts):
    """Every symbol of a view with its name."""
    names = [part.split('"')[1] for part in view.symbols(texts).split("<symbol id=")[1:]]
    height = (len(names) // ACROSS + 1) * CELL
    cells = []
    for at, name in enumerate(names):
        x, y = at % ACROSS * CELL, at // ACROSS * CELL
        cells.append(use(name, x + 8, y + 4, CELL - 16, CELL - 26, color="#f3e3bd"))
        cells.append(text(x + CELL / 2, y + CELL - 8, name, 10, fill="#b3c0cc"))
    size = {"width": ACROSS * CELL, "height": height, "xmlns": "http://www.w3.org/2000/svg"}
    ground = el("rect", width=ACROSS * CELL, height=height, fill="#17202b")
    return el("svg", view.symbols(texts), ground, *cells, **size)


def keep(folder, name, drawn):
    path = folder / f"{name}.svg"
    path.write_text(drawn, "utf-8")
    browser = shutil.which("chromium") or shutil.which("google-chrome")
    if browser:
        width, height = (drawn.split(f'{side}="')[1].split('"')[0] for side in ("width", "height"))
        page = f'<!doctype html><body style="margin:0;background:#17202b">{drawn}</body>'
        path.with_suffix(".html").write_text(page, "utf-8")
        subprocess.run(
            [browser, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             f"--screenshot={path.with_suffix('.png')}", f"--window-size={width},{height}",
             str(path.with_suffix(".html"))],
            capture_output=True, check=True,
        )  # fmt: skip


def main(name, folder):
    view = view_of(name)
    folder.mkdir(parents=True, exist_ok=True)
    keep(folder, f"{name}-symbols", contact(view, find(name).texts()))
    for seats in find(name).seats:
        for number, table in enumerate(islice(walk(name, seats, seats, 120), 4)):
            keep(folder, f"{name}-{seats}-{number}", picture(view, asked(table)))


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
