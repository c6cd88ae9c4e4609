"""The question beside the boards: what is asked, every option with what it does, and the foot.

The foot never moves, and its gold button always means: go on. What gives something up is a quiet
button that asks once more.
"""

from __future__ import annotations

import json
from typing import Any

from hightable.draw import Scene, View
from hightable.draw.markup import Markup, el, join
from hightable.draw.tokens import colour
from hightable.games import view as view_of
from hightable.kernel import Outcome, Table
from hightable.server.page import hint, summary, tray
from hightable.server.page.chips import row
from hightable.server.page.explained import explained
from hightable.server.page.marks import button, signed
from hightable.server.page.options import Question, grouped, lock, question
from hightable.server.page.since import live, recap
from hightable.server.page.undo import undo_buttons
from hightable.server.page.viewpoint import Viewpoint
from hightable.server.store.rooms import Room
from hightable.server.store.seats import BOT
from hightable.texts import Translation
from hightable.texts.rulebook import section

LONG_LIST = 12
LAST_STEPS = 3
# More than this is no label of a button: what is proposed stands above it.
LONGEST_LABEL = 44
SUMMED = 2


def actions(
    room: Room, view: View, scene: Scene, look: Viewpoint, found: dict[str, Outcome]
) -> Markup:
    """What is decided now, every legal move in words, and the way back."""
    if not look.may_choose(room):
        label = look.say("table", "not_your_move")
        return el("section", waiting(room, look), id="actions", class_="panel", aria_label=label)
    now = question(room, view, scene, look, found)
    kind = "panel mine spatial" if is_spatial(view, now) else "panel mine"
    label = look.say("table", "your_move")
    return el(
        "section", choosing(now), id="actions", class_=kind, aria_label=label, **walker(view, now)
    )


def walker(view: View, now: Question) -> dict[str, str]:
    """Where whoever walks sets out from, and in which colour the way is drawn."""
    if not now.ways:
        return {}
    return {"data_here": view.stands(now.scene), "data_tone": colour(now.room.turn).name}


def is_spatial(view: View, now: Question) -> bool:
    """Is most of it answered on a board? Then a small screen leaves the room to the board."""
    if now.proposed or now.room.table.state.is_ending:
        return False
    there = [view.on_board(entry.choice.word) for entry in now.listed]
    return 2 * sum(there) > len(there)


def waiting(room: Room, look: Viewpoint) -> list[Markup]:
    """While others move one may still take back one's own step; at the end, see the result."""
    can_undo = room.can_undo(look.held) is not None
    over = room.table.over
    show = button(look.say("end", "show"), data_reveal="ending", class_="go")
    gold = show if over else button("", id="b-go", class_="go idle", hidden="hidden")
    back = el("div", undo_buttons(room, look) if can_undo else "", class_="bar")
    playing = look.held and not over and not room.missing and not room.is_closed
    meanwhile = el("p", look.say("table", "meanwhile"), class_="hint") if playing else ""
    return [
        live(room, look),
        asked(prompt(waits(room, look))),
        el("div", meanwhile, class_="moves", id="moves"),
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
        recap(now.room, view_of(now.room.table.game.name), now.look),
        head(now),
        find(house, len(now.listed)),
        el("div", "", id="slip", data_go="1", aria_hidden="true"),
        el("div", options(now), class_="moves", id="moves"),
        foot(now),
    ]


def head(now: Question) -> Markup:
    """What is asked; at the end of a turn, that it waits to be confirmed."""
    house, table = now.look.house, now.room.table
    if table.state.is_ending:
        helps = join(summary.watch(now.room, now.look), rule(house, table))
        return asked(prompt(house.say("table", "confirm_asked")), helps)
    helps = join(hint.ask(now.room, now.look), rule(house, table))
    said = join(explained(now.room, now.look), None if tray.paying(now) else crumbs(now))
    return asked(prompt(table.prompt(house.language)), helps, said, chapter(house, table))


def grab(house: Translation) -> Markup:
    """The handle of the phone's sheet."""
    return button("", data_grab="1", class_="grab", aria_label=house.say("table", "sheet"))


