"""A scene as plain text: the picture's facts for screen readers, terminals and notebooks at rest."""

from __future__ import annotations

from collections.abc import Iterator

from brisca_teach.views.scene import (
    Action,
    CardView,
    Labels,
    PlayedView,
    RowView,
    Scene,
    SeatView,
    spoken_name,
)


def tell(scene: Scene) -> str:
    """What the scene shows, line by line, without the folded answer."""
    told = [_closed(line) for line in _lines(scene) if line]
    return "\n".join((*told, *(f"{field.label}:\n{field.text}" for field in scene.fields if field.text)))


def _closed(line: str) -> str:
    """A line that ends like a sentence, so that a reader's voice stops there."""
    return line if line[-1] in ".?!:»" else f"{line}."


def _lines(scene: Scene) -> Iterator[str]:
    words = scene.words
    yield scene.prompt or scene.label
    yield from (scene.progress, scene.score, _trump(scene), scene.stock)
    for seat in scene.seats[1:]:
        yield from _seat(seat, words)
    yield from (_row(row, words) for row in scene.rows)
    yield _trick(words.trick, scene.trick, words)
    yield scene.trick_words
    yield _trick(words.last_trick, scene.last_trick, words)
    for seat in scene.seats[:1]:
        yield from _seat(seat, words, you=True)
    yield from (f"{words.hints}: {hint}" for hint in scene.hints)
    yield from (scene.status, *scene.reasons)
    yield from _actions(scene.actions, words)


def _trump(scene: Scene) -> str:
    return " ".join(filter(None, (scene.trump_words, _sentence(scene.turn_up, scene.words))))


def _sentence(card: CardView | None, words: Labels) -> str:
    return f"{words.turn_up}: {_low(_card(card, words))}." if card else ""


def _card(card: CardView, words: Labels) -> str:
    name = spoken_name(card, words)
    return f"{name} ({card.note})" if card.note and card.note not in name else name


def _cards(cards: tuple[CardView, ...], words: Labels) -> str:
    return "; ".join(_card(card, words) for card in cards if card.code)


def _seat(seat: SeatView, words: Labels, you: bool = False) -> Iterator[str]:
    turn = (words.turn_you if you else words.turn_other) if seat.turn else ""
    about = ", ".join(filter(None, (seat.role, turn, seat.said and f"«{seat.said}»")))
    title = f"{seat.label or seat.name} ({about})" if about else seat.label or seat.name
    yield _titled(title, _cards(seat.cards, words))
    yield _titled(f"{seat.name}, {words.shown}", _cards(seat.shown, words)) if seat.shown else ""
    yield seat.pile


def _titled(title: str, cards: str) -> str:
    return f"{title}: {cards}." if cards else f"{title}."


def _row(row: RowView, words: Labels) -> str:
    return _titled(row.label, _cards(row.cards, words))


def _trick(title: str, trick: tuple[PlayedView, ...], words: Labels) -> str:
    played = [f"{one.who}, {_low(_card(one.card, words))}" for one in trick if one.card]
    if trick and not played:
        return words.empty
    return f"{title}: {'; '.join(played)}." if played else ""


def _low(name: str) -> str:
    return name[:1].lower() + name[1:]


def _actions(actions: tuple[Action, ...], words: Labels) -> Iterator[str]:
    offered = [action for action in actions if action.kind != "setting" and not action.disabled]
    if offered:
        yield f"{words.actions}:"
    yield from (f"  {n}. {_action(action, words)}" for n, action in enumerate(offered, 1))


def _action(action: Action, words: Labels) -> str:
    verdict = {"right": words.right, "wrong": words.wrong}.get(action.mark, "")
    chosen = words.chosen if action.pressed else ""
    return ", ".join(filter(None, (action.label, chosen, verdict, action.note)))
