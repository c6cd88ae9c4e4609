"""`hightable`: the table in the browser."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from hightable.bots import offer
from hightable.texts import Translation


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8123)
    parser.add_argument("--database", metavar="URL")
    parser.add_argument("--workers", metavar="N", type=int, default=1)
    parser.add_argument("--no-browser", action="store_true")
    parser.add_argument(
        "--proxy",
        metavar="ADDRESS",
        default="",
    )
    parser.add_argument("--public-host", metavar="NAME", default="")
    parser.add_argument("--metrics", metavar="ADDRESS", default="127.0.0.1,::1")
    parser.add_argument("--log", metavar="FILE", default="")
    parser.add_argument("--house-password", metavar="WORD", default="")
    parser.add_argument("--smtp", metavar="URL", default="")
    parser.add_argument("--mail-from", metavar="ADDRESS", default="")
    parser.add_argument("--inner-hooks", action="store_true")
    parser.add_argument(
        "--limit",
        metavar="NAME=NUMBER",
        action="append",
        default=[],
    )
    parser.add_argument("--bot", metavar="NAME=BOT", action="append", default=[])


def run(args: Namespace, texts: Translation) -> int:
    from hightable.kernel import Fault
    from hightable.server.app import Deployment, serve
    from hightable.server.http.proxy import host_name, networks
    from hightable.server.limits import Limits
    from hightable.server.live.post import Post

    if args.public_host and not host_name(args.public_host):
        raise Fault(texts.say("fault", "no_host", host=args.public_host))
    if args.workers < 1:
        raise Fault(texts.say("fault", "no_worker", n=args.workers))
    for text in args.bot:
        name, _, place = text.partition("=")
        offer(name, place)
    limits = Limits().changed(args.limit)
    where = Deployment(args.host, networks(args.proxy), args.public_host, limits)
    post = Post(args.smtp, args.mail_from, args.inner_hooks).check()
    where = where._replace(operators=networks(args.metrics), log=args.log, post=post)
    where = where._replace(password=args.house_password)
    serve(where, args.port, args.database, not args.no_browser, args.workers)
    return 0
