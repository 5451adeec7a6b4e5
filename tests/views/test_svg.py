"""The picture of a scene stands by itself, is always the same, and hides what the scene hides."""

from __future__ import annotations

import base64
import re
import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest
from example_scenes import play_scene, quiz_scene

from brisca_teach.views.art import DECKS, card_body
from brisca_teach.views.scene import Action, CardView, PlayedView, RowView, Scene, SeatView
from brisca_teach.views.svg import picture, static_html
from brisca_teach.views.svg_blocks import text_width, wrapped
from brisca_teach.views.text import tell


def words_in(svg: str) -> str:
    return " ".join(re.findall(r"<tspan[^>]*>([^<]*)</tspan>", svg))


@pytest.mark.parametrize("scene", [play_scene(), quiz_scene(), quiz_scene("right"), Scene(prompt="Nada")])
def test_a_picture_is_sound_xml_without_ids_links_or_scripts(scene: Scene) -> None:
    svg = picture(scene)

    ET.fromstring(svg)
    assert not re.search(r"\sid=|href|<script|<style|url\(|@import|<image", svg)
    assert re.findall(r"https?://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]


def test_equal_scenes_give_the_same_picture() -> None:
    assert picture(play_scene()) == picture(play_scene())


def test_the_picture_has_the_words_of_the_scene() -> None:
    said = words_in(picture(play_scene()))

    for words in ("¿Qué echas?", "Pintan oros.", "va ganando", "hay que asistir", "Mazo: 18 cartas", "Inés", "Pista"):
        assert words in said


def test_open_cards_are_drawn_and_hidden_ones_are_not() -> None:
    svg = picture(play_scene())

    assert card_body("12C") in svg
    assert card_body("3C") in svg
    assert card_body("1O") not in svg


def test_the_picture_brings_its_own_ground_for_white_and_dark_pages() -> None:
    ground = re.search(r'<rect x="\.5" y="\.5"[^>]*fill="(#\w+)"', picture(play_scene()))
    assert ground and ground[1] == "#fffdf8"


@pytest.mark.parametrize("deck", DECKS)
def test_every_deck_can_be_shown(deck: str) -> None:
    card = CardView("KD" if deck == "french" else "12O", "x")
    suit = "D" if deck == "french" else "O"
    scene = Scene(deck=deck, trump=suit, trump_words="x", seats=(SeatView("Tú", "y", (card,)),))

    assert card_body(card.code, deck) in picture(scene)


def test_six_players_and_ten_cards_fit_the_page() -> None:
    back = CardView(name="Carta tapada")
    scene = Scene(
        seats=tuple(SeatView(f"Nombre {n}", "x", (back,) * 10, pile="3 bazas, 21 puntos") for n in range(6)),
        trick=tuple(PlayedView(f"Nombre {n}", CardView("12O", "x")) for n in range(6)),
        turn_up=CardView("4O", "x"),
        stock="Mazo: 6 cartas",
        stock_count=5,
        rows=(RowView("Talón", (back, back)),),
        actions=tuple(Action(f"bid:{n}", str(n), "bid") for n in range(70, 120, 5)),
    )
    width = re.match(r'<svg [^>]*width="([\d.]+)"', picture(scene))
    assert width and float(width[1]) <= 820


def test_long_text_is_wrapped_into_lines_that_fit() -> None:
    lines = wrapped("Enseñar los triunfos y llevarte el resto de las bazas", 14, 150)

    assert len(lines) > 1
    assert all(text_width(line, 14) <= 150 for line in lines)


def test_markup_in_words_is_text() -> None:
    scene = replace(quiz_scene(), prompt='<b onload="x">&', answer="<script>")

    ET.fromstring(picture(scene))
    assert "<script>" not in static_html(scene)
    assert "<b " not in static_html(scene)


def test_the_static_form_is_a_picture_with_the_told_text_and_a_folded_answer() -> None:
    page = static_html(quiz_scene())
    image = re.search(r'<img alt="([^"]*)"[^>]*base64,([^"]*)"', page)

    assert image
    assert image[1] == " ".join(tell(quiz_scene()).split())
    assert base64.b64decode(image[2]).decode() == picture(quiz_scene())
    assert "<details><summary>Ver la respuesta</summary>Tú, con el dos de espadas.</details>" in page
    assert "dos de espadas" not in picture(quiz_scene()).replace("2E", "")


def test_the_static_form_says_how_to_play_where_there_is_something_to_press() -> None:
    assert "Pulsa ▶" in static_html(play_scene())
    assert "Pulsa ▶" not in static_html(Scene(prompt="Solo mirar"))
