"""Pictures: the numbers in words, no figure left open, no matplotlib needed to read them."""

import html
import re
import subprocess
import sys

import pytest

from brisca_teach.analysis.simulate.intervals import Interval
from brisca_teach.views.plots import PLOTS, plot
from brisca_teach.views.words import LANGUAGES

FACTS: dict[str, dict[str, object]] = {
    "rank_points": {},
    "points_share": {},
    "who_beats": {"card": "12C", "trump": "O"},
    "draw_strip": {},
    "seats": {},
    "pack_sizes": {},
    "pinta": {},
    "timeline": {"first": "1788", "last": "1830"},
    "second_brisca": {},
    "trump_changes": {},
    "promises": {},
    "match_sheet": {"seeds": "12 185 29 34 27"},
    "what_changed": {"before": "brisca_4", "after": "portena"},
    "points_by_trick": {},
    "deal_review": {"deal": "first_deal"},
    "save_or_spend": {"position": "brisca_2 O 4O12B7B/3B2B 1:10E"},
    "perfect_ending": {"deals": "20"},
    "how_often": {"deals": "40"},
    "odds_by_unseen": {},
    "shares": {"fair": 0.5, "my_idea": Interval(0.525, 0.48, 0.5712)},
    "means": {"my_idea": Interval(-1.25, -2.0, 0.5)},
    "signal_tables": {},
    "worth_a_trump": {"position": f"brisca_2 O 2O4B6E/?? 1:7C {'?' * 33}4O"},
    "rating_path": {},
    "exchange_value": {"position": "brisca_2 O 7O4E6C/2B7C 1:1B 2E1O 4C2C/6E5E"},
}
TEXTS = [
    ("rank_points", "es", "Puntos de cada carta, de la más alta a la más baja: as 11, tres 10, rey 4, caballo 3, "
     "sota 2; siete, seis, cinco, cuatro y dos, 0."),
    ("rank_points", "en", "Points of each card, from the highest to the lowest: ace 11, three 10, king 4, knight 3, "
     "jack 2; seven, six, five, four and two, 0."),
    ("points_share", "es", "De los 120 puntos: los cuatro ases, 44; los cuatro treses, 40; los cuatro reyes, 16; "
     "los cuatro caballos, 12; las cuatro sotas, 8; las veinte blancas, 0."),
    ("points_share", "en", "Of the 120 points: the four aces, 44; the four threes, 40; the four kings, 16; "
     "the four knights, 12; the four jacks, 8; the twenty blanks, 0."),
    ("who_beats", "es", "Qué cartas ganan al rey de copas si pintan oros: 12 de 39. Copas: as y tres. Oros: las diez. "
     "Espadas y bastos: ninguna."),
    ("who_beats", "en", "Which cards beat the king of cups when coins are trumps: 12 of 39. Cups: ace and three. "
     "Coins: all ten. Swords and clubs: none."),
    ("draw_strip", "es", "Bazas de un juego. Con dos jugadores, 17 con robo y 3 sin robo; con tres jugadores, 10 con "
     "robo y 3 sin robo; con cuatro jugadores, 7 con robo y 3 sin robo; con seis jugadores, 5 con robo y 3 sin robo."),
    ("draw_strip", "en", "Tricks of a deal. With two players, 17 with a draw and 3 without; with three players, 10 "
     "with a draw and 3 without; with four players, 7 with a draw and 3 without; with six players, 5 with a draw and 3 "
     "without."),
    ("match_sheet", "es", "La hoja de una partida. En el juego 1, nosotros 62 y ellos 58: van 1 a 0; en el juego 2, "
     "nosotros 60 y ellos 60: van 1 a 0; en el juego 3, nosotros 60 y ellos 60: van 1 a 1; en el juego 4, nosotros 16 "
     "y ellos 104: van 1 a 2; en el juego 5, nosotros 46 y ellos 74: van 1 a 3."),
    ("match_sheet", "en", "The score sheet of a match. In deal 1, us 62 and them 58: 1 to 0 in deals; in deal 2, us 60 "
     "and them 60: 1 to 0 in deals; in deal 3, us 60 and them 60: 1 to 1 in deals; in deal 4, us 16 and them 104: 1 to "
     "2 in deals; in deal 5, us 46 and them 74: 1 to 3 in deals."),
    ("timeline", "es", "Lo que consta, por años. 1788, brisca (español, documentado); 1828, briscola (italiano, "
     "probable)."),
    ("timeline", "en", "What is recorded, by year. 1788, brisca (Spanish, documented); 1828, briscola (Italian, "
     "likely)."),
    ("pack_sizes", "es", "Qué cartas entran en cada baraja. Con 48 cartas, todas; con 40 cartas, fuera los ochos y los "
     "nueves; con 39 cartas, fuera los ochos y los nueves y el dos de copas; con 32 cartas, fuera los treses, los "
     "cuatros, los ochos y los nueves; con 20 cartas, fuera los doses, los cuatros, los cincos, los seises, los "
     "sietes, los ochos y los nueves."),
    ("pack_sizes", "en", "Which cards are in each pack. With 48 cards, all of them; with 40 cards, without the eights "
     "and the nines; with 39 cards, without the eights and the nines and the two of cups; with 32 cards, without the "
     "threes, the fours, the eights and the nines; with 20 cards, without the twos, the fours, the fives, the sixes, "
     "the sevens, the eights and the nines."),
    ("pinta", "es", "Cortes en el marco, arriba y abajo. En oros, 0; en copas, 1; en espadas, 2; en bastos, 3."),
    ("pinta", "en", "Gaps in the frame, above and below. In coins, 0; in cups, 1; in swords, 2; in clubs, 3."),
    ("seats", "es", "Quién se sienta dónde. Se juega y se roba por este orden, si empiezas tú. Con dos jugadores: tú"
     " e Inés; cada cual por su cuenta. Con tres jugadores: tú, Inés y Lola; cada cual por su cuenta. Con cuatro "
     "jugadores: tú, Inés, Paco y Lola; tú y Paco contra Inés y Lola. Con seis jugadores: tú, Inés, Paco, Lola, Bruno "
     "y Mar; tú, Paco y Bruno contra Inés, Lola y Mar."),
    ("seats", "en", "Who sits where. Play and draw go in this order, if you begin. With two players: you and Inés; "
     "each for themselves. With three players: you, Inés and Lola; each for themselves. With four players: you, Inés, "
     "Paco and Lola; you and Paco against Inés and Lola. With six players: you, Inés, Paco, Lola, Bruno and Mar; you, "
     "Paco and Bruno against Inés, Lola and Mar."),
    ("second_brisca", "es", "La escala en cada sitio, de más a menos; la segunda carta vale 10 puntos. España, "
     "Italia y Brasil: as, tres, rey, caballo, sota, siete, seis, cinco, cuatro, dos. Portugal y Brasil: as, siete, "
     "rey, caballo, sota, seis, cinco, cuatro, tres, dos. Bahía: as, cinco, rey, caballo, sota, siete, seis, cuatro, "
     "tres, dos. Chile: as, dos, rey, caballo, sota, siete, seis, cinco, cuatro, tres."),
    ("second_brisca", "en", "The ladder place by place, from high to low; the second card is worth 10 points. Spain,"
     " Italy and Brazil: ace, three, king, knight, jack, seven, six, five, four, two. Portugal and Brazil: ace, seven,"
     " king, knight, jack, six, five, four, three, two. Bahia: ace, five, king, knight, jack, seven, six, four, three,"
     " two. Chile: ace, two, king, knight, jack, seven, six, five, four, three."),
    ("trump_changes", "es", "Una marianna, baza a baza. Triunfo: de la baza 1 a la 5, sin triunfo; de la baza 6 a la"
     " 11, copas; de la baza 12 a la 13, bastos; de la baza 14 a la 20, oros. Cantos: en la baza 6, Inés, 40 puntos en"
     " espadas; en la baza 6, tú, 60 puntos en copas; en la baza 12, tú, 80 puntos en bastos; en la baza 14, Inés, 100"
     " puntos en oros. Puntos con los cantos, después de cada baza. Tú: 0, 0, 0, 0, 0, 60, 60, 63, 63, 74, 74, 157, "
     "163, 163, 163, 167, 167, 180, 180, 201; Inés: 0, 0, 0, 0, 11, 53, 55, 55, 65, 65, 67, 67, 67, 178, 181, 181, "
     "185, 185, 199, 199."),
    ("trump_changes", "en", "A deal of marianna, trick by trick. Trumps: from trick 1 to trick 5, no trumps; from "
     "trick 6 to trick 11, cups; from trick 12 to trick 13, clubs; from trick 14 to trick 20, coins. Pairs: in trick "
     "6, Inés, 40 points in swords; in trick 6, you, 60 points in cups; in trick 12, you, 80 points in clubs; in trick"
     " 14, Inés, 100 points in coins. Points with the pairs, after each trick. You: 0, 0, 0, 0, 0, 60, 60, 63, 63, 74,"
     " 74, 157, 163, 163, 163, 167, 167, 180, 180, 201; Inés: 0, 0, 0, 0, 11, 53, 55, 55, 65, 65, 67, 67, 67, 178, "
     "181, 181, 185, 185, 199, 199."),
    ("promises", "es", "De cada 100 juegos de prueba, en cuántos se llega a cada promesa, según las ocho cartas. A, "
     "con el as de oros, el tres de oros, el rey de oros, el siete de oros, el cuatro de oros, el as de copas, el "
     "cinco de espadas y el dos de bastos: 61 puntos, 99; 71 puntos, 94; 81 puntos, 80; 91 puntos, 68; 101 puntos, 44;"
     " 111 puntos, 16. B, con el tres de oros, el caballo de oros, el siete de oros, el cinco de oros, el rey de "
     "copas, el seis de espadas, el dos de espadas y el cuatro de bastos: 61 puntos, 90; 71 puntos, 66; 81 puntos, 40;"
     " 91 puntos, 19; 101 puntos, 6; 111 puntos, 2. C, con el rey de oros, el cinco de oros, el siete de copas, el dos"
     " de copas, el seis de espadas, el cuatro de espadas, la sota de bastos y el cinco de bastos: 61 puntos, 40; 71 "
     "puntos, 20; 81 puntos, 8; 91 puntos, 2; 101 puntos, 0; 111 puntos, 0."),
    ("promises", "en", "Of every 100 trial deals, how many reach each promise, by the eight cards held. A, with the "
     "ace of coins, the three of coins, the king of coins, the seven of coins, the four of coins, the ace of cups, the"
     " five of swords and the two of clubs: 61 points, 99; 71 points, 94; 81 points, 80; 91 points, 68; 101 points, "
     "44; 111 points, 16. B, with the three of coins, the knight of coins, the seven of coins, the five of coins, the "
     "king of cups, the six of swords, the two of swords and the four of clubs: 61 points, 90; 71 points, 66; 81 "
     "points, 40; 91 points, 19; 101 points, 6; 111 points, 2. C, with the king of coins, the five of coins, the seven"
     " of cups, the two of cups, the six of swords, the four of swords, the jack of clubs and the five of clubs: 61 "
     "points, 40; 71 points, 20; 81 points, 8; 91 points, 2; 101 points, 0; 111 points, 0."),
    ("points_by_trick", "es", "Puntos después de cada baza. Tú: 0, 0, 0, 3, 5, 7, 7, 11, 11, 23, 26, 26, 26, 40, 40, "
     "54, 54, 54, 54, 54; Inés: 0, 3, 3, 3, 3, 3, 3, 3, 24, 24, 24, 28, 28, 28, 30, 30, 41, 41, 45, 66."),
    ("points_by_trick", "en", "Points after each trick. You: 0, 0, 0, 3, 5, 7, 7, 11, 11, 23, 26, 26, 26, 40, 40, 54, "
     "54, 54, 54, 54; Inés: 0, 3, 3, 3, 3, 3, 3, 3, 24, 24, 24, 28, 28, 28, 30, 30, 41, 41, 45, 66."),
    ("deal_review", "es",
     "Puntos después de cada baza. Tú: 0, 0, 0, 3, 5, 7, 7, 11, 11, 23, 26, 26, 26, 40, 40, 54, 54, 54, "
     "54, 54; Inés: 0, 3, 3, 3, 3, 3, 3, 3, 24, 24, 24, 28, 28, 28, 30, 30, 41, 41, 45, 66. Baza 8, rey de "
     "copas: 4 puntos menos con las cartas a la vista; 0 con lo que se veía. Baza 12, cinco de bastos: 24 "
     "puntos menos con las cartas a la vista; 0 con lo que se veía. Baza 17, cuatro de espadas: 4 puntos "
     "menos con las cartas a la vista; 0 con lo que se veía. Baza 18, dos de copas: 11 puntos menos con "
     "las cartas a la vista; 11 con lo que se veía."),
    ("deal_review", "en",
     "Points after each trick. You: 0, 0, 0, 3, 5, 7, 7, 11, 11, 23, 26, 26, 26, 40, 40, 54, 54, 54, 54, "
     "54; Inés: 0, 3, 3, 3, 3, 3, 3, 3, 24, 24, 24, 28, 28, 28, 30, 30, 41, 41, 45, 66. Trick 8, king of "
     "cups: 4 points less with open hands; 0 on what could be seen. Trick 12, five of clubs: 24 points "
     "less with open hands; 0 on what could be seen. Trick 17, four of swords: 4 points less with open "
     "hands; 0 on what could be seen. Trick 18, two of cups: 11 points less with open hands; 11 on what "
     "could be seen."),
    ("exchange_value", "es", "Puntos de aquí al final, cambiando y sin cambiar: con el as de muestra, 22 y 11; con el "
     "tres de muestra, 21 y 11; con el rey de muestra, 15 y 11; con el caballo de muestra, 14 y 11; con la sota de "
     "muestra, 13 y 11."),
    ("exchange_value", "en", "Points from here to the end, with the exchange and without it: with the ace turned up, "
     "22 and 11; with the three turned up, 21 and 11; with the king turned up, 15 and 11; with the knight turned up, "
     "14 and 11; with the jack turned up, 13 and 11."),
    ("how_often", "es",
     "De cada 100 juegos, lo que salió y, entre paréntesis, su margen. Muerte al tres: 20,0\u00a0% (de "
     "10,5\u00a0% a 34,8\u00a0%); Mano negra: 2,5\u00a0% (de 0,4\u00a0% a 12,9\u00a0%)."),
    ("how_often", "en", "Of every 100 deals, what came out and, in brackets, its margin. Death to the three: 20.0% "
     "(10.5% to 34.8%); Mano negra: 2.5% (0.4% to 12.9%)."),
    ("shares", "es",
     "De cada 100 juegos, lo que salió y, entre paréntesis, su margen. My idea: 52,5\u00a0% (de 48,0\u00a0% a "
     "57,1\u00a0%). Línea de trazos: 50\u00a0%, lo que saldría si diera igual."),
    ("shares", "en", "Of every 100 deals, what came out and, in brackets, its margin. My idea: 52.5% (48.0% to "
     "57.1%). Dashed line: 50%, what would come out if it made no difference."),
    ("means", "es",
     "Puntos por juego, lo que salió y, entre paréntesis, su margen. My idea: \u22121,2 (de \u22122,0 a 0,5)."),
    ("means", "en",
     "Points a deal, what came out and, in brackets, its margin. My idea: \u22121.2 (\u22122.0 to 0.5)."),
    ("odds_by_unseen", "es",
     "Probabilidad de que Inés, con 3 cartas, tenga alguna de las que buscas, según cuántas "
     "cartas te quedan por ver. Si buscas 1 carta: con 30 por ver, 10\u00a0%; con 20 por ver, 15\u00a0%; "
     "con 10 por ver, 30\u00a0%; con 6 por ver, 50\u00a0%. Si buscas 2 cartas: con 30 por ver, 19\u00a0%; con "
     "20 por ver, 28\u00a0%; con 10 por ver, 53\u00a0%; con 6 por ver, 80\u00a0%. Si buscas 4 cartas: con 30 "
     "por ver, 36\u00a0%; con 20 por ver, 51\u00a0%; con 10 por ver, 83\u00a0%; con 6 por ver, 100\u00a0%."),
    ("odds_by_unseen", "en",
     "How likely it is that Inés, with 3 cards, holds at least one of those you look for, by "
     "how many cards you have not seen. Looking for 1 card: with 30 unseen, 10%; with 20 "
     "unseen, 15%; with 10 unseen, 30%; with 6 unseen, 50%. Looking for 2 cards: with 30 "
     "unseen, 19%; with 20 unseen, 28%; with 10 unseen, 53%; with 6 unseen, 80%. Looking for 4 "
     "cards: with 30 unseen, 36%; with 20 unseen, 51%; with 10 unseen, 83%; with 6 unseen, "
     "100%."),
]  # fmt: skip


