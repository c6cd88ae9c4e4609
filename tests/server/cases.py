"""What a fuzz sends: requests and messages in order but for a thing or two, and some that are not.

Few choices make a case, so that twenty thousand of them are drawn in a minute.
"""

from __future__ import annotations

import json
from typing import NamedTuple
from urllib.parse import quote_from_bytes

from hypothesis import strategies as st

NASTY = [
    "", " ", "\x00", "a\x00b", "\ud800", "-1", "--5", "0", "1", "2", "7", "99", "9" * 50,
    "9" * 5000, "1e9", "NaN", "null", "true", "[]", "{}", "../..", "%00", "'; DROP --", "<b>",
    "here", "friend", "bot", "bot freshman", "bot nobody", "x" * 5000, "\u202e", "🎲", "\r\nX: y",
    "٣", "yes", "no", "off", "link", "back", "newton", "golem", "sankore", "alma_mater", "chess",
    "house", "multipart/form-data; boundary=x", "multipart/form-data", "application/json", "[::1",
    "text/plain; charset=nonsense", "gzip", "bytes=0-1", "bytes=9-1,x", "https://evil.example",
    "localhost", "same-origin", "cross-site", "GET", "NONSENSE", "OPTIONS", "PUT", "*/*",
]  # fmt: skip
FRAGMENTS = [
    "null", "true", "0", "1", "-1", "2", "3", "999", "-999", "1.5", "1e400", "-1e400", "NaN", "1e9",
    "9" * 30, "9" * 4000, "9" * 4400, "-" + "9" * 4000, '""', '"0"', '"1"', '"\\u0000"',
    '"\\ud800"', '"a\\nb"', '"' + "x" * 79 + '"', '"' + "x" * 5000 + '"', "[]", "{}", "[[]]",
    '[""]', '["a", 1]', '["\\ud800"]', "[null]", "[" + '"a",' * 40 + '"a"]', '{"a": 1}',
    "[" * 3000 + "]" * 3000,
    "[" * 7000, '{"a":' * 900 + "1" + "}" * 900, "\\", "'", "", "//", "1}", "1, 1", '"\\q"',
    '"🎲"', '"\\ud83c\\udfb2"', '"sail"', '"win at once"', '["sail", "sail"]', "[1, 2", "Infinity",
]  # fmt: skip
SAID = [
    {"move": '"sail"', "seq": "0", "id": '"a"'}, {"undo": "0", "seq": "1", "id": '"b"'},
    {"play": '["sail"]', "seq": "0", "id": '"c"'}, {"ready": "0"}, {"board": "1"}, {"at": "3"},
    {"at": "1", "board": "0"}, {"move": '"trade"', "seq": "1"}, {"id": '"d"'}, {},
    {"chat": '"hello"'}, {"react": '"👍"'},
]  # fmt: skip
KEYS = ["move", "undo", "play", "seq", "id", "ready", "board", "at", "chat", "react", "other"]
KEYS += ["\\ud800"]
NEW = {"game": "newton", "seats": "2", "kind0": "here", "kind1": "here", "pace": "off"}
NEW |= {"name0": "A", "name1": "B", "seed": "7", "takeback": "", "option draft": "yes"}
NEW |= {"clock": "day", "takeover": "master"}
ROUTES: list[tuple[str, str, dict[str, str]]] = [
    ("GET", "/", {}), ("GET", "/healthz", {}), ("GET", "/metrics", {}),
    ("GET", "/new/newton", {}), ("GET", "/rules/golem", {}),
    ("GET", "/rules/newton/text", {}), ("GET", "/picture/newton.svg", {}),
    ("GET", "/style/golem.css", {}), ("GET", "/static/now/main.js", {}), ("POST", "/tables", NEW),
    ("POST", "/import", {"record": "hightable 1   game newton   rules 1   seats 2   seed 7"}),
    ("GET", "/t/{id}", {}), ("GET", "/t/{id}/describe", {}), ("GET", "/t/{id}/round", {}),
    ("GET", "/t/{id}/further", {}), ("GET", "/t/{id}/rounds", {}),
    ("GET", "/t/{id}/trails", {}),
    ("GET", "/t/{id}/picture.svg", {}), ("GET", "/t/{id}/record", {}),
    ("GET", "/settings", {}), ("GET", "/figures", {}), ("GET", "/learn", {}),
    ("GET", "/t/{id}/replay", {}), ("POST", "/t/{id}/submit", {}), ("POST", "/t/{id}/again", {}),
    ("POST", "/t/{id}/whatif", {"at": "1"}), ("POST", "/t/{id}/pace", {"pace": "off"}),
    ("GET", "/t/{id}/join/token", {}), ("POST", "/t/{id}/join/token", {"name": "A"}),
    ("POST", "/t/{id}/seats/0", {"do": "link"}), ("POST", "/t/{id}/seats/1", {"do": "back"}),
    ("POST", "/t/{id}/seats/1", {"do": "bot", "level": "freshman"}), ("GET", "/t/{id}/ws", {}),
    ("POST", "/language", {"language": "en", "back": "/"}), ("GET", "/learn/golem", {}),
    ("GET", "/game/newton", {}), ("GET", "/game/golem/aid", {}), ("POST", "/learn/golem/aim", {}),
    ("POST", "/play/newton", {}), ("GET", "/mine", {}), ("GET", "/notices", {}),
    ("POST", "/enter", {"password": "x"}), ("GET", "/enter/x", {}), ("POST", "/invitations", {}),
    ("POST", "/t/{id}/sit", {"name": "A"}), ("POST", "/t/{id}/hints", {}),
    ("POST", "/notices", {"mail": "a@b.c", "hook": "http://127.0.0.1/", "kind": "slack"}),
    ("POST", "/notices/confirm/x", {}), ("GET", "/notices/confirm/x", {}),
    ("GET", "/mine/records.zip", {}),
    ("POST", "/mine/{id}", {"do": "archive"}), ("POST", "/mine/x", {"do": "delete"}),
]  # fmt: skip
HEADERS = [
    "host", "origin", "cookie", "content-type", "content-length", "accept", "accept-encoding",
    "sec-fetch-site", "x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "range",
    "if-none-match", "if-modified-since", "transfer-encoding",
]  # fmt: skip
QUERIES = ["", "?replay=1", "?replay=1&as=0", "?replay=1&as=--5"]
FORM = b"application/x-www-form-urlencoded"
PARTS = b"multipart/form-data; boundary=x"
JSON = b"application/json"


