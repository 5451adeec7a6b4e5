"""Blocks: pieces of SVG that know their size, so that a page can be set without any font at hand."""

from __future__ import annotations

import html
from collections.abc import Iterable
from dataclasses import dataclass

INK, SOFT, EDGE, PAGE, GROUND = "#2a241c", "#62574a", "#8d7d64", "#fffdf8", "#f3ead8"
SANS = "system-ui,-apple-system,'Segoe UI',Roboto,'DejaVu Sans',sans-serif"
SERIF = "'Iowan Old Style',Palatino,Georgia,'Liberation Serif',serif"

# Widths of letters in parts of the size, taken from a wide font: real text is never wider than its block.
NARROW, WIDE = "iljtfrI.,:;'|!()[] ·", "mwMWÑ@%—«»"


@dataclass(frozen=True, slots=True)
class Block:
    """A drawn rectangle of `width` x `height`; its body starts at its upper left corner."""

    width: float
    height: float
    body: str

    def at(self, x: float, y: float) -> str:
        """The block moved to a place."""
        return f'<g transform="translate({num(x)} {num(y)})">{self.body}</g>' if self.body else ""


def num(value: float) -> str:
    """A number as short as it can be written."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def text_width(text: str, size: float, bold: bool = False) -> float:
    """How wide a text is at most."""
    return sum(map(_letter_width, text)) * size * (1.1 if bold else 1)


def _letter_width(letter: str) -> float:
    if letter in NARROW:
        return 0.38
    if letter in WIDE:
        return 0.98
    return 0.72 if letter.isupper() else 0.63


def wrapped(text: str, size: float, width: float, bold: bool = False) -> list[str]:
    """The text in lines that fit; a single longer word stands alone."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size, bold) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


@dataclass(frozen=True, slots=True)
class Type:
    """How words look: size, weight, family, colour."""

    size: float
    bold: bool = False
    serif: bool = False
    colour: str = INK

    @property
    def attributes(self) -> str:
        """As attributes of a text element."""
        weight = ' font-weight="600"' if self.bold else ""
        family = SERIF if self.serif else SANS
        return f'font-family="{family}" font-size="{num(self.size)}" fill="{self.colour}"{weight}'


def words(text: str, kind: Type, width: float = 10_000, middle: bool = False) -> Block:
    """A paragraph, wrapped to a width."""
    lines = wrapped(text, kind.size, width, kind.bold)
    if not lines:
        return Block(0, 0, "")
    wide = max(text_width(line, kind.size, kind.bold) for line in lines)
    step, x, anchor = kind.size * 1.3, wide / 2 if middle else 0, ' text-anchor="middle"' if middle else ""
    rows = "".join(
        f'<tspan x="{num(x)}" y="{num(step * n + kind.size)}">{html.escape(line)}</tspan>'
        for n, line in enumerate(lines)
    )
    return Block(wide, step * len(lines), f"<text {kind.attributes}{anchor}>{rows}</text>")


def column(blocks: Iterable[Block], gap: float, left: bool = False) -> Block:
    """Blocks below each other, centred unless they start at the left."""
    shown = [block for block in blocks if block.height]
    width = max((block.width for block in shown), default=0)
    body, y = "", 0.0
    for block in shown:
        body += block.at(0 if left else (width - block.width) / 2, y)
        y += block.height + gap
    return Block(width, max(y - gap, 0), body)


def row(blocks: Iterable[Block], gap: float, align: float = 0) -> Block:
    """Blocks beside each other, at the top (0), middle (0.5) or bottom (1)."""
    shown = [block for block in blocks if block.width]
    height = max((block.height for block in shown), default=0)
    body, x = "", 0.0
    for block in shown:
        body += block.at(x, (height - block.height) * align)
        x += block.width + gap
    return Block(max(x - gap, 0), height, body)


def flow(blocks: Iterable[Block], width: float, gap: float) -> Block:
    """Blocks beside each other in as many rows as they need."""
    rows: list[list[Block]] = [[]]
    for block in blocks:
        taken = sum(one.width + gap for one in rows[-1])
        if rows[-1] and taken + block.width > width:
            rows.append([])
        rows[-1].append(block)
    return column((row(one, gap) for one in rows), gap)


def framed(inner: Block, pad_x: float, pad_y: float, fill: str, edge: str = "", round_by: float = 10) -> Block:
    """A block on a ground of its own."""
    width, height = inner.width + 2 * pad_x, inner.height + 2 * pad_y
    stroke = f' stroke="{edge}" stroke-width="1.5"' if edge else ""
    ground = f'<rect width="{num(width)}" height="{num(height)}" rx="{num(round_by)}" fill="{fill}"{stroke}/>'
    return Block(width, height, ground + inner.at(pad_x, pad_y))
