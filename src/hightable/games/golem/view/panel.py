"""Golem beside the boards: players' rows, the head, the entries of the action panel."""

from __future__ import annotations

from functools import cache
from typing import Final

from hightable.draw.markup import NOTHING, Markup
from hightable.draw.panel import PLAIN, counts, rounds, steps
from hightable.draw.scene import Choice, Count, Entry, Head, Key, PlayerRow, Scene, Step
from hightable.draw.shapes import icon
from hightable.games.golem.box import DISTRICTS, PHASES, ROMAN, ROUNDS, SECTIONS, UPGRADE_RECORDS
from hightable.games.golem.rules.scoring import LINES
from hightable.games.golem.seen.players import SeenPlayer
from hightable.games.golem.seen.table import Seen
from hightable.games.golem.view.palette import RESOURCE_ICON, ROW_ICON

UPGRADE_ICON: Final = {r["key"]: f"i-up-{r['menorah_colour']}" for r in UPGRADE_RECORDS}
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


def head(scene: Scene[Seen]) -> Head:
    """The rounds, and the phase of this one."""
    strip = rounds(scene.seen.round, ROUNDS)
    return Head(scene.say("title", "game"), strip, phase(scene), phases(scene))


def phases(scene: Scene[Seen]) -> list[Step]:
    """The seven phases of a round as a strip."""
    if scene.seen.over or scene.seen.phase not in PHASES:
        return []
    labels = [scene.say("phase", name) for name in PHASES]
    return steps(labels, PHASES.index(scene.seen.phase))


def phase(scene: Scene[Seen]) -> str:
    """What is under way before the first round."""
    begun = scene.seen.over or scene.seen.phase in PHASES
    return "" if begun else scene.say("phase", scene.seen.phase)


def turn_order(scene: Scene[Seen]) -> list[int]:
    return scene.seen.order


def players(scene: Scene[Seen]) -> list[PlayerRow]:
    return [row(player, scene) for player in scene.seen.players]


def row(player: SeenPlayer, scene: Scene[Seen]) -> PlayerRow:
    """The points on the track, what the end would add if it came now, and the counts."""
    seen = scene.seen
    sheet = [(scene.say("sheet", line), player.sheet.get(line, 0)) for line in lines(seen)]
    more = player.score - player.points
    first = [Count("i-first", "", scene.say("player", "first"))] * (seen.order[0] == player.seat)
    marks = first + [Count(f"m-{kind}", "", scene.texts.name(kind)) for kind in player.eyes]
    if player.rabbi is not None:
        marks.append(Count("i-rabbi", "", scene.say("player", "rabbi")))
    held = automa_counts(player, scene) if player.automa else counted(player, scene)
    return PlayerRow(player.seat, scene.names[player.seat], player.points, more, held, sheet, marks)


def lines(seen: Seen) -> list[str]:
    """The lines of the score sheet, the same for everybody; an automa adds its own."""
    used = {line for player in seen.players for line in player.sheet}
    return [line for line in LINES if line in used]


def counted(player: SeenPlayer, scene: Scene[Seen]) -> list[Count]:
    gold = sum(artefact.gold for artefact in player.artefacts)
    control = scene.say("note", "of", a=player.control.due, b=player.control.have)
    found: list[tuple[str, object, str]] = [
        ("i-clay", player.goods["clay"], "clay"),
        ("i-coin", player.goods["coin"], "coin"),
        ("i-know", player.goods["knowledge"], "knowledge"),
        ("i-gold", gold, "gold"),
        ("i-steps", player.steps.due, "steps"),
        ("i-chain", control, "control"),
    ]
    return counts(scene, found)


def automa_counts(player: SeenPlayer, scene: Scene[Seen]) -> list[Count]:
    """The students it moves, and the cards it has left."""
    assert scene.seen.automa is not None
    found = [
        (f"i-st-{d}", ROMAN[section], f"student_{d}") for d, section in player.students.items()
    ]
    return counts(scene, [*found, ("i-card", str(scene.seen.automa.cards), "cards")])


def entries(scene: Scene[Seen]) -> list[Entry]:
    """Marbles by row with the row's strength, then rabbi tiles, then the rest."""
    return [entry(choice, scene) for choice in scene.choices.values()]


def sign(word: str) -> Markup:
    """The small picture of any word; those that only go on have none."""
    verb, _, noun = word.partition(" ")
    if word in PLAIN:
        return NOTHING
    return picture(verb, noun)


def entry(choice: Choice, scene: Scene[Seen]) -> Entry:
    verb, _, noun = choice.word.partition(" ")
    group = heading(verb, noun, scene)
    said = Choice(choice.word, short(noun.split()[1], scene)) if verb == "marble" else choice
    return Entry(said, picture(verb, noun), group, "", key=strength(verb, noun, scene))


def strength(verb: str, noun: str, scene: Scene[Seen]) -> Key | None:
    """How strong the action of a marble will be: the strength of its row."""
    if verb != "marble":
        return None
    row = scene.seen.rows[noun.split()[0]]
    return Key(str(row.strength), scene.say("key", "strength"))


def short(kind: str, scene: Scene[Seen]) -> str:
    """Where a marble sends a student; its row stands in the heading."""
    if kind not in DISTRICTS:
        return scene.say("short", kind)
    section = scene.seen.players[scene.seat].students[kind]
    if section == SECTIONS:
        return scene.say("arrived", kind)
    return scene.say("short", kind, section=ROMAN[section + 1])


def heading(verb: str, noun: str, scene: Scene[Seen]) -> str:
    if verb in ("marble", "remove"):
        name = noun.split()[0]
        return scene.say("group", name, n=scene.seen.rows[name].strength)
    if verb == "rabbi":
        return scene.say("group", "rabbi")
    if verb == "develop":
        return scene.say("group", "develop")
    return scene.say("group", "other") if verb == "pass" else ""


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
