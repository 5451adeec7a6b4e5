"""A played deal gone through again, card by card, with what each move cost."""

from brisca_teach.views.review.review_session import ReviewSession
from brisca_teach.views.review.reviewed_play import ReviewedPlay

__all__ = ["ReviewSession", "ReviewedPlay"]
