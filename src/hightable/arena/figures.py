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
    """The mean score sheet of each bot, line by line, over all its games.

    A line that a sheet does not have is one that scored nothing.
    """
    sums: dict[str, dict[str, int]] = {}
    for game in games:
        for name, sheet in zip(game["bots"], game["sheets"], strict=True):
            own = sums.setdefault(name, {})
            for line, points in sheet.items():
                own[line] = own.get(line, 0) + points
    many = {name: played for name, (_, played) in wins(games).items()}
    return {
        name: {line: points / many[name] for line, points in own.items()}
        for name, own in sums.items()
    }


def scores(games: list[Result]) -> dict[str, list[int]]:
    """All scores of each bot."""
    found: dict[str, list[int]] = {}
    for game in games:
        for name, score in zip(game["bots"], game["scores"], strict=False):
            found.setdefault(name, []).append(score)
    return found


def forfeits(games: list[Result]) -> list[dict[str, Any]]:
    """Which bot has forfeited which game, at which move and why."""
    return [
        {"number": game["number"], "bot": game["bots"][out["seat"]], **out}
        for game in games
        for out in game.get("forfeits", [])
    ]


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
    """A word: how often those won who chose it, and those who could have and left it."""

    def __init__(self, used: Rate, left: Rate) -> None:
        self.word = used.name
        self.used = used
        self.left = left
        self.share = used.games / (used.games + left.games)
        self.gain = used.rate - left.rate if used.games and left.games else 0.0
        self.sure = used.low > left.high or used.high < left.low


def uses(games: list[Result]) -> list[Use]:
    """Which words go with victory, the strongest first; those that few could choose are not shown.

    Only games between equals tell something of the words: else the better bot's are the winners'.
    """
    used, left = tally(games, "words"), tally(games, "left")
    found = [
        Use(used.get(word, Rate(word, 0, 0)), left.get(word, Rate(word, 0, 0)))
        for word in used | left
    ]
    known = [use for use in found if use.used.games + use.left.games >= FEW]
    return sorted(known, key=lambda use: (-abs(use.gain), use.word))


def shunned(games: list[Result], share: float) -> list[Use]:
    """The words that at most this share of those who could choose them chose, the rarest first."""
    found = [use for use in uses(games) if use.share <= share]
    return sorted(found, key=lambda use: (use.share, -use.left.games))


def tally(games: list[Result], which: str) -> dict[str, Rate]:
    """The wins of the seats that chose each word, or left it."""
    won: dict[str, list[float]] = {}
    for game in games:
        for share, words in zip(shares(game), game[which], strict=True):
            for word in words:
                won.setdefault(word, []).append(share)
    return {word: Rate(word, sum(each), len(each)) for word, each in won.items()}
