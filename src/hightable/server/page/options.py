"""The options in the panel: rows under their headings, what each does, and its key number.

A row says what it costs and gives before it is clicked. Where one walks, places further than a step
stand among the others, the most useful first; those one would only pass come last, in small.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from hightable.draw import Choice, Entry, Key, Scene, View
from hightable.draw.hot import said_by
from hightable.draw.markup import NOTHING, Markup, el, join
from hightable.kernel import Outcome, Table
from hightable.server.page import tray
from hightable.server.page.chips import Purse, outcome_chips, purse, walk_chips
from hightable.server.page.direct import is_plain
from hightable.server.page.gestures import Proposal, proposal
from hightable.server.page.marks import button, icon, picture
from hightable.server.page.reach import Ways, reach
from hightable.server.page.viewpoint import Viewpoint, ahead, sentence
from hightable.server.store.rooms import Room
from hightable.texts import Translation

SHORT_LABEL = 16
SHORT_NAME = 4
LETTERS, CHIP_LETTERS, KEY_LETTERS = 34, 6, 3
TILES = 6
ASIDE = ("decline", "stop")
UNKNOWN = Outcome([], [])


class Question(NamedTuple):
    """What the one who is asked is shown: the options, what each would do, what is proposed, and
    where a walk leads."""

    room: Room
    scene: Scene
    look: Viewpoint
    entries: list[Entry]
    found: dict[str, Outcome]
    proposed: Proposal | None
    quiet: Entry | None
    counted: bool
    has: Purse
    ways: Ways

    @property
    def listed(self) -> list[Entry]:
        """What stands in the list: all but the quiet one."""
        return [entry for entry in self.entries if entry is not self.quiet]

    def outcome(self, entry: Entry) -> Outcome:
        word = entry.choice.word
        far = self.ways.get(word)
        return self.found.get(word) or (far.outcome if far else UNKNOWN)


def question(
    room: Room, view: View, scene: Scene, look: Viewpoint, found: dict[str, Outcome]
) -> Question:
    """Everything about the open decision, found once."""
    state = room.once(ahead)
    proposed = proposal(room.table, state, look.language)
    entries = view.entries(scene)
    quiet = None if proposed or len(entries) < 2 else giving_up(room.table, view, entries, found)
    counted = proposed is not None and tray.is_counted(state)
    has = purse(room.table)
    ways = room.once(reach) if any(entry.choice.way for entry in entries) else {}
    if ways:
        entries = walking(room, view, scene, look.house, entries)
    return Question(room, scene, look, entries, found, proposed, quiet, counted, has, ways)


def giving_up(
    table: Table, view: View, entries: list[Entry], found: dict[str, Outcome]
) -> Entry | None:
    """The word that gives up more than a turn; else the one that passes it or does no more of this
    while others are open; what has an object or a place on a board is never that."""
    up = [e for e in entries if found.get(e.choice.word, UNKNOWN).gives_up]
    if len(up) == 1 and len(entries) > 1:
        return up[0]
    aside = [e for e in entries if not e.price and not view.on_board(e.choice.word)]
    plain = [e for e in aside if is_plain(table, e.choice.word)]
    passing = [
        e for e in plain if e.choice.word in ASIDE or found.get(e.choice.word, UNKNOWN).passes
    ]
    return passing[0] if len(passing) == 1 and len(entries) > 1 else None


def walking(
    room: Room, view: View, scene: Scene, house: Translation, entries: list[Entry]
) -> list[Entry]:
    """The places of a walk before all else, near and far, each with its steps."""
    far = {word: choice for word, choice in scene.ahead.items() if choice.way}
    near = [entry for entry in entries if entry.choice.way]
    places = [*near, *view.entries(scene.offering(far))]
    numbered = [
        entry._replace(
            group=place_group(room.table, house, entry.choice),
            key=Key(str(len(entry.choice.way)), house.say("table", "steps")),
        )
        for entry in places
    ]
    ways = room.once(reach)
    numbered.sort(key=lambda e: (e.choice.passing, ways[e.choice.word].order))
    return [*numbered, *[entry for entry in entries if not entry.choice.way]]


def place_group(table: Table, house: Translation, choice: Choice) -> str:
    """What the ends of a walk are called, or that one only passes."""
    if choice.passing:
        return house.say("table", "passing")
    game = table.game
    verb = game.vocabulary.parts[game.vocabulary.numbers[choice.word]][0]
    return game.texts(house.language).say("walk", verb)


def grouped(now: Question) -> list[Markup]:
    """Entries under their headings, in the view's order."""
    groups: dict[str, list[Entry]] = {}
    for entry in now.listed:
        groups.setdefault(entry.group, []).append(entry)
    shown: list[Markup] = []
    for name, members in groups.items():
        if members[0].choice.passing:
            shown += [el("h3", name), pills(now, members)]
            continue
        kind = kind_of(now, members)
        shown.append(heading(name, members))
        names = [] if kind == "quick" else nouns(now, members)
        told = zip(members, names or [""] * len(members), strict=True)
        rows = [move(now, entry, name, kind == "plates") for entry, name in told]
        shown.append(el("ul", [el("li", row) for row in rows], class_=kind))
    return shown


