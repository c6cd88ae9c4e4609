"""`hightable`: finds the command, runs it, and says in one sentence what was wrong."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from importlib import import_module

from hightable import Fault, __version__, edition

COMMANDS = {
    "serve": ("hightable.cli.serve", "the table in the browser (also without any command)"),
    "play": ("hightable.cli.play", "a game in the terminal"),
    "replay": ("hightable.cli.replay", "show a recorded game, move by move"),
    "draw": ("hightable.cli.draw", "draw a position of a record as SVG"),
    "verify": ("hightable.cli.verify", "check a record: legal, complete, dealt as promised"),
    "review": ("hightable.cli.review", "what each decision of a record cost"),
    "arena": ("hightable.cli.arena", "matches between bots"),
    "ladder": ("hightable.cli.ladder", "all levels of bots against each other"),
    "tune": ("hightable.cli.tune", "learn a judge's weights by self-play"),
    "dataset": ("hightable.cli.dataset", "records into a table for learning"),
    "bench": ("hightable.cli.bench", "how fast a game runs here"),
    "check-data": ("hightable.cli.check_data", "where each printed figure comes from"),
    "golden": ("hightable.cli.golden", "record golden games anew, with the reason"),
    "edition": ("hightable.cli.edition", "transcribe the figures of your own box"),
}


def usage() -> str:
    width = max(map(len, COMMANDS))
    rows = [f"  {name:<{width}}  {text}" for name, (_, text) in COMMANDS.items()]
    head = "usage: hightable [COMMAND] [--help]\n\nA table for four heavy board games.\n"
    return "\n".join([head, *rows])


def main(argv: list[str] | None = None) -> int:
    words = sys.argv[1:] if argv is None else argv
    if words[:1] in (["--help"], ["-h"]):
        print(usage())
        return 0
    if words[:1] == ["--version"]:
        print(f"hightable {__version__}")
        return 0
    try:
        return command(words)
    except Fault as wrong:
        print(f"hightable: {wrong}", file=sys.stderr)
        return 2
    except (KeyboardInterrupt, BrokenPipeError):
        return 130


def command(words: list[str]) -> int:
    """Run the command named first; options alone go to the table in the browser."""
    if not words or words[0].startswith("-"):
        words = ["serve", *words]
    name, *rest = words
    if name not in COMMANDS:
        raise Fault(f"there is no command {name!r}; commands: {', '.join(COMMANDS)}")
    module, text = COMMANDS[name]
    found = import_module(module)
    parser = ArgumentParser(prog=f"hightable {name}", description=text)
    found.configure(parser)
    parser.add_argument("--edition", metavar="DIR", help="play with the figures of your own box")
    args = parser.parse_args(rest)
    if args.edition:
        os.environ["HIGHTABLE_EDITION"] = args.edition
        edition(args.edition)
    return int(found.run(args))


if __name__ == "__main__":
    sys.exit(main())
