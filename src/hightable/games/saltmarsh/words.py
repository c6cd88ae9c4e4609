"""Every word a decision of Saltmarsh can offer."""

from __future__ import annotations

from typing import Final

from hightable.games.saltmarsh.box import CARDS, QUAYS
from hightable.kernel import Vocabulary

CHOICES: Final = ["coins", "salt", "guild"]

VOCABULARY: Final = Vocabulary()
KEEP: Final = VOCABULARY.words("keep", CARDS)
PLAY: Final = VOCABULARY.words("play", CARDS)
GO: Final = VOCABULARY.words("go", QUAYS)
SAIL: Final = VOCABULARY.word("sail")
TRADE: Final = VOCABULARY.word("trade")
CHOOSE: Final = VOCABULARY.words("choose", CHOICES)
STOP: Final = VOCABULARY.word("stop")
PAY: Final = VOCABULARY.word("pay")
DECLINE: Final = VOCABULARY.word("decline")
SELL_SALT: Final = VOCABULARY.word("sell salt")
END_TURN: Final = VOCABULARY.word("end turn")
