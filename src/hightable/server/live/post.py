"""Letters and web hooks: sent outside, and never to the inner network unless that is allowed."""

from __future__ import annotations

import json
import smtplib
import socket
import ssl
from email.message import EmailMessage
from http.client import HTTPConnection, HTTPException
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any, NamedTuple
from urllib.parse import SplitResult, unquote, urlsplit

from hightable.kernel import Fault

SECONDS = 8.0
SMTP, SMTPS = "smtp", "smtps"
PORTS = {SMTP: 587, SMTPS: 465, "http": 80, "https": 443}
TRANSLATED = ip_network("64:ff9b::/96")
Address = IPv4Address | IPv6Address


class Post(NamedTuple):
    """By which server letters go out and from whom, and whether hooks may be inside."""

    smtp: str = ""
    sender: str = ""
    inner_hooks: bool = False

    def check(self) -> Post:
        """The same, if letters can be sent that way."""
        found = urlsplit(self.smtp)
        if self.smtp and (found.scheme not in (SMTP, SMTPS) or not found.hostname):
            raise Fault("server.smtp")
        if self.smtp and "@" not in self.sender:
            raise Fault("server.mail_from")
        return self

    def letter(self, to: str, subject: str, text: str) -> None:
        """One letter; a password is sent only where nobody listens."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, to, subject
        message.set_content(text)
        where = urlsplit(self.smtp)
        host, port = str(where.hostname), where.port or PORTS[where.scheme]
        secure = ssl.create_default_context()
        with (
            smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=secure)
            if where.scheme == SMTPS
            else smtplib.SMTP(host, port, timeout=SECONDS)
        ) as server:
            server.ehlo()
            if where.scheme == SMTP and server.has_extn("starttls"):
                server.starttls(context=secure)
                server.ehlo()
            if where.username:
                if where.scheme == SMTP and not isinstance(server.sock, ssl.SSLSocket):
                    raise smtplib.SMTPNotSupportedError("no TLS, no password")
                server.login(unquote(where.username), unquote(where.password or ""))
            server.send_message(message)

    def hook(self, url: str, said: dict[str, Any]) -> int:
        """What a hook answers; it is asked at the very address that was looked at."""
        where, addresses = self.looked_up(url)
        wire = socket.create_connection((str(addresses[0]), port_of(where)), SECONDS)
        if where.scheme == "https":
            secure = ssl.create_default_context()
            wire = secure.wrap_socket(wire, server_hostname=where.hostname)
        connection = HTTPConnection(str(where.hostname), port_of(where), timeout=SECONDS)
        connection.sock = wire
        try:
            path = (where.path or "/") + (f"?{where.query}" if where.query else "")
            body = json.dumps(said).encode()
            connection.request("POST", path, body, {"Content-Type": "application/json"})
            return connection.getresponse().status
        finally:
            connection.close()

    def looked_up(self, url: str) -> tuple[SplitResult, list[Address]]:
        """The parts of a hook's address, and where it leads."""
        where = urlsplit(url)
        try:
            known = where.scheme in ("http", "https") and where.hostname and not where.username
            found = socket.getaddrinfo(where.hostname, port_of(where), type=socket.SOCK_STREAM)
        except (OSError, ValueError, UnicodeError):
            raise Fault("server.no_hook") from None
        addresses = [ip_address(str(one[4][0]).partition("%")[0]) for one in found]
        if not known or not addresses:
            raise Fault("server.no_hook")
        if not self.inner_hooks and not all(map(is_outside, addresses)):
            raise Fault("server.inner_hook")
        return where, addresses


def port_of(where: SplitResult) -> int:
    return where.port or PORTS.get(where.scheme, 0)


def is_outside(address: Address) -> bool:
    """An address that everybody can reach; one that hides another one in it is none."""
    if isinstance(address, IPv6Address):
        hides = address.ipv4_mapped or address.sixtofour or address.teredo
        if hides or address in TRANSLATED:
            return False
    return address.is_global and not address.is_multicast


FAILS = (OSError, HTTPException, smtplib.SMTPException, Fault)
