"""Deals that were played and kept, to be looked at again."""

from __future__ import annotations

from importlib.resources import files

from brisca_teach.engine.record import Record
from brisca_teach.engine.refusal import BadText

KEPT = ("first_deal",)


def find_deal(name: str) -> Record:
    """The kept deal with this name, or the one that this text writes down; BadText where it is neither."""
    if name in KEPT:
        return Record.parse((files(__package__) / f"{name}.txt").read_text("utf-8"))
    if ":" not in name:
        raise BadText("drill.none", text=name, choices=KEPT)
    return Record.parse(name)
