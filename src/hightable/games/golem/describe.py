"""A view of Golem in words."""

from __future__ import annotations

from typing import Final

from hightable.games.golem.box import (
    ACTION_RECORDS,
    ARTEFACT_RECORDS,
    BY_ID,
    DISTRICTS,
    ENTRY_COST,
    FIELD_COST,
    PER_DOMAIN,
    PRINTED,
    RESOURCES,
    ROMAN,
    SECTIONS,
    UPGRADE_RECORDS,
    records,
)
from hightable.games.golem.effect_text import (
    ability_text,
    effect_text,
    goal_text,
    price_text,
    tile_effect,
)
from hightable.games.golem.seen.players import SeenGolem, SeenPlayer
from hightable.games.golem.seen.table import Seen, SeenCharacter
from hightable.kernel import Sections, Texts

STREETS: Final = records("districts", "section")
RESEARCH: Final = list(records("player_board", "research_field", "index").values())
MARKER: Final = list(records("player_board", "golem_field", "index").values())
CAULDRONS: Final = list(records("player_board", "cauldron", "row").values())


def describe(seen: Seen, names: list[str], texts: Texts) -> Sections:
    """Round, palace, library, synagogue, city, what is printed; then each player."""
    order = texts.say("text", "order", players=people(seen.order, names, texts))
    sections = [
        (texts.say("text", "round", n=seen.round, phase=texts.name(seen.phase)), [order]),
        (texts.say("text", "palace"), [character(card, texts) for card in seen.palace]),
        (
            texts.say("text", "library", n=seen.deck),
            [volume(book, field, texts) for field, book in enumerate(seen.library)],
        ),
        (texts.say("text", "synagogue"), synagogue(seen, names, texts)),
        (texts.say("text", "city"), city(seen, names, texts)),
        (texts.say("text", "printed"), [*tracks(texts), *upgrades(texts)]),
    ]
    for player in seen.players:
        rows = automa(player, texts) if player.automa else workshop(player, texts)
        sections.append((names[player.seat], rows))
    return sections


def people(seats: list[int], names: list[str], texts: Texts) -> str:
    return texts.listed([names[seat] for seat in seats])


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


def volume(book: str, field: int, texts: Texts) -> str:
    record = BY_ID[book]
    return texts.say(
        "text",
        "volume",
        number=record["number"],
        colour=texts.name(record["colour"]),
        price=price_text(record["cost"], texts),
        field=int(FIELD_COST[field]),
        now=effect_text(record["immediate"], texts),
        again=effect_text(record["activation"], texts),
    )


def synagogue(seen: Seen, names: list[str], texts: Texts) -> list[str]:
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
            rows.append(texts.say("text", "action_tile_taken", **shown, player=names[tile.rabbi]))
    printed = ACTION_RECORDS[PRINTED]
    effect = tile_effect(printed["id"], seen.favour, texts)
    return [*rows, texts.say("text", "action_tile", name=texts.name(printed["key"]), effect=effect)]


def city(seen: Seen, names: list[str], texts: Texts) -> list[str]:
    """The streets, the neighbourhoods, entry costs, and the graves."""
    rows = [street(seen, district, names, texts) for district in DISTRICTS]
    for district, tiles in seen.neighbourhoods.items():
        for section, tile in enumerate(tiles, 1):
            effect = effect_text(BY_ID[tile]["effects"], texts)
            place = {"district": texts.name(district), "section": ROMAN[section]}
            rows.append(texts.say("text", "tile", **place, effect=effect))
    costs = [
        texts.say("text", "entry_cost", section=ROMAN[at], n=int(ENTRY_COST[at - 1]))
        for at in range(1, SECTIONS + 1)
        if ENTRY_COST[at - 1]
    ]
    rows.append(texts.say("text", "entry_costs", costs=texts.listed(costs)))
    return [*rows, *graves(seen, names, texts)]


def street(seen: Seen, district: str, names: list[str], texts: Texts) -> str:
    """The income of a street, and who has its menorah."""
    incomes = [
        texts.say("text", "income", section=ROMAN[at], income=effect_text(income, texts))
        for at in range(1, SECTIONS + 1)
        if (income := STREETS[f"{district}_{at}"]["street_income"])
    ]
    said = {"district": texts.name(district), "incomes": texts.listed(incomes)}
    who = seen.menorahs[district]
    if who is None:
        return texts.say("text", "street", **said)
    return texts.say("text", "street_taken", **said, player=names[who])


def graves(seen: Seen, names: list[str], texts: Texts) -> list[str]:
    """Every grave of this number of players: what it gives, and who lies there."""
    rows = []
    for number, grave in enumerate(seen.graves, 1):
        if grave.usable:
            said = {"number": number, "effect": effect_text(BY_ID[grave.id]["effects"], texts)}
            players = people(grave.golems, names, texts)
            key = "grave_taken" if players else "grave" if grave.free else "grave_closed"
            rows.append(texts.say("text", key, **said, players=players))
    return rows


