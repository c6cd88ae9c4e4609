"""What each seat may know: a whitelist. Things are named by the ids of data/."""

from __future__ import annotations

from dataclasses import dataclass

from hightable.games.newton.box import (
    ACTIONS,
    BOARDS,
    BONUS_SPACES,
    BOOK_CELLS,
    CARDS,
    CELLS,
    COLOURS,
    FIRST_CARD,
    LEVELS,
    LINE_IDS,
    LINE_SPANS,
    MASTERS,
    OBJECTIVES,
    PLACE_TILES,
    PLACES,
    ROUNDS,
    TECH,
    TECH_TILES,
    TILE_IDS,
    TOKENS,
    TURNS,
    VOLUMES,
    WORK_SPACES,
    WORK_TILES,
    card_id,
)
from hightable.games.newton.rules import scoring
from hightable.games.newton.rules.counts import is_complete
from hightable.games.newton.rules.draft import KeepOne
from hightable.games.newton.rules.quick import Basic
from hightable.games.newton.rules.rounds import TuckOne, pay_income
from hightable.games.newton.rules.setup import ChooseColour
from hightable.games.newton.rules.solo import rank
from hightable.games.newton.rules.technology import WHO, Walk
from hightable.games.newton.rules.value import symbols
from hightable.games.newton.rules.volumes import available, of_colour, price
from hightable.games.newton.state import GAP, NOTHING, SUPPLY, Board, Player, masters
from hightable.kernel import ones

MEDICINES = 4


@dataclass
class Acting:
    """The basic action under way: what is left of its value, and which Student walks, if any."""

    action: str
    left: int
    student: str | None


@dataclass
class Income:
    """What the next income step would pay."""

    points: int
    coins: int
    potions: int


@dataclass
class SeenDealt:
    """The tile on each place of the Map and each space of the tracks."""

    places: dict[str, str]
    tech: dict[str, str]
    work: dict[str, str]


@dataclass
class SeenPlayer:
    """What lies in front of one player, and what people compute on their fingers.

    `masters` in hand, `pack` and `pick` are told to the owner alone. `prices` are the Potions that
    each empty book space would cost, `objectives` what each tile would give at the end.
    """

    seat: int
    colour: str
    board: str
    points: int
    coins: int
    potions: int
    place: str
    visited: list[str]
    cubes: int
    students: list[str]
    students_left: int
    work: str
    books: list[str]
    piles: int
    tiles: list[str]
    medicine: int
    tokens: list[str]
    removed: list[str]
    hand: list[str]
    desk: list[str]
    tucked: list[str]
    played: list[str]
    masters_size: int
    symbols: dict[str, int]
    volumes: dict[str, int]
    completed_lines: list[str]
    prices: dict[str, int]
    income: Income
    objectives: dict[str, int]
    activated: list[str]
    sheet: dict[str, int]
    masters: list[str] | None
    pack: list[str] | None
    pick: str | None

    @property
    def score(self) -> int:
        return sum(self.sheet.values())


@dataclass
class Seen:
    """Everything open on the table; `seat` is whose view it is, a watcher's is -1.

    `lap` of `laps` is the turn of each player in this round, `asked` the seat that decides, `rank`
    a lone player's. A deck is a stack of layers, the top one last: all know which cards lie in it,
    nobody their order.
    """

    seat: int
    phase: str
    round: int
    rounds: int
    lap: int
    laps: int
    first: int
    asked: int
    acting: Acting | None
    dealt: SeenDealt
    bonus: dict[str, str]
    supply: dict[str, int]
    medicine_left: int
    decks: list[list[list[str]]]
    deck_sizes: list[int]
    lines: list[list[str | None]]
    players: list[SeenPlayer]
    rank: str | None


