"""The three decks of Action cards and the lines beside them. [§2.1, §11]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.newton.box import FIRST_CARD, GAME, LEVELS
from hightable.games.newton.state import GAP, Board
from hightable.kernel import BIT, ones

PER_LINE: Final[i64] = GAME["setup"]["cards_per_line"]
PER_LINE_SOLO: Final[i64] = GAME["setup"]["cards_per_line_solo"]
WHOLE: Final = (1 << GAME["components"]["action_cards_per_level"]) - 1


def fill_lines(board: Board) -> None:
    """Turn over three cards of each deck, two for a lone player. [§2.1]"""
    for level in range(i64(LEVELS)):
        reveal(board, level, PER_LINE if board.people > 1 else PER_LINE_SOLO)


def reveal(board: Board, level: i64, cards: i64) -> None:
    """Turn over the top cards of a deck; a short deck gives what it has. [§7]"""
    line = board.lines[level]
    while cards and board.decks[level]:
        card = draw(board, level)
        line.append(card)
        board.note("reveal", 0, card)
        cards -= 1


def draw(board: Board, level: i64) -> i64:
    """A card of the top layer, whose order nobody knows before. [R22, R55]"""
    deck = board.decks[level]
    layer: i64 = deck[-1]
    left = layer
    skipped = board.random(ones(layer))
    while skipped:
        left &= left - 1
        skipped -= 1
    bit = left & -left
    if layer == bit:
        deck.pop()
    else:
        deck[-1] = layer ^ bit
    return FIRST_CARD[level] + ones(bit - 1)


def drawn(board: Board, size: i64, n: i64) -> list[int]:
    """So many different numbers below `size`, at random. [§2.1]"""
    pile = list(range(size))
    for at in range(n):
        other = at + board.random(size - at)
        pile[at], pile[other] = pile[other], pile[at]
    return pile[:n]


def clear_lines(board: Board) -> None:
    """The cards left face up go under their decks, in an order nobody knows. [§11, R22]"""
    for level in range(i64(LEVELS)):
        first = FIRST_CARD[level]
        layer: i64 = 0
        for card in board.lines[level]:
            if card != GAP:
                layer |= BIT[card - first]
        if layer:
            board.decks[level].insert(0, layer)
        board.lines[level] = []


def full_decks() -> list[list[int]]:
    """A deck for each level, one layer of fifteen cards. [§2.1]"""
    return [[WHOLE] for _ in range(LEVELS)]
