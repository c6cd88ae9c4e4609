"""Golem beside the boards: players' rows, the head, the entries of the action panel."""

from __future__ import annotations

from functools import cache
from typing import Final

from hightable.draw.markup import NOTHING, Markup
from hightable.draw.scene import Choice, Count, Entry, Head, PlayerRow, Scene, Step
from hightable.draw.shapes import icon
from hightable.games.golem.box import DISTRICTS, PHASES, ROMAN, ROUNDS, SECTIONS
from hightable.games.golem.view.look import Look, Player, look
from hightable.games.golem.view.palette import RESOURCE_ICON, ROW_ICON
from hightable.games.golem.view.words import CATALOGUE, TEXTS, UPGRADES

WHEN: Final = ("past", "now", "next")
UPGRADE_HUE: Final = {"gu": "red", "au": "yellow", "ru": "blue"}
UPGRADE_ICON: Final = {r["key"]: f"i-up-{UPGRADE_HUE[name[:2]]}" for name, r in UPGRADES.items()}
VERBS: Final = {
    "goal": "i-task",
    "return": "i-task",
    "keep": "i-task",
    "board": "i-pot",
    "start": "i-star",
    "place": "i-golem",
    "move": "i-golem",
    "lead": "i-golem",
    "advance": "i-golem",
    "retreat": "i-golem",
    "forward": "i-golem",
    "create": "i-make",
    "destroy": "i-tomb",
    "grave": "i-tomb",
    "rabbi": "i-rabbi",
    "work": "i-work",
    "worker": "i-work",
    "tile": "i-house",
    "climb": "i-research",
    "artefact": "i-pot",
    "cauldron": "i-gold",
    "book": "i-bk-any",
    "column": "i-bk-blue",
    "activate": "i-zap",
    "up": "i-gtrack",
    "down": "i-gtrack",
    "side": "i-up-yellow",
    "coins": "i-coin",
    "pay": "i-coin",
    "income": "i-purse",
    "decline": "i-cross",
    "stay": "i-cross",
    "pass": "i-hand",
}


def head(scene: Scene) -> Head:
    """The rounds, and the phase of this one."""
    table = look(scene)
    steps = [
        Step(ROMAN[n], WHEN[(n > table.round) + (n >= table.round)]) for n in range(1, ROUNDS + 1)
    ]
    return Head(TEXTS("title"), steps, phase(table), phases(table))


def phases(table: Look) -> list[Step]:
    """The seven phases of a round as a strip."""
    if table.over or table.phase not in PHASES:
        return []
    now = PHASES.index(table.phase)
    return [
        Step(f"{n + 1} {TEXTS('phase', name)}", WHEN[(n > now) + (n >= now)])
        for n, name in enumerate(PHASES)
    ]


def phase(table: Look) -> str:
    """What is under way before the first round."""
    return "" if table.over or table.phase in PHASES else TEXTS("phase", table.phase)


def players(scene: Scene) -> list[PlayerRow]:
    table = look(scene)
    return [row(player, table, scene) for player in table.players]


def row(player: Player, table: Look, scene: Scene) -> PlayerRow:
    """The points on the track, what the end would add if it came now, and the counts."""
    sheet = [(CATALOGUE.say("sheet", line), player.sheet.get(line, 0)) for line in lines(table)]
    more = sum(player.sheet.values()) - player.points
    first = [Count("i-first", "", TEXTS("player", "first"))] * (table.order[0] == player.seat)
    marks = first + [Count(f"m-{kind}", "", TEXTS("colour", kind)) for kind in player.marbles]
    if player.rabbi is not None:
        marks.append(Count("i-rabbi", "", TEXTS("player", "rabbi")))
    counts = automa_counts(player, table) if player.automa else counted(player)
    return PlayerRow(
        player.seat, scene.names[player.seat], player.points, more, counts, sheet, marks
    )


def lines(table: Look) -> list[str]:
    """The lines of the score sheet, the same for everybody; an automa adds its own."""
    used = {line for player in table.players for line in player.sheet}
    return [line for line in CATALOGUE.sections["sheet"] if line in used]


def counted(player: Player) -> list[Count]:
    due = player.control
    gold = sum(artefact["gold"] for artefact in player.artefacts)
    control = TEXTS("note", "of", a=due["due"], b=due["have"])
    found = [
        ("i-clay", player.goods["clay"], "clay"),
        ("i-coin", player.goods["coin"], "coin"),
        ("i-know", player.goods["knowledge"], "knowledge"),
        ("i-gold", gold, "gold"),
        ("i-steps", player.steps["due"], "steps"),
        ("i-chain", control, "control"),
    ]
    return [Count(name, str(n), TEXTS("player", key)) for name, n, key in found]


def automa_counts(player: Player, table: Look) -> list[Count]:
    """The students it moves, and the cards it has left."""
    assert table.automa is not None
    students = [
        Count(f"i-st-{name}", ROMAN[player.students[name]], TEXTS("player", f"student_{name}"))
        for name in DISTRICTS
    ]
    return [*students, Count("i-card", str(table.automa["cards"]), TEXTS("player", "cards"))]


def entries(scene: Scene) -> list[Entry]:
    """Marbles by row with the row's strength, then rabbi tiles, then the rest."""
    return [entry(choice, scene) for choice in scene.choices.values()]


def entry(choice: Choice, scene: Scene) -> Entry:
    verb, _, noun = choice.word.partition(" ")
    group = heading(verb, noun, look(scene))
    said = Choice(choice.word, short(noun.split()[1], scene)) if verb == "marble" else choice
    return Entry(said, picture(verb, noun), group, "")


def short(kind: str, scene: Scene) -> str:
    """Where a marble sends a student; its row stands in the heading."""
    if kind not in DISTRICTS:
        return TEXTS("short", kind)
    section = look(scene).players[scene.seat].students[kind]
    if section == SECTIONS:
        return TEXTS("arrived", kind)
    return TEXTS("short", kind, section=ROMAN[section + 1])


def heading(verb: str, noun: str, table: Look) -> str:
    if verb in ("marble", "remove"):
        name = noun.split()[0]
        return TEXTS("group", name, n=table.rows[name]["strength"])
    if verb == "rabbi":
        return TEXTS("group", "rabbi")
    if verb == "develop":
        return TEXTS("group", "develop")
    return TEXTS("group", "other") if verb == "pass" else ""


@cache
def picture(verb: str, noun: str) -> Markup:
    """The small picture of an option, 24 by 24."""
    name = symbol(verb, noun)
    return icon(name, 12, 12, 24, color="#f3e3bd") if name else NOTHING


def symbol(verb: str, noun: str) -> str:
    if verb in ("marble", "remove"):
        return f"m-{noun.split()[1]}"
    if verb == "step":
        return f"i-st-{noun.split()[-1]}"
    if verb == "develop":
        return UPGRADE_ICON[noun]
    if verb == "copy":
        return ROW_ICON[noun]
    if noun.split(" ")[0] in RESOURCE_ICON and verb in ("take", "pay", "spend"):
        return RESOURCE_ICON[noun.split(" ")[0]]
    return VERBS.get(verb, "i-check")


def legend() -> list[Count]:
    """The icons, each with its one name and where one gets it."""
    icons = TEXTS.tables["legend"]
    return [Count(name, said["name"], said["where"]) for name, said in icons.items()]