def kind_of(now: Question, members: list[Entry]) -> str | None:
    """How the options of a group stand: as plates, tiles, two to a line, or in rows."""
    if is_aside(now, members):
        return "plates"
    return "tiles" if is_menu(now, members) else "quick" if is_short(now, members) else None


def is_aside(now: Question, members: list[Entry]) -> bool:
    """What can be bought at any time, and then the same is asked: their pictures say what it is."""
    drawn = {(entry.icon, digit(entry)) for entry in members}
    apart = len(drawn) == len(members) < len(now.listed) and all(entry.icon for entry in members)
    return apart and bool(members[0].group) and all(is_bought(now, entry) for entry in members)


def is_bought(now: Question, entry: Entry) -> bool:
    outcome = now.outcome(entry)
    onward = outcome.stays or (outcome.unknown and not outcome.passes)
    return onward and any(change.n < 0 for change in outcome.changes)


def digit(entry: Entry) -> str:
    """The number an option ends with, which tells it from others of its kind."""
    last = entry.choice.word.rpartition(" ")[2]
    return last if last.isdigit() else ""


def nouns(now: Question, members: list[Entry]) -> list[str]:
    """The names of what several options of one verb are about, where each ends with its own: the
    question has said the verb. None where one of them has no such end."""
    game = now.room.table.game
    parts = [game.vocabulary.parts[game.vocabulary.numbers[e.choice.word]] for e in members]
    verbs, things = {verb for verb, _ in parts}, [thing for _, thing in parts]
    if len(members) < 2 or len(verbs) > 1 or not all(map(str.isidentifier, {*verbs, *things})):
        return []
    names = [game.texts(now.look.language).name(thing) for thing in things]
    ends = [e.choice.label.endswith(f" {n}") for e, n in zip(members, names, strict=True)]
    return names if all(ends) and min(map(len, names)) >= SHORT_NAME else []


def is_short(now: Question, members: list[Entry]) -> bool:
    """Do some short words under a heading go two to a line? Those with a key number need more."""
    if len(members) < 2 or not members[0].group or members[0].key:
        return False
    return all(len(e.choice.label) <= SHORT_LABEL and not note(now, e) for e in members)


def heading(name: str, members: list[Entry]) -> Markup:
    """The name of a group, and what its key numbers count."""
    counts = next((entry.key.name for entry in members if entry.key), "")
    if not name and not counts:
        return NOTHING
    return el("h3", name, el("i", counts) if counts else None)


def pills(now: Question, members: list[Entry]) -> Markup:
    """Places that one only passes: their names and steps, in small."""
    game, language = now.room.table.game, now.look.language
    names = game.texts(language).name
    rows = []
    for entry in members:
        noun = game.vocabulary.parts[game.vocabulary.numbers[entry.choice.word]][1]
        label = el("strong", entry.choice.label, class_="sr")
        said = join(label, el("span", names(noun), aria_hidden="true"), key(entry))
        rows.append(el("li", button(said, **said_by(entry.choice), id=id_of(entry))))
    return el("ul", rows, class_="pills")


