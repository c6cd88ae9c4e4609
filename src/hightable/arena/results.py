"""The file of results: one line of JSON a game, in the order of their numbers.

A run that was stopped goes on where it ended, and the file is the same as that of a run that was
never stopped. Times differ from run to run, so they have a file of their own beside it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from hightable.arena.match import Result
from hightable.kernel import Fault


class Results:
    """A file of results, read if it is there, and written line by line."""

    def __init__(self, path: Path, match: dict[str, Any]) -> None:
        self.path = path
        self.times = path.with_suffix(".times.jsonl")
        self.games: list[Result] = []
        if path.exists() and path.stat().st_size:
            self.read(match)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(match) + "\n")
            self.times.unlink(missing_ok=True)

    def read(self, match: dict[str, Any]) -> None:
        """The games so far; a line that was cut off is played again."""
        lines = self.path.read_text().splitlines(keepends=True)
        whole = [line for line in lines if line.endswith("\n")]
        told = [self.line(number, text) for number, text in enumerate(whole, start=1)]
        if not told or told[0] != match:
            raise Fault("arena.other_match", file=str(self.path), match=lines[0].strip())
        self.games = told[1:]
        self.path.write_text("".join(whole))

    def line(self, number: int, text: str) -> dict[str, Any]:
        """What a line of the file says."""
        try:
            told = json.loads(text)
        except ValueError:
            told = None
        if not isinstance(told, dict):
            raise Fault("arena.no_result", file=str(self.path), line=number)
        return told

    def add(self, game: Result) -> None:
        """Write a game that has just ended."""
        kept = {key: value for key, value in game.items() if key not in ("times", "record")}
        self.games.append(kept)
        with self.path.open("a") as file:
            file.write(json.dumps(kept) + "\n")
        with self.times.open("a") as file:
            file.write(json.dumps({"number": game["number"], **game["times"]}) + "\n")

    def timed(self) -> list[dict[str, Any]]:
        """The times of the games, as far as they are known."""
        if not self.times.exists():
            return []
        return [json.loads(line) for line in self.times.read_text().splitlines()]
