"""The drawn cards: well formed, self-contained, small, and told apart without colour."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET

import pytest

from brisca_teach.views.art import (
    CARD_SIZE,
    DECKS,
    FRENCH_FACES,
    back_body,
    back_svg,
    card_body,
    card_svg,
    french_code,
    suit_body,
    suit_svg,
)
from brisca_teach.views.art.colours import PAPER
from brisca_teach.views.art.french import SUITS as FRENCH_SUITS
from brisca_teach.views.art.italian import SUITS as ITALIAN_SUITS
from brisca_teach.views.art.spanish import SUITS as SPANISH_SUITS
from brisca_teach.views.art.suits import Suit

SPANISH = [f"{rank}{suit}" for suit in "OCEB" for rank in range(1, 13)]
FORTY = [code for code in SPANISH if code[:-1] not in ("8", "9")]
FRENCH = [f"{rank}{suit}" for suit in "DHSC" for rank in ("A", "K", "Q", "J", *range(10, 6, -1))]
CARDS = [(code, deck) for deck in (*DECKS, FRENCH_FACES) for code in SPANISH]
CARDS += [(code, "french") for code in FRENCH]
PICTURES = (
    [card_svg(code, deck) for code, deck in CARDS]
    + [back_svg(deck) for deck in DECKS]
    + [suit_svg(suit, deck) for deck in DECKS for suit in "OCEB"]
)
ALL_SUITS = [*SPANISH_SUITS.values(), *ITALIAN_SUITS.values(), *FRENCH_SUITS.values()]
SVG = "{http://www.w3.org/2000/svg}"


def luminance(colour: str) -> float:
    """The relative luminance of WCAG, 0 black to 1 white."""
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return sum(weight * c for weight, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG, 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def frame_of(code: str) -> str:
    """The frame line of a Spanish card: the first shape after the paper."""
    shape = list(ET.fromstring(card_svg(code)))[1]
    return shape.get("d", "")


def gaps_at(height: int, frame: str) -> int:
    """How often the frame line is lifted inside the horizontal line at this height."""
    return len(re.findall(rf"H[\d.]+M[\d.]+ {height}(?=[HQ])", frame))


@pytest.mark.parametrize("deck", DECKS)
def test_every_card_is_a_picture_of_its_own_in_card_units(deck: str) -> None:
    for code in SPANISH:
        root = ET.fromstring(card_svg(code, deck))
        assert root.tag == SVG + "svg"
        assert root.get("viewBox") == "0 0 {} {}".format(*CARD_SIZE) == "0 0 208 324"


def test_native_french_codes_are_drawn() -> None:
    for code in FRENCH:
        assert len(list(ET.fromstring(card_svg(code, "french")))) >= 3


def test_nothing_comes_from_outside_and_nothing_can_collide_in_a_page() -> None:
    banned = re.compile(r"\bid=|url\(|<text|font|href|<style|class=|gradient|filter|<image|<script", re.I)
    assert [found[0] for picture in PICTURES if (found := banned.search(picture))] == []


def test_coordinates_are_rounded() -> None:
    assert [found for picture in PICTURES for found in re.findall(r"\d*\.\d{3,}", picture)] == []


def test_the_same_bytes_in_another_process() -> None:
    program = (
        "import hashlib; from brisca_teach.views.art import *;"
        f"print(hashlib.sha256(''.join(card_svg(c, d) for c, d in {CARDS!r}).encode()).hexdigest())"
    )
    runs = {
        subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            encoding="utf-8",
            check=True,
            env=os.environ | {"PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    }
    assert len(runs) == 1


def test_a_card_is_small_enough_to_send() -> None:
    heavy = {
        (code, deck): size
        for code, deck in CARDS
        if (code in FORTY or deck != "italian") and (size := len(card_svg(code, deck).encode())) > 6144
    }
    assert heavy == {}
    assert max(len(back_svg(deck)) for deck in DECKS) < 3000


@pytest.mark.parametrize("suit", ALL_SUITS, ids=lambda suit: suit.letter + suit.main)
def test_index_and_outline_stand_out_from_the_paper(suit: Suit) -> None:
    assert contrast(suit.main, PAPER) >= 4.5
    assert contrast(suit.dark, PAPER) >= 7


@pytest.mark.parametrize(("suit", "gaps"), [("O", 0), ("C", 1), ("E", 2), ("B", 3)])
def test_the_pinta_tells_the_suit_at_both_ends(suit: str, gaps: int) -> None:
    for rank in range(1, 13):
        frame = frame_of(f"{rank}{suit}")
        assert (gaps_at(8, frame), gaps_at(316, frame)) == (gaps, gaps)


@pytest.mark.parametrize("deck", DECKS)
def test_no_two_cards_of_a_deck_look_the_same(deck: str) -> None:
    codes = FRENCH if deck == "french" else SPANISH
    assert len({card_svg(code, deck) for code in codes}) == len(codes)


ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0}


def ends(d: str) -> list[tuple[float, float]]:
    """The end points of all the lines and curves of a path."""
    x, y, out = 0.0, 0.0, []
    for command, rest in re.findall(r"([A-Za-z])([^A-Za-z]*)", d):
        numbers = [float(n) for n in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", rest)]
        size, relative = ARGUMENTS[command.upper()], command.islower()
        for i in range(0, len(numbers), size or 1):
            *_, u, v = [0.0, *numbers[i : i + size]]
            stay = (0, 0) if relative else (x, y)
            u, v = {"H": (v, stay[1]), "V": (stay[0], v)}.get(command.upper(), (u, v))
            x, y = (x + u, y + v) if relative else (u, v)
            out.append((x, y))
    return out


def extent(pip: str) -> tuple[float, float]:
    """Width and height of a pip, by its discs and the end points of its paths."""
    points: list[tuple[float, float]] = []
    for shape in ET.fromstring(f"<g>{pip}</g>").iter():
        x, y, r = (float(shape.get(key, "0")) for key in ("cx", "cy", "r"))
        points += ends(shape.get("d", "")) or [(x - r, y - r), (x + r, y + r)]
    xs, ys = zip(*points, strict=True)
    return max(xs) - min(xs), max(ys) - min(ys)


def test_without_colour_a_suit_is_told_by_shape_or_by_grey() -> None:
    """Swords and clubs are thin, coins and cups are not; the two of each kind differ in grey."""
    sizes = {suit: extent(SPANISH_SUITS[suit].pip) for suit in "OCEB"}
    slimness = {suit: width / height for suit, (width, height) in sizes.items()}
    body = {"O": "#f2b527", "C": "#d43a35", "E": "#d3e6f5", "B": "#5b9a45"}

    assert min(slimness["O"], slimness["C"]) > 0.7 > 0.4 > max(slimness["E"], slimness["B"])
    assert all(body[suit] in SPANISH_SUITS[suit].pip for suit in "OCEB")
    assert contrast(body["O"], body["C"]) >= 1.5
    assert contrast(body["E"], body["B"]) >= 1.5


def test_an_italian_face_prints_eight_nine_and_ten_on_the_courts() -> None:
    def glyphs(code: str, deck: str) -> list[str]:
        index = list(ET.fromstring(card_svg(code, deck)))[-1]
        return [shape.get("d", "") for shape in index.findall(SVG + "path")]

    assert [glyphs(f"{rank}C", "italian") for rank in (10, 11, 12)] == [
        glyphs("8C", "spanish"),
        glyphs("9C", "spanish"),
        glyphs("10C", "spanish"),
    ]


@pytest.mark.parametrize(
    ("spanish", "french"),
    [("1O", "AD"), ("12O", "KD"), ("11C", "QH"), ("10E", "JS"), ("7B", "7C"), ("7C", "7H"), ("10C", "JH")],
)
def test_a_spanish_code_has_a_french_face(spanish: str, french: str) -> None:
    assert french_code(spanish) == french
    assert card_body(spanish, FRENCH_FACES) == card_body(french, "french")


def test_numbers_of_the_letter_c_are_clubs_in_a_french_pack_and_hearts_as_french_faces() -> None:
    assert card_body("7C", "french") == card_body("7B", "french") != card_body("7C", FRENCH_FACES)
    assert suit_body("C", "french") == suit_body("B", "french") != suit_body("C", FRENCH_FACES)
    assert suit_body("O", "french") == suit_body("D", "french")


def test_a_body_is_the_inside_of_its_picture() -> None:
    assert card_svg("12E").endswith(card_body("12E") + "</svg>")
    assert back_svg("italian").endswith(back_body("italian") + "</svg>")
    assert suit_svg("B").endswith(suit_body("B") + "</svg>")


@pytest.mark.parametrize("code", ["", "?", "0O", "13B", "1X", "01O", "12o", "KD", "O1", " 1O"])
def test_an_unknown_code_is_refused(code: str) -> None:
    with pytest.raises(ValueError, match="no such card"):
        card_svg(code)


@pytest.mark.parametrize("code", ["1D", "11S", "AO", "KX", "1"])
def test_a_mixed_french_code_is_refused(code: str) -> None:
    with pytest.raises(ValueError, match="no such card"):
        card_svg(code, "french")


def test_an_unknown_deck_or_suit_is_refused() -> None:
    for draw in (lambda: card_svg("1O", "tarot"), lambda: back_svg("tarot"), lambda: suit_svg("O", "tarot")):
        with pytest.raises(ValueError, match="no such deck"):
            draw()
    for suit, deck in (("D", "spanish"), ("", "italian"), ("X", "french"), ("D", FRENCH_FACES)):
        with pytest.raises(ValueError, match="no such suit"):
            suit_svg(suit, deck)
