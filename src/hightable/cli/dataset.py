"""`hightable dataset`: recorded games into a Parquet file."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from hightable.kernel import Fault
from hightable.parallel import add_arguments
from hightable.texts import Translation


def configure(parser: ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument("-o", "--out", type=Path, required=True, metavar="FILE.parquet")
    parser.add_argument("--json", action="store_true")
    add_arguments(parser)


def run(args: Namespace, texts: Translation) -> int:
    try:
        from hightable.envs import dataset
    except ImportError:
        raise Fault(texts.say("fault", "no_pyarrow")) from None
    if not args.folder.is_dir():
        raise Fault(texts.say("fault", "no_folder", folder=str(args.folder)))
    records, rows = dataset.write(args.folder, args.out, args.jobs, args.ray)
    told = {"file": str(args.out), "records": records, "decisions": rows}
    plain = texts.say("dataset", "done", file=str(args.out), records=records, rows=rows)
    said = json.dumps(told) if args.json else plain
    sys.stdout.write(f"{said}\n")
    return 0
