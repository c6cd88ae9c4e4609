"""The report of a match: one page that needs nothing else, with the charts drawn into it."""

from __future__ import annotations

from html import escape

from hightable.arena import charts, figures
from hightable.arena.rating import ratings
from hightable.arena.results import Results
from hightable.arena.tournament import Match
from hightable.games import game as find_game

STYLE = """
body { font: 16px/1.5 Georgia, serif; color: #2b2620; background: #faf7f0; margin: 2rem auto;
  max-width: 46rem; padding: 0 1rem; }
h1, h2 { font-weight: normal; } h2 { margin-top: 2.5rem; border-bottom: 1px solid #d8d0c0; }
svg { width: 100%; height: auto; font: 13px system-ui, sans-serif; fill: #2b2620; }
table { border-collapse: collapse; width: 100%; font: 14px system-ui, sans-serif; }
th, td { text-align: right; padding: 0.2rem 0.5rem; border-bottom: 1px solid #e6dfd0; }
th:first-child, td:first-child { text-align: left; }
.even { stroke: #8a8172; stroke-dasharray: 3 3; } .doubt { stroke: #2b2620; stroke-width: 2; }
@media (prefers-color-scheme: dark) { body { color: #e8e2d6; background: #201d19; }
  svg { fill: #e8e2d6; } .doubt { stroke: #e8e2d6; } th, td, h2 { border-color: #46403a; } }
"""
SHOWN = 40
SELDOM = 0.02


def report(match: Match, results: Results) -> str:
    """The whole page."""
    game = find_game(match.game)
    title = f"{game.texts().say('title', 'game')}: {', '.join(match.bots)}"
    games = results.games
    parts = [
        f"<p>{len(games)} games, each deal from every seat, from seed {match.seed}.</p>",
        section("Victories", charts.rates("Victories", figures.bots(games), 1 / len(match.bots))),
        section("Ratings", rating_table(results)),
        section("Score sheets", sheet_chart(match, results)),
        section("Seats", charts.rates("Seats", figures.seats(games), 1 / len(match.bots))),
        section("Length, in decisions", charts.heap("Length", figures.lengths(games))),
        section("Scores", score_charts(results)),
        section("Time", time_table(results)),
        section("What winners choose", use_table(results)),
        section("What hardly anybody chooses", shun_table(results)),
    ]
    return page(title, parts)


def page(title: str, parts: list[str]) -> str:
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><settings>{STYLE}</settings>'
    view = '<meta name="viewport" content="width=device-width">'
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="en"><head>{head}{view}</head>\n'
        f"<body><h1>{escape(title)}</h1>\n{body}\n</body></html>\n"
    )


def section(title: str, body: str) -> str:
    return f"<section><h2>{escape(title)}</h2>\n{body}</section>"


def rows(head: list[str], body: list[list[str]]) -> str:
    """A table of texts."""
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    lines = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in body]
    inner = "\n".join(f"<tr>{line}</tr>" for line in lines)
    return f"<table><thead><tr>{top}</tr></thead><tbody>\n{inner}\n</tbody></table>"


def rating_table(results: Results) -> str:
    found = sorted(ratings(results.games).items(), key=lambda item: -item[1].mu)
    body = [
        [name, f"{r.mu:.1f}", f"± {2 * r.sigma:.1f}", f"{r.ordinal():.1f}"] for name, r in found
    ]
    return rows(["bot", "rating", "doubt", "at least"], body)


def sheet_chart(match: Match, results: Results) -> str:
    texts = find_game(match.game).texts()
    sheets = figures.sheets(results.games)
    names = {line: texts.get("sheet", line) or line for sheet in sheets.values() for line in sheet}
    return charts.stacks("Mean score sheets", sheets, names)


def score_charts(results: Results) -> str:
    found = figures.scores(results.games)
    return "\n".join(
        f"<p>{escape(name)}</p>{charts.heap(f'Scores of {name}', points)}"
        for name, points in found.items()
    )


def time_table(results: Results) -> str:
    found = figures.times(results.games, results.timed())
    head = ["bot", "decision, mean", "decision, 99%", "turn, 99%"]
    body = [[name, *[f"{ms:.0f} ms" for ms in times]] for name, times in found.items()]
    return rows(head, body)


def use_table(results: Results) -> str:
    """Which words go with victory; it says something of the game if the bots are alike."""
    found = [use for use in figures.uses(results.games) if use.used.games >= figures.FEW]
    return words(found[:SHOWN])


def shun_table(results: Results) -> str:
    """What is hardly worth taking, if the bots know what they do."""
    return words(figures.shunned(results.games, SELDOM)[:SHOWN])


def words(uses: list[figures.Use]) -> str:
    head = ["word", "could choose it", "did", "of them won", "against those who left it", "sure"]
    body = [
        [
            use.word,
            str(use.used.games + use.left.games),
            f"{use.share:.0%}",
            f"{use.used.rate:.0%}" if use.used.games else "",
            f"{use.gain:+.0%}" if use.gain else "",
            "yes" if use.sure else "",
        ]
        for use in uses
    ]
    return rows(head, body)
