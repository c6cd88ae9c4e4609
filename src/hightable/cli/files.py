"""Files that a person names: read and written with a sentence when it fails."""

from __future__ import annotations

import os
from pathlib import Path

from hightable import Fault

LARGEST = 4_000_000


def load(name: str) -> str:
    """The text of a file that should be a record."""
    try:
        if Path(name).stat().st_size > LARGEST:
            raise Fault(f"{name} is larger than any record")
        return Path(name).read_text("utf-8")
    except UnicodeDecodeError:
        raise Fault(f"{name} is not a text file") from None
    except OSError as wrong:
        raise Fault(f"cannot read {name}: {wrong.strerror}") from None


def save(name: str, text: str) -> None:
    """Write the whole file or leave the old one as it was."""
    path = Path(name)
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_text(text, "utf-8")
        os.replace(draft, path)
    except OSError as wrong:
        raise Fault(f"cannot write {name}: {wrong.strerror}") from None
