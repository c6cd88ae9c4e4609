"""What a payment asks for in all, told apart from how it is said.

A rule asks for a price word by word. The bill is the whole of it, for whoever pays: groups, what
each may be made up of, and what is waived. It is read off the data that the rule itself reads.
"""

from __future__ import annotations

from typing import NamedTuple

from hightable.kernel.state import State


class Payment(NamedTuple):
    """What one word pays: so many of a kind."""

    kind: str
    n: int


class Group(NamedTuple):
    """So many of one kind, or of any mix of the `kinds`: counters of the ledger."""

    size: int
    kinds: list[str]


class Bill(NamedTuple):
    """What is paid in all, in a `unit` of the section `count` of the texts.

    Where it is `alike`, a group is of one kind and each group of another. So many are `waived`, by
    what is named with its number. Of it was `said` so much already. What no word says is paid with
    the `rest`. What is `taken` comes, and is not paid.
    """

    unit: str
    groups: list[Group]
    alike: bool = True
    waived: int = 0
    waivers: tuple[tuple[str, int], ...] = ()
    said: tuple[Payment, ...] = ()
    rest: str = ""
    taken: bool = False

    @property
    def full(self) -> int:
        """All that is printed."""
        return sum([group.size for group in self.groups])

    @property
    def due(self) -> int:
        """What is left of it to pay."""
        return self.full - self.waived

    @property
    def kinds(self) -> list[str]:
        """All that may be paid with."""
        return list(dict.fromkeys([kind for group in self.groups for kind in group.kinds]))


def first_word(state: State) -> int:
    """The usual answer of a game in which nothing is shared out: the first word offered."""
    return state.offered()[0]


def no_bill(state: State) -> Bill | None:
    """None: its prices are paid at once, and in one kind."""
    return None


def no_payment(word: int) -> Payment | None:
    """None, for the same reason."""
    return None
