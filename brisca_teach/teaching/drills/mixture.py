"""How a round keeps its promises: so many items of each sort, in proportion to its length."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from brisca_teach.engine.cards import Card
from brisca_teach.engine.cards import parse_cards as _parse
from brisca_teach.teaching.questions import Shown

Sort = Callable[[Shown], bool]
"""A sort of item, told from what it shows."""

BLANKS = (2, 4, 5, 6, 7)


def cards_in(item: str | Sequence[Card]) -> tuple[Card, ...]:
    """The cards an author wrote, with or without blanks between them."""
    return _parse("".join(item.upper().split())) if isinstance(item, str) else tuple(item)


def cards_of(shown: Shown) -> tuple[Card, ...]:
    """Every card that lies on the table."""
    return shown.trick + shown.hand


def has_rank(*ranks: int, least: int = 1) -> Sort:
    """Whether an item shows so many cards of these ranks."""
    return lambda shown: sum(card.rank in ranks for card in cards_of(shown)) >= least


def keeps(made: Sequence[Shown], promises: Mapping[str, tuple[Sort, int]], of: int) -> bool:
    """Whether no table comes twice and there are, of every `of` items, as many of each sort as promised."""
    if len({(table.trick, frozenset(table.hand)) for table in made}) < len(made):
        return False
    return all(sum(map(holds, made)) >= len(made) * least // of for holds, least in promises.values())
