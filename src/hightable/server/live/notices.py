"""Notices: whoever is asked, has gone and wants to be told is told once a move, by mail or hook.

It is looked up now and then: a move itself costs nothing for it.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from hightable.games import game as find_game
from hightable.server.live.post import FAILS, Post
from hightable.server.store.database import OUTAGE, Store
from hightable.server.store.notices import DISCORD, SLACK, Asked, asked, mark_told
from hightable.server.texts import texts
from hightable.server.threads import in_thread

LOG = logging.getLogger("hightable")
BEAT = 15.0
AWAY = 60.0


class Notices:
    """Tells those who are waited for, for as long as the server runs."""

    def __init__(self, store: Store, post: Post) -> None:
        self.store = store
        self.post = post
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.beats())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def beats(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                for one in await in_thread(asked, self.store, AWAY):
                    if await in_thread(mark_told, self.store, one):
                        await in_thread(tell, self.post, one)
            except OUTAGE as lost:
                LOG.warning("nobody is told: no database (%s)", type(lost).__name__)


def tell(post: Post, one: Asked) -> None:
    """By every way that is wished for; one that fails is written down and not tried again."""
    wish = one.wish
    house = texts(wish.language)
    game = find_game(one.game).texts(wish.language).say("title", "game")
    link = f"{wish.address}t/{one.id}"
    text = house.say("notice", "turn", who=one.name, game=game, link=link)
    try:
        if wish.mail and not wish.token and post.smtp:
            post.letter(wish.mail, house.say("notice", "subject", game=game), text)
    except FAILS as wrong:
        LOG.warning("a letter was not sent (%s)", type(wrong).__name__)
    try:
        if wish.hook:
            post.hook(wish.hook, body(wish.kind, text, one, link))
    except FAILS as wrong:
        LOG.warning("a hook was not called (%s)", type(wrong).__name__)


def body(kind: str, text: str, one: Asked, link: str) -> dict[str, Any]:
    """What each kind of hook understands."""
    if kind == DISCORD:
        return {"content": text}
    if kind == SLACK:
        return {"text": text}
    return {"event": "turn", "game": one.game, "player": one.name, "table": link, "text": text}
