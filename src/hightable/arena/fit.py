"""From self-play to weights: two ridge regressions, and how often each word is the chosen one."""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from hightable.arena.selfplay import Notes
from hightable.bots.judge import SIGN, START

DOUBT = 2.0
OWN = re.compile(rf"\bplayer 0\b|\bown\b|^{SIGN}|^{START}$")
PASSES = 8
RARE = 5.0
PLAIN = 0.3


def fit(notes: Notes, texts: list[str]) -> dict[str, Any]:
    """The tables of a weights file."""
    rows = np.array(notes.rows, dtype=np.float32)
    pace = ridge(rows, np.array(notes.progress), DOUBT)
    late = np.clip(rows @ pace, 0, 1)[:, None]
    own = [at for at, (name, _) in enumerate(notes.names) if OWN.search(name)]
    both = np.hstack([rows[:, own] * (1 - late), rows[:, own] * late])
    promise = np.array(notes.promise)
    weights = ridge(both, promise, DOUBT * float(np.var(promise)))
    names = [notes.names[at] for at in own]
    return {
        "scale": round(float(np.std(promise - both @ weights)), 1),
        "pace": named(notes.names, pace, 4),
        "early": named(names, weights[: len(own)], 2),
        "late": named(names, weights[len(own) :], 2),
        "habit": habits(notes.choices, texts),
    }


def ridge(rows: Any, wanted: Any, doubt: float) -> Any:
    """Least squares, with doubt about numbers that were seldom seen."""
    square = (rows.T @ rows).astype(float) + doubt * np.eye(rows.shape[1])
    return np.linalg.solve(square, rows.T @ wanted)


def named(names: list[tuple[str, int]], weights: Any, digits: int) -> dict[str, list[float]]:
    """Weights by the name of their number; a name whose weights are all zero is left out."""
    found: dict[str, list[float]] = {}
    for (name, _), weight in zip(names, weights, strict=True):
        found.setdefault(name, []).append(round(float(weight), digits) + 0.0)
    return {name: values for name, values in found.items() if any(values)}


def habits(choices: list[tuple[int, list[int]]], texts: list[str]) -> dict[str, float]:
    """How strongly each word is preferred, so that the choices made are the likely ones.

    [Plackett and Luce: a word is chosen in proportion to its strength among those offered.]
    """
    strength = [PLAIN] * len(texts)
    for _ in range(PASSES):
        chosen = [RARE * PLAIN] * len(texts)
        against = [RARE] * len(texts)
        for word, offered in choices:
            chosen[word] += 1
            share = 1 / sum(strength[each] for each in offered)
            for each in offered:
                against[each] += share
        strength = [won / lost for won, lost in zip(chosen, against, strict=True)]
    return {text: round(s, 3) for text, s in zip(texts, strength, strict=True) if s != PLAIN}
