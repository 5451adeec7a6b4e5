"""The coach: why a move is good or bad, as pure values. `judge(position, move)` gives a `Verdict`."""

from brisca_teach.teaching.coach.judging import judge, shortened
from brisca_teach.teaching.coach.ladder import REASONS
from brisca_teach.teaching.coach.verdict import GRADES, Verdict, grade_of

__all__ = ["GRADES", "REASONS", "Verdict", "grade_of", "judge", "shortened"]
