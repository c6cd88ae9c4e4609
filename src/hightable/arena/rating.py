"""Who is how strong: win rates with their doubt, and ratings."""

from __future__ import annotations

from math import sqrt
from statistics import mean
from typing import TYPE_CHECKING

from hightable.arena.match import Result
from hightable.kernel import Fault

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

SURE = 1.96
LAST = 1e6


def interval(won: float, games: int) -> tuple[float, float]:
    """The part of games won that is 95% sure. [Wilson]"""
    if not games:
        return 0.0, 1.0
    rate, z2 = won / games, SURE * SURE
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    width = SURE * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(middle - width, 0.0), min(middle + width, 1.0)


def shares(game: Result) -> list[float]:
    """The part of the victory that each seat has: 1, or less where it is shared."""
    winners = game["winners"]
    return [(seat in winners) / max(len(winners), 1) for seat in range(len(game["bots"]))]


def wins(games: list[Result]) -> dict[str, tuple[float, int]]:
    """For each bot its victories and its games; it may have several seats in a game."""
    found: dict[str, tuple[float, int]] = {}
    for game in games:
        for name, share in zip(game["bots"], shares(game), strict=True):
            won, played = found.get(name, (0.0, 0))
            found[name] = (won + share, played + 1)
    return found


def model() -> PlackettLuce:
    """How ratings follow from orders."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise Fault("arena.no_openskill") from None
    return PlackettLuce()


def ratings(games: list[Result]) -> dict[str, PlackettLuceRating]:
    """A rating for each bot, from the order in which each game ended; alone there is none."""
    if not games or len(games[0]["bots"]) == 1:
        return {}
    rater = model()
    found: dict[str, PlackettLuceRating] = {}
    for game in games:
        names = game["bots"]
        teams = [[found.get(name) or rater.rating(name=name)] for name in names]
        new = rater.rate(teams, ranks=ranks(game))
        for name in set(names):
            own = [team[0] for team, bot in zip(new, names, strict=True) if bot == name]
            mu, sigma = mean([each.mu for each in own]), mean([each.sigma for each in own])
            found[name] = rater.rating(mu=mu, sigma=sigma, name=name)
    return found


def ranks(game: Result) -> list[float]:
    """The winners first, the others by their points, last whoever has forfeited."""
    out = [forfeit["seat"] for forfeit in game.get("forfeits", [])]
    seats = range(len(game["bots"]))
    behind = [LAST if seat in out else LAST - game["scores"][seat] for seat in seats]
    return [0.0 if seat in game["winners"] else behind[seat] for seat in seats]
