"""The colours all packs share."""

from __future__ import annotations

PAPER, EDGE = "#fdf8ec", "#cfc4ab"
WHITE, WOOD = "#fffdf6", "#f3d9a2"
SKIN, SKIN_SHADE, BLUSH = "#f4cda6", "#e5b087", "#e89f7f"
GOLD, RED, BLUE, GREEN = "#f2b527", "#d43a35", "#3f7fc6", "#5aa345"
BARK, LEAF, STEEL, SHINE = "#5b9a45", "#b9dc6a", "#7fb1de", "#d3e6f5"
RIM, SUN, SHADE = "#a96a08", "#b8650c", "#37773a"
