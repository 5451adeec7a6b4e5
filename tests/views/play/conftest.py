"""A learner who presses whatever can be pressed, the same things for the same number."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from brisca_teach.views.play import PlaySession
from brisca_teach.views.scene import Scene, playable

NOT_MOVES = ("undo", "again", "same", "hint", "talk")


def press_something(session: PlaySession, chance: Random) -> str:
    """One press of a card or a button that the table offers, as `pick` or `act`; what was pressed."""
    scene = seen(session)
    buttons = [one.id for one in scene.actions if not one.disabled and one.kind != "setting"]
    offered = [*sorted(playable(scene)), *(one for one in buttons if one not in NOT_MOVES)]
    assert offered, f"nothing to press: {session.text()}"
    buried = [one for one in offered if one.startswith("bury:")]  # else cards would be taken up and laid down for ever
    pressed = chance.choice(buried or offered)
    (session.act if pressed in buttons else session.pick)(pressed)
    return pressed


def seen(session: PlaySession) -> Scene:
    """What is on the live table, or would be."""
    return session._table.scene if session._table else session.scene()


@pytest.fixture
def press() -> Callable[[PlaySession, Random], str]:
    """`press(session, chance)`: see press_something."""
    return press_something


@pytest.fixture
def presses() -> Callable[[PlaySession, int], Iterator[str]]:
    """`presses(session, number)` plays on to the end of the deal, one press after the other."""

    def played(session: PlaySession, number: int = 1) -> Iterator[str]:
        chance = Random(number)
        while not session.moment.is_over:
            yield press_something(session, chance)

    return played
