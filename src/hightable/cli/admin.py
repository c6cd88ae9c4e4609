"""`hightable admin`: what whoever runs a server can do to its tables, also while it runs."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

from hightable import Fault
from hightable.texts import Translation

MOST = 10_000


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("action", choices=list(ACTIONS))
    parser.add_argument("what", nargs="*")
    parser.add_argument("--database", metavar="URL")
    parser.add_argument("--days", type=float, default=0.0)
    parser.add_argument("--finished-days", type=float, default=0.0)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--json", action="store_true")


def run(args: Namespace, texts: Translation) -> int:
    from hightable.games import load
    from hightable.server.store.database import Store

    load()
    takes, act = ACTIONS[args.action]
    if len(args.what) != len(takes):
        wanted = " ".join([args.action, *takes])
        raise Fault(texts.say("fault", "admin_needs", wanted=wanted))
    store = Store(args.database)
    try:
        found = act(store, args, texts)
    finally:
        store.close()
    print(json.dumps(found, indent=2) if args.json else in_words(found))
    return 0


def in_words(found: Any) -> str:
    """Rows as columns, anything else as it is."""
    if not isinstance(found, list):
        rows = [[str(key), str(value)] for key, value in found.items()]
    else:
        rows = [[str(value) for value in row.values()] for row in found]
        rows[:0] = [list(found[0])] if found else []
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    shown = [
        "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True))
        for row in rows
    ]
    return "\n".join(line.rstrip() for line in shown)


def listed(store: Any, args: Namespace, _: Translation) -> list[dict[str, Any]]:
    """Tables, the latest first."""
    from hightable.server.store.closing import newest

    return [brief(row) for row in newest(store, MOST, args.all)]


def brief(row: Any) -> dict[str, Any]:
    return {
        "id": row.id,
        "game": row.game,
        "rules": row.rules,
        "players": row.people,
        "moves": row.seq,
        "over": "yes" if row.over else "no",
        "changed": datetime.fromtimestamp(row.changed).isoformat(" ", "minutes"),
    }


def look(store: Any, args: Namespace, texts: Translation) -> dict[str, Any]:
    """One table: how it stands and who sits there; neither its deal nor any secret."""
    from hightable.server.store.seats import seats
    from hightable.server.store.sittings import sittings
    from hightable.server.store.tables import table

    row = table(store, args.what[0])
    if row is None:
        raise Fault("server.no_table")
    seated = {
        f"seat {stored.seat.seat}": texts.say(
            "admin",
            "seat",
            name=stored.seat.name,
            kind=" ".join([stored.seat.kind, stored.seat.level]).strip(),
        )
        for stored in seats(store, row.id)
    }
    kinds = [sitting.kind for sitting in sittings(store, row.id)]
    return brief(row) | {"turn": row.turn, "result": row.result, "sittings": kinds} | seated


def close(store: Any, args: Namespace, _: Translation) -> dict[str, Any]:
    from hightable.server.store.closing import close_table

    close_table(store, args.what[0])
    return {"closed": args.what[0]}


def delete(store: Any, args: Namespace, _: Translation) -> dict[str, Any]:
    from hightable.server.store.closing import delete_table

    delete_table(store, args.what[0])
    return {"deleted": args.what[0]}


def expire(store: Any, args: Namespace, _: Translation) -> dict[str, Any]:
    from hightable.server.store import closing

    return {"deleted": closing.expire(store, args.days, args.finished_days)}


def link(store: Any, args: Namespace, texts: Translation) -> dict[str, Any]:
    from hightable.server.store.closing import reissue

    id, seat = args.what
    if not seat.isdecimal():
        raise Fault(texts.say("fault", "admin_needs", wanted="link TABLE SEAT"))
    return {"link": reissue(store, id, int(seat))}


def rules(store: Any, _: Namespace, texts: Translation) -> list[dict[str, Any]]:
    """Which rules running tables were begun with, and whether this program goes on with them."""
    from hightable.games import game, names
    from hightable.kernel.data import edition
    from hightable.server.store.closing import rules_in_use

    rows = []
    for used in rules_in_use(store):
        known = used.game in names(all=True) and game(used.game).rules == used.rules
        goes_on = known and used.edition == edition()
        rows.append(used._asdict() | {"now": texts.say("admin", "on" if goes_on else "read_only")})
    return rows


def export(store: Any, args: Namespace, _: Translation) -> dict[str, Any]:
    from hightable.server.store.records import export_all

    return export_all(store, Path(args.what[0]))._asdict()


ACTIONS: dict[str, tuple[tuple[str, ...], Callable[[Any, Namespace, Translation], Any]]] = {
    "list": ((), listed),
    "look": (("TABLE",), look),
    "close": (("TABLE",), close),
    "expire": ((), expire),
    "delete": (("TABLE",), delete),
    "link": (("TABLE", "SEAT"), link),
    "rules": ((), rules),
    "export": (("FILE",), export),
}
