"""Requests about notices: where somebody wants to be told, and that a mail address is theirs."""

from __future__ import annotations

import re

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from hightable.kernel import Fault, Refused, TooMany
from hightable.server.http.cookie import holder
from hightable.server.http.handlers import known, services_of, text, who
from hightable.server.http.language import house, language
from hightable.server.http.proxy import client
from hightable.server.live.post import FAILS
from hightable.server.page.notices import confirm_page, notices_page
from hightable.server.store.notices import KINDS, Wish, confirm, keep_wish, wish
from hightable.server.store.seats import digest, secret
from hightable.server.threads import in_thread

MAIL = re.compile(r"[\w.+'-]{1,64}@[\w-]{1,63}(\.[\w-]{1,63})*", re.ASCII)
LONGEST_HOOK = 400


async def notices(request: Request) -> Response:
    """The form, and what was wished."""
    services, told = services_of(request), ""
    if request.method == "POST":
        told = await save(request)
    wished = await in_thread(wish, services.store, who(request))
    page = notices_page(house(request), wished, bool(services.notices.post.smtp), told)
    return known(request, HTMLResponse(page, headers={"cache-control": "no-store"}))


async def save(request: Request) -> str:
    """Keep what is wished, and write to an address that is new; what to say about it."""
    services, me, said = services_of(request), who(request), house(request)
    form = await request.form()
    before = await in_thread(wish, services.store, me)
    wished = Wish(
        me,
        checked_mail(text(form, "mail")) if services.notices.post.smtp else "",
        before.token if before else "",
        text(form, "hook"),
        text(form, "kind") if text(form, "kind") in KINDS else KINDS[0],
        str(request.base_url),
        language(request),
    )
    if wished.hook:
        if len(wished.hook) > LONGEST_HOOK or not wished.hook.isprintable():
            raise Fault("server.no_hook")
        await in_thread(services.notices.post.looked_up, wished.hook)
    token = ""
    if wished.mail != (before.mail if before else ""):
        token = secret() if wished.mail else ""
        wished = wished._replace(token=digest(token) if token else "")
    if token:
        await write(request, wished.mail, token)
    keeps = wished if wished.mail or wished.hook else None
    await in_thread(keep_wish, services.store, me, keeps)
    return said.say("notice", "sent" if token else "saved")


def checked_mail(said: str) -> str:
    if said and not MAIL.fullmatch(said):
        raise Fault("server.no_mail")
    return said


async def write(request: Request, to: str, token: str) -> None:
    """A letter that asks whether the address is theirs; nobody is written to often."""
    services, said = services_of(request), house(request)
    if not services.quotas.mails.take(client(request)) or not services.quotas.mails.take(to):
        raise TooMany("server.too_many")
    link = str(request.url_for("confirm", token=token))
    letter = (to, said.say("notice", "asks"), said.say("notice", "asks_text", link=link))
    try:
        await in_thread(services.notices.post.letter, *letter)
    except FAILS:
        raise Fault("server.not_sent") from None


async def confirmed(request: Request) -> Response:
    """The link in the letter: a button, and then the address counts."""
    services, said = services_of(request), house(request)
    if request.method != "POST":
        return HTMLResponse(confirm_page(said, request.url.path))
    if not await in_thread(confirm, services.store, request.path_params["token"]):
        services.quotas.join_failed(client(request), "mail")
        raise Refused("server.used_link")
    wished = await in_thread(wish, services.store, holder(request))
    told = said.say("notice", "confirmed")
    return HTMLResponse(notices_page(said, wished, bool(services.notices.post.smtp), told))
