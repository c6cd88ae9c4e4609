"""`hightable`: the table in the browser."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on")
    parser.add_argument("--port", type=int, default=8123, help="the first port to try")
    parser.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://...")
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    parser.add_argument(
        "--proxy",
        metavar="ADDRESS",
        default="",
        help="proxies that are believed: addresses or networks, with commas between",
    )
    parser.add_argument(
        "--public-host", metavar="NAME", default="", help="the name browsers reach it by"
    )
    parser.add_argument(
        "--limit",
        metavar="NAME=NUMBER",
        action="append",
        default=[],
        help="change a limit, such as gets=400/40 or connections=2000; see docs/server.md",
    )


def run(args: Namespace) -> int:
    from hightable.kernel import Fault
    from hightable.server.app import Deployment, serve
    from hightable.server.http.proxy import host_name, networks
    from hightable.server.limits import Limits

    if args.public_host and not host_name(args.public_host):
        raise Fault(f"a public host is a name such as table.example.org, not {args.public_host!r}")
    limits = Limits().changed(args.limit)
    where = Deployment(args.host, networks(args.proxy), args.public_host, limits)
    serve(where, args.port, args.database, not args.no_browser)
    return 0
