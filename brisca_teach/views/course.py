"""The lessons of the course: numbers, titles, minutes, files; and what a learner has done of them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from brisca_teach.engine.refusal import BadText
from brisca_teach.teaching.results import Result


@dataclass(frozen=True)
class Entry:
    """One lesson. `drills` are the kinds whose results make it done."""

    number: str  # "04"; "T" is the teacher's guide
    titles: Mapping[str, str]
    minutes: str
    drills: tuple[str, ...] = ()

    @property
    def place(self) -> int:
        """The number under which its results are kept."""
        return int(self.number) if self.number.isdecimal() else 99

    def title(self, lang: str) -> str:
        """What the lesson is called."""
        return self.titles[lang]

    def file(self, lang: str) -> str:
        """The name of its notebook: "04-la-baza.ipynb"."""
        return f"{self.number}-{_slug(self.titles[lang])}.ipynb"


@dataclass(frozen=True)
class Standing:
    """How far a learner is with a lesson: "new", "open" or "done", and with how many right of how many."""

    state: str = "new"
    right: int = 0
    total: int = 0


def _slug(title: str) -> str:
    letters = unicodedata.normalize("NFD", title.lower().replace("'", ""))
    kept = "".join(letter if letter.isascii() and letter.isalnum() else " " for letter in letters if letter < "\u0300")
    return "-".join(kept.split())


def _entry(number: str, es: str, en: str, minutes: str, *drills: str) -> Entry:
    return Entry(number, {"es": es, "en": en}, minutes, drills)


COURSE = (
    _entry("00", "Empieza aquí", "Start here", "10-15", "recognise"),
    _entry("01", "Historia", "History", "25", "timeline", "claim"),
    _entry("02", "La baraja", "The pack", "25-30", "recognise"),
    _entry("03", "Rango y puntos", "Rank and points", "25-30", "rank", "points"),
    _entry("04", "La baza", "The trick", "25-30", "trick"),
    _entry("05", "Repartir y robar", "Deal and draw", "25-30", "draw"),
    _entry("06", "El cambio", "The exchange", "30", "exchange", "exchange_now"),
    _entry("07", "Contar y ganar", "Counting and winning", "30", "count", "result"),
    _entry("08", "Tu primera partida", "Your first deal", "40", "best_card", "count"),
    _entry("09", "De dos a seis", "Two to six players", "35", "draw", "result", "partner"),
    _entry("10", "España", "Spain", "40", "legal"),
    _entry("11", "Italia", "Italy", "40", "trick", "meld"),
    _entry("12", "Subastas", "Auctions", "40", "bid", "call"),
    _entry("13", "Portugal y Brasil", "Portugal and Brazil", "35", "trick", "legal"),
    _entry("14", "Chile", "Chile", "40", "legal"),
    _entry("15", "Caribe", "Caribbean", "30", "legal", "sudden"),
    _entry("16", "Brusquembille", "Brusquembille", "30", "trick", "claim"),
    _entry("17", "Estrategia I: puntos, no bazas", "Strategy I: points, not tricks", "40", "best_card"),
    _entry("18", "Estrategia II: el final", "Strategy II: the endgame", "40", "best_card"),
    _entry("19", "Estrategia III: contar", "Strategy III: card counting", "40", "count", "odds"),
    _entry("20", "Estrategia IV: la pareja", "Strategy IV: the partner", "40", "partner", "signals"),
    _entry("21", "Acertijos", "Puzzles", "30", "puzzles"),
    _entry("22", "Laboratorio", "Laboratory", "45", "evidence"),
    _entry("23", "Escribe tu jugador", "Write your player", "45", "knows", "evidence"),
    _entry("T", "Guía docente", "Teacher's guide", "45", "trick", "puzzles"),
)
"""Every lesson, in order."""


def find_lesson(number: int | str) -> Entry:
    """The lesson with this number; BadText if there is none."""
    wanted = f"{number:02}" if isinstance(number, int) else number.upper()
    for entry in COURSE:
        if entry.number == wanted:
            return entry
    raise BadText("lesson.none", n=str(number), max=len(COURSE) - 2)


def standing(entry: Entry, results: Iterable[Result]) -> Standing:
    """How far the results go in this lesson: done when each of its drills has a finished round."""
    mine = [result for result in results if result.key.lesson == entry.place]
    finished = {result.key.kind: result for result in sorted(mine, key=lambda r: r.score) if result.total}
    if finished and set(entry.drills) <= set(finished):
        best = finished.values()
        return Standing("done", sum(result.right for result in best), sum(result.total for result in best))
    return Standing("open" if mine else "new")
