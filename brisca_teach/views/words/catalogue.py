"""The phrases of the two catalogues, by key, as they are written there."""

from __future__ import annotations

from functools import cache
from gettext import GNUTranslations
from importlib.resources import files

LANGUAGES = ("es", "en")


@cache
def _catalogue(lang: str) -> GNUTranslations:
    if lang not in LANGUAGES:
        raise ValueError(f"no such language: {lang!r}")
    with (files("brisca_teach") / "locale" / lang / "LC_MESSAGES" / "brisca.mo").open("rb") as file:
        return GNUTranslations(file)


@cache
def phrase(lang: str, key: str, singular: bool = False) -> str:
    """The phrase with its placeholders, singular or plural if it has both; KeyError if there is none."""
    found = _catalogue(lang).ngettext(key, key, 1 if singular else 2)
    if found == key:
        found = _catalogue(lang).gettext(key)
    if found == key:
        raise KeyError(key)
    return found


@cache
def has(lang: str, key: str) -> bool:
    """True when the catalogue has a phrase with this key."""
    return _catalogue(lang).gettext(key) != key
