"""Positions of Newton in a line: players and tables with defaults, words to play them."""

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.newton.box import (
    BOARDS,
    BONUS_SPACES,
    CARDS,
    CELLS,
    CITIES,
    COLOURS,
    COPIES,
    FIRST_CARD,
    INVENTIONS,
    JERUSALEM,
    KINDS,
    MASTERS,
    OBJECTIVE_SPACES,
    OBJECTIVES,
    PLACES,
    SIGHTS,
    SPECIALIZATIONS,
    TECH,
    TOKENS,
    WORK_SPACES,
)
from hightable.games.newton.game import NEWTON
from hightable.games.newton.rules.market import full_decks
from hightable.games.newton.rules.turn import PARTS, PLAY_CARD
from hightable.games.newton.state import NOTHING, SUPPLY, Board, Dealt, Player
from hightable.games.newton.words import VOCABULARY

TILES = {
    **dict(istanbul="city_coins", napoli="city_medicine_1", amsterdam="city_medicine_2"),
    **dict(wien="city_potions", lisboa="city_university", dublin="city_student"),
    **dict(kobenhavn="city_ancient", bologna="II", paris="III", cambridge="I", leipzig="VI"),
    **dict(krakow="IV", salamanca="V", athenai="star", alexandria="eye", carthago="compass"),
    **dict(l4a="spec_dev_technology", r3b="spec_income_vp", r5b="spec_dev_travel"),
    **dict(w3="spec_dev_work", w8="spec_income_coin", l4b="inv_potion_6vp"),
    **dict(r3a="inv_coins_student", inv_t="inv_masters", w5="inv_travel", w10="inv_universities"),
    **dict(obj_map="objective_universities", obj_work="objective_bonus_tokens"),
    **dict(obj_tech_1="objective_masters", obj_tech_2="objective_ancient_lands"),
    **dict(obj_tech_3="objective_coins", obj_tech_4="objective_potions"),
}
NUMBERS = {
    name: at
    for names in (CITIES, SIGHTS, SPECIALIZATIONS, INVENTIONS, OBJECTIVES)
    for at, name in enumerate(names)
}


def bits(names, known):
    return sum(1 << known.index(name) for name in names)


def player(
    seat=0,
    board="study_a",
    colour="red",
    points=0,
    coins=0,
    potions=0,
    at="basel",
    cubes=(),
    cubes_left=None,
    students=("t_start",),
    work=0,
    books=(),
    removed=0,
    tiles=(),
    medicine=0,
    tokens=(),
    hand=(),
    desk=(),
    tucked=(),
    masters=(),
    played=(),
    gone=(),
):
    """A player; what is not said is as at the start, without Coins and cards."""
    left = 12 - len(cubes) if cubes_left is None else cubes_left
    spaces = [TECH.index(space) for space in students]
    spaces += [SUPPLY] * (4 - len(spaces))
    return Player(
        seat,
        COLOURS.index(colour),
        BOARDS.index(board),
        points,
        coins,
        potions,
        PLACES.index(at),
        bits(cubes, PLACES),
        left,
        vec[i64](spaces),
        0,
        work,
        bits(books, CELLS),
        12 - len(books) - removed,
        vec[i64]([tiles.count(kind) for kind in KINDS]),
        medicine,
        bits(tokens, TOKENS),
        bits(gone, CARDS),
        NOTHING,
        [CARDS.index(card) for card in hand],
        [CARDS.index(card) for card in desk],
        [CARDS.index(card) for card in tucked],
        [MASTERS.index(master) for master in [*played, *masters]],
        [MASTERS.index(master) for master in played],
        [],
    )


def dealt(tiles, bonus):
    lies = TILES | tiles
    spaces = OBJECTIVE_SPACES.values()
    lies |= {space["place"]: lies[space["id"]] for space in spaces}
    at = {place: NUMBERS[tile] for place, tile in lies.items()}
    sights = {tile: PLACES.index(place) for place, tile in lies.items() if tile in SIGHTS}
    assert lies[PLACES[JERUSALEM]] == lies["obj_map"]
    tokens = [TOKENS.index(bonus[s]) if s in bonus else NOTHING for s in BONUS_SPACES]
    return Dealt(
        vec[i64]([at.get(place, NOTHING) for place in PLACES]),
        vec[i64]([sights[sight] for sight in SIGHTS]),
        vec[i64]([at.get(space, NOTHING) for space in TECH]),
        vec[i64]([at.get(space, NOTHING) for space in WORK_SPACES]),
        vec[i64](tokens),
        True,
    )


def table(*players, bonus=None, lines=((), (), ()), supply=None, round=1, **tiles):
    """A table with these players, nothing asked yet; `lines` are taken out of the decks."""
    players = players or (player(),)
    bonus = bonus or {}
    shown = [[CARDS.index(card) for card in line] for line in lines]
    decks = full_decks()
    for level, line in enumerate(shown):
        decks[level][0] &= ~sum(1 << card - FIRST_CARD[level] for card in line)
    stock = [COPIES[k] - sum(p.tiles[k] for p in players) for k in range(len(KINDS))]
    for kind, n in (supply or {}).items():
        stock[KINDS.index(kind)] = n
    return Board(
        b"",
        len(players),
        dealt(tiles, bonus),
        list(players),
        decks,
        shown,
        bits(bonus, BONUS_SPACES),
        vec[i64](stock),
        round,
        0,
        0,
    )


def ask(board, effect, n=0, seat=0):
    """Put a question (or let an effect happen), and run until someone must choose."""
    board.push(seat, effect, n)
    board.over = False
    board.run()
    return board


def turn(*players, **more):
    """The first player's turn begins."""
    return ask(table(*players, **more), PLAY_CARD)


def played(*players, **more):
    """The first player has just played the last card of the desk."""
    return ask(table(*players, **more), PARTS)


def options(board):
    return [VOCABULARY.texts[word] for word in board.offered()]


def choose(board, *texts):
    for text in texts:
        assert text in options(board), options(board)
        board.choose(VOCABULARY.numbers[text])
    return board


def me(board, seat=0):
    return board.players[seat]


def score_sheet(board, seat=0):
    return NEWTON.sheet(board, seat)
