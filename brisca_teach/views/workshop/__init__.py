"""Where a teacher makes positions: typed, checked, solved, tried out, kept."""

from brisca_teach.views.workshop.workshop import Workshop

__all__ = ["Workshop"]
