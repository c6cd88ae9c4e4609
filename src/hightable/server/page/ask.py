"""The question beside the boards: what is asked, every option with what it does, and the foot.

The foot never moves, and its gold button always means: go on. What gives something up is a quiet
button that asks once more.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from hightable.draw import Entry, Scene, View
from hightable.draw.markup import Markup, el, join
from hightable.kernel import Outcome, Table
from hightable.server.page import hint, summary, tray
from hightable.server.page.chips import outcome_chips
from hightable.server.page.direct import is_plain
from hightable.server.page.explained import explained
from hightable.server.page.gestures import Proposal, before, proposal
from hightable.server.page.marks import button, icon, picture
from hightable.server.page.viewpoint import Viewpoint, ahead
from hightable.server.store.rooms import Room
from hightable.server.store.seats import BOT
from hightable.texts import Translation
from hightable.texts.rulebook import section

LONG_LIST = 12
SHORT_LABEL = 16
LAST_STEPS = 3
ASIDE = ("decline", "stop")
UNKNOWN = Outcome([], [])


class Question(NamedTuple):
    """What the one who is asked is shown: the options, what each would do, and what is proposed."""

    room: Room
    scene: Scene
    look: Viewpoint
    entries: list[Entry]
    found: dict[str, Outcome]
    proposed: Proposal | None
    quiet: Entry | None
    counted: bool

    @property
    def listed(self) -> list[Entry]:
        """What stands in the list: all but the quiet one."""
        return [entry for entry in self.entries if entry is not self.quiet]

    def outcome(self, entry: Entry) -> Outcome:
        return self.found.get(entry.choice.word, UNKNOWN)


def question(
    room: Room, view: View, scene: Scene, look: Viewpoint, found: dict[str, Outcome]
) -> Question:
    """Everything about the open decision, found once."""
    state = room.once(ahead)
    proposed = proposal(room.table, state, look.language)
    entries = view.entries(scene)
    quiet = None if proposed or len(entries) < 2 else giving_up(room.table, view, entries, found)
    counted = proposed is not None and tray.is_counted(state)
    return Question(room, scene, look, entries, found, proposed, quiet, counted)


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


def actions(
    room: Room, view: View, scene: Scene, look: Viewpoint, found: dict[str, Outcome]
) -> Markup:
    """What is decided now, every legal move in words, and the way back."""
    mine = look.may_choose(room)
    parts = choosing(question(room, view, scene, look, found)) if mine else waiting(room, look)
    label = look.say("table", "your_move" if mine else "not_your_move")
    kind = "panel mine" if mine else "panel"
    return el("section", parts, id="actions", class_=kind, aria_label=label)


def waiting(room: Room, look: Viewpoint) -> list[Markup]:
    """While others move one may still take back one's own step; at the end, see the result."""
    can_undo = room.can_undo(look.held) is not None
    over = room.table.over
    show = button(look.say("end", "show"), data_reveal="ending", class_="go")
    gold = show if over else button("", id="b-go", class_="go idle", hidden="hidden")
    back = el("div", undo_buttons(room, look) if can_undo else "", class_="bar")
    return [
        asked(prompt(waits(room, look))),
        el("div", "", class_="moves", id="moves"),
        el("div", None if over else back, gold, class_="foot"),
    ]


def waits(room: Room, look: Viewpoint) -> str:
    if room.missing:
        return look.say("table", "gap", n=room.missing)
    if room.is_closed:
        return look.say("table", "closed_now")
    if room.turn < 0:
        return look.say("table", "game_over")
    late = waited_for(room, look)
    key = "thinking" if room.seats[room.turn].kind == BOT else "waiting"
    who = look.house.listed(late)
    said = look.say("table", "together" if len(late) > 1 else key, who=who)
    return said if look.held else look.say("table", "watching", what=said)


def waited_for(room: Room, look: Viewpoint) -> list[str]:
    """Who is to choose; of several who are asked the same, all that have not."""
    asked = room.asked.seats if room.asked else [room.turn]
    late = [seat for seat in asked if seat not in room.early and seat not in look.held]
    return [room.table.name(seat, look.language) for seat in late or [room.turn]]


def choosing(now: Question) -> list[Any]:
    house = now.look.house
    return [
        grab(house),
        head(now),
        find(house, len(now.listed)),
        el("div", "", id="slip", aria_hidden="true"),
        el("div", options(now), class_="moves", id="moves"),
        foot(now),
    ]


