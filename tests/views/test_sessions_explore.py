"""A finished trick told, a trick to change, cards shown, a card explained."""

from pathlib import Path

import pytest

from brisca_teach.engine.cards import Card
from brisca_teach.engine.position import Position
from brisca_teach.teaching.drills import trick
from brisca_teach.views.explanation import explained
from brisca_teach.views.explore_trick import ExploreTrick
from brisca_teach.views.scene import every_card, playable
from brisca_teach.views.trick_view import shown_cards, told_trick


def explore() -> ExploreTrick:
    return ExploreTrick("es", trick.lay("1C 4E 7E 3C", "E"))


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("es", "Pintan oros. Inés: siete de copas. Tú: cuatro de bastos. La baza es de Inés, sin puntos. "
         "El siete de copas es la única carta del palo de salida."),
        ("en", "Coins are trumps. Inés: seven of cups. You: four of clubs. Inés takes it, no points. "
         "The seven of cups is the only card of the led suit."),
    ],
)  # fmt: skip
def test_a_finished_trick_is_told(lang: str, text: str) -> None:
    view = told_trick(lang, trick.lay("7C 4B", "O"))

    assert repr(view) == text
    assert [card.marks for card in every_card(view.scene())] == [("won",), ()]


def test_cards_are_named_in_the_order_written_and_by_name_alone() -> None:
    view = shown_cards("es", "1O 1C 1E 1B")

    assert repr(view) == "As de oros, as de copas, as de espadas y as de bastos."
    assert next(card.name for card in every_card(view.scene())) == "As de oros, carta 1 de 4"


def test_a_position_can_be_shown() -> None:
    text = repr(shown_cards("en", "brisca_2 O 10C3B1B/11C12E 1:11B 4C1O"))

    assert text.startswith("Coins are trumps. Inés: knight of clubs. Your cards: jack of cups,")
    assert text.endswith("Stock, in order: four of cups and ace of coins.")


def test_the_trick_is_told_and_three_tasks_are_open() -> None:
    view = explore()

    assert repr(view).endswith("La baza es de Lola: 21 puntos. El siete de espadas es el triunfo más alto.")
    assert [task[0] for task in view.tasks()] == ["○", "○", "○"]


def test_a_card_is_changed_by_two_presses() -> None:
    view = explore()
    view.pick("1C")
    assert view.scene().prompt == "¿Qué carta pones en lugar del as de copas?"
    assert len(view.scene().rows) == 4 and "5O" in playable(view.scene())
    view.pick("5O")

    assert [str(card) for card in view.shown.trick] == ["5O", "4E", "7E", "3C"]
    assert view.scene().rows == () and "12B" not in playable(view.scene())


def test_the_pack_shows_every_card_that_is_not_on_the_table() -> None:
    view = explore()
    view.pick("4E")
    offered = [card.code for row in view.scene().rows for card in row.cards]

    assert len(offered) == 36 and not {"1C", "4E", "7E", "3C"} & set(offered)


def test_the_same_card_pressed_twice_is_let_go() -> None:
    view = explore()
    view.pick("1C")
    view.pick("1C")

    assert view.chosen is None


def test_another_trump_suit_changes_the_verdict() -> None:
    view = explore()
    view.act("trump:C")

    assert "La baza es de Inés: 21 puntos." in view.scene().status
    assert [action.suit for action in view.scene().actions if action.pressed] == ["C"]


def test_the_tasks_get_their_ticks() -> None:
    view = explore().trump("C")  # the ace takes it now
    assert [task[0] for task in view.tasks()] == ["○", "○", "○"]
    view.change("3C", "2E").trump("E").change("4E", "5B").change("7E", "4B")
    assert [task[0] for task in view.tasks()] == ["✓", "✓", "○"]
    view.trump("B").change("1C", "5O").change("5B", "1E").change("4B", "3C").change("2E", "12E")

    assert [str(card) for card in view.shown.trick] == ["5O", "1E", "3C", "12E"]
    assert [task[0] for task in view.tasks()] == ["✓", "✓", "✓"]
    assert "Encontradas: 3 de 3." in view.scene().reasons


def test_the_first_trick_is_not_a_find() -> None:
    view = ExploreTrick("es", trick.lay("1C 2O", "O"))
    view.pick("1C")
    view.pick("1C")

    assert view.found == frozenset()


def test_the_stored_trick_is_the_first_one() -> None:
    view = explore()
    stored = view._repr_mimebundle_()[0]["text/html"]
    view.trump("B")

    assert view._repr_mimebundle_()[0]["text/html"] == stored


def test_a_card_of_no_use_changes_nothing() -> None:
    view = explore()
    view.pick("5O")
    view.act("trump:X")

    assert view.shown == view.first


@pytest.mark.parametrize(
    ("lang", "first", "second"),
    [
        ("es", "El cuatro de oros da 2 puntos; el siete de bastos, 14. Pierdes 12.",
         "1. Inés, la sota de espadas; tú, el cuatro de oros: 2 puntos para ti."),
        ("en", "The four of coins brings 2 points; the seven of clubs, 14. You lose 12.",
         "1. Inés, the jack of swords; you, the four of coins: 2 points for you."),
    ],
)  # fmt: skip
def test_a_card_is_explained_with_the_line_that_proves_it(lang: str, first: str, second: str) -> None:
    view = explained(lang, Position.parse("brisca_2 O 4O12B7B/3B2B 1:10E"), Card.parse("4O"))

    assert repr(view).split("\n")[:2] == [first, second]
    assert len(repr(view).split("\n")) == 4


def test_the_best_card_is_explained_too() -> None:
    view = explained("es", Position.parse("brisca_2 O 4O12B7B/3B2B 1:10E"), Card.parse("7B"))

    assert repr(view).startswith("El siete de bastos da 14 puntos: no hay otra mejor.")


def test_views_leave_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRISCA_HOME", str(tmp_path / "home"))
    repr(explore()), repr(told_trick("es", trick.lay("7C 4B", "O")))

    assert not (tmp_path / "home").exists()
