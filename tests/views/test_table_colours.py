"""The table's own colours are readable on its own grounds, light and dark, whatever the page round it."""

from __future__ import annotations

import re

import pytest

from brisca_teach.views import svg_blocks, svg_cards
from brisca_teach.views.svg import PINTA, VERDICTS
from brisca_teach.views.table import STYLES, _source

CSS = _source(*STYLES)
TEXT, SHAPE = 4.5, 3.0
READ = [("ink", "page"), ("ink", "ground"), ("soft", "page"), ("soft", "ground"), ("on-bold", "bold"),
        *((verdict, ground) for verdict in ("right", "near", "wrong") for ground in ("page", "ground"))]  # fmt: skip
SEEN = [("ring", "ground"), ("ring-on", "ring"), ("edge", "page"), ("edge", "ground"), ("focus", "page"),
        ("focus", "ground"), ("bold", "page"), ("page", "right"), ("page", "near"), ("page", "wrong")]  # fmt: skip


def tokens(selector: str) -> dict[str, str]:
    block = re.search(re.escape(selector) + r" \{(.*?)\}", CSS, re.S)
    assert block
    return dict(re.findall(r"--([\w-]+): (#\w{6})", block[1]))


LIGHT = tokens(".brisca")
DARK = LIGHT | tokens('.brisca[data-tone="dark"]')


def luminance(colour: str) -> float:
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("front", "back"), READ)
def test_words_stand_out_from_their_ground(palette: dict[str, str], front: str, back: str) -> None:
    assert contrast(palette[front], palette[back]) >= TEXT


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("front", "back"), SEEN)
def test_rings_signs_and_edges_stand_out_from_their_ground(palette: dict[str, str], front: str, back: str) -> None:
    assert contrast(palette[front], palette[back]) >= SHAPE


@pytest.mark.parametrize("suit", "OCEB")
def test_the_frame_of_the_trump_suit_stands_out(suit: str) -> None:
    for tone, ground in (("", LIGHT["ground"]), ('[data-tone="dark"]', DARK["ground"])):
        found = re.findall(rf'\.brisca{re.escape(tone)}\[data-trump="{suit}"\] \{{ --pinta: (#\w{{6}})', CSS)
        assert len(found) == 1
        assert contrast(found[0], ground) >= SHAPE


def test_both_colours_are_set_wherever_one_is() -> None:
    root = re.search(r"\.brisca \{(.*?)\}", CSS, re.S)

    assert root
    assert "color: var(--ink)" in root[1]
    assert "background: var(--page)" in root[1]


def test_the_static_picture_is_readable_too() -> None:
    for colour in (svg_blocks.INK, svg_blocks.SOFT, *svg_cards.RINGS.values(), *VERDICTS.values()):
        assert contrast(colour, svg_blocks.PAGE) >= TEXT
        assert contrast(colour, svg_blocks.GROUND) >= TEXT
    for colour in (svg_blocks.EDGE, *PINTA.values()):
        assert contrast(colour, svg_blocks.GROUND) >= SHAPE
