"""The two catalogues: the same keys, the same facts, fresh, and in the voice of the style sheet."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

import brisca_teach.locale.__main__ as compiler
from brisca_teach.views.words import LANGUAGES
from brisca_teach.views.words.catalogue import has, phrase

SLOT = re.compile(r"\{(\w+)(?::\w+)?\}")

NOT_SPANISH = re.compile(
    r"\b(the|of|and|or|you|your|card|cards|trick|tricks|trump|trumps|deal|suit|stock|is|are|not|play|points|turn"
    r"|coins|cups|swords|clubs|king|knight|jack|wins|takes|with|this|that|there|here)\b",
    re.IGNORECASE,
)
NOT_ENGLISH = re.compile(
    r"\b(el|la|los|las|un|una|de|del|al|y|en|con|por|que|se|te|tu|es|son|baza|bazas|carta|cartas|palo|triunfo"
    r"|puntos|oros|copas|espadas|bastos|sota|caballo|rey|pintan|mazo|muestra|robas?|juego|quien)\b|[ñ¿¡«»]",
    re.IGNORECASE,
)
ENGLISH_KEEPS = (
    "arrastro", "mano negra", "capote", "brisca", "bisca", "briscola", "chiamata", "porteña", "guiñote",
    "La fille à la mode", "La señorita malcriada", "Tomás de Iriarte", "El Museo Universal",
)  # fmt: skip
NAMES = r"es o en|es or en|`[^`]+`|pip install \"[^\"]+\""  # what is typed is in no language
BANNED_SPANISH = (
    r"(?<!eres )(?<!es )(?<!de )\bmano\b(?! negra)", r"\bronda\b", r"\bvuelta\b", r"\bcog(e|es|er|ed|ido)\b",
    r"\bclic\b", r"\bpulse\b", r"\bejecut", r"\bv[áa]lid", r"\binv[áa]lid", r"\berror", r"\busuari",
    r"\bvosotros\b", r"\bustedes\b",
    r"\bsimplemente\b", r"\bf[áa]cil", r"\bobviamente\b", r"\brecuerda\b", r"\blo siento\b",
    r"\bcasi\b", r"\binténtalo\b", r"\bups\b", r"\boh\b", r"\bequipos?\b", r"\bganador", r"\bperdedor",
    r"\bapost",
    r"\bcontrafall", r"\bmont[óo]n\b", r"\bbaceta\b", r"\bsólo\b", r"\btantos?\b(?! triunfos)",
    r"\bjugador \d", r"\byo\b", r"\bel sistema\b", r"\barrastrar\b",
)  # fmt: skip
BANNED_ENGLISH = (
    r"\bclick", r"\brun the cell\b", r"\berror", r"\bvalid", r"\binvalid", r"\buser", r"\bsimply\b",
    r"\bjust\b",
    r"\beas(y|ily)\b", r"\bobvious", r"\bremember that\b", r"\boops\b", r"\bsorry\b", r"\btry again\b",
    r"\bgotten\b",
    r"\bruff\b", r"\bsingleton\b", r"\brubber\b", r"\bpip\b", r"\bwhilst\b", r"\bcolor\b", r"\bplayer \d",
)  # fmt: skip


def written(lang: str) -> Catalog:
    source = Path(compiler.__file__).parent / lang / "LC_MESSAGES" / "brisca.po"
    with source.open("rb") as file:
        return read_po(file, locale=lang, abort_invalid=True)


def phrases(lang: str) -> dict[str, tuple[str, ...]]:
    """Every phrase by key: one form, or singular and plural."""
    found = {}
    for message in written(lang):
        if message.id:
            key = message.id if isinstance(message.id, str) else message.id[0]
            found[key] = (message.string,) if isinstance(message.string, str) else tuple(message.string or ())
    return found


ES, EN = phrases("es"), phrases("en")


def test_both_languages_have_the_same_keys_in_the_same_order() -> None:
    assert list(ES) == list(EN)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_written_twice(lang: str) -> None:
    source = Path(compiler.__file__).parent / lang / "LC_MESSAGES" / "brisca.po"
    keys = re.findall(r'^msgid "(.+)"$', source.read_text("utf-8"), re.MULTILINE)

    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("source", compiler.sources(), ids=lambda source: source.parents[1].name)
def test_the_compiled_catalogue_is_fresh(source: Path) -> None:
    assert source.with_suffix(".mo").read_bytes() == compiler.compiled(source), "run python -m brisca_teach.locale"


def test_both_languages_tell_the_same_facts() -> None:
    def facts(forms: tuple[str, ...]) -> set[str]:
        return {name for form in forms for name in SLOT.findall(form)}

    assert [key for key in ES if facts(ES[key]) != facts(EN[key])] == []
    assert [key for key in ES if len(ES[key]) != len(EN[key])] == []


def test_no_phrase_is_empty_and_braces_are_placeholders() -> None:
    forms = [form for key in ES for form in (*ES[key], *EN[key])]

    assert [form for form in forms if form.strip() != form or not form] == []
    assert [form for form in forms if re.search(r"[{}]", SLOT.sub("", form))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_singular_and_plural_are_chosen(lang: str) -> None:
    for key, forms in phrases(lang).items():
        assert (phrase(lang, key, singular=True), phrase(lang, key)) == (forms[0], forms[-1])


def test_an_unknown_key_is_a_fault_and_an_unknown_language_too() -> None:
    with pytest.raises(KeyError):
        phrase("es", "no.such.key")
    with pytest.raises(ValueError, match="fr"):
        phrase("fr", "trick.you")
    assert not has("en", "no.such.key")


def plain(forms: dict[str, tuple[str, ...]], kept: str = "$^") -> list[str]:
    """Every phrase without its placeholders and without the words that may stay."""
    return [
        re.sub(f"{kept}|{NAMES}", "", SLOT.sub("", form), flags=re.IGNORECASE)
        for pair in forms.values()
        for form in pair
    ]


def test_no_english_is_left_in_spanish_nor_spanish_in_english() -> None:
    assert [form for form in plain(ES) if NOT_SPANISH.search(form)] == []
    assert [form for form in plain(EN, "|".join(ENGLISH_KEEPS)) if NOT_ENGLISH.search(form)] == []


@pytest.mark.parametrize("banned", BANNED_SPANISH)
def test_spanish_never_says(banned: str) -> None:
    assert [form for form in plain(ES) if re.search(banned, form, re.IGNORECASE)] == []


@pytest.mark.parametrize("banned", BANNED_ENGLISH)
def test_english_never_says(banned: str) -> None:
    assert [form for form in plain(EN) if re.search(banned, form, re.IGNORECASE)] == []


def test_spanish_questions_and_shouts_open_and_close() -> None:
    for form in plain(ES, r"\(\?\)"):
        assert form.count("¿") == form.count("?"), form
        assert form.count("¡") == form.count("!"), form
        assert form.count("«") == form.count("»"), form
        assert '"' not in form
