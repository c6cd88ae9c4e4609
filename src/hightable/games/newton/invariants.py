"""What does not add up: pieces lost or made, limits broken. [§1]"""

from __future__ import annotations

from hightable.games.newton.box import (
    COPIES,
    CUBE_PLACES,
    DEVELOPMENTS,
    FINALS,
    FIRST_CARD,
    GAME,
    KINDS,
    LEVEL,
    LEVELS,
    MARKS,
    MASTERS,
    ROOM,
    STARTERS,
    TILE_IDS,
    TURNS,
    WORK_OBJECTIVE,
)
from hightable.games.newton.decode import PILE_SIZE
from hightable.games.newton.rules.masters import TakeBack
from hightable.games.newton.rules.places import CUBES
from hightable.games.newton.rules.study import TILES
from hightable.games.newton.state import GAP, NOTHING, SUPPLY, Board, Player
from hightable.kernel import ones

CARDS_PER_LEVEL = int(GAME["components"]["action_cards_per_level"])
CAVENDISH = MASTERS.index("cavendish")
REMOVED_BY_CAVENDISH = 2


def invariants(board: Board) -> list[str]:
    """Every count of the box that is wrong, in words. Empty is well."""
    wrong = cards(board) + starting_cards(board) + masters(board) + tiles(board) + tokens(board)
    for player in board.players:
        wrong += [f"seat {player.seat}: {what}" for what in pieces(player) + limits(board, player)]
    return wrong


def layer_cards(layer: int) -> list[int]:
    return [card for card in range(layer.bit_length()) if layer >> card & 1]


def owned(player: Player) -> list[int]:
    return player.hand + player.desk + player.tucked + layer_cards(player.removed)


def cards(board: Board) -> list[str]:
    """Each Action card is in one place, and decks and lines hold only their level."""
    wrong = []
    for level in range(LEVELS):
        first = int(FIRST_CARD[level])
        deck = [first + card for layer in board.decks[level] for card in layer_cards(layer)]
        common = deck + [card for card in board.lines[level] if card != GAP]
        if any(LEVEL[card] != level + 1 for card in common):
            wrong.append(f"level {level + 1} holds other cards: {common}")
        held = [card for player in board.players for card in owned(player)]
        every = common + [card for card in held if LEVEL[card] == level + 1]
        if len(every) != CARDS_PER_LEVEL or len(set(every)) != CARDS_PER_LEVEL:
            wrong.append(f"cards of level {level + 1}: {sorted(every)}")
    return wrong


def starting_cards(board: Board) -> list[str]:
    wrong = []
    for player in board.players:
        own = sorted(card for card in owned(player) if card < STARTERS)
        if own != (list(range(STARTERS)) if player.colour != NOTHING else []):
            wrong.append(f"seat {player.seat}: starting cards {own}")
    return wrong


def masters(board: Board) -> list[str]:
    """No Master is in two places; everyone plays only what he kept."""
    dealt = [master for player in board.players for master in player.kept + player.pack]
    wrong = [] if len(set(dealt)) == len(dealt) else [f"Masters: {sorted(dealt)}"]
    if not set(dealt) <= set(range(len(MASTERS))):
        wrong.append(f"Masters: {sorted(dealt)}")
    for player in board.players:
        if not set(player.played) <= set(player.kept) or len(set(player.played)) < len(
            player.played
        ):
            wrong.append(f"seat {player.seat} played {player.played} out of {player.kept}")
    return wrong


def tiles(board: Board) -> list[str]:
    wrong = []
    for kind in range(len(KINDS)):
        total = board.supply[kind] + sum(player.tiles[kind] for player in board.players)
        if total != COPIES[kind] or board.supply[kind] < 0:
            wrong.append(f"{TILE_IDS[kind]}: {total} in all, {board.supply[kind]} in supply")
    return wrong


def tokens(board: Board) -> list[str]:
    used = sum(1 for players in MARKS.values() if players <= board.people)
    held = sum(int(ones(player.tokens)) for player in board.players)
    lying = int(ones(board.bonus))
    return [] if held + lying == used else [f"Bonus tokens: {held} held, {lying} lying, of {used}"]


def pieces(player: Player) -> list[str]:
    """Cubes, Students, Bookshelf tiles and Income spaces of one player."""
    wrong = []
    if player.cubes + ones(player.visited) != CUBES or player.visited & ~CUBE_PLACES:
        wrong.append(f"{player.cubes} cubes left, places {player.visited:b}")
    finals = [space for space in player.students if space != SUPPLY and FINALS >> space & 1]
    if len(set(finals)) != len(finals):
        wrong.append(f"two Students on a final space: {finals}")
    taken = TILES - player.piles
    removed = taken - ones(player.books)
    most = taken // PILE_SIZE + (REMOVED_BY_CAVENDISH if CAVENDISH in player.played else 0)
    if not 0 <= removed <= most or player.piles < 0:
        wrong.append(f"{player.piles} Bookshelf tiles left, {removed} removed")
    return wrong


def lent(board: Board, player: Player) -> int:
    """The cards that lie on the desk only while Descartes has them performed."""
    mine = [frame for frame in board.stack if frame.seat == player.seat]
    return sum(isinstance(frame.effect, TakeBack) for frame in mine)


def limits(board: Board, player: Player) -> list[str]:
    """What may not be negative, and what has only so much room."""
    wrong = []
    if min(player.coins, player.potions, player.points) < 0:
        wrong.append(f"{player.coins} coins, {player.potions} potions, {player.points} points")
    incomes = sum(player.tiles[kind] for kind in range(DEVELOPMENTS, len(KINDS)))
    developments = sum(player.tiles[kind] for kind in range(DEVELOPMENTS))
    if developments > ROOM or incomes + min(player.medicine, 1) > ROOM:
        wrong.append(f"{developments} Developments, {incomes} Incomes, {player.medicine}")
    taken = board.round if board.turn else board.round - 1
    if len(player.desk) > TURNS + lent(board, player) or len(player.tucked) > max(taken, 0):
        wrong.append(f"{len(player.desk)} cards on the desk, {len(player.tucked)} tucked")
    if not 0 <= player.work <= WORK_OBJECTIVE or (player.moved and board.top is None):
        wrong.append(f"Marker on {player.work}, Students moved {player.moved}")
    return wrong
