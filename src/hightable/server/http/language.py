"""In which language one is answered: as the browser was told, else as it asks, else English."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import Response

from hightable.server.http.cookie import YEAR
from hightable.server.texts import spoken, texts
from hightable.texts import Translation
from hightable.texts.languages import ENGLISH

COOKIE = "hightable-language"
MOST_WISHES = 12


def language(connection: HTTPConnection) -> str:
    """The language of whoever asks, among those there are files for."""
    chosen = connection.cookies.get(COOKIE, "")
    if chosen in spoken():
        return chosen
    return accepted(connection.headers.get("accept-language", ""), spoken())


def house(connection: HTTPConnection) -> Translation:
    """The server's texts for whoever asks."""
    return texts(language(connection))


def remember_language(response: Response, code: str, secure: bool) -> None:
    """The browser says it with every request from now on."""
    response.set_cookie(
        COOKIE, code, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/"
    )


def accepted(header: str, known: list[str]) -> str:
    """The best of the languages a browser lists, such as `pt-BR,pt;q=0.9,en;q=0.8`."""
    codes = {code.lower(): code for code in known}
    wishes = [wish(part) for part in header.split(",")[:MOST_WISHES]]
    for quality, tag in sorted(wishes, key=lambda wished: -wished[0]):
        for name in (tag, tag.partition("-")[0]):
            if quality and name in codes:
                return codes[name]
    return ENGLISH


def wish(part: str) -> tuple[float, str]:
    """A language and how much it is wished for."""
    tag, _, quality = part.partition(";")
    number = quality.strip().removeprefix("q=")
    known = number.replace(".", "", 1).isdecimal()
    return (float(number) if known else float(not number)), tag.strip().lower()
