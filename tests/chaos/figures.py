"""How far each part of a run is, and what it cost: kept in a folder, told in one table."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from hightable.kernel import state

SEEN = ("confirmed", "turned away", "late")
HARM = ("lost", "doubled", "gaps", "stuck", "shut", "wrong answers", "traces", "broken")
WIDTH = 160
CONSOLE = Console(width=WIDTH)


class Figures:
    """What was reached, by the name of the part; a run that was broken off finds it again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.kept = folder / "reached.json"
        self.reached: dict[str, dict[str, Any]] = {}
        if self.kept.exists():
            self.reached = json.loads(self.kept.read_text())

    def part(self, name: str) -> dict[str, Any]:
        return self.reached.setdefault(name, {"times": 0, "seconds": 0.0})

    def keep(self) -> None:
        self.kept.write_text(json.dumps(self.reached, indent=1))

    def progress(self, name: str, times: int) -> None:
        """A line of how it goes; what is kept is up to date with it."""
        done = self.part(name)
        seen = ", ".join(f"{done.get(one, 0)} {one}" for one in SEEN)
        harm = ", ".join(f"{done[one]} {one}" for one in HARM if done.get(one)) or "no harm"
        reached = f"{done['times']} of {times} in {done['seconds']:.0f} s"
        CONSOLE.print(f"{name}: {reached}; {seen}; {harm}")
        self.keep()

    def tell(self) -> int:
        """All figures in one table, on the screen and in a file; 1 if there was any harm."""
        CONSOLE.print(self.table())
        with (self.folder / "figures.txt").open("w", encoding="utf-8") as file:
            Console(file=file, width=WIDTH).print(self.table())
        return int(any(done.get(one, 0) for done in self.reached.values() for one in HARM))

    def table(self) -> Table:
        build = "interpreted" if str(state.__file__).endswith(".py") else "compiled"
        table = Table("part", "blows", *SEEN, "tables", *HARM, "seconds")
        table.title = f"make chaos, {build}, {time.strftime('%Y-%m-%d %H:%M')}"
        for name, done in self.reached.items():
            figures = [done.get(one, 0) for one in ("times", *SEEN, "tables", *HARM)]
            table.add_row(name, *map(str, figures), f"{done['seconds']:.0f}")
        return table
