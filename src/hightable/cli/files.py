"""Files that a person names: read and written with a sentence when it fails."""

from __future__ import annotations

import os
from pathlib import Path

from hightable import Fault
from hightable.texts import Translation

LARGEST = 4_000_000


def load(name: str, texts: Translation) -> str:
    """The text of a file that should be a record."""
    try:
        if Path(name).stat().st_size > LARGEST:
            raise Fault(texts.say("fault", "too_large", file=name))
        return Path(name).read_text("utf-8")
    except UnicodeDecodeError:
        raise Fault(texts.say("fault", "not_text", file=name)) from None
    except OSError as wrong:
        raise Fault(texts.say("fault", "cannot_read", file=name, wrong=wrong.strerror)) from None


def save(name: str, text: str, texts: Translation) -> None:
    """Write the whole file or leave the old one as it was."""
    path = Path(name)
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_text(text, "utf-8")
        os.replace(draft, path)
    except OSError as wrong:
        raise Fault(texts.say("fault", "cannot_write", file=name, wrong=wrong.strerror)) from None