def tracks(texts: Texts) -> list[str]:
    """What the fields of both tracks give."""
    rows = [
        texts.say(
            "text",
            "research_field",
            index=field["index"],
            books=field["book_capacity"],
            income=effect_text(field["income"], texts),
            points=field["end_vp"],
        )
        for field in RESEARCH
    ]
    for field in MARKER:
        said = {"value": field["value"], "steps": field["steps"]}
        rows.append(texts.say("text", "golem_field", n=field["ordinal"], **said))
    return rows


def upgrades(texts: Texts) -> list[str]:
    """Every upgrade with its cost; small tiles cost what their slots say."""
    rows = []
    for at, record in enumerate(UPGRADE_RECORDS):
        said = {"name": texts.name(record["key"]), "does": ability_text(record, texts)}
        if "cost" in record:
            domain = at // PER_DOMAIN
            price = texts.say("count", RESOURCES[domain], n=record["cost"])
            rows.append(texts.say("text", "upgrade", price=price, **said))
        else:
            rows.append(texts.say("text", "upgrade_slot", **said))
    for cauldron in CAULDRONS:
        golden, grey = cauldron["golden_slot_cost"], cauldron["grey_slot_cost"]
        rows.append(texts.say("text", "slots", n=cauldron["gold"], golden=golden, grey=grey))
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
        *doings(player, texts),
    ]
    for domain, product in player.products.items():
        said = {"things": product.things, "menorahs": product.menorahs}
        rows.append(texts.say("text", f"product_{domain}", **said))
    return [*rows, *possessions(player, texts), texts.say("text", "score", n=player.score)]


def doings(player: SeenPlayer, texts: Texts) -> list[str]:
    """Marbles taken, the rabbi, the pass tile, and the actions left."""
    rows = []
    if player.eyes:
        marbles = texts.listed([texts.name(colour) for colour in player.eyes])
        rows.append(texts.say("text", "eyes", marbles=marbles))
    if player.rabbi is not None:
        rows.append(texts.say("text", "rabbi_on", tile=texts.name(BY_ID[player.rabbi]["key"])))
    if player.pass_tile:
        rows.append(texts.say("text", "pass_tile", n=player.pass_tile))
    return [*rows, texts.say("text", "actions_left", n=player.actions_left)]


def golem(piece: SeenGolem, texts: Texts) -> str:
    key = "golem_lying" if piece.lying else "golem"
    district = texts.name(piece.district)
    return texts.say("text", key, district=district, section=ROMAN[piece.section])


def possessions(player: SeenPlayer, texts: Texts) -> list[str]:
    """Upgrades, books, gold and goals."""
    rows = []
    if player.upgrades:
        does = [upgrade_told(upgrade, texts) for upgrade in player.upgrades]
        rows.append(texts.say("text", "upgrades_are", upgrades="; ".join(does)))
    for number, column in enumerate(player.books, 1):
        if column:
            books = texts.listed([standing(book, texts) for book in column])
            rows.append(texts.say("text", "column", number=number, books=books))
    rows += artefacts(player, texts)
    for goal in player.goals or []:
        said = {"number": BY_ID[goal.id]["number"], "goal": goal_text(goal.id, texts)}
        rows.append(texts.say("text", "goal_now", **said, n=goal.now))
    return [*rows, *looked_at(player, texts)]


def upgrade_told(upgrade: str, texts: Texts) -> str:
    """An upgrade by its name, with what it does."""
    record = BY_ID[upgrade]
    does = {"name": texts.name(record["key"]), "effect": ability_text(record, texts)}
    return texts.say("text", "action_tile", **does)


def standing(book: str, texts: Texts) -> str:
    """A book in a column, with its activation."""
    record = BY_ID[book]
    again = effect_text(record["activation"], texts)
    return texts.say("text", "standing", number=record["number"], again=again)


def looked_at(player: SeenPlayer, texts: Texts) -> list[str]:
    """Goals and start tiles that only their owner sees, while one is chosen."""
    rows = []
    for goal in player.pack or []:
        number = BY_ID[goal]["number"]
        rows.append(texts.say("text", "goal_open", number=number, goal=goal_text(goal, texts)))
    for start in player.starts or []:
        effect = effect_text(BY_ID[start]["effects"], texts)
        number = BY_ID[start]["number"]
        rows.append(texts.say("text", "start_open", number=number, effect=effect))
    return rows


def artefacts(player: SeenPlayer, texts: Texts) -> list[str]:
    """The gold in each cauldron, what its artefact pays, and the tiles on it."""
    bonuses = {
        record["gold"]: effect_text(record["bonus"], texts)
        for record in ARTEFACT_RECORDS
        if record["side"] == player.side
    }
    rows = []
    for artefact in player.artefacts:
        said = {"size": artefact.size, "gold": artefact.gold}
        bonus = bonuses.get(artefact.size, texts.say("text", "nothing"))
        rows.append(texts.say("text", "artefact", **said, bonus=bonus))
        for laid in (artefact.golden, artefact.grey):
            if laid is not None:
                name = texts.name(BY_ID[laid.id]["key"])
                side = texts.name(BY_ID[laid.id]["sides"][laid.side]["key"])
                rows.append(texts.say("text", "laid", name=name, side=side, n=artefact.size))
    return rows