class Case(NamedTuple):
    """A request; or, with messages, what is said on a socket of a table."""

    table: int
    signed: bool
    method: str
    target: str
    headers: dict[str, bytes]
    body: bytes
    messages: list[str | bytes]


texts = st.sampled_from(NASTY) | st.text(max_size=6)
fragments = st.sampled_from(FRAGMENTS) | st.text(max_size=4).map(json.dumps)
anything: st.SearchStrategy[str | bytes] = (
    fragments.map(lambda text: text.encode("utf-8", "replace").decode())
    | st.binary(max_size=12)
    | st.text(alphabet='{}[]":,0ae\\', max_size=12)
)


@st.composite
def objects(draw: st.DrawFn) -> str:
    """A message with a member or two put in or replaced."""
    members = dict(draw(st.sampled_from(SAID)))
    for key in draw(st.lists(st.sampled_from(KEYS), min_size=1, max_size=2)):
        members[key] = draw(fragments)
    said = ", ".join(f'"{key}": {value}' for key, value in members.items())
    return "{" + said.encode("utf-8", "replace").decode() + "}"


@st.composite
def messages(draw: st.DrawFn) -> str | bytes:
    shape = draw(st.integers(0, 7))
    if shape == 0:
        return draw(anything)
    said = draw(objects())
    return said.encode() if shape == 1 else said


@st.composite
def requests(draw: st.DrawFn, table: int, signed: bool) -> Case:
    """A route as it should be asked for, then with some things about it changed."""
    method, path, form = draw(st.sampled_from(ROUTES))
    form, headers, query = dict(form), dict[str, bytes](), ""
    body, kind = None, FORM
    for what in draw(st.lists(st.integers(0, 8), max_size=3)):
        text = draw(texts)
        if what == 0:
            method = draw(st.sampled_from(["GET", "POST", "HEAD", "PUT", "OPTIONS", "NONSENSE"]))
        elif what == 1:
            parts = path.split("/")
            parts[draw(st.integers(0, len(parts) - 1))] = quoted(text)
            path = "/" + "/".join(parts).lstrip("/")
        elif what == 2:
            query = f"?{draw(st.sampled_from(['as', 'at', 'ticket']))}={quoted(text)}"
        elif what == 3:
            headers[draw(st.sampled_from(HEADERS))] = on_the_wire(text)
        elif what == 4:
            kind = PARTS
        elif what == 5:
            body, kind = draw(objects()).encode(), JSON
        elif what == 6:
            body = draw(st.binary(max_size=40))
        else:
            form[draw(st.sampled_from([*NEW, *form, "record"]))] = text
    if body is None:
        body = many_parts(form) if kind == PARTS else pairs(form)
    return Case(table, signed, method, path + query, {"content-type": kind} | headers, body, [])


@st.composite
def cases(draw: st.DrawFn, tables: int) -> Case:
    """A case for one of so many tables."""
    number = draw(st.integers(0, 4 * tables - 1))
    table, signed, talks = number // 4, number % 2 == 0, number % 4 < 2
    if not talks:
        return draw(requests(table, signed))
    query = draw(st.sampled_from(QUERIES))
    return Case(table, signed, "", query, {}, b"", [draw(messages())])


def quoted(text: str) -> str:
    return quote_from_bytes(text.encode("utf-8", "surrogatepass"), safe="")


def pairs(form: dict[str, str]) -> bytes:
    return "&".join(f"{quoted(key)}={quoted(text)}" for key, text in form.items()).encode()


def many_parts(form: dict[str, str]) -> bytes:
    parts = [
        f'--x\r\nContent-Disposition: form-data; name="{key}"\r\n\r\n{text}\r\n'
        for key, text in form.items()
    ]
    return ("".join(parts) + "--x--\r\n").encode("utf-8", "surrogatepass")


def on_the_wire(text: str) -> bytes:
    """A header can be any line of bytes."""
    return text.encode("utf-8", "surrogatepass").replace(b"\r", b"").replace(b"\n", b"")
