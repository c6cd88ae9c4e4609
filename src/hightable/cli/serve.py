"""`hightable`: the table in the browser."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on")
    parser.add_argument("--port", type=int, default=8123, help="the first port to try")
    parser.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://...")
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")


def run(args: Namespace) -> int:
    from hightable.server.app import serve

    serve(args.host, args.port, args.database, not args.no_browser)
    return 0
