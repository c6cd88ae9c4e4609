"""The sheet in which people at a table talk; what is said is put in by the script."""

from __future__ import annotations

from typing import Final

from hightable.draw.markup import Markup, el
from hightable.server.live.messages import LONGEST_SAYING, REACTIONS
from hightable.server.page.marks import button
from hightable.texts import Translation

NAMES: Final = ("yes", "well_done", "laugh", "hm", "cheers")


def talk(house: Translation) -> list[Markup]:
    """What was said, a line to say something, five signs, and silence by one click."""
    signs = [
        button(sign, data_react=sign, aria_label=house.say("chat", name))
        for sign, name in zip(REACTIONS, NAMES, strict=True)
    ]
    line = el("input", id="say", maxlength=LONGEST_SAYING, autocomplete="off")
    return [
        el("ol", "", id="sayings", aria_label=house.say("chat", "said"), tabindex=0),
        el(
            "form",
            el("label", house.say("chat", "say"), for_="say"),
            line,
            el("button", house.say("chat", "send"), type="submit"),
            id="talk",
        ),
        el("div", signs, class_="signs", role="group", aria_label=house.say("chat", "signs")),
        button(house.say("chat", "mute"), data_mute="1", aria_pressed="false"),
        el("p", house.say("chat", "private"), class_="hint"),
    ]


def opener(house: Translation) -> Markup:
    """The way to it."""
    return button(house.say("chat", "title"), data_open="chat", class_="chat-open")
