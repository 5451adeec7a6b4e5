"""What cannot be is refused in one helpful sentence on standard error, with exit status 2, in both languages."""

from __future__ import annotations

import re

import pytest
from click.testing import CliRunner

from brisca_teach.cli import main
from brisca_teach.views.words import LANGUAGES

BAD_POSITIONS = {
    "brisca_9 O 1O3C/12B4C 0:- - -/-": "bisca_9",
    "brisca_2 X 1O3C/12B4C 0:- - -/-": "X",
    "brisca_2 O 13O3C/12B4C 0:- - -/-": "13O",
    "brisca_2 O 8O3C/12B4C 0:- - -/-": "8",
    "brisca_2 O 1O3C/1O4C 0:- - -/-": "oros|coins",
    "brisca_2 O 1O3C 0:- - -": "2",
    "brisca_2 O 1O3C4C5C/12B4E6E7E 0:- - -/-": "3",
    "brisca_2 O 1O3C/12B 0:- - -/-": "1",
    "brisca_2 O 1O3C/12B4C 5:- - -/-": "5",
    "brisca_2 O 1O/12B 0:2C4C5C - -/-": "3",
    "brisca_2 O 1O3C4C/12B5C6C 0:- 2E -/-": "dos de espadas|two of swords",
    "brisca_2 O 1O3C/12B4C": "1O3C/12B4C",
    "brisca_2 O 1O3C/12B4C 0:- - -/- foo": "foo",
    "brisca_2 - 1O3C/12B4C 0:- - -/-": "triunfo|trumps",
    "briscolone O 1O3C/12B4C 0:- - -/-": "briscolone",
    "brisca_3 O 2C/3C/4C 0:- - -/-/-": "copas|cups",
}
BAD_RULES = {
    "brisca_4+hand=13": ("las cartas por cabeza («hand») y el número de jugadores («players»)",
                         'the cards dealt to each ("hand") and the number of players ("players")'),
    "brisca_2+trump=none": ("el cambio de la muestra («exchange») y la elección del triunfo («trump»)",
                            'the exchange of the turn-up ("exchange") and the choice of trumps ("trump")'),
    "brisca_4+removed=2C": ("el número de jugadores («players») y las cartas que se quitan («removed»)",
                            'the number of players ("players") and the cards taken out ("removed")'),
    "brisca_2+duty.relief=void": ("lo que libra de la obligación («duty.relief») y los bandos («sides»)",
                                  'what lifts the duty ("duty.relief") and the sides ("sides")'),
    "brisca_4+hnad=3": ("No hay ninguna opción «hnad». ¿Era «hand»?",
                        'There is no option "hnad". Did you mean "hand"?'),
    "brisca_4+foo=3": ("No hay ninguna opción «foo».", 'There is no option "foo".'),
    "brisca_4+exchange.when=never": ("Puede ser any_time, own_turn, after_win o first_trick.",
                                     "It can be any_time, own_turn, after_win or first_trick."),
    "brisca_4+scoring=win": ("En «scoring» (la cuenta del juego) no cabe «win».",
                             '"scoring" (the score of a deal) cannot be "win".'),
    "brisca_4+hand=x": ("«x» no es un número.", '"x" is not a number.'),
    "brisca_4+hand": ("«hand» no dice nada: se escribe opción=valor.", '"hand" says nothing: write option=value.'),
    "chiamata+players=4": ("La briscola a chiamata no es para 4: es para 5.",
                           "Briscola a chiamata is not for 4: it is for 5."),
    "jodida": ("De la brisca jodida solo conocemos el nombre: no se puede jugar.",
               "We know brisca jodida only by name: it cannot be played."),
}  # fmt: skip


def refused(lang: str, *words: str) -> str:
    """The sentence on standard error, when nothing else was said."""
    result = CliRunner().invoke(main, ("--lang", lang, *words))
    assert (result.exit_code, result.stdout) == (2, ""), words
    assert re.fullmatch(r"[^\n{}]+[.?]\n", result.stderr), result.stderr
    return result.stderr.strip()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bad_position_has_its_own_sentence_that_names_what_is_wrong(lang: str) -> None:
    told = {line: refused(lang, "moves", line) for line in BAD_POSITIONS}

    assert len(set(told.values())) == len(BAD_POSITIONS)
    for line, named in BAD_POSITIONS.items():
        assert re.search(named, told[line], re.IGNORECASE), told[line]


@pytest.mark.parametrize("line", BAD_POSITIONS)
def test_a_bad_position_is_refused_by_every_command_alike(line: str) -> None:
    assert refused("es", "moves", line) == refused("es", "play", line) == refused("es", "solve", line)


@pytest.mark.parametrize(("rules", "told"), BAD_RULES.items())
def test_rules_that_cannot_be_are_refused_by_name(rules: str, told: tuple[str, str]) -> None:
    assert told[0] in refused("es", "deal", rules)
    assert told[1] in refused("en", "deal", rules)


def test_rules_told_are_refused_like_rules_dealt() -> None:
    assert refused("es", "rules", "brisca_4+hand=13") == refused("es", "deal", "brisca_4+hand=13")
    assert refused("en", "rules", "bisca", "--against", "brisko") == refused("en", "deal", "brisko")


@pytest.mark.parametrize(
    ("move", "spanish", "english"),
    [
        ("zz", "«zz» no es una jugada.", '"zz" is not a move.'),
        ("12B", "El rey de bastos no está entre tus cartas.", "The king of clubs is not in your hand."),
        ("exchange:7O", "No tienes el siete de oros.", "You do not hold the seven of coins."),
    ],
)
def test_a_move_that_cannot_be_played_is_refused_with_its_reason(move: str, spanish: str, english: str) -> None:
    line = "brisca_2 O 3C5E4C/7B4B6B 0:- 2C12O -/-"

    assert spanish in refused("es", "play", line, move)
    assert english in refused("en", "play", line, move)