def head(now: Question) -> Markup:
    """What is asked; at the end of a turn, that it waits to be confirmed."""
    house, table = now.look.house, now.room.table
    if table.state.is_ending:
        return asked(prompt(house.say("table", "confirm_asked")), rule(house, table))
    ways = join(hint.ask(now.room, now.look), rule(house, table))
    said = join(explained(now.room, now.look), crumbs(now))
    return asked(prompt(table.prompt(house.language)), ways, said)


def grab(house: Translation) -> Markup:
    """The handle of the phone's sheet."""
    return button("", data_grab="1", class_="grab", aria_label=house.say("table", "sheet"))


def prompt(said: str) -> Markup:
    return el("h2", said, class_="prompt", id="prompt", tabindex=-1)


def asked(said: Markup, rule: Markup | None = None, past: Markup | None = None) -> Markup:
    """The head of the panel: what is asked, the rule behind it, and what was chosen so far."""
    return el("div", el("div", said, rule, class_="q1"), past, class_="asked")


def rule(house: Translation, table: Table) -> Markup | None:
    """The rule behind the question, one step away."""
    cited = table.asking().cite()
    if not cited:
        return None
    found = section(table.game.name, cited, house.language)
    title = found.title if found else house.say("table", "rules")
    said = house.say("table", "why", rule=f"{cited} {title}")
    return button(cited, data_rule=cited, class_="mini", data_tip=said, aria_label=said)


def find(house: Translation, count: int) -> Markup | None:
    if count <= LONG_LIST:
        return None
    said = house.say("table", "filter")
    return el("input", id="find", type="search", placeholder=said, aria_label=said)


def options(now: Question) -> list[Markup]:
    """The list; what is paid or shared out begins with how much of it is chosen."""
    house, table = now.look.house, now.room.table
    if table.state.is_ending:
        return summary.whole(table, now.look)
    if now.proposed is None:
        return grouped(now)
    head = [tray.tally(house, len(tray.chosen(table)), now.proposed)]
    head.append(el("p", now.proposed.rule, class_="hint"))
    if not now.counted:
        return [*head, *grouped(now)]
    return [*head, el("ul", tray.steppers(house, table, now.listed))]


def grouped(now: Question) -> list[Markup]:
    """Entries under their headings, in the view's order."""
    groups: dict[str, list[Entry]] = {}
    for entry in now.listed:
        groups.setdefault(entry.group, []).append(entry)
    shown: list[Markup] = []
    for name, members in groups.items():
        short = all(len(e.choice.label) <= SHORT_LABEL and not note(now, e) for e in members)
        kind = "quick" if name and short and len(members) > 1 else None
        if name:
            shown.append(el("h3", name))
        shown.append(el("ul", [el("li", move(now, e)) for e in members], class_=kind))
    return shown


def move(now: Question, entry: Entry) -> Markup:
    """A move as a button: symbol, words, what it does, and its price at the right."""
    choice, outcome = entry.choice, now.outcome(entry)
    said = note(now, entry)
    small = el("small", said) if said else None
    does = outcome_chips(now.look.house, now.room.table, outcome, now.room.turn)
    price = [icon(entry.unit, 15), entry.price]
    tail = el("span", price, class_="cost") if entry.price and not does else None
    title = el("span", el("strong", choice.label), does, class_="line")
    return button(
        join(
            picture(entry.icon),
            el("span", title, small, class_="words"),
            tail,
            lock(now.look.house) if outcome.final else None,
        ),
        **meant(now.room.table, outcome),
        data_move=choice.word,
        id=f"b-{choice.word.replace(' ', '-')}",
    )


def note(now: Question, entry: Entry) -> str:
    """What stands below an option: what it is for; where it only leads on, what is asked then."""
    choice = entry.choice
    return choice.about or (choice.outcome if now.outcome(entry).is_silent else "")


def meant(table: Table, outcome: Outcome) -> dict[str, Any]:
    """What the client must know about an option: it cannot be taken back, it ends the turn, it
    only leads to the next question."""
    leads = bool(table.game.ledger.counters) and outcome.is_silent
    return {
        "data_final": "1" if outcome.final else None,
        "data_ends": "1" if outcome.passes else None,
        "data_leads": "1" if leads and not outcome.final else None,
    }