def seen(board: Board, seat: int) -> Seen:
    """Everything open on the table, and what only this seat holds."""
    return Seen(
        seat=seat,
        phase=phase(board),
        round=int(board.round),
        rounds=int(ROUNDS),
        lap=max(1, -(-int(board.turn) // len(board.players))),
        laps=int(TURNS),
        first=int(board.first),
        asked=NOTHING if board.over else int(board.seat),
        acting=acting(board),
        dealt=dealt(board),
        bonus=bonus(board),
        supply={tile: int(board.supply[at]) for at, tile in enumerate(TILE_IDS)},
        medicine_left=MEDICINES - sum(1 for player in board.players if player.medicine),
        decks=[deck(board, level) for level in range(LEVELS)],
        deck_sizes=[sum(int(ones(layer)) for layer in layers) for layers in board.decks],
        lines=[line_ids(line) for line in board.lines],
        players=[seen_player(board, player, player.seat == seat) for player in board.players],
        rank=rank(scoring.score(board, board.players[0])) if board.people == 1 else None,
    )


def phase(board: Board) -> str:
    """Colours are chosen, Masters kept, a turn is played, cards are tucked, or all is over."""
    if board.over:
        return "over"
    asking = board.stack[-1].effect
    if isinstance(asking, ChooseColour):
        return "colours"
    if isinstance(asking, KeepOne):
        return "draft"
    return "tuck" if isinstance(asking, TuckOne) else "turn"


def acting(board: Board) -> Acting | None:
    """The basic action under way, innermost first."""
    for frame in reversed(board.stack):
        effect = frame.effect
        if isinstance(effect, Basic):
            student: str | None = None
            if isinstance(effect, Walk):
                student = TECH[board.players[frame.seat].students[WHO.of(frame.n)]]
            return Acting(ACTIONS[effect.action], int(effect.left(frame.n)), student)
    return None


def dealt(board: Board) -> SeenDealt:
    lies = board.dealt
    return SeenDealt(
        places={PLACES[at]: tiles[lies.places[at]] for at, tiles in PLACE_TILES.items()},
        tech={TECH[at]: tiles[lies.tech[at]] for at, tiles in TECH_TILES.items()},
        work={WORK_SPACES[at]: tiles[lies.work[at]] for at, tiles in WORK_TILES.items()},
    )


def bonus(board: Board) -> dict[str, str]:
    """The Bonus tokens still on their spaces."""
    return {
        space: TOKENS[board.dealt.tokens[at]]
        for at, space in enumerate(BONUS_SPACES)
        if board.bonus >> at & 1
    }


def line_ids(line: list[int]) -> list[str | None]:
    """The cards of a line; None where one was taken."""
    return [None if card == GAP else card_id(0, card) for card in line]


def deck(board: Board, level: int) -> list[list[str]]:
    """The layers of a deck, each as the cards in it."""
    first = int(FIRST_CARD[level])
    return [
        [card_id(0, first + at) for at in range(layer.bit_length()) if layer >> at & 1]
        for layer in board.decks[level]
    ]


def members(bits: int, things: list[str]) -> list[str]:
    return [thing for at, thing in enumerate(things) if bits >> at & 1]


def cards_of(player: Player, cards: list[int]) -> list[str]:
    return [card_id(player.colour, card) for card in cards]


def seen_player(board: Board, player: Player, own: bool) -> SeenPlayer:
    """Only the Masters in hand, the pack and secret choices are the owner's."""
    held = masters(player)
    drafting = phase(board) == "draft"
    return SeenPlayer(
        seat=int(player.seat),
        colour=COLOURS[player.colour] if player.colour != NOTHING else "",
        board=BOARDS[player.board],
        points=int(player.points),
        coins=int(player.coins),
        potions=int(player.potions),
        place=PLACES[player.place],
        visited=members(player.visited, PLACES),
        cubes=int(player.cubes),
        students=[TECH[space] for space in player.students if space != SUPPLY],
        students_left=sum(1 for space in player.students if space == SUPPLY),
        work=WORK_SPACES[player.work],
        books=members(player.books, CELLS),
        piles=int(player.piles),
        tiles=[tile for at, tile in enumerate(TILE_IDS) for _ in range(player.tiles[at])],
        medicine=int(player.medicine),
        tokens=members(player.tokens, TOKENS),
        removed=cards_of(player, [at for at in range(len(CARDS)) if player.removed >> at & 1]),
        hand=cards_of(player, player.hand),
        desk=cards_of(player, player.desk),
        tucked=cards_of(player, player.tucked),
        played=named(player.played),
        masters_size=len(held),
        symbols={name: int(symbols(player, at)) for at, name in enumerate(ACTIONS)},
        volumes=volumes(player),
        completed_lines=completed_lines(player),
        prices=prices(board, player),
        income=income(board, player),
        objectives=objectives(board, player),
        activated=[OBJECTIVES[tile] for tile in scoring.activated(board, player)],
        sheet=scoring.sheet(board, player),
        masters=named(held) if own else None,
        pack=named(player.pack if drafting else []) if own else None,
        pick=pick(board, player) if own else None,
    )


def named(held: list[int]) -> list[str]:
    return [MASTERS[master] for master in held]


def volumes(player: Player) -> dict[str, int]:
    """The Volumes in sight, by colour."""
    held = available(player)
    return {name: int(of_colour(held, at)) for at, name in enumerate(VOLUMES)}


def completed_lines(player: Player) -> list[str]:
    spans = LINE_SPANS[player.board]
    names = LINE_IDS[player.board]
    return [name for at, name in enumerate(names) if is_complete(player, spans[at])]


def prices(board: Board, player: Player) -> dict[str, int]:
    """The Potions that each empty book space would cost now."""
    held = available(player)
    return {
        CELLS[cell]: int(price(board, player, held, cell))
        for cell in BOOK_CELLS[player.board]
        if not player.books >> cell & 1
    }


def objectives(board: Board, player: Player) -> dict[str, int]:
    """What each Objective would give at the end, its space reached or not."""
    return {
        OBJECTIVES[tile]: int(scoring.worth(board, player, tile))
        for tile in scoring.objectives(board)
    }


def income(board: Board, player: Player) -> Income:
    """What the next income step would pay: tried on a copy."""
    twin = board.copy()
    paid = twin.players[player.seat]
    pay_income(twin, paid)
    return Income(
        points=int(paid.points - player.points),
        coins=int(paid.coins - player.coins),
        potions=int(paid.potions - player.potions),
    )


def pick(board: Board, player: Player) -> str | None:
    """What was chosen in secret: the Master kept, or the card to be tucked."""
    if player.pick == NOTHING:
        return None
    if phase(board) == "draft":
        return MASTERS[player.pick]
    return card_id(player.colour, player.pick)
