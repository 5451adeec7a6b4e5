"""Learner text speaks as the style says: known words, short sentences, card names and no programming talk.

The spell check is a closed list of words per language (wordlists/es.txt, en.txt): no dictionary has to be
installed, and a word of the other language is as unknown as a slip. A new word fails once: look it up,
then add it.
"""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from statistics import median

import pytest

LESSONS = Path(__file__).parents[2] / "lessons"
WORDLISTS = Path(__file__).parent / "wordlists"
BANNED = tomllib.loads((WORDLISTS / "banned.toml").read_text(encoding="utf-8"))
LANGUAGES = ("es", "en")
EACH = sorted(LESSONS.glob("e[sn]/*.ipynb"))
each_lesson = pytest.mark.parametrize("path", EACH, ids=lambda path: f"{path.parent.name}/{path.stem}")

RANKS = {
    "es": "as|dos|tres|cuatro|cinco|seis|siete|sota|caballo|rey",
    "en": "ace|two|three|four|five|six|seven|jack|knight|king",
}
SUITS = {"es": "oros|copas|espadas|bastos", "en": "coins|cups|swords|clubs"}
_OF = {"es": "de", "en": "of"}
_CARD_CODE = re.compile(r"\b(?:(?:1[0-2]|[1-9])[OCEB]|(?:10|[2-9AKQJ])[DHS])\b")
_WORD = re.compile(r"[^\W\d_]+")
_LIST_MARK = re.compile(r"^(?:#+|-|\d+\.) ")


def _prose(path: Path) -> dict[str, str]:
    """The words of every prose cell by id, without link targets, tags, stress marks and names of the code."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return {cell["id"]: _plain("".join(cell["source"])) for cell in cells if cell["cell_type"] == "markdown"}


def _plain(text: str) -> str:
    text = re.sub(r"`[^`]*`", "", text)
    text = re.sub(r"\]\([^)\s]+\)", "]", text).replace("</summary>", ".\n")
    return re.sub(r"<[^>]+>|[*\[\]]", "", text)


def _words(text: str) -> set[str]:
    return set(_WORD.findall(text.lower().replace("'s", "").replace("s'", "s")))


def _known(lang: str) -> list[str]:
    return (WORDLISTS / f"{lang}.txt").read_text(encoding="utf-8").split()


def _sentences(text: str) -> list[str]:
    """The sentences of a cell; a heading, a list item and a paragraph end one too."""
    lines = [_LIST_MARK.sub("", line.strip()) for line in text.splitlines()]
    return [part for line in lines for part in re.split(r"(?<=[.?!])\s+(?=[^\W\d_¿¡«\"]|\d)", line) if part]


def _length(sentence: str, lang: str) -> int:
    """Words in a sentence; "the three of cups" is one, since a list of cards may be longer."""
    card = rf"\b(?:\w+ )?(?:{RANKS[lang]}) {_OF[lang]} (?:{SUITS[lang]})\b"
    return len(re.findall(r"[\w']+", re.sub(card, "CARD", sentence, flags=re.IGNORECASE)))


def test_there_is_prose_to_read() -> None:
    assert len(EACH) >= 6
    assert all(len(_prose(path)) > 10 for path in EACH)


@each_lesson
def test_every_word_is_on_the_list_of_its_language(path: Path) -> None:
    known = set(_known(path.parent.name))
    unknown = {name: sorted(_words(text) - known) for name, text in _prose(path).items()}
    assert {name: words for name, words in unknown.items() if words} == {}, (
        f"check the spelling; a word that is right goes into wordlists/{path.parent.name}.txt"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_word_lists_are_in_order_and_lower_case(lang: str) -> None:
    known = _known(lang)
    assert known == sorted({word.lower() for word in known})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_word_lists_hold_no_word_that_no_lesson_uses(lang: str) -> None:
    texts = (text for path in EACH if path.parent.name == lang for text in _prose(path).values())
    assert sorted(set(_known(lang)) - _words("\n".join(texts))) == []


@each_lesson
def test_no_banned_word(path: Path) -> None:
    lang = path.parent.name
    allowed = BANNED["allowed"].get(path.stem.partition("-")[0], [])
    patterns = [word for group in BANNED[lang].values() for word in group if word not in allowed]
    banned = re.compile(rf"\b(?:{'|'.join(patterns)})\b", re.IGNORECASE)
    found = {name: [match[0] for match in banned.finditer(text)] for name, text in _prose(path).items()}
    assert {name: words for name, words in found.items() if words} == {}


@each_lesson
def test_cards_have_names_and_not_codes(path: Path) -> None:
    found = {name: _CARD_CODE.findall(text) for name, text in _prose(path).items()}
    assert {name: codes for name, codes in found.items() if codes} == {}


@each_lesson
def test_sentences_are_short(path: Path) -> None:
    lang = path.parent.name
    sentences = [sentence for text in _prose(path).values() for sentence in _sentences(text)]
    assert [sentence for sentence in sentences if _length(sentence, lang) >= 20] == []
    assert median(_length(sentence, lang) for sentence in sentences) < 14


@each_lesson
def test_marks_are_those_of_the_language(path: Path) -> None:
    text = "\n".join(_prose(path).values())
    if path.parent.name == "es":
        assert text.count("¿") == text.count("?")
        assert text.count("¡") == text.count("!")
        assert text.count("«") == text.count("»")
        assert not set('"“”') & set(text)
    else:
        assert not set("«»¿¡“”") & set(text)


@each_lesson
def test_nothing_shouts(path: Path) -> None:
    assert [name for name, text in _prose(path).items() if text.count("!") > 1] == []
