"""A played deal gone through again, card by card, with what each move was worth."""

from brisca_teach.views.review.review_session import ReviewSession

__all__ = ["ReviewSession"]
