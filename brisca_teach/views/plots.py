"""The pictures of the lessons: what each draws, and the same in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from brisca_teach.engine.cards import Card
from brisca_teach.engine.refusal import BadText
from brisca_teach.engine.rules import Rules
from brisca_teach.engine.variants import find_rules
from brisca_teach.views import (
    pictures_caribbean,
    pictures_changes,
    pictures_deals,
    pictures_endings,
    pictures_exchange,
    pictures_history,
    pictures_intervals,
    pictures_melds,
    pictures_odds,
    pictures_pack,
    pictures_promises,
    pictures_rating,
    pictures_review,
    pictures_scores,
    pictures_seats,
    pictures_second,
    pictures_signals,
    pictures_trumping,
)
from brisca_teach.views.pictures import ACCENT, DARK, GRID, INK, PALE, PAPER, SOFT, Picture
from brisca_teach.views.variant_words.values import deck_of
from brisca_teach.views.words import listing, rank_name, say, suit_name

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure


def plot(lang: str, name: str, **facts: object) -> Picture:
    """The picture with this name; BadText if there is none."""
    if name not in PLOTS:
        raise BadText("drill.none", text=name, choices=tuple(PLOTS))
    return PLOTS[name](lang, **facts)


# Strength against points


def rank_points(lang: str, rules: str = "brisca_2") -> Picture:
    """One bar a rank, from the highest to the lowest: the points of each card."""
    known = find_rules(rules)
    points = [known.rank_points.get(rank, 0) for rank in known.ladder]
    names = [rank_name(rank, lang, deck_of(known), "bare") for rank in known.ladder]

    def draw(figure: Figure) -> None:
        axes = _bars(figure, [_short(known, rank, lang) for rank in known.ladder], points)
        axes.set_ylabel(say(lang, "a.plot.points"))

    return Picture(lang, say(lang, "plot.rank_points", text=_worth(lang, names, points)), draw)


def _worth(lang: str, names: list[str], points: list[int]) -> str:
    """The cards that count, each with its points; then the blanks together."""
    counting = ", ".join(f"{name} {worth}" for name, worth in zip(names, points, strict=True) if worth)
    blanks = [name for name, worth in zip(names, points, strict=True) if not worth]
    return f"{counting}; {listing(lang, blanks)}, 0"


def _short(rules: Rules, rank: int, lang: str) -> str:
    return rank_name(rank, lang, deck_of(rules), "bare") if rules.rank_points.get(rank) else str(rank)


# The share of the 120 points

_GROUPS = ("ace", "second", "king", "knight", "jack", "blanks")


def points_share(lang: str) -> Picture:
    """One bar a group of cards: what the four aces, the four threes and the others make of the 120 points."""
    rules = find_rules("brisca_2")
    suits = len(rules.suits)
    shares = [suits * rules.rank_points[rank] for rank in rules.honours] + [0]
    counts = [suits] * len(rules.honours) + [len(rules.cards) - suits * len(rules.honours)]
    named = [say(lang, f"a.plot.{group}", n=share) for group, share in zip(_GROUPS, shares, strict=True)]
    ranks = [rank_name(rank, lang, form="bare") for rank in rules.honours] + [say(lang, "a.plot.blank").lower()]

    def draw(figure: Figure) -> None:
        labels = [f"{rank}\n× {count}" for rank, count in zip(ranks, counts, strict=True)]
        axes = _bars(figure, labels, shares)
        axes.set_ylabel(say(lang, "a.plot.points_of"))

    return Picture(lang, say(lang, "plot.points_share", points=sum(shares), text="; ".join(named)), draw)


def _bars(figure: Figure, labels: list[str], heights: list[int]) -> Axes:
    """Bars with the number written on each, so that none has to be measured by eye."""
    axes = figure.subplots()
    places = range(len(labels))
    axes.bar(places, heights, color=DARK, width=0.72)
    axes.set_xticks(places, labels)
    axes.tick_params(length=0)
    axes.set_yticks([])
    axes.spines["left"].set_visible(False)
    for place, height in zip(places, heights, strict=True):
        axes.annotate(str(height), (place, height), (0, 4), textcoords="offset points", ha="center", weight="bold")
    axes.margins(y=0.14)
    return axes


# Which cards beat this one


def who_beats(lang: str, card: str, trump: str = "", rules: str = "brisca_2") -> Picture:
    """The pack as a grid: which cards beat this one, if it is led."""
    known, led, suit = find_rules(rules), Card.parse(card), trump.upper() or None
    beating = [other for other in known.cards if other != led and known.trick_winner((led, other), suit) == 1]

    def draw(figure: Figure) -> None:
        _grid(figure, known, led, beating, lang)

    return Picture(lang, _beats_text(lang, known, led, suit, beating), draw)


def _beats_text(lang: str, rules: Rules, led: Card, trump: str | None, beating: list[Card]) -> str:
    key = "plot.who_beats" if trump else "plot.who_beats_no_trump"
    deck = deck_of(rules)
    told = [say(lang, key, deck=deck, card=led, suit=trump, n=len(beating), total=len(rules.cards) - 1)]
    in_suit = {suit: [card for card in beating if card.suit == suit] for suit in rules.suits}
    order = sorted(rules.suits, key=lambda suit: (not in_suit[suit], suit == trump, rules.suits.index(suit)))
    told += [_suit_text(lang, rules, suit, in_suit[suit]) for suit in order if in_suit[suit]]
    none = tuple(suit for suit in order if not in_suit[suit])
    return " ".join([*told, say(lang, "plot.none", deck=deck, suits=none)] if none else told)


def _suit_text(lang: str, rules: Rules, suit: str, beating: list[Card]) -> str:
    deck = deck_of(rules)
    if len(beating) == sum(card.suit == suit for card in rules.cards):
        return say(lang, "plot.all", deck=deck, suits=(suit,), n=len(beating))
    ranks = sorted((card.rank for card in beating), key=rules.ladder.index)
    named = [rank_name(rank, lang, deck, "bare") for rank in ranks]
    return say(lang, "plot.some", deck=deck, suits=(suit,), text=listing(lang, named))


def _grid(figure: Figure, rules: Rules, led: Card, beating: list[Card], lang: str) -> None:
    """A row a suit, a column a rank; a dark cell with a tick beats the card, a pale empty one does not."""
    axes = figure.subplots()
    for y, suit in enumerate(rules.suits):
        for x, rank in enumerate(rules.ladder):
            card = Card(rank, suit)
            if card in rules.cards:
                _cell(axes, x, y, card in beating, card == led)
    axes.set_xticks(range(len(rules.ladder)), [_short(rules, rank, lang) for rank in rules.ladder])
    axes.set_yticks(range(len(rules.suits)), [suit_name(suit, lang, deck_of(rules)) for suit in rules.suits])
    axes.tick_params(length=0, colors=INK)
    axes.xaxis.tick_top()
    axes.set(xlim=(-0.55, len(rules.ladder) - 0.45), ylim=(len(rules.suits) - 0.45, -0.55))
    for spine in axes.spines.values():
        spine.set_visible(False)
    title = say(lang, "a.plot.beats", deck=deck_of(rules), card=led)
    axes.plot([], [], "s", color=DARK, markersize=11, label=f"✓ {title}")
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.02), frameon=False)


def _cell(axes: Axes, x: int, y: int, beats: bool, is_led: bool) -> None:
    from matplotlib.patches import Rectangle  # here matplotlib is loaded already

    edge, width = (ACCENT, 3.0) if is_led else (GRID, 0.8)
    fill = DARK if beats else PAPER if is_led else PALE
    axes.add_patch(Rectangle((x - 0.44, y - 0.42), 0.88, 0.84, facecolor=fill, edgecolor=edge, linewidth=width))
    if beats:
        axes.text(x, y, "✓", ha="center", va="center", color=PAPER, fontsize=15)
    elif is_led:
        axes.text(x, y, "●", ha="center", va="center", color=SOFT, fontsize=10)


PLOTS: Mapping[str, Callable[..., Picture]] = {
    "rank_points": rank_points,
    "points_share": points_share,
    "who_beats": who_beats,
    "draw_strip": pictures_deals.draw_strip,
    "seats": pictures_seats.seats,
    "promises": pictures_promises.promises,
    "trump_changes": pictures_melds.trump_changes,
    "second_brisca": pictures_second.second_brisca,
    "match_sheet": pictures_scores.match_sheet,
    "what_changed": pictures_changes.what_changed,
    "timeline": pictures_history.timeline,
    "pack_sizes": pictures_pack.pack_sizes,
    "pinta": pictures_pack.pinta,
    "deal_review": pictures_review.deal_review,
    "points_by_trick": pictures_deals.points_by_trick,
    "save_or_spend": pictures_endings.save_or_spend,
    "perfect_ending": pictures_endings.perfect_ending,
    "signal_tables": pictures_signals.signal_tables,
    "worth_a_trump": pictures_trumping.worth_a_trump,
    "rating_path": pictures_rating.rating_path,
    "exchange_value": pictures_exchange.exchange_value,
    "how_often": pictures_caribbean.how_often,
    "odds_by_unseen": pictures_odds.odds_by_unseen,
    "shares": pictures_intervals.shares,
    "means": pictures_intervals.means,
}
"""The pictures by name."""
