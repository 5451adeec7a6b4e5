"""How a round keeps its promises: so many items of each sort, in proportion to its length."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from brisca_teach.engine.cards import Card
from brisca_teach.engine.cards import parse_cards as _parse
from brisca_teach.engine.refusal import BadRules, BadText
from brisca_teach.engine.rules import Rules
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.questions import Shown
from brisca_teach.teaching.reasons import Reason, because

Ask = TypeVar("Ask")
Sort = Callable[[Shown], bool]
"""A sort of item, told from what it shows."""

BLANKS = (2, 4, 5, 6, 7)


def cards_in(item: str | Sequence[Card]) -> tuple[Card, ...]:
    """The cards an author wrote, with or without blanks between them."""
    return _parse("".join(item.upper().split())) if isinstance(item, str) else tuple(item)


def rules_in(item: str | Rules, otherwise: str) -> Rules:
    """The rules an author named, or those that go without saying; BadRules where only the name is known."""
    rules = item if isinstance(item, Rules) else find_rules(item or otherwise)
    if rules.certainty == "name_only":
        raise BadRules("no.rules_unknown", rules=rules.key)
    return rules


def in_play(rules: Rules, cards: Sequence[Card], least: int = 1) -> tuple[Card, ...]:
    """The cards; BadText when one is not in play there, or when there are fewer than that."""
    foreign = next((card for card in cards if card not in rules.cards), None)
    if foreign is not None:
        raise BadText("pos.not_in_pack", card=foreign, rules=rules.key)
    if len(cards) < least:
        raise BadText("drill.few", n=least)
    return tuple(cards)


def suit_in(rules: Rules, trump: str | None) -> str | None:
    """The trump suit an author named; BadText for a letter that is no suit of the pack."""
    suit = trump.upper() if trump else None
    if suit is not None and suit not in rules.suits:
        raise BadText("pos.suit", text=trump, suits=rules.suits)
    return suit


def asked_of(asks: Mapping[str, Ask], about: str) -> Ask:
    """What an author wants to ask; BadText, with what there is, for anything else."""
    if about not in asks:
        raise BadText("drill.none", text=about, choices=tuple(asks))
    return asks[about]


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
