"""The packs of puzzles that come with the kit, and where a puzzle is found again."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any

from brisca_teach.engine.cards import Move
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import BadText
from brisca_teach.teaching.puzzles.puzzle import Puzzle

PACKS = ("duel", "pairs", "world")
"""Brisca for two; brisca in pairs; the games of the family in other countries."""

_FOLDER = "brisca_teach.teaching.puzzles"


@cache
def pack(name: str) -> tuple[Puzzle, ...]:
    """The puzzles of a pack, the easiest first; BadText, with the packs there are, if there is none."""
    if name not in PACKS:
        raise BadText("puzzle.no_pack", text=name, choices=PACKS)
    text = files(_FOLDER).joinpath("packs", f"{name}.toml").read_text("utf-8")
    return tuple(_read(name, row) for row in tomllib.loads(text).get("puzzle", ()))


def puzzles(pack_name: str = "", theme: str = "", level: int = 0) -> tuple[Puzzle, ...]:
    """The puzzles of one pack or of all, of one theme or of all, of one level or (0) of all."""
    named = pack(pack_name) if pack_name else (one for name in PACKS for one in pack(name))
    return tuple(one for one in named if theme in ("", one.theme) and level in (0, one.level))


def find_puzzle(puzzle: str) -> Puzzle:
    """The puzzle with this id; BadText if there is none."""
    if puzzle.strip().lower() not in _by_id():
        raise BadText("puzzle.unknown", text=puzzle)
    return _by_id()[puzzle.strip().lower()]


@cache
def _by_id() -> dict[str, Puzzle]:
    return {one.id: one for one in puzzles()}


def _read(name: str, row: dict[str, Any]) -> Puzzle:
    return Puzzle(
        id=row["id"],
        position=Position.parse(row["position"]),
        theme=row["theme"],
        level=row["level"],
        best=tuple(map(Move.parse, row["best"])),
        tempting=Move.parse(row["tempting"]),
        margin=row["margin"],
        pack=name,
    )


def written(made: Iterable[Puzzle]) -> str:
    """The puzzles as the text of a pack."""
    return "\n".join(map(_entry, made))


def _entry(one: Puzzle) -> str:
    best = json.dumps([str(move) for move in one.best])
    return (
        f'[[puzzle]]\nid = "{one.id}"\nposition = "{one.position}"\ntheme = "{one.theme}"\nlevel = {one.level}\n'
        f'best = {best}\ntempting = "{one.tempting}"\nmargin = {one.margin}\n'
    )
