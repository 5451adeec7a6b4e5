"""Play at the table: any game of the family against bots."""

from brisca_teach.views.play.play_session import PlaySession

__all__ = ["PlaySession"]
