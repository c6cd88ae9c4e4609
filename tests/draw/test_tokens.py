"""Tokens: legible texts, four colours that stay apart, one list for drawing and style sheet."""

from itertools import combinations

import pytest

from hightable.draw.tokens import COLOURS, MEASURES, TOKENS, css


def channels(colour):
    return [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]


def luminance(colour):
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels(colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a, b):
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def lightness(colour):
    y = luminance(colour)
    return 116 * y ** (1 / 3) - 16 if y > 0.008856 else 903.3 * y


READ = [
    ("on", "panel"),
    ("on", "panel-high"),
    ("mute", "panel"),
    ("ink", "paper"),
    ("ink-soft", "paper"),
    ("ink", "card"),
    ("gilt-high", "bark"),
    ("ivory", "wood-low"),
    ("seal-text", "seal"),
]


@pytest.mark.parametrize(("text", "ground"), READ)
def test_texts_can_be_read_on_their_grounds(text, ground):
    assert contrast(TOKENS[text], TOKENS[ground]) >= 4.5


def test_the_four_colours_stay_apart_in_grey():
    for a, b in combinations(COLOURS, 2):
        assert abs(lightness(a.base) - lightness(b.base)) >= 15
    assert len({c.shape for c in COLOURS}) == len(COLOURS)


def test_the_style_sheet_has_every_token():
    sheet = css()
    for name, value in TOKENS.items():
        assert f"--{name}:{value}" in sheet
    for name, value in MEASURES.items():
        assert f"--{name}:{value}px" in sheet
    for tones in COLOURS:
        assert f"--{tones.name}:{tones.base}" in sheet
