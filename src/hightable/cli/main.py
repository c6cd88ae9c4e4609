"""`hightable`: finds the command, runs it, and says in one sentence what was wrong."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from itertools import pairwise

from hightable import Fault, __version__, edition
from hightable.cli.arguments import Arguments
from hightable.texts import Translation, load

COMMANDS = (
    "serve",
    "play",
    "learn",
    "replay",
    "draw",
    "verify",
    "review",
    "arena",
    "ladder",
    "tune",
    "dataset",
    "bench",
    "check-data",
    "golden",
    "new-game",
    "edition",
    "admin",
    "backup",
    "restore",
)
LANGUAGE = "--language"


def usage(texts: Translation) -> str:
    width = max(map(len, COMMANDS))
    rows = [f"  {name:<{width}}  {texts.say('command', name)}" for name in COMMANDS]
    return "\n".join([texts.say("usage", "head"), "", texts.say("usage", "what"), "", *rows])


def main(argv: list[str] | None = None) -> int:
    words = sys.argv[1:] if argv is None else argv
    texts = load("hightable.cli", language(words))
    if words[:1] in (["--help"], ["-h"]):
        print(usage(texts))
        return 0
    if words[:1] == ["--version"]:
        print(texts.say("usage", "version", version=__version__))
        return 0
    try:
        return command(words, texts)
    except Fault as wrong:
        print(texts.say("usage", "error", wrong=wrong.said(texts.language)), file=sys.stderr)
        return 2
    except (KeyboardInterrupt, BrokenPipeError):
        return 130
    except OSError as wrong:
        if not wrong.filename:
            raise
        said = texts.say("fault", "no_file", file=str(wrong.filename), wrong=wrong.strerror)
        print(texts.say("usage", "error", wrong=said), file=sys.stderr)
        return 2


def language(words: list[str]) -> str:
    """The language asked for: it is known before anything else is said."""
    asked = [word for flag, word in pairwise(words) if flag == LANGUAGE]
    return asked[0] if asked else "en"


def command(words: list[str], texts: Translation) -> int:
    """Run the command named first; options alone go to the table in the browser."""
    if not words or words[0].startswith("-"):
        words = ["serve", *words]
    name, *rest = words
    if name not in COMMANDS:
        known = texts.listed(COMMANDS)
        raise Fault(texts.say("fault", "no_command", name=name, known=known))
    found = import_module(f"hightable.cli.{name.replace('-', '_')}")
    parser = Arguments(name, texts)
    found.configure(parser)
    parser.add_argument("--edition", metavar="DIR")
    parser.add_argument(LANGUAGE, metavar="CODE", default="en")
    args = parser.parse_args(rest)
    if args.edition:
        os.environ["HIGHTABLE_EDITION"] = args.edition
        edition(args.edition)
    return int(found.run(args, texts))


if __name__ == "__main__":
    sys.exit(main())
