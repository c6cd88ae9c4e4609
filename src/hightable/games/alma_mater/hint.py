"""What an option costs and gives, in words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.alma_mater.box import (
    BONUSES,
    CARD_HEIGHT,
    CHAIR_RECORDS,
    CHAIRS,
    COSTS,
    FEE_RECORDS,
    KINDS,
    LEVELS,
    SETUP_RECORDS,
    STUDENT_FACULTY,
)
from hightable.games.alma_mater.decode.makers import FREE
from hightable.games.alma_mater.decode.prices import CARD_BONUS, CARD_LEVELS, ROW_PRICES
from hightable.games.alma_mater.effect_text import bonus_text, cost_text, gains_text
from hightable.games.alma_mater.rules.lectures import book_due
from hightable.games.alma_mater.rules.masters import masters_needed
from hightable.games.alma_mater.rules.payment import of_kind
from hightable.games.alma_mater.rules.professors import chair_of, ducats_due
from hightable.games.alma_mater.rules.students import discount, next_fee
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
from hightable.kernel import Texts

FEES: Final = list(FEE_RECORDS.values())


def hint(board: Board, word: int, texts: Texts) -> str:
    """A few words on what a word now offered means; empty if it says all itself."""
    me = board.players[board.seat]
    if word in SEND:
        needed = int(masters_needed(board, me, SEND.index(word)))
        return texts.say("text", "needs masters", n=needed)
    if word in RECRUIT:
        return student_cost(me, told(board), int(RECRUIT.index(word)), texts)
    if word in HIRE:
        return professor_cost(board, me, int(HIRE.index(word)), texts)
    if word in LECTURE:
        return lecture_cost(me, LECTURE.index(word), texts)
    if word in STEP:
        return step(board, me, VOCABULARY.texts[word] == "step black", texts)
    if word in PRICES:
        row = " ".join(str(price) for price in ROW_PRICES[PRICES.index(word) + 1])
        return texts.say("text", "price row", prices=row)
    if word in KEEP or word in DISCARD:
        return setup_card(VOCABULARY.parts[word][1], texts)
    return ""


def told(board: Board) -> i64:
    """How the recruitment that is being asked for is paid."""
    return 0 if board.top is None else board.top.n


def student_cost(me: Player, told: i64, student: int, texts: Texts) -> str:
    """The groups of the faculty's cost with what is taken off, dictionaries and hall fee."""
    parts = [] if told & FREE else books_of(me, told, student, texts)
    if next_fee(me):
        parts.append(texts.say("text", "hall fee", n=int(next_fee(me))))
    return texts.listed(parts) if parts else texts.say("text", "free")


def books_of(me: Player, told: i64, student: int, texts: Texts) -> list[str]:
    record = FEES[STUDENT_FACULTY[student]]
    groups = "-".join(str(group["n"]) for group in record["groups"])
    parts = [texts.say("text", "textbook groups", groups=groups)]
    if discount(me, told):
        parts.append(texts.say("text", "less", n=int(discount(me, told))))
    if record["dictionaries"]:
        parts.append(texts.say("count", "dictionary", n=record["dictionaries"]))
    return parts


def professor_cost(board: Board, me: Player, professor: int, texts: Texts) -> str:
    """Nothing, the fixed books, or ducats and groups while the cost is open."""
    chair = int(chair_of(board, professor))
    if told(board) & FREE:
        return texts.say("text", "free")
    if board.costs[chair]:
        return fixed_cost(board.costs[chair], texts)
    groups = "-".join(str(size) for size in CHAIR_RECORDS[CHAIRS[chair]]["books"])
    ducats = int(ducats_due(me, chair, told(board)))
    key = "open cost" if ducats else "book groups"
    return texts.say("text", key, ducats=ducats, groups=groups)


def fixed_cost(cost: i64, texts: Texts) -> str:
    return texts.listed(
        texts.say("text", "so many", n=int(of_kind(cost, at)), name=texts.name(kind))
        for at, kind in enumerate(KINDS)
        if of_kind(cost, at)
    )


def lecture_cost(me: Player, professor: i64, texts: Texts) -> str:
    due = book_due(me, professor)
    if due < 0:
        return texts.say("text", "free")
    book = texts.say("text", "so many", n=1, name=texts.name(KINDS[due]))
    return texts.say("text", "costs book", book=book)


def step(board: Board, me: Player, black: bool, texts: Texts) -> str:
    """The price of the next level if it is paid, and the milestone if it is reached."""
    card = board.deal.cards[me.level // CARD_HEIGHT]
    next_level = me.level % CARD_HEIGHT
    cost = COSTS[CARD_LEVELS[card][next_level]]
    price = cost_text(cost, texts) if black else texts.say("text", "free")
    if next_level + 1 < LEVELS:
        return price
    bonus = bonus_text(BONUSES[CARD_BONUS[card]], texts)
    return texts.say("text", "reaches", price=price, bonus=bonus)


def setup_card(card: str, texts: Texts) -> str:
    """The white number and what the card gives."""
    white, gains = SETUP_RECORDS[card]["white"], gains_text(card, texts)
    return texts.say("text", "setup card", white=white, gains=gains)
