"""What is in the box: ids and figures of data/, read once."""

from __future__ import annotations

from typing import Final

from hightable.kernel import by_id, data

CARD_RECORDS: Final = by_id(data("saltmarsh", "cards")["card"], "cards.toml")
QUAY_RECORDS: Final = by_id(data("saltmarsh", "quays")["quay"], "quays.toml")

CARDS: Final[list[str]] = list(CARD_RECORDS)
QUAYS: Final[list[str]] = list(QUAY_RECORDS)
HOME: Final = 0
TINY_CARDS: Final = [CARDS.index(card) for card in ("guild_hall", "smugglers_cove", "tollkeeper")]
TINY_CRATE: Final = QUAYS.index("north")
LISTS: Final = {"card": CARDS, "quay": QUAYS}
NAMES: Final[dict[str, str]] = {
    name: record["name"]
    for records in (CARD_RECORDS, QUAY_RECORDS)
    for name, record in records.items()
}
