"""The log beside the table: what happened, the newest first.

It is put into words once: a `Reader` adds what is new to what one seat has read before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from hightable.draw.markup import NOTHING, Markup, el, join
from hightable.draw.tokens import colour
from hightable.games import view as view_of
from hightable.kernel import Change, Line, Table
from hightable.kernel.log import CHOICE, Entry, Log
from hightable.kernel.telling import Teller
from hightable.server.page.chips import row
from hightable.server.page.drawings import Drawings
from hightable.server.page.marks import avatar, lines_of, signed
from hightable.server.page.recap import NEXT
from hightable.server.store.sittings import Sitting
from hightable.texts import Translation

LOG_LINES = 28
NOBODY = -1
FRESH = " fresh"
PLAY = "M8 5l11 7-11 7z"
Pictures = dict[int, Markup]
TAIL = 240
MOST, SUMMED = 4, 3


class ToldLine(NamedTuple):
    """A line in words, what it brought, the turn it belongs to, whether it ends its move; what was
    chosen, as against what followed; what changed, and the picture of what was chosen."""

    move: int
    seat: int
    text: str
    brought: Markup
    turn: int
    ends: bool
    chosen: bool = False
    changes: tuple[Change, ...] = ()
    sign: Markup = NOTHING


class Reader:
    """The log of a table as one seat reads it in one language."""

    def __init__(self, seat: int, language: str) -> None:
        self.seat = seat
        self.language = language
        self.names: list[str] = []
        self.known = 0
        self.last: Entry | None = None
        self.turn = 0
        self.lines: list[ToldLine] = []

    def read(self, table: Table) -> list[ToldLine]:
        """The last lines; after an undo, or when somebody has another name, all are read again."""
        entries, names = table.log.entries, table.everybody(self.language)
        if names != self.names or not self.goes_on(entries):
            self.names, self.lines, self.turn = names, [], 0
            self.known = max(0, len(entries) - TAIL)
        if self.known < len(entries):
            self.add(table, entries[self.known :])
            self.known, self.last = len(entries), entries[-1]
        return self.lines

    def goes_on(self, entries: list[Entry]) -> bool:
        """Is what was read still what happened?"""
        return 0 < self.known <= len(entries) and entries[self.known - 1] is self.last

    def add(self, table: Table, entries: list[Entry]) -> None:
        new = Log()
        new.entries = entries
        teller = Teller(table.game, self.names, self.language)
        lines = new.read(table.game, self.names, self.seat, self.language)
        told = tell(teller, lines, self.turn, pictures(table, entries, self.seat))
        self.turn = max([self.turn, new.turn_began(), *[line.turn for line in told]])
        self.lines = whole_moves(self.lines + told)


def pictures(table: Table, entries: list[Entry], viewer: int) -> Pictures:
    """The small picture of what was chosen in each move, as far as somebody may know it."""
    sign, texts = view_of(table.game.name).sign, table.game.vocabulary.texts
    known = [entry for entry in entries if entry.key == CHOICE and entry.is_for(viewer)]
    return {entry.move: sign(texts[entry.a]) for entry in known}


def tell(
    teller: Teller, lines: list[Line], turn: int = 0, drawings: Pictures | None = None
) -> list[ToldLine]:
    """Lines with what they brought, drawn; those before the end of a turn belong to `turn`."""
    found, drawings = [], drawings or {}
    for line, after in zip(lines, [*lines[1:], None], strict=False):
        ends = after is None or after.move != line.move
        drawn, of = results(teller, line), line.turn or turn
        chosen = line.text.startswith(f"{teller.names[line.seat]}: ")
        changes = tuple(line.changes)
        sign = drawings.get(line.move, NOTHING) if chosen else NOTHING
        told = ToldLine(line.move, line.seat, line.text, drawn, of, ends, chosen, changes, sign)
        found.append(told)
    return found


def whole_moves(lines: list[ToldLine]) -> list[ToldLine]:
    """As many of the last moves as fill the log."""
    first = max(0, len(lines) - LOG_LINES)
    while first and lines[first].move == lines[first - 1].move:
        first -= 1
    return lines[first:]


def with_sittings(
    house: Translation, lines: list[ToldLine], sittings: list[Sitting], last: int | None = None
) -> list[ToldLine]:
    """The log together with who sat down and got up, each after its move; up to a `last` one."""
    if not sittings:
        return lines
    told = [
        ToldLine(sat.move, NOBODY, sentence(house, sat), NOTHING, 0, False)
        for sat in sittings
        if last is None or sat.move <= last
    ]
    return sorted([*lines, *told], key=lambda line: line.move)


def sentence(house: Translation, sat: Sitting) -> str:
    """What was written down about a seat; whoever opened the table may have no name."""
    by = sat.by or house.say("sitting", "opener")
    return house.say("sitting", sat.kind, name=sat.name, was=sat.was, by=by)


class Telling(NamedTuple):
    """Of whom and to whom a log is told: the table, who speaks of it, the reader's last move, after
    which moves nothing can be taken back, what was drawn before, and the reader's seat."""

    id: str
    teller: Teller
    since: int
    barriers: set[int]
    drawings: Drawings
    seat: int
    replay: str
    open: str = ""