@pytest.mark.parametrize(("name", "lang", "text"), TEXTS)
def test_the_words_hold_every_number_of_the_picture(name: str, lang: str, text: str) -> None:
    assert repr(plot(lang, name, **FACTS[name])) == text


def test_every_picture_is_tested() -> None:
    assert set(FACTS) == set(PLOTS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FACTS)
def test_a_picture_is_folded_and_has_its_words_as_alternative(name: str, lang: str) -> None:
    picture = plot(lang, name, **FACTS[name])
    bundle = picture._repr_mimebundle_()

    assert bundle["text/plain"] == picture.text
    assert bundle["text/html"].startswith("<details><summary>")
    assert f'alt="{html.escape(picture.text)}"' in bundle["text/html"]
    assert re.search(r'src="data:image/png;base64,iVBOR', bundle["text/html"])


def test_the_same_picture_twice_is_the_same_to_the_byte() -> None:
    assert plot("es", "who_beats", card="12C", trump="O").png == plot("es", "who_beats", card="12C", trump="O").png


@pytest.mark.parametrize(
    ("card", "trump", "counted"),
    [("12C", "C", "2 de 39"), ("1O", "O", "0 de 39"), ("2C", "O", "19 de 39"), ("3C", "", "1 de 39")],
)
def test_the_count_follows_card_and_trump(card: str, trump: str, counted: str) -> None:
    assert counted in repr(plot("es", "who_beats", card=card, trump=trump))


