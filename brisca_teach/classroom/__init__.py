"""What a teacher runs, and the one name a student's notebook imports."""

from brisca_teach.classroom.sheet import Sheet

__all__ = ["Sheet"]
