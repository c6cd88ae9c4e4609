"""Setup: the boards, the players, the first cards. [§2]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hightable.games.newton.box import (
    ANCIENT_LAND,
    BASEL,
    BOARDS,
    BONUS_SPACES,
    BONUS_USED,
    CITY,
    COLOURS,
    COPIES,
    GAME,
    INVENTION,
    INVENTIONS,
    JERUSALEM,
    KINDS,
    OBJECTIVE_SPACE,
    OBJECTIVES,
    PLACES,
    SIGHTS,
    SPECIALIZATION,
    SPECIALIZATIONS,
    STARTERS,
    TECH,
    TECH_SPACES,
    TECH_START,
    TOKENS,
    UNIVERSITY,
    WORK_OF_TYPE,
    WORK_SPACES,
    places,
    row,
)
from hightable.games.newton.effects import Ask
from hightable.games.newton.rules.draft import DEAL_MASTERS
from hightable.games.newton.rules.market import drawn, fill_lines, full_decks
from hightable.games.newton.rules.places import CUBES
from hightable.games.newton.rules.rounds import NEXT_TURN
from hightable.games.newton.rules.study import TILES
from hightable.games.newton.state import NOTHING, SUPPLY, Board, Dealt, Player
from hightable.games.newton.words import COLOUR
from hightable.kernel import BIT, Options

COINS: Final[i64] = GAME["setup"]["starting_coins"]
STUDENTS: Final[i64] = GAME["components"]["students_per_color"]
CITY_PLACES: Final = places(CITY)
UNIVERSITY_PLACES: Final = places(UNIVERSITY)
ANCIENT_PLACES: Final = places(ANCIENT_LAND)
CHOSEN: Final = "chosen"
NO_PLACES: Final = row([NOTHING] * len(PLACES))
NO_SIGHTS: Final = row([NOTHING] * len(SIGHTS))
NO_TECH: Final = row([NOTHING] * len(TECH))
NO_WORK: Final = row([NOTHING] * len(WORK_SPACES))
NO_TOKENS: Final = row([NOTHING] * len(BONUS_SPACES))
NO_TILES: Final = row([0] * len(KINDS))
FIRST_STUDENT: Final = row([TECH_START] + [SUPPLY] * (int(STUDENTS) - 1))


def new(seats: int, seed: bytes, options: Options) -> Board:
    """The boards are dealt, then the players get their pieces, then the Masters. [§2]

    With colours to choose everybody does so before the Masters come. [R3]
    """
    draft, chosen = options.get("draft") == "yes", options["colours"] == CHOSEN
    dealt = Dealt(NO_PLACES[:], NO_SIGHTS[:], NO_TECH[:], NO_WORK[:], NO_TOKENS[:], draft)
    board = Board(seed, seats, dealt, [], full_decks(), [[], [], []], 0, COPIES[:], 1, 0, 0)
    deal_map(board)
    deal_tracks(board)
    deal_tokens(board)
    fill_lines(board)
    seat_players(board, chosen)
    board.first = board.random(seats)
    board.push(0, NEXT_TURN)
    board.push(0, DEAL_MASTERS)
    if chosen:
        for seat in range(seats - 1, -1, -1):
            board.push(seat, CHOOSE_COLOUR)
    board.run()
    return board


def deal_map(board: Board) -> None:
    """City, University and Ancient Land tiles onto the places of their kind. [§2.1]"""
    cities = drawn(board, len(CITY_PLACES), len(CITY_PLACES))
    for place in CITY_PLACES:
        board.dealt.places[place] = cities.pop()
    sights = drawn(board, len(UNIVERSITY_PLACES), len(UNIVERSITY_PLACES))
    for place in UNIVERSITY_PLACES:
        deal_sight(board.dealt, sights.pop(), place)
    lands = drawn(board, len(ANCIENT_PLACES), len(ANCIENT_PLACES))
    for place in ANCIENT_PLACES:
        deal_sight(board.dealt, len(UNIVERSITY_PLACES) + lands.pop(), place)


def deal_sight(dealt: Dealt, sight: int, place: int) -> None:
    """The tile lies on the place, and the place is known from the tile. [§2.1]"""
    dealt.places[place] = sight
    dealt.sights[sight] = place


def deal_tracks(board: Board) -> None:
    """Specializations, Inventions and Objectives; what is left over leaves the game. [§2.1]"""
    deal_spaces(board, SPECIALIZATION, len(SPECIALIZATIONS), 0)
    deal_spaces(board, INVENTION, len(INVENTIONS), 0)
    left = deal_spaces(board, OBJECTIVE_SPACE, len(OBJECTIVES), 1)
    board.dealt.places[JERUSALEM] = left.pop()


def deal_spaces(board: Board, kind: i64, tiles: i64, more: i64) -> list[int]:
    """A tile on every space of one kind; `more` that are drawn besides are given back. [§2.1]"""
    tech, work = TECH_SPACES[kind], WORK_OF_TYPE[kind]
    pile = drawn(board, tiles, len(tech) + len(work) + more)
    for space in work:
        board.dealt.work[space] = pile.pop()
    for space in tech:
        board.dealt.tech[space] = pile.pop()
    return pile


def deal_tokens(board: Board) -> None:
    """A Bonus token on every bonus space whose mark allows it at this number of players. [§2.1]"""
    used = BONUS_USED[board.people]
    pile = drawn(board, len(TOKENS), len(used))
    for space in used:
        board.dealt.tokens[space] = pile.pop()
        board.bonus |= BIT[space]


def seat_players(board: Board, chosen: bool) -> None:
    """A Study board at random, a colour too unless it is chosen, everybody's pieces. [§2.2, R3]"""
    colours = [NOTHING] * board.people if chosen else drawn(board, len(COLOURS), board.people)
    boards = drawn(board, len(BOARDS), board.people)
    for seat in range(board.people):
        board.players.append(player(seat, colours.pop(), boards.pop()))


def player(seat: i64, colour: i64, board: i64) -> Player:
    """What a player begins with. [§2.2]"""
    hand = [] if colour == NOTHING else list(range(STARTERS))
    return Player(
        seat, colour, board, 0, COINS, 0, BASEL, 0, CUBES, FIRST_STUDENT[:], 0, 0, 0, TILES,
        NO_TILES[:], 0, 0, 0, NOTHING, hand, [], [], [], [], [],
    )  # fmt: skip


class ChooseColour(Ask):
    """Take one of the colours that are left, with its starting cards. [§2.2, R3]"""

    prompt = "colour"
    rule = "§2.2"

    def offer(self, board: Board, me: Player, n: i64) -> None:
        taken = [player.colour for player in board.players]
        for colour in range(len(COLOURS)):
            if colour not in taken:
                board.offer(COLOUR[colour])

    def take(self, board: Board, me: Player, n: i64, word: i64) -> None:
        me.colour = COLOUR.index(word)
        me.hand = list(range(STARTERS))


CHOOSE_COLOUR: Final = ChooseColour()
