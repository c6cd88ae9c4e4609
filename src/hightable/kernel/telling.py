"""Outcomes and refusals in words: the sentences that all games share, with the game's own names."""

from __future__ import annotations

from typing import Any, Final

from hightable.kernel.account import Change
from hightable.kernel.game import Game
from hightable.kernel.lang import Texts
from hightable.kernel.ledger import SHEET
from hightable.kernel.outcome import POINTS, Outcome, Span
from hightable.kernel.why_not import Refusal

FEW: Final = 4
Chip = dict[str, Any]


class Teller:
    """Speaks of a game in one language; `names` are those of all seats."""

    def __init__(self, game: Game, names: list[str], language: str) -> None:
        self.game = game
        self.names = names
        self.language = language
        self.texts: Texts = game.texts(language)

    def counted(self, key: str, n: int) -> str:
        """So many of a counter."""
        section = "count" if self.texts.get("counter", key) is None else "counter"
        return self.texts.say(section, key, n=n)

    def signed(self, what: str, n: int) -> str:
        return self.texts.say("outcome", "more" if n > 0 else "less", what=what)

    def chips(self, changes: list[Change], things: list[Change]) -> list[Chip]:
        """Changes as plain JSON, seat by seat: counters, the sum of points, then things.

        Each says its `seat`, `key`, `icon`, `n` and `text`; the sum of points has the key
        `points` and its `lines`.
        """
        found: list[Chip] = []
        for seat in sorted({change.seat for change in [*changes, *things]}):
            mine = [change for change in changes if change.seat == seat]
            found += [self.chip(change) for change in mine if not change.key.startswith(SHEET)]
            found += self.scored(mine, seat)
            found += [self.thing(change) for change in things if change.seat == seat]
        return found

    def chip(self, change: Change) -> Chip:
        text = self.signed(self.counted(change.key, abs(change.n)), change.n)
        return made(change, self.game.ledger.icons[change.key], text)

    def scored(self, changes: list[Change], seat: int) -> list[Chip]:
        """The change of the score as one, with its lines."""
        lines = [change for change in changes if change.key.startswith(SHEET)]
        if not lines:
            return []
        total = sum([line.n for line in lines])
        text = self.signed(self.texts.say("outcome", "points", n=abs(total)), total)
        chip = made(Change(seat, "points", total), "points", text)
        chip["lines"] = [[self.texts.say(*line.key.split(".", 1)), line.n] for line in lines]
        return [chip] if total else []

    def thing(self, change: Change) -> Chip:
        name = self.texts.name(change.key)
        n = abs(change.n)
        what = name if n == 1 else self.texts.say("outcome", "times", what=name, n=n)
        return made(change, "", self.signed(what, change.n))

    def changed(self, seat: int, changes: list[Change], things: list[Change]) -> str:
        """Changes in one phrase: those of a seat, then the others' with their names."""
        chips = self.chips(changes, things)
        mine = [chip["text"] for chip in chips if chip["seat"] == seat]
        for other in sorted({chip["seat"] for chip in chips if chip["seat"] != seat}):
            what = self.texts.listed(chip["text"] for chip in chips if chip["seat"] == other)
            mine.append(self.texts.say("outcome", "other", who=self.names[other], what=what))
        return self.texts.listed(mine)

    def outcome(self, seat: int, outcome: Outcome) -> str:
        """An outcome in one phrase: what is done, and what follows."""
        said = [self.changed(seat, outcome.changes, outcome.things)]
        if outcome.leads and (outcome.is_silent or not outcome.stays):
            said.append(self.leads(outcome))
        if outcome.unknown:
            said.append(self.texts.say("outcome", "unknown"))
        if outcome.passes:
            said.append(self.texts.say("outcome", "passes"))
        return self.texts.listed(part for part in said if part)

    def leads(self, outcome: Outcome) -> str:
        """The question that follows, its answers if they are few, and what they do."""
        prompt = self.texts.say("prompt", outcome.leads)
        said = self.texts.say("outcome", "leads", prompt=prompt)
        numbers = self.game.vocabulary.numbers
        if len(outcome.to) <= FEW:
            words = [self.game.option(numbers[word], self.language) for word in outcome.to]
            said = self.texts.say("outcome", "leads_to", prompt=prompt, answers="; ".join(words))
        bounds = self.texts.listed(self.span(span) for span in worth_telling(outcome.spans))
        return self.texts.say("outcome", "bounds", leads=said, what=bounds) if bounds else said

    def span(self, span: Span) -> str:
        """A change between two bounds, the one nearer to nought first, if it is not nought."""
        near, far = sorted((span.least, span.most), key=abs)
        if span.key == POINTS:
            what = self.texts.say("outcome", "points", n=abs(far))
        else:
            what = self.counted(span.key, abs(far))
        most = self.signed(what, far)
        if near == far:
            return most
        if not near:
            return self.texts.say("outcome", "up_to", most=most)
        least = self.signed(str(abs(near)), near)
        return self.texts.say("outcome", "span", least=least, most=most)

    def refusal(self, refusal: Refusal, has: dict[str, int], asked: tuple[str, str]) -> str:
        """Why a word is not offered; `asked` are the prompt and the rule of the open question."""
        prompt, rule = asked
        if refusal.lacking:
            lacks = [
                self.texts.say("why_not", "lack", what=self.counted(key, n), has=has[key])
                for key, n in refusal.lacking
            ]
            said = self.texts.say("why_not", "needs", lacks=self.texts.listed(lacks))
        elif refusal.reason:
            said = self.texts.say("refuses", refusal.reason)
        else:
            said = self.texts.say("why_not", "other", prompt=prompt, rule=rule)
        if refusal.first < 0:
            return said
        first = self.game.option(refusal.first, self.language)
        return self.texts.say("why_not", "first", why=said, option=first)


def worth_telling(spans: list[Span]) -> list[Span]:
    """All of a few; of many those that every answer has a part in."""
    return spans if len(spans) <= FEW else [span for span in spans if span.least * span.most > 0]


def made(change: Change, icon: str, text: str) -> Chip:
    return {"seat": change.seat, "key": change.key, "icon": icon, "n": change.n, "text": text}
