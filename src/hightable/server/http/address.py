"""By which address others reach this server: the one they ask for, or the computer's own."""

from __future__ import annotations

import socket
from contextlib import closing
from urllib.parse import urlsplit

from hightable.server.http.proxy import LOOPBACK, host_name

EVERYWHERE = ("0.0.0.0", "::", "")
# An address that is in use nowhere: nothing is sent, but the system says which way it would go.
NOWHERE = ("192.0.2.1", 9)


def reachable(link: str, listens: str) -> tuple[str, str]:
    """A link as others can open it, by the address the server listens to; and the warning that
    belongs to it, if any.

    Whoever opened the page as localhost would send a link to the reader's own computer.
    """
    url = urlsplit(link)
    if host_name(url.netloc) not in LOOPBACK:
        return link, ""
    own = own_address() if listens in EVERYWHERE else ""
    if not own:
        return link, "only_here"
    there = f"{own}:{url.port}" if url.port else own
    return url._replace(netloc=there).geturl(), ""


def own_address() -> str:
    """This computer's address on its network; empty if it has none."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        try:
            probe.connect(NOWHERE)
        except OSError:
            return ""
        found = str(probe.getsockname()[0])
    return "" if found in (*LOOPBACK, *EVERYWHERE) else found
