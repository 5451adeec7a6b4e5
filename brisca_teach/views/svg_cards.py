"""Cards of a picture: faces, backs, the ring and the word of each mark, hands, tricks, the stock."""

from __future__ import annotations

import re
from collections.abc import Sequence

from brisca_teach.views.art import CARD_SIZE, back_body, card_body, suit_body
from brisca_teach.views.scene import CardView, Labels, PlayedView, mark_words
from brisca_teach.views.svg_blocks import EDGE, GROUND, INK, SOFT, Block, Type, column, flow, num, row, words

NOTE, WHO, QUIET = Type(12.5, bold=True), Type(13.5, bold=True), Type(13, colour=SOFT)
GOLD = "#8a5200"
RINGS = {"right": "#17643a", "wrong": "#a3241d", "best": GOLD, "won": GOLD, "winning": GOLD, "chosen": INK}
CROWN = "M4.5 17.5h15M5 14.5L4 7l4.5 3L12 5l3.5 5L20 7l-1 7.5z"
SIGNS = {
    "right": "M5 12.5l4.5 4.5L19 7.5",
    "wrong": "M6.5 6.5l11 11M17.5 6.5l-11 11",
    "near": "M5 10c3-3.5 5.5 2 7 0s4-3 7 0M5 16c3-3.5 5.5 2 7 0s4-3 7 0",
    "best": "M12 4l2.4 5.2 5.6.7-4.2 3.9 1.1 5.6-4.9-2.8-4.9 2.8 1.1-5.6L4 9.9l5.6-.7z",
    "won": CROWN,
    "winning": CROWN,
}


def sign(name: str, x: float, y: float, colour: str) -> str:
    """A round sign with a white drawing, centred on a place."""
    disc = f'<circle r="12" fill="{colour}" stroke="{GROUND}"/>'
    line = 'transform="translate(-9 -9) scale(.75)" fill="none" stroke="#fff" stroke-width="3"'
    return f'<g transform="translate({num(x)} {num(y)})">{disc}<path d="{SIGNS[name]}" {line}/></g>'


def scaled(body: str, width: float) -> Block:
    """Something drawn in card units at a width."""
    scale = width / CARD_SIZE[0]
    return Block(width, CARD_SIZE[1] * scale, f'<g transform="scale({scale:.4f})">{body}</g>')


def suit_block(suit: str, deck: str, size: float) -> Block:
    """A suit's sign as a square."""
    return Block(size, size, f'<g transform="scale({size / 100:.2f})">{suit_body(suit, deck)}</g>')


def _plain_back(deck: str) -> str:
    """A back without its ornament, for cards of which only an edge is seen: many of them stay small."""
    return "".join(re.findall(r"<rect[^>]*/>", back_body(deck))[:2])


def card_block(card: CardView, deck: str, width: float, labels: Labels) -> Block:
    """A card with its ring, its sign and the words under it."""
    face = scaled(card_body(card.code, deck) if card.code else back_body(deck), width)
    mark = next((one for one in RINGS if one in card.marks), "")
    body = face.body if "blocked" not in card.marks else f'<g opacity=".55">{face.body}</g>'
    if mark:
        size = f'width="{num(width + 4)}" height="{num(face.height + 4)}" rx="{num(width / 14)}"'
        body += f'<rect x="-2" y="-2" {size} fill="none" stroke="{RINGS[mark]}" stroke-width="4"/>'
    if mark in SIGNS:
        body += sign(mark, width - 2, 2, RINGS[mark])
    said = words(caption(card, labels), NOTE, max(width + 8, 78), middle=True)
    return column((Block(width, face.height, body), said), 7)


def caption(card: CardView, labels: Labels) -> str:
    """What stands under a card: the words of its marks, then its note."""
    marks = (word for word in mark_words(card, labels) if word not in card.note)
    return " · ".join(filter(None, (*marks, card.note)))


def hand_block(cards: Sequence[CardView], deck: str, room: float, labels: Labels, largest: float = 96) -> Block:
    """Cards side by side, as large as there is room; a closed hand as a fan of backs."""
    if not cards:
        return Block(0, 0, "")
    if not any(card.code for card in cards):
        return fan_block(len(cards), deck)
    width = min(largest, max(48.0, room / len(cards) - 9))
    return flow((card_block(card, deck, width, labels) for card in cards), room, 9)


def fan_block(count: int, deck: str, width: float = 38) -> Block:
    """A closed hand: backs on top of each other, the last one whole."""
    step = 18 if count < 5 else 9
    plain, whole = scaled(_plain_back(deck), width), scaled(back_body(deck), width)
    body = "".join((whole if n == count - 1 else plain).at(n * step, 0) for n in range(count))
    return Block(width + step * (count - 1), whole.height, body)


def trick_block(trick: Sequence[PlayedView], deck: str, room: float, labels: Labels, largest: float = 92) -> Block:
    """The trick in order of play; a place without a card is still to come."""
    if not trick:
        return Block(0, 0, "")
    width = min(largest, max(48.0, room / len(trick) - 14))
    return row((_played(one, deck, width, labels) for one in trick), 14)


def _played(played: PlayedView, deck: str, width: float, labels: Labels) -> Block:
    card = card_block(played.card, deck, width, labels) if played.card else _slot(width)
    return column((words(played.who, WHO, middle=True), card), 6)


def _slot(width: float) -> Block:
    height = width * CARD_SIZE[1] / CARD_SIZE[0]
    size = f'width="{num(width - 2)}" height="{num(height - 2)}" rx="6"'
    dashes = f'<rect x="1" y="1" {size} fill="none" stroke="{EDGE}" stroke-width="2" stroke-dasharray="6 5"/>'
    return Block(width, height, dashes)


def stock_block(turn_up: CardView | None, count: int, said: str, deck: str, width: float = 74) -> Block:
    """The turn-up lying across, half under the stock, with the words below."""
    tall = width * CARD_SIZE[1] / CARD_SIZE[0]
    left = tall - width / 2 if turn_up else 0
    body = ""
    if turn_up:
        face = scaled(card_body(turn_up.code, deck), width)
        body = f'<g transform="translate(0 {num((tall + width) / 2)}) rotate(-90)">{face.body}</g>'
    for n in range(min(count, 3)):
        back = back_body(deck) if n == min(count, 3) - 1 else _plain_back(deck)
        body += scaled(back, width).at(left - 2 * n, 4 - 2 * n)
    wide = (left + width if count else tall) if body else 0
    return column((Block(wide, tall + 4 if body else 0, body), words(said, QUIET, 160, middle=True)), 8)
