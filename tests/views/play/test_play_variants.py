"""Every game of the family is played to its end by a learner who only picks and presses."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from brisca_teach import VARIANTS
from brisca_teach.engine.cards import UNKNOWN, Card
from brisca_teach.engine.record import Record
from brisca_teach.engine.refusal import BadRules
from brisca_teach.views.play import PlaySession
from brisca_teach.views.scene import Scene, faces, to_json
from brisca_teach.views.svg import static_html
from brisca_teach.views.text import tell
from brisca_teach.views.variant_words import source_words

Presses = Callable[..., Iterator[str]]
PLAYED = [key for key, rules in VARIANTS.items() if rules.certainty != "name_only"]
UNFILLED = re.compile(r"[{}]|\bNone\b|  |\.\.|\?\.|Card\(|[A-Z]\w+\(")


def hidden(session: PlaySession) -> set[str]:
    """The cards that the learner may not see: other hands and the stock, but for what has been shown."""
    position, me = session.position, session.moment.me
    before = session.moment.game.steps[-1].before if session.moment.is_held else position
    seen = {*before.observe(me).position.extra.shown, position.turn_up, before.turn_up}
    for known in (before.observe(me).position, position.observe(me).position):
        seen.update(known.stock, *known.hands)
    away = [*position.stock, *(card for seat, hand in enumerate(position.hands) if seat != me for card in hand)]
    drawn = [card for card in position.hands[me] if card not in before.hands[me]] if session.moment.is_held else []
    return {str(card) for card in (*away, *drawn) if card not in seen - {UNKNOWN, None}} - set(_widow(session))


def _widow(session: PlaySession) -> Iterator[str]:
    yield from (str(card) for card in session.position.extra.widow)


def words(scene: Scene) -> Iterator[str]:
    """Every piece of text of a scene."""
    yield from re.findall(r'"((?:[^"\\]|\\.)*)"', json.dumps(to_json(scene), ensure_ascii=False))


def in_english(session: PlaySession) -> Scene:
    session.settings = replace(session.settings, lang="en")
    scene = session.scene()
    session.settings = replace(session.settings, lang="es")
    return scene


def check_words(scene: Scene) -> None:
    assert not (bad := [text for text in words(scene) if UNFILLED.search(text)]), bad
    assert scene.status.endswith((".", "?", "!", "»", '"')), scene.status


@pytest.mark.parametrize("key", PLAYED)
def test_a_whole_deal_shows_no_hidden_card_and_says_whole_sentences(key: str, presses: Presses) -> None:
    session = PlaySession("es", key, seed=2)
    table = session.table
    assert table is not None

    for number, _ in enumerate(presses(session)):
        secret = hidden(session)
        assert not secret & set(faces(table.scene)), (secret, session.text())
        assert not secret & {face.partition("/")[2] for face in (*table.faces, *table.fresh)}
        assert not session.moment.refused, table.scene.status
        check_words(table.scene if number % 4 else in_english(session))

    check_words(in_english(session))
    table.close()
    again = Record.parse(str(session.record))
    assert again.position == session.position


@pytest.mark.parametrize("key", ["brisca_2", "brisca_4", "rematada", "marianna", "chiamata"])
def test_the_bundle_of_a_closed_table_names_no_hidden_card(key: str, presses: Presses) -> None:
    session = PlaySession("es", key, seed=4)

    for _ in presses(session, 3):
        scene, secret = session.scene(), hidden(session)
        bundle = json.dumps(session._repr_mimebundle_()[0]) + static_html(scene) + tell(scene)
        assert not [code for code in secret if re.search(rf"\b{code}\b", bundle)]
        named = {session.voice.card(Card.parse(code)) for code in secret - called(session)}
        assert not [name for name in named if name in tell(replace(scene, actions=(), status=""))]
        if session.table:
            session.table.close()
            session._table = None


def called(session: PlaySession) -> set[str]:
    """The called card is named by everybody, wherever it is."""
    agreed = session.position.extra.contract
    return {str(agreed.card)} if agreed else set()


@pytest.mark.parametrize("key", ["brisca_2", "brisca_6", "portena"])
@pytest.mark.parametrize("view", ["half", "open"])
def test_the_other_views_play_to_the_end_too(key: str, view: str, presses: Presses) -> None:
    session = PlaySession("en", key, seed=5, view=view)

    for _ in presses(session):
        secret, shown = hidden(session), set(faces(session.scene()))
        assert view == "open" or not secret & shown

    assert session.position.outcome()


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_people_sit_at_the_table(players: int) -> None:
    scene = PlaySession("es", f"brisca_2+players={players}").scene()

    assert len({seat.name for seat in scene.seats}) == players
    assert scene.seats[0].name == "Tú"


def test_a_game_known_by_name_alone_is_refused() -> None:
    with pytest.raises(BadRules, match=r"no\.rules_unknown"):
        PlaySession("es", "jodida")


@pytest.mark.parametrize(
    "key", [key for key, rules in VARIANTS.items() if rules.certainty in ("reconstructed", "inferred")]
)
def test_rules_that_are_not_documented_say_so_with_their_source(key: str) -> None:
    scene = PlaySession("es", key).scene()

    assert source_words("es", VARIANTS[key])[0] in scene.progress
    assert not re.search(r"\b[SWD]\d", scene.progress)
    assert "reconstruido" in scene.progress or "deducido en parte" in scene.progress
