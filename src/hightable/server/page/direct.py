"""Direct ways: what the next question offers is lit on the boards already, where one plain word
leads to it; a click says both words. Of a walk everything is lit that can be reached; a click says
the words of the whole way. Nothing of a game is known here."""

from __future__ import annotations

from collections import Counter

from hightable.draw import Choice, Scene
from hightable.games import view as view_of
from hightable.kernel import Outcome, State, Table
from hightable.kernel.state import Halted
from hightable.server.page.reach import Way, reach
from hightable.server.page.viewpoint import ahead, sentence
from hightable.server.store.rooms import Room
from hightable.texts import Translation


def direct(
    room: Room, open_to: dict[str, Choice], found: dict[str, Outcome], house: Translation
) -> list[Choice]:
    """The options of the questions that plain words lead to; what two of them offer is left out.

    They are looked for on a table dealt anew, so that nothing hidden shows in them.
    """
    table, seat = room.table, int(room.table.state.seat)
    plain = [c for c in open_to.values() if is_plain(table, c.word)]
    ways = [c for c in plain if is_way(found.get(c.word), seat)]
    if not ways:
        return []
    deal = room.once(ahead)
    led: list[Choice] = []
    for first in ways:
        led += behind(table, deal, first, found[first.word].usual, house)
    times = Counter(choice.word for choice in led)
    return [choice for choice in led if times[choice.word] == 1 and choice.word not in open_to]


def is_plain(table: Table, word: str) -> bool:
    """Does a word stand alone, without an object?"""
    vocabulary = table.game.vocabulary
    return not vocabulary.parts[vocabulary.numbers[word]][1]


def is_way(outcome: Outcome | None, seat: int) -> bool:
    """May a word be no more than the beginning of something? What it does by a usual answer that
    follows is not its own doing."""
    if outcome is None or outcome.unknown or outcome.passes or outcome.final:
        return False
    return outcome.usual or all([change.seat != seat for change in outcome.changes])


def behind(
    table: Table, deal: State, first: Choice, usual: bool, house: Translation
) -> list[Choice]:
    """The objects offered to the same seat after a word that has done nothing else; of one with
    a usual answer it is not known yet what it does alone."""
    game, state, seat = table.game, deal.copy(), int(deal.seat)
    state.halts = True
    try:
        state.choose(game.vocabulary.numbers[first.word])
    except Halted:
        return []
    if state.over or int(state.seat) != seat:
        return []
    ledger = game.ledger
    if usual and ledger.read(state, seat) != ledger.read(deal, seat):
        return []
    spoken = game.texts(house.language)
    return [
        Choice(
            game.vocabulary.texts[word],
            house.say("table", "direct", what=first.label, to=game.option(word, house.language)),
            game.about(state, word, spoken),
            first=first.word,
        )
        for word in state.offered()
        if game.vocabulary.parts[word][1]
    ]


def places(room: Room, shown: Scene, house: Translation) -> list[Choice]:
    """Where an open walk leads, near and far, but not back to where one stands."""
    if not shown.choices:
        return []
    here = view_of(room.table.game.name).stands(shown)
    found = [way for way in room.once(reach).values() if way.word != here]
    return [place(room.table, shown, way, house) for way in found]


def place(table: Table, shown: Scene, way: Way, house: Translation) -> Choice:
    """A place of a walk: one that is open already knows its way, another is told in full."""
    passing = not way.is_end
    near = shown.choices.get(way.word)
    if near is not None:
        return near._replace(way=way.words, passing=passing)
    game, language = table.game, house.language
    number, teller = game.vocabulary.numbers[way.word], table.teller(language)
    far = house.say("table", "steps_away", n=len(way.words))
    does = teller.outcome(int(table.state.seat), way.outcome)
    return Choice(
        way.word,
        sentence(game.option(number, language)),
        game.about(table.state, number, teller.texts),
        house.listed([far, does] if does else [far]),
        way=way.words,
        passing=passing,
    )
