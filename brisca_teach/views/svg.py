"""A scene as one picture that stands by itself: on any page, in print, where no program runs."""

from __future__ import annotations

import base64
import html
from collections.abc import Iterator

from brisca_teach.views.scene import Action, RowView, Scene, SeatView, enabled, playable
from brisca_teach.views.svg_blocks import (
    EDGE,
    GROUND,
    INK,
    PAGE,
    SOFT,
    Block,
    Type,
    column,
    flow,
    framed,
    num,
    row,
    words,
)
from brisca_teach.views.svg_cards import RINGS, hand_block, sign, stock_block, suit_block, trick_block
from brisca_teach.views.text import tell

ROOM, LEAST, PAD = 700.0, 480.0, 16.0
LONG = 26  # letters; a longer answer makes the answers a list
PROMPT, NAME = Type(21, bold=True, serif=True), Type(16, bold=True, serif=True)
PLAIN, STRONG, QUIET = Type(14.5), Type(14.5, bold=True), Type(13, colour=SOFT)
PINTA = {"O": "#925a00", "C": "#b01f2b", "E": "#1b539f", "B": "#276a30"}
# The frame is broken like that of a Spanish card of the trump suit.
GAPS = {"C": (0.0,), "E": (-18.0, 18.0), "B": (-36.0, 0.0, 36.0)}
VERDICTS = {"right": RINGS["right"], "near": "#7d5200", "wrong": RINGS["wrong"]}


def picture(scene: Scene) -> str:
    """The scene as one SVG, the same for equal scenes, without ids, fonts or dates."""
    ground = _ground(scene)
    below = column((_seat(scene, seat, True) for seat in scene.seats[:1]), 0)
    rest = (below, *_bars(scene), _message(scene))
    inside = max(LEAST, ground.width + 4 * PAD if ground.height else 0, *(block.width for block in rest))
    page = column((_top(scene, inside), _on_ground(scene, ground, inside), *rest), 14)
    return _sheet(inside + 2 * PAD, page, scene.label or scene.prompt)


def _sheet(width: float, page: Block, label: str) -> str:
    height = page.height + 2 * PAD
    size = f'width="{num(width - 1)}" height="{num(height - 1)}" rx="12"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{num(width)}" height="{num(height)}"'
        f' viewBox="0 0 {num(width)} {num(height)}" role="img" aria-label="{html.escape(label)}">'
        f'<rect x=".5" y=".5" {size} fill="{PAGE}" stroke="#d8c9ae"/>'
        f"{page.at((width - page.width) / 2, PAD)}</svg>"
    )


def image_html(scene: Scene) -> str:
    """The picture alone, with its text alternative."""
    encoded = base64.b64encode(picture(scene).encode()).decode()
    alt = html.escape(" ".join(tell(scene).split()))
    return f'<img alt="{alt}" style="max-width:100%" src="data:image/svg+xml;base64,{encoded}">'


def static_html(scene: Scene) -> str:
    """The picture with its text alternative, how to wake the table, and the answer folded."""
    parts = [image_html(scene)]
    if enabled(scene) or playable(scene):
        parts.append(f"<p>{html.escape(scene.words.paused)}</p>")
    if scene.answer:
        parts.append(
            f"<details><summary>{html.escape(scene.words.answer)}</summary>{html.escape(scene.answer)}</details>"
        )
    return "\n".join(parts)


def _top(scene: Scene, width: float) -> Block:
    sign_block = _trump(scene)
    room = width - sign_block.width - 16
    said = ((scene.progress, QUIET), (scene.prompt, PROMPT), (scene.score, QUIET))
    ask = column((words(text, kind, room) for text, kind in said), 2, left=True)
    body = ask.body + sign_block.at(width - sign_block.width, 0)
    return Block(width, max(ask.height, sign_block.height), body)


def _trump(scene: Scene) -> Block:
    if not scene.trump_words:
        return Block(0, 0, "")
    icon = suit_block(scene.trump, scene.deck, 24) if scene.trump else Block(0, 0, "")
    inner = row((icon, words(scene.trump_words, STRONG)), 8, 0.5)
    return framed(inner, 12, 5, "#fdf8ec", _pinta(scene), round_by=18)


def _pinta(scene: Scene) -> str:
    return EDGE if scene.deck.startswith("french") else PINTA.get(scene.trump, EDGE)


