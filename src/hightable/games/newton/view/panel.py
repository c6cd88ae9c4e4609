"""Newton beside the boards: players' rows, the head, the entries of the action panel."""

from __future__ import annotations

from typing import Final

from hightable.draw import panel
from hightable.draw.markup import NOTHING, Markup
from hightable.draw.scene import Choice, Count, Entry, Head, Key, PlayerRow, Scene
from hightable.draw.shapes import circle, icon, path, use
from hightable.draw.tokens import colour
from hightable.games.newton.box import ACTIONS, CARD_RECORDS, GAME, PLACE_RECORDS, STARTING
from hightable.games.newton.effect_text import tile_text
from hightable.games.newton.seen import Seen, SeenPlayer
from hightable.games.newton.view.palette import ACTION_ICON, COLOUR_TONES

QUICK: Final = ("reveal", "buy", "boost")
PRICES: Final = {
    "reveal": GAME["quick_action"][0]["cost"]["coin"],
    "boost": GAME["quick_action"][1]["cost"]["coin"],
    "buy potion": GAME["quick_action"][2]["cost"]["coin"],
    "buy student": GAME["quick_action"][3]["cost"]["coin"],
}
KEYS: Final = {record["key"]: record for record in CARD_RECORDS}
OWNED: Final = [card for own in STARTING for card in own]
JOKERS: Final = {card["id"] for card in (*OWNED, *CARD_RECORDS) if card["action"] == "joker"}
MINUS: Final = "\u2212"


def head(scene: Scene[Seen]) -> Head:
    """The rounds, and which turn of this one."""
    seen = scene.seen
    note = scene.say("panel", "turn", n=seen.lap, laps=seen.laps) if seen.phase == "turn" else ""
    return Head(scene.say("title", "game"), panel.rounds(seen.round, seen.rounds), note)


def turn_order(scene: Scene[Seen]) -> list[int]:
    """Clockwise from the first player."""
    seats = len(scene.seen.players)
    return [(scene.seen.first + at) % seats for at in range(seats)]


def players(scene: Scene[Seen]) -> list[PlayerRow]:
    return [row(player, scene) for player in scene.seen.players]


def row(player: SeenPlayer, scene: Scene[Seen]) -> PlayerRow:
    """The points on the track, what the end would add if it came now, and the counts."""
    first = panel.counts(scene, [("i-first", "", "first")])
    more = player.score - player.points
    name = scene.names[player.seat]
    marks = first if scene.seen.first == player.seat else []
    return PlayerRow(
        player.seat,
        name,
        player.points,
        more,
        counts(player, scene),
        panel.sheet(scene, player.sheet),
        marks,
    )


def counts(player: SeenPlayer, scene: Scene[Seen]) -> list[Count]:
    tint = colour(player.seat).name
    held = player.masters_size
    masters = f"{held}+{len(player.played)}" if player.played else str(held)
    found = [
        ("i-coin", player.coins, "coins"),
        ("i-potion", player.potions, "potions"),
        (f"p-cube-{tint}", player.cubes, "cubes"),
        (f"p-student-{tint}", player.students_left, "students"),
        (f"p-book-{tint}", player.piles, "books"),
        ("i-card", len(player.hand), "hand"),
        ("i-master", masters, "masters"),
    ]
    return panel.counts(scene, found)


def entries(scene: Scene[Seen]) -> list[Entry]:
    """The quick actions last, under their own heading."""
    found = [entry(choice, scene) for choice in scene.choices.values()]
    return [e for e in found if not e.group] + [e for e in found if e.group]


def sign(word: str) -> Markup:
    """The small picture of any word; those that only go on have none."""
    verb, _, noun = word.partition(" ")
    if verb == "play" and noun in KEYS:
        return use(f"cf-{KEYS[noun]['id']}", 3.4, 0, 17.2, 24)
    if word in panel.PLAIN:
        return NOTHING
    return picture(verb, noun)


def entry(choice: Choice, scene: Scene[Seen]) -> Entry:
    verb, _, noun = choice.word.partition(" ")
    small = picture(verb, noun)
    if verb in QUICK:
        price = PRICES.get(choice.word, PRICES.get(verb))
        return Entry(choice, small, scene.say("panel", "quick"), f"{MINUS}{price}", "i-coin")
    if verb == "go":
        return Entry(choice._replace(about=about(noun, scene)), small, "", "")
    potions = scene.seen.players[scene.seat].prices.get(noun, 0) if verb == "book" else 0
    if potions:
        return Entry(choice, small, "", f"{MINUS}{potions}", "i-potion")
    return Entry(choice, small, "", "", key=value(verb, noun, scene))


