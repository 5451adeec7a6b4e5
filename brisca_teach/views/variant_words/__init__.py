"""What a rule set says, in words: its summary, its rules, its sources, and what makes it differ from another."""

from brisca_teach.views.variant_words.about import about, aliases, base_of, certainty_words, source_name, source_words
from brisca_teach.views.variant_words.changes import change_words, difference_words
from brisca_teach.views.variant_words.options import OptionRow, options_table
from brisca_teach.views.variant_words.telling import rules_words
from brisca_teach.views.variant_words.values import knob_name, value_words

__all__ = [
    "OptionRow",
    "about",
    "aliases",
    "base_of",
    "certainty_words",
    "change_words",
    "difference_words",
    "knob_name",
    "options_table",
    "rules_words",
    "source_name",
    "source_words",
    "value_words",
]
