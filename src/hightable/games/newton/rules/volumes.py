"""Volumes, requirements and Potions. [§6]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.newton.box import (
    BOOK_CELLS,
    CARD_VOLUMES,
    CELL_SIGHT,
    CELL_VOLUMES,
    GAME,
    MASTER_VOLUMES,
    NO_SIGHT,
    SHELF,
    VOLUME_BITS,
)
from hightable.games.newton.state import Board, Player

COLOURS: Final = 3
MASK: Final = (1 << VOLUME_BITS) - 1
WILD: Final = COLOURS * VOLUME_BITS
SIGHT_POTIONS: Final[i64] = GAME["requirement_substitution"]["potions_per_university"]
SET: Final = 3
NO_SPACE: Final[i64] = 99


def available(me: Player) -> i64:
    """The Volumes on the cards of your desk and on the Masters you have played. [§6.1]"""
    printed = CARD_VOLUMES[me.colour]
    volumes: i64 = 0
    for card in me.desk:
        volumes += printed[card]
    for master in me.played:
        volumes += MASTER_VOLUMES[master]
    return volumes


def of_colour(volumes: i64, colour: i64) -> i64:
    """How many Volumes of one colour there are, the wild ones not counted. [§6.1]"""
    return volumes >> colour * VOLUME_BITS & MASK


def missing(volumes: i64, asked: i64) -> i64:
    """The Potions that stand in for missing Volumes, one each, wild Volumes used first. [§6.2]"""
    lacking = -(volumes >> WILD)
    while asked:
        more = (asked & MASK) - (volumes & MASK)
        if more > 0:
            lacking += more
        asked >>= VOLUME_BITS
        volumes >>= VOLUME_BITS
    return max(lacking, i64(0))


def price(board: Board, me: Player, volumes: i64, cell: i64) -> i64:
    """The Potions that a book space costs now. [§6.2]"""
    return potions_for(board, me, volumes, CELL_SIGHT[me.board][cell], CELL_VOLUMES[me.board][cell])


def potions_for(board: Board, me: Player, volumes: i64, sight: i64, asked: i64) -> i64:
    """What a space asks for in Potions: a missing Volume 1, an unvisited sight 3. [§6.2]"""
    if sight == NO_SIGHT:
        return missing(volumes, asked)
    if me.visited >> board.dealt.sights[sight] & 1:
        return 0
    return SIGHT_POTIONS


def cheapest(board: Board, me: Player, volumes: i64, value: i64, enough: i64) -> i64:
    """The fewest Potions that an empty book space of a shelf up to the value costs; the first
    that costs no more than is `enough` will do. [§6.2]"""
    sights = CELL_SIGHT[me.board]
    asked = CELL_VOLUMES[me.board]
    fewest = NO_SPACE
    for cell in BOOK_CELLS[me.board]:
        if SHELF[cell] > value:
            break
        if not me.books >> cell & 1:
            fewest = min(fewest, potions_for(board, me, volumes, sights[cell], asked[cell]))
            if fewest <= enough:
                break
    return fewest


def identical_sets(volumes: i64) -> i64:
    """Sets of three Volumes of one colour, wild ones used where they complete most. [§9]"""
    wild = volumes >> WILD
    sets: i64 = 0
    for spare in range(SET):
        for colour in range(COLOURS):
            count = of_colour(volumes, colour)
            if spare == 0:
                sets += count // SET
            if spare and count % SET == SET - spare and wild >= spare:
                wild -= spare
                sets += 1
    return sets + wild // SET


def different_sets(volumes: i64) -> i64:
    """Sets of three Volumes of different colours, wild ones filling the gaps. [§12.1]"""
    sets: i64 = 0
    while True:
        lacking: i64 = 0
        for colour in range(COLOURS):
            lacking += max(0, sets + 1 - of_colour(volumes, colour))
        if lacking > volumes >> WILD:
            return sets
        sets += 1
