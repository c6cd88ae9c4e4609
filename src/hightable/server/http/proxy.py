"""Who asks, and by which name: what a trusted proxy says about it, and nobody else."""

from __future__ import annotations

import re
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from hightable.kernel import Fault

HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[\w.-]+)(?::(\d{1,5}))?", re.ASCII)
LOOPBACK = ("127.0.0.1", "localhost", "::1")
PORTS = {"http": "80", "https": "443"}
FORWARDED = (b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host", b"forwarded")
SITE = 64
Networks = tuple[IPv4Network | IPv6Network, ...]


def networks(said: str) -> Networks:
    """The addresses and networks of proxies, out of a list with commas."""
    try:
        named = [one.strip() for one in said.split(",")]
        return tuple(ip_network(one, strict=False) for one in named if one)
    except ValueError as wrong:
        raise Fault("server.proxy", wrong=str(wrong)) from None


def is_among(address: str, trusted: Networks) -> bool:
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return any(found in network for network in trusted)


def host_name(host: str) -> str:
    """The name in a Host header, without its port; empty if it is none."""
    found = HOST.fullmatch(host)
    return found[1].strip("[]").lower() if found else ""


def place(host: str, scheme: str) -> tuple[str, str]:
    """Name and port: the usual port of a scheme need not be said."""
    found = HOST.fullmatch(host)
    return host_name(host), (found[2] if found else None) or PORTS.get(scheme, "")


def same_origin(connection: HTTPConnection) -> bool:
    """A browser says where a request comes from: it must be from here."""
    origin = connection.headers.get("origin")
    if origin is None:
        site = connection.headers.get("sec-fetch-site", "none")
        return site in ("none", "same-origin")
    scheme, _, there = origin.partition("://")
    here = connection.scope["scheme"].replace("ws", "http")
    host = connection.headers.get("host", "")
    return scheme == here and place(there, scheme) == place(host, here) != ("", "")


def client(connection: HTTPConnection) -> str:
    """The address that asks."""
    return site(connection.client.host) if connection.client else ""


def site(address: str) -> str:
    """An address; of the sixth version its network, for whoever has one of it has them all."""
    if ":" not in address:
        return address
    try:
        return str(ip_network(f"{address.partition('%')[0]}/{SITE}", strict=False))
    except ValueError:
        return address


class Proxied:
    """Puts right what a request says about itself if it comes through a trusted proxy."""

    def __init__(self, app: ASGIApp, trusted: Networks, public: str) -> None:
        self.app = app
        self.trusted = trusted
        self.public = public

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            scope = self.seen(scope)
        await self.app(scope, receive, send)

    def seen(self, scope: Scope) -> Scope:
        headers = [pair for pair in scope["headers"] if pair[0] not in FORWARDED]
        peer = scope["client"]
        if peer is None or not is_among(peer[0], self.trusted):
            return {**scope, "headers": headers}
        said = {name: values(scope, name) for name in FORWARDED}
        host = self.host(values(scope, b"host"), said[b"x-forwarded-host"])
        headers = [pair for pair in headers if pair[0] != b"host"] + [(b"host", host.encode())]
        scheme = secured(scope["scheme"], said[b"x-forwarded-proto"])
        asking = (self.address(peer[0], said[b"x-forwarded-for"]), 0)
        return {**scope, "headers": headers, "scheme": scheme, "client": asking}

    def host(self, own: list[str], forwarded: list[str]) -> str:
        """The name the browser used; a proxy that keeps it to itself names this machine."""
        host = ["", *own, *forwarded][-1]
        return self.public if self.public and host_name(host) in LOOPBACK else host

    def address(self, peer: str, forwarded: list[str]) -> str:
        """The last address that is no trusted proxy: what stands before it anybody may write."""
        for one in reversed(forwarded):
            name = host_name(one) if one.count(":") < 2 or one.startswith("[") else one
            try:
                peer = str(ip_address(name))
            except ValueError:
                break
            if not is_among(peer, self.trusted):
                break
        return peer


def values(scope: Scope, name: bytes) -> list[str]:
    """All values of a header, as one list."""
    said = b",".join(value for key, value in scope["headers"] if key == name).decode("latin-1")
    return [value.strip() for value in said.split(",") if value.strip()]


def secured(scheme: str, forwarded: list[str]) -> str:
    """The scheme the browser used, in the words of this connection."""
    said = forwarded[-1].lower() if forwarded else ""
    if said in ("https", "wss"):
        return "wss" if scheme.startswith("ws") else "https"
    if said in ("http", "ws"):
        return "ws" if scheme.startswith("ws") else "http"
    return scheme
