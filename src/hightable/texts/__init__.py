"""Every text a person reads, in every language: one file `lang/<code>.toml` per package.

The language belongs to whoever reads, never to the process: it is an argument of all that speaks.
"""

from hightable.texts.languages import Languages, load
from hightable.texts.translation import Translation

__all__ = ["Languages", "Translation", "load"]
