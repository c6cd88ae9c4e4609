"""The coach in the terminal: the best options of a decision, their value, and why."""

from __future__ import annotations

from hightable import Table
from hightable.bots.explain import Advice, Coach, Reason
from hightable.texts import Translation


def given(table: Table, hinted: set[int], texts: Translation) -> str:
    """What the doctor would do, and why; the decisions at which it was asked are counted."""
    hinted.add(len(table.moves))
    return told(table, Coach(table.game).advise(table.sight(table.decision.seat)), texts)


def told(table: Table, advice: list[Advice], texts: Translation) -> str:
    """The best option with every reason and how the turn goes on, then the next best."""
    if not advice:
        return texts.say("hint", "none", game=table.game.texts(texts.language).say("title", "game"))
    best = advice[0]
    rows = [option(table, best, "best", texts)]
    rows += [reason(table, one, texts) for one in best.main()]
    if len(best.plan) > 1:
        rest = [spoken(table, word, texts) for word in best.plan[1:]]
        rows.append(texts.say("hint", "plan", words=texts.listed(rest)))
    rows += [option(table, other, "other", texts, best) for other in advice[1:]]
    return "\n".join(rows)


def option(
    table: Table, one: Advice, kind: str, texts: Translation, best: Advice | None = None
) -> str:
    apart = one.differs(best) if best else []
    why = texts.listed(reason(table, part, texts, "apart") for part in apart)
    what = spoken(table, one.word, texts)
    return texts.say("hint", kind, what=what, value=signed(one.value), why=why)


def reason(table: Table, one: Reason, texts: Translation, kind: str = "reason") -> str:
    key = "decisive" if one.decisive else kind
    sign = table.game.texts(texts.language).say("sign", one.sign)
    return texts.say("hint", key, points=signed(one.points), sign=sign)


def signed(points: float) -> str:
    return f"{points:+.1f}"


def spoken(table: Table, word: str, texts: Translation) -> str:
    return table.game.option(table.game.vocabulary.numbers[word], texts.language)
