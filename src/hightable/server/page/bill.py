"""A bill as it is shown: groups of slots, what may fill them, and who waives a part of it.

The slots are filled in the browser while a payment is put together.
"""

from __future__ import annotations

from functools import cache

from hightable.draw import View
from hightable.draw.markup import NOTHING, Markup, el, join
from hightable.kernel import Bill, Game, Table
from hightable.kernel.telling import Teller
from hightable.server.page.marks import icon, signed
from hightable.texts import Translation

MINUS = "\N{MINUS SIGN}"
MOST_SLOTS = 8
SMALL, LARGE = 15, 28


class Cashier:
    """Shows one bill of a table to whoever reads it."""

    def __init__(self, house: Translation, table: Table, view: View, bill: Bill) -> None:
        self.house = house
        self.table = table
        self.view = view
        self.bill = bill
        self.teller: Teller = table.teller(house.language)

    def whole(self) -> Markup:
        """The full price, its groups, and what is waived."""
        price = self.house.say("tray", "price", what=self.units(self.bill.full))
        shown = [self.group(at) for at in range(len(self.bill.groups))]
        plus = el("i", "+", class_="plus", aria_hidden="true")
        parts = [shown[0], *[join(plus, one) for one in shown[1:]]]
        head = NOTHING if self.bill.taken else el("h3", price)
        return join(head, el("div", parts, class_="groups"), self.waived())

    def units(self, n: int) -> str:
        """So many of what is paid."""
        return self.teller.texts.say("count", self.bill.unit, n=n)

    def group(self, at: int) -> Markup:
        """How many alike, of what if not of all, and a slot for each."""
        group, kinds = self.bill.groups[at], self.bill.kinds
        some = [self.picture(kind, SMALL) for kind in group.kinds if group.kinds != kinds]
        any_kind = self.house.say("tray", "any") if len(self.bill.groups) == 1 else ""
        allowed = el("span", some or any_kind, class_="allowed")
        slots = [el("i", "", class_="slot") for _ in range(group.size)]
        kind = "slots many" if group.size > MOST_SLOTS else "slots"
        return el(
            "span",
            el("span", el("b", self.title(at)), allowed, class_="line"),
            el("span", slots, class_=kind, aria_hidden="true"),
            class_="group",
            data_kinds=" ".join(str(kinds.index(kind)) for kind in group.kinds),
            data_tip=self.house.listed(self.name(kind) for kind in group.kinds),
        )

    def title(self, at: int) -> str:
        """How many a group asks for; one alone must differ from those before it."""
        size = self.bill.groups[at].size
        key = "alike" if size > 1 and self.bill.alike else "other" if at else "some_of"
        return self.house.say("tray", key, n=size)

    def waived(self) -> Markup | None:
        """Who takes how much off, and what is left to pay."""
        if not self.bill.waived:
            return None
        names = [
            join(el("span", self.teller.texts.name(name)), f" {MINUS}{n}")
            for name, n in self.bill.waivers
        ]
        parts = [join(", " if at else "", name) for at, name in enumerate(names)]
        due = self.house.say("tray", "due", what=self.units(self.bill.due))
        return el("p", parts, ": ", el("b", due), class_="waivers")

    def name(self, kind: str) -> str:
        """What a kind is called beside others."""
        return self.teller.texts.name(kind.split()[-1])

    def about(self, kind: str) -> str:
        """What there is to say of a kind."""
        game, word = self.table.game, naming(self.table.game, kind)
        number = game.vocabulary.numbers[word] if word else -1
        return game.about(self.table.state, number, self.teller.texts) if word else ""

    def lacking(self, kind: str) -> str:
        """A word of a kind that is not offered, though a group might be made up of it."""
        table = self.table
        sizes = [group.size for group in self.bill.groups if kind in group.kinds]
        least = min(sizes) if self.bill.alike else 1
        open_to = table.legal()
        verb = open_to[0].split()[0]
        words = [text for text, n in words_of(table.game, kind) if n == least]
        return next((w for w in words if w.split()[0] == verb and w not in open_to), "")

    def counted(self, kind: str, n: int) -> str:
        """So many of a kind: short where its counter names what all of them are."""
        if " " not in kind:
            return self.teller.counted(kind, n)
        return self.house.say("tray", "some", n=n, what=self.name(kind))

    def said(self, counts: tuple[int, ...]) -> str:
        """A whole payment in words."""
        pairs = zip(self.bill.kinds, counts, strict=True)
        what = self.house.listed(self.counted(kind, n) for kind, n in pairs if n)
        return self.house.say("tray", "take" if self.bill.taken else "pay", what=what)

    def picture(self, kind: str, size: int = LARGE) -> Markup:
        """A kind as the game draws it in its words; by its symbol where no word names it."""
        game = self.table.game
        word = naming(game, kind)
        if word:
            return signed(self.view.sign(word), size)
        counters = {counter.key: counter.icon for counter in game.ledger.counters}
        return icon(counters[kind], size)


@cache
def words_of(game: Game, kind: str) -> list[tuple[str, int]]:
    """The words that pay with a kind, each with how much."""
    said = [(text, game.payment(word)) for word, text in enumerate(game.vocabulary.texts)]
    return [(text, one.n) for text, one in said if one and one.kind == kind]


def naming(game: Game, kind: str) -> str:
    """A word that pays with a kind, if there is one."""
    found = words_of(game, kind)
    return found[0][0] if found else ""
