"""From self-play to habits: how readily each word is chosen when it is offered."""

from __future__ import annotations

from statistics import pstdev

from hightable.arena.selfplay import Notes
from hightable.bots.judge import USUAL
from hightable.kernel import Vocabulary

PASSES = 8
RARE = 5.0
OFTEN = 60
APART = 2.0

Choices = list[tuple[int, list[int]]]


def scale(notes: Notes) -> float:
    """How many points a lead is off by, mostly: what counts as safe."""
    return round(pstdev(notes.misses), 1)


def habits(choices: Choices, vocabulary: Vocabulary) -> dict[str, float]:
    """How strong each verb is, and the words that differ much from their verb."""
    verbs = list(dict.fromkeys(verb for verb, _ in vocabulary.parts))
    number = {verb: at for at, verb in enumerate(verbs)}
    verb_of = [number[verb] for verb, _ in vocabulary.parts]
    by_verb = strengths(choices, verb_of, [USUAL] * len(verbs))
    usual = [by_verb[verb] for verb in verb_of]
    by_word = strengths(choices, list(range(len(usual))), usual)
    seen = [0] * len(usual)
    for _, offered in choices:
        for word in offered:
            seen[word] += 1
    found = {verb: round(by_verb[number[verb]], 2) for verb in verbs}
    for word, text in enumerate(vocabulary.texts):
        ratio = by_word[word] / usual[word]
        if seen[word] >= OFTEN and not 1 / APART < ratio < APART:
            found[text] = round(by_word[word], 2)
    return {text: strength for text, strength in found.items() if strength != USUAL}


def strengths(choices: Choices, kind: list[int], usual: list[float]) -> list[float]:
    """The strength of each kind of word that makes the choices made the likely ones.

    [Plackett and Luce: a word is chosen in proportion to its strength among those offered.]
    """
    strength = usual[:]
    for _ in range(PASSES):
        chosen = [RARE * each for each in usual]
        against = [RARE] * len(usual)
        for word, offered in choices:
            chosen[kind[word]] += 1
            share = 1 / sum(strength[kind[each]] for each in offered)
            for each in offered:
                against[kind[each]] += share
        strength = [won / lost for won, lost in zip(chosen, against, strict=True)]
    return strength
