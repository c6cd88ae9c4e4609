"""The report of a match: one page that needs nothing else, with the charts drawn into it."""

from __future__ import annotations

from html import escape

from hightable.arena import charts, figures
from hightable.arena.rating import ratings
from hightable.arena.results import Results
from hightable.arena.tournament import Match
from hightable.games import game as find_game
from hightable.texts import load

STYLE = """
body { font: 16px/1.5 Georgia, serif; color: #2b2620; background: #faf7f0; margin: 2rem auto;
  max-width: 52rem; padding: 0 1rem; overflow-wrap: anywhere; }
section { overflow-x: auto; } .note { font-size: 14px; }
h1, h2 { font-weight: normal; } h2 { margin-top: 2.5rem; border-bottom: 1px solid #d8d0c0; }
svg { display: block; width: 100%; } table { border-collapse: collapse; width: 100%; }
table, .legend, .ends { font: 14px/1.4 system-ui, sans-serif; }
th, td { text-align: right; padding: 0.25rem 0.5rem; border-bottom: 1px solid #e6dfd0; }
th { overflow-wrap: normal; hyphens: auto; } .bars td, .figures td { white-space: nowrap; }
th:first-child, td:first-child { text-align: left; font-weight: normal; white-space: normal;
  overflow-wrap: anywhere; min-width: 6rem; }
.bars th { width: 30%; } .bars td:last-child { width: 24%; text-align: left; }
.bars svg { height: 16px; } .heap svg { height: 120px; }
.ends { display: flex; justify-content: space-between; margin: 0; }
.legend { columns: 14rem; padding: 0; list-style: none; } .legend li { break-inside: avoid; }
.legend i { display: inline-block; width: 0.9em; height: 0.9em; margin-right: 0.5em; }
.even { stroke: #8a8172; stroke-dasharray: 3 3; } .doubt { stroke: #2b2620; stroke-width: 2; }
@media (prefers-color-scheme: dark) { body { color: #e8e2d6; background: #201d19; }
  .doubt { stroke: #e8e2d6; } th, td, h2 { border-color: #46403a; } }
@media (max-width: 30rem) { th, td { padding: 0.25rem 0.15rem; font-size: 12px; } }
"""
SHOWN = 40
SELDOM = 0.02
FIGURES = ("rating", "doubt", "least")
TIMES = ("decision", "decision_most", "turn_most")
USES = ("could", "did", "won", "gain", "sure")


class Report:
    """A match and its figures, told in the reader's language."""

    def __init__(self, match: Match, results: Results, language: str = "en") -> None:
        self.match = match
        self.results = results
        self.games = results.games
        self.game = find_game(match.game)
        self.language = language
        self.texts = load("hightable.arena", language)

    def say(self, *keys: str, **values: object) -> str:
        return self.texts.say(*keys, **values)

    def section(self, key: str, body: str) -> str:
        return f"<section><h2>{escape(self.say('section', key))}</h2>\n{body}</section>"

    def rows(self, head: tuple[str, ...], body: list[list[str]], kind: str = "figures") -> str:
        """A table: what stands first is a text, the rest figures, which are not broken."""
        top = "".join(f"<th>{escape(self.say('column', key))}</th>" for key in head)
        lines = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in body]
        inner = "\n".join(f"<tr>{line}</tr>" for line in lines)
        return (
            f'<table class="{kind}"><thead><tr>{top}</tr></thead><tbody>\n{inner}\n</tbody></table>'
        )

    def rate(self, rate: figures.Rate) -> str:
        low, high = f"{rate.low:.0%}", f"{rate.high:.0%}"
        return self.texts.say("report", "rate", rate=f"{rate.rate:.0%}", low=low, high=high)

    def heap(self, title: str, numbers: list[int], among: list[int]) -> str:
        """How often which number came; those `among` which they are say how wide the picture is."""
        return charts.heap(title, numbers, (min(among), max(among)), self.span)

    def note(self, key: str) -> str:
        """What a reader should know about the picture below."""
        return f'<p class="note">{escape(self.say("note", key))}</p>\n'

    def span(self, low: float, high: float, count: int) -> str:
        return self.texts.say("report", "span", low=f"{low:.0f}", high=f"{high:.0f}", n=count)

    def milliseconds(self, number: float) -> str:
        return self.texts.say("report", "milliseconds", n=f"{number:.0f}")


