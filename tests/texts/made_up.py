"""A made-up language, and whole games in it: `made_up.py write GAME…`, then `made_up.py play GAME`.

The language is English with an accent on every letter, so that whatever is left without one was
never a text. Its files are written beside the English ones, into a copy of the package; nothing
else is done to the package.
"""

import json
import random
import re
import sys
import tomllib
from collections import Counter
from html import unescape
from pathlib import Path
from string import Formatter

CODE = "qaa"
PLAIN = "abcdefghijklmnopqrstuvwxyz"
ACCENTED = "áƀćďéḟǵħíĵḱĺḿńóṕɋŕśťúṽẃẋýź"
ACCENTS = str.maketrans(PLAIN + PLAIN.upper(), ACCENTED + ACCENTED.upper())
EVERY = 9
CLOSED = 5
PARTS = ("cli", "lessons", "server", "texts")
SPOKEN = {"title", "say", "task", "later", "motto", "aim", "best", "alone", "course", "scoring"}
VISIBLE = re.compile(r'>([^<>]+)<|(?:data-tip|data-say|aria-label|placeholder|title|alt)="([^"]*)"')
# How another language calls itself; and what is no word: seals, marks, the keys of a script.
ITSELF = re.compile(
    r'<(?:option|button) [^>]*lang="[a-z]+"[^>]*>[^<]*|\b[0-9a-f]{16,}\b|&quot;\w+&quot;:'
)
# Numbers of rulings, places where something else stands, and links.
KEPT = re.compile(r"(R\d+|\(http[^)]*\)|<[^>]*>|&\w+;)")
STYLE = re.compile(r"<style.*?</style>", re.S)
# Numerals, and the letter (with a number) by which a component is known.
PRINTED = re.compile(r"\{\w+\}|\b[IVX]+\b|\b[A-Za-z]\d*\b")


def accented(text):
    """A text with every letter changed, and its places as they were."""
    parts = []
    for said, place, spec, change in Formatter().parse(text):
        parts.append(said.replace("{", "{{").replace("}", "}}").translate(ACCENTS))
        if place is not None:
            kind = f":{spec}" if spec else ""
            parts.append("{" + place + (f"!{change}" if change else "") + kind + "}")
    return "".join(parts)


def translated(tables):
    if isinstance(tables, str):
        return accented(tables)
    return {key: translated(value) for key, value in tables.items()}


def toml(tables, path=()):
    """A table of texts as a file, sections after texts."""
    lines = [f"[{'.'.join(json.dumps(key) for key in path)}]"] if path else []
    for key, value in tables.items():
        if isinstance(value, str):
            lines.append(f"{json.dumps(key)} = {json.dumps(value, ensure_ascii=False)}")
    for key, value in tables.items():
        if isinstance(value, dict):
            lines += ["", *toml(value, (*path, key))]
    return lines


def write(texts, folder):
    """The file of the made-up language beside the English one, with every name of the data."""
    path = folder / "lang" / f"{CODE}.toml"
    path.write_text("\n".join(toml(translated(texts.tables))) + "\n", "utf-8")


def write_rules(folder):
    """The rulebook beside the English one; the numbers of its sections stay."""
    text = (folder / "rulebook.md").read_text("utf-8")
    parts = [
        part if at % 2 else part.translate(ACCENTS) for at, part in enumerate(KEPT.split(text))
    ]
    (folder / f"rulebook.{CODE}.md").write_text("".join(parts), "utf-8")


def write_lessons(folder):
    """Every lesson in a folder of the language, under the same name."""
    (folder / CODE).mkdir(parents=True)
    for path in folder.glob("*.toml"):
        tables = taught(tomllib.loads(path.read_text("utf-8")))
        lines = [f"{key} = {inline(value)}\n" for key, value in tables.items()]
        (folder / CODE / path.name).write_text("".join(lines), "utf-8")


def taught(thing, key=""):
    """A lesson with all that it says translated."""
    if isinstance(thing, dict):
        return {name: taught(value, name) for name, value in thing.items()}
    if isinstance(thing, list):
        return [taught(value, key) for value in thing]
    return accented(thing) if key in SPOKEN else thing


def inline(value):
    """A value as TOML, on one line."""
    if isinstance(value, dict):
        pairs = [f"{json.dumps(key)} = {inline(one)}" for key, one in value.items()]
        return "{ " + ", ".join(pairs) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(inline, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def english(text):
    """What is left of it in plain letters."""
    return re.findall(r"[A-Za-z][A-Za-z' ]*[A-Za-z]|[A-Za-z]", PRINTED.sub("", text))


def visible(svg):
    """What a person can read in a picture or on a page."""
    found = VISIBLE.findall(ITSELF.sub("", STYLE.sub("", svg)))
    return [unescape(text or attribute) for text, attribute in found]


def told(table, seat):
    """Everything a table says to a seat, by where it says it."""
    yield "picture", visible(table.draw(seat, CODE))
    yield "describe", [table.describe(seat, CODE)]
    yield "names", table.everybody(CODE)
    if table.over:
        yield "log", [line.text for line in table.lines(seat, CODE)]
        texts = table.game.texts(CODE)
        sheets = [table.sheet(at) for at in range(len(table.scores()))]
        yield "sheet", [texts.say("sheet", line) for sheet in sheets for line in sheet]
    elif seat == table.state.seat:
        yield "prompt", [table.prompt(CODE)]
        for word, label, about in table.choices(seat, CODE):
            yield f"option {word}", [label, about]
        yield "outcome", [table.tell(outcome, CODE) for outcome in table.outcomes().values()]
        closed = set(table.game.vocabulary.texts) - set(table.legal())
        yield "why not", [table.why_not(word, language=CODE) for word in sorted(closed)[:CLOSED]]


def play(name, seats, seed, options):
    """Play a game to its end; what was told in plain letters, and how often."""
    import hightable

    table = hightable.new(name, seats, seed=seed, **options)
    chance = random.Random(seed)
    found = Counter()
    moves = 0
    while True:
        if table.over or moves % EVERY == 0:
            seat = -1 if table.over else int(table.state.seat)
            for where, texts in told(table, seat):
                found.update(f"{where}: {word}" for text in texts for word in english(text))
        if table.over:
            return found
        table.choose(chance.choice(table.legal()))
        moves += 1


def write_all(names):
    """Files for these games in the package that is imported, and for all that is not a game."""
    import hightable
    from hightable.games import game as find
    from hightable.texts import load

    package = Path(hightable.__file__).parent
    for part in PARTS:
        write(load(f"hightable.{part}"), package / part)
    for name in names:
        write(find(name).texts(), package / "games" / name)
        write_rules(package / "games" / name)
        write_lessons(package / "games" / name / "lessons")


def play_all(name):
    """A game at its least and most seats, and in every variant."""
    from hightable.games import game as find

    game = find(name)
    cases = [(seats, {}) for seats in {game.seats[0], game.seats[-1]}]
    for variant in game.variants:
        cases += [(variant.seats[0], {variant.name: value}) for value in variant.values[1:]]
    found = sum((play(name, seats, 7, options) for seats, options in cases), Counter())
    sys.stdout.write(json.dumps(found, ensure_ascii=False))


if __name__ == "__main__":
    write_all(sys.argv[2:]) if sys.argv[1] == "write" else play_all(sys.argv[2])
