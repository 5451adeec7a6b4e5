"""A drawn picture with its text alternative, the same in every front end, with or without matplotlib."""

from __future__ import annotations

import base64
import html
import io
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from brisca_teach.views.words import say

if TYPE_CHECKING:
    from matplotlib.figure import Figure

Draw = Callable[["Figure"], None]
"""What draws on an empty figure."""

PAPER, INK, SOFT, GRID = "#ffffff", "#1b1b1f", "#55565c", "#c9cace"
DARK, PALE, ACCENT = "#23517e", "#eef1f4", "#9a3b12"
STYLE: dict[str, Any] = {
    "font.family": "DejaVu Sans",  # comes with matplotlib, so the picture is the same everywhere
    "font.size": 12,
    "text.color": INK,
    "axes.edgecolor": GRID,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": INK,
    "ytick.color": SOFT,
}


class Picture:
    """An image under a fold, with the same facts in words. Drawn when it is first shown, and then kept."""

    def __init__(self, lang: str, text: str, draw: Draw, size: tuple[float, float] = (7.2, 3.2)) -> None:
        self.lang, self.text = lang, text
        self._draw, self._size = draw, size
        self._png: bytes | None = None

    @property
    def png(self) -> bytes | None:
        """The picture; None where there is no matplotlib."""
        if self._png is None:
            self._png = _painted(self._draw, self._size)
        return self._png

    def __repr__(self) -> str:
        return self.text

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, str]:
        """The picture folded, so that a question above it stays a question; its words stand beside it."""
        return {"text/plain": self.text, "text/html": self._html()}

    def _html(self) -> str:
        if self.png is None:
            return f"<p>{html.escape(say(self.lang, 'plot.missing', text=self.text))}</p>"
        encoded = base64.b64encode(self.png).decode("ascii")
        image = f'<img style="max-width:100%" alt="{html.escape(self.text)}" src="data:image/png;base64,{encoded}">'
        return f"<details><summary>{html.escape(say(self.lang, 'b.plot'))}</summary>{image}</details>"


def _painted(draw: Draw, size: tuple[float, float]) -> bytes | None:
    """The figure as PNG on white paper, readable on any theme; nothing is left open or global."""
    try:
        import matplotlib as mpl  # only when a picture is wanted: it takes a second, and may be missing
        from matplotlib.figure import Figure
    except ImportError:
        return None
    out = io.BytesIO()
    with mpl.rc_context():  # whatever the learner's own settings are, and they stay as they were
        mpl.rcdefaults()
        mpl.rcParams.update(cast("Any", STYLE))
        figure = Figure(figsize=size, facecolor=PAPER, layout="constrained")
        draw(figure)
        figure.savefig(out, format="png", dpi=100, facecolor=PAPER, metadata={"Software": None})
    return out.getvalue()