def log(house: Translation, told: Telling, lines: list[ToldLine]) -> Markup:
    """Turn by turn, the newest first, with a line drawn where nothing can be taken back any more;
    what has happened since the reader's last move is new."""
    ended = [line.move for line in lines if line.ends and line.move in told.barriers]
    barrier = (ended[-1] if ended else -1, house.say("table", "barrier"))
    turns = by_turn(numbered(lines)[-LOG_LINES:])
    turns = [turn for turn in turns if is_told(turn, told.teller.names)]
    newest = [block(told, turn, barrier, told.open) for turn in turns[-1:]]
    blocks = [*newest, *[block(told, turn, barrier) for turn in reversed(turns[:-1])]]
    shown = parted(house, blocks)
    return el(
        "section",
        told.drawings.once(log_head, house, *told.teller.names),
        el(
            "ol",
            shown or el("li", house.say("table", "log_empty")),
            tabindex=0,
            aria_label=house.say("table", "log_list"),
        ),
        id="log",
        class_="panel",
        aria_label=house.say("table", "log"),
    )


def log_head(house: Translation, *names: str) -> Markup:
    """What it is, and whose turns are shown."""
    bar = el("div", el("h2", house.say("table", "log")), whose(house), class_="log-bar")
    return join(bar, only(house, names))


def whose(house: Translation) -> Markup:
    """Everybody's turns, or one's own."""
    kept = {"type": "radio", "name_": "whose", "data_setting": "log", "class_": "sr"}
    ways = [
        el(
            "label",
            el("input", value=key, checked="checked" if key == "all" else None, **kept),
            el("span", house.say("table", f"log_{key}")),
        )
        for key in ("all", "mine")
    ]
    label = house.say("table", "log_whose")
    return el("div", ways, class_="whose", role="radiogroup", aria_label=label)


def parted(house: Translation, blocks: list[Markup]) -> list[Markup]:
    """What is new under its own heading, and what is not."""
    fresh = sum([FRESH in block for block in blocks])
    if not fresh:
        return blocks
    new, old = (el("li", house.say("since", key), class_="part") for key in ("title", "before"))
    return [new, *blocks[:fresh], *([old] if blocks[fresh:] else []), *blocks[fresh:]]


def only(house: Translation, names: Sequence[str]) -> Markup:
    """Whose turns are shown: everybody's, or one player's."""
    ways = [(-1, house.say("since", "all"), el("b", house.say("since", "all")))]
    ways += [(seat, name, avatar(seat, 20)) for seat, name in enumerate(names)]
    shown = [
        el(
            "label",
            el("input", type="radio", name_="only", value=seat, aria_label=name, **first(seat)),
            drawn,
        )
        for seat, name, drawn in ways
    ]
    return el("div", shown, class_="only", role="group", aria_label=house.say("since", "only"))


def first(seat: int) -> dict[str, str]:
    """Everybody's are shown at first."""
    return {"class_": "sr"} | ({} if seat >= 0 else {"checked": "checked"})


Numbered = list[tuple[int, ToldLine]]


def block(told: Telling, turn: Numbered, barrier: tuple[int, str], open: str = "") -> Markup:
    """What one player did until another one moved; one's own that is still `open` says so."""
    seat, names = turn[0][1].seat, told.teller.names
    name = names[seat] if 0 <= seat < len(names) else ""
    closed, said = barrier
    facts = [
        (at, line, line.move > told.since, said if line.ends and line.move == closed else None)
        for at, line in folded(turn, name, told.barriers)
    ]
    who = Whose(seat, name, seat == told.seat, open if seat == told.seat else "")
    return told.drawings.keep((draw_block, told.id, who, *facts), draw_block, told, who, facts)


class Whose(NamedTuple):
    """Of whom a block tells, whether it is the reader, and what is said of an open turn."""

    seat: int
    name: str
    own: bool
    open: str


Fact = tuple[int, ToldLine, bool, str | None]


def folded(turn: Numbered, name: str, barriers: set[int]) -> Numbered:
    """A choice that brought nothing yet stands before the next one, in one line with it."""
    found: Numbered = []
    led, sign = "", NOTHING
    for (at, line), after in zip(turn, [*turn[1:], None], strict=True):
        said, sign = spoken(line.text, name), sign or line.sign
        goes_on = after is not None and after[1].chosen and line.move not in barriers
        if line.chosen and not line.brought and goes_on:
            led += said + NEXT
            continue
        found.append((at, line._replace(text=led + said, sign=sign)))
        led = ""
    return found