def test_no_figure_is_left_open_and_no_setting_changed() -> None:
    code = """
import matplotlib
before = dict(matplotlib.rcParams)
from brisca_teach.views.plots import plot
for name, facts in (("rank_points", {}), ("points_share", {}), ("who_beats", {"card": "12C", "trump": "O"})):
    assert plot("es", name, **facts).png
import sys
if "matplotlib.pyplot" in sys.modules:
    import matplotlib.pyplot as plt
    assert not plt.get_fignums()
assert dict(matplotlib.rcParams) == before
"""
    subprocess.run([sys.executable, "-W", "error", "-c", code], check=True)


def test_without_matplotlib_the_words_stand_in_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    bundle = plot("es", "rank_points")._repr_mimebundle_()

    assert bundle["text/html"].startswith("<p>Falta el dibujo (no está matplotlib). Lo mismo, en palabras: Puntos")
    assert bundle["text/plain"].startswith("Puntos de cada carta")


def test_matplotlib_is_not_loaded_before_a_picture_is_shown() -> None:
    code = """
import sys
from brisca_teach.lesson import Lesson
picture = Lesson("es", 3).plot("rank_points")
repr(picture)
assert "matplotlib" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_an_unknown_picture_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(ValueError, match="who_beats"):
        plot("es", "pie")


def test_a_french_pack_is_told_with_its_own_names() -> None:
    assert "Corazones: as y diez. Diamantes: las ocho. Picas y tréboles: ninguna." in repr(
        plot("es", "who_beats", card="KH", trump="D", rules="brusquembille")
    )
    assert "as 11, diez 10, rey 4, dama 3, jota 2" in repr(plot("es", "rank_points", rules="brusquembille"))
