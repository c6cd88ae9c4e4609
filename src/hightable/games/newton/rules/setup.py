"""Setup: the boards, the players, the first cards. [§2]"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hightable.games.newton.box import (
    ANCIENT_LAND,
    BASEL,
    BIT,
    BOARDS,
    BONUS_SPACES,
    CITIES,
    CITY,
    COLOURS,
    COPIES,
    GAME,
    INVENTION,
    INVENTIONS,
    KINDS,
    MARKS,
    OBJECTIVE_PLACE,
    OBJECTIVE_SPACE,
    OBJECTIVES,
    PLACES,
    SIGHTS,
    SPECIALIZATION,
    SPECIALIZATIONS,
    STARTERS,
    TECH,
    TECH_START,
    TECH_TYPE,
    TOKENS,
    UNIVERSITY,
    WORK_SPACES,
    WORK_TYPE,
    places,
    row,
)
from hightable.games.newton.rules.draft import deal_masters
from hightable.games.newton.rules.market import fill_lines, full_decks
from hightable.games.newton.rules.places import CUBES
from hightable.games.newton.rules.rounds import NEXT_TURN
from hightable.games.newton.rules.study import TILES
from hightable.games.newton.state import NOTHING, SUPPLY, Dealt, Newton, Player
from hightable.kernel import shuffle

COINS: Final[i64] = GAME["setup"]["starting_coins"]
UNIVERSITIES: Final = len(places(UNIVERSITY))
STUDENTS: Final[i64] = GAME["components"]["students_per_color"]


def new(seats: int, seed: bytes, draft: bool) -> Newton:
    """The boards are dealt, then the players get their pieces, then the Masters. [§2]"""
    game = Newton(
        seed, seats, nothing_dealt(draft), [], full_decks(), [[], [], []], 0, COPIES[:], 1, 0, 0
    )
    deal_map(game)
    deal_tracks(game)
    deal_tokens(game)
    fill_lines(game)
    seat_players(game)
    game.first = game.random(seats)
    game.push(0, NEXT_TURN)
    deal_masters(game)
    game.run()
    return game


def nothing_dealt(draft: bool) -> Dealt:
    """Empty boards. [§2.1]"""
    return Dealt(
        blank(PLACES), blank(SIGHTS), blank(TECH), blank(WORK_SPACES), blank(BONUS_SPACES), draft
    )


def blank(things: list[str]) -> vec[i64]:
    return row([NOTHING] * len(things))


def shuffled(game: Newton, size: int) -> list[int]:
    """The numbers below `size` in random order. [§2.1]"""
    pile = list(range(size))
    shuffle(game, pile)
    return pile


def deal_map(game: Newton) -> None:
    """City, University and Ancient Land tiles onto the places of their kind. [§2.1]"""
    cities = shuffled(game, len(CITIES))
    for place in places(CITY):
        game.dealt.places[place] = cities.pop()
    sights = shuffled(game, UNIVERSITIES)
    for place in places(UNIVERSITY):
        deal_sight(game.dealt, sights.pop(), place)
    lands = shuffled(game, len(SIGHTS) - UNIVERSITIES)
    for place in places(ANCIENT_LAND):
        deal_sight(game.dealt, UNIVERSITIES + lands.pop(), place)


def deal_sight(dealt: Dealt, sight: int, place: int) -> None:
    """The tile lies on the place, and the place is known from the tile. [§2.1]"""
    dealt.places[place] = sight
    dealt.sights[sight] = place


def deal_tracks(game: Newton) -> None:
    """Specializations, Inventions and Objectives; what is left over leaves the game. [§2.1]"""
    piles = {
        SPECIALIZATION: shuffled(game, len(SPECIALIZATIONS)),
        INVENTION: shuffled(game, len(INVENTIONS)),
        OBJECTIVE_SPACE: shuffled(game, len(OBJECTIVES)),
    }
    game.dealt.places[places(OBJECTIVE_PLACE)[0]] = piles[OBJECTIVE_SPACE].pop()
    for kind, pile in piles.items():
        for space in range(len(WORK_SPACES)):
            if WORK_TYPE[space] == kind:
                game.dealt.work[space] = pile.pop()
        for space in range(len(TECH)):
            if TECH_TYPE[space] == kind:
                game.dealt.tech[space] = pile.pop()


def deal_tokens(game: Newton) -> None:
    """A Bonus token on every bonus space whose mark allows it at this number of players. [§2.1]"""
    pile = shuffled(game, len(TOKENS))
    for space, name in enumerate(BONUS_SPACES):
        if MARKS[name] <= game.people:
            game.dealt.tokens[space] = pile.pop()
            game.bonus |= BIT[space]


def seat_players(game: Newton) -> None:
    """A colour and a Study board at random, and everybody's pieces. [§2.2, R3]"""
    colours = shuffled(game, len(COLOURS))
    boards = shuffled(game, len(BOARDS))
    for seat in range(game.people):
        game.players.append(player(seat, colours.pop(), boards.pop()))


def player(seat: i64, colour: i64, board: i64) -> Player:
    """What a player begins with. [§2.2]"""
    students = row([TECH_START] + [SUPPLY] * (STUDENTS - 1))
    tiles = row([0] * len(KINDS))
    hand = list(range(STARTERS))
    return Player(
        seat, colour, board, 0, COINS, 0, BASEL, 0, CUBES, students, 0, 0, 0, TILES, tiles,
        0, 0, 0, NOTHING, hand, [], [], [], [], [],
    )  # fmt: skip
