"""What the site has besides docs/: the reference out of the docstrings, changelog, contributing."""

from __future__ import annotations

import inspect
import re
from importlib import import_module
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File

# What is stable: modules and, of each, the names a program may use.
PUBLIC = {
    "hightable": [
        "games",
        "new",
        "replay",
        "vocabulary",
        "bot",
        "edition",
        "Table",
        "Sight",
        "Fault",
    ],
    "hightable.kernel": ["Decision", "Outcome", "WhyNot", "Game", "Line"],
    "hightable.kernel.fault": ["Forfeit"],
    "hightable.bots": ["bot", "offer", "offered", "Bot", "Opinion"],
    "hightable.arena.tournament": ["Match", "Where", "run"],
    "hightable.arena.review": ["review", "Step"],
    "hightable.envs.gymnasium": ["SeatEnv", "SeatVectorEnv", "identity"],
    "hightable.envs.pettingzoo": ["env", "parallel_env"],
    "hightable.envs.tables": ["Tables"],
    "hightable.envs.openspiel": ["TableGame", "TableState", "Projection"],
    "hightable.envs.dataset": ["write"],
    "hightable.parallel": ["run_all"],
}
OUTSIDE = re.compile(r"\[([^\]]+)\]\((\.\./[^)]+)\)")
BARE = re.compile(r"<(?=[a-z]+>)")


def on_files(files: Any, config: Any) -> Any:
    """Add the pages that are not in the folder."""
    root = Path(config["config_file_path"]).parent
    pages = {"api.md": reference()}
    for name in ("CHANGELOG.md", "CONTRIBUTING.md"):
        pages[name.lower()] = (root / name).read_text("utf-8")
    for name, text in pages.items():
        files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Links that leave the docs name what they lead to: it is in the source, not on the site."""
    known = {file.src_uri for file in files}

    def plain(match: re.Match[str]) -> str:
        here = Path("/", page.file.src_uri).parent
        target = str((here / match[2].split("#")[0]).resolve()).lstrip("/")
        return match[0] if target in known else match[1]

    return OUTSIDE.sub(plain, markdown)


def reference() -> str:
    """All that is public, with its signature and what it says of itself."""
    parts = ["# The Python interface", "What programs may rely on: see [versions](versions.md)."]
    for module, names in PUBLIC.items():
        found = import_module(module)
        parts += [f"## {module}", shown(found)]
        for name in names:
            parts += entry(getattr(found, name), name)
    return "\n\n".join(parts) + "\n"


def entry(thing: Any, name: str) -> list[str]:
    """A function, or a class with its public methods and properties."""
    parts = [f"### {name}", f"```python\n{name}{signature(thing)}\n```", shown(thing)]
    if inspect.isclass(thing):
        own = [(key, member) for key, member in vars(thing).items() if key[0] != "_"]
        for key, member in own:
            if isinstance(member, property):
                parts.append(f"**`{key}`** {shown(member)}")
            elif inspect.isfunction(member):
                parts.append(f"**`{key}{signature(member)}`** {shown(member)}")
    return parts


def signature(thing: Any) -> str:
    if inspect.isclass(thing) and issubclass(thing, str):
        return "(str)"
    said = str(inspect.signature(thing)).replace("(self, ", "(").replace("(self)", "()")
    return said.replace("'", "")


def shown(thing: Any) -> str:
    return BARE.sub("&lt;", inspect.getdoc(thing) or "")
