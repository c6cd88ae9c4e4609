"""What an option costs and gives, in words."""

from __future__ import annotations

from typing import Any, Final

from hightable.games.alma_mater.box import (
    BONUS_RECORDS,
    CARD_HEIGHT,
    CHAIR_RECORDS,
    CHAIRS,
    COST_RECORDS,
    FEE_RECORDS,
    KINDS,
    LEVELS,
    SETUP_RECORDS,
    STUDENT_FACULTY,
)
from hightable.games.alma_mater.decode.prices import CARD_BONUS, CARD_LEVELS, ROW_PRICES
from hightable.games.alma_mater.describe import Speaker
from hightable.games.alma_mater.rules.lectures import book_due
from hightable.games.alma_mater.rules.masters import masters_needed
from hightable.games.alma_mater.rules.payment import of_kind
from hightable.games.alma_mater.rules.professors import chair_of, ducats_due
from hightable.games.alma_mater.rules.students import next_fee
from hightable.games.alma_mater.state import Board, Player
from hightable.games.alma_mater.words import (
    DISCARD,
    HIRE,
    KEEP,
    LECTURE,
    PRICES,
    RECRUIT,
    SEND,
    STEP,
    VOCABULARY,
)
from hightable.kernel import Catalogue

BONUSES_TEXT: Final = [record["text"] for record in BONUS_RECORDS.values()]
COSTS_TEXT: Final = [record["text"] for record in COST_RECORDS.values()]
FEES: Final = list(FEE_RECORDS.values())


def hint(board: Board, word: int, catalogue: Catalogue) -> str:
    """A few words on what a word now offered means; empty if it says all itself."""
    me = board.players[board.seat]
    say = Speaker(catalogue)
    if word in SEND:
        return say.text("needs masters", n=int(masters_needed(board, me, SEND.index(word))))
    if word in RECRUIT:
        return student_cost(me, int(RECRUIT.index(word)), say)
    if word in HIRE:
        return professor_cost(board, me, int(HIRE.index(word)), say)
    if word in LECTURE:
        due = book_due(me, LECTURE.index(word))
        return say.text("costs book", book=say.name(KINDS[due])) if due >= 0 else say.text("free")
    if word in STEP:
        return step(board, me, VOCABULARY.texts[word] == "step black", say)
    if word in PRICES:
        row = ROW_PRICES[PRICES.index(word) + 1]
        return say.text("price row", prices=" ".join(str(price) for price in row))
    if word in KEEP or word in DISCARD:
        return setup_card(VOCABULARY.parts[word][1], say)
    return ""


def student_cost(me: Player, student: int, say: Speaker) -> str:
    """The groups of the faculty's cost, dictionaries and hall fee."""
    record = FEES[STUDENT_FACULTY[student]]
    groups = "-".join(str(group["n"]) for group in record["groups"])
    parts = [say.text("textbook groups", groups=groups)]
    if record["dictionaries"]:
        parts.append(say.text("dictionaries due", n=record["dictionaries"]))
    if next_fee(me):
        parts.append(say.text("hall fee", n=int(next_fee(me))))
    return ", ".join(parts)


def professor_cost(board: Board, me: Player, professor: int, say: Speaker) -> str:
    """The fixed books, or ducats and groups while the cost is open."""
    chair = int(chair_of(board, professor))
    cost = board.costs[chair]
    if cost:
        return say.numbers({kind: int(of_kind(cost, at)) for at, kind in enumerate(KINDS)})
    groups = "-".join(str(size) for size in CHAIR_RECORDS[CHAIRS[chair]]["books"])
    return say.text("open cost", ducats=int(ducats_due(me, chair, 0)), groups=groups)


def step(board: Board, me: Player, black: bool, say: Speaker) -> str:
    """The price of the next level if it is paid, and the milestone if it is reached."""
    card = board.deal.cards[me.level // CARD_HEIGHT]
    next_level = me.level % CARD_HEIGHT
    price = COSTS_TEXT[CARD_LEVELS[card][next_level]] if black else say.text("free")
    if next_level + 1 < LEVELS:
        return price
    return say.text("reaches", price=price, bonus=BONUSES_TEXT[CARD_BONUS[card]])


def setup_card(card: str, say: Speaker) -> str:
    """The white number and what the card gives."""
    record: dict[str, Any] = SETUP_RECORDS[card]
    gains = ", ".join(f"{n} {say.name('gain_' + what)}" for what, n in record["gain"].items())
    return say.text("setup card", white=record["white"], gains=gains)
