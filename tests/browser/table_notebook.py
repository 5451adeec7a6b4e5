"""A notebook with a table on which a small deal can be played: the learner's cards go one by one."""

from __future__ import annotations

from pathlib import Path

import nbformat

GAME = """\
from dataclasses import replace
from brisca_teach.views.scene import Action, CardView, PlayedView, Scene, SeatView
from brisca_teach.views.table import CardTable
BACK = CardView(name="Carta tapada")
NAMES = {"3C": "Tres de copas, 10 puntos", "12O": "Rey de oros, 4 puntos, triunfo",
         "7B": "Siete de bastos, sin puntos", "1E": "As de espadas, 11 puntos"}
KING = CardView("12C", "Rey de copas, 4 puntos", ("winning",))

def scene(hand=tuple(NAMES), mine=None, status="Te toca.", **more):
    cards = tuple(CardView(c, NAMES[c], ("playable",)) for c in hand if c != "1E")
    cards += tuple(CardView(c, NAMES[c], ("blocked",), "hay que asistir") for c in hand if c == "1E")
    card = CardView(mine, NAMES[mine]) if mine else None
    return Scene(label="Mesa de prueba", prompt="¿Qué echas?", trump="O", trump_words="Pintan oros.",
        seats=(SeatView("Tú", "Tus cartas", cards, turn=True, pile="Tus bazas: 2 bazas, 21 puntos"),
               SeatView("Inés", "Cartas de Inés: 3 tapadas", (BACK, BACK, BACK))),
        trick=(PlayedView("Inés", KING), PlayedView("Tú", card)), turn_up=CardView("4O", "Cuatro de oros, triunfo"),
        stock="Mazo: 18 cartas", stock_count=17, status=status,
        actions=(Action("hint", "Pista", "hint"), Action("undo", "Deshacer"),
                 Action("open", "Cartas a la vista", "setting", pressed=False)),
        log=("Sale Inés.",), **more)

class Game:
    def __init__(self, **more):
        self.heard, self.more, self.hand = [], more, list(NAMES)
        self.table = CardTable(scene(**more), on_pick=self.pick, on_act=self.act)
    def pick(self, code):
        self.heard.append(code)
        self.hand.remove(code)
        self.table.show(scene(tuple(self.hand), code, f"Echas: {NAMES[code]}.", **self.more))
    def act(self, action):
        self.heard.append(action)
        self.table.show(replace(self.table.scene, status=f"Has pulsado {action}."))
    def again(self):
        self.hand = list(NAMES)
        self.table.show(scene(**self.more))
"""

QUIZ = """\
quiz = CardTable(Scene(label="Pregunta", prompt="¿Quién se la lleva?", progress="Pregunta 3 de 12. Bien: 2.",
    trump="E", trump_words="Pintan espadas.",
    trick=(PlayedView("Inés", KING), PlayedView("Tú", CardView("3C", NAMES["3C"], ("wrong",)))),
    verdict="wrong", status="No: la baza es de Inés.", reasons=("El rey gana al tres.",), hints=("Mira el palo.",),
    actions=(Action("a", "Inés", "choice", mark="right", disabled=True),
             Action("b", "Tú", "choice", mark="wrong", disabled=True),
             Action("s", "Oros", "suit", suit="O"), Action("next", "Seguir", "primary"))))
quiz"""


def table_notebook(folder: Path, *cells: str) -> Path:
    """A notebook whose cell 0 makes `game` and whose cell 1 shows its table; `cells` follow."""
    sources = (GAME, "game = Game()\ngame.table", *cells)
    cells = [nbformat.v4.new_code_cell(source) for source in sources]
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    notebook = nbformat.v4.new_notebook(cells=cells, metadata=kernel)
    path = folder / "table.ipynb"
    path.write_text(nbformat.writes(notebook), encoding="utf-8")
    return path
