"""`hightable dataset`: recorded games into a Parquet file."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from hightable.kernel import Fault
from hightable.parallel import add_arguments


def configure(parser: ArgumentParser) -> None:
    parser.description = "Turn recorded games into rows for learners, one for every decision."
    parser.add_argument("folder", type=Path, metavar="DIR", help="where the records (*.game) are")
    parser.add_argument("-o", "--out", type=Path, required=True, metavar="FILE.parquet")
    parser.add_argument("--json", action="store_true", help="say what was written as JSON")
    add_arguments(parser)


def run(args: Namespace) -> int:
    try:
        from hightable.envs import dataset
    except ImportError:
        raise Fault("datasets need pyarrow: pip install 'hightable[dataset]'") from None
    if not args.folder.is_dir():
        raise Fault(f"there is no folder {str(args.folder)!r}")
    records, rows = dataset.write(args.folder, args.out, args.jobs, args.ray)
    told = {"file": str(args.out), "records": records, "decisions": rows}
    said = json.dumps(told) if args.json else f"{args.out}: {records} games, {rows} decisions"
    sys.stdout.write(f"{said}\n")
    return 0