def lock(house: Translation) -> Markup:
    return el("span", icon("i-lock", 13), class_="lock", data_tip=house.say("table", "locked"))


def crumbs(now: Question) -> Markup | None:
    """What was chosen since the last barrier; a click goes back to before it."""
    table = now.room.table
    past = len(table.past)
    if past < 1 or table.moves[-1][0] != now.room.turn:
        return None
    first = len(table.moves) - past
    shown = [
        el("li", button(table.game.option(word, now.look.language), data_undo=first + at))
        for at, (_, word) in enumerate(table.moves[first:])
    ]
    return el("ol", shown[-LAST_STEPS:], class_="crumbs")


def foot(now: Question) -> Markup:
    """The way back, the quiet way out, and the gold button."""
    asked = now.look._replace(held=(now.room.turn,))
    bar = [undo_buttons(now.room, asked), quiet(now)]
    return el("div", el("div", bar, class_="bar"), sure(now), gold(now), class_="foot")


def quiet(now: Question) -> Markup | None:
    """What gives something up stands aside; it is asked once more if it ends the turn."""
    if now.quiet is None:
        return None
    choice, asks = now.quiet.choice, is_asked_again(now)
    kept = {"data_ask": "1" if asks else None, "data_move": choice.word, "data_tip": choice.tip}
    return button(choice.label, class_="quiet", id="b-quiet", **kept)


def is_asked_again(now: Question) -> bool:
    """Is the quiet option one that cannot be gone on from?"""
    if now.quiet is None:
        return False
    outcome = now.outcome(now.quiet)
    return outcome.passes or outcome.gives_up or outcome.final


def sure(now: Question) -> Markup | None:
    """It is asked once more, in place."""
    if now.quiet is None or not is_asked_again(now):
        return None
    house, choice = now.look.house, now.quiet.choice
    yes = button(
        choice.label,
        class_="quiet sure",
        data_move=choice.word,
        data_sure="1",
        data_ends="1",
        data_final="1" if now.outcome(now.quiet).final else None,
        id=f"b-{choice.word.replace(' ', '-')}",
    )
    keep = button(house.say("table", "keep_going"), data_keep="1")
    note = el("p", house.say("table", "sure", what=choice.tip), class_="fnote", role="status")
    return join(note, el("div", keep, yes, class_="bar sure"))


def gold(now: Question) -> Markup:
    """The one button that goes on: what is proposed, or whatever option is pointed at."""
    house, enter = (
        now.look.house,
        el("kbd", now.look.say("keys", "enter", "key"), aria_hidden="true"),
    )
    if now.room.table.state.is_ending:
        said, word = house.say("table", "confirm_turn"), now.entries[0].choice.word
        return button(
            join(el("span", said), enter), id="b-go", class_="go", data_move=word, data_ends="1"
        )
    if now.proposed is None:
        said = house.say("table", "choose")
        return button(
            join(el("span", said), enter), id="b-go", class_="go idle", data_go="1", data_idle=said
        )
    final = now.proposed.final
    return button(
        join(lock(house) if final else None, el("span", now.proposed.label), enter),
        data_play=json.dumps(now.proposed.words),
        data_final="1" if final else None,
        id="b-go",
        class_="go",
    )


def undo_buttons(room: Room, look: Viewpoint) -> Markup:
    """One step back, or the whole turn; where that is impossible the button says why."""
    step = room.can_undo(look.held)
    said = look.say("table", "undo")
    if step is None:
        why = room.table.game.texts(look.language).say("why", room.table.why)
        tip = look.say("table", "no_undo", why=why)
        return button(said, id="b-undo", aria_disabled="true", data_tip=tip)
    whole = max(min(room.stays(), step), 0)
    step = before(room, step)
    name = look.say("table", "undo_turn")
    turn = button(name, id="b-undo-turn", data_undo=whole, data_tip=undone(room, look, whole))
    one = button(said, id="b-undo", data_undo=step, data_tip=undone(room, look, step))
    return join(one, turn if whole < step else None)


def undone(room: Room, look: Viewpoint, stay: int) -> str:
    """What is taken back if so many moves stay, the last one first."""
    table = room.table
    words = [table.game.option(word, look.language) for _, word in table.moves[stay:]]
    return look.say("table", "undoes", what=look.house.listed(reversed(words)))
