"""A view of Golem in words."""

from __future__ import annotations

from hightable.games.golem.box import BY_ID, ROMAN
from hightable.games.golem.effect_text import effect_text, goal_text, tile_effect
from hightable.games.golem.seen.players import SeenGolem, SeenPlayer
from hightable.games.golem.seen.table import Seen, SeenCharacter
from hightable.kernel import Sections, Texts


def describe(seen: Seen, texts: Texts) -> Sections:
    """Round, palace, library, synagogue, city; then each player."""
    order = texts.say("text", "order", players=people(seen.order, texts))
    sections = [
        (texts.say("text", "round", n=seen.round, phase=texts.name(seen.phase)), [order]),
        (texts.say("text", "palace"), [character(card, texts) for card in seen.palace]),
        (
            texts.say("text", "library", n=seen.deck),
            [volume(book, texts) for book in seen.library],
        ),
        (texts.say("text", "synagogue"), synagogue(seen, texts)),
        (texts.say("text", "city"), city(seen, texts)),
    ]
    for player in seen.players:
        heading = texts.say("text", "automa_seat" if player.automa else "player", n=player.seat + 1)
        rows = automa(player, texts) if player.automa else workshop(player, texts)
        sections.append((heading, rows))
    return sections


def people(seats: list[int], texts: Texts) -> str:
    return texts.listed([str(seat + 1) for seat in seats])


def character(card: SeenCharacter, texts: Texts) -> str:
    record = BY_ID[card.id]
    if not card.face_up:
        return texts.say("text", "face_down", number=record["number"])
    first, second = [texts.name(colour) for colour in record["marbles"]]
    return texts.say(
        "text",
        "active" if card.active else "to_come",
        number=record["number"],
        steps=card.steps,
        pair=texts.say("text", "pair", first=first, second=second),
        coins=record["cost_coins"],
        effect=effect_text(record["effects"], texts),
    )


def volume(book: str, texts: Texts) -> str:
    record = BY_ID[book]
    return texts.say(
        "text",
        "volume",
        number=record["number"],
        colour=texts.name(record["colour"]),
        now=effect_text(record["immediate"], texts),
        again=effect_text(record["activation"], texts),
    )


def synagogue(seen: Seen, texts: Texts) -> list[str]:
    """The rows with their marbles, then the action tiles."""
    rows = []
    for name, row in seen.rows.items():
        held = texts.listed([texts.name(marble) for marble in row.marbles])
        marbles = held or texts.say("text", "nothing")
        said = texts.say("text", "row", row=texts.name(name), n=row.strength, marbles=marbles)
        rows.append(said)
    for tile in seen.display:
        shown = {
            "name": texts.name(BY_ID[tile.id]["key"]),
            "effect": tile_effect(tile.id, seen.favour, texts),
        }
        if tile.rabbi is None:
            rows.append(texts.say("text", "action_tile", **shown))
        else:
            rows.append(texts.say("text", "action_tile_taken", **shown, player=tile.rabbi + 1))
    return rows


def city(seen: Seen, texts: Texts) -> list[str]:
    """The neighbourhoods, and the graves that are taken."""
    rows = []
    for district, tiles in seen.neighbourhoods.items():
        for section, tile in enumerate(tiles, 1):
            effect = effect_text(BY_ID[tile]["effects"], texts)
            place = {"district": texts.name(district), "section": ROMAN[section]}
            rows.append(texts.say("text", "tile", **place, effect=effect))
    for number, grave in enumerate(seen.graves, 1):
        if grave.golems:
            players = people(grave.golems, texts)
            rows.append(texts.say("text", "grave", number=number, players=players))
    return rows


def automa(player: SeenPlayer, texts: Texts) -> list[str]:
    return [students(player, texts), texts.say("text", "score", n=player.score)]


def students(player: SeenPlayer, texts: Texts) -> str:
    places = [
        texts.say("text", "student", district=texts.name(district), section=ROMAN[section])
        for district, section in player.students.items()
    ]
    return texts.say("text", "students", places=texts.listed(places))


def workshop(player: SeenPlayer, texts: Texts) -> list[str]:
    """A player's goods, pieces, tracks, upgrades, books, artefacts, goals and score."""
    rows = [
        texts.say("text", "goods", **player.goods),
        students(player, texts),
        texts.say("text", "golems", places=texts.listed([golem(g, texts) for g in player.golems])),
        texts.say(
            "text",
            "track",
            research=player.research,
            capacity=player.capacity,
            value=player.marker_value,
            steps=player.steps.due,
        ),
        texts.say("text", "control_due", due=player.control.due, have=player.control.have),
    ]
    for domain, product in player.products.items():
        said = {"things": product.things, "menorahs": product.menorahs}
        rows.append(texts.say("text", f"product_{domain}", **said))
    return [*rows, *possessions(player, texts), texts.say("text", "score", n=player.score)]


def golem(piece: SeenGolem, texts: Texts) -> str:
    key = "golem_lying" if piece.lying else "golem"
    district = texts.name(piece.district)
    return texts.say("text", key, district=district, section=ROMAN[piece.section])


def possessions(player: SeenPlayer, texts: Texts) -> list[str]:
    """Upgrades, books, gold and goals."""
    rows = []
    if player.upgrades:
        names = [texts.name(BY_ID[upgrade]["key"]) for upgrade in player.upgrades]
        rows.append(texts.say("text", "upgrades_are", upgrades=texts.listed(names)))
    for number, column in enumerate(player.books, 1):
        if column:
            books = texts.listed([str(BY_ID[book]["number"]) for book in column])
            rows.append(texts.say("text", "column", number=number, books=books))
    gold = [texts.say("text", "cauldron", gold=a.gold, size=a.size) for a in player.artefacts]
    rows.append(texts.say("text", "gold_in", cauldrons=texts.listed(gold)))
    for goal in player.goals or []:
        rows.append(texts.say("text", "goal_now", goal=goal_text(goal.id, texts), n=goal.now))
    return rows