def draw_block(told: Telling, who: Whose, facts: list[Fact]) -> Markup:
    """The name with what the turn is called and its sum; the picture of what was done, a line for
    each effect, and the way to see it again."""
    seat, name, own, open = who
    if not name:
        kind = "lt" + (FRESH if facts[-1][2] else "")
        return el("li", el("ul", drawn(told, facts)), class_=kind)
    first = facts[0][1]
    called = called_by(first, name) if facts[1:] else ""
    rows = drawn(told, facts[1:] if called else facts)
    title = el("span", open or called, class_="turn-name") if open or called else None
    head = el("h3", avatar(seat, 16), name, title, summed(told.teller, seat, facts))
    kind = f"lt c-{colour(seat).name}" + (" own" if own else "") + (FRESH if facts[-1][2] else "")
    kind += " open" if open else ""
    sign = signed(next((line.sign for _, line, _, _ in facts if line.sign), NOTHING), 40)
    return el(
        "li", head, sign, el("ul", rows), again(told, first.move), class_=kind, data_seat=seat
    )


def called_by(line: ToldLine, name: str) -> str:
    """What a line calls the turn that begins with it; nothing where it says more."""
    called = line.text.removesuffix(f": {name}")
    return "" if called == line.text or line.chosen or line.brought else called


def is_told(turn: Numbered, names: list[str]) -> bool:
    """Has a turn more than a name?"""
    seat, first = turn[0][1].seat, turn[0][1]
    return seat < 0 or len(turn) > 1 or not called_by(first, names[seat])


def again(told: Telling, move: int) -> Markup:
    """The table as it was before a turn."""
    there = f"/t/{told.id}/replay?at={max(0, move - 1)}&play=1"
    return el("a", lines_of(PLAY, 18), href=there, class_="again", aria_label=told.replay)


def summed(teller: Teller, seat: int, facts: list[Fact]) -> Markup | None:
    """What a turn brought its player, all in all; a phone says so below its steps, others where
    there are several."""
    total: Counter[str] = Counter()
    for _, line, _, _ in facts:
        for change in line.changes:
            if change.seat == seat:
                total[change.key] += change.n
    changes = [Change(seat, key, n) for key, n in total.items() if n]
    drawn = row(teller, (changes, []), seat, SUMMED)
    steps = sum(bool(line.changes) for _, line, _, _ in facts)
    return drawn if steps > 1 else Markup(drawn.replace('class="chips"', 'class="chips one"', 1))


def results(teller: Teller, line: Line) -> Markup:
    """What a move changed, beside its line."""
    if not line.changes and not line.things:
        return NOTHING
    return row(teller, (line.changes, line.things), line.seat, MOST)


def spoken(text: str, name: str) -> str:
    """A line without the name that stands above it."""
    if not name:
        return text
    said = text.removeprefix(f"{name}: ").removeprefix(f"{name} ")
    return said[:1].upper() + said[1:]


def own_last(moves: list[tuple[int, int]], held: Sequence[int]) -> int:
    """The number of the last move of one of these seats."""
    return next((at for at in range(len(moves), 0, -1) if moves[at - 1][0] in held), 0)


def numbered(lines: list[ToldLine]) -> Numbered:
    """The lines of each move, counted."""
    found: Numbered = []
    for line in lines:
        again = found and found[-1][1].move == line.move
        found.append((found[-1][0] + 1 if again else 0, line))
    return found


def by_turn(lines: Numbered) -> list[Numbered]:
    """Cut where another one moves, or another turn begins."""
    found: list[Numbered] = []
    for at, line in lines:
        if found and goes_on(found[-1], line):
            found[-1].append((at, line))
        else:
            found.append([(at, line)])
    return found


def goes_on(turn: Numbered, line: ToldLine) -> bool:
    """Does a line belong to a turn: to who plays it, or to what the last move led to?"""
    first, last = turn[0][1], turn[-1][1]
    led = last.move == line.move and NOBODY not in (first.seat, line.seat)
    return first.turn == line.turn and (first.seat == line.seat or led)


def drawn(told: Telling, facts: list[Fact]) -> list[Markup]:
    """Lines, kept for as long as their table is."""
    return [told.drawings.once(log_line, told.id, fact) for fact in facts]


def log_line(id: str, fact: Fact) -> Markup:
    """A line has an id of its own, so that only new ones are drawn; one that is `closed` says that
    what is below it stays done."""
    at, line, fresh, closed = fact
    kinds = ["new"] * fresh + ["barrier"] * bool(closed)
    link = el("a", line.text, href=f"/t/{id}/replay?at={line.move}")
    known = f"log-{line.move}-{at}"
    kind = " ".join(kinds) or None
    return el("li", link, line.brought, id=known, class_=kind, data_tip=closed)
