"""Tuning a judge by self-play: play, fit, play on the new weights, fit again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hightable.arena.fit import fit
from hightable.arena.selfplay import Notes, play
from hightable.bots.judge import Judge, Weights
from hightable.bots.style import STYLES
from hightable.games import game as find_game
from hightable.kernel import Game

RANDOM_GAMES = 4
MANY = 1_000_000
WHIMS = 12
KEEP = 3


class Plan:
    """How to tune: at tables for how many, how many games a round, how many rounds, from where.

    `whims` of 120 choices are left to chance; `keep` is how many rounds are learnt from, 0 all.
    """

    def __init__(self, seats: list[int], games: int, rounds: int, seed: int) -> None:
        self.seats = seats
        self.games = games
        self.rounds = rounds
        self.seed = seed
        self.whims = WHIMS
        self.keep = KEEP


def tune(game: str, plan: Plan, say: Callable[[str], None]) -> dict[str, Any]:
    """The tables of a weights file: of all rounds those whose games had the highest scores.

    The first round is played at random, from nothing; each later one with what was learnt so far.
    """
    found = find_game(game)
    tables: dict[str, Any] = {}
    best, most = tables, -1.0
    rounds: list[Notes] = []
    for turn in range(plan.rounds + 1):
        notes = practise(found, plan, turn, Weights(tables))
        mean = sum(notes.finals) / len(notes.finals)
        say(f"round {turn}: mean score {mean:.1f}")
        if turn and mean > most:
            best, most = tables, mean
        rounds = [*kept(rounds, plan.keep, turn), notes]
        tables = fit(joined(rounds), found.vocabulary.texts)
    return best


def kept(rounds: list[Notes], keep: int, turn: int) -> list[Notes]:
    """The rounds to learn from besides the newest: all, or the last without the random one."""
    if not keep:
        return rounds
    return rounds[1 - keep :] if turn > 1 and keep > 1 else []


def joined(rounds: list[Notes]) -> Notes:
    """The last rounds together: the fit is steadier."""
    notes = Notes(rounds[0].names)
    for each in rounds:
        notes.add(each)
    return notes


def practise(game: Game, plan: Plan, turn: int, weights: Weights) -> Notes:
    """The games of one round, as many at each size of table."""
    notes: Notes | None = None
    count = plan.games * (1 if turn else RANDOM_GAMES) // len(plan.seats)
    for people in plan.seats:
        judge = Judge(game, people, weights, STYLES["bachelor"])
        notes = notes or Notes(judge.names)
        for at in range(count):
            play(notes, judge, plan.seed * MANY + turn * MANY // 100 + at, plan.whims)
    assert notes is not None
    return notes


def write(tables: dict[str, Any], command: str) -> str:
    """The weights file, with the command that makes it again."""
    lines = [f"# Made by: {command}", "", f"scale = {tables['scale']}"]
    for section in ("style", "pace", "early", "late", "habit"):
        rows = tables.get(section, {})
        lines += ["", f"[{section}]", *[f'"{name}" = {value}' for name, value in rows.items()]]
    return "\n".join(lines) + "\n"
