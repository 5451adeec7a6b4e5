"""Positions that are too rare to be met by chance: kept in files, dressed in other suits for each item."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from random import Random

from brisca_teach.engine.cards import UNKNOWN, Card
from brisca_teach.engine.position import Position
from brisca_teach.engine.rules import Rules

FACTS = "brisca_teach.teaching.facts"


@cache
def bank(name: str) -> Mapping[str, tuple[Position, ...]]:
    """The positions of the file by the theme at the beginning of their line."""
    found: dict[str, list[Position]] = {}
    for line in files(FACTS).joinpath(f"{name}.txt").read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            theme, _, text = line.partition(" ")
            found.setdefault(theme, []).append(Position.parse(text))
    return {theme: tuple(positions) for theme, positions in found.items()}


def dressed(rng: Random, position: Position) -> Position:
    """The same position in other suits: it is worth what it was, and looks new."""
    suits = position.rules.suits
    new = dict(zip(suits, rng.sample(suits, len(suits)), strict=True))
    return position._replace(
        trump=new[position.trump] if position.trump else None,
        hands=tuple(_changed(hand, new) for hand in position.hands),
        trick=_changed(position.trick, new),
        stock=_changed(position.stock, new),
        piles=tuple(_changed(pile, new) for pile in position.piles),
    )


def is_dressable(rules: Rules) -> bool:
    """Whether all suits have the same cards, so that they can stand for each other."""
    ranks = [{card.rank for card in rules.cards if card.suit == suit} for suit in rules.suits]
    return all(one == ranks[0] for one in ranks)


def _changed(cards: Sequence[Card], new: Mapping[str, str]) -> tuple[Card, ...]:
    return tuple(card if card is UNKNOWN else Card(card.rank, new[card.suit]) for card in cards)