def prompt(said: str) -> Markup:
    return el("h2", said, class_="prompt", id="prompt", tabindex=-1)


def asked(
    said: Markup,
    rule: Markup | None = None,
    past: Markup | None = None,
    chapter: Markup | None = None,
) -> Markup:
    """The head of the panel: what is asked, the rule behind it, and what was chosen so far."""
    return el("div", chapter, el("div", said, rule, class_="q1"), past, class_="asked")


def chapter(house: Translation, table: Table) -> Markup | None:
    """What is going on: the name of the rule."""
    found = section(table.game.name, table.asking().cite(), house.language)
    return el("p", found.title, class_="eyebrow", aria_hidden="true") if found else None


def rule(house: Translation, table: Table) -> Markup | None:
    """The rule behind the question, one step away."""
    cited = table.asking().cite()
    if not cited:
        return None
    found = section(table.game.name, cited, house.language)
    title = found.title if found else house.say("table", "rules")
    said = house.say("table", "why", rule=f"{cited} {title}")
    sign = join(el("span", cited.replace("§", "§ ")), el("b", "?"))
    return button(sign, data_rule=cited, class_="mini", data_tip=said, aria_label=said)


def find(house: Translation, count: int) -> Markup | None:
    if count <= LONG_LIST:
        return None
    said = house.say("table", "filter")
    return el("input", id="find", type="search", placeholder=said, aria_label=said)


def options(now: Question) -> list[Markup]:
    """The list; what is paid or shared out begins with how much of it is chosen."""
    table = now.room.table
    if table.state.is_ending:
        return summary.whole(now.room, now.look, view_of(table.game.name))
    if now.proposed is None:
        return grouped(now)
    return tray.whole(now, grouped(now))


def crumbs(now: Question) -> Markup | None:
    """What was chosen in this turn and can be taken back; a click goes back to before it."""
    table = now.room.table
    count = summary.own_steps(table)
    if not count or table.moves[-1][0] != now.room.turn:
        return None
    first = len(table.moves) - count
    said = [table.game.option(word, now.look.language) for _, word in table.moves[first:]]
    shown = [el("li", button(step, data_undo=first + at)) for at, step in enumerate(said)]
    began = signed(
        view_of(table.game.name).sign(table.game.vocabulary.texts[table.moves[first][1]]), 26
    )
    if began and shown[1:]:
        shown[0] = button(began, data_undo=first, data_tip=said[0], aria_label=said[0])
        shown = [el("li", shown[0], class_="began"), *shown[1:][1 - LAST_STEPS :]]
    return el(
        "div", el("ol", shown[-LAST_STEPS:], class_="crumbs"), brought(now, count), class_="so-far"
    )


def brought(now: Question, count: int) -> Markup:
    """What the steps of this turn have changed so far, as far as there is room to say so."""
    table = now.room.table
    made = summary.between(table, table.past[-count], table.state, now.look.seat)
    return row(table.teller(now.look.language), made, now.look.seat, SUMMED)


def foot(now: Question) -> Markup:
    """The way back, the quiet way out, and the gold button."""
    asked = now.look._replace(held=(now.room.turn,))
    bar = [undo_buttons(now.room, asked), quiet(now)]
    return el("div", el("div", bar, class_="bar"), sure(now), gold(now), class_="foot")


def quiet(now: Question) -> Markup | None:
    """What gives something up stands aside; it is asked once more if it ends the turn."""
    if now.quiet is None:
        return tray.fill(now) if tray.paying(now) else None
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
    if tray.paying(now):
        return tray.gold(now, enter)
    final, label = now.proposed.final, now.proposed.label
    is_long = len(label) > LONGEST_LABEL
    said = house.say("table", "as_proposed") if is_long else label
    return button(
        join(lock(house) if final else None, el("span", said), enter),
        aria_label=f"{said}: {label}" if is_long else None,
        data_play=json.dumps(now.proposed.words),
        data_final="1" if final else None,
        id="b-go",
        class_="go",
    )
