"""The one style sheet of a page: tokens, the house's rules, and the sizes of a game's regions."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from importlib.resources import files

from hightable import __version__
from hightable.draw import View
from hightable.draw.tokens import COLOURS, css
from hightable.games import view as view_of

STATIC = files("hightable.server") / "static"
SCRIPTS = sorted(found.name for found in STATIC.iterdir() if found.name.endswith(".js"))
CASCADE = (
    *("tokens", "base", "table", "players", "wide", "ask", "tray", "moves", "log"),
    *("targets", "trails", "over", "sheets", "round", "replay", "pages", "lesson", "pupil", "hint"),
    *("entry", "lobby", "game", "pocket", "chat", "themes", "standing", "tablet", "phone", "slip"),
    *("small", "rail", "hand", "heights", "band", "card"),
)
PHONE = "(max-width:759px),(max-width:1399px) and (max-height:559px) and (min-aspect-ratio:1/1)"
TABLET = "(min-width:760px) and (max-width:1099px) and (min-height:560px)"
SHEETS = [f"style/{name}.css" for name in CASCADE]


@cache
def version() -> str:
    """Changes with the client, so that browsers may keep it for long."""
    mark = blake2b(__version__.encode(), digest_size=5)
    for name in (*SCRIPTS, *SHEETS):
        mark.update((STATIC / name).read_bytes())
    mark.update(css().encode())
    return mark.hexdigest()


@cache
def house() -> str:
    return css() + colours() + "".join((STATIC / name).read_text("utf-8") for name in SHEETS)


@cache
def sheet(game: str) -> str:
    return house() + regions(view_of(game))


def colours() -> str:
    """Each player's colour as --c, and around their boards where they are shown to others; the
    darkest one is shown in its light tone on dark panels."""
    rows = []
    for seat, tones in enumerate(COLOURS):
        panel = tones.light if tones.name == "plum" else tones.base
        rows.append(f".c-{tones.name}{{--c:{panel};--c-light:{tones.light};fill:{panel}}}")
        rows.append(f"#banner.of-{seat}~.row>.own{{outline:4px solid {panel}}}")
        rows.append(f"#players.of-{seat} #pl-{seat}{{outline:2px solid var(--white)}}")
    return "\n".join(rows) + "\n"


def regions(view: View) -> str:
    """Every region in units of the table, which fills the window; on a phone, one at a time; on a
    tablet, one on a stage and the others small."""
    width, height = view.size()
    rows = [f"main{{--tw:{width};--th:{height}}}"]
    if view.heart is not None:
        rows.append(f"#rivals{{--heart:{view.heart[1].width:g}/{view.heart[1].height:g}}}")
    phone, tablet = [], []
    for region in (*view.regions, *view.strips):
        shown = f"body[data-show={region.name}] .b-{region.name}"
        size = f"width:calc({region.width}*var(--u));height:calc({region.height}*var(--u))"
        rows.append(f".b-{region.name}{{{size};--ratio:{region.width}/{region.height}}}")
        phone.append(f"{shown}{{display:block}}")
        tablet.append(f"{shown}{{order:-1;width:100%;height:var(--stage);outline:0}}")
    return "\n".join(rows) + media(PHONE, phone) + media(TABLET, tablet)


def media(where: str, rules: list[str]) -> str:
    return f"\n@media {where}{{{''.join(rules)}}}\n"
