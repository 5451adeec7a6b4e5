"""How a round keeps its promises: so many items of each sort, in proportion to its length."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from brisca_teach.engine.cards import Card
from brisca_teach.engine.cards import parse_cards as _parse
from brisca_teach.engine.rules import Rules
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.questions import Shown
from brisca_teach.teaching.reasons import Reason, because

Sort = Callable[[Shown], bool]
"""A sort of item, told from what it shows."""

BLANKS = (2, 4, 5, 6, 7)


def cards_in(item: str | Sequence[Card]) -> tuple[Card, ...]:
    """The cards an author wrote, with or without blanks between them."""
    return _parse("".join(item.upper().split())) if isinstance(item, str) else tuple(item)


def rules_in(item: str | Rules, otherwise: str) -> Rules:
    """The rules an author named, or those that go without saying."""
    return item if isinstance(item, Rules) else find_rules(item or otherwise)


def game_told(item: str | Rules) -> tuple[Reason, ...]:
    """Which game it is, where the author named one."""
    return (because("game.played", rules=rules_in(item, "")),) if item else ()


def cards_of(shown: Shown) -> tuple[Card, ...]:
    """Every card that lies on the table."""
    return shown.trick + shown.hand


def has_rank(*ranks: int, least: int = 1) -> Sort:
    """Whether an item shows so many cards of these ranks."""
    return lambda shown: sum(card.rank in ranks for card in cards_of(shown)) >= least


def worth_ten(shown: Shown) -> bool:
    """Whether an item shows a second brisca."""
    return any(card.rank == shown.rules.second for card in cards_of(shown))


def has_blanks(shown: Shown) -> bool:
    """Whether an item shows two cards that count nothing."""
    return sum(not shown.rules.points(card) for card in cards_of(shown)) >= 2


def keeps(made: Sequence[Shown], promises: Mapping[str, tuple[Sort, int]], of: int) -> bool:
    """Whether no table comes twice and there are, of every `of` items, as many of each sort as promised."""
    if len({(table.trick, frozenset(table.hand)) for table in made}) < len(made):
        return False
    return all(sum(map(holds, made)) >= len(made) * least // of for holds, least in promises.values())
