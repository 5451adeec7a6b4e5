"""The language of the person's own system."""

from __future__ import annotations

import locale
import os
import sys
from collections.abc import Mapping

from brisca_teach.views.words.catalogue import LANGUAGES

_VARIABLES = ("BRISCA_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # BRISCA_LANG, then as gettext does


def system_language(environment: Mapping[str, str] | None = None) -> str:
    """The language that the environment asks for, its first variable that is set; "en" unless it is "es"."""
    variables = os.environ if environment is None else environment
    for name in _VARIABLES:
        if variables.get(name):
            return _first_known(variables[name].split(":"))
    return _first_known([_windows_language()])


def _first_known(asked: list[str]) -> str:
    known = (tag.replace("-", "_").partition("_")[0].partition(".")[0].lower() for tag in asked)
    return next((lang for lang in known if lang in LANGUAGES), "en")


def _windows_language() -> str:
    if sys.platform == "win32":
        import ctypes  # not everywhere: a browser's Python may lack it

        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    return ""
