"""The pack: which cards each game plays with, and the frame marks that tell the suits apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brisca_teach.engine.cards import Card
from brisca_teach.engine.rules import Rules
from brisca_teach.engine.variants import find_rules
from brisca_teach.views.art.paper import H, W
from brisca_teach.views.art.spanish import BASTOS, COPAS, ESPADAS, OROS
from brisca_teach.views.pictures import DARK, INK, PAPER, SOFT, Picture
from brisca_teach.views.words import say, suit_name

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

PACKS = ("catalana", "brisca_4", "brisca_3", "rematada", "rapida")
"""A game for each pack of the Spanish cards, the fullest first."""

GAP = 9


def pack_sizes(lang: str) -> Picture:
    """A row a pack, a column a number: full where all four suits play, with the count where only some do."""
    games = [find_rules(key) for key in PACKS]
    ranks = sorted(games[0].ladder)
    told = [_pack_told(lang, games[0], rules) for rules in games]

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        for row, rules in enumerate(games):
            for column, rank in enumerate(ranks):
                _box(axes, column, row, sum(card.rank == rank for card in rules.cards))
        axes.set_xticks(range(len(ranks)), [str(rank) for rank in ranks])
        axes.set_yticks(range(len(games)), [say(lang, "noun.cards", n=len(rules.cards)) for rules in games])
        axes.tick_params(length=0, colors=INK)
        axes.xaxis.tick_top()
        axes.set(xlim=(-0.6, len(ranks) - 0.4), ylim=(len(games) - 0.4, -0.6))
        for spine in axes.spines.values():
            spine.set_visible(False)

    return Picture(lang, say(lang, "plot.pack_sizes", text="; ".join(told)), draw)


def _pack_told(lang: str, whole: Rules, rules: Rules) -> str:
    """How many cards there are, and which are out: whole ranks together, single cards by name."""
    out = [card for card in whole.cards if card not in rules.cards]
    if not out:
        return say(lang, "a.plot.pack.all", cards=len(rules.cards))
    ranks = tuple(sorted({card.rank for card in out if not any(other.rank == card.rank for other in rules.cards)}))
    single: list[Card] = [card for card in out if card.rank not in ranks]
    key = "a.plot.pack.ranks_card" if single else "a.plot.pack.ranks"
    return say(lang, key, cards=len(rules.cards), ranks=ranks, card=single[0] if single else None)


def _box(axes: Axes, column: int, row: int, cards: int) -> None:
    from matplotlib.patches import Rectangle  # here matplotlib is loaded already

    fill, line = (DARK, "-") if cards else (PAPER, "--")
    axes.add_patch(Rectangle((column - 0.42, row - 0.38), 0.84, 0.76, facecolor=fill, edgecolor=SOFT, linestyle=line))
    if cards:
        axes.text(column, row, str(cards), ha="center", va="center", color=PAPER)


def pinta(lang: str) -> Picture:
    """Four empty cards with the gaps in their frames: the suits told by the frame alone."""
    suits = dict(zip("OCEB", (OROS, COPAS, ESPADAS, BASTOS), strict=True))
    told = [say(lang, "a.plot.pinta_told", suit=letter, n=suit.gaps) for letter, suit in suits.items()]

    def draw(figure: Figure) -> None:
        for axes, (letter, suit) in zip(figure.subplots(1, 4), suits.items(), strict=True):
            _frame(axes, suit.gaps)
            axes.set_xlabel(suit_name(letter, lang))

    return Picture(lang, say(lang, "plot.pinta", text="; ".join(told)), draw)


def _frame(axes: Axes, gaps: int) -> None:
    """The frame of a card, with the gaps of its suit above and below."""
    left, right, low, high = 14, W - 14, 14, H - 14
    axes.plot([left, left], [low, high], color=INK)
    axes.plot([right, right], [low, high], color=INK)
    cuts = [W / 2 + 36 * (at - (gaps - 1) / 2) for at in range(gaps)]
    edges = [left, *(edge for cut in cuts for edge in (cut - GAP, cut + GAP)), right]
    for start, end in zip(edges[::2], edges[1::2], strict=True):
        for height in (low, high):
            axes.plot([start, end], [height, height], color=INK)
    axes.set(xlim=(0, W), ylim=(0, H), aspect="equal", xticks=[], yticks=[])
    for spine in axes.spines.values():
        spine.set(visible=True, color=SOFT)
