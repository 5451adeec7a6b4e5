"""Puzzles at the table: one puzzle, the one of a day, and rounds."""

from brisca_teach.views.puzzle.door import puzzle_asked, puzzle_round
from brisca_teach.views.puzzle.puzzle_session import PuzzleSession
from brisca_teach.views.puzzle.puzzle_view import PuzzleView

__all__ = ["PuzzleSession", "PuzzleView", "puzzle_asked", "puzzle_round"]