def page(report: Report) -> str:
    """The whole page."""
    even = 1 / len(report.match.bots)
    lengths = figures.lengths(report.games)
    parts = {
        "victories": report.note("rates")
        + charts.rates(figures.bots(report.games), even, report.rate),
        "ratings": rating_table(report),
        "sheets": sheet_chart(report),
        "seats": charts.rates(seats(report), even, report.rate),
        "lengths": report.heap(report.say("section", "lengths"), lengths, lengths),
        "scores": score_charts(report),
        "times": time_table(report),
        "uses": words(report, used(report), "alike" if report.match.seatings() == 1 else "differ"),
        "shunned": words(report, figures.shunned(report.games, SELDOM), "shunned"),
        "forfeits": forfeit_table(report),
    }
    sections = [report.section(key, body) for key, body in parts.items() if body]
    return framed(report, [about(report), *sections])


def about(report: Report) -> str:
    said = report.texts.say("report", "games", n=len(report.games), seed=report.match.seed)
    return f"<p>{escape(said)}</p>"


def framed(report: Report, parts: list[str]) -> str:
    bots = report.texts.say("report", "comma").join(report.match.names())
    game = report.game.texts(report.language).say("title", "game")
    title = escape(report.texts.say("report", "title", game=game, bots=bots))
    head = f'<meta charset="utf-8"><title>{title}</title><style>{STYLE}</style>'
    view = '<meta name="viewport" content="width=device-width">'
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{escape(report.language)}"><head>{head}{view}</head>\n'
        f"<body><h1>{title}</h1>\n{body}\n</body></html>\n"
    )


def seats(report: Report) -> list[figures.Rate]:
    """The rates of the seats, called as the reader calls them."""
    found = figures.seats(report.games)
    for at, rate in enumerate(found, 1):
        rate.name = report.texts.say("report", "seat", n=at)
    return found


def rating_table(report: Report) -> str:
    found = sorted(ratings(report.games).items(), key=lambda item: -item[1].mu)
    body = [
        [
            name,
            f"{rating.mu:.1f}",
            report.texts.say("report", "doubt", n=f"{2 * rating.sigma:.1f}"),
            f"{rating.ordinal():.1f}",
        ]
        for name, rating in found
    ]
    return report.rows(("bot", *FIGURES), body) if body else ""


def sheet_chart(report: Report) -> str:
    texts, sheets = report.game.texts(report.language), figures.sheets(report.games)
    lines = dict.fromkeys(line for sheet in sheets.values() for line in sheet)
    return charts.stacks(sheets, {line: texts.get("sheet", line) or line for line in lines})


def score_charts(report: Report) -> str:
    found = figures.scores(report.games)
    titles = {name: report.texts.say("report", "scores_of", bot=name) for name in found}
    every = [points for each in found.values() for points in each]
    return "\n".join(
        f"<p>{escape(name)}</p>{report.heap(titles[name], points, every)}"
        for name, points in found.items()
    )


def time_table(report: Report) -> str:
    found = figures.times(report.games, report.results.timed())
    body = [[name, *map(report.milliseconds, times)] for name, times in found.items()]
    return report.rows(("bot", *TIMES), body)


def used(report: Report) -> list[figures.Use]:
    """Which words go with victory; it says something of the game if the bots are alike."""
    return [use for use in figures.uses(report.games) if use.used.games >= figures.FEW]


def words(report: Report, uses: list[figures.Use], note: str) -> str:
    body = [
        [
            report.game.option(report.game.vocabulary.numbers[use.word], report.language),
            str(use.used.games + use.left.games),
            f"{use.share:.0%}",
            f"{use.used.rate:.0%}" if use.used.games else "",
            f"{use.gain:+.0%}" if use.gain else "",
            report.texts.say("report", "yes") if use.sure else "",
        ]
        for use in uses[:SHOWN]
    ]
    return report.note(note) + report.rows(("word", *USES), body) if body else ""


def forfeit_table(report: Report) -> str:
    found = figures.forfeits(report.games)
    body = [[out["bot"], str(out["number"]), out["why"]] for out in found]
    return report.rows(("bot", "game", "why"), body, "told") if body else ""


def report(match: Match, results: Results, language: str = "en") -> str:
    """A match on one page."""
    return page(Report(match, results, language))