def key(entry: Entry) -> Markup | None:
    """The key number in a column of its own; who does not see its heading is told its name."""
    if entry.key is None:
        return None
    return el("b", entry.key.figure, el("span", f" {entry.key.name}", class_="sr"), class_="key")


def id_of(entry: Entry) -> str:
    return f"b-{entry.choice.word.replace(' ', '-')}"


def title(label: str, name: str) -> Markup:
    """What an option says; of one that ends with a name, the name: all of it is said by the gold
    button."""
    return el("strong", sentence(name), data_said=label) if name else el("strong", label)


def move(now: Question, entry: Entry, name: str, plate: bool) -> Markup:
    """A move as a button: symbol, words, what it does, its price and its key at the right."""
    choice, outcome = entry.choice, now.outcome(entry)
    said = note(now, entry)
    small = join(el("small", said) if said else None, ways(now, outcome))
    does = chips(now, entry)
    price = [icon(entry.unit, 15), entry.price]
    is_told = does or entry.key
    tail = el("span", price, class_="cost") if entry.price and not is_told else None
    return button(
        join(
            picture(entry.icon),
            el("i", digit(entry), class_="digit", aria_hidden="true") if plate else None,
            words(title(choice.label, name), small, does, is_long(entry, does, name)),
            tail,
            lock(now.look.house) if outcome.final else None,
            key(entry),
        ),
        **meant(now.room.table, outcome, choice),
        **said_by(choice),
        id=id_of(entry),
    )


def chips(now: Question, entry: Entry) -> Markup:
    """What an option does; of a place also what it would do to stop there."""
    house, table, label = now.look.house, now.room.table, entry.choice.label
    way = now.ways.get(entry.choice.word)
    if way is None:
        return outcome_chips(house, table, now.outcome(entry), now.has, label)
    return walk_chips(house, table, (now.outcome(entry), way.stop), now.has, label)


def words(title: Markup, small: Markup | None, does: Markup, long: bool) -> Markup:
    """Two lines: the title and what is said about it; what it does stands where there is room."""
    if not long:
        return el("span", el("span", title, does, class_="line"), small, class_="words")
    return el("span", title, el("span", small, does, class_="line"), class_="words")


def is_long(entry: Entry, does: Markup, name: str) -> bool:
    """Is there no room for chips beside a title? Those of words take more."""
    words = does.count('class="chip plain') + does.count('class="chip ends')
    words -= does.count('class="chip rest')
    chips = CHIP_LETTERS * (does.count('class="chip ') + words)
    return len(name or entry.choice.label) + chips + KEY_LETTERS * bool(entry.key) > LETTERS


def is_menu(now: Question, members: list[Entry]) -> bool:
    """A few words most of which only lead on stand side by side where there is little room."""
    silent = sum(now.outcome(entry).is_silent and not entry.choice.way for entry in members)
    return 1 < len(members) <= TILES and 2 * silent > len(members)


def ways(now: Question, outcome: Outcome) -> Markup | None:
    """How many answers there are to the question that an option leads to."""
    if not outcome.to or not outcome.is_silent:
        return None
    return el("small", now.look.say("table", "ways", n=len(outcome.to)), class_="ways")


def note(now: Question, entry: Entry) -> str:
    """What stands below an option: what it is for; where it only leads on, what is asked then."""
    choice, outcome = entry.choice, now.outcome(entry)
    again = outcome.leads == now.room.table.asking().asking()
    leads = outcome.is_silent and not again and not choice.way
    return choice.about or (choice.outcome if leads else "")


def meant(table: Table, outcome: Outcome, choice: Choice) -> dict[str, Any]:
    """What the client must know about an option: it cannot be taken back, it ends the turn, it
    only leads to the next question."""
    leads = bool(table.game.ledger.counters) and outcome.is_silent and not outcome.stays
    leads = leads and not choice.way
    return {
        "data_final": "1" if outcome.final else None,
        "data_ends": "1" if outcome.passes else None,
        "data_leads": "1" if leads and not outcome.final else None,
    }


def lock(house: Translation) -> Markup:
    return el("span", icon("i-lock", 13), class_="lock", data_tip=house.say("table", "locked"))