def _ground(scene: Scene) -> Block:
    labels, deck = scene.words, scene.deck
    others = flow((_seat(scene, seat) for seat in reversed(scene.seats[1:])), ROOM, 30)
    trick = trick_block(scene.trick, deck, 460, labels)
    trick = column((trick, words(scene.trick_words, STRONG, 460, middle=True), _last(scene)), 10)
    stock = stock_block(scene.turn_up, scene.stock_count, scene.stock, deck)
    return column((others, row((stock, trick), 30, 0.5), *(_row(scene, one) for one in scene.rows)), 18)


def _row(scene: Scene, one: RowView) -> Block:
    cards = hand_block(one.cards, scene.deck, 640, scene.words, 58 if one.small else 96)
    return column((words(one.label, QUIET), cards), 6)


def _last(scene: Scene) -> Block:
    if not scene.last_trick:
        return Block(0, 0, "")
    title = words(scene.words.last_trick, QUIET, middle=True)
    return column((title, trick_block(scene.last_trick, scene.deck, 400, scene.words, largest=52)), 4)


def _on_ground(scene: Scene, inner: Block, width: float) -> Block:
    """What lies on the table, on its ground, inside a frame with the pinta of the trump suit."""
    if not inner.height:
        return inner
    height, colour = inner.height + 42, _pinta(scene)
    body = f'<rect width="{num(width)}" height="{num(height)}" rx="11" fill="{GROUND}"/>'
    size = f'width="{num(width - 13)}" height="{num(height - 13)}" rx="7"'
    body += f'<rect x="6.5" y="6.5" {size} fill="none" stroke="{colour}" stroke-width="2"/>'
    gaps = () if scene.deck.startswith("french") else GAPS.get(scene.trump, ())
    for x in (num(width / 2 + gap - 8) for gap in gaps):
        for y in (4.0, height - 9):
            body += f'<rect x="{x}" y="{num(y)}" width="16" height="5" fill="{GROUND}"/>'
    return Block(width, height, body + inner.at((width - inner.width) / 2, 21))


def _seat(scene: Scene, seat: SeatView, you: bool = False) -> Block:
    labels = scene.words
    turn = f"▸ {labels.turn_you if you else labels.turn_other}" if seat.turn else ""
    about = " · ".join(filter(None, (seat.role, seat.said and f"«{seat.said}»", turn)))
    head = row((words(seat.name, NAME), words(about, QUIET)), 8, 0.8)
    others = max(len(scene.seats) - 1, 1)
    hand = hand_block(seat.cards, scene.deck, ROOM if you else 620 / others - 20, labels, 100 if you else 66)
    shown = hand_block(seat.shown, scene.deck, ROOM if you else 620 / others - 20, labels, 58)
    return column((head, hand, shown, words(seat.pile, QUIET, middle=True)), 8)


def _bars(scene: Scene) -> Iterator[Block]:
    answers = [one for one in scene.actions if one.kind in ("choice", "suit", "bid")]
    others = [one for one in scene.actions if one.kind in ("primary", "button", "hint")]
    pills = [_pill(scene, one) for one in answers]
    is_list = any(len(one.label) > LONG for one in answers)
    yield column(pills, 8, left=True) if is_list else flow(pills, 620, 8)
    yield flow((_pill(scene, one) for one in others), 620, 8)


def _pill(scene: Scene, action: Action) -> Block:
    icon = suit_block(action.suit, scene.deck, 22) if action.suit else Block(0, 0, "")
    mark = {"right": "✓", "wrong": "✗"}.get(action.mark, "")
    colour = RINGS.get(action.mark, SOFT if action.disabled else INK)
    said = " ".join(filter(None, (mark, action.label)))
    inner = row((icon, words(said, Type(14.5, bold=not action.disabled, colour=colour))), 7, 0.5)
    return framed(inner, 15, 9, PAGE, colour if action.mark else EDGE)


def _message(scene: Scene) -> Block:
    more = (words(one, PLAIN, 560) for one in (*scene.reasons, *scene.hints))
    inner = column((words(scene.status, STRONG, 560), *more), 4, left=True)
    if not inner.height:
        return inner
    if scene.verdict:
        inner = row((Block(28, 26, sign(scene.verdict, 13, 13, VERDICTS[scene.verdict])), inner), 6)
    return framed(inner, 14, 9, GROUND)
