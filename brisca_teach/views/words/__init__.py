"""The words of the product: what it says, in Spanish and in English."""

from brisca_teach.views.words.cards import DECKS, card_name, italian_name, rank_name, suit_name
from brisca_teach.views.words.catalogue import LANGUAGES
from brisca_teach.views.words.filling import say, variant_name
from brisca_teach.views.words.labels import (
    card_label,
    hand_label,
    pile_label,
    played_label,
    seat_label,
    stock_label,
    trick_label,
    turn_up_label,
)
from brisca_teach.views.words.lists import listing
from brisca_teach.views.words.numbers import (
    counted,
    day,
    number,
    number_word,
    ordinal,
    percent,
    trick_ordinal,
)
from brisca_teach.views.words.players import seat_names
from brisca_teach.views.words.reading import parse_card_name, parse_rank_name
from brisca_teach.views.words.refusals import refusal
from brisca_teach.views.words.system import system_language

__all__ = [
    "DECKS",
    "LANGUAGES",
    "card_label",
    "card_name",
    "counted",
    "day",
    "hand_label",
    "italian_name",
    "listing",
    "number",
    "number_word",
    "ordinal",
    "parse_card_name",
    "parse_rank_name",
    "percent",
    "pile_label",
    "played_label",
    "rank_name",
    "refusal",
    "say",
    "seat_label",
    "seat_names",
    "stock_label",
    "suit_name",
    "system_language",
    "trick_label",
    "trick_ordinal",
    "turn_up_label",
    "variant_name",
]
