"""What the icons mean: things that happen and are asked, things to count, icons done at once."""

from hightable.games.alma_mater.effects.acts import CHAPTERS, Act, Ask, Counted, Event

__all__ = ["CHAPTERS", "Act", "Ask", "Counted", "Event"]
