"""The three decks of Action cards and the lines beside them. [§2.1, §11]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.newton.box import BIT, GAME, LEVEL_CARDS, LEVELS
from hightable.games.newton.state import GAP, Newton, ones

PER_LINE: Final[i64] = GAME["setup"]["cards_per_line"]
PER_LINE_SOLO: Final[i64] = GAME["setup"]["cards_per_line_solo"]


def fill_lines(game: Newton) -> None:
    """Turn over three cards of each deck, two for a lone player. [§2.1]"""
    cards = PER_LINE if game.people > 1 else PER_LINE_SOLO
    for level in range(i64(LEVELS)):
        for _ in range(cards):
            reveal(game, level)


def reveal(game: Newton, level: i64) -> None:
    """Turn over the top card of a deck; an empty deck gives none. [§7]"""
    deck = game.decks[level]
    if deck:
        card = draw(game, deck)
        game.lines[level].append(card)
        game.note("reveal", 0, card)


def draw(game: Newton, deck: list[int]) -> i64:
    """A card of the top layer, whose order nobody knows before. [R22, R55]"""
    layer: i64 = deck[-1]
    left = layer
    for _ in range(game.random(ones(layer))):
        left &= left - 1
    bit = left & -left
    if layer == bit:
        deck.pop()
    else:
        deck[-1] = layer ^ bit
    return ones(bit - 1)


def drawn(game: Newton, size: i64, n: i64) -> list[int]:
    """So many different numbers below `size`, at random. [§2.1]"""
    pile = list(range(size))
    for at in range(n):
        other = at + game.random(size - at)
        pile[at], pile[other] = pile[other], pile[at]
    return pile[:n]


def clear_lines(game: Newton) -> None:
    """The cards left face up go under their decks, in an order nobody knows. [§11, R22]"""
    for level in range(i64(LEVELS)):
        layer: i64 = 0
        for card in game.lines[level]:
            if card != GAP:
                layer |= BIT[card]
        if layer:
            game.decks[level].insert(0, layer)
        game.lines[level] = []


def full_decks() -> list[list[int]]:
    """A deck for each level, one layer of fifteen cards. [§2.1]"""
    return [[cards] for cards in LEVEL_CARDS]
