"""Which books may be paid or taken, group by group: large groups first.

A set of books is a number with four bits for each kind. It is named group by group, in the order
of the words: more books first, then red, blue, yellow, purple, dictionaries. So every set is named
in one way, and a set that has begun to be named is itself the number kept with the question. [§9.5]
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.alma_mater.box import DICTIONARY, KINDS
from hightable.games.alma_mater.decode.prices import ANY_RANK, Pattern
from hightable.games.alma_mater.state import Board, Player
from hightable.games.alma_mater.words import MOST_PAID, MOST_TAKEN, PAY, TAKE
from hightable.kernel import BIT, Part, Words

NOTHING: Final = 0
NIBBLE: Final = 4
FIFTEEN: Final = 15
ALL_KINDS: Final[i64] = len(KINDS)
UNTAKEN: Final = (MOST_PAID - MOST_TAKEN) * 5
# The `n` of a question for books: the set named so far, and what the question is told.
NAMED: Final = Part(20)
TOLD: Final = Part(21, above=NAMED)


def of_kind(books: i64, kind: i64) -> i64:
    """How many books of a kind a set has. [§9.5]"""
    return books >> NIBBLE * kind & FIFTEEN


def add(books: i64, item: i64) -> i64:
    """The set with one more group. [§9.5]"""
    number = MOST_PAID - item // ALL_KINDS
    return books | number << NIBBLE * (item % ALL_KINDS)


def total(books: i64) -> i64:
    """How many books a set has. [§9.5]"""
    found: i64 = 0
    while books:
        found += books & FIFTEEN
        books >>= NIBBLE
    return found


def item_of(books: i64, kind: i64) -> i64:
    """The place of a group in the order in which groups are named. [§9.5]"""
    return (MOST_PAID - of_kind(books, kind)) * ALL_KINDS + kind


def last_item(books: i64) -> i64:
    """The group that was named last, or -1. [§9.5]"""
    last: i64 = -1
    for kind in range(ALL_KINDS):
        if of_kind(books, kind):
            last = max(last, item_of(books, kind))
    return last


def owns(me: Player, books: i64) -> bool:
    """Are all these books in storage? [§4.2]"""
    return all(me.books[kind] >= of_kind(books, kind) for kind in range(ALL_KINDS))


def give(me: Player, books: i64) -> None:
    """The books go from storage to the supply. [§4.2]"""
    for kind in range(ALL_KINDS):
        me.books[kind] -= of_kind(books, kind)


def colours(board: Board) -> i64:
    """The colours in play, as bits. [§9.1]"""
    return BIT[len(board.players)] - 1


def of_ranks(board: Board, ranks: i64) -> i64:
    """The colours whose reputation is good enough; in the first round all are. [§7.1]"""
    if ranks == ANY_RANK or not board.reputation:
        return colours(board)
    found: i64 = 0
    for colour in board.reputation:
        if ranks & 1:
            found |= BIT[colour]
        ranks >>= 1
    return found


def with_enough(store: vec[i64], size: i64, kinds: i64) -> i64:
    """Of some kinds, those of which so many books are there. [§9.5]"""
    found = kinds
    for kind in range(ALL_KINDS):
        if store[kind] < size:
            found &= ~BIT[kind]
    return found


def fitting(board: Board, pattern: Pattern, at: i64, store: vec[i64], kinds: i64) -> i64:
    """Of some kinds, those that can make up a group: enough books, of a good rank. [§9.5]"""
    found = with_enough(store, pattern.sizes[at], kinds)
    if found and pattern.ranks[at] != ANY_RANK:
        found &= of_ranks(board, pattern.ranks[at])
    return found


class Walk:
    """What can be named next: the storage, the kinds allowed, and what was named. [§9.5]"""

    def __init__(self, store: vec[i64], kinds: i64, named: i64) -> None:
        self.store = store
        self.kinds = kinds
        self.named = named
        self.last = last_item(named)
        self.items: i64 = 0

    def groups(self, board: Board, pattern: Pattern, at: i64, books: i64, last: i64 = -1) -> None:
        """Fill the groups from `at` on in every way; note the next group of each set. [§9.5]

        `last` is the kind of the group before; those alike are filled in one order only.
        """
        if at == len(pattern.sizes):
            self.note(books)
            return
        size = pattern.sizes[at]
        if not size:
            self.groups(board, pattern, at + 1, books)
            return
        kinds = fitting(board, pattern, at, self.store, self.kinds)
        for kind in range(last + 1 if pattern.alike[at] else 0, ALL_KINDS):
            if kinds >> kind & 1 and not of_kind(books, kind):
                self.groups(board, pattern, at + 1, books | size << NIBBLE * kind, kind)

    def note(self, books: i64) -> None:
        """The next group of a set that begins as it was named, if it does. [§9.5]"""
        following: i64 = MOST_PAID * ALL_KINDS
        for kind in range(ALL_KINDS):
            named = of_kind(self.named, kind)
            if named:
                if of_kind(books, kind) != named:
                    return
            elif of_kind(books, kind):
                item = item_of(books, kind)
                if item < self.last:
                    return
                following = min(following, item)
        self.items |= BIT[following]

    def any(self, number: i64) -> None:
        """Any books, so many in all: a group fits if the later ones can make up the rest. [§9.5]"""
        left = number - total(self.named)
        for kind in range(ALL_KINDS):
            if self.kinds >> kind & 1 and not of_kind(self.named, kind):
                for size in range(1, min(left, self.store[kind]) + 1):
                    item = (MOST_PAID - size) * ALL_KINDS + kind
                    if item > self.last and self.rest(item) >= left - size:
                        self.items |= BIT[item]

    def rest(self, item: i64) -> i64:
        """The most books that groups named after `item` can have. [§9.5]"""
        size = MOST_PAID - item // ALL_KINDS
        after = item % ALL_KINDS
        most: i64 = 0
        for kind in range(ALL_KINDS):
            if kind != after and self.kinds >> kind & 1 and not of_kind(self.named, kind):
                most += min(self.store[kind], size if kind > after else size - 1)
        return most

    def offer(self, board: Board, words: Words, skipped: i64) -> None:
        """Put the groups that can be named next to the player. [§9.5]"""
        items = self.items
        at: i64 = 0
        while items:
            if items & 1:
                board.offer(words[at - skipped])
            items >>= 1
            at += 1


def offer_payment(board: Board, walk: Walk) -> None:
    """The words `pay 2 blue`. [§9.5]"""
    walk.offer(board, PAY, 0)


def offer_gain(board: Board, walk: Walk) -> None:
    """The words `take 2 blue`. [§9.5]"""
    walk.offer(board, TAKE, UNTAKEN)


def can_fill(board: Board, pattern: Pattern, store: vec[i64], kinds: i64, at: i64 = 0) -> bool:
    """Do the books in storage fill the groups from `at` on, each of another kind? [§9.5]"""
    if at == len(pattern.sizes):
        return True
    if not pattern.sizes[at]:
        return can_fill(board, pattern, store, kinds, at + 1)
    fit = fitting(board, pattern, at, store, kinds)
    kind: i64 = 0
    while fit:
        if fit & 1 and can_fill(board, pattern, store, kinds & ~BIT[kind], at + 1):
            return True
        fit >>= 1
        kind += 1
    return False


def with_dictionaries(board: Board) -> i64:
    """Every kind of book in play, as bits. [§8.1]"""
    return colours(board) | BIT[DICTIONARY]