def about(place: str, scene: Scene[Seen]) -> str:
    """What lies on a place: its tile, or the Bonus token that is still there."""
    texts = scene.texts
    if place in scene.seen.bonus:
        effect = tile_text(scene.seen.bonus[place], texts)
        return scene.say("tip", "bonus", effect=effect)
    tile = scene.seen.dealt.places.get(place)
    if tile is None:
        return ""
    city = PLACE_RECORDS[place]["type"] == "city"
    said = tile_text(tile, texts) if city else texts.name(tile)
    return said[:1].upper() + said[1:]


def value(verb: str, noun: str, scene: Scene[Seen]) -> Key | None:
    """The value that the action of a card would have, or an action of the card just played."""
    player = scene.seen.players[scene.seat]
    if verb == "play":
        action, more = KEYS[noun]["action"], 1
    elif verb == "do" and player.desk:
        action, more = noun, int(player.desk[-1] in JOKERS)
    else:
        return None
    if action not in player.symbols:
        return None
    return Key(str(player.symbols[action] + more), scene.say("key", "value"))


def stands(scene: Scene[Seen]) -> str:
    """The word that would lead to where one is, or the Student that walks."""
    acting = scene.seen.acting
    if acting is not None and acting.student:
        return f"step {acting.student}"
    return f"go {scene.seen.players[scene.seat].place}" if scene.seat >= 0 else ""


def picture(verb: str, noun: str) -> Markup:
    """The small picture of an option, 24 by 24."""
    if verb in ("go", "cube") and noun in PLACE_RECORDS:
        return SITES[PLACE_RECORDS[noun]["type"]]
    if noun in KEYS:
        return action(KEYS[noun]["action"])
    if noun in ACTIONS:
        return action(noun)
    if verb == "colour":
        return circle(12, 12, 11, fill=COLOUR_TONES[noun], stroke="#f4ecda")
    if verb in ("master", "keep"):
        return use(f"po-{noun}", 1, 0, 22, 24)
    return VERBS.get(f"{verb} {noun}") or VERBS.get(verb) or icon("i-check", 12, 12, 18)


def action(name: str) -> Markup:
    disc = circle(12, 12, 12, fill=f"url(#ga-{name})")
    return Markup(disc + icon(ACTION_ICON[name], 12, 12, 16))


def on(shape: Markup, name: str, size: float = 17, ink: str = "#fff3d6") -> Markup:
    return Markup(shape + icon(name, 12, 12, size, color=ink))


SQUARE: Final = path("M2 4h20v17H2z", fill="url(#g-univ)")
HEXAGON: Final = path("M12 0.5L22 6.2V17.8L12 23.5L2 17.8V6.2z", fill="url(#g-tan)")
OCTAGON: Final = path("M7 .5H17L23.5 7V17L17 23.5H7L.5 17V7z", fill="url(#g-slate)")
PLATE: Final = path("M5 4H19L23 8V17L19 21H5L1 17V8z", fill="url(#g-obj)")
SITES: Final = {
    "university": on(SQUARE, "i-univ", 15),
    "ancient_land": on(OCTAGON, "i-ancient"),
    "city": on(HEXAGON, "i-city", 14, "#6b4d20"),
    "village": icon("i-village", 12, 12, 22),
    "start": icon("i-compass", 12, 12, 22),
    "master": icon("i-master", 12, 12, 24),
    "objective": on(PLATE, "i-medal", 15),
}
VERBS: Final = {
    "reveal": icon("i-turn2", 12, 12, 24, color="#f3e3bd"),
    "boost": icon("i-boost", 12, 12, 24),
    "buy potion": icon("i-potion", 12, 12, 24),
    "buy student": icon("i-student", 12, 12, 24, color="#d9c79c"),
    "book": icon("i-shelf", 12, 12, 24),
    "ignore": icon("i-ignore", 12, 12, 24),
    "next tile": icon("i-shelf", 12, 12, 24),
    "to": action("work"),
    "step": action("technology"),
    "student": icon("i-student", 12, 12, 24, color="#d9c79c"),
    "village": icon("i-walker", 12, 12, 24),
    "effect": icon("i-bolt", 12, 12, 22),
    "decline": icon("i-cross", 12, 12, 16),
    "stop": icon("i-check", 12, 12, 18),
}
