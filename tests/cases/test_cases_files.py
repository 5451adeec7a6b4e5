"""Public bug reports about files, text and languages: cases C94 to C99 in our terms."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

from brisca_teach import VARIANTS, Card, Position, deal, find_rules
from brisca_teach.lesson import Lesson
from brisca_teach.lesson_files import lessons_folder
from brisca_teach.teaching.progress import Progress
from brisca_teach.teaching.progress_code import read_code, write_code
from brisca_teach.teaching.results import DrillKey
from brisca_teach.views.art import card_svg
from brisca_teach.views.course import COURSE
from brisca_teach.views.words import LANGUAGES

SPOKEN = r"""
import sys
from pathlib import Path
from brisca_teach.lesson import Lesson
lesson = Lesson("es", 4)
drill = lesson.drill("trick", seed=7, items=1)
drill.answer(drill.round[0].accepted[0])
told = lesson.ask("trick", "7C 12C", trump="O").text()
Path(sys.argv[1]).write_text(f"\u00cd\u00f1igo: {told}", encoding="utf-8")
lesson.course_map(), lesson.plot("who_beats", card="3C", trump="O"), lesson.play("brisca_2", seed=1).text()
"""


def test_case_c94_every_file_is_read_and_written_with_its_encoding(tmp_path: Path) -> None:
    told = tmp_path / "told.txt"
    plain = {"LC_ALL": "C", "LANG": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "BRISCA_HOME": str(tmp_path)}
    plain["PYTHONPATH"] = os.pathsep.join(sys.path)
    # -S: in such a locale Python itself cannot read the .pth of an environment that lies in a folder with an ñ
    strict = ["-S", "-X", "warn_default_encoding", "-W", "error::EncodingWarning:brisca_teach"]

    subprocess.run([sys.executable, *strict, "-c", SPOKEN, str(told)], check=True, env=os.environ | plain, cwd=tmp_path)

    raw = told.read_bytes()
    assert raw.decode("utf-8").startswith("Íñigo: Pintan oros. Inés: siete de copas.")
    assert not raw.startswith(b"\xef\xbb\xbf")


@pytest.mark.parametrize("key", ["brisca_2", "brisca_4", "marianna", "portena", "catalana"])
def test_case_c95_a_position_is_the_same_after_two_round_trips(key: str) -> None:
    rng, position = random.Random(95), deal(find_rules(key), rng=random.Random(95))
    for _ in range(9):
        once = Position.parse(str(position))
        assert once == position == Position.parse(str(once))
        assert all(type(card) is Card for hand in once.hands for card in hand)
        position = position.play(rng.choice(position.legal_moves()))


def test_case_c95_progress_is_the_same_when_it_is_opened_again_and_as_a_code(tmp_path: Path) -> None:
    first = Progress(tmp_path / "progress.db", lambda: date(2026, 11, 30))
    for key in (DrillKey(3, "rank"), DrillKey(4, "trick", 2)):
        first.answer(key)
        first.finish(key, 3, 5)

    again = Progress(tmp_path / "progress.db", lambda: date(2026, 11, 30))

    assert again.results() == first.results()
    assert [type(result.key.lesson) for result in again.results()] == [int, int]
    assert read_code(write_code(again.work())) == read_code(write_code(read_code(write_code(first.work()))))


SIGNS = re.compile("[\u2660-\u2667\u2680-\u2685\U0001f000-\U0001f0ff\ufffd]")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_case_c97_cards_are_told_by_name_and_by_code_and_drawn_without_a_font(lang: str, tmp_path: Path) -> None:
    lesson = Lesson(lang, 4, Progress(tmp_path / "progress.db", lambda: date(2026, 11, 30)))
    told = [lesson.ask("trick", "7C 12C", trump="O").text(), lesson.play("brisca_2", seed=1).text()]

    assert not any(map(SIGNS.search, told))
    for rules in VARIANTS.values():
        assert all(str(card).isascii() for card in rules.cards)
    for code in ("1O", "12E", "7B", "10C"):
        assert "<text" not in card_svg(code) and "font" not in card_svg(code)


def cells(path: Path) -> list[dict[str, object]]:
    return json.loads(path.read_text("utf-8"))["cells"]  # type: ignore[no-any-return]


WRITTEN = [entry for entry in COURSE if (lessons_folder() / "es" / entry.file("es")).is_file()]


@pytest.mark.parametrize("entry", WRITTEN, ids=[entry.number for entry in WRITTEN])
def test_case_c99_both_languages_have_the_same_cells_and_links_of_their_own(entry) -> None:  # type: ignore[no-untyped-def]
    files = {lang: lessons_folder() / lang / entry.file(lang) for lang in LANGUAGES}
    shapes = [[(cell["cell_type"], str(cell["metadata"])) for cell in cells(file)] for file in files.values()]

    assert shapes[0] == shapes[1]
    for lang, file in files.items():
        names = {other.file(lang) for other in COURSE}
        text = "".join("".join(cell["source"]) for cell in cells(file))  # type: ignore[arg-type]
        linked = set(re.findall(r"\]\(([^)#]+\.ipynb)", text))
        assert linked <= names, linked - names


def test_case_c99_every_message_exists_in_both_languages() -> None:
    folder = lessons_folder().parent / "brisca_teach" / "locale"
    keys = [
        set(re.findall(r'^msgid "(.+)"', (folder / lang / "LC_MESSAGES" / "brisca.po").read_text("utf-8"), re.M))
        for lang in LANGUAGES
    ]

    assert keys[0] == keys[1]
    assert len(keys[0]) > 1000
