"""Work in pieces, here or in any executor: what comes out is in the order of what went in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from typing import TypeVar
from uuid import uuid4

Piece = TypeVar("Piece")
Made = TypeVar("Made")


def in_order(work: Callable[[Piece], Made], pieces: Sequence[Piece], executor: Executor | None) -> Iterator[Made]:
    """What the work makes of each piece, as soon as it and those before it are done.

    Whoever stops asking takes back the pieces that have not been begun. For processes the work must be a plain
    function, or a `functools.partial` of one.
    """
    if executor is None:
        yield from map(work, pieces)
        return
    call = uuid4().hex
    futures = [executor.submit(_made, work, piece, call) for piece in pieces]
    try:
        yield from (future.result() for future in futures)
    finally:
        for future in futures:
            future.cancel()


def _made(work: Callable[[Piece], Made], piece: Piece, call: str) -> Made:
    """The work done. `call` makes it other work than that of an earlier call: Dask knows work by what it is made of,
    and what has been taken back once would stay taken back."""
    return work(piece)
