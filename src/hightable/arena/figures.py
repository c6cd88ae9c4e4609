"""The figures of a match, counted from its results."""

from __future__ import annotations

from statistics import mean
from typing import Any

from hightable.arena.match import Result
from hightable.arena.rating import interval, shares, wins

FEW = 10


class Rate:
    """So many won of so many, and what is 95% sure."""

    def __init__(self, name: str, won: float, games: int) -> None:
        self.name = name
        self.won = won
        self.games = games
        self.rate = won / games if games else 0.0
        self.low, self.high = interval(won, games)


def bots(games: list[Result]) -> list[Rate]:
    """The win rate of each bot, the best first; per seat it held."""
    found = [Rate(name, won, played) for name, (won, played) in wins(games).items()]
    return sorted(found, key=lambda rate: -rate.rate)


def seats(games: list[Result]) -> list[Rate]:
    """The win rate of each seat, whoever sat there."""
    size = len(games[0]["bots"])
    won = [sum(shares(game)[seat] for game in games) for seat in range(size)]
    return [Rate(f"seat {seat + 1}", won[seat], len(games)) for seat in range(size)]


def sheets(games: list[Result]) -> dict[str, dict[str, float]]:
    """The mean score sheet of each bot, line by line."""
    lines: dict[str, dict[str, list[int]]] = {}
    for game in games:
        for name, sheet in zip(game["bots"], game["sheets"], strict=True):
            for line, points in sheet.items():
                lines.setdefault(name, {}).setdefault(line, []).append(points)
    return {name: {line: mean(p) for line, p in own.items()} for name, own in lines.items()}


def scores(games: list[Result]) -> dict[str, list[int]]:
    """All scores of each bot."""
    found: dict[str, list[int]] = {}
    for game in games:
        for name, score in zip(game["bots"], game["scores"], strict=False):
            found.setdefault(name, []).append(score)
    return found


def lengths(games: list[Result]) -> list[int]:
    """The number of decisions of each game."""
    return [sum(game["moves"]) for game in games]


def times(
    games: list[Result], timed: list[dict[str, Any]]
) -> dict[str, tuple[float, float, float]]:
    """For each bot: mean and 99% of its decisions, and 99% of its turns, in milliseconds."""
    by_number = {each["number"]: each for each in timed}
    found: dict[str, tuple[list[float], list[float]]] = {}
    for game in games:
        known = by_number.get(game["number"])
        for seat, name in enumerate(game["bots"] if known else []):
            decisions, turns = found.setdefault(name, ([], []))
            decisions += by_number[game["number"]]["decisions"][seat]
            turns += by_number[game["number"]]["turns"][seat]
    return {name: (mean(d), most(d), most(t)) for name, (d, t) in found.items() if d}


def most(numbers: list[float]) -> float:
    """What 99 of 100 stay below."""
    return sorted(numbers)[int(0.99 * (len(numbers) - 1))]


class Use:
    """A word: who chose it won how often, and how that differs from those who did not."""

    def __init__(self, word: str, used: Rate, unused: Rate) -> None:
        self.word = word
        self.used = used
        self.gain = used.rate - unused.rate if unused.games else 0.0
        self.sure = used.low > unused.high or used.high < unused.low


def uses(games: list[Result]) -> list[Use]:
    """Which words go with victory, the strongest first; those seldom chosen or left are not shown.

    Only games between equals tell something of the words: else the better bot's are the winners'.
    """
    won: dict[str, float] = {}
    chosen: dict[str, int] = {}
    players, victories = 0, 0.0
    for game in games:
        for share, words in zip(shares(game), game["words"], strict=True):
            players += 1
            victories += share
            for word in words:
                won[word] = won.get(word, 0.0) + share
                chosen[word] = chosen.get(word, 0) + 1
    found = []
    for word, count in chosen.items():
        if count >= FEW:
            others = Rate(word, victories - won[word], players - count)
            found.append(Use(word, Rate(word, won[word], count), others))
    return sorted(found, key=lambda use: (-abs(use.gain), use.word))
