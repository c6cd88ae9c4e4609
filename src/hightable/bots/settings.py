"""How a bot thinks: the numbers that make one level stronger than another, by name.

simulations  how often to look ahead at one decision
seconds   at most so long at one decision, and twice that in a turn; 0 is no limit
turns     how many turns to look ahead before the judge is asked; 0 is all of them
habit     how much habit counts in playing on and in what to try first; 0 is not at all
cores     how many processes think together
learnt    1 for the judge with its weights, 0 for the one that only reads the score sheet
curiosity how much to try what was seldom tried
keen      how much the best that was found after a word counts, 1, or the mean of all, 0
wide      how fast unusual words are let in (progressive widening); 0 is all at once
tries     of how many ends of a turn the best is taken
deals     on how many deals of the unknown the greedy tries, and the search plays on
rounds    for how many rounds the favourites of a turn are played on; 0 is not at all
favourites  how many those are at most
close     and how little behind the best, as a part of the judge's scale
care      of how many ends of a turn whoever plays on takes the best
fair      1 to choose by chance where all words are worth the same, 0 to take the first
menu      how many options are noticed at all, the usual ones first
blur      by how much each of them is misjudged, as a part of the judge's scale

What was found to play best differs from game to game: `[settings]` of the game's weights file says
so, and holds where a level leaves a number open (`OWN`); `"turns alone"` there is for who is alone.
"""

from __future__ import annotations

from typing import Final

from hightable.kernel.fault import Fault

Settings = dict[str, float]

OWN: Final = -1.0
ANY_GAME: Final[Settings] = {
    "turns": 1,
    "tries": 3,
    "habit": 0.5,
    "curiosity": 10,
    "keen": 0.8,
    "wide": 0,
    "favourites": 3,
    "close": 0.2,
    "rounds": 0,
    "deals": 0,
    "care": 1,
    "blur": 0.15,
}
SEARCH: Final[Settings] = {
    "simulations": 100,
    "seconds": 1,
    "cores": 1,
    "learnt": 1,
    "turns": OWN,
    "tries": OWN,
    "habit": OWN,
    "curiosity": OWN,
    "keen": OWN,
    "wide": OWN,
    "deals": OWN,
    "favourites": OWN,
    "close": OWN,
    "rounds": OWN,
    "care": OWN,
    "fair": 0,
}
GREEDY: Final[Settings] = {"deals": 1, "tries": 1, "learnt": 1, "habit": OWN, "fair": 0}
SETTINGS: Final[dict[str, Settings]] = {
    "random": {},
    "freshman": GREEDY | {"menu": 3, "blur": OWN},
    "bachelor": GREEDY,
    "master": SEARCH,
    "doctor": SEARCH | {"simulations": 2000, "deals": 64, "seconds": 2.4, "cores": 2},
    "professor": SEARCH
    | {
        "simulations": 5000,
        "deals": 512,
        "seconds": 4.8,
        "cores": 2,
        "favourites": 6,
        "close": 0.4,
    },
}


def settled(settings: Settings, own: Settings) -> Settings:
    """The settings with what it leaves open taken from a game's own."""
    usual = ANY_GAME | own
    return {name: usual[name] if value == OWN else value for name, value in settings.items()}


def settings(words: list[str]) -> Settings:
    """The settings of a level, with changes such as `simulations=200`."""
    if not words or words[0] not in SETTINGS:
        raise Fault("bots.none", name=" ".join(words), known=tuple(SETTINGS))
    found = SETTINGS[words[0]].copy()
    for change in words[1:]:
        name, _, value = change.partition("=")
        if name not in found:
            key = "bots.setting" if found else "bots.no_setting"
            raise Fault(key, change=change, level=words[0], known=tuple(found))
        found[name] = number(name, value)
    return found


def number(name: str, text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise Fault("bots.number", name=name, found=text) from None
