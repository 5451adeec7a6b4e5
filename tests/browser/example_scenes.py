"""Scenes that tests look at: small, and with every part a table can have."""

from __future__ import annotations

from brisca_teach.views.scene import Action, CardView, PlayedView, RowView, Scene, SeatView

BACK = CardView(name="Carta tapada")
THREE = CardView("3C", "Tres de copas, 10 puntos", ("playable",))
SEVEN = CardView("7B", "Siete de bastos, sin puntos", ("blocked",), "hay que asistir")
KING = CardView("12C", "Rey de copas, 4 puntos", ("winning", "led"))
TURN_UP = CardView("4O", "Cuatro de oros, sin puntos, triunfo", ("trump",))


def play_scene(status: str = "Te toca.") -> Scene:
    """A deal with two players, closed, in the middle of a trick."""
    return Scene(
        label="Mesa de brisca",
        prompt="¿Qué echas?",
        trump="O",
        trump_words="Pintan oros.",
        score="Llevas 21 puntos.",
        seats=(
            SeatView("Tú", "Tus cartas", (THREE, SEVEN), pile="Tus bazas: 2 bazas, 21 puntos", turn=True),
            SeatView("Inés", "Cartas de Inés: 3 tapadas", (BACK, BACK, BACK), said="Paso", role="mano"),
        ),
        trick=(PlayedView("Inés", KING), PlayedView("Tú")),
        turn_up=TURN_UP,
        stock="Mazo: 18 cartas",
        stock_count=17,
        status=status,
        actions=(
            Action("hint", "Pista", "hint"),
            Action("exchange:7O", "Cambiar", disabled=True, note="no tienes el siete"),
            Action("lang", "English", "setting", pressed=False),
        ),
        log=("Inés sale con el rey de copas.",),
    )


def quiz_scene(verdict: str = "") -> Scene:
    """A question about a trick, before or after the answer."""
    won = CardView("2E", "Dos de espadas, sin puntos, triunfo", ("won",) if verdict else ())
    return Scene(
        label="Pregunta",
        prompt="¿Quién se la lleva?",
        progress="Pregunta 3 de 12. Bien: 2.",
        trump="E",
        trump_words="Pintan espadas.",
        trick=(PlayedView("Inés", CardView("12C", "Rey de copas, 4 puntos")), PlayedView("Tú", won)),
        rows=(RowView("El talón", (BACK, BACK), small=True),),
        verdict=verdict,
        status="Eso es." if verdict else "",
        reasons=("Un triunfo gana a las cartas de otro palo.",) if verdict else (),
        actions=(
            Action("who:0", "Inés", "choice", disabled=bool(verdict)),
            Action("who:1", "Tú", "choice", disabled=bool(verdict), mark="right" if verdict else ""),
        ),
        answer="Tú, con el dos de espadas.",
    )
